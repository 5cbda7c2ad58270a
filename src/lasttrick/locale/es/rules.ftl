# La hoja de reglas: las reglas de una mesa y solo de ella. Sus números salen de los datos con que
# juega el programa.

sheet-title = { $game }: las reglas de esta mesa
sheet-title-place = { $game } ({ $place }): las reglas de esta mesa

# --- El objetivo

heading-aim = El objetivo
aim-last = Llevarse la última baza. Es la única que cuenta: quien la gana se lleva la mano, aunque no haya hecho ninguna otra. Todas las anteriores sirven solo para ver quién sale en ella y qué cartas quedan vivas.
aim-trick = Llevarse la baza { $deciding } de { $tricks }. Es la única que gana la mano; las demás sirven para ver quién sale en ella y qué cartas quedan vivas.
aim-no-trumps = No hay triunfos ni subasta, y las cartas no valen puntos.

# --- La mesa y la baraja

heading-players = Cuántos juegan
players-count = Se puede jugar de { $least } a { $most }; en esta mesa hay { $seats }.
players-exactly = Es un juego para { $seats }.
players-best = Lo mejor es que jueguen de { $least } a { $most }.
players-best-one = Lo mejor es que jueguen { $least }.

heading-pack = Las cartas
pack-count = Se juega con { $count } cartas. En cada palo van de mayor a menor, en este orden:
pack-order = { $suit }: { $cards }
pack-without = Se deja fuera: { $cards }.
pack-shorter = Por eso en { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
} manda { $rank ->
    [dama] la
    [jota] la
   *[other] el
} { $rank }.

# --- Asientos, corte y reparto

heading-deal = Asientos y reparto
draw-dealer = Para la primera mano se saca una carta por cabeza: la más alta reparte. Si empatan las más altas, se saca otra vez.
draw-seats = Los asientos se sortean a carta: la mesa se ocupa en sentido horario, de la carta más alta a la más baja, y donde hay empate se saca otra vez. La más alta reparte primero.
cut-right = Quien reparte baraja, y corta quien está a su derecha.
cut-or-tap = Quien reparte baraja, y quien está a su derecha corta, o da un toque a la baraja para que se reparta tal como está.
cut-never = Quien reparte baraja, y no se corta.
deal-each = Se dan { $cards } cartas por cabeza, { $packets }, { $direction ->
    [clockwise] en sentido horario, empezando por la izquierda de quien reparte
   *[counterclockwise] en sentido antihorario, empezando por la derecha de quien reparte
}, que se sirve al final.
packets-one = de una en una
packets-all = todas de una vez
packets = en tandas de { $sizes }
talon = { $count ->
    [0] Se reparten todas: no sobra ninguna.
    [one] Sobra una carta. Se queda boca abajo y nadie la ve.
   *[other] Sobran { $count } cartas. Se quedan boca abajo en el talón y nadie las ve.
}
redeal = Antes de la primera salida, quien no tenga nada por encima { $rank ->
    [dama] de la
    [jota] de la
   *[other] del
} { $rank } puede cambiar todas sus cartas por otras del talón, una vez por mano y mientras el talón alcance.
dry = Antes de la primera salida y por turno, cada cual puede apartar un { $ranks } para la última baza, boca abajo o boca arriba. Hasta entonces esa carta no cuenta entre las demás y no hay que jugarla ni para asistir; en la última baza se juega sola.

# --- Salir y jugar

heading-play = El juego
lead-next = En la primera baza sale quien sigue en turno a quien reparte.
lead-dealer = En la primera baza sale quien reparte.
lead-left = En la primera baza sale quien está a la izquierda de quien reparte.
lead-right = En la primera baza sale quien está a la derecha de quien reparte.
lead-holder = En la primera mano de la partida sale, en cambio, quien tenga { $card }; si esa carta no se repartió, todo queda igual.
play-round = Se juega en sentido { $direction ->
    [clockwise] horario
   *[counterclockwise] antihorario
}, una carta cada cual, y quien gana una baza sale en la siguiente.
duty-must = Hay que asistir si se puede. Quien no tiene del palo de salida juega lo que quiera.
duty-must-beat = Hay que asistir si se puede, y superar la mejor carta de la baza si se puede. Quien no tiene del palo de salida juega lo que quiera.
duty-free = No hay que asistir ni que superar.
duty-no-beat = Superar lo que hay en la mesa nunca es obligatorio.
trick-won = Se lleva la baza la carta más alta del palo de salida. La de otro palo no gana, por alta que sea.
last-suit = En la última baza el palo que vale es el de la carta que ganó la baza anterior, se salga con lo que se salga. Si nadie juega de ese palo, la baza es de quien salió.
peek = En la penúltima baza, quien tenga el turno puede pedir que se vea la última carta del talón; se enseña a toda la mesa.
look-back-none = Las bazas terminadas no se vuelven a mirar.
look-back-last = Solo se puede volver a mirar la última baza terminada.
look-back-all = Se puede volver a mirar cualquier baza terminada.

