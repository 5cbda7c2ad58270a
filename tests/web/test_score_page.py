"""The score sheet in a browser: tapped in, kept, corrected, sent by a link, without a line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lasttrick.records import decode, verify
from lasttrick.texts import LANGUAGES
from tests.web.test_for_everyone import SIZES, barriers


def begin(page: Page, site: str, game: str = "agram", *, preset: str = "", seats: int = 3) -> None:
    page.goto(f"{site}/score")
    page.locator(".score form select").first.select_option(game)
    page.locator(".pieces label", has_text=str(seats)).first.click()
    if preset:
        page.locator(".score form select").nth(1).select_option(preset)
    for seat, name in enumerate(("Ama", "Kofi", "Esi", "Yao")[:seats]):
        page.locator(".seat-names input").nth(seat).fill(name)
    page.locator(".pieces label", has_text="Ama").last.click()
    page.locator(".score form button[type=submit]").click()
    expect(page.locator(".entering")).to_be_visible()


def won(page: Page, name: str, way: int | None = None) -> None:
    page.locator(".entering .pieces").first.locator("label", has_text=name).click()
    if way is not None:
        page.locator(".ways label").nth(way).click()
    page.locator(".entering button[type=submit]").click()


def totals(page: Page) -> list[str]:
    return page.locator(".standing .sum").all_inner_texts()


def test_a_sheet_goes_on_without_a_line_and_after_a_reload(sit: Any) -> None:
    ada = sit()
    page: Page = ada.page
    begin(page, ada.site)
    expect(page.locator(".score")).to_contain_text("Ama deals.")
    page.context.set_offline(True)
    for name in ("Kofi", "Kofi", "Esi"):
        won(page, name)
    assert totals(page) == ["0", "2", "1"]
    expect(page.locator(".said")).to_contain_text("Deal 3: Esi wins")
    page.get_by_role("button", name="Correct deal 1").click()
    won(page, "Ama")
    assert totals(page) == ["1", "1", "1"]
    page.get_by_role("button", name="Take deal 3 back").click()
    page.get_by_role("dialog").get_by_role("button", name="Take it back").click()
    assert totals(page) == ["1", "1", "0"]
    page.context.set_offline(False)
    page.reload()
    expect(page.locator(".standing .sum").first).to_have_text("1")
    assert totals(page) == ["1", "1", "0"]
    for _ in range(4):
        won(page, "Ama")
    expect(page.locator(".deal-now")).to_have_text("Ama wins the match.")
    expect(page.locator(".entering")).to_have_count(0)
    page.get_by_role("button", name="Correct deal 1").click()
    page.locator(".entering label", has_text="Ama").click()
    page.get_by_role("button", name="All sheets").click()
    expect(page.locator(".table-list")).to_contain_text("Ama wins the match.")
    page.get_by_role("button", name="Forget").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(page.locator(".table-list")).to_have_count(0)


def test_a_correction_that_ends_the_match_sooner_asks_before_it_strikes(sit: Any) -> None:
    ada = sit()
    begin(ada.page, ada.site)
    for name in ("Ama", "Ama", "Kofi", "Ama", "Ama", "Esi", "Ama"):
        won(ada.page, name)
    ada.page.get_by_role("button", name="Correct deal 3").click()
    won(ada.page, "Ama")
    expect(ada.page.get_by_role("dialog")).to_contain_text("2 later deals no longer count")
    ada.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert totals(ada.page) == ["5", "1", "1"]


def test_a_link_is_the_whole_sheet_and_is_gone_on_with_elsewhere(sit: Any) -> None:
    ada, ben = sit(), sit()
    page: Page = ada.page
    page.add_init_script("Object.defineProperty(navigator, 'share', {value: undefined})")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    begin(page, ada.site, "spar", preset="ghana-run", seats=4)
    won(page, "Kofi", 1)
    page.get_by_role("button", name="Link to this sheet").click()
    expect(page.locator(".link-text")).to_be_visible()
    link = page.locator(".link-text").input_value()
    assert len(link) < 1800
    ben.page.goto(link)
    expect(ben.page.locator(".shared")).to_be_visible()
    assert totals(ben.page) == totals(page)
    expect(ben.page.locator(".entering")).to_have_count(0)
    ben.page.get_by_role("button", name="Go on here").click()
    won(ben.page, "Yao", 0)
    assert totals(ben.page)[3] == "1"
    assert totals(page)[3] == "0"
    ben.page.goto(f"{ada.site}/score#s=AAAA")
    expect(ben.page.get_by_role("alert").first).to_contain_text("no sheet in this link")


def test_longer_runs_are_put_together_card_by_card(sit: Any) -> None:
    ada = sit()
    begin(ada.page, ada.site, "spar", preset="ghana-run")
    page: Page = ada.page
    page.locator(".entering label", has_text="Esi").first.click()
    page.locator(".ways label").last.click()
    expect(page.locator(".entering button[type=submit]")).to_be_disabled()
    for rank in ("6", "7", "6"):
        page.locator(".run").get_by_role("button", name=rank, exact=True).click()
    expect(page.locator(".run-so-far")).to_have_text("6, 7, 6")
    page.locator(".entering button[type=submit]").click()
    assert totals(page)[2] == "8"


def test_text_and_records_are_saved(sit: Any, tmp_path: Path) -> None:
    ada = sit()
    begin(ada.page, ada.site, "cat-te", seats=3)
    won(ada.page, "Kofi", 0)
    with ada.page.expect_download() as coming:
        ada.page.get_by_role("button", name="As text").click()
    coming.value.save_as(tmp_path / "scores.txt")
    assert "Kofi" in (tmp_path / "scores.txt").read_text("utf-8")
    with ada.page.expect_download() as coming:
        ada.page.get_by_role("button", name="As records").click()
    coming.value.save_as(tmp_path / "scores.jsonl")
    lines = (tmp_path / "scores.jsonl").read_text("utf-8").splitlines()
    assert [verify(decode(line)) for line in lines] == [[]]


def test_names_that_cannot_be_are_refused(sit: Any) -> None:
    ada = sit()
    page: Page = ada.page
    page.goto(f"{ada.site}/score")
    page.locator(".seat-names input").nth(0).fill("Ama")
    page.locator(".seat-names input").nth(1).fill("ama")
    page.locator(".score form button[type=submit]").click()
    expect(page.get_by_role("alert").last).to_contain_text("called ama already")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_score_sheet_has_no_barrier(sit: Any, scheme: str) -> None:
    ada = sit(color_scheme=scheme)
    ada.page.goto(f"{ada.site}/score")
    expect(ada.page.locator(".seat-names")).to_be_visible()
    assert barriers(ada.page) == []
    begin(ada.page, ada.site, "spar", preset="ghana-run", seats=4)
    won(ada.page, "Ama", 1)
    ada.page.locator(".entering label", has_text="Kofi").first.click()
    ada.page.locator(".ways label").last.click()
    assert barriers(ada.page) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_of_a_sheet_is_cut_off(sit: Any, width: int, height: int) -> None:
    ada = sit(width=width, height=height)
    begin(ada.page, ada.site, "spar", preset="ghana-run", seats=4)
    won(ada.page, "Ama", 1)
    ada.page.locator(".entering label", has_text="Kofi").first.click()
    assert ada.overflow() <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_speaks_every_language(sit: Any, language: str) -> None:
    ada = sit()
    ada.home()
    ada.choose(language=language)
    begin(ada.page, ada.site, "cat-te", seats=4)
    won(ada.page, "Ama", 1)
    text = ada.page.locator("body").inner_text()
    for wrong in ("{", "score-", "award-", "web-", "undefined"):
        assert wrong not in text
