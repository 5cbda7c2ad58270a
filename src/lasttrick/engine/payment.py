"""Who pays what to whom, once it is known what a deal is worth; no cards are needed for it.

The engine says from the cards what was earned; the score sheet of a table with real cards
says it from what the players saw. Both are paid out here.
"""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import Rank, Seat
from lasttrick.engine.state import Gain, Hand, Result, WonBy
from lasttrick.games import Table


def run_points(table: Table, ranks: Sequence[Rank]) -> int:
    """Return what a run of low cards is worth: added up, or by the table of the rules."""
    steps = table.rules.award.low.table
    if steps is not None and ranks:
        return steps[min(len(ranks), len(steps)) - 1]
    return sum(table.low_points[rank] for rank in ranks)


def dry_points(table: Table, rank: Rank, *, hidden: bool) -> int:
    """Return what a low card is worth that was set aside for the last trick and won it."""
    dry = table.rules.dry
    return table.low_points[rank] * (dry.hidden_times if hidden else dry.shown_times)


def paid(
    table: Table,
    winner: Seat,
    earned: list[Gain],
    *,
    pool: int | None = None,
    out: Sequence[Seat] = (),
) -> list[Gain]:
    """Return the gains once the opponents have paid, or not, by the rules of the table.

    Args:
        table: the rules.
        winner: who won the deal.
        earned: what it is worth to the winner.
        pool: what is in the middle of the table; None without a limit.
        out: who dropped out of the deal.
    """
    kind = table.rules.pay.kind
    award = sum(gain.points for gain in earned)
    others = [seat for seat in table.order_from(winner) if seat != winner]
    match kind:
        case "winner":
            return earned + _short(winner, award, pool)
        case "per-opponent":
            return [gain._replace(points=gain.points * len(others)) for gain in earned]
        case "opponents-pay":
            losses = [Gain(seat, "paid", -award) for seat in others]
            return [g._replace(points=g.points * len(others)) for g in earned] + losses
        case "dropped-lose":
            return earned + [Gain(seat, "dropped", -1) for seat in out]
        case "pool":
            shares = [g._replace(reason="pool", points=g.points * table.seats) for g in earned]
            return shares + _short(winner, award * table.seats, pool)


def dealt_hand_gains(table: Table, owner: Seat, cards: Hand = ()) -> list[Gain]:
    """Return what a hand that is worth points as dealt brings its owner, and who pays it."""
    points = table.rules.award.dealt.points
    if table.rules.pay.kind != "opponents-pay":
        return [Gain(owner, "dealt-hand", points, cards)]
    others = [seat for seat in table.order_from(owner) if seat != owner]
    return [
        Gain(owner, "dealt-hand", points * len(others), cards),
        *(Gain(seat, "paid", -points) for seat in others),
    ]


def ace_gains(table: Table, winner: Seat, payer: Seat, count: int, aces: Hand = ()) -> list[Gain]:
    """Return what so many aces kept too long cost; where chips are paid, the winner gets them."""
    gains = [Gain(payer, "ace", -count, aces)]
    if table.rules.pay.kind == "opponents-pay":
        gains.append(Gain(winner, "ace", count, aces))
    return gains


def flag_gains(table: Table, against: Seat | None, wrong: Sequence[Seat]) -> list[Gain]:
    """Return what a proven revoke costs, if there was one, and what every wrong flag costs."""
    penalty = table.rules.enforce.penalty
    proven = [] if against is None else [Gain(against, "flagged", -penalty)]
    return proven + [Gain(seat, "wrong-flag", -penalty) for seat in wrong]


def settled(
    table: Table, dealer: Seat, by: WonBy, winner: Seat | None, gains: Sequence[Gain]
) -> Result:
    """Return the result of a deal: the gains added up, and who deals next."""
    points = [0] * table.seats
    for gain in gains:
        points[gain.seat] += gain.points
    if winner is None:
        following = dealer
    elif table.rules.deal.next_dealer == "winner":
        following = winner
    else:
        following = table.next_to(dealer)
    return Result(by, winner, tuple(points), following, tuple(gains))


def _short(winner: Seat, award: int, pool: int | None) -> list[Gain]:
    """Return what is missing in the middle of the table for an award to be taken whole."""
    if pool is None or award <= pool:
        return []
    return [Gain(winner, "pool-short", pool - award)]
