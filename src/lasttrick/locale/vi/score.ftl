# Sổ ghi điểm cho bàn chơi bằng bài thật.

# --- Ngồi vào bàn

score-ask-names = Bàn có những ai? { $seats } tên, theo chiều kim đồng hồ; Enter là lấy tên có sẵn.
score-player = Nhà { $number }
score-bad-name = { $fault ->
    [long] Tên dài nhất { $most } chữ, mà { $typed }… dài hơn.
    [taken] Đã có người tên { $typed }.
    [reserved] Ở đây { $typed } có nghĩa khác; chọn tên khác nhé.
   *[other] { $typed } không làm tên được: không có dấu phẩy, chỉ dùng chữ hiện ra được.
}
score-ask-dealer = Ai chia trước? (tên hoặc số, Enter để bốc bài)
score-seats-drawn = Ngồi theo chiều kim đồng hồ như sau: { $names }
score-help-seats =
    Gõ một cái tên, hoặc Enter để lấy tên có sẵn. Người chia trước thì nói tên hoặc bốc bài.
    quit, hoặc q: nghỉ, không ghi sổ.

# --- Vào ván

score-cuts = { $name } cắt bài.
score-cuts-or-taps = { $name } cắt bài hoặc gõ bài.
score-holder-leads = Ai có { $card } thì ra trước; không ai có thì { $name } ra.
score-only = Chỉ còn { $names } chơi.

# --- Cách thắng, trong danh sách hoặc sau tên người thắng

score-way-double = thắng trắng gấp đôi
score-way-alone = các nhà khác đều đã bỏ
score-way-void = hủy ván vì bắt lỗi đúng
score-way-with = bằng { $rank }
score-way-without = không bằng { $rank }
score-way-lost = nhả vòng cuối
score-way-kept = ăn luôn vòng cuối
score-way-run = ăn { $tricks } vòng cuối lần lượt bằng { $ranks }
score-way-hidden = lá cuối để dành úp
score-way-shown = lá cuối để dành ngửa
score-way-longer = ăn nhiều vòng cuối hơn nữa bằng lá nhỏ
score-nobody = không ai: hủy ván

# --- Hỏi về một ván

score-ask-winner = Ai thắng?
score-ask-how = Thắng cách nào? (Enter là 1)
score-ask-run = Các vòng cuối ăn bằng lá nào, lần lượt, vòng quyết định sau cùng? ({ $ranks })
score-ask-revoke = Ai đánh sai chất?
score-ask-out = Ai chết tùng? (tên hoặc số, cách nhau bằng dấu phẩy, Enter là không ai)
score-ask-ace = Ai ôm Át quá lâu phải chung? (Enter là không ai)
score-ask-stuck = { $name } còn thối mấy lá Át? (0 đến { $most }, Enter là không)
score-bonus-hands = Được chia những tay bài này thì có điểm: { $hands }.
score-ask-bonus = Ai được chia? (Enter là không ai)
score-ask-flags = Ai bắt lỗi oan? (hai lần thì ghi hai lần, Enter là không ai)
score-expected-name = Cần một trong { $names }, hoặc một số, nhưng bạn gõ { $typed }. Gõ ? để xem cách dùng.
score-expected-number = Cần một số từ 1 đến { $most }. Gõ ? để xem cách dùng.
score-expected-run = Cần nhiều nhất { $most } lá trong số { $ranks }, mỗi loại không quá số lá có trong bộ bài.
score-expected-aces = Cần một số từ 0 đến { $most }.
score-expected-several = Cần từ { $least } đến { $most } tên.
score-expected-once = Có tên bị nhắc quá nhiều lần.

# --- Tính ván

score-said = Ván { $number }: { $name } thắng – { $how }.
score-said-void = Ván { $number }: { $how }.
score-why-way = ({ $how })
score-why-not-with-rank = vì không bằng { $rank }
score-why-dealt-hand = nhờ tay bài được chia
score-why-instant-win = nhờ thắng trắng
score-why-ace = vì ôm Át quá lâu
score-batch = Có nhà không đủ chung: mỗi nhà được phát thêm { $batch } chip, tính ra đã { $count } lần.
score-pool = Trong quỹ: { $count }
score-raised = Hòa khi chạm mốc: giờ phải được { $target } mới thắng.
score-tied = Hòa: { $names } chơi tiếp.

