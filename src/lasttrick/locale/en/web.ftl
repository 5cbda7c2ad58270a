# The table in a browser. What happens in a deal is told by table.ftl; here are the pages,
# the buttons, and what happens around the table.

# Which way the writing runs: ltr, from the left; rtl, from the right.
text-direction = ltr

# --- Home

web-lead = Card games in which one trick decides.
web-play = Play
web-play-what = { $game } at once, against { $bots ->
    [one] one bot
   *[other] { $bots } bots
}. No account, nothing to install.
web-a-guest = Guest
web-games = Choose a game
web-own-game = Or a game of your own: choose its file
web-kept = Your tables
web-go-back = Go back
web-forget = Forget
web-open-tables = Open tables
web-open-none = Nobody is waiting for players just now. Make a table and invite somebody.
web-open-chairs = { $count ->
    [0] no chair free
    [one] one chair free
   *[other] { $count } chairs free
}
web-look = Come in
web-continue-title = Go on with another phone or computer
web-continue-text = At your table, open the menu and ask for a code. Then open the link of the table on the other device and type the code there.
web-this-device = On this device
web-more = Keep score and practise
web-more-score = Keep the score of a table with real cards
web-more-legal = Practise: which cards may be played?
web-more-last = Practise: who wins the trick that decides?
web-more-points = Practise: what is the deal worth?
web-again = Try again
web-offline = You are not connected. The score sheet works all the same; tables wait until you are back.
web-newer = There is a newer version of these pages.
web-newer-take = Load it

# --- Making a table

web-seats = Players
web-preset = House rules
web-preset-usual = as usual
web-usual = { $value } (as usual)
web-bot-plays = { $name } plays
web-your-name = Your name
web-arrange = Change the game
web-game = Game
web-preset-choose = choose …
web-house-rules = All house rules
web-play-bots = Play against bots
web-make-private = Invite friends
web-make-public = Open to everyone

# --- Before the first deal

