# Bàn chơi trong trình duyệt. Chuyện trong ván do table.ftl kể; ở đây là các trang, các nút, và
# chuyện quanh bàn.

# Chiều viết: ltr, từ trái sang phải; rtl, từ phải sang trái.
text-direction = ltr

# --- Trang đầu

web-lead = Những trò bài mà một vòng định thắng thua.
web-play = Chơi
web-play-what = { $game }, chơi ngay với { $bots } máy. Không cần tài khoản, không phải cài gì.
web-a-guest = Khách
web-games = Chọn trò
web-own-game = Hoặc trò của riêng bạn: chọn tệp
web-kept = Các bàn của bạn
web-go-back = Quay lại
web-forget = Bỏ đi
web-open-tables = Bàn đang mở
web-open-none = Lúc này chưa có bàn nào chờ người. Lập một bàn rồi rủ bạn bè nhé.
web-open-chairs = { $count ->
    [0] hết chỗ
   *[other] còn { $count } chỗ
}
web-look = Vào bàn
web-continue-title = Chơi tiếp trên điện thoại hoặc máy tính khác
web-continue-text = Ở bàn của bạn, mở menu và xin một mã. Rồi mở liên kết của bàn trên thiết bị kia và gõ mã vào đó.
web-this-device = Trên thiết bị này
web-more = Ghi điểm và luyện tập
web-more-score = Ghi điểm cho bàn chơi bài thật
web-more-legal = Luyện: được đánh những lá nào?
web-more-last = Luyện: ai ăn vòng quyết định?
web-more-points = Luyện: ván này được bao nhiêu?
web-again = Thử lại
web-offline = Máy của bạn đang không có mạng. Sổ điểm vẫn dùng được; các bàn chờ đến khi bạn có mạng lại.
web-newer = Các trang này đã có bản mới hơn.
web-newer-take = Tải bản mới

# --- Lập bàn

web-seats = Số người
web-preset = Luật riêng
web-preset-usual = thường lệ
web-usual = { $value } (thường lệ)
web-bot-plays = { $name } đánh
web-your-name = Tên bạn
web-arrange = Đổi trò
web-game = Trò
web-preset-choose = chọn …
web-house-rules = Tất cả luật riêng
web-play-bots = Chơi với máy
web-make-private = Rủ bạn bè
web-make-public = Mở cho mọi người

# --- Trước ván đầu

web-invite = Gửi liên kết này cho bạn bè
web-copy = Sao chép
web-copied = Đã sao chép
web-share = Chia sẻ
web-chairs = Chỗ ngồi
web-open = Trống
web-host = chủ bàn
web-sit = Ngồi vào
web-sit-title = Bạn tên gì?
web-add-bot = Thêm máy
web-clear = Mời ra
web-clear-title = Mời { $name } ra khỏi chỗ?
web-clear-text = Chỗ ấy sẽ trống. Người đó vẫn được xem, và được ngồi lại.
web-make-host = Giao làm chủ bàn
web-start = Chia bài
web-start-bots = Chia bài, thêm { $count } máy
web-host-starts = Đủ người thì chủ bàn chia bài.
web-watching-gathering = Ngồi vào một chỗ trống, hoặc đứng xem.
web-continue-have = Tôi có mã từ thiết bị khác
web-continue-code = Mã
web-continue = Chơi tiếp ở đây

# --- Ở bàn

