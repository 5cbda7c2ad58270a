"""What a score sheet has to know of a table's rules, as plain data: for a sheet in a browser."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

from msgspec import Struct

from lasttrick.cards import CODES, rank_of
from lasttrick.cards.notation import RANK_LETTERS
from lasttrick.coach.score_sheet.ways import low_ranks
from lasttrick.errors import TableError
from lasttrick.games import CUSTOM, DealtHand, Table

FORMAT = "lasttrick-score-table/1"


class HandKind(Struct, frozen=True):
    """A kind of hand that is worth something as it is dealt."""

    pattern: str
    rank: str | None
    sum: int | None
    double_with: str | None


class Sized(Struct, frozen=True):
    """What depends on how many sit in a deal."""

    tricks: int
    deciding: int
    talon: int


class ScoreRules(Struct, frozen=True, kw_only=True):
    """The rules that count at one table. What this table does not have is None, or empty."""

    format: str
    game: str
    name: str
    options: dict[str, str | int]
    seats: int
    by_seats: dict[str, Sized]
    """For every number of seats up to this one with which a deal can be played."""
    step: Literal[1, -1]
    cut: Literal["never", "cut", "cut-or-tap"]
    first_lead: Literal["next", "dealer", "left", "right"]
    lead_holder: str | None
    next_dealer: Literal["winner", "rotate"]
    pay: Literal["winner", "per-opponent", "opponents-pay", "dropped-lose", "pool"]
    ante: bool
    fill: int
    plain: int
    sweep: int | None
    low: tuple[tuple[str, int], ...]
    """The ranks that pay more in the deciding trick with what they pay, the best paid first."""
    low_run: int | Literal["all"]
    low_table: tuple[int, ...] | None
    low_distinct: bool
    dry: tuple[int, int] | None
    """How often a card set aside pays: hidden, and shown."""
    not_with_rank: str | None
    not_with_points: int
    last_trick_lost: int
    bonus_hands: tuple[HandKind, ...]
    bonus_points: int
    instant: int | None
    """What a hand that wins as dealt is worth."""
    instant_double: bool
    drop_out_after: int | None
    sandbag: bool
    stuck: bool
    flag_penalty: int | None
    target: int | None
    raise_by: int | None
    deals: int | None
    stones: int
    tie: Literal["play-on", "tied-only", "share", "most-deals"]
    batch: int
    held: dict[str, int]
    """How many cards of each rank that pays more the pack has."""
    definition: dict[str, Any] | None
    """All that a game says which is not built in: its records carry it."""


def score_rules(table: Table) -> ScoreRules:
    """Return what counts at a table."""
    rules = table.rules
    award, instant = rules.award, rules.instant_win
    pack = Counter(RANK_LETTERS[rank_of(card)] for card in table.pack)
    low = [(RANK_LETTERS[rank], table.low_points[rank]) for rank in low_ranks(table)]
    no_rank, holder = table.not_with_rank, table.lead_holder
    return ScoreRules(
        format=FORMAT,
        game=table.game,
        name=table.name,
        options=dict(table.options),
        seats=table.seats,
        by_seats={str(each.seats): _sized(each) for each in _tables(table)},
        step=1 if table.step == 1 else -1,
        cut=rules.deal.cut,
        first_lead=rules.lead.first,
        lead_holder=None if holder is None else CODES[holder],
        next_dealer=rules.deal.next_dealer,
        pay=rules.pay.kind,
        ante=rules.pay.ante,
        fill=rules.pay.fill,
        plain=award.plain,
        sweep=None if rules.tricks.sweep is None else award.sweep,
        low=tuple(low),
        low_run=award.low.run,
        low_table=award.low.table,
        low_distinct=award.low.suits == "distinct",
        dry=(rules.dry.hidden_times, rules.dry.shown_times) if rules.dry.allowed else None,
        not_with_rank=None if no_rank is None else RANK_LETTERS[no_rank],
        not_with_points=award.not_with_points,
        last_trick_lost=award.last_trick_lost,
        bonus_hands=tuple(map(_kind, award.dealt.hands)),
        bonus_points=award.dealt.points,
        instant=instant.pays if instant.hands else None,
        instant_double=any(hand.double_with is not None for hand in instant.hands),
        drop_out_after=rules.tricks.drop_out_after,
        sandbag=rules.aces.sandbag != "off",
        stuck=rules.aces.stuck,
        flag_penalty=rules.enforce.penalty if rules.enforce.revokes == "flagged" else None,
        target=table.target,
        raise_by=rules.match.raise_by,
        deals=table.deals_in_match,
        stones=rules.match.stones,
        tie=rules.match.tie,
        batch=rules.match.batch,
        held={letter: pack[letter] for letter, _ in low},
        definition=table.definition if table.game == CUSTOM else None,
    )


def _tables(table: Table) -> list[Table]:
    """Return the table for every number of seats that can be left after a tie."""
    found = []
    for seats in range(2, table.seats):
        try:
            found.append(table.with_seats(seats))
        except TableError:
            continue
    return [*found, table]


def _sized(table: Table) -> Sized:
    return Sized(table.tricks, table.deciding, table.talon_size)


def _kind(hand: DealtHand) -> HandKind:
    return HandKind(hand.pattern, hand.rank, hand.sum, hand.double_with)
