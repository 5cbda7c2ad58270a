"""A small network that scores plays, in NumPy and in plain Python, and how it is written down.

It has one layer of hidden units. What the moment brings to each unit is worked out once, what
a play brings is added, and the sum of the units that are above zero, weighed, is the score.
The softmax of the scores is the policy.

A network is kept as one line of JSON, which says how large it is and how it was trained, and
then all weights as half-precision numbers, the lowest byte first: first the moment's, row by
row, then the play's, then the output's.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from math import exp
from operator import mul
from struct import pack, unpack
from typing import Any, NamedTuple

from lasttrick.players.policy.families import Family
from lasttrick.players.policy.features import MOMENT, PLAY

FORMAT = "lasttrick-network/1"

Matrix = Sequence[Sequence[float]]


class Network(NamedTuple):
    """The weights of a network."""

    of_moment: Matrix
    """A row of ``MOMENT`` weights for each hidden unit."""
    of_play: Matrix
    """A row of ``PLAY`` weights for each hidden unit."""
    out: Sequence[float]
    """A weight for each hidden unit."""
    about: Mapping[str, Any]
    """How it was trained."""

    def chances(self, moment: Sequence[float], plays: Matrix) -> list[float]:
        """Return how likely each play is to be chosen, by plain Python.

        Args:
            moment: the numbers of the moment.
            plays: for each play its numbers.
        """
        begun = [sum(map(mul, unit, moment)) for unit in self.of_moment]
        scores = []
        for play in plays:
            seen = [(at, number) for at, number in enumerate(play) if number]
            score = 0.0
            for so_far, unit, weight in zip(begun, self.of_play, self.out, strict=True):
                active = so_far + sum([unit[at] * number for at, number in seen])
                if active > 0:
                    score += active * weight
            scores.append(score)
        return softmax(scores)


class FastNetwork:
    """The same network in NumPy."""

    def __init__(self, network: Network) -> None:
        numpy: Any = import_module("numpy")
        self._numpy = numpy
        self._of_moment = numpy.array(network.of_moment).T.copy()
        self._of_play = numpy.array(network.of_play).T.copy()
        self._out = numpy.array(network.out)

    def chances(self, moment: Sequence[float], plays: Matrix) -> list[float]:
        """Return how likely each play is to be chosen."""
        numpy = self._numpy
        active = numpy.array(plays) @ self._of_play + numpy.array(moment) @ self._of_moment
        scores: list[float] = (numpy.maximum(active, 0) @ self._out).tolist()
        return softmax(scores)


def softmax(scores: Sequence[float]) -> list[float]:
    """Return chances that add up to 1 and stand to each other as the exponentials of scores."""
    best = max(scores)
    shares = [exp(score - best) for score in scores]
    whole = sum(shares)
    return [share / whole for share in shares]


def written(network: Network) -> bytes:
    """Return a network as the bytes of its file."""
    head = {
        "format": FORMAT,
        "moment": MOMENT,
        "play": PLAY,
        "hidden": len(network.out),
        **network.about,
    }
    weights = [weight for part in network[:2] for row in part for weight in row]
    weights += network.out
    return json.dumps(head).encode() + b"\n" + pack(f"<{len(weights)}e", *weights)


def read(content: bytes) -> Network:
    """Return the network that a file holds.

    Raises:
        ValueError: for bytes that are no network for these features.
    """
    line, _, body = content.partition(b"\n")
    head = json.loads(line)
    expected = (FORMAT, MOMENT, PLAY)
    if (head.get("format"), head.get("moment"), head.get("play")) != expected:
        raise ValueError(f"Expected a network of {expected}, but got {line[:200]!r}.")
    hidden = head["hidden"]
    weights = unpack(f"<{hidden * (MOMENT + PLAY + 1)}e", body)

    def rows(first: int, length: int) -> list[tuple[float, ...]]:
        return [weights[first + unit * length :][:length] for unit in range(hidden)]

    return Network(
        rows(0, MOMENT), rows(hidden * MOMENT, PLAY), weights[hidden * (MOMENT + PLAY) :], head
    )


@cache
def shipped(family: Family) -> Network:
    """Return the network of a family that comes with the package."""
    return read((resources.files(__package__) / "networks" / f"{family}.bin").read_bytes())


def ready(family: Family) -> Network | FastNetwork:
    """Return the network of a family in the fastest form that can be had at once.

    NumPy is used where it has been imported already: to import it takes longer than a hundred
    plays do without it.
    """
    return _fast(family) if sys.modules.get("numpy") else shipped(family)


@cache
def _fast(family: Family) -> FastNetwork:
    return FastNetwork(shipped(family))
