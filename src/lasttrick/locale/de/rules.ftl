# Das Regelblatt: die Regeln genau eines Tisches. Die Zahlen kommen aus den Daten, nach denen
# gespielt wird.

sheet-title = { $game }: die Regeln an diesem Tisch
sheet-title-place = { $game }, { $place }: die Regeln an diesem Tisch

# --- Das Ziel

heading-aim = Worum es geht
aim-last = Mach den letzten Stich. Nur der zählt: Wer ihn macht, gewinnt das Spiel, auch ohne einen einzigen anderen Stich. Alle davor klären nur, wer zum letzten ausspielt und welche Karten dann noch da sind.
aim-trick = Mach den { $deciding }. von { $tricks } Stichen. Nur dieser Stich gewinnt das Spiel; die anderen klären, wer zu ihm ausspielt und welche Karten dann noch da sind.
aim-no-trumps = Es gibt keinen Trumpf, niemand reizt, und Augen zählen nicht.

# --- Spieler und Blatt

heading-players = Wie viele mitspielen
players-count = { $least } bis { $most } Leute können mitspielen; an diesem Tisch sitzen { $seats }.
players-exactly = Ein Spiel für genau { $seats } Leute.
players-best = Am schönsten ist es mit { $least } bis { $most } Leuten.
players-best-one = Am schönsten ist es { $least ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
   *[other] mit { $least }
}.

heading-pack = Das Blatt
pack-count = Gespielt wird mit { $count } Karten. Die Rangfolge in jeder Farbe, von der höchsten Karte zur niedrigsten:
pack-order = { $suit }: { $cards }
pack-without = Nicht im Blatt: { $cards }.
pack-shorter = In { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
} ist damit { $rank } die höchste Karte.

# --- Plätze, Abheben und Geben

heading-deal = Plätze und Geben
draw-dealer = Wer zuerst gibt, wird ausgelost: Alle ziehen eine Karte, und die höchste gibt. Wer gleich hoch gezogen hat, zieht noch einmal.
draw-seats = Die Plätze werden ausgelost: Alle ziehen eine Karte und setzen sich im Uhrzeigersinn, von der höchsten zur niedrigsten; wer gleich hoch gezogen hat, zieht noch einmal. Die höchste Karte gibt zuerst.
cut-right = Der Geber mischt, und rechts von ihm wird abgehoben.
cut-or-tap = Der Geber mischt. Wer rechts von ihm sitzt, hebt ab oder klopft auf das Blatt, das dann gegeben wird, wie es liegt.
cut-never = Der Geber mischt; abgehoben wird nicht.
deal-each = Alle bekommen { $cards } Karten, { $packets }, { $direction ->
    [clockwise] im Uhrzeigersinn, beginnend links vom Geber
   *[counterclockwise] gegen den Uhrzeigersinn, beginnend rechts vom Geber
}; der Geber kommt zuletzt.
packets-one = einzeln
packets-all = alle auf einmal
packets = in Päckchen zu { $sizes }
talon = { $count ->
    [0] Alle Karten werden gegeben, keine bleibt übrig.
    [one] Eine Karte bleibt als Talon übrig. Sie liegt verdeckt, und niemand sieht sie.
   *[other] { $count } Karten bleiben als Talon übrig. Sie liegen verdeckt, und niemand sieht sie.
}
redeal = Wer keine Karte über { $rank } hat, darf vor dem ersten Ausspiel das ganze Blatt gegen neue Karten aus dem Talon tauschen, einmal je Spiel und solange der Talon reicht.
dry = Vor dem ersten Ausspiel dürfen alle der Reihe nach eine { $ranks } für den letzten Stich beiseitelegen, verdeckt oder offen. Bis dahin gehört sie nicht zur Hand und muss nicht gespielt werden, auch nicht zum Bedienen; im letzten Stich fällt sie von selbst.

# --- Ausspielen und Zugeben

