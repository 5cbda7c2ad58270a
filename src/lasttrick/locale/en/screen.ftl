# The table on the whole screen. Its sentences stand in little room: short is good.

# --- The felt

# Marks beside a name: who dealt, and who led the first trick. One letter each.
screen-mark-dealer = D
screen-mark-leader = L
screen-out = dropped out
screen-won = won { $count }
screen-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
screen-chips = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
screen-clockwise = clockwise
screen-counterclockwise = counterclockwise
screen-pool = In the middle: { $count }
screen-stones = { $count ->
    [one] 1 stone left
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
screen-menu-flag = Flag a revoke
screen-menu-peek = See the bottom card of the talon
screen-menu-away = Back to the menu; the match is kept
screen-menu-leave = Leave; the match is kept
screen-set-pack = Pack: { $now ->
    [four-colour] four colours
    [two-colour] two colours
   *[ascii] letters
}
screen-set-stays = A finished trick stays: { $now ->
    [key] until a key
    [short] a moment
   *[long] a while
}
screen-set-delay = Bots think: { $now ->
    [none] not at all
    [short] a moment
    [usual] as usual
   *[long] a while
}

# --- What can be read

screen-help-title = At the table
screen-rules-title = The rules of this table
screen-last-title = The last trick
screen-tally-title = Tally
screen-why-title = Which cards may be played
screen-flag-title = Whom do you flag for a revoke?
screen-nobody = nobody
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
    * lays a card the other way up, where you may choose.

    D dealt. L leads the first trick. The card with a double frame is the best so far.

    F1 or ? shows this.
    F2 shows the rules of exactly this table.
    F3 or l shows the last trick, where it may be looked at.
    F4 shows who has how much, and what ends the match.
    F5 says of every card why it may not be played.
    F6 flags a revoke, F7 shows the bottom card of the talon, where the rules allow it.
    F9 or Escape lists all of this, and sets the pace and the pack.
    F10 leaves. The match is kept, and you can go on with it later.

# --- What went wrong

screen-trouble = The match stops here
screen-bot-failed = One of the bots could not go on.
screen-nothing-lost = Nothing is lost: the match is kept as it was before the last move.
screen-not-written = The match could not be written down.
screen-gone-elsewhere = This match has gone on at another table, so nothing more is kept here.
