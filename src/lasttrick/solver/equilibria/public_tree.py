"""What both players see: every way in which cards can be laid, suits that are alike taken together.

A *lead* is a moment at which a trick begins, an *answer* one at which the other player has
to answer a card. Only one of several leads or answers that differ in nothing but the names
of suits is in the tree; the others are its *images*, with two suits exchanged.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lasttrick.solver.equilibria.alike import NONE, Alike, Likenesses, alike_suits
from lasttrick.solver.equilibria.hands import Numbers
from lasttrick.solver.equilibria.short_game import ShortGame

SUITS = 4

Path = tuple[int, ...]
"""The cards laid so far, by their numbers in the whole pack."""


@dataclass(frozen=True)
class TrickLayer:
    """All moments of one trick. Cards are numbered among those not laid before it.

    Attributes:
        pack: how many cards have not been laid.
        cards: how many cards each hand holds.
        paths: for each lead, what was laid before it.
        seats: for each lead, who leads: 0 for who led the first trick, or 1.
        starts: for each lead, the first card of each suit and the number of all.
        first: for each lead and suit, the suit that it can be exchanged for: the first one
            that is alike and of which no card has been laid; itself where there is none.
        answers: for each lead and card, the number of the answer to it; ``NONE`` for an image.
        asked: for each answer, its lead and the card led.
        first_then: as ``first``, for each answer.
        children: for each answer and card, the number of the next trick's lead; ``NONE``
            for an image. Nothing in the last trick but one.
        likeness: for each lead, its row in ``alike``; ``NONE`` where no suits are alike.
        likeness_then: the same for each answer.
        alike: which hands are alike where suits are.
    """

    pack: int
    cards: int
    paths: tuple[Path, ...]
    seats: npt.NDArray[np.int8]
    starts: Numbers
    first: Numbers
    answers: Numbers
    asked: Numbers
    first_then: Numbers
    children: Numbers
    likeness: Numbers
    likeness_then: Numbers
    alike: Alike


def public_tree(game: ShortGame, *, exchange: bool = True) -> tuple[TrickLayer, ...]:
    """Return the tricks of a game in which there is a choice: all of them but the last.

    Args:
        game: the game.
        exchange: whether suits that are alike are taken together.
    """
    layers: list[TrickLayer] = []
    leads: list[tuple[Path, int]] = [((), 0)]
    for cards in range(game.cards, 1, -1):
        layer, leads = _layer(game, cards, leads, exchange=exchange)
        layers.append(layer)
    return tuple(layers)


def _layer(
    game: ShortGame, cards: int, leads: list[tuple[Path, int]], *, exchange: bool
) -> tuple[TrickLayer, list[tuple[Path, int]]]:
    """Return the moments of one trick, and the leads of the next."""
    suit_of = [suit for suit in range(SUITS) for _ in range(game.sizes[suit])]
    pack = game.pack - 2 * (game.cards - cards)
    starts = np.zeros((len(leads), SUITS + 1), np.int32)
    first = np.zeros((len(leads), SUITS), np.int32)
    answers = np.full((len(leads), pack), NONE, np.int32)
    asked: list[tuple[int, int]] = []
    first_then: list[list[int]] = []
    children: list[list[int]] = []
    likeness: list[int] = []
    likeness_then: list[int] = []
    likenesses = Likenesses(pack, cards)
    then: list[tuple[Path, int]] = []
    for lead, (path, seat) in enumerate(leads):
        left = [card for card in range(game.pack) if card not in path]
        suits = [suit_of[card] for card in left]
        starts[lead] = [suits.index(s) if s in suits else 0 for s in range(SUITS)] + [pack]
        _close(starts[lead], suits)
        touched = {suit_of[card] for card in path}
        first[lead] = alike_suits(game, touched, exchange=exchange)
        likeness.append(likenesses.of(starts[lead], first[lead]))
        for led, suit in enumerate(suits):
            if first[lead][suit] != suit:
                continue
            answers[lead, led] = len(asked)
            asked.append((lead, led))
            now = alike_suits(game, touched | {suit}, exchange=exchange)
            first_then.append(now)
            likeness_then.append(likenesses.of(starts[lead], now))
            if cards == 2:
                continue
            row = [NONE] * pack
            for answer, own in enumerate(suits):
                if answer != led and now[own] == own:
                    row[answer] = len(then)
                    wins = own == suit and answer > led
                    then.append(((*path, left[led], left[answer]), 1 - seat if wins else seat))
            children.append(row)
    layer = TrickLayer(
        pack,
        cards,
        tuple(path for path, _ in leads),
        np.array([seat for _, seat in leads], np.int8),
        starts,
        first,
        answers,
        np.array(asked, np.int32).reshape(-1, 2),
        np.array(first_then, np.int32).reshape(-1, SUITS),
        np.array(children, np.int32).reshape(-1, pack),
        np.array(likeness, np.int32),
        np.array(likeness_then, np.int32),
        likenesses.tables(),
    )
    return layer, then


def _close(starts: Numbers, suits: list[int]) -> None:
    """Let a suit without cards begin where the next one does."""
    for suit in range(SUITS - 1, -1, -1):
        if suit not in suits:
            starts[suit] = starts[suit + 1]