heading-play = So wird gespielt
lead-next = Wer in der Spielrichtung nach dem Geber sitzt, spielt zum ersten Stich aus.
lead-dealer = Der Geber spielt zum ersten Stich aus.
lead-left = Vorhand, also wer links vom Geber sitzt, spielt zum ersten Stich aus.
lead-right = Wer rechts vom Geber sitzt, spielt zum ersten Stich aus.
lead-holder = Im ersten Spiel einer Partie spielt stattdessen aus, wer { $card } hat; ist diese Karte nicht gegeben worden, bleibt es dabei.
play-round = Gespielt wird { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
}, reihum eine Karte, und wer den Stich macht, spielt zum nächsten aus.
duty-must = Wer bedienen kann, muss bedienen. Wer die ausgespielte Farbe nicht hat, darf jede Karte spielen.
duty-must-beat = Wer bedienen kann, muss bedienen und dabei die bisher beste Karte überstechen, wenn es geht. Wer die ausgespielte Farbe nicht hat, darf jede Karte spielen.
duty-free = Niemand muss bedienen, und niemand muss stechen.
duty-no-beat = Überstechen muss niemand.
trick-won = Den Stich macht die höchste Karte der ausgespielten Farbe. Eine andere Farbe sticht nie, und sei die Karte noch so hoch.
last-suit = Im letzten Stich gilt die Farbe der Karte, die den Stich davor gemacht hat, ganz gleich, was ausgespielt wird. Legt niemand diese Farbe, macht den Stich, wer ausgespielt hat.
peek = Im vorletzten Stich darf, wer an der Reihe ist, die unterste Karte des Talons sehen wollen; sie wird dann allen gezeigt.
look-back-none = Fertige Stiche darf niemand noch einmal ansehen.
look-back-last = Nur den letzten fertigen Stich darf man noch einmal ansehen.
look-back-all = Alle fertigen Stiche darf man noch einmal ansehen.

# --- Verdeckt

heading-hidden = Was verdeckt liegt
hidden-none = Nichts: Jede Karte wird offen gespielt.
hidden-discards = Wer die ausgespielte Farbe nicht hat, wirft verdeckt ab. Wer bedient, legt offen.
hidden-not-beating = Eine Karte, die die bisher beste nicht sticht, wird verdeckt gelegt, auch wenn sie bedient. Eine Karte, die sticht, muss offen liegen. Bedienen muss man auch verdeckt.
hidden-choice = Im 1. bis { $through }. Stich darf nur offen liegen, was von der ausgespielten Farbe ist und die bisher beste Karte sticht. Verdeckt darf man jede Karte zugeben. Ausgespielt wird immer offen.
hidden-choice-all = Offen darf nur liegen, was von der ausgespielten Farbe ist und die bisher beste Karte sticht. Verdeckt darf man jede Karte zugeben. Ausgespielt wird immer offen.
hidden-blind = Zum { $trick }. Stich wird blind zugegeben: Nach dem Ausspiel legen alle eine beliebige Karte verdeckt, dann werden alle zugleich aufgedeckt. Hier kann auch eine verdeckt gelegte Karte den Stich machen.
hidden-know = Eine verdeckte Karte kennt nur, wer sie gelegt hat, und sie macht keinen Stich. Die anderen sehen, dass eine Karte gefallen ist, und sonst nichts.
hidden-know-discards = Eine verdeckte Karte kennt nur, wer sie gelegt hat. Die anderen sehen, dass da nicht bedient werden konnte.
hidden-dry = Eine verdeckt beiseitegelegte Karte kennt bis zum letzten Stich nur, wem sie gehört.
hidden-for-good = Was verdeckt war, bleibt auch nach dem Spiel verdeckt.
hidden-opened = Nach dem Spiel werden alle Karten gezeigt.

# --- Das Spiel gewinnen

