"""What can be entered for a deal at this table, and the result that it makes.

Players are numbered by their seat in the match, also where only some of them sit in a deal
after a tie. The points are counted by the engine, as for a deal that it has seen itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from lasttrick.cards import Rank, Seat
from lasttrick.cards.notation import RANK_LETTERS
from lasttrick.coach.score_sheet.ways import (
    Way,
    asks_ace_payer,
    asks_bonus_hands,
    asks_out,
    asks_stuck_aces,
    asks_wrong_flags,
    can_be_void,
    fits_table,
)
from lasttrick.engine.match import Match
from lasttrick.engine.payment import (
    ace_gains,
    dealt_hand_gains,
    dry_points,
    flag_gains,
    paid,
    run_points,
    settled,
)
from lasttrick.engine.state import Gain, Result
from lasttrick.errors import TableError
from lasttrick.games import Table

_ACES = 4


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the players saw of one deal."""

    way: Way
    """How it was won, or that it is void."""
    winner: int | None = None
    """Who won it; None when it is void."""
    bonus: tuple[int, ...] = ()
    """Who was dealt a hand that is worth points whoever wins."""
    out: tuple[int, ...] = ()
    """Who dropped out, where that matters for the points."""
    aces: tuple[tuple[int, int], ...] = ()
    """Who pays for how many aces kept too long."""
    flags: tuple[int, ...] = ()
    """Who flagged somebody wrongly; twice for two wrong flags."""
    against: int | None = None
    """Whose revoke was proven by a flag."""


def result_of_entry(match: Match, entry: Entry) -> Result:
    """Return the result of the next deal of a match, by the seats of that deal.

    Raises:
        TableError: ``table/bad-entry``, for what cannot be at this table.
    """
    table = match.deal_table
    check_entry(match, entry)
    place = {player: Seat(seat) for seat, player in enumerate(match.playing)}
    flags = [place[Seat(player)] for player in entry.flags]
    if entry.winner is None:
        assert entry.against is not None
        gains = flag_gains(table, place[Seat(entry.against)], flags)
        return settled(table, match.deal_dealer, "revoke", None, gains)
    winner = place[Seat(entry.winner)]
    out = [place[Seat(player)] for player in entry.out]
    if entry.way.by == "walkover":
        out = [seat for seat in table.order_from(winner) if seat != winner]
    gains = paid(table, winner, earned(table, entry.way, winner), pool=match.deal_pool, out=out)
    for player, count in entry.aces:
        gains += ace_gains(table, winner, place[Seat(player)], count)
    for player in sorted(entry.bonus, key=lambda each: place[Seat(each)]):
        gains += dealt_hand_gains(table, place[Seat(player)])
    gains += flag_gains(table, None, flags)
    return settled(table, match.deal_dealer, entry.way.by, winner, gains)


def worth(match: Match, way: Way, winner: Seat) -> int:
    """Return what a deal won this way would bring its winner, by seat of the match."""
    table, seat = match.deal_table, Seat(match.playing.index(winner))
    gains = paid(table, seat, earned(table, way, seat), pool=match.deal_pool)
    return sum(gain.points for gain in gains if gain.seat == seat)


def earned(table: Table, way: Way, winner: Seat) -> list[Gain]:
    """Return what a deal won this way is worth, before anybody pays."""
    award = table.rules.award
    if way.by == "sweep":
        return [Gain(winner, "sweep", award.sweep)]
    if way.by == "walkover":
        return [Gain(winner, "walkover", award.plain)]
    if way.by == "instant-win":
        times = 2 if way.double else 1
        return [Gain(winner, "instant-win", table.rules.instant_win.pays * times)]
    gains = [_low(table, way, winner) or Gain(winner, "deciding-trick", award.plain)]
    if way.without_rank:
        gains.append(Gain(winner, "not-with-rank", award.not_with_points))
    if way.last_lost:
        gains.append(Gain(winner, "last-trick-lost", award.last_trick_lost))
    return gains


