"""Sitting down, getting up, and who moves for whom."""

from __future__ import annotations

from lasttrick.errors import ServerError, printable
from lasttrick.games.names import folded
from lasttrick.players import known_player
from lasttrick.server.protocol.commands import (
    ClearSeat,
    HandOver,
    NewSecret,
    SeatBot,
    Sit,
)
from lasttrick.server.table.deciding.story import Story, not_now
from lasttrick.server.table.facts import (
    BotSat,
    Cleared,
    CodeGiven,
    CodeUsed,
    HostIs,
    Left,
    Sat,
    SecretChanged,
)
from lasttrick.server.table.proofs import (
    CODE_GOOD_FOR,
    drawn_code,
    drawn_secret,
    hash_of,
    hash_of_code,
)

LONGEST_NAME = 24
"""How many letters a name may have."""


def sit(story: Story, command: Sit) -> None:
    """Take an open chair, or between deals a bot's.

    Raises:
        ServerError: ``seat/taken``, ``seat/bad-name``, ``table/full`` or ``table/not-now``.
    """
    if story.seat is not None:
        raise ServerError("seat/taken", "You sit at this table already.", seat=story.seat)
    name = good_name(story, command.name)
    seat = _first_free(story) if command.seat is None else command.seat
    chair = story.chair(seat)
    if chair.person is not None:
        raise ServerError("seat/taken", f"{chair.person.name} sits there.", seat=seat)
    if not chair.open:
        story.require_between_deals()
    story.secret = command.secret or drawn_secret(story.chance)
    secret = hash_of(story.secret)
    if story.position.seat_of(secret) is not None:
        raise ServerError("seat/taken", "That secret belongs to another seat.", seat=None)
    story.tell(Sat(at=story.now, seat=seat, name=name, secret=secret))
    story.seat = seat
    if story.position.host is None:
        story.tell(HostIs(at=story.now, seat=seat))


def good_name(story: Story, typed: str) -> str:
    """Return a name without the spaces around and doubled in it.

    Raises:
        ServerError: ``seat/bad-name``, for one that is empty, too long, cannot be shown, or is
            that of somebody here.
    """
    name = " ".join(typed.split())
    if not 1 <= len(name) <= LONGEST_NAME or printable(name) != name or not folded(name):
        raise ServerError(
            "seat/bad-name",
            f"Expected a name of 1 to {LONGEST_NAME} letters.",
            name=printable(name)[:LONGEST_NAME],
            most=LONGEST_NAME,
        )
    for chair in story.position.chairs:
        if chair.person is not None and folded(chair.person.name) == folded(name):
            raise ServerError(
                "seat/bad-name", f"There is a {chair.person.name} at this table.", name=name
            )
    return name


def leave(story: Story) -> None:
    """Get up; a bot plays on to the end of the deal, and somebody else is host."""
    seat = story.own_seat()
    story.tell(Left(at=story.now, seat=seat))
    _pass_host_on(story, seat)


def seat_bot(story: Story, command: SeatBot) -> None:
    """Put a bot into an open chair, or another bot in a bot's place.

    Raises:
        ServerError: ``host/only`` or ``seat/taken``.
        PlayerError: ``player/unknown``.
    """
    story.require_host()
    chair = story.chair(command.seat)
    if chair.person is not None:
        raise ServerError("seat/taken", f"{chair.person.name} sits there.", seat=command.seat)
    story.tell(BotSat(at=story.now, seat=command.seat, bot=known_player(command.bot)))


def clear_seat(story: Story, command: ClearSeat) -> None:
    """Open a chair between deals.

    Raises:
        ServerError: ``host/only`` or ``table/not-now``.
    """
    host = story.require_host()
    chair = story.chair(command.seat)
    story.require_between_deals()
    if command.seat == host:
        raise not_now("Get up instead, or make somebody else host.", story.position)
    if not chair.open:
        story.tell(Cleared(at=story.now, seat=command.seat))


def hand_over(story: Story, command: HandOver) -> None:
    """Make somebody else host.

    Raises:
        ServerError: ``host/only`` or ``seat/none``.
    """
    host = story.require_host()
    if story.chair(command.seat).person is None:
        raise ServerError("seat/none", "Nobody sits there who could be host.")
    if command.seat != host:
        story.tell(HostIs(at=story.now, seat=command.seat))


def device_code(story: Story) -> None:
    """Give the seat a code with which another device takes it too."""
    seat = story.own_seat()
    story.code = drawn_code(story.chance)
    code = hash_of_code(story.position.id, story.code)
    story.tell(CodeGiven(at=story.now, seat=seat, code=code, until=story.now + CODE_GOOD_FOR))


def use_code(story: Story, code: str) -> None:
    """Give whoever has the code of a seat a secret for it.

    Raises:
        ServerError: ``seat/not-yours``.
    """
    wanted = hash_of_code(story.position.id, code)
    for seat, chair in enumerate(story.position.chairs):
        given = None if chair.person is None else chair.person.code
        if given is not None and given.hash == wanted and story.now <= given.until:
            story.seat, story.secret = seat, drawn_secret(story.chance)
            story.tell(CodeUsed(at=story.now, seat=seat, secret=hash_of(story.secret)))
            return
    raise ServerError("seat/not-yours", "That code is not good, or not any more.")


def new_secret(story: Story, command: NewSecret) -> None:
    """Give the seat another secret; every one before it is void.

    Raises:
        ServerError: ``seat/taken``, for one that another seat has.
    """
    seat = story.own_seat()
    story.secret = command.secret or drawn_secret(story.chance)
    secret = hash_of(story.secret)
    if story.position.seat_of(secret) not in (None, seat):
        raise ServerError("seat/taken", "That secret belongs to another seat.", seat=None)
    story.tell(SecretChanged(at=story.now, seat=seat, secret=secret))


def _first_free(story: Story) -> int:
    """Return the first open chair, or the first bot's between deals."""
    chairs = story.position.chairs
    for seat, chair in enumerate(chairs):
        if chair.open:
            return seat
    for seat, chair in enumerate(chairs):
        if chair.person is None and not story.position.dealing:
            return seat
    if any(chair.person is None for chair in chairs):
        story.require_between_deals()
    raise ServerError("table/full", "Every chair is taken.", seats=len(chairs))


def _pass_host_on(story: Story, seat: int) -> None:
    if story.position.host != seat:
        return
    chairs = story.position.chairs
    around = [(seat + step) % len(chairs) for step in range(1, len(chairs))]
    persons = [other for other in around if chairs[other].person is not None]
    here = [other for other in persons if chairs[other].bot is None]
    heir = next(iter((*here, *persons)), None)
    story.tell(HostIs(at=story.now, seat=heir))
