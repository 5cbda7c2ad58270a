# Les jeux et leurs options.

game-agram-name = Agram
game-agram-place = Niger
game-agram-summary = Six cartes, et seul le sixième pli compte.
game-agram-source = Le récit d’un joueur du Niger, recueilli par Pagat
game-agram-inferred = la partie en cinq donnes gagnées ; le mieux à trois ou quatre

game-sink-sink-name = Sink-Sink
game-sink-sink-place = Niger
game-sink-sink-summary = L’Agram à cinq cartes : c’est le cinquième pli qui compte, et l’on peut jouer à sept.
game-sink-sink-source = Le récit d’un joueur du Niger, recueilli par Pagat ; le jeu à sept vient de CatsAtCards
game-sink-sink-inferred = la partie en cinq donnes gagnées ; le mieux de trois à cinq

game-mali-name = Agram du Mali
game-mali-place = Mali
game-mali-summary = Cinq cartes d’un jeu de 31, où le dix bat la dame et où le valet ne bat que le sept.
game-mali-source = CatsAtCards, et un second témoignage qui donne le même ordre des cartes
game-mali-inferred = jusqu’à six joueurs ; la partie en cinq donnes gagnées ; le mieux à trois ou quatre

game-fapfap-name = Fapfap
game-fapfap-place = Cameroun
game-fapfap-summary = Cinq cartes ; le dernier pli fait avec un 3 (kora) paie double, les deux derniers (double kora) quatre fois.
game-fapfap-source = CatsAtCards ; les jeux de 31 et 32 cartes et les gains d’entrée viennent de programmes écrits au Cameroun et au Gabon
game-fapfap-inferred = les paquets de trois et deux ; le sens antihoraire ; la partie en dix points ; un gain d’entrée vaut un

game-spar-name = Spar
game-spar-place = Ghana
game-spar-summary = Cinq cartes ; le dernier pli fait avec un 6 vaut 3, avec un 7 il vaut 2.
game-spar-source = Pagat et CatsAtCards ; les cartes mises de côté et les accusations viennent d’un projet écrit au Ghana
game-spar-inferred = qui coupe ; le sens horaire ; la partie en dix points ; comment une carte mise de côté se garde et se paie ; après une accusation à tort, la donne continue ; à sept cartes, les paquets de quatre et trois

game-sipa-name = Sipa
game-sipa-place = Togo
game-sipa-summary = Ce qui ne bat pas se pose face cachée ; les trois derniers plis faits avec des 7 valent six.
game-sipa-source = Pagat, d’après des joueurs du Togo, et CatsAtCards
game-sipa-inferred = le mieux de deux à quatre

game-cat-te-name = Cắt Tê
game-cat-te-place = Vietnam
game-cat-te-summary = Six cartes, sans obligation de fournir : monter ou cacher quatre fois, rester en jeu, et faire le sixième pli.
game-cat-te-source = CatsAtCards, complété par des pages de règles et des programmes vietnamiens
game-cat-te-inferred = le voisin de droite du donneur coupe ; on donne en commençant à sa droite ; vingt jetons ; dix donnes ; entre deux mains d’une seule couleur aux mêmes valeurs, laquelle gagne

game-eighty-three-name = Quatre-vingt-trois
game-eighty-three-summary = Six cartes ; le cinquième pli décide, et paie plus sans as, et plus encore si le dernier t’échappe.
game-eighty-three-source = CatsAtCards
game-eighty-three-inferred = le voisin de droite du donneur coupe

game-letzter-stich-name = Letzter Stich
game-letzter-stich-place = Allemagne
game-letzter-stich-summary = Le jeu de skat, de quatre à six joueurs ; le dix vient sous l’as, et le dernier pli vaut 50.
game-letzter-stich-source = CatsAtCards ; les autres ordres des cartes et l’entame à gauche viennent de livres et de pages allemands
game-letzter-stich-inferred = l’entame à droite suit la source, qui a peut-être voulu dire à gauche ; deux fois plus de donnes que de joueurs ; comment la cagnotte commune se remplit et se partage

game-letzter-stich-3-name = Letzter Stich à trois
game-letzter-stich-3-place = Allemagne
game-letzter-stich-3-summary = Le Letzter Stich pour trois joueurs : 28 cartes, huit chacun, et le huitième pli vaut 50.
game-letzter-stich-3-source = CatsAtCards ; les autres ordres des cartes et l’entame à gauche viennent de livres et de pages allemands
game-letzter-stich-3-inferred = l’entame à droite suit la source, qui a peut-être voulu dire à gauche ; deux fois plus de donnes que de joueurs ; comment la cagnotte commune se remplit et se partage

