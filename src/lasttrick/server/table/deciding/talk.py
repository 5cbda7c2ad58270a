"""Writing to each other."""

from __future__ import annotations

from lasttrick.errors import ServerError, printable
from lasttrick.server.protocol.commands import Say, SayPhrase
from lasttrick.server.table.deciding.seats import good_name
from lasttrick.server.table.deciding.story import Story
from lasttrick.server.table.facts import Phrased, Said

_JOINERS = "\u200c\u200d"
"""Marks without a width that some scripts, and many small pictures, are joined with."""


def say(story: Story, command: Say) -> None:
    """Write to the others.

    Raises:
        ServerError: ``chat/off``, ``seat/none``, ``seat/bad-name``, or ``command/bad-field``
            for a text of which nothing can be shown.
    """
    chat = story.position.settings.chat
    if chat == "off":
        raise ServerError("chat/off", "Nobody writes at this table.", chat=chat)
    if chat == "seats" and story.seat is None:
        raise ServerError("chat/off", "Only who sits at this table may write.", chat=chat)
    text = _shown(command.text)
    if not text:
        raise ServerError("command/bad-field", "Expected a text that can be shown.", id=None)
    if story.seat is None:
        name = good_name(story, command.name) if command.name else ""
    else:
        name = story.person().name
    story.tell(Said(at=story.now, name=name, seat=story.seat, text=text))


def phrase(story: Story, command: SayPhrase) -> None:
    """Say a phrase that everybody reads in their own language.

    Raises:
        ServerError: ``chat/off`` or ``seat/none``.
    """
    seat = story.own_seat()
    if story.position.settings.chat == "off":
        raise ServerError("chat/off", "Nobody writes at this table.", chat="off")
    story.tell(Phrased(at=story.now, seat=seat, phrase=command.phrase))


def _shown(text: str) -> str:
    """Return a text without what cannot be shown, in one line."""
    signs = [
        sign if sign in _JOINERS or printable(sign) == sign else ""
        for sign in " ".join(text.split())
    ]
    return "".join(signs).strip(_JOINERS + " ")
