"""What happens by the clock, without the person, or against all expectation."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from lasttrick.engine import Declare, Trick
from lasttrick.texts import Faces
from lasttrick.tui.kept_match import KeptMatch
from lasttrick.tui.local_match import LocalMatch
from lasttrick.tui.screens.card_question import CardQuestion
from lasttrick.tui.screens.course import Course
from lasttrick.tui.screens.cut_question import CutQuestion
from lasttrick.tui.screens.drawing.panel import Panel
from lasttrick.tui.screens.drawing.scene import Moment
from lasttrick.tui.screens.questions import Choice, GoOn, Question
from lasttrick.tui.screens.stage import Outcome, Wish
from lasttrick.tui.settings import BOT_SECONDS, TRICK_SECONDS, BotDelay, Settings, Stay
from tests.tui.screens.sitting import ENGLISH, match_at

T = TypeVar("T")


class Clockwork:
    """A stage on which nothing takes time: it notes how long everything was to take.

    Attributes:
        waits: each thing that was only waited for, with the seconds it was given.
        panels: the titles of the panels that were opened.
        sat_out: how many moments were shown without a seat of the person.
    """

    def __init__(self, settings: Settings, wish: Declare | None = None) -> None:
        self.settings = settings
        self.faces = Faces(ENGLISH)
        self.waits: list[tuple[str, float | None]] = []
        self.panels: list[str] = []
        self.sat_out = 0
        self.told: list[str] = []
        self._wish = wish
        self._moment: Moment | None = None

    def show(self, moment: Moment, story: Sequence[str], *, stays: Trick | None = None) -> None:
        self.told = [*story]
        self._moment = moment
        if moment.view is not None and moment.me is None:
            self.sat_out += 1

    def open_panel(self, panel: Panel | None) -> None:
        if panel is not None:
            self.panels.append(panel.title)

    async def away(self, work: Callable[[], T]) -> T:
        return work()

    async def ask(self, question: Question[Any], *, seconds: float | None = None) -> Any:
        match question:
            case GoOn():
                self.waits.append((question.asks, seconds))
                return None
            case CutQuestion():
                return question.press("enter", "").value  # type: ignore[union-attr]
            case CardQuestion():
                assert self._moment is not None
                assert self._moment.view is not None
                if self._wish is not None and self._wish in self._moment.view.legal:
                    raise Wish(self._wish)
                while True:
                    question.press("right", "")
                    answered = question.press("enter", "")
                    if answered is not None:
                        return answered.value
            case Choice():
                answered = question.press("1", "1")
                assert answered is not None
                return answered.value
        raise AssertionError(question)


def played(local: LocalMatch, stage: Clockwork) -> Outcome:
    return asyncio.run(Course(local, stage, ENGLISH).run())


@pytest.mark.parametrize("delay", list(BOT_SECONDS))
@pytest.mark.parametrize("stay", list(TRICK_SECONDS))
def test_bots_think_and_tricks_lie_as_long_as_the_settings_say(delay: BotDelay, stay: Stay) -> None:
    stage = Clockwork(Settings(bot_delay=delay, trick_stays=stay))
    played(match_at("agram", 3, options={"target": 1}), stage)
    thought = [seconds for asks, seconds in stage.waits if "thinking" in asks]
    lay = [seconds for asks, seconds in stage.waits if asks == ENGLISH("ask-go-on")]
    assert thought == ([] if delay == "none" else [BOT_SECONDS[delay]] * 12)
    assert lay == [TRICK_SECONDS[stay]] * 5


@pytest.mark.parametrize("stay", list(TRICK_SECONDS))
def test_the_last_trick_of_a_deal_lies_until_it_was_seen(stay: Stay) -> None:
    stage = Clockwork(Settings(bot_delay="none", trick_stays=stay))
    played(match_at("agram", 3, options={"target": 1}), stage)
    assert (ENGLISH("screen-trick-stays"), None) in stage.waits


def test_a_match_goes_on_to_its_end_while_only_others_are_tied() -> None:
    for seed in range(40):
        local = match_at("agram", 4, seed=seed, options={"deals": 2, "tie": "tied-only"})
        stage = Clockwork(Settings(bot_delay="none", trick_stays="short"))
        assert played(local, stage) == "again"
        assert local.match.over
        if stage.sat_out:
            assert "wins the match" in stage.told[-1]
            return
    raise AssertionError("The person was never out of the tie.")


def test_the_bottom_card_is_shown_where_the_rules_allow_it() -> None:
    local = match_at("spar", 3, seed=2, options={"peek": "on", "target": 3})
    stage = Clockwork(Settings(bot_delay="none"), wish=Declare("peek"))
    played(local, stage)
    assert "You ask to see the bottom card of the talon." in stage.told


def test_a_match_of_which_nothing_could_be_written_is_not_called_kept(tmp_path: Path) -> None:
    kept = KeptMatch(tmp_path / "nowhere" / "match.jsonl")
    (tmp_path / "nowhere").write_text("no folder")
    local = match_at("agram", 3)
    local.kept = kept
    with pytest.raises(OSError, match="nowhere"):
        local.deal()
    assert not kept.begun
