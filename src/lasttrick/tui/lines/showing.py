"""What can be looked at in a deal: the hand, the table, legal cards, finished tricks, totals."""

from __future__ import annotations

from lasttrick.cards import Card, Seat
from lasttrick.engine import Declared, Match, Play, View, is_revoke, why_not
from lasttrick.tui.lines.faces import Faces, in_order
from lasttrick.tui.lines.words import Words


def hand_lines(view: View, words: Words, faces: Faces) -> list[str]:
    """Return the trick in progress, the cards set aside, and the hand, each card numbered."""
    lines = []
    if view.trick:
        lines.append("On the table: " + words.trick_line(view.trick))
    lines += aside_lines(view, words, faces)
    if view.hand:
        may = {move.card for move in view.legal if isinstance(move, Play)}
        everything = len(may) in (0, len(view.hand))
        shown = "  ".join(
            f"{number}){faces.card(card)}{'*' if card in may and not everything else ''}"
            for number, card in enumerate(in_order(view.hand, view.table), start=1)
        )
        note = "" if everything else "   (* may be played)"
        lines.append(f"Your hand: {shown}{note}")
    return lines


def aside_lines(view: View, words: Words, faces: Faces) -> list[str]:
    """Return which cards are set aside for the last trick, as far as this seat may know."""
    if view.trick_number >= view.table.tricks:
        return []
    shown = []
    for event in view.log:
        if isinstance(event, Declared) and event.what in ("dry", "show-dry"):
            card: Card | None = view.aside if event.seat == view.seat else event.card
            way = "hidden" if event.what == "dry" else "shown"
            shown.append(f"{words.called(event.seat)} {faces.card(card)} ({way})")
    return [f"Set aside: {', '.join(shown)}"] if shown else []


def legal_lines(view: View, words: Words, faces: Faces) -> list[str]:
    """Return which cards may be played, and why the others may not."""
    if view.phase != "play":
        return ["First answer what is asked; then you play."]
    up = [m.card for m in view.legal if isinstance(m, Play) and not m.down]
    down = [m.card for m in view.legal if isinstance(m, Play) and m.down]
    lines = []
    if up:
        lines.append(f"Face up: {faces.cards(in_order(up, view.table))}")
    if down:
        lines.append(f"Face down: {faces.cards(in_order(down, view.table))}")
    for card in in_order(view.hand, view.table):
        if card in up or card in down:
            continue
        refusal = why_not(view, Play(card))
        if refusal is not None:
            lines.append(f"Not {faces.card(card)}: {words.refusal(refusal)}")
        elif is_revoke(view, Play(card)):
            lines.append(f"{faces.card(card)} would be a revoke, which the others may flag.")
    return lines


def last_lines(view: View, words: Words) -> list[str]:
    """Return the finished tricks that the rules let anyone look at again."""
    tricks = view.may_look_back
    if not view.tricks:
        return ["No trick is finished yet."]
    if not tricks:
        return ["At this table nobody looks at finished tricks again."]
    return [f"{words.trick_line(trick.plays)}   {words.trick_won(trick)}" for trick in tricks]


def opened_lines(view: View, words: Words, faces: Faces) -> list[str]:
    """Return every hand as dealt, where the match opens the cards after the deal."""
    if view.opened is None:
        return []
    hands = [
        f"{words.called(Seat(seat))} held {faces.cards(in_order(hand, view.table))}."
        for seat, hand in enumerate(view.opened.hands)
    ]
    tricks = [
        f"Trick {number}: {words.trick_line(trick.plays)}"
        for number, trick in enumerate(view.opened.tricks, start=view.first_trick)
        if any(play.down for play in trick.plays)
    ]
    return [*hands, f"The talon was {faces.cards(view.opened.talon) or 'empty'}.", *tricks]


def score_line(match: Match, words: Words) -> str:
    """Return what everyone has, and what ends the match. Words are those of the whole match."""
    return f"{words.totals(match.totals, match.stacks)}   ({words.goal(match)})"
