"""Whoever loses the line, at whatever moment and however they come back, has the same seat, the
same hand, and hears everything that happened once and in order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from lasttrick.games import GAME_NAMES
from lasttrick.server.client import SeatTaken, TableClient, continue_at, make_table
from lasttrick.server.protocol.messages import AnyMessage, Happened, Resumed, Welcome
from tests.server.playing import one_move, run
from tests.server.serving import Served
from tests.server.wire import Relay

Json = dict[str, Any]

TWO_DEALS: dict[str, object] = {"target": "open", "deals": 2}
TABLES: list[tuple[str, dict[str, object], set[str]]] = [
    *((game, {}, set()) for game in GAME_NAMES if game not in ("spar", "cat-te")),
    (
        "spar",
        {"dry": "on", "weak-redeal": "on", "enforce": "flag"},
        {"redeal, own", "dry, own", "dry, another's", "flag, own"},
    ),
    ("cat-te", {"claim": "manual"}, {"claim, own", "claim, another's"}),
]
ALWAYS = {"gathering", "cut, own", "play, own", "play, another's", "counted", "over"}


class Person:
    """Somebody at the table, behind a line of their own that can be cut."""

    def __init__(
        self, relay: Relay, seat: SeatTaken, secret: str | None, news: asyncio.Event
    ) -> None:
        self.news = news
        self.heard: dict[int, Json] = {}
        self.twice: list[int] = []
        self.versions: list[int] = []
        self.relay = relay
        self.seat = seat
        self.client = TableClient(relay.address, seat.table, secret=secret, heard=self._hear)
        self.phases: set[str] = set()

    def _hear(self, message: AnyMessage) -> None:
        self.news.set()
        if isinstance(message, Welcome):
            self.versions.append(message.version)
        told = message.happened if isinstance(message, Resumed) else ()
        for each in (message,) if isinstance(message, Happened) else told:
            if each.version in self.heard:
                self.twice.append(each.version)
            self.heard[each.version] = {
                "what": msgspec.to_builtins(each.what),
                "then": msgspec.to_builtins(each.then),
            }

    def phase(self) -> str:
        """Return what the table is at for this person."""
        client, deal = self.client, self.client.deal
        if client.table.stage not in ("cutting", "playing"):
            return client.table.stage
        assert deal is not None
        whose = "own" if client.my_cut or client.my_turn else "another's"
        return f"{deal.phase}, {whose}"

    def known(self) -> Json:
        """Return what this person knows, as the wire says it."""
        client = self.client
        parts = (client.you, client.table, client.match, client.deal)
        names = ("you", "table", "match", "deal")
        return {name: msgspec.to_builtins(part) for name, part in zip(names, parts, strict=True)}


def parts(message: Json) -> Json:
    """Return what a message tells of the table, filled in as the client's types have it."""
    kinds: dict[str, type[Welcome] | type[Resumed]] = {"welcome": Welcome, "resumed": Resumed}
    whole = msgspec.json.decode(json.dumps(message), type=kinds[message["type"]])
    names = ("you", "table", "match", "deal")
    return {name: msgspec.to_builtins(getattr(whole, name)) for name in names}


@asynccontextmanager
async def coming(
    seat: SeatTaken, secret: str | None, since: int | None = None
) -> AsyncIterator[tuple[ClientConnection, Json]]:
    """Yield a new connection of a seat, and what it was greeted with."""
    hello = {"type": "hello", "secret": secret}
    if since is not None:
        hello["since"] = since  # type: ignore[assignment]
    address = f"{seat.server.replace('http', 'ws')}/ws/{seat.table}"
    async with connect(address, proxy=None, close_timeout=1) as line:
        await line.send(json.dumps(hello))
        yield line, json.loads(await line.recv())


