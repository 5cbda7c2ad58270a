"""What a deal is worth to each seat: the shadow of ``engine.award`` and ``engine.payment``."""

from __future__ import annotations

from lasttrick.kernels.bits import ones
from lasttrick.kernels.compiled import (
    DROPPED_LOSE,
    LED_FIRST_THREE,
    MOST_SEATS,
    OPPONENTS_PAY,
    PER_OPPONENT,
    POOL,
    WINNER,
    CompiledTable,
)
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.dealt_hands import NO_KIND, instant_kind, paid_kind
from lasttrick.kernels.masks import LANE
from lasttrick.kernels.position import (
    DECIDING_TRICK,
    INSTANT_WIN,
    REVOKE,
    SWEEP,
    WALKOVER,
    Position,
)
from lasttrick.kernels.seating import next_to


@kernel
def settle(rules: CompiledTable, position: Position) -> None:
    """Count a deal that is over: ``points`` for each seat, and ``next_dealer``."""
    by, winner, points = position.by, position.winner, position.points
    for seat in range(MOST_SEATS):
        points[seat] = 0
    if by == REVOKE:
        points[position.flagged] -= rules.penalty
        position.next_dealer = position.dealer
    else:
        _pay(rules, position, winner, earned(rules, position))
        if rules.sandbag and by == SWEEP:
            _pay_sandbagged(rules, position, winner)
        if rules.stuck and by in (DECIDING_TRICK, WALKOVER):
            _pay_stuck_aces(rules, position, winner)
        if rules.all_kinds > rules.kinds and position.first_trick == 1:
            _pay_dealt_hands(rules, position)
        position.next_dealer = winner if rules.next_winner else next_to(rules, position.dealer)
    if rules.flagged:
        for seat in range(rules.seats):
            points[seat] -= rules.penalty * position.wrong_flags[seat]


@kernel
def earned(rules: CompiledTable, position: Position) -> int:
    """Return what a deal that is over is worth to its winner, before anybody pays."""
    by, winner = position.by, position.winner
    if by == SWEEP:
        return rules.sweep
    if by == WALKOVER:
        return rules.plain
    if by == INSTANT_WIN:
        hand = position.hands[winner]
        kind = instant_kind(rules, hand)
        return rules.instant_pays * (2 if hand & rules.kind_double[kind] else 1)
    card = position.won_with[rules.deciding]
    points = rules.plain
    if rules.low_cards >> card & 1:
        points = _low_award(rules, position, winner, card)
    if rules.not_with_rank >= 0 and card & 15 != rules.not_with_rank:
        points += rules.not_with_points
    if position.won_by[rules.tricks] != winner:
        points += rules.last_trick_lost
    return points


@kernel
def _low_award(rules: CompiledTable, position: Position, winner: int, card: int) -> int:
    """Return the larger of what a run of low cards and what a dry card is worth."""
    total, length, after = 0, 0, 0
    for trick in range(rules.deciding, position.first_trick - 1, -1):
        low = position.won_with[trick]
        if position.won_by[trick] != winner or not rules.low_cards >> low & 1:
            break
        if length == rules.low_run or (rules.low_distinct and length and after == low >> 4):
            break
        total += rules.low_points[low & 15]
        length += 1
        after = low >> 4
    if rules.low_steps:
        total = rules.low_table[min(length, rules.low_steps) - 1]
    points = rules.low_points[card & 15]
    if position.dry_hidden >> card & 1:
        return max(total, points * rules.dry_hidden)
    if position.dry_shown >> card & 1:
        return max(total, points * rules.dry_shown)
    return total


@kernel
def _pay(rules: CompiledTable, position: Position, winner: int, award: int) -> None:
    """Let the opponents pay the award, or not, by the rules of the table."""
    points = position.points
    opponents = rules.seats - 1
    if rules.pay == WINNER or rules.pay == POOL:
        whole = award * rules.seats if rules.pay == POOL else award
        pool = position.pool
        points[winner] += pool if 0 <= pool < whole else whole
    elif rules.pay == PER_OPPONENT:
        points[winner] += award * opponents
    elif rules.pay == OPPONENTS_PAY:
        for seat in range(rules.seats):
            points[seat] += award * opponents if seat == winner else -award
    elif rules.pay == DROPPED_LOSE:
        points[winner] += award
        for seat in range(rules.seats):
            points[seat] -= position.out >> seat & 1


@kernel
def _pay_dealt_hands(rules: CompiledTable, position: Position) -> None:
    for owner in range(rules.seats):
        if paid_kind(rules, position.dealt[owner]) == NO_KIND:
            continue
        if rules.pay != OPPONENTS_PAY:
            position.points[owner] += rules.dealt_points
            continue
        for seat in range(rules.seats):
            others = rules.seats - 1
            position.points[seat] += rules.dealt_points * (others if seat == owner else -1)


@kernel
def _pay_aces(rules: CompiledTable, position: Position, winner: int, payer: int, aces: int) -> None:
    position.points[payer] -= aces
    if rules.pay == OPPONENTS_PAY:
        position.points[winner] += aces


@kernel
def _pay_stuck_aces(rules: CompiledTable, position: Position, winner: int) -> None:
    for seat in range(rules.seats):
        if position.out >> seat & 1:
            aces = ones(position.hands[seat] & rules.aces)
            _pay_aces(rules, position, winner, seat, aces)


@kernel
def _pay_sandbagged(rules: CompiledTable, position: Position, winner: int) -> None:
    """Let whoever kept the ace of the suit that the sweeper led pay for it."""
    if position.first_trick > 1:
        return
    leads, first, suit = 0, 0, 0
    for trick in range(1, rules.sweep_after + 1):
        if position.led_by[trick] != winner:
            continue
        if leads == 0:
            first, suit = trick, position.led[trick] >> 4
        elif position.led[trick] >> 4 != suit:
            return
        if rules.sandbag == LED_FIRST_THREE and trick != leads + 1:
            return
        leads += 1
        if leads == 3:
            break
    if leads < 3:
        return
    ace = rules.aces & LANE << 16 * suit
    if position.played_by[first - 1] & ace:
        return
    for seat in range(rules.seats):
        if seat != winner and position.dealt[seat] & ace:
            _pay_aces(rules, position, winner, seat, ones(ace))
