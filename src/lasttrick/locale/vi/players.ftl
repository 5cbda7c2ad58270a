# Who can sit down beside people, as the terminal and the browser name them.

bots = Máy
bot-random-name = ngẫu nhiên
bot-random-about = Được đánh lá nào thì đánh bừa lá ấy.
bot-novice-name = tập sự
bot-novice-about = Đánh có suy tính, nhưng không nhớ bài đã ra.
bot-careful-name = cẩn thận
bot-careful-about = Nhớ mọi lá đã ra, và tính trước cho vòng quyết định.
bot-steady-name = vững vàng
bot-steady-about = Hình dung các tay bài úp, và đánh thử từng lá trong mỗi trường hợp.
bot-expert-name = cao thủ
bot-expert-about = Suy ra các tay bài úp từ những lá đã đánh, và nghĩ từng lá đến hết ván.
bot-other-about = Máy do một gói khác đem đến.
