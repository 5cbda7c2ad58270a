"""A match: deals until a target or a number of deals, and who is ahead in the end.

A match never touches cards. It says who plays the next deal and who deals it, takes the
result, and keeps the totals; the score sheet of a table with real cards uses the same code.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from lasttrick.cards import Seat
from lasttrick.engine.beginning import start
from lasttrick.engine.dealing import cut_pack, dealt
from lasttrick.engine.events import Cut
from lasttrick.engine.state import Hand, Result, State
from lasttrick.errors import TableError
from lasttrick.games import Table


class Match(NamedTuple):
    """Where a match stands before its next deal, or at its end."""

    table: Table
    """The rules for everyone at the table."""
    dealer: Seat
    """Who deals next, by seat of the match."""
    totals: tuple[int, ...]
    """What each seat has gained so far; below zero where chips were lost."""
    won: tuple[int, ...]
    """How many deals each seat has won."""
    number: int = 1
    """The number of the next deal, from 1."""
    target: int | None = None
    """The points that win the match now; None without a target."""
    pool: int | None = None
    """Stones, or chips of a common pool, in the middle; None without."""
    batches: int = 1
    """How many batches of chips everyone has been given."""
    tied: tuple[Seat, ...] | None = None
    """The seats that alone can still win, after a tie where only they play on."""
    winners: tuple[Seat, ...] | None = None
    """Who has won; more than one where a tie is shared; None while the match goes on."""

    @property
    def over(self) -> bool:
        """Whether the match has been won."""
        return self.winners is not None

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats of the match that sit in the next deal, clockwise.

        After a tie these are the tied alone, where the game can be played by so few.
        """
        if self.tied is None or _table_for(self.table, len(self.tied)) is None:
            return _everyone(self.table.seats)
        return tuple(sorted(self.tied))

    @property
    def deal_table(self) -> Table:
        """The rules for the next deal: those of the match, for the seats that sit in it."""
        return _table_for(self.table, len(self.playing)) or self.table

    @property
    def deal_dealer(self) -> Seat:
        """Who deals next, by seat of the deal: the dealer, or the next in turn who sits in it."""
        playing = self.playing
        return next(
            Seat(playing.index(seat))
            for seat in self.table.order_from(self.dealer)
            if seat in playing
        )

    @property
    def deal_pool(self) -> int | None:
        """What is in the middle for the next deal; no limit once the stones are gone."""
        return None if self._past_the_stones else self.pool

    @property
    def _past_the_stones(self) -> bool:
        """Whether only the tied play on, and no longer for the stones of the match."""
        return self.tied is not None and bool(self.table.rules.match.stones)

    @property
    def stacks(self) -> tuple[int, ...] | None:
        """The chips in front of each seat; None where no chips are paid."""
        if not self.table.pays_chips:
            return None
        return tuple(self.batches * self.table.rules.match.batch + total for total in self.totals)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """The seats with the highest total among those who can still win."""
        able = self.tied or tuple(Seat(seat) for seat in range(self.table.seats))
        top = max(self.totals[seat] for seat in able)
        return tuple(seat for seat in able if self.totals[seat] == top)


@cache
def _everyone(seats: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(seats)))


@lru_cache(maxsize=64)
def _table_for(table: Table, seats: int) -> Table | None:
    """Return the same rules for so many seats; None where the game is not played by so many."""
    if seats == table.seats:
        return table
    try:
        return table.with_seats(seats)
    except TableError:
        return None


def begin_match(table: Table, dealer: Seat) -> Match:
    """Return a match before its first deal, a pot or pool made up where the rules have one."""
    rules = table.rules
    match = Match(
        table,
        dealer,
        totals=(0,) * table.seats,
        won=(0,) * table.seats,
        target=table.target,
        pool=rules.match.stones or (0 if rules.pay.kind == "pool" else None),
    )
    return _made_up(match)


def begin_deal(match: Match, pack: Hand, cut: Cut | None) -> State:
    """Return the first moment of the next deal of a match.

    Args:
        match: the match, not over yet.
        pack: the shuffled pack of :attr:`Match.deal_table`, before the cut.
        cut: the cut, by the seats of that deal; None where nobody cuts.

    Raises:
        IllegalMove: ``play/bad-cut``.
        TableError: ``table/bad-deal``, when these cards are not the pack.
    """
    table, dealer = match.deal_table, match.deal_dealer
    if cut is not None:
        pack = cut_pack(table, pack, cut)
    hands, talon = dealt(table, dealer, pack)
    return start(table, dealer, hands, talon, number=match.number, pool=match.deal_pool, cut=cut)


