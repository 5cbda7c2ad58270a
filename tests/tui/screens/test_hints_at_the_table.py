"""The hint of the full-screen table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from threading import Event

import pytest
from textual.pilot import Pilot

from lasttrick.coach.hints import Hint
from lasttrick.engine import View
from lasttrick.players import Budget
from lasttrick.tui import local_match
from lasttrick.tui.local_match import LocalMatch
from lasttrick.tui.screens.reading import Reading
from tests.tui.screens.shown import shown
from tests.tui.screens.sitting import OneTable, asked_for_card, match_at, until

Hand = Callable[[Pilot[None], OneTable], Awaitable[None]]


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hints be thought out quickly, and always alike."""
    monkeypatch.setattr(local_match, "TERMINAL_BUDGET", Budget(worlds=1, seconds=0.0))


def at(app: OneTable, hand: Hand) -> None:
    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await hand(pilot, app)

    asyncio.run(play())


def test_f8_says_which_card_and_what_each_card_promises() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        question = await asked_for_card(pilot, app)
        await pilot.press("f8")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        await pilot.pause()
        text = shown(app)
        assert "Play " in text
        assert "The chance to win the deal with each card:" in text
        assert text.count("%") == len(question.may)
        await pilot.press("escape")
        assert app.screen is app.table
        assert app.table.question is question

    at(OneTable(match_at("agram", 3)), hand)


def test_a_table_without_hints_says_so() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        await asked_for_card(pilot, app)
        await pilot.press("f8")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        await pilot.pause()
        assert "Hints are switched off at this table." in shown(app)
        assert "%" not in shown(app)

    local = match_at("agram", 3)
    local.hints = False
    at(OneTable(local), hand)


def test_there_is_no_hint_before_a_card_is_asked_for() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        await until(pilot, lambda: app.table.question is not None)
        await pilot.press("f8")
        await until(pilot, lambda: isinstance(app.screen, Reading))
        await pilot.pause()
        assert "There is a hint when you are to play a card." in shown(app)

    at(OneTable(match_at("agram", 3)), hand)


def test_the_table_goes_on_while_a_hint_is_thought_out(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, free = Event(), Event()
    thought_out = LocalMatch.hint

    def slowly(local: LocalMatch, seen: View) -> Hint:
        asked.set()
        free.wait(20)
        return thought_out(local, seen)

    monkeypatch.setattr(LocalMatch, "hint", slowly)

    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        question = await asked_for_card(pilot, app)
        await pilot.press("f8")
        await until(pilot, asked.is_set)
        await pilot.press("enter", "enter")
        assert app.table.question is not question
        await asked_for_card(pilot, app)
        free.set()
        # What comes too late for the card that was asked about is not shown any more.
        await app.table.workers.wait_for_complete(
            [worker for worker in app.table.workers if worker.group == "hint"]
        )
        await pilot.pause()
        assert app.screen is app.table

    at(OneTable(match_at("agram", 3)), hand)
