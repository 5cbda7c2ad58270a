"""Playing many deals and learning from them: simulation, solving, statistics, strength, speeds."""

from lasttrick.lab.simulation import simulate

__all__ = ["simulate"]
