"""What happens at a table, told to one person in one language."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import SUIT_OF, Card, Seat, parse_card
from lasttrick.engine import (
    Cut,
    Declare,
    Declared,
    Dropped,
    Event,
    Gain,
    Match,
    Move,
    Played,
    Result,
    Revealed,
    Trick,
    View,
)
from lasttrick.errors import IllegalMove
from lasttrick.games import Table
from lasttrick.texts.catalog import Texts
from lasttrick.texts.faces import Faces


class Telling:
    """Tells of one table, to the person who sits in one of its seats."""

    def __init__(self, texts: Texts, faces: Faces, names: Sequence[str], me: Seat | None) -> None:
        """Speak at a table.

        Args:
            texts: the language.
            faces: how cards are written.
            names: the names by seat of the deal.
            me: the seat of the person spoken to; None for somebody who only watches.
        """
        self._texts = texts
        self._faces = faces
        self._names = names
        self._me = me

    def name(self, seat: Seat) -> str:
        """Return the name of a seat, or ``you``, inside a sentence."""
        return self._texts("you") if seat == self._me else self._names[seat]

    def called(self, seat: Seat) -> str:
        """Return the name of a seat, or ``You``, to begin a sentence or a list."""
        return self._texts("you-first") if seat == self._me else self._names[seat]

    def does(self, message: str, seat: Seat, **arguments: str | int) -> str:
        """Return a message in which a seat does something."""
        who = "you" if seat == self._me else "other"
        return self._texts(message, who=who, name=self._names[seat], **arguments)

    def deal_begins(self, dealer: Seat, leader: Seat) -> str:
        """Say whose deal it is, and who leads."""
        if dealer == leader:
            return self.does("event-deals-and-leads", dealer)
        return f"{self.does('event-deals', dealer)} {self.does('event-leads-first', leader)}"

    def event(self, event: Event, led: Card | None) -> str | None:
        """Say what happened; None for what goes without saying.

        Args:
            event: as a view shows it.
            led: the card that was led to the trick, None when this one leads.
        """
        card = self._faces.card
        match event:
            case Cut(seat, None):
                return self.does("event-tap", seat)
            case Cut(seat, int(at)):
                return self.does("event-cut", seat, count=at)
            case Played(seat, shown, down):
                return self.does(_laid(shown, led, down=down), seat, card=card(shown))
            case Declared(seat, "dry" | "show-dry", shown):
                return self.does(f"event-{event.what}", seat, card=card(shown))
            case Declared(seat, "redeal" | "peek"):
                return self.does(f"event-{event.what}", seat)
            case Declared(seat, "instant-win", _, _, hand):
                return self.does("event-instant-win", seat, cards=self._faces.cards(hand))
            case Declared(seat, "flag", _, int(against)):
                return self.does("event-flag", seat, against=self.name(Seat(against)))
            case Dropped(seat, by):
                return self.does("event-drop" if by == "rule" else "event-leave", seat)
            case Revealed(None, shown):
                return self._texts("event-bottom-card", card=card(shown))
            case Revealed(int(seat), shown):
                return self.does("event-turn-up", Seat(seat), card=card(shown))
            case _:
                return None

    def trick_won(self, trick: Trick) -> str:
        """Say who took a trick with which card."""
        return self.does("event-trick-won", trick.winner, card=self._faces.card(trick.card))

    def trick_line(self, trick: Sequence[Played]) -> str:
        """Write the cards of a trick with their owners, in the order of play."""
        return "  ".join(f"{self.called(p.seat)} {self._faces.card(p.card)}" for p in trick)

    def deal_over(self, result: Result, table: Table) -> list[str]:
        """Say how the deal ended, what it was worth and why."""
        return [
            self._deal_won(result, table),
            *(f"  {self.gain(gain, table)}" for gain in result.gains),
        ]

    def _deal_won(self, result: Result, table: Table) -> str:
        if result.winner is None:
            return self._texts("deal-void")
        match result.by:
            case "sweep":
                tricks = table.rules.tricks.sweep or 0
                return self.does("deal-won-sweep", result.winner, tricks=tricks)
            case "instant-win":
                return self.does("deal-won-as-dealt", result.winner)
            case "walkover":
                return self.does("deal-won-alone", result.winner)
            case _ if table.deciding == table.tricks:
                return self.does("deal-won-last", result.winner)
            case _:
                return self.does("deal-won-trick", result.winner, trick=table.deciding)

    def gain(self, gain: Gain, table: Table) -> str:
        """Say why a seat got or lost points."""
        reason = self._texts(
            f"gain-{gain.reason}", cards=self._faces.cards(gain.cards), tricks=len(gain.cards)
        )
        amount = self._texts(
            "amount-chips" if table.pays_chips else "amount-points",
            sign="−" if gain.points < 0 else "+",
            count=abs(gain.points),
        )
        return self._texts("gain", name=self.called(gain.seat), amount=amount, reason=reason)

    def totals(self, match: Match) -> str:
        """Write what everyone has so far, and what ends the match. For the seats of a match."""
        chips = match.stacks
        shown = match.totals if chips is None else chips
        totals = ", ".join(f"{self.called(Seat(seat))} {total}" for seat, total in enumerate(shown))
        message = "totals-points" if chips is None else "totals-chips"
        return self._texts(
            "score-line", totals=self._texts(message, totals=totals), goal=self.goal(match)
        )

    def goal(self, match: Match) -> str:
        """Say what ends the match."""
        deals = match.table.deals_in_match
        stones = match.table.rules.match.stones
        goals = []
        if match.tied is not None:
            goals.append(self._texts("goal-tied"))
        if match.target is not None:
            goals.append(self._texts("goal-target", target=match.target))
        if deals is not None:
            goals.append(self._texts("goal-deals", deals=deals))
        if stones:
            goals.append(self._texts("goal-stones", left=match.pool or 0, stones=stones))
        return ", ".join(goals) or self._texts("goal-none")

    def match_over(self, match: Match) -> str:
        """Say who has won the match."""
        winners = match.winners or ()
        if len(winners) == 1:
            return self.does("match-won", winners[0])
        names = self._texts.both([self.name(seat) for seat in winners])
        return self._texts("match-shared", names=names)

    def refusal(self, error: IllegalMove) -> str:
        """Say why a move is refused, with the cards as this table writes them."""
        kind = error.code.removeprefix("play/")
        facts = {
            name: self._faces.card(parse_card(value))
            for name, value in error.facts.items()
            if name in ("card", "best") and isinstance(value, str)
        }
        held = error.facts.get("held")
        if isinstance(held, tuple):
            facts["held"] = self._texts.both(
                [self._faces.card(parse_card(str(code))) for code in held]
            )
        if kind == "must-lie-face-down" and "best" not in facts:
            kind = "blind"
        led = str(error.facts.get("led", "C"))[:1].upper()
        most = error.facts.get("most", 0)
        return self._texts(
            f"refused-{kind}", suit=led, most=most if isinstance(most, int) else 0, **facts
        )

    def asks_card(self, view: View) -> str:
        """Ask the seat to move for its card: for which trick, and whether it leads or decides."""
        table, trick = view.table, view.trick_number
        message = "ask-card" if view.trick else "ask-lead"
        if trick == table.deciding:
            message += "-decides"
        return self._texts(message, trick=trick, tricks=table.tricks)

    def choice(self, move: Move, table: Table) -> str:
        """Say what an answer would be."""
        if not isinstance(move, Declare):
            return self._faces.card(move.card)
        dry = table.rules.dry
        return self._texts(
            f"choice-{move.what}",
            card=self._faces.card(move.card),
            times=dry.hidden_times if move.what == "dry" else dry.shown_times,
            against="" if move.against is None else self.name(move.against),
        )


def _laid(shown: Card | None, led: Card | None, *, down: bool) -> str:
    """Return which message tells of a card that was laid."""
    if shown is None:
        return "event-lay-hidden"
    if down:
        return "event-lay-down"
    if led is None:
        return "event-lead"
    return "event-play" if SUIT_OF[shown] == SUIT_OF[led] else "event-discard"
