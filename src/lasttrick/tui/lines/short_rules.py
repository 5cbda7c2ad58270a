"""The rules of a table in a few lines, from the data that the engine plays by."""

from __future__ import annotations

from lasttrick.cards import SUITS, suit_of
from lasttrick.games import Table
from lasttrick.tui.lines.faces import Faces


def short_rules(table: Table, faces: Faces) -> str:
    """Return what counts at this table, in short."""
    rules = table.rules
    suits = [[card for card in table.pack if suit_of(card) == suit] for suit in SUITS]
    lines = [
        f"{table.name}: {table.cards} cards each from {len(table.pack)}, the highest first:",
        *(f"  {faces.cards(suit)}" for suit in suits),
        f"Play goes {rules.deal.direction}. {_leader(table)}",
        _duty(table),
    ]
    if rules.tricks.sweep is not None:
        lines.append(f"Whoever wins all of the first {rules.tricks.sweep} tricks wins at once.")
    if rules.tricks.drop_out_after is not None:
        lines.append(f"After trick {rules.tricks.drop_out_after} all without a trick drop out.")
    lines.append(f"Trick {table.deciding} of {table.tricks} decides the deal.")
    return "\n".join(lines)


def _leader(table: Table) -> str:
    return {
        "next": "The player after the dealer leads first.",
        "dealer": "The dealer leads first.",
        "left": "The player at the dealer's left leads first.",
        "right": "The player at the dealer's right leads first.",
    }[table.rules.lead.first]


def _duty(table: Table) -> str:
    duty = {
        "must": "Follow suit if you can; otherwise any card, which cannot win.",
        "must-beat": "Follow suit if you can, and beat the best card if you can.",
        "free": "Nobody has to follow suit.",
    }[table.duty]
    hiding = {
        "none": "",
        "discards": " A card of another suit is laid face down.",
        "not-beating": " A card that does not beat the best one is laid face down.",
        "choice": " Show a card that beats the best one, or lay any card face down.",
    }[table.rules.face_down.which]
    return duty + hiding