web-table = Bàn chơi
web-tools = Công cụ của bàn
web-beside = Diễn biến và trò chuyện
web-story = Diễn biến
web-to-home = Về trang đầu
web-last-trick = Vòng vừa xong
web-score = Điểm
web-rules = Luật của bàn này
web-chat = Trò chuyện
web-menu = Bàn và cài đặt
web-close = Đóng
web-cancel = Thôi
web-wait = Chờ một chút …
web-line-lost = Mất kết nối. Đang thử lại; bạn không lỡ gì cả.
web-offline-table = Thiết bị này đang không có mạng. Có mạng lại là bạn chơi tiếp ngay ở đây, không lỡ gì cả.
web-dealer = chia bài
web-leads = ra trước
web-to-play = đến lượt
web-out = nghỉ ván
web-badge-bot = máy
web-badge-cover = máy đánh thay
web-badge-away = đang vắng
web-cards-left = { $count } lá
web-tricks-won = ăn { $count } vòng
web-total-points = { $count } điểm
web-total-chips = { $count } chip
web-trick-of = Vòng { $trick }/{ $tricks }
web-trick-decides = Vòng { $trick }/{ $tricks }, vòng quyết định
web-trick-number = Vòng { $trick }
web-trick-cards = Các lá của vòng này
web-goes-clockwise = Đánh theo chiều kim đồng hồ.
web-goes-counterclockwise = Đánh ngược chiều kim đồng hồ.
web-trick-yours = Bạn ăn vòng này.
web-trick-theirs = { $name } ăn vòng này.
web-pool = Giữa bàn: { $count }
web-pool-stones = còn { $count } viên sỏi
web-clock-left = Còn { $count } giây. Hết giờ thì máy cẩn thận đánh thay bạn.
web-watching = { $count ->
    [0] Không ai xem.
   *[other] { $count } người đang xem.
}
web-watching-sit = Bạn đang xem. Ngồi vào chơi nhé?
web-spectators-closed = Bàn này không cho xem khi đang đánh.
web-spectators-wait = Người xem thấy ván bài chậm hơn một chút.

# --- Đến lượt ai

web-turn-lead = Bạn ra trước.
web-turn-card = Đến lượt bạn. Vòng này ra { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
}.
web-turn-plays = Đến lượt { $name }.
web-turn-answers = Đang hỏi { $name }.
web-turn-cut = Bạn cắt bài
web-turn-cuts = { $name } cắt bài.
web-this-decides = Vòng này quyết định!
web-go-on = Tiếp tục
web-also = Bạn còn có thể
web-hint = Gợi ý
web-hint-close = Đóng gợi ý
web-flag = Bắt lỗi đánh sai chất
web-flag-title = Ai đánh sai chất?
web-flag-text = Bắt đúng thì hủy ván. Bắt oan thì bạn phải đền.

# --- Tay bài

web-your-hand = Bài bạn
web-card-may = { $card }, được đánh
web-card-down = { $card }, được úp
web-card-either = { $card }, được đánh ngửa hoặc úp
web-card-not = { $card }, chưa được. { $reason }
web-lay-up = Đánh ngửa
web-lay-down = Úp
web-aside = để dành
web-typed-enter = rồi Enter
web-revoke-title = Đánh thế là sai chất
web-revoke-text = Bạn còn lá cùng chất với lá ra. Đánh chất khác thì các nhà khác có thể bắt lỗi.
web-revoke-yes = Cứ đánh

# --- Cắt bài

web-cut = Cắt ở đây
web-tap = Gõ bài: chia luôn, khỏi cắt
web-cut-lift = Bạn nhấc { $count } lá.

# --- Xong ván

web-deal-over = Xong ván
web-next-dealer = { $who ->
    [you] Ván sau bạn chia bài.
   *[other] Ván sau { $name } chia bài.
}
web-opened = Tất cả các lá
web-ready = Ván sau
web-ready-waiting = { $count ->
    [0] Sẵn sàng
   *[other] Sẵn sàng. Còn chờ { $count } người
}
web-next-in = { $count } giây nữa chia bài.
web-rematch = Chơi trận nữa
web-rematch-host = Chủ bàn có thể mở trận nữa.
web-save-deal = Lưu ván này
web-score-none = Chưa tính ván nào.
web-player = Người chơi
web-points = Điểm
web-chips = Chip
web-deals-won = Số ván thắng

# --- Looking at a deal again

