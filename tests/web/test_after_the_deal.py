"""After the deal: stepping through it, links to a card, frames, the same cards again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lasttrick.records import encode, to_text
from lasttrick.texts import LANGUAGES
from tests.server.test_given_deals import a_deal
from tests.web.measuring import barriers
from tests.web.playing import Player, play_until
from tests.web.test_for_everyone import SIZES

RECORD = a_deal("sipa", 3)
EVENTS = len(RECORD.events)
QUICK = {"bot_pace": 0.05, "go_on": None}


def show(player: Player, text: str) -> Page:
    page = player.page
    page.goto(f"{player.site}/replay")
    page.get_by_label("Or paste a record here").fill(text)
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".viewer")).to_be_visible()
    return page


def at(page: Page) -> str:
    return page.locator(".replay-where .soft").inner_text()


def test_a_deal_is_stepped_through_with_keys_slider_and_buttons(sit: Any) -> None:
    page = show(sit(), encode(RECORD).decode())
    expect(page.locator(".small-card")).to_have_count(15)
    assert at(page) == f"Event 0 of {EVENTS}" or at(page).startswith("Event 1 ")
    page.keyboard.press("End")
    assert at(page) == f"Event {EVENTS} of {EVENTS}"
    expect(page.locator(".replay-result h2")).to_contain_text("wins the deal")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".replay-result")).to_have_count(0)
    page.keyboard.press("Home")
    page.get_by_role("button", name="Forward").click()
    page.get_by_role("slider").press("ArrowRight")
    shown = at(page)
    page.get_by_role("button", name="Forward").click()
    page.get_by_role("button", name="Back", exact=True).click()
    assert at(page) == shown
    page.locator(".story-line").last.click()
    expect(page.locator(".replay-result")).to_be_visible()
    told = page.locator("[data-read-out]").inner_text()
    assert not any(symbol in told for symbol in "♣♦♥♠")
    assert "wins the deal" in told


def test_one_seats_view_hides_the_other_hands(sit: Any) -> None:
    page = show(sit(), to_text(RECORD))
    page.get_by_label("Cards shown").select_option("1")
    expect(page.locator(".small-card .card-back")).to_have_count(10)
    page.get_by_label("Cards shown").select_option("-1")
    expect(page.locator(".small-card .card-back")).to_have_count(0)


def test_a_link_leads_to_one_card(sit: Any) -> None:
    ada = sit()
    page = show(ada, encode(RECORD).decode())
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    where = at(page)
    page.get_by_role("button", name="Link to this card").click()
    field = page.locator("dialog input")
    expect(field).to_have_value(re.compile("#deal="))
    link = field.input_value()
    page.get_by_role("button", name="Keep it on this server").click()
    expect(field).to_have_value(re.compile(r"\?id="))
    short = field.input_value()
    assert len(short) < 120
    for address in (link, short):
        other = sit()
        other.page.goto(address)
        expect(other.page.locator(".viewer")).to_be_visible()
        assert at(other.page) == where


def test_a_file_of_many_deals_and_one_with_faults(sit: Any, tmp_path: Path) -> None:
    ada = sit()
    data = json.loads(encode(RECORD))
    data["result"]["points"] = [9, 9, 9]
    lines = [encode(a_deal("agram")).decode(), json.dumps(data), "{}"]
    file = tmp_path / "deals.jsonl"
    file.write_text("\n".join(lines))
    page = ada.page
    page.goto(f"{ada.site}/replay")
    page.get_by_label("A file of deals").set_input_files(file)
    expect(page.locator(".bar-title span")).to_contain_text("Agram")
    page.get_by_label("Deal", exact=True).select_option("1")
    expect(page.locator(".bar-title span")).to_contain_text("Sipa")
    expect(page.locator(".faults")).to_contain_text("Line 2")


def test_the_viewer_stands_in_a_frame_of_another_page(sit: Any) -> None:
    ada = sit(width=800)
    page = show(ada, encode(RECORD).decode())
    page.get_by_role("button", name="Show it on your page").click()
    field = page.locator("dialog input")
    expect(field).to_have_value(re.compile("#deal="))
    snippet = field.input_value()
    with another_site(snippet) as elsewhere:
        page.goto(elsewhere)
        frame = page.frame_locator("iframe")
        expect(frame.locator(".viewer")).to_be_visible()
        expect(frame.get_by_role("link", name="Open it at Last Trick")).to_be_visible()
        assert frame.locator("button", has_text="Play this deal again").count() == 0


@contextmanager
def another_site(body: str) -> Iterator[str]:
    """Serve one page from another origin of this machine."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            content = f"<!doctype html><title>Elsewhere</title>{body}".encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, format: str, *arguments: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def finish(player: Player) -> None:
    play_until(lambda: player.page.locator(".counted").count() > 0, [player])


