"""How long each player thinks about one card."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from lasttrick.engine import Move, View
from lasttrick.errors import PlayerError
from lasttrick.games import load_game
from lasttrick.lab.speed.line import Line
from lasttrick.lab.speed.playing import first_moment
from lasttrick.players import Player, make_player, play_out, player_names

_TABLES = (("agram", 4), ("cat-te", 4))


class Timed:
    """A player with a clock beside it."""

    def __init__(self, player: Player) -> None:
        """Take the player."""
        self.name = player.name
        self.seconds = 0.0
        self.choices = 0
        self._player = player

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        """Return what the player chooses."""
        before = time.process_time()
        move = self._player.choose(view, legal)
        self.seconds += time.process_time() - before
        self.choices += 1
        return move


def thinking_lines(seconds: float) -> Iterator[Line]:
    """Yield the time of one choice of each player among its like, beside the random one."""
    for game, seats in _TABLES:
        reference = 0.0
        for name in player_names():
            try:
                figure = choice(name, game, seats, seconds)
            except PlayerError:
                # Another package's player that is broken has no speed.
                continue
            reference = reference or figure
            of = f"random, {game} {seats}"
            title = f"{name}, {game} {seats}"
            yield Line("players", title, figure, "ms a choice", figure / reference, of)


def choice(name: str, game: str, seats: int, seconds: float) -> float:
    """Return how many milliseconds a player takes for a choice, at a table of its like."""
    table, chance = load_game(game).table(seats), Random(7)
    timed = Timed(make_player(name, Random(7)))
    # What a player makes ready before its first choice is no part of the others.
    play_out(first_moment(table, chance), [timed] * seats)
    timed.seconds, timed.choices = 0.0, 0
    begun = time.process_time()
    while time.process_time() - begun < seconds or not timed.choices:
        play_out(first_moment(table, chance), [timed] * seats)
    return 1000 * timed.seconds / timed.choices