def score_deal(match: Match, result: Result) -> Match:
    """Return the match after a deal, its result given by the seats of that deal.

    Where somebody cannot pay, everyone has been given another batch of chips before it.

    Raises:
        TableError: ``table/match-over``, or ``table/wrong-result`` for one of other seats.
    """
    if match.over:
        raise TableError("table/match-over", "Expected a match that goes on, but it is over.")
    playing = match.playing
    if len(result.points) != len(playing):
        raise TableError(
            "table/wrong-result",
            f"Expected points for {len(playing)} seats, but got {len(result.points)}.",
        )
    points = [0] * match.table.seats
    for place, gained in enumerate(result.points):
        points[playing[place]] = gained
    won = list(match.won)
    if result.winner is not None:
        won[playing[result.winner]] += 1
    match = _batched(match, points)
    pool = match.pool
    if pool is not None and match.deal_pool is not None:
        pool = max(0, pool - taken(result))
    match = match._replace(
        dealer=playing[result.next_dealer],
        totals=tuple(total + gained for total, gained in zip(match.totals, points, strict=True)),
        won=tuple(won),
        number=match.number + 1,
        pool=pool,
    )
    match = _decided(match)
    return match if match.over else _made_up(match)


def taken(result: Result) -> int:
    """Return what the winner of a deal took from the middle, penalties apart."""
    if result.winner is None:
        return 0
    fines = sum(
        gain.points
        for gain in result.gains
        if gain.seat == result.winner and gain.reason == "wrong-flag"
    )
    return result.points[result.winner] - fines


def _batched(match: Match, points: Sequence[int]) -> Match:
    """Return the match with as many batches for everyone as this payment needs."""
    if not match.table.pays_chips:
        return match
    batch = match.table.rules.match.batch
    short = max(
        (-gained - total for total, gained in zip(match.totals, points, strict=True)), default=0
    )
    needed = -(-short // batch)
    return match._replace(batches=max(match.batches, needed))


def _made_up(match: Match) -> Match:
    """Return the match with the pool filled by all, or every ante there to be paid."""
    pay = match.table.rules.pay
    if pay.kind == "pool" and match.pool == 0:
        playing = match.playing
        fill = [-pay.fill if seat in playing else 0 for seat in range(match.table.seats)]
        match = _batched(match, fill)
        totals = tuple(total + paid for total, paid in zip(match.totals, fill, strict=True))
        return match._replace(totals=totals, pool=pay.fill * len(playing))
    if pay.ante:
        return _batched(match, (-match.table.rules.award.plain,) * match.table.seats)
    return match


def _decided(match: Match) -> Match:
    """Return the match with its winners, if this deal has settled it."""
    rules = match.table.rules.match
    leaders = match.leaders
    if match.tied is not None:
        return match._replace(winners=leaders) if len(leaders) == 1 else _tied(match, leaders)
    reached = match.target is not None and max(match.totals) >= match.target
    fixed = match.table.deals_in_match
    finished = fixed is not None and match.number > fixed
    emptied = bool(rules.stones) and match.pool == 0
    if not (reached or finished or emptied):
        return match
    if len(leaders) == 1:
        return match._replace(winners=leaders)
    if reached and not finished and rules.raise_by is not None and match.target is not None:
        target = match.target
        while target <= max(match.totals):
            target += rules.raise_by
        return match._replace(target=target)
    return _tied(match, leaders)


def _tied(match: Match, leaders: tuple[Seat, ...]) -> Match:
    """Return what the tie rule makes of several leaders at the end."""
    match match.table.rules.match.tie:
        case "share":
            return match._replace(winners=leaders)
        case "tied-only":
            return match._replace(tied=leaders)
        case "most-deals":
            most = max(match.won[seat] for seat in leaders)
            ahead = tuple(seat for seat in leaders if match.won[seat] == most)
            return match._replace(winners=ahead) if len(ahead) == 1 else match
        case "play-on":
            return match
