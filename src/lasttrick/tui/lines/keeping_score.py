"""How a score sheet begins: the table is told, everybody has a name, and somebody deals."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random

from lasttrick.coach.score_sheet import KeptSheet, ScoreSheet, begin_sheet
from lasttrick.games import Table, game_of
from lasttrick.texts import Faces, Texts, game_text
from lasttrick.tui.lines.asking import Read, Write
from lasttrick.tui.lines.sitting_down import sat_down


def new_sheet(
    table: Table,
    names: Sequence[str] | None,
    *,
    read: Read,
    write: Write,
    texts: Texts,
    seed: int,
) -> tuple[KeptSheet, ScoreSheet]:
    """Return an empty sheet, and where it will be kept from the first entry on.

    Args:
        table: the rules.
        names: who sits where, clockwise; None to ask for it.
        read: asks a question; raises EOFError at the end of input.
        write: shows a line.
        texts: the language.
        seed: draws the cards, where they are to be drawn.

    Raises:
        Quit: when the person leaves.
    """
    game = game_of(table)
    name, summary = game_text(texts, game, "name"), game_text(texts, game, "summary")
    write(texts("table-begins", game=name, seats=table.seats, summary=summary))
    sheet = sat_down(
        table,
        names,
        read=read,
        write=write,
        texts=texts,
        faces=Faces(texts),
        chance=Random(seed),
    )
    return begin_sheet(table.game, datetime.now(UTC)), sheet
