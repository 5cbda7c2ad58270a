"""The positions of a record, one after each choice, as everyone or as one seat saw them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from lasttrick.cards import CODES, Seat
from lasttrick.engine import State, begin_match, view
from lasttrick.errors import RecordError
from lasttrick.records import UNKNOWN, Fault, Record, check, fault_of
from lasttrick.records.making import code_tuple
from lasttrick.records.record import CardText
from lasttrick.records.replaying import replay_events
from lasttrick.server.protocol.parts import DealPart
from lasttrick.server.replay.reading import whole
from lasttrick.server.table.hand_showing import sight_of
from lasttrick.server.table.showing import Promise, dealt_part

Looking = int | Literal["all"]
"""The seat whose view is shown, or ``all``: every card lies open."""


class Step(Struct, frozen=True, kw_only=True):
    """A moment of the deal."""

    event: int
    """How many events of the record have led to it."""
    deal: DealPart
    """As a table tells it."""
    hands: tuple[tuple[CardText, ...], ...]
    """What each seat holds, in the order of the table; ``?`` for cards that are not shown."""
    asides: tuple[CardText | None, ...]
    """The card that each seat has set aside."""


class Steps(Struct, frozen=True, kw_only=True):
    """All moments that could be worked out, and what does not hold in the record."""

    steps: tuple[Step, ...]
    chips: bool
    """Whether chips are paid, not points."""
    faults: tuple[Fault, ...]
    unchecked: tuple[str, ...]


def steps_of(record: Record, looking: Looking) -> Steps:
    """Return the moments of a deal, as far as its record can be played again.

    Args:
        record: the deal.
        looking: through whose eyes.

    Raises:
        RecordError: what stands against the very beginning.
    """
    checked = check(record)
    full = whole(record)
    steps: list[Step] = []
    table = None
    try:
        for event, state in replay_events(full):
            steps.append(_step(state, event, full, looking))
            table = state.table
    except RecordError as error:
        if table is None:
            raise
        if not checked.faults:
            checked = checked._replace(faults=(fault_of(error),))
    assert table is not None
    return Steps(
        steps=tuple(steps),
        chips=table.pays_chips,
        faults=checked.faults,
        unchecked=checked.unchecked,
    )


def _step(state: State, event: int, record: Record, looking: Looking) -> Step:
    table = state.table
    seat = None if looking == "all" or looking >= table.seats else Seat(looking)
    seen = view(state, seat)
    if looking == "all":
        seen = seen._replace(trick=state.trick, tricks=state.tricks, log=state.log)
    fair = record.fair
    promise = Promise(None, None) if fair is None else Promise(fair.commitment, fair.secret)
    open_to = range(table.seats) if looking == "all" else (seat,)
    return Step(
        event=event,
        deal=dealt_part(sight_of(seen), begin_match(table, state.start.dealer), promise),
        hands=tuple(
            code_tuple(table.in_order(hand)) if each in open_to else (UNKNOWN,) * len(hand)
            for each, hand in enumerate(state.hands)
        ),
        asides=tuple(
            None if card is None else CODES[card] if each in open_to else UNKNOWN
            for each, card in enumerate(state.aside)
        ),
    )
