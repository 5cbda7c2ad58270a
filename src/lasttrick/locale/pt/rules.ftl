# The rule sheet: the rules of exactly one table. Its numbers come from the data that the engine
# plays by.

sheet-title = { $game }: as regras desta mesa
sheet-title-place = { $game }, { $place }: as regras desta mesa

# --- The aim

heading-aim = De que se trata
aim-last = Ganhar a última vaza. Só essa conta: quem a fizer ganha a distribuição, mesmo sem ter feito mais nenhuma. Todas as anteriores só servem para decidir quem sai para ela e que cartas ainda estão em jogo.
aim-trick = Ganhar a vaza { $deciding } de { $tricks }. Só essa dá a distribuição; as outras decidem quem sai para ela e que cartas ainda estão em jogo.
aim-no-trumps = Não há trunfo, nem leilão, nem se contam pontos de cartas.

# --- Players and pack

heading-players = Quem joga
players-count = Podem jogar de { $least } a { $most } pessoas; nesta mesa são { $seats }.
players-exactly = É um jogo para { $seats } pessoas.
players-best = O ideal são { $least } a { $most } pessoas.
players-best-one = O ideal são { $least } pessoas.

heading-pack = As cartas
pack-count = Joga-se com { $count } cartas. Em cada naipe, da mais alta para a mais baixa:
pack-order = { $suit }: { $cards }
pack-without = Fora do baralho: { $cards }.
pack-shorter = Por isso, a carta mais alta de { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
} é { $rank ->
    [dama] a dama
   *[other] o { $rank }
}.

# --- Seats, cut and deal

heading-deal = Lugares e distribuição
draw-dealer = Cada um tira uma carta: dá primeiro quem tirar a mais alta. Se houver empate, tira-se outra vez.
draw-seats = Os lugares tiram-se à sorte: cada um tira uma carta, e todos se sentam da mais alta para a mais baixa, no sentido dos ponteiros do relógio. Quem empatar tira outra vez. Dá primeiro quem tirar a mais alta.
cut-right = Quem dá baralha, e corta quem está à sua direita.
cut-or-tap = Quem dá baralha. Quem está à sua direita corta, ou bate no baralho para que se dê sem corte.
cut-never = Quem dá baralha; ninguém corta.
deal-each = Cada um recebe { $cards } cartas, { $packets }, { $direction ->
    [clockwise] no sentido dos ponteiros do relógio, a começar pela esquerda de quem dá
   *[counterclockwise] no sentido contrário ao dos ponteiros do relógio, a começar pela direita de quem dá
}; quem dá fica para o fim.
packets-one = uma a uma
packets-all = todas de uma vez
packets = em séries de { $sizes }
talon = { $count ->
    [0] Dão-se todas as cartas: não sobra monte.
    [one] Sobra uma carta: é o monte, que fica virado para baixo sem ninguém o ver.
   *[other] Sobram { $count } cartas: são o monte, que fica virado para baixo sem ninguém o ver.
}
redeal = Antes da primeira saída, quem não tiver nada acima { $rank ->
    [dama] da dama
   *[other] do { $rank }
} pode trocar a mão toda por cartas do monte, uma vez por distribuição e enquanto o monte chegar.
dry = Antes da primeira saída, cada um, na sua vez, pode reservar um { $ranks } para a última vaza, tapado ou à vista. Até lá, a carta reservada não conta como parte da mão e não tem de ser jogada, nem sequer para assistir; na última vaza joga-se por si.

# --- Leading and playing

heading-play = O jogo
lead-next = A primeira saída é de quem vem a seguir a quem dá.
lead-dealer = A primeira saída é de quem dá.
lead-left = A primeira saída é de quem está à esquerda de quem dá.
lead-right = A primeira saída é de quem está à direita de quem dá.
lead-holder = Na primeira distribuição da partida, porém, sai quem tiver { $card }; se essa carta não tiver sido dada, fica tudo na mesma.
play-round = Joga-se no sentido { $direction ->
    [clockwise] dos ponteiros do relógio
   *[counterclockwise] contrário ao dos ponteiros do relógio
}, uma carta cada um, e quem ganha a vaza sai para a seguinte.
duty-must = Quem tiver carta do naipe de saída tem de assistir. Quem não tiver joga o que quiser.
duty-must-beat = Quem tiver carta do naipe de saída tem de assistir e, podendo, tem de bater a melhor carta até aí. Quem não tiver joga o que quiser.
duty-free = Ninguém tem de assistir e ninguém tem de bater.
duty-no-beat = Nunca é preciso bater as cartas que estão na mesa.
trick-won = A vaza é da carta mais alta do naipe de saída. Uma carta de outro naipe não ganha, por mais alta que seja.
last-suit = Na última vaza manda o naipe da carta que ganhou a anterior, seja qual for a saída. Se ninguém jogar esse naipe, a vaza é de quem saiu.
peek = Durante a penúltima vaza, quem tiver a vez pode pedir para ver a carta do fundo do monte; mostra-se a toda a mesa.
look-back-none = Ninguém pode voltar a ver as vazas acabadas.
look-back-last = Só se pode voltar a ver a última vaza acabada.
look-back-all = Podem voltar a ver-se todas as vazas acabadas.

