"""Every byte to every seat and watcher, kept between client and server, and held against what
each may know at that moment and must be shown."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from lasttrick.cards import CODES
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.server.client import TableClient, make_table
from lasttrick.server.protocol.happenings import DealCounted
from lasttrick.server.protocol.messages import AnyMessage, Happened
from lasttrick.server.table.facts import decode_fact
from tests.server.eavesdropping import Table, overheard
from tests.server.playing import AT_ONCE, over, play_on, run
from tests.server.serving import Served
from tests.server.wire import Heard, Line, Relay
from tests.tables import sizes

SHORT, WHOLE = 2, 1000
AT_ONE_TABLE = 20
"""How many deals are played at one table of the long form, before another is set up."""


class Counter:
    """Counts the deals that a client has heard the end of."""

    def __init__(self) -> None:
        self.deals = 0

    def __call__(self, message: AnyMessage) -> None:
        if isinstance(message, Happened):
            told = (message.what, *message.then)
            self.deals += sum(isinstance(each, DealCounted) for each in told)


async def play_deals(client: TableClient, chance: Random, enough: Callable[[], bool]) -> None:
    while not enough():
        await play_on(client, chance, lambda: enough() or over(client))
        if not enough():
            if client.you.host:
                await client.command("start")
            await client.until(lambda: enough() or not over(client))


def stored(server: Served, id: str) -> Table:
    """Return a table as the database has it."""
    with closing(sqlite3.connect(server.database)) as database:
        query = 'SELECT body FROM facts WHERE "table" = ? ORDER BY version'
        return Table([decode_fact(body) for (body,) in database.execute(query, (id,))])


async def listened_to(
    server: Served,
    game: str,
    preset: str | None,
    seats: int,
    chance: Random,
    deals: int,
    spectators: str | None = None,
) -> tuple[list[Line], Table]:
    """Play some deals with several people and a watcher, and return all that went by."""
    watched = spectators or chance.choice(["closed", "delayed", "after"])
    settings = {**AT_ONCE, "spectators": watched}
    async with Relay(server.port) as relay, AsyncExitStack() as stack:
        ama = await make_table(
            server.address, name="Ama", game=game, preset=preset, seats=seats, settings=settings
        )
        people = []
        for number in range(min(seats, chance.randint(2, 4))):
            count = Counter()
            secret = ama.secret if number == 0 else None
            client = TableClient(relay.address, ama.table, secret=secret, heard=count)
            await stack.enter_async_context(client)
            if number:
                await client.sit(f"Guest {number}")
            people.append((client, count))
        await stack.enter_async_context(TableClient(relay.address, ama.table))
        await people[0][0].command("start")
        async with asyncio.TaskGroup() as playing:
            for client, count in people:
                own = Random(chance.random())
                done = _has_heard(count, deals)
                playing.create_task(play_deals(client, own, done))
            # One of them comes back in the middle of it, and a watcher comes late.
            await people[-1][0].until(lambda: people[-1][0].my_turn or people[-1][0].my_cut)
            await people[-1][0].lose_connection()
            await stack.enter_async_context(TableClient(relay.address, ama.table))
    return relay.lines, stored(server, ama.table)


def _has_heard(count: Counter, deals: int) -> Callable[[], bool]:
    return lambda: count.deals >= deals


def check(lines: list[Line], table: Table) -> None:
    assert len(lines) >= 4
    for line in lines:
        heard = line.heard()
        assert heard
        assert table.faults(heard, line.secrets(), line.since()) == []
    named = {str(number): line for number, line in enumerate(lines)}
    texts = {name: line.down.data.decode("latin-1") for name, line in named.items()}
    assert overheard({name: line.secrets() for name, line in named.items()}, texts) == []


def tables_of(game: str) -> Iterator[tuple[str | None, int]]:
    """Yield every preset at every size, over and over."""
    held = load_game(game)
    while True:
        for preset in (None, *held.presets):
            options = {} if preset is None else {**held.presets[preset].options}
            for seats in sizes(game, options):
                yield preset, seats


def listen_to(server: Served, game: str, deals: int, at_one_table: int, seed: int) -> None:
    chance = Random(f"{game} {seed}")
    tables = tables_of(game)
    for _ in range(chance.randrange(60)):
        next(tables)
    heard = 0
    while heard < deals:
        preset, seats = next(tables)
        work = listened_to(server, game, preset, seats, chance, at_one_table)
        lines, table = run(work, patience=300)
        check(lines, table)
        assert table.deals >= at_one_table
        heard += table.deals


@pytest.mark.parametrize("game", GAME_NAMES)
def test_nobody_is_told_what_is_hidden_and_everybody_what_is_shown(
    served_by_all: Served, game: str
) -> None:
    listen_to(served_by_all, game, SHORT, SHORT, 1)


@pytest.mark.sweep
@pytest.mark.parametrize("game", GAME_NAMES)
def test_nobody_is_told_what_is_hidden_in_a_thousand_deals(
    served_by_all: Served, game: str
) -> None:
    listen_to(served_by_all, game, WHOLE, AT_ONE_TABLE, 2)


def first(heard: list[Heard], fits: Callable[[dict[str, Any]], object]) -> int:
    return next(n for n, each in enumerate(heard) if fits(each.message))


def deal_of(message: dict[str, Any]) -> dict[str, Any]:
    return message.get("deal") or {"hand": [], "trick": [], "phase": ""}


def keep_one_back(message: dict[str, Any]) -> None:
    """Leave a card of the hand out, also where the message says whether it may be played."""
    deal = message["deal"]
    deal["hand"].pop()
    deal.update(legal=[], why={}, revokes=[])


def test_the_listener_finds_what_is_leaked_and_what_is_kept_back(served_by_all: Served) -> None:
    chance = Random(4)
    lines, table = run(listened_to(served_by_all, "agram", None, 4, chance, 3, "delayed"))
    watcher = next(line for line in lines if not line.secrets() and len(line.heard()) > 20)
    seat = next(line for line in lines if line.secrets() and len(line.heard()) > 20)
    told, secrets = seat.heard(), seat.secrets()
    assert table.faults(told, secrets) == []
    place = first(told, lambda m: m["type"] == "happened" and len(deal_of(m)["hand"]) > 2)
    position = table.at[told[place].message["version"]]
    assert position.deal is not None
    own = set(told[place].message["deal"]["hand"])
    state = position.deal.state
    assert state is not None
    seen = deal_of(told[place].message)
    other = next(s for s in range(4) if s != seen["seat"])
    hidden = CODES[state.hands[other][0]]
    assert hidden not in own

    def doctored(change: Callable[[dict[str, Any]], object], at: int = place) -> list[str]:
        copy = deepcopy(told)
        change(copy[at].message)
        return table.faults(copy, secrets)

    assert any(hidden in fault for fault in doctored(lambda m: m["deal"].update(x=[hidden])))
    assert any(hidden in fault for fault in doctored(lambda m: m.update(why={hidden: 1})))
    assert any(hidden in fault for fault in doctored(lambda m: m.update(x=f"held {hidden} too")))
    assert any("not shown" in fault for fault in doctored(keep_one_back))
    assert any("no deal" in fault for fault in doctored(lambda m: m.update(deal=None)))
    assert any("secret" in f for f in doctored(lambda m: m.update(x=position.deal.secret)))  # type: ignore[union-attr]
    assert any("not told" in f for f in table.faults(told[:place] + told[place + 1 :], secrets))
    laid = first(told, lambda m: m.get("what", {}).get("event", {}).get("event") == "play")
    assert any("not told" in f for f in doctored(lambda m: m["what"].clear(), laid))
    assert any("told at" in fault for fault in table.faults(told, []))
    early = [Heard(0.0, each.message) for each in watcher.heard()]
    assert table.faults(watcher.heard(), []) == []
    assert any("too early" in fault for fault in table.faults(early, []))
    assert overheard({"a": {"abc"}, "b": set()}, {"a": "abc", "b": "x abc"}) != []
