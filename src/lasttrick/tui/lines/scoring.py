"""The score sheet of a table with real cards, kept in lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NoReturn

from lasttrick.coach.score_sheet import Entry, ScoreSheet, Wording, next_roles
from lasttrick.engine import Match
from lasttrick.texts import Faces, Texts
from lasttrick.tui.lines.asking import LEAVING, Quit, Read, Write, asked
from lasttrick.tui.lines.entering import Entering
from lasttrick.tui.lines.replies import read_number
from lasttrick.tui.lines.showing import rules_in_short


class _Elsewhere(Exception):  # noqa: N818 - it is no error to think better of it
    """What was being entered is dropped; the sheet is where the person left for."""


class Scoring:
    """Asks how each deal went, and keeps the sheet."""

    def __init__(
        self,
        sheet: ScoreSheet,
        *,
        read: Read,
        write: Write,
        texts: Texts,
        faces: Faces,
        keep: Callable[[ScoreSheet], None],
    ) -> None:
        """Open the sheet.

        Args:
            sheet: what has been entered so far.
            read: asks a question and returns what was typed; raises EOFError at the end of
                input.
            write: shows a line, or several.
            texts: the language.
            faces: how cards are written.
            keep: writes the sheet down after every entry.
        """
        self.sheet = sheet
        self._read = read
        self._write = write
        self._texts = texts
        self._keep = keep
        self._wording = Wording(texts, faces, sheet.names)
        self._changing = False

    def run(self) -> None:
        """Take entries until the match is over and nothing more is to be corrected.

        Raises:
            Quit: when the person leaves before it.
        """
        if self.sheet.entries:
            self._show(self._wording.table(self.sheet))
        self._write(self._wording.totals(self.sheet.match))
        while True:
            over = self.sheet.match.over
            try:
                if over:
                    self._write("")
                    self._ask(self._texts("score-ask-end"))
                    return
                self._deal()
            except _Elsewhere:
                continue
            except Quit:
                if over:
                    return
                raise

    def _deal(self) -> None:
        match = self.sheet.match
        self._write("")
        self._show(self._wording.begins(match, next_roles(match)))
        sheet = self.sheet.add(self._entry(match))
        self._take(sheet)
        self._write("")
        self._write(self._said(sheet, len(sheet.entries)))
        self._show(self._wording.counted(sheet.deals[-1]))

    def _entry(self, match: Match) -> Entry:
        asking = Entering(match, self.sheet.names, self._texts, self._wording)
        return asking.entry(self._ask, self._write)

    def _take(self, sheet: ScoreSheet) -> None:
        """Put another sheet in the place of this one, once it is kept."""
        self._keep(sheet)
        self.sheet = sheet

    def _said(self, sheet: ScoreSheet, number: int) -> str:
        """Say in one line how a deal of a sheet went."""
        deal = sheet.deals[number - 1]
        winner = deal.entry.winner
        how = self._wording.how(deal)
        if winner is None:
            return self._texts("score-said-void", number=number, how=how)
        return self._texts("score-said", number=number, name=sheet.names[winner], how=how)

    def _ask(self, question: str) -> str:
        """Ask, do what is understood at every question, and return any other answer."""
        while True:
            typed = asked(self._read, question)
            word, _, rest = typed.lower().partition(" ")
            match word:
                case "?" | "h" | "help":
                    self._write(self._texts("score-help"))
                case _ if word in LEAVING and not rest:
                    raise Quit
                case "sheet" if not rest:
                    self._show(self._wording.table(self.sheet))
                case "score" if not rest:
                    self._write(self._wording.totals(self.sheet.match))
                case "rules" if not rest:
                    self._write(rules_in_short(self.sheet.table, self._texts))
                case "back" if not rest:
                    raise _Elsewhere
                case "undo" | "change" if self._changing:
                    self._write(self._texts("score-changing-first"))
                case "undo" if not rest:
                    self._undo()
                case "change":
                    self._change(rest.strip())
                case _:
                    return typed

    def _undo(self) -> NoReturn:
        """Take the last entry back, if the person is sure of it."""
        number = len(self.sheet.entries)
        if not number:
            self._write(self._texts("score-nothing-to-undo"))
            raise _Elsewhere
        self._write(self._said(self.sheet, number))
        if self._sure(self._texts("score-ask-undo")):
            self._take(self.sheet.undo())
            self._write(self._texts("score-undone", number=number))
            self._write(self._wording.totals(self.sheet.match))
        raise _Elsewhere

    def _change(self, which: str) -> NoReturn:
        """Ask for an earlier deal once more, and recount everything after it."""
        most = len(self.sheet.entries)
        number = read_number(which, 1, most)
        if not most:
            self._write(self._texts("score-nothing-to-undo"))
            raise _Elsewhere
        if number is None:
            self._write(self._texts("score-change-which", most=most, typed=which[:20]))
            raise _Elsewhere
        self._write(self._said(self.sheet, number))
        self._changing = True
        try:
            before = self.sheet.deals[number - 1].before
            self._show(self._wording.begins(before, next_roles(before)))
            sheet = self.sheet.change(number, self._entry(before))
            struck = most - len(sheet.entries)
            if struck and not self._sure(self._texts("score-ask-strike", count=struck)):
                raise _Elsewhere
        finally:
            self._changing = False
        self._take(sheet)
        self._write("")
        self._write(self._said(sheet, number))
        self._show(self._wording.counted(sheet.deals[number - 1]))
        if number < len(sheet.entries):
            self._write(self._texts("score-recounted"))
            self._show(self._wording.standing(sheet.match))
        raise _Elsewhere

    def _sure(self, question: str) -> bool:
        changing, self._changing = self._changing, True
        try:
            typed = self._ask(question)
        finally:
            self._changing = changing
        return typed.casefold() in self._texts("answers-yes").split()

    def _show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)