def _low(table: Table, way: Way, winner: Seat) -> Gain | None:
    """Return the larger of what the run of low cards and the dry card are worth."""
    if not way.run:
        return None
    ranks = [Rank(RANK_LETTERS.index(letter)) for letter in way.run]
    gain = Gain(winner, "low-run", run_points(table, ranks))
    if way.dry is not None:
        points = dry_points(table, ranks[-1], hidden=way.dry == "dry")
        if points > gain.points:
            gain = Gain(winner, way.dry, points)
    return gain


def check_entry(match: Match, entry: Entry) -> None:
    """Raise when something was entered that cannot be at this table.

    Raises:
        TableError: ``table/bad-entry``, or ``table/match-over``.
    """
    if match.over:
        raise TableError("table/match-over", "Expected a match that goes on, but it is over.")
    table, players = match.deal_table, set(match.playing)
    for player in _named(entry):
        _expect(player in players, f"a player who sits in this deal, but got {player}")
    flagged = Counter(entry.flags)
    _expect(not flagged or asks_wrong_flags(table), "no flags at this table")
    _expect(all(n < table.seats for n in flagged.values()), "one flag against each player")
    if entry.way.by == "revoke":
        _expect(can_be_void(table), "a deal that somebody won")
        _expect(entry == Entry(entry.way, flags=entry.flags, against=entry.against), "nothing more")
        _expect(entry.against is not None and entry.way == Way("revoke"), "whose revoke it was")
        return
    _expect(fits_table(table, entry.way), "a way to win that this table has")
    _expect(entry.winner is not None and entry.against is None, "a winner")
    _expect(not entry.bonus or asks_bonus_hands(table), "no hands that are worth points as dealt")
    _distinct(entry.bonus)
    _check_out(table, entry)
    _check_aces(table, entry)


def _check_out(table: Table, entry: Entry) -> None:
    out = entry.out
    _distinct(out)
    _expect(entry.winner not in out, "a winner who did not drop out")
    if entry.way.by == "deciding-trick" and asks_out(table, entry.way):
        least, most = out_limits(table)
        _expect(least <= len(out) <= most, f"{least} to {most} who dropped out, but got {len(out)}")
    else:
        allowed = entry.way.by == "sweep" and table.rules.tricks.drop_out_after is not None
        _expect(not out or allowed, "nobody who dropped out")
        _expect(len(out) <= table.seats - 2, "somebody beside the winner who stayed in")


def _check_aces(table: Table, entry: Entry) -> None:
    payers = [player for player, _ in entry.aces]
    _distinct(payers)
    _expect(entry.winner not in payers, "a winner who does not pay")
    counts = [count for _, count in entry.aces]
    _expect(all(count > 0 for count in counts) and sum(counts) <= _ACES, "one to four aces")
    if asks_ace_payer(table, entry.way):
        _expect(sum(counts) <= 1, "one ace at most")
    elif asks_stuck_aces(table, entry.way):
        everyone = entry.way.by == "walkover"
        _expect(everyone or set(payers) <= set(entry.out), "aces of players who dropped out")
    else:
        _expect(not entry.aces, "no aces kept too long")


def out_limits(table: Table) -> tuple[int, int]:
    """Return how few and how many can have dropped out of a deal that was played to its end.

    Whoever has a trick stays in, so there are no more players left than tricks before.
    """
    before = table.rules.tricks.drop_out_after or table.seats
    return max(0, table.seats - before), table.seats - 2


def _named(entry: Entry) -> Iterable[int]:
    alone = [each for each in (entry.winner, entry.against) if each is not None]
    payers = [player for player, _ in entry.aces]
    return [*alone, *entry.bonus, *entry.out, *payers, *entry.flags]


def _distinct(players: Sequence[int]) -> None:
    _expect(len(set(players)) == len(players), "every player once")


def _expect(so: bool, what: str) -> None:
    if not so:
        raise TableError("table/bad-entry", f"Expected {what}.")
