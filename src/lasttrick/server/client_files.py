"""The built client: its pages and files, held in memory, and which build it is.

What a server began with it goes on with: when the package is upgraded under it, its pages and its
files still fit each other, and it, until it starts again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from importlib import resources
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from lasttrick import __version__
from lasttrick.server.held import CHANGES, STAYS, Held
from lasttrick.texts import LANGUAGES, PARTS, messages_of

BUILD = "Lasttrick-Build"
"""The header in which every answer says which build the pages of this server are."""

_UNBUILT = (
    "The pages for the browser have not been built into this copy of Last Trick.\n"
    "Programs can play here all the same.\n"
)
_PAGE = "index.html"
_WORKER = "worker.js"


def client_folder() -> Path:
    """Return where the built client is, or would be."""
    return Path(str(resources.files("lasttrick.server"))) / "static"


class ClientFiles:
    """What a browser fetches once and shows by itself.

    Attributes:
        build: names these files and the texts that go with them; empty if nothing was built.
    """

    def __init__(self, folder: Path, base: str = "") -> None:
        """Read everything.

        Args:
            folder: where the built client is.
            base: the path before every path.
        """
        files = _read(folder)
        self.build = _build(files) if _PAGE in files else ""
        if _PAGE in files:
            # The page is the same at every path, so what it refers to must not depend on that.
            page = files[_PAGE].decode().replace('="./', f'="{base}/')
            page = page.replace('data-build=""', f'data-build="{self.build}"')
            files[_PAGE] = page.encode()
        if _WORKER in files:
            files[_WORKER] = f"self.build={json.dumps(self.build)};\n".encode() + files[_WORKER]
        self._held = {
            name: Held(
                body,
                guess_type(name)[0] or "application/octet-stream",
                brotli=files.get(f"{name}.br"),
            )
            for name, body in files.items()
            if name[-3:] != ".br"
        }

    def page(self, asked: Request, more: Mapping[str, str] | None = None) -> Response:
        """Answer with the page that shows everything, whatever its path."""
        if _PAGE not in self._held:
            return PlainTextResponse(_UNBUILT, 503)
        return self._held[_PAGE].answer(asked, more=more)

    async def file(self, asked: Request) -> Response:
        """Answer with a file."""
        name = asked.path_params["path"]
        if name not in self._held:
            raise HTTPException(404)
        # The names of assets hold the hash of their content.
        return self._held[name].answer(asked, STAYS if name.startswith("assets/") else CHANGES)


def _read(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != ".sha256"
    }


def _build(files: Mapping[str, bytes]) -> str:
    whole = hashlib.sha256(__version__.encode())
    for name, body in files.items():
        whole.update(f"{name}\0{len(body)}\0".encode() + body)
    for language in LANGUAGES:
        for part in (None, *PARTS):
            whole.update(messages_of(language, part).encode())
    return whole.hexdigest()[:16]
