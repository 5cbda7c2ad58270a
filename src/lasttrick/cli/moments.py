"""Which moment of which deal a command is about: one of a record, or hands that are typed."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple

import click

from lasttrick.cli.arguments import table_of
from lasttrick.cli.record import recorded_deal
from lasttrick.cli.typed_hands import TypedDeal, state_as_typed
from lasttrick.engine import State
from lasttrick.games import find_game
from lasttrick.lab.solving import moment_of
from lasttrick.records import state_of

_FILES = (".jsonl", ".txt", ".text")


class MomentAsked(NamedTuple):
    """Which moment a command is about, as it was typed."""

    what: str
    """A file of records or deals, ``-`` for standard input, or a game."""
    typed: TypedDeal | None
    """The hands of that game; None for a file."""
    number: int
    """Which deal of the file, from 1."""
    event: int | None
    """After how many of its events; None for the moment that is meant by default."""


def moment_options(function: Callable[..., None]) -> Callable[..., None]:
    """Add ``FILE|GAME``, and the options that say which moment of it.

    The command gets them as one argument ``asked``.
    """

    @wraps(function)
    def with_moment(
        *,
        what: str,
        number: int,
        event: int | None,
        hands: str | None,
        lead: int | None,
        dealer: int | None,
        played: str,
        won: str,
        **others: Any,
    ) -> None:
        typed = None if hands is None else TypedDeal(hands, lead, dealer, played, won)
        function(asked=MomentAsked(what, typed, number, event), **others)

    seat = click.IntRange(0, 7)
    for add in (
        click.option(
            "--won",
            default="",
            metavar="SEATS",
            help="With --hands: who won the tricks before: 0,2,?.",
        ),
        click.option(
            "--played", default="", metavar="CARDS", help="With --hands: cards played since."
        ),
        click.option("--dealer", type=seat, help="With --hands: who dealt."),
        click.option("--lead", type=seat, help="With --hands: who led, or leads."),
        click.option("--hands", metavar="HANDS", help="Typed hands, seat by seat: 7C TS / AC 5C."),
        click.option(
            "--at",
            "event",
            type=click.IntRange(min=0),
            help="After so many events of a record; by default a finished deal is solved at its "
            "first moment, another at its last.",
        ),
        click.option(
            "--deal", "number", type=click.IntRange(min=1), default=1, help="Which, from 1."
        ),
        click.argument("what", metavar="FILE|GAME"),
    ):
        with_moment = add(with_moment)
    return with_moment


def moment_asked(
    asked: MomentAsked,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
) -> State:
    """Return the moment that was asked for.

    Args:
        asked: which one it is.
        players: how many sit down.
        options: house rules of the game.
        preset: a set of them.

    Raises:
        UsageError: where it is neither a file nor a game with hands.
    """
    what, typed = asked.what, asked.typed
    if typed is not None:
        seats = players or typed.hands.count("/") + 1
        return state_as_typed(table_of(find_game(what), seats, options, preset), typed)
    if what == "-" or Path(what).suffix in _FILES:
        record = recorded_deal(Path(what), asked.number)
        return state_of(record, moment_of(record, asked.event))
    raise click.UsageError(
        f"Expected a file of records (.jsonl, .txt or -), or a game with --hands, but got {what}."
    )
