# Die Spiele und ihre Optionen.

game-agram-name = Agram
game-agram-place = Niger
game-agram-summary = Sechs Karten, und nur der sechste Stich zählt.
game-agram-source = Pagat, nach dem Bericht eines Spielers aus Niger
game-agram-inferred = fünf gewonnene Spiele gewinnen die Partie; am schönsten zu dritt oder viert

game-sink-sink-name = Sink-Sink
game-sink-sink-place = Niger
game-sink-sink-summary = Agram mit fünf Karten: Der fünfte Stich zählt, und bis zu sieben können mitspielen.
game-sink-sink-source = Pagat, nach dem Bericht eines Spielers aus Niger; das Spiel zu siebt nach CatsAtCards
game-sink-sink-inferred = fünf gewonnene Spiele gewinnen die Partie; am schönsten zu dritt, zu viert oder zu fünft

game-mali-name = Agram aus Mali
game-mali-place = Mali
game-mali-summary = Fünf Karten aus einem Blatt von 31, in dem die Zehn über der Dame steht und der Bube nur die Sieben schlägt.
game-mali-source = CatsAtCards und ein zweiter Bericht mit derselben Rangfolge
game-mali-inferred = bis zu sechs am Tisch; fünf gewonnene Spiele gewinnen die Partie; am schönsten zu dritt oder viert

game-fapfap-name = Fapfap
game-fapfap-place = Kamerun
game-fapfap-summary = Fünf Karten; der letzte Stich mit einer 3 zählt doppelt, die letzten beiden mit Dreien vierfach.
game-fapfap-source = CatsAtCards; welche Karten mitspielen und was sofort gewinnt, nach Programmen aus Kamerun und Gabun
game-fapfap-inferred = Päckchen zu drei und zwei; gegen den Uhrzeigersinn; die Partie geht bis zehn Punkte; ein Blatt, das sofort gewinnt, zählt eins

game-spar-name = Spar
game-spar-place = Ghana
game-spar-summary = Fünf Karten; der letzte Stich mit einer 6 zählt 3, mit einer 7 zählt er 2.
game-spar-source = Pagat und CatsAtCards; das Beiseitelegen und das Reklamieren nach einem Entwurf aus Ghana
game-spar-inferred = wer abhebt; im Uhrzeigersinn; die Partie geht bis zehn Punkte; wie eine beiseitegelegte Karte liegt und zählt; dass nach einer falschen Reklamation weitergespielt wird; Päckchen zu vier und drei bei sieben Karten

game-sipa-name = Sipa
game-sipa-place = Togo
game-sipa-summary = Was nicht sticht, wird verdeckt gelegt; die letzten drei Stiche mit Siebenen zählen sechs.
game-sipa-source = Pagat, nach Spielern aus Togo, und CatsAtCards
game-sipa-inferred = am schönsten zu zweit, zu dritt oder zu viert

game-cat-te-name = Cắt Tê
game-cat-te-place = Vietnam
game-cat-te-summary = Sechs Karten, kein Bedienzwang: viermal stechen oder verdeckt zugeben, im Spiel bleiben und den sechsten Stich machen.
game-cat-te-source = CatsAtCards; was dort offenbleibt, nach vietnamesischen Regelseiten und Programmen
game-cat-te-inferred = rechts vom Geber wird abgehoben; das Geben beginnt rechts vom Geber; zwanzig Chips; zehn Spiele; welches von zwei gleich hohen einfarbigen Blättern gewinnt

game-eighty-three-name = Dreiundachtzig
game-eighty-three-summary = Sechs Karten; der fünfte Stich entscheidet und zählt mehr, wenn er ohne Ass gelingt und wenn danach der letzte verloren geht.
game-eighty-three-source = CatsAtCards
game-eighty-three-inferred = rechts vom Geber wird abgehoben

