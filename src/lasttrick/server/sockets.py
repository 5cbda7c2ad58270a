"""``/ws/TABLE``: a connection from its first frame to its last."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from lasttrick.errors import LastTrickError, ServerError
from lasttrick.server.gate import Gate, Turnstile, refuse_other_sites
from lasttrick.server.guests import Guest
from lasttrick.server.hall import Hall
from lasttrick.server.mailbox import Connection, Mailbox
from lasttrick.server.metrics import Metrics
from lasttrick.server.protocol.commands import AnyCommand, Hello
from lasttrick.server.protocol.messages import encode, refused
from lasttrick.server.protocol.reading import read_frame
from lasttrick.server.replies import error_reply
from lasttrick.server.transport import line_of

_FIRST_FRAME = 15.0
"""How many seconds a connection has to say hello."""

_GOODBYES = 2.0
"""How many seconds the last words may take when the server ends."""

_LOG = logging.getLogger(__name__)


class Sockets:
    """All connections of a server."""

    def __init__(self, hall: Hall, gate: Gate, metrics: Metrics) -> None:
        """Lead connections to the tables of a hall, as far as the gate lets them."""
        self._hall = hall
        self._gate = gate
        self._metrics = metrics
        self._serving: dict[asyncio.Task[None], Guest] = {}
        self._ended = 0
        self._stopping = False

    def __len__(self) -> int:
        return len(self._serving)

    def ended(self) -> int:
        """Return how many connections have ended so far."""
        return self._ended

    async def stop(self) -> None:
        """Say good-bye to everyone, and let nobody in any more."""
        self._stopping = True
        for guest in self._serving.values():
            _stopping(guest)
        if self._serving:
            await asyncio.wait(self._serving, timeout=_GOODBYES)

    async def serve(self, websocket: WebSocket) -> None:
        """Serve one connection until either end closes it."""
        try:
            refuse_other_sites(websocket)
            with self._gate.connection(websocket) as turnstile:
                await websocket.accept()
                await self._accepted(websocket, turnstile)
        except ServerError as error:
            self._metrics.refused(error.code)
            await websocket.send_denial_response(error_reply(error))

    async def _accepted(self, websocket: WebSocket, turnstile: Turnstile) -> None:
        guest = Guest(websocket, line_of(websocket), longest_queue=self._gate.limits.queue)
        sending = asyncio.create_task(guest.run())
        self._serving[sending] = guest
        talking = asyncio.create_task(self._talk(websocket, guest, turnstile))
        try:
            if self._stopping:
                _stopping(guest)
            # Whichever ends first: the guest is gone, or has been told to go.
            await asyncio.wait((sending, talking), return_when=asyncio.FIRST_COMPLETED)
            if talking.done() and not sending.done() and guest.ended:
                await sending
        finally:
            del self._serving[sending]
            self._ended += 1
            for task in (talking, sending):
                task.cancel()
            for outcome in await asyncio.gather(talking, sending, return_exceptions=True):
                if isinstance(outcome, Exception):
                    _LOG.error("connection-failed", exc_info=outcome)

    async def _talk(self, websocket: WebSocket, guest: Guest, turnstile: Turnstile) -> None:
        id = websocket.path_params["id"]
        with suppress(WebSocketDisconnect):
            try:
                hello = await _hello(websocket)
                async with self._hall.at(id, guest) as mailbox:
                    await self._sit_in(mailbox, websocket, guest, hello, turnstile)
            except LastTrickError as error:
                self._metrics.refused(error.code)
                guest.bye(error.code, error.message)

    async def _sit_in(
        self,
        mailbox: Mailbox,
        websocket: WebSocket,
        guest: Guest,
        hello: Hello,
        turnstile: Turnstile,
    ) -> None:
        connection = await mailbox.connect(guest, hello)
        try:
            while not guest.ended:
                frame = await _frame(websocket)
                try:
                    turnstile.frame()
                    command = _command(frame)
                except ServerError as error:
                    self._metrics.refused(error.code)
                    guest.send(encode(refused(_id_of(error), error)))
                    if not turnstile.patient(error.code):
                        raise ServerError(error.code, error.message) from None
                else:
                    await self._carry_out(mailbox, connection, command)
        finally:
            mailbox.disconnect(connection)

    async def _carry_out(
        self, mailbox: Mailbox, connection: Connection, command: AnyCommand
    ) -> None:
        began = time.perf_counter()
        refusal = await mailbox.command(connection, command)
        kind = type(command).__struct_config__.tag
        self._metrics.command(kind, refusal, time.perf_counter() - began)


async def _hello(websocket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(_FIRST_FRAME):
            frame = await _frame(websocket)
    except TimeoutError:
        raise ServerError("command/unknown", "Expected hello, but nothing came.") from None
    hello = read_frame(frame)
    if not isinstance(hello, Hello):
        raise ServerError("command/unknown", "Expected hello as the first frame.")
    return hello


async def _frame(websocket: WebSocket) -> str:
    """Return the next frame; one that is no text becomes one that is no JSON."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return "" if text is None else text


def _command(frame: str) -> AnyCommand:
    command = read_frame(frame)
    if isinstance(command, Hello):
        raise ServerError("command/unknown", "Expected hello only as the first frame.", id=None)
    return command


def _id_of(error: ServerError) -> str | None:
    id = error.facts.get("id")
    return id if isinstance(id, str) else None


def _stopping(guest: Guest) -> None:
    guest.bye("server/stopping", "The server is stopping. Nothing is lost: come again soon.")
