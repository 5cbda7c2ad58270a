# Der Anschreibzettel für einen Tisch mit echten Karten.

# --- Platz nehmen

score-ask-names = Wer sitzt am Tisch? { $seats } Namen im Uhrzeigersinn; Enter vergibt einen.
score-player = Platz { $number }
score-bad-name = { $fault ->
    [long] Ein Name hat höchstens { $most } Buchstaben; { $typed }… ist länger.
    [taken] { $typed } heißt hier schon jemand.
    [reserved] { $typed } bedeutet hier etwas anderes; nimm einen anderen Namen.
   *[other] { $typed } geht nicht als Name: keine Kommas, nur lesbare Buchstaben.
}
score-ask-dealer = Wer gibt zuerst? (Name oder Nummer, Enter: Karten ziehen)
score-seats-drawn = Setzt euch im Uhrzeigersinn so: { $names }
score-help-seats =
    Tippe einen Namen oder Enter für den vorgeschlagenen. Wer zuerst gibt, wird genannt oder gezogen.
    quit oder q: gehen, ohne anzuschreiben.

# --- Ein Spiel beginnt

score-cuts = { $name } hebt ab.
score-cuts-or-taps = { $name } hebt ab oder klopft.
score-holder-leads = Wer { $card } hat, spielt aus; hat sie niemand, dann { $name }.
score-only = Nur diese spielen: { $names }.

# --- Arten zu gewinnen, in einer Liste oder hinter „gewinnt“

score-way-double = mit einem Blatt, das sofort gewinnt und doppelt zählt
score-way-alone = kampflos, sonst ist niemand mehr dabei
score-way-void = ungültig nach einer Reklamation
score-way-with = mit { $rank }
score-way-without = ohne { $rank }
score-way-lost = letzter Stich abgegeben
score-way-kept = letzter Stich auch gemacht
score-way-run = mit { $ranks } in den letzten { $tricks } Stichen, in dieser Reihenfolge
score-way-hidden = die letzte verdeckt beiseitegelegt
score-way-shown = die letzte offen beiseitegelegt
score-way-longer = mit noch mehr niedrigen Karten in den letzten Stichen
score-nobody = niemand: Das Spiel ist ungültig

# --- Was zu einem Spiel gefragt wird

score-ask-winner = Wer hat gewonnen?
score-ask-how = Wie? (Enter für 1)
score-ask-run = Mit welchen Karten wurden die letzten Stiche gemacht, der Reihe nach, der entscheidende zuletzt? ({ $ranks })
score-ask-revoke = Wer hat nicht bedient?
score-ask-out = Wer ist ausgeschieden? (Namen oder Nummern mit Komma, Enter: niemand)
score-ask-ace = Wer hat das Ass zu lange gehalten und zahlt dafür? (Enter: niemand)
score-ask-stuck = Wie viele Asse hatte { $name } noch? (0 bis { $most }, Enter: keins)
score-bonus-hands = Diese Blätter zählen, wie sie gegeben wurden: { $hands }.
score-ask-bonus = Wer hat so eines bekommen? (Enter: niemand)
score-ask-flags = Wer hat falsch reklamiert? (zweimal nennen für zwei, Enter: niemand)
score-expected-name = Möglich ist { $names } oder eine Nummer; getippt war { $typed }. ? zeigt die Hilfe.
score-expected-number = Möglich ist eine Zahl von 1 bis { $most }. ? zeigt die Hilfe.
score-expected-run = Möglich sind bis zu { $most } Karten aus { $ranks }, nicht mehr, als es davon gibt.
score-expected-aces = Möglich ist eine Zahl von 0 bis { $most }.
score-expected-several = Möglich sind { $least } bis { $most } Namen.
score-expected-once = Ein Name kommt zu oft vor.

# --- Ein Spiel wird gezählt

score-said = Spiel { $number }: { $name } gewinnt { $how }.
score-said-void = Spiel { $number }: { $how }.
score-why-way = { $how }
score-why-not-with-rank = ohne { $rank }
score-why-dealt-hand = für das Blatt, wie es gegeben wurde
score-why-instant-win = für ein Blatt, das sofort gewinnt
score-why-ace = für zu lange gehaltene Asse
score-batch = Jemand konnte nicht zahlen: Alle bekommen noch einmal { $batch } Chips, das macht je { $count } Stapel.
score-pool = In der Kasse: { $count }
score-raised = Gleichstand am Ziel: Jetzt geht es bis { $target }.
score-tied = Gleichstand: { $names } spielen weiter.

