"""A server that was upgraded: its new pages are offered, and old ones never end in a blank."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lasttrick.texts import Texts
from tests.server.serving import Served
from tests.web.builds import (
    kept_paths,
    rebuilt,
    served_build,
    wait_for_one_build,
    wait_until_kept,
)
from tests.web.conftest import STATIC
from tests.web.playing import play_until

EN = Texts("en")
OFFER = ".notice[data-shown=true]"
TABLE = {"game": "agram", "seats": 2, "bots": ["careful"], "start": True}

NO_WORKER = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"
"""What a page sees over plain HTTP from another machine."""


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (STATIC / "index.html").is_file():
        pytest.skip("make client builds the pages")
    return rebuilt(STATIC, tmp_path_factory.mktemp("newer") / "static")


class Upgrading:
    """A server whose pages can be exchanged."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._served = self._serve(STATIC, 0)
        self.site = self._served.address

    def _serve(self, pages: Path, port: int) -> Served:
        return served_build(
            pages, self._folder / "tables.sqlite", self._folder / "log", "--no-limits", port=port
        )

    def upgrade(self, pages: Path) -> None:
        """End it, and start it again with other pages."""
        port = self._served.port
        self.end()
        self._served = self._serve(pages, port)

    def end(self) -> None:
        """End it, if it has not ended."""
        if self._served.process.poll() is None:
            assert self._served.end() == 0


@pytest.fixture
def server(tmp_path: Path, newer: Path) -> Iterator[Upgrading]:
    server = Upgrading(tmp_path)
    yield server
    server.end()


@pytest.fixture
def site(server: Upgrading) -> str:
    return server.site


def build_of(page: Page) -> str:
    return page.locator("html").get_attribute("data-build") or ""


def looks_again(page: Page) -> None:
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def test_new_pages_are_offered_and_taken(server: Upgrading, newer: Path, sit: Any) -> None:
    ada = sit(complains=True)
    page = ada.page
    ada.home()
    wait_until_kept(page, "api/games")
    old, kept = build_of(page), kept_paths(page)
    looks_again(page)
    page.evaluate("window.stayed = true")
    server.upgrade(newer)
    looks_again(page)
    expect(page.locator(OFFER)).to_contain_text(EN("web-newer"))
    assert page.evaluate("window.stayed")
    page.get_by_role("button", name=EN("web-newer-take")).click()
    expect(page.locator("html")).not_to_have_attribute("data-build", old)
    expect(page.locator(".hero")).to_be_visible()
    looks_again(page)
    expect(page.locator(OFFER)).to_have_count(0)
    # What is kept is of the new build alone, and works without the server.
    wait_for_one_build(page, build_of(page))
    code = {path for path in kept_paths(page) if path.endswith(".js")}
    assert code
    assert not code & kept
    server.end()
    page.goto(f"{server.site}/score")
    expect(page.locator("h1")).to_have_text(EN("score-web-title"))


def test_nobody_is_taken_out_of_a_deal(server: Upgrading, newer: Path, sit: Any) -> None:
    ada = sit(complains=True)
    page = ada.page
    ada.make(**TABLE, settings={"bot_pace": 0.05, "go_on": 60})
    play_until(lambda: page.locator('[data-may="true"]').count() > 0, [ada])
    page.evaluate("window.stayed = true")
    server.upgrade(newer)
    # A lost line is tried again less and less often, up to every sixteen seconds.
    with page.expect_response("**/healthz", timeout=40_000) as asked:
        expect(page.locator(".line")).to_have_attribute("data-lost", "false", timeout=40_000)
    assert asked.value.headers["lasttrick-build"] != build_of(page)
    expect(page.locator(OFFER)).to_have_count(0)
    play_until(lambda: page.locator(".counted").count() > 0, [ada])
    expect(page.locator(OFFER)).to_contain_text(EN("web-newer"))
    assert page.evaluate("window.stayed")


def test_a_file_that_is_gone_is_fetched_with_everything_else(
    server: Upgrading, newer: Path, sit: Any
) -> None:
    ada = sit(complains=True)
    page = ada.page
    page.add_init_script(NO_WORKER)
    ada.home()
    old = build_of(page)
    server.upgrade(newer)
    page.get_by_role("link", name=EN("web-more-score")).click()
    expect(page.locator("h1")).to_have_text(EN("score-web-title"))
    assert build_of(page) != old
    assert page.url == f"{server.site}/score"


def test_what_stays_gone_is_said_and_not_tried_for_ever(server: Upgrading, sit: Any) -> None:
    ada = sit(complains=True)
    page = ada.page
    page.add_init_script(NO_WORKER)
    page.add_init_script("sessionStorage.visits = 1 + Number(sessionStorage.visits ?? 0)")
    page.route("**/assets/page-*.js", lambda route: route.fulfill(status=404))
    page.goto(f"{server.site}/score")
    expect(page.get_by_role("button", name=EN("web-again"))).to_be_visible()
    assert page.evaluate("sessionStorage.visits") == "2"
