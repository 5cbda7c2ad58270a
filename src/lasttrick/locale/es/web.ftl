# La mesa en un navegador. Lo que pasa en una mano lo cuenta table.ftl; aquí están las páginas,
# los botones y lo que pasa alrededor de la mesa.

# El sentido de la escritura: ltr, de izquierda a derecha; rtl, de derecha a izquierda.
text-direction = ltr

# --- Inicio

web-lead = Juegos de cartas en los que decide una sola baza.
web-play = Jugar
web-play-what = { $game } ahora mismo, contra { $bots ->
    [one] un bot
   *[other] { $bots } bots
}. Sin cuenta y sin instalar nada.
web-a-guest = Visita
web-games = Elige un juego
web-own-game = O un juego tuyo: elige su archivo
web-kept = Tus mesas
web-go-back = Volver
web-forget = Olvidar
web-open-tables = Mesas abiertas
web-open-none = Ahora mismo no hay ninguna mesa a la espera de gente. Abre una e invita a alguien.
web-open-chairs = { $count ->
    [0] ningún asiento libre
    [one] un asiento libre
   *[other] { $count } asientos libres
}
web-look = Entrar
web-continue-title = Seguir en otro dispositivo
web-continue-text = En tu mesa, abre el menú y pide un código. Después abre el enlace de la mesa en el otro dispositivo y escribe allí el código.
web-this-device = En este dispositivo
web-more = Apuntar y practicar
web-more-score = Llevar los puntos de una mesa con cartas de verdad
web-more-legal = Practicar: ¿qué cartas se pueden jugar?
web-more-last = Practicar: ¿quién se lleva la baza decisiva?
web-more-points = Practicar: ¿cuánto vale la mano?
web-again = Probar otra vez
web-offline = No hay conexión. La hoja de puntos funciona igual; las mesas esperan a que vuelvas.
web-newer = Hay una versión más nueva de estas páginas.
web-newer-take = Cargarla

# --- Preparar una mesa

web-seats = Jugadores
web-preset = Reglas de la casa
web-preset-usual = las habituales
web-usual = { $value } (lo habitual)
web-bot-plays = { $name } juega
web-your-name = Tu nombre
web-arrange = Cambiar el juego
web-game = Juego
web-preset-choose = elegir …
web-house-rules = Todas las reglas de la casa
web-play-bots = Jugar contra bots
web-make-private = Invitar a mi gente
web-make-public = Abrir a todo el mundo

# --- Antes de la primera mano

web-invite = Manda este enlace a tu gente
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-chairs = Asientos
web-open = Libre
web-host = organiza
web-sit = Sentarme
web-sit-title = ¿Cómo te llamas?
web-add-bot = Añadir un bot
web-clear = Quitar
web-clear-title = ¿Quitar a { $name } del asiento?
web-clear-text = El asiento queda libre. Podrá mirar y volver a sentarse.
web-make-host = Cederle la mesa
web-start = Repartir las cartas
web-start-bots = Repartir las cartas, con { $count ->
    [one] un bot
   *[other] { $count } bots
}
web-host-starts = Quien organiza la mesa reparte en cuanto no falte nadie.
web-watching-gathering = Ocupa un asiento libre o quédate a mirar.
web-continue-have = Tengo un código de otro dispositivo
web-continue-code = Código
web-continue = Seguir aquí

# --- En la mesa

web-table = La mesa
web-tools = Herramientas de la mesa
web-beside = Crónica y chat
web-story = Lo que ha pasado
web-to-home = Ir a la página de inicio
web-last-trick = Baza anterior
web-score = Tanteo
web-rules = Reglas de esta mesa
web-chat = Chat
web-menu = Mesa y ajustes
web-close = Cerrar
web-cancel = Cancelar
web-wait = Un momento …
web-line-lost = Se ha cortado la conexión. Se sigue intentando; no te pierdes nada.
web-offline-table = Este aparato no tiene conexión. En cuanto la tenga, sigues aquí y no te pierdes nada.
web-dealer = reparte
web-leads = sale
web-to-play = le toca
web-out = fuera
web-badge-bot = bot
web-badge-cover = bot suplente
web-badge-away = ausente
web-cards-left = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-tricks-won = { $count ->
    [one] una baza
   *[other] { $count } bazas
}
web-total-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
web-total-chips = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
web-trick-of = Baza { $trick } de { $tricks }
web-trick-decides = Baza { $trick } de { $tricks }, la decisiva
web-trick-number = Baza { $trick }
web-trick-cards = Cartas de esta baza
web-goes-clockwise = Se juega en sentido horario.
web-goes-counterclockwise = Se juega en sentido antihorario.
web-trick-yours = Te llevas la baza.
web-trick-theirs = { $name } se lleva la baza.
web-pool = En el centro: { $count }
web-pool-stones = { $count ->
    [one] queda una piedra
   *[other] quedan { $count } piedras
}
web-clock-left = { $count ->
    [one] Queda un segundo.
   *[other] Quedan { $count } segundos.
} Después juega por ti un bot cuidadoso.
web-watching = { $count ->
    [0] No mira nadie.
    [one] Mira una persona.
   *[other] Miran { $count } personas.
}
web-watching-sit = Estás mirando. ¿Te sientas?
web-spectators-closed = En esta mesa no se puede mirar mientras se juega una mano.
web-spectators-wait = La mano se enseña con un poco de retraso.

