# Các trò và các tùy chọn.

game-agram-name = Agram
game-agram-place = Niger
game-agram-summary = Sáu lá, và chỉ vòng thứ sáu mới tính.
game-agram-source = Lời một người chơi ở Niger kể với Pagat
game-agram-inferred = ai thắng năm ván trước thì thắng trận; hay nhất khi ba hoặc bốn người

game-sink-sink-name = Sink-Sink
game-sink-sink-place = Niger
game-sink-sink-summary = Agram năm lá: vòng thứ năm mới tính, và bảy người chơi được.
game-sink-sink-source = Lời một người chơi ở Niger kể với Pagat; số bảy người theo CatsAtCards
game-sink-sink-inferred = ai thắng năm ván trước thì thắng trận; hay nhất khi ba đến năm người

game-mali-name = Agram Mali
game-mali-place = Mali
game-mali-summary = Năm lá từ bộ bài 31 lá, trong đó 10 lớn hơn Đầm, còn Bồi chỉ hơn được 7.
game-mali-source = CatsAtCards, và một lời kể thứ hai cho cùng thứ tự các lá
game-mali-inferred = nhiều nhất sáu người; ai thắng năm ván trước thì thắng trận; hay nhất khi ba hoặc bốn người

game-fapfap-name = Fapfap
game-fapfap-place = Cameroon
game-fapfap-summary = Năm lá; ăn vòng cuối bằng lá 3 được gấp đôi, ăn hai vòng cuối đều bằng lá 3 được gấp bốn.
game-fapfap-source = CatsAtCards; các bộ bài và bài thắng trắng lấy từ chương trình viết ở Cameroon và Gabon
game-fapfap-inferred = chia ba lá rồi hai lá; ngược chiều kim đồng hồ; ai được mười điểm trước thì thắng trận; thắng trắng ăn một

game-spar-name = Spar
game-spar-place = Ghana
game-spar-summary = Năm lá; ăn vòng cuối bằng lá 6 được 3 điểm, bằng lá 7 được 2.
game-spar-source = Pagat và CatsAtCards; lá để dành và bắt lỗi theo một bản thiết kế viết ở Ghana
game-spar-inferred = ai cắt bài; theo chiều kim đồng hồ; ai được mười điểm trước thì thắng trận; lá để dành giữ ra sao và được bao nhiêu; bắt lỗi oan thì ván vẫn đánh tiếp; bảy lá thì chia bốn lá rồi ba lá

game-sipa-name = Sipa
game-sipa-place = Togo
game-sipa-summary = Lá nào không bắt được thì úp; ăn ba vòng cuối đều bằng lá 7 được sáu điểm.
game-sipa-source = Pagat, theo những người chơi ở Togo, và CatsAtCards
game-sipa-inferred = hay nhất khi hai đến bốn người

game-cat-te-name = Cắt Tê
game-cat-te-place = Việt Nam
game-cat-te-summary = Sáu lá, không buộc theo chất: bốn vòng bắt hoặc úp, đừng để chết tùng, rồi ăn vòng thứ sáu.
game-cat-te-source = CatsAtCards; chỗ nào còn bỏ ngỏ thì theo các trang luật và chương trình của người Việt
game-cat-te-inferred = nhà bên phải người chia cắt bài; bắt đầu chia từ nhà bên phải; hai mươi chip; mười ván; hai bài đồng chất ngang nhau thì ai thắng

game-eighty-three-name = Tám Mươi Ba
game-eighty-three-summary = Sáu lá; vòng thứ năm quyết định, và được thêm nếu không ăn bằng Át, thêm nữa nếu nhả vòng cuối.
game-eighty-three-source = CatsAtCards
game-eighty-three-inferred = nhà bên phải người chia cắt bài

