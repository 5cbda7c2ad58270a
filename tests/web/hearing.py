"""Somebody who only hears the page and only has keys: what is told, what has the focus."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import expect

from lasttrick.cards import SUIT_LETTERS
from lasttrick.texts import Texts
from tests.web.playing import Player

ENGLISH = Texts("en")

LISTENING = (Path(__file__).parent / "scripts" / "listening.js").read_text("utf-8")

How = Literal["log", "status", "alert", "live", "focus"]


class Told(NamedTuple):
    """Something that a screen reader is given to say."""

    how: How
    """The role of the live region, or that the focus went there."""
    text: str


class Listener(Player):
    """Plays by the keys, and knows only what was told and what the focus is on.

    Attributes:
        told: everything, in order.
        prompts: all that may be asked of a player.
    """

    def __init__(self, player: Player) -> None:
        super().__init__(player.page, player.site)
        self.page.add_init_script(LISTENING)
        self.told: list[Told] = []
        suits = [ENGLISH("web-turn-card", suit=suit) for suit in SUIT_LETTERS]
        asked = (ENGLISH("web-turn-lead"), *suits)
        decides = ENGLISH("web-this-decides")
        self._card = {*asked, *(f"{each} {decides}" for each in asked)}
        self._answer = {ENGLISH(f"ask-{phase}") for phase in ("redeal", "claim", "dry", "flag")}
        self._cut = ENGLISH("web-turn-cut")
        self.prompts = {*self._card, *self._answer, self._cut}

    def play(self, deals: int | None) -> int:
        """Play until the match is over, or so many deals. Returns how many were played."""
        played, asked = 0, ""
        end = time.monotonic() + 40
        while time.monotonic() < end:
            asked = next((t.text for t in reversed(self.listen()) if t.how == "status"), asked)
            focused = self.focused()
            if focused == ENGLISH("web-deal-over"):
                played += 1
                if played == deals or not self._next_deal():
                    self.listen()
                    return played
            elif focused == ENGLISH("web-go-on") or (
                asked in self._answer and self._is_on(".asking *")
            ):
                self.press("Enter")
            elif asked == self._cut and self._is_on(".cutting *"):
                self.press("ArrowRight")
                self.press("Enter")
            elif asked in self._card:
                self._lay_a_card()
            else:
                self.page.wait_for_timeout(15)
                continue
            asked = ""
        raise AssertionError([self.focused(), *self.told[-6:]])

    def _next_deal(self) -> bool:
        """Ask for the next deal; say whether there is one."""
        more, rematch = ENGLISH("web-ready"), ENGLISH("web-rematch")
        if self.go_to(more, rematch) == rematch:
            return False
        self.press("Enter")
        return True

    def _lay_a_card(self) -> None:
        """Go to the hand, along it to a card that may be played, and lay it."""
        may, down, either = (
            ENGLISH(f"web-card-{way}", card="") for way in ("may", "down", "either")
        )
        for _ in range(80):
            if self._is_on(".hand-card"):
                break
            self.press("Tab")
        self.press("Home")
        while not self.focused().endswith((may, down, either)):
            before = self.focused()
            self.press("ArrowRight")
            assert self.focused() != before, self.told[-12:]
        asks_how = self.focused().endswith(either)
        self.press("Enter")
        if asks_how:
            self.press_named(ENGLISH("web-lay-up"))

    def listen(self) -> list[Told]:
        """Return what has been told since this was last asked."""
        news = [Told(how, text) for how, text in self.page.evaluate("window.told.splice(0)")]
        self.told += news
        return news

    def focused(self) -> str:
        """Return what a screen reader calls what has the focus."""
        return str(self.page.evaluate("document.activeElement.computedName"))

    def _is_on(self, what: str) -> bool:
        return bool(self.page.evaluate("(what) => document.activeElement.matches(what)", what))

    def press(self, key: str) -> None:
        """Press a key. As soon as what follows has been drawn, the focus is on something."""
        self.page.keyboard.press(key)
        expect(self.page.locator(":focus")).to_have_count(1, timeout=3000)

    def go_to(self, *names: str) -> str:
        """Press Tab until something of these names has the focus. Returns its name."""
        for _ in range(80):
            if (focused := self.focused()) in names:
                return focused
            self.press("Tab")
        raise AssertionError(f"Tab does not come to any of {names}.")

    def press_named(self, name: str) -> None:
        self.go_to(name)
        self.press("Enter")
