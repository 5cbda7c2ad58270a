"""What the sums come to: every figure with its 95 % confidence interval."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from lasttrick.cards import Seat
from lasttrick.kernels.watching import Choices
from lasttrick.lab.intervals import Interval, Z, mean, share
from lasttrick.lab.statistics.asked import Asked
from lasttrick.lab.statistics.sums import PLACES, Mean, Seats, Sums


class Figure(NamedTuple):
    """One number with how sure it is."""

    section: str
    """``seats``, ``bots``, ``choices``, ``awards``, ``decided`` or ``measures``."""
    item: str
    """Of what: ``seat 0``, ``trick 3``."""
    what: str
    """``wins``, ``points``, ``leader``, ``followers``, ``share``, ``decided``, ``chance`` or
    ``value``."""
    value: float
    low: float
    """The lower end of the interval."""
    high: float
    deals: int
    """How many deals it rests on."""


def figures(asked: Asked, sums: Sums) -> list[Figure]:
    """Return every figure, section by section; what no deal has shown is left out."""
    return [
        *_of_seats(asked, sums),
        *_of_choices(sums),
        *_of_awards(sums),
        *_of_deciding(asked, sums),
        *_measures(asked, sums),
    ]


def fairness(won: float, seats: int) -> float:
    """Return how near the share of wins of the first leader is to an equal one: 1 when it is."""
    return won * seats if won * seats <= 1 else (1 - won) * seats / (seats - 1)


def _ratio(choices: Choices) -> Interval:
    """Return plays a card, with the interval of a ratio of two sums over deals."""
    value = choices.plays / choices.cards
    spread = (
        choices.plays_squared - 2 * value * choices.crossed + value * value * choices.cards_squared
    )
    deals = choices.deals
    variance = max(0.0, spread) * deals / max(1, deals - 1)
    half = Z * sqrt(variance) / choices.cards
    return Interval(value, value - half, value + half)


def _of_seats(asked: Asked, sums: Sums) -> Iterator[Figure]:
    names = [f"seat {seat}" for seat in range(asked.table.seats)]
    yield from _wins_and_points("seats", names, sums.seats, sums.deals)
    if asked.mixed:
        names = [f"{name} {bot}" for bot, name in enumerate(asked.by)]
        yield from _wins_and_points("bots", names, sums.bots, sums.deals)


def _wins_and_points(
    section: str, names: Sequence[str], seats: Seats, deals: int
) -> Iterator[Figure]:
    for at, name in enumerate(names):
        yield Figure(section, name, "wins", *share(seats.wins[at], deals), deals)
        points = mean(deals, seats.points[at], seats.squares[at])
        yield Figure(section, name, "points", *points, deals)


def _of_choices(sums: Sums) -> Iterator[Figure]:
    tricks = sorted({int(where.split()[0]) for where in sums.choices})
    for trick in tricks:
        for place in PLACES.values():
            choices = sums.choices.get(f"{trick} {place}")
            if choices is not None:
                found = _ratio(choices)
                yield Figure("choices", f"trick {trick}", place, *found, choices.deals)


def _of_awards(sums: Sums) -> Iterator[Figure]:
    for outcome in sorted(sums.outcomes, key=lambda each: (-sums.outcomes[each], each)):
        by, points = outcome.rsplit(" ", 1)
        name = f"{by}, {points} {'point' if points == '1' else 'points'}"
        found = share(sums.outcomes[outcome], sums.deals)
        yield Figure("awards", name, "share", *found, sums.deals)


def _of_deciding(asked: Asked, sums: Sums) -> Iterator[Figure]:
    looks = sums.looks
    won = sum(looks.decided.values())
    for trick in range(1, asked.table.tricks + 1):
        chance = looks.chance.get(str(trick))
        if chance is None:
            continue
        by = sum(deals for at, deals in looks.decided.items() if int(at) <= trick)
        yield Figure("decided", f"trick {trick}", "decided", *share(by, won), won)
        found = mean(chance.count, chance.total, chance.squares)
        yield Figure("decided", f"trick {trick}", "chance", *found, chance.count)


def _measures(asked: Asked, sums: Sums) -> Iterator[Figure]:
    seats = asked.table.seats
    first = asked.table.leader(Seat(0))
    won, low, high = share(sums.seats.wins[first], sums.deals)
    ends = [fairness(low, seats), fairness(high, seats)]
    best = 1.0 if low * seats <= 1 <= high * seats else max(ends)
    yield Figure("measures", "fairness", "value", fairness(won, seats), min(ends), best, sums.deals)
    if sums.slopes.count:
        value, low, high = mean(sums.slopes.count, sums.slopes.total, sums.slopes.squares)
        turned = (0.5 - value / 2, 0.5 - high / 2, 0.5 - low / 2)
        yield Figure("measures", "convergence", "value", *turned, sums.slopes.count)
    looks = sums.looks
    for name, sum_ in (
        ("spread", looks.spread),
        ("drama", looks.drama),
        ("security", looks.security),
    ):
        yield from _measure(name, sum_)


def _measure(name: str, sums: Mean) -> Iterator[Figure]:
    if sums.count:
        found = mean(sums.count, sums.total, sums.squares)
        yield Figure("measures", name, "value", *found, sums.count)
