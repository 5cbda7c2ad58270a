"""One line to type, over whatever was on the screen: a name, or where a file lies."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static


class Asking(ModalScreen[None]):
    """A question with one line for the answer. It stays until the answer will do."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False, priority=True)
    ]
    DEFAULT_CSS = """
    Asking { align: center middle; background: $background 60%; }
    Asking > Vertical {
        width: 100%; max-width: 72; height: auto; max-height: 100%;
        border: round $accent; border-title-color: $accent; border-title-style: bold;
        border-subtitle-color: $foreground 65%;
        background: $surface; padding: 0 1;
    }
    Asking Static { width: 100%; height: auto; }
    Asking Input, Asking Input:focus {
        border: none; height: 1; padding: 0 1; margin: 1 0; background: $panel;
    }
    Asking Input:nocolor { text-style: underline; }
    Asking .trouble { color: $error; text-style: bold; }
    """

    def __init__(
        self, title: str, question: str, take: Callable[[str], str], *, value: str, hint: str
    ) -> None:
        """Ask.

        Args:
            title: what it is about, in the frame.
            question: what is to be typed.
            take: takes what was typed, and returns why it will not do, or nothing.
            value: what stands in the line at first.
            hint: which keys do what, at the foot of the frame.
        """
        super().__init__()
        self._title = title
        self._question = question
        self._take = take
        self._value = value
        self._hint = hint

    def compose(self) -> ComposeResult:
        """Lay out the frame."""
        with Vertical() as frame:
            frame.border_title = Text(self._title)
            frame.border_subtitle = Text(self._hint)
            yield Static(self._question, markup=False)
            yield Input(self._value, select_on_focus=False)
            yield Static(classes="trouble", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close, if the answer will do; else say why not."""
        trouble = self._take(event.value.strip())
        if trouble:
            self.query_one(".trouble", Static).update(Text(f"! {trouble}"))
        else:
            self.dismiss(None)
