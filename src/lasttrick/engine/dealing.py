"""Shuffling, cutting and dealing the pack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from lasttrick.cards import Seat
from lasttrick.engine.events import Cut
from lasttrick.engine.state import Hand
from lasttrick.errors import IllegalMove
from lasttrick.games import Table

_T = TypeVar("_T")


class Packet(NamedTuple):
    """Cards that go to one hand at once."""

    seat: Seat
    cards: Hand


def shuffled(cards: Sequence[_T], chance: Random) -> tuple[_T, ...]:
    """Return the cards in an order of chance.

    The mapping from the generator to the order is ours and never changes: it uses nothing
    but ``chance.random()``, which Python promises to keep.
    """
    order = list(cards)
    draw = chance.random
    for last in range(len(order) - 1, 0, -1):
        other = int(draw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def cut_pack(table: Table, pack: Hand, cut: Cut) -> Hand:
    """Return the pack after the cut, or after a tap, which leaves it as it is.

    Raises:
        IllegalMove: ``play/bad-cut``, when nothing or everything is lifted, or where the
            game has no tap.
    """
    if cut.at is None:
        if table.rules.deal.cut != "cut-or-tap":
            raise IllegalMove(
                "play/bad-cut", f"In {table.name} the pack is cut; it cannot be tapped instead."
            )
        return pack
    if not 1 <= cut.at < len(pack):
        raise IllegalMove(
            "play/bad-cut",
            f"Expected a cut of 1 to {len(pack) - 1} cards, but got {cut.at}.",
            at=cut.at,
            most=len(pack) - 1,
        )
    return pack[cut.at :] + pack[: cut.at]


def cutter(table: Table, dealer: Seat) -> Seat | None:
    """Return who cuts, the player at the dealer's right; None where nobody does."""
    return None if table.rules.deal.cut == "never" else table.right_of(dealer)


def chance_cut(table: Table, dealer: Seat, chance: Random) -> Cut | None:
    """Return a cut at some place in the pack, for a player who does not care where."""
    seat = cutter(table, dealer)
    if seat is None:
        return None
    return Cut(seat, 1 + int(chance.random() * (len(table.pack) - 1)))


def packets(table: Table, dealer: Seat, pack: Hand) -> Iterator[Packet]:
    """Yield the packets in the order in which they are dealt, the dealer's own last."""
    place = 0
    order = table.order_from(table.next_to(dealer))
    for size in table.packets:
        for seat in order:
            yield Packet(seat, pack[place : place + size])
            place += size


def dealt(table: Table, dealer: Seat, pack: Hand) -> tuple[tuple[Hand, ...], Hand]:
    """Return the hands by seat and the talon, dealt from the top of the pack."""
    hands: list[Hand] = [()] * table.seats
    for seat, cards in packets(table, dealer, pack):
        hands[seat] += cards
    return tuple(hands), pack[table.seats * table.tricks :]
