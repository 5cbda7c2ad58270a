"""The pages can be installed as an app: Chromium itself finds nothing that stands against it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import expect

from lasttrick.texts import Texts
from tests.server.asking import http
from tests.server.serving import serving
from tests.web.builds import wait_until_kept

ALONE = ["in-incognito"]
"""Every browser of a test is a private one, which installs nothing."""


def test_below_a_path_it_installs_and_opens_without_a_server(sit: Any, tmp_path: Path) -> None:
    ada = sit(complains=True)
    page = ada.page
    with serving(str(tmp_path / "t.sqlite"), tmp_path / "log", "--base-path", "/cards") as server:
        page.goto(server.address)
        page.wait_for_selector(".hero")
        wait_until_kept(page, "api/games")
        page.reload()
        wait_until_kept(page, "locale/en/score.json")
        line = page.context.new_cdp_session(page)
        found = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [each["errorId"] for each in found] == ALONE
        told = line.send("Page.getAppManifest")
        assert told["errors"] == []
        manifest = json.loads(told["data"])
        assert urljoin(told["url"], manifest["scope"]) == f"{server.address}/"
        assert urljoin(told["url"], manifest["start_url"]) == f"{server.address}/"
        assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            answer = http(server.address, "GET", f"/{icon['src']}")
            assert answer.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                width, height = (int.from_bytes(answer.body[at : at + 4]) for at in (16, 20))
                assert icon["sizes"] == f"{width}x{height}"
        scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
        assert scope == f"{server.address}/"
    page.goto(f"{server.address}/score")
    expect(page.locator("h1")).to_have_text(Texts("en")("score-web-title"))
