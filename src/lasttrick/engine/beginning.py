"""Beginning a deal, from its first card or in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import Seat, card_code
from lasttrick.engine.asking import asked
from lasttrick.engine.events import Cut, Event
from lasttrick.engine.state import Hand, Start, State
from lasttrick.errors import TableError
from lasttrick.games import Table


def start(
    table: Table,
    dealer: Seat,
    hands: Sequence[Hand],
    talon: Hand,
    *,
    number: int = 1,
    pool: int | None = None,
    cut: Cut | None = None,
) -> State:
    """Return the first moment of a deal.

    Args:
        table: the rules.
        dealer: whose deal it is.
        hands: the cards of each seat, in dealt order.
        talon: the rest of the pack, the next card first.
        number: which deal of the match it is, from 1.
        pool: stones, or chips of a common pool, that are left to be won.
        cut: how the pack was cut, to stand first in the log.

    Raises:
        TableError: ``table/bad-deal``, when hands and talon are not the pack of this game.
    """
    _check_deal(table, hands, talon, table.tricks)
    leader = first_leader(table, dealer, hands, number)
    begun = Start(
        table, dealer, leader, tuple(tuple(hand) for hand in hands), tuple(talon), number, pool
    )
    return asked(_begun(begun, (cut,) if cut is not None else ()), "redeal")


def first_leader(table: Table, dealer: Seat, hands: Sequence[Hand], number: int) -> Seat:
    """Return who leads the first trick: in a first deal perhaps the holder of a card."""
    if table.lead_holder is not None and number == 1:
        for seat, hand in enumerate(hands):
            if table.lead_holder in hand:
                return Seat(seat)
    return table.leader(dealer)


def ending(
    table: Table,
    dealer: Seat,
    hands: Sequence[Hand],
    *,
    trick: int,
    leader: Seat,
    out: Sequence[Seat] = (),
    won_before: Sequence[Seat | None] | None = None,
) -> State:
    """Return a deal that begins in the middle, all players in it holding as many cards.

    Args:
        table: the rules.
        dealer: who dealt.
        hands: the cards that each seat has left; none for a seat that dropped out.
        trick: the number of the next trick, from 2 to the deciding one; from the first one, use
            :func:`start`.
        leader: who leads it.
        out: the seats that dropped out.
        won_before: who won the tricks before; needed where players without a trick drop out
            after one that is still to come.

    Raises:
        TableError: ``table/bad-deal``.
    """
    left = table.tricks - trick + 1
    if not 2 <= trick <= table.deciding:
        raise _bad_deal(f"Expected a trick from 2 to {table.deciding}, but got {trick}.")
    for seat, hand in enumerate(hands):
        wanted = 0 if seat in out else left
        if len(hand) != wanted:
            raise _bad_deal(
                f"Expected {wanted} cards for seat {seat} before trick {trick}, "
                f"but got {len(hand)}."
            )
    used = {card for hand in hands for card in hand}
    rest = tuple(card for card in table.pack if card not in used)
    _check_deal(table, hands, rest, None)
    drops = table.rules.tricks.drop_out_after
    before = tuple(won_before) if won_before is not None else (None,) * (trick - 1)
    if len(before) != trick - 1:
        raise _bad_deal(f"Expected the winners of {trick - 1} tricks, but got {len(before)}.")
    if drops is not None and trick <= drops and None in before:
        raise _bad_deal("Expected who won each trick so far: players without one drop out.")
    for seat in (leader, *out, *(seat for seat in won_before or () if seat is not None)):
        if not 0 <= seat < table.seats:
            raise _bad_deal(f"Expected seats from 0 to {table.seats - 1}, but got {seat}.")
    if len(set(out)) < len(out) or len(out) > table.seats - 2:
        raise _bad_deal("Expected at least two seats left in the deal.")
    if leader in out:
        raise _bad_deal(f"Expected a leader who is in the deal, but seat {leader} dropped out.")
    held = tuple(map(tuple, hands))
    return _begun(Start(table, dealer, leader, held, rest, 1, None, trick, before, tuple(out)), ())


def _begun(begun: Start, log: tuple[Event, ...]) -> State:
    return State(
        start=begun,
        phase="play",
        turn=begun.leader,
        hands=begun.hands,
        aside=(None,) * begun.table.seats,
        out=begun.out,
        trick=(),
        suit=None,
        best=None,
        holder=None,
        tricks=(),
        log=log,
        talon=begun.talon,
        answered=0,
        result=None,
    )


def _check_deal(table: Table, hands: Sequence[Hand], talon: Hand, each: int | None) -> None:
    if len(hands) != table.seats:
        raise _bad_deal(f"Expected {table.seats} hands, but got {len(hands)}.")
    for seat, hand in enumerate(hands):
        if each is not None and len(hand) != each:
            raise _bad_deal(f"Expected {each} cards for seat {seat}, but got {len(hand)}.")
    cards = [card for hand in (*hands, talon) for card in hand]
    if len(cards) == len(table.pack) and set(cards) == set(table.pack):
        return
    for card in cards:
        if table.power[card] < 0:
            raise _bad_deal(f"{card_code(card)} is not in the pack of {table.name}.")
    if len(set(cards)) != len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise _bad_deal(f"Expected each card once, but {card_code(twice)} was dealt twice.")
    if len(cards) != len(table.pack):
        raise _bad_deal(f"Expected {len(table.pack)} cards in all, but got {len(cards)}.")


def _bad_deal(message: str) -> TableError:
    return TableError("table/bad-deal", message)