# --- A quién le toca

web-turn-lead = Sales tú.
web-turn-card = Te toca. Se salió de { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}.
web-turn-plays = Le toca a { $name }.
web-turn-answers = Contesta { $name }.
web-turn-cut = Te toca cortar
web-turn-cuts = Corta { $name }.
web-this-decides = ¡Esta baza decide!
web-go-on = Seguir
web-also = También puedes
web-hint = Consejo
web-hint-close = Cerrar el consejo
web-flag = Acusar un renuncio
web-flag-title = ¿Quién no asistió?
web-flag-text = Si aciertas, la mano se anula. Si no, lo pagas.

# --- Las cartas de la mano

web-your-hand = Tus cartas
web-card-may = { $card }, se puede jugar
web-card-down = { $card }, se puede echar boca abajo
web-card-either = { $card }, se puede jugar o echar boca abajo
web-card-not = { $card }, ahora no. { $reason }
web-lay-up = Jugarla boca arriba
web-lay-down = Echarla boca abajo
web-aside = apartada
web-typed-enter = y Enter
web-revoke-title = Eso es un renuncio
web-revoke-text = Tienes alguna carta del palo de salida. Si juegas de otro, te pueden acusar.
web-revoke-yes = Jugarla de todos modos

# --- El corte

web-cut = Cortar aquí
web-tap = Dar un toque: se reparte tal como está
web-cut-lift = Levantas { $count ->
    [one] una carta
   *[other] { $count } cartas
}.

# --- La mano se acabó

web-deal-over = La mano se acabó
web-next-dealer = { $who ->
    [you] La siguiente mano la repartes tú.
   *[other] La siguiente mano la reparte { $name }.
}
web-opened = Todas las cartas
web-ready = Siguiente mano
web-ready-waiting = { $count ->
    [0] Hecho
    [one] Hecho. Falta una persona
   *[other] Hecho. Faltan { $count } personas
}
web-next-in = Se reparte en { $count ->
    [one] un segundo
   *[other] { $count } segundos
}.
web-rematch = Jugar otra partida
web-rematch-host = Quien organiza la mesa puede empezar otra partida.
web-save-deal = Guardar esta mano
web-score-none = Todavía no se ha contado nada.
web-player = Nombre
web-points = Puntos
web-chips = Fichas
web-deals-won = Manos ganadas

# --- Looking at a deal again

web-replay = Repasar una mano
web-look-again = Repasar esta mano
web-replay-open = Abrir otro registro
web-replay-file = Un archivo de manos: un registro (.jsonl) o texto
web-replay-paste = O pega aquí un registro
web-replay-show = Mostrar
web-replay-deals = Mano
web-replay-deal = { $number }. { $game }: { $names }
web-replay-deal-bad = La línea { $line } no se puede leer
web-replay-view = Cartas a la vista
web-replay-all = todas las cartas
web-replay-hands = Cartas de cada cual
web-replay-first = Al principio
web-replay-previous = Atrás
web-replay-next = Adelante
web-replay-last = Al final
web-replay-slider = Lugar en la mano
web-replay-at = Suceso { $event } de { $events }
web-replay-keys = Las flechas van atrás y adelante, Inicio y Fin a los extremos de la mano.
web-replay-faults = Algo no cuadra en este registro
web-replay-fault = Línea { $line }, suceso { $event }: se esperaba { $expected }, hay { $found }
web-replay-fault-line = Línea { $line }: se esperaba { $expected }, hay { $found }
web-replay-use = Guardar y mostrar
web-replay-save = Guardar como registro
web-replay-save-text = Guardar como texto
web-replay-link = Enlace a esta carta
web-replay-link-text = Quien abra este enlace ve la mano en esta carta. La mano entera está en el enlace.
web-replay-embed = Mostrarla en tu página
web-replay-embed-text = Pon esto en el código de tu página
web-replay-keep = Guardarla en este servidor
web-replay-keep-text = El enlace se acorta si la mano se guarda en este servidor. Quien tenga el enlace ve todas las cartas y los nombres.
web-replay-at-home = Abrir en Last Trick

# --- Playing the same cards

