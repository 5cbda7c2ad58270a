"""The requests beside the socket as OpenAPI, worked out from the types that read and write them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from starlette.responses import HTMLResponse

from lasttrick import __version__
from lasttrick.coach.score_sheet import ScoreRules
from lasttrick.games import GAME_NAMES
from lasttrick.server.protocol.answers import (
    CodeBody,
    Listed,
    LocaleTold,
    Refusal,
    SeatGiven,
    Shown,
    TableMade,
)
from lasttrick.server.protocol.choosing import GameBody, GameTold, RulesRequest, TableChoice
from lasttrick.server.table.opening import TableRequest
from lasttrick.texts import LANGUAGES

_STRUCTS = (
    *(TableRequest, CodeBody, TableMade, SeatGiven, Shown, Listed),
    *(GameTold, GameBody, TableChoice, RulesRequest, ScoreRules, LocaleTold, Refusal),
)
_JSON = "application/json"
_ID = {
    "name": "id",
    "in": "path",
    "required": True,
    "description": "The id of a table, such as mvkq-7h2p-x9dt.",
    "schema": {"type": "string", "minLength": 1},
}
_NUMBER = {
    "name": "number",
    "in": "path",
    "required": True,
    "schema": {"type": "integer", "minimum": 1, "maximum": 2**31 - 1},
}
_LANGUAGE = {"type": "string", "enum": list(LANGUAGES)}


@cache
def description(base: str = "") -> dict[str, Any]:
    """Return the description.

    Args:
        base: the path before every path.
    """
    _, parts = msgspec.json.schema_components(_STRUCTS, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Last Trick",
            "version": __version__,
            "summary": "Tables for card games. Play itself goes over the socket /ws/{id}.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": base or "/"}],
        "paths": _paths(),
        "components": {
            "schemas": parts,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def _paths() -> dict[str, Any]:
    record = {"type": "object"}
    answers = _answers
    return {
        "/api/tables": {
            "get": {
                "operationId": "listTables",
                "summary": "The public tables at which somebody is.",
                "responses": answers(200, {"type": "array", "items": _ref(Listed)}, 429),
            },
            "post": {
                "operationId": "makeTable",
                "summary": "Make a table, and sit down at it.",
                "requestBody": _body(TableRequest),
                "responses": answers(201, _ref(TableMade), 400, 403, 404, 413, 429, 503),
            },
        },
        "/api/tables/{id}": {
            "parameters": [_ID],
            "get": {
                "operationId": "showTable",
                "summary": "A table as a watcher knows it.",
                "responses": answers(200, _ref(Shown), 404, 429, 503),
            },
        },
        "/api/tables/{id}/continue": {
            "parameters": [_ID],
            "post": {
                "operationId": "continueAtTable",
                "summary": "Take the seat that another device has given a code for.",
                "requestBody": _body(CodeBody),
                "responses": answers(200, _ref(SeatGiven), 400, 403, 404, 409, 413, 429, 503),
            },
        },
        "/api/tables/{id}/deals/{number}": {
            "parameters": [_ID, _NUMBER],
            "get": {
                "operationId": "recordOfDeal",
                "summary": "The record of a deal of the match, once it is over.",
                "security": [{"seat": []}, {}],
                "responses": answers(200, record, 403, 404, 429, 503),
            },
        },
        "/api/games": {
            "get": {
                "operationId": "listGames",
                "summary": "Every game, with all that can be chosen.",
                "responses": answers(200, {"type": "array", "items": _ref(GameTold)}, 429),
            },
            "post": {
                "operationId": "tellGame",
                "summary": "The same of a game of one's own.",
                "requestBody": _body(GameBody),
                "responses": answers(200, _ref(GameTold), 400, 403, 413, 429),
            },
        },
        "/api/score-table": {
            "post": {
                "operationId": "scoreTable",
                "summary": "What counts at a table, for a score sheet.",
                "requestBody": _body(TableChoice),
                "responses": answers(200, _ref(ScoreRules), 400, 403, 404, 413, 429),
            },
        },
        "/rules": {
            "post": {
                "operationId": "rulesOfAnyTable",
                "summary": "The rule sheet of a table of any game, one's own too.",
                "requestBody": _body(RulesRequest),
                "responses": _sheet(400, 403, 413),
            },
        },
        "/locale/{language}.json": {
            "parameters": [
                {"name": "language", "in": "path", "required": True, "schema": _LANGUAGE}
            ],
            "get": {
                "operationId": "textsOfLanguage",
                "summary": "The texts of a language.",
                "responses": answers(200, _ref(LocaleTold), 404, 429),
            },
        },
        "/rules/{game}": {
            "parameters": [
                {
                    "name": "game",
                    "in": "path",
                    "required": True,
                    "schema": {"type": "string", "enum": list(GAME_NAMES)},
                }
            ],
            "get": {
                "operationId": "rulesOfTable",
                "summary": "The rule sheet of one table. Options are named option.NAME.",
                "parameters": [
                    _query("seats", {"type": "integer", "minimum": 2, "maximum": 8}),
                    _query("lang", _LANGUAGE),
                    _query("preset", {"type": "string"}),
                ],
                "responses": _sheet(400),
            },
        },
        "/rules/tables/{id}": {
            "parameters": [_ID],
            "get": {
                "operationId": "rulesOfThisTable",
                "summary": "The rule sheet of exactly this table.",
                "parameters": [_query("lang", _LANGUAGE)],
                "responses": _sheet(503),
            },
        },
        "/healthz": {
            "get": {
                "operationId": "isAlive",
                "summary": "Whether the process lives.",
                "responses": answers(200, _flag("ok")),
            }
        },
        "/readyz": {
            "get": {
                "operationId": "isReady",
                "summary": "Whether people may be sent here.",
                "responses": {
                    **answers(200, _flag("ready")),
                    "503": _told("No, and why not.", _ref(Refusal)),
                },
            }
        },
    }


def _answers(status: int, schema: dict[str, Any], *refusals: int) -> dict[str, Any]:
    return {str(status): _told("As asked.", schema), **_refusals(*refusals)}


def _refusals(*statuses: int) -> dict[str, Any]:
    return {str(status): _told("A refusal.", _ref(Refusal)) for status in statuses}


def _sheet(*refusals: int) -> dict[str, Any]:
    content = {str(HTMLResponse.media_type): {"schema": {"type": "string"}}}
    sheet = {"description": "A fragment of HTML.", "content": content}
    return {"200": sheet, **_refusals(*refusals, 404, 429)}


def _told(about: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": about, "content": {_JSON: {"schema": schema}}}


def _body(struct: type) -> dict[str, Any]:
    return {"required": True, "content": {_JSON: {"schema": _ref(struct)}}}


def _ref(struct: type) -> dict[str, Any]:
    return {"$ref": f"#/components/schemas/{struct.__name__}"}


def _flag(name: str) -> dict[str, Any]:
    return {"type": "object", "properties": {name: {"const": True}}, "required": [name]}


def _query(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "in": "query", "schema": schema}
