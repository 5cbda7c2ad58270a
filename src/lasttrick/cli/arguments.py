"""Arguments that several verbs take: the game, its options, how many play, and the seed."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from lasttrick.games import GAME_NAMES, Game, Table, find_game, usual_seats
from lasttrick.texts import LANGUAGES, Texts, language_from, language_of, preset_meant

_F = TypeVar("_F", bound=Callable[..., Any])


class GameArgument(click.ParamType[Game]):
    """A game by its name, or a player's own by its file."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        """Return the game of this name or file."""
        return value if isinstance(value, Game) else find_game(str(value))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the built-in games, and files beside them."""
        names = [CompletionItem(name) for name in GAME_NAMES if name.startswith(incomplete)]
        return names or [CompletionItem(incomplete, type="file")]


class Setting(click.ParamType[tuple[str, str]]):
    """One option with its value: ``direction=clockwise``."""

    name = "key=value"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        """Return name and value."""
        key, equals, text = str(value).partition("=")
        if not key or not equals or not text:
            self.fail(f"Expected an option as name=value, but got {value!r}.", param, ctx)
        return key.strip(), text.strip()

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Offer the options of the game, and after the equals sign their values."""
        game = ctx.params.get("game")
        if not isinstance(game, Game):
            return []
        offered: Iterable[str] = (
            f"{name}={value}" for name, option in game.options.items() for value in option.names()
        )
        return [CompletionItem(text) for text in offered if text.startswith(incomplete)]


def game_argument(function: _F) -> _F:
    """Add the game as the first argument."""
    return click.argument("game", type=GameArgument())(function)


def table_options(function: _F) -> _F:
    """Add ``--option``, ``--preset`` and ``--players``."""
    function = click.option(
        "--players",
        "-n",
        type=click.IntRange(min=1, max=52),
        help="How many sit down; without it, as many as it is best with, up to four.",
    )(function)
    function = click.option(
        "--preset",
        metavar="NAME",
        help="A named set of options, as lasttrick games GAME lists them in any language.",
    )(function)
    return click.option(
        "--option",
        "-o",
        "options",
        type=Setting(),
        multiple=True,
        help="A house rule, such as direction=clockwise. May be given several times.",
    )(function)


def seed_option(function: _F) -> _F:
    """Add ``--seed``."""
    return click.option(
        "--seed",
        type=click.IntRange(min=0),
        help="A number: the same seed gives the same cards for ever. By default, chance.",
    )(function)


def table_of(
    game: Game, players: int | None, options: tuple[tuple[str, str], ...], preset: str | None
) -> Table:
    """Return the table that the arguments ask for; a preset may be named in any language.

    Raises:
        OptionError: for an option, value or preset that the game does not have, or that
            exclude each other.
        TableError: for a number of players that the game or its pack cannot serve.
    """
    written: dict[str, object] = {}
    for name, value in options:
        if name in written and written[name] != value:
            raise click.UsageError(
                f"Expected one value of {name}, but got {written[name]} and {value}."
            )
        written[name] = value
    if preset is not None:
        preset = preset_meant(game, preset) or preset
    return game.table(players or usual_seats(game, written, preset), written, preset=preset)


def seed_or_chance(seed: int | None) -> int:
    """Return the seed, or one of chance that can be written down."""
    return secrets.randbits(63) if seed is None else seed


def language_option(function: _F) -> _F:
    """Add ``--lang``, whose value is a language that there is."""

    def chosen(context: click.Context, _: click.Parameter, value: str | None) -> Texts:
        value = value or context.find_root().params.get("lang")
        return Texts(language_of(value) if value else language_from(os.environ))

    return click.option(
        "--lang",
        "texts",
        metavar="LANGUAGE",
        callback=chosen,
        help=f"One of {', '.join(LANGUAGES)}; by default that of the environment.",
    )(function)
