"""What many deals show: right figures, the same in any number of processes."""

from __future__ import annotations

import csv
import io
import json
from math import sqrt
from pathlib import Path
from random import Random

import pytest

from lasttrick.engine import State, legal, play, result_of
from lasttrick.errors import RecordError
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.kernels import watching
from lasttrick.kernels.by_engine import Mover
from lasttrick.kernels.lanes import Lane
from lasttrick.kernels.watching import Playouts, opened
from lasttrick.lab.intervals import mean, share
from lasttrick.lab.keeping import Kept
from lasttrick.lab.statistics import (
    OPEN_HANDS,
    RANDOM,
    Asked,
    Figure,
    Sums,
    as_csv,
    as_json,
    as_table,
    figures,
    measured,
)
from lasttrick.lab.statistics.figures import fairness
from lasttrick.lab.statistics.sums import Looks, Mean, together
from lasttrick.lab.statistics.weighing import Look, Weighed, Weigher


def asked(game: str = "agram", seats: int = 3, **changed: object) -> Asked:
    given: dict[str, object] = {
        "table": load_game(game).table(seats),
        "by": (RANDOM,),
        "deals": 40,
        "seed": 5,
        "looks": 3,
        "playouts": 8,
    }
    return Asked(**{**given, **changed})  # type: ignore[arg-type]


def summed(question: Asked, jobs: int = 1) -> Sums:
    return together(measured(question, jobs=jobs), question.table.seats)


def found(question: Asked) -> dict[tuple[str, str, str], Figure]:
    return {each[:3]: each for each in figures(question, summed(question))}


@pytest.mark.parametrize(
    "question",
    [
        asked(deals=45, looks=25),
        asked(by=("careful",), deals=130, looks=0),
        asked(by=("novice", "random", "random"), deals=130, looks=11),
        asked(by=(OPEN_HANDS,), deals=25, looks=12, playouts=3),
    ],
    ids=["random", "one bot", "mixed", "open hands"],
)
def test_processes_do_not_change_a_figure(question: Asked) -> None:
    assert len(list(question.parts())) > 1
    assert summed(question, jobs=2) == summed(question)


def test_compiled_code_does_not_change_a_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    question = asked("cat-te", 4, deals=30, looks=2)
    compiled = summed(question)
    monkeypatch.setattr(watching, "by_kernels", lambda _: False)
    assert summed(question) == compiled


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_game_can_be_measured(game: str) -> None:
    seats = load_game(game).seats()[0]
    for by in (RANDOM, OPEN_HANDS):
        question = asked(game, seats, by=(by,), deals=4, looks=2, playouts=4)
        every = figures(question, summed(question))
        assert {each.section for each in every} >= {"seats", "choices", "awards", "measures"}
        assert all(each.low <= each.value <= each.high for each in every)
        assert as_table(question, every)
        awards = [each.value for each in every if each.section == "awards"]
        assert sum(awards) == pytest.approx(1)


def test_looking_does_not_change_the_deals() -> None:
    without, with_looks = summed(asked(looks=0)), summed(asked(looks=10))
    assert (without.seats, without.outcomes) == (with_looks.seats, with_looks.outcomes)
    assert without.choices == with_looks.choices
    assert without.slopes.total == pytest.approx(with_looks.slopes.total)


def test_agram_by_chance_shows_what_was_published_of_it() -> None:
    shown = found(asked(seats=4, deals=20_000, looks=0))
    for trick in ("trick 1", "trick 2", "trick 3"):
        assert shown["choices", trick, "followers"].value == pytest.approx(2.5, abs=0.15)
    assert shown["measures", "convergence", "value"].value == pytest.approx(0.56, abs=0.005)
    assert shown["measures", "fairness", "value"].high > 0.96


def test_mixed_bots_change_seats_so_that_the_seat_does_not_count() -> None:
    question = asked(by=("careful", "random", "random"), deals=150, looks=0)
    shown = found(question)
    assert shown["bots", "careful 0", "wins"].low > 1 / 3
    sums = summed(question)
    assert sum(sums.bots.wins) == sum(sums.seats.wins) == 150
    assert sum(sums.bots.points) == sum(sums.seats.points)


def test_open_hands_beat_chance() -> None:
    table = load_game("agram").table(3)
    won = 0
    for number in range(60):
        weigher = Weigher(Playouts(table), 30, Random(number))
        state, mover = opened(table, number, 1), Mover(Lane(1, number))
        while state.turn is not None:
            move = weigher.choice(state) if state.turn == 0 else mover.move(state)
            state = play(state, state.turn, move)
        won += result_of(state).winner == 0
    assert won > 25