# --- Face down

heading-hidden = O que fica tapado
hidden-none = Nada: todas as cartas se jogam à vista.
hidden-discards = Quem joga uma carta de outro naipe que não o de saída joga-a tapada. As cartas que assistem ficam à vista.
hidden-not-beating = Uma carta que não bata a melhor até aí joga-se tapada, mesmo que assista. Uma carta que bate tem de se mostrar. Jogar tapado nunca dispensa de assistir.
hidden-choice = Nas vazas 1 a { $through }, só se pode mostrar uma carta que seja do naipe de saída e bata a melhor até aí. Em vez disso pode jogar-se tapada qualquer carta. Quem sai joga sempre à vista.
hidden-choice-all = Só se pode mostrar uma carta que seja do naipe de saída e bata a melhor até aí. Em vez disso pode jogar-se tapada qualquer carta. Quem sai joga sempre à vista.
hidden-blind = À vaza { $trick } responde-se às cegas: depois da saída, cada um põe uma carta tapada, seja qual for, e viram-se todas ao mesmo tempo. Aqui, uma carta jogada tapada pode ganhar.
hidden-know = Uma carta tapada só é conhecida por quem a jogou, e não pode ganhar a vaza. A mesa vê que se jogou uma carta e mais nada.
hidden-know-discards = Uma carta tapada só é conhecida por quem a jogou. A mesa fica a saber que não pôde assistir.
hidden-dry = Uma carta reservada tapada só é conhecida por quem a tem, até à última vaza.
hidden-for-good = Acabada a distribuição, as cartas tapadas continuam tapadas.
hidden-opened = Acabada a distribuição, mostram-se todas as cartas.

# --- Winning the deal

heading-win = Ganhar a distribuição
win-last = Quem ganha a última vaza, a vaza { $tricks }, ganha a distribuição.
win-trick = Quem ganha a vaza { $deciding } ganha a distribuição. Mesmo assim, jogam-se as { $tricks } vazas.
win-sweep = Quem fizer as primeiras { $tricks } vazas, sem falhar nenhuma, ganha logo a distribuição: é o capote.
win-drop = Depois da vaza { $trick }, quem não fez nenhuma fica de fora, sem mostrar as cartas que lhe restam. Os outros continuam.
win-instant = Há mãos que ganham sem jogar, antes da primeira saída:
win-instant-claim = Têm de ser anunciadas antes da primeira saída; depois são mãos como as outras.
dealt-four-of-a-kind = quatro cartas do mesmo valor
dealt-one-suit = as { $cards } cartas do mesmo naipe
dealt-four-of-a-suit = quatro cartas do mesmo naipe
dealt-three-of = três { $rank }, ou os quatro
dealt-all-below = as { $cards } cartas abaixo { $rank ->
    [dama] da dama
   *[other] do { $rank }
}
dealt-sum-at-most = cartas que somem { $sum } no máximo
dealt-double = { $hand }, a dobrar se entre as cartas houver { $rank ->
    [dama] uma dama
   *[other] um { $rank }
}
tie-strength = Se duas pessoas tiverem mãos destas, ganha a que vem primeiro nesta lista; sendo do mesmo tipo, a de cartas mais fortes; por fim, a de quem joga antes.
tie-category = Se duas pessoas tiverem mãos destas, ganha a que vem primeiro nesta lista; entre duas somas baixas, a mais baixa; por fim, a de quem joga antes.
tie-turn = Se duas pessoas tiverem mãos destas, ganha a de quem joga antes.
tie-suit = Se duas pessoas tiverem mãos destas, ganha a que vem primeiro nesta lista; sendo do mesmo tipo, a de cartas mais fortes; por fim, decide o naipe: copas, ouros, paus, espadas.

# --- What it is worth

