"""What a policy looks at: a few dozen numbers for the moment, and as many for each play.

Nothing here names a card or a suit. A card is told by how many unseen ones beat it, and a suit
by what is held and what is missing of it, so that the same numbers mean the same at every
game and size, and swapping two suits changes nothing.

The same source runs in plain Python beside a view and, compiled, in training
(:mod:`lasttrick.players.policy.compiled.describing`): hence rows that are filled in place, and no
other types than numbers and rows.
"""

from __future__ import annotations

from typing import Protocol

from lasttrick.kernels.masks import LANE
from lasttrick.players.policy.bits import highest, ones
from lasttrick.players.policy.sight import (
    ALL_MINE,
    ALL_THEIRS,
    ASIDE,
    BEST,
    BLIND_NEXT,
    DECIDING,
    DROPS_IN,
    FREE,
    HAND,
    HELD,
    KEEPS_SUIT,
    LAID,
    LAST_LOST,
    LAYING,
    LED,
    MUST_BEAT,
    OPEN,
    OPPONENTS,
    PLAIN,
    RANKS,
    RUN,
    SAFE,
    SUIT,
    SWEEP_IN,
    TAKEN,
    THROWN,
    TO_PLAY,
    TRICK,
    TRICKS,
    UNSEEN,
    VOID,
    WAITING,
    WORTH,
)

MOMENT = 40
"""How many numbers tell of the moment."""
SUIT_NUMBERS = 10
"""How many tell of one suit of a hand."""
PLAY = 23 + 4 * SUIT_NUMBERS
"""How many tell of one play."""

_BLIND = 4
_SUM, _MASTERS, _SECOND = SUIT_NUMBERS, SUIT_NUMBERS + 1, 2
SUIT_ROOM = SUIT_NUMBERS + 2
CLEAR_ROOM = 5 * 16
"""How long the rows are that :func:`describe` works in."""


