"""Two people and bots play whole matches on a server that runs, from the link to the record."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from lasttrick.records import verify
from lasttrick.server.client import TableClient, deal_record, make_table
from lasttrick.server.protocol.messages import AnyMessage, Happened
from tests.server.playing import AT_ONCE, over, play_on, run
from tests.server.serving import Served

GAMES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("agram", 4, {"target": 2}),
    ("sipa", 3, {"target": 4}),
    ("spar", 4, {"target": 4}),
    ("cat-te", 4, {"deals": 2}),
    ("fapfap", 4, {"target": 4}),
    ("letzter-stich-3", 3, {}),
)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game[0] for game in GAMES])
def test_two_people_and_bots_play_a_match(
    served: Served, game: str, seats: int, options: dict[str, object]
) -> None:
    async def work() -> None:
        heard: list[AnyMessage] = []
        ama = await make_table(
            served.address, name="Ama", game=game, seats=seats, options=options, settings=AT_ONCE
        )
        async with (
            TableClient(ama.server, ama.table, secret=ama.secret, heard=heard.append) as host,
            TableClient(ama.server, ama.table) as guest,
        ):
            await guest.sit("Kofi")
            await host.command("start")
            moves = await asyncio.gather(
                play_on(host, Random(1), lambda: over(host)),
                play_on(guest, Random(2), lambda: over(guest)),
            )
            assert all(moves)
            match = host.match
            assert match is not None
            assert match.winners
            assert guest.match == match
            versions = [message.version for message in heard if isinstance(message, Happened)]
            assert versions == sorted(set(versions))
            for number in range(1, match.number):
                record = await deal_record(ama, number)
                assert verify(record) == []
                assert {player.name for player in record.seats} >= {"Ama", "Kofi"}
            await host.command("start")
            await host.until(lambda: host.table.matches == 2)

    run(work())
