# Cards: the letters on their corners, and their names in words.

rank-letter-A = A
rank-letter-K = K
rank-letter-Q = Q
rank-letter-J = J
rank-letter-T = 10

suit-name-C = clubs
suit-name-D = diamonds
suit-name-H = hearts
suit-name-S = spades

rank-name = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
   *[2] two
}

# One card in words, as it is read out: the ten of clubs.
card-in-words = the { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
   *[2] two
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}

# A card that lies face down and is not known.
card-hidden = a hidden card

# A list of things, all of which are meant; and one of which is meant.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
