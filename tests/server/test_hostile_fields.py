"""Numbers, fields and versions that cannot be are refused with a code, and nothing changes."""

from __future__ import annotations

import json

import pytest
from websockets.asyncio.client import connect

from lasttrick.server.client.asking import ask
from tests.server.playing import run
from tests.server.serving import Served
from tests.server.test_hostile_clients import answer_to, raw, three

ODD: tuple[tuple[str, str], ...] = (
    ('{"type":"clear-seat","id":"a","seat":-1}', "command/bad-field"),
    ('{"type":"clear-seat","id":"a","seat":99999999999999999999999}', "command/bad-field"),
    ('{"type":"clear-seat","id":"a","seat":1e400}', "command/not-json"),
    ('{"type":"clear-seat","id":"a","seat":NaN}', "command/not-json"),
    ('{"type":"clear-seat","id":"a","seat":Infinity}', "command/not-json"),
    ('{"type":"clear-seat","id":"a","seat":true}', "command/bad-field"),
    ('{"type":"clear-seat","id":"a","seat":"1"}', "command/bad-field"),
    ('{"type":"clear-seat","id":"a","seat":1.5}', "command/bad-field"),
    ('{"type":"clear-seat","id":"a","seat":7}', "command/bad-field"),
    ('{"type":"clear-seat","id":"a","seat":0}', "table/not-now"),
    ('{"type":"hand-over","id":"a","seat":1}', "seat/none"),
    ('{"type":"hand-over","id":"a","seat":-5}', "command/bad-field"),
    ('{"type":"seat-bot","id":"a","seat":0,"bot":"careful"}', "seat/taken"),
    ('{"type":"seat-bot","id":"a","seat":1,"bot":"../../x"}', "player/unknown"),
    ('{"type":"arrange","id":"a","settings":{"clock":-1}}', "command/bad-field"),
    ('{"type":"arrange","id":"a","settings":{"bot_pace":1e308}}', "command/bad-field"),
    ('{"type":"arrange","id":"a","seats":1000000}', "command/bad-field"),
    ('{"type":"arrange","id":"a","options":{"target":-4}}', "option/bad-value"),
    ('{"type":"arrange","id":"a","options":{"target":1%s}}' % ("0" * 400), "option/bad-value"),
    ('{"type":"cut","id":"a","at":-1}', "command/bad-field"),
    ('{"type":"say","id":"a","id":"","text":"x"}', "command/bad-field"),
    ('{"type":"say","id":"a","text":"x","text":""}', "command/bad-field"),
    ('{"type":"say","id":"a","text":"\\u0000\\u0007"}', "command/bad-field"),
    ('{"type":"sit","id":"a","name":"Kofi"}', "seat/taken"),
    ('{"type":"new-secret","id":"a","secret":"short"}', "command/bad-field"),
    ('{"type":"ready","id":"a"}', "table/not-now"),
    ('{"type":"resign","id":"a"}', "table/not-now"),
)


@pytest.mark.parametrize(("frame", "code"), ODD, ids=range(len(ODD)))
def test_numbers_and_fields_that_cannot_be(served_by_all: Served, frame: str, code: str) -> None:
    async def work() -> None:
        seat = await three(served_by_all)
        async with raw(seat, secret=seat.secret) as line:
            told = await answer_to(line, frame)
            assert told["type"] == "refused", told
            assert told["code"].startswith(code), told
            assert (await answer_to(line, {"type": "ping", "id": "after"}))["id"] == "after"
        shown = await ask(seat.server, f"/api/tables/{seat.table}")
        assert [each["kind"] for each in shown["table"]["seats"]] == ["person", "open", "open"]

    run(work())


def test_a_key_that_comes_twice_counts_once(served_by_all: Served) -> None:
    async def work() -> None:
        seat = await three(served_by_all)
        async with raw(seat, secret=seat.secret) as line:
            frame = '{"type":"start","id":"a","type":"ping"}'
            assert (await answer_to(line, frame))["type"] == "done"
        shown = await ask(seat.server, f"/api/tables/{seat.table}")
        assert shown["table"]["stage"] == "gathering"

    run(work())


@pytest.mark.parametrize("since", [0, 10**6, 2**62, 10**30, -1])
def test_versions_that_nobody_can_have_seen(served_by_all: Served, since: int) -> None:
    async def work() -> None:
        seat = await three(served_by_all, start=True)
        address = f"{seat.server.replace('http', 'ws')}/ws/{seat.table}"
        async with connect(address, proxy=None) as line:
            hello = {"type": "hello", "secret": seat.secret, "since": since}
            await line.send(json.dumps(hello))
            message = json.loads(await line.recv())
            if message["type"] == "bye":
                assert message["code"] == "command/bad-field"
                assert since not in (0, 10**6)
            else:
                assert message["type"] == "welcome"
                assert message["you"]["seat"] == seat.seat

    run(work())
