"""Work in several processes: in order, not far ahead, and ended at once when nobody wants it."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import active_children
from threading import Event

import pytest

from lasttrick.errors import PlayerError
from lasttrick.lab.processes import in_order


def stuck_after_the_first(parcel: int) -> int:
    if parcel:
        Event().wait()
    return parcel


def refused(parcel: int) -> int:
    raise PlayerError("player/failed", f"Parcel {parcel} fell down.", seat=parcel)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order_and_parcels_are_taken_late(jobs: int) -> None:
    taken = []

    def parcels() -> Iterator[int]:
        for number in range(-20, 0):
            taken.append(number)
            yield number

    results = in_order(abs, parcels(), jobs)
    assert next(results) == 20
    assert len(taken) < 20
    assert list(results) == list(range(19, 0, -1))


def test_work_that_nobody_wants_any_more_is_ended() -> None:
    before = active_children()
    results = in_order(stuck_after_the_first, [0, 1, 2, 3], 2)
    assert next(results) == 0
    results.close()
    assert active_children() == before


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_comes_whole_out_of_a_process(jobs: int) -> None:
    with pytest.raises(PlayerError, match="Parcel 7 fell down") as raised:
        list(in_order(refused, [7], jobs))
    assert (raised.value.code, raised.value.facts["seat"]) == ("player/failed", 7)
