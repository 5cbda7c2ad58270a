"""How many ways there are for the unseen cards to lie, and one of them by equal chance.

The ways are counted place by place. What matters for the places still to come is how many
cards are left of each *class*, the cards that every place treats alike, and what the places
of one seat have barred from its later ones. Counts are whole numbers, so the chance of each
way is exactly the same.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate
from math import comb
from random import Random
from typing import NamedTuple

from lasttrick.cards import Card
from lasttrick.engine import shuffled
from lasttrick.players.beliefs.places import Cards, Place, Told, Unknown, set_of

Filling = dict[Place, tuple[Card, ...]]
"""Which unseen cards lie in each place."""

Counts = tuple[int, ...]
"""For each class, how many cards."""


Key = tuple[int, int, Counts]
"""A step, the classes barred from it, and the cards left of each class."""


class _Step(NamedTuple):
    """Places that are filled at once: alike and free, or one place of a chain."""

    places: tuple[Place, ...]
    size: int
    may: int
    """The classes that they may hold, as bits."""
    told: tuple[tuple[int, int], ...]
    """Classes, and the classes that a card of these bars from later steps of the chain."""
    ends_chain: bool
    merged: tuple[int, ...]
    """For each class its number among those that the next step tells apart."""


class _Node(NamedTuple):
    """What can be done at one step: the ways added up, and what is taken, where it leads."""

    upto: tuple[int, ...]
    options: tuple[tuple[Counts, Key], ...]


class Ways:
    """All the ways in which the unseen cards of one view can lie."""

    def __init__(self, unknown: Unknown, patience: int | None) -> None:
        """Take what is not known, and count.

        Raises:
            TooManyWays: where the count takes more steps than patience allows.
        """
        self._classes, self._steps = _steps(unknown)
        self._patience = patience
        self._nodes: dict[Key, _Node] = {}
        self._begin: Key = (0, 0, tuple(map(len, self._classes)))
        self.count = self._ways(self._begin) * _orders(self._steps)
        """How many ways there are, all equally likely."""

    def drawn(self, chance: Random) -> Filling:
        """Return one of the ways, each with equal chance; there has to be one."""
        stacks = [list(cards) for cards in self._classes]
        filling: Filling = {}
        key = self._begin
        for step in self._steps:
            node = self._nodes[key]
            if len(node.options) == 1:
                taken, key = node.options[0]
            else:
                pick = int(chance.random() * node.upto[-1])
                taken, key = node.options[bisect_right(node.upto, pick)]
            cards: list[Card] = []
            for number, stack in zip(taken, stacks, strict=True):
                if number:
                    cards += _taken(stack, number, chance)
            *others, last = step.places
            for place in others:
                filling[place] = tuple(_taken(cards, place.size, chance))
            filling[last] = shuffled(cards, chance) if last.kind == "talon" else tuple(cards)
            if len(key[2]) < len(stacks):
                stacks = _together(stacks, step.merged)
        return filling

    def _ways(self, key: Key) -> int:
        """Return how many ways there are to fill the steps from one on, and remember them."""
        at, barred, left = key
        if at == len(self._steps):
            return 1
        known = self._nodes.get(key)
        if known is None:
            step = self._steps[at]
            options: list[tuple[Counts, Key]] = []
            ways: list[int] = []
            for number, taken, bars in _fillings(step, barred, left):
                after = (at + 1, *_coarser(step.merged, bars, left, taken))
                count = number * self._ways(after)
                if count:
                    options.append((taken, after))
                    ways.append(count)
            known = self._nodes[key] = _Node(tuple(accumulate(ways)), tuple(options))
            if self._patience is not None and len(self._nodes) > self._patience:
                raise TooManyWays
        return known.upto[-1] if known.upto else 0


class TooManyWays(Exception):  # noqa: N818 - no mistake: whoever asked has to do without
    """The ways cannot be counted within the patience given."""


def _coarser(merged: tuple[int, ...], bars: int, left: Counts, taken: Counts) -> tuple[int, Counts]:
    """Return what is barred and left once cards are taken, by the classes of the next step."""
    number = max(merged, default=-1) + 1
    if number == len(merged):
        return bars, tuple(map(int.__sub__, left, taken))
    rest, barred = [0] * number, 0
    for each, (before, gone) in enumerate(zip(left, taken, strict=True)):
        rest[merged[each]] += before - gone
        barred |= (bars >> each & 1) << merged[each]
    return barred, tuple(rest)


def _taken(stack: list[Card], number: int, chance: Random) -> list[Card]:
    """Take so many cards out of a stack by chance, and return them."""
    if number == len(stack):
        taken = stack[:]
        stack.clear()
        return taken
    taken = []
    for _ in range(number):
        at = int(chance.random() * len(stack))
        taken.append(stack[at])
        stack[at] = stack[-1]
        stack.pop()
    return taken


def _together(stacks: list[list[Card]], merged: tuple[int, ...]) -> list[list[Card]]:
    """Return stacks put together to those that the next step tells apart."""
    whole: list[list[Card]] = [[] for _ in range(max(merged, default=-1) + 1)]
    for stack, number in zip(stacks, merged, strict=True):
        whole[number] += stack
    return whole


def _fillings(step: _Step, barred: int, left: Counts) -> Iterator[tuple[int, Counts, int]]:
    """Yield in how many ways a step is filled by which counts, and what is barred after it."""
    may = step.may & ~barred
    rooms = tuple([room if may >> number & 1 else 0 for number, room in enumerate(left)])
    if not step.told:
        bars = 0 if step.ends_chain else barred
        for number, taken in _counts(step.size, rooms):
            yield number, taken, bars
        return
    for place, room in enumerate(rooms):
        if room:
            bars = barred
            for cards, told in step.told:
                if cards >> place & 1:
                    bars |= told
            taken = tuple([int(each == place) for each in range(len(left))])
            yield room, taken, 0 if step.ends_chain else bars


@lru_cache(maxsize=4096)
def _counts(size: int, rooms: Counts) -> tuple[tuple[int, Counts], ...]:
    """Return every way to take so many cards of classes with so much room: how often, and what."""
    if not rooms:
        return ((1, ()),) if size == 0 else ()
    room, others = rooms[0], rooms[1:]
    least = max(0, size - sum(others))
    return tuple(
        [
            (comb(room, taken) * number, (taken, *rest))
            for taken in range(least, min(size, room) + 1)
            for number, rest in _counts(size - taken, others)
        ]
    )


class _Part(NamedTuple):
    """A step as sets of cards, before classes are made of them."""

    places: tuple[Place, ...]
    may: Cards
    told: tuple[Told, ...]
    ends_chain: bool


def _steps(unknown: Unknown) -> tuple[tuple[tuple[Card, ...], ...], tuple[_Step, ...]]:
    """Return the classes of the first step, and the steps.

    From step to step classes are put together that no later one tells apart.
    """
    parts = _parts(unknown)
    levels = [_classes(unknown.unseen, _sets(parts, at)) for at in range(len(parts) + 1)]
    steps: list[_Step] = []
    for at, part in enumerate(parts):
        now, after = levels[at], levels[at + 1]
        numbers = {card: number for number, each in enumerate(after) for card in each}
        steps.append(
            _Step(
                part.places,
                sum(place.size for place in part.places),
                _meant(part.may, now),
                tuple((_meant(told.cards, now), _meant(told.bars, now)) for told in part.told),
                part.ends_chain,
                tuple(numbers[each[0]] for each in now),
            )
        )
    return levels[0], tuple(steps)


def _parts(unknown: Unknown) -> tuple[_Part, ...]:
    """Return what is filled, in an order in which what is easiest to fill comes last."""
    all_unseen = set_of(unknown.unseen)
    alike: dict[Cards, list[Place]] = {}
    for place in unknown.free:
        alike.setdefault(place.may & all_unseen, []).append(place)
    groups = [_Part(tuple(places), may, (), True) for may, places in alike.items()]
    groups.sort(key=lambda part: (part.may.bit_count(), sum(place.size for place in part.places)))
    chains = [
        _Part((place,), place.may & all_unseen, place.told, place is chain[-1])
        for chain in sorted(unknown.chains, key=len, reverse=True)
        for place in chain
    ]
    return (*groups[:-1], *chains, *groups[-1:])


def _sets(parts: tuple[_Part, ...], at: int) -> list[Cards]:
    """Return the sets that tell cards apart from one part on."""
    sets = [part.may for part in parts[at:]]
    sets += [each for part in parts[at:] for told in part.told for each in told]
    for part in reversed(parts[:at]):
        if part.ends_chain:
            break
        sets += [told.bars for told in part.told]
    return list(dict.fromkeys(sets))


def _classes(cards: tuple[Card, ...], sets: list[Cards]) -> tuple[tuple[Card, ...], ...]:
    """Return cards in classes that none of these sets tells apart."""
    classes: dict[tuple[int, ...], list[Card]] = {}
    for card in cards:
        classes.setdefault(tuple([each >> card & 1 for each in sets]), []).append(card)
    return tuple(map(tuple, classes.values()))


def _meant(cards: Cards, classes: tuple[tuple[Card, ...], ...]) -> int:
    return sum([1 << number for number, each in enumerate(classes) if cards >> each[0] & 1])


def _orders(steps: tuple[_Step, ...]) -> int:
    """Return in how many ways cards taken together are shared out among their places."""
    orders = 1
    for step in steps:
        left = step.size
        for place in step.places:
            orders *= comb(left, place.size)
            left -= place.size
    return orders
