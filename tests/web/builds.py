"""Another build of the client, and servers that have the one or the other."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page

from tests.server.serving import Served

_PROGRAM = """\
import lasttrick.server.app as app
from lasttrick.cli import main
from pathlib import Path
app.client_folder = lambda: Path({folder!r})
main()
"""


def rebuilt(source: Path, folder: Path) -> Path:
    """Build the client anew as after a change: no file of code has the name that it had."""
    (folder / "assets").mkdir(parents=True)
    names = [path.name for path in (source / "assets").iterdir() if path.suffix != ".br"]
    for path in (path for path in source.rglob("*") if path.is_file() and path.suffix != ".br"):
        if path.suffix == ".png":
            (folder / path.name).write_bytes(path.read_bytes())
            continue
        text = path.read_text("utf-8")
        for name in names:
            text = text.replace(name, _renamed(name))
        kept = path.relative_to(source).parent
        (folder / kept / (_renamed(path.name) if kept.name else path.name)).write_text(
            text, "utf-8"
        )
    return folder


def _renamed(name: str) -> str:
    return re.sub(r"\.(\w+)$", r"2.\1", name)


def served_build(folder: Path, database: Path, log: Path, *arguments: str, port: int = 0) -> Served:
    """Serve the pages that are in a folder."""
    program = ("-c", _PROGRAM.format(folder=str(folder)))
    return Served(str(database), log, *arguments, port=port, program=program)


def wait_until_kept(page: Page, path: str) -> None:
    """Wait until the worker of this page keeps what is at a path below the site."""
    page.evaluate(
        """async (path) => {
            const end = performance.now() + 30_000;
            const late = new Promise((_, no) => setTimeout(no, 30_000, new Error('no worker')));
            const { scope } = await Promise.race([navigator.serviceWorker.ready, late]);
            const wanted = new URL(path, scope).href;
            while (!(await caches.match(wanted, { ignoreSearch: true }))) {
                if (performance.now() > end) throw new Error(`${path} is not kept`);
                await new Promise(requestAnimationFrame);
            }
        }""",
        path,
    )


def wait_for_one_build(page: Page, build: str) -> None:
    """Wait until what is kept is of this build, and of no other."""
    page.evaluate(
        """async (build) => {
            const end = performance.now() + 30_000;
            const alone = (names) => names.length === 1 && names[0].endsWith(build);
            while (!alone(await caches.keys())) {
                if (performance.now() > end) throw new Error(`${await caches.keys()}`);
                await new Promise(requestAnimationFrame);
            }
        }""",
        build,
    )


def kept_paths(page: Page) -> set[str]:
    """Return the paths, below this server, of everything that its worker keeps."""
    return set(
        page.evaluate(
            """async () => {
                const paths = [];
                for (const name of await caches.keys()) {
                    for (const { url } of await (await caches.open(name)).keys()) {
                        paths.push(new URL(url).pathname);
                    }
                }
                return paths;
            }"""
        )
    )
