# Tờ luật: luật của đúng một bàn. Các con số lấy từ chính dữ liệu mà chương trình dùng để
# chia và tính bài.

sheet-title = { $game }: luật của bàn này
sheet-title-place = { $game }, { $place }: luật của bàn này

# --- Mục đích

heading-aim = Mục tiêu
aim-last = Ăn vòng cuối. Chỉ vòng ấy mới tính: ai ăn được nó thì thắng ván, trước đó ăn nhiều hay ít cũng vậy. Các vòng trước chỉ để giành quyền ra bài ở vòng cuối và để xem lúc đó trên tay ai còn lá gì.
aim-trick = Ăn vòng { $deciding } trong { $tricks } vòng. Chỉ vòng ấy mới thắng ván; các vòng khác chỉ để giành quyền ra bài ở vòng ấy và để xem lúc đó trên tay ai còn lá gì.
aim-no-trumps = Không có chất chủ, không đấu giá, không tính điểm từng lá.

# --- Người chơi và bộ bài

heading-players = Người chơi
players-count = Chơi được từ { $least } đến { $most } người; bàn này có { $seats }.
players-exactly = Trò này dành cho { $seats } người.
players-best = Hay nhất là { $least } đến { $most } người.
players-best-one = Hay nhất là { $least } người.

heading-pack = Bộ bài
pack-count = Dùng { $count } lá. Trong mỗi chất, các lá xếp từ lớn xuống nhỏ như sau:
pack-order = { $suit }: { $cards }
pack-without = Bỏ ra: { $cards }.
pack-shorter = Vì thế lá { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
} lớn nhất là { $rank }.

# --- Chỗ ngồi, cắt bài và chia bài

heading-deal = Chỗ ngồi và chia bài
draw-dealer = Bốc bài xem ai chia ván đầu: ai bốc lá lớn nhất thì chia. Lớn nhất mà bằng nhau thì bốc lại.
draw-seats = Bốc bài chọn chỗ: ngồi theo chiều kim đồng hồ từ lá lớn nhất đến lá nhỏ nhất, hai lá bằng nhau thì bốc lại. Ai bốc lá lớn nhất thì chia ván đầu.
cut-right = Người chia xào bài, nhà bên phải người chia cắt bài.
cut-or-tap = Người chia xào bài, nhà bên phải người chia cắt bài, hoặc gõ lên bộ bài để cứ thế mà chia.
cut-never = Người chia xào bài; không ai cắt.
deal-each = Mỗi nhà { $cards } lá, chia { $packets }, { $direction ->
    [clockwise] theo chiều kim đồng hồ, bắt đầu từ nhà bên trái người chia
   *[counterclockwise] ngược chiều kim đồng hồ, bắt đầu từ nhà bên phải người chia
}; người chia nhận sau cùng.
packets-one = từng lá một
packets-all = đủ cả tay một lần
packets = làm các đợt { $sizes } lá
talon = { $count ->
    [0] Chia hết bài, không thừa lá nào.
   *[other] Còn thừa { $count } lá làm bài nọc. Bài nọc để úp, không ai được xem.
}
redeal = Trước khi ra lá đầu, nhà nào không có lá nào trên { $rank } được đổi cả tay lấy bài mới từ nọc, mỗi ván một lần, miễn là nọc còn đủ.
dry = Trước khi ra lá đầu, lần lượt mỗi nhà được để dành một lá { $ranks } cho vòng cuối, úp hoặc ngửa. Cho đến lúc đó nó không thuộc bài trên tay và không cần đánh ra, kể cả để theo chất; đến vòng cuối nó tự ra.

# --- Ra bài và đánh bài

