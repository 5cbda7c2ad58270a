# La feuille de règles : les règles d’une table et d’elle seule. Ses nombres viennent des données
# avec lesquelles le programme joue.

sheet-title = { $game } : les règles de cette table
sheet-title-place = { $game }, { $place } : les règles de cette table

# --- Le but

heading-aim = De quoi il s’agit
aim-last = Faire le dernier pli. Lui seul compte : qui le fait gagne la donne, même sans avoir fait aucun autre pli. Tous ceux d’avant ne servent qu’à décider qui l’entamera et quelles cartes seront encore en jeu.
aim-trick = Faire le { $deciding ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
   *[other] { $deciding }e
} des { $tricks } plis. Lui seul gagne la donne ; les autres ne servent qu’à décider qui l’entamera et quelles cartes seront encore en jeu.
aim-no-trumps = Pas d’atout, pas d’enchères, pas de points dans les cartes.

# --- Les joueurs et les cartes

heading-players = Les joueurs
players-count = Le jeu se joue de { $least } à { $most } joueurs ; à cette table, on est { $seats }.
players-exactly = C’est un jeu qui se joue à { $seats }.
players-best = L’idéal est d’être { $least } à { $most }.
players-best-one = L’idéal est d’être { $least }.

heading-pack = Les cartes
pack-count = On joue avec { $count } cartes. Les voici, couleur par couleur, de la plus forte à la plus faible :
pack-order = { $suit } : { $cards }
pack-without = On écarte { $cards }.
pack-shorter = À { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}, la carte la plus haute est donc { $rank ->
    [as] l’as
    [dame] la dame
   *[other] le { $rank }
}.

# --- Les places, la coupe et la donne

heading-deal = Les places et la donne
draw-dealer = Pour la première donne, chacun tire une carte : la plus haute désigne le donneur. En cas d’égalité en tête, on tire de nouveau.
draw-seats = Chacun tire une carte pour sa place : on s’assied dans le sens horaire, de la plus haute à la plus basse ; à égalité, on tire de nouveau. La plus haute désigne le premier donneur.
cut-right = Le donneur mélange, et son voisin de droite coupe.
cut-or-tap = Le donneur mélange, et son voisin de droite coupe, ou tape sur le paquet pour qu’il soit donné tel quel.
cut-never = Le donneur mélange ; personne ne coupe.
deal-each = Chacun reçoit { $cards } cartes, { $packets }, { $direction ->
    [clockwise] dans le sens horaire, en commençant à gauche du donneur
   *[counterclockwise] dans le sens antihoraire, en commençant à droite du donneur
} ; le donneur se sert en dernier.
packets-one = une par une
packets-all = toutes d’un coup
packets = par paquets de { $sizes }
talon = { $count ->
    [0] Toutes les cartes sont données : il n’y a pas de talon.
    [one] Il reste une carte : c’est le talon. On le laisse face cachée, et personne ne le voit.
   *[other] Il reste { $count } cartes : c’est le talon. On le laisse face cachée, et personne ne le voit.
}
redeal = Avant la première entame, qui n’a rien au-dessus { $rank ->
    [as] de l’as
    [dame] de la dame
   *[other] du { $rank }
} peut échanger toute sa main contre des cartes du talon, une fois par donne et tant que le talon y suffit.
dry = Avant la première entame, chacun à son tour peut mettre de côté une carte pour le dernier pli ({ $ranks }), face cachée ou face visible. D’ici là, cette carte n’est plus dans la main et l’on n’a pas à la jouer, même pour fournir ; au dernier pli, elle se joue d’elle-même.

# --- Entamer et jouer

