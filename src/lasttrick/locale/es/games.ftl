# Los juegos y sus opciones.

game-agram-name = Agram
game-agram-place = Níger
game-agram-summary = Seis cartas, y solo cuenta la sexta baza.
game-agram-source = lo que contó a Pagat alguien de Níger que lo juega
game-agram-inferred = la partida a cinco manos ganadas; que lo mejor es jugarlo a tres o a cuatro

game-sink-sink-name = Sink-Sink
game-sink-sink-place = Níger
game-sink-sink-summary = El Agram con cinco cartas: cuenta la quinta baza y caben siete a la mesa.
game-sink-sink-source = lo que contó a Pagat alguien de Níger que lo juega; lo de jugar siete, según CatsAtCards
game-sink-sink-inferred = la partida a cinco manos ganadas; que lo mejor es jugarlo de tres a cinco

game-mali-name = Agram de Malí
game-mali-place = Malí
game-mali-summary = Cinco cartas de una baraja de 31, en la que el diez puede a la dama y la jota solo al siete.
game-mali-source = CatsAtCards y otra fuente que da el mismo orden
game-mali-inferred = seis a la mesa como mucho; la partida a cinco manos ganadas; que lo mejor es jugarlo a tres o a cuatro

game-fapfap-name = Fapfap
game-fapfap-place = Camerún
game-fapfap-summary = Cinco cartas; ganar la última baza con un 3 paga doble, y ganar con treses las dos últimas, cuatro veces.
game-fapfap-source = CatsAtCards; las barajas y las jugadas servidas, según programas hechos en Camerún y Gabón
game-fapfap-inferred = las tandas de tres y dos; el sentido antihorario; la partida a diez puntos; que una jugada servida paga uno

game-spar-name = Spar
game-spar-place = Ghana
game-spar-summary = Cinco cartas; ganar la última baza con un 6 paga 3, y con un 7, 2.
game-spar-source = Pagat y CatsAtCards; las cartas apartadas y las acusaciones, según un diseño hecho en Ghana
game-spar-inferred = quién corta; el sentido horario; la partida a diez puntos; cómo se guarda y se paga la carta apartada; que tras una acusación falsa la mano sigue; las tandas de cuatro y tres con siete cartas

game-sipa-name = Sipa
game-sipa-place = Togo
game-sipa-summary = La carta que no supera va boca abajo; ganar con sietes las tres últimas bazas paga seis.
game-sipa-source = Pagat, que lo supo por gente de Togo que lo juega, y CatsAtCards
game-sipa-inferred = que lo mejor es jugarlo de dos a cuatro

game-cat-te-name = Cắt Tê
game-cat-te-place = Vietnam
game-cat-te-summary = Seis cartas y no hay que asistir: cuatro bazas para superar o esconder, seguir en la mano y llevarse la sexta.
game-cat-te-source = CatsAtCards y, en lo que deja abierto, páginas de reglas y programas vietnamitas
game-cat-te-inferred = que se corta por la derecha; que se reparte empezando por la derecha; las veinte fichas; las diez manos; qué color gana a igualdad de cartas

game-eighty-three-name = Ochenta y Tres
game-eighty-three-summary = Seis cartas; decide la quinta baza, y paga más si se gana sin as y si luego se pierde la última.
game-eighty-three-source = CatsAtCards
game-eighty-three-inferred = que se corta por la derecha

game-letzter-stich-name = Letzter Stich
game-letzter-stich-place = Alemania
game-letzter-stich-summary = La baraja de skat, de cuatro a seis a la mesa; el diez va tras el as, y la última baza vale 50.
game-letzter-stich-source = CatsAtCards; los otros órdenes de las cartas y la salida por la izquierda, según libros y páginas de Alemania
game-letzter-stich-inferred = la salida por la derecha, que así está escrita y quizá sea un lapsus por «izquierda»; el doble de manos que de gente a la mesa; cómo se llena y se reparte el fondo común

game-letzter-stich-3-name = Letzter Stich a tres
game-letzter-stich-3-place = Alemania
game-letzter-stich-3-summary = El Letzter Stich para tres: 28 cartas, ocho por cabeza, y la octava baza vale 50.
game-letzter-stich-3-source = CatsAtCards; los otros órdenes de las cartas y la salida por la izquierda, según libros y páginas de Alemania
game-letzter-stich-3-inferred = la salida por la derecha, que así está escrita y quizá sea un lapsus por «izquierda»; el doble de manos que de gente a la mesa; cómo se llena y se reparte el fondo común

