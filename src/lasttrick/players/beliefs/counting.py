"""How many ways there are for the unseen cards to lie, and one of them by equal chance.

The ways are counted place by place. What matters for the places still to come is how many
cards are left of each *class*, the cards that every place treats alike, and what the places
of one seat have barred from its later ones. Counts are whole numbers, so the chance of each
way is exactly the same.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate
from math import comb
from random import Random
from typing import NamedTuple

from lasttrick.cards import Card
from lasttrick.engine import shuffled
from lasttrick.players.beliefs.places import Cards, Place, Unknown

Filling = dict[Place, tuple[Card, ...]]
"""Which unseen cards lie in each place."""

Counts = tuple[int, ...]
"""For each class, how many cards."""


class _Step(NamedTuple):
    """Places that are filled at once: alike and free, or one place of a chain."""

    places: tuple[Place, ...]
    size: int
    may: int
    """The classes that they may hold, as bits."""
    told: tuple[tuple[int, int], ...]
    """Classes, and the classes that a card of these bars from later steps of the chain."""
    ends_chain: bool


class _Node(NamedTuple):
    """What can be done at one step: the ways added up, and what is taken, where it leads."""

    upto: tuple[int, ...]
    options: tuple[tuple[Counts, tuple[int, int, Counts]], ...]


class Ways:
    """All the ways in which the unseen cards of one view can lie."""

    def __init__(self, unknown: Unknown) -> None:
        """Take what is not known, and count."""
        self._classes = _classes(unknown)
        self._steps = _steps(unknown, self._classes)
        self._nodes: dict[tuple[int, int, Counts], _Node] = {}
        self._begin = (0, 0, tuple(map(len, self._classes)))
        self._any = self._ways(self._begin)
        self.count = self._any * _orders(self._steps)
        """How many ways there are, all equally likely."""

    def drawn(self, chance: Random) -> Filling:
        """Return one of the ways, each with equal chance; there has to be one."""
        stacks = [list(shuffled(cards, chance)) for cards in self._classes]
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
                    cards += stack[-number:]
                    del stack[-number:]
            if len(step.places) == 1:
                filling[step.places[0]] = tuple(cards)
                continue
            mixed, at = shuffled(cards, chance), 0
            for place in step.places:
                filling[place] = mixed[at : at + place.size]
                at += place.size
        return filling

    def _ways(self, key: tuple[int, int, Counts]) -> int:
        """Return how many ways there are to fill the steps from one on, and remember them."""
        at, barred, left = key
        if at == len(self._steps):
            return 1
        known = self._nodes.get(key)
        if known is None:
            options: list[tuple[Counts, tuple[int, int, Counts]]] = []
            ways: list[int] = []
            for number, taken, bars in _fillings(self._steps[at], barred, left):
                rest = tuple(map(int.__sub__, left, taken))
                after = (at + 1, bars, rest)
                count = number * self._ways(after)
                if count:
                    options.append((taken, after))
                    ways.append(count)
            known = self._nodes[key] = _Node(tuple(accumulate(ways)), tuple(options))
        return known.upto[-1] if known.upto else 0


def _fillings(step: _Step, barred: int, left: Counts) -> Iterator[tuple[int, Counts, int]]:
    """Yield in how many ways a step is filled by which counts, and what is barred after it."""
    may = step.may & ~barred
    rooms = [room if may >> number & 1 else 0 for number, room in enumerate(left)]
    if not step.told:
        bars = 0 if step.ends_chain else barred
        if step.size == sum(left):
            # The last step takes all that is left.
            if rooms == list(left):
                yield 1, left, bars
            return
        for taken in _counts(step.size, rooms):
            number = 1
            for count, room in zip(taken, left, strict=True):
                if count:
                    number *= comb(room, count)
            yield number, taken, bars
        return
    for number, room in enumerate(rooms):
        if room:
            bars = barred
            for cards, told in step.told:
                if cards >> number & 1:
                    bars |= told
            taken = tuple(int(each == number) for each in range(len(left)))
            yield room, taken, 0 if step.ends_chain else bars


def _counts(size: int, rooms: list[int]) -> Iterator[Counts]:
    """Yield every way to take so many cards from classes with so much room."""
    if not rooms:
        if size == 0:
            yield ()
        return
    room, others = rooms[0], rooms[1:]
    least = max(0, size - sum(others))
    for number in range(least, min(size, room) + 1):
        for rest in _counts(size - number, others):
            yield (number, *rest)


def _classes(unknown: Unknown) -> tuple[tuple[Card, ...], ...]:
    """Return the unseen cards in classes that no place tells apart."""
    sets: list[Cards] = []
    for place in (*unknown.free, *(place for chain in unknown.chains for place in chain)):
        sets.append(place.may)
        sets += [each for told in place.told for each in told]
    sets = list(dict.fromkeys(sets))
    classes: dict[tuple[int, ...], list[Card]] = {}
    for card in unknown.unseen:
        classes.setdefault(tuple([each >> card & 1 for each in sets]), []).append(card)
    return tuple(map(tuple, classes.values()))


def _steps(unknown: Unknown, classes: tuple[tuple[Card, ...], ...]) -> tuple[_Step, ...]:
    """Return the steps of a count, what is easiest to fill last."""

    def meant(cards: Cards) -> int:
        return sum(1 << number for number, each in enumerate(classes) if cards >> each[0] & 1)

    alike: dict[int, list[Place]] = {}
    for place in unknown.free:
        alike.setdefault(meant(place.may), []).append(place)
    groups = [
        _Step(tuple(places), sum(place.size for place in places), may, (), True)
        for may, places in alike.items()
    ]
    groups.sort(key=lambda step: (step.may.bit_count(), step.size))
    chains = [
        _Step(
            (place,),
            place.size,
            meant(place.may),
            tuple((meant(told.cards), meant(told.bars)) for told in place.told),
            place is chain[-1],
        )
        for chain in unknown.chains
        for place in chain
    ]
    return tuple(groups[:-1] + chains + groups[-1:])


def _orders(steps: tuple[_Step, ...]) -> int:
    """Return in how many ways cards taken together are shared out among their places."""
    orders = 1
    for step in steps:
        left = step.size
        for place in step.places:
            orders *= comb(left, place.size)
            left -= place.size
    return orders
