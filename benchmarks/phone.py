"""How soon a slow phone plays: the first visit and the next, beside bare pages of as many bytes.

Run it with ``python -m benchmarks.phone``; ``--json`` writes the figures for programs. It wants
chromium and the built client. The phone is Chromium with 400 kbit/s, 400 ms of latency on every
request and a processor four times as slow; what comes over the wire is counted by a relay in
front of the server, headers and sockets included. Chromium slows neither sockets down nor what a
service worker fetches. The reference is one script of as many bytes on a page that has nothing
else, in the same browser at the same pace: nothing that takes two round trips can be there sooner.
"""

from __future__ import annotations

import json
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks._relay import Bare, Relay
from benchmarks.crowd.servers import tables_at

BITS = 400_000
LATENCY = 400
SLOWER = 4
PATIENCE = 60_000

WATCH = """
(() => {
    const seen = (window.seen = {});
    const found = {};
    const wanted = {
        usable: '.hero button.primary:enabled',
        hand: '.hand-card',
        card: '.hand-card[data-may="true"]',
    };
    for (const name of [...Object.keys(wanted), 'tap']) {
        seen[name] = new Promise((resolve) => (found[name] = resolve));
    }
    const look = () => {
        for (const [name, what] of Object.entries(wanted)) {
            if (!document.querySelector(what)) continue;
            delete wanted[name];
            // When it has been painted.
            requestAnimationFrame(() => setTimeout(() => found[name](performance.now())));
        }
        document.querySelector('.cutting button[type=submit]')?.click();
    };
    new MutationObserver(look).observe(document, {
        childList: true, subtree: true, attributes: true, attributeFilter: ['data-may', 'disabled'],
    });
    addEventListener('click', () => found.tap(performance.now()), true);
})();
"""
"""Notes when something is on the screen that a person waits for, and cuts as soon as asked."""


@dataclass(frozen=True, slots=True)
class Visit:
    """One visit: seconds from its beginning, and kilobytes over the wire.

    Attributes:
        usable: until the home page is there and can be tapped.
        usable_bytes: how much had come by then.
        bytes: how much came in all, what is fetched for later included.
        hand: from the tap on Play until the hand is seen.
        card: from the tap until a card may be played; the bots take their time in between.
        bare: until a bare page has run a script of ``usable_bytes``.
    """

    usable: float
    usable_bytes: float
    bytes: float
    hand: float
    card: float
    bare: float


@contextmanager
def serving() -> Iterator[int]:
    """Run the real server; yield its port."""
    with tempfile.TemporaryDirectory() as folder, tables_at(Path(folder)) as server:
        port = urlsplit(server.address).port
        assert port is not None
        yield port


def throttled(context: BrowserContext) -> Page:
    """Open a page on a slow phone."""
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY,
            "downloadThroughput": BITS / 8,
            "uploadThroughput": BITS / 8,
        },
    )
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def moment(page: Page, name: str) -> float:
    """Wait until something has been seen, and return when."""
    return float(page.evaluate(f"window.seen.{name}")) / 1000


def visit(context: BrowserContext, relay: Relay, bare: Bare, *, slow: bool) -> Visit:
    """Open the home page, tap Play once, and wait for a card to play."""
    page = throttled(context) if slow else context.new_page()
    page.add_init_script(WATCH)
    before = relay.bytes
    page.goto(relay.address, wait_until="commit", timeout=PATIENCE)
    usable = moment(page, "usable")
    come = relay.bytes - before
    page.wait_for_load_state("networkidle")
    page.evaluate("navigator.serviceWorker?.ready.then(() => true)")
    in_all = relay.bytes - before
    page.locator(".hero button.primary").click()
    hand, card, tap = moment(page, "hand"), moment(page, "card"), moment(page, "tap")
    page.close()
    return Visit(
        usable=usable,
        usable_bytes=come / 1000,
        bytes=in_all / 1000,
        hand=hand - tap,
        card=card - tap,
        bare=bare_visit(context, bare, come, slow=slow),
    )


def bare_visit(context: BrowserContext, bare: Bare, many: int, *, slow: bool) -> float:
    """Return how long a page takes that is nothing but a script of so many bytes."""
    page = throttled(context) if slow else context.new_page()
    page.goto(f"{bare.address}/{many}", wait_until="commit", timeout=PATIENCE)
    page.wait_for_load_state("load", timeout=PATIENCE)
    ran = float(page.evaluate("window.ran")) / 1000
    page.close()
    return ran


def visits(browser: Browser, relay: Relay, bare: Bare) -> Iterator[tuple[str, Visit]]:
    """Visit as somebody new, again, and as somebody new on a quick machine."""
    for name, slow, times in (("slow phone", True, 2), ("not throttled", False, 1)):
        context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
        for time in range(times):
            yield (
                f"{name}, {'again' if time else 'first visit'}",
                visit(context, relay, bare, slow=slow),
            )
        context.close()


def median(seen: list[Visit]) -> dict[str, float]:
    """Return the median of each figure."""
    figures: list[dict[str, Any]] = [asdict(each) for each in seen]
    return {name: statistics.median(each[name] for each in figures) for name in figures[0]}


@click.command()
@click.option("--runs", default=5, show_default=True, help="How many visits of each kind.")
@click.option("--json", "as_json", is_flag=True, help="Write the medians as JSON.")
def main(runs: int, as_json: bool) -> None:
    """Print the medians."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise click.ClickException("Expected chromium on the path: apt-get install chromium")
    seen: dict[str, list[Visit]] = {}
    with serving() as port, Relay(port) as relay, Bare() as bare, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        for _ in range(runs):
            for name, each in visits(browser, relay, bare):
                seen.setdefault(name, []).append(each)
        browser.close()
    medians = {name: median(each) for name, each in seen.items()}
    if as_json:
        click.echo(json.dumps(medians, indent=1))
        return
    click.echo(
        f"{f'median of {runs}':<26}{'usable':>9}{'of bare':>9}{'kB then':>9}{'kB in all':>11}"
        f"{'tap to hand':>13}{'tap to card':>13}"
    )
    for name, row in medians.items():
        click.echo(
            f"{name:<26}{row['usable']:>7.2f} s{row['usable'] / row['bare']:>8.2f}x"
            f"{row['usable_bytes']:>9.1f}{row['bytes']:>11.1f}"
            f"{row['hand']:>11.2f} s{row['card']:>11.2f} s"
        )


if __name__ == "__main__":
    main()