heading-win = Wer das Spiel gewinnt
win-last = Wer den letzten Stich macht, den { $tricks }., gewinnt das Spiel.
win-trick = Wer den { $deciding }. Stich macht, gewinnt das Spiel. Gespielt werden trotzdem alle { $tricks } Stiche.
win-sweep = Wer die ersten { $tricks } Stiche allesamt macht, hat einen Durchmarsch und gewinnt das Spiel auf der Stelle.
win-drop = Wer nach dem { $trick }. Stich noch keinen Stich hat, scheidet aus und zeigt den Rest der Hand nicht. Die anderen spielen weiter.
win-instant = Manches Blatt gewinnt sofort, noch vor dem ersten Ausspiel:
win-instant-claim = Es muss vor dem ersten Ausspiel angesagt werden; danach ist es ein Blatt wie jedes andere.
dealt-four-of-a-kind = vier Karten von einem Rang
dealt-one-suit = alle { $cards } Karten von einer Farbe
dealt-four-of-a-suit = vier Karten von einer Farbe
dealt-three-of = dreimal { $rank }, oder viermal
dealt-all-below = alle { $cards } Karten unter { $rank }
dealt-sum-at-most = Karten, die zusammengezählt höchstens { $sum } ergeben
dealt-double = { $hand }, mit { $rank } darunter doppelt
tie-strength = Haben zwei ein solches Blatt, gewinnt das, was in dieser Liste weiter oben steht, dann die höheren Karten, dann, wer früher an der Reihe ist.
tie-category = Haben zwei ein solches Blatt, gewinnt das, was in dieser Liste weiter oben steht, von zwei niedrigen Summen die niedrigere, dann, wer früher an der Reihe ist.
tie-turn = Haben zwei ein solches Blatt, gewinnt, wer früher an der Reihe ist.
tie-suit = Haben zwei ein solches Blatt, gewinnt das, was in dieser Liste weiter oben steht, dann die höheren Karten, dann die Farbe: Herz, Karo, Kreuz, Pik.

# --- Was es zählt

heading-award = Was es zählt
award-header-how = gewonnen
award-header-points = Punkte
award-header-chips = Chips von jedem Gegner
award-header-share = Einsätze aus der Kasse, je Kopf am Tisch
award-plain = mit dem entscheidenden Stich
award-low = mit einer { $rank } im entscheidenden Stich
award-low-run = mit einer { $rank } in jedem der letzten { $tricks } Stiche
award-low-mixed = mit { $ranks } in den letzten beiden Stichen
award-low-more = und so weiter: Jeder Stich einer lückenlosen Reihe bis zum letzten zählt dazu, was seine Karte wert ist
award-low-distinct = Stiche, die in einer solchen Reihe aufeinanderfolgen, müssen mit verschiedenen Farben gemacht sein.
award-dry-hidden = mit einer verdeckt beiseitegelegten { $rank }
award-dry-shown = mit einer offen beiseitegelegten { $rank }
award-sweep = mit einem Durchmarsch
award-instant = mit einem Blatt, das sofort gewinnt
award-not-with = dazu, wenn der entscheidende Stich nicht mit { $rank ->
    [Ass] einem Ass
   *[other] { $rank }
} gemacht wird
award-last-lost = dazu, wenn der letzte Stich dann an jemand anderen geht
award-dealt = für alle, die { $hands } bekommen haben, wer auch gewinnt
pay-winner = Punkte bekommt nur, wer gewinnt.
pay-per-opponent = Wer gewinnt, bekommt das für jeden Gegner einmal.
pay-opponents = Wer gewinnt, bekommt das von jedem Gegner.
pay-ante = Vor dem Geben legen alle { $count ->
    [one] einen Chip
   *[other] { $count } Chips
} in den Topf, und wer gewinnt, nimmt ihn; was ein Gewinn darüber hinaus bringt, zahlen alle anderen.
pay-dropped = Wer ausgeschieden ist, verliert einen.
pay-pool = Ist die Kasse leer, zahlen alle { $fill ->
    [one] einen Einsatz
   *[other] { $fill } Einsätze
} ein; wer gewinnt, nimmt so viele heraus, wie Leute am Tisch sitzen, oder den Rest.
pay-chips = Alle fangen mit { $batch } Chips an. Kann jemand nicht zahlen, bekommen erst alle noch einmal { $batch }.

# --- Strafen

