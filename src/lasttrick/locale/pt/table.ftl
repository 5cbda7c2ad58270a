# What happens at the table. $who is "you" for the person spoken to, "other" for anybody else,
# whose name is $name. Cards come ready-made, as faces or in words.

# Inside a sentence the person spoken to always comes after a preposition: contra ti, entre ti.
you = ti
you-first = Tu

place-left = Esquerda
place-far-left = Fundo-esquerda
place-mid-left = Meio-esquerda
place-across = Frente
place-mid-right = Meio-direita
place-far-right = Fundo-direita
place-right = Direita

# --- The deal begins

draw-for-deal = Tira-se à sorte quem dá: { $cards }
draw-again = As cartas iguais tiram outra vez: { $cards }

event-tap = { $who ->
    [you] Bates no baralho: dá-se sem corte.
   *[other] { $name } bate no baralho: dá-se sem corte.
}
event-cut = { $who ->
    [you] Cortas e levantas { $count ->
        [one] uma carta
       *[other] { $count } cartas
    }.
   *[other] { $name } corta e levanta { $count ->
        [one] uma carta
       *[other] { $count } cartas
    }.
}
event-deals-and-leads = { $who ->
    [you] Dás as cartas e fazes a saída.
   *[other] { $name } dá as cartas e faz a saída.
}
event-deals = { $who ->
    [you] Dás as cartas.
   *[other] { $name } dá as cartas.
}
event-leads-first = { $who ->
    [you] Fazes a saída.
   *[other] { $name } faz a saída.
}

# --- Declarations

event-dry = { $who ->
    [you] Reservas { $card } para a última vaza, de face para baixo.
   *[other] { $name } reserva uma carta para a última vaza, de face para baixo.
}
event-show-dry = { $who ->
    [you] Reservas { $card } para a última vaza, à vista.
   *[other] { $name } reserva { $card } para a última vaza, à vista.
}
event-redeal = { $who ->
    [you] Trocas a mão toda por cartas novas.
   *[other] { $name } troca a mão toda por cartas novas.
}
event-instant-win = { $who ->
    [you] Mostras { $cards }.
   *[other] { $name } mostra { $cards }.
}
event-peek = { $who ->
    [you] Pedes para ver a carta do fundo do monte.
   *[other] { $name } pede para ver a carta do fundo do monte.
}
event-flag = { $who ->
    [you] Acusas renúncia contra { $against }. Se a acusação for errada, paga-se ao contar a distribuição.
   *[other] { $name } acusa renúncia contra { $against }. Se a acusação for errada, paga-se ao contar a distribuição.
}

# --- Play

event-lead = { $who ->
    [you] Sais com { $card }.
   *[other] { $name } sai com { $card }.
}
event-play = { $who ->
    [you] Jogas { $card }.
   *[other] { $name } joga { $card }.
}
event-discard = { $who ->
    [you] Descartas { $card }.
   *[other] { $name } descarta { $card }.
}
event-lay-hidden = { $who ->
    [you] Jogas uma carta tapada.
   *[other] { $name } joga uma carta tapada.
}
event-lay-down = { $who ->
    [you] Jogas { $card } de face para baixo.
   *[other] { $name } joga { $card } de face para baixo.
}
event-turn-up = { $who ->
    [you] Viras { $card }.
   *[other] { $name } vira { $card }.
}
event-bottom-card = A carta do fundo do monte é { $card }.
event-trick-won = { $who ->
    [you] Ganhas a vaza com { $card }.
   *[other] { $name } ganha a vaza com { $card }.
}
event-drop = { $who ->
    [you] Não fizeste nenhuma vaza e ficas de fora.
   *[other] { $name } não fez nenhuma vaza e fica de fora.
}
event-leave = { $who ->
    [you] Abandonas a distribuição.
   *[other] { $name } abandona a distribuição.
}

# --- The deal is over

