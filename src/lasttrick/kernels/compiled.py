"""A table as numbers: all the rules that play and awards need, for compiled code to read.

:func:`compiled` works it out once from a :class:`~lasttrick.games.Table`, so that the
kernels follow the same game data as the engine. How cards are numbered stands in
:mod:`lasttrick.kernels.masks`, what a moment of a deal is in
:mod:`lasttrick.kernels.position`.
"""

from __future__ import annotations

from typing import Annotated

from lasttrick.cards import Rank
from lasttrick.games import DealtKind, Table
from lasttrick.games.rules import Pattern
from lasttrick.kernels.layout import Row, blank
from lasttrick.kernels.masks import NO_CARD, ONE_RANK, mask_of, place_of

MOST_TRICKS = 27
"""One more than the cards that each of two hands can hold: tricks are counted from 1."""
MOST_KINDS = 32
MOST_SEATS = 8

MUST, MUST_BEAT, FREE = range(3)
"""``duty``."""
OPEN, DISCARDS, NOT_BEATING, CHOICE, BLIND = range(5)
"""``laying``, for each trick."""
AUTOMATIC, MANUAL = 1, 2
"""``claim``; 0 where no hand wins as dealt."""
STRENGTH, CATEGORY, TURN, SUIT = range(4)
"""``tie``."""
WINNER, PER_OPPONENT, OPPONENTS_PAY, DROPPED_LOSE, POOL = range(5)
"""``pay``."""
SANDBAG_OFF, LED_FIRST_THREE, OWN_FIRST_THREE = range(3)
"""``sandbag``."""
FOUR_OF_A_KIND, ONE_SUIT, FOUR_OF_A_SUIT, THREE_OF, ALL_BELOW, SUM_AT_MOST = range(6)
"""``kind_pattern``."""

_DUTIES = ("must", "must-beat", "free")
_LAYINGS = ("open", "discards", "not-beating", "choice", "blind")
_TIES = ("strength", "category", "turn", "suit")
_PAYS = ("winner", "per-opponent", "opponents-pay", "dropped-lose", "pool")
_SANDBAGS = ("off", "led-first-three", "own-first-three")
_PATTERNS: tuple[Pattern, ...] = (
    "four-of-a-kind",
    "one-suit",
    "four-of-a-suit",
    "three-of",
    "all-below",
    "sum-at-most",
)
_ACE = Rank(12)
_ABSENT = 15
"""A power that no card has, for a rank that is not in the pack."""


class CompiledTable:
    """The rules of a table as numbers. Truth is 1 or 0; a rank is meant by its power."""

    seats: int
    step: int
    """How far to the next seat, as a number to add: 1, or ``seats - 1``."""
    tricks: int
    deciding: int
    pack_size: int
    pack: Annotated[Row, 52]
    """The places of the cards, in the order of ``Table.pack``."""
    lead_step: int
    """How far from the dealer to the leader, as a number to add."""
    lead_holder: int
    """The place of the card whose holder leads a first deal; -1 without."""
    next_winner: int
    """Whether the winner deals next; otherwise the next seat in turn."""

    duty: int
    laying: Annotated[Row, MOST_TRICKS]
    keeps_suit: int
    """Whether the suit of the last trick is that of the card which won the one before."""
    drop_out_after: int
    """0 for never, as below."""
    sweep_after: int

    asks_redeal: int
    above_weak: int
    """The mask of the cards that a hand which may be changed does not hold."""
    claim: int
    asks_dry: int
    flagged: int
    """Whether revokes are let through, to be flagged by others."""

    plain: int
    sweep: int
    low_cards: int
    """The mask of the cards that make a low award."""
    low_points: Annotated[Row, 16]
    low_run: int
    low_distinct: int
    low_steps: int
    """How many entries ``low_table`` has; 0 where the points of the cards are added up."""
    low_table: Annotated[Row, MOST_TRICKS]
    dry_hidden: int
    dry_shown: int
    not_with_rank: int
    """-1 where every rank earns the same."""
    not_with_points: int
    last_trick_lost: int
    pay: int
    penalty: int

    kinds: int
    """How many kinds of hands win as dealt, the best first; the kinds that are only worth
    points stand behind them, up to ``all_kinds``."""
    all_kinds: int
    kind_pattern: Annotated[Row, MOST_KINDS]
    kind_mask: Annotated[Row, MOST_KINDS]
    """For three-of the cards of the rank; for all-below the cards below it."""
    kind_sum: Annotated[Row, MOST_KINDS]
    kind_double: Annotated[Row, MOST_KINDS]
    """The mask of the cards that double the award."""
    worth: Annotated[Row, 16]
    """What each power counts in the sum of a hand."""
    category: Annotated[Row, len(_PATTERNS)]
    """How good a pattern is, 0 the best."""
    instant_pays: int
    tie: int
    dealt_points: int

    sandbag: int
    stuck: int
    aces: int
    """The mask of the aces."""


def compiled(table: Table) -> CompiledTable:
    """Return the rules of a table as numbers.

    Raises:
        ValueError: for a table that :func:`fits` refuses.
    """
    if not fits(table):
        raise ValueError(f"Expected a table whose dealt hands fit the kernels, but got {table!r}.")
    rules = blank(CompiledTable)
    _seats_and_cards(rules, table)
    _play(rules, table)
    _questions(rules, table)
    _award(rules, table)
    _dealt_hands(rules, table)
    return rules