class Whole(Protocol):
    """Whole numbers in a row."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class Real(Protocol):
    """Numbers in a row."""

    def __getitem__(self, at: int, /) -> float: ...
    def __setitem__(self, at: int, value: float, /) -> None: ...


class Reals(Protocol):
    """Rows of numbers."""

    def __getitem__(self, at: int, /) -> Real: ...


class Room:
    """Rows for :func:`describe` to work in, for plain Python."""

    def __init__(self) -> None:
        self.clear = [0.0] * CLEAR_ROOM
        self.suits = [[0.0] * SUIT_ROOM for _ in range(5)]
        self.order = [0] * 8


def fill_clear(theirs: int, held: int, unseen: int, clear: Real, first: int) -> None:
    """Fill in how likely a card holds, by how many unseen ones beat it.

    Args:
        theirs: how many cards of the suit are unseen.
        held: how many cards the others hold who could beat it.
        unseen: how many cards are unseen in all; any of them is as likely to be held.
        clear: entry ``first + n`` becomes the chance that nobody holds any of n cards.
        first: where in the row.
    """
    chance = 1.0
    clear[first] = 1.0
    for higher in range(theirs):
        chance = chance * max(0, unseen - held - higher) / (unseen - higher)
        clear[first + higher + 1] = chance


def worth_of(points: int, plain: int) -> float:
    """Return the award for a low card as a share of itself and a plain one: 0 to 1."""
    return points / (points + abs(plain) + 1)


def weigh_suit(sight: Whole, clear: Real, suit: int, cards: int, numbers: Real) -> int:
    """Fill in what the cards of one suit amount to, and return a key to sort suits by.

    Two suits with the same key have the same numbers.

    Args:
        sight: what the seat knows.
        clear: as :func:`fill_clear` fills it, for each suit.
        suit: which one.
        cards: the cards held of it, as a mask.
        numbers: these are filled in.
    """
    theirs = sight[UNSEEN] & LANE << 16 * suit
    hidden = ones(theirs)
    opponents = sight[OPPONENTS]
    held = masters = first_above = second_above = above = low = 0
    first = second = total = 0.0
    while cards:
        card = highest(cards)
        cards = cards & ~(1 << card)
        above = ones(theirs & -2 << card)
        holds = clear[16 * suit + above]
        total = total + holds
        if above == 0:
            masters = masters + 1
        if held == 0:
            first = holds
            first_above = above
        elif held == 1:
            second = holds
            second_above = above
        low = max(low, sight[WORTH + (card & 15)])
        held = held + 1
    below = hidden - above if held else 0
    numbers[0] = held / 3
    numbers[1] = first
    numbers[2] = second
    numbers[3] = first_above / 6
    numbers[4] = below / 6
    numbers[5] = hidden / 6
    numbers[6] = sight[VOID + suit] / opponents
    numbers[7] = worth_of(low, sight[PLAIN])
    numbers[8] = sight[LED + suit] / opponents
    numbers[9] = sight[THROWN + suit] / opponents
    numbers[10] = total
    numbers[11] = masters
    key = held << 4 | 15 - first_above
    key = key << 4 | 15 - second_above
    key = key << 4 | below
    key = key << 4 | hidden
    key = key << 6 | sight[OPEN + suit]
    key = key << 3 | sight[VOID + suit]
    key = key << 3 | sight[LED + suit]
    key = key << 3 | sight[THROWN + suit]
    return key << 8 | min(low, 255)


def describe_moment(sight: Whole, clear: Real, numbers: Real) -> None:
    """Fill in the numbers of the moment, whatever is played then."""
    opponents, laid, suit, best = sight[OPPONENTS], sight[LAID], sight[SUIT], sight[BEST]
    to_come = sight[DECIDING] - sight[TRICK]
    for at in range(MOMENT):
        numbers[at] = 0.0
    numbers[0] = 1.0
    numbers[1] = opponents / 4
    numbers[2] = 1 / opponents
    numbers[3] = 1.0 if opponents == 1 else 0.0
    numbers[4] = sight[TO_PLAY] / opponents
    numbers[5] = 1.0 if laid == 0 else 0.0
    numbers[6] = 1.0 if sight[TO_PLAY] == 0 else 0.0
    numbers[7] = (sight[TRICKS] - sight[TRICK]) / 6
    numbers[8] = to_come / 6
    if to_come < 0:
        numbers[9] = 1.0
    elif to_come < 4:
        numbers[10 + to_come] = 1.0
    hidden = ones(sight[UNSEEN])
    numbers[14] = sight[HELD] / hidden if hidden else 0.0
    numbers[15] = hidden / 30
    numbers[16] = sight[MUST_BEAT]
    numbers[17] = sight[FREE]
    if sight[LAYING] > 0:
        numbers[17 + sight[LAYING]] = 1.0
    numbers[22] = sight[BLIND_NEXT]
    drops, sweeps = sight[DROPS_IN], sight[SWEEP_IN]
    if drops > 0:
        numbers[23] = 1.0
        numbers[24] = (1 - sight[TAKEN]) / drops
        numbers[25] = sight[SAFE] / opponents
    if sweeps > 0:
        numbers[26] = sight[ALL_MINE] / sweeps
        numbers[27] = sight[ALL_THEIRS] / sweeps
    numbers[28] = min(sight[RUN], 4) / 2
    numbers[29] = sight[KEEPS_SUIT]
    numbers[30] = sight[LAST_LOST]
    if sight[ASIDE]:
        numbers[31] = 1.0
    highest_worth = 0
    for power in range(16):
        highest_worth = max(highest_worth, sight[WORTH + power])
    numbers[32] = worth_of(highest_worth, sight[PLAIN])
    if laid > 0:
        lane = LANE << 16 * suit
        theirs = sight[UNSEEN] & lane
        above = ones(theirs & -2 << best) if best >= 0 else ones(theirs)
        numbers[33] = ones(theirs) / 6
        numbers[34] = ones(sight[HAND] & lane) / 3
        numbers[35] = clear[64 + above]
        numbers[36] = 1.0 if above == 0 else 0.0
        if best >= 0:
            numbers[37] = worth_of(sight[WORTH + (best & 15)], sight[PLAIN])
            numbers[38] = 1.0 if sight[HAND] & lane & -2 << best else 0.0
    numbers[39] = ones(sight[HAND]) / 6


def describe_play(
    sight: Whole, clear: Real, suits: Reals, order: Whole, card: int, down: int, numbers: Real
) -> None:
    """Fill in the numbers of one play.

    Args:
        sight: what the seat knows.
        clear: as :func:`describe` fills it.
        suits: what each suit of the hand amounts to, and room for one more row.
        order: the suits, sorted.
        card: the place of the card.
        down: 1 if it is laid face down.
        numbers: these are filled in.
    """
    suit, power = card >> 4, card & 15
    lane = LANE << 16 * suit
    theirs = sight[UNSEEN] & lane
    mine = (sight[HAND] | sight[ASIDE]) & lane & ~(1 << card)
    above, laid = ones(theirs & -2 << card), sight[LAID]
    blind = sight[LAYING] == _BLIND
    follows = suit == sight[SUIT]
    takes = laid == 0 or (follows and card > sight[BEST] and (down == 0 or blind))
    holds = clear[16 * suit + above]
    stands = 0.0
    if takes:
        stands = holds if laid == 0 else clear[64 + above]
    weigh_suit(sight, clear, suit, mine, suits[4])
    numbers[0] = 1.0 if takes else 0.0
    numbers[1] = stands
    numbers[2] = 1.0 if stands == 1.0 else 0.0
    numbers[3] = down
    numbers[4] = 1.0 if follows and laid > 0 else 0.0
    numbers[5] = above / 6
    numbers[6] = 1.0 if above == 0 else 0.0
    numbers[7] = holds
    numbers[8] = (ones(theirs) - above) / 6
    higher = ones(mine & -2 << card)
    numbers[9] = higher / 3
    numbers[10] = (ones(mine) - higher) / 3
    low = worth_of(sight[WORTH + power], sight[PLAIN])
    numbers[11] = low
    numbers[12] = low * stands
    numbers[13] = power / max(1, sight[RANKS] - 1)
    numbers[14] = 1.0 if mine == 0 else 0.0
    total, masters, first, second = suits[4][_SUM], suits[4][_MASTERS], suits[4][1], 0.0
    lengths = 1 if mine else 0
    if suits[4][_SECOND] > second:
        second = suits[4][_SECOND]
    for at in range(SUIT_NUMBERS):
        numbers[23 + at] = suits[4][at]
    place = 23 + SUIT_NUMBERS
    for rank in range(4):
        other = order[rank]
        if other == suit:
            continue
        row = suits[other]
        for at in range(SUIT_NUMBERS):
            numbers[place + at] = row[at]
        place = place + SUIT_NUMBERS
        total = total + row[_SUM]
        masters = masters + row[_MASTERS]
        if row[0] > 0:
            lengths = lengths + 1
        if row[1] > first:
            second = max(first, row[_SECOND])
            first = row[1]
        elif row[1] > second:
            second = row[1]
    left = ones((sight[HAND] | sight[ASIDE]) & ~(1 << card))
    numbers[15] = left / 6
    numbers[16] = lengths / 4
    numbers[17] = masters / 3
    numbers[18] = 1.0 if masters > 0 else 0.0
    numbers[19] = first
    numbers[20] = second
    numbers[21] = total / left if left else 0.0
    numbers[22] = stands * first


def describe(
    sight: Whole,
    plays: Whole,
    count: int,
    clear: Real,
    suits: Reals,
    order: Whole,
    moment: Real,
    rows: Reals,
) -> None:
    """Fill in the numbers of a moment and of every play that is open in it.

    Args:
        sight: what the seat knows (:mod:`~lasttrick.players.policy.sight`).
        plays: for each play twice the place of its card, and 1 more if it is laid face down.
        count: how many plays there are.
        clear: room for ``CLEAR_ROOM`` numbers.
        suits: room for five rows of ``SUIT_ROOM``.
        order: room for eight whole numbers.
        moment: its ``MOMENT`` numbers are filled in.
        rows: for each play a row, whose ``PLAY`` numbers are filled in.
    """
    hidden = ones(sight[UNSEEN])
    kept = sight[HAND] | sight[ASIDE]
    for suit in range(4):
        theirs = ones(sight[UNSEEN] & LANE << 16 * suit)
        fill_clear(theirs, sight[OPEN + suit], hidden, clear, 16 * suit)
        key = weigh_suit(sight, clear, suit, kept & LANE << 16 * suit, suits[suit])
        place = suit
        while place > 0 and order[3 + place] < key:
            order[place] = order[place - 1]
            order[4 + place] = order[3 + place]
            place = place - 1
        order[place] = suit
        order[4 + place] = key
    if sight[LAID] > 0:
        led = sight[SUIT]
        theirs = ones(sight[UNSEEN] & LANE << 16 * led)
        fill_clear(theirs, sight[WAITING + led], hidden, clear, 64)
    describe_moment(sight, clear, moment)
    for at in range(count):
        describe_play(sight, clear, suits, order, plays[at] >> 1, plays[at] & 1, rows[at])
