"""The example of a rule sheet: the end of a deal, played by the engine and told as it was."""

from __future__ import annotations

from random import Random

from lasttrick.cards import Seat
from lasttrick.engine import Revealed, State, begin_deal, begin_match, play, shuffled, view
from lasttrick.games import Table
from lasttrick.players import ask, make_player
from lasttrick.texts import Faces, Telling, Texts

_TRIED = 40
_TRICKS_TOLD = 2


def example_lines(table: Table, texts: Texts) -> tuple[str, ...]:
    """Return the lines of an example, all cards open; always the same for the same table.

    It is the first of some deals in which the lead changes hands before the deciding trick
    is won, or else the last of them.
    """
    faces = Faces(texts)
    names = tuple("ABCDEFGH"[: table.seats])
    telling = Telling(texts, faces, names, None)
    moments = _played(table, 0)
    for seed in range(1, _TRIED):
        if _is_telling(moments[-1]):
            break
        moments = _played(table, seed)
    end = moments[-1]
    if not end.tricks:
        return tuple(telling.deal_over(end.result, table)) if end.result is not None else ()
    begins = max(0, len(end.tricks) - _TRICKS_TOLD)
    before = next(
        state for state in moments if len(state.tricks) == begins and state.phase == "play"
    )
    lines = [
        f"{names[seat]}: {faces.cards(table.in_order(hand))}"
        for seat, hand in enumerate(before.hands)
        if hand and seat not in before.out
    ]
    lines += [
        f"{telling.trick_line(trick.plays)}. {telling.trick_won(trick)}"
        for trick in end.tricks[begins:]
    ]
    lines += [
        said
        for event in end.log
        if isinstance(event, Revealed) and event.seat in end.out
        for said in (telling.event(event, None),)
        if said is not None
    ]
    if end.result is not None:
        lines += [line.strip() for line in telling.deal_over(end.result, table)]
    return tuple(lines)


def _played(table: Table, seed: int) -> list[State]:
    """Return every moment of a deal that careful players play."""
    chance = Random(f"example/{seed}")
    players = [make_player("careful", Random(f"example/{seed}/{s}")) for s in range(table.seats)]
    match = begin_match(table, Seat(0))
    moments = [begin_deal(match, shuffled(table.pack, chance), None)]
    while (turn := moments[-1].turn) is not None:
        state = moments[-1]
        moments.append(play(state, turn, ask(players[turn], view(state, turn))))
    return moments


def _is_telling(end: State) -> bool:
    """Say whether the deciding trick was taken by somebody who did not lead it."""
    result = end.result
    if result is None or result.by != "deciding-trick":
        return False
    deciding = end.tricks[end.table.deciding - 1]
    return deciding.leader != deciding.winner
