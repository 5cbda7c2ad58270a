# Cartas: las letras de las esquinas y sus nombres en palabras.

rank-letter-A = A
rank-letter-K = K
rank-letter-Q = Q
rank-letter-J = J
rank-letter-T = 10

suit-name-C = tréboles
suit-name-D = diamantes
suit-name-H = corazones
suit-name-S = picas

rank-name = { $rank ->
    [A] as
    [K] rey
    [Q] dama
    [J] jota
    [T] diez
    [9] nueve
    [8] ocho
    [7] siete
    [6] seis
    [5] cinco
    [4] cuatro
    [3] tres
    [2] dos
   *[other] { $rank }
}

# Una carta en palabras, tal como se lee en voz alta: el diez de tréboles.
card-in-words = { $rank ->
    [A] el as
    [K] el rey
    [Q] la dama
    [J] la jota
    [T] el diez
    [9] el nueve
    [8] el ocho
    [7] el siete
    [6] el seis
    [5] el cinco
    [4] el cuatro
    [3] el tres
    [2] el dos
   *[other] el { $rank }
} de { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}

# Una carta que está boca abajo y no se conoce.
card-hidden = una carta tapada

# Una lista de cosas que valen todas, y otra de la que vale una sola.
list-and = { $first } { $last ->
    [Izquierda] e
   *[other] y
} { $last }
list-or = { $first } { $last ->
    [ocho] u
    [off] u
    [on] u
    [open] u
   *[other] o
} { $last }
