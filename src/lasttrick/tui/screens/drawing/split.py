"""How the screen is shared out between the felt, the story, the hand and the rest."""

from __future__ import annotations

from dataclasses import dataclass

_LEAST_WIDTH, _LEAST_HEIGHT = 40, 16
_WIDE = 110
_PANEL = 38
"""The columns of the story, where it stands at the right."""
_TALL = 32
_SLIPS, _CARDS, _LARGE_CARDS = 2, 5, 7
"""The rows of a hand."""
_PROMPT = 2
_ANSWERS = 6
"""How many answers are seen at once."""


@dataclass(frozen=True, kw_only=True)
class Split:
    """The rows and columns of each part; the header and the keys have one row each.

    Attributes:
        width: the columns of everything but the story at the right.
        felt: the rows of the felt.
        story: the rows of the story, where it stands below the felt.
        hand: the rows of the hand.
        prompt: the rows of what is asked.
        panel: the columns of the story at the right; 0 where it stands below the felt.
        panel_height: its rows.
    """

    width: int
    felt: int
    story: int
    hand: int
    prompt: int
    panel: int
    panel_height: int


def split(width: int, height: int, seats: int, answers: int) -> Split | None:
    """Share out a screen; None where it is too small for a table.

    Args:
        width: its columns.
        height: its rows.
        seats: how many sit at the table.
        answers: how many answers there are to choose from.
    """
    if width < _LEAST_WIDTH or height < _LEAST_HEIGHT:
        return None
    panel = _PANEL if width >= _WIDE else 0
    hand = _LARGE_CARDS if height >= _TALL else _CARDS if height >= 20 else _SLIPS
    story = 0 if panel else 3 if height >= 24 else 1
    prompt = _PROMPT + min(answers, _ANSWERS)
    felt = height - 2 - hand - story - prompt
    if answers and felt < seats + 1 and not panel:
        felt, story = felt + story - 1, 1
    if felt < seats + 1 and hand > _SLIPS:
        felt, hand = felt + hand - _SLIPS, _SLIPS
    if felt < seats + 1 and answers:
        wanted = min(seats + 1 - felt, prompt - _PROMPT - 1)
        felt, prompt = felt + wanted, prompt - wanted
    return Split(
        width=width - panel,
        felt=felt,
        story=story,
        hand=hand,
        prompt=prompt,
        panel=panel,
        panel_height=height - 2,
    )
