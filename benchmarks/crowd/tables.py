"""Tables played by a script: every seat is a connection that does what it is told it may."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter

import msgspec
from msgspec import Raw, Struct

from benchmarks.crowd.lines import Line
from benchmarks.crowd.servers import Server


class _You(Struct):
    seat: int | None


class _Event(Struct):
    event: str


class _What(Struct):
    type: str
    event: _Event | None = None


class _MatchTold(Struct):
    winners: tuple[int, ...] | None


class _DealTold(Struct):
    phase: str
    seat: int | None
    cutter: int | None
    legal: tuple[Raw, ...]


class _Told(Struct):
    """What the script reads of a message; the rest is passed over."""

    type: str
    code: str = ""
    message: str = ""
    you: _You | None = None
    what: _What | None = None
    match: _MatchTold | None = None
    deal: _DealTold | None = None


_DECODE = msgspec.json.Decoder(_Told).decode


class Pace:
    """How fast tables play.

    Attributes:
        interval: seconds from play to play of a table, more or less half; 0 for as fast as
            the server lets them.
        waits: for each play the seconds until the last of the others has seen it.
    """

    def __init__(self) -> None:
        self.interval = 0.0
        self.waits: list[float] = []


class _Flight:
    """A play on its way to the others."""

    __slots__ = ("at", "by", "unseen")

    def __init__(self, at: float, by: int, unseen: int) -> None:
        self.at, self.by, self.unseen = at, by, unseen


class ScriptedTable:
    """A table with a script in every seat."""

    def __init__(self, server: Server, pace: Pace, *, game: str, seats: int, seed: int) -> None:
        self.playing = False
        self.pace = pace
        self.chance = Random(seed)
        self.seats = [_Seat(self, number) for number in range(seats)]
        self._server = server
        self._game = game
        self._flights: dict[int, _Flight] = {}
        self._due = 0.0

    async def open(self) -> None:
        """Make the table, let everyone sit down, and return when the cards are dealt."""
        secret = self.seats[0].secret
        request = {"game": self._game, "name": "Seat 0", "seats": len(self.seats), "secret": secret}
        self._id = (await self._server.post("/api/tables", request))["table"]
        await self.connect()
        dealt = [seat.await_deal() for seat in self.seats]
        self.seats[0].command(b'"type":"start"')
        await asyncio.gather(*dealt)

    async def connect(self) -> None:
        """Connect every seat, and return when each knows the table."""
        for seat in self.seats:
            await seat.connect(self._server.address, f"/ws/{self._id}")

    async def disconnect(self) -> None:
        """Let everyone go; their seats stay theirs."""
        self.playing = False
        for seat in self.seats:
            await seat.line.close()

    def play(self) -> None:
        """Let the table play from here on."""
        self.playing = True
        self._due = perf_counter() + self.chance.random() * self.pace.interval
        for seat in self.seats:
            seat.act()

    def wait_up_to(self, seconds: float) -> None:
        """Let some time go by before the next play, for each table another."""
        self._due = perf_counter() + self.chance.random() * seconds

    def send_play(self, by: int, number: int, move: bytes) -> None:
        """Let a seat play, now or when it is time to."""
        now = perf_counter()
        interval = self.pace.interval
        self._due = max(self._due, now - interval) + interval * (0.5 + self.chance.random())
        if self._due <= now or not interval:
            self._send(by, number, move)
        else:
            loop = asyncio.get_running_loop()
            loop.call_later(self._due - now, self._send, by, number, move)

    def _send(self, by: int, number: int, move: bytes) -> None:
        if self.playing:
            self._flights[number] = _Flight(perf_counter(), by, len(self.seats) - 1)
            self.seats[by].command(move)

    def seen(self, by: int, number: int) -> None:
        """Take note that a seat has seen a play."""
        flight = self._flights.get(number)
        if flight is not None and flight.by != by:
            flight.unseen -= 1
            if not flight.unseen:
                self.pace.waits.append(perf_counter() - flight.at)
                del self._flights[number]


class _Seat:
    """One seat, and its connection."""

    def __init__(self, table: ScriptedTable, number: int) -> None:
        self.secret = f"{number:022}"
        self.line: Line
        self._table = table
        self._number = number
        self._commands = 0
        self._plays = 0
        self._legal: Sequence[Raw] = ()
        self._seated: asyncio.Future[None]
        self._dealt: asyncio.Future[None] | None = None

    async def connect(self, server: str, path: str) -> None:
        self._seated = asyncio.get_running_loop().create_future()
        self._legal = ()
        self.line = await Line.to(server, path, self._take)
        self.line.send(msgspec.json.encode({"type": "hello", "secret": self.secret}))
        await self._seated

    def await_deal(self) -> asyncio.Future[None]:
        self._dealt = asyncio.get_running_loop().create_future()
        return self._dealt

    def command(self, fields: bytes) -> None:
        self._commands += 1
        self.line.send(b'{"id":"%d-%d",%b}' % (self._number, self._commands, fields))

    def act(self) -> None:
        """Play, where it is our turn."""
        if self._legal and self._table.playing:
            move = bytes(self._table.chance.choice(self._legal))[1:-1]
            self._legal = ()
            self._table.send_play(self._number, self._plays, move)

    def _take(self, message: bytes) -> None:
        told = _DECODE(message)
        if told.type == "welcome":
            self._come_in(told)
        elif told.type == "happened":
            what = told.what
            if what is not None and what.event is not None and what.event.event == "play":
                self._table.seen(self._number, self._plays)
                self._plays += 1
            self._go_on(told)
        elif told.type in ("refused", "bye"):
            raise ConnectionError(f"{told.code}: {told.message}")

    def _come_in(self, told: _Told) -> None:
        if told.you is None or told.you.seat is None:
            name = f'"name":"Seat {self._number}","secret":"{self.secret}"'
            self.command(b'"type":"sit",' + name.encode())
            return
        if not self._seated.done():
            self._seated.set_result(None)
        if told.deal is not None:
            self._legal = told.deal.legal

    def _go_on(self, told: _Told) -> None:
        deal = told.deal
        if deal is not None:
            self._legal = deal.legal
            if deal.phase == "cut":
                if deal.cutter == deal.seat:
                    self.command(b'"type":"cut","at":%d' % self._table.chance.randint(8, 20))
            elif self._dealt is not None and not self._dealt.done():
                self._dealt.set_result(None)
            self.act()
        kind = None if told.what is None else told.what.type
        if kind == "counted" and told.match is not None and not told.match.winners:
            self.command(b'"type":"ready"')
        elif kind == "match-won" and self._number == 0:
            self.command(b'"type":"start"')
