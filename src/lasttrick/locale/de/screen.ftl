# Der volle Bildschirm: alles rund um den Tisch.

# --- Das Menü

menu-title = Last Trick
menu-subtitle = Kartenspiele, in denen ein einziger Stich entscheidet
menu-go-on = Weiterspielen
menu-go-on-reading = …
menu-go-on-none = keine Partie wartet
menu-go-on-about = Hier wartet eine Partie, die du verlassen hast.
menu-match = { $game }, Spiel { $number }
menu-match-and-others = { $match }, und { $count ->
    [one] eine weitere
   *[other] { $count } weitere
}
menu-deal = Spiel { $number }
menu-new = Neue Partie
menu-new-about = Such dir eins von zwölf Spielen aus und spiel gegen Bots.
menu-practice = Üben
menu-practice-about = Welche Karten sind spielbar? Wer macht den letzten Stich? Was ist das Spiel wert?
menu-score = Anschreibzettel
menu-score-about = Schreib für einen Tisch mit echten Karten an.
menu-rules = Spielregeln
menu-rules-about = Lies, wie ein Spiel geht, mit einem Beispiel.
menu-settings = Einstellungen
menu-settings-about = Sprache, Karten, das Tempo der Bots und dein Name.
menu-leave = Aufhören
menu-leave-about = Nichts geht verloren: Eine Partie, die du verlässt, wartet auf dich.
menu-which-game = Welches Spiel?
menu-own-game = Ein eigenes Spiel …
menu-own-game-about = Eine Spieldatei mit den Regeln, nach denen ihr zu Hause spielt.
menu-own-game-ask = Wo liegt deine Spieldatei? Zum Beispiel: ./house.toml
menu-no-such-file = Eine Datei { $file } gibt es nicht.
menu-keys-top = Pfeile wählen · Enter öffnet · ? Hilfe · q Ende
menu-keys = Pfeile wählen · Enter öffnet · ? Hilfe · Esc zurück
menu-reading-keys = Pfeile blättern · Esc schließt
menu-asking-keys = Enter übernimmt · Esc zurück
menu-help-title = Tasten
menu-help =
    Auf und Ab wählen eine Zeile. Enter öffnet sie, ihre Nummer oder ein Klick ebenso.
    Links und Rechts ändern den Wert einer Zeile. Eine Zahl lässt sich auch tippen.
    Ein Stern steht vor einem Wert, der nicht der übliche ist.
    Esc geht zurück. Im Menü beendet q das Programm.
    Strg+C beendet es von überall. Nichts geht verloren: Eine Partie, die du verlässt, wartet auf dich.

# --- Ein Tisch wird eingerichtet

setup-keys = Auf/Ab wählen · Links/Rechts ändern · Enter beginnt · Esc zurück
setup-start = Los geht’s
setup-start-about = Setz dich und spiel nach den Regeln, die unten stehen.
setup-start-sheet-about = Fang den Zettel an, mit den Regeln, die unten stehen.
setup-sheet = Regeln lesen
setup-sheet-about = Die Regeln genau dieses Tisches.
setup-players = Am Tisch
setup-players-about = Wie viele am Tisch sitzen, dich mitgezählt.
setup-bots-own = für jeden Platz einer
setup-bots-own-about = Such unten aus, wer auf welchem Platz sitzt.
setup-hints = Tipps
setup-hints-on = ja
setup-hints-off = nein
setup-hints-about = Ob man am Tisch nach einem Tipp fragen kann.
setup-preset = Hausregeln
setup-preset-about = Eine fertige Zusammenstellung. Jede Regel lässt sich unten noch ändern.
setup-usual = wie üblich
setup-usual-value = { $value } (üblich)
setup-values = Werte: { $values }
setup-wrong-seats = Dieser Tisch ist für { $least } bis { $most } Personen, nicht für { $seats }.
setup-wrong-seats-exactly = Dieser Tisch ist für { $most } Personen, nicht für { $seats }.
setup-wrong-pack = { $seats } Personen mit je { $cards } Karten brauchen { $needed } Karten, aber das Blatt hat { $pack }.
setup-wrong-together = Diese Regeln schließen einander aus: { $rules }.

