"""The score sheet: what was entered for each deal, replayed through the match of the engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from lasttrick.cards import Seat
from lasttrick.coach.score_sheet.entries import Entry, result_of_entry
from lasttrick.engine.dealing import cutter
from lasttrick.engine.match import Match, begin_match, score_deal
from lasttrick.engine.state import Result
from lasttrick.errors import TableError
from lasttrick.games import Table


class Deal(NamedTuple):
    """One deal of the sheet, counted."""

    before: Match
    entry: Entry
    result: Result
    """By the seats of the deal."""
    after: Match

    @property
    def number(self) -> int:
        """Which deal of the match it is, from 1."""
        return self.before.number

    @property
    def dealer(self) -> Seat:
        """Who dealt it, by seat of the match."""
        return self.before.playing[self.before.deal_dealer]

    @property
    def points(self) -> tuple[int | None, ...]:
        """What it brought each seat of the match; None for one who did not sit in it."""
        points: list[int | None] = [None] * self.before.table.seats
        for seat, gained in zip(self.before.playing, self.result.points, strict=True):
            points[seat] = gained
        return tuple(points)


class Roles(NamedTuple):
    """Who does what in the next deal, by seat of the match."""

    dealer: Seat
    cutter: Seat | None
    leader: Seat
    holder_leads: bool
    """Whether the holder of the card that the rules name leads instead, if anybody holds it."""


@dataclass(frozen=True)
class ScoreSheet:
    """A match at a table with real cards. Immutable: an entry makes a new sheet.

    Attributes:
        table: the rules.
        names: who sits where, clockwise.
        dealer: who dealt first.
        entries: what was entered, deal by deal.
    """

    table: Table
    names: tuple[str, ...]
    dealer: Seat
    entries: tuple[Entry, ...] = ()

    @cached_property
    def deals(self) -> tuple[Deal, ...]:
        """Every deal, counted.

        Raises:
            TableError: ``table/bad-entry`` or ``table/match-over``, where an entry does not fit.
        """
        match = begin_match(self.table, self.dealer)
        deals = []
        for entry in self.entries:
            result = result_of_entry(match, entry)
            after = score_deal(match, result)
            deals.append(Deal(match, entry, result, after))
            match = after
        return tuple(deals)

    @property
    def match(self) -> Match:
        """Where the match stands."""
        return self.deals[-1].after if self.entries else begin_match(self.table, self.dealer)

    def add(self, entry: Entry) -> ScoreSheet:
        """Return the sheet with one more deal.

        Raises:
            TableError: ``table/bad-entry`` or ``table/match-over``.
        """
        return self._with((*self.entries, entry))

    def undo(self) -> ScoreSheet:
        """Return the sheet without its last deal; an empty one stays as it is."""
        return self._with(self.entries[:-1])

    def change(self, number: int, entry: Entry) -> ScoreSheet:
        """Return the sheet with another entry for a deal, and everything after it recounted.

        Later entries that no longer fit are left out, from the first of them on: where the
        match is over earlier now, or other players sit in a deal after a tie.

        Args:
            number: the deal, from 1.
            entry: what is to stand there.

        Raises:
            TableError: ``table/bad-entry``, for the new entry itself or a deal not there yet.
        """
        if not 1 <= number <= len(self.entries):
            raise TableError(
                "table/bad-entry",
                f"Expected a deal from 1 to {len(self.entries)}, but got {number}.",
            )
        sheet = self._with((*self.entries[: number - 1], entry))
        for later in self.entries[number:]:
            try:
                sheet = sheet.add(later)
            except TableError:
                break
        return sheet

    def until(self, number: int) -> ScoreSheet:
        """Return the sheet as it stood before a deal."""
        return self._with(self.entries[: number - 1])

    def _with(self, entries: Sequence[Entry]) -> ScoreSheet:
        sheet = ScoreSheet(self.table, self.names, self.dealer, tuple(entries))
        _ = sheet.deals
        return sheet


def next_roles(match: Match) -> Roles:
    """Return who deals, cuts and leads in the next deal of a match."""
    table, dealer, playing = match.deal_table, match.deal_dealer, match.playing
    cuts = cutter(table, dealer)
    return Roles(
        dealer=playing[dealer],
        cutter=None if cuts is None else playing[cuts],
        leader=playing[table.leader(dealer)],
        holder_leads=table.lead_holder is not None and match.number == 1,
    )
