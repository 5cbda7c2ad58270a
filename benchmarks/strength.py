"""How strong a player is: points per deal against others, seats rotated over the same cards.

One ``careful`` sits among ``random`` players. Every deal is played once with the hero in
each seat, the cards and the dealer staying as they are, so that luck is nearly equal. What
is printed is the hero's mean points a deal less the mean of its opponents (a player no
better than they are gets 0), with a 95 % confidence interval over deals, and the share of
deals won beside the fair share.

    python benchmarks/strength.py --deals 500 --games agram,sipa --players careful random
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from lasttrick.cards import Seat
from lasttrick.engine import dealt, result_of, shuffled, start
from lasttrick.errors import LastTrickError
from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.lab.speed.thinking import Timed
from lasttrick.players import Player, make_player, play_out, player_names


class Strength(NamedTuple):
    """What one table showed."""

    edge: float
    """Mean points a deal more than the mean opponent."""
    margin: float
    """Half of the 95 % confidence interval of the edge."""
    points: float
    """Mean points a deal."""
    won: float
    """Share of the deals that the hero won."""
    milliseconds: float
    """Mean time for one choice of the hero."""


def measured(table: Table, hero: str, others: str, *, deals: int, seed: int) -> Strength:
    """Play so many deals with the hero in every seat."""
    chance = Random(f"{seed} {table.game} {table.seats}")
    timed = Timed(make_player(hero, Random(seed)))
    other = make_player(others, Random(seed + 1))
    edges: list[float] = []
    points = won = 0.0
    for number in range(deals):
        dealer = Seat(number % table.seats)
        hands, talon = dealt(table, dealer, shuffled(table.pack, chance))
        edge = 0.0
        for seat in range(table.seats):
            players: list[Player] = [other] * table.seats
            players[seat] = timed
            result = result_of(play_out(start(table, dealer, hands, talon, number=2), players))
            mine = result.points[seat]
            edge += mine - (sum(result.points) - mine) / (table.seats - 1)
            points += mine
            won += result.winner == seat
        edges.append(edge / table.seats)
    mean = sum(edges) / deals
    spread = sqrt(sum((edge - mean) ** 2 for edge in edges) / max(1, deals - 1))
    played = deals * table.seats
    return Strength(
        mean,
        1.96 * spread / sqrt(deals),
        points / played,
        won / played,
        1000 * timed.seconds / max(1, timed.choices),
    )


def tables(games: Sequence[str], preset: str | None) -> Iterator[Table]:
    """Yield every table of these games, under all presets where one says ``all``."""
    for name in games:
        game = load_game(name)
        presets = [None, *game.presets] if preset == "all" else [preset]
        for chosen in presets:
            for seats in game.seats(game.choose(preset=chosen)):
                yield game.table(seats, preset=chosen)


def show(chosen: Sequence[Table], hero: str, others: str, *, deals: int, seed: int) -> None:
    """Print a line for each table as soon as it has been played."""
    heads = ("game", "seats", "edge", "± 95 %", "points", "won", "fair", "ms a choice")
    print(f"{hero} against {others}, {deals} deals a table, every seat in turn")
    print("{:<18}{:>6}{:>9}{:>9}{:>9}{:>8}{:>8}{:>13}".format(*heads))
    for place, table in enumerate(chosen, 1):
        if sys.stderr.isatty():
            doing = f"{place} of {len(chosen)}: {table.name}, {table.seats} seats"
            print(f"{doing:<60}", end="\r", file=sys.stderr, flush=True)
        found = measured(table, hero, others, deals=deals, seed=seed)
        print(
            f"{table.game:<18}{table.seats:>6}{found.edge:>9.3f}{found.margin:>9.3f}"
            f"{found.points:>9.3f}{found.won:>8.1%}{1 / table.seats:>8.1%}"
            f"{found.milliseconds:>13.3f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=60, help="deals at each table")
    parser.add_argument("--games", default=",".join(GAME_NAMES), help="names with commas between")
    parser.add_argument("--preset", help="a preset of these games, or all")
    parser.add_argument("--seats", type=int, help="only tables of this size")
    parser.add_argument(
        "--players",
        nargs=2,
        metavar=("HERO", "OTHERS"),
        default=("careful", "random"),
        help=f"of {', '.join(player_names())}",
    )
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        chosen = [
            table
            for table in tables(given.games.split(","), given.preset)
            if given.seats in (None, table.seats)
        ]
        show(chosen, *given.players, deals=given.deals, seed=given.seed)
    except LastTrickError as error:
        parser.error(error.message)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