def test_from_the_table_through_the_deal_and_back_to_a_table(sit: Any) -> None:
    ada = sit()
    page = ada.page
    ada.make(game="agram", seats=3, bots=["novice"] * 2, start=True, settings=QUICK)
    finish(ada)
    page.get_by_role("button", name="Step through this deal").click()
    expect(page.locator(".viewer")).to_be_visible()
    hands = page.locator(".replay-hands li").all_inner_texts()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.locator(".at-table")).to_be_visible()
    expect(page.get_by_text("These cards were given").first).to_be_visible()
    page.go_back()
    expect(page.locator(".viewer")).to_be_visible()
    page.keyboard.press("Home")
    assert page.locator(".replay-hands li").all_inner_texts() == hands
    page.goto(f"{ada.site}/deals")
    expect(page.locator(".table-list li")).to_have_count(1)
    page.get_by_role("button", name="Look").click()
    expect(page.locator(".viewer")).to_be_visible()


def test_a_friend_takes_a_challenge_and_both_compare(sit: Any) -> None:
    ada, ben = sit(), sit()
    page = show(ada, encode(RECORD).decode())
    page.get_by_role("button", name="Challenge a friend").click()
    page.get_by_role("button", name="Make the link").click()
    field = page.locator("dialog input")
    expect(field).to_have_value(re.compile("/challenge/"))
    ben.page.goto(field.input_value())
    expect(ben.page.locator(".outcomes")).to_have_count(0)
    assert ben.page.locator(".card-face").count() == 0
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Play it").click()
    finish(ben)
    ben.page.get_by_role("button", name="Compare the results").click()
    expect(ben.page.locator(".outcomes tbody tr")).to_have_count(2)
    assert barriers(ben.page) == []
    page.goto(field.input_value())
    expect(page.locator(".outcomes tbody tr")).to_have_count(2)


def test_somebody_has_themselves_forgotten(sit: Any) -> None:
    ada, ben = sit(), sit()
    table = ada.make(game="agram", seats=3, bots=["novice"] * 2, start=True, settings=QUICK)
    finish(ada)
    page = ada.page
    page.goto(f"{ada.site}/deals")
    expect(page.locator(".table-list li")).to_have_count(1)
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete it").click()
    expect(page.get_by_text("Nothing here bears your name")).to_be_visible()
    expect(page.get_by_text("No deal has been finished yet")).to_be_visible()
    ben.home()
    ben.open(table)
    expect(ben.page.locator("body")).not_to_contain_text("Ada")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_no_page_about_deals_has_a_barrier(sit: Any, scheme: str) -> None:
    ada = sit(color_scheme=scheme)
    page = ada.page
    page.goto(f"{ada.site}/replay")
    expect(page.get_by_role("button", name="Show it")).to_be_visible()
    assert barriers(page) == []
    show(ada, encode(RECORD).decode())
    page.keyboard.press("End")
    assert barriers(page) == []
    page.get_by_role("button", name="Show it on your page").click()
    assert barriers(page) == []
    page.goto(f"{ada.site}/deals")
    expect(page.get_by_role("heading", name="Delete my data")).to_be_visible()
    assert barriers(page) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_viewer_fits_any_size(sit: Any, width: int, height: int) -> None:
    ada = sit(width=width, height=height)
    for record in (RECORD, a_deal("cat-te", 2)):
        page = show(ada, encode(record).decode())
        assert ada.overflow() <= 0
        for _ in range(8):
            page.keyboard.press("ArrowRight")
        assert ada.overflow() <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_steps_through_a_deal(sit: Any, language: str) -> None:
    ada = sit(locale=language)
    page = ada.page
    page.goto(f"{ada.site}/replay")
    page.locator("#record-text").fill(encode(RECORD).decode())
    page.locator(".opening button[type=submit]").click()
    expect(page.locator(".viewer")).to_be_visible()
    page.keyboard.press("End")
    for path in ("", "/deals"):
        if path:
            page.goto(ada.site + path)
            expect(page.locator(".after-main h2").first).to_be_visible()
        text = page.locator("body").inner_text()
        assert "{" not in text
        assert "web-" not in text
