# La hoja de puntos de una mesa con cartas de verdad.

# --- Sentarse

score-ask-names = ¿Quiénes están a la mesa? { $seats } nombres, en sentido horario; Enter pone uno.
score-player = Jugador { $number }
score-bad-name = { $fault ->
    [long] Un nombre tiene { $most } letras como mucho, y { $typed }… tiene más.
    [taken] Ya hay alguien que se llama { $typed }.
    [reserved] { $typed } significa otra cosa aquí; elige otro nombre.
   *[other] { $typed } no vale como nombre: sin comas y solo letras que se puedan mostrar.
}
score-ask-dealer = ¿Quién reparte primero? (un nombre o un número; Enter, a carta más alta)
score-seats-drawn = Los asientos, en sentido horario: { $names }
score-help-seats =
    Escribe un nombre, o pulsa Enter para el propuesto. Quién reparte primero se dice o se sortea.
    quit, o q: salir sin hoja.

# --- Empieza una mano

score-cuts = Corta { $name }.
score-cuts-or-taps = Corta o da un toque { $name }.
score-holder-leads = Sale quien tenga { $card }; si no lo tiene nadie, { $name }.
score-only = Solo juegan { $names }.

# --- Maneras de ganar, en una lista o detrás de «gana»

score-way-double = con una jugada servida que paga doble
score-way-alone = por no quedar nadie más
score-way-void = anulada por una acusación
score-way-with = con { $rank ->
    [dama] una dama
    [jota] una jota
   *[other] un { $rank }
}
score-way-without = sin { $rank }
score-way-lost = última baza perdida
score-way-kept = última baza ganada también
score-way-run = con { $ranks } en las últimas { $tricks } bazas, en este orden
score-way-hidden = la última, apartada boca abajo
score-way-shown = la última, apartada boca arriba
score-way-longer = con más cartas bajas en las últimas bazas
score-nobody = nadie: la mano se anula

# --- Lo que se pregunta de una mano

score-ask-winner = ¿Quién ganó?
score-ask-how = ¿Cómo? (Enter vale por 1)
score-ask-run = ¿Con qué cartas se ganaron las últimas bazas, una tras otra, la decisiva al final? ({ $ranks })
score-ask-revoke = ¿Quién no asistió?
score-ask-out = ¿Quiénes quedaron fuera? (nombres o números entre comas; Enter, nadie)
score-ask-ace = ¿Quién aguantó el as más de la cuenta y lo paga? (Enter, nadie)
score-ask-stuck = ¿Cuántos ases le quedaban a { $name }? (de 0 a { $most }; Enter, ninguno)
score-bonus-hands = Estas jugadas valen puntos tal como se reparten: { $hands }.
score-ask-bonus = ¿A quién le tocó una? (Enter, a nadie)
score-ask-flags = ¿Quién acusó sin razón? (dos veces si fueron dos; Enter, nadie)
score-expected-name = Hace falta un nombre ({ $names }) o un número; no sirve { $typed }. Con ? hay ayuda.
score-expected-number = Hace falta un número de 1 a { $most }. Con ? hay ayuda.
score-expected-run = Hacen falta { $most } cartas como mucho, de entre { $ranks }, y de cada una no más de las que hay.
score-expected-aces = Hace falta un número de 0 a { $most }.
score-expected-several = Hacen falta de { $least } a { $most } nombres.
score-expected-once = Hay un nombre repetido de más.

# --- Se cuenta una mano

score-said = Mano { $number }: { $name } gana { $how }.
score-said-void = Mano { $number }: { $how }.
score-why-way = { $how }
score-why-not-with-rank = sin { $rank }
score-why-dealt-hand = por la jugada recibida
score-why-instant-win = por la jugada servida
score-why-ace = por aguantar ases más de la cuenta
score-batch = Alguien no podía pagar: se dan otras { $batch } fichas a cada cual, y ya van { $count } tandas.
score-pool = En el fondo: { $count }
score-raised = Empate en la meta: ahora se juega a { $target }.
score-tied = Empate: siguen jugando { $names }.

