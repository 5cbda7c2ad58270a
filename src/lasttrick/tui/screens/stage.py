"""Where a match is shown and where the person answers, as its course sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol, TypeVar

from lasttrick.engine import Declare, Trick
from lasttrick.texts import Faces
from lasttrick.tui.screens.drawing.panel import Panel
from lasttrick.tui.screens.drawing.scene import Moment
from lasttrick.tui.screens.questions import Question
from lasttrick.tui.settings import Settings

T = TypeVar("T")

Outcome = Literal["again", "menu", "gone"]
"""What the person wants after the table: another match at it, the menu, or to leave."""


class Left(Exception):  # noqa: N818 - it is no error to leave the table
    """The person leaves; the match is kept as it stands."""

    def __init__(self, outcome: Outcome) -> None:
        """Take where to."""
        super().__init__()
        self.outcome = outcome


class Wish(Exception):  # noqa: N818 - nor is it to declare something nobody asked for
    """The person declares something that was not asked: a flag, a look at the bottom card."""

    def __init__(self, declares: Declare) -> None:
        """Take what is declared."""
        super().__init__()
        self.declares = declares


class Stage(Protocol):
    """Where the match is shown, and where the person answers."""

    @property
    def settings(self) -> Settings:
        """How the person likes it now."""
        ...

    @property
    def faces(self) -> Faces:
        """How cards are written now."""
        ...

    def show(self, moment: Moment, story: Sequence[str], *, stays: Trick | None = None) -> None:
        """Show a moment, and what has been told so far."""
        ...

    def open_panel(self, panel: Panel | None) -> None:
        """Show a panel instead of the felt; None takes it away."""
        ...

    async def ask(self, question: Question[T], *, seconds: float | None = None) -> T | None:
        """Ask the person, for so many seconds at most; None when there was no answer.

        Raises:
            Left: the person leaves instead.
            Wish: the person declares something instead.
        """
        ...

    async def away(self, work: Callable[[], T]) -> T:
        """Do work away from the screen.

        Raises:
            Left: the person has left meanwhile; the work is done all the same.
        """
        ...
