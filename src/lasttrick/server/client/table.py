"""One connection to a table that mends itself: what it knows, and commands to it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lasttrick.errors import ServerError
from lasttrick.server.client.known import Choice, Known
from lasttrick.server.protocol.messages import AnyMessage, Bye, Done, Refused, Resumed, Welcome

_FINAL = frozenset(
    ("seat/not-yours", "seat/new-secret", "table/not-found", "table/closed", "command/unknown")
)
"""After which last words coming back is of no use."""

_UNTOLD = frozenset(("device-code", "new-secret", "ping"))
"""Commands of which nobody is told that they were carried out."""

_LONGEST_PAUSE = 2.0
"""How many seconds lie at most between two attempts to connect."""

_GOODBYE = 1.0
"""How many seconds the server has to answer a good-bye, which may lie behind much unread."""

_DECODER: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class TableClient(Known):
    """Sits or watches at a table, and stays there when the connection is lost.

    Use it as an async context manager. What it knows is in the attributes of
    :class:`Known`: always the newest of each part.

    Attributes:
        secret: what proves the seat; None for a watcher.
        connected: how often a connection was made.
    """

    def __init__(
        self,
        server: str,
        table: str,
        *,
        secret: str | None = None,
        heard: Callable[[AnyMessage], None] | None = None,
    ) -> None:
        """Name the table; entering the context connects.

        Args:
            server: the address of the server, such as ``http://127.0.0.1:8000``.
            table: the id of the table.
            secret: what proves the seat; without it one watches.
            heard: is given every message that comes.
        """
        super().__init__()
        address = server.rstrip("/").replace("http", "ws", 1)
        self._address = f"{address}/ws/{table}"
        self.secret = secret
        self._new_secret: str | None = None
        self._heard = heard
        self.connected = 0
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in count(1))
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Done]]] = {}
        self._socket: ClientConnection | None = None
        self._changed = asyncio.Condition()
        self._over: ServerError | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Connect, and return when the table is known.

        Raises:
            ServerError: with the code of the server's refusal.
        """
        self._task = asyncio.create_task(self._stay())
        try:
            await self.until(lambda: self.connected > 0)
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go away. The seat stays ours: come back with the secret."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection at this moment."""
        return self._socket is not None

    async def lose_connection(self) -> None:
        """Drop the connection, as a bad line does; a new one is made at once."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def until(self, holds: Callable[[], object]) -> None:
        """Return when something holds of what we know.

        Raises:
            ServerError: when the server has sent us away for good.
        """
        async with self._changed:
            await self._changed.wait_for(lambda: self._over is not None or holds())
            if self._over is not None and not holds():
                raise self._over

    async def command(self, kind: str, **fields: Any) -> Done:
        """Send a command and return its answer, however often the connection is lost on the way.

        When this returns, a seat knows what follows from it.

        Args:
            kind: such as ``"start"``.
            fields: what else the command takes.

        Raises:
            ServerError: with the code and facts of the refusal.
        """
        if self._over is not None:
            raise self._over
        id = next(self._ids)
        frame = msgspec.json.encode({"type": kind, "id": id, **fields})
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._waiting[id] = (frame, answer)
        try:
            if self._socket is not None:
                with suppress(WebSocketException):
                    await self._socket.send(frame, text=True)
            done = await answer
        finally:
            del self._waiting[id]
        if self.you.seat is not None and kind not in _UNTOLD:
            # What follows from it is told to a seat at once, to a watcher perhaps later.
            await self.until(lambda: self.version >= done.version or self.you.seat is None)
        return done

    async def move(self, choice: Choice) -> Done:
        """Make one of the :attr:`choices`. Errors as :meth:`command`."""
        fields: dict[str, Any] = msgspec.to_builtins(choice)
        return await self.command(fields.pop("type"), **fields)

    async def sit(self, name: str, seat: int | None = None) -> Done:
        """Take a chair, or the first that is free. Errors as :meth:`command`."""
        done = await self._prove("sit", name=name, seat=seat)
        await self.until(lambda: self.you.seat is not None)
        return done

    async def new_secret(self) -> Done:
        """Make every other secret of the seat void. Errors as :meth:`command`."""
        return await self._prove("new-secret")

    async def _prove(self, kind: str, **fields: Any) -> Done:
        """Send a command with a secret of our own, which holds though the answer be lost."""
        drawn = self._new_secret = secrets.token_urlsafe(24)
        try:
            done = await self.command(kind, secret=drawn, **fields)
            self.secret = drawn
        finally:
            self._new_secret = None
        return done

    async def _stay(self) -> None:
        pause = 0.02
        while self._over is None:
            before = self.connected
            # ValueError: an address that is none; it will not become one.
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._once()
            pause = 0.02 if self.connected > before else min(2 * pause, _LONGEST_PAUSE)
            if self._over is None:
                await asyncio.sleep(pause)

    async def _once(self) -> None:
        """Be connected, once."""
        tried = self._new_secret or self.secret
        async with connect(
            self._address, max_size=None, proxy=None, close_timeout=_GOODBYE
        ) as socket:
            hello: dict[str, Any] = {"type": "hello"}
            if tried is not None:
                hello["secret"] = tried
            if self.version:
                hello["since"] = self.version
            await socket.send(msgspec.json.encode(hello), text=True)
            try:
                async for frame in socket:
                    await self._take(_DECODER.decode(frame), socket, tried)
            finally:
                self._socket = None
                await self._tell()

    async def _take(self, message: AnyMessage, socket: ClientConnection, tried: str | None) -> None:
        if self._heard is not None:
            self._heard(message)
        self.learn(message)
        match message:
            case Welcome() | Resumed():
                if tried is not None and tried == self._new_secret and self.you.seat is None:
                    # The command that was to give it has not arrived, and is sent again.
                    self._new_secret = None
                    if self.secret is not None:
                        await socket.close()
                        return
                if self._socket is None:
                    self.connected += 1
                    self._socket = socket
                    for frame, _ in tuple(self._waiting.values()):
                        await socket.send(frame, text=True)
            case Done(id=id) if id in self._waiting:
                self._answer(id, message)
            case Refused(id=str(id)) if id in self._waiting:
                self._answer(id, _error(message))
            case Bye(code=code):
                if code in _FINAL:
                    self._end(_error(message))
        await self._tell()

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _answer(self, id: str, answer: Done | ServerError) -> None:
        _, waiting = self._waiting[id]
        if waiting.done():
            return
        if isinstance(answer, Done):
            waiting.set_result(answer)
        else:
            waiting.set_exception(answer)

    def _end(self, error: ServerError) -> None:
        self._over = error
        for id in self._waiting:
            self._answer(id, error)


def _error(message: Refused | Bye) -> ServerError:
    facts: dict[str, Any] = message.facts if isinstance(message, Refused) else {}
    return ServerError(message.code, message.message, **facts)
