"""``lasttrick bench``: how fast this machine is, in one table."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable

import click

from lasttrick import __version__
from lasttrick.kernels import speed_hint
from lasttrick.lab.speed import GROUPS, Line, lines

_TITLES = {
    "play": "Four-seat Agram, dealt and played",
    "solver": "Four-seat Agram, every lead solved",
    "equilibria": "Hidden hands, solved to a gap",
    "players": "One choice of a player",
    "start": "Starting",
    "others": "Moves by chance, other libraries beside ours",
}


@click.command()
@click.option(
    "--seconds",
    type=click.FloatRange(min=0.01, max=60),
    default=1.0,
    show_default=True,
    help="How long each line is measured.",
)
@click.option(
    "--only",
    "groups",
    multiple=True,
    type=click.Choice(list(GROUPS)),
    help="Only this part. May be given several times.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def bench(seconds: float, groups: tuple[str, ...], as_json: bool) -> None:
    """Measure how fast this machine plays, solves, thinks and starts.

    Each figure stands beside something that you know, measured in the same run: machines
    differ, and ratios hardly do. OpenSpiel, PettingZoo and pgx are measured where they are
    installed.

    \b
    Examples:
      lasttrick bench
      lasttrick bench --only play --only solver --json
    """
    measured = lines(seconds, groups or tuple(GROUPS))
    if as_json:
        click.echo(json.dumps({**_machine(), "lines": [each._asdict() for each in measured]}))
        return
    about = _machine()
    click.echo(
        f"lasttrick {about['lasttrick']}, Python {about['python']}, {about['cores']} cores, "
        f"{about['machine']}"
    )
    hint = speed_hint()
    if hint is not None:
        click.echo(hint)
    _show(measured)


def _machine() -> dict[str, str | int]:
    return {
        "lasttrick": __version__,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count() or 1,
    }


def _show(measured: Iterable[Line]) -> None:
    group = ""
    for line in measured:
        if line.group != group:
            group = line.group
            click.echo(f"\n{_TITLES[group]:<44}{'':>22}{'times':>12}  what")
        click.echo(
            f"{line.name:<44}{_figure(line.figure):>10} {line.unit:<11}"
            f"{_figure(line.times):>12}  {line.reference}"
        )


def _figure(number: float) -> str:
    """Return a number with three digits that say something."""
    if number >= 100:
        return f"{number:,.0f}"
    return f"{number:.1f}" if number >= 10 else f"{number:.3g}"
