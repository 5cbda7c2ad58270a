"""Changing the table: the game, its options, the number of seats, and how it is run."""

from __future__ import annotations

from lasttrick.errors import ServerError
from lasttrick.server.protocol.commands import Arrange
from lasttrick.server.table.deciding.story import Story, not_now
from lasttrick.server.table.facts import Arranged
from lasttrick.server.table.rules import rules_of, wanted_table


def arrange(story: Story, command: Arrange) -> None:
    """Change the table: the rules before a match, the settings at any time.

    Raises:
        ServerError: ``host/only``, ``table/not-now``, ``seat/taken`` where a chair with a person
            would go, or ``command/bad-field``.
        LastTrickError: ``game/…``, ``option/…`` or ``table/…``.
    """
    story.require_host()
    position = story.position
    settings = position.settings
    if command.settings is not None:
        settings = command.settings.applied(settings)
    table = position.table
    asked = (command.game, command.definition, command.options, command.preset, command.seats)
    if any(part is not None for part in asked):
        if position.stage not in ("gathering", "over"):
            raise not_now("The rules stay as they are until the match is over.", position)
        table = wanted_table(
            game=command.game,
            definition=command.definition,
            options=command.options,
            preset=command.preset,
            seats=command.seats,
            now=position.table,
        )
    for seat, chair in enumerate(position.chairs[table.seats :], table.seats):
        if chair.person is not None:
            raise ServerError("seat/taken", f"{chair.person.name} sits in seat {seat}.", seat=seat)
    rules = rules_of(table)
    story.tell(
        Arranged(
            at=story.now,
            game=rules.game,
            options=rules.options,
            definition=rules.definition,
            seats=rules.seats,
            settings=settings,
        )
    )
