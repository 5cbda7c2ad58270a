"""Names for the others at the table, by where they sit as the person sees it."""

from __future__ import annotations

from lasttrick.texts import Texts

_PLACES: dict[int, tuple[str, ...]] = {
    2: ("across",),
    3: ("left", "right"),
    4: ("left", "across", "right"),
    5: ("left", "far-left", "far-right", "right"),
    6: ("left", "far-left", "across", "far-right", "right"),
    7: ("left", "mid-left", "far-left", "far-right", "mid-right", "right"),
    8: ("left", "mid-left", "far-left", "across", "far-right", "mid-right", "right"),
}


def place_names(texts: Texts, seats: int) -> tuple[str, ...]:
    """Return names for the other seats, clockwise from the person's left."""
    return tuple(texts(f"place-{place}") for place in _PLACES[seats])
