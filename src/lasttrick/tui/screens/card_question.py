"""Asking for a card of the hand: by arrows, by its number, by typing it, or by the mouse."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import Card
from lasttrick.engine import Play, View, is_revoke, why_not
from lasttrick.errors import CardError, printable
from lasttrick.texts import Faces, Telling, Texts
from lasttrick.tui.lines.replies import read_move
from lasttrick.tui.screens.questions import Answered, Typing


class CardQuestion:
    """Asks for the card that is played next.

    The first key or click chooses a card, and only the next one plays it: nobody plays a card
    by pressing Enter once too often.

    Attributes:
        asks: the question.
        note: why the card chosen may not be played, or what Enter does with it.
        cards: the hand, as it is held.
    """

    goes_on = False
    answers: Sequence[str] = ()
    lit = None

    def __init__(self, asks: str, view: View, texts: Texts, faces: Faces, telling: Telling) -> None:
        """Ask for a card.

        Args:
            asks: the question.
            view: the deal as the person knows it.
            texts: the language.
            faces: how cards are written.
            telling: says why a card may not be played.
        """
        self.asks = asks
        self.cards = tuple(view.table.in_order(view.hand))
        self._view = view
        self._texts = texts
        self._faces = faces
        self._telling = telling
        self._line = Typing()
        self._chosen: Card | None = None
        self._down: bool | None = None
        self.note = texts("screen-choose-card")

    @property
    def typed(self) -> str:
        """What has been typed."""
        return self._line.typed

    @property
    def may(self) -> frozenset[Card]:
        """The cards that may be played."""
        return frozenset(m.card for m in self._view.legal if isinstance(m, Play))

    @property
    def chosen(self) -> Card | None:
        """The card that Enter plays."""
        return self._chosen

    @property
    def down(self) -> bool:
        """Whether the card chosen would be laid face down."""
        return self._chosen is not None and self._play(self._chosen).down

    def press(self, key: str, sign: str) -> Answered[Play] | None:
        """Choose by arrows or typing; Enter plays what is chosen."""
        if key == "enter":
            return self._given()
        if key in ("left", "right", "home", "end"):
            self._line.clear()
            self._step(key)
        elif sign == "*":
            self._turn()
        elif self._line.take(key, sign):
            self._read()
        return None

    def click(self, number: int) -> Answered[Play] | None:
        """Choose a card; a second click on it plays it."""
        self._line.clear()
        if not 1 <= number <= len(self.cards):
            return None
        card = self.cards[number - 1]
        if card == self._chosen:
            return self._given()
        self._choose(card)
        return None

    def clear(self) -> bool:
        """Take back what was typed, and what it chose; say whether there was anything."""
        if not self._line.clear():
            return False
        self._chosen = None
        self.note = self._texts("screen-choose-card")
        return True

    def _step(self, key: str) -> None:
        may = [card for card in self.cards if card in self.may] or self.cards
        if key in ("home", "end"):
            self._choose(self.cards[0 if key == "home" else -1])
        elif self._chosen is None:
            self._choose(may[0 if key == "right" else -1])
        else:
            place = self.cards.index(self._chosen) + (1 if key == "right" else -1)
            self._choose(self.cards[place % len(self.cards)])

    def _choose(self, card: Card) -> None:
        self._chosen, self._down = card, None
        self._say()

    def _turn(self) -> None:
        """Lay the card the other way up, where the rules leave a choice."""
        if self._chosen is None:
            return
        ways = self._ways(self._chosen)
        if len(ways) > 1:
            self._down = not self._play(self._chosen).down
            self._say()
        else:
            self._say(self._texts("screen-one-way"))

    def _ways(self, card: Card) -> list[Play]:
        return [m for m in self._view.legal if isinstance(m, Play) and m.card == card]

    def _play(self, card: Card) -> Play:
        """Return how a card would be laid."""
        ways = self._ways(card)
        if len(ways) == 1:
            return ways[0]
        hides = self._view.table.laying[self._view.trick_number] != "open"
        if not ways and self._view.trick and is_revoke(self._view, Play(card, hides)):
            return Play(card, hides)
        return Play(card, bool(self._down))

    def _say(self, more: str = "") -> None:
        """Say what Enter does with the card chosen, or why it may not be played."""
        if self._chosen is None:
            return
        move = self._play(self._chosen)
        refusal = why_not(self._view, move)
        face = self._faces.card(self._chosen)
        if refusal is not None:
            self.note = self._telling.refusal(refusal)
        elif is_revoke(self._view, move):
            self.note = self._texts("legal-revoke", card=face)
        elif len(self._ways(self._chosen)) > 1:
            self.note = self._texts("screen-enter-either", card=face, down=str(move.down).lower())
        elif move.down:
            self.note = self._texts("screen-enter-down", card=face)
        else:
            self.note = self._texts("screen-enter-plays", card=face)
        if more:
            self.note = f"{self.note} {more}"

    def _read(self) -> None:
        """Choose the card that is typed, as soon as it can be known."""
        move = self._typed_move()
        if move is not None and move.card in self.cards:
            self._choose(move.card)
            if move.down and len(self._ways(move.card)) > 1:
                self._down = True
                self._say()

    def _typed_move(self) -> Play | None:
        try:
            return read_move(self._line.typed, self.cards, self._view.legal, self._texts)
        except CardError:
            return None

    def _given(self) -> Answered[Play] | None:
        if self._line.typed:
            move = self._typed_move()
            if move is None:
                typed = printable(self._line.typed)
                self._line.clear()
                self.note = self._texts("expected-card", most=len(self.cards), typed=typed)
                return None
            if move.card not in self.cards:
                self._line.clear()
                refusal = why_not(self._view, move)
                self.note = "" if refusal is None else self._telling.refusal(refusal)
                return None
        elif self._chosen is None:
            self._step("right")
            return None
        if self._chosen is None:
            return None
        self._line.clear()
        move = self._play(self._chosen)
        self._say()
        return Answered(move) if why_not(self._view, move) is None else None