game-letzter-stich-name = Letzter Stich
game-letzter-stich-place = Deutschland
game-letzter-stich-summary = Mit dem Skatblatt, für vier bis sechs; die Zehn kommt gleich nach dem Ass, und der letzte Stich zählt 50.
game-letzter-stich-source = CatsAtCards; die anderen Rangfolgen und die Vorhand links vom Geber nach deutschen Büchern und Seiten
game-letzter-stich-inferred = dass rechts vom Geber ausgespielt wird, steht so in der Quelle, aber vielleicht war links gemeint; doppelt so viele Spiele wie Leute am Tisch; wie eine gemeinsame Kasse gefüllt und verteilt wird

game-letzter-stich-3-name = Letzter Stich zu dritt
game-letzter-stich-3-place = Deutschland
game-letzter-stich-3-summary = Letzter Stich für drei: 28 Karten, acht auf jede Hand, und der achte Stich zählt 50.
game-letzter-stich-3-source = CatsAtCards; die anderen Rangfolgen und die Vorhand links vom Geber nach deutschen Büchern und Seiten
game-letzter-stich-3-inferred = dass rechts vom Geber ausgespielt wird, steht so in der Quelle, aber vielleicht war links gemeint; doppelt so viele Spiele wie Leute am Tisch; wie eine gemeinsame Kasse gefüllt und verteilt wird

game-jeu-de-carte-name = Jeu de Carte
game-jeu-de-carte-place = Benin
game-jeu-de-carte-summary = Wer nicht bedienen kann, legt verdeckt; der letzte Stich mit einer 7 zählt doppelt.
game-jeu-de-carte-source = Pagat, nach Spielern aus Benin
game-jeu-de-carte-inferred = die Rangfolge; gegen den Uhrzeigersinn; wer gewinnt, gibt; zwei bis sechs am Tisch

game-garame-name = Garame
game-garame-place = Gabun und Kamerun
game-garame-summary = Fapfap mit 31 Karten von 3 bis 10; ein sehr niedriges Blatt oder drei Siebenen gewinnen sofort.
game-garame-source = Programme von Spielern aus Gabun und Kamerun
game-garame-inferred = Päckchen zu drei und zwei; gegen den Uhrzeigersinn; die Partie geht bis zehn Punkte; ein Blatt, das sofort gewinnt, zählt eins

# Worum es bei jeder Option geht. Wo ein Spiel es anders sagt, steht sein Name im Schlüssel.

