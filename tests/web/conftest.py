"""A server of the web table for each run, and Debian's Chromium to play at it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.web.playing import Player

CHROMIUM = shutil.which("chromium")
STATIC = Path(__file__).parents[2] / "src" / "lasttrick" / "server" / "static"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if CHROMIUM is None and "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.skip(reason="apt-get install chromium"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_type_launch_args,
        "executable_path": CHROMIUM,
        "args": [
            *("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"),
            *("--disable-component-update", "--disable-sync", "--disable-quic"),
            # Tells tests which name and role an element has: computedName, computedRole.
            "--enable-blink-features=ComputedAccessibilityInfo",
        ],
    }


@pytest.fixture(scope="module")
def browser(browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """Return a browser for one module.

    Playwright keeps an event loop running as long as it lives, so it is gone again before the
    next module, whose tests may need a loop of their own.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**browser_type_launch_args)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve tables on a free port of this machine. Returns where the pages are."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("make client builds the pages")
    database = tmp_path_factory.mktemp("tables") / "tables.sqlite"
    server = subprocess.Popen(
        [sys.executable, "-m", "lasttrick", "serve", "--port", "0", "--database", str(database)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert server.stdout is not None
    try:
        for line in server.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                yield found[0].rstrip("/")
                break
        else:
            pytest.fail("The server did not start.")
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()


@pytest.fixture
def sit(browser: Browser, site: str) -> Iterator[Any]:
    """Return what seats people: each with a browser of their own, and no error on its console.

    Who is ``refused`` something may have the browser say so there; where there is no connection a
    console says so in many ways: ``complains`` is for who loses it.
    """
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def seat(
        *,
        width: int = 390,
        height: int = 844,
        refused: bool = False,
        complains: bool = False,
        **more: Any,
    ) -> Player:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=more.pop("locale", "en-GB"),
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page: Page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        if not complains:
            page.on("console", lambda said: troubles.extend(_troubles(said, refused=refused)))
        return Player(page, site)

    yield seat
    for context in contexts:
        context.close()
    assert troubles == []


def _troubles(said: ConsoleMessage, *, refused: bool) -> list[str]:
    if said.type not in ("error", "warning"):
        return []
    excused = refused and "the server responded with a status of 4" in said.text
    return [] if excused else [f"{said.text} {said.location.get('url', '')}"]
