# Hints: why a card is good, and what each card promises. Cards come ready-made, as faces or in
# words: $card is the one to play, $cards are others, so many as $count says; $name is who it is
# about, one player or several.

# --- Why

hint-only-card = It is the only card that you may play.
hint-decided = The trick that decides has been played.
hint-lost = None of your cards takes this trick, which decides.
hint-wins-deal = This trick decides, and { $card } takes it for certain.
hint-then-wins = After this trick you lead { $cards }, which nobody can beat, and that trick decides.
hint-highest = Nobody can beat { $card }: no card of its suit is higher.
hint-higher-gone = Nobody can beat { $card }: { $cards } { $count ->
    [one] is
   *[other] are
} gone.
hint-none-higher = Nobody can beat { $card }: every higher card of its suit is gone or in your hand.
hint-others-void = { $name } { $count ->
    [one] has
   *[other] have
} no { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}, so nobody can beat { $card }.
hint-last-to-play = Nobody plays after you, so { $card } takes the trick.
hint-stops-sweep = { $name } has won every trick so far, and would win the deal at once with this one.
hint-sweep = You have won every trick so far; all of the first { $trick } win the deal at once.
hint-needs-trick = Whoever has no trick after trick { $trick } drops out, and you have none yet.
hint-leads-on = Whoever takes this trick leads to the one that decides.
hint-ducks-to-void = You could take this trick, but you leave the lead to { $name }, who has no { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}.
hint-ducks-to = You could take this trick, but you leave the lead to { $name }.
hint-ducks = You could take this trick, but you let it go.
hint-hides = Laid face down, it stays unknown to the others.
hint-cannot-take = None of your cards takes this trick.
hint-keeps-master = You keep { $cards }, which nobody can beat.
hint-low-pays = A deal won with { $card } pays more.
hint-low-run = It pays more to take this trick with { $card } and to end with { $cards }.
hint-keeps-low = You keep { $cards }: a deal won with { $count ->
    [one] it
   *[other] one of them
} pays more.
hint-keeps-card = You keep { $cards } for the trick that decides.
hint-lone-card = Then you have no { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
} left: when they are led, you may play any card.
hint-led-at-void = { $name } { $count ->
    [one] has
   *[other] have
} no { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
} and cannot follow.
hint-all-alike = All your cards promise the same.
hint-best-chance = It does best over all the cards that the others may still hold.

# --- What is shown

hint = Hint
hint-suggests = Play { $card }.
hint-suggests-down = Play { $card } face down.
hint-chances = The chance to win the deal with each card:
hint-percent = { $percent }%
hint-card = { $card }: { $percent }%
hint-card-points = { $card }: { $percent }%, points { $sign }{ $whole }.{ $tenth }
hint-card-chips = { $card }: { $percent }%, chips { $sign }{ $whole }.{ $tenth }
hint-laid-down = { $card }, face down
hint-off = Hints are switched off at this table.
hint-not-now = There is a hint when you are to play a card.
