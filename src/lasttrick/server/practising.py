"""Requests about practice: questions, what to say to answers, and deals to practise in."""

from __future__ import annotations

from functools import cache
from random import SystemRandom
from typing import get_args

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lasttrick.cards import parse_card
from lasttrick.coach.practice import (
    ME,
    USUAL_GAME,
    Kind,
    Moment,
    PointsQuestion,
    can_practise,
    careful_move,
    first_moment,
    games_to_practise,
    last_trick_question,
    legal_question,
    moment_at,
    new_legal_key,
    next_moment,
    points_question,
    practice_seats,
    practice_table,
)
from lasttrick.engine import Move, Play, is_revoke, view
from lasttrick.errors import ServerError, TableError
from lasttrick.games import Table, game_of, usual_seats
from lasttrick.server.bodies import read_request
from lasttrick.server.practice_judging import Question, judged
from lasttrick.server.practice_showing import shown, shown_moment
from lasttrick.server.protocol.choosing import TableChoice
from lasttrick.server.protocol.parts import LegalPlay
from lasttrick.server.protocol.practice import (
    AnswerPart,
    AnswerRequest,
    DealRequest,
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
        Route("/api/practice/deal", deal, methods=["POST"]),
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


async def deal(asked: Request) -> Response:
    """Go on with a deal to the next moment at which one plays. Null where the key is of none."""
    wanted = await read_request(asked, DealRequest)
    return Json(await run_in_threadpool(_gone_on, wanted))


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
    table = _table(wanted, wanted.kind)
    question = _new(table, wanted.kind) if wanted.key is None else _of(table, wanted, wanted.key)
    return None if question is None else shown(question, wanted.kind, opened=wanted.open)


def _answered(given: AnswerRequest) -> AnswerPart | None:
    question = _of(_table(given, given.kind), given, given.key)
    return None if question is None else judged(question, given.answer)


def _gone_on(wanted: DealRequest) -> QuestionPart | None:
    table = _table(wanted, "legal")
    if wanted.key is None:
        moment: Moment | None = first_moment(table, _CHANCE.randrange(2**53))
    else:
        moment = moment_at(table, wanted.key)
        if moment is not None:
            moment = next_moment(moment, _move(moment, wanted.play))
    # A last card that can be laid in one way only is no choice.
    while moment is not None and moment.is_mine and len(moment.plays) == 1 == _held(moment):
        moment = next_moment(moment, moment.plays[0])
    return None if moment is None else shown_moment(moment, opened=wanted.open)


def _move(moment: Moment, wanted: LegalPlay | None) -> Move:
    if wanted is None:
        return careful_move(moment)
    move = Play(parse_card(wanted.card), down=wanted.down)
    if is_revoke(view(moment.state, ME), move):
        raise ServerError("command/bad-field", "Expected a card that follows suit in practice.")
    return move


def _held(moment: Moment) -> int:
    return len(moment.state.hands[ME])


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


def _table(wanted: TableChoice, kind: Kind) -> Table:
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
        return game.table(practice_seats(game, kind) or usual, chosen, preset=preset)
    except TableError:
        return game.table(usual, chosen, preset=preset)
