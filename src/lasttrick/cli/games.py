"""``lasttrick games``: which games there are, and what can be chosen in each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import click

from lasttrick.cli.arguments import GameArgument, language_option
from lasttrick.games import CUSTOM, GAME_NAMES, Game, Value, load_game
from lasttrick.texts import (
    GameText,
    Texts,
    game_text,
    option_about,
    option_name,
    preset_about,
    preset_name,
    value_name,
)


@click.command()
@click.argument("game", type=GameArgument(), required=False)
@language_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON for programs, in English.")
def games(game: Game | None, texts: Texts, as_json: bool) -> None:
    """Show the games, or one game with its options and presets.

    \b
    Examples:
      lasttrick games
      lasttrick games spar --lang fr
      lasttrick games ./house.toml --json
    """
    if as_json:
        facts: Any = _facts(game) if game else [_facts(load_game(name)) for name in GAME_NAMES]
        click.echo(json.dumps(facts, ensure_ascii=False, indent=2))
    elif game is None:
        click.echo("\n".join(_line(load_game(name), texts) for name in GAME_NAMES))
        how = texts("games-how", games="lasttrick games GAME", play="lasttrick play GAME")
        click.echo(f"\n{how}")
    else:
        click.echo("\n".join(_page(game, texts)))


def _line(game: Game, texts: Texts) -> str:
    seats = game.seats()
    players = f"{seats[0]}-{seats[-1]}" if len(seats) > 1 else str(seats[0])
    name, summary = game_text(texts, game, "name"), game_text(texts, game, "summary")
    return f"{game.id:<16} {players:>3}  {name}: {summary}"


def _page(game: Game, texts: Texts) -> Iterator[str]:
    seats = game.seats()
    place = game_text(texts, game, "place")
    yield game_text(texts, game, "name") + (f", {place}" if place else "")
    yield game_text(texts, game, "summary")
    yield ""
    if game.also:
        yield texts("games-also", names=", ".join(game.also))
    if len(seats) > 1:
        yield texts("games-players", least=seats[0], most=seats[-1])
    else:
        yield texts("games-players-exactly", seats=seats[0])
    told: tuple[tuple[GameText, str, str], ...] = (
        ("source", "source-says", "says"),
        ("inferred", "source-inferred", "things"),
    )
    for what, message, argument in told:
        said = game_text(texts, game, what)
        if said:
            yield texts(message, **{argument: said})
    if game.id != CUSTOM:
        yield texts("games-rules", command=f"lasttrick rules {game.id}")
    yield ""
    yield texts("games-options")
    for name, option in game.options.items():
        yield f"  {name} = {option.default}{_default_named(texts, game, name)}"
        yield f"      {option_about(texts, game, name)}"
        yield f"      {_values(texts, game, name)}"
    if game.presets:
        yield ""
        yield texts("games-presets")
    for name, preset in game.presets.items():
        yield f"  {name} ({preset_name(texts, game, name)})"
        about = preset_about(texts, game, name)
        if about:
            yield f"      {about}"
        yield "      " + ", ".join(
            _chosen(texts, game, option, value) for option, value in preset.options.items()
        )


def _chosen(texts: Texts, game: Game, option: str, value: Value) -> str:
    """Say an option and a value of it in words."""
    name, said = option_name(texts, game, option), value_name(texts, game, option, value)
    return texts("label-and-value", name=name, value=said)


def _default_named(texts: Texts, game: Game, option: str) -> str:
    """Say an option and its default in words, to stand behind the two as one types them."""
    if option_name(texts, game, option) == option:
        return ""
    return f" ({_chosen(texts, game, option, game.options[option].default)})"


def _values(texts: Texts, game: Game, option: str) -> str:
    """Say what an option can be set to: each value as one types it, and in words."""
    values = []
    for written in game.options[option].names():
        name = value_name(texts, game, option, written)
        values.append(written if name == written else f"{written} ({name})")
    numbers = game.options[option].range
    if numbers is not None:
        values.insert(0, texts("games-range", least=numbers[0], most=numbers[1]))
    return texts.either(values)


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
