"""A hint in words."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards.notation import SUIT_LETTERS
from lasttrick.coach.hints.hint import Hint
from lasttrick.coach.hints.reason import Reason
from lasttrick.engine import Play
from lasttrick.games import Table
from lasttrick.players import PlayWorth
from lasttrick.texts import Faces, Texts


class HintWording:
    """Says hints to one person in one language."""

    def __init__(self, texts: Texts, faces: Faces, names: Sequence[str]) -> None:
        """Take the language, how cards are written, and the names by seat of the deal."""
        self._texts = texts
        self._faces = faces
        self._names = names

    def lines(self, hint: Hint, table: Table) -> list[str]:
        """Return the whole hint: which card, why, and what each card promises."""
        reasons = [self.reason(each, hint.best) for each in hint.reasons]
        return [self.suggests(hint), *reasons, *self.chances(hint, table)]

    def chances(self, hint: Hint, table: Table) -> list[str]:
        """Return what each card promises, below a line that says what is shown."""
        promises = [f"  {self.promise(each, hint, table)}" for each in hint.plays]
        return [self._texts("hint-chances"), *promises]

    def suggests(self, hint: Hint) -> str:
        """Say which card to play."""
        message = "hint-suggests-down" if hint.best.down else "hint-suggests"
        return self._texts(message, card=self._faces.card(hint.best.card))

    def reason(self, reason: Reason, play: Play) -> str:
        """Say one reason for a play."""
        suit = "" if reason.suit is None else SUIT_LETTERS[reason.suit]
        return self._texts(
            f"hint-{reason.kind}",
            card=self._faces.card(play.card),
            cards=self._texts.both([self._faces.card(card) for card in reason.cards]),
            name=self._texts.both([self._names[seat] for seat in reason.seats]),
            count=len(reason.cards) or len(reason.seats),
            suit=suit,
            trick=reason.trick or 0,
        )

    def promise(self, worth: PlayWorth, hint: Hint, table: Table) -> str:
        """Say the chance to win the deal with a play, and the points where they differ."""
        card = self._faces.card(worth.play.card)
        if worth.play.down:
            card = self._texts("hint-laid-down", card=card)
        percent = int(worth.win * 100 + 0.5)
        if not hint.in_points:
            return self._texts("hint-card", card=card, percent=percent)
        tenths = int(abs(worth.points) * 10 + 0.5)
        return self._texts(
            "hint-card-chips" if table.pays_chips else "hint-card-points",
            card=card,
            percent=percent,
            sign="−" if tenths and worth.points < 0 else "+",
            whole=tenths // 10,
            tenth=tenths % 10,
        )
