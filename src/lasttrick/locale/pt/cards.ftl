# Cards: the letters on their corners, and their names in words.

rank-letter-A = A
rank-letter-K = R
rank-letter-Q = D
rank-letter-J = V
rank-letter-T = 10

suit-name-C = paus
suit-name-D = ouros
suit-name-H = copas
suit-name-S = espadas

rank-name = { $rank ->
    [A] ás
    [K] rei
    [Q] dama
    [J] valete
    [T] dez
    [9] nove
    [8] oito
    [7] sete
    [6] seis
    [5] cinco
    [4] quatro
    [3] três
   *[2] duque
}

# One card in words, as it is read out: the ten of clubs. No sentence puts de, a, em or por
# before it, which would have to merge with the article.
card-in-words = { $rank ->
    [A] o ás
    [K] o rei
    [Q] a dama
    [J] o valete
    [T] o dez
    [9] o nove
    [8] o oito
    [7] o sete
    [6] o seis
    [5] o cinco
    [4] o quatro
    [3] o três
   *[2] o duque
} de { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
}

# A card that lies face down and is not known.
card-hidden = uma carta tapada

# A list of things, all of which are meant; and one of which is meant.
list-and = { $first } e { $last }
list-or = { $first } ou { $last }