game-letzter-stich-name = Letzter Stich
game-letzter-stich-place = Đức
game-letzter-stich-summary = Bộ bài Skat cho bốn đến sáu người; 10 chỉ thua Át, và vòng cuối được 50.
game-letzter-stich-source = CatsAtCards; các thứ tự lá khác và lối ra bài từ bên trái theo sách và trang mạng tiếng Đức
game-letzter-stich-inferred = nhà bên phải ra trước là đúng theo nguồn, nhưng có thể nguồn viết nhầm trái thành phải; số ván gấp đôi số người; quỹ chung góp và chia thế nào

game-letzter-stich-3-name = Letzter Stich tay ba
game-letzter-stich-3-place = Đức
game-letzter-stich-3-summary = Letzter Stich cho ba người: 28 lá, mỗi nhà tám lá, và vòng thứ tám được 50.
game-letzter-stich-3-source = CatsAtCards; các thứ tự lá khác và lối ra bài từ bên trái theo sách và trang mạng tiếng Đức
game-letzter-stich-3-inferred = nhà bên phải ra trước là đúng theo nguồn, nhưng có thể nguồn viết nhầm trái thành phải; số ván gấp đôi số người; quỹ chung góp và chia thế nào

game-jeu-de-carte-name = Jeu de Carte
game-jeu-de-carte-place = Benin
game-jeu-de-carte-summary = Không theo được chất thì úp một lá; ăn vòng cuối bằng lá 7 được gấp đôi.
game-jeu-de-carte-source = Pagat, theo những người chơi ở Benin
game-jeu-de-carte-inferred = thứ tự các lá; ngược chiều kim đồng hồ; người thắng chia bài; hai đến sáu người

game-garame-name = Garame
game-garame-place = Gabon và Cameroon
game-garame-summary = Fapfap với 31 lá từ 3 đến 10; bài thật nhỏ hoặc ba lá 7 thì thắng trắng.
game-garame-source = Các chương trình do người chơi ở Gabon và Cameroon viết
game-garame-inferred = chia ba lá rồi hai lá; ngược chiều kim đồng hồ; ai được mười điểm trước thì thắng trận; thắng trắng ăn một

# Mỗi tùy chọn nói về điều gì. Trò nào nói khác thì tên trò nằm trong khóa.

