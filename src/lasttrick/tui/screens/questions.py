"""What the person is asked, and how keys answer it. Nothing here knows of a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from lasttrick.texts import Texts

T = TypeVar("T")


@dataclass(frozen=True)
class Answered(Generic[T]):
    """The answer that a key has given."""

    value: T


class Question(Protocol[T]):
    """Something that is asked, with what has been typed so far."""

    goes_on: bool
    """Whether it only waits, and any click answers it."""

    @property
    def asks(self) -> str:
        """What is asked, in words."""
        ...

    @property
    def typed(self) -> str:
        """What has been typed."""
        ...

    @property
    def note(self) -> str:
        """What else is to be said: why an answer does not do, or what Enter would do."""
        ...

    @property
    def answers(self) -> Sequence[str]:
        """The answers to choose from, where there is a list."""
        ...

    @property
    def lit(self) -> int | None:
        """Which of them is chosen, from 0."""
        ...

    def press(self, key: str, sign: str) -> Answered[T] | None:
        """Take a key.

        Args:
            key: its name: ``enter``, ``left``.
            sign: the sign that it types; nothing for one that types none.

        Returns:
            The answer, once there is one.
        """
        ...

    def click(self, number: int) -> Answered[T] | None:
        """Take a click on the answer or the card with this number, from 1."""
        ...

    def clear(self) -> bool:
        """Take back what was typed; say whether there was anything."""
        ...


class GoOn:
    """Waits for Enter, the space bar or a click."""

    goes_on = True
    typed, note, lit = "", "", None
    answers: Sequence[str] = ()

    def __init__(self, asks: str) -> None:
        """Take the words that say how to go on."""
        self.asks = asks

    def press(self, key: str, sign: str) -> Answered[None] | None:
        """Go on at Enter or the space bar."""
        return Answered(None) if key in ("enter", "space") else None

    def click(self, number: int) -> Answered[None] | None:
        """Go on at a click."""
        return Answered(None)

    def clear(self) -> bool:
        """There is nothing to take back."""
        return False


class Typing:
    """What is typed on one line."""

    _LONGEST = 20

    def __init__(self) -> None:
        """Begin with an empty line."""
        self.typed = ""

    def take(self, key: str, sign: str) -> bool:
        """Let a key write or rub out; say whether it did."""
        if key == "backspace":
            rubbed = bool(self.typed)
            self.typed = self.typed[:-1]
            return rubbed
        if not sign or not sign.isprintable() or (sign == " " and not self.typed):
            return False
        if len(self.typed) >= self._LONGEST:
            return False
        self.typed += sign
        return True

    def clear(self) -> bool:
        """Empty the line; say whether there was anything."""
        had = bool(self.typed)
        self.typed = ""
        return had


class Choice(Generic[T]):
    """Asks for one of a few answers, each with its number."""

    goes_on = False

    def __init__(
        self,
        asks: str,
        answers: Sequence[tuple[str, T]],
        texts: Texts,
        *,
        usual: int = 0,
        check: Callable[[T], str | None] = lambda _: None,
    ) -> None:
        """Ask.

        Args:
            asks: the question.
            answers: what can be answered, in words, and what it means.
            texts: the language.
            usual: which answer is chosen at first, from 0.
            check: says why an answer does not do; None when it does.
        """
        self.asks = asks
        self.note = ""
        self.answers: Sequence[str] = [words for words, _ in answers]
        self._means = [means for _, means in answers]
        self._texts = texts
        self._check = check
        self._line = Typing()
        self._at = usual

    @property
    def typed(self) -> str:
        """The number typed so far."""
        return self._line.typed

    @property
    def lit(self) -> int | None:
        """Which answer is chosen."""
        return self._at

    def press(self, key: str, sign: str) -> Answered[T] | None:
        """Move with the arrows; Enter answers, and so does a number that can be no other."""
        self.note = ""
        most = len(self.answers)
        if key in ("up", "left", "down", "right"):
            self._line.clear()
            self._at = (self._at + (1 if key in ("down", "right") else -1)) % most
            return None
        if key == "enter":
            return self._given()
        if key == "backspace" or sign.isdecimal():
            return self._type(key, sign)
        return None

    def click(self, number: int) -> Answered[T] | None:
        """Choose an answer; a second click on it gives it."""
        self._line.clear()
        if not 1 <= number <= len(self.answers):
            return None
        if self._at == number - 1:
            return self._given()
        self._at = number - 1
        return None

    def clear(self) -> bool:
        """Take back the digits typed."""
        return self._line.clear()

    def _type(self, key: str, sign: str) -> Answered[T] | None:
        most = len(self.answers)
        if not self._line.take(key, sign) or not self._line.typed:
            return None
        typed = self._line.typed
        if not 1 <= int(typed) <= most:
            self.note = self._texts("expected-answer", most=most, typed=typed)
            self._line.clear()
            return None
        self._at = int(typed) - 1
        return self._given() if int(typed) * 10 > most else None

    def _given(self) -> Answered[T] | None:
        self._line.clear()
        means = self._means[self._at]
        wrong = self._check(means)
        if wrong is not None:
            self.note = wrong
            return None
        return Answered(means)
