"""What a seat can do: play a card, or declare something where the rules ask for it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from lasttrick.cards import EVERY_CARD, Card, Seat, card_code

Declaration = Literal["pass", "redeal", "instant-win", "dry", "show-dry", "peek", "flag"]
"""``pass`` declines whatever is asked; ``dry`` and ``show-dry`` set a low card aside, face
down or face up; ``flag`` accuses another seat of not having followed suit."""


class Play(NamedTuple):
    """Laying a card, face up or face down."""

    card: Card
    down: bool = False

    def __str__(self) -> str:
        return card_code(self.card) + ("*" if self.down else "")


class Declare(NamedTuple):
    """Saying something that the rules give a place to."""

    what: Declaration
    card: Card | None = None
    against: Seat | None = None

    def __str__(self) -> str:
        if self.card is not None:
            return f"{self.what} {card_code(self.card)}"
        return self.what if self.against is None else f"{self.what} {self.against}"


Move = Play | Declare

FACE_UP: tuple[Play, ...] = tuple(Play(card) for card in EVERY_CARD)
FACE_DOWN: tuple[Play, ...] = tuple(Play(card, down=True) for card in EVERY_CARD)
PASS = Declare("pass")
