# Consejos: por qué una carta es buena y qué promete cada una. Las cartas llegan ya hechas, con sus
# signos o en palabras: $card es la que se juega, $cards son otras, tantas como dice $count; $name
# es de quien se habla, una persona o varias.

# --- Por qué

hint-only-card = Es la única carta que puedes jugar.
hint-decided = La baza decisiva ya se ha jugado.
hint-lost = Ninguna de tus cartas se lleva esta baza, y es la decisiva.
hint-wins-deal = Esta baza es la decisiva, y con { $card } te la llevas seguro.
hint-then-wins = Tras esta baza sales con { $cards }, que nadie puede superar, y esa baza es la decisiva.
hint-highest = Nadie puede superar { $card }: no hay nada más alto en su palo.
hint-higher-gone = Nadie puede superar { $card }: ya { $count ->
    [one] ha
   *[other] han
} salido { $cards }.
hint-none-higher = Nadie puede superar { $card }: lo más alto de su palo ya ha salido o lo tienes tú.
hint-others-void = { $name } no { $count ->
    [one] tiene
   *[other] tienen
} { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}: nadie puede superar { $card }.
hint-last-to-play = Después de ti no juega nadie: con { $card } te llevas la baza.
hint-stops-sweep = { $name } se ha llevado todas las bazas y con esta daría capote y ganaría la mano.
hint-sweep = Te has llevado todas las bazas; con las { $trick } primeras das capote y ganas la mano.
hint-needs-trick = Quien no tenga ninguna tras la baza { $trick } queda fuera, y tú aún no tienes ninguna.
hint-leads-on = Quien se lleve esta baza sale en la decisiva.
hint-ducks-to-void = Podrías llevarte esta baza, pero dejas que salga { $name }, que no tiene { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}.
hint-ducks-to = Podrías llevarte esta baza, pero dejas que salga { $name }.
hint-ducks = Podrías llevarte esta baza, pero la dejas pasar.
hint-hides = Boca abajo, los demás no saben qué carta es.
hint-cannot-take = Ninguna de tus cartas se lleva esta baza.
hint-keeps-master = Te guardas { $cards }, que nadie puede superar.
hint-low-pays = Ganar la mano con { $card } vale más.
hint-low-run = Llevarte esta baza con { $card } y terminar con { $cards } vale más.
hint-keeps-low = Te guardas { $cards }: ganar la mano con { $count ->
    [one] esa carta
   *[other] una de esas cartas
} vale más.
hint-keeps-card = Te guardas { $cards } para la baza decisiva.
hint-lone-card = Después ya no te quedan { $suit ->
    [C] tréboles
    [D] diamantes
    [H] corazones
   *[S] picas
}: cuando salgan, podrás jugar cualquier carta.
hint-led-at-void = { $name } no { $count ->
    [one] tiene { $suit ->
        [C] tréboles
        [D] diamantes
        [H] corazones
       *[S] picas
    } y no puede
   *[other] tienen { $suit ->
       [C] tréboles
       [D] diamantes
       [H] corazones
      *[S] picas
   } y no pueden
} asistir.
hint-all-alike = Todas tus cartas prometen lo mismo.
hint-best-chance = Es la que mejor resulta contra todas las cartas que los demás aún pueden tener.

# --- Lo que se enseña

hint = Consejo
hint-suggests = Juega { $card }.
hint-suggests-down = Echa { $card } boca abajo.
hint-chances = La probabilidad de ganar la mano con cada carta:
hint-percent = { $percent } %
hint-card = { $card }: { $percent } %
hint-card-points = { $card }: { $percent } %, puntos { $sign }{ $whole },{ $tenth }
hint-card-chips = { $card }: { $percent } %, fichas { $sign }{ $whole },{ $tenth }
hint-laid-down = { $card }, boca abajo
hint-off = En esta mesa no hay consejos.
hint-not-now = Hay consejo cuando te toca jugar una carta.
