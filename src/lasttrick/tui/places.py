"""Names for the others at the table, by where they sit as the person sees it."""

from __future__ import annotations

_PLACES: dict[int, tuple[str, ...]] = {
    2: ("Across",),
    3: ("Left", "Right"),
    4: ("Left", "Across", "Right"),
    5: ("Left", "Far-left", "Far-right", "Right"),
    6: ("Left", "Far-left", "Across", "Far-right", "Right"),
    7: ("Left", "Mid-left", "Far-left", "Far-right", "Mid-right", "Right"),
    8: ("Left", "Mid-left", "Far-left", "Across", "Far-right", "Mid-right", "Right"),
}


def place_names(seats: int) -> tuple[str, ...]:
    """Return names for the other seats, clockwise from the person's left."""
    return _PLACES[seats]
