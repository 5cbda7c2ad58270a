# The games and their options.

game-agram-name = Agram
game-agram-place = Níger
game-agram-summary = Seis cartas, e só conta a sexta vaza.
game-agram-source = relato de alguém do Níger ao Pagat
game-agram-inferred = a partida às cinco distribuições ganhas; melhor a três ou quatro

game-sink-sink-name = Sink-Sink
game-sink-sink-place = Níger
game-sink-sink-summary = O Agram com cinco cartas: conta a quinta vaza, e podem jogar sete pessoas.
game-sink-sink-source = relato de alguém do Níger ao Pagat; as sete pessoas vêm do CatsAtCards
game-sink-sink-inferred = a partida às cinco distribuições ganhas; melhor com três a cinco pessoas

game-mali-name = Agram do Mali
game-mali-place = Mali
game-mali-summary = Cinco cartas de um baralho de 31, em que o dez bate a dama e o valete só bate o sete.
game-mali-source = CatsAtCards e um segundo relato que dá a mesma ordem
game-mali-inferred = até seis pessoas; a partida às cinco distribuições ganhas; melhor a três ou quatro

game-fapfap-name = Fapfap
game-fapfap-place = Camarões
game-fapfap-summary = Cinco cartas; ganhar a última vaza com um 3 paga a dobrar, e as duas últimas com 3 pagam quatro vezes.
game-fapfap-source = CatsAtCards; os baralhos e as mãos que ganham sem jogar vêm de programas escritos nos Camarões e no Gabão
game-fapfap-inferred = séries de três e duas; sentido contrário ao dos ponteiros do relógio; a partida aos dez pontos; uma mão que ganha sem jogar vale um

game-spar-name = Spar
game-spar-place = Gana
game-spar-summary = Cinco cartas; ganhar a última vaza com um 6 vale 3, com um 7 vale 2.
game-spar-source = Pagat e CatsAtCards; as cartas reservadas e as acusações vêm de um projeto escrito no Gana
game-spar-inferred = quem corta; sentido dos ponteiros do relógio; a partida aos dez pontos; como se guarda e se paga uma carta reservada; depois de uma acusação errada a distribuição continua; séries de quatro e três com sete cartas

game-sipa-name = Sipa
game-sipa-place = Togo
game-sipa-summary = As cartas que não batem ficam tapadas; as três últimas vazas ganhas com setes valem seis.
game-sipa-source = Pagat, de quem joga no Togo, e CatsAtCards
game-sipa-inferred = melhor com duas a quatro pessoas

game-cat-te-name = Cắt Tê
game-cat-te-place = Vietname
game-cat-te-summary = Seis cartas e ninguém tem de assistir: bater ou esconder quatro vezes, ficar em jogo e ganhar a sexta vaza.
game-cat-te-source = CatsAtCards, com páginas de regras e programas vietnamitas para o que deixa em aberto
game-cat-te-inferred = corta a direita de quem dá; começa-se a dar pela direita; vinte fichas; dez distribuições; que mão de um só naipe ganha quando as cartas são iguais

game-eighty-three-name = Oitenta e Três
game-eighty-three-summary = Seis cartas; decide a quinta vaza, que vale mais sem ás e mais ainda perdendo a última.
game-eighty-three-source = CatsAtCards
game-eighty-three-inferred = corta a direita de quem dá

game-letzter-stich-name = Letzter Stich
game-letzter-stich-place = Alemanha
game-letzter-stich-summary = O baralho de Skat para quatro a seis pessoas; o dez vem logo abaixo do ás, e a última vaza vale 50.
game-letzter-stich-source = CatsAtCards; as outras ordens e a saída à esquerda vêm de livros e páginas em alemão
game-letzter-stich-inferred = a saída à direita está como foi escrita, e talvez seja lapso por esquerda; o dobro de distribuições do número de pessoas; como se enche e se reparte um bolo comum

game-letzter-stich-3-name = Letzter Stich a três
game-letzter-stich-3-place = Alemanha
game-letzter-stich-3-summary = O Letzter Stich para três pessoas: 28 cartas, oito a cada uma, e a oitava vaza vale 50.
game-letzter-stich-3-source = CatsAtCards; as outras ordens e a saída à esquerda vêm de livros e páginas em alemão
game-letzter-stich-3-inferred = a saída à direita está como foi escrita, e talvez seja lapso por esquerda; o dobro de distribuições do número de pessoas; como se enche e se reparte um bolo comum

game-jeu-de-carte-name = Jeu de Carte
game-jeu-de-carte-place = Benim
game-jeu-de-carte-summary = Quem não pode assistir joga tapado; ganhar a última vaza com um 7 paga a dobrar.
game-jeu-de-carte-source = Pagat, de quem joga no Benim
game-jeu-de-carte-inferred = a ordem das cartas; sentido contrário ao dos ponteiros do relógio; quem ganha dá; duas a seis pessoas

