"""The table as lines of text: for any terminal, for pipes and for screen readers."""

from lasttrick.tui.lines.table import LineTable

__all__ = ["LineTable"]
