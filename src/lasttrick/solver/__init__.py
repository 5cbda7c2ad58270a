"""What perfect information says of a deal: the exact value of every legal move.

Begin with :func:`solve`; ``docs/solver.md`` says what the values mean.
"""

from lasttrick.solver.ends import Points
from lasttrick.solver.solving import (
    MoveValue,
    Solution,
    forced_values,
    settled_values,
    solve,
)

__all__ = ["MoveValue", "Points", "Solution", "forced_values", "settled_values", "solve"]