# --- Einstellungen

settings-keys = Auf/Ab wählen · Links/Rechts ändern · Esc zurück
settings-language = Sprache
settings-language-about = Die Sprache am Tisch, in den Regeln und im Menü.
settings-pack = Karten
settings-pack-about = Wie bunt das Blatt ist. Nur Buchstaben gehen in jedem Terminal.
settings-pack-four-colour = vierfarbig
settings-pack-two-colour = zweifarbig
settings-pack-ascii = nur Buchstaben
settings-bot-delay = Bots überlegen
settings-bot-delay-about = Wie lange ein Bot für eine Karte braucht.
settings-bot-delay-none = gar nicht
settings-bot-delay-short = einen Moment
settings-bot-delay-usual = etwa eine Sekunde
settings-bot-delay-long = länger
settings-trick-stays = Ein Stich liegt
settings-trick-stays-about = Wie lange ein fertiger Stich auf dem Tisch liegen bleibt.
settings-trick-stays-key = bis du eine Taste drückst
settings-trick-stays-short = einen Moment
settings-trick-stays-long = länger
settings-name = Dein Name
settings-name-about = Er steht in den Aufzeichnungen deiner Spiele. Enter ändert ihn.
settings-name-ask = Wie heißt du?
settings-bad-name = Ein Name hat höchstens { $most } Buchstaben.
settings-not-kept = Das gilt jetzt, ließ sich aber nicht speichern: { $reason }

# --- Üben und Anschreiben

session-practice-legal = Welche Karten sind spielbar?
session-practice-legal-about = Ein Spiel gegen Bots. Vor jeder Karte nennst du alle, die spielbar sind.
session-practice-last = Wer macht den letzten Stich?
session-practice-last-about = Das Ende eines Spiels, alle Blätter offen.
session-practice-points = Was ist das Spiel wert?
session-practice-points-about = Das Spiel ist aus. Zähl, was es bringt.
session-new-sheet = Neuer Zettel
session-new-sheet-about = Such ein Spiel aus, sag, wer mitspielt, und schreib Spiel für Spiel an.
session-sheet-deals = { $count ->
    [0] Noch ist kein Spiel angeschrieben.
    [one] Ein Spiel ist angeschrieben.
   *[other] { $count } Spiele sind angeschrieben.
}
session-sheet-over = Die Partie ist zu Ende, nach { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
}.
session-sheet-kept = Der Zettel ist gespeichert. Du findest ihn unter „Anschreibzettel“ wieder.
session-keys = Enter antwortet · ? Hilfe · Bild auf blättert zurück · Esc Ende
session-over = Enter geht zurück.

# === Der Tisch. Seine Sätze haben wenig Platz: Kurz ist gut.

# --- Auf dem Tuch

# Zeichen neben einem Namen: wer gegeben und wer zum ersten Stich ausgespielt hat. Je ein Buchstabe.
screen-mark-dealer = G
screen-mark-leader = A
screen-out = ist raus
screen-won = Stiche: { $count }
screen-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
screen-chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
screen-clockwise = im Uhrzeigersinn
screen-counterclockwise = gegen die Uhr
screen-pool = In der Mitte: { $count }
screen-stones = { $count ->
    [one] noch { $count } Stein
   *[other] noch { $count } Steine
}
screen-trick = Stich { $trick } von { $tricks }
screen-too-small = Das Fenster ist zu klein für einen Tisch.

# --- Was gefragt wird

