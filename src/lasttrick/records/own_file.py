"""A file that is written again and again, by one table only."""

from __future__ import annotations

from pathlib import Path

from lasttrick.errors import RecordError
from lasttrick.records.whole_file import write_whole


class OwnFile:
    """A file and what this table knows to be in it.

    Attributes:
        path: the file, which need not exist yet.
    """

    def __init__(self, path: Path) -> None:
        """Take a file for one's own."""
        self.path = path
        self._known: bytes | None = None

    @property
    def begun(self) -> bool:
        """Whether anything has been read or written here."""
        return self._known is not None

    def read(self) -> bytes:
        """Return what is in the file.

        Raises:
            OSError: the file cannot be read.
        """
        self._known = self.path.read_bytes()
        return self._known

    def write(self, content: bytes) -> None:
        """Put something else into the file.

        Raises:
            RecordError: ``record/gone-on-elsewhere``, when another table has written it
                meanwhile: that would be lost.
            OSError: the file cannot be written.
        """
        there = self.path.read_bytes() if self.path.exists() else None
        if there != self._known:
            raise RecordError(
                "record/gone-on-elsewhere",
                f"This has gone on at another table, so nothing more is kept here; --resume "
                f"takes it up as it stands in {self.path}.",
                file=str(self.path),
            )
        write_whole(self.path, content)
        self._known = content
