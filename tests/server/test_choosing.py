"""What is told of a game of one's own, and of tables at which nobody sits yet."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from lasttrick.coach.score_sheet import ScoreRules, score_rules
from lasttrick.games import game_from_text, load_game
from lasttrick.server.client import make_table
from tests.server.asking import http
from tests.server.playing import run
from tests.server.serving import Served

HOUSE = """
extends = "sipa"
name = "Sipa at our house"
[options.direction]
default = "clockwise"
[presets.fast]
name = "Fast"
about = "to five"
options = { target = 5 }
"""


def post(served: Served, path: str, **body: Any) -> tuple[int, Any]:
    answer = http(served.address, "POST", path, json.dumps(body).encode())
    is_json = answer.headers["content-type"].startswith("application/json")
    return answer.status, json.loads(answer.body) if is_json else answer.body.decode()


def test_a_game_of_ones_own_is_told_like_any_other(served_by_all: Served) -> None:
    status, told = post(served_by_all, "/api/games", definition=HOUSE)
    assert status == 200
    assert (told["id"], told["name"]) == ("custom", "Sipa at our house")
    assert told["options"]["direction"]["default"] == "clockwise"
    assert told["presets"]["fast"]["name"] == "Fast"
    assert told["definition"] == json.loads(json.dumps(game_from_text(HOUSE).definition))
    assert post(served_by_all, "/api/games", definition=told["definition"]) == (200, told)


@pytest.mark.parametrize("whole", [False, True])
def test_it_is_asked_about_by_its_text_or_by_all_it_says(
    served_by_all: Served, whole: bool
) -> None:
    game = game_from_text(HOUSE)
    definition = game.definition if whole else HOUSE
    choice = {"definition": definition, "seats": 3, "preset": "fast"}
    table = game.table(3, preset="fast")
    status, told = post(served_by_all, "/api/score-table", **choice)
    assert status == 200
    assert msgspec.convert(told, ScoreRules) == score_rules(table)
    status, sheet = post(served_by_all, "/rules", lang="de", **choice)
    assert status == 200
    assert "Sipa at our house" in sheet
    assert "im Uhrzeigersinn" in sheet
    asked = post(served_by_all, "/api/practice/question", kind="last", **choice)[1]
    assert (asked["game"], asked["seats"]) == ("custom", 3)
    seat = run(make_table(served_by_all.address, name="Ama", **choice))
    shown = json.loads(http(served_by_all.address, "GET", f"/api/tables/{seat.table}").body)
    assert shown["table"]["definition"]["name"] == "Sipa at our house"
    assert shown["table"]["options"]["target"] == 5


def test_a_built_in_table_is_asked_about_in_the_same_way(served_by_all: Served) -> None:
    table = load_game("spar").table(3, {"target": "open"}, preset="ghana-dry")
    choice = {"game": "spar", "seats": 3, "preset": "ghana-dry", "options": {"target": "open"}}
    told = post(served_by_all, "/api/score-table", **choice)[1]
    assert msgspec.convert(told, ScoreRules) == score_rules(table)
    assert "<h1>" in post(served_by_all, "/rules", **choice)[1]


@pytest.mark.parametrize("path", ["/api/games", "/api/score-table", "/rules"])
@pytest.mark.parametrize(
    ("definition", "code", "said"),
    [
        ('extends = "agram"\nname = "House"\ntarget = 5\n', "game/bad-definition", "game.toml:3:"),
        ("name = \n", "game/not-toml", "game.toml:1:"),
        ({"name": "House", "deal": 5}, "game/bad-definition", "deal"),
        ({"a": {"b": [[[[]]]]}}, "game/bad-definition", "a"),
        (5, "command/bad-field", "definition"),
    ],
)
def test_a_wrong_game_is_refused_with_the_place(
    served_by_all: Served, path: str, definition: object, code: str, said: str
) -> None:
    status, refused = post(served_by_all, path, definition=definition)
    assert status == 400
    assert refused["code"] == code
    assert said in refused["message"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "command/bad-field"),
        ({"game": "agram", "definition": "x"}, "command/bad-field"),
        ({"game": "/etc/passwd"}, "game/unknown"),
        ({"game": "agram", "options": {"odd": "x"}}, "option/unknown"),
        ({"game": "agram", "seats": 8}, "table/pack-too-small"),
    ],
)
def test_a_table_that_cannot_be_is_refused(served_by_all: Served, body: Any, code: str) -> None:
    for path in ("/api/score-table", "/rules"):
        status, refused = post(served_by_all, path, **body)
        assert status in (400, 404)
        assert refused["code"] == code
