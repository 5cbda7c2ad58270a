"""The question what a deal is worth to a seat, from the last tricks of the deal."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from lasttrick.cards import Seat, rank_of
from lasttrick.coach.practice.legal_question import practice_deal
from lasttrick.engine import PASS, Declare, State, ending, legal, play, result_of, shuffled
from lasttrick.engine.award import low_run
from lasttrick.games import Table

_TRIED = 80
_PLAIN = {"deciding-trick", "paid", "pool"}


class PointsQuestion(NamedTuple):
    """A deal that is over, and the seat whose points are asked for."""

    key: str
    end: State
    seat: Seat
    answer: int


def can_practise_points(table: Table) -> bool:
    """Say whether deals of this table can be worth more or less than one another."""
    award = table.rules.award
    more = award.last_trick_lost or table.not_with_rank is not None
    return bool(table.low_points or more) or _can_end_early(table) or _has_more(table)


def points_question(table: Table, key: str) -> PointsQuestion | None:
    """Return the question of a key, a number; None where it is none."""
    if not key.isdecimal() or not can_practise_points(table):
        return None
    chance = Random(f"practice/points/{key}")
    end = _finished(table, chance)
    result = result_of(end)
    seat = result.winner
    assert seat is not None
    others = [Seat(s) for s, points in enumerate(result.points) if points and s != seat]
    if others and chance.random() < 0.3:
        seat = others[int(chance.random() * len(others))]
    return PointsQuestion(key, end, seat, result.points[seat])


def _finished(table: Table, chance: Random) -> State:
    """Return a deal that is over, mostly one with more to count than one trick."""
    last = _last_tricks(table)
    early = _can_end_early(table) or last < 1
    plain = chance.random() < (0.6 if early else 0.2)
    run = table.rules.award.low.run
    longest = last - 1 if run == "all" else min(run, last)
    low = 1 + int(chance.random() * longest) if table.low_points and not plain else 0
    whole = early or (_has_more(table) and chance.random() < 0.4)
    for _ in range(_TRIED):
        if whole:
            end = _by_chance(practice_deal(table, int(chance.random() * 2**53)), chance)
        else:
            end = _by_chance(_ending(table, last, low, chance), chance)
            if _may_have_begun_before(end):
                continue
        gains = result_of(end).gains
        if plain or any(
            gain.reason not in _PLAIN and (whole or len(gain.cards) >= low) for gain in gains
        ):
            return end
    return _by_chance(practice_deal(table, 0), chance) if _may_have_begun_before(end) else end


def _may_have_begun_before(end: State) -> bool:
    """Say whether all that is shown of a deal is one run, which earlier tricks might lengthen."""
    winner = result_of(end).winner
    if end.start.first_trick == 1:
        return False
    decisive = end.tricks[: end.table.deciding - end.start.first_trick + 1]
    return winner is not None and len(low_run(end.table, decisive, winner)) == len(decisive)


def _last_tricks(table: Table) -> int:
    """Return how many of the last tricks are shown: those that can add up, and one before."""
    run = table.rules.award.low.run
    after = table.tricks - table.deciding
    wanted = table.tricks if run == "all" else max(run + 1, 3) + after
    return min(wanted, table.tricks - 1)


def _ending(table: Table, last: int, low: int, chance: Random) -> State:
    """Return an ending whose leader holds at least so many low cards."""
    pack = shuffled(table.pack, chance)
    lows = [card for card in pack if rank_of(card) in table.low_points][:low]
    pack = (*lows, *(card for card in pack if card not in lows))
    hands = [pack[seat * last : (seat + 1) * last] for seat in range(table.seats)]
    leader = Seat(int(chance.random() * table.seats))
    hands[0], hands[leader] = hands[leader], hands[0]
    return ending(table, Seat(0), hands, trick=table.tricks - last + 1, leader=leader)


def _by_chance(state: State, chance: Random) -> State:
    """Return the end of a deal in which dealt wins are claimed and nobody is flagged."""
    while state.turn is not None:
        moves = legal(state)
        move = moves[int(chance.random() * len(moves))]
        claim = Declare("instant-win")
        if state.phase == "claim":
            move = claim if claim in moves else PASS
        elif state.phase == "flag":
            move = PASS
        state = play(state, state.turn, move)
    return state


def _can_end_early(table: Table) -> bool:
    tricks = table.rules.tricks
    return tricks.sweep is not None or tricks.drop_out_after is not None


def _has_more(table: Table) -> bool:
    """Say whether what happens before the first lead can be worth something."""
    rules = table.rules
    return bool(rules.instant_win.hands or table.dealt_awards or rules.dry.allowed)
