"""The page of the ladder in Markdown: what is measured, how to do it again, and the figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from lasttrick.lab.strength.outcome import ENOUGH, Outcome
from lasttrick.lab.strength.writing import certainty, deals_of, percent, points

_ABOUT = f"""\
Two players meet at duplicate deals. One of them sits in one seat, the other in all others, and
every deal is played once with the one in each seat: the same cards, the same dealer, the same
chance for whoever sits in a seat. So luck is nearly equal, and players that choose alike differ by
nothing. Deals are alike, as in [the lab](lab.md): none is the first of a match, and no total or
pool stands behind it. The seats deal in turn.

The **difference** is the points of the one less the mean points of the others, in the game's own
points or chips, a deal. In brackets stands its 95 % confidence interval. Its unit is the deal with
all its plays, because these share the cards. A player is **ahead** where the interval lies above 0
and at least {ENOUGH} deals differ; with fewer, an interval of a mean is not to be trusted.

`lasttrick lab match` does the same for any two players, house rules and sizes."""


def as_page(outcomes: Sequence[Outcome], command: str) -> str:
    """Return the whole page.

    Args:
        outcomes: of a ladder, in its order.
        command: the call that makes it again.
    """
    return "\n".join(_page(outcomes, command))


def _page(outcomes: Sequence[Outcome], command: str) -> Iterator[str]:
    levels = list(dict.fromkeys(name for each in outcomes for name in _names(each)))
    above = dict(zip(levels[1:], levels, strict=False))
    steps = [each for each in outcomes if above[each.contest.player] == each.contest.opponent]
    first = [each for each in outcomes if each.contest.opponent == levels[0]]
    yield "# Strength"
    yield ""
    yield f"The levels, the weakest first: {', '.join(levels)}."
    yield ""
    yield _ABOUT
    yield ""
    yield "This page is written by"
    yield ""
    yield "```"
    yield command
    yield "```"
    yield ""
    yield f"Contests have {deals_of(outcomes)}."
    yield ""
    yield "## Each level against the one below it"
    yield ""
    yield "Points a deal more."
    yield ""
    yield from _rows(steps, _difference)
    yield ""
    yield from _doubtful(steps)
    yield ""
    yield "Deals won."
    yield ""
    yield from _rows(steps, lambda each: percent(each.won), equal=True)
    if len(levels) > 2:
        yield ""
        yield f"## Each level against {levels[0]}"
        yield ""
        yield "Points a deal more."
        yield ""
        yield from _rows(first, _difference)
        yield ""
        yield "Deals won."
        yield ""
        yield from _rows(first, lambda each: percent(each.won), equal=True)


def _names(outcome: Outcome) -> tuple[str, str]:
    return outcome.contest.opponent, outcome.contest.player


def _rows(
    outcomes: Sequence[Outcome], cell: Callable[[Outcome], str], *, equal: bool = False
) -> Iterator[str]:
    """Yield a table: a row for each table of players, a column for each pair of levels."""
    pairs = dict.fromkeys(_names(each) for each in outcomes)
    heads = ["game", "seats", *(["if equal"] if equal else [])]
    heads += [f"{player} over {opponent}" for opponent, player in pairs]
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for table, group in groupby(outcomes, key=lambda each: each.contest.table):
        held = list(group)
        cells = [f"{held[0].equal:.1%}"] if equal else []
        cells += [cell(each) for each in held]
        yield f"| {table.name} | {table.seats} | {' | '.join(cells)} |"


def _difference(outcome: Outcome) -> str:
    text = points(outcome.difference)
    return text if outcome.verdict == "ahead" else f"**{outcome.verdict}:** {text}"


def _doubtful(steps: Sequence[Outcome]) -> Iterator[str]:
    """Yield where a level does not beat the one below it beyond its interval, with the figures."""
    doubtful = [each for each in steps if each.verdict != "ahead"]
    if not doubtful:
        yield f"All {len(steps)} steps hold beyond their interval."
        return
    yield f"Steps that do not hold beyond their interval ({len(doubtful)} of {len(steps)}):"
    yield ""
    for each in doubtful:
        contest = each.contest
        yield (
            f"* {contest.table.name}, {contest.table.seats} seats: {contest.player} over "
            f"{contest.opponent} {points(each.difference)}, {each.verdict}. {certainty(each)}"
        )
