# La feuille de marque d’une table où l’on joue avec de vraies cartes.

# --- S’asseoir

score-ask-names = Qui est à table ? { $seats } noms, dans le sens des aiguilles d’une montre ; Entrée en donne un.
score-player = Joueur { $number }
score-bad-name = { $fault ->
    [long] Un nom a { $most } lettres au plus : { $typed }… est trop long.
    [taken] Quelqu’un s’appelle déjà { $typed }.
    [reserved] { $typed } a déjà un autre sens ici ; choisis un autre nom.
   *[other] { $typed } ne peut pas servir de nom : pas de virgule, rien que des lettres lisibles.
}
score-ask-dealer = Qui donne en premier ? (un nom ou un numéro, Entrée pour tirer aux cartes)
score-seats-drawn = Dans le sens des aiguilles d’une montre, asseyez-vous ainsi : { $names }
score-help-seats =
    Tape un nom, ou Entrée pour celui qui est proposé. Le premier donneur se nomme ou se tire aux cartes.
    quit ou q : partir sans feuille.

# --- Une donne commence

score-cuts = { $name } coupe.
score-cuts-or-taps = { $name } coupe ou tape.
score-holder-leads = Qui a { $card } entame ; si personne ne l’a, c’est { $name }.
score-only = Seuls en jeu : { $names }.

# --- Façons de gagner, dans une liste ou après « gagne »

score-way-double = d’entrée, avec une main qui paie double
score-way-alone = faute d’adversaires
score-way-void = donne nulle après une accusation
score-way-with = avec { $rank ->
    [dame] une dame
   *[other] un { $rank }
}
score-way-without = sans { $rank }
score-way-lost = dernier pli laissé
score-way-kept = dernier pli fait aussi
score-way-run = avec { $ranks } aux { $tricks } derniers plis, dans cet ordre
score-way-hidden = la dernière carte mise de côté face cachée
score-way-shown = la dernière carte mise de côté face visible
score-way-longer = avec davantage de petites cartes aux derniers plis
score-nobody = personne : donne nulle

# --- Ce qu’on demande sur une donne

score-ask-winner = Qui a gagné ?
score-ask-how = Comment ? (Entrée pour 1)
score-ask-run = Avec quelles cartes les derniers plis ont-ils été faits, dans l’ordre, le pli décisif à la fin ? ({ $ranks })
score-ask-revoke = Qui n’a pas fourni ?
score-ask-out = Qui est hors jeu ? (noms ou numéros séparés par des virgules, Entrée pour personne)
score-ask-ace = Qui a gardé l’as trop longtemps et le paie ? (Entrée pour personne)
score-ask-stuck = Combien d’as { $name } avait encore ? (0 à { $most }, Entrée pour aucun)
score-bonus-hands = Ces mains valent des points d’entrée : { $hands }.
score-ask-bonus = Qui en a reçu une ? (Entrée pour personne)
score-ask-flags = Qui a accusé à tort ? (deux fois pour deux accusations, Entrée pour personne)
score-expected-name = Il faut un nom parmi { $names }, ou un numéro, mais tu as tapé { $typed }. Aide : ?
score-expected-number = Il faut un numéro de 1 à { $most }. Aide : ?
score-expected-run = Il faut au plus { $most } valeurs parmi { $ranks }, pas plus qu’il n’y a de cartes.
score-expected-aces = Il faut un nombre de 0 à { $most }.
score-expected-several = Il faut de { $least } à { $most } noms.
score-expected-once = Un nom revient trop souvent.

# --- Une donne est comptée

score-said = Donne { $number } : { $name } gagne { $how }.
score-said-void = Donne { $number } : { $how }.
score-why-way = { $how }
score-why-not-with-rank = sans { $rank }
score-why-dealt-hand = pour la main reçue
score-why-instant-win = pour une main qui gagne d’entrée
score-why-ace = pour des as gardés trop longtemps
score-batch = Quelqu’un ne pouvait pas payer : chacun reçoit encore { $batch } jetons, ce qui fait { $count } tas par joueur.
score-pool = Dans la cagnotte : { $count }
score-raised = Égalité au total fixé : on joue maintenant jusqu’à { $target }.
score-tied = Égalité : { $names } continuent.

