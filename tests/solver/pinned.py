"""Deals with the values of every move after every play, as ``deals.txt`` pins them.

``python -m tests.solver.pinned`` writes the file anew; a change in it has to be explained.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from lasttrick.cards import codes
from lasttrick.engine import State, legal, play
from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.solver import Solution, solve
from tests.chance import chance_deal, one_of

FILE = Path(__file__).with_name("deals.txt")

TABLES: tuple[tuple[str, int, str | None], ...] = (
    *((game, 2, None) for game in GAME_NAMES if not game.startswith("letzter")),
    *((game, 3, None) for game in GAME_NAMES if game not in ("letzter-stich", "eighty-three")),
    ("agram", 4, None),
    ("sink-sink", 4, None),
    ("mali", 4, None),
    ("sipa", 5, None),
    ("letzter-stich", 4, None),
    ("letzter-stich", 6, "courts-low"),
    ("spar", 2, "ghana-run"),
    ("spar", 3, "distinct-run"),
    ("spar", 3, "seven"),
    ("fapfap", 3, "kora"),
    ("cat-te", 2, "vietnam"),
    ("cat-te", 3, "stuck-aces"),
    ("cat-te", 2, "khmer"),
)


def pinned(
    game: str, seats: int, preset: str | None, *, compiled: bool | None = None
) -> Iterator[str]:
    """Yield the lines of one deal: the hands, then each moment with its values."""
    held = load_game(game)
    table = held.table(seats, held.presets[preset].options if preset is not None else {})
    yield f"DEAL {game} {seats} {preset or '-'}"
    chance = Random(f"pinned/{game}/{seats}/{preset}")
    state = _dealt(table, chance)
    for seat, hand in enumerate(state.hands):
        yield f"  HAND {seat} {codes(hand)}"
    while state.turn is not None:
        yield _valued(state.turn, solve(state, compiled=compiled))
        move = one_of(legal(state), chance)
        yield f"  PLAY {state.turn} {move}"
        state = play(state, state.turn, move)
    assert state.result is not None
    yield f"  END {_joined(state.result.points)}"


def _dealt(table: Table, chance: Random) -> State:
    state = chance_deal(table, chance)
    while state.over:
        state = chance_deal(table, chance)
    return state


def _valued(seat: int, solution: Solution) -> str:
    values = (
        f"{each.move}={_joined(each.forced)}|{_joined(each.settled or ())}"
        for each in solution.moves
    )
    return f"  VALUES {seat} " + " ".join(values)


def _joined(points: tuple[int, ...]) -> str:
    return ",".join(map(str, points))


if __name__ == "__main__":
    FILE.write_text(
        "".join(f"{line}\n" for table in TABLES for line in pinned(*table, compiled=False)), "utf-8"
    )