option-direction = chia bài và đánh theo chiều nào
option-next-dealer = ai chia ván sau: người thắng ván, hoặc nhà kế tiếp theo lượt
option-history = được xem lại những vòng nào đã xong
option-open = xong ván có lật bài úp và bài nọc cho xem không
option-score = người thắng được điểm, hoặc mỗi nhà thua chung chip cho người thắng
option-cat-te-score = mỗi nhà thua chung chip; hoặc tính điểm: mỗi đối thủ một điểm; hoặc tính điểm kiểu Việt Nam
option-batch = số chip mỗi nhà có lúc đầu, và được phát thêm khi có nhà không đủ chung
option-target = số điểm để thắng trận, hoặc open nếu trận không đặt mốc
option-deals = số ván định trước (2n: gấp đôi số người chơi), hoặc off
option-tie = hòa khi đã hết số ván: tất cả chơi tiếp, chỉ các nhà hòa chơi tiếp, hoặc chia nhau phần thắng
option-eighty-three-tie = hòa khi chạm mốc: mốc nâng thêm 5; hoặc ai thắng nhiều ván hơn; hoặc ai dẫn đầu một mình trước; v.v.
option-chief = Át bích: bỏ ra, hoặc giữ lại làm lá bích lớn nhất
option-agram-chief = Át bích: bỏ ra, hoặc giữ lại làm lá bích lớn nhất (luật riêng; sáu người chơi được)
option-sink-sink-chief = Át bích: bỏ ra, hoặc giữ lại làm lá bích lớn nhất (luật riêng)
option-rank = thứ tự các lá: 10 ngay dưới Át, thứ tự thường, hoặc Già, Đầm, Bồi nhỏ nhất
option-mali-rank = thứ tự các lá: kiểu Mali, hoặc thứ tự thường
option-most = nhiều nhất mấy người ngồi
option-deck = 35 lá có ba Át, hoặc chỉ từ 3 đến 10: đủ 32 lá, hoặc 31 lá bỏ 10 bích
option-garame-deck = từ 3 đến 10: đủ 32 lá, hoặc 31 lá bỏ 10 bích
option-kora = lá 3 ăn bao nhiêu: vòng cuối 2, hai vòng cuối 4; hoặc thêm mỗi lá 3 lên một bậc
option-naturals = những bài thắng trắng, kiểu Gabon hoặc kiểu Cameroon
option-cards = mỗi nhà mấy lá; bảy lá thì nhiều nhất năm người
option-packets = cách chia: ba lá rồi hai lá, từng lá một, hoặc đủ cả tay một lần
option-stack = cộng dồn mấy vòng cuối khi cùng một nhà ăn bằng lá 6 và lá 7
option-stack-suit = hai vòng liền nhau trong chuỗi ấy có được cùng chất không
option-dry = để dành một lá 6 hoặc 7 cho vòng cuối: úp thì gấp đôi, ngửa thì gấp bốn
option-weak-redeal = bài không có lá nào trên 9 có được đổi bài mới không
option-peek = ở vòng áp chót có được xem lá dưới cùng của nọc không
option-enforce = nhà không theo chất bị chặn ngay, hoặc để các nhà khác bắt lỗi (3 điểm)
option-stones = sỏi để giữa bàn, mỗi điểm một viên, hết sỏi là hết trận
option-hide = lá nào thì úp: mọi lá không bắt được, chỉ lá khác chất, hoặc không lá nào
option-four-sevens = ăn bốn vòng cuối đều bằng lá 7 được bao nhiêu: 6 như ba vòng, hoặc 8 (chưa thấy ai chơi)
option-pay = xong ván mỗi nhà thua chung, hoặc mọi nhà góp gà trước ván
option-least = ít nhất mấy người thì chơi được
option-first-lead = ai ra trước: nhà bên phải người chia, hoặc nhà bên trái như các nơi khác
option-cat-te-first-lead = ai ra trước: người chia; hoặc ván đầu trận thì nhà cầm 2 bích
option-instant = bài nào thắng trắng: tứ quý hoặc sáu lá đồng chất; hoặc, hiểu đúng từng chữ, bốn lá đồng chất
option-low-six = sáu lá đều dưới 6 có thắng trắng không
option-instant-tie = hai nhà cùng thắng trắng: bài mạnh hơn; nhà đi trước; hoặc bài mạnh hơn rồi đến chất
option-claim = thắng trắng thì bàn tự nhận ra, hoặc phải xưng trước khi ra lá đầu
option-trick-five = vòng năm: cùng úp rồi cùng lật, hoặc lần lượt đánh ngửa
option-trick-six = chất tính ở vòng sáu: của lá được ra, hoặc của lá đã ăn vòng năm
option-ace = ai phải chung vì ôm Át quá lâu: xem luật của trò này
option-variant = không buộc gì cả; hoặc, như nghe kể ở Campuchia, theo được phải theo, bắt được phải bắt, và không ai chết tùng
option-worth = điểm cho vòng cuối; hoặc tiền cược của mỗi đối thủ; hoặc một phần quỹ chung
option-pack = 28 lá bỏ các lá 8, hoặc 24 lá bỏ cả 8 lẫn 7, chia hết

# Các bộ tùy chọn có tên. Trò nào nói khác thì tên trò nằm trong khóa.

