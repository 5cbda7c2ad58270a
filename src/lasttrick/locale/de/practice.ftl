# Üben: die Fragen, was zu den Antworten gesagt wird, und der Fortschritt.

practice-begins-legal = { $game }, { $seats } am Tisch: Welche Karten sind spielbar? ? zeigt die Hilfe, q hört auf.
practice-begins-last = { $game }, { $seats } am Tisch: der entscheidende Stich, alle Blätter offen. ? zeigt die Hilfe, q hört auf.
practice-begins-points = { $game }, { $seats } am Tisch: Was ist das Spiel wert? ? zeigt die Hilfe, q hört auf.

practice-again = Diese Frage kommt wieder:
practice-right = Richtig.
practice-wrong = Nicht richtig.
practice-hand = { $name }: { $cards }

# --- Welche Karten man spielen darf

practice-deal-open = Spiel { $number }, alle Blätter offen
practice-deal-closed = Spiel { $number }, verdeckt: Du siehst nur dein eigenes Blatt
practice-ask-legal = Stich { $trick } von { $tricks }: Welche deiner Karten darfst du spielen?
practice-ask-shown = Stich { $trick } von { $tricks }: Welche deiner Karten darfst du offen legen? (0, wenn keine)
practice-expected-cards = Möglich sind Karten wie 10c 3h oder ihre Nummern von 1 bis { $most }; getippt war { $typed }. ? zeigt die Hilfe.
practice-left-out = Es fehlt: { $cards }.
practice-too-many = Zu viel: { $cards }.
practice-ask-lead = Du spielst aus. Welche Karte? (Enter: ein Bot wählt)
practice-ask-play = Welche davon spielst du? (Enter: ein Bot wählt)
practice-ask-next = Enter gibt das nächste Spiel verdeckt, o gibt es offen; q hört auf.

# --- Der entscheidende Stich

practice-changed = Jetzt wechselt eine einzige Farbe: Statt { $old } liegt da { $new }.
practice-ask-last = Wer macht den letzten Stich? ({ $names })
practice-ask-winner = Wer macht den { $trick }. Stich, den entscheidenden? ({ $names })
practice-expected-name = Möglich ist { $names }; getippt war { $typed }. ? zeigt die Hilfe.
practice-ask-must = Du bist an der Reihe. Welche Karte musst du spielen?

# --- Was ein Spiel wert ist

practice-ask-points = Wie viele Punkte bringt das Spiel für { $name }?
practice-ask-chips = Wie viele Chips bringt das Spiel für { $name }? (mit Minus, was bezahlt wird)
practice-expected-number = Möglich ist eine Zahl wie 2 oder -1; getippt war { $typed }. ? zeigt die Hilfe.
practice-in-all = Zusammen, { $name }: { $amount }.

# --- Der Fortschritt

practice-score = Heute richtig: { $right } von { $asked }. Insgesamt richtig: { $allright } von { $all }.
practice-waiting = { $count ->
    [one] Eine Frage kommt noch einmal.
   *[other] { $count } Fragen kommen noch einmal.
}
practice-damaged = Dein Fortschritt war nicht lesbar. Die Datei heißt jetzt { $file }, und gezählt wird von vorn.
practice-not-kept = Dein Fortschritt lässt sich nicht speichern: { $reason }.

practice-help-legal =
    Tippe alle spielbaren Karten, als Karten oder Nummern, in beliebiger Reihenfolge: 10c 3h oder 1 4.
    (c Kreuz, d Karo, h Herz, s Pik)
    rules: was an diesem Tisch gilt.
    quit oder q: hier aufhören. Was falsch war, kommt ein andermal wieder.
practice-help-last =
    Tippe, welcher Platz den Stich macht (sein Buchstabe genügt), oder die Karte, die gespielt werden muss.
    rules: was an diesem Tisch gilt.
    quit oder q: hier aufhören. Was falsch war, kommt ein andermal wieder.
practice-help-points =
    Tippe eine Zahl: was das Spiel dort bringt, mit Minus bei Verlust.
    rules: was an diesem Tisch gilt.
    quit oder q: hier aufhören. Was falsch war, kommt ein andermal wieder.

# --- Im Browser

practice-web-legal = Welche Karten sind spielbar?
practice-web-last = Wer macht den entscheidenden Stich?
practice-web-points = Was ist das Spiel wert?
practice-web-shown = Stich { $trick } von { $tricks }: Welche deiner Karten darfst du offen legen?
practice-web-none = Keine
practice-web-check = Prüfen
practice-web-next = Nächste Frage
practice-web-last-trick = Wer macht den letzten Stich?
practice-web-winner = Wer macht den { $trick }. Stich, den entscheidenden?
practice-web-table = Auf dem Tisch
practice-web-aside = Beiseitegelegt
practice-web-nothing = Zu diesem Spiel gibt es nichts zu fragen.
practice-web-others = Andere Übungen
practice-web-question = Frage { $number } von { $count }.
practice-web-so-far = Bisher richtig: { $right }.
practice-web-sum-up = Wie es lief
practice-web-sitting = { $right } von { $count } richtig
practice-web-more = Zehn weitere
practice-web-closed = Neu geben, verdeckt
practice-web-open = Neu geben, alle Hände offen
practice-web-lead = Du spielst aus. Welche Karte?
practice-web-play = Welche davon spielst du?
practice-web-bot = Einen Bot wählen lassen
practice-web-go-on = Weiter
practice-web-how = Spieler, Hausregeln, ein eigenes Spiel
