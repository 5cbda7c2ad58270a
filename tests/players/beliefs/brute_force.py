"""Every way in which unseen cards can lie, tried one by one and played by the engine."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

from lasttrick.cards import Card, Seat
from lasttrick.engine import Declared, State, View, view
from lasttrick.errors import LastTrickError
from lasttrick.games import Table, game_from_definition
from lasttrick.players.beliefs import World, state_of
from lasttrick.players.memory import shown_dry_cards, unseen_cards
from tests.chance import chance_deal, walk
from tests.replaying import replayed

Slot = tuple[str, Seat | None, int, int]
"""What kind of place it is, whose, in which trick, and for how many cards."""


def small_table(seats: int, /, **rules: object) -> Table:
    """Return a table with a pack so small that all ways can be tried."""
    definition: dict[str, object] = {
        "name": "Small",
        "pack": {"ranks": "A K Q", "without": ["AS"]},
        "deal": {"cards": 3, "cut": "never"},
        "seats": {"least": 2, "most": 3},
    }
    return game_from_definition(definition | rules).table(seats)


def small_moments(table: Table, seed: int) -> Iterator[State]:
    """Yield the moments of a deal of chance before it is over."""
    chance = Random(seed)
    state = chance_deal(table, chance, dealer=seed % table.seats, number=1 + seed % 2)
    for moment, _, _ in walk(state, chance):
        yield moment


def every_world(seen: View) -> list[World]:
    """Return each world that the engine plays to this very view."""
    slots = list(_slots(seen))
    return [
        world
        for filling in _fillings(unseen_cards(seen), slots)
        if _could_be(seen, world := _world(seen, slots, filling))
    ]


def same_world(world: World) -> object:
    """Return a key that is the same for worlds in which every card lies alike."""
    return (
        tuple(frozenset(hand) for hand in world.hands),
        world.aside,
        tuple(sorted(world.hidden.items())),
        tuple((seat, frozenset(hand)) for seat, hand in sorted(world.returned.items())),
        frozenset(world.talon),
    )


def true_world(state: State, seen: View) -> World:
    """Return what really lies behind a view, in a deal in which nobody took new cards."""
    tricks = (*(trick.plays for trick in state.tricks), state.trick)
    hidden = {
        (played.seat, number): played.card
        for number, plays in enumerate(tricks, state.start.first_trick)
        for played in plays
        if played.card is not None and played.card in unseen_cards(seen)
    }
    return World(state.hands, state.aside, hidden, {}, state.talon)


def _slots(seen: View) -> Iterator[Slot]:
    said = [event for event in seen.log if isinstance(event, Declared)]
    shown = shown_dry_cards(seen)
    last = seen.phase == "flag" or seen.trick_number == seen.table.tricks
    for seat in map(Seat, range(seen.table.seats)):
        if seat == seen.seat:
            continue
        tricks = (*(trick.plays for trick in seen.tricks), seen.trick)
        for number, plays in enumerate(tricks, seen.first_trick):
            for played in plays:
                known = number == seen.table.tricks and seat in shown
                if played.seat == seat and played.card is None and not known:
                    yield "hidden", seat, number, 1
        mine = [event.what for event in said if event.seat == seat]
        if "dry" in mine and not last:
            yield "aside", seat, 0, 1
        if "redeal" in mine:
            yield "returned", seat, 0, seen.table.tricks
        yield "hand", seat, 0, seen.sizes[seat] - (seat in shown and last and seen.sizes[seat] > 0)
    yield "talon", None, 0, seen.talon_size


def _fillings(cards: tuple[Card, ...], slots: list[Slot]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if not slots:
        yield ()
        return
    for chosen in combinations(cards, slots[0][3]):
        left = tuple(card for card in cards if card not in chosen)
        for rest in _fillings(left, slots[1:]):
            yield (chosen, *rest)


def _world(seen: View, slots: list[Slot], filling: tuple[tuple[Card, ...], ...]) -> World:
    assert seen.seat is not None
    shown = shown_dry_cards(seen)
    last = seen.phase == "flag" or seen.trick_number == seen.table.tricks
    hands: list[tuple[Card, ...]] = [()] * seen.table.seats
    aside: list[Card | None] = [None if last else shown.get(Seat(s)) for s in range(len(hands))]
    hidden: dict[tuple[Seat, int], Card] = {}
    returned: dict[Seat, tuple[Card, ...]] = {}
    talon: tuple[Card, ...] = ()
    for (kind, seat, trick, size), cards in zip(slots, filling, strict=True):
        if seat is None:
            talon = cards
        elif kind == "hand":
            hands[seat] = cards if size == seen.sizes[seat] else (shown[seat], *cards)
        elif kind == "hidden":
            hidden[seat, trick] = cards[0]
        elif kind == "aside":
            aside[seat] = cards[0]
        else:
            returned[seat] = cards
    hands[seen.seat], aside[seen.seat] = seen.hand, seen.aside
    return World(tuple(hands), tuple(aside), hidden, returned, talon)


def _could_be(seen: View, world: World) -> bool:
    state = state_of(seen, world)
    try:
        return replayed(state) == state and view(state, seen.seat) == seen
    except LastTrickError:
        return False
