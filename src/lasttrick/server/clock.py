"""What time it is, and being called when it is later: injected, so that tests never wait."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A call that is to come."""

    def cancel(self) -> None:
        """Let it not come; nothing happens when it has come already."""
        ...


class Clock(Protocol):
    """A clock that can call."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        ...

    def call_at(self, when: float, call: Callable[[], None]) -> Alarm:
        """Have something called at a time, at once when it is past; from the event loop."""
        ...


class WallClock:
    """The clock of this machine and of the running event loop."""

    def now(self) -> float:
        """Return the seconds since 1970."""
        return time.time()

    def call_at(self, when: float, call: Callable[[], None]) -> Alarm:
        """Have something called at a time, by the running event loop."""
        return asyncio.get_running_loop().call_later(max(0.0, when - time.time()), call)