screen-choose-card = Wähle mit Pfeilen, Nummer oder Karte; Enter spielt sie.
screen-enter-plays = Enter spielt { $card }.
screen-enter-down = Enter legt { $card } verdeckt.
screen-enter-either = { $down ->
    [true] Enter legt { $card } verdeckt; * dreht die Karte um.
   *[false] Enter legt { $card } offen; * dreht die Karte um.
}
screen-one-way = Diese Karte geht hier nur so herum.
screen-thinks = { $name } überlegt.
screen-trick-stays = Die Karten sind gespielt. Weiter mit Enter.
screen-revoke = Damit bedienst du nicht; die anderen dürfen es reklamieren. Trotzdem spielen?
screen-revoke-yes = ja, spielen
screen-deal-over = Spiel { $number } ist aus
screen-deals-next = { $who ->
    [you] Du gibst das nächste Spiel.
   *[other] { $name } gibt das nächste Spiel.
}
screen-match-over = Die Partie ist zu Ende. Was jetzt?
screen-again = noch eine Partie an diesem Tisch
screen-to-menu = zurück zum Menü
screen-leave = aufhören
screen-enter-leaves = Enter verlässt den Tisch.

# --- Die Tasten

screen-key-help = Hilfe
screen-key-rules = Regeln
screen-key-last = voriger Stich
screen-key-tally = Stand
screen-key-why = warum
screen-key-hint = Tipp
screen-key-menu = Menü
screen-key-leave = Ende
screen-reading-keys = Esc schließt

# --- Die Liste am Tisch

screen-menu-title = Am Tisch
screen-menu-help = Was kann ich hier machen?
screen-menu-rules = Die Regeln an diesem Tisch
screen-menu-last = Der vorige Stich
screen-menu-tally = Wie es steht
screen-menu-why = Welche Karten darf ich spielen?
screen-menu-hint = Was soll ich spielen?
screen-menu-flag = Reklamieren: nicht bedient
screen-menu-peek = Die unterste Karte des Talons sehen
screen-menu-away = Zurück zum Menü; die Partie wartet
screen-menu-leave = Aufhören; die Partie wartet

# --- Was man lesen kann

screen-help-title = Am Tisch
screen-rules-title = Die Regeln an diesem Tisch
screen-last-title = Der vorige Stich
screen-tally-title = Wie es steht
screen-why-title = Welche Karten spielbar sind
screen-flag-title = Wer hat nicht bedient?
screen-tally = { $name }: { $total }, { $won ->
    [one] 1 Spiel gewonnen
   *[other] { $won } Spiele gewonnen
}
screen-goal = Die Partie: { $goal }.
screen-help =
    Pfeile gehen durch die Hand, Enter spielt die Karte, auf der du stehst.
    Oder tippe eine Karte: Nummer, 10c, tc oder k bei nur einem König (c Kreuz, d Karo, h Herz, s Pik). Enter spielt sie, Esc nimmt sie zurück.
    Mit der Maus wählt ein Klick die Karte, ein zweiter spielt sie.
    Was spielbar ist, steht höher und hat ein Zeichen neben der Nummer. Geh auf eine andere Karte, und du liest, warum sie nicht geht.
    Die Taste * dreht die Karte um, wo man die Wahl hat.

    G hat gegeben, A spielt zum ersten Stich aus. Die bisher beste Karte hat einen doppelten Rahmen.

    F1 oder ? zeigt diese Hilfe.
    F2 zeigt die Regeln genau dieses Tisches.
    F3 oder l zeigt den vorigen Stich, wo man ihn noch einmal ansehen darf.
    F4 zeigt, was alle haben, und wann die Partie endet.
    F5 sagt zu jeder Karte, warum sie nicht geht.
    F6 reklamiert, F7 zeigt die unterste Karte des Talons, wo es erlaubt ist.
    F8 gibt einen Tipp: eine Karte, warum sie, und was jede Karte verspricht.
    F9 oder Esc zeigt das alles als Liste, dazu Tempo und Karten.
    F10 hört auf. Die Partie wartet, bis du sie fortsetzt.

# --- Was schiefgegangen ist

screen-trouble = Hier geht die Partie nicht weiter
screen-bot-failed = Einer der Bots konnte nicht weiterspielen.
screen-nothing-lost = Nichts ist verloren: Die Partie ist so gespeichert, wie sie vor dem letzten Zug stand.
screen-not-written = Die Partie ließ sich nicht aufschreiben.
screen-gone-elsewhere = Diese Partie ist an einem anderen Tisch weitergegangen; hier wird nichts mehr gespeichert.
