"""Practice over requests: the questions of the terminal, judged and explained as there."""

from __future__ import annotations

import json
from collections.abc import Callable
from http.client import HTTPConnection
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from lasttrick.cards import CODES
from lasttrick.coach.practice import (
    last_trick_question,
    legal_question,
    new_legal_key,
    points_question,
    practice_table,
)
from lasttrick.coach.score_sheet import ScoreRules, score_rules
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.server.practising import _practised
from lasttrick.texts import LANGUAGES, PARTS, messages_of
from tests.server.serving import Served

Request = Callable[..., tuple[int, Any]]


@pytest.fixture
def request_of(served_by_all: Served) -> Request:
    def send(path: str, body: object = None) -> tuple[int, Any]:
        connection = HTTPConnection(urlsplit(served_by_all.address).netloc, timeout=30)
        try:
            written = None if body is None else json.dumps(body)
            connection.request("GET" if body is None else "POST", path, written)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            connection.close()

    return send


@pytest.fixture
def question_of(request_of: Request) -> Callable[[object], Any]:
    return lambda body: request_of("/api/practice/question", body)[1]


@pytest.fixture
def judge(request_of: Request) -> Callable[[object], Any]:
    return lambda body: request_of("/api/practice/answer", body)[1]


Post = Callable[[object], Any]


def test_every_game_is_practised_where_something_can_be_asked(request_of: Request) -> None:
    told = request_of("/api/practice")[1]
    assert [game["id"] for game in told["legal"]["games"]] == list(GAME_NAMES)
    assert {game["id"] for game in told["points"]["games"]} < set(GAME_NAMES)
    assert all(game["seats"] == 3 for game in told["last"]["games"] if game["id"] == "agram")


@pytest.mark.parametrize("kind", ["legal", "last", "points"])
def test_new_questions_come_back_by_their_key(question_of: Post, judge: Post, kind: str) -> None:
    for game in (each.id for each in _practised()[kind].games):
        asked = question_of({"kind": kind, "game": game})
        again = {"kind": kind, "game": game, "key": asked["key"]}
        assert question_of(again) == asked
        told = judge({**again, "answer": -999})
        assert not told["right"]
        answer = {**again, "answer": told["answer"]}
        assert judge(answer)["right"]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_question_which_cards_may_be_played_shows_no_more_than_the_seat_knows(
    question_of: Post, judge: Post, game: str
) -> None:
    table = practice_table(load_game(game), "legal")
    key = new_legal_key(table, Random(game))
    assert key is not None
    question = legal_question(table, key)
    assert question is not None
    body = {"kind": "legal", "game": game, "key": key}
    asked = question_of(body)
    assert set(asked["hands"][question.seat]) == {
        CODES[c] for c in question.state.hands[question.seat]
    }
    for seat, hand in enumerate(asked["hands"]):
        assert seat == question.seat or set(hand) <= {"?"}
    assert not {"why", "answer"} & set(asked)
    assert asked["legal"] == []
    right = [CODES[card] for card in question.answer]
    told = judge({**body, "answer": right[::-1]})
    assert told["right"]
    assert {move["card"] for move in told["legal"]} >= set(right)
    held = set(asked["hands"][question.seat])
    assert held == {m["card"] for m in told["legal"]} | set(told["why"]) | set(told["revokes"])


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("opened", [False, True])
def test_a_deal_is_played_through_as_in_the_terminal(
    request_of: Request, judge: Post, game: str, opened: bool
) -> None:
    table: dict[str, Any] = {"game": game, "open": opened}
    chance = Random(f"{game} {opened}")
    asks = set()
    deal = request_of("/api/practice/deal", table)[1]
    for _ in range(13):
        asks.add(deal["asks"])
        assert deal["counted_as"] == game
        if deal["asks"] == "nothing":
            break
        hands = deal["hands"]
        assert "?" not in hands[0]
        assert opened != any("?" in hand for hand in hands[1:])
        if deal["asks"] == "play":
            may = deal["legal"]
        else:
            told = judge({"kind": "legal", **table, "key": deal["key"], "answer": ["2C"]})
            may = [move for move in told["legal"] if move["type"] == "play"]
            for card in told["why"]:
                wrong = {**table, "key": deal["key"], "play": {"card": card, "down": False}}
                wrong["play"]["type"] = "play"
                status, refused = request_of("/api/practice/deal", wrong)
                assert status == 400
                assert refused["code"].startswith("play/")
        move = chance.choice([None, *may])
        before = deal
        deal = request_of("/api/practice/deal", {**table, "key": deal["key"], "play": move})[1]
        assert deal["key"].startswith(before["key"])
        assert deal["log"][: len(before["log"])] == before["log"]
        if move is not None:
            done = deal["log"][len(before["log"])]
            assert (done["seat"], done["card"]) == (0, move["card"])
    assert deal["asks"] == "nothing"
    assert sum(deal["result"]["points"]) != 0 or deal["result"]["gains"]
    assert asks > {"nothing"}


