"""Outcomes as text for people, as CSV and as JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from typing import Any

from lasttrick.lab.intervals import Interval
from lasttrick.lab.strength.contest import Contest
from lasttrick.lab.strength.outcome import ENOUGH, Outcome

_COLUMNS = (
    "game", "seats", "player", "opponent", "deals", "difference", "difference_low",
    "difference_high", "won", "won_low", "won_high", "equal", "told", "verdict",
)  # fmt: skip


def as_table(outcomes: Sequence[Outcome]) -> str:
    """Return a line for each contest, with 95 % intervals, below the names of the columns."""
    heads = f"{'points a deal more':>28}{'deals won':>28}{'equal':>9}"
    lines = [f"{'game':<17}{'seats':>5}  {'player':<12}{'against':<12}{heads}  verdict"]
    lines += [_line(each) for each in outcomes]
    return "\n".join(lines)


def as_lines(outcome: Outcome) -> str:
    """Return all that is known of one contest, as lines of text with 95 % intervals."""
    return "\n".join(_lines(outcome))


def as_csv(outcomes: Sequence[Outcome]) -> str:
    """Return a row for each contest, with a row of names above."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for each in outcomes:
        contest = each.contest
        writer.writerow(
            (
                contest.table.game,
                contest.table.seats,
                contest.player,
                contest.opponent,
                contest.deals,
                *each.difference,
                *each.won,
                each.equal,
                each.told,
                each.verdict,
            )
        )
    return stream.getvalue().rstrip("\n")


def as_json(outcomes: Sequence[Outcome]) -> str:
    """Return what was asked and every figure of each contest as a list."""
    return json.dumps([_facts(each) for each in outcomes], ensure_ascii=False, indent=1)


def deals_of(outcomes: Sequence[Outcome]) -> str:
    """Return how many deals each contest had, and those between two if these had others."""
    numbers = {each.contest.table.seats == 2: each.contest.deals for each in outcomes}
    few = numbers.get(False, numbers.get(True, 0))
    two = numbers.get(True, few)
    return f"{few:,} deals each" + ("" if two == few else f", {two:,} between two")


def points(figure: Interval) -> str:
    """Return points with their interval, with as many decimals as say something."""
    decimals = 2 if max(map(abs, figure)) >= 10 else 3
    value, low, high = (f"{number:z.{decimals}f}" for number in figure)
    return f"{value} ({low}…{high})"


def percent(figure: Interval) -> str:
    """Return a share with its interval."""
    return f"{figure.value:.1%} ({figure.low:.1%}…{figure.high:.1%})"


def certainty(outcome: Outcome) -> str:
    """Return a sentence that says how small a difference so many deals can tell."""
    if outcome.told is None:
        return f"Only where {ENOUGH} deals differ, or more, are players told apart."
    return f"A difference of {outcome.told:.3f} would be told four times in five."


def _line(outcome: Outcome) -> str:
    contest = outcome.contest
    return (
        f"{contest.table.game:<17}{contest.table.seats:>5}  "
        f"{contest.player:<12}{contest.opponent:<12}{points(outcome.difference):>28}"
        f"{percent(outcome.won):>28}{outcome.equal:>9.1%}  {outcome.verdict}"
    )


def _lines(outcome: Outcome) -> Iterator[str]:
    contest = outcome.contest
    player, opponent = contest.player, contest.opponent
    yield f"{contest.table.name}, {contest.table.seats} seats: {_who_sits(contest)}"
    plays = len(contest.seatings())
    yield (
        f"{contest.deals:,} deals, each played {plays} times with the seats changed; "
        f"seed {contest.seed}"
    )
    yield ""
    yield f"{'':<24}{player[:26]:>28}{opponent[:26]:>28}{'difference':>28}"
    cells = (outcome.points, outcome.points_against, outcome.difference)
    yield f"{'points a deal and seat':<24}" + "".join(f"{points(each):>28}" for each in cells)
    shares = (outcome.won, outcome.won_against)
    yield f"{'deals won':<24}" + "".join(f"{percent(each):>28}" for each in shares)
    yield f"{'deals won, if equal':<24}{outcome.equal:>28.1%}{1 - outcome.equal:>28.1%}"
    yield ""
    if outcome.gain is not None:
        yield (
            f"In the same seats with the same cards {player} gets {points(outcome.gain)} points "
            f"more than {opponent} does where all play like {opponent}."
        )
    yield f"{outcome.tally.differing:,} of {contest.deals:,} deals differ. {certainty(outcome)}"
    yield f"Verdict: {_verdict(outcome)}."


def _who_sits(contest: Contest) -> str:
    if contest.half:
        return f"{contest.player} and {contest.opponent} in every other seat"
    return f"{contest.player} in one seat, {contest.opponent} in the others"


def _verdict(outcome: Outcome) -> str:
    if outcome.verdict == "ahead":
        return f"{outcome.contest.player} is ahead"
    if outcome.verdict == "behind":
        return f"{outcome.contest.opponent} is ahead"
    return f"{outcome.contest.player} and {outcome.contest.opponent} are not told apart"


def _facts(outcome: Outcome) -> dict[str, Any]:
    figures = {
        "points": outcome.points,
        "points_against": outcome.points_against,
        "difference": outcome.difference,
        "gain": outcome.gain,
        "won": outcome.won,
        "won_against": outcome.won_against,
    }
    return {
        "asked": outcome.contest.facts(),
        "figures": {name: each._asdict() for name, each in figures.items() if each is not None},
        "equal": outcome.equal,
        "differing": outcome.tally.differing,
        "told": outcome.told,
        "verdict": outcome.verdict,
    }
