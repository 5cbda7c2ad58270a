# Hints: why a card is good, and what each card promises. Cards come ready-made, as faces or in
# words: $card is the one to play, $cards are others, so many as $count says; $name is who it is
# about, one player or several. No sentence puts de, a, em or por before a card.

# --- Why

hint-only-card = É a única carta que podes jogar.
hint-decided = A vaza decisiva já foi jogada.
hint-lost = Nenhuma das tuas cartas ganha esta vaza, e é a decisiva.
hint-wins-deal = Esta vaza é a decisiva, e com { $card } é tua de certeza.
hint-then-wins = Depois desta vaza sais com { $cards }, que ninguém pode bater, e essa vaza é a decisiva.
hint-highest = Ninguém pode bater { $card }: não há nada mais alto no naipe.
hint-higher-gone = Ninguém pode bater { $card }: já { $count ->
    [one] saiu
   *[other] saíram
} { $cards }.
hint-none-higher = Ninguém pode bater { $card }: o que é mais alto no naipe já saiu ou está na tua mão.
hint-others-void = { $name } não { $count ->
    [one] tem
   *[other] têm
} { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
}: ninguém pode bater { $card }.
hint-last-to-play = Depois de ti ninguém joga: com { $card } ganhas a vaza.
hint-stops-sweep = { $name } fez todas as vazas até agora e com esta ganharia a distribuição com capote.
hint-sweep = Fizeste todas as vazas até agora; com as primeiras { $trick } ganhas a distribuição com capote.
hint-needs-trick = Quem não tiver nenhuma depois da vaza { $trick } fica de fora, e tu ainda não tens nenhuma.
hint-leads-on = Quem ganhar esta vaza faz a saída na decisiva.
hint-ducks-to-void = Podias ganhar esta vaza, mas deixas sair { $name }, que não tem { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
}.
hint-ducks-to = Podias ganhar esta vaza, mas deixas sair { $name }.
hint-ducks = Podias ganhar esta vaza, mas deixas passar.
hint-hides = De face para baixo, os outros não sabem que carta é.
hint-cannot-take = Nenhuma das tuas cartas ganha esta vaza.
hint-keeps-master = Guardas { $cards }, que ninguém pode bater.
hint-low-pays = Ganhar a distribuição com { $card } vale mais.
hint-low-run = Ganhar esta vaza com { $card } e acabar com { $cards } vale mais.
hint-keeps-low = Guardas { $cards }: ganhar a distribuição com { $count ->
    [one] essa carta
   *[other] uma dessas cartas
} vale mais.
hint-keeps-card = Guardas { $cards } para a vaza decisiva.
hint-lone-card = Depois já não tens { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
}: quando saírem, podes jogar qualquer carta.
hint-led-at-void = { $name } não { $count ->
    [one] tem { $suit ->
        [C] paus
        [D] ouros
        [H] copas
       *[S] espadas
    } e não pode
   *[other] têm { $suit ->
       [C] paus
       [D] ouros
       [H] copas
      *[S] espadas
   } e não podem
} assistir.
hint-all-alike = Todas as tuas cartas prometem o mesmo.
hint-best-chance = É a que se sai melhor contra todas as cartas que os outros ainda podem ter.

# --- What is shown

hint = Conselho
hint-suggests = Joga { $card }.
hint-suggests-down = Joga { $card } de face para baixo.
hint-chances = A probabilidade de ganhar a distribuição com cada carta:
hint-percent = { $percent }%
hint-card = { $card }: { $percent }%
hint-card-points = { $card }: { $percent }%, pontos { $sign }{ $whole },{ $tenth }
hint-card-chips = { $card }: { $percent }%, fichas { $sign }{ $whole },{ $tenth }
hint-laid-down = { $card }, de face para baixo
hint-off = Nesta mesa não há conselhos.
hint-not-now = Há conselho quando é a tua vez de jogar uma carta.
