"""The rule sheet of exactly one table, whatever game it plays."""

from __future__ import annotations

from lasttrick.server.client import make_table
from tests.server.playing import run
from tests.server.serving import Served
from tests.server.test_hostile_requests import http

HOUSE = """
extends = "agram"
name = "Agram at our house"
[options.direction]
default = "clockwise"
"""


def test_a_table_of_an_own_game_hands_out_its_rules(served_by_all: Served) -> None:
    seat = run(make_table(served_by_all.address, name="Ama", definition=HOUSE, seats=3))
    status, headers, body = http(served_by_all, "GET", f"/rules/tables/{seat.table}?lang=de")
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert "Agram at our house" in body.decode()
    assert "im Uhrzeigersinn" in body.decode()


def test_a_table_that_is_none_has_no_rules(served_by_all: Served) -> None:
    assert http(served_by_all, "GET", "/rules/tables/none")[0] == 404
