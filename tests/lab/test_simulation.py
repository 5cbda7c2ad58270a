"""Simulated deals: the same records for ever, one after the other as in matches."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import pytest

from lasttrick.games import GAME_NAMES, load_game
from lasttrick.lab import simulate
from lasttrick.records import encode, verify


@pytest.mark.parametrize("game", GAME_NAMES)
def test_bytes_are_pinned(game: str) -> None:
    seats = load_game(game).seats()[-1]
    table = load_game(game).table(seats)
    records = simulate(table, ["random"] * seats, deals=25, seed=7)
    lines = b"".join(encode(record) + b"\n" for record in records)
    assert hashlib.sha256(lines).hexdigest()[:16] == PINNED[game]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_deals_follow_each_other_as_in_a_match(game: str) -> None:
    table = load_game(game).table(load_game(game).seats()[0])
    records = list(simulate(table, ["random"] * table.seats, deals=60, seed=1))
    for before, after in pairwise(records):
        assert before.match is not None
        assert after.match is not None
        if after.match.number == 1:
            assert after.match.before is not None
            continue
        assert before.result is not None
        assert after.dealer == before.result.next_dealer
        assert after.match.number == before.match.number + 1
        assert after.match.before == before.match.after
    assert all(verify(record) == [] for record in records)


def test_cards_do_not_depend_on_the_bots() -> None:
    table = load_game("agram").table(4, {"next-dealer": "rotate"})
    deals = [
        [record.deal for record in simulate(table, [bot] * 4, deals=4, seed=5)]
        for bot in ("random", "careful")
    ]
    assert deals[0] == deals[1]


PINNED = {
    "agram": "416733c939927062",
    "sink-sink": "955d4c0e0f3f4243",
    "mali": "a55dcbed9e25c7f5",
    "fapfap": "8faf31ddf5837710",
    "spar": "57aa0fbf7dd1537e",
    "sipa": "ad5015c0f075f735",
    "cat-te": "6f565b32460e5704",
    "eighty-three": "8e0c83bc8f586fd6",
    "letzter-stich": "0f0c57906a8fdc21",
    "letzter-stich-3": "2c50b6d33490eea4",
    "jeu-de-carte": "2cabfca43f7f2834",
    "garame": "8a1554d6f6223d96",
}
