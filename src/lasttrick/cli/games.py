"""``lasttrick games``: which games there are, and what can be chosen in each."""

from __future__ import annotations

import json
from typing import Any

import click

from lasttrick.cli.arguments import GameArgument
from lasttrick.games import CUSTOM, GAME_NAMES, Game, load_game


@click.command()
@click.argument("game", type=GameArgument(), required=False)
@click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
def games(game: Game | None, as_json: bool) -> None:
    """Show the games, or one game with its options and presets.

    \b
    Examples:
      lasttrick games
      lasttrick games spar
      lasttrick games ./house.toml --json
    """
    if as_json:
        facts: Any = _facts(game) if game else [_facts(load_game(name)) for name in GAME_NAMES]
        click.echo(json.dumps(facts, ensure_ascii=False, indent=2))
    elif game is None:
        click.echo("\n".join(_line(load_game(name)) for name in GAME_NAMES))
        click.echo("\nlasttrick games GAME shows the options of a game; lasttrick play GAME deals.")
    else:
        click.echo(_page(game))


def _line(game: Game) -> str:
    seats = game.seats()
    players = f"{seats[0]}-{seats[-1]}" if len(seats) > 1 else str(seats[0])
    return f"{game.id:<16} {players:>3} players  {game.summary}"


def _page(game: Game) -> str:
    seats = game.seats()
    head = game.name + (f", {game.place}" if game.place else "")
    lines = [head, game.summary, ""]
    if game.also:
        lines.append(f"Also called {', '.join(game.also)}.")
    least, most = seats[0], seats[-1]
    lines.append(f"{least} to {most} players." if most > least else f"{least} players.")
    if game.source.says:
        lines.append(f"Source: {game.source.says}.")
    if game.source.inferred:
        lines.append(f"Inferred, not sourced: {'; '.join(game.source.inferred)}.")
    if game.id != CUSTOM:
        lines += ["", f"Its rules: lasttrick rules {game.id}"]
    lines += ["", "Options, each with its default and all its values:"]
    for name, option in game.options.items():
        lines.append(f"  {name} = {option.default}")
        lines.append(f"      {option.about}")
        lines.append(f"      {option.says()}")
    if game.presets:
        lines += ["", "Presets:"]
    for name, preset in game.presets.items():
        chosen = ", ".join(f"{key}={value}" for key, value in preset.options.items())
        about = f": {preset.about}" if preset.about else ""
        lines.append(f"  {name} ({preset.name}){about}")
        lines.append(f"      {chosen}")
    return "\n".join(lines)


def _facts(game: Game) -> dict[str, Any]:
    rules = game.rules(game.choose())
    return {
        "id": game.id,
        "name": game.name,
        "also": list(game.also),
        "place": game.place,
        "summary": game.summary,
        "source": game.source.says,
        "inferred": game.source.inferred,
        "seats": {
            "least": rules.seats.least,
            "most": rules.seats.most,
            "best": list(rules.seats.best or ()),
        },
        "options": {
            name: {
                "about": option.about,
                "default": option.default,
                "values": list(option.names()),
                "range": option.range,
            }
            for name, option in game.options.items()
        },
        "presets": {
            key: {"name": preset.name, "about": preset.about, "options": dict(preset.options)}
            for key, preset in game.presets.items()
        },
        "exclusions": [
            {"options": exclusion.written(), "because": exclusion.because}
            for exclusion in game.exclusions
        ],
    }
