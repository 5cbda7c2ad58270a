# Les cartes : les lettres de leurs coins, et leurs noms en toutes lettres.

rank-letter-A = A
rank-letter-K = R
rank-letter-Q = D
rank-letter-J = V
rank-letter-T = 10

suit-name-C = trèfle
suit-name-D = carreau
suit-name-H = cœur
suit-name-S = pique

rank-name = { $rank ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
    [T] dix
    [9] neuf
    [8] huit
    [7] sept
    [6] six
    [5] cinq
    [4] quatre
    [3] trois
   *[2] deux
}

# Une carte en toutes lettres, comme on la dit, avec son article : le dix de trèfle.
# Les phrases ne mettent donc jamais « de » ni « à » devant elle.
card-in-words = { $rank ->
    [A] l’as
    [K] le roi
    [Q] la dame
    [J] le valet
    [T] le dix
    [9] le neuf
    [8] le huit
    [7] le sept
    [6] le six
    [5] le cinq
    [4] le quatre
    [3] le trois
   *[2] le deux
} de { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}

# Une carte face cachée, qu’on ne connaît pas.
card-hidden = une carte cachée

# Une liste dont tout est à prendre ; une liste dont une seule chose est à prendre.
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
