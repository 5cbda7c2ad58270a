# La table dans un navigateur. Ce qui se passe pendant une donne est raconté par table.ftl ; ici,
# ce sont les pages, les boutons, et ce qui arrive autour de la table.

# Le sens de l’écriture : ltr, de gauche à droite ; rtl, de droite à gauche.
text-direction = ltr

# --- L’accueil

web-lead = Des jeux de cartes où un seul pli décide.
web-play = Jouer
web-play-what = { $game } tout de suite, contre { $bots ->
    [one] un robot
   *[other] { $bots } robots
}. Sans compte, et rien à installer.
web-a-guest = Anonyme
web-games = Choisis un jeu
web-own-game = Ou un jeu à toi : choisis son fichier
web-kept = Tes tables
web-go-back = Y retourner
web-forget = Oublier
web-open-tables = Tables ouvertes
web-open-none = Personne n’attend de joueurs en ce moment. Ouvre une table et invite quelqu’un.
web-open-chairs = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
web-look = Entrer
web-continue-title = Continuer sur un autre téléphone ou ordinateur
web-continue-text = À ta table, ouvre le menu et demande un code. Ouvre ensuite le lien de la table sur l’autre appareil, et tape le code.
web-this-device = Sur cet appareil
web-more = Compter et s’exercer
web-more-score = Tenir le score d’une table avec de vraies cartes
web-more-legal = S’exercer : quelles cartes peut-on jouer ?
web-more-last = S’exercer : qui fait le pli décisif ?
web-more-points = S’exercer : combien vaut la donne ?
web-again = Réessayer
web-offline = Tu n’es pas en ligne. La feuille de score marche quand même ; les tables attendent ton retour.
web-newer = Il y a une version plus récente de ces pages.
web-newer-take = La charger

# --- Préparer une table

web-seats = Joueurs
web-preset = Règles de la maison
web-preset-usual = celles d’usage
web-usual = { $value } (d’usage)
web-bot-plays = { $name } joue
web-your-name = Ton nom
web-arrange = Changer le jeu
web-game = Jeu
web-preset-choose = choisir…
web-house-rules = Toutes les règles de la maison
web-play-bots = Jouer contre des robots
web-make-private = Inviter des amis
web-make-public = Ouvrir à tout le monde

# --- Avant la première donne

web-invite = Envoie ce lien à tes amis
web-copy = Copier
web-copied = Copié
web-share = Partager
web-chairs = Places
web-open = Libre
web-host = hôte
web-sit = S’asseoir
web-sit-title = Qui es-tu ?
web-add-bot = Ajouter un robot
web-clear = Retirer
web-clear-title = Retirer { $name } de sa place ?
web-clear-text = La place sera libre. On pourra encore regarder, et se rasseoir.
web-make-host = Nommer hôte
web-start = Distribuer les cartes
web-start-bots = Distribuer les cartes, avec { $count ->
    [one] un robot
   *[other] { $count } robots
}
web-host-starts = L’hôte distribue dès que tout le monde est là.
web-watching-gathering = Prends une place libre, ou regarde.
web-continue-have = J’ai un code d’un autre appareil
web-continue-code = Code
web-continue = Continuer ici

# --- À la table

web-table = La table
web-tools = Outils de la table
web-beside = Récit et discussion
web-story = Ce qui s’est passé
web-to-home = Revenir à l’accueil
web-last-trick = Dernier pli
web-score = Score
web-rules = Règles de cette table
web-chat = Discussion
web-menu = Table et réglages
web-close = Fermer
web-cancel = Annuler
web-wait = Un instant…
web-line-lost = La connexion est coupée. On réessaie ; tu ne manqueras rien.
web-offline-table = Cet appareil n’est pas en ligne. Dès qu’il le sera, tu reprendras ici, et tu ne manqueras rien.
web-dealer = a donné
web-leads = entame
web-to-play = doit jouer
web-out = hors jeu
web-badge-bot = robot
web-badge-cover = robot en attendant
web-badge-away = pas là
web-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-tricks-won = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
web-total-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-total-chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
web-trick-of = Pli { $trick } sur { $tricks }
web-trick-decides = Pli { $trick } sur { $tricks }, le pli décisif
web-trick-number = Pli { $trick }
web-trick-cards = Les cartes de ce pli
web-goes-clockwise = On joue dans le sens horaire.
web-goes-counterclockwise = On joue dans le sens antihoraire.
web-trick-yours = Tu fais le pli.
web-trick-theirs = { $name } fait le pli.
web-pool = Au milieu : { $count }
web-pool-stones = { $count ->
    [one] encore { $count } caillou
   *[other] encore { $count } cailloux
}
web-clock-left = { $count ->
    [one] Encore { $count } seconde.
   *[other] Encore { $count } secondes.
} Ensuite, un robot joue avec soin à ta place.
web-watching = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-watching-sit = Tu regardes. Prendre une place ?
web-spectators-closed = À cette table, personne ne peut regarder pendant une donne.
web-spectators-wait = La donne se voit avec un peu de retard.

