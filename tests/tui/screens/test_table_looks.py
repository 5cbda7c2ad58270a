"""How the table looks: each snapshot ``table-….txt`` is what stands on the screen, as text."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from textual.pilot import Pilot

from lasttrick.games.definition import Options
from lasttrick.tui.screens.app import LastTrickApp
from lasttrick.tui.screens.card_question import CardQuestion
from lasttrick.tui.screens.chosen import Chosen
from lasttrick.tui.screens.cut_question import CutQuestion
from lasttrick.tui.screens.questions import Choice
from lasttrick.tui.screens.table import TableScreen
from lasttrick.tui.settings import Pack
from tests.tui.screens.shown import check_snapshot
from tests.tui.screens.sitting import match_at, until


def leads(table: TableScreen) -> bool:
    view = table.moment.view
    return isinstance(table.question, CardQuestion) and view is not None and not view.trick


def follows(table: TableScreen) -> bool:
    question = table.question
    view = table.moment.view
    return (
        isinstance(question, CardQuestion)
        and view is not None
        and len(view.trick) > 1
        and len(question.may) < len(question.cards)
    )


def beside_a_back(table: TableScreen) -> bool:
    view = table.moment.view
    asks = isinstance(table.question, CardQuestion)
    return asks and view is not None and any(play.card is None for play in view.trick)


def answers_blind(table: TableScreen) -> bool:
    view = table.moment.view
    asks = isinstance(table.question, CardQuestion) and table.question.down
    return asks and view is not None and bool(view.trick) and view.trick_number == 5


def trick_stays(table: TableScreen) -> bool:
    return table.question is not None and table.question.asks == "Enter goes on."


def cuts(table: TableScreen) -> bool:
    return isinstance(table.question, CutQuestion)


def may_set_aside(table: TableScreen) -> bool:
    return isinstance(table.question, Choice) and "aside" in table.question.asks


def second_trick(table: TableScreen) -> bool:
    view = table.moment.view
    return isinstance(table.question, CardQuestion) and view is not None and bool(view.tricks)


def deal_is_over(table: TableScreen) -> bool:
    return table.moment.match.number > 1 and table.moment.view is None


def match_is_over(table: TableScreen) -> bool:
    return isinstance(table.question, Choice) and table.moment.match.over


@dataclass(frozen=True, kw_only=True)
class Picture:
    game: str
    when: Callable[[TableScreen], bool]
    seats: int = 4
    seed: int = 3
    options: Options = field(default_factory=dict)
    size: tuple[int, int] = (80, 24)
    pack: Pack = "four-colour"
    keys: tuple[str, ...] = ()
    language: str = "en"


WANTED = {
    "lead": Picture(game="agram", when=leads),
    "follow": Picture(game="agram", when=follows, keys=("end",)),
    "follow-ascii": Picture(game="agram", when=follows, pack="ascii", keys=("end",)),
    "follow-wide": Picture(game="agram", when=follows, size=(120, 40), keys=("end",)),
    "follow-small": Picture(game="agram", when=follows, size=(60, 18), keys=("end",)),
    "face-down": Picture(game="sipa", when=beside_a_back, keys=("right",)),
    "blind": Picture(game="cat-te", when=answers_blind),
    "seven-seats": Picture(game="sink-sink", when=follows, seats=7),
    "seven-seats-wide": Picture(game="sink-sink", when=follows, seats=7, size=(120, 40)),
    "trick-stays": Picture(game="agram", when=trick_stays),
    "cut": Picture(game="spar", when=cuts, keys=("7",)),
    "dry": Picture(game="spar", when=may_set_aside, seats=3, seed=2, options={"dry": "on"}),
    "deal-over": Picture(game="sipa", when=deal_is_over, options={"open": "on"}),
    "deal-over-wide": Picture(
        game="sipa", when=deal_is_over, options={"open": "on"}, size=(120, 40)
    ),
    "match-over": Picture(game="agram", when=match_is_over, options={"target": 1}),
    "last-trick": Picture(game="agram", when=second_trick, keys=("l",)),
    "tally": Picture(game="cat-te", when=second_trick, keys=("f4",)),
    "why": Picture(game="agram", when=follows, keys=("f5",)),
    "help": Picture(game="agram", when=leads, keys=("f1",)),
    "menu": Picture(game="spar", when=leads, options={"enforce": "flag"}, keys=("f9",)),
    "stones": Picture(game="spar", when=leads, options={"stones": 10}),
}


async def check(name: str, file: Path) -> None:
    """Play on until the moment has come, and hold the screen against its snapshot."""
    picture = WANTED[name]
    over = {"bot_delay": "none", "pack": picture.pack, "language": picture.language}
    local = match_at(picture.game, picture.seats, seed=picture.seed, options=picture.options)
    app = LastTrickApp(Chosen(file, over=over, environment={}), local)
    async with app.run_test(size=picture.size) as pilot:
        table = app.screen
        assert isinstance(table, TableScreen)
        await until(pilot, lambda: table.question is not None)
        await played_until(pilot, table, picture.when)
        await pilot.press(*picture.keys)
        await pilot.pause()
        check_snapshot(app, f"table-{name}")


async def played_until(
    pilot: Pilot[None], table: TableScreen, when: Callable[[TableScreen], bool]
) -> None:
    for _ in range(600):
        await until(pilot, lambda: table.question is not None)
        await pilot.pause()
        if when(table):
            return
        if isinstance(table.question, CardQuestion) and table.question.chosen is None:
            await pilot.press("right")
        else:
            await pilot.press("enter")
    raise AssertionError("The moment never came.")


@pytest.mark.parametrize("name", WANTED)
def test_the_table_looks_as_it_did(name: str, tmp_path: Path) -> None:
    asyncio.run(check(name, tmp_path / "settings.json"))


@pytest.mark.parametrize("name", ["lead", "follow", "trick-stays", "deal-over"])
def test_without_colours_the_same_stands_there(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    asyncio.run(check(name, tmp_path / "settings.json"))
