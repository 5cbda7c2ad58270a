# Chuyện xảy ra ở bàn. $who là "you" khi nói với chính người ấy, "other" khi là người khác,
# tên là $name. Lá bài đã viết sẵn, bằng hình hoặc bằng lời.

you = bạn
you-first = Bạn

place-left = Trái
place-far-left = Trái xa
place-mid-left = Trái giữa
place-across = Đối diện
place-mid-right = Phải giữa
place-far-right = Phải xa
place-right = Phải

# --- Vào ván

draw-for-deal = Bốc bài: { $cards }
draw-again = Bằng nhau, bốc lại: { $cards }

event-tap = { $who ->
    [you] Bạn gõ bài: chia luôn, khỏi cắt.
   *[other] { $name } gõ bài: chia luôn, khỏi cắt.
}
event-cut = { $who ->
    [you] Bạn cắt bài, nhấc { $count } lá.
   *[other] { $name } cắt bài, nhấc { $count } lá.
}
event-deals-and-leads = { $who ->
    [you] Bạn chia bài và ra trước.
   *[other] { $name } chia bài và ra trước.
}
event-deals = { $who ->
    [you] Bạn chia bài.
   *[other] { $name } chia bài.
}
event-leads-first = { $who ->
    [you] Bạn ra trước.
   *[other] { $name } ra trước.
}

# --- Xưng bài

event-dry = { $who ->
    [you] Bạn úp { $card }, để dành cho vòng cuối.
   *[other] { $name } úp một lá, để dành cho vòng cuối.
}
event-show-dry = { $who ->
    [you] Bạn để ngửa { $card }, dành cho vòng cuối.
   *[other] { $name } để ngửa { $card }, dành cho vòng cuối.
}
event-redeal = { $who ->
    [you] Bạn đổi cả tay bài.
   *[other] { $name } đổi cả tay bài.
}
event-instant-win = { $who ->
    [you] Bạn trình bài: { $cards }.
   *[other] { $name } trình bài: { $cards }.
}
event-peek = { $who ->
    [you] Bạn xin xem lá dưới cùng của nọc.
   *[other] { $name } xin xem lá dưới cùng của nọc.
}
event-flag = { $who ->
    [you] Bạn bắt lỗi { $against } đánh sai chất. Bắt oan thì lúc tính ván phải đền.
   *[other] { $name } bắt lỗi { $against } đánh sai chất. Bắt oan thì lúc tính ván phải đền.
}

# --- Đánh bài

event-lead = { $who ->
    [you] Bạn ra { $card }.
   *[other] { $name } ra { $card }.
}
event-play = { $who ->
    [you] Bạn đánh { $card }.
   *[other] { $name } đánh { $card }.
}
event-discard = { $who ->
    [you] Bạn bỏ { $card }.
   *[other] { $name } bỏ { $card }.
}
event-lay-hidden = { $who ->
    [you] Bạn úp một lá.
   *[other] { $name } úp một lá.
}
event-lay-down = { $who ->
    [you] Bạn úp { $card }.
   *[other] { $name } úp { $card }.
}
event-turn-up = { $who ->
    [you] Bạn lật { $card }.
   *[other] { $name } lật { $card }.
}
event-bottom-card = Lá dưới cùng của nọc là { $card }.
event-trick-won = { $who ->
    [you] Bạn ăn vòng này bằng { $card }.
   *[other] { $name } ăn vòng này bằng { $card }.
}
event-drop = { $who ->
    [you] Bạn không ăn vòng nào: chết tùng.
   *[other] { $name } không ăn vòng nào: chết tùng.
}
event-leave = { $who ->
    [you] Bạn bỏ ván.
   *[other] { $name } bỏ ván.
}

# --- Xong ván

deal-void = Hủy ván: có người đánh sai chất.
deal-won-last = { $who ->
    [you] Bạn ăn vòng cuối, thắng ván.
   *[other] { $name } ăn vòng cuối, thắng ván.
}
deal-won-trick = { $who ->
    [you] Bạn ăn vòng { $trick }, thắng ván.
   *[other] { $name } ăn vòng { $trick }, thắng ván.
}
deal-won-sweep = { $who ->
    [you] Bạn ăn cả { $tricks } vòng đầu: thắng tùng!
   *[other] { $name } ăn cả { $tricks } vòng đầu: thắng tùng!
}
deal-won-as-dealt = { $who ->
    [you] Bạn thắng trắng!
   *[other] { $name } thắng trắng!
}
deal-won-alone = { $who ->
    [you] Bạn thắng ván: các nhà khác đều đã bỏ.
   *[other] { $name } thắng ván: các nhà khác đều đã bỏ.
}
held = { $who ->
    [you] Bài của bạn là { $cards }.
   *[other] Bài của { $name } là { $cards }.
}
talon-was = Bài nọc là { $cards }.
talon-was-empty = Không có bài nọc.
trick-open = Vòng { $trick }: { $cards }

