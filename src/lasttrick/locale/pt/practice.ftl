# O treino: as perguntas, o que se diz das respostas, e o progresso.

practice-begins-legal = { $game }, { $seats } pessoas: que cartas se podem jogar? Com ? tens ajuda, com q sais.
practice-begins-last = { $game }, { $seats } pessoas: a vaza decisiva, com todas as mãos à vista. Com ? tens ajuda, com q sais.
practice-begins-points = { $game }, { $seats } pessoas: quanto vale a distribuição? Com ? tens ajuda, com q sais.

practice-again = Esta pergunta volta:
practice-right = Certo.
practice-wrong = Não é isso.
practice-hand = { $name }: { $cards }

# --- Que cartas se podem jogar

practice-deal-open = Distribuição { $number }, com todas as mãos à vista
practice-deal-closed = Distribuição { $number }, com as mãos tapadas: só vês a tua
practice-ask-legal = Vaza { $trick } de { $tricks }: quais das tuas cartas podes jogar?
practice-ask-shown = Vaza { $trick } de { $tricks }: quais das tuas cartas podes jogar à vista? (0 se nenhuma)
practice-expected-cards = Têm de ser cartas, como 10c 3h, ou os seus números de 1 a { $most }, e não { $typed }. Com ? tens ajuda.
practice-left-out = Esqueceste { $cards }.
practice-too-many = A mais: { $cards }.
practice-ask-lead = Sais tu. Com que carta? (Enter: escolhe um bot)
practice-ask-play = Qual delas jogas? (Enter: escolhe um bot)
practice-ask-next = Enter dá outra vez com as mãos tapadas; o, com as mãos à vista; q para sair.

# --- A vaza decisiva

practice-changed = Agora muda um só naipe: em vez de { $old } está { $new }.
practice-ask-last = Quem ganha a última vaza? ({ $names })
practice-ask-winner = Quem ganha a vaza { $trick }, a decisiva? ({ $names })
practice-expected-name = Tem de ser { $names }, e não { $typed }. Com ? tens ajuda.
practice-ask-must = É a tua vez. Que carta tens de jogar?

# --- Quanto vale uma distribuição

practice-ask-points = Quantos pontos dá a distribuição a { $name }?
practice-ask-chips = Quantas fichas dá a distribuição a { $name }? (com um menos se as paga)
practice-expected-number = Tem de ser um número, como 2 ou -1, e não { $typed }. Com ? tens ajuda.
practice-in-all = Ao todo, { $name }: { $amount }.

# --- O progresso

practice-score = Certas hoje: { $right } de { $asked }. Ao todo: { $allright } de { $all }.
practice-waiting = { $count ->
    [one] Há uma pergunta que ainda volta.
   *[other] Há { $count } perguntas que ainda voltam.
}
practice-damaged = Não foi possível ler o teu progresso. O ficheiro ficou de lado como { $file }, e a contagem recomeça.
practice-not-kept = Não é possível guardar o teu progresso: { $reason }.

practice-help-legal =
    Escreve todas as cartas que se podem jogar, como cartas ou como números, por qualquer ordem: 10c 3h, ou 1 4.
    (c paus, d ouros, h copas, s espadas)
    rules: o que vale nesta mesa.
    quit, ou q: parar aqui. O que falhaste volta noutra altura.
practice-help-last =
    Escreve a letra de quem ganha a vaza, ou a carta que tem de ser jogada.
    rules: o que vale nesta mesa.
    quit, ou q: parar aqui. O que falhaste volta noutra altura.
practice-help-points =
    Escreve um número: o que a distribuição dá nesse lugar, com um menos se se perde.
    rules: o que vale nesta mesa.
    quit, ou q: parar aqui. O que falhaste volta noutra altura.

# --- Num navegador

practice-web-legal = Que cartas se podem jogar?
practice-web-last = Quem ganha a vaza decisiva?
practice-web-points = Quanto vale a distribuição?
practice-web-shown = Vaza { $trick } de { $tricks }: quais das tuas cartas podes jogar à vista?
practice-web-none = Nenhuma
practice-web-check = Verificar
practice-web-next = Pergunta seguinte
practice-web-last-trick = Quem ganha a última vaza?
practice-web-winner = Quem ganha a vaza { $trick }, a decisiva?
practice-web-table = Na mesa
practice-web-aside = De reserva
practice-web-nothing = Neste jogo não há nada a perguntar.
practice-web-others = Outros exercícios
practice-web-question = Pergunta { $number } de { $count }.
practice-web-so-far = Certas até agora: { $right }.
practice-web-sum-up = Como correu
practice-web-sitting = { $right } de { $count } certas
practice-web-more = Mais dez
practice-web-closed = Dar de novo, mãos tapadas
practice-web-open = Dar de novo, todas as mãos abertas
practice-web-lead = Sais tu. Com que carta?
practice-web-play = Qual delas jogas?
practice-web-bot = Deixar um bot escolher
practice-web-go-on = Continuar
practice-web-how = Jogadores, regras da casa, um jogo teu
