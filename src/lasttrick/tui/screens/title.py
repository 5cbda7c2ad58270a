"""The title: four cards in a row, of which the last one counts."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from lasttrick.texts import Texts
from lasttrick.tui.settings import Pack

_CARDS = (("9", "♦", "D"), ("J", "♣", "C"), ("K", "♥", "H"), ("A", "♠", "S"))
_LINES = ("╭", "─", "╮", "│", "╰", "╯")
_DASHES = ("+", "-", "+", "|", "+", "+")
_IVORY = "#f4ecd8"
_INK = {"♦": "#1f5fbf", "♣": "#1b7a3a", "♥": "#b3261e", "♠": "#1c1c1c"}
_RED = "#b3261e"
_EDGE = "#8a7f66"


def title(texts: Texts, pack: Pack) -> Text:
    """Return the title in four lines, its cards as the person likes them."""
    top_left, across, top_right, upright, low_left, low_right = (
        _DASHES if pack == "ascii" else _LINES
    )
    edge = Style(color=_EDGE, bgcolor=_IVORY)
    rows = [Text("  ") for _ in range(4)]
    for number, (rank, suit, letter) in enumerate(_CARDS):
        last = number == len(_CARDS) - 1
        inside = 5 if last else 2
        ink = Style(color=_ink(suit, pack), bgcolor=_IVORY, bold=True)
        shown = rank if rank.isdecimal() else texts(f"rank-letter-{rank}")
        symbol = letter if pack == "ascii" else suit
        rows[0].append(top_left + across * inside + (top_right if last else ""), edge)
        rows[3].append(low_left + across * inside + (low_right if last else ""), edge)
        for row, mark in ((rows[1], shown), (rows[2], symbol)):
            row.append(upright, edge)
            row.append(mark.ljust(inside), ink)
            row.append(upright if last else "", edge)
    rows[1].append("   ").append(_spaced(texts("menu-title")), Style(color="#f2c661", bold=True))
    rows[2].append("   ").append(texts("menu-subtitle"), Style(color="#d8cfb8"))
    return Text("\n").join(rows)


def _ink(suit: str, pack: Pack) -> str:
    if pack == "four-colour":
        return _INK[suit]
    return _RED if pack == "two-colour" and suit in "♦♥" else _INK["♠"]


def _spaced(name: str) -> str:
    """Return a name with room between its letters."""
    return "   ".join(" ".join(word.upper()) for word in name.split())
