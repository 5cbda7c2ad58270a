# What happens at the table. $who is "you" for the person spoken to, "other" for anybody else,
# whose name is $name. Cards come ready-made, as faces or in words.

you = you
you-first = You

place-left = Left
place-far-left = Far-left
place-mid-left = Mid-left
place-across = Across
place-mid-right = Mid-right
place-far-right = Far-right
place-right = Right

# --- The deal begins

draw-for-deal = The draw: { $cards }
draw-again = Equal cards draw again: { $cards }

event-tap = { $who ->
    [you] You tap the pack: it is dealt uncut.
   *[other] { $name } taps the pack: it is dealt uncut.
}
event-cut = { $who ->
    [you] You cut the pack, lifting { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $name } cuts the pack, lifting { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
event-deals-and-leads = { $who ->
    [you] You deal and lead.
   *[other] { $name } deals and leads.
}
event-deals = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
event-leads-first = { $who ->
    [you] You lead.
   *[other] { $name } leads.
}

# --- Declarations

event-dry = { $who ->
    [you] You set { $card } aside, face down, for the last trick.
   *[other] { $name } sets a card aside, face down, for the last trick.
}
event-show-dry = { $who ->
    [you] You set { $card } aside, face up, for the last trick.
   *[other] { $name } sets { $card } aside, face up, for the last trick.
}
event-redeal = { $who ->
    [you] You change your whole hand for new cards.
   *[other] { $name } changes the whole hand for new cards.
}
event-instant-win = { $who ->
    [you] You show { $cards }.
   *[other] { $name } shows { $cards }.
}
event-peek = { $who ->
    [you] You ask to see the bottom card of the talon.
   *[other] { $name } asks to see the bottom card of the talon.
}
event-flag = { $who ->
    [you] You flag { $against } for a revoke. A wrong flag is paid when the deal is counted.
   *[other] { $name } flags { $against } for a revoke. A wrong flag is paid when the deal is counted.
}

# --- Play

event-lead = { $who ->
    [you] You lead { $card }.
   *[other] { $name } leads { $card }.
}
event-play = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
event-discard = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
}
event-lay-hidden = { $who ->
    [you] You lay a card face down.
   *[other] { $name } lays a card face down.
}
event-lay-down = { $who ->
    [you] You lay { $card } face down.
   *[other] { $name } lays { $card } face down.
}
event-turn-up = { $who ->
    [you] You turn up { $card }.
   *[other] { $name } turns up { $card }.
}
event-bottom-card = The bottom card of the talon is { $card }.
event-trick-won = { $who ->
    [you] You win the trick with { $card }.
   *[other] { $name } wins the trick with { $card }.
}
event-drop = { $who ->
    [you] You have no trick and drop out.
   *[other] { $name } has no trick and drops out.
}
event-leave = { $who ->
    [you] You leave the deal.
   *[other] { $name } leaves the deal.
}

# --- The deal is over

deal-void = The deal is void: there was a revoke.
deal-won-last = { $who ->
    [you] You win the deal with the last trick.
   *[other] { $name } wins the deal with the last trick.
}
deal-won-trick = { $who ->
    [you] You win the deal with trick { $trick }.
   *[other] { $name } wins the deal with trick { $trick }.
}
deal-won-sweep = { $who ->
    [you] You win the deal with all of the first { $tricks } tricks.
   *[other] { $name } wins the deal with all of the first { $tricks } tricks.
}
deal-won-as-dealt = { $who ->
    [you] You win the deal with the hand as dealt.
   *[other] { $name } wins the deal with the hand as dealt.
}
deal-won-alone = { $who ->
    [you] You win the deal: everyone else has left it.
   *[other] { $name } wins the deal: everyone else has left it.
}
held = { $who ->
    [you] You held { $cards }.
   *[other] { $name } held { $cards }.
}
talon-was = The talon was { $cards }.
talon-was-empty = There was no talon.
trick-open = Trick { $trick }: { $cards }

# Why somebody got or lost points: "+2 points" comes ready-made as $amount.
amount-points = { $sign }{ $count } { $count ->
    [one] point
   *[other] points
}
amount-chips = { $sign }{ $count } { $count ->
    [one] chip
   *[other] chips
}
gain = { $name }: { $amount } { $reason }.
gain-deciding-trick = for the deciding trick, taken with { $cards }
gain-low-run = for { $tricks ->
    [one] the deciding trick
   *[other] the last { $tricks } tricks
}, won with { $cards }
gain-dry = for { $cards }, set aside hidden
gain-show-dry = for { $cards }, set aside for all to see
gain-not-with-rank = because { $cards } is not the highest rank
gain-last-trick-lost = for losing the last trick
gain-dealt-hand = for being dealt { $cards }
gain-sweep = for the sweep
gain-instant-win = for { $cards } as dealt
gain-walkover = for being the only one left
gain-paid = to the winner
gain-ace = for { $cards }, kept too long
gain-dropped = for dropping out
gain-flagged = for a revoke
gain-wrong-flag = for a wrong flag
gain-pool = from the pool
gain-pool-short = because there is no more in the middle

# --- The match

totals-points = Points: { $totals }
totals-chips = Chips: { $totals }
goal-target = first to { $target }
goal-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
goal-stones = { $left } of { $stones } stones left
goal-tied = the tied play on until one of them leads
goal-none = no fixed end
score-line = { $totals }   ({ $goal })
match-won = { $who ->
    [you] You win the match.
   *[other] { $name } wins the match.
}
match-shared = The match is shared by { $names }.

# --- What may not be done, and why

refused-must-follow = You hold { $held }, and { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
} were led: you must follow suit.
refused-must-beat = You hold { $held }, which beats { $best }: you must beat it.
refused-not-held = You do not hold { $card }.
refused-set-aside = { $card } is set aside for the last trick.
refused-must-lie-face-up = { $card } cannot be laid face down here.
refused-must-lie-face-down = { $card } does not beat { $best }: it can only be laid face down.
refused-blind = This trick is answered blind: { $card } can only be laid face down.
refused-not-your-turn = It is not your turn.
refused-deal-over = The deal is over.
refused-answer-first = First answer what is asked.
refused-not-asked = That cannot be declared at this point of this game.
refused-cannot-leave = In this game nobody can leave a deal; somebody has to play the cards.
refused-bad-cut = You can lift from 1 to { $most } cards.

# --- What is asked

ask-cut = You cut. How many cards do you lift? (1 to { $most }, Enter for any)
ask-cut-or-tap = You cut. How many cards do you lift? (1 to { $most }, t to tap, Enter for any)
ask-redeal = Your hand is weak. Do you change it?
ask-claim = Your hand wins as dealt. Do you show it?
ask-dry = Do you set a card aside for the last trick?
ask-flag = The cards are played. Has anybody failed to follow suit?
ask-lead = Trick { $trick } of { $tricks }, you lead:
ask-card = Trick { $trick } of { $tricks }, your card:
ask-lead-decides = Trick { $trick } of { $tricks }, which decides, you lead:
ask-card-decides = Trick { $trick } of { $tricks }, which decides, your card:
ask-answer = Your answer (Enter for 1):
ask-revoke = That is a revoke; the others may flag it. Play it? (y/N)
answers-yes = y yes
ask-go-on = Enter goes on.
ask-next-deal = Enter deals the next hands.

choice-pass = no
choice-redeal = change the whole hand for new cards
choice-instant-win = show the hand and win the deal
choice-dry = set { $card } aside, face down (it pays { $times ->
    [2] double
   *[other] { $times } times
})
choice-show-dry = set { $card } aside, face up (it pays { $times ->
    [2] double
   *[other] { $times } times
})
choice-peek = see the bottom card of the talon
choice-flag = flag { $against } for a revoke

# --- What is shown

deal-number = Deal { $number }
deal-goes-on = Deal { $number } goes on.
on-the-table = On the table: { $cards }
your-hand = Your hand: { $cards }
your-hand-some = Your hand: { $cards }   (* may be played)
set-aside = Set aside: { $cards }
set-aside-hidden = { $name } { $card } (hidden)
set-aside-shown = { $name } { $card } (shown)
last-card-plays = Your last card plays itself.
legal-face-up = Face up: { $cards }
legal-face-down = Face down: { $cards }
legal-not = Not { $card }: { $reason }
legal-revoke = { $card } would be a revoke, which the others may flag.
legal-answer-first = First answer what is asked; then you play.
last-none-yet = No trick is finished yet.
last-not-shown = At this table nobody looks at finished tricks again.
last-trick = { $cards }   { $won }
flag-nothing = At this table a revoke is refused, so there is nothing to flag.
flag-whom = Expected whom you flag ({ $names }), but got { $typed }.
expected-cut = Expected 1 to { $most } or Enter, but got { $typed }.
expected-cut-or-tap = Expected 1 to { $most }, t or Enter, but got { $typed }.
expected-answer = Expected a number from 1 to { $most }, but got { $typed }. Type ? for help.
expected-card = Expected a card such as 10c, or its number from 1 to { $most }, but got { $typed }. Type ? for help.

help-at-table =
    A card: 10c, tc, 10♣, ten of clubs or its number; 10c* lays it face down, where one can choose.
    legal: which cards you may play, and why not the others.
    hint: which card to play, why, and what each card promises.
    last, or l: the tricks that may be looked at again.
    score: what everyone has, and what ends the match.
    rules: what counts at this table.
    peek: see the bottom card of the talon, where the rules allow it.
    flag NAME: accuse a player of a revoke, where the rules allow it.
    quit, or q: stop here; the match is kept, and --resume goes on with it.

# --- Around the table

table-begins = { $game }, { $seats } players. { $summary }
table-taken-up = { $game }, as you left it.
table-kept = The match is kept. Go on with: { $command }
table-nothing-kept = Nothing of this match is kept, so there is nothing to go on with.
table-record = Its record: { $file }
games-also = Also called { $names }.
games-players = { $least } to { $most } players.
games-players-exactly = { $seats } players.
games-options = Options, each with its default and all its values:
games-range = a number from { $least } to { $most }
label-and-value = { $name }: { $value }
games-presets = Presets:
games-rules = Its rules: { $command }
games-how = { $games } shows the options of a game; { $play } deals.
replay-begins = { $game }, { $seats } players.
