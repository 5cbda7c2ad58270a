"""Practice in lines of text: which cards may be played, who wins, what a deal is worth."""

from __future__ import annotations

from lasttrick.tui.lines.asking import Quit
from lasttrick.tui.lines.practice_session import Session
from lasttrick.tui.lines.practising_deals import LegalPractice
from lasttrick.tui.lines.practising_endings import EndingPractice


def practise(session: Session) -> None:
    """Practise until enough has been asked, or the person leaves; then show the progress."""
    session.begin()
    try:
        if session.kind == "legal":
            LegalPractice(session).run()
        else:
            EndingPractice(session).run()
    except (Quit, KeyboardInterrupt):
        session.score()
