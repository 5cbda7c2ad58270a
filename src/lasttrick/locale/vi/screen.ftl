# Chế độ toàn màn hình: mọi thứ quanh bàn.

# --- Menu

menu-title = Last Trick
menu-subtitle = Những trò bài mà một vòng định thắng thua
menu-go-on = Chơi tiếp
menu-go-on-reading = …
menu-go-on-none = không có trận dở dang
menu-go-on-about = Trận nào bạn bỏ dở sẽ chờ bạn ở đây.
menu-match = { $game }, ván { $number }
menu-match-and-others = { $match }, và { $count } trận nữa
menu-deal = ván { $number }
menu-new = Trận mới
menu-new-about = Chọn một trong mười hai trò rồi chơi với máy.
menu-practice = Luyện tập
menu-practice-about = Được đánh những lá nào? Ai ăn vòng cuối? Ván này được bao nhiêu?
menu-score = Sổ ghi điểm
menu-score-about = Ghi điểm cho bàn chơi bằng bài thật.
menu-rules = Luật chơi
menu-rules-about = Đọc luật một trò, có ví dụ.
menu-settings = Cài đặt
menu-settings-about = Ngôn ngữ, kiểu lá bài, máy đánh nhanh hay chậm, và tên bạn.
menu-leave = Thoát
menu-leave-about = Không mất gì cả: trận bỏ dở sẽ chờ bạn.
menu-which-game = Chọn trò nào?
menu-own-game = Trò của riêng bạn …
menu-own-game-about = Một tệp trò chơi với luật riêng của nhà bạn.
menu-own-game-ask = Tệp trò chơi của bạn nằm ở đâu? Ví dụ: ./luat-nha.toml
menu-no-such-file = Không có tệp { $file }.
menu-keys-top = Mũi tên để chọn · Enter để mở · ? xem cách dùng · q để thoát
menu-keys = Mũi tên để chọn · Enter để mở · ? xem cách dùng · Esc để quay lại
menu-reading-keys = Mũi tên để cuộn · Esc để đóng
menu-asking-keys = Enter để nhận · Esc để quay lại
menu-help-title = Các phím
menu-help =
    Lên và Xuống để chọn dòng. Enter để mở; gõ số của dòng hoặc bấm chuột cũng được.
    Trái và Phải để đổi giá trị của dòng. Giá trị là số thì gõ được.
    Dấu sao đánh dấu giá trị khác thường lệ.
    Esc để quay lại. Ở menu, q để thoát.
    Ctrl+C thoát ở bất cứ đâu. Không mất gì cả: trận bỏ dở sẽ chờ bạn.

# --- Lập bàn

setup-keys = Lên/Xuống để chọn · Trái/Phải để đổi · Enter để bắt đầu · Esc để quay lại
setup-start = Bắt đầu
setup-start-about = Ngồi vào bàn và chơi theo luật dưới đây.
setup-start-sheet-about = Mở sổ theo luật dưới đây.
setup-sheet = Đọc luật
setup-sheet-about = Luật của đúng bàn này.
setup-players = Số người
setup-players-about = Bàn có mấy người, kể cả bạn.
setup-bots-own = chọn từng chỗ
setup-bots-own-about = Chọn ở dưới xem máy nào ngồi chỗ nào.
setup-hints = Gợi ý
setup-hints-on = có
setup-hints-off = không
setup-hints-about = Ở bàn có được xin gợi ý hay không.
setup-preset = Luật riêng
setup-preset-about = Một bộ luật có sẵn tên. Chọn xong vẫn đổi được từng luật ở dưới.
setup-usual = thường lệ
setup-usual-value = { $value } (thường lệ)
setup-values = Giá trị: { $values }
setup-wrong-seats = Bàn này dành cho { $least } đến { $most } người, không phải { $seats }.
setup-wrong-seats-exactly = Bàn này dành cho { $most } người, không phải { $seats }.
setup-wrong-pack = { $seats } người, mỗi người { $cards } lá, cần { $needed } lá, nhưng bộ bài chỉ có { $pack }.
setup-wrong-together = Các luật này loại trừ nhau: { $rules }.

