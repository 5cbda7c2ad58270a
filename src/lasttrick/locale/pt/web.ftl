# A mesa num navegador. O que se passa numa distribuição conta-se em table.ftl; aqui estão as
# páginas, os botões e o que acontece à volta da mesa.

# O sentido da escrita: ltr, da esquerda para a direita; rtl, da direita para a esquerda.
text-direction = ltr

# --- A página de entrada

web-lead = Jogos de cartas em que uma só vaza decide.
web-play = Jogar
web-play-what = { $game }, já, contra { $bots ->
    [one] um bot
   *[other] { $bots } bots
}. Sem conta e sem nada para instalar.
web-a-guest = Visitante
web-games = Escolhe um jogo
web-own-game = Ou um jogo teu: escolhe o ficheiro
web-kept = As tuas mesas
web-go-back = Voltar
web-forget = Esquecer
web-open-tables = Mesas abertas
web-open-none = Agora não há ninguém à espera de companhia. Abre uma mesa e convida alguém.
web-open-chairs = { $count ->
    [0] nenhum lugar livre
    [one] um lugar livre
   *[other] { $count } lugares livres
}
web-look = Entrar
web-continue-title = Continuar noutro telemóvel ou computador
web-continue-text = Na tua mesa, abre o menu e pede um código. Depois abre a ligação da mesa no outro aparelho e escreve lá o código.
web-this-device = Neste aparelho
web-more = Contar e praticar
web-more-score = Contar os pontos de uma mesa com cartas a sério
web-more-legal = Praticar: que cartas se podem jogar?
web-more-last = Praticar: quem ganha a vaza decisiva?
web-more-points = Praticar: quanto vale a distribuição?
web-again = Tentar de novo
web-offline = Não há ligação. A folha de pontos funciona na mesma; as mesas esperam que voltes.
web-newer = Há uma versão mais recente destas páginas.
web-newer-take = Carregá-la

# --- Preparar uma mesa

web-seats = Pessoas à mesa
web-preset = Regras da casa
web-preset-usual = as habituais
web-usual = { $value } (habitual)
web-bot-plays = { $name } joga
web-your-name = O teu nome
web-arrange = Mudar o jogo
web-game = Jogo
web-preset-choose = escolher…
web-house-rules = Todas as regras da casa
web-play-bots = Jogar contra bots
web-make-private = Convidar amigos
web-make-public = Abrir a toda a gente

# --- Antes da primeira distribuição

web-invite = Envia esta ligação aos teus amigos
web-copy = Copiar
web-copied = Copiada
web-share = Partilhar
web-chairs = Lugares
web-open = Livre
web-host = dirige
web-sit = Sentar-me
web-sit-title = Quem és?
web-add-bot = Pôr um bot
web-clear = Tirar
web-clear-title = Tirar { $name } do lugar?
web-clear-text = O lugar fica livre. Pode-se continuar a ver, e voltar a sentar.
web-make-host = Entregar a mesa
web-start = Dar as cartas
web-start-bots = Dar as cartas, com { $count ->
    [one] um bot
   *[other] { $count } bots
}
web-host-starts = Quem dirige a mesa manda dar as cartas assim que cá estiver toda a gente.
web-watching-gathering = Ocupa um lugar livre, ou fica a ver.
web-continue-have = Tenho um código de outro aparelho
web-continue-code = Código
web-continue = Continuar aqui

# --- À mesa

