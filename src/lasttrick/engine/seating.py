"""Drawing cards for seats and for the first deal."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from lasttrick.cards import Card, Seat, rank_of
from lasttrick.engine.dealing import shuffled
from lasttrick.games import Table


class Draw(NamedTuple):
    """One round of drawing: who drew what."""

    cards: Mapping[int, Card]
    """By player, numbered in the order in which they came."""


class Seating(NamedTuple):
    """What the draw settled."""

    rounds: tuple[Draw, ...]
    """Every round of drawing; equal cards are drawn again in the next one."""
    seats: tuple[int, ...]
    """For each seat, clockwise, the player who sits there."""
    dealer: Seat
    """The seat of the player with the highest card."""


def draw_for_seats(table: Table, chance: Random) -> Seating:
    """Draw for the first dealer, and for the seats where the game wants it.

    Where only the dealer is drawn for, players sit as they came, and only those who tie for
    the highest card draw again. Where the seats are drawn for, they sit clockwise from the
    highest card down, and everybody whose rank another player has drawn draws again until
    the ranks differ.

    Args:
        table: the rules; cards rank as in this game.
        chance: draws the cards.
    """
    everyone = tuple(range(table.seats))
    if table.rules.seats.draw == "seats":
        return _drawn_seats(table, chance, everyone)
    pack = list(shuffled(table.pack, chance))
    rounds: list[Draw] = []
    high = everyone
    while len(high) > 1:
        if len(pack) < len(high):
            pack = list(shuffled(table.pack, chance))
        draw = Draw({player: pack.pop() for player in high})
        rounds.append(draw)
        best = max(_height(table, card) for card in draw.cards.values())
        high = tuple(p for p, card in draw.cards.items() if _height(table, card) == best)
    return Seating(tuple(rounds), everyone, Seat(high[0]))


def _drawn_seats(table: Table, chance: Random, everyone: tuple[int, ...]) -> Seating:
    """Draw until every player has a rank that no other has. Equal cards are out of the draw."""
    pack = list(shuffled(table.pack, chance))
    rounds: list[Draw] = []
    settled: dict[int, Card] = {}
    drawing = everyone
    while drawing:
        if len(pack) < len(drawing):
            pack = list(shuffled(table.pack, chance))
        draw = Draw({player: pack.pop() for player in drawing})
        rounds.append(draw)
        heights = [_height(table, c) for c in (*settled.values(), *draw.cards.values())]
        again = []
        for player, card in draw.cards.items():
            if heights.count(_height(table, card)) > 1:
                again.append(player)
            else:
                settled[player] = card
        drawing = tuple(again)
    seats = tuple(sorted(everyone, key=lambda player: -_height(table, settled[player])))
    return Seating(tuple(rounds), seats, Seat(0))


def _height(table: Table, card: Card) -> int:
    return -table.ranks.index(rank_of(card))