web-again-title = Jugar estas cartas
web-again-seat = Te sientas en el lugar de
web-again-text = Las mismas cartas; en los otros asientos hay bots.
web-again-deal = Jugar otra vez esta mano
web-play-on = Seguir jugando desde aquí
web-given = Estas cartas estaban dadas, no barajadas: no hay barajado que comprobar.
web-challenge = Un reto
web-challenge-send = Retar a alguien
web-challenge-text = Alguien juega las mismas cartas en el mismo asiento, contra los mismos bots. El enlace no enseña ninguna carta; después los dos veis cómo ha ido.
web-challenge-seat = Se juega en el lugar de
web-challenge-make = Crear el enlace
web-challenge-compare = Comparar los resultados
web-challenge-from = { $name } ha jugado esta mano, entre { $players }. Juega las mismas cartas en el mismo asiento: ¿quién lo hace mejor?
web-challenge-taken = { $count ->
    [0] Nadie lo ha aceptado todavía.
    [one] Una persona lo ha aceptado.
   *[other] { $count } personas lo han aceptado.
}
web-challenge-hidden = Verás cómo les ha ido a los demás cuando hayas jugado.
web-challenge-take = Aceptar el reto
web-challenge-going = Seguir jugando
web-challenge-results = Cómo ha ido
web-challenge-sender = ha retado
web-challenge-none-yet = Nadie más ha terminado todavía.

# --- Your deals

web-deals = Tus manos
web-deals-text = Las manos de todas las mesas en las que este dispositivo tiene un asiento. Otro dispositivo las encuentra si sigues en él con un código.
web-deals-none = Todavía no ha terminado ninguna mano.
web-deals-look = Ver
web-keepsakes = Retos y manos guardadas
web-keepsake-record = una mano guardada en este servidor
web-keepsake-challenge = un reto que has enviado
web-keepsake-attempt = un reto que has aceptado
web-keepsake-delete = Borrar
web-forget-me = Borrar mis datos
web-forget-me-what = Te levantas de todas las mesas en las que este dispositivo tiene un asiento. Se borran tu nombre, lo que has escrito allí en el chat y lo que prueba tus asientos, y también las manos y los retos que guardas en este servidor.
web-forget-me-stays = Lo que queda: las cartas que has jugado, con el nombre «alguien», y las copias que otros han guardado.
web-forget-me-title = ¿Borrar todo lo tuyo?
web-forget-me-text = No se puede deshacer.
web-forget-me-yes = Borrar
web-forget-me-done = Hecho. Aquí ya nada lleva tu nombre.
web-forget-me-left = { $count ->
    [one] Una cosa no se ha podido borrar. Inténtalo de nuevo en un momento.
   *[other] { $count } cosas no se han podido borrar. Inténtalo de nuevo en un momento.
}
web-somebody = alguien

# --- Que se baraja limpio

web-fair-how = ¿Cómo compruebo que se barajó limpio?
web-fair-title = ¿Se baraja limpio?
web-fair-1 = Antes de que se corte, el servidor saca un secreto, y de él sale el orden de la baraja. En el acto te enseña una huella de ese secreto. Por la huella nadie puede adivinar el secreto, y nadie puede encontrar otro secreto con la misma huella.
web-fair-2 = Después corta alguien de la mesa. El servidor no podía saber por dónde.
web-fair-3 = Al acabar la mano se enseña el secreto. Si da la huella que se te enseñó antes, el orden estaba fijado antes del corte y nadie lo ha tocado.
web-fair-commitment = Huella
web-fair-secret = Secreto
web-fair-fits = Comprobado en este dispositivo: el secreto da esta huella.
web-fair-differs = ¡El secreto no da esta huella!
web-fair-verify = Puedes comprobarlo todo por tu cuenta, también el orden de la baraja y las cartas de cada cual: guarda la mano cuando acabe y deja que el programa la vuelva a calcular.

# --- Chat

web-chat-empty = Todavía nadie ha dicho nada.
web-chat-write = Escribe algo
web-chat-seats = Solo puede escribir quien se sienta a la mesa.
web-send = Enviar
web-phrases = Frases hechas
web-phrase-hello = ¡Hola!
web-phrase-good-luck = ¡Suerte!
web-phrase-well-played = ¡Bien jugado!
web-phrase-thanks = Gracias
web-phrase-oops = ¡Ay!
web-phrase-one-moment = Un momento, por favor
web-phrase-bye = ¡Hasta luego!
web-mute-title = No mostrar
web-mute = Ocultar lo que dice { $name }
web-chat-hide = Ocultar todo el chat

# --- Mi asiento y este dispositivo

