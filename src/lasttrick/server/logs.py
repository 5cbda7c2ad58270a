"""The log of a server: one line for each event, on standard error.

What is logged is chosen: the name of an event and named facts about it. Frames, bodies,
headers and cards never become facts.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Mapping
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
        line = {
            "time": _time(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **_facts(record),
        }
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """Writes a record of the log as one line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        time = _time(record).astimezone().strftime("%Y-%m-%d %H:%M:%S")
        facts = (f"{name}={_shown(value)}" for name, value in _facts(record).items())
        event = " ".join(record.getMessage().split())
        return "  ".join((time, f"{record.levelname.lower():7}", event, *facts))


FORMATS: Mapping[str, type[logging.Formatter]] = {"plain": PlainLines, "json": JsonLines}
"""How the log may be written."""


def log_to_stderr(form: str = "plain", *, only_warnings: bool = False) -> None:
    """Send the log of the server to standard error, and what libraries warn of."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATS[form]())
    logging.getLogger("lasttrick").setLevel(logging.WARNING if only_warnings else logging.INFO)
    logging.getLogger().addHandler(handler)
    for library in _TALKATIVE:
        logging.getLogger(library).setLevel(logging.WARNING)
    # It tells at length of every frame that is no text, which is not ours to mend.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _facts(record: logging.LogRecord) -> dict[str, object]:
    facts = {key: value for key, value in vars(record).items() if key not in _USUAL}
    if record.exc_info and record.exc_info[0] is not None:
        # Where it went wrong, but not what it says: that may name a card or a secret.
        facts["error"] = record.exc_info[0].__name__
        facts["at"] = [
            f"{frame.filename}:{frame.lineno} {frame.name}"
            for frame in extract_tb(record.exc_info[2])
        ]
    return facts


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if text.isprintable() and not set(' "') & set(text) else json.dumps(text)
