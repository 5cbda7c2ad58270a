"""Reloads, sleep and lost lines: from any phase one comes back to where one was."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.playing import play_until

TABLE = {"game": "agram", "seats": 3, "bots": ["careful", "careful"], "start": True}


def test_a_reload_in_the_middle_of_each_phase(sit: Any) -> None:
    ada = sit()
    ada.make(**TABLE, settings={"bot_pace": 0.05, "go_on": 60})
    page, seen = ada.page, set()
    for _ in range(600):
        phase = (
            "counted"
            if page.locator(".counted").count()
            else "cut"
            if page.locator(".cutting").count()
            else "mine"
            if page.locator('.hand-card[data-may="true"]').count()
            else ""
        )
        if phase and phase not in seen:
            seen.add(phase)
            cards = [card.get_attribute("data-card") for card in page.locator(".hand-card").all()]
            page.reload()
            mark = {"counted": ".counted", "cut": ".cutting", "mine": '[data-may="true"]'}[phase]
            expect(page.locator(mark).first).to_be_visible()
            after = [card.get_attribute("data-card") for card in page.locator(".hand-card").all()]
            assert after == cards
            if phase == "mine":
                expect(page.locator("[data-read-out] p")).to_have_count(0)
        if seen == {"counted", "cut", "mine"}:
            return
        ada.act()
        page.wait_for_timeout(40)
    raise AssertionError(f"Only these phases came: {seen}")


def test_a_line_that_is_lost_comes_back_and_misses_nothing(sit: Any) -> None:
    ada = sit()
    ada.page.add_init_script(
        """
        const Real = window.WebSocket;
        window.lines = [];
        window.WebSocket = class extends Real {
            constructor(url) {
                if (window.cut) url = url.replace('/ws/', '/nowhere/');
                super(url);
                window.lines.push(this);
            }
        };
        """
    )
    ada.make(**TABLE, settings={"bot_pace": 0.05, "go_on": 60})
    page = ada.page
    play_until(lambda: page.locator('.hand-card[data-may="true"]').count() > 0, [ada])
    page.evaluate("window.lines.at(-1).close()")
    card = page.locator('.hand-card[data-may="true"]').first
    code = card.get_attribute("data-card")
    card.click()
    expect(page.locator(f'[data-card="{code}"]')).to_have_count(0)
    expect(page.locator(".line")).to_have_attribute("data-lost", "false")
    play_until(lambda: page.locator(".counted").count() > 0, [ada])


def test_a_dead_line_is_noticed_when_the_page_wakes(sit: Any) -> None:
    ada = sit()
    ada.page.add_init_script(
        """
        const Real = window.WebSocket;
        window.lines = [];
        window.WebSocket = class extends Real {
            constructor(url) { super(url); window.lines.push(this); }
            send(text) { if (!this.asleep) super.send(text); }
            set onmessage(hear) { super.onmessage = (m) => this.asleep || hear?.(m); }
        };
        """
    )
    ada.make(**TABLE, settings={"bot_pace": 0.05, "go_on": 60})
    expect(ada.page.locator(".chair")).to_have_count(2)
    before = ada.page.evaluate("window.lines.length")
    ada.page.evaluate("window.lines.at(-1).asleep = true")
    ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    for _ in range(80):
        ada.page.wait_for_timeout(100)
        if ada.page.evaluate("window.lines.length") > before:
            break
    assert ada.page.evaluate("window.lines.length") > before
    expect(ada.page.locator(".line")).to_have_attribute("data-lost", "false")
    play_until(lambda: ada.page.locator(".counted").count() > 0, [ada])
