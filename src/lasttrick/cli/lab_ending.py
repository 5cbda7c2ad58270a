"""``lasttrick lab ending``: the equilibrium of a few cards, for hands that may be held."""

from __future__ import annotations

import json

import click

from lasttrick.cards import Card, Seat, card_code, card_symbol, codes, parse_cards
from lasttrick.cli.arguments import table_options
from lasttrick.cli.lab_equilibria import needs_compiled
from lasttrick.cli.moments import MomentAsked, moment_asked, moment_options
from lasttrick.engine import Hand, State, view
from lasttrick.players.beliefs import every_hand


@click.command()
@moment_options
@click.option(
    "--range",
    "ranges",
    type=(click.IntRange(0, 1), str),
    multiple=True,
    metavar="SEAT HANDS",
    help='What a seat may hold now, with weights: 0 "8C 5C, TC 5C: 2". Its true hand is always '
    "among it. By default, all hands that the cards not shown allow.",
)
@click.option(
    "--seen", default="", metavar="CARDS", help="Cards of earlier tricks, which nobody holds."
)
@table_options
@click.option(
    "--gap",
    type=click.FloatRange(min=0, min_open=True),
    default=1e-3,
    show_default=True,
    help="How far apart the bounds of the value may be, in points.",
)
@click.option("--exact", is_flag=True, help="By a linear program; needs the extra solve.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
@click.option("--ascii", "as_letters", is_flag=True, help="Write cards as letters: TC for 10♣.")
def ending(
    asked: MomentAsked,
    ranges: tuple[tuple[int, str], ...],
    seen: str,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
    gap: float,
    exact: bool,
    as_json: bool,
    as_letters: bool,
) -> None:
    """Solve an ending of two seats with up to three cards each, whose hands are hidden.

    Written is what it is worth to the seat to move, in points less the other's, with bounds
    that best answers prove; and for each hand that the seat may hold, how likely each of its
    plays is. Its true hand bears a star. Both seats know what each may hold.

    FILE, or GAME with --hands, say which moment, as for lasttrick solve.

    \b
    Examples:
      lasttrick lab ending agram --hands "8C 3S / TC 5C" --lead 0 \\
        --range 0 "8C 5C, TC 5C, TC 3S" --range 1 "TC 8C, 8C 3S, TC 3D"
      lasttrick lab ending spar --hands "8C 6S / TC 7C" --lead 1 --played TC \\
        --range 0 "8C 6S, 8C 7D: 2" --seen "AC KC QC JC AS KS QS JS" --json
      lasttrick lab ending deals.jsonl --deal 3 --at 8
    """
    needs_compiled()
    from lasttrick.solver.equilibria import solve_ending

    state = moment_asked(asked, players, options, preset)
    if state.table.seats != 2:
        raise click.UsageError(f"Expected two seats, but got {state.table.seats}.")
    given = dict(ranges)
    gone = parse_cards(seen)
    both = [
        _typed_range(state, seat, given[seat]) if seat in given else _allowed(state, seat, gone)
        for seat in (Seat(0), Seat(1))
    ]
    solved = solve_ending(view(state, None), both, gap=gap, exactly=exact)
    true = _ordered(state, state.hands[solved.seat])
    if as_json:
        facts = {
            "game": state.table.game,
            "trick": state.trick_number,
            "seat": solved.seat,
            "value": solved.value,
            "low": solved.low,
            "high": solved.high,
            "hands": [
                {
                    "hand": list(map(card_code, hand)),
                    "true": hand == true,
                    "plays": [
                        {"card": card_code(play.card), "down": play.down, "chance": chance}
                        for play, chance in plays.items()
                    ],
                }
                for hand, plays in solved.plays.items()
            ],
        }
        click.echo(json.dumps(facts))
        return
    click.echo(f"{state.table.name}, trick {state.trick_number}: seat {solved.seat} to move")
    click.echo(f"  it gets         {solved.value:+.4f} points less the other's")
    click.echo(f"  proven bounds   {solved.low:+.4f} to {solved.high:+.4f}")
    written = card_code if as_letters else card_symbol
    for hand, plays in solved.plays.items():
        row = "   ".join(
            f"{written(play.card)}{' down' if play.down else ''} {100 * chance:.1f} %"
            for play, chance in plays.items()
        )
        click.echo(f"{'*' if hand == true else ' '} {' '.join(map(written, hand)):<14}{row}")


def _ordered(state: State, hand: Hand) -> Hand:
    return tuple(state.table.in_order(hand))


def _typed_range(state: State, seat: Seat, text: str) -> dict[Hand, float]:
    """Return typed hands with their weights, and the true one."""
    found = {_ordered(state, state.hands[seat]): 1.0}
    for part in text.split(","):
        cards, colon, weight = part.partition(":")
        try:
            found[_ordered(state, parse_cards(cards))] = float(weight) if colon else 1.0
        except ValueError:
            raise click.UsageError(
                f"Expected a weight behind the colon, such as 8C 3S: 2, but got {part.strip()}."
            ) from None
    return found


def _allowed(state: State, seat: Seat, gone: tuple[Card, ...]) -> dict[Hand, float]:
    """Return every hand that the cards not shown allow, each as likely."""
    held = [card for card in state.hands[seat] if card in gone]
    if held:
        raise click.UsageError(f"Seat {seat} holds {codes(held)}, which was said to be gone.")
    listed = every_hand(view(state, None), seat)
    return {_ordered(state, hand): 1.0 for hand in listed if not set(hand) & set(gone)}
