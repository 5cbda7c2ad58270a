"""What went wrong beyond the rules, in words for the person."""

from __future__ import annotations

from lasttrick.errors import PlayerError, RecordError
from lasttrick.texts import Texts
from lasttrick.tui.local_match import LocalMatch


def trouble_told(
    error: OSError | RecordError | PlayerError, texts: Texts, local: LocalMatch
) -> list[str]:
    """Return what happened, and what becomes of the match."""
    kept = local.kept
    file = "" if kept is None else str(kept.path)
    match error:
        case PlayerError():
            return [texts("screen-bot-failed"), error.message, texts("screen-nothing-lost")]
        case RecordError(code="record/gone-on-elsewhere"):
            return [texts("screen-gone-elsewhere"), file]
        case RecordError():
            return [texts("screen-not-written"), error.message]
        case _:
            reason = error.strerror or str(error)
            return [texts("screen-not-written"), f"{reason}: {file}", texts("screen-nothing-lost")]
