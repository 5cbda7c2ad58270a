# Was am Tisch geschieht. $who ist „you“ für die angesprochene Person, „other“ für alle anderen,
# deren Name $name ist. Karten kommen fertig, als Gesicht oder in Worten.

you = dich
you-first = Du

place-left = Links
place-far-left = Linksaußen
place-mid-left = Halblinks
place-across = Gegenüber
place-mid-right = Halbrechts
place-far-right = Rechtsaußen
place-right = Rechts

# --- Ein Spiel beginnt

draw-for-deal = Gezogen: { $cards }
draw-again = Gleich hoch, also noch einmal: { $cards }

event-tap = { $who ->
    [you] Du klopfst: Es wird ohne Abheben gegeben.
   *[other] { $name } klopft: Es wird ohne Abheben gegeben.
}
event-cut = { $who ->
    [you] Du hebst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab.
   *[other] { $name } hebt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab.
}
event-deals-and-leads = { $who ->
    [you] Du gibst und spielst aus.
   *[other] { $name } gibt und spielt aus.
}
event-deals = { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
}
event-leads-first = { $who ->
    [you] Du spielst aus.
   *[other] { $name } spielt aus.
}

# --- Ansagen

event-dry = { $who ->
    [you] Du legst { $card } verdeckt für den letzten Stich beiseite.
   *[other] { $name } legt eine Karte verdeckt für den letzten Stich beiseite.
}
event-show-dry = { $who ->
    [you] Du legst { $card } offen für den letzten Stich beiseite.
   *[other] { $name } legt { $card } offen für den letzten Stich beiseite.
}
event-redeal = { $who ->
    [you] Du tauschst dein ganzes Blatt gegen neue Karten.
   *[other] { $name } tauscht das ganze Blatt gegen neue Karten.
}
event-instant-win = { $who ->
    [you] Du zeigst { $cards }.
   *[other] { $name } zeigt { $cards }.
}
event-peek = { $who ->
    [you] Du willst die unterste Karte des Talons sehen.
   *[other] { $name } will die unterste Karte des Talons sehen.
}
event-flag = { $who ->
    [you] Du reklamierst gegen { $against }: nicht bedient. Eine falsche Reklamation wird beim Abrechnen bezahlt.
   *[other] { $name } reklamiert gegen { $against }: nicht bedient. Eine falsche Reklamation wird beim Abrechnen bezahlt.
}

# --- Das Spiel läuft

event-lead = { $who ->
    [you] Du spielst { $card } aus.
   *[other] { $name } spielt { $card } aus.
}
event-play = { $who ->
    [you] Du legst { $card }.
   *[other] { $name } legt { $card }.
}
event-discard = { $who ->
    [you] Du wirfst { $card } ab.
   *[other] { $name } wirft { $card } ab.
}
event-lay-hidden = { $who ->
    [you] Du legst eine Karte verdeckt.
   *[other] { $name } legt eine Karte verdeckt.
}
event-lay-down = { $who ->
    [you] Du legst { $card } verdeckt.
   *[other] { $name } legt { $card } verdeckt.
}
event-turn-up = { $who ->
    [you] Du deckst { $card } auf.
   *[other] { $name } deckt { $card } auf.
}
event-bottom-card = Zuunterst im Talon liegt { $card }.
event-trick-won = { $who ->
    [you] Du machst den Stich mit { $card }.
   *[other] { $name } macht den Stich mit { $card }.
}
event-drop = { $who ->
    [you] Du hast keinen Stich und scheidest aus.
   *[other] { $name } hat keinen Stich und scheidet aus.
}
event-leave = { $who ->
    [you] Du steigst aus diesem Spiel aus.
   *[other] { $name } steigt aus diesem Spiel aus.
}

# --- Das Spiel ist aus

deal-void = Das Spiel ist ungültig: Es wurde falsch bedient.
deal-won-last = { $who ->
    [you] Du gewinnst das Spiel mit dem letzten Stich.
   *[other] { $name } gewinnt das Spiel mit dem letzten Stich.
}
deal-won-trick = { $who ->
    [you] Du gewinnst das Spiel mit dem { $trick }. Stich.
   *[other] { $name } gewinnt das Spiel mit dem { $trick }. Stich.
}
deal-won-sweep = { $who ->
    [you] Durchmarsch: Du machst die ersten { $tricks } Stiche und gewinnst das Spiel.
   *[other] Durchmarsch: { $name } macht die ersten { $tricks } Stiche und gewinnt das Spiel.
}
deal-won-as-dealt = { $who ->
    [you] Du gewinnst das Spiel sofort, mit dem Blatt, wie es gegeben wurde.
   *[other] { $name } gewinnt das Spiel sofort, mit dem Blatt, wie es gegeben wurde.
}
deal-won-alone = { $who ->
    [you] Du gewinnst das Spiel: Sonst ist niemand mehr dabei.
   *[other] { $name } gewinnt das Spiel: Sonst ist niemand mehr dabei.
}
held = { $who ->
    [you] Du hattest { $cards }.
   *[other] { $name } hatte { $cards }.
}
talon-was = Im Talon: { $cards }.
talon-was-empty = Es gab keinen Talon.
trick-open = { $trick }. Stich: { $cards }

