"""What a command comes to at a table: facts, or an error that says why not.

Nothing here changes anything: whoever keeps the table stores the facts and follows them.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from lasttrick.errors import ServerError
from lasttrick.server.protocol.commands import (
    AnyCommand,
    Arrange,
    ClearSeat,
    CutPack,
    DeclareWord,
    DeviceCode,
    HandOver,
    Leave,
    NewSecret,
    Ping,
    PlayCard,
    Ready,
    Resign,
    Say,
    SayPhrase,
    SeatBot,
    Sit,
    Start,
)
from lasttrick.server.table.deciding import arranging, deals, seats, talk
from lasttrick.server.table.deciding.story import Story
from lasttrick.server.table.facts import AnyFact
from lasttrick.server.table.following import Step
from lasttrick.server.table.position import Position


class Decision(NamedTuple):
    """What a command comes to."""

    steps: tuple[Step, ...]
    """Perhaps none: what was asked for is so already."""
    position: Position
    """Where they lead."""
    seat: int | None = None
    """The seat of who asked, where they sit now."""
    secret: str | None = None
    """A secret to tell in the answer, and nowhere else."""
    code: str | None = None
    """A code to tell in the answer, and nowhere else."""

    @property
    def facts(self) -> tuple[AnyFact, ...]:
        """What is to be stored."""
        return tuple([each.fact for each in self.steps])


def decide(
    position: Position, command: AnyCommand, by: int | None, now: float, chance: Random
) -> Decision:
    """Return what a command comes to.

    A command that was sent before comes to nothing; ``position.led_to`` knows the version.

    Args:
        position: the table.
        command: what is asked.
        by: the seat that asks; None for a watcher.
        now: the time, in seconds since 1970.
        chance: where secrets, codes and draws come from.

    Raises:
        LastTrickError: why nothing comes of it.
    """
    if position.led_to(by, command.id) is not None:
        return Decision((), position, by)
    story = Story(position, now=now, chance=chance, seat=by)
    if position.stage == "closed" and not isinstance(command, Ping):
        raise ServerError("table/closed", "This table is closed.")
    _tell(story, command)
    if not isinstance(command, DeviceCode):  # a code that was lost is asked for again
        story.sign(command.id)
    return decided(story)


def decided(story: Story) -> Decision:
    """Return what a story has come to."""
    return Decision(tuple(story.steps), story.position, story.seat, story.secret, story.code)


def _tell(story: Story, command: AnyCommand) -> None:
    match command:
        case PlayCard():
            deals.play_card(story, command)
        case DeclareWord():
            deals.declare(story, command)
        case CutPack():
            deals.cut(story, command)
        case Resign():
            deals.resign(story)
        case Ready():
            deals.ready(story)
        case Start():
            deals.start(story)
        case Sit():
            seats.sit(story, command)
        case Leave():
            seats.leave(story)
        case SeatBot():
            seats.seat_bot(story, command)
        case ClearSeat():
            seats.clear_seat(story, command)
        case HandOver():
            seats.hand_over(story, command)
        case DeviceCode():
            seats.device_code(story)
        case NewSecret():
            seats.new_secret(story, command)
        case Arrange():
            arranging.arrange(story, command)
        case Say():
            talk.say(story, command)
        case SayPhrase():
            talk.phrase(story, command)
        case Ping():
            pass