# --- Sổ

score-head-deal = ván
score-head-dealer = chia
score-head-winner = thắng
score-head-how = cách thắng
score-head-totals = tổng

# --- Sửa

score-nothing-to-undo = Chưa ghi gì cả.
score-ask-undo = Xóa ván này? (c/K)
score-undone = Đã xóa ván { $number }.
score-change-which = Cần change với một ván từ 1 đến { $most }, như change 1, nhưng bạn gõ { $typed }.
score-changing-first = Sửa cho xong đã; gõ back để thôi.
score-ask-strike = Sửa như vậy thì { $count } ván sau không còn tính và bị gạch bỏ. Sửa không? (c/K)
score-recounted = Mọi ván sau đó đã được tính lại.
score-help =
    Chỉ một nhà bằng tên, bằng mấy chữ đầu của tên hoặc bằng số; nhiều nhà thì cách nhau bằng dấu phẩy.
    undo: xóa ván cuối.
    change 3: sửa ván 3; mọi ván sau đó được tính lại.
    back: hỏi lại ván này từ đầu.
    sheet: mọi ván, kèm tổng.
    score: mỗi nhà đang có bao nhiêu, và khi nào hết trận.
    rules: luật của bàn này.
    quit, hoặc q: nghỉ ở đây; sổ được giữ lại, và --resume để ghi tiếp.

# --- Ra về

score-ask-end = Hết trận. Enter để ra về; sheet, undo và change vẫn dùng được.
score-kept = Sổ được giữ lại. Ghi tiếp bằng lệnh: { $command }
score-file = Sổ được giữ ở { $file }
score-damaged = Tệp bị hỏng, đã để riêng ra: { $file }
score-listed = { $game }, { $deals } ván. { $standing }
score-none-kept = Chưa giữ sổ nào.
score-folder = Giữ ở { $folder }

# --- Trong trình duyệt

score-web-title = Sổ điểm
score-web-about = Dành cho bàn chơi bài thật: chạm vào người thắng và cách thắng, điểm tự được tính. Trang đã mở rồi thì không cần mạng nữa.
score-web-kept = Các sổ của bạn
score-web-new = Sổ mới
score-web-names = Tên, theo chiều kim đồng hồ
score-web-dealer = Ai chia trước?
score-web-by-chance = ngẫu nhiên
score-web-begin = Bắt đầu
score-web-count = Tính ván này
score-web-change = Sửa
score-web-correct = Sửa ván { $number }
score-web-correct-help = Chạm vào số của ván để sửa ván đó.
score-web-undo = Xóa ván { $number }
score-web-undo-yes = Xóa
score-web-strike = Sửa như vậy thì { $count } ván sau không còn tính và bị gạch bỏ.
score-web-deals = Mọi ván
score-web-all = Mọi sổ
score-web-won = thắng
score-web-how = Thắng cách nào?
score-web-run-back = Bỏ lá cuối
score-web-out = Ai chết tùng?
score-web-ace = Ai ôm Át quá lâu phải chung?
score-web-nobody = không ai
score-web-stuck = Số lá Át mà { $name } còn thối
score-web-bonus = Ai được chia?
score-web-flags = Có người bắt lỗi oan
score-web-shared = Sổ này đến từ một liên kết. Bạn đang xem đúng như lúc nó được gửi.
score-web-bad-link = Trong liên kết này không có sổ nào tính được. Bạn đã chép đủ chưa?
score-web-give = Gửi sổ cho người khác
score-web-link = Liên kết đến sổ này
score-web-text = Dạng chữ
score-web-records = Dạng biên bản
score-web-file = Dạng tệp để ghi tiếp
score-web-open-file = Mở sổ từ một tệp
score-web-bad-file = Trong tệp này không có sổ nào tính được.
score-web-forget-title = Bỏ sổ này?
score-web-forget-text = Sổ chỉ nằm trên máy này; bỏ rồi thì không còn ở đâu nữa.
