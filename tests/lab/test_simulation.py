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
    "agram": "b782f8e15e1d46be",
    "sink-sink": "86074640a9a295dd",
    "mali": "02b1bac475c2fdb0",
    "fapfap": "f271962f3414bb81",
    "spar": "255d2e2ea67da43f",
    "sipa": "0fdd0d1db759b51c",
    "cat-te": "9ebbc9538044447f",
    "eighty-three": "9a249d1b7870fe2b",
    "letzter-stich": "da1cdb77a26c63d0",
    "letzter-stich-3": "6001b0f098ae6678",
    "jeu-de-carte": "98e5fa64d43cab5f",
    "garame": "40af01f82ced9b4c",
}
