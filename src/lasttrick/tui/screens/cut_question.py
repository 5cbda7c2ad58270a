"""Asking how many cards the person lifts from the pack."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import Seat
from lasttrick.engine import Cut
from lasttrick.texts import Texts
from lasttrick.tui.lines.replies import read_number
from lasttrick.tui.screens.questions import Answered, Typing


class CutQuestion:
    """Asks for the cut: a number, Enter for any, and where the rules know it a tap.

    Attributes:
        note: what was expected, when something else was typed.
    """

    goes_on = False
    answers: Sequence[str] = ()
    lit = None

    def __init__(self, seat: Seat, most: int, texts: Texts, *, tap: bool) -> None:
        """Ask.

        Args:
            seat: who cuts.
            most: how many cards can be lifted at most.
            texts: the language.
            tap: whether the pack may be tapped instead.
        """
        self._seat = seat
        self._most = most
        self._texts = texts
        self._tap = tap
        self._line = Typing()
        self.note = ""

    @property
    def asks(self) -> str:
        """What is asked."""
        return self._texts(f"ask-{self._kind}", most=self._most)

    @property
    def typed(self) -> str:
        """What has been typed."""
        return self._line.typed

    def press(self, key: str, sign: str) -> Answered[Cut | None] | None:
        """Take a number; Enter cuts."""
        if key == "enter":
            return self._given()
        if key == "backspace" or sign.isdecimal() or (self._tap and sign.lower() == "t"):
            self.note = ""
            self._line.take(key, sign)
        return None

    def click(self, number: int) -> Answered[Cut | None] | None:
        """Leave clicks alone: there is nothing to choose."""
        return None

    def clear(self) -> bool:
        """Take back what was typed."""
        return self._line.clear()

    @property
    def _kind(self) -> str:
        return "cut-or-tap" if self._tap else "cut"

    def _given(self) -> Answered[Cut | None] | None:
        typed = self._line.typed.lower()
        if not typed:
            return Answered(None)
        if self._tap and typed == "t":
            return Answered(Cut(self._seat, None))
        lifted = read_number(typed, 1, self._most)
        if lifted is not None:
            return Answered(Cut(self._seat, lifted))
        self._line.clear()
        self.note = self._texts(f"expected-{self._kind}", most=self._most, typed=typed)
        return None
