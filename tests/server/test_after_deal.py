"""Deals looked at again, kept, sent as challenges, found and forgotten, through a server."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from lasttrick.errors import ServerError
from lasttrick.games import GAME_NAMES
from lasttrick.records import encode, to_text
from lasttrick.server.app import FRAMED
from lasttrick.server.client import SeatTaken, TableClient, make_table
from lasttrick.server.client.asking import ask
from lasttrick.server.replay.answering import ReplayRequest, replayed
from tests.server.playing import play_on, refusal, run
from tests.server.serving import Served
from tests.server.test_given_deals import a_deal
from tests.server.test_hostile_requests import http

QUICK = {"bot_pace": 0, "go_on": None}


def line(game: str, seed: int = 1) -> str:
    return encode(a_deal(game, seed)).decode()


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_event_of_a_deal_is_a_step(game: str) -> None:
    record = a_deal(game)
    told = replayed(ReplayRequest(to_text(record)))
    assert told.steps.faults == ()
    assert told.steps.steps[-1].event == len(record.events)
    events = [step.event for step in told.steps.steps]
    assert events == sorted(set(events))
    last = told.steps.steps[-1].deal
    assert last.result == record.result
    assert last.log == record.events
    first = told.steps.steps[0]
    assert [sorted(hand) for hand in first.hands] == [sorted(hand) for hand in record.deal.hands]


def test_one_seat_sees_what_it_saw() -> None:
    record = a_deal("sipa", 4)
    told = replayed(ReplayRequest(encode(record).decode(), view=1))
    for step in told.steps.steps:
        for seat, hand in enumerate(step.hands):
            assert (seat == 1) == ("?" not in hand) or not hand
        assert step.deal.seat == 1


def test_several_deals_and_what_is_wrong_with_them() -> None:
    text = "\n".join([line("agram"), '{"format":"lasttrick-record/1"}', "", line("spar", 2)])
    told = replayed(ReplayRequest(text, deal=2))
    assert [deal.line for deal in told.deals] == [1, 2, 4]
    assert [deal.game for deal in told.deals] == ["agram", None, "spar"]
    assert told.chosen == 2
    fault = told.deals[1].fault
    assert fault is not None
    assert (fault.code, fault.line) == ("record/wrong-shape", 2)
    both = replayed(ReplayRequest(to_text(a_deal("agram")) + "\n" + to_text(a_deal("mali"))))
    assert [deal.game for deal in both.deals] == ["agram", "mali"]
    spread = json.dumps(json.loads(line("agram")), indent=2)
    assert replayed(ReplayRequest(spread)).deals[0].game == "agram"


def test_a_record_with_a_fault_is_shown_up_to_there() -> None:
    data = json.loads(line("agram"))
    plays = [n for n, event in enumerate(data["events"]) if event["event"] == "play"]
    data["events"][plays[3]]["card"] = data["events"][plays[2]]["card"]
    told = replayed(ReplayRequest(json.dumps(data)))
    assert told.steps.steps[-1].event == plays[3]
    assert [fault.code for fault in told.faults] == ["record/illegal-play"]
    assert told.faults[0].event == plays[3] + 1


def test_a_replay_over_http(served_by_all: Served) -> None:
    async def work() -> None:
        told = await ask(served_by_all.address, "/api/replay", {"text": line("cat-te")})
        assert told["steps"]["steps"][0]["deal"]["phase"] != "cut"
        for body, code in (
            ({"text": ""}, "command/bad-field"),
            ({"text": "game chess"}, "record/bad-text"),
            ({"text": "{"}, "record/not-json"),
            ({"text": line("agram"), "deal": 4}, "command/bad-field"),
            ({}, "command/bad-field"),
        ):
            error = await refusal(ask(served_by_all.address, "/api/replay", body))
            assert error.code.split("/")[0] == code.split("/")[0], error.code

    run(work())


def test_a_record_is_kept_by_id_and_taken_back(served_by_all: Served) -> None:
    async def work() -> None:
        server, record = served_by_all.address, line("agram")
        kept = await ask(server, "/api/replays", {"record": record})
        path = f"/api/replays/{kept['id']}"
        assert (await ask(server, path))["record"] == record
        for secret, status in (("x", 404), (kept["secret"], 200)):
            got = await asyncio.to_thread(
                http, served_by_all, "DELETE", path, None, Authorization=f"Bearer {secret}"
            )
            assert got[0] == status
        assert (await refusal(ask(server, path))).code == "record/not-found"
        bad = await refusal(ask(server, "/api/replays", {"record": "{}"}))
        assert bad.code == "record/wrong-shape"

    run(work())


async def played(server: str, taken: dict[str, Any]) -> SeatTaken:
    seat = SeatTaken(server, taken["table"], taken["seat"], taken["secret"])
    async with TableClient(server, seat.table, secret=seat.secret) as client:
        await client.command("arrange", settings=QUICK)
        await play_on(client, Random(1), lambda: client.table.stage in ("counted", "over"))
    return seat


def test_a_challenge_shows_no_card_before_it_is_played(served_by_all: Served) -> None:
    async def work() -> None:
        server = served_by_all.address
        record = json.loads(line("sink-sink", 2))
        sent = await ask(server, "/api/challenges", {"record": json.dumps(record), "seat": 1})
        path = f"/api/challenges/{sent['id']}"
        shown = await ask(server, path)
        assert shown["outcomes"] is None
        assert not any(f'"{card}"' in json.dumps(shown) for card in record["deal"]["talon"])
        assert len((await ask(server, path, secret=sent["secret"]))["outcomes"]) == 1
        taken = await ask(server, f"{path}/take", {"name": "Ben"})
        before = await ask(server, path, secret=taken["secret"])
        assert (before["outcomes"], before["taken"]) == (None, 1)
        seat = await played(server, taken)
        assert seat.seat == 1
        after = await ask(server, path, secret=taken["secret"])
        sender, ben = after["outcomes"]
        assert ben["name"] == "Ben"
        assert json.loads(ben["record"])["deal"] == record["deal"]
        assert json.loads(sender["record"]) == record
        assert (await ask(server, path, secret="x" * 30))["outcomes"] is None
        unknown = ask(server, "/api/challenges/aaaa-bbbb-cccc")
        assert (await refusal(unknown)).code == "record/not-found"

    run(work())


def test_a_challenge_has_to_hold(served_by_all: Served) -> None:
    async def work() -> None:
        server = served_by_all.address
        record = json.loads(line("agram"))
        for change, seat in (({"status": "in-progress", "result": None}, 0), ({}, 7)):
            body = {"record": json.dumps({**record, **change}), "seat": seat}
            with pytest.raises(ServerError):
                await ask(server, "/api/challenges", body)

    run(work())


def test_own_deals_are_found_and_forgotten(served_by_all: Served) -> None:
    async def work() -> None:
        server = served_by_all.address
        made = await make_table(
            server, name="Ama Mensah", game="agram", seats=2, bots=["novice"], start=True
        )
        taken = {"table": made.table, "seat": made.seat, "secret": made.secret}
        async with TableClient(server, made.table, secret=made.secret) as client:
            await client.command("say", text="a word of mine")
        await played(server, taken)
        seats = {"seats": [{"table": made.table, "secret": made.secret}]}
        (deal,) = await ask(server, "/api/deals", seats)
        assert "Ama Mensah" in deal["names"]
        path = f"/api/tables/{made.table}/deals/{deal['number']}?match={deal['match']}"
        record = await ask(server, path, secret=made.secret)
        assert record["seats"][deal["seat"]]["name"] == "Ama Mensah"
        wrong = {"seats": [{"table": made.table, "secret": "x" * 30}]}
        assert await ask(server, "/api/deals", wrong) == []

        forget = f"/api/tables/{made.table}/forget"
        assert (await refusal(ask(server, forget, {}, secret="x" * 30))).code == "seat/not-yours"
        assert await ask(server, forget, {}, secret=made.secret) == {"ok": True}
        assert await ask(server, "/api/deals", seats) == []
        async with TableClient(server, made.table) as watcher:
            told = json.dumps([str(line) for line in watcher.chat])
            assert "a word of mine" not in told
            assert "Ama" not in told
        assert (await refusal(ask(server, path, secret=made.secret))).code == "seat/not-yours"

    run(work())


def test_who_got_up_is_forgotten_by_their_last_secret_only(served_by_all: Served) -> None:
    async def work() -> None:
        server = served_by_all.address
        made = await make_table(server, name="Ama Mensah", game="agram", seats=2)
        async with TableClient(server, made.table, secret=made.secret) as client:
            await client.command("new-secret", secret="n" * 30)
        async with TableClient(server, made.table, secret="n" * 30) as client:
            await client.command("leave")
        forget = f"/api/tables/{made.table}/forget"
        error = await refusal(ask(server, forget, {}, secret=made.secret))
        assert error.code == "seat/not-yours"
        assert await ask(server, forget, {}, secret="n" * 30) == {"ok": True}
        assert await ask(server, f"/api/tables/{made.table}")
        assert (await refusal(ask(server, forget, {}, secret="n" * 30))).code == "seat/not-yours"

    run(work())


def test_only_the_viewer_may_stand_in_a_frame(served_by_all: Served) -> None:
    for path in ("/replay", "/deals", "/challenge/aaaa-bbbb-cccc", "/embed"):
        _, headers, _ = http(served_by_all, "GET", path)
        policy = headers["content-security-policy"]
        if "script-src" in policy and path == "/embed" and FRAMED in policy:
            assert "x-frame-options" not in headers
            assert "'unsafe" not in policy
        else:
            assert "frame-ancestors 'none'" in policy
            assert headers["x-frame-options"] == "DENY"