# Warum jemand Punkte bekam oder verlor: „+2 Punkte“ kommt fertig als $amount.
amount-points = { $sign }{ $count } { $count ->
    [one] Punkt
   *[other] Punkte
}
amount-chips = { $sign }{ $count } { $count ->
    [one] Chip
   *[other] Chips
}
gain = { $name }: { $amount } { $reason }.
gain-deciding-trick = für den entscheidenden Stich, gemacht mit { $cards }
gain-low-run = für { $tricks ->
    [one] den entscheidenden Stich
   *[other] die letzten { $tricks } Stiche
}, gemacht mit { $cards }
gain-dry = für { $cards }, verdeckt beiseitegelegt
gain-show-dry = für { $cards }, offen beiseitegelegt
gain-not-with-rank = dafür, dass { $cards } nicht vom höchsten Rang ist
gain-last-trick-lost = für den abgegebenen letzten Stich
gain-dealt-hand = für das Blatt mit { $cards }
gain-sweep = für den Durchmarsch
gain-instant-win = für das Blatt mit { $cards }, das sofort gewinnt
gain-walkover = für den kampflosen Gewinn
gain-paid = für das verlorene Spiel
gain-ace = für { $cards }, zu lange gehalten
gain-dropped = fürs Ausscheiden
gain-flagged = für falsches Bedienen
gain-wrong-flag = für eine falsche Reklamation
gain-pool = aus der Kasse
gain-pool-short = für das, was in der Mitte fehlt

# --- Die Partie

totals-points = Punkte: { $totals }
totals-chips = Chips: { $totals }
goal-target = bis { $target }
goal-deals = { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}
goal-stones = noch { $left } von { $stones } Steinen
goal-tied = wer gleichauf liegt, spielt weiter, bis jemand vorn ist
goal-none = ohne festes Ende
score-line = { $totals }   ({ $goal })
match-won = { $who ->
    [you] Du gewinnst die Partie.
   *[other] { $name } gewinnt die Partie.
}
match-shared = Der Sieg geht zu gleichen Teilen an { $names }.

# --- Was nicht geht, und warum

refused-must-follow = Ausgespielt ist { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}, und du hast { $held }: Du musst bedienen.
refused-must-beat = Du hast { $held } und musst { $best } überstechen.
refused-not-held = { $card } hast du nicht.
refused-set-aside = { $card } liegt für den letzten Stich beiseite.
refused-must-lie-face-up = { $card } geht hier nur offen.
refused-must-lie-face-down = { $card } sticht { $best } nicht und geht nur verdeckt.
refused-blind = In diesem Stich wird blind zugegeben: { $card } geht nur verdeckt.
refused-not-your-turn = Du bist nicht an der Reihe.
refused-deal-over = Das Spiel ist aus.
refused-answer-first = Beantworte erst die Frage.
refused-not-asked = Das kann man in diesem Spiel jetzt nicht ansagen.
refused-cannot-leave = Aus diesem Spiel kann niemand aussteigen; jemand muss die Karten spielen.
refused-bad-cut = Du kannst 1 bis { $most } Karten abheben.

# --- Was gefragt wird

ask-cut = Du hebst ab. Wie viele Karten? (1 bis { $most }, Enter: egal)
ask-cut-or-tap = Du hebst ab. Wie viele Karten? (1 bis { $most }, t: klopfen, Enter: egal)
ask-redeal = Dein Blatt ist schwach. Willst du tauschen?
ask-claim = Dein Blatt gewinnt sofort. Zeigst du es?
ask-dry = Legst du eine Karte für den letzten Stich beiseite?
ask-flag = Die Karten sind gespielt. Hat jemand nicht bedient?
ask-lead = Stich { $trick } von { $tricks }, du spielst aus:
ask-card = Stich { $trick } von { $tricks }, deine Karte:
ask-lead-decides = Stich { $trick } von { $tricks }, jetzt gilt’s, du spielst aus:
ask-card-decides = Stich { $trick } von { $tricks }, jetzt gilt’s, deine Karte:
ask-answer = Deine Antwort (Enter für 1):
ask-revoke = Damit bedienst du nicht; die anderen dürfen es reklamieren. Trotzdem spielen? (j/N)
answers-yes = j ja
ask-go-on = Weiter mit Enter.
ask-next-deal = Enter gibt das nächste Spiel.

