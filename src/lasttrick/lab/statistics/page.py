"""The page of figures: every game at its usual size, played by chance, with the commands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from lasttrick.games import GAME_NAMES, Table, load_game, usual_seats
from lasttrick.lab.statistics.asked import RANDOM, Asked
from lasttrick.lab.statistics.figures import Figure, figures
from lasttrick.lab.statistics.running import measured
from lasttrick.lab.statistics.sums import together
from lasttrick.lab.statistics.writing import as_table

MEASURES = ("fairness", "convergence", "spread", "drama", "security")
FIRST_DEALS = 200
"""So many deals stand in a table of their own, for a quick look whether all is as it was."""


def page(*, deals: int, looks: int, seed: int, jobs: int) -> Iterator[str]:
    """Yield the page in Markdown, line by line, as the games are measured.

    Args:
        deals: how many of each game.
        looks: how many of them are weighed move by move.
        seed: of the cards and of chance.
        jobs: in how many processes; it changes nothing on the page.
    """
    yield "# Figures"
    yield ""
    yield "Every game under its own rules at its usual size, everyone playing any legal card."
    yield "[What the figures mean](lab.md) stands on a page of its own. This one is written by"
    yield ""
    yield "```"
    yield f"lasttrick lab figures --deals {deals} --looks {looks} --seed {seed} --jobs 2"
    yield "```"
    runs = [_run(table, deals, looks, seed, jobs) for table in usual_tables()]
    yield ""
    yield "## The measures"
    yield ""
    yield from _measures(runs)
    yield ""
    yield f"## The first {FIRST_DEALS} deals"
    yield ""
    yield from first_deals(seed)
    for asked, found in runs:
        yield ""
        yield f"## {asked.table.name}"
        yield ""
        yield "```"
        yield call(asked)
        yield "```"
        yield ""
        yield "```text"
        yield as_table(asked, found)
        yield "```"


def usual_tables() -> list[Table]:
    """Return every game under its own rules, at the size it is best with."""
    games = [load_game(name) for name in GAME_NAMES]
    return [game.table(usual_seats(game, {}, None)) for game in games]


def call(asked: Asked) -> str:
    """Return the command that measures this."""
    return (
        f"lasttrick lab stats {asked.table.game} --players {asked.table.seats} "
        f"--deals {asked.deals} --looks {asked.looks} --seed {asked.seed}"
    )


def first_deals(seed: int) -> Iterator[str]:
    """Yield the table of how often each seat wins of the first deals, in exact numbers."""
    yield "| game | seats | deals won by each seat | points of each seat | plays open in trick 2 |"
    yield "|---|---|---|---|---|"
    for table in usual_tables():
        asked = Asked(table, (RANDOM,), FIRST_DEALS, seed, 0, 1)
        sums = together(measured(asked), table.seats)
        wins, points = (" ".join(map(str, row)) for row in (sums.seats.wins, sums.seats.points))
        plays = " + ".join(
            str(sums.choices[f"2 {place}"].plays) for place in ("leader", "followers")
        )
        yield f"| {table.name} | {table.seats} | {wins} | {points} | {plays} |"


def _run(table: Table, deals: int, looks: int, seed: int, jobs: int) -> tuple[Asked, list[Figure]]:
    asked = Asked(table, (RANDOM,), deals, seed, looks, 100)
    return asked, figures(asked, together(measured(asked, jobs=jobs), table.seats))


def _measures(runs: Sequence[tuple[Asked, list[Figure]]]) -> Iterator[str]:
    yield f"| game | seats | {' | '.join(MEASURES)} | decided one trick early |"
    yield "|---|---|" + "---|" * (len(MEASURES) + 1)
    for asked, found in runs:
        by_name: Mapping[tuple[str, str], Figure] = {(each.item, each.what): each for each in found}
        cells = [_cell(by_name.get((name, "value")), "{:.3f}") for name in MEASURES]
        last = by_name.get((f"trick {asked.table.tricks - 1}", "decided"))
        cells.append(_cell(last, "{:.0%}"))
        yield f"| {asked.table.name} | {asked.table.seats} | {' | '.join(cells)} |"


def _cell(figure: Figure | None, form: str) -> str:
    if figure is None:
        return ""
    low, high = form.format(figure.low), form.format(figure.high)
    return f"{form.format(figure.value)} ({low}…{high})"
