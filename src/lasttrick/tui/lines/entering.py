"""The questions about one deal at a table with real cards: only those that its rules pose."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lasttrick.cards import Seat
from lasttrick.coach.score_sheet import VOID, Entry, Way, Wording, out_limits, ways, ways_with_run
from lasttrick.coach.score_sheet.entries import worth
from lasttrick.coach.score_sheet.naming import named
from lasttrick.coach.score_sheet.ways import (
    asks_ace_payer,
    asks_bonus_hands,
    asks_out,
    asks_stuck_aces,
    asks_wrong_flags,
    can_be_void,
    has_longer_runs,
    longest_run,
    low_ranks,
    run_fits,
)
from lasttrick.engine import Match
from lasttrick.errors import printable
from lasttrick.texts import Texts, dealt_hand_name, rank_letter
from lasttrick.tui.lines.asking import Write
from lasttrick.tui.lines.replies import read_number, read_ranks

Ask = Callable[[str], str]

_ACES = 4


class Entering:
    """Asks about one deal."""

    def __init__(self, match: Match, names: Sequence[str], texts: Texts, wording: Wording) -> None:
        """Take the match before the deal, and the names by its seats."""
        self._match = match
        self._table = match.deal_table
        self._players = match.playing
        self._names = names
        self._texts = texts
        self._wording = wording

    def entry(self, ask: Ask, write: Write) -> Entry:
        """Return what the person says of the deal."""
        self._ask, self._write = ask, write
        winner = self._winner()
        if winner is None:
            against = self._one("score-ask-revoke", self._players)
            return Entry(VOID, flags=self._wrong_flags(), against=against)
        others = [player for player in self._players if player != winner]
        way = self._way(winner)
        out: tuple[int, ...] = ()
        if asks_out(self._table, way):
            least, most = out_limits(self._table)
            out = self._several("score-ask-out", others, least=least, most=most)
        aces = self._aces(way, others, out)
        bonus: tuple[int, ...] = ()
        if asks_bonus_hands(self._table):
            hands = self._table.rules.award.dealt.hands
            kinds = [dealt_hand_name(self._texts, hand, self._table) for hand in hands]
            self._write(self._texts("score-bonus-hands", hands=self._texts.either(kinds)))
            bonus = self._several("score-ask-bonus", self._players)
        return Entry(way, winner, bonus=bonus, out=out, aces=aces, flags=self._wrong_flags())

    def _winner(self) -> int | None:
        offered = [self._names[player] for player in self._players]
        if can_be_void(self._table):
            offered.append(self._texts("score-nobody"))
        self._write("  ".join(f"{n}) {name}" for n, name in enumerate(offered, start=1)))
        while True:
            typed = self._ask(self._texts("score-ask-winner"))
            place = named(typed, offered)
            if can_be_void(self._table) and typed.lower() == "void":
                return None
            if place is not None:
                return self._players[place] if place < len(self._players) else None
            self._unknown(typed)

    def _way(self, winner: int) -> Way:
        offered = ways(self._table)
        longer = has_longer_runs(self._table)
        chosen = self._choose(offered, winner, longer=longer)
        if chosen is not None:
            return chosen
        return self._longer(winner)

    def _choose(self, offered: Sequence[Way], winner: int, *, longer: bool) -> Way | None:
        """Let the person choose a way to win; None for a longer run than those offered."""
        if len(offered) == 1 and not longer:
            return offered[0]
        for number, way in enumerate(offered, start=1):
            points = worth(self._match, way, Seat(winner))
            amount = self._wording.amount(points, self._table)
            self._write(f"  {number}) {self._wording.way(way, self._table)}: {amount}")
        most = len(offered)
        if longer:
            most += 1
            self._write(f"  {most}) {self._texts('score-way-longer')}")
        while True:
            number_typed = read_number(self._ask(self._texts("score-ask-how")) or "1", 1, most)
            if number_typed is not None:
                return None if number_typed > len(offered) else offered[number_typed - 1]
            self._write(self._texts("score-expected-number", most=most))

    def _longer(self, winner: int) -> Way:
        letters = " ".join(rank_letter(self._texts, rank) for rank in low_ranks(self._table))
        if self._table.rules.award.low.suits == "distinct":
            self._write(self._texts("award-low-distinct"))
        while True:
            typed = self._ask(self._texts("score-ask-run", ranks=letters))
            run = read_ranks(typed, self._texts)
            if run and run_fits(self._table, run):
                chosen = self._choose(list(ways_with_run(self._table, run)), winner, longer=False)
                assert chosen is not None
                return chosen
            most = longest_run(self._table)
            self._write(self._texts("score-expected-run", ranks=letters, most=most))

    def _aces(
        self, way: Way, others: Sequence[int], out: Sequence[int]
    ) -> tuple[tuple[int, int], ...]:
        """Return who pays for how many aces kept too long."""
        if asks_ace_payer(self._table, way):
            payers = self._several("score-ask-ace", others, most=1)
            return tuple((player, 1) for player in payers)
        if not asks_stuck_aces(self._table, way):
            return ()
        counts: list[tuple[int, int]] = []
        left = _ACES
        for player in others if way.by == "walkover" else out:
            question = self._texts("score-ask-stuck", name=self._names[player], most=left)
            while True:
                count = read_number(self._ask(question) or "0", 0, left)
                if count is not None:
                    break
                self._write(self._texts("score-expected-aces", most=left))
            if count:
                counts.append((player, count))
            left -= count
            if not left:
                break
        return tuple(counts)

    def _wrong_flags(self) -> tuple[int, ...]:
        if not asks_wrong_flags(self._table):
            return ()
        most = self._table.seats * (self._table.seats - 1)
        return self._several("score-ask-flags", self._players, most=most, again=True)

    def _one(self, question: str, players: Sequence[int]) -> int:
        while True:
            typed = self._ask(self._texts(question))
            place = named(typed, [self._names[player] for player in players])
            if place is not None:
                return players[place]
            self._unknown(typed)

    def _several(
        self,
        question: str,
        players: Sequence[int],
        *,
        least: int = 0,
        most: int | None = None,
        again: bool = False,
    ) -> tuple[int, ...]:
        """Ask for players by name or number, with commas between; Enter for nobody."""
        most = len(players) if most is None else most
        names = [self._names[player] for player in players]
        self._write("  ".join(f"{n}) {name}" for n, name in enumerate(names, start=1)))
        while True:
            typed = self._ask(self._texts(question))
            found = _all_named(typed, names)
            if isinstance(found, str):
                self._unknown(found)
                continue
            chosen = [players[place] for place in found]
            if not least <= len(chosen) <= most:
                self._write(self._texts("score-expected-several", least=least, most=most))
            elif any(chosen.count(p) > (self._table.seats - 1 if again else 1) for p in chosen):
                self._write(self._texts("score-expected-once"))
            else:
                return tuple(chosen)

    def _unknown(self, typed: str) -> None:
        names = ", ".join(self._names[player] for player in self._players)
        self._write(self._texts("score-expected-name", names=names, typed=printable(typed[:20])))


def _all_named(typed: str, names: Sequence[str]) -> list[int] | str:
    """Return who is meant by a list of names or numbers, or the part that means nobody."""
    if not typed.strip():
        return []
    whole = named(typed, names)
    if whole is not None:
        return [whole]
    parts = [part for part in typed.split(",") if part.strip()] if "," in typed else typed.split()
    found = []
    for part in parts:
        place = named(part, names)
        if place is None:
            return part.strip()
        found.append(place)
    return found