async def every_way_back(person: Person) -> None:
    """Come back in every way, and see that nothing is different."""
    client, seat = person.client, person.seat
    # A page that is loaded again: it knows its secret alone.
    async with coming(seat, client.secret) as (_, message):
        assert message["type"] == "welcome"
        assert parts(message) == person.known()
    # A phone that slept: it says what it saw last.
    for since in {client.version, max(1, client.version - 3)}:
        async with coming(seat, client.secret, since) as (_, message):
            assert parts(message) == person.known()
            missed = message.get("happened", [])
            told = [each["version"] for each in missed]
            assert told == [n for n in range(since + 1, message["version"] + 1) if n in told]
            for each in missed:
                rest = {"what": each["what"], "then": each.get("then", [])}
                assert _whole(rest) == _whole(person.heard[each["version"]])
    # Another device.
    code = (await client.command("device-code")).code
    assert isinstance(code, str)
    again = await continue_at(seat.server, seat.table, code)
    async with coming(seat, again.secret) as (_, message):
        assert again.seat == client.you.seat
        assert parts(message) == person.known()
    # A line that is half open: nobody reads there any more, and another takes its place.
    async with coming(seat, client.secret) as (dead, _):
        dead.transport.pause_reading()
        async with coming(seat, client.secret) as (line, message):
            assert parts(message) == person.known()
            await line.send(json.dumps({"type": "ping", "id": str(id(line))}))
            while json.loads(await line.recv())["type"] != "done":
                pass
        dead.transport.abort()
    # A proxy that cuts in the middle of a frame.
    before, known = client.connected, person.known()
    person.relay.lines[-1].cut = True
    await client.command("ping")
    await client.until(lambda: client.connected > before)
    assert person.known() == known


def _whole(part: Json) -> Json:
    """Return a part of a message with nothing left out that is empty."""
    message = {"type": "happened", "version": 1, **part}
    read = msgspec.json.decode(json.dumps(message), type=Happened)
    return {"what": msgspec.to_builtins(read.what), "then": msgspec.to_builtins(read.then)}


async def go_on(people: list[Person], chance: Random) -> None:
    """Do what the table waits for, and return when everyone knows of it."""
    clients = [person.client for person in people]
    stage = clients[0].table.stage
    mover = next((each for each in clients if each.my_turn or each.my_cut), None)
    if stage == "gathering":
        await clients[0].command("start")
    elif stage == "counted":
        for client in clients:
            await client.command("ready")
    elif mover is not None:
        await one_move(mover, chance)
    await settled(clients, people[0].news)


async def settled(clients: list[TableClient], news: asyncio.Event) -> None:
    """Return when the table waits for one of these, and all of them know."""

    def waits() -> bool:
        if len({_moment(client) for client in clients}) > 1:
            return False
        stage = clients[0].table.stage
        ours = any(client.my_turn or client.my_cut for client in clients)
        return stage in ("gathering", "over", "counted") or ours

    while not waits():
        news.clear()
        await news.wait()


def _moment(client: TableClient) -> tuple[object, ...]:
    """Return what tells moments apart; a version does not, as not everything is told of."""
    deal = client.deal
    number, events = (0, 0) if deal is None else (deal.number, len(deal.log))
    return client.table.stage, number, events, client.table.ready


@pytest.mark.parametrize(("game", "options", "also"), TABLES, ids=[each[0] for each in TABLES])
def test_every_way_back_at_every_moment_finds_everything_as_it_was(
    served_by_all: Served, game: str, options: dict[str, object], also: set[str]
) -> None:
    async def work() -> None:
        settings = {"bot_pace": 0, "go_on": None, "cover": None, "seats_by_draw": False}
        seat = await make_table(
            served_by_all.address,
            name="Ama",
            game=game,
            options={**TWO_DEALS, **options},
            seats=3 if game != "letzter-stich" else 4,
            settings=settings,
        )
        chance, met, news = Random(game), set[str](), asyncio.Event()
        async with AsyncExitStack() as stack:
            people = []
            for name, secret in (("Ama", seat.secret), ("Kofi", None)):
                relay = await stack.enter_async_context(Relay(served_by_all.port))
                person = Person(relay, seat, secret, news)
                await stack.enter_async_context(person.client)
                if secret is None:
                    await person.client.sit(name)
                people.append(person)
            await settled([person.client for person in people], news)
            while True:
                for person in people:
                    phase = person.phase()
                    if phase not in person.phases:
                        person.phases.add(phase)
                        await every_way_back(person)
                        met.add(phase)
                if people[0].client.table.stage == "over":
                    # Who cuts is left to chance: a rematch where nobody of these has.
                    if met >= also | ALWAYS:
                        break
                    await people[0].client.command("start")
                    await settled([person.client for person in people], news)
                else:
                    await go_on(people, chance)
            await settled([person.client for person in people], news)
        assert met >= also | ALWAYS
        for person in people:
            assert person.twice == []
            assert len(person.versions) <= 2
            newest = person.client.version
            untold = {n for n in range(person.versions[-1] + 1, newest) if n not in person.heard}
            # Nobody is told that a code was given and used, and nothing else is kept back.
            assert len(untold) <= 2 * sum(len(each.phases) for each in people)
        shared = people[0].heard.keys() & people[1].heard.keys()
        assert len(shared) > 20

    run(work(), patience=60)
