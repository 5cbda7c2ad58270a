"""How a network does against play by chance: what a training shows of itself."""

from __future__ import annotations

from lasttrick.games import load_game
from lasttrick.kernels.compiled import compiled
from lasttrick.lab.training.learning import Weights
from lasttrick.lab.training.self_play import desk, room_for, self_play
from lasttrick.players.policy import Family

MEASURED: dict[Family, str] = {
    "plain": "agram",
    "low": "fapfap",
    "free": "cat-te",
    "early": "eighty-three",
}
"""The game that stands for each family."""

_SEED, _LEAST = 2024, 0.1
_UNLIMITED = 1 << 40


def won_against_random(family: Family, weights: Weights, seats: int, deals: int) -> float:
    """Return the share of deals that a network wins from players by chance.

    Args:
        family: that of the network.
        weights: of the network.
        seats: at the table, of the game that stands for the family.
        deals: how many; each is played with the network in every seat in turn.
    """
    rules = compiled(load_game(MEASURED[family]).table(seats))
    room, nowhere = desk(len(weights.out)), room_for(0)
    won = 0
    for seat in range(seats):
        before = int(room.counts.wins[seat])
        others = (1 << seats) - 1 & ~(1 << seat)
        self_play(
            rules,
            room,
            weights.policy,
            others,
            0.0,
            _LEAST,
            _SEED,
            0,
            deals,
            1.0,
            nowhere,
            0,
            _UNLIMITED,
        )
        won += int(room.counts.wins[seat]) - before
    return won / (deals * seats)
