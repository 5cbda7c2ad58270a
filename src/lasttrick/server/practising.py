"""Requests about practice: a question of a key, and what to say to an answer."""

from __future__ import annotations

from functools import cache
from random import SystemRandom
from typing import get_args

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lasttrick.coach.practice import (
    USUAL_GAME,
    Kind,
    PointsQuestion,
    can_practise,
    games_to_practise,
    last_trick_question,
    legal_question,
    new_legal_key,
    points_question,
    practice_seats,
    practice_table,
)
from lasttrick.errors import TableError
from lasttrick.games import Table, game_of, usual_seats
from lasttrick.server.bodies import read_request
from lasttrick.server.practice_judging import Question, judged
from lasttrick.server.practice_showing import shown
from lasttrick.server.protocol.practice import (
    AnswerPart,
    AnswerRequest,
    Practised,
    PractisedGame,
    QuestionPart,
    QuestionRequest,
)
from lasttrick.server.replies import Json
from lasttrick.server.table.rules import chosen_table

_CHANCE = SystemRandom()
_NEW_KEYS = 20


def routes() -> list[Route]:
    """Return which request is answered by what."""
    return [
        Route("/api/practice", practised, methods=["GET"]),
        Route("/api/practice/question", ask, methods=["POST"]),
        Route("/api/practice/answer", answer, methods=["POST"]),
    ]


async def practised(asked: Request) -> Response:
    """Tell in which games there is something to ask, by what is practised."""
    return Json(await run_in_threadpool(_practised), cache="public, max-age=3600")


async def ask(asked: Request) -> Response:
    """Ask: the question of a key, or a new one. Null where there is none."""
    wanted = await read_request(asked, QuestionRequest)
    return Json(await run_in_threadpool(_asked, wanted))


async def answer(asked: Request) -> Response:
    """Judge an answer, and explain it. Null where the key is that of no question."""
    given = await read_request(asked, AnswerRequest)
    return Json(await run_in_threadpool(_answered, given))


@cache
def _practised() -> dict[str, Practised]:
    return {kind: _able(kind) for kind in get_args(Kind)}


def _able(kind: Kind) -> Practised:
    games = games_to_practise(kind)
    seats = [practice_table(game, kind).seats for game in games]
    return Practised(
        USUAL_GAME[kind],
        tuple(PractisedGame(game.id, each) for game, each in zip(games, seats, strict=True)),
    )


def _asked(wanted: QuestionRequest) -> QuestionPart | None:
    table = _table(wanted)
    question = _new(table, wanted.kind) if wanted.key is None else _of(table, wanted, wanted.key)
    return None if question is None else shown(question, wanted.kind)


def _answered(given: AnswerRequest) -> AnswerPart | None:
    question = _of(_table(given), given, given.key)
    return None if question is None else judged(question, given.answer)


def _of(table: Table, wanted: QuestionRequest, key: str) -> Question | None:
    if not can_practise(table, wanted.kind):
        return None
    if wanted.kind == "legal":
        return legal_question(table, key)
    if wanted.kind == "last":
        return last_trick_question(table, key)
    return points_question(table, key)


def _new(table: Table, kind: Kind) -> Question | None:
    if not can_practise(table, kind):
        return None
    if kind == "legal":
        key = new_legal_key(table, _CHANCE)
        return None if key is None else legal_question(table, key)
    for _ in range(_NEW_KEYS):
        number = str(_CHANCE.randrange(2**53))
        found: Question | PointsQuestion | None = (
            last_trick_question(table, number) if kind == "last" else points_question(table, number)
        )
        if found is not None:
            return found
    return None


def _table(wanted: QuestionRequest) -> Table:
    """Return the table that is asked about: with few players where all hands are looked at.

    Raises:
        LastTrickError: as :func:`chosen_table`.
    """
    first = chosen_table(wanted)
    if wanted.seats is not None:
        return first
    game, chosen, preset = game_of(first), wanted.options, wanted.preset
    usual = usual_seats(game, chosen, preset)
    try:
        return game.table(practice_seats(game, wanted.kind) or usual, chosen, preset=preset)
    except TableError:
        return game.table(usual, chosen, preset=preset)