web-your-seat = Tu asiento
web-device-text = Para seguir en otro dispositivo, abre allí esta mesa y escribe un código. Vale una sola vez, durante diez minutos.
web-device-code = Mostrar un código
web-new-secret = Cerrar el paso a mis otros dispositivos
web-secret-text = Tu asiento sigue siendo tuyo en este dispositivo. Los demás dispositivos que lo tienen solo podrán mirar desde ahora.
web-secret-yes = Cerrarles el paso
web-leave = Levantarme de la mesa
web-leave-text = Un bot juega tus cartas lo que queda de esta mano. Después tu asiento queda libre para otra persona.
web-leave-yes = Levantarme
web-resign = Abandonar esta mano
web-resign-text = Quedas fuera de esta mano. En muchos juegos no se permite; si es así, se te avisa.
web-resign-yes = Abandonar la mano
web-language = Idioma
web-theme = Luz
web-theme-auto = la del dispositivo
web-theme-light = de día
web-theme-dark = de noche
web-pack = Baraja
web-pack-four = cuatro colores
web-pack-two = dos colores
web-stay = La baza terminada se queda
web-stay-short = un momento
web-stay-long = más tiempo
web-stay-tap = hasta que yo toque
web-twice = Jugar la carta solo al segundo toque

# --- Lo que puede ajustar quien organiza

web-host-settings = Ajustes de quien organiza
web-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
web-set-chat = Puede escribir
web-set-chat-all = todo el mundo
web-set-chat-seats = quien se sienta a la mesa
web-set-chat-off = nadie
web-set-spectators = Quien mira ve la mano
web-set-spectators-delayed = con un poco de retraso
web-set-spectators-after = cuando se acaba
web-set-spectators-closed = nunca
web-set-clock = Tiempo por jugada
web-set-clock-off = sin reloj
web-set-pace = Los bots juegan
web-set-pace-quick = deprisa
web-set-pace-calm = con calma
web-set-pace-slow = despacio
web-set-go-on = Espera antes de la siguiente mano
web-set-go-on-wait = hasta que toda la mesa quiera
web-set-cover = Un bot suple a quien se desconecta tras
web-set-cover-never = nunca
web-set-hints = Consejos
web-set-hints-on = si se piden
web-set-hints-off = ninguno

# --- Lo que pasa alrededor de la mesa

web-told-sat = { $who ->
    [you] Te sientas.
   *[other] { $name } se sienta.
}
web-told-left = { $who ->
    [you] Te levantas.
   *[other] { $name } se levanta.
}
web-told-bot = Se sienta el bot { $name }.
web-told-cover = De momento, un bot juega por { $name }.
web-told-back = { $who ->
    [you] Ya estás de vuelta.
   *[other] { $name } ya está de vuelta.
}
web-told-host = { $who ->
    [you] Ahora organizas tú la mesa.
   *[other] Ahora organiza la mesa { $name }.
}
web-told-clock = { $who ->
    [you] Se te acabó el tiempo: un bot cuidadoso jugó por ti.
   *[other] A { $name } se le acabó el tiempo: un bot cuidadoso jugó en su lugar.
}
web-told-arranged = Quien organiza cambió los ajustes de la mesa.
web-told-ready = { $who ->
    [you] Por ti, se puede seguir.
   *[other] Por { $name }, se puede seguir.
}
web-told-said = { $name }: { $text }
web-closed = La mesa está cerrada.

# --- Lo que no se aceptó

web-refused-web-not-a-card = { $typed } no es ninguna de tus cartas. Escribe una, como 10c, o su número.
web-refused-command-too-fast = No tan deprisa, por favor.
web-refused-command-too-long = Eso es demasiado largo.
web-refused-seat-taken = Alguien acaba de ocupar ese asiento.
web-refused-seat-not-yours = Eso no demuestra que el asiento sea tuyo. Pide otro código.
web-refused-seat-none = No existe ese asiento.
web-refused-seat-bad-name = Escribe un nombre de 24 caracteres como mucho que no lleve nadie más aquí.
web-refused-seat-new-secret = Este asiento se ha pasado a otro dispositivo.
web-refused-host-only = Eso solo puede hacerlo quien organiza la mesa.
web-refused-table-not-now = Eso no se puede hacer ahora.
web-refused-table-closed = La mesa está cerrada.
web-refused-table-full = Todos los asientos están ocupados.
web-refused-table-not-found = No existe esa mesa. Quizá se haya cerrado.
web-refused-chat-off = Quien organiza ha apagado el chat.
web-refused-hint-off = En esta mesa no hay consejos.
web-refused-hint-not-now = Hay consejo cuando te toca jugar una carta.
web-refused-store-unavailable = El servidor no pudo guardarlo. Vuelve a intentarlo.
web-refused-line-none = No se puede llegar al servidor. Vuelve a intentarlo dentro de un momento.
web-refused-option-exclude = Estas reglas de la casa se excluyen entre sí.
web-refused-record-not-found = En esta dirección no hay nada guardado, o ya no.
web-refused-other = Eso no se aceptó ({ $code }).
