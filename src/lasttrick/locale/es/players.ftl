# Who can sit down beside people, as the terminal and the browser name them.

bots = Bots
bot-random-name = al azar
bot-random-about = Juega al azar cualquier carta permitida.
bot-novice-name = principiante
bot-novice-about = Juega con sentido, pero no se acuerda de nada.
bot-careful-name = cuidadoso
bot-careful-about = Se acuerda de todas las cartas y prepara la baza que decide.
bot-steady-name = constante
bot-steady-about = Imagina las manos ocultas y prueba cada carta en todas ellas.
bot-expert-name = experto
bot-expert-about = Deduce de lo jugado las manos ocultas y juega en ellas cada carta hasta el final.
bot-other-about = Un bot que trae otro paquete.
