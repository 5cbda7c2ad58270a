"""What can be looked at in a deal: the hand, the table, legal cards, finished tricks."""

from __future__ import annotations

from lasttrick.cards import Card, Seat
from lasttrick.coach.rules import brief_sheet, written
from lasttrick.engine import Declared, Play, View, is_revoke, why_not
from lasttrick.games import Table, game_of
from lasttrick.texts import Faces, Telling, Texts


class Showing:
    """Shows a view of a deal as lines."""

    def __init__(self, texts: Texts, faces: Faces, telling: Telling) -> None:
        """Take the language, how cards are written, and who is spoken to."""
        self._texts = texts
        self._faces = faces
        self._telling = telling

    def hand(self, view: View) -> list[str]:
        """Return the trick in progress, the cards set aside, and the hand, each card numbered."""
        lines = []
        if view.trick:
            table = self._telling.trick_line(view.trick)
            lines.append(self._texts("on-the-table", cards=table))
        lines += self.set_aside(view)
        if view.hand:
            may = {move.card for move in view.legal if isinstance(move, Play)}
            everything = len(may) in (0, len(view.hand))
            shown = "  ".join(
                f"{number}){self._faces.card(card)}{'*' if card in may and not everything else ''}"
                for number, card in enumerate(view.table.in_order(view.hand), start=1)
            )
            message = "your-hand" if everything else "your-hand-some"
            lines.append(self._texts(message, cards=shown))
        return lines

    def set_aside(self, view: View) -> list[str]:
        """Return which cards are set aside for the last trick, as far as this seat may know."""
        if view.trick_number >= view.table.tricks:
            return []
        shown = []
        for event in view.log:
            if isinstance(event, Declared) and event.what in ("dry", "show-dry"):
                card: Card | None = view.aside if event.seat == view.seat else event.card
                message = "set-aside-hidden" if event.what == "dry" else "set-aside-shown"
                name = self._telling.called(event.seat)
                shown.append(self._texts(message, name=name, card=self._faces.card(card)))
        return [self._texts("set-aside", cards=", ".join(shown))] if shown else []

    def legal(self, view: View) -> list[str]:
        """Return which cards may be played, and why the others may not."""
        if view.phase != "play":
            return [self._texts("legal-answer-first")]
        table = view.table
        up = [m.card for m in view.legal if isinstance(m, Play) and not m.down]
        down = [m.card for m in view.legal if isinstance(m, Play) and m.down]
        lines = []
        for message, cards in (("legal-face-up", up), ("legal-face-down", down)):
            if cards:
                lines.append(self._texts(message, cards=self._faces.cards(table.in_order(cards))))
        for card in table.in_order(view.hand):
            if card in up or card in down:
                continue
            face = self._faces.card(card)
            refusal = why_not(view, Play(card))
            if refusal is not None:
                reason = self._telling.refusal(refusal)
                lines.append(self._texts("legal-not", card=face, reason=reason))
            elif is_revoke(view, Play(card)):
                lines.append(self._texts("legal-revoke", card=face))
        return lines

    def last(self, view: View) -> list[str]:
        """Return the finished tricks that the rules let anyone look at again."""
        if not view.tricks:
            return [self._texts("last-none-yet")]
        if not view.may_look_back:
            return [self._texts("last-not-shown")]
        return [
            self._texts(
                "last-trick",
                cards=self._telling.trick_line(trick.plays),
                won=self._telling.trick_won(trick),
            )
            for trick in view.may_look_back
        ]

    def opened(self, view: View) -> list[str]:
        """Return every hand as dealt, where the match opens the cards after the deal."""
        if view.opened is None:
            return []
        table, faces = view.table, self._faces
        hands = [
            self._telling.does("held", Seat(seat), cards=faces.cards(table.in_order(hand)))
            for seat, hand in enumerate(view.opened.hands)
        ]
        talon = (
            self._texts("talon-was", cards=faces.cards(view.opened.talon))
            if view.opened.talon
            else self._texts("talon-was-empty")
        )
        tricks = [
            self._texts("trick-open", trick=number, cards=self._telling.trick_line(trick.plays))
            for number, trick in enumerate(view.opened.tricks, start=view.first_trick)
            if any(play.down for play in trick.plays)
        ]
        return [*hands, talon, *tricks]


def rules_in_short(table: Table, texts: Texts) -> str:
    """Return what counts at exactly this table, as lines of text."""
    return written(brief_sheet(game_of(table), table, texts), "text")
