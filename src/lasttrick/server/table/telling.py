"""What has happened, as one audience may know it."""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.records.making import result_part
from lasttrick.records.record import CutEvent
from lasttrick.server.protocol.happenings import (
    AnyHappening,
    BotSatDown,
    By,
    CameBack,
    CardsDealt,
    DealCounted,
    DealEvent,
    GotUp,
    HostChanged,
    MatchBegun,
    MatchDecided,
    PackShuffled,
    SaidPhrase,
    SaidReady,
    SaidText,
    SatDown,
    SeatCleared,
    TableArranged,
    TableClosed,
    TrickTaken,
)
from lasttrick.server.table.facts import (
    AnyFact,
    Arranged,
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
from lasttrick.server.table.following import Step
from lasttrick.server.table.hand_showing import Sight


class Changed(NamedTuple):
    """Which parts a fact changes."""

    table: bool
    match: bool
    deal: bool


def told(step: Step, sight: Sight | None) -> tuple[AnyHappening, ...]:
    """Return what happened and what followed from it at once, as who is told may know it.

    Nothing, where nobody is to know of it: a secret changed, a code given.

    Args:
        step: the fact.
        sight: what they see of the deal after it; None where there are no hands.
    """
    fact = step.fact
    match fact:
        case Dealt() | Moved() | Resigned():
            assert sight is not None
            return _told_of_deal(step, fact, sight)
        case CardsGiven():
            assert sight is not None
            return (_told_of_given(sight),)
        case Counted():
            return _told_of_count(step)
        case Opened() | SecretChanged() | CodeGiven() | CodeUsed():
            return ()
        case _:
            return (_told_to_everyone(step, fact),)


def changed(fact: AnyFact) -> Changed:
    """Return which parts a fact changes."""
    match fact:
        case Moved() | Resigned():
            return Changed(table=False, match=False, deal=True)
        case Shuffled() | Dealt():
            return Changed(table=True, match=False, deal=True)
        case Counted() | CardsGiven() | MatchBegan() | Arranged():
            return Changed(table=True, match=True, deal=True)
        case MatchWon():
            return Changed(table=True, match=True, deal=False)
        case Said() | Phrased() | SecretChanged() | CodeGiven() | CodeUsed():
            return Changed(table=False, match=False, deal=False)
        case _:
            return Changed(table=True, match=False, deal=False)


def _told_to_everyone(
    step: Step,
    fact: Arranged
    | Sat
    | Left
    | BotSat
    | Back
    | Cleared
    | HostIs
    | MatchBegan
    | Shuffled
    | MatchWon
    | ReadySaid
    | Said
    | Phrased
    | Closed,
) -> AnyHappening:
    match fact:
        case Said(name=name, seat=seat, text=text):
            return SaidText(name=name, seat=seat, text=text)
        case Phrased(seat=by, phrase=phrase):
            return SaidPhrase(seat=by, phrase=phrase)
        case Sat(seat=chair, name=name):
            return SatDown(chair, name)
        case Left(seat=chair):
            person = step.before.chairs[chair].person
            return GotUp(chair, "" if person is None else person.name)
        case BotSat(seat=chair, bot=bot):
            person = step.after.chairs[chair].person
            return BotSatDown(chair, bot, None if person is None else person.name)
        case Back(seat=chair):
            return CameBack(chair)
        case Cleared(seat=chair):
            return SeatCleared(chair)
        case ReadySaid(seat=chair):
            return SaidReady(chair)
        case HostIs(seat=host):
            return HostChanged(host)
        case MatchBegan(rounds=rounds, seats=seats):
            return MatchBegun(rounds, seats)
        case Shuffled(number=number, commitment=commitment):
            return PackShuffled(number, commitment)
        case MatchWon(winners=winners):
            return MatchDecided(winners)
        case Closed(why=why):
            return TableClosed(why)
        case Arranged():
            return TableArranged()


def _told_of_deal(
    step: Step, fact: Dealt | Moved | Resigned, sight: Sight
) -> tuple[AnyHappening, ...]:
    """Return the events that a view knows of and the view before it did not, and the trick."""
    deal = step.before.deal
    earlier = None if deal is None else deal.state
    known = 0 if earlier is None else len(earlier.log)
    tricks = 0 if earlier is None else len(earlier.tricks)
    beginning: tuple[AnyHappening, ...] = ()
    if isinstance(fact, Dealt):
        beginning = (CardsDealt(sight.seen.number, fact.cut),)
        known = 0 if fact.cut is None else 1
    by: By = fact.by
    return (
        *beginning,
        *(DealEvent(event, by) for event in sight.log[known:]),
        *(
            TrickTaken(sight.seen.first_trick + place, part.plays, part.winner, part.card)
            for place, part in enumerate(sight.tricks[tricks:], tricks)
        ),
    )


def _told_of_given(sight: Sight) -> CardsDealt:
    first = next(iter(sight.log), None)
    return CardsDealt(sight.seen.number, first if isinstance(first, CutEvent) else None)


def _told_of_count(step: Step) -> tuple[AnyHappening, ...]:
    deal, match = step.after.deal, step.after.match
    assert deal is not None
    assert deal.state is not None
    assert deal.state.result is not None
    assert match is not None
    return (DealCounted(result_part(deal.state.result), deal.secret, match.pool),)