heading-play = Cách đánh
lead-next = Nhà kế sau người chia ra bài ở vòng đầu.
lead-dealer = Người chia ra bài ở vòng đầu.
lead-left = Nhà bên trái người chia ra bài ở vòng đầu.
lead-right = Nhà bên phải người chia ra bài ở vòng đầu.
lead-holder = Riêng ván đầu của trận, ai cầm { $card } thì ra trước; nếu lá ấy không được chia thì vẫn như thường.
play-round = Đánh { $direction ->
    [clockwise] theo chiều kim đồng hồ
   *[counterclockwise] ngược chiều kim đồng hồ
}, mỗi nhà một lá; ai ăn vòng thì ra bài ở vòng sau.
duty-must = Có lá cùng chất với lá ra thì phải theo; không có thì đánh lá nào cũng được.
duty-must-beat = Có lá cùng chất với lá ra thì phải theo, và bắt được lá lớn nhất trên bàn thì phải bắt; không có chất ấy thì đánh lá nào cũng được.
duty-free = Không ai buộc phải theo chất, cũng không ai buộc phải bắt.
duty-no-beat = Bắt được cũng không buộc phải bắt.
trick-won = Lá lớn nhất cùng chất với lá ra thì ăn vòng. Lá khác chất không ăn được, dù lớn đến đâu.
last-suit = Ở vòng cuối, chất được tính là chất của lá đã ăn vòng trước, dù ra lá gì. Không ai đánh chất ấy thì người ra bài ăn vòng.
peek = Ở vòng áp chót, nhà đến lượt đánh được xin xem lá dưới cùng của nọc; lá ấy lật cho cả bàn xem.
look-back-none = Các vòng đã xong thì không ai được xem lại.
look-back-last = Chỉ được xem lại vòng vừa xong.
look-back-all = Vòng nào đã xong cũng được xem lại.

# --- Bài úp

heading-hidden = Bài úp
hidden-none = Không có: lá nào cũng đánh ngửa.
hidden-discards = Lá khác chất với lá ra thì úp xuống. Lá theo chất để ngửa.
hidden-not-beating = Lá không bắt được lá lớn nhất trên bàn thì úp xuống, kể cả khi theo chất. Lá bắt được thì phải để ngửa. Úp bài không có nghĩa là khỏi phải theo chất.
hidden-choice = Từ vòng 1 đến vòng { $through }, chỉ lá cùng chất với lá ra và bắt được lá lớn nhất trên bàn mới được đánh ngửa. Không muốn bắt hay không bắt được thì úp một lá bất kỳ, gọi là thiệp. Người ra bài luôn đánh ngửa.
hidden-choice-all = Chỉ lá cùng chất với lá ra và bắt được lá lớn nhất trên bàn mới được đánh ngửa. Không muốn bắt hay không bắt được thì úp một lá bất kỳ, gọi là thiệp. Người ra bài luôn đánh ngửa.
hidden-blind = Vòng { $trick } là vòng chưng: một nhà ra bài, các nhà còn lại mỗi nhà úp một lá tùy ý, rồi tất cả cùng lật. Ở vòng này lá úp cũng ăn được.
hidden-know = Lá úp chỉ người úp biết, và không ăn vòng được. Các nhà khác chỉ thấy có một lá úp xuống, thế thôi.
hidden-know-discards = Lá úp chỉ người úp biết. Các nhà khác chỉ thấy là nhà ấy không theo được chất.
hidden-dry = Lá úp để dành thì chỉ người úp biết, cho đến vòng cuối.
hidden-for-good = Xong ván, lá nào còn úp thì vẫn để úp.
hidden-opened = Xong ván, tất cả các lá đều lật ra cho xem.

# --- Thắng ván

