"""All parts of what is asked, in several processes if wanted, always added up in one order."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice

from lasttrick.lab.processes import in_order
from lasttrick.lab.statistics.asked import Asked
from lasttrick.lab.statistics.playing import done
from lasttrick.lab.statistics.sums import Sums


def measured(asked: Asked, *, jobs: int = 1, after: int = 0) -> Iterator[Sums]:
    """Return what each part showed, in the order of the parts.

    The sums of a part are the same for ever, in whatever process it is played.

    Args:
        asked: what is to be found out.
        jobs: in how many processes; with 1 in this one.
        after: so many parts are there already and are left out.
    """
    return in_order(partial(done, asked), islice(asked.parts(), after, None), jobs)
