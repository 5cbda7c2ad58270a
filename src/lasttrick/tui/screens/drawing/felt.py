"""The felt: the seats around it, true to the way of play, and the trick in the middle."""

from __future__ import annotations

from rich.cells import cell_len

from lasttrick.texts import Texts
from lasttrick.tui.screens.drawing.canvas import Canvas, Look, Rect, cut
from lasttrick.tui.screens.drawing.deck import Deck, Frame
from lasttrick.tui.screens.drawing.placing import placed
from lasttrick.tui.screens.drawing.scene import LaidScene, Scene, SeatScene

_QUIET: Look = "#a9c2ae"
_NAME: Look = "bold #f4ecd8"
_TURN: Look = "bold reverse #f2c661"
_TAKES: Look = "bold underline #f2c661"
_OUT: Look = "dim strike #a9c2ae"


class Felt:
    """Draws scenes."""

    def __init__(self, texts: Texts, deck: Deck) -> None:
        """Take the language and the pack."""
        self._texts = texts
        self._deck = deck

    def drawn(self, scene: Scene, width: int, height: int) -> Canvas:
        """Return the felt of this size; where a round table has no room, the seats as a list."""
        canvas = self._deck.sheet(width, height)
        places = placed(len(scene.seats), width, height)
        if places is None:
            self._list(canvas, scene)
            return canvas
        laid = {card.seat: card for card in scene.middle}
        for seat, rect, spot in zip(scene.seats, places.seats, places.cards, strict=True):
            self._seat(canvas, rect, seat)
            if seat.seat in laid:
                card = laid[seat.seat]
                self._deck.draw(canvas, spot, card.card, frame=_frame(card), faded=card.down)
        canvas.write(places.left.x, places.left.y, self._way(scene), _QUIET)
        middle = cut(self._in_the_middle(scene), places.right.width, self._deck.signs.more)
        canvas.write(places.right.right - cell_len(middle), places.right.y, middle, _NAME)
        return canvas

    def _seat(self, canvas: Canvas, rect: Rect, seat: SeatScene) -> None:
        """Draw a seat: who, what it holds, and what it has in the match."""
        held = f"{self._held(seat)} {self._tricks(seat)}".strip()
        if rect.height == 1:
            self._at_the_bottom(canvas, rect, seat, held)
            return
        canvas.centre(rect, 0, self._who(seat), _look(seat))
        canvas.centre(rect, 1, held, _QUIET)
        if rect.height > 2:
            canvas.centre(rect, 2, self._has(seat, rect.width), _QUIET)

    def _at_the_bottom(self, canvas: Canvas, rect: Rect, seat: SeatScene, held: str) -> None:
        """Draw the seat at the bottom, in one row: the person's own hand is seen anyhow."""
        who = self._who(seat)
        if seat.mine and not seat.out:
            held = self._tricks(seat)
            if seat.aside:
                held = f"+ {self._deck.faces.card(seat.aside_card)} {held}".rstrip()
        room = rect.width - cell_len(who)
        beside = f" {self._deck.signs.dot} ".join(
            part for part in (held, self._total(seat)) if part
        )
        if cell_len(beside) >= room:
            beside = held
        beside = cut(f" {beside}", room, self._deck.signs.more)
        x = rect.x + (room - cell_len(beside)) // 2
        canvas.write(canvas.write(x, rect.y, who, _look(seat)), rect.y, beside, _QUIET)

    def _who(self, seat: SeatScene) -> str:
        """Return the name of a seat with its marks."""
        signs = self._deck.signs
        name = self._texts("you-first") if seat.mine else seat.name
        before = f"{signs.turn} " if seat.turn else f"{signs.best} " if seat.takes else ""
        marks = self._texts("screen-mark-dealer") if seat.deals else ""
        marks += self._texts("screen-mark-leader") if seat.leads else ""
        return f" {before}{name}{f' ({marks})' if marks else ''} "

    def _held(self, seat: SeatScene) -> str:
        """Return the cards of a seat from behind, and how many they are."""
        if seat.out:
            return self._texts("screen-out")
        backs = self._deck.signs.held * seat.cards
        shown = f"{backs} {seat.cards}" if seat.cards else ""
        if seat.aside:
            shown += f" + {self._deck.faces.card(seat.aside_card)}"
        return shown.strip()

    def _tricks(self, seat: SeatScene) -> str:
        return self._texts("screen-won", count=seat.won) if seat.won else ""

    def _total(self, seat: SeatScene) -> str:
        return self._texts("screen-chips" if seat.chips else "screen-points", count=seat.total)

    def _has(self, seat: SeatScene, width: int) -> str:
        """Return what sits in a seat and what it has in the match, as fully as there is room."""
        total, dot = self._total(seat), self._deck.signs.dot
        bot = seat.bot or ""
        said = (f"{bot} {dot} {total}", f"{bot} {dot} {seat.total}", total) if bot else (total,)
        return next((text for text in said if cell_len(text) <= width), str(seat.total))

    def _way(self, scene: Scene) -> str:
        signs = self._deck.signs
        if scene.clockwise:
            return f"{signs.clockwise} {self._texts('screen-clockwise')}"
        return f"{signs.counterclockwise} {self._texts('screen-counterclockwise')}"

    def _in_the_middle(self, scene: Scene) -> str:
        if scene.pool is None:
            return ""
        return self._texts("screen-stones" if scene.stones else "screen-pool", count=scene.pool)

    def _list(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the seats as lines, in the order in which they sit, the person last."""
        laid = {card.seat: card for card in scene.middle}
        seats = (*scene.seats[1:], scene.seats[0])
        names = max(cell_len(self._who(seat)) for seat in seats)
        for y, seat in enumerate(seats):
            canvas.write(0, y, self._who(seat), _look(seat))
            card = laid.get(seat.seat)
            if card is not None:
                rect = Rect(names + 1, y, 5, 1)
                self._deck.draw(canvas, rect, card.card, frame=_frame(card), faded=card.down)
            held = f"{self._held(seat)} {self._tricks(seat)}".strip()
            canvas.write(names + 7, y, held, _QUIET)
        canvas.write(0, len(seats), self._way(scene), _QUIET)
        middle = self._in_the_middle(scene)
        canvas.write(canvas.width - cell_len(middle), len(seats), middle, _NAME)


def _frame(card: LaidScene) -> Frame:
    if card.best:
        return "best"
    return "hidden" if card.down and card.card is not None else "plain"


def _look(seat: SeatScene) -> Look:
    if seat.out:
        return _OUT
    if seat.turn:
        return _TURN
    return _TAKES if seat.takes else _NAME
