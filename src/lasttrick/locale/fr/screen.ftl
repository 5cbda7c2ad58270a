# Le plein écran : tout ce qui entoure la table.

# --- Le menu

menu-title = Last Trick
menu-subtitle = Des jeux de cartes où un seul pli décide
menu-go-on = Reprendre
menu-go-on-reading = …
menu-go-on-none = aucune partie en attente
menu-go-on-about = C’est ici que t’attend une partie laissée en cours.
menu-match = { $game }, donne { $number }
menu-match-and-others = { $match }, et { $count ->
    [one] une autre
   *[other] { $count } autres
}
menu-deal = donne { $number }
menu-new = Nouvelle partie
menu-new-about = Douze jeux au choix, contre des robots.
menu-practice = Entraînement
menu-practice-about = Quelles cartes puis-je jouer ? Qui fait le dernier pli ? Combien vaut la donne ?
menu-score = Feuille de marque
menu-score-about = Pour tenir la marque à une table où l’on joue avec de vraies cartes.
menu-rules = Règles d’un jeu
menu-rules-about = Comment un jeu se joue, avec un exemple.
menu-settings = Réglages
menu-settings-about = La langue, les cartes, l’allure des robots et ton nom.
menu-leave = Quitter
menu-leave-about = Rien n’est perdu : la partie que tu quittes t’attend.
menu-which-game = Quel jeu ?
menu-own-game = Un jeu à toi…
menu-own-game-about = Un fichier de jeu, avec les règles de ta maison.
menu-own-game-ask = Où est ton fichier de jeu ? Par exemple : ./maison.toml
menu-no-such-file = Il n’y a pas de fichier { $file }.
menu-keys-top = Flèches : choisir · Entrée : ouvrir · ? : aide · q : quitter
menu-keys = Flèches : choisir · Entrée : ouvrir · ? : aide · Échap : retour
menu-reading-keys = Flèches : défiler · Échap : fermer
menu-asking-keys = Entrée : valider · Échap : retour
menu-help-title = Les touches
menu-help =
    Haut et Bas choisissent une ligne. Entrée l’ouvre ; son numéro aussi, ou un clic.
    Gauche et Droite changent la valeur d’une ligne. Un nombre peut aussi se taper.
    Une étoile signale une valeur qui n’est pas celle d’usage.
    Échap ramène en arrière. Dans le menu, q quitte.
    Ctrl+C quitte de n’importe où. Rien n’est perdu : la partie que tu quittes t’attend.

# --- Préparer une table

setup-keys = Haut/Bas : choix · Gauche/Droite : valeur · Entrée : départ · Échap : retour
setup-start = Commencer
setup-start-about = Assieds-toi et joue, avec les règles ci-dessous.
setup-start-sheet-about = Ouvre la feuille, avec les règles ci-dessous.
setup-sheet = Lire les règles
setup-sheet-about = Les règles de cette table, et d’elle seule.
setup-players = Joueurs
setup-players-about = Combien de places, la tienne comprise.
setup-bots-own = place par place
setup-bots-own-about = Choisis plus bas qui s’assied à quelle place.
setup-hints = Conseils
setup-hints-on = oui
setup-hints-off = non
setup-hints-about = Si l’on peut demander un conseil à la table.
setup-preset = Règles de la maison
setup-preset-about = Des règles réunies sous un nom. Chacune peut encore se changer plus bas.
setup-usual = celles d’usage
setup-usual-value = { $value } (d’usage)
setup-values = Valeurs : { $values }
setup-wrong-seats = Cette table est pour { $least } à { $most } joueurs, pas pour { $seats }.
setup-wrong-seats-exactly = Cette table est pour { $most } joueurs, pas pour { $seats }.
setup-wrong-pack = À { $seats } joueurs avec { $cards } cartes chacun, il faut { $needed } cartes, mais le paquet en a { $pack }.
setup-wrong-together = Ces règles s’excluent : { $rules }.

# --- Les réglages

settings-keys = Haut/Bas : choix · Gauche/Droite : valeur · Échap : retour
settings-language = Langue
settings-language-about = La langue de la table, des règles et du menu.
settings-pack = Cartes
settings-pack-about = Les teintes des cartes. Les lettres conviennent à n’importe quel terminal.
settings-pack-four-colour = quatre couleurs
settings-pack-two-colour = rouge et noir
settings-pack-ascii = en lettres
settings-bot-delay = Les robots réfléchissent
settings-bot-delay-about = Combien de temps un robot met à jouer une carte.
settings-bot-delay-none = pas du tout
settings-bot-delay-short = un instant
settings-bot-delay-usual = une seconde environ
settings-bot-delay-long = plus longtemps
settings-trick-stays = Le pli reste sur la table
settings-trick-stays-about = Combien de temps un pli terminé reste sur la table.
settings-trick-stays-key = jusqu’à l’appui d’une touche
settings-trick-stays-short = un instant
settings-trick-stays-long = plus longtemps
settings-name = Ton nom
settings-name-about = Il figure dans l’enregistrement de tes donnes. Entrée le change.
settings-name-ask = Comment t’appelles-tu ?
settings-bad-name = Il faut un nom de { $most } lettres au plus.
settings-not-kept = C’est en vigueur, mais cela n’a pas pu être gardé : { $reason }

# --- L’entraînement et la feuille de marque