# --- La hoja

score-head-deal = mano
score-head-dealer = reparte
score-head-winner = gana
score-head-how = cómo
score-head-totals = totales

# --- Corregir

score-nothing-to-undo = Todavía no hay nada apuntado.
score-ask-undo = ¿Se borra esta mano? (s/N)
score-undone = La mano { $number } queda borrada.
score-change-which = Hace falta change con una mano de 1 a { $most }, como change 1; no sirve { $typed }.
score-changing-first = Primero acaba esta corrección; con back la dejas.
score-ask-strike = Con este cambio, { $count ->
    [one] una mano posterior deja de contar y se tacha
   *[other] { $count } manos posteriores dejan de contar y se tachan
}. ¿Se cambia? (s/N)
score-recounted = Todo lo que sigue se vuelve a contar.
score-help =
    A cada cual se le nombra por su nombre, por cómo empieza o por su número; a varios, entre comas.
    undo: borrar la última mano.
    change 3: corregir la mano 3; todo lo que sigue se vuelve a contar.
    back: empezar de nuevo las preguntas de esta mano.
    sheet: todas las manos, con los totales.
    score: lo que lleva cada cual, y cuándo acaba la partida.
    rules: lo que vale en esta mesa.
    quit, o q: dejarlo aquí; la hoja se guarda y --resume la retoma.

# --- Salir

score-ask-end = La partida se acabó. Enter para salir; sheet, undo y change todavía sirven.
score-kept = La hoja queda guardada. Para seguirla: { $command }
score-file = La hoja queda guardada en { $file }
score-damaged = El archivo está estropeado y se ha apartado: { $file }
score-listed = { $game }, { $deals ->
    [one] una mano
   *[other] { $deals } manos
}. { $standing }
score-none-kept = No hay ninguna hoja guardada.
score-folder = Guardado en { $folder }

# --- En un navegador

score-web-title = Hoja de puntos
score-web-about = Para una mesa con cartas de verdad: toca quién ganó y cómo, y la cuenta se hace sola. Una vez cargada, esta página no necesita conexión.
score-web-kept = Tus hojas
score-web-new = Una hoja nueva
score-web-names = Nombres, en sentido horario
score-web-dealer = ¿Quién reparte primero?
score-web-by-chance = al azar
score-web-begin = Empezar
score-web-count = Contar esta mano
score-web-change = Corregir
score-web-correct = Corregir la mano { $number }
score-web-correct-help = Toca el número de una mano para corregirla.
score-web-undo = Borrar la mano { $number }
score-web-undo-yes = Borrar
score-web-strike = Con este cambio, { $count ->
    [one] una mano posterior deja de contar y se tacha
   *[other] { $count } manos posteriores dejan de contar y se tachan
}.
score-web-deals = Todas las manos
score-web-all = Todas las hojas
score-web-won = ganó
score-web-how = ¿Cómo?
score-web-run-back = Quitar la última
score-web-out = ¿Quiénes quedaron fuera?
score-web-ace = ¿Quién aguantó el as más de la cuenta y lo paga?
score-web-nobody = nadie
score-web-stuck = Ases que le quedaban a { $name }
score-web-bonus = ¿A quién le tocó una?
score-web-flags = Alguien acusó sin razón
score-web-shared = Esta hoja llegó con un enlace. La ves tal como se envió.
score-web-bad-link = En este enlace no hay ninguna hoja que se pueda contar. ¿Lo copiaste entero?
score-web-give = Pasar la hoja a otros
score-web-link = Enlace a esta hoja
score-web-text = Como texto
score-web-records = Como registros
score-web-file = Como archivo, para continuar
score-web-open-file = Abrir una hoja de un archivo
score-web-bad-file = En este archivo no hay ninguna hoja que se pueda contar.
score-web-forget-title = ¿Olvidar esta hoja?
score-web-forget-text = Solo está en este aparato; después no estará en ninguna parte.