heading-play = Le jeu de la carte
lead-next = Le joueur qui suit le donneur entame le premier pli.
lead-dealer = Le donneur entame le premier pli.
lead-left = Le voisin de gauche du donneur entame le premier pli.
lead-right = Le voisin de droite du donneur entame le premier pli.
lead-holder = À la première donne d’une partie, qui tient { $card } entame à sa place ; si cette carte n’a pas été donnée, rien ne change.
play-round = On joue dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
}, une carte chacun, et qui fait un pli entame le suivant.
duty-must = Tu dois fournir la couleur demandée si tu en as. Si tu n’en as pas, joue ce que tu veux.
duty-must-beat = Tu dois fournir la couleur demandée si tu en as, et monter sur la meilleure carte du pli si tu le peux. Si tu n’as pas de cette couleur, joue ce que tu veux.
duty-free = Personne n’est tenu de fournir, ni de monter.
duty-no-beat = Rien ne t’oblige à monter sur les cartes du pli.
trick-won = Le pli revient à la plus haute carte de la couleur demandée. Une carte d’une autre couleur ne peut pas le prendre, si haute soit-elle.
last-suit = Au dernier pli, la couleur qui compte est celle de la carte qui a fait le pli d’avant, quelle que soit l’entame. Si personne n’en joue, le pli revient à qui l’a entamé.
peek = Pendant l’avant-dernier pli, qui est sur le point de jouer peut demander à voir la carte du dessous du talon ; on la montre à tous.
look-back-none = On ne revoit jamais un pli terminé.
look-back-last = De tous les plis terminés, on ne peut revoir que le dernier.
look-back-all = On peut revoir tous les plis terminés.

# --- Face cachée

heading-hidden = Ce qui se pose face cachée
hidden-none = Rien : toutes les cartes se jouent face visible.
hidden-discards = Une carte d’une autre couleur que celle demandée se pose face cachée. Celles qui fournissent restent face visible.
hidden-not-beating = Une carte qui ne bat pas la meilleure du pli se pose face cachée, même si elle fournit. Une carte qui bat doit se montrer. Poser face cachée ne dispense jamais de fournir.
hidden-choice = Aux plis 1 à { $through }, une carte ne se montre que si elle est de la couleur demandée et bat la meilleure du pli. Sinon, ou si l’on préfère, on pose n’importe quelle carte face cachée. Qui entame joue toujours face visible.
hidden-choice-all = Une carte ne se montre que si elle est de la couleur demandée et bat la meilleure du pli. Sinon, ou si l’on préfère, on pose n’importe quelle carte face cachée. Qui entame joue toujours face visible.
hidden-blind = Au { $trick ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
   *[other] { $trick }e
} pli, on répond à l’aveugle : après l’entame, chacun pose face cachée la carte qu’il veut, puis on les retourne toutes ensemble. À ce pli, une carte posée face cachée peut gagner.
hidden-know = Une carte cachée n’est connue que de son propriétaire, et elle ne peut pas faire de pli. Les autres voient qu’une carte a été posée, rien de plus.
hidden-know-discards = Une carte cachée n’est connue que de son propriétaire. Les autres voient qu’il n’a pas pu fournir.
hidden-dry = Une carte mise de côté face cachée n’est connue que de son propriétaire jusqu’au dernier pli.
hidden-for-good = La donne finie, les cartes cachées le restent.
hidden-opened = La donne finie, on montre toutes les cartes.

# --- Gagner la donne

