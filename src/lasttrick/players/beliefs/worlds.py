"""A whole deal that a view leaves possible, and the state that the engine would have of it."""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.cards import Card, Seat
from lasttrick.engine import (
    Declared,
    Dropped,
    Event,
    Hand,
    Played,
    Revealed,
    Start,
    State,
    Trick,
    View,
)
from lasttrick.players.beliefs.counting import Filling
from lasttrick.players.beliefs.reading import known_by_rule, known_in_hand, redealt
from lasttrick.players.memory import shown_dry_cards


class World(NamedTuple):
    """Where every card lies."""

    hands: tuple[Hand, ...]
    """What each seat holds now, without a card set aside."""
    aside: tuple[Card | None, ...]
    hidden: dict[tuple[Seat, int], Card]
    """The cards that others laid face down, by seat and trick."""
    returned: dict[Seat, Hand]
    """The weak hands that others gave back."""
    talon: Hand
    """The cards never dealt, the bottom one last."""


class Known(NamedTuple):
    """What lies alike in every world behind a view: what its seat knows of where cards lie."""

    hands: tuple[Hand, ...]
    """The cards that each seat is known to hold now."""
    aside: tuple[Card | None, ...]
    """The cards known to be set aside."""
    bottom: Hand
    """The cards of the talon that have been shown."""


def known_of(view: View) -> Known:
    """Return what lies alike in every world behind a view."""
    hands = [known_in_hand(view, Seat(seat)) for seat in range(view.table.seats)]
    aside: list[Card | None] = [None] * len(hands)
    if view.seat is not None:
        hands[view.seat] = view.hand
        aside[view.seat] = view.aside
    if view.phase == "dry" or (view.phase == "play" and view.trick_number < view.table.tricks):
        for seat, card in shown_dry_cards(view).items():
            aside[seat] = card
    bottom = tuple([e.card for e in view.log if isinstance(e, Revealed) and e.seat is None])
    return Known(tuple(hands), tuple(aside), bottom)


def world_of(known: Known, filling: Filling) -> World:
    """Return the world in which the cards that are not known lie so."""
    hands = list(known.hands)
    aside = list(known.aside)
    hidden: dict[tuple[Seat, int], Card] = {}
    returned: dict[Seat, Hand] = {}
    talon: Hand = ()
    for place, cards in filling.items():
        seat = place.seat
        if seat is None:
            talon = cards
        elif place.kind == "hand":
            hands[seat] += cards
        elif place.kind == "hidden":
            hidden[seat, place.trick] = cards[0]
        elif place.kind == "aside":
            aside[seat] = cards[0]
        else:
            returned[seat] = cards
    return World(tuple(hands), tuple(aside), hidden, returned, talon + known.bottom)


def state_of(view: View, world: World) -> State:
    """Return the state of a deal that looks like this view, and is this world behind it."""
    tricks = tuple(
        Trick(_filled(view, world, trick.plays, number), trick.winner, trick.card)
        for number, trick in enumerate(view.tricks, view.first_trick)
    )
    trick = _filled(view, world, view.trick, view.trick_number)
    hands, talon = _dealt(view, world, (*(each.plays for each in tricks), trick))
    start = Start(
        view.table,
        view.dealer,
        view.leader,
        hands,
        talon,
        view.number,
        view.pool,
        view.first_trick,
        view.won_before,
        _out_before(view),
    )
    answering = view.phase in ("redeal", "claim", "dry", "flag") and view.turn is not None
    answered = view.table.order_from(view.leader).index(view.turn) if answering else 0
    return State(
        start,
        view.phase,
        view.turn,
        world.hands,
        world.aside,
        view.out,
        trick,
        view.suit,
        view.best,
        view.holder,
        tricks,
        _log(view, world, tricks, trick),
        world.talon,
        answered,
        None,
    )


def dealt_hands(view: View, world: World) -> dict[Seat, tuple[Card, ...]]:
    """Return what each other seat held before the first lead, its card set aside too."""
    held = {
        seat: [*world.hands[seat], *(() if world.aside[seat] is None else (world.aside[seat],))]
        for seat in view.table.order_from(Seat(0))
        if seat != view.seat
    }
    for number, plays in enumerate((*(t.plays for t in view.tricks), view.trick), view.first_trick):
        for seat, card, _ in _filled(view, world, plays, number):
            if seat in held:
                held[seat].append(card)
    return {seat: tuple([c for c in cards if c is not None]) for seat, cards in held.items()}


def _filled(view: View, world: World, plays: tuple[Played, ...], number: int) -> tuple[Played, ...]:
    return tuple(
        [
            played if played.card is not None else _turned(view, world, played, number)
            for played in plays
        ]
    )


def _turned(view: View, world: World, played: Played, number: int) -> Played:
    """Return a card laid face down, as its owner knows it."""
    card = world.hidden.get((played.seat, number), known_by_rule(view, played.seat, number))
    return played._replace(card=card)


def _dealt(
    view: View, world: World, tricks: tuple[tuple[Played, ...], ...]
) -> tuple[tuple[Hand, ...], Hand]:
    """Return the hands and the talon as they were dealt."""
    seats = range(view.table.seats)
    laid: list[list[Card]] = [[] for _ in seats]
    for plays in tricks:
        for seat, card, _ in plays:
            assert card is not None
            laid[seat].append(card)
    asides = [() if card is None else (card,) for card in world.aside]
    now = [(*laid[seat], *asides[seat], *world.hands[seat]) for seat in seats]
    fresh = redealt(view)
    talon = (*(card for seat in fresh for card in now[seat]), *world.talon)
    hands = [
        world.returned[Seat(seat)] if Seat(seat) in world.returned else now[seat] for seat in seats
    ]
    if view.seat is not None:
        hands[view.seat] = view.dealt
    return tuple(hands), talon


def _out_before(view: View) -> tuple[Seat, ...]:
    dropped = {event.seat for event in view.log if isinstance(event, Dropped)}
    return tuple(seat for seat in view.out if seat not in dropped)


def _log(
    view: View, world: World, tricks: tuple[Trick, ...], trick: tuple[Played, ...]
) -> tuple[Event, ...]:
    """Return everything that happened, with every card."""
    laid = iter([played.card for plays in (*(t.plays for t in tricks), trick) for played in plays])
    dry = _dry_cards(view, world, tricks, trick)
    log: list[Event] = []
    for event in view.log:
        if isinstance(event, Played):
            event = event._replace(card=next(laid))
        elif isinstance(event, Declared) and event.what == "dry" and event.card is None:
            event = event._replace(card=dry[event.seat])
        log.append(event)
    return tuple(log)


def _dry_cards(
    view: View, world: World, tricks: tuple[Trick, ...], trick: tuple[Played, ...]
) -> dict[Seat, Card | None]:
    """Return the cards that seats set aside, by now still so, taken up, or laid."""
    number = view.table.tricks
    last = trick if view.trick_number == number else ()
    if view.trick_number > number:
        last = tricks[-1].plays
    dry: dict[Seat, Card | None] = {Seat(s): hand[-1] for s, hand in enumerate(world.hands) if hand}
    dry |= {Seat(seat): card for seat, card in enumerate(world.aside) if card is not None}
    return dry | {played.seat: played.card for played in last}
