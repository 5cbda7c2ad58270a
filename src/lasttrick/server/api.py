"""Requests about tables: what a client asks before and beside the socket."""

from __future__ import annotations

from typing import NamedTuple

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from lasttrick.errors import ServerError
from lasttrick.games import game_of
from lasttrick.server.bodies import bearer, read_request
from lasttrick.server.gate import Gate
from lasttrick.server.hall import Hall
from lasttrick.server.held import kept
from lasttrick.server.life import Life
from lasttrick.server.mailbox import Mailbox
from lasttrick.server.openapi import description
from lasttrick.server.pages import sheet_of
from lasttrick.server.protocol.answers import CodeBody, Listed, SeatGiven, Shown, TableMade
from lasttrick.server.replies import Json
from lasttrick.server.table.opening import TableRequest
from lasttrick.texts import language_of


class Api(NamedTuple):
    """Answers the requests under ``/api``."""

    hall: Hall
    gate: Gate
    life: Life

    def routes(self) -> list[Route]:
        """Return which request is answered by what."""
        return [
            Route("/api/tables", self.make, methods=["POST"]),
            Route("/api/tables", self.public, methods=["GET"]),
            Route("/api/tables/{id}", self.table, methods=["GET"]),
            Route("/api/tables/{id}/continue", self.go_on, methods=["POST"]),
            Route("/api/tables/{id}/deals/{number:int}", self.deal, methods=["GET"]),
            Route("/api/openapi.json", described, methods=["GET"]),
            Route("/rules/tables/{id}", self.rules, methods=["GET"]),
        ]

    async def make(self, asked: Request) -> Response:
        """Make a table."""
        request = await read_request(asked, TableRequest)
        self.life.refuse_when_draining()
        self.gate.new_table(asked)
        id, made = await self.hall.make(request)
        return Json(TableMade(id, made.seat, made.secret), 201)

    async def public(self, asked: Request) -> Response:
        """List the open public tables at which somebody is."""
        return Json([_listed(mailbox) for _, mailbox in self.hall.living() if _is_open(mailbox)])

    async def table(self, asked: Request) -> Response:
        """Show a table as a watcher knows it."""
        async with self.hall.at(asked.path_params["id"]) as mailbox:
            table, match = mailbox.public_parts
        return Json(Shown(table, match))

    async def go_on(self, asked: Request) -> Response:
        """Give another device the seat that a code stands for."""
        code = (await read_request(asked, CodeBody)).code
        self.gate.guess(asked)
        async with self.hall.at(asked.path_params["id"]) as mailbox:
            try:
                seat, secret = await mailbox.redeem(code)
            except ServerError as error:
                if error.code == "seat/not-yours":
                    self.gate.wrong_guess(asked)
                raise
        return Json(SeatGiven(seat, secret))

    async def deal(self, asked: Request) -> Response:
        """Hand out the record of a deal that is over."""
        id, number = asked.path_params["id"], asked.path_params["number"]
        match = asked.query_params.get("match", "")
        wanted = int(match) if match.isascii() and match.isdecimal() and len(match) < 10 else None
        record = await self.hall.record(id, bearer(asked), number, wanted)
        headers = {"Cache-Control": "no-store"}
        return Response(record + "\n", headers=headers, media_type="application/json")

    async def rules(self, asked: Request) -> Response:
        """Write the rules of a table, whatever game it plays."""
        language = language_of(asked.query_params.get("lang", "en"))
        async with self.hall.at(asked.path_params["id"]) as mailbox:
            table = mailbox.position.table
        sheet = await run_in_threadpool(sheet_of, game_of(table), table, language)
        return kept(asked, HTMLResponse(sheet))


async def described(asked: Request) -> Response:
    """Describe these requests for programs."""
    return Json(description(asked.scope["root_path"]), cache="public, max-age=3600")


def _is_open(mailbox: Mailbox) -> bool:
    table, _ = mailbox.public_parts
    return table.public and table.stage != "closed" and mailbox.connections > 0


def _listed(mailbox: Mailbox) -> Listed:
    table, _ = mailbox.public_parts
    kinds = [seat.kind for seat in table.seats]
    return Listed(
        id=table.id,
        game=table.game,
        name=table.name,
        seats=len(kinds),
        open=kinds.count("open"),
        stage=table.stage,
        people=kinds.count("person"),
    )
