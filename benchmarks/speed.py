"""How fast a deal is played, written and checked, beside a bare loop in the same run.

Run it with ``python benchmarks/speed.py``. The bare loop plays the same kind of deal
(four-seat Agram at random) with lists and no rules around it; each figure is printed with
its share of the bare loop's, because machines differ and ratios do not.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

import click

from lasttrick.games import load_game
from lasttrick.lab import simulate
from lasttrick.lab.speed.line import rate
from lasttrick.lab.speed.playing import bare_loop, engine_deal
from lasttrick.records import RecordFile, encode, verify_file

SECONDS = 2.0


AGRAM = load_game("agram").table(4)


@click.command()
def main() -> None:
    """Print the figures."""
    chance = Random(7)
    bare = rate(lambda: bare_loop(chance), SECONDS)
    rows = [("bare loop, no rules", bare)]
    rows.append(("engine, random play", rate(lambda: engine_deal(AGRAM, chance), SECONDS)))
    records = simulate(AGRAM, ["random"] * 4, deals=10**9, seed=7)
    rows.append(
        ("simulate, random bots through views", rate(lambda: encode(next(records)), SECONDS))
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deals.jsonl"
        with RecordFile(path, hold_back=1 << 16) as file:
            for record in simulate(AGRAM, ["random"] * 4, deals=2000, seed=7):
                file.write(record)
        rows.append(("record verify", rate(lambda: list(verify_file(path)), SECONDS, each=2000)))
    click.echo(f"{'four-seat Agram':<38}{'deals/s':>10}{'of the bare loop':>20}")
    for name, figure in rows:
        click.echo(f"{name:<38}{figure:>10,.0f}{figure / bare:>19.1%}")


if __name__ == "__main__":
    main()
