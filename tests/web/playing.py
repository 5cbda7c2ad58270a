"""A person at a table in a browser, as the tests move them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, Position, TimeoutError


class Player:
    """Somebody with a browser.

    Attributes:
        does: what they press when it is there, the first of these first.
    """

    does: tuple[str, ...] = (
        ".cutting button[type=submit]",
        ".how button",
        ".asking button",
        ".counted .primary:not([aria-disabled=true])",
        '.hand-card[data-may="true"]',
    )

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def home(self) -> None:
        self.page.goto(self.site)
        self.page.wait_for_selector(".hero")

    def make(self, **body: Any) -> str:
        """Make a table, be its host, and go there. Returns its name."""
        self.home()
        made = self.page.evaluate(
            """async (body) => {
                const answer = await fetch('/api/tables', {
                    method: 'POST',
                    headers: {'Content-Type': 'application/json'},
                    body: JSON.stringify(body),
                });
                const made = await answer.json();
                if (!answer.ok) throw new Error(JSON.stringify(made));
                const seat = {...made, game: body.game, at: 1};
                localStorage.setItem('lasttrick.seats', JSON.stringify([seat]));
                return made.table;
            }""",
            {"name": "Ada", **body},
        )
        self.open(made)
        return str(made)

    def open(self, table: str) -> None:
        self.page.goto(f"{self.site}/t/{table}")
        self.page.wait_for_selector(".at-table")

    def choose(self, **choices: Any) -> None:
        """Write settings down for this device; they hold from the next page on."""
        self.page.evaluate(
            "(s) => localStorage.setItem('lasttrick.settings', JSON.stringify(s))", choices
        )

    @property
    def stage(self) -> str:
        return self.page.locator(".at-table").get_attribute("data-stage") or ""

    def act(self) -> bool:
        """Do one thing that is to be done, if there is any; say whether there was."""
        page = self.page
        for wanted in self.does:
            button = page.locator(wanted).first
            # A card shows its left edge; the next one lies on the rest of it.
            edge = Position(x=16, y=40) if wanted.startswith(".hand") else None
            try:
                if button.count() and button.is_enabled(timeout=500):
                    button.click(timeout=1000, position=edge)
                    return True
            except TimeoutError:
                return False  # it went away meanwhile
        if page.locator('.trick[data-ended="true"]').count():
            page.evaluate("document.querySelector('.felt')?.click()")
        return False

    def read_out(self) -> list[str]:
        return [line for line in self.page.locator("[data-read-out] p").all_inner_texts() if line]

    def overflow(self) -> int:
        """How many pixels the page is wider than its window."""
        return int(
            self.page.evaluate("document.documentElement.scrollWidth - document.body.clientWidth")
        )


def play_until(done: Callable[[], bool], players: Sequence[Player], *, seconds: float = 90) -> None:
    """Let everyone do what is to be done until it is done."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, [p.page.locator("body").inner_text() for p in players]
        if not sum([player.act() for player in players]):
            players[0].page.wait_for_timeout(40)