# --- À qui de jouer

web-turn-lead = À toi d’entamer.
web-turn-card = À toi. On demande { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}.
web-turn-plays = C’est { $name } qui joue.
web-turn-answers = C’est { $name } qui doit répondre.
web-turn-cut = À toi de couper
web-turn-cuts = C’est { $name } qui coupe.
web-this-decides = C’est le pli décisif !
web-go-on = Continuer
web-also = Tu peux aussi
web-hint = Conseil
web-hint-close = Fermer le conseil
web-flag = Dénoncer une renonce
web-flag-title = Qui n’a pas fourni ?
web-flag-text = Si tu as raison, la donne est nulle. Sinon, c’est toi qui paies.

# --- La main

web-your-hand = Ta main
web-card-may = { $card }, peut se jouer
web-card-down = { $card }, peut se poser face cachée
web-card-either = { $card }, peut se jouer ou se poser face cachée
web-card-not = { $card }, pas maintenant. { $reason }
web-lay-up = Jouer face visible
web-lay-down = Poser face cachée
web-aside = de côté
web-typed-enter = et Entrée
web-revoke-title = C’est une renonce
web-revoke-text = Tu as une carte de la couleur demandée. Si tu joues d’une autre couleur, les autres peuvent dénoncer la renonce.
web-revoke-yes = Jouer quand même

# --- La coupe

web-cut = Couper ici
web-tap = Taper : donner sans couper
web-cut-lift = Tu soulèves { $count ->
    [one] une carte
   *[other] { $count } cartes
}.

# --- La donne est finie

web-deal-over = La donne est finie
web-next-dealer = { $who ->
    [you] C’est toi qui donnes ensuite.
   *[other] C’est { $name } qui donne ensuite.
}
web-opened = Toutes les cartes
web-ready = Donne suivante
web-ready-waiting = { $count ->
    [0] C’est bon
    [one] C’est bon. On attend encore une personne
   *[other] C’est bon. On attend encore { $count } personnes
}
web-next-in = Les cartes arrivent dans { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}.
web-rematch = Jouer une autre partie
web-rematch-host = L’hôte peut lancer une autre partie.
web-save-deal = Enregistrer cette donne
web-score-none = Rien n’a encore été compté.
web-player = Nom
web-points = Points
web-chips = Jetons
web-deals-won = Donnes gagnées

# --- Looking at a deal again

web-replay = Revoir une donne
web-look-again = Revoir cette donne
web-replay-open = Ouvrir un autre enregistrement
web-replay-file = Un fichier de donnes : un enregistrement (.jsonl) ou du texte
web-replay-paste = Ou colle un enregistrement ici
web-replay-show = Montrer
web-replay-deals = Donne
web-replay-deal = { $number }. { $game } : { $names }
web-replay-deal-bad = La ligne { $line } ne se lit pas
web-replay-view = Cartes montrées
web-replay-all = toutes les mains
web-replay-hands = Mains
web-replay-first = Au début
web-replay-previous = Reculer
web-replay-next = Avancer
web-replay-last = À la fin
web-replay-slider = Endroit dans la donne
web-replay-at = Événement { $event } sur { $events }
web-replay-keys = Les flèches reculent et avancent, Début et Fin vont aux deux bouts de la donne.
web-replay-faults = Quelque chose ne va pas dans cet enregistrement
web-replay-fault = Ligne { $line }, événement { $event } : attendu { $expected }, trouvé { $found }
web-replay-fault-line = Ligne { $line } : attendu { $expected }, trouvé { $found }
web-replay-use = Garder et montrer
web-replay-save = Sauver comme enregistrement
web-replay-save-text = Sauver comme texte
web-replay-link = Lien vers cette carte
web-replay-link-text = Qui ouvre ce lien voit la donne à cette carte. Toute la donne est dans le lien.
web-replay-embed = La montrer sur ta page
web-replay-embed-text = Mets ceci dans le code de ta page
web-replay-keep = La garder sur ce serveur
web-replay-keep-text = Le lien devient court quand la donne est gardée sur ce serveur. Qui a le lien voit toutes les cartes et les noms.
web-replay-at-home = Ouvrir chez Last Trick

# --- Playing the same cards