deal-void = A distribuição fica anulada: houve renúncia.
deal-won-last = { $who ->
    [you] Ganhas a distribuição com a última vaza.
   *[other] { $name } ganha a distribuição com a última vaza.
}
deal-won-trick = { $who ->
    [you] Ganhas a distribuição com a vaza { $trick }.
   *[other] { $name } ganha a distribuição com a vaza { $trick }.
}
deal-won-sweep = { $who ->
    [you] Capote! Fizeste as primeiras { $tricks } vazas e ganhas a distribuição.
   *[other] Capote! { $name } fez as primeiras { $tricks } vazas e ganha a distribuição.
}
deal-won-as-dealt = { $who ->
    [you] Ganhas a distribuição sem jogar, com a mão que te saiu.
   *[other] { $name } ganha a distribuição sem jogar, com a mão que lhe saiu.
}
deal-won-alone = { $who ->
    [you] Ganhas a distribuição: mais ninguém ficou em jogo.
   *[other] { $name } ganha a distribuição: mais ninguém ficou em jogo.
}
held = { $who ->
    [you] Tinhas { $cards }.
   *[other] { $name } tinha { $cards }.
}
talon-was = No monte: { $cards }.
talon-was-empty = Não havia monte.
trick-open = Vaza { $trick }: { $cards }

# Why somebody got or lost points: "+2 points" comes ready-made as $amount.
amount-points = { $sign }{ $count } { $count ->
    [one] ponto
   *[other] pontos
}
amount-chips = { $sign }{ $count } { $count ->
    [one] ficha
   *[other] fichas
}
gain = { $name }: { $amount } { $reason }.
gain-deciding-trick = pela vaza decisiva, ganha com { $cards }
gain-low-run = { $tricks ->
    [one] pela vaza decisiva, ganha
   *[other] pelas últimas { $tricks } vazas, ganhas
} com { $cards }
gain-dry = por reservar { $cards } às escondidas
gain-show-dry = por reservar { $cards } à vista da mesa
gain-not-with-rank = porque { $cards } não é do valor mais alto
gain-last-trick-lost = por perder a última vaza
gain-dealt-hand = por receber { $cards }
gain-sweep = pelo capote
gain-instant-win = por ganhar sem jogar, com { $cards }
gain-walkover = por não restar mais ninguém
gain-paid = para quem ganhou
gain-ace = por guardar { $cards } tempo de mais
gain-dropped = por ficar de fora
gain-flagged = por renúncia
gain-wrong-flag = por uma acusação errada
gain-pool = do bolo
gain-pool-short = porque no meio não há mais

# --- The match

totals-points = Pontos: { $totals }
totals-chips = Fichas: { $totals }
goal-target = até { $target }
goal-deals = { $deals ->
    [one] uma distribuição
   *[other] { $deals } distribuições
}
goal-stones = { $left ->
    [0] restam
    [one] resta
   *[other] restam
} { $left } de { $stones } pedras
goal-tied = continua quem empatou, até alguém ficar só na frente
goal-none = sem fim marcado
score-line = { $totals }   ({ $goal })
match-won = { $who ->
    [you] Ganhas a partida.
   *[other] { $name } ganha a partida.
}
match-shared = A vitória reparte-se entre { $names }.

# --- What may not be done, and why

refused-must-follow = Tens { $held }, e a saída foi a { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
}: tens de assistir.
refused-must-beat = Com { $held } bates { $best }: tens de bater.
refused-not-held = Não tens { $card }.
refused-set-aside = Reservaste { $card } para a última vaza.
refused-must-lie-face-up = Aqui não podes jogar { $card } de face para baixo.
refused-must-lie-face-down = Com { $card } não bates { $best }: só podes jogar essa carta tapada.
refused-blind = Nesta vaza responde-se às cegas: só podes jogar { $card } de face para baixo.
refused-not-your-turn = Não é a tua vez.
refused-deal-over = A distribuição já acabou.
refused-answer-first = Responde primeiro à pergunta.
refused-not-asked = Neste jogo, isso não se pode declarar agora.
refused-cannot-leave = Neste jogo não se pode abandonar a distribuição; alguém tem de jogar as cartas.
refused-bad-cut = Podes levantar de 1 a { $most } cartas.

# --- What is asked

