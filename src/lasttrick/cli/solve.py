"""``lasttrick solve``: what every legal move is worth when all the cards are seen."""

from __future__ import annotations

import json

import click

from lasttrick.cards import card_code, card_symbol
from lasttrick.cli.arguments import table_options
from lasttrick.cli.moments import MomentAsked, moment_asked, moment_options
from lasttrick.engine import Move, Play, State
from lasttrick.solver import Solution
from lasttrick.solver import solve as solved


@click.command()
@moment_options
@table_options
@click.option("--forced", "only_forced", is_flag=True, help="Only what can be forced; faster.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
@click.option("--ascii", "as_letters", is_flag=True, help="Write cards as letters: TC for 10♣.")
def solve(
    asked: MomentAsked,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
    only_forced: bool,
    as_json: bool,
    as_letters: bool,
) -> None:
    """Say what every legal move of a deal is worth when all the cards are seen.

    FILE holds records, or deals in the text form if it ends in .txt; - is standard input.
    With --hands, GAME is the game that they are of; seats are numbered from 0, and a seat
    that dropped out has no cards. In --played a star marks a card that is hidden by choice.

    \b
    Examples:
      lasttrick solve deals.jsonl --deal 1
      lasttrick solve deals.jsonl --deal 1 --at 9 --json
      lasttrick solve agram --hands "7C TS / AC 5C / AH 3C" --lead 0 --played 7C
    """
    state = moment_asked(asked, players, options, preset)
    solution = solved(state, only_forced=only_forced)
    if as_json:
        facts = {"game": state.table.game, "trick": state.trick_number}
        click.echo(json.dumps(facts | solution.facts()))
        return
    for line in _lines(state, solution, as_letters):
        click.echo(line)


def _lines(state: State, solution: Solution, as_letters: bool) -> list[str]:
    """Write a solved moment as a table, a row for each move."""
    table = state.table
    seats = range(table.seats)
    lines = [
        f"{table.name}, {table.seats} players, trick {state.trick_number}: "
        f"seat {solution.seat} to move can force {solution.value}"
    ]
    numbers = "".join(f"{seat:>5}" for seat in seats)
    head = f"  {'seat':<14}{numbers}"
    above = f"  {'':<14}{'what each can force':<{5 * table.seats}}"
    if solution.moves[0].settled is not None:
        above += "   if each plays for itself"
        head += "   " + numbers
    lines += [above.rstrip(), head]
    for each in solution.moves:
        mark = "*" if each.move in solution.best else " "
        row = f"{mark} {_written(each.move, as_letters):<14}"
        row += "".join(f"{value:>5}" for value in each.forced)
        if each.settled is not None:
            row += "   " + "".join(f"{value:>5}" for value in each.settled)
        lines.append(row)
    return lines


def _written(move: Move, as_letters: bool) -> str:
    if not isinstance(move, Play):
        return str(move)
    card = card_code(move.card) if as_letters else card_symbol(move.card)
    return f"{card} down" if move.down else card
