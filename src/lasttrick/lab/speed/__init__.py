"""How fast this machine plays, solves, thinks and starts, beside things that a reader knows."""

from lasttrick.lab.speed.line import Line
from lasttrick.lab.speed.lines import GROUPS, lines

__all__ = ["GROUPS", "Line", "lines"]
