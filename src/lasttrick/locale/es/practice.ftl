# La práctica: las preguntas, lo que se dice de las respuestas y los progresos.

practice-begins-legal = { $game }, mesa de { $seats }: ¿qué cartas se pueden jugar? Con ? hay ayuda; con q lo dejas.
practice-begins-last = { $game }, mesa de { $seats }: la baza decisiva, con todas las cartas a la vista. Con ? hay ayuda; con q lo dejas.
practice-begins-points = { $game }, mesa de { $seats }: ¿cuánto vale la mano? Con ? hay ayuda; con q lo dejas.

practice-again = Esta pregunta vuelve:
practice-right = Correcto.
practice-wrong = No es así.
practice-hand = { $name }: { $cards }

# --- Qué cartas se pueden jugar

practice-deal-open = Mano { $number }, con todas las cartas a la vista
practice-deal-closed = Mano { $number }, con las cartas tapadas: solo ves las tuyas
practice-ask-legal = Baza { $trick } de { $tricks }: ¿cuáles de tus cartas puedes jugar?
practice-ask-shown = Baza { $trick } de { $tricks }: ¿cuáles de tus cartas puedes echar boca arriba? (0 si ninguna)
practice-expected-cards = Hacen falta cartas, como 10c 3h, o sus números de 1 a { $most }; no sirve { $typed }. Con ? hay ayuda.
practice-left-out = Te dejaste { $cards }.
practice-too-many = De más: { $cards }.
practice-ask-lead = Sales tú. ¿Con qué carta? (Enter: elige un bot)
practice-ask-play = ¿Cuál juegas? (Enter: elige un bot)
practice-ask-next = Enter reparte otra mano con las cartas tapadas; la tecla o, con las cartas a la vista; q para dejarlo.

# --- La baza decisiva

practice-changed = Ahora cambia un solo palo: en lugar de { $old } está { $new }.
practice-ask-last = ¿Quién se lleva la última baza? ({ $names })
practice-ask-winner = ¿Quién se lleva la baza { $trick }, la decisiva? ({ $names })
practice-expected-name = Hace falta { $names }; no sirve { $typed }. Con ? hay ayuda.
practice-ask-must = Te toca. ¿Qué carta tienes que jugar?

# --- Lo que vale una mano

practice-ask-points = ¿Cuántos puntos le da la mano a { $name }?
practice-ask-chips = ¿Cuántas fichas le da la mano a { $name }? (con un menos si las paga)
practice-expected-number = Hace falta un número, como 2 o -1; no sirve { $typed }. Con ? hay ayuda.
practice-in-all = En total, { $name }: { $amount }.

# --- Los progresos

practice-score = Aciertos de hoy: { $right } de { $asked }. En total: { $allright } de { $all }.
practice-waiting = { $count ->
    [one] Volverá una pregunta.
   *[other] Volverán { $count } preguntas.
}
practice-damaged = Tus progresos no se pudieron leer. El archivo quedó apartado como { $file } y la cuenta empieza de nuevo.
practice-not-kept = Tus progresos no se pueden guardar: { $reason }.

practice-help-legal =
    Escribe todas las cartas que se pueden jugar, como cartas o como números, en cualquier orden: 10c 3h, o 1 4.
    (c tréboles, d diamantes, h corazones, s picas)
    rules: lo que vale en esta mesa.
    quit, o q: dejarlo aquí. Lo que fallaste vuelve otro día.
practice-help-last =
    Escribe la letra de quien se lleva la baza, o la carta que hay que jugar.
    rules: lo que vale en esta mesa.
    quit, o q: dejarlo aquí. Lo que fallaste vuelve otro día.
practice-help-points =
    Escribe un número: lo que da la mano en ese puesto, con un menos si se pierde.
    rules: lo que vale en esta mesa.
    quit, o q: dejarlo aquí. Lo que fallaste vuelve otro día.

# --- En un navegador

practice-web-legal = ¿Qué cartas se pueden jugar?
practice-web-last = ¿Quién se lleva la baza decisiva?
practice-web-points = ¿Cuánto vale la mano?
practice-web-shown = Baza { $trick } de { $tricks }: ¿cuáles de tus cartas puedes echar boca arriba?
practice-web-none = Ninguna
practice-web-check = Comprobar
practice-web-next = Siguiente pregunta
practice-web-last-trick = ¿Quién se lleva la última baza?
practice-web-winner = ¿Quién se lleva la baza { $trick }, la decisiva?
practice-web-table = En la mesa
practice-web-aside = Apartadas
practice-web-nothing = En este juego no hay nada que preguntar.
practice-web-others = Otros ejercicios
practice-web-question = Pregunta { $number } de { $count }.
practice-web-so-far = Acertadas hasta ahora: { $right }.
practice-web-sum-up = Cómo ha ido
practice-web-sitting = { $right } de { $count } acertadas
practice-web-more = Diez más
practice-web-closed = Repartir otra vez, cartas tapadas
practice-web-open = Repartir otra vez, todas las cartas a la vista
practice-web-lead = Sales tú. ¿Con qué carta?
practice-web-play = ¿Cuál juegas?
practice-web-bot = Dejar elegir a un bot
practice-web-go-on = Seguir
practice-web-how = Jugadores, reglas de la casa, un juego propio
