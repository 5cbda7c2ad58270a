"""Runs of the lab: a bar on the way, and parts that are kept, so that the same call goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Protocol, TypeVar

import click

from lasttrick.cli.app import complain
from lasttrick.lab.keeping import Kept

_F = TypeVar("_F", bound=Callable[..., Any])


class Part(Protocol):
    """What some deals showed."""

    @property
    def deals(self) -> int:
        """How many they are."""
        ...


_Part = TypeVar("_Part", bound=Part)


def run_options(function: _F) -> _F:
    """Add ``--jobs``, ``--out`` and ``--quiet``."""
    function = click.option("--quiet", "-q", is_flag=True, help="Show no progress.")(function)
    function = click.option(
        "--out",
        type=click.Path(dir_okay=False, path_type=Path),
        help="Keep the sums here; the same call goes on with them.",
    )(function)
    return click.option(
        "--jobs", "-j", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes."
    )(function)


def format_option(*more: str, about: str = "How the figures are written.") -> Callable[[_F], _F]:
    """Return an option ``--format``: a table, CSV, JSON, and what else can be written."""
    return click.option(
        "--format",
        "form",
        type=click.Choice(["table", "csv", "json", *more]),
        default="table",
        show_default=True,
        help=about,
    )


def refuse_without_seed(seed: int | None, out: Path | None) -> None:
    """Refuse to keep what could not be gone on with.

    Raises:
        UsageError: for a file without a seed.
    """
    if out is not None and seed is None:
        raise click.UsageError("Expected --seed with --out: the same call can then go on.")


def all_parts(
    parts: Callable[[int], Iterator[_Part]],
    kind: type[_Part],
    *,
    deals: int,
    facts: dict[str, Any],
    out: Path | None,
    quiet: bool,
) -> list[_Part]:
    """Return every part, those that are kept already among them; an interrupt leaves these.

    Args:
        parts: plays the parts that come after so many of them.
        kind: their type.
        deals: how many deals they all have together.
        facts: what is to be found out: only parts of the very same are gone on with.
        out: where they are kept.
        quiet: whether to show no progress.

    Raises:
        RecordError: ``record/other-run``.
    """
    with nullcontext() if out is None else Kept(out, facts, kind) as kept:
        sums = [] if kept is None else list(kept.sums)
        hidden = quiet or not sys.stderr.isatty()
        with click.progressbar(
            length=deals, label="Deals", file=sys.stderr, hidden=hidden
        ) as shown:
            shown.update(sum(each.deals for each in sums))
            try:
                for part in parts(len(sums)):
                    if kept is not None:
                        kept.add(part)
                    sums.append(part)
                    shown.update(part.deals)
            except KeyboardInterrupt:
                if out is not None:
                    # It may have come when a part was written and not yet counted.
                    with Kept(out, facts, kind) as written:
                        ready = sum(each.deals for each in written.sums)
                    complain(f"{ready} deals are kept in {out}: the same call goes on with them.")
                raise
    return sums