# --- La feuille

score-head-deal = donne
score-head-dealer = donneur
score-head-winner = gagnant
score-head-how = façon
score-head-totals = totaux

# --- Corriger

score-nothing-to-undo = Rien n’est encore noté.
score-ask-undo = Retirer cette donne ? (o/N)
score-undone = La donne { $number } est retirée.
score-change-which = Il faut change avec une donne de 1 à { $most }, par exemple change 1, mais tu as tapé { $typed }.
score-changing-first = Termine d’abord cette correction ; back l’abandonne.
score-ask-strike = Après cette correction, { $count ->
    [one] une donne suivante ne compte plus et sera rayée
   *[other] { $count } donnes suivantes ne comptent plus et seront rayées
}. Corriger ? (o/N)
score-recounted = Toute la suite est recomptée.
score-help =
    Un joueur se désigne par son nom, par le début du nom ou par son numéro ; plusieurs, avec des virgules.
    undo : retirer la dernière donne.
    change 3 : corriger la donne 3 ; toute la suite est recomptée.
    back : reprendre les questions de cette donne.
    sheet : toutes les donnes, avec les totaux.
    score : ce que chacun a, et ce qui finit la partie.
    rules : ce qui compte à cette table.
    quit ou q : s’arrêter ici ; la feuille est gardée, et --resume la reprend.

# --- Partir

score-ask-end = La partie est finie. Entrée pour partir ; sheet, undo et change marchent encore.
score-kept = La feuille est gardée. Pour continuer : { $command }
score-file = La feuille est gardée dans { $file }
score-damaged = Le fichier est abîmé ; il est mis à part : { $file }
score-listed = { $game }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}. { $standing }
score-none-kept = Aucune feuille n’est gardée.
score-folder = Gardé dans { $folder }

# --- Dans un navigateur

score-web-title = Feuille de score
score-web-about = Pour une table avec de vraies cartes : touche qui a gagné et comment, le compte se fait tout seul. Une fois la page chargée, elle n’a plus besoin de connexion.
score-web-kept = Tes feuilles
score-web-new = Une nouvelle feuille
score-web-names = Noms, dans le sens des aiguilles d’une montre
score-web-dealer = Qui donne en premier ?
score-web-by-chance = au hasard
score-web-begin = Commencer
score-web-count = Compter cette donne
score-web-change = Corriger
score-web-correct = Corriger la donne { $number }
score-web-correct-help = Touche le numéro d’une donne pour la corriger.
score-web-undo = Retirer la donne { $number }
score-web-undo-yes = Retirer
score-web-strike = Après cette correction, { $count ->
    [one] une donne suivante ne compte plus et sera rayée
   *[other] { $count } donnes suivantes ne comptent plus et seront rayées
}.
score-web-deals = Toutes les donnes
score-web-all = Toutes les feuilles
score-web-won = victoire
score-web-how = Comment ?
score-web-run-back = Enlever la dernière
score-web-out = Qui est hors jeu ?
score-web-ace = Qui a gardé l’as trop longtemps et le paie ?
score-web-nobody = personne
score-web-stuck = As que { $name } avait encore
score-web-bonus = Qui en a reçu une ?
score-web-flags = Quelqu’un a accusé à tort
score-web-shared = Cette feuille est arrivée par un lien. Tu la vois telle qu’elle a été envoyée.
score-web-bad-link = Ce lien ne contient aucune feuille qu’on puisse compter. L’as-tu copié en entier ?
score-web-give = Donner la feuille aux autres
score-web-link = Lien vers cette feuille
score-web-text = En texte
score-web-records = En enregistrements
score-web-file = En fichier, pour continuer ailleurs
score-web-open-file = Ouvrir une feuille depuis un fichier
score-web-bad-file = Ce fichier ne contient aucune feuille qu’on puisse compter.
score-web-forget-title = Oublier cette feuille ?
score-web-forget-text = Elle n’est que sur cet appareil ; ensuite, elle ne sera plus nulle part.
