"""What can be practised at which table, and how a sitting of practice begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from lasttrick.coach.practice import (
    Kind,
    Progress,
    can_practise_last,
    can_practise_points,
    progress_file,
)
from lasttrick.games import GAME_NAMES, Game, Table, load_game, usual_seats
from lasttrick.texts import Faces, Texts
from lasttrick.tui.lines.practice_session import Session

USUAL_GAME: Mapping[Kind, str] = {"legal": "agram", "last": "agram", "points": "fapfap"}

_ENDING_SEATS = 3
_USUAL_COUNT = 10


def practice_seats(game: Game, kind: Kind) -> int | None:
    """Return how few sit where all hands are looked at; None for as many as are usual."""
    return _ENDING_SEATS if kind != "legal" and _ENDING_SEATS in game.seats() else None


def practice_table(game: Game, kind: Kind) -> Table:
    """Return the usual table to practise at."""
    return game.table(practice_seats(game, kind) or usual_seats(game, {}))


def can_practise(table: Table, kind: Kind) -> bool:
    """Say whether there is anything to ask at a table."""
    if kind == "points":
        return can_practise_points(table)
    return kind != "last" or can_practise_last(table)


def games_to_practise(kind: Kind) -> list[Game]:
    """Return the built-in games in which there is something to ask."""
    games = map(load_game, GAME_NAMES)
    return [g for g in games if can_practise(practice_table(g, kind), kind)]


def begin_practice(
    table: Table,
    kind: Kind,
    *,
    read: Callable[[str], str],
    write: Callable[[str], None],
    texts: Texts,
    faces: Faces,
    seed: int,
    count: int | None = None,
) -> Session:
    """Return a sitting of practice, with the progress that is kept on this machine.

    Args:
        table: the rules.
        kind: what is practised.
        read: asks a question; raises EOFError when the person leaves.
        write: shows a line.
        texts: the language.
        faces: how cards are written.
        seed: gives the questions.
        count: how many questions; None for the usual number, which is no end for legal cards.

    Raises:
        OSError: the progress that is kept cannot be read.
    """
    return Session(
        table,
        kind,
        read=read,
        write=write,
        texts=texts,
        faces=faces,
        progress=Progress(progress_file(), table, kind),
        chance=Random(seed),
        count=count if count is not None or kind == "legal" else _USUAL_COUNT,
    )
