"""``lasttrick lab equilibrium`` and ``lab exploit``: play with hidden hands, for two."""

from __future__ import annotations

import json
import sys
from typing import Any

import click

from lasttrick.cli.arguments import seed_option, seed_or_chance
from lasttrick.errors import SolverError
from lasttrick.kernels import available

CARDS = click.IntRange(1, 3)


def needs_compiled() -> None:
    """Refuse to begin what would take too long.

    Raises:
        SolverError: ``solver/needs-compiled``, where nothing compiles.
    """
    if not available():
        raise SolverError(
            "solver/needs-compiled",
            "Expected what compiles, which this is too slow without: pip install "
            "'lasttrick[fast]'.",
        )


@click.command()
@click.option(
    "--cards", "-c", type=CARDS, default=2, show_default=True, help="How many each hand is dealt."
)
@click.option(
    "--gap",
    type=click.FloatRange(min=0, min_open=True),
    help="How far apart the bounds of the value may be; by default 0.0001 with two cards, "
    "0.001 with three.",
)
@click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
@click.option("--quiet", "-q", is_flag=True, help="Show no progress.")
def equilibrium(cards: int, gap: float | None, as_json: bool, quiet: bool) -> None:
    """Solve Agram for two with few cards each: the leader is fixed, the last trick wins 1.

    Written is how often the leader wins when both play as well as can be, with bounds that
    the best answers to what was found prove.

    \b
    Examples:
      lasttrick lab equilibrium --cards 2
      lasttrick lab equilibrium --cards 3 --gap 0.0005 --json
    """
    needs_compiled()
    from lasttrick.lab.exploit import EQUILIBRIUM_GAP, short_agram
    from lasttrick.solver.equilibria import Bounds, solved, warm_up

    shown = not quiet and sys.stderr.isatty()

    def tell(rounds: int, bounds: Bounds) -> None:
        if shown:
            click.echo(f"\r{rounds:>6} rounds, gap {bounds.gap:.2e} ", err=True, nl=False)

    # Compiling takes longer than solving, and only once on a machine.
    warm_up()
    game = short_agram(cards).game
    found = solved(game, gap=EQUILIBRIUM_GAP[cards] if gap is None else gap, on_look=tell)
    if shown:
        click.echo("\r" + " " * 40 + "\r", err=True, nl=False)
    bounds = found.bounds
    if as_json:
        facts = {
            "game": "agram",
            "cards": cards,
            "low": bounds.low,
            "high": bounds.high,
            "gap": bounds.gap,
            "rounds": found.rounds,
            "seconds": round(found.seconds, 3),
        }
        click.echo(json.dumps(facts))
        return
    click.echo(f"Agram for two, {cards} {'card' if cards == 1 else 'cards'} each")
    click.echo(f"  the leader wins   {(bounds.low + bounds.high) / 2:.6f} of the deals")
    click.echo(f"  proven bounds     {bounds.low:.6f} to {bounds.high:.6f}, gap {bounds.gap:.2e}")
    click.echo(f"  found in          {found.rounds} rounds, {found.seconds:.2f} s")


@click.command()
@click.argument("player")
@click.option(
    "--cards", "-c", type=CARDS, default=2, show_default=True, help="How many each hand is dealt."
)
@click.option(
    "--exact",
    is_flag=True,
    help="With three cards: ask the player everywhere instead of playing deals against it.",
)
@click.option(
    "--every-suit",
    is_flag=True,
    help="Ask about every suit, instead of about one of those that are alike.",
)
@click.option(
    "--draws",
    type=click.IntRange(1, 10_000),
    default=1,
    show_default=True,
    help="How often a player that takes much chance is asked for each choice.",
)
@click.option(
    "--deals",
    "-k",
    type=click.IntRange(min=2),
    default=10_000,
    show_default=True,
    help="For a lower bound: how many are played, each from both seats.",
)
@seed_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
@click.option("--quiet", "-q", is_flag=True, help="Show no progress.")
def exploit(
    player: str,
    cards: int,
    exact: bool,
    every_suit: bool,
    draws: int,
    deals: int,
    seed: int | None,
    as_json: bool,
    quiet: bool,
) -> None:
    """Say how much PLAYER loses to the best opponent at Agram for two with few cards each.

    PLAYER is one of lasttrick players, or all-worlds (perfect-information Monte Carlo with
    every world there is), or equilibrium. With three cards, players that have to be asked
    choice by choice play against one opponent, and what that wins is a lower bound; --exact
    asks them everywhere, which takes minutes with careful.

    \b
    Examples:
      lasttrick lab exploit careful --cards 2
      lasttrick lab exploit careful --cards 3 --exact
      lasttrick lab exploit all-worlds --cards 3
    """
    needs_compiled()
    from lasttrick.lab.exploit import (
        IN_BULK,
        exploitability,
        lower_bound,
        moments,
        short_agram,
    )
    from lasttrick.players import known_player

    if player not in IN_BULK:
        known_player(player)
    hidden = quiet or not sys.stderr.isatty()
    chosen = seed_or_chance(seed)
    sampled = cards == 3 and player not in IN_BULK and not exact
    agram = short_agram(cards, exchange=sampled or not every_suit)
    length = deals if sampled else moments(agram.layers)
    hidden = hidden or (player in IN_BULK)
    with click.progressbar(
        length=length,
        label="Deals" if sampled else "Asking",
        file=sys.stderr,
        hidden=hidden,
    ) as shown:

        def step() -> None:
            shown.update(1)

        if sampled:
            bound = lower_bound(
                agram.table,
                agram.game,
                agram.layers,
                player,
                deals=deals,
                seed=chosen,
                on_deal=step,
            )
        else:
            found = exploitability(agram, player, seed=chosen, draws=draws, on_moment=step)
    facts: dict[str, Any] = {"game": "agram", "cards": cards, "player": player}
    if sampled:
        facts |= {
            "kind": "sampled lower bound",
            "points": 100 * bound.low,
            "mean": 100 * bound.mean,
            "deals": bound.deals,
            "seed": chosen,
        }
        lines = [
            f"  sampled lower bound   {100 * bound.low:.3f} points of per cent of deals won",
            f"  one opponent won      {100 * bound.mean:.3f} points more than half of "
            f"{2 * bound.deals} deals",
        ]
    else:
        facts |= {
            "kind": "exact" if found.exact else "of the choices asked for",
            "points": found.points,
            "leading": found.bounds.low,
            "against": found.bounds.high,
            "choices": found.choices,
        }
        lines = [
            f"  exploitability        {found.points:.3f} points of per cent of deals won, mean "
            "of both seats",
            f"  leading, it wins      {found.bounds.low:.6f} against the best answer",
            f"  the best leader wins  {found.bounds.high:.6f} against it",
        ]
        if found.choices is not None:
            lines.append(f"  asked for             {found.choices} choices")
        if not found.exact:
            lines.append(
                f"  It takes much chance: what it did when asked {draws} times a choice stands "
                "for what it does."
            )
    if as_json:
        click.echo(json.dumps(facts))
        return
    click.echo(f"Agram for two, {cards} {'card' if cards == 1 else 'cards'} each: {player}")
    for line in lines:
        click.echo(line)
