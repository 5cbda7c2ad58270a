# La pantalla completa: todo lo que rodea a la mesa.

# --- Menú

menu-title = Last Trick
menu-subtitle = Juegos de cartas en los que decide una sola baza
menu-go-on = Seguir una partida
menu-go-on-reading = …
menu-go-on-none = no hay partidas a medias
menu-go-on-about = Si dejas una partida a medias, te espera aquí.
menu-match = { $game }, mano { $number }
menu-match-and-others = { $match }, y { $count ->
    [one] otra más
   *[other] otras { $count }
}
menu-deal = mano { $number }
menu-new = Partida nueva
menu-new-about = Elige uno de los doce juegos y juega contra los bots.
menu-practice = Práctica
menu-practice-about = ¿Qué cartas se pueden jugar? ¿Quién se lleva la última baza? ¿Cuánto vale la mano?
menu-score = Hoja de puntos
menu-score-about = Lleva la cuenta de una mesa con cartas de verdad.
menu-rules = Reglas de un juego
menu-rules-about = Lee cómo se juega, con un ejemplo.
menu-settings = Ajustes
menu-settings-about = El idioma, las cartas, el ritmo de los bots y tu nombre.
menu-leave = Salir
menu-leave-about = No se pierde nada: la partida que dejes a medias te espera.
menu-which-game = ¿Qué juego?
menu-own-game = Tu propio juego …
menu-own-game-about = Un archivo de juego con las reglas de tu casa.
menu-own-game-ask = ¿Dónde está el archivo de tu juego? Por ejemplo: ./casa.toml
menu-no-such-file = No existe el archivo { $file }.
menu-keys-top = Las flechas eligen · Enter abre · ? ayuda · q sale
menu-keys = Las flechas eligen · Enter abre · ? ayuda · Esc vuelve
menu-reading-keys = Las flechas mueven · Esc cierra
menu-asking-keys = Enter acepta · Esc vuelve
menu-help-title = Teclas
menu-help =
    Arriba y Abajo eligen una fila. Enter la abre; también su número, o un clic.
    Izquierda y Derecha cambian el valor de una fila. Un número se puede escribir.
    Un asterisco señala el valor que no es el habitual.
    Esc vuelve atrás. En el menú, q sale.
    Ctrl+C sale desde cualquier sitio. No se pierde nada: la partida que dejes a medias te espera.

# --- Preparar una mesa

setup-keys = Arriba/Abajo eligen · Izquierda/Derecha cambian · Enter empieza · Esc vuelve
setup-start = Empezar
setup-start-about = Te sientas y juegas, con las reglas de aquí abajo.
setup-start-sheet-about = Empiezas la hoja, con las reglas de aquí abajo.
setup-sheet = Leer las reglas
setup-sheet-about = Las reglas de esta mesa y solo de ella.
setup-players = Jugadores
setup-players-about = Cuántos se sientan a la mesa, contigo.
setup-bots-own = uno para cada asiento
setup-bots-own-about = Elige más abajo quién se sienta en cada sitio.
setup-hints = Consejos
setup-hints-on = sí
setup-hints-off = no
setup-hints-about = Si en la mesa se puede pedir un consejo.
setup-preset = Reglas de la casa
setup-preset-about = Un conjunto de reglas con nombre. Después aún se puede cambiar cada una, más abajo.
setup-usual = las habituales
setup-usual-value = { $value } (lo habitual)
setup-values = Valores: { $values }
setup-wrong-seats = Esta mesa es para entre { $least } y { $most } jugadores, no para { $seats }.
setup-wrong-seats-exactly = Esta mesa es para { $most } jugadores, no para { $seats }.
setup-wrong-pack = { $seats } jugadores con { $cards } cartas cada uno necesitan { $needed } cartas, pero la baraja tiene { $pack }.
setup-wrong-together = Estas reglas se excluyen entre sí: { $rules }.

# --- Ajustes

settings-keys = Arriba/Abajo eligen · Izquierda/Derecha cambian · Esc vuelve
settings-language = Idioma
settings-language-about = El idioma de la mesa, de las reglas y del menú.
settings-pack = Cartas
settings-pack-about = Los colores de los palos. Las letras solas sirven en cualquier terminal.
settings-pack-four-colour = cuatro colores
settings-pack-two-colour = dos colores
settings-pack-ascii = solo letras
settings-bot-delay = Los bots piensan
settings-bot-delay-about = Cuánto tarda un bot en jugar una carta.
settings-bot-delay-none = nada
settings-bot-delay-short = un momento
settings-bot-delay-usual = cosa de un segundo
settings-bot-delay-long = más tiempo
settings-trick-stays = La baza se queda
settings-trick-stays-about = Cuánto tiempo se queda en la mesa una baza terminada.
settings-trick-stays-key = hasta pulsar una tecla
settings-trick-stays-short = un momento
settings-trick-stays-long = más tiempo
settings-name = Tu nombre
settings-name-about = Figura en los registros de tus manos. Enter lo cambia.
settings-name-ask = ¿Cómo te llamas?
settings-bad-name = Hace falta un nombre de { $most } letras como mucho.
settings-not-kept = Vale por ahora, pero no se pudo guardar: { $reason }

# --- La práctica y la hoja de puntos

