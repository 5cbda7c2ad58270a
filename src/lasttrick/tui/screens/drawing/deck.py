"""How cards look on the screen: their colours, their frames, and the marks beside them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from lasttrick.cards import Card, suit_of
from lasttrick.texts import Faces, Texts
from lasttrick.tui.screens.drawing.canvas import Canvas, Look, Rect
from lasttrick.tui.settings import Pack

Frame = Literal["plain", "best", "hidden", "chosen"]
"""``best``: the card that holds the trick; ``hidden``: one's own card that lies face down;
``chosen``: the card of the hand that Enter plays."""

_PAPER = "#f6efdc"
_LIT_PAPER = "#f2c661"
_FADED_PAPER = "#b9b6a6"
_BACK: Look = "#f6efdc on #7a2e3a"
_BLACK, _RED, _GREEN, _BLUE = "#1b1b1b", "#b3122a", "#0b6b2e", "#0b4a9e"

_INKS: Mapping[Pack, tuple[str, str, str, str]] = {
    "four-colour": (_GREEN, _BLUE, _RED, _BLACK),
    "two-colour": (_BLACK, _RED, _RED, _BLACK),
    "ascii": (_BLACK, _BLACK, _BLACK, _BLACK),
}
"""The ink of clubs, diamonds, hearts and spades on a card."""

_ON_FELT: Mapping[str, str] = {
    _GREEN: "#8fe388",
    _BLUE: "#9cc4ff",
    _RED: "#ff9d90",
    _BLACK: "#f4ecd8",
}
"""The same inks inside a sentence on the dark felt."""


@dataclass(frozen=True, kw_only=True)
class Signs:
    """The signs that frames and marks are made of.

    Attributes:
        frames: corners from the upper left clockwise, then the edge lying and the edge standing.
        back: what the back of a card is filled with.
        held: one card that somebody holds, seen from behind.
        turn: whose turn it is.
        best: the card that holds the trick.
        may: what may be played.
        down: that a card would be laid face down.
        clockwise: the way round.
        counterclockwise: the other way round.
        dot: what stands between two things in a line.
        rule: an edge between two parts of the screen.
        more: what stands where a text is cut off.
    """

    frames: Mapping[Frame, str]
    back: str
    held: str
    turn: str
    best: str
    may: str
    down: str
    clockwise: str
    counterclockwise: str
    dot: str
    rule: str
    more: str


_DRAWN = Signs(
    frames={"plain": "╭╮╯╰─│", "best": "╔╗╝╚═║", "hidden": "┌┐┘└┄┆", "chosen": "┏┓┛┗━┃"},
    back="▒",
    held="▮",
    turn="▶",
    best="★",
    may="●",
    down="▼",
    clockwise="↻",
    counterclockwise="↺",
    dot="·",
    rule="│",
    more="…",
)
_TYPED = Signs(
    frames={"plain": "++++-|", "best": "++++=|", "hidden": ".....:", "chosen": "++++=|"},
    back="#",
    held="#",
    turn=">",
    best="*",
    may="*",
    down="v",
    clockwise=">>",
    counterclockwise="<<",
    dot="-",
    rule="|",
    more="~",
)


class Deck:
    """Draws the cards of one pack in one language.

    Attributes:
        signs: what frames and marks are made of.
        faces: writes cards inside sentences.
    """

    def __init__(self, texts: Texts, pack: Pack) -> None:
        """Take a pack."""
        self._pack = pack
        self.signs = _TYPED if pack == "ascii" else _DRAWN
        self.faces = Faces(texts, "letters" if pack == "ascii" else "symbols")

    def sheet(self, width: int, height: int) -> Canvas:
        """Return a sheet to draw on."""
        return Canvas(width, height, more=self.signs.more)

    def ink(self, card: Card) -> Look:
        """Return how a card looks inside a sentence."""
        return f"bold {_ON_FELT[_INKS[self._pack][suit_of(card)]]}"

    def draw(
        self,
        canvas: Canvas,
        rect: Rect,
        card: Card | None,
        *,
        frame: Frame = "plain",
        faded: bool = False,
        lit: bool = False,
    ) -> None:
        """Draw a card: three rows or more with its frame, fewer as a slip of one row.

        Args:
            canvas: where.
            rect: how large, and where on it.
            card: which; None for a back.
            frame: what is said of it by its frame.
            faded: whether it steps back behind others.
            lit: whether it is the one chosen.
        """
        look = self._look(card, faded=faded, lit=lit)
        if rect.height < 3:
            self._slip(canvas, rect, card, frame, look)
            return
        canvas.fill(rect, " ", look)
        self._edge(canvas, rect, frame, look)
        inner = Rect(rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2)
        if card is None:
            canvas.fill(inner, self.signs.back, look)
            return
        face = self.faces.card(card)
        rank, suit = face[:-1], face[-1]
        if inner.height >= 3:
            canvas.write(inner.x, inner.y, rank, look)
            canvas.centre(inner, inner.height // 2, suit, look)
            canvas.write(inner.right - len(rank), inner.bottom - 1, rank, look)
        else:
            canvas.centre(inner, inner.height // 2, self._spread(rank, suit, inner.width), look)

    def _slip(
        self, canvas: Canvas, rect: Rect, card: Card | None, frame: Frame, look: Look
    ) -> None:
        """Draw a card in one row: its face between the sides of its frame."""
        signs = self.signs
        left, right = {
            "best": (signs.best, signs.best),
            "hidden": (signs.down, signs.down),
            "chosen": ("[", "]"),
        }.get(frame, (" ", " "))
        inner = rect.width - 2
        face = signs.back * inner if card is None else self.faces.card(card).center(inner)
        canvas.write(rect.x, rect.y, f"{left}{face}{right}", look, width=rect.width)

    def _edge(self, canvas: Canvas, rect: Rect, frame: Frame, look: Look) -> None:
        upper_left, upper_right, lower_right, lower_left, lying, standing = tuple(
            self.signs.frames[frame]
        )
        across = rect.width - 2
        top = f"{upper_left}{lying * across}{upper_right}"
        if frame == "best":
            half = (across - 1) // 2
            top = f"{upper_left}{lying * half}{self.signs.best}{lying * (across - 1 - half)}"
            top += upper_right
        canvas.write(rect.x, rect.y, top, look)
        canvas.write(rect.x, rect.bottom - 1, f"{lower_left}{lying * across}{lower_right}", look)
        for y in range(rect.y + 1, rect.bottom - 1):
            canvas.write(rect.x, y, standing, look)
            canvas.write(rect.right - 1, y, standing, look)

    def _look(self, card: Card | None, *, faded: bool, lit: bool) -> Look:
        if card is None:
            return _BACK
        paper = _LIT_PAPER if lit else _FADED_PAPER if faded else _PAPER
        ink = _INKS[self._pack][suit_of(card)]
        return f"{ink} on {paper}" if faded else f"bold {ink} on {paper}"

    @staticmethod
    def _spread(rank: str, suit: str, width: int) -> str:
        return f"{rank} {suit}" if len(rank) + 2 <= width else rank + suit