web-table = A mesa
web-tools = Ferramentas da mesa
web-beside = Relato e conversa
web-story = O que se passou até aqui
web-to-home = Ir para a página de entrada
web-last-trick = Última vaza
web-score = Pontos
web-rules = Regras desta mesa
web-chat = Conversa
web-menu = Mesa e definições
web-close = Fechar
web-cancel = Cancelar
web-wait = Um momento…
web-line-lost = A ligação caiu. Já se tenta outra vez; não perdes nada.
web-offline-table = Este aparelho não tem ligação. Assim que a tiver, continuas aqui e não perdes nada.
web-dealer = deu as cartas
web-leads = saída
web-to-play = tem a vez
web-out = de fora
web-badge-bot = bot
web-badge-cover = bot por agora
web-badge-away = ausente
web-cards-left = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
web-tricks-won = { $count ->
    [0] { $count } vazas
    [one] { $count } vaza
   *[other] { $count } vazas
}
web-total-points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
   *[other] { $count } pontos
}
web-total-chips = { $count ->
    [0] { $count } fichas
    [one] { $count } ficha
   *[other] { $count } fichas
}
web-trick-of = Vaza { $trick } de { $tricks }
web-trick-decides = Vaza { $trick } de { $tricks }, a decisiva
web-trick-number = Vaza { $trick }
web-trick-cards = As cartas desta vaza
web-goes-clockwise = Joga-se no sentido horário.
web-goes-counterclockwise = Joga-se no sentido anti-horário.
web-trick-yours = Ganhas a vaza.
web-trick-theirs = { $name } ganha a vaza.
web-pool = No meio: { $count }
web-pool-stones = { $count ->
    [0] restam { $count } pedras
    [one] resta { $count } pedra
   *[other] restam { $count } pedras
}
web-clock-left = { $count ->
    [0] Faltam { $count } segundos.
    [one] Falta { $count } segundo.
   *[other] Faltam { $count } segundos.
} Depois, um bot joga por ti, com cuidado.
web-watching = { $count ->
    [0] Ninguém está a ver.
    [one] Uma pessoa está a ver.
   *[other] { $count } pessoas estão a ver.
}
web-watching-sit = Estás a ver. Ocupas um lugar?
web-spectators-closed = Nesta mesa não se pode ver enquanto se joga uma distribuição.
web-spectators-wait = A distribuição vê-se com algum atraso.

# --- De quem é a vez

web-turn-lead = Sais tu.
web-turn-card = É a tua vez. A saída foi a { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
}.
web-turn-plays = É a vez de { $name }.
web-turn-answers = Falta a resposta de { $name }.
web-turn-cut = Cortas tu
web-turn-cuts = Corta { $name }.
web-this-decides = Esta vaza decide!
web-go-on = Continuar
web-also = Também podes
web-hint = Conselho
web-hint-close = Fechar o conselho
web-flag = Acusar uma renúncia
web-flag-title = Quem não assistiu ao naipe?
web-flag-text = Se tiveres razão, a distribuição é anulada. Se não, pagas tu.

# --- A mão

web-your-hand = A tua mão
web-card-may = { $card }, pode jogar-se
web-card-down = { $card }, pode jogar-se de face para baixo
web-card-either = { $card }, pode jogar-se à vista ou de face para baixo
web-card-not = { $card }, agora não. { $reason }
web-lay-up = Jogar à vista
web-lay-down = Jogar de face para baixo
web-aside = de reserva
web-typed-enter = e Enter
web-revoke-title = Isso é renúncia
web-revoke-text = Tens uma carta do naipe de saída. Se jogares outro naipe, a mesa pode acusar a renúncia.
web-revoke-yes = Jogar mesmo assim

# --- O corte

web-cut = Cortar aqui
web-tap = Bater: dar sem corte
web-cut-lift = Levantas { $count ->
    [one] uma carta
   *[other] { $count } cartas
}.

# --- Acabou a distribuição

web-deal-over = Acabou a distribuição
web-next-dealer = { $who ->
    [you] A seguir dás tu.
   *[other] A seguir dá { $name }.
}
web-opened = Todas as cartas
web-ready = Distribuição seguinte
web-ready-waiting = { $count ->
    [0] Já está
    [one] Já está. Falta uma pessoa
   *[other] Já está. Faltam { $count } pessoas
}
web-next-in = As cartas vêm dentro de { $count ->
    [0] { $count } segundos
    [one] { $count } segundo
   *[other] { $count } segundos
}.
web-rematch = Jogar outra partida
web-rematch-host = Quem dirige a mesa pode começar outra partida.
web-save-deal = Guardar esta distribuição
web-score-none = Ainda não se contou nada.
web-player = Nome
web-points = Pontos
web-chips = Fichas
web-deals-won = Distribuições ganhas

