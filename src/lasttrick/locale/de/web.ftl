# Der Tisch im Browser. Was in einem Spiel geschieht, erzählt table.ftl; hier stehen die Seiten,
# die Knöpfe und was rund um den Tisch geschieht.

# Wohin die Schrift läuft: ltr, von links nach rechts; rtl, von rechts nach links.
text-direction = ltr

# --- Die Startseite

web-lead = Kartenspiele, in denen ein einziger Stich entscheidet.
web-play = Spielen
web-play-what = Sofort eine Partie { $game } gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}. Kein Konto, nichts zu installieren.
web-a-guest = Gast
web-games = Such dir ein Spiel aus
web-own-game = Oder ein eigenes Spiel: Wähle seine Datei
web-kept = Deine Tische
web-go-back = Zurück an den Tisch
web-forget = Vergessen
web-open-tables = Offene Tische
web-open-none = Gerade wartet niemand auf Mitspieler. Mach einen Tisch auf und lade jemanden ein.
web-open-chairs = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
web-look = Dazukommen
web-continue-title = Auf einem anderen Gerät weiterspielen
web-continue-text = Öffne an deinem Tisch das Menü und lass dir einen Code zeigen. Öffne dann auf dem anderen Gerät den Link des Tisches und tippe dort den Code ein.
web-this-device = Auf diesem Gerät
web-more = Anschreiben und üben
web-more-score = Für einen Tisch mit echten Karten anschreiben
web-more-legal = Üben: Welche Karten sind spielbar?
web-more-last = Üben: Wer macht den entscheidenden Stich?
web-more-points = Üben: Was ist das Spiel wert?
web-again = Noch einmal versuchen
web-offline = Du bist nicht verbunden. Der Punktezettel geht trotzdem; die Tische warten, bis du wieder da bist.
web-newer = Es gibt eine neuere Fassung dieser Seiten.
web-newer-take = Laden

# --- Einen Tisch aufmachen

web-seats = Am Tisch
web-preset = Hausregeln
web-preset-usual = wie üblich
web-usual = { $value } (üblich)
web-bot-plays = { $name } spielt
web-your-name = Dein Name
web-arrange = Das Spiel wechseln
web-game = Spiel
web-preset-choose = auswählen …
web-house-rules = Alle Hausregeln
web-play-bots = Gegen Bots spielen
web-make-private = Freunde einladen
web-make-public = Offen für alle

# --- Bevor zum ersten Mal gegeben wird

web-invite = Schick diesen Link an deine Freunde
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-chairs = Plätze
web-open = Frei
web-host = leitet den Tisch
web-sit = Platz nehmen
web-sit-title = Wie heißt du?
web-add-bot = Bot dazusetzen
web-clear = Platz räumen
web-clear-title = Den Platz von { $name } räumen?
web-clear-text = Der Platz ist dann frei. Wer dort saß, kann zuschauen und sich wieder setzen.
web-make-host = Tisch übergeben
web-start = Karten geben
web-start-bots = Karten geben, mit { $count ->
    [one] einem Bot
   *[other] { $count } Bots
}
web-host-starts = Sobald alle da sind, fängt an, wer den Tisch leitet.
web-watching-gathering = Nimm einen freien Platz, oder schau zu.
web-continue-have = Ich habe einen Code von einem anderen Gerät
web-continue-code = Code
web-continue = Hier weiterspielen

# --- Am Tisch

