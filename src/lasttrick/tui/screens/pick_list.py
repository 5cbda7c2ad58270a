"""A short list over the table, of which one thing is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen

from lasttrick.texts import Texts
from lasttrick.tui.screens.drawing.deck import Deck
from lasttrick.tui.screens.drawing.prompt import SPOT, prompt_drawn
from lasttrick.tui.screens.questions import Answered, Choice
from lasttrick.tui.screens.sheet import Sheet

T = TypeVar("T")


class PickList(ModalScreen[T | None], Generic[T]):
    """A list to choose from by arrows, numbers or the mouse; Escape chooses nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f9", "dismiss", show=False, priority=True)
    ]
    DEFAULT_CSS = """
    PickList { align: center middle; background: $background 60%; }
    PickList Sheet { background: $panel; border: round $accent; box-sizing: content-box; }
    """

    def __init__(
        self, title: str, answers: Sequence[tuple[str, T]], texts: Texts, deck: Deck
    ) -> None:
        """Offer some answers."""
        super().__init__()
        self._choice = Choice(title, answers, texts)
        self._deck = deck

    def compose(self) -> ComposeResult:
        """Lay out the list."""
        yield Sheet(id="list")

    def on_mount(self) -> None:
        """Draw it."""
        self._paint()

    def on_resize(self) -> None:
        """Draw it anew for the room there is."""
        self._paint()

    def on_key(self, event: events.Key) -> None:
        """Take a key."""
        sign = event.character if event.is_printable and event.character else ""
        self._take(self._choice.press(event.key, sign))
        event.stop()

    def on_sheet_clicked(self, event: Sheet.Clicked) -> None:
        """Take a click on an answer."""
        event.stop()
        if event.spot is not None:
            self._take(self._choice.click(int(event.spot.removeprefix(f"{SPOT} "))))

    def _take(self, answer: Answered[T] | None) -> None:
        if answer is not None:
            self.dismiss(answer.value)
        else:
            self._paint()

    def _paint(self) -> None:
        choice, size = self._choice, self.app.size
        longest = max(cell_len(words) for words in (choice.asks, *choice.answers))
        width = max(min(longest + 8, size.width - 2), 1)
        height = max(min(len(choice.answers) + 1, size.height - 2), 1)
        sheet = self.query_one(Sheet)
        sheet.styles.width, sheet.styles.height = width, height
        sheet.show(
            prompt_drawn(
                self._deck,
                width,
                height,
                asks=choice.asks,
                typed=choice.typed,
                note=choice.note,
                answers=choice.answers,
                lit=choice.lit,
            )
        )
