"""What ``expert`` gains by looking into more worlds, and how long it takes over them.

Run it with ``python benchmarks/worlds.py``. Moments come from deals that the policy plays with
itself; those are left out in which ``expert`` does not look into worlds. What it plays is held
against what the policy would most likely play, in many other worlds: points more a choice, and
their standard error, in which the moment is the unit. The last column is the time of this
process as a multiple of what the fewest worlds take, with compiled code made ready before the
clock starts.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import count, islice
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

import click
import numpy as np

from lasttrick.cards import Seat
from lasttrick.engine import Play, State, View, dealt, play, shuffled, start, view
from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.players import Budget, make_player
from lasttrick.players.assessment import Share
from lasttrick.players.beliefs import Beliefs, likely
from lasttrick.players.expert import Expert
from lasttrick.players.foresight.learnt import PlayingOn
from lasttrick.players.imagining import plays_to_imagine
from lasttrick.players.policy import shares

MOST = (24, 48, 96, 192, 384, 768, 1536)
TOGETHER = 500


class Moment(NamedTuple):
    """A choice, and what is known of it."""

    seen: View
    known: list[Share]
    """What the policy makes of each play."""
    worth: dict[Play, float]
    """What each brings in very many worlds."""


def deals(table: Table, chance: Random) -> Iterator[State]:
    """Yield every moment of deal after deal, as the policy plays them."""
    for number in count():
        dealer = Seat(number % table.seats)
        state = start(table, dealer, *dealt(table, dealer, shuffled(table.pack, chance)))
        players = [make_player("policy", Random(chance.random())) for _ in range(table.seats)]
        while state.turn is not None:
            yield state
            seen = view(state, state.turn)
            state = play(state, state.turn, players[state.turn].choose(seen, seen.legal))


def moments(table: Table, worlds: int, chance: Random) -> Iterator[Moment]:
    """Yield one in three of the choices in which worlds are looked into."""
    for state in deals(table, chance):
        assert state.turn is not None
        seen = view(state, state.turn)
        plays = plays_to_imagine(seen, seen.legal)
        if not plays or chance.random() > 1 / 3:
            continue
        if Expert(Random(1)).mix(seen, seen.legal) is None:
            yield Moment(seen, shares(seen, list(plays)), worth_of(seen, plays, worlds, chance))


def worth_of(seen: View, plays: Sequence[Play], worlds: int, chance: Random) -> dict[Play, float]:
    """Return what each play brings in the mean over many worlds, by how likely these are."""
    beliefs, looking = Beliefs(seen), PlayingOn(seen, plays)
    found = []
    for _ in range(0, worlds, TOGETHER):
        drawn = [likely(seen, beliefs.world(chance), chance) for _ in range(TOGETHER)]
        found.append(looking.outcomes(drawn, range(len(plays)), chance.getrandbits(53)))
    weights = np.concatenate([each.likely for each in found])
    weights = np.exp(weights - weights.max())
    points = np.concatenate([each.points for each in found])
    return dict(zip(plays, (weights @ points / weights.sum()).tolist(), strict=True))


def by_worlds(moment: Moment, most: int, chance: Random) -> tuple[float, int, float]:
    """Return what is gained with so many worlds at most, how many it took, and how long."""
    likeliest = max(moment.known, key=lambda share: share.chance).play
    expert = Expert(Random(chance.random()), Budget(worlds=most))
    begun = time.process_time()
    assessed = expert.assess(moment.seen, moment.seen.legal)
    taken = time.process_time() - begun
    gain = moment.worth[assessed.best] - moment.worth[likeliest]
    return gain, assessed.worlds, taken


@click.command()
@click.option("--game", type=click.Choice(GAME_NAMES), default="agram", show_default=True)
@click.option("-n", "--players", default=4, show_default=True, help="How many sit down.")
@click.option("--moments", "number", default=60, show_default=True, help="How many choices.")
@click.option(
    "--worlds", default=3000, show_default=True, help="In how many worlds plays are compared."
)
@click.option("--times", default=4, show_default=True, help="How often each choice is made.")
@click.option("--seed", default=7, show_default=True)
def main(game: str, players: int, number: int, worlds: int, times: int, seed: int) -> None:
    """Print the figures for one game."""
    table, chance = load_game(game).table(players), Random(seed)
    chosen = list(islice(moments(table, worlds, chance), number))
    click.echo(f"{f'{table.name}, {players} seats':<32}{'gain':>19}{'worlds':>8}{'time':>9}")
    fewest = None
    for most in MOST:
        made = [[by_worlds(each, most, chance) for _ in range(times)] for each in chosen]
        gains = [mean(gain for gain, _, _ in each) for each in made]
        looked = mean(worlds for each in made for _, worlds, _ in each)
        taken = mean(taken for each in made for _, _, taken in each)
        fewest = fewest or taken
        gained = f"{mean(gains):.4f} ± {stdev(gains) / sqrt(len(gains)):.4f}"
        click.echo(f"{f'{most} at most':<32}{gained:>19}{looked:>8.0f}{taken / fewest:>8.1f}x")


if __name__ == "__main__":
    main()
