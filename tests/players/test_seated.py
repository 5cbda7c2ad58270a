from random import Random

import pytest

from lasttrick.cards import Card
from lasttrick.engine import Declare, Event, Move, Play, View
from lasttrick.errors import PlayerError
from lasttrick.games import load_game
from lasttrick.players import RandomPlayer, ask, play_out
from tests.players.tables import chance_deal, last_tricks, view_to_move


class Says:
    """A player that always gives the same answer."""

    name = "stubborn"

    def __init__(self, answer: object) -> None:
        self._answer = answer

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        return self._answer  # type: ignore[return-value]


class Fails:
    name = "clumsy"

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        raise ZeroDivisionError("by what?")


TWO_LEFT = last_tricks("agram", ["AC 3D", "TC 4D"], trick=5, leader=0)


def test_a_legal_answer_is_passed_on() -> None:
    seen = view_to_move(TWO_LEFT)
    assert ask(Says(seen.legal[1]), seen) == seen.legal[1]


@pytest.mark.parametrize("answer", [Play(Card(0)), Declare("peek"), None, "AC", (12, False), 12])
def test_any_other_answer_is_an_error(answer: object) -> None:
    with pytest.raises(PlayerError, match="Expected one of AC, 3D from the player stub") as caught:
        ask(Says(answer), view_to_move(TWO_LEFT))
    assert caught.value.code == "player/illegal-answer"
    assert caught.value.facts["seat"] == 0


def test_a_player_that_raises_has_failed() -> None:
    with pytest.raises(PlayerError, match="clumsy failed in seat 0: ZeroDiv") as caught:
        ask(Fails(), view_to_move(TWO_LEFT))
    assert caught.value.code == "player/failed"
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_there_must_be_a_player_for_each_seat() -> None:
    with pytest.raises(PlayerError) as caught:
        play_out(TWO_LEFT, [Fails()])
    assert caught.value.code == "player/wrong-number"


def test_nobody_is_asked_for_a_single_legal_move() -> None:
    last = last_tricks("agram", ["AC", "TC"], trick=6, leader=0)
    assert play_out(last, [Fails(), Fails()]).over


def test_every_event_is_told_once_and_in_order() -> None:
    table = load_game("cat-te").table(4)
    told: list[Event] = []
    state = chance_deal(table, 1, Random(5))
    end = play_out(state, [RandomPlayer(Random(1))] * 4, on_event=told.append)
    assert (*state.log, *told) == end.log
