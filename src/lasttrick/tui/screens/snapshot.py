"""How a match stands at a moment, taken once so that nothing is drawn from it while it moves."""

from __future__ import annotations

from lasttrick.cards import Seat
from lasttrick.texts import Faces, Telling, Texts
from lasttrick.tui.local_match import PERSON, LocalMatch
from lasttrick.tui.screens.drawing.scene import Moment


def moment_of(local: LocalMatch) -> Moment:
    """Return how a match stands, as the person may know it."""
    sitters = [local.sitters[seat] for seat in local.match.playing]
    return Moment(
        view=local.view if local.dealing else None,
        match=local.match,
        names=tuple(sitter.name for sitter in sitters),
        bots=tuple(sitter.bot for sitter in sitters),
        me=local.me,
    )


def telling_of(moment: Moment, texts: Texts, faces: Faces) -> Telling:
    """Return what tells of the seats of the deal."""
    return Telling(texts, faces, moment.names, moment.me)


def match_telling_of(local: LocalMatch, texts: Texts, faces: Faces) -> Telling:
    """Return what tells of the seats of the match; a deal after a tie may seat only some."""
    me = next((Seat(seat) for seat, s in enumerate(local.sitters) if s.kind == PERSON), None)
    return Telling(texts, faces, [sitter.name for sitter in local.sitters], me)
