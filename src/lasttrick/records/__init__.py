"""Records: deals written down so that anyone can read, replay and check them.

``record_of`` makes a record of a deal, ``encode`` and ``decode`` turn it into a line of
JSON and back, ``replay`` plays it again, ``verify`` says what in it does not hold.
``to_text`` and ``from_text`` are the same for people. Events are numbered from 1.
"""

from lasttrick.records.checking import check, verify
from lasttrick.records.encoding import LONGEST_LINE, decode, encode
from lasttrick.records.fairness import fair_faults
from lasttrick.records.fault import Check, Fault, fault_of
from lasttrick.records.files import (
    Line,
    RecordFile,
    Verdict,
    read_records,
    verdict_of,
    verify_file,
    write_record,
)
from lasttrick.records.making import match_part, record_of
from lasttrick.records.one_view import events_of_view, record_of_view, view_record
from lasttrick.records.own_file import OwnFile
from lasttrick.records.record import (
    FORMAT,
    UNKNOWN,
    CutEvent,
    Deal,
    DeclareEvent,
    DropEvent,
    PlayEvent,
    Record,
    RecordedEnding,
    RecordedFair,
    RecordedGain,
    RecordedMatch,
    RecordedResult,
    RecordEvent,
    RevealEvent,
    SeatedPlayer,
)
from lasttrick.records.replaying import replay, state_of
from lasttrick.records.schema import schema
from lasttrick.records.tables import table_of
from lasttrick.records.text.reading import (
    LONGEST_TEXT,
    Passage,
    from_text,
    read_text,
    read_text_file,
)
from lasttrick.records.text.writing import to_text
from lasttrick.records.whole_file import write_whole

__all__ = [
    "FORMAT",
    "LONGEST_LINE",
    "LONGEST_TEXT",
    "UNKNOWN",
    "Check",
    "CutEvent",
    "Deal",
    "DeclareEvent",
    "DropEvent",
    "Fault",
    "Line",
    "OwnFile",
    "Passage",
    "PlayEvent",
    "Record",
    "RecordEvent",
    "RecordFile",
    "RecordedEnding",
    "RecordedFair",
    "RecordedGain",
    "RecordedMatch",
    "RecordedResult",
    "RevealEvent",
    "SeatedPlayer",
    "Verdict",
    "check",
    "decode",
    "encode",
    "events_of_view",
    "fair_faults",
    "fault_of",
    "from_text",
    "match_part",
    "read_records",
    "read_text",
    "read_text_file",
    "record_of",
    "record_of_view",
    "replay",
    "schema",
    "state_of",
    "table_of",
    "to_text",
    "verdict_of",
    "verify",
    "verify_file",
    "view_record",
    "write_record",
    "write_whole",
]