heading-win = Gagner la donne
win-last = Qui fait le dernier pli, le { $tricks ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
   *[other] { $tricks }e
}, gagne la donne.
win-trick = Qui fait le { $deciding ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
   *[other] { $deciding }e
} pli gagne la donne. On joue tout de même les { $tricks } plis.
win-sweep = Qui rafle les { $tricks } premiers plis gagne la donne sur-le-champ : c’est le chelem.
win-drop = Après le { $trick ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
   *[other] { $trick }e
} pli, qui n’en a fait aucun est hors jeu, et ce qui lui reste en main ne se montre pas. Les autres continuent.
win-instant = Une main peut gagner d’entrée, telle qu’elle est reçue, avant la première entame :
win-instant-claim = Il faut l’annoncer avant la première entame ; après, ce n’est plus qu’une main comme une autre.
dealt-four-of-a-kind = un carré (quatre cartes de même valeur)
dealt-one-suit = { $cards } cartes d’une seule couleur
dealt-four-of-a-suit = quatre cartes d’une même couleur
dealt-three-of = trois { $rank ->
    [roi] rois
    [dame] dames
    [valet] valets
   *[other] { $rank }
}, ou quatre
dealt-all-below = { $cards } cartes toutes au-dessous { $rank ->
    [as] de l’as
    [dame] de la dame
   *[other] du { $rank }
}
dealt-sum-at-most = des cartes dont le total ne dépasse pas { $sum }
dealt-double = { $hand }, payé double avec { $rank ->
    [dame] une dame
   *[other] un { $rank }
} dedans
tie-strength = Si deux joueurs ont une telle main, la mieux placée dans cette liste l’emporte ; sinon, celle qui a les cartes les plus fortes ; sinon, celle du premier dans l’ordre du jeu.
tie-category = Si deux joueurs ont une telle main, la mieux placée dans cette liste l’emporte ; entre deux petits totaux, le plus petit ; sinon, celle du premier dans l’ordre du jeu.
tie-turn = Si deux joueurs ont une telle main, celle du premier dans l’ordre du jeu l’emporte.
tie-suit = Si deux joueurs ont une telle main, la mieux placée dans cette liste l’emporte ; sinon, celle qui a les cartes les plus fortes ; sinon, on départage par la couleur : cœur, carreau, trèfle, pique.

# --- Ce qu’elle vaut

heading-award = Ce que vaut la donne
award-header-how = façon de gagner
award-header-points = points
award-header-chips = jetons par adversaire
award-header-share = mises de la cagnotte par joueur
award-plain = au pli décisif
award-low = avec { $rank ->
    [dame] une dame
   *[other] un { $rank }
} au pli décisif
award-low-run = avec { $rank ->
    [dame] une dame
   *[other] un { $rank }
} à chacun des { $tricks } derniers plis
award-low-mixed = avec { $ranks } aux deux derniers plis
award-low-more = et ainsi de suite : en remontant sans trou depuis le dernier, chaque pli ajoute ce que vaut sa carte
award-low-distinct = Dans une telle série, deux plis voisins doivent être faits dans des couleurs différentes.
award-dry-hidden = avec { $rank ->
    [dame] une dame
   *[other] un { $rank }
} de côté, face cachée
award-dry-shown = avec { $rank ->
    [dame] une dame
   *[other] un { $rank }
} de côté, face visible
award-sweep = par le chelem
award-instant = d’entrée, avec la main reçue
award-not-with = si la carte qui fait le pli décisif n’est pas { $rank ->
    [dame] une dame
   *[other] un { $rank }
}
award-last-lost = si le gagnant ne fait pas aussi le dernier pli
award-dealt = à quiconque a reçu { $hands }, quel que soit le gagnant
pay-winner = Seul le gagnant marque.
pay-per-opponent = Le gagnant marque ces points une fois par adversaire.
pay-opponents = Chaque adversaire paie au gagnant ce que vaut la donne.
pay-ante = Avant la donne, chacun met { $count ->
    [one] un jeton
   *[other] { $count } jetons
} au pot, et le gagnant le ramasse ; ce qu’un gain vaut de plus, chaque adversaire le paie.
pay-dropped = Chaque joueur hors jeu perd un point.
pay-pool = Quand la cagnotte est vide, chacun y verse { $fill ->
    [one] une mise
   *[other] { $fill } mises
} ; le gagnant en prend autant qu’il y a de joueurs, ou ce qui reste.
pay-chips = Chacun commence avec { $batch } jetons. Si quelqu’un ne peut pas payer, chacun en reçoit d’abord { $batch } de plus.

# --- Les pénalités