preset-bicycle-name = Bicycle
preset-bicycle-about = theo chiều kim đồng hồ; nhà bên trái người chia ra trước
preset-single-name = Từng ván một
preset-single-about = mỗi ván là một trận riêng
preset-agram-six-name = Sáu người một bàn
preset-agram-six-about = thêm Át bích, đủ 36 lá cho sáu người chơi
preset-natural-name = Thứ tự thường
preset-natural-about = Át, Già, Đầm, Bồi, 10 rồi xuống đến 7
preset-garame-name = Garame
preset-garame-about = 31 lá, có thắng trắng, kiểu Gabon
preset-kora-name = Kora
preset-kora-about = 31 lá, thắng trắng kiểu Cameroon, và thêm mỗi lá 3 lên một bậc
preset-garame-kora-name = Kora, kiểu Cameroon
preset-five-name = Đến năm điểm
preset-five-about = trận ngắn
preset-twenty-one-name = Đến 21 điểm
preset-twenty-one-about = trận dài
preset-ghana-dry-name = Ghana, để dành lá
preset-ghana-dry-about = được để dành một lá cho vòng cuối, và các nhà khác canh bắt lỗi đánh sai chất
preset-two-tricks-name = Hai vòng
preset-two-tricks-about = lá 6 và lá 7 ăn hai vòng cuối được cộng dồn
preset-ghana-run-name = Cộng cả chuỗi
preset-ghana-run-about = chuỗi lá 6 và lá 7 ăn liền nhau đến vòng cuối được cộng dồn hết
preset-distinct-run-name = Chuỗi đổi chất
preset-distinct-run-about = như Cộng cả chuỗi, nhưng hai vòng liền nhau phải khác chất
preset-thirty-name = Đến 30 điểm
preset-thirty-about = mốc quen thuộc, c30
preset-seven-name = Bảy lá
preset-seven-about = bảy lá, tính vòng thứ bảy, nhiều nhất năm người
preset-stones-name = Ba mươi viên sỏi
preset-stones-about = mỗi điểm một viên sỏi cho đến khi hết ba mươi viên; ai nhiều sỏi nhất thì thắng
preset-benin-hiding-name = Chỉ úp lá khác chất
preset-benin-hiding-about = lá theo chất vẫn để ngửa, kiểu Benin
preset-open-cards-name = Không úp
preset-open-cards-about = lá nào cũng đánh ngửa
preset-sipa-six-name = Đến sáu điểm
preset-sipa-six-about = trận ngắn
preset-twelve-name = Đến mười hai điểm
preset-twelve-about = trận dài hơn
preset-sipa-twenty-four-name = Đến 24 điểm
preset-sipa-twenty-four-about = trận dài
preset-vietnam-name = Kiểu Việt Nam, tính điểm
preset-vietnam-about = theo chiều kim đồng hồ; thắng được một điểm, chết tùng mất một, và thối mỗi Át mất thêm một
preset-stuck-aces-name = Thối Át
preset-stuck-aces-about = nhà chết tùng phải chung thêm một cho mỗi lá Át còn trên tay
preset-pot-name = Góp gà
preset-pot-about = mọi nhà góp gà trước ván, ai thắng thì ăn gà
preset-khmer-name = Khmer
preset-khmer-about = theo được phải theo, bắt được phải bắt; không ai chết tùng
preset-most-deals-name = Thắng nhiều ván hơn
preset-most-deals-about = hòa khi chạm mốc thì nhà thắng nhiều ván hơn là thắng
preset-sudden-death-name = Dẫn trước là thắng
preset-sudden-death-about = hòa khi chạm mốc thì nhà nào dẫn đầu một mình trước là thắng
preset-forehand-name = Nhà trái ra trước
preset-forehand-about = nhà bên trái người chia ra trước
preset-courts-low-name = Già, Đầm, Bồi nhỏ nhất, có cược
preset-courts-low-about = nhà bên trái người chia ra trước; Già, Đầm, Bồi là những lá nhỏ nhất, và mỗi nhà chung tiền cược
preset-five-hundred-name = Đến 500 điểm
preset-five-hundred-about = ăn được vòng cuối mười lần là thắng trận
preset-letzter-stich-3-twenty-four-name = Chia hết
preset-letzter-stich-3-twenty-four-about = 24 lá, không có nọc