game-jeu-de-carte-name = Jeu de Carte
game-jeu-de-carte-place = Bénin
game-jeu-de-carte-summary = Qui ne peut pas fournir pose une carte face cachée ; le dernier pli fait avec un 7 paie double.
game-jeu-de-carte-source = Pagat, d’après des joueurs du Bénin
game-jeu-de-carte-inferred = l’ordre des cartes ; le sens antihoraire ; le gagnant donne ; de deux à six joueurs

game-garame-name = Garame
game-garame-place = Gabon et Cameroun
game-garame-summary = Le Fapfap avec 31 cartes, du 3 au 10 ; une main très basse (tchia) ou trois 7 gagnent d’entrée.
game-garame-source = Des programmes écrits par des joueurs du Gabon et du Cameroun
game-garame-inferred = les paquets de trois et deux ; le sens antihoraire ; la partie en dix points ; un gain d’entrée vaut un

# À quoi sert chaque option. Là où un jeu le dit autrement, son nom figure dans la clé.

option-direction = le sens dans lequel on donne et on joue
option-next-dealer = qui donne ensuite : le gagnant de la donne, ou le joueur suivant
option-history = quels plis terminés on a le droit de revoir
option-open = si l’on montre les cartes cachées et le talon une fois la donne finie
option-score = des points pour le gagnant, ou des jetons que chaque adversaire lui paie
option-cat-te-score = des jetons de chaque adversaire ; ou des points : un par adversaire ; ou des points comme au Vietnam
option-batch = les jetons que chacun reçoit au départ, puis de nouveau quand quelqu’un ne peut pas payer
option-target = le total qui gagne la partie, ou open pour une partie sans total fixé
option-deals = un nombre fixe de donnes (2n : deux fois plus que de joueurs), ou off
option-tie = l’égalité au bout des donnes prévues : tous continuent, seuls les ex æquo continuent, ou l’on partage
option-eighty-three-tie = l’égalité au total fixé : on le relève de 5 ; ou le plus de donnes gagnées ; ou le premier à mener seul ; et ainsi de suite
option-chief = l’as de pique : écarté, ou en jeu comme plus haut pique
option-agram-chief = l’as de pique : écarté, ou en jeu comme plus haut pique (règle de la maison ; on peut jouer à six)
option-sink-sink-chief = l’as de pique : écarté, ou en jeu comme plus haut pique (règle de la maison)
option-rank = l’ordre des cartes : le dix sous l’as, l’ordre habituel, ou les figures en bas
option-mali-rank = l’ordre des cartes : celui du Mali, ou l’ordre habituel
option-most = à combien on peut jouer, au plus
option-deck = 35 cartes dont trois as, ou du 3 au 10 seulement : les 32, ou 31 sans le dix de pique
option-garame-deck = du 3 au 10 : les 32 cartes, ou 31 sans le dix de pique
option-kora = ce que paient les 3 : 2 pour le dernier pli (kora) et 4 pour les deux derniers (double kora) ; ou un échelon de plus à chaque 3
option-naturals = les mains qui gagnent d’entrée, comme au Gabon ou comme au Cameroun
option-cards = le nombre de cartes par main ; à sept cartes, on joue à cinq au plus
option-packets = comment on donne : trois et deux, une par une, ou toute la main d’un coup
option-stack = combien des derniers plis s’additionnent quand le même joueur les a faits avec des 6 et des 7
option-stack-suit = si deux plis voisins d’une telle série peuvent être de la même couleur
option-dry = mettre un 6 ou un 7 de côté pour le dernier pli : caché il paie double, montré quatre fois
option-weak-redeal = si l’on peut échanger une main qui n’a rien au-dessus du 9
option-peek = si l’on peut voir la carte du dessous du talon pendant l’avant-dernier pli
option-enforce = la renonce est refusée d’office, ou se joue et peut être dénoncée par les autres (3 points)
option-stones = des cailloux au milieu, un par point ; quand il n’y en a plus, la partie est finie
option-hide = ce qui se pose face cachée : toute carte qui ne bat pas, les seules défausses, ou rien
option-four-sevens = ce que valent les quatre derniers plis faits avec des 7 : 6, comme les trois derniers, ou 8 (non attesté)
option-pay = chaque adversaire paie après la donne, ou chacun met au pot avant elle
option-least = à partir de combien on peut commencer
option-first-lead = qui entame : le voisin de droite du donneur, ou celui de gauche, premier en main comme ailleurs
option-cat-te-first-lead = qui entame : le donneur ; ou, à la première donne d’une partie, qui tient le 2 de pique
option-instant = ce qui gagne d’entrée : un carré ou six cartes d’une couleur ; ou, au pied de la lettre, quatre d’une couleur
option-low-six = si six cartes toutes au-dessous du 6 gagnent aussi d’entrée
option-instant-tie = entre deux gains d’entrée : la meilleure main ; la première place ; ou la meilleure main, puis la couleur
option-claim = un gain d’entrée se voit de lui-même, ou doit s’annoncer avant la première entame
option-trick-five = le cinquième pli : à l’aveugle et retourné tous ensemble, ou chacun à son tour et à découvert
option-trick-six = la couleur du sixième pli : celle de l’entame, ou celle de la carte qui a fait le cinquième
option-ace = qui paie pour un as gardé trop longtemps : voir les règles de ce jeu
option-variant = aucune obligation ; ou, comme on le rapporte du Cambodge, fournir et monter si l’on peut, et personne n’est hors jeu
option-worth = des points pour le dernier pli ; ou une mise de chaque adversaire ; ou une part d’une cagnotte commune
option-pack = 28 cartes sans les huit, ou 24 sans les huit ni les sept, toutes données

