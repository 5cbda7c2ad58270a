"""Contests played part by part, in several processes if wanted, always added up in one order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from lasttrick.lab.processes import in_order
from lasttrick.lab.strength.contest import Contest
from lasttrick.lab.strength.outcome import Outcome
from lasttrick.lab.strength.playing import Part, done
from lasttrick.lab.strength.tally import Tally

_TOGETHER = 10
"""So many deals are played together: a slow player takes minutes for them."""


def played(contests: Sequence[Contest], *, jobs: int = 1, after: int = 0) -> Iterator[Tally]:
    """Return what each part showed, contest by contest.

    The tally of a part is the same for ever, in whatever process it is played.

    Args:
        contests: what is to be played.
        jobs: in how many processes; with 1 in this one.
        after: so many parts are there already and are left out.

    Raises:
        PlayerError: for a player that cannot be made, fails or breaks the rules.
    """
    parts = (part for contest in contests for part in _parts(contest))
    return in_order(done, islice(parts, after, None), jobs)


def outcomes(contests: Sequence[Contest], tallies: Iterable[Tally]) -> list[Outcome]:
    """Return what each contest came to, from the tallies of all parts in their order."""
    tallies = iter(tallies)
    found = []
    for contest in contests:
        whole = Tally()
        for _, tally in zip(_parts(contest), tallies, strict=False):
            whole.join(tally)
        found.append(Outcome(contest, whole))
    return found


def _parts(contest: Contest) -> Iterator[Part]:
    for first in range(0, contest.deals, _TOGETHER):
        yield Part(contest, first, min(_TOGETHER, contest.deals - first))
