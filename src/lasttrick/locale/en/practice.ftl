# Practice: questions, what is said to the answers, and the progress.

practice-begins-legal = { $game }, { $seats } players: which cards may be played? ? for help, q to leave.
practice-begins-last = { $game }, { $seats } players: the trick that decides, all hands open. ? for help, q to leave.
practice-begins-points = { $game }, { $seats } players: what is the deal worth? ? for help, q to leave.

practice-again = This one comes back:
practice-right = Right.
practice-wrong = Not right.
practice-hand = { $name }: { $cards }

# --- Which cards may be played

practice-deal-open = Deal { $number }, with all hands open
practice-deal-closed = Deal { $number }, with hands closed: you see only your own
practice-ask-legal = Trick { $trick } of { $tricks }: which of your cards may be played?
practice-ask-shown = Trick { $trick } of { $tricks }: which of your cards may be laid face up? (0 for none)
practice-expected-cards = Expected cards such as 10c 3h, or their numbers from 1 to { $most }, but got { $typed }. Type ? for help.
practice-left-out = You left out { $cards }.
practice-too-many = Too many: { $cards }.
practice-ask-lead = You lead. Which card? (Enter lets a bot choose)
practice-ask-play = Which of them do you play? (Enter lets a bot choose)
practice-ask-next = Enter deals again with hands closed, o with open ones; q leaves.

# --- The deciding trick

practice-changed = Now one suit changes: { $old } becomes { $new }.
practice-ask-last = Who wins the last trick? ({ $names })
practice-ask-winner = Who wins trick { $trick }, which decides? ({ $names })
practice-expected-name = Expected { $names }, but got { $typed }. Type ? for help.
practice-ask-must = It is your turn. Which card must you play?

# --- What a deal is worth

practice-ask-points = How many points does the deal bring { $name }?
practice-ask-chips = How many chips does the deal bring { $name }? (a minus for chips paid)
practice-expected-number = Expected a number such as 2 or -1, but got { $typed }. Type ? for help.
practice-in-all = In all, { $name }: { $amount }.

# --- Progress

practice-score = Right today: { $right } of { $asked }. Right in all: { $allright } of { $all }.
practice-waiting = { $count ->
    [one] One question will come back.
   *[other] { $count } questions will come back.
}
practice-damaged = Your progress could not be read. The file was set aside as { $file }, and counting begins anew.
practice-not-kept = Your progress cannot be kept: { $reason }.

practice-help-legal =
    Type every card that may be played, as cards or as numbers, in any order: 10c 3h, or 1 4.
    rules: what counts at this table.
    quit, or q: stop here. What you got wrong comes back another time.
practice-help-last =
    Type the letter of the player who wins, or the card that must be played.
    rules: what counts at this table.
    quit, or q: stop here. What you got wrong comes back another time.
practice-help-points =
    Type a number: what the deal brings this player, with a minus for a loss.
    rules: what counts at this table.
    quit, or q: stop here. What you got wrong comes back another time.

# --- In a browser

practice-web-legal = Which cards may be played?
practice-web-last = Who wins the trick that decides?
practice-web-points = What is the deal worth?
practice-web-shown = Trick { $trick } of { $tricks }: which of your cards may be laid face up?
practice-web-none = None of them
practice-web-check = Check
practice-web-next = Next question
practice-web-last-trick = Who wins the last trick?
practice-web-winner = Who wins trick { $trick }, which decides?
practice-web-table = On the table
practice-web-aside = Set aside
practice-web-nothing = In this game there is nothing to ask.
practice-web-others = Other practice
practice-web-question = Question { $number } of { $count }.
practice-web-so-far = { $right } right so far.
practice-web-sum-up = How it went
practice-web-sitting = { $right } of { $count } right
practice-web-more = Ten more
practice-web-closed = Deal again, hands closed
practice-web-open = Deal again, all hands open
practice-web-lead = You lead. Which card?
practice-web-play = Which of them do you play?
practice-web-bot = Let a bot choose
practice-web-go-on = Go on
practice-web-how = Players, house rules, a game of your own