session-practice-legal = Quelles cartes peut-on jouer ?
session-practice-legal-about = Une donne contre des robots. Avant chaque carte, donne toutes celles qu’on peut jouer.
session-practice-last = Qui fait le dernier pli ?
session-practice-last-about = Une fin de donne, toutes les mains visibles.
session-practice-points = Combien vaut la donne ?
session-practice-points-about = La donne est finie. À toi de la compter.
session-new-sheet = Nouvelle feuille de marque
session-new-sheet-about = Choisis un jeu, dis qui joue, et note donne après donne.
session-sheet-deals = { $count ->
    [0] Aucune donne n’est encore notée.
    [one] Une donne est notée.
   *[other] { $count } donnes sont notées.
}
session-sheet-over = La partie est finie, au bout { $count ->
    [one] d’une donne
   *[other] de { $count } donnes
}.
session-sheet-kept = La feuille est gardée. Tu la retrouveras sous « Feuille de marque ».
session-keys = Entrée : répondre · ? : aide · Page préc. : relire · Échap : arrêter
session-over = Entrée pour revenir.

# === La table. Ses phrases ont peu de place : les plus courtes sont les meilleures.

# --- Le tapis

# Les marques à côté d’un nom : qui a donné, et qui a entamé le premier pli. Une lettre chacune.
screen-mark-dealer = D
screen-mark-leader = E
screen-out = hors jeu
screen-won = { $count ->
    [one] ({ $count } pli)
   *[other] ({ $count } plis)
}
screen-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
screen-chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
screen-clockwise = sens horaire
screen-counterclockwise = sens antihoraire
screen-pool = Au milieu : { $count }
screen-stones = { $count ->
    [one] encore { $count } caillou
   *[other] encore { $count } cailloux
}
screen-trick = Pli { $trick } sur { $tricks }
screen-too-small = La fenêtre est trop petite pour une table.

# --- Ce qu’on demande

screen-choose-card = Flèches, numéro ou carte pour choisir ; Entrée pour jouer.
screen-enter-plays = Entrée joue { $card }.
screen-enter-down = Entrée pose { $card } face cachée.
screen-enter-either = { $down ->
    [true] Entrée pose { $card } face cachée ; * pour la montrer.
   *[false] Entrée pose { $card } face visible ; * pour la cacher.
}
screen-one-way = Elle ne peut se poser qu’ainsi.
screen-thinks = { $name } réfléchit.
screen-trick-stays = Les cartes sont jouées. Entrée pour continuer.
screen-revoke = C’est une renonce, et les autres peuvent la dénoncer. Tu joues quand même ?
screen-revoke-yes = oui, jouer cette carte
screen-deal-over = La donne { $number } est finie
screen-deals-next = { $who ->
    [you] C’est toi qui donnes ensuite.
   *[other] C’est { $name } qui donne ensuite.
}
screen-match-over = La partie est finie. Et maintenant ?
screen-again = une autre partie à cette table
screen-to-menu = retour au menu
screen-leave = quitter
screen-enter-leaves = Entrée pour quitter la table.

# --- Les touches

screen-key-help = aide
screen-key-rules = règles
screen-key-last = dernier
screen-key-tally = score
screen-key-why = pourquoi
screen-key-hint = conseil
screen-key-menu = menu
screen-key-leave = sortir
screen-reading-keys = Échap : fermer

# --- La liste, à la table

screen-menu-title = À la table
screen-menu-help = Que puis-je faire ici ?
screen-menu-rules = Les règles de cette table
screen-menu-last = Le dernier pli
screen-menu-tally = Où en est chacun
screen-menu-why = Quelles cartes puis-je jouer ?
screen-menu-hint = Que jouer ?
screen-menu-flag = Dénoncer une renonce
screen-menu-peek = Voir la carte du dessous du talon
screen-menu-away = Retour au menu ; la partie est gardée
screen-menu-leave = Quitter ; la partie est gardée

# --- Ce qu’on peut lire

screen-help-title = À la table
screen-rules-title = Les règles de cette table
screen-last-title = Le dernier pli
screen-tally-title = Le score
screen-why-title = Les cartes que tu peux jouer
screen-flag-title = Qui accuses-tu de renonce ?
screen-tally = { $name } : { $total }, { $won ->
    [one] { $won } donne gagnée
   *[other] { $won } donnes gagnées
}
screen-goal = La partie : { $goal }.
screen-help =
    Les flèches parcourent ta main, et Entrée joue la carte où tu t’arrêtes.
    Tu peux aussi taper une carte : son numéro, 10c, rc, ou r si tu n’as qu’un roi (c trèfle, d carreau, h cœur, s pique). Entrée la joue, Échap l’efface.
    À la souris, un clic choisit une carte, et un second la joue.
    Une carte qui dépasse, avec un signe près de son numéro, peut se jouer. Va sur une autre pour lire ce qui l’empêche.
    La touche * retourne la carte choisie, là où tu as le choix.

    D : a donné. E : a entamé le premier pli. La carte au double cadre est la meilleure du pli.

    F1 ou ? : cette aide.
    F2 : les règles de cette table.
    F3 ou l : le dernier pli, si l’on a le droit de le revoir.
    F4 : où en est chacun, et ce qui termine la partie.
    F5 : pour chaque carte, pourquoi elle ne peut pas se jouer.
    F6 : dénoncer une renonce ; F7 : voir la carte du dessous du talon, si les règles le permettent.
    F8 : un conseil, avec une carte à jouer, ses raisons, et ce que promet chaque carte.
    F9 ou Échap : la liste de tout cela, avec l’allure et les cartes à régler.
    F10 : quitter. La partie est gardée, et tu pourras la reprendre.

# --- Ce qui est allé de travers

screen-trouble = La partie s’arrête ici
screen-bot-failed = Un des robots n’a pas pu continuer.
screen-nothing-lost = Rien n’est perdu : la partie est gardée telle qu’elle était avant le dernier coup.
screen-not-written = La partie n’a pas pu être enregistrée.
screen-gone-elsewhere = Cette partie a continué à une autre table : ici, plus rien n’est gardé.