# --- Looking at a deal again

web-replay = Rever uma distribuição
web-look-again = Rever esta distribuição
web-replay-open = Abrir outro registo
web-replay-file = Um ficheiro de distribuições: um registo (.jsonl) ou texto
web-replay-paste = Ou cola aqui um registo
web-replay-show = Mostrar
web-replay-deals = Distribuição
web-replay-deal = { $number }. { $game }: { $names }
web-replay-deal-bad = A linha { $line } não se consegue ler
web-replay-view = Cartas à vista
web-replay-all = todas as cartas
web-replay-hands = Cartas de cada um
web-replay-first = Ao início
web-replay-previous = Recuar
web-replay-next = Avançar
web-replay-last = Ao fim
web-replay-slider = Lugar na distribuição
web-replay-at = Acontecimento { $event } de { $events }
web-replay-keys = As setas recuam e avançam, Home e End vão ao início e ao fim.
web-replay-faults = Há algo neste registo que não está certo
web-replay-fault = Linha { $line }, acontecimento { $event }: esperava-se { $expected }, está { $found }
web-replay-fault-line = Linha { $line }: esperava-se { $expected }, está { $found }
web-replay-use = Guardar e mostrar
web-replay-save = Guardar como registo
web-replay-save-text = Guardar como texto
web-replay-link = Ligação para esta carta
web-replay-link-text = Quem abrir esta ligação vê a distribuição nesta carta. Está toda na ligação.
web-replay-embed = Mostrá-la na tua página
web-replay-embed-text = Põe isto no código da tua página
web-replay-keep = Guardá-la neste servidor
web-replay-keep-text = A ligação fica curta quando a distribuição é guardada neste servidor. Quem tiver a ligação vê todas as cartas e os nomes.
web-replay-at-home = Abrir no Last Trick

# --- Playing the same cards

web-again-title = Jogar estas cartas
web-again-seat = Sentas-te no lugar de
web-again-text = As mesmas cartas; nos outros lugares sentam-se bots.
web-again-deal = Jogar estas cartas outra vez
web-play-on = Continuar a jogar daqui
web-given = Estas cartas foram dadas de antemão, não baralhadas: não há baralhamento a verificar.
web-challenge = Um desafio
web-challenge-send = Desafiar alguém
web-challenge-text = Alguém joga as mesmas cartas no mesmo lugar, contra os mesmos bots. A ligação não mostra nenhuma carta; depois ambos veem como correu.
web-challenge-seat = Joga-se no lugar de
web-challenge-make = Criar a ligação
web-challenge-compare = Comparar os resultados
web-challenge-from = { $name } jogou estas cartas, numa mesa de { $players }. Joga as mesmas cartas no mesmo lugar: quem faz melhor?
web-challenge-taken = { $count ->
    [0] Ainda ninguém o aceitou.
    [one] Uma pessoa aceitou-o.
   *[other] { $count } pessoas aceitaram-no.
}
web-challenge-hidden = Verás como correu aos outros quando tiveres jogado.
web-challenge-take = Aceitar o desafio
web-challenge-going = Continuar a jogar
web-challenge-results = Como correu
web-challenge-sender = lançou o desafio
web-challenge-none-yet = Ainda mais ninguém terminou.

# --- Your deals

