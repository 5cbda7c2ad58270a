# Who can sit down beside people, as the terminal and the browser name them.

bots = Robots
bot-random-name = au hasard
bot-random-about = Joue n’importe quelle carte permise.
bot-novice-name = débutant
bot-novice-about = Joue avec bon sens, mais ne retient rien.
bot-careful-name = prudent
bot-careful-about = Retient toutes les cartes, et prépare le pli décisif.
bot-steady-name = constant
bot-steady-about = Imagine les mains cachées, et essaie chaque carte dans chacune d’elles.
bot-expert-name = expert
bot-expert-about = Juge les mains cachées d’après ce qui a été joué, et y poursuit le coup avec chaque carte.
bot-other-about = Un robot fourni par une extension.
