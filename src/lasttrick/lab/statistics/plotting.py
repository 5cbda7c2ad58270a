"""Figures drawn: who wins, how much choice there is, when it is decided, and the measures.

matplotlib comes with the extra ``plot`` and is imported only here, when something is drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from lasttrick.lab.statistics.asked import Asked
from lasttrick.lab.statistics.figures import Figure
from lasttrick.lab.statistics.writing import played_by

ENDINGS = (".pdf", ".png", ".svg")

_PANELS = (
    ("seats", ("wins",), "share of deals won"),
    ("choices", ("leader", "followers"), "plays to choose from"),
    ("decided", ("decided", "chance"), "decided by the lead; winner's chance"),
    ("measures", ("value",), "measures"),
)
_COLOURS = ("#1b6ca8", "#d1495b")


def why_not(path: Path) -> str | None:
    """Return one line that says why nothing can be drawn into this file; None where it can."""
    if find_spec("matplotlib") is None:
        return "Plots need matplotlib: pip install 'lasttrick[plot]'"
    if path.suffix.lower() not in ENDINGS:
        return f"Expected a file that ends in {', '.join(ENDINGS)}, but got {path}."
    return None


def plot(asked: Asked, found: Sequence[Figure], path: Path) -> None:
    """Draw the figures with their intervals into a file; its ending says in which format.

    Raises:
        OSError: when the file cannot be written.
    """
    from matplotlib.figure import Figure as Sheet

    sheet = Sheet(figsize=(10, 7), layout="constrained")
    sheet.suptitle(
        f"{asked.table.name}, {asked.table.seats} seats, {played_by(asked)}: {asked.deals:,} deals"
    )
    for axes, (section, whats, title) in zip(sheet.subplots(2, 2).flat, _PANELS, strict=True):
        held = [each for each in found if each.section == section]
        _draw(axes, held, whats)
        axes.set_title(title)
        axes.set_ylim(bottom=0)
    sheet.savefig(path, dpi=120)


def _draw(axes: Any, held: Sequence[Figure], whats: Sequence[str]) -> None:
    for colour, what in zip(_COLOURS, whats, strict=False):
        chosen = [each for each in held if each.what == what]
        values = [each.value for each in chosen]
        around = [
            [each.value - each.low for each in chosen],
            [each.high - each.value for each in chosen],
        ]
        items = [each.item.removeprefix("trick ").removeprefix("seat ") for each in chosen]
        if len(whats) == 1:
            axes.bar(items, values, yerr=around, color=colour, capsize=3)
        else:
            axes.errorbar(items, values, yerr=around, color=colour, marker="o", label=what)
    if len(whats) > 1 and held:
        axes.legend()
