"""The person's hand, each card with its number and a mark under those that may be played."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from lasttrick.cards import Card
from lasttrick.tui.screens.drawing.canvas import Canvas, Look, Rect
from lasttrick.tui.screens.drawing.deck import Deck

SPOT = "card"
"""The name of the first card for the mouse is ``card 1``."""

_SIZES = ((7, 5), (5, 3))
_SLIP = 5
_NUMBER: Look = "#a9c2ae"
_MAY: Look = "bold #f4ecd8"
_LIT: Look = "bold reverse #f2c661"


def hand_drawn(
    deck: Deck,
    cards: Sequence[Card],
    width: int,
    height: int,
    *,
    may: Collection[Card] | None,
    lit: Card | None = None,
    down: bool = False,
) -> Canvas:
    """Return the hand on a sheet of this size.

    Cards that may be played stand one row higher than the others and have a mark beside
    their number, so that nobody needs colours to know them.

    Args:
        deck: how cards look.
        cards: the hand, as it is held.
        width: the columns there are.
        height: the rows there are.
        may: what may be played; None while nothing is asked.
        lit: the card that is chosen.
        down: whether it would be laid face down.
    """
    canvas = deck.sheet(width, height)
    if not cards:
        return canvas
    for card_width, card_height in _SIZES:
        gap = 1 if len(cards) * (card_width + 1) <= width + 1 else 0
        if card_height + 2 <= height and len(cards) * (card_width + gap) - gap <= width:
            break
    else:
        _slips(deck, canvas, cards, may, lit, down=down)
        return canvas
    x = (width - len(cards) * (card_width + gap) + gap) // 2
    foot = card_height + 1
    for number, card in enumerate(cards, start=1):
        fits = may is not None and card in may
        rect = Rect(x, 0 if fits else 1, card_width, card_height)
        deck.draw(
            canvas,
            rect,
            card,
            frame="chosen" if card == lit else "plain",
            faded=may is not None and not fits,
            lit=card == lit,
        )
        label = Rect(x, foot, card_width, 1)
        text, look = _label(deck, number, fits=fits, lit=card == lit, down=down)
        canvas.centre(label, 0, text, look)
        canvas.spot(Rect(x, 0, card_width, foot + 1), f"{SPOT} {number}")
        x += card_width + gap
    return canvas


def _slips(
    deck: Deck,
    canvas: Canvas,
    cards: Sequence[Card],
    may: Collection[Card] | None,
    lit: Card | None,
    *,
    down: bool,
) -> None:
    """Draw the hand where there is little room: a row of cards, and a row of numbers."""
    width = min(_SLIP, canvas.width // len(cards))
    gap = 1 if len(cards) * (width + 1) <= canvas.width + 1 else 0
    x = (canvas.width - len(cards) * (width + gap) + gap) // 2
    for number, card in enumerate(cards, start=1):
        fits = may is not None and card in may
        deck.draw(
            canvas,
            Rect(x, 0, width, 1),
            card,
            frame="chosen" if card == lit else "plain",
            faded=may is not None and not fits,
            lit=card == lit,
        )
        text, look = _label(deck, number, fits=fits, lit=card == lit, down=down)
        canvas.centre(Rect(x, 1, width, 1), 0, text, look)
        canvas.spot(Rect(x, 0, width, 2), f"{SPOT} {number}")
        x += width + gap


def _label(deck: Deck, number: int, *, fits: bool, lit: bool, down: bool) -> tuple[str, Look]:
    """Return what stands under a card, and how it looks."""
    text = f"{deck.signs.may}{number}" if fits else f" {number}"
    if lit:
        return f"{text}{deck.signs.down if down else ' '}", _LIT
    return f"{text} ", _MAY if fits else _NUMBER
