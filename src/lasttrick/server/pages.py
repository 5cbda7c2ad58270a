"""What a browser shows: the client, rule sheets, what counts at a table, and texts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from lasttrick.coach.rules import example_lines, fragment, rule_sheet
from lasttrick.coach.score_sheet import score_rules
from lasttrick.errors import OptionError
from lasttrick.games import Game, Table, load_game, usual_seats
from lasttrick.server.client_files import ClientFiles
from lasttrick.server.held import CHANGES, STAYS, Held, kept
from lasttrick.server.protocol.answers import LocaleTold
from lasttrick.server.replies import Json
from lasttrick.texts import PARTS, Texts, language_of, messages_of


def routes(files: ClientFiles, *, framed: Mapping[str, str]) -> list[Route]:
    """Return which page is where.

    Args:
        files: the built client.
        framed: the headers of the page that may stand in a frame of another site.
    """

    async def client(asked: Request) -> Response:
        return files.page(asked)

    async def embedded(asked: Request) -> Response:
        return files.page(asked, framed)

    async def locale(asked: Request) -> Response:
        """Hand out the texts of a language, or those that only some pages need."""
        language, part = language_of(asked.path_params["language"]), asked.path_params.get("part")
        if part is not None and part not in PARTS:
            raise HTTPException(404)
        # The pages name their build here, so theirs are never those of another one.
        stays = files.build != "" and asked.query_params.get("build") == files.build
        return _locale(language, part).answer(asked, STAYS if stays else CHANGES)

    return [
        Route("/", client),
        Route("/t/{id}", client),
        Route("/score", client),
        Route("/practice/{kind}", client),
        Route("/replay", client),
        Route("/deals", client),
        Route("/challenge/{id}", client),
        Route("/embed", embedded),
        Route("/rules/{game}", rules),
        Route("/api/score-table", score_table),
        Route("/locale/{language}.json", locale),
        Route("/locale/{language}/{part}.json", locale),
        Route("/{path:path}", files.file),
    ]


async def rules(asked: Request) -> Response:
    """Write the rules of exactly one table as a fragment of HTML."""
    game = load_game(asked.path_params["game"])
    language, seats, preset, options = _chosen(asked.query_params)
    text = await run_in_threadpool(_rules, game, language, seats, preset, options)
    return kept(asked, HTMLResponse(text))


@cache
def _locale(language: str, part: str | None) -> Held:
    told = LocaleTold(language, messages_of(language, part))
    return Held(msgspec.json.encode(told), "application/json")


async def score_table(asked: Request) -> Response:
    """Tell what counts at one table, for a score sheet that is kept in the browser."""
    game = load_game(asked.query_params.get("game", "agram"))
    _, seats, preset, options = _chosen(asked.query_params)
    chosen = dict(options)
    table = game.table(seats or usual_seats(game, chosen, preset), chosen, preset=preset)
    return kept(asked, Json(score_rules(table)))


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
