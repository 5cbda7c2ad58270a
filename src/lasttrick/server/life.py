"""Whether the server is well, and whether it takes anybody in."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lasttrick.errors import ServerError
from lasttrick.server.replies import Json, error_reply
from lasttrick.server.store import Database


class Life:
    """A server's life, as whoever watches over it may ask.

    Attributes:
        draining: whether it is about to end; then it makes no tables.
    """

    def __init__(self, database: Database) -> None:
        """Be ready as long as this database answers."""
        self.draining = False
        self._database = database
        self._asking: asyncio.Task[None] | None = None

    def routes(self) -> list[Route]:
        """Return which request is answered by what."""
        return [Route("/healthz", self.health), Route("/readyz", self.readiness)]

    def refuse_when_draining(self) -> None:
        """Refuse what a server that ends does not begin any more.

        Raises:
            ServerError: ``server/stopping``.
        """
        if self.draining:
            raise ServerError("server/stopping", "The server is stopping: come again soon.")

    async def health(self, asked: Request) -> Response:
        """Say that the process lives."""
        return Json({"ok": True})

    async def readiness(self, asked: Request) -> Response:
        """Say whether people may be sent here."""
        try:
            self.refuse_when_draining()
            # However many ask at once, the database is asked once.
            if self._asking is None or self._asking.done():
                self._asking = asyncio.create_task(self._database.ready())
            await asyncio.shield(self._asking)
            self.refuse_when_draining()
        except ServerError as error:
            return error_reply(error)
        return Json({"ready": True})
