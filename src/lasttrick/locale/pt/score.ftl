# A folha de pontos de uma mesa com cartas a sério.

# --- Sentar-se

score-ask-names = Quem está à mesa? { $seats } nomes, no sentido dos ponteiros do relógio; Enter dá um.
score-player = Jogador { $number }
score-bad-name = { $fault ->
    [long] Um nome tem no máximo { $most } letras, e { $typed }… tem mais.
    [taken] Já há quem se chame { $typed }.
    [reserved] { $typed } quer dizer outra coisa aqui; escolhe outro nome.
   *[other] { $typed } não serve de nome: sem vírgulas e só letras que se possam mostrar.
}
score-ask-dealer = Quem dá as cartas primeiro? (um nome ou número, Enter para tirar à sorte)
score-seats-drawn = Sentem-se no sentido dos ponteiros do relógio por esta ordem: { $names }
score-help-seats =
    Escreve um nome, ou carrega em Enter para o que se propõe. Quem dá primeiro diz-se ou tira-se à sorte.
    quit, ou q: sair sem folha.

# --- Começa uma distribuição

score-cuts = { $name } corta.
score-cuts-or-taps = { $name } corta ou bate no baralho.
score-holder-leads = Quem tiver { $card } faz a saída; se ninguém tiver, { $name }.
score-only = Só jogam { $names }.

# --- Maneiras de ganhar, numa lista ou depois de «ganha»

score-way-double = com uma mão que ganha sem jogar e paga a dobrar
score-way-alone = por não restar mais ninguém
score-way-void = anulada por uma acusação
score-way-with = com { $rank ->
    [dama] uma dama
   *[other] um { $rank }
}
score-way-without = sem { $rank }
score-way-lost = última vaza perdida
score-way-kept = última vaza ganha também
score-way-run = com { $ranks } nas últimas { $tricks } vazas, por esta ordem
score-way-hidden = a última reservada tapada
score-way-shown = a última reservada à vista
score-way-longer = com mais cartas baixas nas últimas vazas
score-nobody = ninguém: a distribuição é anulada

# --- O que se pergunta de uma distribuição

score-ask-winner = Quem ganhou?
score-ask-how = Como? (Enter para 1)
score-ask-run = Com que cartas se ganharam as últimas vazas, uma a seguir à outra, a decisiva no fim? ({ $ranks })
score-ask-revoke = Quem não assistiu ao naipe?
score-ask-out = Quem ficou de fora? (nomes ou números com vírgulas, Enter para ninguém)
score-ask-ace = Quem guardou o ás tempo de mais e paga por isso? (Enter para ninguém)
score-ask-stuck = Quantos ases tinha ainda { $name }? (0 a { $most }, Enter para nenhum)
score-bonus-hands = Estas mãos valem pontos tal como saem: { $hands }.
score-ask-bonus = A quem saiu uma? (Enter para ninguém)
score-ask-flags = Quem fez uma acusação errada? (duas vezes se foram duas, Enter para ninguém)
score-expected-name = Tem de ser um nome de entre { $names }, ou um número, e não { $typed }. Com ? tens ajuda.
score-expected-number = Tem de ser um número de 1 a { $most }. Com ? tens ajuda.
score-expected-run = Têm de ser no máximo { $most } valores de entre { $ranks }, e não mais do que as cartas que há.
score-expected-aces = Tem de ser um número de 0 a { $most }.
score-expected-several = Têm de ser de { $least } a { $most } nomes.
score-expected-once = Há um nome repetido vezes de mais.

# --- Conta-se uma distribuição

score-said = Distribuição { $number }: { $name } ganha { $how }.
score-said-void = Distribuição { $number }: { $how }.
score-why-way = { $how }
score-why-not-with-rank = sem { $rank }
score-why-dealt-hand = pela mão que lhe saiu
score-why-instant-win = por ganhar sem jogar
score-why-ace = por guardar ases tempo de mais
score-batch = Alguém não podia pagar: todos recebem mais { $batch } fichas, e já vão { $count } vezes.
score-pool = No bolo: { $count }
score-raised = Empate na meta: agora ganha quem chegar a { $target }.
score-tied = Empate: continuam { $names }.

