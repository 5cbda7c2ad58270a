"""Requests about tables and games: what a client asks before and beside the socket."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from lasttrick.errors import ServerError
from lasttrick.games import GAME_NAMES, Game, game_of, load_game
from lasttrick.server.gate import Gate, refuse_other_sites
from lasttrick.server.hall import Hall
from lasttrick.server.mailbox import Mailbox
from lasttrick.server.pages import kept, sheet_of
from lasttrick.server.protocol.reading import LONGEST_FRAME, read_body
from lasttrick.server.replies import Json
from lasttrick.server.table.opening import TableRequest
from lasttrick.texts import language_of

_T = TypeVar("_T")

_WHOLE_BODY = 15.0
"""How many seconds the body of a request may take."""


class CodeBody(Struct, frozen=True):
    """The body of a request to go on at another device."""

    code: str


class Api(NamedTuple):
    """Answers the requests under ``/api``."""

    hall: Hall
    gate: Gate

    def routes(self) -> list[Route]:
        """Return which request is answered by what."""
        return [
            Route("/api/tables", self.make, methods=["POST"]),
            Route("/api/tables", self.public, methods=["GET"]),
            Route("/api/tables/{id}", self.table, methods=["GET"]),
            Route("/api/tables/{id}/continue", self.go_on, methods=["POST"]),
            Route("/api/tables/{id}/deals/{number:int}", self.deal, methods=["GET"]),
            Route("/api/games", games, methods=["GET"]),
            Route("/rules/tables/{id}", self.rules, methods=["GET"]),
        ]

    async def make(self, asked: Request) -> Response:
        """Make a table."""
        request = await _body(asked, TableRequest)
        self.gate.new_table(asked)
        id, made = await self.hall.make(request)
        return Json({"table": id, "seat": made.seat, "secret": made.secret}, 201)

    async def public(self, asked: Request) -> Response:
        """List the open public tables at which somebody is."""
        return Json([_listed(mailbox) for _, mailbox in self.hall.living() if _is_open(mailbox)])

    async def table(self, asked: Request) -> Response:
        """Show a table as a watcher knows it."""
        async with self.hall.at(asked.path_params["id"]) as mailbox:
            table, match = mailbox.public_parts
        return Json({"table": table, "match": match})

    async def go_on(self, asked: Request) -> Response:
        """Give another device the seat that a code stands for."""
        code = (await _body(asked, CodeBody)).code
        self.gate.guess(asked)
        async with self.hall.at(asked.path_params["id"]) as mailbox:
            try:
                seat, secret = await mailbox.redeem(code)
            except ServerError as error:
                if error.code == "seat/not-yours":
                    self.gate.wrong_guess(asked)
                raise
        return Json({"seat": seat, "secret": secret})

    async def deal(self, asked: Request) -> Response:
        """Hand out the record of a deal that is over."""
        scheme, _, secret = asked.headers.get("authorization", "").partition(" ")
        record = await self.hall.record(
            asked.path_params["id"],
            secret.strip() if scheme.lower() == "bearer" else "",
            asked.path_params["number"],
        )
        headers = {"Cache-Control": "no-store"}
        return Response(record + "\n", headers=headers, media_type="application/json")

    async def rules(self, asked: Request) -> Response:
        """Write the rules of a table, whatever game it plays."""
        language = language_of(asked.query_params.get("lang", "en"))
        async with self.hall.at(asked.path_params["id"]) as mailbox:
            table = mailbox.position.table
        sheet = await run_in_threadpool(sheet_of, game_of(table), table, language)
        return kept(asked, HTMLResponse(sheet))


async def games(asked: Request) -> Response:
    """Tell everything that can be chosen."""
    return Json(_games(), cache="public, max-age=3600")


@cache
def _games() -> list[dict[str, Any]]:
    return [_game(load_game(name)) for name in GAME_NAMES]


def _game(game: Game) -> dict[str, Any]:
    rules = game.rules(game.choose())
    seats = [rules.seats.least, rules.seats.most]
    return {
        "id": game.id,
        "name": game.name,
        "place": game.place,
        "summary": game.summary,
        "seats": seats,
        "best": list(rules.seats.best or seats),
        "options": {
            name: {
                "about": option.about,
                "default": option.default,
                "values": option.names(),
                "range": option.range,
            }
            for name, option in game.options.items()
        },
        "presets": {
            name: {"name": preset.name, "about": preset.about, "options": dict(preset.options)}
            for name, preset in game.presets.items()
        },
    }


def _is_open(mailbox: Mailbox) -> bool:
    table, _ = mailbox.public_parts
    return table.public and table.stage != "closed" and mailbox.connections > 0


def _listed(mailbox: Mailbox) -> Mapping[str, object]:
    table, _ = mailbox.public_parts
    kinds = [seat.kind for seat in table.seats]
    return {
        "id": table.id,
        "game": table.game,
        "name": table.name,
        "seats": len(kinds),
        "open": kinds.count("open"),
        "stage": table.stage,
        "people": kinds.count("person"),
    }


async def _body(asked: Request, kind: type[_T]) -> _T:
    """Read a body of JSON, which no page of another site can send unasked.

    Raises:
        ServerError: ``command/other-site``, ``command/too-long``, ``command/not-json`` or
            ``command/bad-field``.
    """
    refuse_other_sites(asked)
    body = bytearray()
    try:
        async with asyncio.timeout(_WHOLE_BODY):
            async for part in asked.stream():
                body += part
                if len(body) > LONGEST_FRAME:
                    break
    except TimeoutError:
        raise ServerError("command/not-json", "Expected a body, but it never ended.") from None
    return read_body(bytes(body), kind)
