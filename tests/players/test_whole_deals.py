from collections.abc import Sequence
from random import Random

import pytest

from lasttrick.engine import Move, State, View, result_of
from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.players import LEVELS, UNLISTED, Budget, Player, make_player, play_out
from tests.players.tables import chance_deal, every_table

TABLES = list(every_table())
NAMES = [level.name for level in (*LEVELS, *UNLISTED)]
FEW = Budget(worlds=8)


def seated(seats: int, chance: Random) -> list[Player]:
    """Seat the built-in players in turn, beginning with any of them."""
    first = chance.randrange(len(NAMES))
    return [
        make_player(NAMES[(first + seat) % len(NAMES)], Random(chance.random()), FEW)
        for seat in range(seats)
    ]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_player_plays_legally_under_all_rules(game: str) -> None:
    for number, table in enumerate(table for table in TABLES if table.game == game):
        chance = Random(number)
        state = chance_deal(table, number % table.seats, chance)
        end = play_out(state, seated(table.seats, chance))
        assert len(result_of(end).points) == table.seats


def played_twice(table: Table, names: Sequence[str]) -> tuple[State, State]:
    ends = []
    for _ in range(2):
        players = [make_player(name, Random(number), FEW) for number, name in enumerate(names)]
        ends.append(play_out(chance_deal(table, 0, Random(7)), players))
    return ends[0], ends[1]


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("level", NAMES)
def test_the_same_seed_plays_the_same_deal(game: str, level: str) -> None:
    seats = load_game(game).seats()[-1]
    first, second = played_twice(load_game(game).table(seats), [level] * seats)
    assert first.log == second.log
    assert first.result == second.result


class Recorder:
    """A player that keeps everything it is given."""

    name = "recorder"

    def __init__(self) -> None:
        self.given: list[tuple[object, object]] = []

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        self.given.append((view, legal))
        return legal[0]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_player_is_given_its_own_view_and_nothing_else(game: str) -> None:
    table = load_game(game).table(load_game(game).seats()[-1])
    players = [Recorder() for _ in range(table.seats)]
    state = chance_deal(table, 0, Random(3))
    play_out(state, players)
    for seat, player in enumerate(players):
        for seen, legal in player.given:
            assert type(seen) is View
            assert seen.seat == seen.turn == seat
            assert seen.dealt == state.start.hands[seat]
            assert legal == seen.legal
            # Nothing that a view holds leads to a state.
            assert not any(isinstance(held, State) for held in seen)