# --- Cài đặt

settings-keys = Lên/Xuống để chọn · Trái/Phải để đổi · Esc để quay lại
settings-language = Ngôn ngữ
settings-language-about = Ngôn ngữ của bàn, của luật và của menu.
settings-pack = Lá bài
settings-pack-about = Màu của các chất. Kiểu chỉ có chữ thì terminal nào cũng hiện được.
settings-pack-four-colour = bốn màu
settings-pack-two-colour = hai màu
settings-pack-ascii = chỉ có chữ
settings-bot-delay = Máy nghĩ
settings-bot-delay-about = Máy nghĩ bao lâu trước khi đánh một lá.
settings-bot-delay-none = không nghĩ
settings-bot-delay-short = một thoáng
settings-bot-delay-usual = chừng một giây
settings-bot-delay-long = lâu hơn
settings-trick-stays = Vòng xong để lại
settings-trick-stays-about = Bài của vòng vừa xong để lại trên bàn bao lâu.
settings-trick-stays-key = đến khi bấm phím
settings-trick-stays-short = một thoáng
settings-trick-stays-long = lâu hơn
settings-name = Tên bạn
settings-name-about = Tên này nằm trong biên bản các ván của bạn. Enter để đổi.
settings-name-ask = Bạn tên gì?
settings-bad-name = Cần một cái tên dài nhất { $most } chữ.
settings-not-kept = Đã đổi cho lần này, nhưng không lưu được: { $reason }

# --- Luyện tập và sổ ghi điểm

session-practice-legal = Được đánh những lá nào?
session-practice-legal-about = Một ván với máy. Trước mỗi lá, nêu hết những lá được đánh.
session-practice-last = Ai ăn vòng cuối?
session-practice-last-about = Đoạn cuối một ván, mọi nhà đều ngửa bài.
session-practice-points = Ván này được bao nhiêu?
session-practice-points-about = Ván đã xong. Tính điểm đi nào.
session-new-sheet = Sổ mới
session-new-sheet-about = Chọn trò, ghi tên người chơi, rồi ghi từng ván.
session-sheet-deals = { $count ->
    [0] Chưa ghi ván nào.
   *[other] Đã ghi { $count } ván.
}
session-sheet-over = Hết trận, sau { $count } ván.
session-sheet-kept = Sổ được giữ lại. Tìm lại ở mục Sổ ghi điểm.
session-keys = Enter để trả lời · ? xem cách dùng · Page Up để xem lại · Esc để nghỉ
session-over = Enter để quay lại.

# === Bàn chơi. Chỗ hẹp, câu ngắn mới hay.

# --- Mặt bàn

# Dấu cạnh tên: ai chia (C), ai ra trước ở vòng đầu (R). Mỗi dấu một chữ.
screen-mark-dealer = C
screen-mark-leader = R
screen-out = chết tùng
screen-won = ăn { $count }
screen-points = { $count } điểm
screen-chips = { $count } chip
screen-clockwise = theo kim đồng hồ
screen-counterclockwise = ngược kim đồng hồ
screen-pool = Giữa bàn: { $count }
screen-stones = còn { $count } viên sỏi
screen-trick = Vòng { $trick }/{ $tricks }
screen-too-small = Cửa sổ nhỏ quá, không bày bàn được.

# --- Điều được hỏi

