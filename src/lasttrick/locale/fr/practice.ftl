# L’entraînement : les questions, ce qu’on dit des réponses, et les progrès.
# Jamais « de », « à » ni « que » devant un nom ou une carte ; aucun accord avec un nom.

practice-begins-legal = { $game }, à { $seats } : quelles cartes peut-on jouer ? Aide : ?, quitter : q.
practice-begins-last = { $game }, à { $seats } : le pli décisif, toutes les mains visibles. Aide : ?, quitter : q.
practice-begins-points = { $game }, à { $seats } : combien vaut la donne ? Aide : ?, quitter : q.

practice-again = Cette question revient :
practice-right = C’est juste.
practice-wrong = Ce n’est pas ça.
practice-hand = { $name } : { $cards }

# --- Quelles cartes on peut jouer

practice-deal-open = Donne { $number }, toutes les mains visibles
practice-deal-closed = Donne { $number }, mains cachées : tu ne vois que la tienne
practice-ask-legal = Pli { $trick } sur { $tricks } : lesquelles de tes cartes peux-tu jouer ?
practice-ask-shown = Pli { $trick } sur { $tricks } : lesquelles de tes cartes peux-tu poser face visible ? (0 si aucune)
practice-expected-cards = Il faut des cartes, comme 10c 3h, ou leurs numéros de 1 à { $most }, et non { $typed }. Aide : ?
practice-left-out = Tu as oublié { $cards }.
practice-too-many = En trop : { $cards }.
practice-ask-lead = À toi d’entamer. Avec quelle carte ? (Entrée : un robot choisit)
practice-ask-play = Laquelle joues-tu ? (Entrée : un robot choisit)
practice-ask-next = Entrée pour une autre donne, mains cachées ; o pour la voir mains visibles ; q pour quitter.

# --- Le pli décisif

practice-changed = Une seule couleur change : { $new } remplace { $old }.
practice-ask-last = Qui fait le dernier pli ? ({ $names })
practice-ask-winner = Qui fait le pli { $trick }, le pli décisif ? ({ $names })
practice-expected-name = Il faut { $names }, et non { $typed }. Aide : ?
practice-ask-must = À toi de jouer. Quelle carte dois-tu fournir ?

# --- Ce que vaut une donne

practice-ask-points = Que rapporte la donne, en points ? Pour { $name } :
practice-ask-chips = Que rapporte la donne, en jetons (un moins pour une perte) ? Pour { $name } :
practice-expected-number = Il faut un nombre, comme 2 ou -1, et non { $typed }. Aide : ?
practice-in-all = En tout, { $name } : { $amount }.

# --- Les progrès

practice-score = Réponses justes aujourd’hui : { $right } sur { $asked }. En tout : { $allright } sur { $all }.
practice-waiting = { $count ->
    [one] Une question reviendra.
   *[other] { $count } questions reviendront.
}
practice-damaged = Tes progrès étaient illisibles. Le fichier est mis de côté ({ $file }) et le compte repart de zéro.
practice-not-kept = Tes progrès ne peuvent pas être gardés : { $reason }.

practice-help-legal =
    Donne toutes les cartes jouables, en cartes ou en numéros, dans n’importe quel ordre : 10c 3h, ou 1 4.
    (c trèfle, d carreau, h cœur, s pique)
    rules : ce qui compte à cette table.
    quit, ou q : s’arrêter là. Ce que tu as manqué reviendra une autre fois.
practice-help-last =
    Donne la lettre de qui fait le pli, ou la carte qu’il faut jouer.
    rules : ce qui compte à cette table.
    quit, ou q : s’arrêter là. Ce que tu as manqué reviendra une autre fois.
practice-help-points =
    Donne un nombre : ce que la donne rapporte à cette place, avec un moins pour une perte.
    rules : ce qui compte à cette table.
    quit, ou q : s’arrêter là. Ce que tu as manqué reviendra une autre fois.

# --- Dans un navigateur

practice-web-legal = Quelles cartes peut-on jouer ?
practice-web-last = Qui fait le pli décisif ?
practice-web-points = Combien vaut la donne ?
practice-web-shown = Pli { $trick } sur { $tricks } : lesquelles de tes cartes peux-tu poser face visible ?
practice-web-none = Aucune
practice-web-check = Vérifier
practice-web-next = Question suivante
practice-web-last-trick = Qui fait le dernier pli ?
practice-web-winner = Qui fait le pli { $trick }, le pli décisif ?
practice-web-table = Sur la table
practice-web-aside = De côté
practice-web-nothing = À ce jeu, il n’y a rien à demander.
practice-web-others = Autres exercices
practice-web-question = Question { $number } sur { $count }.
practice-web-so-far = Juste jusqu’ici : { $right }.
practice-web-sum-up = Le bilan
practice-web-sitting = { $right } sur { $count } justes
practice-web-more = Dix autres
practice-web-closed = Redonner, mains cachées
practice-web-open = Redonner, toutes les mains ouvertes
practice-web-lead = À toi d’entamer. Avec quelle carte ?
practice-web-play = Laquelle joues-tu ?
practice-web-bot = Laisser choisir un robot
practice-web-go-on = Continuer
practice-web-how = Joueurs, règles de la maison, un jeu à toi
