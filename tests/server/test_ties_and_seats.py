"""Deals that seat only some of the table, and matches for which nobody changes chairs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from lasttrick.server.protocol.settings import SettingsChange
from lasttrick.server.table.facts import MatchBegan, Shuffled
from lasttrick.server.table.following import rebuilt
from lasttrick.server.table.opening import TableRequest
from tests.server.playing_tables import Ear, Place
from tests.server.secrecy import wire_leaks

AT_ONCE = SettingsChange(bot_pace=0, go_on=0, clock=3)


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


def smaller(ear: Ear) -> bool:
    """Say whether a deal has been told that seats only some."""
    return any(
        len(message["deal"]["playing"]) < len(ear.table["seats"]) and message["deal"]["log"]
        for message in ear.heard
        if message.get("deal")
    )


def test_after_a_tie_only_the_tied_play_on() -> None:
    async def test(seed: int) -> bool:
        options: dict[str, Any] = {"deals": "n", "tie": "tied-only", "target": "open"}
        request = TableRequest(
            game="agram", name="Ama", seats=4, settings=AT_ONCE, options=options, start=True
        )
        async with Place(request, seed) as place:
            _, ear = await place.come(place.secret)
            _, watcher = await place.come()
            for _ in range(40):
                await place.turn(3)
                if ear.table["stage"] == "over":
                    break
            assert ear.table["stage"] == "over"
            facts = place.store.facts()
            for listener, secret in ((ear, place.secret), (watcher, None)):
                assert wire_leaks(listener.heard, facts, secret) == []
            assert rebuilt(facts).version == len(facts)
            await place.restart()
            _, late = await place.come(place.secret)
            assert late.heard[0]["match"]["winners"] == ear_match(ear)["winners"]
            if not smaller(ear):
                return False
            shown = [m["deal"] for m in ear.heard if m.get("deal")]
            for deal in shown:
                if deal["seat"] is None:
                    assert deal["hand"] == []
                    assert deal["legal"] == []
                else:
                    assert deal["playing"][deal["seat"]] == seat_of(ear)
            return True

    for seed in range(40):
        if asyncio.run(asyncio.wait_for(test(seed), 60)):
            return
    pytest.fail("In none of these matches was there a tie.")


def ear_match(ear: Ear) -> dict[str, Any]:
    match: dict[str, Any] = [m["match"] for m in ear.heard if m.get("match")][-1]
    return match


def seat_of(ear: Ear) -> int:
    seat: int = [m["you"]["seat"] for m in ear.heard if "you" in m][-1]
    return seat


def test_without_a_draw_for_seats_everyone_stays_where_they_sit() -> None:
    async def test() -> None:
        settings = SettingsChange(bot_pace=0, go_on=0, seats_by_draw=False)
        dealers = set()
        for seed in range(12):
            request = TableRequest(game="agram", name="Ama", seats=4, settings=settings, start=True)
            async with Place(request, seed) as place:
                _, ear = await place.come(place.secret)
                facts = place.store.facts()
                began = next(fact for fact in facts if isinstance(fact, MatchBegan))
                assert began.seats == (0, 1, 2, 3)
                assert ear.table["seats"][0]["name"] == "Ama"
                assert any(isinstance(fact, Shuffled) for fact in facts)
                dealers.add(began.dealer)
        assert len(dealers) > 1

    run(test)