# Vì sao được hay mất: "+2 điểm" viết sẵn trong $amount.
amount-points = { $sign }{ $count } điểm
amount-chips = { $sign }{ $count } chip
gain = { $name }: { $amount } { $reason }.
gain-deciding-trick = nhờ ăn vòng quyết định bằng { $cards }
gain-low-run = nhờ ăn { $tricks ->
    [1] vòng quyết định
   *[other] { $tricks } vòng cuối
} bằng { $cards }
gain-dry = nhờ { $cards } úp để dành
gain-show-dry = nhờ { $cards } để dành ngửa
gain-not-with-rank = vì { $cards } không phải lá lớn nhất
gain-last-trick-lost = nhờ nhả vòng cuối
gain-dealt-hand = nhờ được chia { $cards }
gain-sweep = nhờ thắng tùng
gain-instant-win = nhờ thắng trắng với { $cards }
gain-walkover = vì chỉ còn một mình
gain-paid = chung cho người thắng
gain-ace = vì ôm { $cards } quá lâu
gain-dropped = vì chết tùng
gain-flagged = vì đánh sai chất
gain-wrong-flag = vì bắt lỗi oan
gain-pool = lấy từ quỹ
gain-pool-short = vì giữa bàn không còn hơn nữa

# --- Trận

totals-points = Điểm: { $totals }
totals-chips = Chip: { $totals }
goal-target = ai được { $target } trước thì thắng
goal-deals = { $deals } ván
goal-stones = còn { $left }/{ $stones } viên sỏi
goal-tied = các nhà hòa chơi tiếp đến khi có người dẫn đầu
goal-none = chơi đến khi nghỉ
score-line = { $totals }   ({ $goal })
match-won = { $who ->
    [you] Bạn thắng trận.
   *[other] { $name } thắng trận.
}
match-shared = Hòa trận: { $names } chia nhau phần thắng.

# --- Điều không được làm, và vì sao

refused-must-follow = Vòng này ra { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
} mà bạn còn { $held }: phải theo chất.
refused-must-beat = Bạn còn { $held }, bắt được { $best }: phải bắt.
refused-not-held = Bạn không có { $card }.
refused-set-aside = { $card } đã để dành cho vòng cuối.
refused-must-lie-face-up = Ở đây không được úp { $card }.
refused-must-lie-face-down = { $card } không bắt được { $best }: chỉ được úp.
refused-blind = Vòng này các nhà cùng úp rồi cùng lật: { $card } chỉ được úp.
refused-not-your-turn = Chưa đến lượt bạn.
refused-deal-over = Ván này đã xong.
refused-answer-first = Trả lời câu đang hỏi trước đã.
refused-not-asked = Lúc này trò này không cho xưng như thế.
refused-cannot-leave = Trò này không ai được bỏ ván; bài phải có người đánh.
refused-bad-cut = Được nhấc từ 1 đến { $most } lá.

# --- Điều được hỏi

ask-cut = Bạn cắt bài. Nhấc mấy lá? (1 đến { $most }, Enter là tùy ý)
ask-cut-or-tap = Bạn cắt bài. Nhấc mấy lá? (1 đến { $most }, t là gõ bài, Enter là tùy ý)
ask-redeal = Bài bạn yếu. Có đổi không?
ask-claim = Bài bạn thắng trắng. Có trình không?
ask-dry = Có để dành lá nào cho vòng cuối không?
ask-flag = Bài đã đánh hết. Có ai đánh sai chất không?
ask-lead = Vòng { $trick }/{ $tricks }, bạn ra:
ask-card = Vòng { $trick }/{ $tricks }, bạn đánh:
ask-lead-decides = Vòng { $trick }/{ $tricks }, vòng quyết định, bạn ra:
ask-card-decides = Vòng { $trick }/{ $tricks }, vòng quyết định, bạn đánh:
ask-answer = Bạn chọn (Enter là 1):
ask-revoke = Đánh thế là sai chất, các nhà khác có thể bắt lỗi. Vẫn đánh? (c/K)
answers-yes = c có
ask-go-on = Enter để đi tiếp.
ask-next-deal = Enter để chia ván sau.

