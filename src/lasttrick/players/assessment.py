"""What a player makes of each card that it could play, as plain data."""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.engine import Play


class PlayWorth(NamedTuple):
    """What a player expects of one play."""

    play: Play
    points: float
    """The points or chips that the deal is expected to bring its seat after it."""
    win: float
    """The chance to win the deal after it, from 0 to 1."""
    forced: float | None = None
    """What the seat can be sure of after it with all hands open, in the mean over the worlds
    imagined (with two seats, its points less the other's); None where that was not found."""


class Share(NamedTuple):
    """A play and how likely a player is to make it."""

    play: Play
    chance: float


class Assessment(NamedTuple):
    """What a player makes of its legal plays."""

    plays: tuple[PlayWorth, ...]
    """Every legal play, in the order of the legal moves."""
    best: Play
    """The one that it chooses; where it mixes them, the one that it chooses most often."""
    worlds: int
    """In how many imagined worlds they were tried, or for how many hands of the other seat an
    equilibrium was found; 0 where only chances were weighed."""