screen-choose-card = Chọn bằng mũi tên, số hoặc gõ tên lá; Enter để đánh.
screen-enter-plays = Enter để đánh { $card }.
screen-enter-down = Enter để úp { $card }.
screen-enter-either = { $down ->
    [true] Enter để úp { $card }; bấm * để lật ngửa.
   *[false] Enter để đánh ngửa { $card }; bấm * để úp.
}
screen-one-way = Lá này chỉ đánh được như thế.
screen-thinks = { $name } đang nghĩ.
screen-trick-stays = Bài đã đánh hết. Enter để đi tiếp.
screen-revoke = Đánh thế là sai chất, các nhà khác có thể bắt lỗi. Vẫn đánh?
screen-revoke-yes = có, cứ đánh
screen-deal-over = Xong ván { $number }
screen-deals-next = { $who ->
    [you] Ván sau bạn chia bài.
   *[other] Ván sau { $name } chia bài.
}
screen-match-over = Hết trận. Giờ làm gì?
screen-again = thêm một trận ở bàn này
screen-to-menu = về menu
screen-leave = thoát
screen-enter-leaves = Enter để rời bàn.

# --- Các phím

screen-key-help = cách dùng
screen-key-rules = luật
screen-key-last = vòng trước
screen-key-tally = điểm
screen-key-why = vì sao
screen-key-hint = gợi ý
screen-key-menu = menu
screen-key-leave = thoát
screen-reading-keys = Escape để đóng

# --- Danh sách ở bàn

screen-menu-title = Ở bàn
screen-menu-help = Ở đây làm được gì?
screen-menu-rules = Luật của bàn này
screen-menu-last = Vòng vừa xong
screen-menu-tally = Mỗi nhà đang có bao nhiêu
screen-menu-why = Tôi được đánh những lá nào?
screen-menu-hint = Tôi nên đánh lá nào?
screen-menu-flag = Bắt lỗi đánh sai chất
screen-menu-peek = Xem lá dưới cùng của nọc
screen-menu-away = Về menu; trận được giữ lại
screen-menu-leave = Thoát; trận được giữ lại

# --- Điều đọc được

screen-help-title = Ở bàn
screen-rules-title = Luật của bàn này
screen-last-title = Vòng vừa xong
screen-tally-title = Điểm
screen-why-title = Được đánh những lá nào
screen-flag-title = Bạn bắt lỗi ai đánh sai chất?
screen-tally = { $name }: { $total }, thắng { $won } ván
screen-goal = Trận này: { $goal }.
screen-help =
    Mũi tên để đi dọc tay bài, Enter để đánh lá đang chọn.
    Hoặc gõ một lá: số thứ tự của nó, 10c, tc, hay k nếu bạn chỉ có một lá Già. Enter để đánh, Escape để rút lại.
    Dùng chuột thì bấm một lần để chọn lá, bấm lần nữa để đánh.
    Lá có dấu cạnh số thứ tự và nhô cao hơn là lá được đánh. Chọn lá khác để đọc vì sao không được.
    Phím * để đổi giữa úp và ngửa, khi được chọn.

    C là người chia. R là người ra trước ở vòng đầu. Lá có khung đôi là lá lớn nhất lúc này.

    F1 hoặc ? cho xem trang này.
    F2 cho xem luật của đúng bàn này.
    F3 hoặc l cho xem vòng vừa xong, nếu được xem lại.
    F4 cho xem mỗi nhà đang có bao nhiêu, và khi nào hết trận.
    F5 cho biết vì sao từng lá không được đánh.
    F6 bắt lỗi đánh sai chất, F7 xem lá dưới cùng của nọc, nếu luật cho.
    F8 gợi ý: nên đánh lá nào, vì sao, và mỗi lá hứa hẹn gì.
    F9 hoặc Escape mở danh sách tất cả những việc này, và chỉnh nhanh chậm, kiểu lá bài.
    F10 thoát. Trận được giữ lại, lúc khác bạn chơi tiếp.

# --- Khi trục trặc

screen-trouble = Trận dừng ở đây
screen-bot-failed = Có một máy không chơi tiếp được.
screen-nothing-lost = Không mất gì cả: trận được giữ nguyên như trước nước vừa rồi.
screen-not-written = Không ghi lại được trận này.
screen-gone-elsewhere = Trận này đã được chơi tiếp ở một bàn khác, nên ở đây không ghi thêm gì nữa.