option-direction = die Richtung, in der gegeben und gespielt wird
option-next-dealer = wer als Nächstes gibt: wer das Spiel gewonnen hat, oder reihum
option-history = welche fertigen Stiche man noch einmal ansehen darf
option-open = ob verdeckte Karten und der Talon nach dem Spiel gezeigt werden
option-score = Punkte für den Gewinn, oder Chips, die alle anderen zahlen
option-cat-te-score = Chips von allen anderen; oder Punkte, einer je Gegner; oder Punkte wie in Vietnam
option-batch = Chips, mit denen alle anfangen und die es noch einmal gibt, wenn jemand nicht zahlen kann
option-target = mit wie vielen Punkten man die Partie gewinnt; open: ohne Ziel
option-deals = eine feste Zahl von Spielen (2n: doppelt so viele wie Leute am Tisch), oder off
option-tie = bei Gleichstand am Ende spielen alle weiter oder nur die Führenden, oder es wird geteilt
option-eighty-three-tie = bei Gleichstand am Ziel steigt es um 5, oder die meisten gewonnenen Spiele entscheiden, oder es gewinnt, wer als Nächstes allein vorn liegt
option-chief = das Pik-Ass: nicht im Blatt, oder als höchstes Pik dabei
option-agram-chief = das Pik-Ass: nicht im Blatt, oder als höchstes Pik dabei (Hausregel; dann geht es auch zu sechst)
option-sink-sink-chief = das Pik-Ass: nicht im Blatt, oder als höchstes Pik dabei (Hausregel)
option-rank = die Rangfolge: die Zehn gleich nach dem Ass, wie gewöhnlich, oder die Bilder zuunterst
option-mali-rank = die Rangfolge: wie in Mali, oder wie gewöhnlich
option-most = wie viele höchstens am Tisch sitzen
option-deck = 35 Karten mit drei Assen, oder nur 3 bis 10: alle 32, oder 31 ohne Pik-Zehn
option-garame-deck = 3 bis 10: alle 32, oder 31 ohne Pik-Zehn
option-kora = was Dreien bringen: 2 für den letzten Stich und 4 für die letzten beiden, oder mit jeder 3 eine Stufe mehr
option-naturals = Blätter, die sofort gewinnen, wie in Gabun oder wie in Kamerun
option-cards = Karten für jede Hand; mit sieben können höchstens fünf mitspielen
option-packets = wie gegeben wird: drei und zwei, einzeln, oder das ganze Blatt auf einmal
option-stack = wie viele der letzten Stiche zusammenzählen, wenn jemand sie alle mit Sechsen und Siebenen gemacht hat
option-stack-suit = ob in einer solchen Reihe zwei Stiche hintereinander von einer Farbe sein dürfen
option-dry = eine 6 oder 7 für den letzten Stich beiseitelegen: verdeckt zählt sie doppelt, offen vierfach
option-weak-redeal = ob ein Blatt ohne Karte über 9 gegen neue Karten getauscht werden darf
option-peek = ob man im vorletzten Stich die unterste Karte des Talons sehen darf
option-enforce = wer nicht bedient, wird aufgehalten, oder die anderen dürfen es reklamieren (3 Punkte)
option-stones = Steine in der Mitte, einer je Punkt; sind sie weg, ist die Partie zu Ende
option-hide = was verdeckt gelegt wird: alles, was nicht sticht, nur Abgeworfenes, oder nichts
option-four-sevens = was die letzten vier Stiche mit Siebenen zählen: 6 wie drei davon, oder 8 (nicht belegt)
option-pay = alle anderen zahlen nach dem Spiel, oder alle setzen vorher in einen Topf
option-least = wie viele mindestens am Tisch sitzen
option-first-lead = wer ausspielt: rechts vom Geber, oder links von ihm, wo sonst die Vorhand sitzt
option-cat-te-first-lead = wer ausspielt: der Geber, oder im ersten Spiel der Partie, wer Pik-Zwei hat
option-instant = was sofort gewinnt: vier von einem Rang oder sechs von einer Farbe; oder, wörtlich gelesen, vier von einer Farbe
option-low-six = ob auch sechs Karten unter 6 sofort gewinnen
option-instant-tie = von zwei Blättern, die sofort gewinnen, gilt das bessere, oder das von dem Platz, der früher dran ist, oder das bessere und dann die Farbe
option-claim = ein Blatt, das sofort gewinnt, gilt von selbst, oder es muss vor dem ersten Ausspiel angesagt werden
option-trick-five = der fünfte Stich: blind zugegeben und gemeinsam aufgedeckt, oder reihum und offen
option-trick-six = welche Farbe im sechsten Stich gilt: die der ausgespielten Karte, oder die der Karte, die den fünften gemacht hat
option-ace = wer für ein zu lange gehaltenes Ass zahlt; die Regeln dieses Spiels sagen es genau
option-variant = gar kein Zwang; oder, wie aus Kambodscha berichtet: bedienen und stechen, wer kann, und niemand scheidet aus
option-worth = Punkte für den letzten Stich; oder ein Einsatz von jedem; oder ein Anteil an der gemeinsamen Kasse
option-pack = 28 Karten ohne die Achten, oder 24 ohne Achten und Siebenen, und alle werden gegeben

# Fertige Zusammenstellungen. Wo ein Spiel es anders sagt, steht sein Name im Schlüssel.

