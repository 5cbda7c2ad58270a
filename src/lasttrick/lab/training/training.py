"""Training one network: play, learn, keep; from a seed, and on from where it was stopped."""

from __future__ import annotations

import io
import json
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any
from zipfile import BadZipFile

import numpy as np

from lasttrick.errors import RecordError
from lasttrick.lab.training.curriculum import lesson
from lasttrick.lab.training.learning import Learnt, Weights, gradients, nothing_learnt, stepped
from lasttrick.lab.training.self_play import desk, room_for, self_play
from lasttrick.players.policy import Family
from lasttrick.players.policy.network import Network, written
from lasttrick.records.whole_file import write_whole

FORMAT = "lasttrick-training/1"

_WEIGHTS = ("weights", "mean", "slopes", "squares")
_NUMBERS = ("steps", "deals", "error")
"""What is kept of :class:`~lasttrick.lab.training.learning.Learnt`."""
_LESSONS = 8
"""Tables a step."""
_NO_LIMIT = 1 << 40
_BOUND = 5.0
"""Preferences are driven no further apart from their mean: a chance of about 1 in 20,000."""
_TRUST = 0.5
"""How far the value of a seat's next choice is believed instead of how the deal ended."""


STEPS: dict[Family, int] = {"plain": 5000, "low": 24000, "free": 20000, "early": 10000}
"""How long the networks that come with the package were trained."""


@dataclass(frozen=True)
class Settings:
    """All that a training depends on."""

    family: Family
    seed: int = 1
    steps: int = 4000
    hidden: int = 48
    choices: int = 2048
    """Choices a step, all tables together."""
    warmth: tuple[float, float] = (0.15, 0.01)
    """The temperature at the first and the last step; between them it falls evenly by ratio."""
    pace: tuple[float, float] = (5e-3, 2e-4)
    tremble: tuple[float, float] = (0.08, 0.02)
    """How often a play is made by chance, so that its value is known."""


class Training:
    """A network on its way.

    Attributes:
        settings: all that it depends on.
        learnt: how far it has come. A step changes it at once or not at all, so that it is
            whole whenever one is interrupted.
    """

    def __init__(self, settings: Settings, learnt: Learnt | None = None) -> None:
        self.settings = settings
        self.learnt = nothing_learnt(settings.hidden, settings.seed) if learnt is None else learnt
        self._desk = desk(settings.hidden)
        self._room = room_for(settings.choices + 512)

    @property
    def over(self) -> bool:
        """Whether all steps have been taken."""
        return self.learnt.steps >= self.settings.steps

    def take_step(self) -> None:
        """Let the network play at some tables, and learn from it."""
        settings, learnt, room = self.settings, self.learnt, self._room
        chance = Random(f"{settings.family} {settings.seed} {learnt.steps}")
        at = deals = 0
        for number in range(_LESSONS):
            table = lesson(settings.family, chance)
            seed = int(chance.random() * (1 << 62))
            played, at = self_play(
                table.rules,
                self._desk,
                learnt.weights.policy,
                0,
                self._now(settings.tremble),
                0.0,
                seed,
                0,
                _NO_LIMIT,
                table.scale,
                room,
                at,
                settings.choices * (number + 1) // _LESSONS,
            )
            deals += played
        gradient, error = gradients(
            learnt.weights,
            room,
            at,
            warmth=self._now(settings.warmth),
            tremble=self._now(settings.tremble),
            bound=_BOUND,
            trust=_TRUST,
        )
        self.learnt = stepped(learnt, gradient, self._now(settings.pace))._replace(
            deals=learnt.deals + deals, error=learnt.error + 0.05 * (error - learnt.error)
        )

    def _now(self, bounds: tuple[float, float]) -> float:
        """Return where something that falls evenly by ratio from first to last stands now."""
        first, last = bounds
        return float(first * (last / first) ** (self.learnt.steps / self.settings.steps))

    def network(self) -> Network:
        """Return the average of the networks so far: it is harder to beat than the latest."""
        of_moment, of_play, out = self.learnt.mean.policy
        trained = {**asdict(self.settings), "steps": self.learnt.steps, "deals": self.learnt.deals}
        return Network(of_moment.T.tolist(), of_play.T.tolist(), out.tolist(), {"trained": trained})

    def save(self, path: Path) -> None:
        """Write all that is needed to go on into a file, whole."""
        learnt = self.learnt
        head = {
            "format": FORMAT,
            "settings": asdict(self.settings),
            **{name: getattr(learnt, name) for name in _NUMBERS},
        }
        arrays: dict[str, Any] = {"head": np.array(json.dumps(head))}
        for name in _WEIGHTS:
            for number, part in enumerate(getattr(learnt, name)):
                arrays[f"{name}-{number}"] = part
        content = io.BytesIO()
        np.savez(content, **arrays)
        write_whole(path, content.getvalue())

    def write_network(self, path: Path) -> None:
        """Write the network into a file that the player can take."""
        write_whole(path, written(self.network()))


def resumed(path: Path, settings: Settings) -> Training:
    """Return a training that was kept in a file, to go on with.

    Raises:
        RecordError: ``record/other-run``: the file holds another training, or none.
    """
    try:
        with np.load(path, allow_pickle=False) as kept:
            head = json.loads(str(kept["head"]))
            parts = [
                Weights(*(kept[f"{name}-{number}"] for number in range(len(Weights._fields))))
                for name in _WEIGHTS
            ]
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise _other(path) from error
    expected = json.loads(json.dumps(asdict(settings)))
    if head.get("format") != FORMAT or head["settings"] != expected:
        raise _other(path)
    weights, mean, slopes, squares = parts
    numbers = [head[name] for name in _NUMBERS]
    return Training(settings, Learnt(weights, mean, slopes, squares, *numbers))


def _other(path: Path) -> RecordError:
    return RecordError(
        "record/other-run",
        f"Expected this very training in {path}, but it holds something else: "
        "name another file, or remove it.",
        path=str(path),
    )
