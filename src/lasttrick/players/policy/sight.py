"""What a seat knows when it plays a card, as a row of whole numbers.

Everything that :mod:`~lasttrick.players.policy.features` may look at stands here, so that a
policy can use nothing that its seat does not know. The row is filled from a view by
:mod:`~lasttrick.players.policy.seeing`, and in training from a position by
:mod:`lasttrick.players.policy.compiled.sighting`; a test holds the two equal.

Cards are masks and places as :mod:`lasttrick.kernels.masks` explains them; truth is 1 or 0.
"""

from __future__ import annotations

(
    HAND,  # the cards held, without one set aside
    ASIDE,  # the card set aside
    UNSEEN,  # the cards whose place is not known
    SUIT,  # the suit that counts in this trick; -1 before the lead
    BEST,  # the place of the best card so far; -1 where none counts
    LAID,  # how many cards lie in the trick
    OPPONENTS,  # how many others are in the deal
    TO_PLAY,  # how many of them have not played to this trick
    HELD,  # how many cards they hold together
    TRICK,  # the number of the trick in progress
    TRICKS,
    DECIDING,
    RANKS,  # how many ranks the game has
    MUST_BEAT,
    FREE,  # no duty to follow suit
    LAYING,  # how this trick is answered, as kernels.compiled numbers it
    BLIND_NEXT,  # the next trick is answered blind
    KEEPS_SUIT,  # the suit of the last trick is that of the card which won the one before
    DROPS_IN,  # in how many tricks whoever has none drops out, from 1; 0 for never
    SWEEP_IN,  # in how many tricks one who took them all wins; 0 for never
    TAKEN,  # this seat has a trick
    SAFE,  # how many opponents have one
    ALL_MINE,  # this seat took all tricks so far, one at least
    ALL_THEIRS,  # one opponent did
    RUN,  # with how many low cards in a row this seat has won the latest tricks
    LAST_LOST,  # the winner gains by not winning the last trick
    PLAIN,  # what a plain win is worth
) = range(27)

# Four numbers each, one for every suit.
OPEN = 27
"""How many cards are held by opponents who may hold this suit."""
WAITING = 31
"""The same, of those only who can still beat a card in this trick."""
VOID = 35
"""How many opponents have shown not to hold it."""
LED = 39
"""How many opponents have led it."""
THROWN = 43
"""How many opponents have thrown it away on another suit."""

WORTH = 47
"""Sixteen numbers: what it is worth to win with a low card of this power; 0 for others."""

LENGTH = 63
"""How many numbers the row has."""
