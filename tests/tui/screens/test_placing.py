"""Where seats lie: nothing over anything else, everything on the felt, all in their order."""

from __future__ import annotations

from itertools import combinations
from math import atan2, pi

import pytest

from lasttrick.tui.screens.drawing.placing import placed
from lasttrick.tui.screens.drawing.split import split

SIZES = [(width, height) for width in range(60, 201, 7) for height in (*range(10, 51, 4), 50)]


@pytest.mark.parametrize("seats", range(2, 9))
def test_everything_lies_on_the_felt_and_nothing_over_anything_else(seats: int) -> None:
    for width, height in SIZES:
        places = placed(seats, width, height)
        assert places is not None, (width, height)
        assert len(places.seats) == len(places.cards) == seats
        everything = (*places.seats, *places.cards, places.left, places.right)
        assert all(rect.within(width, height) for rect in everything)
        assert not any(one.overlaps(other) for one, other in combinations(everything, 2))


@pytest.mark.parametrize("seats", range(2, 9))
def test_seats_and_their_cards_go_round_clockwise(seats: int) -> None:
    for width, height in SIZES:
        places = placed(seats, width, height)
        assert places is not None
        for rects in (places.seats, places.cards):
            angles = []
            for rect in rects:
                x, y = rect.x + rect.width / 2, rect.y + rect.height / 2
                from_below = atan2(-(x - width / 2) / width, (y - height / 2) / height)
                angles.append(round(from_below % (2 * pi), 3) % round(2 * pi, 3))
            assert angles[1:] == sorted(angles[1:]), (width, height)


@pytest.mark.parametrize("seats", range(2, 9))
def test_each_card_is_nearest_to_who_laid_it(seats: int) -> None:
    for width, height in ((80, 12), (80, 20), (120, 22), (120, 30), (200, 50)):
        places = placed(seats, width, height)
        assert places is not None
        for number, card in enumerate(places.cards):
            x, y = card.middle
            far = [
                max(rect.x - x, x - rect.right + 1, 0) / 2 + max(rect.y - y, y - rect.bottom + 1, 0)
                for rect in places.seats
            ]
            assert far.index(min(far)) == number, (width, height)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("answers", [0, 2, 3, 11])
def test_the_parts_fill_the_screen(seats: int, answers: int) -> None:
    for width in range(40, 201, 8):
        for height in range(16, 61):
            parts = split(width, height, seats, answers)
            assert parts is not None
            rows = parts.felt + parts.story + parts.hand + parts.prompt
            assert rows == height - 2
            assert parts.width + parts.panel == width
            assert parts.felt >= seats, (width, height)
            assert parts.prompt >= (2 if not answers else 3)


def test_too_small_a_screen_has_no_parts() -> None:
    assert split(39, 24, 4, 0) is None
    assert split(80, 15, 4, 0) is None