game-jeu-de-carte-name = Jeu de Carte
game-jeu-de-carte-place = Benín
game-jeu-de-carte-summary = Quien no puede asistir echa una carta boca abajo; ganar la última baza con un 7 paga doble.
game-jeu-de-carte-source = Pagat, que lo supo por gente de Benín que lo juega
game-jeu-de-carte-inferred = el orden de las cartas; el sentido antihorario; que reparte quien gana; de dos a seis a la mesa

game-garame-name = Garame
game-garame-place = Gabón y Camerún
game-garame-summary = El Fapfap con 31 cartas, del 3 al 10; una suma muy baja o tres 7 ganan de servidas.
game-garame-source = programas hechos por gente de Gabón y Camerún que lo juega
game-garame-inferred = las tandas de tres y dos; el sentido antihorario; la partida a diez puntos; que una jugada servida paga uno

# De qué trata cada opción. Donde un juego lo dice de otro modo, su nombre está en la clave.

option-direction = en qué sentido se reparte y se juega
option-next-dealer = quién reparte después: quien gana la mano, o a quien toque por turno
option-history = qué bazas terminadas se pueden volver a mirar
option-open = si al acabar la mano se enseñan las cartas tapadas y el talón
option-score = puntos para quien gana, o fichas que le paga cada rival
option-cat-te-score = fichas de cada rival; o puntos, uno por cada rival; o puntos como en Vietnam
option-batch = las fichas con que se empieza, y que se vuelven a dar cuando alguien no puede pagar
option-target = los puntos que ganan la partida, o partida abierta, sin meta
option-deals = un número fijo de manos (2n: el doble de las personas que juegan), o ninguno
option-tie = si hay empate al acabar las manos fijadas: sigue toda la mesa, siguen solo quienes empatan, o se comparte
option-eighty-three-tie = si hay empate en la meta: sube 5; o más manos ganadas; o la primera ventaja; y así
option-chief = el as de picas: fuera, o dentro como la pica más alta
option-agram-chief = el as de picas: fuera, o dentro como la pica más alta (regla de la casa; caben seis)
option-sink-sink-chief = el as de picas: fuera, o dentro como la pica más alta (regla de la casa)
option-rank = el orden de las cartas: el diez tras el as, el de siempre, o las figuras abajo del todo
option-mali-rank = el orden de las cartas: como en Malí, o el de siempre
option-most = cuántas personas caben a la mesa
option-deck = 35 cartas con tres ases, o solo del 3 al 10: las 32, o 31 sin el diez de picas
option-garame-deck = del 3 al 10: las 32, o 31 sin el diez de picas
option-kora = lo que pagan los 3: 2 por la última baza y 4 por las dos últimas; o un paso más por cada 3
option-naturals = jugadas que ganan servidas, como en Gabón o como en Camerún
option-cards = cartas por cabeza; con siete caben cinco a la mesa como mucho
option-packets = cómo se dan las cartas: tres y dos, de una en una, o todas de una vez
option-stack = cuántas de las últimas bazas se suman si una misma persona las gana con un 6 o un 7
option-stack-suit = si en esa racha dos bazas seguidas pueden ser del mismo palo
option-dry = apartar un 6 o un 7 para la última baza: tapado paga doble; a la vista, cuatro veces
option-weak-redeal = si se pueden cambiar las cartas cuando ninguna pasa del 9
option-peek = si en la penúltima baza se puede ver la última carta del talón
option-enforce = a quien no asiste se le impide, o los demás le pueden acusar (3 puntos)
option-stones = piedras en el centro, una por punto; cuando se acaban, acaba la partida
option-hide = qué va boca abajo: toda carta que no supera, solo los descartes, o nada
option-four-sevens = lo que pagan las cuatro últimas bazas ganadas con un 7: 6, como tres, u 8 (sin documentar)
option-pay = cada rival paga tras la mano, o se paga a un pozo antes de empezarla
option-least = con cuántas personas se puede empezar
option-first-lead = quién sale: quien está a la derecha de quien reparte, o a la izquierda, que en otros juegos es mano
option-cat-te-first-lead = quién sale: quien reparte; o, en la primera mano de la partida, quien tenga el 2 de picas
option-instant = qué gana servido: cuatro cartas iguales o seis de un palo; o, leído al pie de la letra, cuatro de un palo
option-low-six = si ganan servidas también seis cartas que no lleguen al 6
option-instant-tie = entre dos jugadas servidas: la mejor; la primera por turno; o la mejor y luego el palo
option-claim = la jugada servida la ve la mesa, o hay que cantarla antes de la primera salida
option-trick-five = la quinta baza: a ciegas y descubierta de golpe, o por turno y a la vista
option-trick-six = el palo de la sexta baza: el de la carta de salida, o el de la que ganó la quinta
option-ace = quién paga por un as aguantado de más: está en las reglas de este juego
option-variant = sin obligaciones; o, como cuentan de Camboya, asistir y superar si se puede, y nadie queda fuera
option-worth = puntos por la última baza; o una puesta de cada rival; o una parte del fondo común
option-pack = 28 cartas, sin ochos, o 24, sin ochos ni sietes, y se reparten todas