web-again-title = Jouer ces cartes
web-again-seat = Tu prends la place de
web-again-text = Les mêmes cartes ; des robots prennent les autres places.
web-again-deal = Rejouer cette donne
web-play-on = Continuer à partir d’ici
web-given = Ces cartes étaient données d’avance, et non mélangées : il n’y a pas de mélange à vérifier.
web-challenge = Un défi
web-challenge-send = Défier quelqu’un
web-challenge-text = Quelqu’un joue les mêmes cartes à la même place, contre les mêmes robots. Le lien ne montre aucune carte ; ensuite vous voyez tous deux comment cela s’est passé.
web-challenge-seat = On y prend la place de
web-challenge-make = Créer le lien
web-challenge-compare = Comparer les résultats
web-challenge-from = { $name } a joué cette donne, à { $players }. Joue les mêmes cartes à la même place : qui fera mieux ?
web-challenge-taken = { $count ->
    [0] Personne ne l’a encore relevé.
    [one] Une personne l’a relevé.
   *[other] { $count } personnes l’ont relevé.
}
web-challenge-hidden = Tu verras comment les autres s’en sont tirés quand tu auras joué.
web-challenge-take = Relever le défi
web-challenge-going = Continuer la partie
web-challenge-results = Comment cela s’est passé
web-challenge-sender = a lancé le défi
web-challenge-none-yet = Personne d’autre n’a encore fini.

# --- Your deals

web-deals = Tes donnes
web-deals-text = Les donnes de toutes les tables où cet appareil tient une place. Un autre appareil les trouve quand tu y continues avec un code.
web-deals-none = Aucune donne n’est encore finie.
web-deals-look = Voir
web-keepsakes = Défis et donnes gardées
web-keepsake-record = une donne gardée sur ce serveur
web-keepsake-challenge = un défi que tu as lancé
web-keepsake-attempt = un défi que tu as relevé
web-keepsake-delete = Supprimer
web-forget-me = Supprimer mes données
web-forget-me-what = Tu quittes toutes les tables où cet appareil tient une place. Sont supprimés ton nom, ce que tu y as écrit et ce qui prouve tes places, ainsi que les donnes et les défis que tu gardes sur ce serveur.
web-forget-me-stays = Ce qui reste : les cartes que tu as jouées, sous le nom « quelqu’un », et les copies que d’autres ont enregistrées.
web-forget-me-title = Supprimer tout ce qui te concerne ?
web-forget-me-text = On ne peut pas revenir là-dessus.
web-forget-me-yes = Supprimer
web-forget-me-done = C’est fait. Plus rien ici ne porte ton nom.
web-forget-me-left = { $count ->
    [one] Une chose n’a pas pu être supprimée. Réessaie dans un instant.
   *[other] { $count } choses n’ont pas pu être supprimées. Réessaie dans un instant.
}
web-somebody = quelqu’un

# --- Que les cartes sont honnêtes

web-fair-how = Comment vérifier le mélange ?
web-fair-title = Le mélange est-il honnête ?
web-fair-1 = Avant la coupe, le serveur tire un secret, dont découle l’ordre du paquet. Il t’en montre aussitôt l’empreinte. Personne ne peut lire le secret dans l’empreinte, ni trouver un autre secret qui ait la même.
web-fair-2 = Ensuite, quelqu’un coupe. Le serveur ne pouvait pas savoir où.
web-fair-3 = Après la donne, le secret est dévoilé. S’il donne bien l’empreinte que tu avais vue, les cartes étaient fixées avant la coupe, et personne n’y a touché.
web-fair-commitment = Empreinte
web-fair-secret = Secret
web-fair-fits = Vérifié sur cet appareil : le secret donne bien cette empreinte.
web-fair-differs = Le secret ne donne pas cette empreinte !
web-fair-verify = Tu peux tout vérifier toi-même, l’ordre du paquet et les mains aussi : enregistre la donne une fois finie, et fais-la recalculer par le programme.

# --- La discussion

web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Écris quelque chose
web-chat-seats = Il faut avoir une place à la table pour écrire.
web-send = Envoyer
web-phrases = Phrases toutes prêtes
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-well-played = Bien joué !
web-phrase-thanks = Merci
web-phrase-oops = Oups !
web-phrase-one-moment = Un instant, s’il vous plaît
web-phrase-bye = Au revoir
web-mute-title = Ne pas afficher
web-mute = Cacher ce que dit { $name }
web-chat-hide = Cacher toute la discussion

# --- Ma place et cet appareil