choice-pass = không
choice-redeal = đổi cả tay bài
choice-instant-win = trình bài và thắng trắng
choice-dry = úp { $card } để dành (được { $times ->
    [2] gấp đôi
   *[other] gấp { $times }
})
choice-show-dry = để ngửa { $card } để dành (được { $times ->
    [2] gấp đôi
   *[other] gấp { $times }
})
choice-peek = xem lá dưới cùng của nọc
choice-flag = bắt lỗi { $against } đánh sai chất

# --- Điều được bày ra

deal-number = Ván { $number }
deal-goes-on = Đánh tiếp ván { $number }.
on-the-table = Trên bàn: { $cards }
your-hand = Bài bạn: { $cards }
your-hand-some = Bài bạn: { $cards }   (* là lá được đánh)
set-aside = Để dành: { $cards }
set-aside-hidden = { $name } { $card } (úp)
set-aside-shown = { $name } { $card } (ngửa)
last-card-plays = Lá cuối cùng của bạn tự ra.
legal-face-up = Ngửa: { $cards }
legal-face-down = Úp: { $cards }
legal-not = Không được { $card }: { $reason }
legal-revoke = Đánh { $card } là sai chất, các nhà khác có thể bắt lỗi.
legal-answer-first = Trả lời câu đang hỏi trước, rồi mới đánh.
last-none-yet = Chưa xong vòng nào.
last-not-shown = Bàn này không cho xem lại các vòng đã xong.
last-trick = { $cards }   { $won }
flag-nothing = Bàn này không cho đánh sai chất, nên không có gì để bắt lỗi.
flag-whom = Bạn bắt lỗi ai ({ $names })? Bạn vừa gõ { $typed }.
expected-cut = Cần một số từ 1 đến { $most } hoặc Enter, nhưng bạn gõ { $typed }.
expected-cut-or-tap = Cần một số từ 1 đến { $most }, t hoặc Enter, nhưng bạn gõ { $typed }.
expected-answer = Cần một số từ 1 đến { $most }, nhưng bạn gõ { $typed }. Gõ ? để xem cách dùng.
expected-card = Cần một lá như 10c, hoặc số thứ tự từ 1 đến { $most }, nhưng bạn gõ { $typed }. Gõ ? để xem cách dùng.

help-at-table =
    Một lá bài: kc, k♣, già chuồn hoặc số thứ tự của nó (c chuồn, d rô, h cơ, s bích); kc* là úp, khi được chọn úp hay ngửa.
    legal: bạn được đánh những lá nào, và vì sao không được lá khác.
    hint: nên đánh lá nào, vì sao, và mỗi lá hứa hẹn gì.
    last, hoặc l: các vòng được xem lại.
    score: mỗi nhà đang có bao nhiêu, và khi nào hết trận.
    rules: luật của bàn này.
    peek: xem lá dưới cùng của nọc, nếu luật cho.
    flag TÊN: bắt lỗi một nhà đánh sai chất, nếu luật cho.
    quit, hoặc q: nghỉ ở đây; trận được giữ lại, và --resume để chơi tiếp.

# --- Quanh bàn

table-begins = { $game }, { $seats } người. { $summary }
table-taken-up = { $game }, tiếp chỗ bạn đã dừng.
table-kept = Trận được giữ lại. Chơi tiếp bằng lệnh: { $command }
table-nothing-kept = Trận này chưa được giữ lại nên không có gì để chơi tiếp.
table-record = Biên bản trận: { $file }
games-also = Còn gọi là { $names }.
games-players = Từ { $least } đến { $most } người chơi.
games-players-exactly = { $seats } người chơi.
games-options = Các tùy chọn, kèm giá trị thường dùng và mọi giá trị:
games-range = một số từ { $least } đến { $most }
label-and-value = { $name }: { $value }
games-presets = Bộ tùy chọn có sẵn:
games-rules = Luật: { $command }
games-how = { $games } cho xem tùy chọn của một trò; { $play } chia bài.
replay-begins = { $game }, { $seats } người.
