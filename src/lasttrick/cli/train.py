"""``lasttrick lab train``: a network of the player ``policy`` learns by self-play."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lasttrick.cli.app import complain
from lasttrick.kernels import available
from lasttrick.players.policy import FAMILIES, Family

if TYPE_CHECKING:
    from lasttrick.lab.training.training import Training

FILE = click.Path(dir_okay=False, path_type=Path)
_KEPT_EVERY = 100
_DEALS_ON_TRIAL = 500


@click.command()
@click.argument("family", type=click.Choice(FAMILIES))
@click.option("--out", type=FILE, required=True, help="Keep the training here: it can go on.")
@click.option("--network", type=FILE, help="Write the network here. [default: OUT with .bin]")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True)
@click.option("--steps", type=click.IntRange(min=1), help="How long. [default: as was shipped]")
@click.option("--quiet", "-q", is_flag=True, help="Show no progress.")
def train(
    family: Family,
    out: Path,
    network: Path | None,
    seed: int,
    steps: int | None,
    quiet: bool,
) -> None:
    """Train the network of a FAMILY of games by play against itself.

    The families are: plain (Agram and its like), low (low cards pay more), free (no duty to
    follow suit) and early (an earlier trick than the last decides). The same call goes on
    where an interrupted one was stopped, and comes to the same network.

    \b
    Examples:
      lasttrick lab train plain --out plain.npz --seed 1
      lasttrick lab train free --out free.npz --steps 200
    """
    if not available():
        raise click.UsageError(
            "Expected what compiles to train with: pip install 'lasttrick[fast]'."
        )
    # The matrices are too small to be shared out, and one thread adds up in one order.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from lasttrick.lab.training.training import STEPS, Settings, Training, resumed

    settings = Settings(family, seed, STEPS[family] if steps is None else steps)
    training = resumed(out, settings) if out.exists() else Training(settings)
    try:
        _run(training, out, quiet)
    except KeyboardInterrupt:
        training.save(out)
        done = training.learnt.steps
        complain(f"All up to step {done} is kept in {out}: the same call goes on with it.")
        raise
    to = out.with_suffix(".bin") if network is None else network
    training.write_network(to)
    click.echo(f"{to}: {training.learnt.deals} deals, {_trial(training)}")


def _run(training: Training, out: Path, quiet: bool) -> None:
    hidden = quiet or not sys.stderr.isatty()
    with click.progressbar(
        length=training.settings.steps, label="Steps", file=sys.stderr, hidden=hidden
    ) as shown:
        shown.update(training.learnt.steps)
        while not training.over:
            training.take_step()
            shown.update(1)
            if training.learnt.steps % _KEPT_EVERY == 0 or training.over:
                training.save(out)
                if not hidden:
                    click.echo(f" {_trial(training)}", err=True)


def _trial(training: Training) -> str:
    """Return in words how the network does against play by chance."""
    from lasttrick.lab.training.trial import MEASURED, won_against_random

    family = training.settings.family
    shares = [
        won_against_random(family, training.learnt.mean, seats, _DEALS_ON_TRIAL)
        for seats in (2, 3, 4)
    ]
    won = ", ".join(f"{share:.1%}" for share in shares)
    return f"{MEASURED[family]} at 2, 3, 4 seats won from random: {won}"
