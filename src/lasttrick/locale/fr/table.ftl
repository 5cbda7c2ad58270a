# Ce qui se passe à la table. $who vaut « you » pour la personne à qui l’on parle, « other » pour
# les autres, dont le nom est $name. Les cartes arrivent toutes faites, en signes ou en lettres.
# Jamais « de », « à » ni « que » devant un nom ou une carte ; aucun accord avec un nom.

you = toi
you-first = Toi

place-left = Gauche
place-far-left = Fond-gauche
place-mid-left = Mi-gauche
place-across = En-face
place-mid-right = Mi-droite
place-far-right = Fond-droite
place-right = Droite

# --- Le début de la donne

draw-for-deal = Le tirage : { $cards }
draw-again = À égalité, on tire de nouveau : { $cards }

event-tap = { $who ->
    [you] Tu tapes sur le paquet : il est donné sans être coupé.
   *[other] { $name } tape sur le paquet : il est donné sans être coupé.
}
event-cut = { $who ->
    [you] Tu coupes en soulevant { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[other] { $name } coupe en soulevant { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
event-deals-and-leads = { $who ->
    [you] Tu donnes et tu entames.
   *[other] { $name } donne et entame.
}
event-deals = { $who ->
    [you] Tu donnes.
   *[other] { $name } donne.
}
event-leads-first = { $who ->
    [you] C’est toi qui entames.
   *[other] C’est { $name } qui entame.
}

# --- Les annonces

event-dry = { $who ->
    [you] Tu mets de côté { $card }, face cachée, pour le dernier pli.
   *[other] { $name } met une carte de côté, face cachée, pour le dernier pli.
}
event-show-dry = { $who ->
    [you] Tu mets de côté { $card }, face visible, pour le dernier pli.
   *[other] { $name } met de côté { $card }, face visible, pour le dernier pli.
}
event-redeal = { $who ->
    [you] Tu changes toute ta main.
   *[other] { $name } change toute sa main.
}
event-instant-win = { $who ->
    [you] Tu abats ton jeu : { $cards }.
   *[other] { $name } abat son jeu : { $cards }.
}
event-peek = { $who ->
    [you] Tu demandes à voir la carte du dessous du talon.
   *[other] { $name } demande à voir la carte du dessous du talon.
}
event-flag = { $who ->
    [you] Tu accuses { $against } de renonce. Une accusation à tort se paie au décompte.
   *[other] { $against ->
        [toi] { $name } t’accuse de renonce.
       *[other] { $name } accuse { $against } de renonce.
    } Une accusation à tort se paie au décompte.
}

# --- Le jeu

event-lead = { $who ->
    [you] Tu entames { $card }.
   *[other] { $name } entame { $card }.
}
event-play = { $who ->
    [you] Tu joues { $card }.
   *[other] { $name } joue { $card }.
}
event-discard = { $who ->
    [you] Tu défausses { $card }.
   *[other] { $name } défausse { $card }.
}
event-lay-hidden = { $who ->
    [you] Tu poses une carte face cachée.
   *[other] { $name } pose une carte face cachée.
}
event-lay-down = { $who ->
    [you] Tu poses { $card } face cachée.
   *[other] { $name } pose { $card } face cachée.
}
event-turn-up = { $who ->
    [you] Tu retournes { $card }.
   *[other] { $name } retourne { $card }.
}
event-bottom-card = Sous le talon, il y a { $card }.
event-trick-won = { $who ->
    [you] Tu fais le pli avec { $card }.
   *[other] { $name } fait le pli avec { $card }.
}
event-drop = { $who ->
    [you] Tu n’as fait aucun pli : te voilà hors jeu.
   *[other] { $name } n’a fait aucun pli : hors jeu.
}
event-leave = { $who ->
    [you] Tu quittes la donne.
   *[other] { $name } quitte la donne.
}

# --- La fin de la donne

deal-void = Donne nulle : il y a eu renonce.
deal-won-last = { $who ->
    [you] Tu gagnes la donne au dernier pli.
   *[other] { $name } gagne la donne au dernier pli.
}
deal-won-trick = { $who ->
    [you] Tu gagnes la donne au { $trick ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
       *[other] { $trick }e
    } pli.
   *[other] { $name } gagne la donne au { $trick ->
       [1] premier
       [2] deuxième
       [3] troisième
       [4] quatrième
       [5] cinquième
       [6] sixième
       [7] septième
       [8] huitième
      *[other] { $trick }e
   } pli.
}
deal-won-sweep = { $who ->
    [you] Tu fais les { $tricks } premiers plis et tu gagnes la donne par le chelem.
   *[other] { $name } fait les { $tricks } premiers plis et gagne la donne par le chelem.
}
deal-won-as-dealt = { $who ->
    [you] Tu gagnes la donne d’entrée, avec la main reçue.
   *[other] { $name } gagne la donne d’entrée, avec la main reçue.
}
deal-won-alone = { $who ->
    [you] Tu gagnes la donne : il ne reste que toi.
   *[other] { $name } gagne la donne : il ne reste personne d’autre.
}
held = { $who ->
    [you] Tu avais { $cards }.
   *[other] { $name } avait { $cards }.
}
talon-was = Au talon, il y avait { $cards }.
talon-was-empty = Il n’y avait pas de talon.
trick-open = Pli { $trick } : { $cards }

# Pourquoi l’on gagne ou perd des points : « +2 points » arrive tout fait dans $amount.
amount-points = { $sign }{ $count } { $count ->
    [one] point
   *[other] points
}
amount-chips = { $sign }{ $count } { $count ->
    [one] jeton
   *[other] jetons
}
gain = { $name } : { $amount } { $reason }.
gain-deciding-trick = pour le pli décisif, fait avec { $cards }
gain-low-run = pour avoir fait { $tricks ->
    [one] le pli décisif
   *[other] les { $tricks } derniers plis
} avec { $cards }
gain-dry = pour avoir mis de côté { $cards }, face cachée
gain-show-dry = pour avoir mis de côté { $cards }, au vu de tous
gain-not-with-rank = car { $cards } n’est pas de la plus haute valeur
gain-last-trick-lost = pour avoir laissé le dernier pli
gain-dealt-hand = pour avoir reçu { $cards }
gain-sweep = pour le chelem
gain-instant-win = pour avoir reçu { $cards } d’entrée
gain-walkover = faute d’adversaires
gain-paid = au gagnant
gain-ace = pour avoir gardé trop longtemps { $cards }
gain-dropped = car hors jeu
gain-flagged = pour une renonce
gain-wrong-flag = pour une accusation à tort
gain-pool = de la cagnotte
gain-pool-short = car il n’y a plus rien au milieu

# --- La partie

totals-points = Points : { $totals }
totals-chips = Jetons : { $totals }
goal-target = jusqu’à { $target }
goal-deals = en { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}
goal-stones = il reste { $left } { $left ->
    [one] caillou
   *[other] cailloux
} sur { $stones }
goal-tied = les ex æquo continuent jusqu’au départage
goal-none = sans fin fixée
score-line = { $totals }   ({ $goal })
match-won = { $who ->
    [you] Tu gagnes la partie.
   *[other] { $name } gagne la partie.
}
match-shared = Partie partagée entre { $names }.

# --- Ce qui ne se fait pas, et pourquoi

refused-must-follow = On demande { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
} et tu as { $held } : il faut fournir.
refused-must-beat = Tu as { $held } pour battre { $best } : il faut monter.
refused-not-held = Tu n’as pas { $card }.
refused-set-aside = Tu as mis de côté { $card } pour le dernier pli.
refused-must-lie-face-up = Ici, on ne peut pas poser { $card } face cachée.
refused-must-lie-face-down = Avec { $card }, tu ne bats pas { $best } : tu ne peux poser que face cachée.
refused-blind = On répond à ce pli à l’aveugle : tu ne peux poser { $card } que face cachée.
refused-not-your-turn = Ce n’est pas à toi de jouer.
refused-deal-over = La donne est finie.
refused-answer-first = Réponds d’abord à la question.
refused-not-asked = À ce jeu, on ne peut pas annoncer cela maintenant.
refused-cannot-leave = À ce jeu, personne ne peut quitter une donne : il faut bien que quelqu’un joue les cartes.
refused-bad-cut = Tu peux soulever de 1 à { $most } cartes.

# --- Ce qu’on demande

ask-cut = À toi de couper. Combien de cartes ? (1 à { $most }, Entrée : au hasard)
ask-cut-or-tap = À toi de couper. Combien de cartes ? (1 à { $most }, t : taper, Entrée : au hasard)
ask-redeal = Ta main est faible. Tu la changes ?
ask-claim = Ta main gagne d’entrée. Tu l’abats ?
ask-dry = Tu mets une carte de côté pour le dernier pli ?
ask-flag = Les cartes sont jouées. Quelqu’un a-t-il fait une renonce ?
ask-lead = Pli { $trick } sur { $tricks }, à toi d’entamer :
ask-card = Pli { $trick } sur { $tricks }, ta carte :
ask-lead-decides = Pli { $trick } sur { $tricks }, le pli décisif, à toi d’entamer :
ask-card-decides = Pli { $trick } sur { $tricks }, le pli décisif, ta carte :
ask-answer = Ta réponse (Entrée pour 1) :
ask-revoke = C’est une renonce ; les autres peuvent la dénoncer. Tu la joues quand même ? (o/N)
answers-yes = o oui
ask-go-on = Entrée pour continuer.
ask-next-deal = Entrée pour la donne suivante.

choice-pass = non
choice-redeal = changer toute la main
choice-instant-win = abattre le jeu et gagner la donne
choice-dry = mettre de côté { $card }, face cachée (paie { $times ->
    [2] double
   *[other] { $times } fois
})
choice-show-dry = mettre de côté { $card }, face visible (paie { $times ->
    [2] double
   *[other] { $times } fois
})
choice-peek = voir la carte du dessous du talon
choice-flag = accuser { $against } de renonce

# --- Ce qu’on montre

deal-number = Donne { $number }
deal-goes-on = La donne { $number } continue.
on-the-table = Sur la table : { $cards }
your-hand = Ta main : { $cards }
your-hand-some = Ta main : { $cards }   (* peut se jouer)
set-aside = De côté : { $cards }
set-aside-hidden = { $name } { $card } (face cachée)
set-aside-shown = { $name } { $card } (face visible)
last-card-plays = Ta dernière carte se joue d’elle-même.
legal-face-up = Face visible : { $cards }
legal-face-down = Face cachée : { $cards }
legal-not = Pas { $card } : { $reason }
legal-revoke = Jouer { $card } serait une renonce, que les autres peuvent dénoncer.
legal-answer-first = Réponds d’abord à la question ; ensuite, tu joues.
last-none-yet = Aucun pli n’est encore terminé.
last-not-shown = À cette table, on ne revoit pas les plis terminés.
last-trick = { $cards }   { $won }
flag-nothing = À cette table, la renonce est refusée d’office : il n’y a rien à dénoncer.
flag-whom = Il faut le nom de la personne que tu accuses ({ $names }), et non { $typed }.
expected-cut = Il faut un nombre de 1 à { $most } ou Entrée, et non { $typed }.
expected-cut-or-tap = Il faut un nombre de 1 à { $most }, t ou Entrée, et non { $typed }.
expected-answer = Il faut un nombre de 1 à { $most }, et non { $typed }. Aide : ?
expected-card = Il faut une carte, comme 10c, ou son numéro de 1 à { $most }, et non { $typed }. Aide : ?

help-at-table =
    Une carte : rc, r♣, roi de trèfle ou son numéro (c trèfle, d carreau, h cœur, s pique) ; rc* la pose face cachée, là où l’on a le choix.
    legal : les cartes que tu peux jouer, et pourquoi pas les autres.
    hint : une carte à jouer, ses raisons, et ce que promet chaque carte.
    last, ou l : les plis qu’on a le droit de revoir.
    score : où en est chacun, et ce qui termine la partie.
    rules : ce qui compte à cette table.
    peek : voir la carte du dessous du talon, si les règles le permettent.
    flag NOM : accuser quelqu’un de renonce, si les règles le permettent.
    quit, ou q : s’arrêter là ; la partie est gardée, et --resume la reprend.

# --- Autour de la table

table-begins = { $game }, à { $seats }. { $summary }
table-taken-up = { $game } : on reprend là où tu en étais.
table-kept = La partie est gardée. Pour la reprendre : { $command }
table-nothing-kept = Rien de cette partie n’est gardé : il n’y a rien à reprendre.
table-record = Son enregistrement : { $file }
games-also = Aussi appelé { $names }.
games-players = De { $least } à { $most } joueurs.
games-players-exactly = { $seats } joueurs.
games-options = Options, chacune avec sa valeur d’usage et toutes ses valeurs :
games-range = un nombre de { $least } à { $most }
label-and-value = { $name } : { $value }
games-presets = Ensembles d’options :
games-rules = Ses règles : { $command }
games-how = { $games } montre les options d’un jeu ; { $play } distribue.
replay-begins = { $game }, à { $seats }.