# --- Boca abajo

heading-hidden = Lo que va boca abajo
hidden-none = Nada: todas las cartas se juegan boca arriba.
hidden-discards = La carta de un palo que no es el de salida se echa boca abajo. Las que asisten quedan boca arriba.
hidden-not-beating = La carta que no supera la mejor de la baza se echa boca abajo, también cuando asiste. La que supera tiene que verse. Echar boca abajo no libra nunca de asistir.
hidden-choice = En las bazas 1 a { $through } solo se puede enseñar una carta si es del palo de salida y supera la mejor de la baza. En su lugar se puede echar boca abajo cualquiera. Quien sale juega siempre boca arriba.
hidden-choice-all = Solo se puede enseñar una carta si es del palo de salida y supera la mejor de la baza. En su lugar se puede echar boca abajo cualquiera. Quien sale juega siempre boca arriba.
hidden-blind = La baza { $trick } se contesta a ciegas: tras la salida, cada cual echa boca abajo la carta que quiera, y luego se descubren todas a la vez. Aquí sí puede ganar una carta echada boca abajo.
hidden-know = La carta tapada la conoce solo quien la echó, y no puede ganar la baza. El resto ve que se echó una carta, y nada más.
hidden-know-discards = La carta tapada la conoce solo quien la echó. El resto ve que no pudo asistir.
hidden-dry = La carta apartada boca abajo la conoce solo quien la apartó, hasta la última baza.
hidden-for-good = Lo tapado sigue tapado cuando acaba la mano.
hidden-opened = Cuando acaba la mano se enseñan todas las cartas.

# --- Ganar la mano

heading-win = Quién gana la mano
win-last = La mano es de quien gana la última baza, la { $tricks }.
win-trick = La mano es de quien gana la baza { $deciding }. Aun así se juegan las { $tricks }.
win-sweep = Quien hace las { $tricks } primeras bazas da capote y gana la mano en el acto.
win-drop = Tras la baza { $trick }, quien no ha hecho ninguna queda fuera, sin enseñar las cartas que le quedan. El resto sigue.
win-instant = Hay jugadas que ganan servidas, antes de la primera salida:
win-instant-claim = La jugada hay que cantarla antes de la primera salida; después son cartas como otras cualesquiera.
dealt-four-of-a-kind = cuatro cartas iguales
dealt-one-suit = las { $cards } cartas del mismo palo
dealt-four-of-a-suit = cuatro cartas del mismo palo
dealt-three-of = tres { $rank ->
    [as] ases
    [rey] reyes
    [dama] damas
    [jota] jotas
    [diez] dieces
   *[other] { $rank }
}, o cuatro
dealt-all-below = las { $cards } cartas por debajo { $rank ->
    [dama] de la
    [jota] de la
   *[other] del
} { $rank }
dealt-sum-at-most = cartas que sumen { $sum } como mucho
dealt-double = { $hand }; si entre ellas hay { $rank ->
    [dama] una
    [jota] una
   *[other] un
} { $rank }, paga doble
tie-strength = Si coinciden dos jugadas así, gana la que está más arriba en esta lista; después, la de cartas más fuertes; después, la de quien va antes por turno.
tie-category = Si coinciden dos jugadas así, gana la que está más arriba en esta lista; entre dos sumas bajas, la menor; después, la de quien va antes por turno.
tie-turn = Si coinciden dos jugadas así, gana la de quien va antes por turno.
tie-suit = Si coinciden dos jugadas así, gana la que está más arriba en esta lista; después, la de cartas más fuertes; después, por palos: corazones, diamantes, tréboles, picas.

# --- Lo que vale

heading-award = Lo que vale
award-header-how = cómo se gana
award-header-points = puntos
award-header-chips = fichas de cada rival
award-header-share = puestas del fondo por cabeza
award-plain = con la baza decisiva
award-low = con { $rank ->
    [dama] una
    [jota] una
   *[other] un
} { $rank } en la baza decisiva
award-low-run = con { $rank ->
    [dama] una
    [jota] una
   *[other] un
} { $rank } en cada una de las últimas { $tricks } bazas
award-low-mixed = con { $ranks } en las dos últimas bazas
award-low-more = y así sucesivamente: cada baza de una racha seguida, contada desde la última hacia atrás, suma lo que vale su carta
award-low-distinct = En esa racha, dos bazas seguidas tienen que ganarse en palos distintos.
award-dry-hidden = con { $rank ->
    [dama] una
    [jota] una
   *[other] un
} { $rank } que se apartó boca abajo
award-dry-shown = con { $rank ->
    [dama] una
    [jota] una
   *[other] un
} { $rank } que se apartó boca arriba
award-sweep = con el capote
award-instant = con una jugada servida
award-not-with = si la carta que gana la baza decisiva no es { $rank ->
    [dama] una
    [jota] una
   *[other] un
} { $rank }
award-last-lost = si quien gana no se lleva también la última baza
award-dealt = para quien haya recibido en el reparto { $hands }, gane quien gane
pay-winner = Solo puntúa quien gana.
pay-per-opponent = Quien gana se lo apunta una vez por cada rival.
pay-opponents = Cada rival se lo paga a quien gana.
pay-ante = Antes de repartir, cada cual pone { $count ->
    [one] una ficha
   *[other] { $count } fichas
} en el pozo, que se lleva quien gana; lo que la victoria pague de más lo pone cada rival.
pay-dropped = Quien queda fuera pierde uno.
pay-pool = Cuando el fondo está vacío, cada cual pone { $fill ->
    [one] una puesta
   *[other] { $fill } puestas
}; quien gana cobra tantas como personas hay a la mesa, o lo que quede.
pay-chips = Se empieza con { $batch } fichas por cabeza. Cuando alguien no puede pagar, antes de cobrar se dan otras { $batch } a cada cual.

