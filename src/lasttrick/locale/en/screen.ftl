# The full screen: everything around the table.

# --- Menu

menu-title = Last Trick
menu-subtitle = Card games in which one trick decides
menu-go-on = Go on
menu-go-on-reading = …
menu-go-on-none = no match waits
menu-go-on-about = A match that you left waits here for you.
menu-match = { $game }, deal { $number }
menu-match-and-others = { $match }, and { $count ->
    [one] one more
   *[other] { $count } more
}
menu-deal = deal { $number }
menu-new = New match
menu-new-about = Choose one of twelve games, and play it against bots.
menu-practice = Practice
menu-practice-about = Which cards may I play? Who wins the last trick? What does it bring?
menu-score = Score sheet
menu-score-about = Keep the score of a table with real cards.
menu-rules = Rules of a game
menu-rules-about = Read how a game is played, with an example.
menu-settings = Settings
menu-settings-about = Language, cards, how fast the bots play, and your name.
menu-leave = Leave
menu-leave-about = Nothing is lost: a match that you leave waits for you.
menu-which-game = Which game?
menu-own-game = Your own game …
menu-own-game-about = A game file with the rules of your house.
menu-own-game-ask = Where is your game file? For example: ./house.toml
menu-no-such-file = There is no file { $file }.
menu-keys-top = Arrows choose · Enter opens · ? helps · q leaves
menu-keys = Arrows choose · Enter opens · ? helps · Esc goes back
menu-reading-keys = Arrows move · Esc closes
menu-asking-keys = Enter takes it · Esc goes back
menu-help-title = Keys
menu-help =
    Up and Down choose a row. Enter opens it; so does its number, or a click.
    Left and Right change the value of a row. A number may be typed.
    A star marks a value that is not the usual one.
    Esc goes back. In the menu, q leaves.
    Ctrl+C leaves from anywhere. Nothing is lost: a match that you leave waits for you.

# --- Setting up a table

setup-keys = Up and Down choose · Left and Right change · Enter starts · Esc goes back
setup-start = Start
setup-start-about = Sit down and play, by the rules below.
setup-start-sheet-about = Begin the sheet, by the rules below.
setup-sheet = Read the rules
setup-sheet-about = The rules of exactly this table.
setup-players = Players
setup-players-about = How many sit at the table, with you.
setup-bots = Bots
setup-bots-own = one for each chair
setup-bots-own-about = Choose below who sits in which chair.
setup-bot-random-name = random
setup-bot-random-about = Plays any card that may be played.
setup-bot-novice-name = novice
setup-bot-novice-about = Plays with sense, but remembers nothing.
setup-bot-careful-name = careful
setup-bot-careful-about = Remembers every card, and plans for the trick that decides.
setup-bot-other = A bot that another package brings.
setup-preset = House rules
setup-preset-about = A set of rules with a name. Each rule can still be changed below.
setup-usual = usual
setup-usual-value = { $value } (usual)
setup-values = Values: { $values }

# --- Settings

settings-keys = Up and Down choose · Left and Right change · Esc goes back
settings-language = Language
settings-language-about = The language of the table, the rules and the menu.
settings-pack = Cards
settings-pack-about = The colours of the suits. Plain letters suit any terminal.
settings-pack-four-colour = four colours
settings-pack-two-colour = two colours
settings-pack-ascii = plain letters
settings-bot-delay = Bots think
settings-bot-delay-about = How long a bot takes for a card.
settings-bot-delay-none = not at all
settings-bot-delay-short = a moment
settings-bot-delay-usual = about a second
settings-bot-delay-long = longer
settings-trick-stays = A trick lies
settings-trick-stays-about = How long a finished trick lies on the table.
settings-trick-stays-key = until you press a key
settings-trick-stays-short = a moment
settings-trick-stays-long = longer
settings-name = Your name
settings-name-about = It stands in the records of your deals. Enter changes it.
settings-name-ask = What is your name?
settings-bad-name = Expected a name of at most { $most } letters.
settings-not-kept = This holds now, but could not be kept: { $reason }

# --- Practice and the score sheet

session-practice-legal = Which cards may be played?
session-practice-legal-about = A deal against bots. Before each card, name all that may be played.
session-practice-last = Who wins the last trick?
session-practice-last-about = The end of a deal, with all hands open.
session-practice-points = What does it bring?
session-practice-points-about = The deal is over. Count its points.
session-new-sheet = New score sheet
session-new-sheet-about = Choose a game, say who plays, and enter deal after deal.
session-sheet-deals = { $count ->
    [0] No deal is entered yet.
    [one] One deal is entered.
   *[other] { $count } deals are entered.
}
session-sheet-over = The match is over, after { $count ->
    [one] one deal
   *[other] { $count } deals
}.
session-sheet-kept = The sheet is kept. You find it again under Score sheet.
session-keys = Enter answers · ? helps · Page Up looks back · Esc stops
session-over = Enter goes back.
