"""Deals played by bots, one after the other as at a table, each written down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from lasttrick.engine import (
    begin_deal,
    begin_match,
    chance_cut,
    draw_for_seats,
    result_of,
    score_deal,
    shuffled,
)
from lasttrick.games import Table
from lasttrick.players import Player, make_player, play_out
from lasttrick.records import Record, SeatedPlayer, match_part, record_of


def simulate(table: Table, bots: Sequence[str], *, deals: int, seed: int) -> Iterator[Record]:
    """Return the records of deals that bots play, one by one.

    The deals make matches: the winner of one may deal the next, totals run on, and when a
    match is over another begins with a new draw. The cards depend on the seed alone, not on
    what the bots leave to chance.

    Args:
        table: the rules.
        bots: the name of a player for each seat.
        deals: how many deals to play.
        seed: the same seed gives the same records for ever.

    Raises:
        PlayerError: for a name that nobody has registered.
    """
    players = [make_player(name, Random(f"{seed}/{seat}")) for seat, name in enumerate(bots)]
    sitters = [SeatedPlayer(f"{name} {seat}", "bot", name) for seat, name in enumerate(bots)]
    return _played(table, players, sitters, deals, Random(seed))


def _played(
    table: Table,
    players: Sequence[Player],
    sitters: Sequence[SeatedPlayer],
    deals: int,
    cards: Random,
) -> Iterator[Record]:
    match = begin_match(table, draw_for_seats(table, cards).dealer)
    for _ in range(deals):
        if match.over:
            match = begin_match(table, draw_for_seats(table, cards).dealer)
        deal_table = match.deal_table
        pack = shuffled(deal_table.pack, cards)
        state = begin_deal(match, pack, chance_cut(deal_table, match.deal_dealer, cards))
        state = play_out(state, [players[seat] for seat in match.playing])
        result = result_of(state)
        seats = [sitters[seat] for seat in match.playing]
        yield record_of(state, seats=seats, match=match_part(match, result))
        match = score_deal(match, result)
