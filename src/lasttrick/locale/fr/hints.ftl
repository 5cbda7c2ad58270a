# Les conseils : pourquoi une carte est bonne, et ce que promet chaque carte. $card est la carte à
# jouer, $cards en sont d’autres, $count leur nombre ; $name, une personne ou plusieurs. Jamais
# « de », « à » ni « que » devant un nom ou une carte ; aucun accord avec un nom.

# --- Pourquoi

hint-only-card = C’est la seule carte que tu peux jouer.
hint-decided = Le pli décisif est déjà joué.
hint-lost = Aucune de tes cartes ne fait ce pli, et il est décisif.
hint-wins-deal = Ce pli est décisif, et tu le fais à coup sûr avec { $card }.
hint-then-wins = Après ce pli, tu entames { $cards } : personne ne peut battre cette carte, et c’est le pli décisif.
hint-highest = Personne ne peut battre { $card } : rien n’est plus haut dans sa couleur.
hint-higher-gone = Personne ne peut battre { $card } : { $count ->
    [one] la seule carte plus haute est tombée
   *[other] les cartes plus hautes sont tombées
}, { $cards }.
hint-none-higher = Personne ne peut battre { $card } : tout ce qui est plus haut est tombé ou dans ta main.
hint-others-void = { $name } { $count ->
    [one] n’a
   *[other] n’ont
} pas de { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
} : personne ne peut battre { $card }.
hint-last-to-play = Personne ne joue après toi : avec { $card }, tu fais le pli.
hint-stops-sweep = { $name } a fait tous les plis jusqu’ici, et avec celui-ci gagnerait la donne par le chelem.
hint-sweep = Tu as fait tous les plis jusqu’ici ; les { $trick } premiers donnent le chelem.
hint-needs-trick = Sans pli après le pli { $trick }, on est hors jeu, et tu n’en as pas encore.
hint-leads-on = Qui fait ce pli entame le pli décisif.
hint-ducks-to-void = Tu pourrais faire ce pli, mais tu laisses entamer { $name }, qui n’a pas de { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}.
hint-ducks-to = Tu pourrais faire ce pli, mais tu laisses entamer { $name }.
hint-ducks = Tu pourrais faire ce pli, mais tu le laisses.
hint-hides = Face cachée, elle reste inconnue des autres.
hint-cannot-take = Aucune de tes cartes ne fait ce pli.
hint-keeps-master = Tu gardes { $cards } : personne ne peut battre cette carte.
hint-low-pays = Gagner la donne avec { $card } rapporte plus.
hint-low-run = Faire ce pli avec { $card }, puis finir avec { $cards }, rapporte plus.
hint-keeps-low = Tu gardes { $cards } : gagner la donne avec { $count ->
    [one] cette carte
   *[other] l’une de ces cartes
} rapporte plus.
hint-keeps-card = Tu gardes { $cards } pour le pli décisif.
hint-lone-card = Ensuite, tu n’as plus de { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
} : quand on en demande, tu joues ce que tu veux.
hint-led-at-void = { $name } { $count ->
    [one] n’a pas de { $suit ->
        [C] trèfle
        [D] carreau
        [H] cœur
       *[S] pique
    } et ne peut
   *[other] n’ont pas de { $suit ->
       [C] trèfle
       [D] carreau
       [H] cœur
      *[S] pique
   } et ne peuvent
} pas fournir.
hint-all-alike = Toutes tes cartes promettent la même chose.
hint-best-chance = C’est elle qui réussit le mieux contre toutes les mains encore possibles.

# --- Ce qu’on montre

hint = Conseil
hint-suggests = Joue { $card }.
hint-suggests-down = Pose { $card } face cachée.
hint-chances = La chance de gagner la donne avec chaque carte :
hint-percent = { $percent } %
hint-card = { $card } : { $percent } %
hint-card-points = { $card } : { $percent } %, points { $sign }{ $whole },{ $tenth }
hint-card-chips = { $card } : { $percent } %, jetons { $sign }{ $whole },{ $tenth }
hint-laid-down = { $card }, face cachée
hint-off = À cette table, il n’y a pas de conseils.
hint-not-now = Il y a un conseil quand c’est à toi de jouer une carte.