game-garame-name = Garame
game-garame-place = Gabão e Camarões
game-garame-summary = O Fapfap com 31 cartas, do 3 ao 10; uma mão muito baixa ou três 7 ganham sem jogar.
game-garame-source = programas escritos por quem joga no Gabão e nos Camarões
game-garame-inferred = séries de três e duas; sentido contrário ao dos ponteiros do relógio; a partida aos dez pontos; uma mão que ganha sem jogar vale um

# What each option is about. Where a game says it differently, its name stands in the key.

option-direction = o sentido em que se dá e se joga
option-next-dealer = quem dá a seguir: quem ganhou a distribuição, ou a pessoa seguinte
option-history = que vazas acabadas se podem voltar a ver
option-open = se as cartas tapadas e o monte se mostram no fim da distribuição
option-score = pontos para quem ganha, ou fichas que cada adversário lhe paga
option-cat-te-score = fichas de cada adversário; ou pontos: um por adversário; ou pontos à vietnamita
option-batch = as fichas com que todos começam, e que todos tornam a receber quando alguém não pode pagar
option-target = os pontos que ganham a partida, ou open para uma partida sem meta
option-deals = um número fixo de distribuições (2n: o dobro do número de pessoas), ou off
option-tie = empate no fim das distribuições fixas: continuam todos, só quem empatou, ou reparte-se
option-eighty-three-tie = empate na meta: sobe 5; ou ganha quem venceu mais distribuições; ou a primeira pessoa a ficar só na frente; e assim por diante
option-chief = o ás de espadas: fora do baralho, ou dentro como a espada mais alta
option-agram-chief = o ás de espadas: fora do baralho, ou dentro como a espada mais alta (regra da casa; podem jogar seis)
option-sink-sink-chief = o ás de espadas: fora do baralho, ou dentro como a espada mais alta (regra da casa)
option-rank = a ordem das cartas: o dez abaixo do ás, a habitual, ou as figuras por baixo
option-mali-rank = a ordem das cartas: a do Mali, ou a habitual
option-most = quantas pessoas se podem sentar
option-deck = 35 cartas com três ases, ou só do 3 ao 10: as 32 todas, ou 31 sem o dez de espadas
option-garame-deck = do 3 ao 10: as 32 cartas todas, ou 31 sem o dez de espadas
option-kora = o que pagam os 3: 2 pela última vaza e 4 pelas duas últimas; ou um degrau mais por cada 3
option-naturals = as mãos que ganham sem jogar, à maneira do Gabão ou dos Camarões
option-cards = cartas por mão; com sete podem jogar no máximo cinco pessoas
option-packets = como se dá: três e duas, uma a uma, ou a mão toda de uma vez
option-stack = quantas das últimas vazas se somam quando a mesma pessoa as ganhou com 6 e 7
option-stack-suit = se as vazas vizinhas dessa sequência podem ser do mesmo naipe
option-dry = reservar um 6 ou um 7 para a última vaza: tapado paga a dobrar, à vista quatro vezes
option-weak-redeal = se uma mão sem nada acima do 9 se pode trocar por cartas novas
option-peek = se na penúltima vaza se pode ver a carta do fundo do monte
option-enforce = quem não assiste é impedido de jogar, ou pode ser acusado à mesa (3 pontos)
option-stones = pedras no meio, uma por ponto, que acabam a partida quando se esgotam
option-hide = o que se joga tapado: todas as cartas que não batem, só as de outro naipe, ou nada
option-four-sevens = o que valem as quatro últimas vazas ganhas com setes: 6, como três, ou 8 (sem testemunho)
option-pay = cada adversário paga depois da distribuição, ou todos põem no bolo antes dela
option-least = com quantas pessoas se pode começar
option-first-lead = quem sai: a direita de quem dá, ou a esquerda, que é a mão noutros lados
option-cat-te-first-lead = quem sai: quem dá; ou, na primeira distribuição da partida, quem tem o duque de espadas
option-instant = o que ganha sem jogar: quatro cartas iguais ou seis de um naipe; ou, à letra, quatro de um naipe
option-low-six = se seis cartas todas abaixo do 6 também ganham sem jogar
option-instant-tie = entre duas mãos que ganham sem jogar: a melhor; a de quem joga antes; ou a melhor e depois o naipe
option-claim = uma mão que ganha sem jogar é vista pela mesa, ou tem de ser anunciada antes da primeira saída
option-trick-five = a quinta vaza: responde-se às cegas e vira-se tudo ao mesmo tempo, ou joga-se por ordem e à vista
option-trick-six = o naipe da sexta vaza: o da carta de saída, ou o da carta que ganhou a quinta
option-ace = quem paga por um ás guardado tempo de mais: ver as regras deste jogo
option-variant = nenhuma obrigação; ou, como se conta do Camboja, assistir e bater quem puder, e ninguém fica de fora
option-worth = pontos pela última vaza; ou uma entrada de cada adversário; ou uma parte de um bolo comum
option-pack = 28 cartas sem os oitos, ou 24 sem oitos nem setes, todas distribuídas