web-replay = Xem lại một ván
web-look-again = Xem lại ván này
web-replay-open = Mở bản ghi khác
web-replay-file = Tệp ghi các ván: bản ghi (.jsonl) hoặc văn bản
web-replay-paste = Hoặc dán một bản ghi vào đây
web-replay-show = Xem
web-replay-deals = Ván
web-replay-deal = { $number }. { $game }: { $names }
web-replay-deal-bad = Không đọc được dòng { $line }
web-replay-view = Bài để ngửa
web-replay-all = bài của mọi người
web-replay-hands = Bài trên tay
web-replay-first = Về đầu ván
web-replay-previous = Lùi
web-replay-next = Tiến
web-replay-last = Đến cuối ván
web-replay-slider = Vị trí trong ván
web-replay-at = Việc thứ { $event } trên { $events }
web-replay-keys = Phím mũi tên để lùi và tiến, Home và End để về đầu và đến cuối ván.
web-replay-faults = Bản ghi này có chỗ không đúng
web-replay-fault = Dòng { $line }, việc thứ { $event }: phải là { $expected }, nhưng lại là { $found }
web-replay-fault-line = Dòng { $line }: phải là { $expected }, nhưng lại là { $found }
web-replay-use = Giữ lại và cho xem
web-replay-save = Lưu thành bản ghi
web-replay-save-text = Lưu thành văn bản
web-replay-link = Liên kết đến lá này
web-replay-link-text = Ai mở liên kết này sẽ thấy ván bài ở đúng lá này. Cả ván nằm trong liên kết.
web-replay-embed = Cho xem trên trang của bạn
web-replay-embed-text = Đặt đoạn này vào mã nguồn trang của bạn
web-replay-keep = Giữ trên máy chủ này
web-replay-keep-text = Liên kết sẽ ngắn lại khi ván được giữ trên máy chủ này. Ai có liên kết đều thấy mọi lá bài và tên người chơi.
web-replay-at-home = Mở ở Last Trick

# --- Playing the same cards

web-again-title = Chơi những lá bài này
web-again-seat = Bạn ngồi vào chỗ của
web-again-text = Vẫn những lá bài ấy; máy ngồi các chỗ còn lại.
web-again-deal = Chơi lại ván này
web-play-on = Chơi tiếp từ đây
web-given = Bài này được cho sẵn, không xào: không có gì để kiểm tra.
web-challenge = Lời thách đấu
web-challenge-send = Thách một người bạn
web-challenge-text = Bạn của bạn chơi cùng những lá bài, cùng chỗ ngồi, với cùng những máy. Liên kết không lộ lá nào; chơi xong cả hai cùng xem kết quả.
web-challenge-seat = Người ấy ngồi vào chỗ của
web-challenge-make = Tạo liên kết
web-challenge-compare = So kết quả
web-challenge-from = { $name } đã chơi ván này, bàn { $players } người. Hãy chơi cùng những lá bài ở cùng chỗ ngồi, xem ai giỏi hơn.
web-challenge-taken = { $count ->
    [0] Chưa có ai nhận lời.
   *[other] { $count } người đã nhận lời.
}
web-challenge-hidden = Chơi xong bạn sẽ thấy những người khác được bao nhiêu.
web-challenge-take = Nhận lời
web-challenge-going = Chơi tiếp
web-challenge-results = Kết quả
web-challenge-sender = người thách
web-challenge-none-yet = Chưa có ai khác chơi xong.

# --- Your deals

web-deals = Các ván của bạn
web-deals-text = Các ván ở mọi bàn mà thiết bị này giữ một chỗ. Thiết bị khác cũng tìm được nếu bạn chơi tiếp ở đó bằng mã.
web-deals-none = Chưa có ván nào xong.
web-deals-look = Xem
web-keepsakes = Lời thách và các ván được giữ
web-keepsake-record = một ván giữ trên máy chủ này
web-keepsake-challenge = lời thách bạn đã gửi
web-keepsake-attempt = lời thách bạn đã nhận
web-keepsake-delete = Xóa
web-forget-me = Xóa dữ liệu của tôi
web-forget-me-what = Bạn rời mọi bàn mà thiết bị này giữ một chỗ. Tên của bạn, những gì bạn viết ở đó và những gì chứng minh chỗ của bạn đều bị xóa, cả các ván và lời thách bạn giữ trên máy chủ này cũng vậy.
web-forget-me-stays = Những gì còn lại: các lá bạn đã đánh, dưới tên “ai đó”, và những bản người khác đã lưu.
web-forget-me-title = Xóa mọi thứ về bạn?
web-forget-me-text = Xóa rồi không lấy lại được.
web-forget-me-yes = Xóa
web-forget-me-done = Xong. Ở đây không còn gì mang tên bạn.
web-forget-me-left = Có { $count } thứ chưa xóa được. Hãy thử lại sau giây lát.
web-somebody = ai đó

