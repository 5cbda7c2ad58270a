"""A table to sit down at in tests, and fingers that play at it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from textual.app import App
from textual.pilot import Pilot

from lasttrick.cards import card_code
from lasttrick.games import load_game
from lasttrick.games.definition import Options
from lasttrick.texts import Texts
from lasttrick.tui.kept_match import KeptMatch
from lasttrick.tui.local_match import LocalMatch
from lasttrick.tui.screens.card_question import CardQuestion
from lasttrick.tui.screens.cut_question import CutQuestion
from lasttrick.tui.screens.questions import GoOn
from lasttrick.tui.screens.table import Outcome, TableScreen
from lasttrick.tui.settings import Pack, Settings

ENGLISH = Texts("en")


class OneTable(App[None]):
    """An app that is one table and nothing else.

    Attributes:
        table: the table.
        outcome: what the person wanted after it; None while it goes on.
    """

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, local: LocalMatch, pack: Pack = "four-colour", language: str = "en") -> None:
        super().__init__()
        self.outcome: Outcome | None = None
        settings = Settings(pack=pack, bot_delay="none", trick_stays="key")
        self.table = TableScreen(local, Texts(language), settings)

    def on_mount(self) -> None:
        self.push_screen(self.table, self._after)

    def _after(self, outcome: Outcome | None) -> None:
        self.outcome = outcome


def match_at(
    game: str,
    seats: int,
    *,
    seed: int = 1,
    file: Path | None = None,
    options: Options | None = None,
) -> LocalMatch:
    return LocalMatch(
        load_game(game).table(seats, options or {}),
        "Ama",
        ["novice"] * (seats - 1),
        texts=ENGLISH,
        seed=seed,
        kept=None if file is None else KeptMatch(file),
    )


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """Wait until something holds; a bounded number of turns of the loop, never a while."""
    for _ in range(2000):
        if holds():
            return
        await pilot.pause()
    raise AssertionError("It never came to hold.")


async def asked(pilot: Pilot[None], app: OneTable) -> None:
    """Wait until something is asked, or the table is left."""
    await until(pilot, lambda: app.table.question is not None or app.outcome is not None)
    await pilot.pause()


async def asked_for_card(pilot: Pilot[None], app: OneTable) -> CardQuestion:
    """Go on until a card is asked for."""
    for _ in range(200):
        await asked(pilot, app)
        question = app.table.question
        if isinstance(question, CardQuestion):
            return question
        await pilot.press("enter")
    raise AssertionError("No card was ever asked for.")


async def answer(pilot: Pilot[None], app: OneTable, chance: Random) -> None:
    """Answer what is asked by keys: arrows, digits, or typing, as chance has it."""
    question = app.table.question
    if isinstance(question, CardQuestion):
        way = chance.randrange(3)
        legal = sorted(question.may)
        card = legal[chance.randrange(len(legal))]
        number = question.cards.index(card) + 1
        if way == 0:
            while question.chosen != card:
                await pilot.press("right")
        elif way == 1:
            await pilot.press(str(number))
        else:
            await pilot.press(*card_code(card).lower())
        if chance.random() < 0.3:
            await pilot.press("asterisk")
        await pilot.press("enter")
        if app.table.question is question:
            await pilot.press("asterisk", "enter")
    elif isinstance(question, CutQuestion):
        await pilot.press(*(["7", "enter"] if chance.random() < 0.5 else ["enter"]))
    elif isinstance(question, GoOn) or question is None:
        await pilot.press("enter" if chance.random() < 0.5 else "space")
    elif chance.random() < 0.5:
        await pilot.press("down", "enter")
    else:
        await pilot.press("1")
