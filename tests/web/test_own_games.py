"""Games of one's own on the home page: the host's beside the built-in ones, and one's file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lasttrick.games import read_game_file
from lasttrick.records import decode, verify
from tests.server.asking import http
from tests.server.serving import serving
from tests.web.playing import play_until

HOUSE = Path(__file__).parents[2] / "docs" / "examples" / "house-agram.toml"
SUNDAY = 'extends = "sipa"\nname = "Sipa on Sundays"\nsummary = "Ours."\n'


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a game of the host's own."""
    folder = tmp_path_factory.mktemp("own")
    with serving(str(folder / "t.sqlite"), folder / "log", "--game", str(HOUSE)) as server:
        yield server.address.partition("/?")[0]


def test_the_game_of_the_host_is_played_and_its_record_carries_it(sit: Any) -> None:
    ada = sit()
    page: Page = ada.page
    page.goto(f"{ada.site}/?game=custom")
    game = read_game_file(HOUSE)
    expect(page.locator(".games .game").first).to_contain_text(game.name)
    expect(page.locator(".games .game").first).to_contain_text(game.summary)
    expect(page.locator(".hero")).to_contain_text(game.name)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".bar-title h1")).to_have_text(game.name)
    page.get_by_role("button", name="Rules of this table").click()
    expect(page.locator("dialog .rules")).to_contain_text(game.name)
    page.keyboard.press("Escape")
    play_until(lambda: page.locator(".counted").count() > 0, [ada])
    seat = page.evaluate("JSON.parse(localStorage['lasttrick.seats'])[0]")
    told = http(
        ada.site,
        "GET",
        f"/api/tables/{seat['table']}/deals/1",
        Authorization=f"Bearer {seat['secret']}",
    )
    record = decode(told.body)
    assert record.game == "custom"
    assert record.definition == json.loads(json.dumps(game.definition))
    assert verify(record) == []


def test_a_file_of_ones_own_is_set_up_kept_and_forgotten(sit: Any, tmp_path: Path) -> None:
    ada = sit(refused=True)
    page: Page = ada.page
    ada.home()
    page.locator(".file-field input").set_input_files(
        {"name": "x.toml", "mimeType": "text/plain", "buffer": b'extends = "agrm"\nname = "X"\n'}
    )
    expect(page.locator(".file-field .bad")).to_contain_text("game.toml:1: extends")
    file = tmp_path / "sunday.toml"
    file.write_text(SUNDAY)
    page.locator(".file-field input").set_input_files(file)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Sipa on Sundays")
    sheet.locator(".pieces label", has_text="3").click()
    sheet.locator("summary").click()
    sheet.get_by_label("hide", exact=True).select_option("off")
    sheet.get_by_role("button", name="Invite friends").click()
    expect(page.locator(".gathering")).to_contain_text("Ours.")
    expect(page.locator(".bar-title h1")).to_have_text("Sipa on Sundays")
    table = page.url.rpartition("/")[2]
    told = json.loads(http(ada.site, "GET", f"/api/tables/{table}").body)["table"]
    assert (told["game"], len(told["seats"]), told["options"]["hide"]) == ("custom", 3, "off")
    page.get_by_text("Change the game").click()
    expect(page.locator(".gathering select").first).to_have_value("custom Sipa on Sundays")
    ada.home()
    page.locator(".game", has_text="Sipa on Sundays").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget").click()
    expect(page.locator(".game", has_text="Sipa on Sundays")).to_have_count(0)
    expect(page.locator(".game", has_text=read_game_file(HOUSE).name)).to_have_count(1)


def test_the_host_of_a_table_changes_to_a_game_of_ones_own(sit: Any) -> None:
    ada = sit()
    page: Page = ada.page
    ada.make(game="agram", seats=4)
    page.get_by_text("Change the game").click()
    game = read_game_file(HOUSE)
    page.locator(".gathering select").first.select_option(f"custom {game.name}")
    expect(page.locator(".bar-title h1")).to_have_text(game.name)
    page.locator(".gathering select").nth(1).select_option("guests")
    # The bonus of this game is off now too, as its preset has it.
    expect(page.locator(".options").get_by_text("off", exact=True)).to_have_count(2)


def test_the_game_of_the_host_is_practised_and_counted(sit: Any) -> None:
    ada = sit()
    page: Page = ada.page
    name = read_game_file(HOUSE).name
    for path in ("practice/points", "score"):
        page.goto(f"{ada.site}/{path}")
        page.locator("select").nth(1).select_option(f"custom {name}")
    expect(page.locator(".seat-names")).to_be_visible()
