"""Which of two players is stronger, and by how much: the same cards with the seats changed.

:func:`played` plays contests, :func:`outcomes` says what they come to; a ladder is a contest
for each level against the one below it and against the first.
"""

from lasttrick.lab.strength.contest import Contest
from lasttrick.lab.strength.ladder import ladder, ladder_sizes
from lasttrick.lab.strength.outcome import Outcome
from lasttrick.lab.strength.page import as_page
from lasttrick.lab.strength.running import outcomes, played
from lasttrick.lab.strength.tally import Tally
from lasttrick.lab.strength.writing import as_csv, as_json, as_lines, as_table, deals_of

__all__ = [
    "Contest",
    "Outcome",
    "Tally",
    "as_csv",
    "as_json",
    "as_lines",
    "as_page",
    "as_table",
    "deals_of",
    "ladder",
    "ladder_sizes",
    "outcomes",
    "played",
]
