"""Plays raced against each other in worlds that count differently."""

from __future__ import annotations

import numpy as np
import pytest

from lasttrick.players.foresight.race import Floats, Race

ALIKE = [0.25] * 4


def worlds(columns: list[list[float]], times: int) -> Floats:
    """Return a row for each world: what came of each play, over and over."""
    return np.tile(np.array(columns, float).T, (times, 1))


def run(race: Race, points: Floats, likely: Floats | None = None) -> None:
    """Let a race see these worlds, as many at once as it asks for, until it is settled."""
    likely = np.zeros(len(points)) if likely is None else likely
    while race.worlds < len(points) and not race.settled:
        part = slice(race.worlds, race.worlds + race.until_look)
        wins = (points[part] > 0).astype(float)
        race.add(likely[part], points[part][:, race.open], wins[:, race.open])


def test_a_play_that_falls_behind_is_tried_no_more() -> None:
    race = Race(ALIKE)
    run(race, worlds([[1, 0, 1, 0], [0, 1, 0, 1], [0, 0, 0, 0], [0, 1, 0, 0]], 96))
    assert race.open.tolist() == [0, 1]
    assert race.best() == [0, 1]
    assert not race.settled
    assert race.worlds == 4 * 96


def test_a_race_is_over_when_one_is_left() -> None:
    race = Race(ALIKE)
    run(race, worlds([[1, 1, 1, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0]], 400))
    assert race.settled
    assert race.best() == [0]
    assert race.worlds < 400


def test_plays_that_do_as_well_in_every_world_need_no_more_of_them() -> None:
    race = Race([0.4, 0.4, 0.2])
    run(race, worlds([[1, 0], [1, 0], [0, 0]], 800))
    assert race.settled
    assert race.best() == [0, 1]
    assert race.worlds < 800


def test_of_plays_that_came_out_the_same_the_likelier_is_best() -> None:
    race = Race([0.2, 0.8])
    run(race, worlds([[1, 0], [0, 1]], 60))
    assert race.best() == [1]


def test_what_was_found_outweighs_what_was_likely_as_worlds_go_by() -> None:
    won = [float(number % 2 == 0 or number == 1) for number in range(20)]
    points = worlds([won, [1 - one for one in won]], 150)
    few, many = Race([0.001, 0.999]), Race([0.001, 0.999])
    run(few, points[:20])
    run(many, points)
    assert few.best() == [1]
    assert many.best() == [0]


def test_the_worth_is_the_mean_by_the_weights_of_the_worlds() -> None:
    race = Race([0.5, 0.5])
    likely = np.log(np.array([3.0, 1.0]))
    points = np.array([[2.0, 0.0], [-2.0, 4.0]])
    race.add(likely, points, (points > 0).astype(float))
    assert race.weights() == pytest.approx([0.75, 0.25])
    for found, expected in zip(race.worth(), ([1.0, 1.0], [0.75, 0.25]), strict=True):
        assert found == pytest.approx(expected)
    spread = np.sqrt((3.0 + 3.0) / 2)
    assert race.error() == pytest.approx(spread * np.sqrt(0.75**2 + 0.25**2))


def test_a_play_that_was_dropped_is_worth_what_it_was_behind_the_best() -> None:
    race = Race([0.4, 0.3, 0.3])
    # Behind by one half in the first worlds; later ones are better for all that are left.
    early = worlds([[1, 1], [1, 0], [0, 0]], 48)
    race.add(np.zeros(96), early, (early > 0).astype(float))
    assert race.open.tolist() == [0]
    late = np.full((96, 1), 2.0)
    race.add(np.zeros(96), late, np.ones((96, 1)))
    points, wins = race.worth()
    assert points == pytest.approx([1.5, 1.0, 0.5])
    assert wins == pytest.approx([1.0, 0.5, 0.0])
