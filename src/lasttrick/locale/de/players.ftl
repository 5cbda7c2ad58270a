# Who can sit down beside people, as the terminal and the browser name them.

bots = Bots
bot-random-name = zufällig
bot-random-about = Spielt irgendeine Karte, die erlaubt ist.
bot-novice-name = ohne viel Übung
bot-novice-about = Spielt mit Verstand, merkt sich aber nichts.
bot-careful-name = umsichtig
bot-careful-about = Merkt sich jede Karte und plant für den Stich, der entscheidet.
bot-steady-name = beständig
bot-steady-about = Stellt sich die verdeckten Blätter vor und probiert darin jede Karte aus.
bot-expert-name = meisterhaft
bot-expert-about = Schließt aus den gespielten Karten auf die verdeckten Blätter und denkt jede Karte darin zu Ende.
bot-other-about = Ein Bot aus einem anderen Paket.
