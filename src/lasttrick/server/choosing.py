"""Requests about tables at which nobody sits yet: what can be chosen, and the rules it makes."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from lasttrick.coach.score_sheet import score_rules
from lasttrick.games import CUSTOM, GAME_NAMES, Game, game_of, load_game
from lasttrick.server.bodies import read_request
from lasttrick.server.held import kept
from lasttrick.server.pages import sheet_of
from lasttrick.server.protocol.choosing import (
    GameBody,
    GameOption,
    GamePreset,
    GameTold,
    RulesRequest,
    TableChoice,
)
from lasttrick.server.replies import Json
from lasttrick.server.table.rules import chosen_table, own_game
from lasttrick.texts import language_of


class Choosing(NamedTuple):
    """Answers these requests.

    Attributes:
        own: the games that the host offers beside the built-in ones, shown before them.
    """

    own: tuple[Game, ...] = ()

    def routes(self) -> list[Route]:
        """Return which request is answered by what."""
        return [
            Route("/api/games", self.games, methods=["GET"]),
            Route("/api/games", game, methods=["POST"]),
            Route("/api/score-table", score_table, methods=["POST"]),
            Route("/rules", rules, methods=["POST"]),
        ]

    async def games(self, asked: Request) -> Response:
        """Tell everything that can be chosen."""
        return kept(asked, Json([*map(told, self.own), *_built_in()]))


async def game(asked: Request) -> Response:
    """Tell what can be chosen in a game of one's own."""
    body = await read_request(asked, GameBody)
    return Json(told(await run_in_threadpool(own_game, body.definition)))


async def score_table(asked: Request) -> Response:
    """Tell what counts at a table of any game, for a score sheet that is kept in the browser."""
    choice = await read_request(asked, TableChoice)
    return Json(score_rules(await run_in_threadpool(chosen_table, choice)))


async def rules(asked: Request) -> Response:
    """Write the rules of a table of any game as a fragment of HTML."""
    return HTMLResponse(await run_in_threadpool(_rules, await read_request(asked, RulesRequest)))


def _rules(wanted: RulesRequest) -> bytes:
    language = language_of(wanted.lang)
    table = chosen_table(wanted)
    return sheet_of(game_of(table), table, language)


@cache
def _built_in() -> list[GameTold]:
    return [told(load_game(name)) for name in GAME_NAMES]


def told(game: Game) -> GameTold:
    """Return a game as it is told of."""
    rules = game.rules(game.choose())
    seats = (rules.seats.least, rules.seats.most)
    return GameTold(
        id=game.id,
        name=game.name,
        place=game.place,
        summary=game.summary,
        seats=seats,
        best=rules.seats.best or seats,
        options={
            name: GameOption(option.about, option.default, option.names(), option.range)
            for name, option in game.options.items()
        },
        presets={
            name: GamePreset(preset.name, preset.about, dict(preset.options))
            for name, preset in game.presets.items()
        },
        definition=game.definition if game.id == CUSTOM else None,
    )
