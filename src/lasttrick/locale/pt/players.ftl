# Who can sit down beside people, as the terminal and the browser name them.

bots = Bots
bot-random-name = ao acaso
bot-random-about = Joga uma carta qualquer, das que se podem jogar.
bot-novice-name = principiante
bot-novice-about = Joga com bom senso, mas não se lembra de nada.
bot-careful-name = cuidadoso
bot-careful-about = Lembra-se de todas as cartas e prepara a vaza decisiva.
bot-steady-name = constante
bot-steady-about = Imagina as mãos escondidas e experimenta cada carta em todas elas.
bot-expert-name = perito
bot-expert-about = Deduz das cartas jogadas as mãos escondidas e joga nelas cada carta até ao fim.
bot-other-about = Um bot que vem com uma extensão.
