"""The line at the top: the game, the deal, the trick, the totals, and what ends the match."""

from __future__ import annotations

from rich.cells import cell_len

from lasttrick.cards import Seat
from lasttrick.games import game_of
from lasttrick.texts import Telling, Texts, game_text
from lasttrick.tui.screens.drawing.canvas import Canvas, Look
from lasttrick.tui.screens.drawing.deck import Deck
from lasttrick.tui.screens.drawing.scene import Moment

_GAME: Look = "bold #f2c661"
_REST: Look = "#f4ecd8"
_DECIDES: Look = "bold reverse #f2c661"


def header_drawn(
    texts: Texts,
    deck: Deck,
    telling: Telling,
    moment: Moment,
    deal: int,
    trick: int | None,
    width: int,
) -> Canvas:
    """Return the line; the totals of all where there is room, else they are at the seats.

    Args:
        texts: the language.
        deck: how marks look.
        telling: tells of the seats of the match.
        moment: where the match stands.
        deal: the number of the deal that is shown or told of.
        trick: the number of the trick that lies on the table; None between deals.
        width: the columns there are.
    """
    canvas = deck.sheet(width, 1)
    match = moment.match
    table = match.deal_table if moment.view is None else moment.view.table
    dot = f" {deck.signs.dot} "
    x = canvas.write(1, 0, game_text(texts, game_of(table), "name"), _GAME)
    x = canvas.write(x, 0, dot + texts("deal-number", number=deal), _REST)
    if trick is not None:
        said = texts("screen-trick", trick=trick, tricks=table.tricks)
        x = canvas.write(x, 0, dot, _REST)
        if trick == table.deciding:
            said = f"{deck.signs.best} {said}"
        x = canvas.write(x, 0, said, _DECIDES if trick == table.deciding else _REST)
    goal = telling.goal(match)
    have = match.totals if match.stacks is None else match.stacks
    totals = ", ".join(f"{telling.called(Seat(seat))} {n}" for seat, n in enumerate(have))
    for tail in (f"{totals}{dot}{goal} ", f"{goal} "):
        if cell_len(tail) + x + 2 <= width:
            canvas.write(width - cell_len(tail), 0, tail, _REST)
            break
    return canvas
