# Who can sit down beside people, as the terminal and the browser name them.

bots = Bots
bot-random-name = random
bot-random-about = Plays any card that may be played.
bot-novice-name = novice
bot-novice-about = Plays with sense, but remembers nothing.
bot-careful-name = careful
bot-careful-about = Remembers every card, and plans for the trick that decides.
bot-steady-name = steady
bot-steady-about = Imagines the hidden hands, and tries every card in each of them.
bot-expert-name = expert
bot-expert-about = Weighs the hidden hands by what was played, and plays each card on in them as one who has learnt it.
bot-other-about = A bot that another package brings.