web-table = Der Tisch
web-tools = Knöpfe am Tisch
web-beside = Verlauf und Chat
web-story = Was bisher geschah
web-to-home = Zur Startseite
web-last-trick = Voriger Stich
web-score = Spielstand
web-rules = Die Regeln an diesem Tisch
web-chat = Chat
web-menu = Tisch und Einstellungen
web-close = Schließen
web-cancel = Abbrechen
web-wait = Einen Moment …
web-line-lost = Die Verbindung ist weg. Ein neuer Versuch läuft; du verpasst nichts.
web-offline-table = Dieses Gerät ist nicht verbunden. Sobald es das ist, geht es hier weiter; du verpasst nichts.
web-dealer = Geber
web-leads = spielt aus
web-to-play = an der Reihe
web-out = raus
web-badge-bot = Bot
web-badge-cover = vorerst Bot
web-badge-away = nicht da
web-cards-left = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-tricks-won = { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
}
web-total-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-total-chips = { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
web-trick-of = Stich { $trick } von { $tricks }
web-trick-decides = Stich { $trick } von { $tricks }, jetzt gilt’s
web-trick-number = { $trick }. Stich
web-trick-cards = Die Karten dieses Stichs
web-goes-clockwise = Gespielt wird im Uhrzeigersinn.
web-goes-counterclockwise = Gespielt wird gegen den Uhrzeigersinn.
web-trick-yours = Du machst den Stich.
web-trick-theirs = { $name } macht den Stich.
web-pool = In der Kasse: { $count }
web-pool-stones = { $count ->
    [one] noch ein Stein
   *[other] noch { $count } Steine
}
web-clock-left = { $count ->
    [one] Noch eine Sekunde.
   *[other] Noch { $count } Sekunden.
} Dann wird umsichtig für dich gespielt.
web-watching = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $count } Leute schauen zu.
}
web-watching-sit = Du schaust zu. Möchtest du Platz nehmen?
web-spectators-closed = An diesem Tisch darf niemand zuschauen, solange ein Spiel läuft.
web-spectators-wait = Das Spiel wird etwas später gezeigt.

# --- Wer an der Reihe ist

web-turn-lead = Du spielst aus.
web-turn-card = Deine Karte. Ausgespielt ist { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
}.
web-turn-plays = { $name } ist an der Reihe.
web-turn-answers = { $name } wird gefragt.
web-turn-cut = Du hebst ab
web-turn-cuts = { $name } hebt ab.
web-this-decides = Jetzt gilt’s!
web-go-on = Weiter
web-also = Du kannst auch
web-hint = Tipp
web-hint-close = Tipp schließen
web-flag = Reklamieren: nicht bedient
web-flag-title = Wer hat nicht bedient?
web-flag-text = Hast du recht, ist das Spiel ungültig. Wenn nicht, geht es auf deine Kosten.

# --- Die Hand

web-your-hand = Deine Hand
web-card-may = { $card }, spielbar
web-card-down = { $card }, geht verdeckt
web-card-either = { $card }, geht offen oder verdeckt
web-card-not = { $card }, geht jetzt nicht. { $reason }
web-lay-up = Offen legen
web-lay-down = Verdeckt legen
web-aside = beiseite
web-typed-enter = und Enter
web-revoke-title = Damit bedienst du nicht
web-revoke-text = Du hast die ausgespielte Farbe auf der Hand. Legst du eine andere, dürfen die anderen reklamieren.
web-revoke-yes = Trotzdem spielen

# --- Das Abheben