# Des ensembles d’options qui ont un nom. Là où un jeu le dit autrement, son nom figure dans la clé.

preset-bicycle-name = Bicycle
preset-bicycle-about = dans le sens horaire ; le voisin de gauche du donneur entame
preset-single-name = Une seule donne
preset-single-about = chaque donne est une partie à elle seule
preset-agram-six-name = À six
preset-agram-six-about = l’as de pique entre en jeu, et l’on peut jouer à six avec les 36 cartes
preset-natural-name = Ordre naturel
preset-natural-about = as, roi, dame, valet, dix, et ainsi de suite jusqu’au sept
preset-garame-name = Garame
preset-garame-about = 31 cartes et gains d’entrée, comme au Gabon
preset-kora-name = Kora
preset-kora-about = 31 cartes, gains d’entrée comme au Cameroun, et un échelon de plus à chaque 3
preset-garame-kora-name = Kora, comme au Cameroun
preset-five-name = En cinq points
preset-five-about = une partie courte
preset-twenty-one-name = En 21 points
preset-twenty-one-about = une longue partie
preset-ghana-dry-name = Ghana, cartes mises de côté
preset-ghana-dry-about = une carte peut attendre le dernier pli, et les autres guettent les renonces
preset-two-tricks-name = Deux plis
preset-two-tricks-about = les 6 et les 7 des deux derniers plis s’additionnent
preset-ghana-run-name = Toute la série
preset-ghana-run-about = une série ininterrompue de 6 et de 7 s’additionne jusqu’au dernier pli
preset-distinct-run-name = Série qui change de couleur
preset-distinct-run-about = comme Toute la série, mais deux plis voisins doivent être de couleurs différentes
preset-thirty-name = En 30 points
preset-thirty-about = le total classique, c30
preset-seven-name = Sept cartes
preset-seven-about = sept cartes, le septième pli, cinq joueurs au plus
preset-stones-name = Trente cailloux
preset-stones-about = un caillou par point jusqu’à ce que les trente soient partis ; qui en a le plus gagne
preset-benin-hiding-name = Défausses cachées seulement
preset-benin-hiding-about = qui fournit joue face visible, comme au Bénin
preset-open-cards-name = Rien de caché
preset-open-cards-about = toutes les cartes se posent face visible
preset-sipa-six-name = En six points
preset-sipa-six-about = une partie courte
preset-twelve-name = En douze points
preset-twelve-about = une partie plus longue
preset-sipa-twenty-four-name = En 24 points
preset-sipa-twenty-four-about = une longue partie
preset-vietnam-name = Vietnam, aux points
preset-vietnam-about = dans le sens horaire ; un point pour qui gagne, un de moins pour qui est hors jeu, et un de moins par as resté en main
preset-stuck-aces-name = As restés en main
preset-stuck-aces-about = qui est hors jeu paie 1 de plus pour chaque as qui lui reste en main
preset-pot-name = Pot
preset-pot-about = chacun met au pot avant la donne, et le gagnant le ramasse
preset-khmer-name = Khmer
preset-khmer-about = fournir et monter si l’on peut ; personne n’est hors jeu
preset-most-deals-name = Le plus de donnes gagnées
preset-most-deals-about = à égalité au total fixé, l’emporte qui a gagné le plus de donnes
preset-sudden-death-name = Mort subite
preset-sudden-death-about = après une égalité au total fixé, le premier à mener seul gagne
preset-forehand-name = Entame à gauche
preset-forehand-about = le voisin de gauche du donneur entame
preset-courts-low-name = Figures en bas, avec mises
preset-courts-low-about = entame à gauche ; roi, dame et valet sont les cartes les plus basses, et chacun paie une mise
preset-five-hundred-name = En 500 points
preset-five-hundred-about = qui fait dix fois le dernier pli gagne la partie
preset-letzter-stich-3-twenty-four-name = Tout donné
preset-letzter-stich-3-twenty-four-about = 24 cartes, sans talon