web-invite = Send this link to your friends
web-copy = Copy
web-copied = Copied
web-share = Share
web-chairs = Chairs
web-open = Free
web-host = host
web-sit = Sit down
web-sit-title = Who are you?
web-add-bot = Add a bot
web-clear = Remove
web-clear-title = Take { $name } from the chair?
web-clear-text = The chair is free then. They can watch, and sit down again.
web-make-host = Make host
web-start = Deal the cards
web-start-bots = Deal the cards, with { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-host-starts = The host deals as soon as everyone is here.
web-watching-gathering = Take a free chair, or watch.
web-continue-have = I have a code from another device
web-continue-code = Code
web-continue = Go on here

# --- At the table

web-table = The table
web-tools = Table tools
web-beside = Story and chat
web-story = The story so far
web-to-home = Leave for the home page
web-last-trick = Last trick
web-score = Score
web-rules = Rules of this table
web-chat = Chat
web-menu = Table and settings
web-close = Close
web-cancel = Cancel
web-wait = One moment …
web-line-lost = The line is lost. Trying again; nothing is missed.
web-offline-table = This device is not connected. As soon as it is, you go on here, and nothing is missed.
web-dealer = dealer
web-leads = leads
web-to-play = to play
web-out = out
web-badge-bot = bot
web-badge-cover = bot for now
web-badge-away = away
web-cards-left = { $count ->
    [one] one card
   *[other] { $count } cards
}
web-tricks-won = { $count ->
    [one] one trick
   *[other] { $count } tricks
}
web-total-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-total-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
web-trick-of = Trick { $trick } of { $tricks }
web-trick-decides = Trick { $trick } of { $tricks }, which decides
web-trick-number = Trick { $trick }
web-trick-cards = Cards of this trick
web-goes-clockwise = Play goes clockwise.
web-goes-counterclockwise = Play goes counterclockwise.
web-trick-yours = You take the trick.
web-trick-theirs = { $name } takes the trick.
web-pool = In the pool: { $count }
web-pool-stones = { $count ->
    [one] one stone left
   *[other] { $count } stones left
}
web-clock-left = { $count ->
    [one] One second left.
   *[other] { $count } seconds left.
} Then a careful player moves for you.
web-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-watching-sit = You are watching. Take a chair?
web-spectators-closed = Nobody may watch at this table while a deal is on.
web-spectators-wait = The deal is shown a little later.

# --- Whose turn it is

web-turn-lead = You lead.
web-turn-card = Your card. { $suit ->
    [C] Clubs
    [D] Diamonds
    [H] Hearts
   *[S] Spades
} were led.
web-turn-plays = { $name } is to play.
web-turn-answers = { $name } is asked.
web-turn-cut = You cut the pack
web-turn-cuts = { $name } cuts the pack.
web-this-decides = This trick decides!
web-go-on = Go on
web-also = You may also
web-hint = Hint
web-hint-close = Close the hint
web-flag = Flag a revoke
web-flag-title = Who did not follow suit?
web-flag-text = If you are right, the deal is void. If not, you pay for it.

# --- The hand

web-your-hand = Your hand
web-card-may = { $card }, may be played
web-card-down = { $card }, may be laid face down
web-card-either = { $card }, may be played or laid face down
web-card-not = { $card }, not now. { $reason }
web-lay-up = Play it face up
web-lay-down = Lay it face down
web-aside = set aside
web-typed-enter = and Enter
web-revoke-title = That is a revoke
web-revoke-text = You hold a card of the suit led. If you play another suit, the others may flag it.
web-revoke-yes = Play it all the same

# --- The cut

web-cut = Cut here
web-tap = Tap: deal it as it is
web-cut-lift = You lift { $count ->
    [one] one card
   *[other] { $count } cards
}.

# --- The deal is over

web-deal-over = The deal is over
web-next-dealer = { $who ->
    [you] You deal next.
   *[other] { $name } deals next.
}
web-opened = All the cards
web-ready = Next deal
web-ready-waiting = { $count ->
    [0] Ready
    [one] Ready. Waiting for one more
   *[other] Ready. Waiting for { $count } more
}
web-next-in = The cards come in { $count ->
    [one] one second
   *[other] { $count } seconds
}.
web-rematch = Play another match
web-rematch-host = The host can begin another match.
web-save-deal = Save this deal
web-score-none = Nothing has been counted yet.
web-player = Player
web-points = Points
web-chips = Chips
web-deals-won = Deals won

# --- Looking at a deal again

web-replay = Step through a deal
web-look-again = Step through this deal
web-replay-open = Open another record
web-replay-file = A file of deals: a record (.jsonl), or text
web-replay-paste = Or paste a record here
web-replay-show = Show it
web-replay-deals = Deal
web-replay-deal = { $number }. { $game }: { $names }
web-replay-deal-bad = Line { $line } cannot be read
web-replay-view = Cards shown
web-replay-all = all hands
web-replay-hands = Hands
web-replay-first = To the beginning
web-replay-previous = Back
web-replay-next = Forward
web-replay-last = To the end
web-replay-slider = Place in the deal
web-replay-at = Event { $event } of { $events }
web-replay-keys = The arrow keys go back and forward, Home and End to the ends of the deal.
web-replay-faults = Something in this record does not hold
web-replay-fault = Line { $line }, event { $event }: expected { $expected }, found { $found }
web-replay-fault-line = Line { $line }: expected { $expected }, found { $found }
web-replay-use = Keep it, show it
web-replay-save = Save as a record
web-replay-save-text = Save as text
web-replay-link = Link to this card
web-replay-link-text = Whoever opens this link sees the deal at this card. The whole deal is in the link.
web-replay-embed = Show it on your page
web-replay-embed-text = Put this into the source of your page
web-replay-keep = Keep it on this server
web-replay-keep-text = The link gets short when the deal is kept on this server. Whoever has the link sees all the cards and the names.
web-replay-at-home = Open it at Last Trick

# --- Playing the same cards

web-again-title = Play these cards
web-again-seat = You sit in the place of
web-again-text = The same cards; bots sit in the other seats.
web-again-deal = Play this deal again
web-play-on = Play on from here
web-given = These cards were given, not shuffled: there is no shuffle to check.
web-challenge = A challenge
web-challenge-send = Challenge a friend
web-challenge-text = A friend plays the same cards in the same seat, against the same bots. The link shows no card; afterwards you both see how it went.
web-challenge-seat = Your friend sits in the place of
web-challenge-make = Make the link
web-challenge-compare = Compare the results
web-challenge-from = { $name } has played this deal, among { $players } players. Play the same cards in the same seat, and see who does better.
web-challenge-taken = { $count ->
    [0] Nobody has taken it up yet.
    [one] One person has taken it up.
   *[other] { $count } people have taken it up.
}
web-challenge-hidden = You see how it went for the others when you have played it.
web-challenge-take = Play it
web-challenge-going = Go on playing
web-challenge-results = How it went
web-challenge-sender = sent it
web-challenge-none-yet = Nobody else has finished it yet.

# --- Your deals

web-deals = Your deals
web-deals-text = The deals of every table at which this device holds a seat. Another device finds them when you go on there by a code.
web-deals-none = No deal has been finished yet.
web-deals-look = Look
web-keepsakes = Challenges and kept deals
web-keepsake-record = a deal kept on this server
web-keepsake-challenge = a challenge that you sent
web-keepsake-attempt = a challenge that you took up
web-keepsake-delete = Delete
web-forget-me = Delete my data
web-forget-me-what = You get up from every table at which this device holds a seat. Your name, what you wrote in the chat there, and what proves your seats are deleted, and so are the deals and challenges that you keep on this server.
web-forget-me-stays = What stays: the cards that you played, under the name “somebody”, and copies that others have saved.
web-forget-me-title = Delete everything about you?
web-forget-me-text = This cannot be taken back.
web-forget-me-yes = Delete it
web-forget-me-done = Done. Nothing here bears your name any more.
web-forget-me-left = { $count ->
    [one] One thing could not be deleted. Please try again in a moment.
   *[other] { $count } things could not be deleted. Please try again in a moment.
}
web-somebody = somebody

# --- That the cards are fair

web-fair-how = How can I check the shuffle?
web-fair-title = Are the cards fair?
web-fair-1 = Before anyone cuts, the server draws a secret, and the order of the pack follows from it. At once it shows you a fingerprint of that secret. Nobody can read the secret from the fingerprint, and nobody can find another secret that has the same one.
web-fair-2 = Then a player cuts. The server could not know where.
web-fair-3 = After the deal the secret is shown. If it gives the fingerprint that you were shown before, the cards were fixed before the cut, and nobody has changed them.
web-fair-commitment = Fingerprint
web-fair-secret = Secret
web-fair-fits = Checked on this device: the secret gives this fingerprint.
web-fair-differs = The secret does not give this fingerprint!
web-fair-verify = You can check everything yourself, the order of the pack and the hands too: save the deal when it is over, and let the program reckon it again.

# --- Chat

web-chat-empty = Nobody has said anything yet.
web-chat-write = Write something
web-chat-seats = Only those who sit at the table may write.
web-send = Send
web-phrases = Say at once
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you
web-phrase-oops = Oops!
web-phrase-one-moment = One moment, please
web-phrase-bye = Goodbye
web-mute-title = Do not show
web-mute = Hide what { $name } says
web-chat-hide = Hide the whole chat

# --- My chair and this device

web-your-seat = Your chair
web-device-text = To go on with another device, open this table there and type a code. It works once, for ten minutes.
web-device-code = Show a code
web-new-secret = Lock out my other devices
web-secret-text = Your chair stays yours on this device. Every other device that holds it only watches from now on.
web-secret-yes = Lock them out
web-leave = Get up from the table
web-leave-text = A bot plays your cards for the rest of this deal. Then your chair is free for somebody else.
web-leave-yes = Get up
web-resign = Leave this deal
web-resign-text = You drop out of this deal. In many games that is not allowed; then you are told so.
web-resign-yes = Leave the deal
web-language = Language
web-theme = Light
web-theme-auto = as the device
web-theme-light = day
web-theme-dark = night
web-pack = Pack
web-pack-four = four colours
web-pack-two = two colours
web-stay = A finished trick stays
web-stay-short = briefly
web-stay-long = longer
web-stay-tap = until I tap
web-twice = Play a card only at the second tap

# --- What the host can set

web-host-settings = The host's settings
web-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
web-set-chat = Who may write
web-set-chat-all = everyone
web-set-chat-seats = who sits
web-set-chat-off = nobody
web-set-spectators = Who watches sees a deal
web-set-spectators-delayed = a little later
web-set-spectators-after = when it is over
web-set-spectators-closed = not at all
web-set-clock = Time for a move
web-set-clock-off = no clock
web-set-pace = The bots play
web-set-pace-quick = quickly
web-set-pace-calm = calmly
web-set-pace-slow = slowly
web-set-go-on = The next deal begins after
web-set-go-on-wait = when everyone is ready
web-set-cover = A bot covers for somebody lost after
web-set-cover-never = never
web-set-hints = Hints
web-set-hints-on = may be asked for
web-set-hints-off = none

# --- What happens around the table

web-told-sat = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
web-told-left = { $who ->
    [you] You get up.
   *[other] { $name } gets up.
}
web-told-bot = The bot { $name } sits down.
web-told-cover = A bot plays for { $name } for now.
web-told-back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
web-told-host = { $who ->
    [you] You are the host.
   *[other] { $name } is the host.
}
web-told-clock = { $who ->
    [you] Your time was up: a careful player moved for you.
   *[other] Time was up for { $name }: a careful player moved.
}
web-told-arranged = The host has changed the table.
web-told-ready = { $who ->
    [you] You are ready.
   *[other] { $name } is ready.
}
web-told-said = { $name }: { $text }
web-closed = The table is closed.

# --- What was refused

web-refused-web-not-a-card = { $typed } is no card in your hand. Type one such as 10c, or its number.
web-refused-command-too-fast = Not so fast, please.
web-refused-command-too-long = That is too long.
web-refused-seat-taken = Somebody else has just taken that chair.
web-refused-seat-not-yours = That did not prove the chair to be yours. Ask for another code.
web-refused-seat-none = There is no such chair.
web-refused-seat-bad-name = Please give a name of up to 24 characters that nobody else here has.
web-refused-seat-new-secret = This chair has been taken over on another device.
web-refused-host-only = Only the host can do that.
web-refused-table-not-now = That cannot be done just now.
web-refused-table-closed = The table is closed.
web-refused-table-full = Every chair is taken.
web-refused-table-not-found = There is no such table. Perhaps it has been closed.
web-refused-chat-off = The host has turned the chat off.
web-refused-hint-off = Hints are switched off at this table.
web-refused-hint-not-now = There is a hint when you are to play a card.
web-refused-store-unavailable = The server could not write it down. Please try again.
web-refused-line-none = The server cannot be reached. Please try again in a moment.
web-refused-option-exclude = These house rules exclude each other.
web-refused-record-not-found = Nothing is kept under this address, or not any more.
web-refused-other = That was refused ({ $code }).