def fits(table: Table) -> bool:
    """Say whether the kernels can play this table: every built-in game, and all but the oddest.

    They do not where a game names more kinds of dealt hands than there is room for, or
    where a tie hangs on the order in which the cards of a long hand were dealt.
    """
    by_order = table.rules.instant_win.tie == "suit" and table.tricks >= 8
    two_fours = any(kind.pattern == "four-of-a-suit" for kind in table.instant_hands)
    kinds = len(table.instant_hands) + len(table.dealt_awards)
    return kinds <= MOST_KINDS and not (by_order and two_fours)


def _seats_and_cards(rules: CompiledTable, table: Table) -> None:
    rules.seats = table.seats
    rules.step = table.step % table.seats
    rules.tricks = table.tricks
    rules.deciding = table.deciding
    rules.pack_size = len(table.pack)
    rules.pack[: len(table.pack)] = [place_of(table, card) for card in table.pack]
    lead = {"next": table.step, "dealer": 0, "left": 1, "right": -1}[table.rules.lead.first]
    rules.lead_step = lead % table.seats
    holder = table.lead_holder
    rules.lead_holder = NO_CARD if holder is None else place_of(table, holder)
    rules.next_winner = table.rules.deal.next_dealer == "winner"


def _play(rules: CompiledTable, table: Table) -> None:
    tricks = table.rules.tricks
    rules.duty = _DUTIES.index(table.duty)
    rules.laying[: len(table.laying)] = [_LAYINGS.index(laying) for laying in table.laying]
    rules.keeps_suit = tricks.last_suit == "won-the-lead"
    rules.drop_out_after = tricks.drop_out_after or 0
    rules.sweep_after = tricks.sweep or 0


def _questions(rules: CompiledTable, table: Table) -> None:
    given = table.rules
    rules.asks_redeal = table.weak_limit is not None
    if table.weak_limit is not None:
        above = table.ranks[: table.ranks.index(table.weak_limit)]
        rules.above_weak = sum(_cards_of_rank(table, rank) for rank in above)
    if given.instant_win.hands:
        rules.claim = AUTOMATIC if given.instant_win.claim == "automatic" else MANUAL
    rules.asks_dry = given.dry.allowed
    rules.flagged = given.enforce.revokes == "flagged"
    rules.penalty = given.enforce.penalty


def _award(rules: CompiledTable, table: Table) -> None:
    award, low = table.rules.award, table.rules.award.low
    rules.plain = award.plain
    rules.sweep = award.sweep
    for rank, points in table.low_points.items():
        rules.low_cards |= _cards_of_rank(table, rank)
        rules.low_points[_power(table, rank)] = points
    rules.low_run = MOST_TRICKS if low.run == "all" else low.run
    rules.low_distinct = low.suits == "distinct"
    steps = (low.table or ())[:MOST_TRICKS]
    rules.low_steps = len(steps)
    rules.low_table[: len(steps)] = steps
    rules.dry_hidden = table.rules.dry.hidden_times
    rules.dry_shown = table.rules.dry.shown_times
    unpaid = table.not_with_rank
    rules.not_with_rank = -1 if unpaid is None else _power(table, unpaid)
    rules.not_with_points = award.not_with_points
    rules.last_trick_lost = award.last_trick_lost
    rules.pay = _PAYS.index(table.rules.pay.kind)
    rules.sandbag = _SANDBAGS.index(table.rules.aces.sandbag)
    rules.stuck = table.rules.aces.stuck
    rules.aces = _cards_of_rank(table, _ACE)


def _dealt_hands(rules: CompiledTable, table: Table) -> None:
    rules.kinds = len(table.instant_hands)
    rules.all_kinds = rules.kinds + len(table.dealt_awards)
    for number, kind in enumerate((*table.instant_hands, *table.dealt_awards)):
        rules.kind_pattern[number] = _PATTERNS.index(kind.pattern)
        rules.kind_mask[number] = _cards_meant(table, kind)
        rules.kind_sum[number] = kind.sum
        if kind.double_with is not None:
            rules.kind_double[number] = _cards_of_rank(table, kind.double_with)
    for place, pattern in enumerate(dict.fromkeys(kind.pattern for kind in table.instant_hands)):
        rules.category[_PATTERNS.index(pattern)] = place
    for rank in table.ranks:
        rules.worth[_power(table, rank)] = rank + 2
    rules.instant_pays = table.rules.instant_win.pays
    rules.tie = _TIES.index(table.rules.instant_win.tie)
    rules.dealt_points = table.rules.award.dealt.points


def _cards_meant(table: Table, kind: DealtKind) -> int:
    """Return the cards that a kind of hand is about, where it names a rank."""
    if kind.rank is None:
        return 0
    if kind.pattern == "all-below":
        lower = table.ranks[table.ranks.index(kind.rank) + 1 :]
        return sum(_cards_of_rank(table, rank) for rank in lower)
    return _cards_of_rank(table, kind.rank)


def _cards_of_rank(table: Table, rank: Rank) -> int:
    if rank not in table.ranks:
        return 0
    return ONE_RANK << _power(table, rank) & mask_of(table, table.pack)


def _power(table: Table, rank: Rank) -> int:
    """Return how high a rank stands, 0 the lowest."""
    return len(table.ranks) - 1 - table.ranks.index(rank) if rank in table.ranks else _ABSENT
