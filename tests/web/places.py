"""Every page of the client, and every state of a page that shows something of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from lasttrick.records import encode
from tests.server.test_given_deals import a_deal
from tests.web.playing import Player, play_until
from tests.web.practising import answer

Walk = Callable[[Player], Iterator[str]]
"""Goes from place to place and stays at each until it is asked on; yields what the place is."""

QUICK = {"bot_pace": 0, "go_on": None, "cover": None}
SHEETS = ("Last trick", "Score", "Rules of this table", "Chat", "Table and settings")
DRY = 'extends = "spar"\nname = "House"\n[options.dry]\ndefault = "on"\n'


def without(ada: Player, step: str) -> Player:
    """Return somebody at the same page who does all but one step, and waits there."""
    waiting = Player(ada.page, ada.site)
    waiting.does = tuple(does for does in Player.does if does != step)
    return waiting


def at_home(ada: Player) -> Iterator[str]:
    page = ada.page
    ada.home()
    expect(page.locator(".game")).to_have_count(12)
    yield "home"
    page.locator(".game", has_text="Spar").click()
    page.locator("dialog summary").click()
    yield "setting up, with all house rules"
    page.keyboard.press("Escape")
    page.locator("footer button").last.click()
    expect(page.locator("dialog pre")).to_be_visible()
    yield "how to check a shuffle"
    page.goto(f"{ada.site}/t/nothing-here-at-all")
    expect(page.locator(".lonely h1")).to_be_visible()
    yield "a table that is none"


def before_the_deal(ada: Player) -> Iterator[str]:
    page = ada.page
    ada.make(game="agram", seats=4, bots=["novice"], settings=QUICK)
    page.locator("details").evaluate_all("all => all.forEach((each) => { each.open = true; })")
    yield "gathering"


def through_a_deal(ada: Player) -> Iterator[str]:
    page = ada.page
    ada.make(game="sipa", seats=4, bots=["careful"] * 3, start=True, settings=QUICK)
    play_until(
        lambda: page.locator(".cutting").count() > 0, [without(ada, ".cutting button[type=submit]")]
    )
    yield "cutting"
    may = page.locator('.hand-card[data-may="true"]')
    play_until(lambda: may.count() > 0 and page.locator(".laid-card").count() > 1, [ada])
    yield "my card"
    for name in SHEETS:
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.locator("dialog")).to_be_visible()
        if name.startswith("Rules"):
            expect(page.locator(".rules h2").first).to_be_visible()
        yield f"the sheet: {name}"
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    play_until(lambda: page.locator(".counted").count() > 0, [ada])
    yield "the deal is over"


def at_a_full_table(ada: Player) -> Iterator[str]:
    page = ada.page
    ada.make(game="letzter-stich", seats=6, bots=["careful"] * 5, start=True, settings=QUICK)
    may = page.locator('.hand-card[data-may="true"]')
    play_until(lambda: may.count() > 0 and page.locator(".laid-card").count() > 2, [ada])
    yield "six at the table"
    across = page.locator('[data-across="true"][data-leads="true"]')
    play_until(lambda: may.count() > 0 and across.count() == 1, [ada])
    yield "the one across leads"


def when_asked(ada: Player) -> Iterator[str]:
    page = ada.page
    ada.make(definition=DRY, seats=3, bots=["careful"] * 2, start=True, settings=QUICK)
    asked = page.locator(".asking button.declare")
    play_until(lambda: asked.count() > 1, [without(ada, ".asking button")])
    yield "asked for a dry card"


def at_the_end(ada: Player) -> Iterator[str]:
    page = ada.page
    ada.make(
        game="agram",
        seats=3,
        options={"target": 1},
        bots=["novice"] * 2,
        start=True,
        settings=QUICK,
    )
    play_until(lambda: ada.stage == "over" and page.locator(".counted").count() > 0, [ada])
    page.locator(".counted summary").evaluate_all("all => all.forEach((each) => each.click())")
    yield "the match is over"
    page.goto(f"{ada.site}/deals")
    expect(page.locator(".table-list li")).to_have_count(1)
    yield "one's own deals"


def looking_back(ada: Player) -> Iterator[str]:
    page = ada.page
    page.goto(f"{ada.site}/replay")
    expect(page.locator("#record-text")).to_be_visible()
    yield "opening a record"
    page.locator("#record-text").fill(encode(a_deal("sipa", 3)).decode())
    page.locator(".opening button[type=submit]").click()
    expect(page.locator(".viewer")).to_be_visible()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    yield "in the middle of a replay"
    page.keyboard.press("End")
    yield "at the end of a replay"
    page.get_by_role("button", name="Link to this card").click()
    link = page.locator("dialog input")
    expect(link).to_have_value(re.compile("#deal="))
    in_a_frame = link.input_value().replace("/replay", "/embed")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Challenge a friend").click()
    page.get_by_role("button", name="Make the link").click()
    expect(link).to_have_value(re.compile("/challenge/"))
    page.goto(link.input_value())
    expect(page.locator(".outcomes")).to_be_visible()
    yield "a challenge"
    page.goto(in_a_frame)
    expect(page.locator(".viewer")).to_be_visible()
    yield "a replay in a frame"


def keeping_score(ada: Player) -> Iterator[str]:
    page = ada.page
    page.goto(f"{ada.site}/score")
    expect(page.locator(".seat-names")).to_be_visible()
    yield "a new score sheet"
    page.locator(".score form select").first.select_option("spar")
    page.locator(".score form select").nth(1).select_option("ghana-run")
    for seat, name in enumerate(("Ama", "Kofi")):
        page.locator(".seat-names input").nth(seat).fill(name)
    page.locator(".score form button[type=submit]").click()
    expect(page.locator(".entering")).to_be_visible()
    page.locator(".entering label", has_text="Ama").first.click()
    page.locator(".ways label").nth(1).click()
    page.locator(".entering button[type=submit]").click()
    page.locator(".entering label", has_text="Kofi").first.click()
    page.locator(".ways label").last.click()
    page.locator("details").evaluate_all("all => all.forEach((each) => { each.open = true; })")
    yield "a score sheet"


def practising(ada: Player) -> Iterator[str]:
    page = ada.page
    for kind in ("legal", "last", "points"):
        page.goto(f"{ada.site}/practice/{kind}")
        expect(page.locator(".question h2")).to_be_visible()
        yield f"practice: {kind}"
        expect(page.locator(".question")).to_have_attribute("aria-busy", "false")
        answer(page)
        expect(page.locator(".verdict")).not_to_be_empty()
        yield f"practice: {kind}, answered"


WALKS: tuple[Walk, ...] = (
    at_home,
    before_the_deal,
    through_a_deal,
    at_a_full_table,
    when_asked,
    at_the_end,
    looking_back,
    keeping_score,
    practising,
)
