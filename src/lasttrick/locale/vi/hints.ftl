# Gợi ý: vì sao một lá là tốt, và mỗi lá hứa hẹn gì. Lá bài đã viết sẵn, bằng hình hoặc bằng lời:
# $card là lá nên đánh, $cards là các lá khác; $name là một hay nhiều nhà.

# --- Vì sao

hint-only-card = Bạn chỉ được đánh lá này.
hint-decided = Vòng quyết định đã đánh xong.
hint-lost = Không lá nào của bạn ăn được vòng này, mà đây là vòng quyết định.
hint-wins-deal = Đây là vòng quyết định, và { $card } chắc chắn ăn.
hint-then-wins = Ăn vòng này xong, bạn ra { $cards }, không ai bắt được, mà vòng ấy quyết định.
hint-highest = Không ai bắt được { $card }: chất này không có lá nào lớn hơn.
hint-higher-gone = Không ai bắt được { $card }: { $count } lá lớn hơn đã ra rồi ({ $cards }).
hint-none-higher = Không ai bắt được { $card }: các lá lớn hơn cùng chất đã ra hoặc ở tay bạn.
hint-others-void = { $name } { $count ->
    [1] không có
   *[other] đều không có
} chất { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
} nên không ai bắt được { $card }.
hint-last-to-play = Sau bạn không còn ai đánh: { $card } ăn vòng này.
hint-stops-sweep = { $name } đã ăn mọi vòng, ăn thêm vòng này là thắng tùng.
hint-sweep = Bạn đã ăn mọi vòng; ăn đủ { $trick } vòng đầu là thắng tùng.
hint-needs-trick = Hết vòng { $trick } mà chưa ăn vòng nào thì chết tùng, và bạn chưa ăn vòng nào.
hint-leads-on = Ai ăn vòng này thì ra trước ở vòng quyết định.
hint-ducks-to-void = Bạn ăn được vòng này, nhưng nhường { $name } ra trước: nhà ấy không có chất { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
}.
hint-ducks-to = Bạn ăn được vòng này, nhưng nhường { $name } ra trước.
hint-ducks = Bạn ăn được vòng này, nhưng để qua.
hint-hides = Úp lá này thì các nhà khác không biết là lá gì.
hint-cannot-take = Không lá nào của bạn ăn được vòng này.
hint-keeps-master = Bạn giữ { $cards }, không ai bắt được.
hint-low-pays = Thắng ván bằng { $card } thì được nhiều hơn.
hint-low-run = Ăn vòng này bằng { $card } rồi kết bằng { $cards } thì được nhiều hơn.
hint-keeps-low = Bạn giữ { $cards }: thắng ván bằng { $count ->
    [1] lá ấy
   *[other] một trong các lá ấy
} thì được nhiều hơn.
hint-keeps-card = Bạn giữ { $cards } cho vòng quyết định.
hint-lone-card = Sau đó bạn hết chất { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
}: khi ai ra chất ấy, bạn đánh lá nào cũng được.
hint-led-at-void = { $name } { $count ->
    [1] không có
   *[other] đều không có
} chất { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
} nên không theo được.
hint-all-alike = Lá nào cũng hứa hẹn như nhau.
hint-best-chance = Lá này tốt nhất, xét mọi lá mà các nhà khác còn có thể cầm.

# --- Những gì hiện ra

hint = Gợi ý
hint-suggests = Đánh { $card }.
hint-suggests-down = Úp { $card }.
hint-chances = Khả năng thắng ván với từng lá:
hint-percent = { $percent }%
hint-card = { $card }: { $percent }%
hint-card-points = { $card }: { $percent }%, điểm { $sign }{ $whole },{ $tenth }
hint-card-chips = { $card }: { $percent }%, chip { $sign }{ $whole },{ $tenth }
hint-laid-down = { $card }, úp
hint-off = Bàn này không có gợi ý.
hint-not-now = Có gợi ý khi đến lượt bạn đánh một lá.
