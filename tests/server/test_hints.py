"""Hints at a table: to one seat, from what it may know, and only while it is to play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from lasttrick.cards import Seat, card_code
from lasttrick.engine import view
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.server import hinting
from lasttrick.server.hinting import HintQuestion
from lasttrick.server.protocol.settings import SettingsChange
from tests.server.playing_tables import Ear, Json, Place, at_once
from tests.server.test_mailbox import code, play_a_card, request, run, to_my_turn

_Asked = TypeVar("_Asked")
_Found = TypeVar("_Found")


async def to_my_card(place: Place, connection: Any, ear: Ear) -> Json:
    """Go on until a card is to be played."""
    for _ in range(10):
        deal = await to_my_turn(place, ear)
        if deal["phase"] == "play":
            return deal
        await play_a_card(place, connection, ear)
    raise AssertionError("no card was ever to be played")


def test_a_hint_tells_every_legal_card_to_who_asked_and_to_nobody_else() -> None:
    async def test() -> None:
        async with Place(request(start=True)) as place:
            me, ear = await place.come(place.secret)
            same, other_device = await place.come(place.secret)
            assert same.seat == me.seat
            _, watcher = await place.come()
            deal = await to_my_card(place, me, ear)
            before = [len(each.heard) for each in (other_device, watcher)], len(place.store.kept)
            answer = await place.send(me, type="hint")
            assert answer["type"] == "done"
            promised = answer["hint"]["promises"]
            assert sorted(each["card"] for each in promised) == sorted(
                move["card"] for move in deal["legal"]
            )
            assert all(0 <= each["win"] <= 1 and "points" not in each for each in promised)
            assert answer["hint"]["card"] in [each["card"] for each in promised]
            assert answer["hint"]["reasons"]
            await place.settle()
            assert before == (
                [len(each.heard) for each in (other_device, watcher)],
                len(place.store.kept),
            )

    run(test)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_hint_names_only_cards_that_its_seat_knows_or_that_are_gone(game: str) -> None:
    async def test() -> None:
        seats = load_game(game).seats({})[0]
        async with Place(request(game, seats=seats, start=True)) as place:
            me, ear = await place.come(place.secret)
            asked = 0
            while ear.table["stage"] not in ("counted", "over"):
                deal = ear.deal
                if deal is None or deal["turn"] != deal["seat"]:
                    await place.turn(1.0)
                    continue
                answer = await place.send(me, type="hint")
                if answer["type"] == "done":
                    asked += 1
                    assert set(_cards(answer["hint"])) <= _known(place, me.seat)
                await play_a_card(place, me, ear)
                await place.settle()
            assert asked

    run(test)


def _cards(told: Json) -> list[str]:
    named = [told["card"], *(each["card"] for each in told["promises"])]
    return [*named, *(card for reason in told["reasons"] for card in reason.get("cards", []))]


def _known(place: Place, seat: int | None) -> set[str]:
    """The cards that a seat holds, and those that nobody holds any more and all have seen."""
    deal = place.mailbox.position.deal
    assert deal is not None
    assert deal.state is not None
    assert seat is not None
    seen = view(deal.state, Seat(deal.match.playing.index(Seat(seat))))
    laid = [*seen.trick, *(played for trick in seen.tricks for played in trick.plays)]
    cards = {*seen.hand, *(played.card for played in laid if played.card is not None)}
    return set(map(card_code, cards))


def test_a_hint_is_refused_where_no_card_is_to_be_played() -> None:
    async def test() -> None:
        async with Place(request(start=True)) as place:
            me, ear = await place.come(place.secret)
            watcher, _ = await place.come()
            assert code(await place.send(watcher, type="hint")) == "seat/none"
            await to_my_card(place, me, ear)
            await play_a_card(place, me, ear)
            assert code(await place.send(me, type="hint")) == "hint/not-now"
        async with Place(request()) as place:
            me, _ = await place.come(place.secret)
            assert code(await place.send(me, type="hint")) == "hint/not-now"

    run(test)


def test_hints_switched_off_are_off_at_once() -> None:
    async def test() -> None:
        async with Place(request(start=True)) as place:
            me, ear = await place.come(place.secret)
            assert ear.table["settings"]["hints"]
            await to_my_card(place, me, ear)
            assert code(await place.send(me, type="hint")) == "done"
            await place.send(me, type="arrange", settings={"hints": False})
            assert not ear.table["settings"]["hints"]
            assert code(await place.send(me, type="hint")) == "hint/off"
            await place.restart()
            me, ear = await place.come(place.secret)
            assert code(await place.send(me, type="hint")) == "hint/off"
            await place.send(me, type="arrange", settings={"hints": True})
            assert code(await place.send(me, type="hint")) == "done"
        off = request(start=True, settings=SettingsChange(bot_pace=1.0, hints=False))
        async with Place(off) as place:
            me, ear = await place.come(place.secret)
            await to_my_card(place, me, ear)
            assert code(await place.send(me, type="hint")) == "hint/off"

    run(test)


class _Slow:
    """Holds hints back until they are set free."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.free = asyncio.Event()

    async def __call__(self, work: Callable[[_Asked], _Found], question: _Asked, /) -> _Found:
        if isinstance(question, HintQuestion):
            self.asked.set()
            await self.free.wait()
        return await at_once(work, question)


def test_the_table_goes_on_while_a_hint_is_thought_out() -> None:
    async def test() -> None:
        slow = _Slow()
        async with Place(request(start=True), thinking=slow) as place:
            me, ear = await place.come(place.secret)
            again, _ = await place.come(place.secret)
            await to_my_card(place, me, ear)
            asked = asyncio.create_task(place.send(me, type="hint"))
            await slow.asked.wait()
            other_ear = again.listener
            assert isinstance(other_ear, Ear)
            assert code(await play_a_card(place, again, other_ear)) == "done"
            slow.free.set()
            assert code(await asked) == "hint/not-now"

    run(test)


def test_a_hint_that_nobody_can_think_out_in_time_is_refused() -> None:
    async def test() -> None:
        slow = _Slow()
        async with Place(request(start=True), thinking=slow) as place:
            me, ear = await place.come(place.secret)
            await to_my_card(place, me, ear)
            asked = asyncio.create_task(place.send(me, type="hint"))
            await slow.asked.wait()
            await place.turn(6)
            assert code(await asked) == "command/failed"
            assert code(await play_a_card(place, me, ear)) == "done"

    run(test)


def test_a_hint_that_fails_is_refused_and_names_no_card(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(*_: object) -> object:
        raise RuntimeError("KH is best")

    monkeypatch.setattr(hinting, "hint", failing)

    async def test() -> None:
        async with Place(request(start=True)) as place:
            me, ear = await place.come(place.secret)
            await to_my_card(place, me, ear)
            assert code(await place.send(me, type="hint")) == "command/failed"

    run(test)
    assert "KH" not in caplog.text