# Conjuntos de opciones con nombre. Donde un juego lo dice de otro modo, su nombre está en la clave.

preset-bicycle-name = Bicycle
preset-bicycle-about = en sentido horario; sale quien está a la izquierda de quien reparte
preset-single-name = Una sola mano
preset-single-about = cada mano es una partida por sí sola
preset-agram-six-name = Seis a la mesa
preset-agram-six-about = entra el as de picas, y así caben seis con las 36 cartas
preset-natural-name = Orden de siempre
preset-natural-about = as, rey, dama, jota, diez y así hasta el siete
preset-garame-name = Garame
preset-garame-about = 31 cartas y jugadas servidas, como en Gabón
preset-kora-name = Kora
preset-kora-about = 31 cartas, jugadas servidas como en Camerún y un paso más por cada 3
preset-garame-kora-name = Kora, como en Camerún
preset-five-name = A cinco puntos
preset-five-about = una partida corta
preset-twenty-one-name = A 21 puntos
preset-twenty-one-about = una partida larga
preset-ghana-dry-name = Ghana, con carta apartada
preset-ghana-dry-about = se puede apartar una carta, y los demás vigilan los renuncios
preset-two-tricks-name = Dos bazas
preset-two-tricks-about = los 6 y los 7 de las dos últimas bazas se suman
preset-ghana-run-name = Toda la racha
preset-ghana-run-about = una racha seguida de 6 y 7 hasta la última baza se suma entera
preset-distinct-run-name = Racha que cambia de palo
preset-distinct-run-about = como Toda la racha, pero dos bazas seguidas han de ser de distinto palo
preset-thirty-name = A 30 puntos
preset-thirty-about = la meta clásica, c30
preset-seven-name = Siete cartas
preset-seven-about = siete cartas, la séptima baza, cinco a la mesa como mucho
preset-stones-name = Treinta piedras
preset-stones-about = una piedra por punto hasta que se acaban las treinta; gana quien tenga más
preset-benin-hiding-name = Solo descartes tapados
preset-benin-hiding-about = la carta que asiste queda boca arriba, como en Benín
preset-open-cards-name = Nada tapado
preset-open-cards-about = todas las cartas van boca arriba
preset-sipa-six-name = A seis puntos
preset-sipa-six-about = una partida corta
preset-twelve-name = A doce puntos
preset-twelve-about = una partida más larga
preset-sipa-twenty-four-name = A 24 puntos
preset-sipa-twenty-four-about = una partida larga
preset-vietnam-name = Vietnam, a puntos
preset-vietnam-about = en sentido horario; un punto por ganar, uno menos por quedar fuera y otro menos por cada as sin soltar
preset-stuck-aces-name = Ases sin soltar
preset-stuck-aces-about = quien queda fuera paga uno más por cada as que aún tenga
preset-pot-name = Pozo
preset-pot-about = se paga a un pozo antes de la mano, y quien gana se lo lleva
preset-khmer-name = Jemer
preset-khmer-about = asistir y superar si se puede; nadie queda fuera
preset-most-deals-name = Más manos ganadas
preset-most-deals-about = si hay empate en la meta, gana quien haya ganado más manos
preset-sudden-death-name = Muerte súbita
preset-sudden-death-about = tras un empate en la meta, la primera ventaja gana
preset-forehand-name = Salida por la izquierda
preset-forehand-about = sale quien está a la izquierda de quien reparte
preset-courts-low-name = Figuras abajo, con puestas
preset-courts-low-about = se sale por la izquierda; rey, dama y jota son las cartas más bajas, y cada cual paga una puesta
preset-five-hundred-name = A 500 puntos
preset-five-hundred-about = quien gana diez veces la última baza gana la partida
preset-letzter-stich-3-twenty-four-name = Todo repartido
preset-letzter-stich-3-twenty-four-about = 24 cartas, sin talón
