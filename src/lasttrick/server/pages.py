"""What a browser shows: the client, rule sheets, and the texts of a language."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from importlib import resources
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from lasttrick.coach.rules import example_lines, fragment, rule_sheet
from lasttrick.errors import OptionError
from lasttrick.games import Game, Table, load_game
from lasttrick.server.replies import Json
from lasttrick.texts import Texts, language_of, messages_of

_CHANGES = "no-cache"
"""For what keeps its address when it changes: kept, but asked about each time."""

_STAYS = "public, max-age=31536000, immutable"
"""For what has the hash of its content in its name."""

_UNBUILT = (
    "The pages for the browser have not been built into this copy of Last Trick.\n"
    "Programs can play here all the same.\n"
)


def client_folder() -> Path:
    """Return where the built client is, or would be."""
    return Path(str(resources.files("lasttrick.server"))) / "static"


def routes(folder: Path) -> list[BaseRoute]:
    """Return which page is where.

    Args:
        folder: where the built client is.
    """

    async def client(asked: Request) -> Response:
        page = folder / "index.html"
        if not page.is_file():
            return PlainTextResponse(_UNBUILT, 503)
        return FileResponse(page, headers={"Cache-Control": _CHANGES})

    files = [Mount("/", _ClientFiles(directory=folder))] if folder.is_dir() else []
    return [
        Route("/", client),
        Route("/t/{id}", client),
        Route("/rules/{game}", rules),
        Route("/locale/{language}.json", locale),
        *files,
    ]


class _ClientFiles(StaticFiles):
    """The files of the client."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except (OSError, ValueError):
            # A name that is none, or too long for one.
            raise HTTPException(404) from None
        hashed = path.startswith("assets/") and response.status_code == 200
        response.headers["Cache-Control"] = _STAYS if hashed else _CHANGES
        return response


async def rules(asked: Request) -> Response:
    """Write the rules of exactly one table as a fragment of HTML."""
    game = load_game(asked.path_params["game"])
    language, seats, preset, options = _chosen(asked.query_params)
    text = await run_in_threadpool(_rules, game, language, seats, preset, options)
    return kept(asked, HTMLResponse(text))


async def locale(asked: Request) -> Response:
    """Hand out the texts of a language."""
    language = language_of(asked.path_params["language"])
    return kept(asked, Json({"language": language, "messages": messages_of(language)}))


def _chosen(query: QueryParams) -> tuple[str, int | None, str | None, tuple[tuple[str, str], ...]]:
    seats = query.get("seats")
    if seats is not None and not (seats.isascii() and seats.isdecimal() and len(seats) < 3):
        raise OptionError(
            "option/bad-value",
            "Expected seats to be a number.",
            option="seats",
            expected="a number",
            got=seats[:40],
        )
    options = {
        key.removeprefix("option."): value[:100]
        for key, value in query.items()
        if key.startswith("option.")
    }
    language = language_of(query.get("lang", "en"))
    return (
        language,
        None if seats is None else int(seats),
        query.get("preset"),
        tuple(sorted(options.items())),
    )


@lru_cache(maxsize=256)
def _rules(
    game: Game,
    language: str,
    seats: int | None,
    preset: str | None,
    options: tuple[tuple[str, str], ...],
) -> bytes:
    chosen = game.rules(game.choose(dict(options), preset=preset))
    least, most = chosen.seats.best or (chosen.seats.least, chosen.seats.most)
    table = game.table(seats or min(max(least, 4), most), dict(options), preset=preset)
    return sheet_of(game, table, language)


def sheet_of(game: Game, table: Table, language: str) -> bytes:
    """Return the rule sheet of a table as a fragment of HTML."""
    texts = Texts(language)
    return fragment(rule_sheet(game, table, texts, example_lines(table, texts))).encode()


def kept(asked: Request, reply: Response) -> Response:
    """Answer with what may be kept, or that what is kept is still so."""
    tag = f'"{hashlib.sha256(reply.body).hexdigest()[:32]}"'
    headers = {"Cache-Control": _CHANGES, "ETag": tag}
    if asked.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    reply.headers.update(headers)
    return reply
