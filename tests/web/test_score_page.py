"""The score sheet in a browser: tapped in, kept, corrected, sent by a link, without a line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lasttrick.cards import Seat
from lasttrick.coach.score_sheet import Entry, KeptSheet, ScoreSheet, Way
from lasttrick.games import load_game
from lasttrick.records import decode, verify
from lasttrick.texts import LANGUAGES
from tests.web.measuring import barriers
from tests.web.test_for_everyone import SIZES


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
    ada = sit(complains=True)
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


def test_a_sheet_of_ones_own_game_goes_on_from_its_file(sit: Any, tmp_path: Path) -> None:
    ada, ben = sit(refused=True), sit()
    page: Page = ada.page
    page.goto(f"{ada.site}/score")
    wrong, house = tmp_path / "wrong.toml", tmp_path / "house.toml"
    wrong.write_text('extends = "spar"\nname = "House"\n[award]\nplain = "many"\n')
    house.write_text('extends = "spar"\nname = "Spar at our house"\n')
    file = page.locator(".score form input[type=file]")
    file.set_input_files(wrong)
    expect(page.get_by_role("alert").first).to_contain_text("game.toml:4: award.plain")
    file.set_input_files(house)
    page.locator(".score form select").nth(1).select_option("ghana-run")
    page.locator(".pieces label", has_text="Player 1").click()
    page.locator(".score form button[type=submit]").click()
    expect(page.locator(".score h1")).to_have_text("Spar at our house")
    won(page, "Player 2", 1)
    before = totals(page)
    page.get_by_role("button", name="Rules of this table").click()
    expect(page.locator("dialog .rules")).to_contain_text("Spar at our house")
    page.keyboard.press("Escape")
    for button, name in (("As records", "scores.jsonl"), ("As a file to go on", "scores.json")):
        with page.expect_download() as coming:
            page.get_by_role("button", name=button).click()
        coming.value.save_as(tmp_path / name)
    for line in (tmp_path / "scores.jsonl").read_text("utf-8").splitlines():
        assert decode(line).game == "custom"
        assert verify(decode(line)) == []
    kept = KeptSheet(tmp_path / "scores.json").read()
    assert kept.table.name == "Spar at our house"
    assert [str(total) for total in kept.match.totals] == before
    ben.page.goto(f"{ada.site}/score")
    opening = ben.page.locator(".score main > section:last-child input[type=file]")
    opening.set_input_files(house)
    expect(ben.page.get_by_role("alert").last).to_contain_text("no sheet that could be counted")
    opening.set_input_files(tmp_path / "scores.json")
    expect(ben.page.locator(".score h1")).to_have_text("Spar at our house")
    assert totals(ben.page) == before
    won(ben.page, "Player 1", 0)
    page.get_by_role("button", name="Link to this sheet").click()
    expect(page.locator(".link-text")).to_be_visible()
    link = page.locator(".link-text").input_value()
    ben.page.goto(link)
    expect(ben.page.locator(".shared")).to_be_visible()
    assert totals(ben.page) == before


def test_a_sheet_of_the_terminal_is_opened(sit: Any, tmp_path: Path) -> None:
    ada = sit(refused=True)
    sheet = ScoreSheet(load_game("cat-te").table(4), ("Ama", "Kofi", "Esi", "Yao"), Seat(2))
    sheet = sheet.add(Entry(Way("walkover"), 1))
    KeptSheet(tmp_path / "sheet.json").write(sheet)
    ada.page.goto(f"{ada.site}/score")
    opening = ada.page.locator(".score main > section:last-child input[type=file]")
    opening.set_input_files(tmp_path / "sheet.json")
    expect(ada.page.locator(".score h1")).to_have_text("Cắt Tê")
    assert totals(ada.page) == [str(chips) for chips in sheet.match.stacks or ()]
    bad = (tmp_path / "sheet.json").read_text().replace('"cat-te"', '"whist"')
    (tmp_path / "bad.json").write_text(bad)
    ada.page.goto(f"{ada.site}/score")
    opening.set_input_files(tmp_path / "bad.json")
    expect(ada.page.get_by_role("alert").last).to_contain_text("There is no game 'whist'")


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
