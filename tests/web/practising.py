"""Practice in a browser: answering whatever is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect


def until_asked(page: Page) -> None:
    """Let a careful player play until it is asked which cards may be played."""
    for _ in range(30):
        expect(page.locator(".question")).to_have_attribute("aria-busy", "false")
        expect(page.locator(".question > .pick, .choose-card, .deal-ended").first).to_be_visible()
        if page.locator(".question > .pick").count() and not page.locator(".choose-card").count():
            return
        ended = page.locator(".deal-ended").count()
        page.locator(".question > .row .primary" if ended else ".choose-card > .row button").click()
    pytest.fail("nothing was asked")


def answer(page: Page) -> None:
    """Answer something."""
    if page.locator(".letters").count():
        page.locator(".letters button").first.click()
    elif page.locator(".points-answer").count():
        page.locator(".points-answer .primary").click()
    else:
        if "/legal" in page.url:
            until_asked(page)
        page.locator(".question > .pick .pick-card").first.click()
        page.locator(".question > .row .primary").click()
    expect(page.locator(".verdict")).not_to_be_empty()