# --- Der Zettel

score-head-deal = Spiel
score-head-dealer = gibt
score-head-winner = gewinnt
score-head-how = wie
score-head-totals = gesamt

# --- Berichtigen

score-nothing-to-undo = Noch ist nichts angeschrieben.
score-ask-undo = Dieses Spiel streichen? (j/N)
score-undone = Spiel { $number } ist gestrichen.
score-change-which = Möglich ist change mit einem Spiel von 1 bis { $most }, etwa change 1; getippt war { $typed }.
score-changing-first = Erst diese Berichtigung zu Ende bringen; back bricht sie ab.
score-ask-strike = Nach dieser Berichtigung { $count ->
    [one] zählt ein späteres Spiel nicht mehr und wird gestrichen
   *[other] zählen { $count } spätere Spiele nicht mehr und werden gestrichen
}. Berichtigen? (j/N)
score-recounted = Alles danach ist neu gezählt.
score-help =
    Nenne jemanden mit dem Namen, dem Anfang davon oder der Nummer; mehrere mit Komma dazwischen.
    undo: das letzte Spiel streichen.
    change 3: Spiel 3 berichtigen; alles danach wird neu gezählt.
    back: die Fragen zu diesem Spiel noch einmal von vorn.
    sheet: alle Spiele, mit der Summe.
    score: was alle haben, und wann die Partie endet.
    rules: was an diesem Tisch gilt.
    quit oder q: hier aufhören; der Zettel bleibt gespeichert, und --resume macht weiter.

# --- Gehen

score-ask-end = Die Partie ist zu Ende. Enter beendet; sheet, undo und change gehen noch.
score-kept = Der Zettel ist gespeichert. Weiter geht es mit: { $command }
score-file = Der Zettel liegt hier: { $file }
score-damaged = Die Datei ist beschädigt und liegt jetzt beiseite: { $file }
score-listed = { $game }, { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
}. { $standing }
score-none-kept = Es ist kein Zettel aufgehoben.
score-folder = Aufgehoben in { $folder }

# --- Im Browser

score-web-title = Punktezettel
score-web-about = Für einen Tisch mit echten Karten: Tippe an, wer wie gewonnen hat, und es wird gezählt. Ist die Seite einmal da, braucht sie keine Verbindung.
score-web-kept = Deine Zettel
score-web-new = Ein neuer Zettel
score-web-names = Namen im Uhrzeigersinn
score-web-dealer = Wer gibt zuerst?
score-web-by-chance = ausgelost
score-web-begin = Anfangen
score-web-count = Spiel anschreiben
score-web-change = Berichtigen
score-web-correct = Spiel { $number } berichtigen
score-web-correct-help = Tippe die Nummer eines Spiels an, um es zu berichtigen.
score-web-undo = Spiel { $number } streichen
score-web-undo-yes = Streichen
score-web-strike = Nach dieser Berichtigung { $count ->
    [one] zählt ein späteres Spiel nicht mehr und wird gestrichen
   *[other] zählen { $count } spätere Spiele nicht mehr und werden gestrichen
}.
score-web-deals = Alle Spiele
score-web-all = Alle Zettel
score-web-won = gewonnen
score-web-how = Wie?
score-web-run-back = Die letzte wegnehmen
score-web-out = Wer ist ausgeschieden?
score-web-ace = Wer hat das Ass zu lange gehalten und zahlt dafür?
score-web-nobody = niemand
score-web-stuck = Asse, die { $name } noch hatte
score-web-bonus = Wer hat so eines bekommen?
score-web-flags = Jemand hat falsch reklamiert
score-web-shared = Dieser Zettel kam mit einem Link. Du siehst ihn so, wie er abgeschickt wurde.
score-web-bad-link = In diesem Link steckt kein Zettel, der sich zählen lässt. Ist er ganz kopiert?
score-web-give = Den Zettel weitergeben
score-web-link = Link zu diesem Zettel
score-web-text = Als Text
score-web-records = Als Aufzeichnung
score-web-file = Als Datei zum Weiterschreiben
score-web-open-file = Einen Zettel aus einer Datei öffnen
score-web-bad-file = In dieser Datei steckt kein Zettel, der sich zählen lässt.
score-web-forget-title = Diesen Zettel vergessen?
score-web-forget-text = Er liegt nur auf diesem Gerät, und dann nirgends mehr.
