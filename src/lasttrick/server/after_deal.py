"""Requests about deals that are over: looking at them again, keeping them, playing them again."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta, Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lasttrick.server.bodies import bearer, read_request
from lasttrick.server.gate import Gate, refuse_other_sites
from lasttrick.server.hall import Hall
from lasttrick.server.kept_deals import Holding, KeptDeals
from lasttrick.server.protocol.commands import NameText, Secret
from lasttrick.server.replay.answering import LONGEST_TEXT, ReplayRequest, replayed
from lasttrick.server.replies import Json


class RecordBody(Struct, frozen=True):
    """A record to be kept."""

    record: str


class ChallengeBody(Struct, frozen=True):
    """A deal that others are asked to play from a seat."""

    record: str
    seat: Annotated[int, Meta(ge=0, le=7)]


class TakeBody(Struct, frozen=True):
    """Who takes a challenge up."""

    name: NameText
    secret: Secret | None = None


class SeatsBody(Struct, frozen=True):
    """Seats, each with what proves it."""

    seats: Annotated[tuple[Holding, ...], Meta(max_length=24)]


class AfterDeal(NamedTuple):
    """Answers the requests about deals that are over."""

    hall: Hall
    gate: Gate

    def routes(self) -> list[Route]:
        """Return which request is answered by what."""
        return [
            Route("/api/replay", replay, methods=["POST"]),
            Route("/api/replays", self.share, methods=["POST"]),
            Route("/api/replays/{id}", self.shared, methods=["GET"]),
            Route("/api/replays/{id}", self.unshare, methods=["DELETE"]),
            Route("/api/challenges", self.challenge, methods=["POST"]),
            Route("/api/challenges/{id}", self.challenged, methods=["GET"]),
            Route("/api/challenges/{id}", self.withdraw, methods=["DELETE"]),
            Route("/api/challenges/{id}/take", self.take, methods=["POST"]),
            Route("/api/deals", self.deals, methods=["POST"]),
            Route("/api/tables/{id}/forget", self.forget, methods=["POST"]),
        ]

    @property
    def kept(self) -> KeptDeals:
        """What is kept of deals, and found by id."""
        return KeptDeals(self.hall)

    async def share(self, asked: Request) -> Response:
        """Keep a record for whoever has its id."""
        record = (await read_request(asked, RecordBody)).record
        self.gate.new_table(asked)
        return Json(await self.kept.share(record), 201)

    async def shared(self, asked: Request) -> Response:
        """Return a record that was shared."""
        return Json({"record": await self.kept.shared(asked.path_params["id"])})

    async def unshare(self, asked: Request) -> Response:
        """Forget a record that was shared."""
        refuse_other_sites(asked)
        await self.kept.unshare(asked.path_params["id"], bearer(asked))
        return Json({"ok": True})

    async def challenge(self, asked: Request) -> Response:
        """Keep a deal for others to play."""
        body = await read_request(asked, ChallengeBody)
        self.gate.new_table(asked)
        return Json(await self.kept.challenge(body.record, body.seat), 201)

    async def challenged(self, asked: Request) -> Response:
        """Tell of a challenge: how it went only to those who know the cards already."""
        return Json(await self.kept.challenged(asked.path_params["id"], bearer(asked)))

    async def withdraw(self, asked: Request) -> Response:
        """Forget a challenge."""
        refuse_other_sites(asked)
        await self.kept.withdraw(asked.path_params["id"], bearer(asked))
        return Json({"ok": True})

    async def take(self, asked: Request) -> Response:
        """Make a table that begins with the cards of a challenge."""
        body = await read_request(asked, TakeBody)
        self.gate.new_table(asked)
        return Json(await self.kept.take(asked.path_params["id"], body.name, body.secret), 201)

    async def deals(self, asked: Request) -> Response:
        """List the deals that whoever holds these seats has played."""
        body = await read_request(asked, SeatsBody)
        return Json(await self.kept.deals(body.seats))

    async def forget(self, asked: Request) -> Response:
        """Take a person's name, words and secrets out of a table."""
        refuse_other_sites(asked)
        await self.hall.forget(asked.path_params["id"], bearer(asked))
        return Json({"ok": True})


async def replay(asked: Request) -> Response:
    """Play a record again and tell every position."""
    request = await read_request(asked, ReplayRequest, longest=LONGEST_TEXT)
    return Json(await run_in_threadpool(replayed, request))
