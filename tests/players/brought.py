"""A player that another package brings."""

from random import Random

from lasttrick.engine import Move, View


class Brought:
    """Plays the first legal card."""

    name = "brought"

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        return legal[0]
