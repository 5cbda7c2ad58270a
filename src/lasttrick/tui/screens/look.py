"""How the screens look: the colours of a card table, and screens without any colour."""

from __future__ import annotations

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme

FELT = Theme(
    name="felt",
    primary="#e3b04b",
    secondary="#c98f3a",
    accent="#f2c661",
    warning="#f2a65a",
    error="#ff9a85",
    success="#a8d98f",
    foreground="#f4ecd8",
    background="#0a2a20",
    surface="#0f3a2c",
    panel="#164c3a",
    dark=True,
    variables={
        "block-cursor-background": "#e3b04b",
        "block-cursor-foreground": "#1c1405",
        "block-cursor-text-style": "bold",
        "scrollbar": "#2f6b55",
        "scrollbar-hover": "#e3b04b",
        "scrollbar-active": "#e3b04b",
        "scrollbar-background": "#0f3a2c",
        "input-cursor-background": "#f2c661",
        "input-cursor-foreground": "#1c1405",
    },
)
"""Green felt, brass and ivory."""

_SUITS = ((0x0F, 0x3A, 0x2C), (0xFF, 0x8F, 0x80), (0x8F, 0xE3, 0x88), (0xF2, 0xC6, 0x61))
_OTHERS = ((0x9C, 0xC4, 0xFF), (0xE0, 0xA8, 0xF0), (0x8A, 0xE0, 0xD8), (0xF4, 0xEC, 0xD8))

ON_FELT = TerminalTheme((0x0F, 0x3A, 0x2C), (0xF4, 0xEC, 0xD8), [*_SUITS, *_OTHERS])
"""What the eight colours of a terminal become on the felt, so that each can be read there."""


class Colourless(LineFilter):
    """Takes every colour away, and leaves bold, reverse and underline."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Return the segments of a line without colours."""
        return [
            Segment(text, None if style is None else _colourless(style), control)
            for text, style, control in segments
        ]


@lru_cache(1024)
def _colourless(style: Style) -> Style:
    return style.without_color + Style.from_meta(style.meta)
