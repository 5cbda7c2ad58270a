"""Without a connection: it is said, pages open all the same, and nothing private is kept."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from lasttrick.texts import LANGUAGES, Texts
from tests.web.builds import kept_paths, wait_until_kept
from tests.web.playing import play_until
from tests.web.test_score_page import begin, totals, won

NOTICE = ".notice[data-shown=true]"
EN = Texts("en")


def test_it_is_said_in_every_language(sit: Any) -> None:
    ada = sit(complains=True)
    ada.home()
    for language in LANGUAGES:
        ada.page.locator("header select").select_option(language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        expect(ada.page.locator(".hero .primary")).to_have_text(Texts(language)("web-play"))
        ada.page.context.set_offline(True)
        expect(ada.page.locator(NOTICE)).to_have_text(Texts(language)("web-offline"))
        ada.page.context.set_offline(False)
        expect(ada.page.locator(NOTICE)).to_have_count(0)


def test_the_table_says_it_once_and_goes_on(sit: Any) -> None:
    ada = sit(complains=True)
    ada.make(game="agram", seats=3, bots=["careful"] * 2, start=True, settings={"bot_pace": 0.05})
    play_until(lambda: ada.page.locator('[data-may="true"]').count() > 0, [ada])
    ada.page.context.set_offline(True)
    line = ada.page.locator(".line")
    expect(line).to_have_text(EN("web-offline-table"))
    expect(ada.page.locator(NOTICE)).to_have_count(0)
    ada.page.context.set_offline(False)
    expect(line).to_have_text("")
    play_until(lambda: ada.page.locator(".counted").count() > 0, [ada])


def test_pages_open_after_one_visit(sit: Any) -> None:
    ada = sit(complains=True)
    ada.home()
    wait_until_kept(ada.page, "api/games")
    ada.page.reload()
    # Who comes again may want a score sheet.
    wait_until_kept(ada.page, "locale/en/score.json")
    wait_until_kept(ada.page, "api/games")
    ada.page.context.set_offline(True)
    ada.page.goto(f"{ada.site}/score")
    expect(ada.page.locator("h1")).to_have_text(EN("score-web-title"))
    expect(ada.page.locator(".score form select").first).to_be_visible()
    ada.page.goto(f"{ada.site}/t/aaaa-bbbb-cccc")
    expect(ada.page.locator("main")).to_have_text(EN("web-offline-table"))
    ada.page.goto(f"{ada.site}/practice/legal")
    expect(ada.page.locator("main")).to_contain_text(EN("web-refused-line-none"))
    ada.page.goto(ada.site)
    expect(ada.page.locator(NOTICE)).to_have_text(EN("web-offline"))
    expect(ada.page.locator(".game")).to_have_count(12)
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.get_by_role("alert").first).to_have_text(EN("web-refused-line-none"))


def test_a_sheet_is_opened_and_begun_without_a_line(sit: Any) -> None:
    ada = sit(complains=True)
    ada.home()
    wait_until_kept(ada.page, "api/games")
    begin(ada.page, ada.site)
    wait_until_kept(ada.page, "locale/en/score.json")
    won(ada.page, "Kofi")
    sheet = ada.page.url
    ada.page.context.set_offline(True)
    ada.page.goto("about:blank")
    ada.page.goto(sheet)
    expect(ada.page.locator(".standing .sum").nth(1)).to_have_text("1")
    won(ada.page, "Kofi")
    assert totals(ada.page) == ["0", "2", "0"]
    # Another one, by rules that this device has asked for before.
    begin(ada.page, ada.site)
    won(ada.page, "Esi")
    assert totals(ada.page) == ["0", "0", "1"]


def test_nothing_that_is_for_one_seat_is_kept(sit: Any) -> None:
    ada = sit(complains=True)
    table = ada.make(
        game="agram", seats=2, bots=["careful"], start=True, settings={"bot_pace": 0.05}
    )
    wait_until_kept(ada.page, "api/games")
    ada.page.reload()
    ada.page.get_by_role("button", name="Rules of this table").click()
    expect(ada.page.locator(".rules h2").first).to_be_visible()
    ada.page.keyboard.press("Escape")
    play_until(lambda: ada.page.locator(".counted").count() > 0, [ada])
    ada.page.goto(f"{ada.site}/deals")
    expect(ada.page.locator(".table-list li, .panel li").first).to_be_visible()
    ada.page.goto(f"{ada.site}/replay?table={table}&deal=1")
    expect(ada.page.locator(".viewer")).to_be_visible()
    public = re.compile(
        r"/(|assets/.*|icon\.svg|manifest\.webmanifest|locale/.*|api/games|api/score-table)"
    )
    kept = kept_paths(ada.page)
    assert "/" in kept
    assert [path for path in kept if not public.fullmatch(path)] == []
