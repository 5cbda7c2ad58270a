"""The score sheet of a table with real cards: what was seen goes in, points come out."""

from lasttrick.coach.score_sheet.entries import Entry, out_limits, result_of_entry
from lasttrick.coach.score_sheet.exporting import EXPORTS, Export, exported
from lasttrick.coach.score_sheet.keeping import (
    Damaged,
    KeptSheet,
    ReadSheet,
    begin_sheet,
    kept_sheets,
    readable_sheets,
    sheets_folder,
)
from lasttrick.coach.score_sheet.sheet import Deal, Roles, ScoreSheet, next_roles
from lasttrick.coach.score_sheet.ways import VOID, Way, ways, ways_with_run
from lasttrick.coach.score_sheet.wording import Wording

__all__ = [
    "EXPORTS",
    "VOID",
    "Damaged",
    "Deal",
    "Entry",
    "Export",
    "KeptSheet",
    "ReadSheet",
    "Roles",
    "ScoreSheet",
    "Way",
    "Wording",
    "begin_sheet",
    "exported",
    "kept_sheets",
    "next_roles",
    "out_limits",
    "readable_sheets",
    "result_of_entry",
    "sheets_folder",
    "ways",
    "ways_with_run",
]