# --- Castigos

heading-penalties = Castigos
penalty-none = No hay: la carta que las reglas no permiten no se puede jugar.
penalty-flag = A quien no asiste nadie se lo impide. Hasta que se cuenta la mano, cualquiera puede acusar un renuncio: si lo hubo, la mano se anula y a quien lo cometió le cuesta { $points }; acusar sin razón cuesta también { $points }.
penalty-sandbag = El as aguantado: cuando alguien da capote y salió en las bazas 1, 2 y 3 del mismo palo, si otra persona recibió el as de ese palo, paga uno más, lo tenga todavía o lo haya tirado. Ese as se enseña.
penalty-sandbag-own = El as aguantado: cuando alguien da capote y sus tres primeras salidas fueron del mismo palo, si otra persona recibió el as de ese palo, paga uno más, salvo que lo tirara antes de la primera de ellas. Ese as se enseña.
penalty-stuck = Quien queda fuera paga uno más por cada as que aún tenga, y esos ases se enseñan.

# --- La partida

heading-match = La partida
next-winner = Quien gana la mano reparte la siguiente.
next-rotate = El reparto va pasando por turno.
match-target = Gana la partida quien llega primero a { $target }.
match-raise = Si al llegar a la meta hay empate en cabeza, la meta sube { $by } y sigue toda la mesa, hasta que alguien llegue a ella y vaya por delante sin compañía.
match-deals = La partida acaba tras { $deals ->
    [one] una mano
   *[other] { $deals } manos
}; gana el total más alto.
match-stones = En el centro hay { $stones } piedras, y cada punto se lleva una. Cuando se acaban, gana quien más tiene. Si un premio pasa de lo que queda, se cobra lo que queda.
match-open = La partida no tiene final fijado.
tie-play-on = Si hay empate en cabeza, sigue toda la mesa hasta que alguien vaya por delante.
tie-tied-only = Si hay empate en cabeza, siguen solo quienes empatan, si el juego admite tan poca gente.
tie-share = Si hay empate en cabeza, se comparte la victoria.
tie-most-deals = Si hay empate en cabeza, gana quien tenga más manos ganadas; si también en eso hay empate, sigue toda la mesa.

# --- Reglas de la casa

heading-house = Reglas de la casa en esta mesa
house-none = Ninguna: se juega como de costumbre.
house-rule = { $option }: { $value } ({ $about })

# --- Preguntas

heading-questions = Lo que se suele preguntar
question-off-suit = ¿Puede ganar la baza un as de otro palo?
answer-off-suit = No. No hay triunfos, y solo gana el palo de salida.
question-tricks = ¿Gano si hago más bazas que nadie?
answer-tricks = No. Solo cuenta la baza { $deciding }.
question-without = ¿Por qué se deja fuera { $cards }?
answer-without = Porque así se juega: la baraja queda en { $count } cartas, y en { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
} manda { $rank ->
    [dama] la
    [jota] la
   *[other] el
} { $rank }.
question-more = ¿Pueden jugar { $seats }?
answer-more-pack = No. Para { $seats } personas, a { $cards } cartas por cabeza, harían falta { $needed }, y la baraja tiene { $count }.
answer-more-limit = Cartas habría, pero juegan { $most } como mucho.
question-low = ¿Para qué guardar { $rank ->
    [dama] una
    [jota] una
   *[other] un
} { $rank }?
answer-low = Porque paga más si gana la baza decisiva. Y eso solo puede ser si sales con esa carta y nadie más puede asistir.
question-length = ¿Cuánto dura una partida?
answer-length = Lo que se acuerde antes: está arriba, en «La partida».

# --- Un ejemplo

heading-example = Un ejemplo
example-intro = El final de una mano, tal como se jugó:

# --- Fuentes

heading-source = De dónde salen estas reglas
source-says = Según { $says }.
source-inferred = Deducido, porque ninguna fuente lo dice: { $things }.