web-your-seat = Ta place
web-device-text = Pour continuer sur un autre appareil, ouvres-y cette table et tape un code. Il ne sert qu’une fois, dans les dix minutes.
web-device-code = Montrer un code
web-new-secret = Exclure mes autres appareils
web-secret-text = Ta place reste à toi sur cet appareil. Les autres appareils qui l’avaient aussi ne feront plus que regarder.
web-secret-yes = Les exclure
web-leave = Quitter la table
web-leave-text = Un robot joue tes cartes jusqu’à la fin de cette donne. Ensuite, ta place est libre pour quelqu’un d’autre.
web-leave-yes = Quitter la table
web-resign = Quitter cette donne
web-resign-text = Tu abandonnes cette donne. Beaucoup de jeux ne le permettent pas ; dans ce cas, on te le dira.
web-resign-yes = Quitter la donne
web-language = Langue
web-theme = Éclairage
web-theme-auto = comme l’appareil
web-theme-light = jour
web-theme-dark = nuit
web-pack = Cartes
web-pack-four = quatre couleurs
web-pack-two = rouge et noir
web-stay = Un pli terminé reste
web-stay-short = un instant
web-stay-long = plus longtemps
web-stay-tap = jusqu’à ce que je touche
web-twice = Ne jouer une carte qu’au second toucher

# --- Ce que l’hôte peut régler

web-host-settings = Réglages de l’hôte
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-set-chat = Qui peut écrire
web-set-chat-all = tout le monde
web-set-chat-seats = qui a une place
web-set-chat-off = personne
web-set-spectators = Qui regarde voit la donne
web-set-spectators-delayed = un peu plus tard
web-set-spectators-after = une fois finie
web-set-spectators-closed = pas du tout
web-set-clock = Temps pour jouer
web-set-clock-off = sans limite
web-set-pace = Les robots jouent
web-set-pace-quick = vite
web-set-pace-calm = posément
web-set-pace-slow = lentement
web-set-go-on = Attente avant la donne suivante
web-set-go-on-wait = que tout le monde soit prêt
web-set-cover = Absence avant qu’un robot joue
web-set-cover-never = sans limite
web-set-hints = Conseils
web-set-hints-on = sur demande
web-set-hints-off = aucun

# --- Ce qui arrive autour de la table

web-told-sat = { $who ->
    [you] Tu t’assieds.
   *[other] { $name } s’assied.
}
web-told-left = { $who ->
    [you] Tu te lèves.
   *[other] { $name } se lève.
}
web-told-bot = Le robot { $name } s’assied.
web-told-cover = Un robot joue pour { $name } en attendant.
web-told-back = { $who ->
    [you] Te revoilà.
   *[other] Revoilà { $name }.
}
web-told-host = { $who ->
    [you] C’est toi l’hôte.
   *[other] C’est { $name } l’hôte.
}
web-told-clock = { $who ->
    [you] Ton temps est écoulé : un robot a joué avec soin à ta place.
   *[other] Temps écoulé pour { $name } : un robot a joué avec soin.
}
web-told-arranged = L’hôte a changé la table.
web-told-ready = { $who ->
    [you] Tu attends la suite.
   *[other] { $name } attend la suite.
}
web-told-said = { $name } : { $text }
web-closed = La table est fermée.

# --- Ce qui a été refusé

web-refused-web-not-a-card = { $typed } n’est pas une carte de ta main. Tape une carte, comme 10c, ou son numéro.
web-refused-command-too-fast = Pas si vite, s’il te plaît.
web-refused-command-too-long = C’est trop long.
web-refused-seat-taken = Quelqu’un d’autre vient de prendre cette place.
web-refused-seat-not-yours = Cela ne prouve pas que la place est à toi. Demande un autre code.
web-refused-seat-none = Cette place n’existe pas.
web-refused-seat-bad-name = Donne un nom de 24 caractères au plus, que personne d’autre ne porte ici.
web-refused-seat-new-secret = Cette place a été reprise sur un autre appareil.
web-refused-host-only = Seul l’hôte peut faire cela.
web-refused-table-not-now = Ce n’est pas possible en ce moment.
web-refused-table-closed = La table est fermée.
web-refused-table-full = Toutes les places sont prises.
web-refused-table-not-found = Cette table n’existe pas. Peut-être a-t-elle été fermée.
web-refused-chat-off = L’hôte a fermé la discussion.
web-refused-hint-off = À cette table, il n’y a pas de conseils.
web-refused-hint-not-now = Il y a un conseil quand c’est à toi de jouer une carte.
web-refused-store-unavailable = Le serveur n’a pas pu l’enregistrer. Essaie encore une fois.
web-refused-line-none = Le serveur ne répond pas. Réessaie dans un moment.
web-refused-option-exclude = Ces règles de la maison s’excluent.
web-refused-record-not-found = Rien n’est gardé à cette adresse, ou plus rien.
web-refused-other = C’est refusé ({ $code }).