heading-win = Thắng ván
win-last = Ai ăn vòng cuối, vòng { $tricks }, thì thắng ván.
win-trick = Ai ăn vòng { $deciding } thì thắng ván. Dù vậy vẫn đánh đủ { $tricks } vòng.
win-sweep = Ai ăn cả { $tricks } vòng đầu thì thắng tùng: thắng ván ngay tại đó.
win-drop = Sau vòng { $trick }, nhà nào chưa ăn vòng nào thì chết tùng, bài còn lại không lật ra. Các nhà khác đánh tiếp.
win-instant = Có bài thắng trắng, ngay trước khi ra lá đầu:
win-instant-claim = Phải xưng trước khi ra lá đầu; để quá thì chỉ còn là bài thường.
dealt-four-of-a-kind = tứ quý
dealt-one-suit = cả { $cards } lá đồng chất
dealt-four-of-a-suit = bốn lá đồng chất
dealt-three-of = ba hoặc bốn lá { $rank }
dealt-all-below = cả { $cards } lá đều dưới { $rank }
dealt-sum-at-most = các lá cộng lại không quá { $sum }
dealt-double = { $hand }, được gấp đôi nếu trong đó có lá { $rank }
tie-strength = Hai nhà cùng có bài như thế thì bài đứng trên trong danh sách này thắng, rồi xét bài mạnh hơn, rồi xét nhà đi trước.
tie-category = Hai nhà cùng có bài như thế thì bài đứng trên trong danh sách này thắng; cùng là tổng nhỏ thì tổng nhỏ hơn thắng; rồi xét nhà đi trước.
tie-turn = Hai nhà cùng có bài như thế thì nhà đi trước thắng.
tie-suit = Hai nhà cùng có bài như thế thì bài đứng trên trong danh sách này thắng, rồi xét bài mạnh hơn, rồi xét chất: cơ, rô, chuồn, bích.

# --- Thắng được bao nhiêu

heading-award = Thắng được bao nhiêu
award-header-how = cách thắng
award-header-points = điểm
award-header-chips = chip mỗi nhà thua chung
award-header-share = phần từ quỹ cho mỗi đầu người
award-plain = ăn vòng quyết định
award-low = ăn vòng quyết định bằng lá { $rank }
award-low-run = ăn { $tricks } vòng cuối đều bằng lá { $rank }
award-low-mixed = ăn hai vòng cuối bằng { $ranks }
award-low-more = và cứ thế: mỗi vòng trong chuỗi liền tính ngược từ vòng cuối cộng thêm giá trị lá của nó
award-low-distinct = Hai vòng liền nhau trong chuỗi ấy phải ăn bằng hai chất khác nhau.
award-dry-hidden = bằng lá { $rank } để dành úp
award-dry-shown = bằng lá { $rank } để dành ngửa
award-sweep = thắng tùng
award-instant = thắng trắng
award-not-with = nữa, nếu lá ăn vòng quyết định không phải { $rank }
award-last-lost = nữa, nếu người thắng không ăn luôn vòng cuối
award-dealt = cho mỗi nhà được chia { $hands }, bất kể ai thắng
pay-winner = Chỉ người thắng được điểm.
pay-per-opponent = Người thắng được tính chừng ấy cho mỗi đối thủ.
pay-opponents = Mỗi nhà thua chung chừng ấy cho người thắng.
pay-ante = Trước ván mỗi nhà góp gà { $count } chip, người thắng ăn gà; thắng hơn số ấy thì phần hơn mỗi nhà thua phải chung.
pay-dropped = Nhà nào chết tùng mất một.
pay-pool = Quỹ cạn thì mỗi nhà góp { $fill } phần cược; có bao nhiêu người chơi thì người thắng lấy bấy nhiêu phần, quỹ không đủ thì lấy hết.
pay-chips = Mỗi nhà bắt đầu với { $batch } chip. Khi có nhà không đủ chung, mọi nhà được phát thêm { $batch } chip rồi mới chung.

# --- Phạt

