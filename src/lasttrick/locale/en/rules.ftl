# The rule sheet: the rules of exactly one table. Its numbers come from the data that the engine
# plays by.

sheet-title = { $game }: the rules of this table
sheet-title-place = { $game }, { $place }: the rules of this table

# --- The aim

heading-aim = What it is about
aim-last = Win the last trick. Only that trick counts: whoever takes it wins the deal, however many the others have taken before. All the tricks before it only settle who leads to it and which cards are still in play.
aim-trick = Win trick { $deciding } of { $tricks }. Only that trick wins the deal; the others settle who leads to it and which cards are still in play.
aim-no-trumps = There are no trumps, no bids and no card points.

# --- Players and pack

heading-players = Players
players-count = { $least } to { $most } can play; there are { $seats } at this table.
players-exactly = It is a game for { $seats }.
players-best = It is best with { $least } to { $most }.
players-best-one = It is best with { $least }.

heading-pack = The cards
pack-count = { $count } cards are used. In each suit they rank, from high to low:
pack-order = { $suit }: { $cards }
pack-without = Left out: { $cards }.
pack-shorter = So the highest { $suit ->
    [C] club
    [D] diamond
    [H] heart
   *[S] spade
} is the { $rank }.

# --- Seats, cut and deal

heading-deal = Seats and deal
draw-dealer = Draw cards for the first deal: the highest card deals, and those who tie for it draw again.
draw-seats = Draw cards for the seats: sit down clockwise from the highest card to the lowest, and draw again if two are equal. The highest card deals first.
cut-right = The dealer shuffles, and the player at the dealer's right cuts.
cut-or-tap = The dealer shuffles, and the player at the dealer's right cuts, or taps the pack to have it dealt as it is.
cut-never = The dealer shuffles; nobody cuts.
deal-each = Everyone gets { $cards } cards, { $packets }, { $direction ->
    [clockwise] clockwise, beginning at the dealer's left
   *[counterclockwise] counterclockwise, beginning at the dealer's right
}; the dealer comes last.
packets-one = one at a time
packets-all = all at once
packets = in packets of { $sizes }
talon = { $count ->
    [0] Every card is dealt: nothing is left over.
    [one] One card is left over. It stays face down, and nobody sees it.
   *[other] { $count } cards are left over. They stay face down, and nobody sees them.
}
redeal = Before the first lead, a player who holds nothing above the { $rank } may change the whole hand for new cards from the talon, once a deal, as long as the talon lasts.
dry = Before the first lead, in turn, everyone may set one { $ranks } aside for the last trick, face down or face up. Until then it is not part of the hand and need not be played, not even to follow suit; in the last trick it plays itself.

# --- Leading and playing

heading-play = Play
lead-next = The player after the dealer leads to the first trick.
lead-dealer = The dealer leads to the first trick.
lead-left = The player at the dealer's left leads to the first trick.
lead-right = The player at the dealer's right leads to the first trick.
lead-holder = In the first deal of a match, whoever holds { $card } leads instead; if it was not dealt, nothing changes.
play-round = Play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counterclockwise
}, one card each, and the winner of a trick leads to the next one.
duty-must = Follow suit if you can. If you hold no card of the suit led, play what you like.
duty-must-beat = Follow suit if you can, and beat the best card so far if you can. If you hold no card of the suit led, play what you like.
duty-free = Nobody has to follow suit, and nobody has to beat.
duty-no-beat = You never have to beat the cards on the table.
trick-won = The highest card of the suit led takes the trick. A card of another suit cannot win, however high it is.
last-suit = In the last trick the suit that counts is that of the card which won the trick before, whatever is led. If nobody plays that suit, the leader takes the trick.
peek = During the last trick but one, whoever is to play may ask to see the bottom card of the talon; it is shown to all.
look-back-none = Nobody may look at finished tricks again.
look-back-last = Only the last finished trick may be looked at again.
look-back-all = All finished tricks may be looked at again.

# --- Face down

heading-hidden = What lies face down
hidden-none = Nothing: every card is played face up.
hidden-discards = A card of another suit than the one led is laid face down. Cards that follow suit stay face up.
hidden-not-beating = A card that does not beat the best one so far is laid face down, even when it follows suit. A card that beats must be shown. Laying a card face down never excuses you from following suit.
hidden-choice = In tricks 1 to { $through } a card may be shown only if it is of the suit led and beats the best one so far. Any card at all may be laid face down instead. The leader always plays face up.
hidden-choice-all = A card may be shown only if it is of the suit led and beats the best one so far. Any card at all may be laid face down instead. The leader always plays face up.
hidden-blind = Trick { $trick } is answered blind: after the lead everyone lays one card face down, any card, and then all are turned up together. Here a card that was laid face down can win.
hidden-know = A hidden card is known to its owner alone, and it cannot win a trick. The others see that a card was laid, and nothing else.
hidden-know-discards = A hidden card is known to its owner alone. The others see that its owner could not follow.
hidden-dry = A card set aside face down is known to its owner alone until the last trick.
hidden-for-good = Hidden cards stay hidden when the deal is over.
hidden-opened = When the deal is over, all the cards are shown.

# --- Winning the deal