web-deals = As tuas distribuições
web-deals-text = As distribuições de todas as mesas em que este aparelho tem um lugar. Outro aparelho encontra-as quando continuares nele com um código.
web-deals-none = Ainda não terminou nenhuma distribuição.
web-deals-look = Ver
web-keepsakes = Desafios e distribuições guardadas
web-keepsake-record = uma distribuição guardada neste servidor
web-keepsake-challenge = um desafio que enviaste
web-keepsake-attempt = um desafio que aceitaste
web-keepsake-delete = Apagar
web-forget-me = Apagar os meus dados
web-forget-me-what = Levantas-te de todas as mesas em que este aparelho tem um lugar. São apagados o teu nome, o que lá escreveste e o que prova os teus lugares, e também as distribuições e os desafios que guardas neste servidor.
web-forget-me-stays = O que fica: as cartas que jogaste, com o nome «alguém», e as cópias que outros guardaram.
web-forget-me-title = Apagar tudo sobre ti?
web-forget-me-text = Não se pode voltar atrás.
web-forget-me-yes = Apagar
web-forget-me-done = Feito. Aqui já nada tem o teu nome.
web-forget-me-left = { $count ->
    [one] Uma coisa não se conseguiu apagar. Tenta de novo daqui a pouco.
   *[other] { $count } coisas não se conseguiram apagar. Tenta de novo daqui a pouco.
}
web-somebody = alguém

# --- Que as cartas são de confiança

web-fair-how = Como posso verificar as cartas?
web-fair-title = As cartas são de confiança?
web-fair-1 = Antes de alguém cortar, o servidor tira à sorte um segredo, de que resulta a ordem do baralho. Mostra-te logo uma impressão digital desse segredo. Ninguém consegue ler o segredo na impressão digital, nem encontrar outro segredo que tenha a mesma.
web-fair-2 = Depois, alguém corta. O servidor não podia saber onde.
web-fair-3 = No fim da distribuição mostra-se o segredo. Se der a impressão digital que viste antes, as cartas estavam fixadas antes do corte e ninguém lhes mexeu.
web-fair-commitment = Impressão digital
web-fair-secret = Segredo
web-fair-fits = Verificado neste aparelho: o segredo dá esta impressão digital.
web-fair-differs = O segredo não dá esta impressão digital!
web-fair-verify = Tudo se pode verificar, até a ordem do baralho e as mãos: guarda a distribuição quando acabar e deixa o programa refazer as contas.

# --- A conversa

web-chat-empty = Ainda ninguém disse nada.
web-chat-write = Escreve alguma coisa
web-chat-seats = Só quem está à mesa pode escrever.
web-send = Enviar
web-phrases = Frases prontas
web-phrase-hello = Olá!
web-phrase-good-luck = Boa sorte!
web-phrase-well-played = Bem jogado!
web-phrase-thanks = Agradeço
web-phrase-oops = Ups!
web-phrase-one-moment = Um momento, por favor
web-phrase-bye = Até à próxima
web-mute-title = Não mostrar
web-mute = Esconder o que diz { $name }
web-chat-hide = Esconder toda a conversa

# --- O meu lugar e este aparelho

web-your-seat = O teu lugar
web-device-text = Para continuares noutro aparelho, abre lá esta mesa e escreve um código. Serve uma só vez, durante dez minutos.
web-device-code = Mostrar um código
web-new-secret = Fechar aos meus outros aparelhos
web-secret-text = O lugar continua a ser teu neste aparelho. Os outros aparelhos que o tinham passam a só ver.
web-secret-yes = Fechar-lhes o lugar
web-leave = Sair da mesa
web-leave-text = Um bot joga as tuas cartas até ao fim desta distribuição. Depois, o teu lugar fica livre para outra pessoa.
web-leave-yes = Sair da mesa
web-resign = Abandonar esta distribuição
web-resign-text = Ficas de fora desta distribuição. Em muitos jogos não se pode; nesse caso, ficas a sabê-lo.
web-resign-yes = Abandonar
web-language = Língua
web-theme = Luz
web-theme-auto = como o aparelho
web-theme-light = dia
web-theme-dark = noite
web-pack = Cartas
web-pack-four = quatro cores
web-pack-two = vermelho e preto
web-stay = Uma vaza acabada fica
web-stay-short = um instante
web-stay-long = mais tempo
web-stay-tap = até eu tocar
web-twice = Jogar uma carta só ao segundo toque