web-cut = Hier abheben
web-tap = Klopfen: geben, wie es liegt
web-cut-lift = Du hebst { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.

# --- Das Spiel ist aus

web-deal-over = Das Spiel ist aus
web-next-dealer = { $who ->
    [you] Du gibst das nächste Spiel.
   *[other] { $name } gibt das nächste Spiel.
}
web-opened = Alle Karten
web-ready = Nächstes Spiel
web-ready-waiting = { $count ->
    [0] Bereit
    [one] Bereit. Eine Person fehlt noch
   *[other] Bereit. { $count } fehlen noch
}
web-next-in = Die Karten kommen in { $count ->
    [one] einer Sekunde
   *[other] { $count } Sekunden
}.
web-rematch = Noch eine Partie
web-rematch-host = Wer den Tisch leitet, kann noch eine Partie beginnen.
web-save-deal = Dieses Spiel speichern
web-score-none = Noch ist nichts gezählt.
web-player = Name
web-points = Punkte
web-chips = Chips
web-deals-won = Gewonnene Spiele

# --- Looking at a deal again

web-replay = Ein Spiel durchgehen
web-look-again = Dieses Spiel durchgehen
web-replay-open = Eine andere Aufzeichnung öffnen
web-replay-file = Eine Datei mit Spielen: Aufzeichnung (.jsonl) oder Text
web-replay-paste = Oder hier eine Aufzeichnung einfügen
web-replay-show = Zeigen
web-replay-deals = Spiel
web-replay-deal = { $number }. { $game }: { $names }
web-replay-deal-bad = Zeile { $line } ist nicht lesbar
web-replay-view = Offene Karten
web-replay-all = alle Blätter
web-replay-hands = Blätter
web-replay-first = An den Anfang
web-replay-previous = Zurück
web-replay-next = Weiter
web-replay-last = Ans Ende
web-replay-slider = Stelle im Spiel
web-replay-at = Ereignis { $event } von { $events }
web-replay-keys = Die Pfeiltasten gehen zurück und weiter, Pos1 und Ende an die Enden des Spiels.
web-replay-faults = In dieser Aufzeichnung stimmt etwas nicht
web-replay-fault = Zeile { $line }, Ereignis { $event }: erwartet { $expected }, gefunden { $found }
web-replay-fault-line = Zeile { $line }: erwartet { $expected }, gefunden { $found }
web-replay-use = Behalten und zeigen
web-replay-save = Als Aufzeichnung speichern
web-replay-save-text = Als Text speichern
web-replay-link = Link zu dieser Karte
web-replay-link-text = Wer diesen Link öffnet, sieht das Spiel bei dieser Karte. Das ganze Spiel steht im Link.
web-replay-embed = Auf deiner Seite zeigen
web-replay-embed-text = Setz das in den Quelltext deiner Seite
web-replay-keep = Auf diesem Server aufheben
web-replay-keep-text = Der Link wird kurz, wenn das Spiel auf diesem Server liegt. Wer den Link hat, sieht alle Karten und die Namen.
web-replay-at-home = Bei Last Trick öffnen

# --- Playing the same cards

web-again-title = Diese Karten spielen
web-again-seat = Du sitzt auf dem Platz von
web-again-text = Dieselben Karten; auf den anderen Plätzen sitzen Bots.
web-again-deal = Dieses Spiel noch einmal spielen
web-play-on = Von hier weiterspielen
web-given = Diese Karten waren vorgegeben, nicht gemischt: Hier gibt es kein Mischen zu prüfen.
web-challenge = Eine Herausforderung
web-challenge-send = Jemanden herausfordern
web-challenge-text = Jemand spielt dieselben Karten auf demselben Platz gegen dieselben Bots. Der Link zeigt keine Karte; danach seht ihr beide, wie es ausging.
web-challenge-seat = Gespielt wird auf dem Platz von
web-challenge-make = Link erstellen
web-challenge-compare = Ergebnisse vergleichen
web-challenge-from = { $name } hat dieses Spiel gespielt, zu { $players ->
    [one] einem Spieler
   *[other] { $players } Spielern
}. Spiel dieselben Karten auf demselben Platz: Wer macht es besser?
web-challenge-taken = { $count ->
    [0] Noch hat sie niemand angenommen.
    [one] Ein Mensch hat sie angenommen.
   *[other] { $count } Menschen haben sie angenommen.
}
web-challenge-hidden = Wie es bei den anderen ausging, siehst du, wenn du selbst gespielt hast.
web-challenge-take = Annehmen
web-challenge-going = Weiterspielen
web-challenge-results = So ging es aus
web-challenge-sender = hat herausgefordert
web-challenge-none-yet = Sonst ist noch niemand fertig.

# --- Your deals

web-deals = Deine Spiele
web-deals-text = Die Spiele aller Tische, an denen dieses Gerät einen Platz hat. Ein anderes Gerät findet sie, wenn du dort mit einem Code weitermachst.
web-deals-none = Noch ist kein Spiel zu Ende.
web-deals-look = Ansehen
web-keepsakes = Herausforderungen und aufgehobene Spiele
web-keepsake-record = ein Spiel, das auf diesem Server liegt
web-keepsake-challenge = eine Herausforderung von dir
web-keepsake-attempt = eine Herausforderung, die du angenommen hast
web-keepsake-delete = Löschen
web-forget-me = Meine Daten löschen
web-forget-me-what = Du stehst von jedem Tisch auf, an dem dieses Gerät einen Platz hat. Gelöscht werden dein Name, was du dort im Chat geschrieben hast und was deine Plätze beweist, dazu die Spiele und Herausforderungen, die du auf diesem Server aufhebst.
web-forget-me-stays = Was bleibt: die Karten, die du gespielt hast, unter dem Namen „jemand“, und was andere für sich gespeichert haben.
web-forget-me-title = Alles über dich löschen?
web-forget-me-text = Das lässt sich nicht rückgängig machen.
web-forget-me-yes = Löschen
web-forget-me-done = Erledigt. Hier trägt nichts mehr deinen Namen.
web-forget-me-left = { $count ->
    [one] Eines ließ sich nicht löschen. Bitte versuch es gleich noch einmal.
   *[other] { $count } Dinge ließen sich nicht löschen. Bitte versuch es gleich noch einmal.
}
web-somebody = jemand

# --- Dass ehrlich gemischt wird

web-fair-how = Wie kann ich das Mischen nachprüfen?
web-fair-title = Wird hier ehrlich gemischt?
web-fair-1 = Bevor jemand abhebt, zieht der Server ein Geheimnis, und daraus folgt, wie die Karten liegen. Sofort zeigt er dir einen Fingerabdruck dieses Geheimnisses. Niemand kann am Fingerabdruck das Geheimnis ablesen, und niemand kann ein zweites Geheimnis finden, das denselben hat.
web-fair-2 = Dann wird am Tisch abgehoben. Der Server konnte nicht wissen, wo.
web-fair-3 = Nach dem Spiel wird das Geheimnis gezeigt. Ergibt es den Fingerabdruck, den du vorher gesehen hast, dann lagen die Karten schon vor dem Abheben fest, und niemand hat sie vertauscht.
web-fair-commitment = Fingerabdruck
web-fair-secret = Geheimnis
web-fair-fits = Auf diesem Gerät geprüft: Das Geheimnis ergibt diesen Fingerabdruck.
web-fair-differs = Das Geheimnis ergibt diesen Fingerabdruck nicht!
web-fair-verify = Du kannst alles selbst nachprüfen, auch wie die Karten lagen und wer welche bekam: Speichere das Spiel, wenn es aus ist, und lass es vom Programm nachrechnen.

# --- Der Chat

web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-write = Schreib etwas
web-chat-seats = Schreiben darf nur, wer am Tisch sitzt.
web-send = Senden
web-phrases = Schnell gesagt
web-phrase-hello = Hallo!
web-phrase-good-luck = Gut Blatt!
web-phrase-well-played = Gut gespielt!
web-phrase-thanks = Danke
web-phrase-oops = Hoppla!
web-phrase-one-moment = Einen Moment, bitte
web-phrase-bye = Tschüss
web-mute-title = Ausblenden
web-mute = Ausblenden, was { $name } sagt
web-chat-hide = Den ganzen Chat ausblenden

# --- Mein Platz und dieses Gerät

web-your-seat = Dein Platz
web-device-text = Um auf einem anderen Gerät weiterzuspielen, öffne dort diesen Tisch und tippe einen Code ein. Er gilt nur einmal und zehn Minuten lang.
web-device-code = Code zeigen
web-new-secret = Meine anderen Geräte aussperren
web-secret-text = Auf diesem Gerät bleibt der Platz deiner. Alle anderen Geräte, die ihn haben, schauen von jetzt an nur noch zu.
web-secret-yes = Aussperren
web-leave = Vom Tisch aufstehen
web-leave-text = Bis dieses Spiel aus ist, spielt ein Bot deine Karten. Danach ist dein Platz für andere frei.
web-leave-yes = Aufstehen
web-resign = Aus diesem Spiel aussteigen
web-resign-text = Für dich ist dieses Spiel dann vorbei. Viele Spiele erlauben das nicht; dann wird es dir gesagt.
web-resign-yes = Aussteigen
web-language = Sprache
web-theme = Aussehen
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-pack = Blatt
web-pack-four = vierfarbig
web-pack-two = zweifarbig
web-stay = Ein fertiger Stich bleibt liegen
web-stay-short = kurz
web-stay-long = länger
web-stay-tap = bis ich tippe
web-twice = Eine Karte erst beim zweiten Tippen spielen

# --- Was einstellt, wer den Tisch leitet

web-host-settings = Einstellungen für den ganzen Tisch
web-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
web-set-chat = Wer schreiben darf
web-set-chat-all = alle
web-set-chat-seats = wer am Tisch sitzt
web-set-chat-off = niemand
web-set-spectators = Wer zuschaut, sieht ein Spiel
web-set-spectators-delayed = etwas später
web-set-spectators-after = wenn es aus ist
web-set-spectators-closed = gar nicht
web-set-clock = Bedenkzeit
web-set-clock-off = ohne Uhr
web-set-pace = Die Bots spielen
web-set-pace-quick = schnell
web-set-pace-calm = ruhig
web-set-pace-slow = langsam
web-set-go-on = Pause vor dem nächsten Spiel
web-set-go-on-wait = bis alle bereit sind
web-set-cover = Wartezeit, bis ein Bot einspringt
web-set-cover-never = kein Bot springt ein
web-set-hints = Tipps
web-set-hints-on = auf Wunsch
web-set-hints-off = keine

# --- Was rund um den Tisch geschieht

web-told-sat = { $who ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
}
web-told-left = { $who ->
    [you] Du stehst auf.
   *[other] { $name } steht auf.
}
web-told-bot = Der Bot { $name } setzt sich.
web-told-cover = Für { $name } spielt vorerst ein Bot.
web-told-back = { $who ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
web-told-host = { $who ->
    [you] Du leitest jetzt den Tisch.
   *[other] { $name } leitet jetzt den Tisch.
}
web-told-clock = { $who ->
    [you] Deine Zeit war um: Es wurde umsichtig für dich gespielt.
   *[other] Für { $name } war die Zeit um: Es wurde umsichtig gespielt.
}
web-told-arranged = Am Tisch gelten jetzt andere Einstellungen.
web-told-ready = { $who ->
    [you] Du bist bereit.
   *[other] { $name } ist bereit.
}
web-told-said = { $name }: { $text }
web-closed = Der Tisch ist geschlossen.

# --- Was nicht ging

web-refused-web-not-a-card = { $typed } ist keine Karte auf deiner Hand. Tippe eine wie 10c oder ihre Nummer.
web-refused-command-too-fast = Nicht so schnell, bitte.
web-refused-command-too-long = Das ist zu lang.
web-refused-seat-taken = Auf diesen Platz hat sich gerade jemand anders gesetzt.
web-refused-seat-not-yours = Das hat nicht belegt, dass der Platz dir gehört. Lass dir einen neuen Code zeigen.
web-refused-seat-none = Diesen Platz gibt es nicht.
web-refused-seat-bad-name = Bitte nimm einen Namen mit höchstens 24 Zeichen, den hier sonst niemand hat.
web-refused-seat-new-secret = Diesen Platz hat jetzt ein anderes Gerät.
web-refused-host-only = Das darf nur, wer den Tisch leitet.
web-refused-table-not-now = Das geht gerade nicht.
web-refused-table-closed = Der Tisch ist geschlossen.
web-refused-table-full = Alle Plätze sind besetzt.
web-refused-table-not-found = Diesen Tisch gibt es nicht. Vielleicht ist er geschlossen worden.
web-refused-chat-off = Der Chat an diesem Tisch ist abgeschaltet.
web-refused-hint-off = An diesem Tisch gibt es keine Tipps.
web-refused-hint-not-now = Einen Tipp gibt es, wenn du eine Karte zu spielen hast.
web-refused-store-unavailable = Der Server konnte es nicht speichern. Bitte versuch es noch einmal.
web-refused-line-none = Der Server ist nicht zu erreichen. Bitte versuch es gleich noch einmal.
web-refused-option-exclude = Diese Hausregeln schließen einander aus.
web-refused-record-not-found = Unter dieser Adresse liegt nichts, oder nichts mehr.
web-refused-other = Das ging nicht ({ $code }).