preset-bicycle-name = Bicycle
preset-bicycle-about = im Uhrzeigersinn; links vom Geber wird ausgespielt
preset-single-name = Einzelspiele
preset-single-about = jedes Spiel ist eine Partie für sich
preset-agram-six-name = Zu sechst
preset-agram-six-about = das Pik-Ass kommt dazu, und mit allen 36 Karten können sechs spielen
preset-natural-name = Gewöhnliche Rangfolge
preset-natural-about = Ass, König, Dame, Bube, Zehn und so weiter bis zur Sieben
preset-garame-name = Garame
preset-garame-about = 31 Karten, und manche Blätter gewinnen sofort, wie in Gabun
preset-kora-name = Kora
preset-kora-about = 31 Karten, Blätter, die sofort gewinnen, wie in Kamerun, und mit jeder 3 eine Stufe mehr
preset-garame-kora-name = Kora, wie in Kamerun
preset-five-name = Bis fünf Punkte
preset-five-about = eine kurze Partie
preset-twenty-one-name = Bis 21 Punkte
preset-twenty-one-about = eine lange Partie
preset-ghana-dry-name = Ghana, mit Beiseitelegen
preset-ghana-dry-about = eine Karte darf für den letzten Stich beiseite, und die anderen passen auf, ob bedient wird
preset-two-tricks-name = Zwei Stiche
preset-two-tricks-about = Sechsen und Siebenen in den letzten beiden Stichen zählen zusammen
preset-ghana-run-name = Die ganze Reihe
preset-ghana-run-about = eine Reihe von Sechsen und Siebenen ohne Lücke bis zum letzten Stich zählt zusammen
preset-distinct-run-name = Reihe mit Farbwechsel
preset-distinct-run-about = wie Die ganze Reihe, aber zwei Stiche hintereinander müssen verschiedene Farben haben
preset-thirty-name = Bis 30 Punkte
preset-thirty-about = das klassische Ziel, c30
preset-seven-name = Sieben Karten
preset-seven-about = sieben Karten, der siebte Stich, höchstens fünf am Tisch
preset-stones-name = Dreißig Steine
preset-stones-about = ein Stein je Punkt, bis alle dreißig weg sind; wer die meisten hat, gewinnt
preset-benin-hiding-name = Nur Abgeworfenes verdeckt
preset-benin-hiding-about = was bedient, bleibt offen liegen, wie in Benin
preset-open-cards-name = Nichts verdeckt
preset-open-cards-about = alle Karten werden offen gelegt
preset-sipa-six-name = Bis sechs Punkte
preset-sipa-six-about = eine kurze Partie
preset-twelve-name = Bis zwölf Punkte
preset-twelve-about = eine längere Partie
preset-sipa-twenty-four-name = Bis 24 Punkte
preset-sipa-twenty-four-about = eine lange Partie
preset-vietnam-name = Vietnam, mit Punkten
preset-vietnam-about = im Uhrzeigersinn; ein Punkt für den Gewinn, einer weniger fürs Ausscheiden und einer für jedes Ass auf der Hand
preset-stuck-aces-name = Asse auf der Hand
preset-stuck-aces-about = wer ausscheidet, zahlt eins mehr für jedes Ass, das noch auf der Hand ist
preset-pot-name = Topf
preset-pot-about = alle setzen vor dem Spiel in einen Topf, und wer gewinnt, bekommt ihn
preset-khmer-name = Khmer
preset-khmer-about = bedienen und stechen, wer kann; niemand scheidet aus
preset-most-deals-name = Meiste gewonnene Spiele
preset-most-deals-about = bei Gleichstand am Ziel gewinnt, wer mehr Spiele gewonnen hat
preset-sudden-death-name = Sudden Death
preset-sudden-death-about = nach einem Gleichstand am Ziel gewinnt, wer als Erstes allein vorn liegt
preset-forehand-name = Vorhand spielt aus
preset-forehand-about = links vom Geber wird ausgespielt
preset-courts-low-name = Bilder zuunterst, um Einsätze
preset-courts-low-about = Vorhand spielt aus; König, Dame und Bube sind die niedrigsten Karten, und alle zahlen einen Einsatz
preset-five-hundred-name = Bis 500 Punkte
preset-five-hundred-about = wer zehnmal den letzten Stich macht, gewinnt die Partie
preset-letzter-stich-3-twenty-four-name = Alles gegeben
preset-letzter-stich-3-twenty-four-about = 24 Karten, kein Talon
