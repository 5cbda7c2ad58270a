"""Playing many deals and learning from them: simulation."""

from lasttrick.lab.simulation import simulate

__all__ = ["simulate"]