# --- O que se pode definir para a mesa

web-host-settings = Definições da mesa
web-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
web-set-chat = Quem pode escrever
web-set-chat-all = toda a gente
web-set-chat-seats = quem está à mesa
web-set-chat-off = ninguém
web-set-spectators = Quem vê de fora vê a distribuição
web-set-spectators-delayed = um pouco depois
web-set-spectators-after = no fim
web-set-spectators-closed = nunca
web-set-clock = Tempo para jogar
web-set-clock-off = sem limite
web-set-pace = Os bots jogam
web-set-pace-quick = depressa
web-set-pace-calm = com calma
web-set-pace-slow = devagar
web-set-go-on = Espera até à distribuição seguinte
web-set-go-on-wait = por toda a gente
web-set-cover = Ausência até jogar um bot
web-set-cover-never = sem limite
web-set-hints = Conselhos
web-set-hints-on = a pedido
web-set-hints-off = nenhum

# --- O que acontece à volta da mesa

web-told-sat = { $who ->
    [you] Sentas-te.
   *[other] { $name } senta-se.
}
web-told-left = { $who ->
    [you] Levantas-te.
   *[other] { $name } levanta-se.
}
web-told-bot = Senta-se o bot { $name }.
web-told-cover = Por agora, um bot joga por { $name }.
web-told-back = { $who ->
    [you] Estás de volta.
   *[other] { $name } está de volta.
}
web-told-host = { $who ->
    [you] Agora diriges tu a mesa.
   *[other] Agora { $name } dirige a mesa.
}
web-told-clock = { $who ->
    [you] Acabou-se o teu tempo: um bot jogou por ti, com cuidado.
   *[other] Acabou-se o tempo de { $name }: um bot jogou com cuidado.
}
web-told-arranged = Quem dirige a mesa alterou-a.
web-told-ready = { $who ->
    [you] Já podes continuar.
   *[other] { $name } já pode continuar.
}
web-told-said = { $name }: { $text }
web-closed = A mesa está fechada.

# --- O que foi recusado

web-refused-web-not-a-card = { $typed } não é uma carta da tua mão. Escreve uma carta, como 10c, ou o seu número.
web-refused-command-too-fast = Mais devagar, por favor.
web-refused-command-too-long = É comprido de mais.
web-refused-seat-taken = Outra pessoa acabou de ocupar esse lugar.
web-refused-seat-not-yours = Isso não prova que o lugar é teu. Pede outro código.
web-refused-seat-none = Não há esse lugar.
web-refused-seat-bad-name = Escreve um nome com 24 caracteres no máximo, que mais ninguém tenha aqui.
web-refused-seat-new-secret = Este lugar passou para outro aparelho.
web-refused-host-only = Só quem dirige a mesa pode fazer isso.
web-refused-table-not-now = Agora não é possível.
web-refused-table-closed = A mesa está fechada.
web-refused-table-full = Todos os lugares estão ocupados.
web-refused-table-not-found = Não há essa mesa. Talvez já a tenham fechado.
web-refused-chat-off = Quem dirige a mesa desligou a conversa.
web-refused-hint-off = Nesta mesa não há conselhos.
web-refused-hint-not-now = Há conselho quando é a tua vez de jogar uma carta.
web-refused-store-unavailable = O servidor não conseguiu guardar. Tenta outra vez.
web-refused-line-none = O servidor não responde. Tenta outra vez daqui a pouco.
web-refused-option-exclude = Estas regras da casa excluem-se.
web-refused-record-not-found = Neste endereço não há nada guardado, ou já não há.
web-refused-other = Foi recusado ({ $code }).
