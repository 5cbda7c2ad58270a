# Luyện tập: câu hỏi, lời đáp, và kết quả.

practice-begins-legal = { $game }, { $seats } người: được đánh những lá nào? Gõ ? để xem cách dùng, q để nghỉ.
practice-begins-last = { $game }, { $seats } người: vòng quyết định, mọi nhà đều ngửa bài. Gõ ? để xem cách dùng, q để nghỉ.
practice-begins-points = { $game }, { $seats } người: ván này được bao nhiêu? Gõ ? để xem cách dùng, q để nghỉ.

practice-again = Câu này hỏi lại:
practice-right = Đúng rồi.
practice-wrong = Chưa đúng.
practice-hand = { $name }: { $cards }

# --- Được đánh những lá nào

practice-deal-open = Ván { $number }, mọi nhà đều ngửa bài
practice-deal-closed = Ván { $number }, úp bài: bạn chỉ thấy bài mình
practice-ask-legal = Vòng { $trick }/{ $tricks }: bạn được đánh những lá nào?
practice-ask-shown = Vòng { $trick }/{ $tricks }: bạn được đánh ngửa những lá nào? (0 là không có lá nào)
practice-expected-cards = Cần các lá như 10c 3h, hoặc số thứ tự từ 1 đến { $most }, nhưng bạn gõ { $typed }. Gõ ? để xem cách dùng.
practice-left-out = Còn thiếu: { $cards }.
practice-too-many = Thừa: { $cards }.
practice-ask-lead = Bạn ra trước. Ra lá nào? (Enter: để máy chọn)
practice-ask-play = Bạn đánh lá nào? (Enter: để máy chọn)
practice-ask-next = Enter để chia ván sau, úp bài; o để chia ván ngửa bài; q để nghỉ.

# --- Vòng quyết định

practice-changed = Giờ chỉ đổi chất một lá: { $old } thành { $new }.
practice-ask-last = Ai ăn vòng cuối? ({ $names })
practice-ask-winner = Ai ăn vòng { $trick }, vòng quyết định? ({ $names })
practice-expected-name = Cần { $names }, nhưng bạn gõ { $typed }. Gõ ? để xem cách dùng.
practice-ask-must = Đến lượt bạn. Bạn phải đánh lá nào?

# --- Ván bài đáng bao nhiêu

practice-ask-points = Ván này { $name } được mấy điểm?
practice-ask-chips = Ván này { $name } được mấy chip? (phải chung thì gõ số âm)
practice-expected-number = Cần một số như 2 hoặc -1, nhưng bạn gõ { $typed }. Gõ ? để xem cách dùng.
practice-in-all = Tổng cộng, { $name }: { $amount }.

# --- Kết quả

practice-score = Hôm nay đúng { $right }/{ $asked } câu. Tất cả đúng { $allright }/{ $all } câu.
practice-waiting = Còn { $count } câu sẽ hỏi lại.
practice-damaged = Không đọc được kết quả của bạn. Tệp cũ để riêng ở { $file }, và bắt đầu đếm lại.
practice-not-kept = Không giữ được kết quả của bạn: { $reason }.

practice-help-legal =
    Gõ mọi lá được đánh, bằng lá hoặc số thứ tự, trước sau tùy ý: 10c 3h, hoặc 1 4.
    (c chuồn, d rô, h cơ, s bích)
    rules: luật của bàn này.
    quit, hoặc q: nghỉ ở đây. Câu trả lời sai sẽ hỏi lại lần khác.
practice-help-last =
    Gõ chữ của nhà ăn vòng này, hoặc lá phải đánh.
    rules: luật của bàn này.
    quit, hoặc q: nghỉ ở đây. Câu trả lời sai sẽ hỏi lại lần khác.
practice-help-points =
    Gõ một số: nhà ấy được bao nhiêu trong ván, mất thì gõ số âm.
    rules: luật của bàn này.
    quit, hoặc q: nghỉ ở đây. Câu trả lời sai sẽ hỏi lại lần khác.

# --- Trong trình duyệt

practice-web-legal = Được đánh những lá nào?
practice-web-last = Ai ăn vòng quyết định?
practice-web-points = Ván này được bao nhiêu?
practice-web-shown = Vòng { $trick }/{ $tricks }: bạn được đánh ngửa những lá nào?
practice-web-none = Không lá nào
practice-web-check = Kiểm tra
practice-web-next = Câu tiếp
practice-web-last-trick = Ai ăn vòng cuối?
practice-web-winner = Ai ăn vòng { $trick }, vòng quyết định?
practice-web-table = Trên bàn
practice-web-aside = Để dành
practice-web-nothing = Trò này không có gì để hỏi.
practice-web-others = Bài tập khác
practice-web-question = Câu { $number } trên { $count }.
practice-web-so-far = Đúng đến giờ: { $right }.
practice-web-sum-up = Kết quả
practice-web-sitting = Đúng { $right } trên { $count }
practice-web-more = Thêm mười câu
practice-web-closed = Chia ván nữa, úp bài
practice-web-open = Chia ván nữa, mở hết bài
practice-web-lead = Bạn ra trước. Ra lá nào?
practice-web-play = Bạn đánh lá nào?
practice-web-bot = Để máy chọn
practice-web-go-on = Tiếp
practice-web-how = Số người, luật riêng, trò của bạn
