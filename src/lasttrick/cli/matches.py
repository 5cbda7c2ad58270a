"""``lasttrick matches``: the matches that were left and can be gone on with."""

from __future__ import annotations

import json
from typing import Any

import click

from lasttrick.tui.kept_match import Waiting, kept_folder, unfinished


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
def matches(as_json: bool) -> None:
    """Show the matches that were left, the latest first, and where they are kept.

    Matches that are over lie in the folder finished beside them; every one is a file of
    records. Deleting a file forgets its match.

    \b
    Examples:
      lasttrick matches
      lasttrick play --resume
    """
    found = [_facts(waiting) for waiting in unfinished()]
    if as_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for facts in found:
        totals = ", ".join(f"{name} {total}" for name, total in facts["totals"].items())
        click.echo(f"{facts['match']}  {facts['name']}, deal {facts['deal']}: {totals}")
    if not found:
        click.echo("No match waits for you.")
    click.echo(f"Kept in {kept_folder()}")


def _facts(waiting: Waiting) -> dict[str, Any]:
    kept, match, sitters = waiting
    names = [sitter.name for sitter in sitters]
    return {
        "match": kept.id,
        "game": match.table.game,
        "name": match.table.name,
        "deal": match.number,
        "totals": dict(zip(names, match.totals, strict=True)),
        "file": str(kept.path),
    }
