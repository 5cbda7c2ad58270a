# Tipps: warum eine Karte gut ist und was jede Karte verspricht. Karten kommen fertig, als Gesicht
# oder in Worten: $card ist die zu spielende, $cards sind andere, so viele wie $count; $name, von
# wem die Rede ist, einer oder mehrere.

# --- Warum

hint-only-card = Es ist die einzige Karte, die du spielen darfst.
hint-decided = Der Stich, der entscheidet, ist schon gespielt.
hint-lost = Keine deiner Karten macht diesen Stich, und er entscheidet.
hint-wins-deal = Dieser Stich entscheidet, und mit { $card } machst du ihn sicher.
hint-then-wins = Nach diesem Stich spielst du { $cards } aus: Das schlägt niemand, und der Stich entscheidet.
hint-highest = Niemand schlägt { $card }: Höher geht es in der Farbe nicht.
hint-higher-gone = Niemand schlägt { $card }: { $cards } { $count ->
    [one] ist
   *[other] sind
} gefallen.
hint-none-higher = Niemand schlägt { $card }: Alles Höhere der Farbe ist gefallen oder in deiner Hand.
hint-others-void = { $name } { $count ->
    [one] hat
   *[other] haben
} kein { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}: Niemand schlägt { $card }.
hint-last-to-play = Nach dir spielt niemand mehr: Mit { $card } machst du den Stich.
hint-stops-sweep = { $name } hat bisher jeden Stich gemacht und würde mit diesem das Spiel sofort gewinnen.
hint-sweep = Du hast bisher jeden Stich gemacht; die ersten { $trick } zusammen gewinnen das Spiel sofort.
hint-needs-trick = Wer nach Stich { $trick } keinen Stich hat, scheidet aus, und du hast noch keinen.
hint-leads-on = Wer diesen Stich macht, spielt zum entscheidenden aus.
hint-ducks-to-void = Du könntest diesen Stich machen, lässt aber { $name } ausspielen, und zwar ohne { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}.
hint-ducks-to = Du könntest diesen Stich machen, lässt aber { $name } ausspielen.
hint-ducks = Du könntest diesen Stich machen, lässt ihn aber gehen.
hint-hides = Verdeckt gelegt, bleibt sie den anderen unbekannt.
hint-cannot-take = Keine deiner Karten macht diesen Stich.
hint-keeps-master = Du behältst { $cards }: Das schlägt niemand.
hint-low-pays = Mit { $card } gewonnen, zahlt das Spiel mehr.
hint-low-run = Dieser Stich mit { $card } und am Ende { $cards }: So gewonnen, zahlt das Spiel mehr.
hint-keeps-low = Du behältst { $cards }: { $count ->
    [one] Damit gewonnen
   *[other] Mit einer davon gewonnen
}, zahlt das Spiel mehr.
hint-keeps-card = Du behältst { $cards } für den Stich, der entscheidet.
hint-lone-card = Danach hast du kein { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
} mehr: Wird es ausgespielt, darfst du alles legen.
hint-led-at-void = { $name } { $count ->
    [one] hat kein { $suit ->
        [C] Kreuz
        [D] Karo
        [H] Herz
       *[S] Pik
    } und kann
   *[other] haben kein { $suit ->
       [C] Kreuz
       [D] Karo
       [H] Herz
      *[S] Pik
   } und können
} nicht bedienen.
hint-all-alike = Alle deine Karten versprechen dasselbe.
hint-best-chance = Sie hält sich am besten gegen alle Karten, die die anderen noch haben können.

# --- Was gezeigt wird

hint = Tipp
hint-suggests = Spiel { $card }.
hint-suggests-down = Leg { $card } verdeckt.
hint-chances = Die Aussicht, das Spiel zu gewinnen, mit jeder Karte:
hint-percent = { $percent } %
hint-card = { $card }: { $percent } %
hint-card-points = { $card }: { $percent } %, Punkte { $sign }{ $whole },{ $tenth }
hint-card-chips = { $card }: { $percent } %, Chips { $sign }{ $whole },{ $tenth }
hint-laid-down = { $card }, verdeckt
hint-off = An diesem Tisch gibt es keine Tipps.
hint-not-now = Einen Tipp gibt es, wenn du eine Karte zu spielen hast.