heading-award = Quanto vale
award-header-how = como se ganha
award-header-points = pontos
award-header-chips = fichas de cada adversário
award-header-share = entradas do bolo por pessoa
award-plain = com a vaza decisiva
award-low = com um { $rank } na vaza decisiva
award-low-run = com um { $rank } em cada uma das últimas { $tricks } vazas
award-low-mixed = com { $ranks } nas duas últimas vazas
award-low-more = e assim por diante: cada vaza de uma sequência sem falhas, da última para trás, soma o que vale a sua carta
award-low-distinct = Nessa sequência, duas vazas vizinhas têm de ser ganhas em naipes diferentes.
award-dry-hidden = com um { $rank } reservado tapado
award-dry-shown = com um { $rank } reservado à vista
award-sweep = com capote
award-instant = com uma mão que ganha sem jogar
award-not-with = se a carta que ganha a vaza decisiva não for { $rank }
award-last-lost = se quem ganha não fizer também a última vaza
award-dealt = para quem tiver recebido { $hands }, ganhe quem ganhar
pay-winner = Só pontua quem ganha.
pay-per-opponent = Quem ganha marca esse valor uma vez por cada adversário.
pay-opponents = Cada adversário paga esse valor a quem ganha.
pay-ante = Antes de se dar, cada um põe { $count ->
    [one] uma ficha
   *[other] { $count } fichas
} no bolo, e quem ganha leva-o; o que a vitória valer a mais, paga-o cada adversário.
pay-dropped = Quem ficou de fora perde um.
pay-pool = Quando o bolo se esgota, cada um põe { $fill ->
    [one] uma entrada
   *[other] { $fill } entradas
}; quem ganha tira tantas quantas são as pessoas à mesa, ou o que lá houver.
pay-chips = Cada um começa com { $batch } fichas. Quando alguém não pode pagar, todos recebem primeiro outras { $batch }.

# --- Penalties

heading-penalties = Penalizações
penalty-none = Não há: o que as regras não permitem não se pode jogar.
penalty-flag = Ninguém impede uma renúncia, mas qualquer pessoa a pode acusar até se contar a distribuição: a renúncia anula a distribuição e custa { $points } a quem a fez; uma acusação errada custa { $points } a quem acusou.
penalty-sandbag = O ás guardado: quando alguém faz capote e saiu ao mesmo naipe nas vazas 1, 2 e 3, a outra pessoa a quem tenha calhado o ás desse naipe paga mais um, quer ainda o tenha na mão, quer o tenha deitado fora. Esse ás mostra-se.
penalty-sandbag-own = O ás guardado: quando alguém faz capote e as suas três primeiras saídas foram ao mesmo naipe, a outra pessoa a quem tenha calhado o ás desse naipe paga mais um, a não ser que o tenha deitado fora antes da primeira dessas saídas. Esse ás mostra-se.
penalty-stuck = Quem fica de fora paga mais um por cada ás que ainda tenha na mão, e esses ases mostram-se.

# --- The match

heading-match = A partida
next-winner = Quem ganha a distribuição dá a seguinte.
next-rotate = A vez de dar vai rodando, de pessoa em pessoa.
match-target = Quem chegar primeiro a { $target } ganha a partida.
match-raise = Se, ao chegar à meta, houver empate na frente, a meta sobe { $by } e continuam todos, até alguém estar só na frente e ter chegado a ela.
match-deals = A partida acaba ao fim de { $deals ->
    [one] uma distribuição
   *[other] { $deals } distribuições
}; ganha o total mais alto.
match-stones = Há { $stones } pedras no meio, e cada ponto tira uma. Quando se esgotam, ganha quem tiver mais. Se um prémio for maior do que o que resta, leva-se o que resta.
match-open = A partida não tem fim marcado.
tie-play-on = Se houver empate no primeiro lugar, continuam todos até alguém ficar só na frente.
tie-tied-only = Se houver empate no primeiro lugar, continua só quem empatou, desde que o jogo se possa jogar com tão poucas pessoas.
tie-share = Se houver empate no primeiro lugar, a vitória reparte-se.
tie-most-deals = Se houver empate no primeiro lugar, ganha quem tiver vencido mais distribuições; se também nisso houver empate, continuam todos.

# --- House rules

heading-house = Regras da casa nesta mesa
house-none = Nenhuma: é o jogo como se costuma jogar.
house-rule = { $option }: { $value } ({ $about })

# --- Questions

heading-questions = O que se costuma perguntar
question-off-suit = Posso ganhar a vaza com um ás de outro naipe?
answer-off-suit = Não. Sem trunfos, só o naipe de saída ganha.
question-tricks = Fazer mais vazas do que os outros dá a vitória?
answer-tricks = Não. Só conta a vaza { $deciding }.
question-without = Porque é que { $cards } fica de fora?
answer-without = O jogo é assim: o baralho fica com { $count } cartas, e a mais alta de { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
} é { $rank ->
    [dama] a dama
   *[other] o { $rank }
}.
question-more = Podem jogar { $seats }?
answer-more-pack = Não. Para { $seats } pessoas com { $cards } cartas cada uma seriam precisas { $needed }, e o baralho tem { $count }.
answer-more-limit = As cartas chegavam, mas o jogo é para { $most } pessoas no máximo.
question-low = Para quê guardar um { $rank }?
answer-low = Porque paga mais quando ganha a vaza decisiva. E só a pode ganhar se for a carta de saída e mais ninguém puder assistir.
question-length = Uma partida demora muito?
answer-length = O que se combinar antes: ver «A partida», mais acima.

# --- An example

heading-example = Um exemplo
example-intro = O fim de uma distribuição, tal como foi jogada:

# --- Sources

heading-source = De onde vêm estas regras
source-says = Fontes: { $says }.
source-inferred = Deduzido, porque nenhuma fonte o diz: { $things }.