class Scripted(Weigher):
    """Weighs as it is told to."""

    def __init__(self, standings: list[list[int]], wins: list[list[int]]) -> None:
        self.number = 8
        self._standings = iter(standings)
        self._wins = iter(wins)

    def standing(self, state: State) -> list[int]:
        return next(self._standings)

    def weighed(self, state: State) -> Weighed:
        assert state.turn is not None
        first, *_ = moves = legal(state)
        worse = [0] * state.table.seats
        return Weighed(state.turn, dict.fromkeys(moves, worse) | {first: next(self._wins)})


def test_share_and_mean_have_the_intervals_of_the_textbook() -> None:
    assert share(0, 10)[2] == pytest.approx(0.2775, abs=1e-4)
    assert share(10, 10) == pytest.approx((1.0, 0.7225, 1.0), abs=1e-4)
    assert share(50, 100)[1:] == pytest.approx((0.4038, 0.5962), abs=1e-4)
    value, low, high = mean(4, 10, 30)
    assert value == 2.5
    assert high - value == value - low == pytest.approx(1.96 * sqrt(5 / 3 / 4), abs=1e-4)


def test_fairness_is_one_for_an_equal_share_and_falls_on_both_sides() -> None:
    assert fairness(0.25, 4) == 1
    assert fairness(0.125, 4) == 0.5
    assert fairness(0.625, 4) == 0.5
    assert fairness(0, 4) == fairness(1, 4) == 0


def test_means_do_not_hang_on_the_order_within_a_part() -> None:
    one, two = Mean(), Mean()
    one.add([0.1, 1e16, -1e16, 0.2])
    two.add([1e16, 0.2, 0.1, -1e16])
    assert one == two


def test_figures_as_csv_and_json_hold_the_same() -> None:
    question = asked(deals=10, looks=2)
    every = figures(question, summed(question))
    rows = list(csv.reader(io.StringIO(as_csv(every))))
    whole = json.loads(as_json(question, every))
    assert rows[0] == list(Figure._fields)
    assert [float(row[3]) for row in rows[1:]] == [each["value"] for each in whole["figures"]]
    assert whole["asked"]["options"] == dict(question.table.options)


def test_a_run_is_gone_on_with_to_the_same_sums(tmp_path: Path) -> None:
    path, question = tmp_path / "run.jsonl", asked(deals=45, looks=45)
    whole = list(measured(question))
    with Kept(path, question.facts(), Sums) as kept:
        for part in whole[:2]:
            kept.add(part)
    with path.open("ab") as stream:
        stream.write(b'{"deals":10,"sea')
    with Kept(path, question.facts(), Sums) as kept:
        assert kept.sums == whole[:2]
        for part in measured(question, after=2):
            kept.add(part)
    with Kept(path, question.facts(), Sums) as kept:
        assert kept.sums == whole
    assert len(path.read_bytes().splitlines()) == 1 + len(whole)


@pytest.mark.parametrize("held", ["other", "nonsense\n", '{"a": 1}', '{"a": 1}\n'])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, held: str) -> None:
    path = tmp_path / "run.jsonl"
    path.write_text(held)
    with pytest.raises(RecordError, match="something else") as refused:
        Kept(path, asked().facts(), Sums)
    assert refused.value.code == "record/other-run"
    assert path.read_text() == held
    path.unlink()
    Kept(path, asked().facts(), Sums).__exit__(None, None, None)
    with pytest.raises(RecordError):
        Kept(path, asked(seed=6).facts(), Sums)


def test_looks_of_a_short_deal_are_counted_by_hand() -> None:
    table = load_game("agram").table(2)
    state = opened(table, 0, 1)
    mover = Mover(Lane(1, 0))
    states = []
    while state.turn is not None:
        states.append(state)
        state = play(state, state.turn, mover.move(state))
    winner = result_of(state).winner
    assert winner is not None

    def wins(count: int) -> list[int]:
        return [count, 8 - count] if winner == 0 else [8 - count, count]

    standings = [wins(count) for count in (4, 8, 7, 8, 8, 8)]
    look = Look(Scripted(standings, [wins(2), *[wins(6)] * 11]))
    for each in states:
        look.see(each)
    looks = Looks()
    look.close(state, looks)
    assert looks.decided == {"4": 1}
    assert looks.chance["3"].total == 7 / 8
    assert looks.drama.total == pytest.approx(sqrt(2 / 8))
    assert looks.security.total == pytest.approx(11 / 12)