session-practice-legal = ¿Qué cartas se pueden jugar?
session-practice-legal-about = Una mano contra bots. Antes de cada carta, di todas las que se pueden jugar.
session-practice-last = ¿Quién se lleva la última baza?
session-practice-last-about = El final de una mano, con todas las cartas a la vista.
session-practice-points = ¿Cuánto vale la mano?
session-practice-points-about = La mano se acabó. Cuenta los puntos.
session-new-sheet = Hoja nueva
session-new-sheet-about = Elige un juego, di quiénes juegan y apunta mano tras mano.
session-sheet-deals = { $count ->
    [0] Todavía no hay ninguna mano apuntada.
    [one] Hay una mano apuntada.
   *[other] Hay { $count } manos apuntadas.
}
session-sheet-over = La partida se acabó, tras { $count ->
    [one] una mano
   *[other] { $count } manos
}.
session-sheet-kept = La hoja queda guardada. La tienes en «Hoja de puntos».
session-keys = Enter contesta · ? ayuda · Re Pág mira atrás · Esc lo deja
session-over = Enter para volver.

# === La mesa. Sus frases tienen poco sitio: mejor cortas.

# --- El tapete

# Marcas junto a un nombre: quién repartió (R) y quién salió en la primera baza (S). Una letra
# cada una.
screen-mark-dealer = R
screen-mark-leader = S
screen-out = fuera
screen-won = bazas: { $count }
screen-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
screen-chips = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
screen-clockwise = horario
screen-counterclockwise = antihorario
screen-pool = En el centro: { $count }
screen-stones = { $count ->
    [one] queda { $count } piedra
   *[other] quedan { $count } piedras
}
screen-trick = Baza { $trick } de { $tricks }
screen-too-small = La ventana es demasiado pequeña para una mesa.

# --- Lo que se pregunta

screen-choose-card = Elige con las flechas, un número o la carta; Enter la juega.
screen-enter-plays = Enter juega { $card }.
screen-enter-down = Enter echa { $card } boca abajo.
screen-enter-either = { $down ->
    [true] Enter echa { $card } boca abajo; con * va boca arriba.
   *[false] Enter echa { $card } boca arriba; con * va boca abajo.
}
screen-one-way = Solo se puede echar así.
screen-thinks = { $name } está pensando.
screen-trick-stays = Ya no quedan cartas. Enter para seguir.
screen-revoke = Eso es un renuncio y te pueden acusar. ¿La juegas de todos modos?
screen-revoke-yes = sí, jugarla
screen-deal-over = Se acabó la mano { $number }
screen-deals-next = { $who ->
    [you] La siguiente mano la repartes tú.
   *[other] La siguiente mano la reparte { $name }.
}
screen-match-over = La partida se acabó. ¿Y ahora?
screen-again = otra partida en esta mesa
screen-to-menu = volver al menú
screen-leave = dejarlo
screen-enter-leaves = Enter para dejar la mesa.

# --- Las teclas

screen-key-help = ayuda
screen-key-rules = reglas
screen-key-last = última
screen-key-tally = tanteo
screen-key-why = por qué
screen-key-hint = consejo
screen-key-menu = menú
screen-key-leave = salir
screen-reading-keys = Escape cierra

# --- La lista en la mesa

screen-menu-title = En la mesa
screen-menu-help = ¿Qué puedo hacer aquí?
screen-menu-rules = Las reglas de esta mesa
screen-menu-last = La baza anterior
screen-menu-tally = Lo que lleva cada cual
screen-menu-why = ¿Qué cartas puedo jugar?
screen-menu-hint = ¿Qué juego?
screen-menu-flag = Acusar un renuncio
screen-menu-peek = Ver la última carta del talón
screen-menu-away = Volver al menú; la partida se guarda
screen-menu-leave = Dejarlo; la partida se guarda

# --- Lo que se puede leer

screen-help-title = En la mesa
screen-rules-title = Las reglas de esta mesa
screen-last-title = La baza anterior
screen-tally-title = El tanteo
screen-why-title = Qué cartas se pueden jugar
screen-flag-title = ¿A quién acusas de renuncio?
screen-tally = { $name }: { $total }, { $won ->
    [one] 1 mano ganada
   *[other] { $won } manos ganadas
}
screen-goal = La partida: { $goal }.
screen-help =
    Las flechas recorren tus cartas, y Enter juega la carta en la que estás.
    O escribe una carta: su número, 10c, tc, o k si solo tienes un rey. Enter la juega, Escape la retira.
    Con el ratón, un clic elige una carta y el segundo la juega.
    Si hay una marca junto al número y la carta está más alta, se puede jugar. Ponte en otra para leer por qué esa no.
    La tecla * le da la vuelta a la carta, donde se puede elegir.

    R repartió. S sale en la primera baza. La carta con doble marco es la mejor hasta ahora.

    F1 o ? muestra esto.
    F2 muestra las reglas de esta mesa y solo de ella.
    F3 o l muestra la baza anterior, donde se puede volver a mirar.
    F4 muestra lo que lleva cada cual, y cuándo acaba la partida.
    F5 dice de cada carta por qué no se puede jugar.
    F6 acusa un renuncio y F7 enseña la última carta del talón, donde las reglas lo permiten.
    F8 da un consejo: qué carta jugar, por qué, y qué promete cada carta.
    F9 o Escape abre una lista con todo esto, y allí se ajustan el ritmo y las cartas.
    F10 deja la mesa. La partida se guarda y puedes seguirla más tarde.

# --- Lo que salió mal

screen-trouble = La partida se detiene aquí
screen-bot-failed = Uno de los bots no pudo seguir.
screen-nothing-lost = No se pierde nada: la partida queda guardada como estaba antes de la última jugada.
screen-not-written = La partida no se pudo guardar.
screen-gone-elsewhere = Esta partida siguió en otra mesa, así que aquí ya no se guarda nada más.
