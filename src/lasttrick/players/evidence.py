"""What a view proves of a revoke: a discard on a suit, and a card of that suit played later."""

from __future__ import annotations

from lasttrick.cards import SUIT_OF, Seat, Suit
from lasttrick.engine import Declare, Declared, Move, View
from lasttrick.players.memory import did_not_follow


def proven_revokes(view: View) -> tuple[Seat, ...]:
    """Return the seats of which this view proves that they did not follow suit but could.

    A dry card is no proof: it waits outside the hand and owes nothing to the suit led.
    """
    table = view.table
    if table.duty == "free":
        return ()
    kept_dry = {
        event.seat
        for event in view.log
        if isinstance(event, Declared) and event.what in ("dry", "show-dry")
    }
    denied: dict[Seat, set[Suit]] = {}
    proven: list[Seat] = []
    tricks = [trick.plays for trick in view.tricks]
    for number, plays in enumerate((*tricks, view.trick), view.first_trick):
        for played in plays:
            seat, card, _ = played
            dry = number == table.tricks and seat in kept_dry
            if card is not None and not dry and SUIT_OF[card] in denied.get(seat, ()):
                proven.append(seat)
            if not dry and did_not_follow(table, number, plays[0], played):
                assert plays[0].card is not None
                denied.setdefault(seat, set()).add(SUIT_OF[plays[0].card])
    return tuple(dict.fromkeys(proven))


def accusation(view: View, legal: tuple[Move, ...]) -> Move | None:
    """Return the flag to raise among these moves, or None.

    Only a proven revoke is flagged, since a wrong flag costs points, and only of another
    seat; and not by the winner of the deal, whose win it would undo.
    """
    deciding = view.table.deciding - view.first_trick
    if 0 <= deciding < len(view.tricks) and view.tricks[deciding].winner == view.seat:
        return None
    for seat in proven_revokes(view):
        flag = Declare("flag", against=seat)
        if flag in legal:
            return flag
    return None
