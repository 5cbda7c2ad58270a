"""What happens at the table, in English sentences."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import SUIT_OF, Card, Seat, parse_card, rank_name, rank_of
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
from lasttrick.tui.lines.faces import Faces
from lasttrick.tui.lines.short_rules import times


class Words:
    """Says things about one table, to the person who sits in one of its seats."""

    def __init__(self, names: Sequence[str], me: Seat | None, faces: Faces) -> None:
        """Speak at a table.

        Args:
            names: the names by seat of the deal.
            me: the seat of the person spoken to; None for somebody who only watches.
            faces: how cards are written.
        """
        self._names = names
        self._me = me
        self._faces = faces

    def name(self, seat: Seat) -> str:
        """Return the name of a seat, or ``you``."""
        return "you" if seat == self._me else self._names[seat]

    def called(self, seat: Seat) -> str:
        """Return the name of a seat, or ``You``, to begin a sentence or a list."""
        return "You" if seat == self._me else self._names[seat]

    def does(self, seat: Seat, verb: str) -> str:
        """Return ``You play`` or ``Left plays``, to begin a sentence."""
        if seat == self._me:
            return f"You {verb}"
        irregular = {"have": "has", "do": "does", "are": "is", "pass": "passes"}
        return f"{self._names[seat]} {irregular.get(verb, verb + 's')}"

    def deal_begins(self, view: View) -> str:
        """Say whose deal it is, and who leads."""
        dealt = self.does(view.dealer, "deal")
        if view.leader == view.dealer:
            return f"{dealt} and {self._s(view.leader, 'lead')}."
        return f"{dealt}, {self.name(view.leader)} {self._s(view.leader, 'lead')}."

    def event(self, event: Event, led: Card | None) -> str | None:
        """Say what happened; None for what goes without saying.

        Args:
            event: as a view shows it.
            led: the card that was led to the trick, None when this one leads.
        """
        card = self._faces.card
        match event:
            case Cut(seat, None):
                return f"{self.does(seat, 'tap')} the pack: it is dealt uncut."
            case Cut(seat, at):
                cards = "card" if at == 1 else "cards"
                return f"{self.does(seat, 'cut')} the pack, lifting {at} {cards}."
            case Played(seat, shown, down):
                return self._played(seat, shown, led, down=down)
            case Declared(seat, "dry", shown):
                which = f"{card(shown)} " if shown is not None else "a card "
                return f"{self.does(seat, 'set')} {which}aside, face down, for the last trick."
            case Declared(seat, "show-dry", shown):
                return f"{self.does(seat, 'set')} {card(shown)} aside, face up, for the last trick."
            case Declared(seat, "redeal"):
                return f"{self.does(seat, 'change')} the whole hand for new cards."
            case Declared(seat, "instant-win", _, _, hand):
                return f"{self.does(seat, 'show')} {self._faces.cards(hand)}."
            case Declared(seat, "peek"):
                return f"{self.does(seat, 'ask')} to see the bottom card of the talon."
            case Declared(seat, "flag", _, against):
                assert against is not None
                accusation = f"{self.does(seat, 'flag')} {self.name(against)} for a revoke."
                return f"{accusation} A wrong flag is paid when the deal is counted."
            case Declared():
                return None
            case Dropped(seat, "rule"):
                return f"{self.does(seat, 'have')} no trick and {self._s(seat, 'drop')} out."
            case Dropped(seat, _):
                return f"{self.does(seat, 'leave')} the deal."
            case Revealed(None, shown):
                return f"The bottom card of the talon is {card(shown)}."
            case Revealed(seat, shown):
                assert seat is not None
                return f"{self.does(seat, 'turn')} up {card(shown)}."

    def trick_won(self, trick: Trick) -> str:
        """Say who took a trick with which card."""
        return f"{self.does(trick.winner, 'win')} the trick with {self._faces.card(trick.card)}."

    def trick_line(self, trick: Sequence[Played]) -> str:
        """Write the cards of a trick with their owners, in the order of play."""
        return "  ".join(f"{self.called(p.seat)} {self._faces.card(p.card)}" for p in trick)

    def _played(self, seat: Seat, shown: Card | None, led: Card | None, *, down: bool) -> str:
        if shown is None:
            return f"{self.does(seat, 'lay')} a card face down."
        face = self._faces.card(shown)
        if down:
            return f"{self.does(seat, 'lay')} {face} face down."
        if led is None:
            return f"{self.does(seat, 'lead')} {face}."
        if SUIT_OF[shown] != SUIT_OF[led]:
            return f"{self.does(seat, 'discard')} {face}."
        return f"{self.does(seat, 'play')} {face}."

    def _s(self, seat: Seat, verb: str) -> str:
        return verb if seat == self._me else verb + "s"

    def deal_over(self, result: Result, table: Table) -> list[str]:
        """Say how the deal ended, what it was worth and why."""
        lines = []
        if result.winner is None:
            lines.append("The deal is void: there was a revoke.")
        else:
            last = table.deciding == table.tricks
            how = {
                "deciding-trick": f"with {'the last trick' if last else f'trick {table.deciding}'}",
                "sweep": f"by taking all of the first {table.rules.tricks.sweep} tricks",
                "instant-win": "with the hand as dealt",
                "walkover": "because everyone else has left",
            }.get(result.by, "")
            lines.append(f"{self.does(result.winner, 'win')} the deal {how}.")
        lines += [f"  {self.gain(gain, table)}" for gain in result.gains]
        return lines

    def gain(self, gain: Gain, table: Table) -> str:
        """Say why a seat got or lost points."""
        cards = self._faces.cards(gain.cards)
        reason = {
            "deciding-trick": f"for the deciding trick, taken with {cards}",
            "low-run": f"for {_times(len(gain.cards))} won with {cards}",
            "dry": f"for {cards}, kept aside hidden",
            "show-dry": f"for {cards}, kept aside for all to see",
            "not-with-rank": f"because {cards} is no {_rank_word(table)}",
            "last-trick-lost": "for losing the last trick",
            "dealt-hand": f"for being dealt {cards}",
            "sweep": "for the sweep",
            "instant-win": f"for {cards} as dealt",
            "walkover": "for being the only one left",
            "paid": "to the winner",
            "ace": f"for {cards}, kept too long",
            "dropped": "for dropping out",
            "flagged": "for a revoke",
            "wrong-flag": "for a wrong accusation",
            "pool": "out of the pool",
            "pool-short": "because there is no more in the middle",
        }[gain.reason]
        unit = "chip" if table.pays_chips else "point"
        return f"{self.called(gain.seat)}: {_amount(gain.points, unit)} {reason}."

    def totals(self, totals: Sequence[int], chips: Sequence[int] | None) -> str:
        """Write what everyone has so far."""
        shown = chips if chips is not None else totals
        unit = "Chips" if chips is not None else "Points"
        return f"{unit}: " + ", ".join(
            f"{self.called(Seat(seat))} {total}" for seat, total in enumerate(shown)
        )

    def goal(self, match: Match) -> str:
        """Say what ends the match."""
        deals = match.table.deals_in_match
        parts = []
        if match.tied is not None:
            parts.append("the tied play on until one of them leads")
        if match.target is not None:
            parts.append(f"first to {match.target}")
        if deals is not None:
            parts.append(f"{deals} deals" if deals != 1 else "one deal")
        if match.table.rules.match.stones:
            parts.append(f"{match.pool} of {match.table.rules.match.stones} stones left")
        return ", ".join(parts) or "no fixed end"

    def match_over(self, match: Match) -> str:
        """Say who has won the match."""
        winners = match.winners or ()
        if len(winners) == 1:
            return f"{self.does(winners[0], 'win')} the match."
        return f"The match is shared by {_and([self.name(seat) for seat in winners])}."

    def refusal(self, error: IllegalMove) -> str:
        """Say why a move is refused, with the cards as this table writes them."""
        facts = error.facts

        def face(code: object) -> str:
            return self._faces.card(parse_card(str(code)))

        held = facts.get("held")
        cards = " and ".join(face(code) for code in held) if isinstance(held, tuple) else ""
        match error.code:
            case "play/must-follow":
                return f"You hold {cards}, and {facts['led']} were led: you must follow suit."
            case "play/must-beat":
                return f"You hold {cards}, which beats {face(facts['best'])}: you must beat it."
            case "play/not-held":
                return f"You do not hold {face(facts['card'])}."
            case "play/set-aside":
                return f"{face(facts['card'])} is set aside for the last trick."
            case "play/must-lie-face-up":
                return f"{face(facts['card'])} cannot be laid face down here."
            case "play/must-lie-face-down" if facts.get("best") is not None:
                return (
                    f"{face(facts['card'])} does not beat {face(facts['best'])}: "
                    f"it can only be laid face down ({facts['card']}*)."
                )
            case "play/answer-first":
                return "First answer what is asked."
            case "play/not-asked":
                return f"There is no {facts['what']} at this point of this game."
            case _:
                return error.message

    def choice(self, move: Move, table: Table) -> str:
        """Say what a move would be."""
        if not isinstance(move, Declare):
            return self._faces.card(move.card) + (" face down" if move.down else "")
        match move.what:
            case "pass":
                return "no"
            case "redeal":
                return "change the whole hand for new cards"
            case "instant-win":
                return "show the hand and win the deal"
            case "dry":
                worth = times(table.rules.dry.hidden_times)
                return f"set {self._faces.card(move.card)} aside, face down (pays {worth})"
            case "show-dry":
                worth = times(table.rules.dry.shown_times)
                return f"set {self._faces.card(move.card)} aside, face up (pays {worth})"
            case "peek":
                return "see the bottom card of the talon"
            case "flag":
                assert move.against is not None
                return f"accuse {self.name(move.against)} of a revoke"


QUESTIONS = {
    "redeal": "Your hand is weak. Do you change it?",
    "claim": "Your hand wins as dealt. Do you show it?",
    "dry": "Do you set a card aside for the last trick?",
    "flag": "The cards are played. Has anybody failed to follow suit?",
}
"""What is asked in each phase beside playing."""


def _rank_word(table: Table) -> str:
    rank = table.rules.award.not_with_rank or ""
    return rank_name(rank_of(parse_card(rank + "C"))) if rank else ""


def _times(tricks: int) -> str:
    return "the deciding trick" if tricks == 1 else f"the last {tricks} tricks"


def _amount(points: int, unit: str) -> str:
    return f"{points:+d} {unit}" + ("" if abs(points) == 1 else "s")


def _and(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]
