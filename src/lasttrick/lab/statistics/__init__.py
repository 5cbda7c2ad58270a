"""What many deals of a table show: who wins, how much choice there is, when it is decided.

:func:`measured` plays the deals, :func:`figures` says what they come to.
"""

from lasttrick.lab.statistics.asked import OPEN_HANDS, RANDOM, Asked
from lasttrick.lab.statistics.figures import Figure, figures
from lasttrick.lab.statistics.running import measured
from lasttrick.lab.statistics.sums import Sums
from lasttrick.lab.statistics.writing import as_csv, as_json, as_table

__all__ = [
    "OPEN_HANDS",
    "RANDOM",
    "Asked",
    "Figure",
    "Sums",
    "as_csv",
    "as_json",
    "as_table",
    "figures",
    "measured",
]
