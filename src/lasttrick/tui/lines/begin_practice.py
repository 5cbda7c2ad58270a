"""How a sitting of practice begins."""

from __future__ import annotations

from random import Random

from lasttrick.coach.practice import Kind, Progress, progress_file
from lasttrick.games import Table
from lasttrick.texts import Faces, Texts
from lasttrick.tui.lines.asking import Read, Write
from lasttrick.tui.lines.practice_session import Session

_USUAL_COUNT = 10


def begin_practice(
    table: Table,
    kind: Kind,
    *,
    read: Read,
    write: Write,
    texts: Texts,
    faces: Faces,
    seed: int,
    count: int | None = None,
) -> Session:
    """Return a sitting of practice, with the progress that is kept on this machine.

    Args:
        table: the rules.
        kind: what is practised.
        read: asks a question; raises EOFError when the person leaves.
        write: shows a line.
        texts: the language.
        faces: how cards are written.
        seed: gives the questions.
        count: how many questions; None for the usual number, which is no end for legal cards.

    Raises:
        OSError: the progress that is kept cannot be read.
    """
    return Session(
        table,
        kind,
        read=read,
        write=write,
        texts=texts,
        faces=faces,
        progress=Progress(progress_file(), table, kind),
        chance=Random(seed),
        count=count if count is not None or kind == "legal" else _USUAL_COUNT,
    )
