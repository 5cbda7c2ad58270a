"""How a deal ends."""

from __future__ import annotations

from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.position import OVER, Position


@kernel
def end(position: Position, winner: int) -> None:
    """End a deal, ``by`` being set; ``award.settle`` counts what it brings, for whoever asks."""
    position.phase = OVER
    position.winner = winner
