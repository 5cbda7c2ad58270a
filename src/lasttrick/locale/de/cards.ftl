# Karten: die Buchstaben in ihren Ecken und ihre Namen in Worten.

rank-letter-A = A
rank-letter-K = K
rank-letter-Q = D
rank-letter-J = B
rank-letter-T = 10

suit-name-C = Kreuz
suit-name-D = Karo
suit-name-H = Herz
suit-name-S = Pik

rank-name = { $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [T] Zehn
    [9] Neun
    [8] Acht
    [7] Sieben
    [6] Sechs
    [5] Fünf
    [4] Vier
    [3] Drei
   *[2] Zwei
}

# Eine Karte in Worten, wie man sie ansagt: Kreuz-Zehn. Ohne Artikel passt sie in jeden Satz.
card-in-words = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}-{ $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
    [T] Zehn
    [9] Neun
    [8] Acht
    [7] Sieben
    [6] Sechs
    [5] Fünf
    [4] Vier
    [3] Drei
   *[2] Zwei
}

# Eine Karte, die verdeckt liegt und die man nicht kennt.
card-hidden = eine verdeckte Karte

# Eine Aufzählung, in der alles gemeint ist, und eine, in der eines gemeint ist.
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
