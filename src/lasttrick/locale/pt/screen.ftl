# O ecrã inteiro: tudo o que está à volta da mesa.

# --- O menu

menu-title = Last Trick
menu-subtitle = Jogos de cartas em que uma só vaza decide
menu-go-on = Continuar
menu-go-on-reading = …
menu-go-on-none = nenhuma partida à espera
menu-go-on-about = É aqui que te espera uma partida que ficou a meio.
menu-match = { $game }, distribuição { $number }
menu-match-and-others = { $match }, e { $count ->
    [one] mais uma
   *[other] mais { $count }
}
menu-deal = distribuição { $number }
menu-new = Nova partida
menu-new-about = Doze jogos à escolha, contra bots.
menu-practice = Treino
menu-practice-about = Que cartas posso jogar? Quem ganha a última vaza? Quanto vale a distribuição?
menu-score = Folha de pontos
menu-score-about = Para apontar os pontos de uma mesa com cartas a sério.
menu-rules = Regras de um jogo
menu-rules-about = Como se joga um jogo, com um exemplo.
menu-settings = Definições
menu-settings-about = A língua, as cartas, o ritmo dos bots e o teu nome.
menu-leave = Sair
menu-leave-about = Nada se perde: a partida que deixares fica à tua espera.
menu-which-game = Que jogo?
menu-own-game = Um jogo teu…
menu-own-game-about = Um ficheiro de jogo, com as regras da tua casa.
menu-own-game-ask = Onde está o teu ficheiro de jogo? Por exemplo: ./casa.toml
menu-no-such-file = Não há nenhum ficheiro { $file }.
menu-keys-top = Setas: escolher · Enter: abrir · ?: ajuda · q: sair
menu-keys = Setas: escolher · Enter: abrir · ?: ajuda · Esc: voltar
menu-reading-keys = Setas: percorrer · Esc: fechar
menu-asking-keys = Enter: aceitar · Esc: voltar
menu-help-title = As teclas
menu-help =
    As setas para cima e para baixo escolhem uma linha. Enter abre-a; o seu número ou um clique também.
    As setas para os lados mudam o valor de uma linha. Um número também se pode escrever.
    Uma estrela assinala um valor que não é o habitual.
    Esc volta atrás. No menu, q sai.
    Ctrl+C sai de qualquer lado. Nada se perde: a partida que deixares fica à tua espera.

# --- Preparar uma mesa

setup-keys = Cima/Baixo: linha · Esquerda/Direita: valor · Enter: começar · Esc: voltar
setup-start = Começar
setup-start-about = Senta-te e joga, com as regras abaixo.
setup-start-sheet-about = Abre a folha, com as regras abaixo.
setup-sheet = Ler as regras
setup-sheet-about = As regras exatas desta mesa.
setup-players = Pessoas à mesa
setup-players-about = Quantas pessoas jogam, contigo.
setup-bots-own = lugar a lugar
setup-bots-own-about = Escolhe abaixo quem se senta em cada lugar.
setup-hints = Conselhos
setup-hints-on = sim
setup-hints-off = não
setup-hints-about = Se à mesa se pode pedir um conselho.
setup-preset = Regras da casa
setup-preset-about = Um conjunto de regras com nome. Cada uma ainda se pode mudar abaixo.
setup-usual = as habituais
setup-usual-value = { $value } (habitual)
setup-values = Valores: { $values }
setup-wrong-seats = Esta mesa é para { $least } a { $most } jogadores, não para { $seats }.
setup-wrong-seats-exactly = Esta mesa é para { $most } jogadores, não para { $seats }.
setup-wrong-pack = { $seats } jogadores com { $cards } cartas cada um precisam de { $needed } cartas, mas o baralho tem { $pack }.
setup-wrong-together = Estas regras excluem-se: { $rules }.

# --- As definições

settings-keys = Cima/Baixo: linha · Esquerda/Direita: valor · Esc: voltar
settings-language = Língua
settings-language-about = A língua da mesa, das regras e do menu.
settings-pack = Cartas
settings-pack-about = As cores dos naipes. As letras servem em qualquer terminal.
settings-pack-four-colour = quatro cores
settings-pack-two-colour = vermelho e preto
settings-pack-ascii = só letras
settings-bot-delay = Os bots pensam
settings-bot-delay-about = Quanto tempo leva um bot a jogar uma carta.
settings-bot-delay-none = nada
settings-bot-delay-short = um instante
settings-bot-delay-usual = cerca de um segundo
settings-bot-delay-long = mais tempo
settings-trick-stays = A vaza fica na mesa
settings-trick-stays-about = Quanto tempo fica na mesa uma vaza acabada.
settings-trick-stays-key = até carregares numa tecla
settings-trick-stays-short = um instante
settings-trick-stays-long = mais tempo
settings-name = O teu nome
settings-name-about = Aparece no registo das tuas distribuições. Enter muda-o.
settings-name-ask = Como te chamas?
settings-bad-name = Tem de ser um nome com { $most } letras no máximo.
settings-not-kept = Já vale, mas não foi possível guardar: { $reason }

# --- O treino e a folha de pontos