# --- A folha

score-head-deal = n.º
score-head-dealer = dá
score-head-winner = ganha
score-head-how = como
score-head-totals = totais

# --- Corrigir

score-nothing-to-undo = Ainda não há nada anotado.
score-ask-undo = Apagar esta distribuição? (s/N)
score-undone = A distribuição { $number } fica apagada.
score-change-which = Tem de ser change com uma distribuição de 1 a { $most }, como change 1, e não { $typed }.
score-changing-first = Acaba primeiro esta correção; back desiste dela.
score-ask-strike = Com esta correção, { $count ->
    [one] uma distribuição seguinte deixa de contar e é riscada
   *[other] { $count } distribuições seguintes deixam de contar e são riscadas
}. Corrigir? (s/N)
score-recounted = Tudo o que vem depois é contado de novo.
score-help =
    Cada pessoa indica-se pelo nome, pelo começo dele ou pelo número; várias, com vírgulas.
    undo: apagar a última distribuição.
    change 3: corrigir a distribuição 3; tudo o que vem depois é contado de novo.
    back: recomeçar as perguntas desta distribuição.
    sheet: todas as distribuições, com os totais.
    score: o que cada um tem, e o que acaba a partida.
    rules: o que vale nesta mesa.
    quit, ou q: parar aqui; a folha fica guardada, e --resume continua-a.

# --- Sair

score-ask-end = A partida acabou. Enter para sair; sheet, undo e change ainda servem.
score-kept = A folha fica guardada. Para continuar: { $command }
score-file = A folha fica guardada em { $file }
score-damaged = O ficheiro está estragado e foi posto de lado: { $file }
score-listed = { $game }, { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
}. { $standing }
score-none-kept = Não há nenhuma folha guardada.
score-folder = Guardado em { $folder }

# --- Num navegador

score-web-title = Folha de pontos
score-web-about = Para uma mesa com cartas a sério: toca em quem ganhou e como, e a conta faz-se sozinha. Depois de carregada, esta página não precisa de ligação.
score-web-kept = As tuas folhas
score-web-new = Uma folha nova
score-web-names = Nomes, no sentido dos ponteiros do relógio
score-web-dealer = Quem dá as cartas primeiro?
score-web-by-chance = à sorte
score-web-begin = Começar
score-web-count = Contar esta distribuição
score-web-change = Corrigir
score-web-correct = Corrigir a distribuição { $number }
score-web-correct-help = Toca no número de uma distribuição para a corrigir.
score-web-undo = Apagar a distribuição { $number }
score-web-undo-yes = Apagar
score-web-strike = Com esta correção, { $count ->
    [one] uma distribuição seguinte deixa de contar e é riscada
   *[other] { $count } distribuições seguintes deixam de contar e são riscadas
}.
score-web-deals = Todas as distribuições
score-web-all = Todas as folhas
score-web-won = ganhou
score-web-how = Como?
score-web-run-back = Tirar a última
score-web-out = Quem ficou de fora?
score-web-ace = Quem guardou o ás tempo de mais e paga por isso?
score-web-nobody = ninguém
score-web-stuck = Ases que { $name } ainda tinha
score-web-bonus = A quem saiu uma?
score-web-flags = Alguém fez uma acusação errada
score-web-shared = Esta folha veio por um link. Estás a vê-la tal como foi enviada.
score-web-bad-link = Neste link não há nenhuma folha que se possa contar. Copiaste-o inteiro?
score-web-give = Passar a folha a outros
score-web-link = Link para esta folha
score-web-text = Como texto
score-web-records = Como registos
score-web-file = Como ficheiro, para continuar
score-web-open-file = Abrir uma folha de um ficheiro
score-web-bad-file = Neste ficheiro não há nenhuma folha que se possa contar.
score-web-forget-title = Esquecer esta folha?
score-web-forget-text = Está só neste aparelho; depois não estará em lado nenhum.
