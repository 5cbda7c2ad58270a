"""Duplicate contests: luck cancels out, intervals hold, and a seed gives the same for ever."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from random import Random
from statistics import NormalDist

import pytest

from lasttrick.cards import Seat
from lasttrick.engine import Move, Result, View
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.lab.intervals import Interval, mean, share, share_of_groups
from lasttrick.lab.strength import (
    Contest,
    Outcome,
    Tally,
    as_csv,
    as_json,
    as_lines,
    as_page,
    as_table,
    ladder,
    ladder_sizes,
    outcomes,
    played,
    playing,
)
from lasttrick.lab.strength.tally import Sum
from lasttrick.players import Player, make_player
from tests.lab.made_up import LUCK, made_up


def contest(game: str = "agram", seats: int = 3, **changed: object) -> Contest:
    given: dict[str, object] = {
        "table": load_game(game).table(seats),
        "player": "careful",
        "opponent": "random",
        "deals": 12,
        "seed": 5,
    }
    return Contest(**{**given, **changed})  # type: ignore[arg-type]


def outcome(asked: Contest, jobs: int = 1) -> Outcome:
    (found,) = outcomes([asked], played([asked], jobs=jobs))
    return found


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("half", [False, True])
def test_the_player_takes_every_seat_equally_often(seats: int, half: bool) -> None:
    table = load_game("eighty-three").table(seats)
    seatings = contest(table=table, half=half).seatings()
    assert len(set(seatings)) == len(seatings)
    own = [sum(seating[seat] for seating in seatings) for seat in range(seats)]
    assert len(set(own)) == 1
    assert own[0] / len(seatings) == (1 / 2 if half else 1 / seats)
    assert all(0 < sum(seating) < seats for seating in seatings)


def test_deals_hang_on_the_seed_alone_and_the_seats_deal_in_turn() -> None:
    one, other = contest(), contest(player="novice", half=True, deals=40)
    for number in range(6):
        assert playing.opened(one, number) == playing.opened(other, number)
    deals = [playing.opened(one, number) for number in range(6)]
    assert [deal.start.dealer for deal in deals] == [0, 1, 2, 0, 1, 2]
    assert len({deal.hands for deal in deals}) == 6
    assert playing.opened(contest(seed=6), 0).hands != deals[0].hands


@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize(
    ("game", "seats", "name"),
    [
        ("agram", 4, "random"),
        ("spar", 3, "random"),
        ("cat-te", 5, "random"),
        ("sipa", 2, "careful"),
    ],
)
def test_a_player_against_itself_differs_by_nothing_at_all(
    game: str, seats: int, name: str, half: bool
) -> None:
    asked = contest(game, seats, player=name, opponent=name, half=half, baseline=True)
    found = outcome(asked)
    assert found.difference == Interval(0, 0, 0)
    assert found.gain == Interval(0, 0, 0)
    assert found.won == Interval(found.equal, found.equal, found.equal)
    assert found.points == found.points_against
    assert (found.tally.differing, found.verdict, found.told) == (0, "not told apart", None)


def test_players_that_change_places_change_the_sign() -> None:
    one = outcome(contest("spar", 2))
    other = outcome(contest("spar", 2, player="random", opponent="careful"))
    value, low, high = other.difference
    assert one.difference == (-value, -high, -low)
    assert (one.won, one.points) == (other.won_against, other.points_against)
    assert one.tally.differing == other.tally.differing > 0


def test_half_of_two_seats_is_one_of_them() -> None:
    assert outcome(contest("spar", 2)).tally == outcome(contest("spar", 2, half=True)).tally


def test_processes_and_breaks_do_not_change_a_tally() -> None:
    asked = [contest(deals=25), contest("cat-te", 2, half=True, baseline=True)]
    whole = list(played(asked))
    assert [each.deals for each in whole] == [10, 10, 5, 10, 2]
    assert list(played(asked, jobs=2)) == whole
    assert whole[:2] + list(played(asked, after=2)) == whole
    first, second = outcomes(asked, whole)
    assert (first.tally, second.tally) == (outcome(asked[0]).tally, outcome(asked[1]).tally)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_game_can_be_measured(game: str) -> None:
    found = outcome(contest(game, ladder_sizes(load_game(game))[0], deals=3, baseline=True))
    for each in (found.points, found.points_against, found.difference, found.won):
        assert each.low <= each.value <= each.high
    assert found.won.value + found.won_against.value <= 1
    assert found.difference.value == pytest.approx(found.points.value - found.points_against.value)


class First:
    """Plays the first legal card."""

    name = "first"

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        return legal[0]


def test_a_seed_gives_the_same_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def made(name: str, chance: Random) -> Player:
        return First() if name == "first" else make_player(name, chance)

    monkeypatch.setattr(playing, "make_player", made)
    found = outcome(contest("spar", 3, player="first", baseline=True, deals=30))
    assert found.tally == PINNED


def test_points_are_counted_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    points = iter([(3, 0, 0), (0, 2, 0), (1, 0, 0), (0, 0, 1)])

    def play_out(*_: object) -> tuple[int, ...]:
        return next(points)

    def result_of(gained: tuple[int, ...]) -> Result:
        winner = Seat(max(range(3), key=gained.__getitem__))
        return Result("deciding-trick", winner, gained, Seat(0), ())

    monkeypatch.setattr(playing, "play_out", play_out)
    monkeypatch.setattr(playing, "result_of", result_of)
    found = outcome(contest(deals=1, baseline=True))
    assert found.points.value == pytest.approx(5 / 3)
    assert found.points_against.value == pytest.approx(1 / 6)
    assert found.difference.value == pytest.approx(3 / 2)
    assert found.gain is not None
    assert found.gain.value == pytest.approx(5 / 3 - 1 / 3)
    assert found.won.value == pytest.approx(2 / 3)
    assert found.won_against.value == pytest.approx(1 / 3)


def test_a_player_that_always_wins_is_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch)
    found = outcome(contest(player="always", opponent="never", deals=50))
    assert found.difference == Interval(1, 1, 1)
    assert found.won == share(50, 50)
    assert (found.verdict, found.tally.differing) == ("ahead", 50)
    assert outcome(contest(player="never", opponent="always", deals=50)).verdict == "behind"
    few = outcome(contest(player="always", opponent="never", deals=9))
    assert (few.verdict, few.told) == ("not told apart", None)


def test_the_truth_lies_in_as_many_intervals_as_promised(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch)
    difference, won = (1 - LUCK) * 0.4, LUCK / 3 + (1 - LUCK) * 0.6
    runs = 200
    found = [
        outcome(contest(player="strong", opponent="weak", deals=40, seed=seed))
        for seed in range(runs)
    ]
    held = sum(each.difference.low <= difference <= each.difference.high for each in found)
    assert 0.92 <= held / runs <= 0.98
    held = sum(each.won.low <= won <= each.won.high for each in found)
    assert 0.92 <= held / runs <= 0.98
    assert sum(each.difference.value for each in found) / runs == pytest.approx(
        difference, abs=0.01
    )
    # What would be told four times in five is found more often where there is more of it.
    told = [each.told for each in found if each.told is not None]
    errors = difference / (sum(told) / len(told)) * (1.96 + 0.8416)
    ahead = sum(each.verdict == "ahead" for each in found) / runs
    assert ahead == pytest.approx(NormalDist().cdf(errors - 1.96), abs=0.06)


def test_a_share_of_groups_is_as_sure_as_single_cases_would_be() -> None:
    whole = tuple(share(29.7, 99))
    assert tuple(share_of_groups(100, 30, 30, 1)) == pytest.approx(whole)
    # Groups of which each has all or nothing are worth a case each.
    assert tuple(share_of_groups(100, 120, 480, 4)) == pytest.approx(whole)
    assert share_of_groups(10, 40, 160, 4) == share(10, 10)
    assert share_of_groups(10, 0, 0, 4) == share(0, 10)
    assert share_of_groups(10, 10, 10, 4) == (0.25, 0.25, 0.25)


def test_a_mean_of_whole_numbers_that_agree_is_exact() -> None:
    assert mean(3, 3 * 7, 3 * 49, 30) == Interval(7 / 30, 7 / 30, 7 / 30)


def test_a_ladder_has_every_step_and_every_level_over_the_first() -> None:
    tables = [load_game("agram").table(2), load_game("sipa").table(4)]
    steps = list(ladder(tables, ("random", "novice", "careful"), deals=9, seed=1))
    assert [(each.player, each.opponent) for each in steps] == [
        ("novice", "random"),
        ("careful", "novice"),
        ("careful", "random"),
    ] * 2
    assert [each.table for each in steps] == [tables[0]] * 3 + [tables[1]] * 3
    sizes = {name: ladder_sizes(load_game(name)) for name in GAME_NAMES}
    assert sizes.pop("letzter-stich") == (4, 6)
    assert sizes.pop("letzter-stich-3") == (3,)
    assert set(sizes.values()) == {(2, 4)}


def ended(numbers: Sequence[int], player: str = "careful", opponent: str = "random") -> Outcome:
    """Return an outcome of two seats from the difference of each deal."""
    difference = Sum()
    for number in numbers:
        difference.add(number)
    differing = sum(number != 0 for number in numbers)
    tally = Tally(deals=len(numbers), differing=differing, difference=difference)
    asked = contest(seats=2, deals=len(numbers), player=player, opponent=opponent)
    return Outcome(asked, tally)


def test_a_page_names_the_steps_that_do_not_hold() -> None:
    won, lost = ("novice", "random"), ("careful", "novice")
    whole = [ended([4] * 20, *won), ended([4, -4] * 10, *lost), ended([4] * 20)]
    page = as_page(whole, "lasttrick lab ladder --game agram")
    assert "```\nlasttrick lab ladder --game agram\n```" in page
    assert "Steps that do not hold beyond their interval (1 of 2):" in page
    assert "\n* Agram, 2 seats: careful over novice 0.000 (" in page
    assert "| Agram | 2 | 1.000 (1.000…1.000) | **not told apart:** 0.000 (" in page
    page = as_page([ended([4] * 20, *won), ended([-4] * 20, *lost), ended([4] * 20)], "")
    assert "| **behind:** -1.000 (-1.000…-1.000) |" in page
    page = as_page([ended([4] * 20, *won), ended([4] * 20, *lost), ended([4] * 20)], "")
    assert "All 2 steps hold beyond their interval." in page


def test_figures_in_every_form_agree() -> None:
    found = outcome(contest("letzter-stich", 4, baseline=True))
    (row,) = csv.DictReader(io.StringIO(as_csv([found])))
    (whole,) = json.loads(as_json([found]))
    for form in ("value", "low", "high"):
        name = "difference" if form == "value" else f"difference_{form}"
        assert float(row[name]) == whole["figures"]["difference"][form]
    assert whole["asked"] == found.contest.facts()
    assert row["verdict"] == whole["verdict"] == found.verdict
    table = as_table([found]).splitlines()
    assert len(table) == 2
    assert table[1].endswith(found.verdict)
    assert f"{found.difference.value:.2f} (" in table[1]
    said = as_lines(found)
    assert "careful in one seat, random in the others" in said
    assert "12 deals, each played 4 times" in said
    assert f"{found.tally.differing} of 12 deals differ." in said
    assert "more than random does" in said
    assert "more than random does" not in as_lines(outcome(contest()))


PINNED = Tally(
    deals=30,
    differing=21,
    points=Sum(38, 86),
    points_against=Sum(69, 193),
    difference=Sum(21, 2385),
    won=Sum(31, 49),
    won_against=Sum(59, 133),
    gain=Sum(3, 315),
)