heading-penalties = Les pénalités
penalty-none = Aucune : une carte que les règles interdisent ne peut pas être jouée.
penalty-flag = Rien n’arrête un joueur qui ne fournit pas. Tant que la donne n’est pas comptée, n’importe qui peut l’accuser : une renonce annule la donne et coûte { $points } { $points ->
    [one] point
   *[other] points
} à son auteur ; une accusation à tort en coûte { $points } à l’accusateur.
penalty-sandbag = L’as gardé sous le coude : quand un joueur fait le chelem en ayant entamé les plis 1, 2 et 3 dans une même couleur, l’adversaire qui a reçu l’as de cette couleur paie 1 de plus, qu’il l’ait encore en main ou qu’il l’ait jeté. On montre cet as.
penalty-sandbag-own = L’as gardé sous le coude : quand un joueur fait le chelem et que ses trois premières entames étaient d’une même couleur, l’adversaire qui a reçu l’as de cette couleur paie 1 de plus, sauf s’il l’a jeté avant la première de ces entames. On montre cet as.
penalty-stuck = Qui est hors jeu paie 1 de plus pour chaque as qui lui reste en main, et l’on montre ces as.

# --- La partie

heading-match = La partie
next-winner = C’est le gagnant de la donne qui distribue la suivante.
next-rotate = La donne tourne : elle passe chaque fois au joueur suivant.
match-target = Le premier à atteindre { $target } gagne la partie.
match-raise = Si plusieurs sont en tête à égalité quand ce total est atteint, on le relève de { $by } et tout le monde continue, jusqu’à ce qu’un joueur l’atteigne en étant seul en tête.
match-deals = La partie se termine au bout { $deals ->
    [one] d’une donne
   *[other] de { $deals } donnes
} ; le plus haut total l’emporte.
match-stones = On met { $stones } cailloux au milieu, et chaque point en prend un. Quand il n’y en a plus, le joueur qui en a le plus gagne. Un gain plus gros que le tas prend ce qui reste.
match-open = La partie n’a pas de fin fixée.
tie-play-on = À égalité pour la première place, tout le monde continue jusqu’à ce qu’un joueur mène seul.
tie-tied-only = À égalité pour la première place, seuls les ex æquo continuent, si le jeu peut se jouer à si peu.
tie-share = À égalité, la première place se partage.
tie-most-deals = À égalité, la première place revient à qui a gagné le plus de donnes ; si c’est encore égal, tout le monde continue.

# --- Les règles de la maison

heading-house = Les règles de la maison
house-none = Aucune : c’est le jeu tel qu’il se joue d’ordinaire.
house-rule = { $option } : { $value } ({ $about })

# --- Les questions

heading-questions = Les questions qu’on pose
question-off-suit = Un as d’une autre couleur peut-il faire le pli ?
answer-off-suit = Non. Il n’y a pas d’atout : seule la couleur demandée peut gagner.
question-tricks = Est-ce que je gagne si j’ai fait le plus de plis ?
answer-tricks = Non. Seul compte le { $deciding ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
   *[other] { $deciding }e
} pli.
question-without = Pourquoi écarter { $cards } ?
answer-without = C’est ainsi qu’on joue : il reste alors { $count } cartes, et à { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
} la plus haute est { $rank ->
    [as] l’as
    [dame] la dame
   *[other] le { $rank }
}.
question-more = Peut-on jouer à { $seats } ?
answer-more-pack = Non. À { $seats }, avec { $cards } cartes chacun, il en faudrait { $needed }, et le jeu en compte { $count }.
answer-more-limit = Il y aurait assez de cartes, mais on ne joue pas à plus de { $most }.
question-low = Pourquoi garder { $rank ->
    [dame] une dame
   *[other] un { $rank }
} ?
answer-low = Parce que cette carte rapporte plus quand elle fait le pli décisif. Elle n’y arrive que si tu l’entames et que personne d’autre ne peut fournir.
question-length = Combien de temps dure une partie ?
answer-length = On en convient avant de commencer : voir « La partie », plus haut.

# --- Un exemple

heading-example = Un exemple
example-intro = Une fin de donne, telle qu’elle a été jouée :

# --- Les sources

heading-source = D’où viennent ces règles
source-says = { $says }.
source-inferred = Déduit, faute de source qui le dise : { $things }.