heading-win = Winning the deal
win-last = The winner of the last trick, trick { $tricks }, wins the deal.
win-trick = The winner of trick { $deciding } wins the deal. All { $tricks } tricks are played all the same.
win-sweep = Whoever takes all of the first { $tricks } tricks has a sweep and wins the deal at once.
win-drop = After trick { $trick } everyone who has taken no trick drops out without showing the cards still in hand. The others play on.
win-instant = A hand can win as it is dealt, before the first lead:
win-instant-claim = It must be claimed before the first lead; afterwards it is just a hand.
dealt-four-of-a-kind = four cards of one rank
dealt-one-suit = all { $cards } cards of one suit
dealt-four-of-a-suit = four cards of one suit
dealt-three-of = three { $rank }s, or four
dealt-all-below = all { $cards } cards below the { $rank }
dealt-sum-at-most = cards that add up to { $sum } at most
dealt-double = { $hand }, for double the award with a { $rank } among them
tie-strength = If two hold such a hand, the one higher up in this list wins, then the stronger cards, then the earlier seat in the order of play.
tie-category = If two hold such a hand, the one higher up in this list wins, between two low sums the lower one, then the earlier seat in the order of play.
tie-turn = If two hold such a hand, the earlier seat in the order of play wins.
tie-suit = If two hold such a hand, the one higher up in this list wins, then the stronger cards, then the suit: hearts, diamonds, clubs, spades.

# --- What it is worth

heading-award = What it is worth
award-header-how = how it is won
award-header-points = points
award-header-chips = chips from each opponent
award-header-share = stakes from the pool for each player
award-plain = with the deciding trick
award-low = with a { $rank } in the deciding trick
award-low-run = with a { $rank } in each of the last { $tricks } tricks
award-low-mixed = with { $ranks } in the last two tricks
award-low-more = and so on: every trick in an unbroken run back from the last adds what its card is worth
award-low-distinct = Neighbouring tricks of such a run must be won in different suits.
award-dry-hidden = with a { $rank } set aside face down
award-dry-shown = with a { $rank } set aside face up
award-sweep = with a sweep
award-instant = with a hand as dealt
award-not-with = more, if the card that wins the deciding trick is no { $rank }
award-last-lost = more, if the winner does not take the last trick too
award-dealt = to everyone who was dealt { $hands }, whoever wins
pay-winner = Only the winner scores.
pay-per-opponent = The winner scores it once for each opponent.
pay-opponents = Every opponent pays it to the winner.
pay-ante = Before the deal everyone puts { $count ->
    [one] one chip
   *[other] { $count } chips
} into the pot, and the winner takes it; what a win pays beyond that is paid by every opponent.
pay-dropped = Everyone who dropped out loses one.
pay-pool = When the pool is empty, everyone puts in { $fill ->
    [one] one stake
   *[other] { $fill } stakes
}; the winner takes as many as there are players, or what is left.
pay-chips = Everyone begins with { $batch } chips. When somebody cannot pay, everyone gets another { $batch } first.

# --- Penalties

heading-penalties = Penalties
penalty-none = There are none: a card that the rules do not allow cannot be played.
penalty-flag = Nobody stops a player who does not follow suit. Anyone may flag it, until the deal is counted: a revoke voids the deal and costs its player { $points }; a wrong flag costs the accuser { $points }.
penalty-sandbag = The ace kept back: when one player sweeps and has led tricks 1, 2 and 3 in one suit, whoever else was dealt the ace of that suit pays one more, whether it is still in hand or was thrown away. That ace is shown.
penalty-sandbag-own = The ace kept back: when one player sweeps and the first three leads of that player were in one suit, whoever else was dealt the ace of that suit pays one more, unless it was thrown away before the first of those leads. That ace is shown.
penalty-stuck = A player who drops out pays one more for every ace still in hand, and those aces are shown.

# --- The match

heading-match = The match
next-winner = The winner of the deal deals next.
next-rotate = The deal goes round, to the next player in turn.
match-target = The first to reach { $target } wins the match.
match-raise = If several share the lead when the target is reached, the target goes up by { $by } and all play on, until one player is alone in front with that many.
match-deals = The match is over after { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; the highest total wins.
match-stones = { $stones } stones lie in the middle, and every point takes one. When they are gone, the most stones win. An award larger than what is left takes what is left.
match-open = The match has no fixed end.
tie-play-on = If there is a tie for first place, all play on until one player leads.
tie-tied-only = If there is a tie for first place, only the tied play on, where the game can be played by so few.
tie-share = If there is a tie for first place, it is shared.
tie-most-deals = If there is a tie for first place, it goes to whoever has won more deals; if that is equal too, all play on.

# --- House rules

heading-house = House rules at this table
house-none = None: this is the game as it is usually played.
house-rule = { $option }: { $value } ({ $about })

# --- Questions

heading-questions = Questions people ask
question-off-suit = Can an ace of another suit win the trick?
answer-off-suit = No. There are no trumps, and only the suit led can win.
question-tricks = Do I win with the most tricks?
answer-tricks = No. Only trick { $deciding } counts.
question-without = Why is { $cards } left out?
answer-without = That is how the game is played: the pack then has { $count } cards, and the highest { $suit ->
    [C] club
    [D] diamond
    [H] heart
   *[S] spade
} is the { $rank }.
question-more = Can { $seats } play?
answer-more-pack = No. { $seats } players with { $cards } cards each would need { $needed }, and the pack has { $count }.
answer-more-limit = There would be cards enough, but at most { $most } play this game.
question-low = Why keep a { $rank }?
answer-low = Because it pays more when it wins the deciding trick. It can do so only if you lead it and nobody else can follow.
question-length = How long does a match take?
answer-length = That is agreed beforehand: see “The match”.

# --- An example

heading-example = An example
example-intro = The end of a deal, as it was played:

# --- Sources

heading-source = Where these rules come from
source-says = { $says }.
source-inferred = Inferred, because no source says it: { $things }.
