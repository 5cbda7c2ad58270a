"""Deals whose winner hangs on made-up skill and luck, so that the true difference is known."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest

from lasttrick.cards import Seat
from lasttrick.engine import Move, Result, State, View
from lasttrick.lab.strength import playing

SKILLS = {"strong": 3, "weak": 1, "always": 1, "never": 0}
LUCK = 0.5
"""So often a deal goes to the seat with the good cards, whoever sits there."""


class Sitter(NamedTuple):
    """A player that is only sat down."""

    name: str
    chance: Random

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        raise AssertionError("nobody asks")


class Ended(NamedTuple):
    """A deal that is over."""

    result: Result


def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have deals end by skill and luck, one point for the winner, without playing a card."""
    skill = Random(99)

    def play_out(deal: State, players: Sequence[Sitter]) -> Ended:
        seats = range(len(players))
        luck = players[0].chance
        lucky, favoured = luck.random() < LUCK, int(luck.random() * len(players))
        weights = [SKILLS[sitter.name] for sitter in players]
        if lucky and 0 not in weights:
            winner = favoured
        else:
            (winner,) = skill.choices(seats, weights)
        points = tuple(int(seat == winner) for seat in seats)
        return Ended(Result("deciding-trick", Seat(winner), points, Seat(0), ()))

    monkeypatch.setattr(playing, "make_player", Sitter)
    monkeypatch.setattr(playing, "play_out", play_out)
    monkeypatch.setattr(playing, "result_of", lambda ended: ended.result)
