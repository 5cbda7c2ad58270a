"""The log: one line of JSON for each event, with nothing in it that is anybody's secret.

Whoever writes a line gives the name of an event and named facts about it. Frames, bodies,
headers and cards never become facts.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from traceback import extract_tb

_TALKATIVE = ("aiosqlite", "sqlalchemy", "websockets", "asyncio")
"""Libraries that would tell frames, rows and statements, with all that is in them, to whoever
lets everything be logged."""

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Writes a record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update((key, value) for key, value in vars(record).items() if key not in _USUAL)
        if record.exc_info and record.exc_info[0] is not None:
            # Where it went wrong, but not what it says: that may name a card or a secret.
            line["error"] = record.exc_info[0].__name__
            line["at"] = [
                f"{frame.filename}:{frame.lineno} {frame.name}"
                for frame in extract_tb(record.exc_info[2])
            ]
        return json.dumps(line, ensure_ascii=False, default=str)


def log_to_stderr(*, only_warnings: bool = False) -> None:
    """Send the log of the server to standard error, and what libraries warn of."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.getLogger("lasttrick").setLevel(logging.WARNING if only_warnings else logging.INFO)
    logging.getLogger().addHandler(handler)
    for library in _TALKATIVE:
        logging.getLogger(library).setLevel(logging.WARNING)
    # It tells at length of every frame that is no text, which is not ours to mend.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