def test_a_moment_that_is_none_and_a_revoke_are_no_play(request_of: Request, judge: Post) -> None:
    for key in ("7/99", "x", "7/0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0"):
        assert request_of("/api/practice/deal", {"game": "agram", "key": key}) == (200, None)
    flagged = {"game": "spar", "options": {"enforce": "flag"}}
    for _ in range(40):
        deal = request_of("/api/practice/deal", flagged)[1]
        while deal["asks"] != "nothing":
            told = judge({"kind": "legal", **flagged, "key": deal["key"], "answer": []})
            if told is not None and told["revokes"]:
                wrong = {"type": "play", "card": told["revokes"][0], "down": False}
                body = {**flagged, "key": deal["key"], "play": wrong}
                status, refused = request_of("/api/practice/deal", body)
                assert (status, refused["code"]) == (400, "command/bad-field")
                return
            deal = request_of("/api/practice/deal", {**flagged, "key": deal["key"]})[1]
    pytest.fail("nobody could revoke")


def test_a_question_that_comes_back_shows_all_hands_if_wanted(question_of: Post) -> None:
    key = new_legal_key(practice_table(load_game("agram"), "legal"), Random("open"))
    asked = question_of({"kind": "legal", "game": "agram", "key": key, "open": True})
    assert not any("?" in hand for hand in asked["hands"])


def test_the_fixed_endings(question_of: Post, judge: Post) -> None:
    table = practice_table(load_game("agram"), "last")
    for key in ("fixed-1", "fixed-2", "fixed-3", "12", "12b"):
        question = last_trick_question(table, key)
        assert question is not None
        body = {"kind": "last", "game": "agram", "key": key}
        asked = question_of(body)
        assert asked["asks"] == question.asks
        assert (asked["changed"] is None) == (question.changed is None)
        wrong = judge({**body, "answer": ["2C"]})
        assert not wrong["right"]
        if question.asks == "winner":
            assert wrong["answer"] == question.answer
            assert wrong["trick"]["winner"] == question.answer
            assert wrong["note"] == "trick-won"
        else:
            assert wrong["answer"] == [CODES[question.answer]]


def test_the_points_of_a_deal_come_with_their_reasons(question_of: Post, judge: Post) -> None:
    table = practice_table(load_game("fapfap"), "points")
    for number in range(20):
        question = points_question(table, str(number))
        assert question is not None
        body = {"kind": "points", "game": "fapfap", "key": str(number)}
        asked = question_of(body)
        assert asked["seat"] == question.seat
        told = judge({**body, "answer": question.answer})
        assert told["right"]
        assert told["result"]["points"][question.seat] == question.answer


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "points", "game": "fapfap", "key": "x"},
        {"kind": "legal", "game": "agram", "key": "7/99"},
        {"kind": "last", "game": "agram", "key": "fixed-9"},
        {"kind": "points", "game": "agram"},
    ],
)
def test_a_key_of_no_question_is_answered_by_null(question_of: Post, body: Any) -> None:
    assert question_of(body) is None


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"kind": "odd", "game": "agram"}, "command/bad-field"),
        ({"kind": "legal"}, "command/bad-field"),
        ({"kind": "legal", "game": "whist"}, "game/unknown"),
        ({"kind": "legal", "game": "agram", "options": {"odd": "x"}}, "option/unknown"),
        ({"kind": "legal", "game": "agram", "seats": 8}, "table/pack-too-small"),
        ({"kind": "legal", "game": "agram", "key": "1" * 401}, "command/bad-field"),
    ],
)
def test_what_cannot_be_asked_is_refused(request_of: Request, body: Any, code: str) -> None:
    status, refused = request_of("/api/practice/question", body)
    assert status in (400, 404)
    assert refused["code"] == code


def test_what_counts_at_a_table_is_told_once(request_of: Request) -> None:
    path = "/api/score-table?game=spar&seats=3&preset=ghana-dry&option.target=open"
    status, told = request_of(path)
    table = load_game("spar").table(3, {"target": "open"}, preset="ghana-dry")
    assert status == 200
    assert told == json.loads(json.dumps(msgspec.to_builtins(score_rules(table))))
    assert msgspec.convert(told, ScoreRules) == score_rules(table)
    for wrong in ("game=whist", "game=/etc/passwd", "game=x.toml", "game=agram&seats=x"):
        status, refused = request_of(f"/api/score-table?{wrong}")
        assert status in (400, 404)
        assert refused["code"].startswith(("game/", "option/"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_single_pages_come_apart(request_of: Request, language: str) -> None:
    for part in PARTS:
        status, told = request_of(f"/locale/{language}/{part}.json")
        assert status == 200
        assert told == {"language": language, "messages": messages_of(language, part)}
        assert told["messages"] not in messages_of(language)
    assert request_of(f"/locale/{language}/other.json")[0] == 404
