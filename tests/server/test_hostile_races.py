"""What happens at once, twice, in the wrong order or with numbers that are none: one of it is
done, all else is refused with a code, and whoever plays on notices nothing."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import Counter
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lasttrick.server.client import SeatTaken, TableClient, continue_at, make_table
from lasttrick.server.client.asking import ask
from tests.server.playing import AT_ONCE, one_move, play_on, refusal, run
from tests.server.serving import Served, serving
from tests.server.test_hostile_clients import answer_to, ending_of, raw, three

Json = dict[str, Any]


async def with_bots(server: Served, game: str = "agram", **options: Any) -> SeatTaken:
    return await make_table(
        server.address,
        name="Ama",
        game=game,
        seats=3,
        options={"target": "open", **options},
        settings={**AT_ONCE, "cover": None},
        start=True,
    )


def test_two_tabs_that_play_at_once_lay_one_card(served: Served) -> None:
    async def work() -> None:
        seat = await with_bots(served)
        async with TableClient(seat.server, seat.table, secret=seat.secret) as watch:
            for number in range(8):
                await play_on(watch, Random(number), lambda: watch.my_turn)
                deal = watch.deal
                assert deal is not None
                events = len(deal.log)
                card = watch.choices[0]
                async with AsyncExitStack() as stack:
                    tabs = [
                        await stack.enter_async_context(raw(seat, secret=seat.secret))
                        for _ in range(4)
                    ]
                    play = {"type": "play", "card": card.card}
                    outcomes = await asyncio.gather(
                        *(
                            answer_to(tab, {**play, "id": f"{number}-{n}"})
                            for n, tab in enumerate(tabs)
                        )
                    )
                kinds = Counter(each["type"] for each in outcomes)
                assert kinds == {"done": 1, "refused": 3}, outcomes
                codes = {each.get("code") for each in outcomes} - {None}
                assert codes <= {"play/not-your-turn", "play/not-held", "table/not-now"}
                await watch.until(partial(_gone_on, watch, events))

    run(work())


def _gone_on(client: TableClient, events: int) -> bool:
    return client.deal is None or len(client.deal.log) != events


def test_the_same_id_from_two_tabs_is_one_command(served: Served) -> None:
    async def work() -> None:
        seat = await with_bots(served)
        async with (
            TableClient(seat.server, seat.table, secret=seat.secret) as watch,
            raw(seat, secret=seat.secret) as one,
            raw(seat, secret=seat.secret) as other,
        ):
            await play_on(watch, Random(3), lambda: watch.my_turn)
            play = {"type": "play", "id": "same", "card": watch.choices[0].card}
            answers = await asyncio.gather(answer_to(one, play), answer_to(other, play))
            assert answers[0] == answers[1]
            assert answers[0]["type"] == "done"
            # An id that comes again with another command stands for the first one.
            again = await answer_to(one, {"type": "leave", "id": "same"})
            assert again == answers[0]
            await watch.command("ping")
            assert watch.you.seat == seat.seat

    run(work())


def test_nobody_wins_by_saying_so(served: Served) -> None:
    async def work() -> None:
        for game, options in (
            ("agram", {}),
            ("spar", {"dry": "on", "enforce": "flag"}),
            ("cat-te", {"claim": "manual"}),
        ):
            seat = await with_bots(served, game, **options)
            async with TableClient(seat.server, seat.table, secret=seat.secret) as ama:
                await play_on(
                    ama, Random(1), lambda: ama.my_turn and ama.deal and ama.deal.phase == "play"
                )
                before = ama.version, ama.match
                for what in ("instant-win", "redeal", "show-dry", "dry", "peek", "pass"):
                    error = await refusal(ama.command("declare", what=what))
                    assert error.code.startswith("play/"), (game, what, error)
                error = await refusal(ama.command("match-won", winners=[0], points=[9, 0, 0]))
                assert error.code == "command/unknown"
                assert (ama.version, ama.match) == before
                await one_move(ama, Random(2))

    run(work())


def test_a_full_table_takes_nobody_more(served: Served) -> None:
    async def work() -> None:
        seat = await three(served)
        async with AsyncExitStack() as stack:
            guests = [
                await stack.enter_async_context(TableClient(seat.server, seat.table))
                for _ in range(6)
            ]
            outcomes = await asyncio.gather(
                *(guest.command("sit", name=f"G{n}") for n, guest in enumerate(guests)),
                return_exceptions=True,
            )
            codes = [getattr(each, "code", None) for each in outcomes]
            assert codes.count("table/full") == 4
            shown = await ask(seat.server, f"/api/tables/{seat.table}")
            assert all(each["kind"] == "person" for each in shown["table"]["seats"])

    run(work())


def test_sitting_leaving_and_clearing_at_once_leave_one_truth(served: Served) -> None:
    async def work() -> None:
        seat = await three(served)
        async with AsyncExitStack() as stack:
            ama = await stack.enter_async_context(
                TableClient(seat.server, seat.table, secret=seat.secret)
            )
            lines = [await stack.enter_async_context(raw(seat)) for _ in range(3)]
            host = await stack.enter_async_context(raw(seat, secret=seat.secret))
            for turn in range(15):
                sit = {"type": "sit", "seat": 1, "name": f"K{turn}"}
                outcomes = await asyncio.gather(
                    answer_to(lines[0], {**sit, "id": f"s{turn}"}),
                    answer_to(host, {"type": "clear-seat", "seat": 1, "id": f"c{turn}"}),
                    answer_to(lines[1], {**sit, "id": f"t{turn}", "name": f"L{turn}"}),
                    answer_to(lines[2], {"type": "device-code", "id": f"d{turn}"}),
                )
                codes = {each["code"] for each in outcomes if each["type"] == "refused"}
                assert codes <= {"seat/taken", "seat/none"}
                for number in (0, 1):
                    await answer_to(lines[number], {"type": "leave", "id": f"l{turn}{number}"})
            await ama.command("ping")
            shown = await ask(seat.server, f"/api/tables/{seat.table}")
            kinds = [each["kind"] for each in shown["table"]["seats"]]
            assert kinds == ["person", "open", "open"]
            assert ama.you.host

    run(work())


def test_a_code_used_by_two_at_once_lets_one_in(served: Served) -> None:
    async def work() -> None:
        seat = await with_bots(served)
        async with TableClient(seat.server, seat.table, secret=seat.secret) as ama:
            for _ in range(12):
                code = (await ama.command("device-code")).code
                assert isinstance(code, str)
                outcomes = await asyncio.gather(
                    *(continue_at(seat.server, seat.table, code) for _ in range(4)),
                    return_exceptions=True,
                )
                assert sum(isinstance(each, SeatTaken) for each in outcomes) == 1
                codes = {getattr(each, "code", None) for each in outcomes} - {None}
                assert codes == {"seat/not-yours"}
            # However many devices came, the one that let them in keeps its seat.
            assert ama.you.seat == seat.seat
            await play_on(ama, Random(1), lambda: ama.version > 60)

    run(work())


def test_a_new_secret_in_the_middle_of_a_deal_changes_no_card(served: Served) -> None:
    async def work() -> None:
        seat = await with_bots(served)
        async with TableClient(seat.server, seat.table, secret=seat.secret) as ama:
            await play_on(ama, Random(1), lambda: ama.my_turn)
            async with raw(seat, secret=seat.secret) as thief:
                before = ama.deal
                await ama.new_secret()
                assert (await ending_of(thief))[-1]["code"] == "seat/new-secret"
            assert ama.deal == before
            async with raw(seat, secret=seat.secret) as thief:
                refused = await answer_to(thief, {"type": "leave", "id": "x"})
                assert refused["code"] == "seat/none"
            await ama.lose_connection()
            await ama.until(lambda: ama.connected == 2)
            assert ama.deal == before
            await one_move(ama, Random(2))

    run(work())


def test_the_rules_cannot_be_changed_in_the_middle_of_a_match(served: Served) -> None:
    async def work() -> None:
        seat = await with_bots(served)
        async with TableClient(seat.server, seat.table, secret=seat.secret) as ama:
            await play_on(ama, Random(1), lambda: ama.my_turn)
            before = ama.version
            for change in ({"seats": 2}, {"game": "sipa"}, {"options": {"target": 1}}):
                error = await refusal(ama.command("arrange", **change))
                assert error.code == "table/not-now"
            assert ama.version == before
            await ama.command("arrange", settings={"spectators": "after"})
            await one_move(ama, Random(1))

    run(work())


def test_an_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), tmp_path / "log") as server:

        async def work() -> None:
            seat = await three(server)
            address = f"{seat.server.replace('http', 'ws')}/ws/{seat.table}"
            async with AsyncExitStack() as stack:
                ama = await stack.enter_async_context(
                    TableClient(seat.server, seat.table, secret=seat.secret)
                )
                silent = [
                    await stack.enter_async_context(connect(address, proxy=None)) for _ in range(63)
                ]
                with pytest.raises(InvalidStatus) as refused:
                    await stack.enter_async_context(connect(address, proxy=None))
                answer = refused.value.response
                assert answer.status_code == 429
                assert json.loads(answer.body or b"")["code"] == "command/too-fast"
                # None of them has said hello, so the table does not know of them.
                await ama.command("ping")
                assert ama.watching == 0
                await silent[0].close()
                await stack.enter_async_context(connect(address, proxy=None))

        run(work())


def test_half_a_greeting_and_a_line_that_breaks_leave_nothing_behind(
    served_by_all: Served,
) -> None:
    async def work() -> None:
        seat = await three(served_by_all)
        async with TableClient(seat.server, seat.table, secret=seat.secret) as ama:
            for number in range(40):
                head = (
                    f"GET /ws/{seat.table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
                ).encode()
                greeting = head + b"\x81\x91\x00\x00\x00\x00" + b'{"type":"hello"}\x20'
                sent = greeting[: 40 + number * 5]
                with socket.create_connection(("127.0.0.1", served_by_all.port)) as line:
                    line.sendall(sent)
            await ama.command("ping")
            await ama.until(lambda: ama.watching == 0)
            assert ama.present == (0,)

    run(work())
