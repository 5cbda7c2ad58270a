# Lo que pasa en la mesa. $who es "you" para la persona a quien se habla y "other" para las demás,
# que se llaman $name. Las cartas llegan ya hechas, con sus signos o en palabras. La persona a
# quien se habla es "ti" dentro de una frase, siempre tras preposición.

you = ti
you-first = Tú

place-left = Izquierda
place-far-left = Fondo-izquierda
place-mid-left = Media-izquierda
place-across = Enfrente
place-mid-right = Media-derecha
place-far-right = Fondo-derecha
place-right = Derecha

# --- Empieza la mano

draw-for-deal = Sorteo del reparto: { $cards }
draw-again = Hay empate y se saca otra vez: { $cards }

event-tap = { $who ->
    [you] Das un toque a la baraja: se reparte sin cortar.
   *[other] { $name } da un toque a la baraja: se reparte sin cortar.
}
event-cut = { $who ->
    [you] Cortas y levantas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[other] { $name } corta y levanta { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
event-deals-and-leads = { $who ->
    [you] Repartes y sales tú.
   *[other] { $name } reparte y sale.
}
event-deals = { $who ->
    [you] Repartes tú.
   *[other] { $name } reparte.
}
event-leads-first = { $who ->
    [you] Sales tú.
   *[other] Sale { $name }.
}

# --- Declaraciones

event-dry = { $who ->
    [you] Apartas { $card } boca abajo para la última baza.
   *[other] { $name } aparta una carta boca abajo para la última baza.
}
event-show-dry = { $who ->
    [you] Apartas { $card } boca arriba para la última baza.
   *[other] { $name } aparta { $card } boca arriba para la última baza.
}
event-redeal = { $who ->
    [you] Cambias todas tus cartas por otras nuevas.
   *[other] { $name } cambia todas sus cartas por otras nuevas.
}
event-instant-win = { $who ->
    [you] Enseñas { $cards }.
   *[other] { $name } enseña { $cards }.
}
event-peek = { $who ->
    [you] Pides ver la última carta del talón.
   *[other] { $name } pide ver la última carta del talón.
}
event-flag = { $who ->
    [you] Acusas de renuncio a { $against }. Si te equivocas, lo pagas al contar la mano.
   *[other] { $name } { $against ->
        [ti] te acusa de renuncio
       *[other] acusa de renuncio a { $against }
    }. Si se equivoca, lo paga al contar la mano.
}

# --- El juego

event-lead = { $who ->
    [you] Sales con { $card }.
   *[other] { $name } sale con { $card }.
}
event-play = { $who ->
    [you] Juegas { $card }.
   *[other] { $name } juega { $card }.
}
event-discard = { $who ->
    [you] Descartas { $card }.
   *[other] { $name } descarta { $card }.
}
event-lay-hidden = { $who ->
    [you] Echas una carta boca abajo.
   *[other] { $name } echa una carta boca abajo.
}
event-lay-down = { $who ->
    [you] Echas { $card } boca abajo.
   *[other] { $name } echa { $card } boca abajo.
}
event-turn-up = { $who ->
    [you] Descubres { $card }.
   *[other] { $name } descubre { $card }.
}
event-bottom-card = La última carta del talón es { $card }.
event-trick-won = { $who ->
    [you] Te llevas la baza con { $card }.
   *[other] { $name } se lleva la baza con { $card }.
}
event-drop = { $who ->
    [you] No tienes ninguna baza y quedas fuera.
   *[other] { $name } no tiene ninguna baza y queda fuera.
}
event-leave = { $who ->
    [you] Abandonas la mano.
   *[other] { $name } abandona la mano.
}

# --- Se acaba la mano

deal-void = La mano se anula: hubo un renuncio.
deal-won-last = { $who ->
    [you] Ganas la mano con la última baza.
   *[other] { $name } gana la mano con la última baza.
}
deal-won-trick = { $who ->
    [you] Ganas la mano con la baza { $trick }.
   *[other] { $name } gana la mano con la baza { $trick }.
}
deal-won-sweep = { $who ->
    [you] Das capote: ganas la mano con las { $tricks } primeras bazas.
   *[other] { $name } da capote: gana la mano con las { $tricks } primeras bazas.
}
deal-won-as-dealt = { $who ->
    [you] Ganas la mano con una jugada servida.
   *[other] { $name } gana la mano con una jugada servida.
}
deal-won-alone = { $who ->
    [you] Ganas la mano: no queda nadie más.
   *[other] { $name } gana la mano: no queda nadie más.
}
held = { $who ->
    [you] Tenías { $cards }.
   *[other] { $name } tenía { $cards }.
}
talon-was = El talón era: { $cards }.
talon-was-empty = No había talón.
trick-open = Baza { $trick }: { $cards }

# Por qué alguien gana o pierde puntos: "+2 puntos" llega ya hecho como $amount.
amount-points = { $sign }{ $count } { $count ->
    [one] punto
   *[other] puntos
}
amount-chips = { $sign }{ $count } { $count ->
    [one] ficha
   *[other] fichas
}
gain = { $name }: { $amount } { $reason }.
gain-deciding-trick = por la baza decisiva, con { $cards }
gain-low-run = por { $tricks ->
    [one] la baza decisiva
   *[other] las últimas { $tricks } bazas
}, con { $cards }
gain-dry = por apartar { $cards } boca abajo
gain-show-dry = por apartar { $cards } a la vista
gain-not-with-rank = por ganar con { $cards }, que no es la carta más alta
gain-last-trick-lost = por perder la última baza
gain-dealt-hand = por recibir en el reparto { $cards }
gain-sweep = por el capote
gain-instant-win = por la jugada servida: { $cards }
gain-walkover = por no quedar nadie más
gain-paid = para quien gana
gain-ace = por aguantar { $cards } más de la cuenta
gain-dropped = por quedar fuera
gain-flagged = por un renuncio
gain-wrong-flag = por acusar sin razón
gain-pool = del fondo
gain-pool-short = porque en el centro no queda más

# --- La partida

totals-points = Puntos: { $totals }
totals-chips = Fichas: { $totals }
goal-target = se juega a { $target }
goal-deals = { $deals ->
    [one] a una mano
   *[other] a { $deals } manos
}
goal-stones = { $left ->
    [one] queda { $left } de { $stones } piedras
   *[other] quedan { $left } de { $stones } piedras
}
goal-tied = siguen quienes empatan, hasta que alguien se ponga en cabeza
goal-none = sin final fijado
score-line = { $totals }   ({ $goal })
match-won = { $who ->
    [you] Ganas la partida.
   *[other] { $name } gana la partida.
}
match-shared = Partida empatada: victoria compartida para { $names }.

# --- Lo que no se puede hacer, y por qué

refused-must-follow = Tienes { $held } y se salió de { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}: hay que asistir.
refused-must-beat = Tienes { $held } y con eso superas { $best }: hay que superar.
refused-not-held = No tienes { $card }.
refused-set-aside = Apartaste { $card } para la última baza.
refused-must-lie-face-up = Aquí no se puede echar { $card } boca abajo.
refused-must-lie-face-down = Con { $card } no superas { $best }: solo puede ir boca abajo.
refused-blind = Esta baza se contesta a ciegas: { $card } solo se puede echar boca abajo.
refused-not-your-turn = No te toca.
refused-deal-over = La mano ya se acabó.
refused-answer-first = Primero contesta a lo que se pregunta.
refused-not-asked = Eso no se puede declarar en este momento del juego.
refused-cannot-leave = En este juego nadie puede abandonar la mano: alguien tiene que jugar esas cartas.
refused-bad-cut = Puedes levantar de 1 a { $most } cartas.

# --- Lo que se pregunta

ask-cut = Te toca cortar. ¿Cuántas cartas levantas? (de 1 a { $most }; Enter, las que salgan)
ask-cut-or-tap = Te toca cortar. ¿Cuántas cartas levantas? (de 1 a { $most }; t, dar un toque; Enter, las que salgan)
ask-redeal = Llevas malas cartas. ¿Las cambias?
ask-claim = Tu jugada gana servida. ¿La enseñas?
ask-dry = ¿Apartas una carta para la última baza?
ask-flag = Ya no quedan cartas. ¿Hubo algún renuncio?
ask-lead = Baza { $trick } de { $tricks }, sales tú:
ask-card = Baza { $trick } de { $tricks }, tu carta:
ask-lead-decides = Baza { $trick } de { $tricks }, la decisiva, sales tú:
ask-card-decides = Baza { $trick } de { $tricks }, la decisiva, tu carta:
ask-answer = Tu respuesta (Enter vale por 1):
ask-revoke = Eso es un renuncio y te pueden acusar. ¿Sigues adelante? (s/N)
answers-yes = s sí si
ask-go-on = Enter para seguir.
ask-next-deal = Enter para repartir otra mano.

choice-pass = no
choice-redeal = cambiar todas las cartas por otras nuevas
choice-instant-win = enseñar la jugada y ganar la mano
choice-dry = apartar { $card } boca abajo (paga { $times ->
    [2] el doble
   *[other] { $times } veces lo normal
})
choice-show-dry = apartar { $card } boca arriba (paga { $times ->
    [2] el doble
   *[other] { $times } veces lo normal
})
choice-peek = ver la última carta del talón
choice-flag = acusar de renuncio a { $against }

# --- Lo que se enseña

deal-number = Mano { $number }
deal-goes-on = Sigue la mano { $number }.
on-the-table = En la mesa: { $cards }
your-hand = Tus cartas: { $cards }
your-hand-some = Tus cartas: { $cards }   (con *, las que puedes jugar)
set-aside = Apartado: { $cards }
set-aside-hidden = { $name } { $card } (boca abajo)
set-aside-shown = { $name } { $card } (boca arriba)
last-card-plays = Tu última carta se juega sola.
legal-face-up = Boca arriba: { $cards }
legal-face-down = Boca abajo: { $cards }
legal-not = No vale { $card }. { $reason }
legal-revoke = Jugar { $card } sería renuncio, y te pueden acusar.
legal-answer-first = Primero contesta a lo que se pregunta; después juegas.
last-none-yet = Todavía no hay ninguna baza terminada.
last-not-shown = En esta mesa las bazas terminadas no se vuelven a mirar.
last-trick = { $cards }   { $won }
flag-nothing = En esta mesa no se deja renunciar, así que no hay a quién acusar.
flag-whom = Di a quién acusas ({ $names }); no sirve { $typed }.
expected-cut = Hace falta un número de 1 a { $most } o Enter; no sirve { $typed }.
expected-cut-or-tap = Hace falta un número de 1 a { $most }, t o Enter; no sirve { $typed }.
expected-answer = Hace falta un número de 1 a { $most }; no sirve { $typed }. Con ? hay ayuda.
expected-card = Hace falta una carta, como 10c, o su número de 1 a { $most }; no sirve { $typed }. Con ? hay ayuda.

help-at-table =
    Una carta: kc, k♣, rey de tréboles o su número (c tréboles, d diamantes, h corazones, s picas); kc* la echa boca abajo, donde se puede elegir.
    legal: qué cartas puedes jugar, y por qué las otras no.
    hint: qué carta jugar, por qué, y qué promete cada carta.
    last, o l: las bazas que se pueden volver a mirar.
    score: lo que lleva cada cual, y cuándo acaba la partida.
    rules: lo que vale en esta mesa.
    peek: ver la última carta del talón, donde las reglas lo permiten.
    flag NOMBRE: acusar a alguien de renuncio, donde las reglas lo permiten.
    quit, o q: dejarlo aquí; la partida se guarda y --resume la retoma.

# --- Alrededor de la mesa

table-begins = { $game }, mesa de { $seats }. { $summary }
table-taken-up = { $game }, tal como lo dejaste.
table-kept = La partida queda guardada. Para seguirla: { $command }
table-nothing-kept = No se ha guardado nada de esta partida, así que no hay nada que seguir.
table-record = Su registro: { $file }
games-also = También llamado { $names }.
games-players = De { $least } a { $most } jugadores.
games-players-exactly = { $seats } jugadores.
games-options = Opciones, cada una con su valor habitual y todos sus valores:
games-range = un número de { $least } a { $most }
label-and-value = { $name }: { $value }
games-presets = Conjuntos de opciones:
games-rules = Sus reglas: { $command }
games-how = { $games } muestra las opciones de un juego; { $play } reparte.
replay-begins = { $game }, mesa de { $seats }.
