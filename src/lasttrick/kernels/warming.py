"""Compiling before anybody waits for it.

Compiling takes tens of seconds the first time on a machine. A process of its own, of low
priority, does it and fills the cache; then a thread of this process takes the compiled code
from there. Until that is done, whoever needs answers gets them from the engine.
"""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from threading import Event, Thread

from lasttrick.kernels.availability import available
from lasttrick.kernels.caching import CACHE_VARIABLE, cache_base, cache_folder

OWN_TASK = "lasttrick.kernels.warming:warm_up"
"""What compiles the kernels themselves."""

_POLITE = 10
"""How far below others the process that compiles stands."""


class WarmUp:
    """Compiling that goes on in the background."""

    def __init__(self, tasks: tuple[str, ...]) -> None:
        self._tasks = tasks
        self._done = Event()
        if available():
            Thread(target=self._run, name="lasttrick-warm-up", daemon=True).start()

    @property
    def ready(self) -> bool:
        """Whether compiled code answers at once; never without what compiles."""
        return self._done.is_set()

    def wait(self, seconds: float) -> bool:
        """Wait until it is ready, at most so long, and say whether it is."""
        return self._done.wait(seconds)

    def _run(self) -> None:
        if not _marker(self._tasks).exists() and _compiled_apart(self._tasks) != 0:
            return
        for task in self._tasks:
            _run_task(task)
        self._done.set()


def warm_up_in_background(*tasks: str) -> WarmUp:
    """Begin to compile and return at once; nothing is imported before this returns.

    Args:
        tasks: more to do after the kernels themselves, for floors above: functions that
            compile something by calling it, as ``package.module:function``.
    """
    return WarmUp((OWN_TASK, *tasks))


def warm_up() -> None:
    """Call every function that works in bulk once, so that it is compiled and cached."""
    from lasttrick.games import load_game
    from lasttrick.kernels.many_deals import deal_hands, play_policy, play_random
    from lasttrick.kernels.policy import always

    table = load_game("agram").table(2)
    deal_hands(table, 1, 0)
    play_random(table, 1, 0)
    play_policy(table, [always(table, "lowest")] * 2, 1, 0)


def _compiled_apart(tasks: tuple[str, ...]) -> int:
    """Let another process compile into the cache, and return its exit status."""
    return subprocess.run(
        [sys.executable, "-m", __name__, *tasks],
        env={**os.environ, CACHE_VARIABLE: str(cache_base())},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        check=False,
    ).returncode


def _run_task(task: str) -> None:
    module, _, function = task.partition(":")
    getattr(import_module(module), function)()


def _marker(tasks: tuple[str, ...]) -> Path:
    """Return the file that says that these tasks have been done for this kind of machine."""
    machine = (platform.node(), platform.machine(), sys.version, version("numba"), *tasks)
    digest = hashlib.sha256("\n".join(machine).encode()).hexdigest()
    return cache_folder() / f"warm-{digest[:16]}"


def main(tasks: tuple[str, ...]) -> None:
    """Do the tasks, politely, and leave a mark that they are done."""
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    for task in tasks:
        _run_task(task)
    _marker(tasks).touch()


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