# --- Xào bài có ngay thẳng không

web-fair-how = Làm sao biết bài xào không gian lận?
web-fair-title = Bài xào có ngay thẳng không?
web-fair-1 = Trước khi có người cắt bài, máy chủ rút một số bí mật, và thứ tự bộ bài theo đó mà ra. Ngay lúc ấy bạn được xem dấu vân tay của số bí mật. Nhìn dấu vân tay không ai đoán được số bí mật, cũng không ai tìm được một số khác có cùng dấu vân tay.
web-fair-2 = Sau đó một người chơi cắt bài. Máy chủ không thể biết trước sẽ cắt ở đâu.
web-fair-3 = Xong ván, số bí mật được đưa ra. Nếu nó cho đúng dấu vân tay bạn đã xem, thì bài đã định trước khi cắt và không ai tráo.
web-fair-commitment = Dấu vân tay
web-fair-secret = Số bí mật
web-fair-fits = Đã kiểm tra trên thiết bị này: số bí mật cho đúng dấu vân tay.
web-fair-differs = Số bí mật không cho dấu vân tay này!
web-fair-verify = Bạn có thể tự kiểm tra mọi thứ, cả thứ tự bộ bài lẫn bài từng nhà: xong ván thì lưu lại, rồi để chương trình tính lại.

# --- Trò chuyện

web-chat-empty = Chưa ai nói gì.
web-chat-write = Viết gì đó
web-chat-seats = Chỉ người ngồi ở bàn mới được viết.
web-send = Gửi
web-phrases = Nói nhanh
web-phrase-hello = Xin chào!
web-phrase-good-luck = Chúc may mắn!
web-phrase-well-played = Đánh hay!
web-phrase-thanks = Cảm ơn
web-phrase-oops = Ối!
web-phrase-one-moment = Chờ một chút nhé
web-phrase-bye = Tạm biệt
web-mute-title = Không hiện
web-mute = Ẩn lời của { $name }
web-chat-hide = Ẩn cả phần trò chuyện

# --- Chỗ của tôi và thiết bị này

web-your-seat = Chỗ của bạn
web-device-text = Muốn chơi tiếp trên thiết bị khác thì mở bàn này ở đó rồi gõ mã. Mã dùng được một lần, trong mười phút.
web-device-code = Hiện mã
web-new-secret = Chặn các thiết bị khác của tôi
web-secret-text = Trên thiết bị này, chỗ vẫn là của bạn. Từ giờ, mọi thiết bị khác đang giữ chỗ này chỉ còn được xem.
web-secret-yes = Chặn
web-leave = Rời bàn
web-leave-text = Máy đánh thay bạn cho hết ván này. Sau đó chỗ của bạn để trống cho người khác.
web-leave-yes = Rời bàn
web-resign = Bỏ ván này
web-resign-text = Bạn không đánh tiếp ván này nữa. Nhiều trò không cho bỏ ván; khi ấy bạn sẽ được báo.
web-resign-yes = Bỏ ván
web-language = Ngôn ngữ
web-theme = Sáng tối
web-theme-auto = theo thiết bị
web-theme-light = ban ngày
web-theme-dark = ban đêm
web-pack = Bộ bài
web-pack-four = bốn màu
web-pack-two = hai màu
web-stay = Vòng xong để lại
web-stay-short = một thoáng
web-stay-long = lâu hơn
web-stay-tap = đến khi tôi chạm
web-twice = Chạm lần thứ hai mới đánh