choice-pass = nein
choice-redeal = das ganze Blatt gegen neue Karten tauschen
choice-instant-win = das Blatt zeigen und das Spiel gewinnen
choice-dry = { $card } verdeckt beiseitelegen (zählt { $times ->
    [2] doppelt
   *[other] { $times }-fach
})
choice-show-dry = { $card } offen beiseitelegen (zählt { $times ->
    [2] doppelt
   *[other] { $times }-fach
})
choice-peek = die unterste Karte des Talons sehen
choice-flag = gegen { $against } reklamieren: nicht bedient

# --- Was gezeigt wird

deal-number = Spiel { $number }
deal-goes-on = Spiel { $number } geht weiter.
on-the-table = Auf dem Tisch: { $cards }
your-hand = Deine Hand: { $cards }
your-hand-some = Deine Hand: { $cards }   (* spielbar)
set-aside = Beiseite: { $cards }
set-aside-hidden = { $name } { $card } (verdeckt)
set-aside-shown = { $name } { $card } (offen)
last-card-plays = Deine letzte Karte fällt von selbst.
legal-face-up = Offen: { $cards }
legal-face-down = Verdeckt: { $cards }
legal-not = Nicht { $card }: { $reason }
legal-revoke = { $card } wäre falsch bedient; die anderen dürften es reklamieren.
legal-answer-first = Beantworte erst die Frage, dann spielst du.
last-none-yet = Noch ist kein Stich fertig.
last-not-shown = An diesem Tisch darf niemand fertige Stiche noch einmal ansehen.
last-trick = { $cards }   { $won }
flag-nothing = An diesem Tisch lässt sich nicht falsch bedienen, also gibt es nichts zu reklamieren.
flag-whom = Gegen wen reklamierst du ({ $names })? Getippt war { $typed }.
expected-cut = Möglich ist 1 bis { $most } oder Enter; getippt war { $typed }.
expected-cut-or-tap = Möglich ist 1 bis { $most }, t oder Enter; getippt war { $typed }.
expected-answer = Möglich ist eine Zahl von 1 bis { $most }; getippt war { $typed }. ? zeigt die Hilfe.
expected-card = Möglich ist eine Karte wie 10c oder ihre Nummer von 1 bis { $most }; getippt war { $typed }. ? zeigt die Hilfe.

help-at-table =
    Eine Karte: bc, b♣, Kreuz-Bube oder ihre Nummer (c Kreuz, d Karo, h Herz, s Pik); bc* legt sie verdeckt, wo man die Wahl hat.
    legal: welche Karten du spielen darfst, und warum die anderen nicht.
    hint: welche Karte du spielen kannst, warum, und was jede Karte verspricht.
    last oder l: die Stiche, die man noch einmal ansehen darf.
    score: was alle haben, und wann die Partie endet.
    rules: was an diesem Tisch gilt.
    peek: die unterste Karte des Talons sehen, wo die Regeln es erlauben.
    flag NAME: gegen jemanden reklamieren, dass nicht bedient wurde, wo die Regeln es erlauben.
    quit oder q: hier aufhören; die Partie bleibt gespeichert, und --resume setzt sie fort.

# --- Rund um den Tisch

table-begins = { $game }, { $seats } am Tisch. { $summary }
table-taken-up = { $game }, so wie du den Tisch verlassen hast.
table-kept = Die Partie ist gespeichert. Weiter geht es mit: { $command }
table-nothing-kept = Von dieser Partie ist nichts gespeichert, also gibt es nichts fortzusetzen.
table-record = Aufgezeichnet in: { $file }
games-also = Auch { $names } genannt.
games-players = Für { $least } bis { $most } Spieler.
games-players-exactly = Für { $seats } Spieler.
games-options = Hausregeln, jede mit ihrem üblichen Wert und allen Werten:
games-range = eine Zahl von { $least } bis { $most }
label-and-value = { $name }: { $value }
games-presets = Fertige Zusammenstellungen:
games-rules = Die Regeln: { $command }
games-how = { $games } zeigt die Hausregeln eines Spiels; { $play } gibt die Karten.
replay-begins = { $game }, { $seats } am Tisch.
