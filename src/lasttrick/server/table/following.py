"""How a fact changes a position. Nothing else does, so facts alone rebuild a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from lasttrick.cards import Seat
from lasttrick.engine import begin_match
from lasttrick.errors import ServerError
from lasttrick.server.protocol.happenings import SaidPhrase, SaidText
from lasttrick.server.protocol.messages import Said as Line
from lasttrick.server.table.deal_following import dealt_on
from lasttrick.server.table.facts import (
    AnyFact,
    Arranged,
    Asked,
    Back,
    BotSat,
    CardsGiven,
    Cleared,
    Closed,
    CodeGiven,
    CodeUsed,
    Counted,
    Dealt,
    HostIs,
    Left,
    MatchBegan,
    MatchWon,
    Moved,
    Opened,
    Phrased,
    ReadySaid,
    Resigned,
    Said,
    Sat,
    SecretChanged,
    Shuffled,
)
from lasttrick.server.table.position import (
    CHAT_KEPT,
    COMMANDS_KEPT,
    DEFAULT_BOT,
    Chair,
    Code,
    Person,
    Position,
)
from lasttrick.server.table.rules import stored_table

_DEVICES = 8
"""How many devices of one person are known at once: the first, and the latest of the others."""


class Step(NamedTuple):
    """A fact, and the positions before and after it."""

    before: Position
    fact: AnyFact
    after: Position

    @property
    def version(self) -> int:
        """The version that it made."""
        return self.after.version


def rebuilt(facts: Iterable[AnyFact]) -> Position:
    """Return where facts have led, from the first on.

    Raises:
        ServerError: ``store/differs``, when they do not fit together.
    """
    position: Position | None = None
    for fact in facts:
        position = opened(fact) if position is None else after(position, fact)
    if position is None:
        raise ServerError("store/differs", "Expected the facts of a table, but got none.")
    return position


def opened(fact: AnyFact) -> Position:
    """Return a table as its first fact has it.

    Raises:
        ServerError: ``store/differs``.
    """
    if not isinstance(fact, Opened):
        raise ServerError("store/differs", "Expected a table to begin with its opening.")
    table = stored_table(fact.game, fact.options, fact.definition, fact.seats)
    chairs = (Chair(),) * fact.seats
    return Position(1, fact.at, fact.id, fact.public, table, fact.settings, chairs)


def step(position: Position, fact: AnyFact) -> Step:
    """Return a fact with the position after it. Errors as :func:`after`."""
    return Step(position, fact, after(position, fact))


def after(position: Position, fact: AnyFact) -> Position:
    """Return the position after a fact.

    Raises:
        ServerError: ``store/differs``, for a fact that does not follow from those before.
        LastTrickError: whatever the rules say against it.
    """
    position = position._replace(version=position.version + 1, at=fact.at)
    position = _changed(position, fact)
    return position if fact.asked is None else remembered(position, fact.asked)


def _changed(position: Position, fact: AnyFact) -> Position:
    match fact:
        case Sat() | Left() | BotSat() | Back() | Cleared() | HostIs():
            return _seated(position, fact)
        case SecretChanged() | CodeGiven() | CodeUsed():
            return _proved(position, fact)
        case Shuffled() | CardsGiven() | Dealt() | Moved() | Resigned() | Counted():
            return dealt_on(position, fact)
        case Said(name=name, seat=seat, text=text):
            return _with_line(position, SaidText(seat=seat, name=name, text=text))
        case Phrased(seat=seat, phrase=phrase):
            return _with_line(position, SaidPhrase(seat=seat, phrase=phrase))
        case ReadySaid(seat=seat):
            return position._replace(ready=tuple(sorted({*position.ready, seat})))
        case MatchBegan():
            return _begun(position, fact)
        case MatchWon():
            return position._replace(stage="over")
        case Arranged():
            return _arranged(position, fact)
        case Closed():
            return position._replace(stage="closed", ready=())
        case Opened():
            raise ServerError("store/differs", "Expected a table to be opened only once.")


def _seated(position: Position, fact: Sat | Left | BotSat | Back | Cleared | HostIs) -> Position:
    match fact:
        case Sat(seat=seat, name=name, secret=secret):
            chair = Chair(Person(name, (secret,), position.version))
        case Left(seat=seat):
            chair = Chair(bot=DEFAULT_BOT, opens=True) if position.dealing else Chair()
        case BotSat(seat=seat, bot=bot):
            chair = position.chairs[seat]._replace(bot=bot)
        case Back(seat=seat):
            chair = position.chairs[seat]._replace(bot=None)
        case Cleared(seat=seat):
            chair = Chair()
        case HostIs(seat=host):
            return position._replace(host=host)
    ready = tuple(other for other in position.ready if other != seat)
    return with_chair(position, seat, chair)._replace(ready=ready)


def with_chair(position: Position, seat: int, chair: Chair) -> Position:
    """Return the position with another chair at a seat."""
    chairs = (*position.chairs[:seat], chair, *position.chairs[seat + 1 :])
    return position._replace(chairs=chairs)


def _proved(position: Position, fact: SecretChanged | CodeGiven | CodeUsed) -> Position:
    chair = position.chairs[fact.seat]
    person = chair.person
    if person is None:
        raise ServerError("store/differs", f"Expected a person in seat {fact.seat}.")
    match fact:
        case SecretChanged(secret=secret):
            person = person._replace(secrets=(secret,), code=None)
        case CodeGiven(code=code, until=until):
            person = person._replace(code=Code(code, until))
        case CodeUsed(secret=secret):
            first, *others = (*person.secrets, secret)
            known = (first, *others[1 - _DEVICES :])
            person = person._replace(secrets=known, code=None)
    return with_chair(position, fact.seat, chair._replace(person=person))


def _begun(position: Position, fact: MatchBegan) -> Position:
    host = None if position.host is None else fact.seats.index(position.host)
    return position._replace(
        chairs=tuple(position.chairs[seat] for seat in fact.seats),
        host=host,
        matches=position.matches + 1,
        match=begin_match(position.table, Seat(fact.dealer)),
        deal=None,
        ready=(),
        stage="counted",
        waits_since=fact.at,
    )


def _arranged(position: Position, fact: Arranged) -> Position:
    table = stored_table(fact.game, fact.options, fact.definition, fact.seats)
    position = position._replace(settings=fact.settings)
    if table == position.table and dict(table.options) == dict(position.table.options):
        return position
    chairs = (*position.chairs, *(Chair(),) * (fact.seats - len(position.chairs)))
    return position._replace(
        table=table, chairs=chairs[: fact.seats], stage="gathering", match=None, deal=None, ready=()
    )


def _with_line(position: Position, what: SaidText | SaidPhrase) -> Position:
    line = Line(position.version, position.at, what)
    return position._replace(chat=(*position.chat, line)[-CHAT_KEPT:])


def remembered(position: Position, asked: Asked) -> Position:
    """Return the position with a command known that has led to it."""
    this = (asked.id, position.version)
    if asked.seat is None:
        return position._replace(asked=(*position.asked, this)[-COMMANDS_KEPT:])
    chair = position.chairs[asked.seat]
    if chair.person is None:
        return position
    known = (*chair.person.asked, this)[-COMMANDS_KEPT:]
    return with_chair(
        position, asked.seat, chair._replace(person=chair.person._replace(asked=known))
    )
