"""How fast a deal is played, written and checked, beside a bare loop in the same run.

Run it with ``python benchmarks/speed.py``. The bare loop plays the same kind of deal
(four-seat Agram at random) with lists and no rules around it; each figure is printed with
its share of the bare loop's, because machines differ and ratios do not.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import click

from lasttrick.cards import Seat
from lasttrick.engine import dealt, legal, play, shuffled, start
from lasttrick.games import load_game
from lasttrick.lab import simulate
from lasttrick.records import RecordFile, encode, verify_file

SECONDS = 2.0


def bare_loop(chance: Random) -> None:
    """Deal and play four-seat Agram with nothing but lists."""
    pack = [suit * 13 + rank for suit in range(4) for rank in (1, 2, 3, 4, 5, 6, 7, 8, 12)][:35]
    draw = chance.random
    for last in range(34, 0, -1):
        other = int(draw() * (last + 1))
        pack[last], pack[other] = pack[other], pack[last]
    hands = [pack[6 * seat : 6 * seat + 6] for seat in range(4)]
    leader = 0
    for _ in range(6):
        suit = best = winner = -1
        for turn in range(4):
            seat = (leader + turn) % 4
            hand = hands[seat]
            may = hand if suit < 0 else [c for c in hand if c // 13 == suit] or hand
            card = may[int(draw() * len(may))]
            hand.remove(card)
            if suit < 0 or (card // 13 == suit and card > best):
                suit, best, winner = card // 13, card, seat
        leader = winner


def engine_deal(chance: Random) -> None:
    """Deal and play four-seat Agram by the engine, every play checked."""
    table = AGRAM
    hands, talon = dealt(table, Seat(0), shuffled(table.pack, chance))
    state = start(table, Seat(0), hands, talon)
    draw = chance.random
    while state.turn is not None:
        moves = legal(state)
        state = play(state, state.turn, moves[int(draw() * len(moves))])


AGRAM = load_game("agram").table(4)


def rate(step: Callable[[], object], *, each: int = 1) -> float:
    """Return how often a step is done in a second of this process's time."""
    step()
    begun = time.process_time()
    done = 0
    while time.process_time() - begun < SECONDS:
        step()
        done += each
    return done / (time.process_time() - begun)


@click.command()
def main() -> None:
    """Print the figures."""
    chance = Random(7)
    bare = rate(lambda: bare_loop(chance))
    rows = [("bare loop, no rules", bare)]
    rows.append(("engine, random play", rate(lambda: engine_deal(chance))))
    records = simulate(AGRAM, ["random"] * 4, deals=10**9, seed=7)
    rows.append(("simulate, random bots through views", rate(lambda: encode(next(records)))))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deals.jsonl"
        with RecordFile(path, hold_back=1 << 16) as file:
            for record in simulate(AGRAM, ["random"] * 4, deals=2000, seed=7):
                file.write(record)
        rows.append(("record verify", rate(lambda: list(verify_file(path)), each=2000)))
    click.echo(f"{'four-seat Agram':<38}{'deals/s':>10}{'of the bare loop':>20}")
    for name, figure in rows:
        click.echo(f"{name:<38}{figure:>10,.0f}{figure / bare:>19.1%}")


if __name__ == "__main__":
    main()
