"""A conversation in lines on the whole screen: what was said above, a line to answer below."""

from __future__ import annotations

from collections.abc import Callable
from queue import SimpleQueue
from typing import ClassVar

import click
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, Static

from lasttrick.errors import LastTrickError, printable
from lasttrick.texts import Texts
from lasttrick.tui.lines.asking import Read, Write
from lasttrick.tui.screens.log import Log


class LineSession(Screen[None]):
    """Hosts whatever asks questions and writes lines, in a thread of its own.

    Leaving ends the input: the next question raises EOFError, and the session says good-bye
    by itself. Then a key goes back.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False, priority=True),
        Binding("up", "earlier(-1)", show=False, priority=True),
        Binding("down", "earlier(1)", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    LineSession { align-horizontal: center; background: $background; }
    LineSession > Vertical {
        width: 100%; max-width: 100; height: 100%; background: $surface; padding: 0 2;
    }
    LineSession .heading { height: 3; padding: 1 0 0 0; color: $accent; text-style: bold; }
    LineSession .question { height: auto; max-height: 4; color: $accent; margin: 1 0 0 0; }
    LineSession Input, LineSession Input:focus {
        border: none; height: 1; padding: 0 1; background: $panel;
    }
    LineSession .keys { height: 1; color: $foreground 65%; }
    LineSession:nocolor .question { text-style: bold; }
    LineSession:nocolor Input { text-style: underline; }
    LineSession.-low .heading { height: 1; padding: 0; }
    LineSession.-low .question { margin: 0; max-height: 2; }
    """

    class Said(Message):
        """The session has written something."""

        def __init__(self, text: str) -> None:
            """Take what was written."""
            super().__init__()
            self.text = text

    class Asked(Message):
        """The session waits for an answer."""

        def __init__(self, question: str) -> None:
            """Take the question."""
            super().__init__()
            self.question = question

    class Ended(Message):
        """The session is over."""

    def __init__(self, title: str, session: Callable[[Read, Write], None], texts: Texts) -> None:
        """Prepare a conversation.

        Args:
            title: what it is.
            session: runs until it is over, with what asks and what writes.
            texts: the language.
        """
        super().__init__()
        self._title = title
        self._session = session
        self._texts = texts
        self._answers: SimpleQueue[str | None] = SimpleQueue()
        self._question: str | None = None
        self._left = False
        self._back = False
        self._over = False
        self._typed: list[str] = []
        self._at = 0

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        with Vertical():
            yield Static(self._title, classes="heading", markup=False)
            yield Log()
            yield Static(classes="question", markup=False)
            yield Input()
            yield Static(self._texts("session-keys"), classes="keys", markup=False)

    def on_mount(self) -> None:
        """Begin."""
        self.query_one(Input).focus()
        self._run()

    def on_unmount(self) -> None:
        """Let the session end, however this screen was left."""
        self._answers.put(None)

    def on_resize(self) -> None:
        """Be brief where there are few lines."""
        self.set_class(self.app.size.height < 20, "-low")

    @work(thread=True, exit_on_error=False)
    def _run(self) -> None:
        try:
            self._session(self._read, self._write)
        except EOFError:
            pass
        except LastTrickError as error:
            self._write(error.message)
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            self._write(f"{where}{error.strerror or error}")
        finally:
            self.post_message(self.Ended())

    def _write(self, text: str) -> None:
        """Show a line, or several. Called from the thread of the session."""
        self.post_message(self.Said(text))

    def _read(self, question: str) -> str:
        """Ask a question and wait for what is typed. Called from the thread of the session.

        Raises:
            EOFError: the person has left.
        """
        self.post_message(self.Asked(question))
        typed = self._answers.get()
        if typed is None:
            self._answers.put(None)
            raise EOFError
        return typed

    def on_line_session_said(self, event: Said) -> None:
        """Put a line under the others."""
        self.query_one(Log).say(event.text)

    def on_line_session_asked(self, event: Asked) -> None:
        """Show the question at the line where it is answered."""
        if not self._left:
            self._question = event.question.rstrip()
            self.query_one(".question", Static).update(Text.from_ansi(self._question))

    def on_line_session_ended(self) -> None:
        """Let a key go back; at once where it was pressed before the last line was said."""
        self._over = True
        if self._back:
            self.dismiss(None)
            return
        self._question = None
        self.query_one(".question", Static).update(Text(self._texts("session-over")))
        line = self.query_one(Input)
        line.clear()
        line.disabled = True
        self.query_one(".keys", Static).update("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer, if something is asked."""
        if self._question is None:
            return
        typed = event.value
        answered = f"{self._question} {printable(typed)}".rstrip()
        self.query_one(Log).say(click.style(answered, bold=True))
        self._question = None
        if typed.strip():
            self._typed.append(typed)
        self._at = len(self._typed)
        event.input.clear()
        self._answers.put(typed)

    def on_key(self, event: events.Key) -> None:
        """Go back with Enter once the session is over."""
        if self._over and event.key in ("enter", "space", "q"):
            event.stop()
            self.dismiss(None)

    def action_leave(self) -> None:
        """End the session; once it is over, go back."""
        if self._over:
            self.dismiss(None)
        elif self._left:
            self._back = True
        else:
            self._left = True
            self._answers.put(None)

    def action_earlier(self, by: int) -> None:
        """Put what was typed before, or after it, into the line."""
        to = self._at + by
        if 0 <= to <= len(self._typed):
            self._at = to
            line = self.query_one(Input)
            line.value = self._typed[to] if to < len(self._typed) else ""
            line.action_end()

    def action_page(self, by: int) -> None:
        """Look further up or down."""
        self.query_one(Log).page(by)