session-practice-legal = Que cartas se podem jogar?
session-practice-legal-about = Uma distribuição contra bots. Antes de cada carta, diz todas as que se podem jogar.
session-practice-last = Quem ganha a última vaza?
session-practice-last-about = O fim de uma distribuição, com todas as mãos à vista.
session-practice-points = Quanto vale a distribuição?
session-practice-points-about = A distribuição acabou. Conta-a tu.
session-new-sheet = Nova folha de pontos
session-new-sheet-about = Escolhe um jogo, diz quem joga e aponta cada distribuição.
session-sheet-deals = { $count ->
    [0] Ainda não há nenhuma distribuição apontada.
    [one] Há uma distribuição apontada.
   *[other] Há { $count } distribuições apontadas.
}
session-sheet-over = A partida acabou, ao fim de { $count ->
    [one] uma distribuição
   *[other] { $count } distribuições
}.
session-sheet-kept = A folha fica guardada. Voltas a encontrá-la em «Folha de pontos».
session-keys = Enter: responder · ?: ajuda · Page Up: reler · Esc: parar
session-over = Enter para voltar.

# === A mesa. As suas frases têm pouco espaço: quanto mais curtas, melhor.

# --- O pano

# As marcas ao lado de um nome: quem deu, e quem fez a primeira saída. Uma letra cada.
screen-mark-dealer = D
screen-mark-leader = S
screen-out = de fora
screen-won = { $count ->
    [one] ({ $count } vaza)
   *[other] ({ $count } vazas)
}
screen-points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
screen-chips = { $count ->
    [0] { $count } fichas
    [one] { $count } ficha
   *[other] { $count } fichas
}
screen-clockwise = sentido horário
screen-counterclockwise = anti-horário
screen-pool = No meio: { $count }
screen-stones = { $count ->
    [0] restam { $count } pedras
    [one] resta { $count } pedra
   *[other] restam { $count } pedras
}
screen-trick = Vaza { $trick } de { $tricks }
screen-too-small = A janela é pequena de mais para uma mesa.

# --- O que se pergunta

screen-choose-card = Escolhe com as setas, um número ou uma carta; Enter joga.
screen-enter-plays = Enter joga { $card }.
screen-enter-down = Enter joga { $card } de face para baixo.
screen-enter-either = { $down ->
    [true] Enter joga { $card } de face para baixo; * mostra a carta.
   *[false] Enter joga { $card } à vista; * tapa a carta.
}
screen-one-way = Só se pode jogar assim.
screen-thinks = { $name } está a pensar.
screen-trick-stays = As cartas estão jogadas. Enter continua.
screen-revoke = Isso é renúncia, e a mesa pode acusá-la. Jogas mesmo assim?
screen-revoke-yes = sim, jogar a carta
screen-deal-over = Acabou a distribuição { $number }
screen-deals-next = { $who ->
    [you] A seguir dás tu.
   *[other] A seguir dá { $name }.
}
screen-match-over = A partida acabou. E agora?
screen-again = outra partida nesta mesa
screen-to-menu = voltar ao menu
screen-leave = sair
screen-enter-leaves = Enter sai da mesa.

# --- As teclas

screen-key-help = ajuda
screen-key-rules = regras
screen-key-last = última
screen-key-tally = pontos
screen-key-why = porquê
screen-key-hint = conselho
screen-key-menu = menu
screen-key-leave = sair
screen-reading-keys = Esc: fechar

# --- A lista, à mesa

screen-menu-title = À mesa
screen-menu-help = O que posso fazer aqui?
screen-menu-rules = As regras desta mesa
screen-menu-last = A última vaza
screen-menu-tally = O que cada um tem
screen-menu-why = Que cartas posso jogar?
screen-menu-hint = O que jogo?
screen-menu-flag = Acusar uma renúncia
screen-menu-peek = Ver a carta do fundo do monte
screen-menu-away = Voltar ao menu; a partida fica guardada
screen-menu-leave = Sair; a partida fica guardada

# --- O que se pode ler

screen-help-title = À mesa
screen-rules-title = As regras desta mesa
screen-last-title = A última vaza
screen-tally-title = O que cada um tem
screen-why-title = Que cartas podes jogar
screen-flag-title = Quem acusas de renúncia?
screen-tally = { $name }: { $total }, { $won ->
    [0] { $won } distribuições ganhas
    [one] { $won } distribuição ganha
   *[other] { $won } distribuições ganhas
}
screen-goal = A partida: { $goal }.
screen-help =
    As setas percorrem a tua mão, e Enter joga a carta em que parares.
    Também podes escrever uma carta: o seu número, 10c, rc, ou r se tiveres um só rei (c paus, d ouros, h copas, s espadas). Enter joga-a, Esc apaga-a.
    Com o rato, um clique escolhe uma carta e outro joga-a.
    Uma carta mais subida, com um sinal junto ao número, pode jogar-se. Vai a outra para leres porque não se pode.
    A tecla * vira a carta escolhida, quando podes decidir.

    D: deu as cartas. S: fez a primeira saída. A carta de moldura dupla é a melhor até agora.

    F1 ou ?: esta ajuda.
    F2: as regras desta mesa.
    F3 ou l: a última vaza, se se puder voltar a ver.
    F4: o que cada um tem, e o que acaba a partida.
    F5: de cada carta, porque não se pode jogar.
    F6: acusar uma renúncia; F7: ver a carta do fundo do monte, se as regras deixarem.
    F8: um conselho, com a carta a jogar, porquê, e o que promete cada carta.
    F9 ou Esc: a lista de tudo isto, com o ritmo e as cartas.
    F10: sair. A partida fica guardada, e podes continuá-la depois.

# --- O que correu mal

screen-trouble = A partida para aqui
screen-bot-failed = Um dos bots não conseguiu continuar.
screen-nothing-lost = Nada se perde: a partida fica guardada como estava antes da última jogada.
screen-not-written = Não foi possível registar a partida.
screen-gone-elsewhere = Esta partida continuou noutra mesa: aqui já não se guarda mais nada.
