"""The player that takes all hands to lie open: what it plays then, and only by its view."""

from __future__ import annotations

from random import Random

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import Play, play, view
from lasttrick.players import make_player
from tests.players.tables import last_tricks


def chosen(hands: list[str], *, leader: int, led: str | None = None) -> str:
    """Return what seat 0 plays to the last trick but one of Agram, and check that it can."""
    state = last_tricks("agram", hands, trick=5, leader=leader)
    assert state.turn is not None
    if led is not None:
        state = play(state, Seat(leader), Play(parse_cards(led)[0]))
    seen = view(state, state.turn)
    move = make_player("pimc", Random(1)).choose(seen, seen.legal)
    assert move in seen.legal
    return str(move)


def test_it_takes_the_trick_that_most_worlds_want_taken() -> None:
    assert chosen(["AC 3C", "4C 9D"], leader=1, led="4C") == "AC"


def test_of_plays_that_do_as_well_the_lowest_goes() -> None:
    assert chosen(["AC TC", "4D 5D"], leader=0) == "TC"


def test_what_others_really_hold_changes_nothing() -> None:
    plays = {chosen(["AC 3D", hand], leader=0) for hand in ("4C 5C", "9D TD", "4H 5S")}
    assert len(plays) == 1
