"""``lasttrick deal``: one deal with every hand open."""

from __future__ import annotations

import json
from random import Random

import click

from lasttrick.cards import Seat, card_code, card_symbol, codes
from lasttrick.cli.arguments import (
    game_argument,
    seed_option,
    seed_or_chance,
    table_of,
    table_options,
)
from lasttrick.engine import begin_deal, begin_match, chance_cut, draw_for_seats, shuffled
from lasttrick.games import Game


@click.command()
@game_argument
@table_options
@seed_option
@click.option("--ascii", "as_letters", is_flag=True, help="Write cards as letters: TC for 10♣.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
def deal(
    game: Game,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
    seed: int | None,
    as_letters: bool,
    as_json: bool,
) -> None:
    """Deal the cards of GAME and show every hand.

    \b
    Examples:
      lasttrick deal agram
      lasttrick deal spar --players 3 --option cards=7 --seed 7
      lasttrick deal ./house.toml --json
    """
    table = table_of(game, players, options, preset)
    seed = seed_or_chance(seed)
    chance = Random(seed)
    match = begin_match(table, draw_for_seats(table, chance).dealer)
    pack = shuffled(table.pack, chance)
    state = begin_deal(match, pack, chance_cut(table, match.dealer, chance))
    if as_json:
        facts = {
            "game": game.id,
            "options": dict(table.options),
            "seed": seed,
            "dealer": state.start.dealer,
            "leader": state.start.leader,
            "hands": [[card_code(card) for card in hand] for hand in state.start.hands],
            "talon": [card_code(card) for card in state.start.talon],
        }
        click.echo(json.dumps(facts))
        return
    write = codes if as_letters else lambda cards: " ".join(card_symbol(c) for c in cards)
    click.echo(f"{table.name}, {table.seats} players, seed {seed}")
    for number, hand in enumerate(state.start.hands):
        seat = Seat(number)
        marks = [
            word
            for word, holds in (
                ("deals", seat == state.start.dealer),
                ("leads", seat == state.start.leader),
            )
            if holds
        ]
        ordered = table.in_order(hand)
        note = f"   ({', '.join(marks)})" if marks else ""
        click.echo(f"  seat {seat}  {write(ordered)}{note}")
    click.echo(f"  talon   {write(state.start.talon) or 'empty'}")