ask-cut = Cortas tu. Quantas cartas levantas? (1 a { $most }, Enter: ao acaso)
ask-cut-or-tap = Cortas tu. Quantas cartas levantas? (1 a { $most }, t: bater, Enter: ao acaso)
ask-redeal = A tua mão é fraca. Trocas?
ask-claim = A tua mão ganha sem jogar. Mostras?
ask-dry = Reservas uma carta para a última vaza?
ask-flag = As cartas estão jogadas. Alguém deixou de assistir, podendo?
ask-lead = Vaza { $trick } de { $tricks }, sais tu:
ask-card = Vaza { $trick } de { $tricks }, a tua carta:
ask-lead-decides = Vaza { $trick } de { $tricks }, a decisiva, sais tu:
ask-card-decides = Vaza { $trick } de { $tricks }, a decisiva, a tua carta:
ask-answer = A tua resposta (Enter para 1):
ask-revoke = Isso é renúncia; a mesa pode acusá-la. Jogas mesmo assim? (s/N)
answers-yes = s sim
ask-go-on = Enter continua.
ask-next-deal = Enter dá as cartas seguintes.

choice-pass = não
choice-redeal = trocar a mão toda por cartas novas
choice-instant-win = mostrar a mão e ganhar a distribuição
choice-dry = reservar { $card } de face para baixo (paga { $times ->
    [2] a dobrar
   *[other] { $times } vezes
})
choice-show-dry = reservar { $card } à vista (paga { $times ->
    [2] a dobrar
   *[other] { $times } vezes
})
choice-peek = ver a carta do fundo do monte
choice-flag = acusar renúncia contra { $against }

# --- What is shown

deal-number = Distribuição { $number }
deal-goes-on = Continua a distribuição { $number }.
on-the-table = Na mesa: { $cards }
your-hand = A tua mão: { $cards }
your-hand-some = A tua mão: { $cards }   (* pode jogar-se)
set-aside = De reserva: { $cards }
set-aside-hidden = { $name } { $card } (de face para baixo)
set-aside-shown = { $name } { $card } (à vista)
last-card-plays = A tua última carta joga-se por si.
legal-face-up = À vista: { $cards }
legal-face-down = De face para baixo: { $cards }
legal-not = Não { $card }: { $reason }
legal-revoke = Jogar { $card } seria renúncia, que a mesa pode acusar.
legal-answer-first = Responde primeiro à pergunta; depois jogas.
last-none-yet = Ainda não acabou nenhuma vaza.
last-not-shown = Nesta mesa ninguém volta a ver as vazas acabadas.
last-trick = { $cards }   { $won }
flag-nothing = Nesta mesa a renúncia é impedida, por isso não há nada a acusar.
flag-whom = Tem de ser o nome de quem acusas ({ $names }), e não { $typed }.
expected-cut = Tem de ser um número de 1 a { $most } ou Enter, e não { $typed }.
expected-cut-or-tap = Tem de ser um número de 1 a { $most }, t ou Enter, e não { $typed }.
expected-answer = Tem de ser um número de 1 a { $most }, e não { $typed }. Com ? tens ajuda.
expected-card = Tem de ser uma carta, como 10c, ou o seu número de 1 a { $most }, e não { $typed }. Com ? tens ajuda.

help-at-table =
    Uma carta: rc, r♣, rei de paus ou o seu número (c paus, d ouros, h copas, s espadas); rc* joga-a tapada, quando se pode escolher.
    legal: que cartas podes jogar, e porque não as outras.
    hint: que carta jogar, porquê, e o que promete cada carta.
    last, ou l: as vazas que se podem voltar a ver.
    score: o que cada um tem, e o que acaba a partida.
    rules: o que vale nesta mesa.
    peek: ver a carta do fundo do monte, se as regras deixarem.
    flag NOME: acusar alguém de renúncia, se as regras deixarem.
    quit, ou q: parar aqui; a partida fica guardada, e --resume continua-a.

# --- Around the table

table-begins = { $game }, { $seats } pessoas. { $summary }
table-taken-up = { $game }, tal como ficou.
table-kept = A partida fica guardada. Para continuar: { $command }
table-nothing-kept = Nada desta partida foi guardado, por isso não há nada para continuar.
table-record = O registo: { $file }
games-also = Também chamado { $names }.
games-players = De { $least } a { $most } jogadores.
games-players-exactly = { $seats } jogadores.
games-options = Opções, cada uma com o valor habitual e todos os valores:
games-range = um número de { $least } a { $most }
label-and-value = { $name }: { $value }
games-presets = Conjuntos de opções:
games-rules = As regras: { $command }
games-how = { $games } mostra as opções de um jogo; { $play } dá as cartas.
replay-begins = { $game }, { $seats } pessoas.
