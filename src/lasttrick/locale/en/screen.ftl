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
setup-bots-own = one for each chair
setup-bots-own-about = Choose below who sits in which chair.
setup-hints = Hints
setup-hints-on = on
setup-hints-off = off
setup-hints-about = Whether a hint can be asked for at the table.
setup-preset = House rules
setup-preset-about = A set of rules with a name. Each rule can still be changed below.
setup-usual = usual
setup-usual-value = { $value } (usual)
setup-values = Values: { $values }
setup-wrong-seats = This table is for { $least } to { $most } players, not for { $seats }.
setup-wrong-seats-exactly = This table is for { $most } players, not for { $seats }.
setup-wrong-pack = { $seats } players with { $cards } cards each need { $needed } cards, but the pack has { $pack }.
setup-wrong-together = These rules exclude each other: { $rules }.

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

# === The table. Its sentences stand in little room: short is good.

# --- The felt

# Marks beside a name: who dealt, and who led the first trick. One letter each.
screen-mark-dealer = D
screen-mark-leader = L
screen-out = dropped out
screen-won = won { $count }
screen-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
screen-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
screen-clockwise = clockwise
screen-counterclockwise = counterclockwise
screen-pool = In the middle: { $count }
screen-stones = { $count ->
    [one] { $count } stone left
   *[other] { $count } stones left
}
screen-trick = Trick { $trick } of { $tricks }
screen-too-small = The window is too small for a table.

# --- What is asked

screen-choose-card = Arrows, a number or a card choose; Enter plays.
screen-enter-plays = Enter plays { $card }.
screen-enter-down = Enter lays { $card } face down.
screen-enter-either = { $down ->
    [true] Enter lays { $card } face down; * turns it face up.
   *[false] Enter lays { $card } face up; * turns it face down.
}
screen-one-way = It can be laid only this way.
screen-thinks = { $name } is thinking.
screen-trick-stays = The cards are played. Enter goes on.
screen-revoke = That is a revoke, and the others may flag it. Play it all the same?
screen-revoke-yes = yes, play it
screen-deal-over = Deal { $number } is over
screen-deals-next = { $who ->
    [you] You deal next.
   *[other] { $name } deals next.
}
screen-match-over = The match is over. What now?
screen-again = another match at this table
screen-to-menu = back to the menu
screen-leave = leave
screen-enter-leaves = Enter leaves the table.

# --- The keys

screen-key-help = help
screen-key-rules = rules
screen-key-last = last trick
screen-key-tally = tally
screen-key-why = why
screen-key-hint = hint
screen-key-menu = menu
screen-key-leave = leave
screen-reading-keys = Escape closes

# --- The list at the table

screen-menu-title = At the table
screen-menu-help = What can I do here?
screen-menu-rules = The rules of this table
screen-menu-last = The last trick
screen-menu-tally = Who has how much
screen-menu-why = Which cards may I play?
screen-menu-hint = What should I play?
screen-menu-flag = Flag a revoke
screen-menu-peek = See the bottom card of the talon
screen-menu-away = Back to the menu; the match is kept
screen-menu-leave = Leave; the match is kept

# --- What can be read

screen-help-title = At the table
screen-rules-title = The rules of this table
screen-last-title = The last trick
screen-tally-title = Tally
screen-why-title = Which cards may be played
screen-flag-title = Whom do you flag for a revoke?
screen-tally = { $name }: { $total }, { $won ->
    [one] 1 deal won
   *[other] { $won } deals won
}
screen-goal = The match: { $goal }.
screen-help =
    Arrows move along your hand, and Enter plays the card on which you stand.
    Or type a card: its number, 10c, tc, or k where you hold one king. Enter plays it, Escape takes it back.
    With the mouse, one click chooses a card and a second one plays it.
    A mark beside its number, and a card that stands higher, say that it may be played. Stand on another to read why it may not.
    The key * lays a card the other way up, where you may choose.

    D dealt. L leads the first trick. The card with a double frame is the best so far.

    F1 or ? shows this.
    F2 shows the rules of exactly this table.
    F3 or l shows the last trick, where it may be looked at.
    F4 shows who has how much, and what ends the match.
    F5 says of every card why it may not be played.
    F6 flags a revoke, F7 shows the bottom card of the talon, where the rules allow it.
    F8 gives a hint: a card to play, why, and what each card promises.
    F9 or Escape lists all of this, and sets the pace and the pack.
    F10 leaves. The match is kept, and you can go on with it later.

# --- What went wrong

screen-trouble = The match stops here
screen-bot-failed = One of the bots could not go on.
screen-nothing-lost = Nothing is lost: the match is kept as it was before the last move.
screen-not-written = The match could not be written down.
screen-gone-elsewhere = This match has gone on at another table, so nothing more is kept here.
