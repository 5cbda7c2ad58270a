"""``lasttrick players``: which bots can sit down."""

from __future__ import annotations

import json

import click

from lasttrick.players import LEVELS, player_names


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
def players(as_json: bool) -> None:
    """Show the bots that can sit down, the weakest first.

    \b
    Examples:
      lasttrick players
      lasttrick players --json
    """
    known = {level.name: level.about for level in LEVELS}
    every = [(name, known.get(name, "brought by another package")) for name in player_names()]
    if as_json:
        click.echo(json.dumps([{"name": name, "about": about} for name, about in every], indent=2))
        return
    for name, about in every:
        click.echo(f"{name:<10} {about}")