heading-penalties = Strafen
penalty-none = Keine: Eine Karte, die nicht erlaubt ist, lässt sich nicht spielen.
penalty-flag = Wer nicht bedient, wird nicht aufgehalten. Reklamieren dürfen alle, bis das Spiel abgerechnet ist: Wer wirklich falsch bedient hat, verliert { $points }, und das Spiel ist ungültig; wer zu Unrecht reklamiert, verliert { $points }.
penalty-sandbag = Das zurückgehaltene Ass: Wenn jemand einen Durchmarsch macht und dabei zum 1., 2. und 3. Stich dieselbe Farbe ausgespielt hat, zahlt eins mehr, wer von den anderen das Ass dieser Farbe bekommen hatte, ob es noch auf der Hand ist oder abgeworfen wurde. Dieses Ass wird gezeigt.
penalty-sandbag-own = Das zurückgehaltene Ass: Wenn jemand einen Durchmarsch macht und dabei die ersten drei Male dieselbe Farbe ausgespielt hat, zahlt eins mehr, wer von den anderen das Ass dieser Farbe bekommen hatte, es sei denn, es war schon vor dem ersten dieser Ausspiele abgeworfen. Dieses Ass wird gezeigt.
penalty-stuck = Wer ausscheidet, zahlt eins mehr für jedes Ass, das noch auf der Hand ist, und diese Asse werden gezeigt.

# --- Die Partie

heading-match = Die Partie
next-winner = Wer das Spiel gewinnt, gibt das nächste.
next-rotate = Gegeben wird reihum.
match-target = Wer zuerst { $target } hat, gewinnt die Partie.
match-raise = Liegen dann mehrere gleichauf vorn, steigt das Ziel um { $by }, und alle spielen weiter, bis jemand mit so vielen allein vorn liegt.
match-deals = Die Partie ist nach { $deals ->
    [one] einem Spiel
   *[other] { $deals } Spielen
} zu Ende; wer dann am meisten hat, gewinnt.
match-stones = In der Mitte liegen { $stones } Steine, und jeder Punkt nimmt einen weg. Sind sie weg, gewinnt, wer die meisten hat. Reichen sie nicht mehr, gibt es, was noch daliegt.
match-open = Die Partie hat kein festes Ende.
tie-play-on = Bei Gleichstand an der Spitze spielen alle weiter, bis jemand allein vorn liegt.
tie-tied-only = Bei Gleichstand an der Spitze spielen nur die Führenden weiter, sofern das Spiel zu so wenigen geht.
tie-share = Bei Gleichstand an der Spitze wird der Sieg geteilt.
tie-most-deals = Bei Gleichstand an der Spitze entscheidet, wer mehr Spiele gewonnen hat; sind es gleich viele, spielen alle weiter.

# --- Hausregeln

heading-house = Hausregeln an diesem Tisch
house-none = Keine: So wird das Spiel gewöhnlich gespielt.
house-rule = { $option }: { $value } ({ $about })

# --- Fragen

heading-questions = Was oft gefragt wird
question-off-suit = Kann ein Ass von einer anderen Farbe den Stich machen?
answer-off-suit = Nein. Trumpf gibt es nicht, und nur die ausgespielte Farbe macht den Stich.
question-tricks = Gewinnt, wer die meisten Stiche macht?
answer-tricks = Nein. Nur der { $deciding }. Stich zählt.
question-without = Warum ist { $cards } nicht im Blatt?
answer-without = So kennt man dieses Spiel: Das Blatt hat dann { $count } Karten, und in { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
   *[S] Pik
} ist { $rank } die höchste Karte.
question-more = Geht es auch { $seats ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
    [7] zu siebt
    [8] zu acht
    [9] zu neunt
   *[other] mit { $seats }
}?
answer-more-pack = Nein. { $seats } mal { $cards } Karten wären { $needed }, und das Blatt hat nur { $count }.
answer-more-limit = Die Karten würden reichen, aber man spielt es höchstens mit { $most }.
question-low = Warum eine { $rank } aufheben?
answer-low = Weil sie mehr zählt, wenn sie den entscheidenden Stich macht. Das kann sie nur, wenn du sie selbst ausspielst und niemand mehr bedienen kann.
question-length = Wie lange dauert eine Partie?
answer-length = Das macht man vorher aus; siehe oben unter „Die Partie“.

# --- Ein Beispiel

heading-example = Ein Beispiel
example-intro = Das Ende eines Spiels, so wie es gelaufen ist:

# --- Quellen

heading-source = Woher diese Regeln kommen
source-says = { $says }.
source-inferred = Erschlossen, weil keine Quelle es sagt: { $things }.