# --- Điều chủ bàn được chỉnh

web-host-settings = Cài đặt của chủ bàn
web-seconds = { $count } giây
web-set-chat = Ai được viết
web-set-chat-all = mọi người
web-set-chat-seats = người ngồi ở bàn
web-set-chat-off = không ai
web-set-spectators = Người xem thấy ván bài
web-set-spectators-delayed = chậm hơn một chút
web-set-spectators-after = khi đã xong
web-set-spectators-closed = không bao giờ
web-set-clock = Thời gian cho mỗi lượt
web-set-clock-off = không tính giờ
web-set-pace = Máy đánh
web-set-pace-quick = nhanh
web-set-pace-calm = vừa phải
web-set-pace-slow = chậm
web-set-go-on = Chờ bao lâu thì vào ván sau
web-set-go-on-wait = đến khi mọi người sẵn sàng
web-set-cover = Mất kết nối bao lâu thì máy đánh thay
web-set-cover-never = không đánh thay
web-set-hints = Gợi ý
web-set-hints-on = khi xin
web-set-hints-off = không có

# --- Chuyện quanh bàn

web-told-sat = { $who ->
    [you] Bạn ngồi vào bàn.
   *[other] { $name } ngồi vào bàn.
}
web-told-left = { $who ->
    [you] Bạn rời bàn.
   *[other] { $name } rời bàn.
}
web-told-bot = Máy { $name } ngồi vào bàn.
web-told-cover = Máy tạm đánh thay { $name }.
web-told-back = { $who ->
    [you] Bạn đã trở lại.
   *[other] { $name } đã trở lại.
}
web-told-host = { $who ->
    [you] Bạn là chủ bàn.
   *[other] { $name } là chủ bàn.
}
web-told-clock = { $who ->
    [you] Bạn hết giờ: máy cẩn thận đã đánh thay.
   *[other] { $name } hết giờ: máy cẩn thận đã đánh thay.
}
web-told-arranged = Chủ bàn đã chỉnh lại bàn.
web-told-ready = { $who ->
    [you] Bạn đã sẵn sàng.
   *[other] { $name } đã sẵn sàng.
}
web-told-said = { $name }: { $text }
web-closed = Bàn đã đóng.

# --- Điều không được nhận

web-refused-web-not-a-card = Trên tay bạn không có lá { $typed }. Gõ một lá như 10c, hoặc số thứ tự của nó.
web-refused-command-too-fast = Từ từ thôi nhé.
web-refused-command-too-long = Dài quá.
web-refused-seat-taken = Vừa có người ngồi vào chỗ ấy.
web-refused-seat-not-yours = Như vậy chưa chứng tỏ chỗ ấy là của bạn. Hãy xin mã khác.
web-refused-seat-none = Không có chỗ ấy.
web-refused-seat-bad-name = Cần một cái tên dài nhất 24 ký tự, không trùng với ai ở đây.
web-refused-seat-new-secret = Chỗ này đã chuyển sang thiết bị khác.
web-refused-host-only = Chỉ chủ bàn mới làm được việc này.
web-refused-table-not-now = Lúc này chưa làm được.
web-refused-table-closed = Bàn đã đóng.
web-refused-table-full = Hết chỗ rồi.
web-refused-table-not-found = Không có bàn này. Có lẽ bàn đã đóng.
web-refused-chat-off = Chủ bàn đã tắt trò chuyện.
web-refused-hint-off = Bàn này không có gợi ý.
web-refused-hint-not-now = Có gợi ý khi đến lượt bạn đánh một lá.
web-refused-store-unavailable = Máy chủ không ghi lại được. Bạn thử lại nhé.
web-refused-line-none = Không kết nối được với máy chủ. Một lát nữa bạn thử lại nhé.
web-refused-option-exclude = Các luật riêng này không đi cùng nhau được.
web-refused-record-not-found = Ở địa chỉ này không lưu gì, hoặc không còn lưu nữa.
web-refused-other = Không được nhận ({ $code }).
