# Lá bài: chữ ở góc, và tên đọc thành lời.

rank-letter-A = A
rank-letter-K = K
rank-letter-Q = Q
rank-letter-J = J
rank-letter-T = 10

suit-name-C = chuồn
suit-name-D = rô
suit-name-H = cơ
suit-name-S = bích

rank-name = { $rank ->
    [A] Át
    [K] Già
    [Q] Đầm
    [J] Bồi
    [T] 10
    [9] 9
    [8] 8
    [7] 7
    [6] 6
    [5] 5
    [4] 4
    [3] 3
   *[2] { $rank }
}

# Một lá đọc thành lời: 10 chuồn.
card-in-words = { $rank ->
    [A] Át
    [K] Già
    [Q] Đầm
    [J] Bồi
    [T] 10
    [9] 9
    [8] 8
    [7] 7
    [6] 6
    [5] 5
    [4] 4
    [3] 3
   *[2] { $rank }
} { $suit ->
    [C] chuồn
    [D] rô
    [H] cơ
   *[S] bích
}

# Lá nằm úp, không biết là lá gì.
card-hidden = một lá úp

# Liệt kê: tất cả; và một trong số đó.
list-and = { $first } và { $last }
list-or = { $first } hoặc { $last }