# Named sets of options. Where a game says it differently, its name stands in the key.

preset-bicycle-name = Bicycle
preset-bicycle-about = no sentido dos ponteiros do relógio; sai a esquerda de quem dá
preset-single-name = Uma só distribuição
preset-single-about = cada distribuição é uma partida
preset-agram-six-name = Seis à mesa
preset-agram-six-about = entra o ás de espadas, e assim podem jogar seis com as 36 cartas
preset-natural-name = Ordem habitual
preset-natural-about = ás, rei, dama, valete, dez e assim até ao sete
preset-garame-name = Garame
preset-garame-about = 31 cartas e mãos que ganham sem jogar, à maneira do Gabão
preset-kora-name = Kora
preset-kora-about = 31 cartas, mãos que ganham sem jogar à maneira dos Camarões, e um degrau mais por cada 3
preset-garame-kora-name = Kora, à maneira dos Camarões
preset-five-name = Aos cinco pontos
preset-five-about = uma partida curta
preset-twenty-one-name = Aos 21 pontos
preset-twenty-one-about = uma partida longa
preset-ghana-dry-name = Gana, com carta reservada
preset-ghana-dry-about = pode-se reservar uma carta, e os outros vigiam as renúncias
preset-two-tricks-name = Duas vazas
preset-two-tricks-about = os 6 e os 7 das duas últimas vazas somam-se
preset-ghana-run-name = A sequência toda
preset-ghana-run-about = uma sequência seguida de 6 e 7 até à última vaza soma-se por inteiro
preset-distinct-run-name = Sequência que muda de naipe
preset-distinct-run-about = como A sequência toda, mas as vazas vizinhas têm de ser de naipes diferentes
preset-thirty-name = Aos 30 pontos
preset-thirty-about = a meta clássica, c30
preset-seven-name = Sete cartas
preset-seven-about = sete cartas, a sétima vaza, no máximo cinco pessoas
preset-stones-name = Trinta pedras
preset-stones-about = uma pedra por ponto até se esgotarem as trinta; ganha quem tiver mais
preset-benin-hiding-name = Tapar só as de outro naipe
preset-benin-hiding-about = as cartas que assistem ficam à vista, como no Benim
preset-open-cards-name = Nada tapado
preset-open-cards-about = todas as cartas se jogam à vista
preset-sipa-six-name = Aos seis pontos
preset-sipa-six-about = uma partida curta
preset-twelve-name = Aos doze pontos
preset-twelve-about = uma partida mais longa
preset-sipa-twenty-four-name = Aos 24 pontos
preset-sipa-twenty-four-about = uma partida longa
preset-vietnam-name = Vietname, a pontos
preset-vietnam-about = no sentido dos ponteiros do relógio; um ponto para quem ganha, menos um para quem fica de fora, e menos um por cada ás preso na mão
preset-stuck-aces-name = Ases presos na mão
preset-stuck-aces-about = quem fica de fora paga mais um por cada ás que ainda tenha na mão
preset-pot-name = Bolo
preset-pot-about = todos põem no bolo antes da distribuição, e quem ganha leva-o
preset-khmer-name = Khmer
preset-khmer-about = assistir e bater quem puder; ninguém fica de fora
preset-most-deals-name = Mais distribuições ganhas
preset-most-deals-about = num empate na meta, ganha quem venceu mais distribuições
preset-sudden-death-name = Morte súbita
preset-sudden-death-about = depois de um empate na meta, ganha a primeira pessoa a ficar só na frente
preset-forehand-name = Saída à esquerda
preset-forehand-about = sai a esquerda de quem dá
preset-courts-low-name = Figuras por baixo, com entradas
preset-courts-low-about = sai a esquerda de quem dá; rei, dama e valete são as cartas mais baixas, e cada um paga uma entrada
preset-five-hundred-name = Aos 500 pontos
preset-five-hundred-about = quem ganha dez vezes a última vaza ganha a partida
preset-letzter-stich-3-twenty-four-name = Tudo distribuído
preset-letzter-stich-3-twenty-four-about = 24 cartas, sem monte