heading-penalties = Phạt
penalty-none = Không có: lá nào luật không cho thì không đánh được.
penalty-flag = Không ai chặn nhà không theo chất. Ai cũng được bắt lỗi, cho đến khi tính ván: đánh sai chất thì ván bị hủy và nhà ấy mất { $points }; bắt oan thì người bắt mất { $points }.
penalty-sandbag = Ôm Át: khi một nhà thắng tùng và đã ra bài ở cả ba vòng 1, 2, 3 bằng cùng một chất, nhà khác nào được chia Át chất ấy phải chung thêm một, dù còn cầm trên tay hay đã úp bỏ. Lá Át ấy được lật ra.
penalty-sandbag-own = Ôm Át: khi một nhà thắng tùng và ba lần ra bài đầu tiên của nhà ấy đều cùng một chất, nhà khác nào được chia Át chất ấy phải chung thêm một, trừ khi đã úp bỏ nó trước lần ra bài đầu trong ba lần ấy. Lá Át ấy được lật ra.
penalty-stuck = Thối Át: nhà chết tùng phải chung thêm một cho mỗi lá Át còn trên tay, và các lá Át ấy được lật ra.

# --- Trận

heading-match = Trận
next-winner = Ai thắng ván thì chia ván sau.
next-rotate = Các nhà lần lượt chia bài.
match-target = Ai chạm mốc { $target } trước thì thắng trận.
match-raise = Nếu lúc chạm mốc có nhiều nhà cùng dẫn đầu, mốc nâng thêm { $by } và tất cả chơi tiếp, cho đến khi có một nhà dẫn đầu một mình và đủ mốc mới.
match-deals = Trận kết thúc sau { $deals } ván; tổng cao nhất thắng.
match-stones = Giữa bàn có { $stones } viên sỏi, mỗi điểm lấy một viên. Hết sỏi, ai nhiều sỏi nhất thì thắng. Được nhiều hơn số sỏi còn lại thì lấy hết số còn lại.
match-open = Trận không định trước lúc kết thúc.
tie-play-on = Hòa ở ngôi đầu thì tất cả chơi tiếp cho đến khi có một nhà dẫn đầu.
tie-tied-only = Hòa ở ngôi đầu thì chỉ các nhà hòa chơi tiếp, nếu trò này chơi được với chừng ấy người.
tie-share = Hòa ở ngôi đầu thì chia nhau phần thắng.
tie-most-deals = Hòa ở ngôi đầu thì ai thắng nhiều ván hơn sẽ thắng; số ván cũng bằng nhau thì tất cả chơi tiếp.

# --- Luật riêng

heading-house = Luật riêng của bàn này
house-none = Không có: chơi như lệ thường.
house-rule = { $option }: { $value } ({ $about })

# --- Hỏi đáp

heading-questions = Người ta hay hỏi
question-off-suit = Át khác chất có ăn vòng được không?
answer-off-suit = Không. Không có chất chủ, chỉ lá cùng chất với lá ra mới ăn được.
question-tricks = Ăn nhiều vòng nhất có thắng không?
answer-tricks = Không. Chỉ vòng { $deciding } mới tính.
question-without = Sao lại bỏ { $cards }?
answer-without = Lệ chơi là thế: bộ bài còn { $count } lá, và chất { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
} có { $rank } đứng đầu.
question-more = { $seats } người chơi được không?
answer-more-pack = Không. { $seats } người, mỗi người { $cards } lá, thì cần { $needed } lá, mà bộ bài chỉ có { $count }.
answer-more-limit = Bài thì đủ, nhưng trò này chỉ chơi nhiều nhất { $most } người.
question-low = Giữ lá { $rank } làm gì?
answer-low = Vì ăn vòng quyết định bằng lá ấy được nhiều hơn. Muốn vậy chính bạn phải ra nó, và không nhà nào còn chất để theo.
question-length = Một trận bao lâu?
answer-length = Thỏa thuận trước khi chơi: xem phần Trận ở trên.

# --- Ví dụ

heading-example = Ví dụ
example-intro = Đoạn cuối một ván, đúng như đã đánh:

# --- Nguồn

heading-source = Luật này lấy từ đâu
source-says = { $says }.
source-inferred = Suy ra, vì không nguồn nào nói: { $things }.
