"""Some deals of a contest, each played with every seating and counted."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from lasttrick.cards import Seat
from lasttrick.engine import Result, State, dealt, result_of, shuffled, start
from lasttrick.kernels.watching import LATER_DEAL
from lasttrick.lab.strength.contest import Contest, Seating
from lasttrick.lab.strength.tally import Tally
from lasttrick.players import Player, make_player, play_out


class Part(NamedTuple):
    """Deals that are played together; how many does not depend on where they are played."""

    contest: Contest
    first: int
    """The number of the first deal."""
    deals: int


def done(part: Part) -> Tally:
    """Play the deals of a part and return what they showed.

    A deal hangs on the seed and its number alone, not on the deals before it.

    Raises:
        PlayerError: for a player that cannot be made, fails or breaks the rules.
    """
    tally = Tally()
    for number in range(part.first, part.first + part.deals):
        _count(part.contest, number, tally)
    return tally


def opened(contest: Contest, number: int) -> State:
    """Return the deal of this number before its first move; the seats deal in turn."""
    table, dealer = contest.table, Seat(number % contest.table.seats)
    chance = Random(f"{contest.seed}/{number}/cards")
    hands, talon = dealt(table, dealer, shuffled(table.pack, chance))
    return start(table, dealer, hands, talon, number=LATER_DEAL)


def _count(contest: Contest, number: int, tally: Tally) -> None:
    deal, seatings, seats = opened(contest, number), contest.seatings(), contest.table.seats
    points = against = won = won_against = 0
    for seating in seatings:
        result = _played(contest, number, deal, seating)
        mine = sum(gained for gained, own in zip(result.points, seating, strict=True) if own)
        points += mine
        against += sum(result.points) - mine
        if result.winner is not None:
            won += seating[result.winner]
            won_against += not seating[result.winner]
    own = sum(map(sum, seatings))
    difference = points * (len(seatings) * seats - own) - against * own
    tally.deals += 1
    tally.differing += difference != 0
    tally.points.add(points)
    tally.points_against.add(against)
    tally.difference.add(difference)
    tally.won.add(won)
    tally.won_against.add(won_against)
    if contest.baseline:
        all_alike = sum(_played(contest, number, deal, (False,) * seats).points)
        tally.gain.add(points * seats - all_alike * own)


def _played(contest: Contest, number: int, deal: State, seating: Seating) -> Result:
    players = [_seated(contest, number, seat, own) for seat, own in enumerate(seating)]
    return result_of(play_out(deal, players))


def _seated(contest: Contest, number: int, seat: int, own: bool) -> Player:
    """Return who sits in a seat, with the same chance there in every play of a deal.

    Players that choose alike are therefore told apart by nothing at all.
    """
    name = contest.player if own else contest.opponent
    return make_player(name, Random(f"{contest.seed}/{number}/{seat}"))
