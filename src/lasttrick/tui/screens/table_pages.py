"""What can be read at the table: help, the rules, finished tricks, the tally, legal cards."""

from __future__ import annotations

from collections.abc import Iterable

from lasttrick.cards import Seat
from lasttrick.coach.hints import Hint, HintWording
from lasttrick.coach.rules import brief_sheet, written
from lasttrick.engine import Match, View
from lasttrick.games import Table, game_of
from lasttrick.texts import Telling, Texts
from lasttrick.tui.lines.showing import Showing
from lasttrick.tui.screens.drawing.story import broken
from lasttrick.tui.screens.reading import LinesForWidth


def prose(lines: Iterable[str]) -> LinesForWidth:
    """Return lines so that they are broken for every width."""
    kept = tuple(lines)
    return lambda width: [row for line in kept for row in broken(line, width)]


def rules_page(table: Table, texts: Texts) -> LinesForWidth:
    """Return the rules of exactly this table."""
    sheet = brief_sheet(game_of(table), table, texts)
    return lambda width: written(sheet, "text", width=width).splitlines()


def last_page(view: View | None, showing: Showing, texts: Texts) -> LinesForWidth:
    """Return the finished tricks that may be looked at again."""
    return prose([texts("last-none-yet")] if view is None else showing.last(view))


def why_page(view: View | None, showing: Showing, texts: Texts) -> LinesForWidth:
    """Return which cards may be played, and why not the others."""
    if view is None or view.seat is None or view.seat != view.turn:
        return prose([texts("refused-not-your-turn")])
    return prose(showing.legal(view))


def hint_page(hint: Hint, table: Table, wording: HintWording) -> LinesForWidth:
    """Return which card to play, why, and what each card promises."""
    reasons = [wording.reason(each, hint.best) for each in hint.reasons]
    return prose([wording.suggests(hint), *reasons, "", *wording.chances(hint, table)])


def tally_page(match: Match, telling: Telling, texts: Texts) -> LinesForWidth:
    """Return what everybody has and has won, and what ends the match.

    Args:
        match: where it stands.
        telling: tells of the seats of the match.
        texts: the language.
    """
    have = match.totals if match.stacks is None else match.stacks
    unit = "screen-points" if match.stacks is None else "screen-chips"
    lines = [
        texts(
            "screen-tally",
            name=telling.called(Seat(seat)),
            total=texts(unit, count=total),
            won=match.won[seat],
        )
        for seat, total in enumerate(have)
    ]
    return prose([*lines, "", texts("screen-goal", goal=telling.goal(match))])


def help_page(texts: Texts) -> LinesForWidth:
    """Return what can be done at the table."""
    return prose(texts("screen-help").splitlines())
