"""The pages below a path of a real nginx, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.nginx import MISSING, NGINX, OUTGOING, proxied
from tests.server.serving import serving
from tests.web.playing import play_until

pytestmark = pytest.mark.skipif(NGINX is None, reason=MISSING)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    behind = ("--base-path", "/cards", "--trusted-proxies", OUTGOING)
    with (
        serving(str(tmp_path / "tables.sqlite"), tmp_path / "log", *behind) as server,
        proxied(tmp_path / "nginx", server.port) as address,
    ):
        yield address


def test_a_deal_is_played_and_a_reload_comes_back(sit: Any) -> None:
    ada = sit()
    ada.home()
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.locator(".chair")).to_have_count(3)
    assert "/cards/t/" in ada.page.url
    ada.page.reload()
    expect(ada.page.locator(".chair")).to_have_count(3)
    play_until(lambda: ada.page.locator(".counted").count() > 0, [ada])
