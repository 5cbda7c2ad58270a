"""What a seat knows, taken from its view."""

from __future__ import annotations

from collections.abc import Iterable

from lasttrick.cards import SUIT_OF, SUITS, Card, Seat, Suit, rank_of
from lasttrick.engine import Play, Played, View
from lasttrick.games import Table
from lasttrick.kernels.masks import mask_of, place_of
from lasttrick.players.memory import opponents, still_to_play, unseen_cards, voids
from lasttrick.players.policy import sight as at

_LAYINGS = ("open", "discards", "not-beating", "choice", "blind")


def sight_of(view: View) -> list[int]:
    """Return what the seat of a view knows before it plays a card.

    Args:
        view: of a seat whose turn it is, in the phase of play.
    """
    table, trick = view.table, view.trick_number
    rivals = opponents(view)
    sight = [0] * at.LENGTH
    sight[at.HAND] = mask_of(table, view.hand)
    sight[at.ASIDE] = 0 if view.aside is None else mask_of(table, [view.aside])
    sight[at.UNSEEN] = mask_of(table, unseen_cards(view))
    sight[at.SUIT] = -1 if view.suit is None else view.suit
    sight[at.BEST] = -1 if view.best is None else place_of(table, view.best)
    sight[at.LAID] = len(view.trick)
    sight[at.OPPONENTS] = len(rivals)
    sight[at.HELD] = sum(view.sizes[seat] for seat in rivals)
    sight[at.TRICK] = trick
    _rules(sight, table, trick)
    _tricks(sight, view, rivals)
    _suits(sight, view, rivals)
    return sight


def plays_of(table: Table, plays: Iterable[Play]) -> list[int]:
    """Return plays as numbers: twice the place of the card, and 1 more where it lies face down."""
    return [2 * place_of(table, play.card) + play.down for play in plays]


def _rules(sight: list[int], table: Table, trick: int) -> None:
    tricks, award = table.rules.tricks, table.rules.award
    sight[at.TRICKS] = table.tricks
    sight[at.DECIDING] = table.deciding
    sight[at.RANKS] = len(table.ranks)
    sight[at.MUST_BEAT] = table.duty == "must-beat"
    sight[at.FREE] = table.duty == "free"
    sight[at.LAYING] = _LAYINGS.index(table.laying[trick])
    sight[at.BLIND_NEXT] = trick < table.tricks and table.laying[trick + 1] == "blind"
    sight[at.KEEPS_SUIT] = tricks.last_suit == "won-the-lead"
    sight[at.DROPS_IN] = max(0, (tricks.drop_out_after or 0) - trick + 1)
    sight[at.SWEEP_IN] = max(0, (tricks.sweep or 0) - trick + 1)
    sight[at.LAST_LOST] = award.last_trick_lost > 0
    sight[at.PLAIN] = award.plain
    height = len(table.ranks) - 1
    for rank, points in table.low_points.items():
        if rank in table.ranks:
            sight[at.WORTH + height - table.ranks.index(rank)] = points


def _tricks(sight: list[int], view: View, rivals: tuple[Seat, ...]) -> None:
    takers = set(view.winners_so_far)
    sight[at.TAKEN] = view.seat in takers
    sight[at.SAFE] = len(takers.intersection(rivals))
    sight[at.ALL_MINE] = takers == {view.seat}
    sight[at.ALL_THEIRS] = len(takers) == 1 and takers <= set(rivals)
    low = view.table.low_points
    run = 0
    for trick in reversed(view.tricks):
        if trick.winner != view.seat or rank_of(trick.card) not in low:
            break
        run += 1
    sight[at.RUN] = run


def _suits(sight: list[int], view: View, rivals: tuple[Seat, ...]) -> None:
    table = view.table
    to_play = still_to_play(view)
    sight[at.TO_PLAY] = len(to_play)
    if table.laying[view.trick_number] == "blind" and view.trick:
        leader = view.trick[0].seat
        waiting = tuple([seat for seat in rivals if seat != leader])
    else:
        waiting = to_play
    lacking = voids(view)
    for seat in rivals:
        for suit in SUITS:
            if suit in lacking[seat]:
                sight[at.VOID + suit] += 1
            else:
                sight[at.OPEN + suit] += view.sizes[seat]
                sight[at.WAITING + suit] += view.sizes[seat] * (seat in waiting)
    led, thrown = _led_and_thrown(view)
    for suit in SUITS:
        sight[at.LED + suit] = len({seat for seat, its in led if its == suit}.intersection(rivals))
        sight[at.THROWN + suit] = len(
            {seat for seat, its in thrown if its == suit}.intersection(rivals)
        )


def _led_and_thrown(view: View) -> tuple[set[tuple[Seat, Suit]], set[tuple[Seat, Suit]]]:
    """Return which seat has led which suit, and which has thrown which away, face up."""
    led: set[tuple[Seat, Suit]] = set()
    thrown: set[tuple[Seat, Suit]] = set()
    for plays in (*[trick.plays for trick in view.tricks], view.trick):
        for number, (seat, card, down) in enumerate(plays):
            if card is None:
                continue
            if number == 0:
                led.add((seat, SUIT_OF[card]))
            elif not down and SUIT_OF[card] != _suit_of(plays[0]):
                thrown.add((seat, SUIT_OF[card]))
    return led, thrown


def _suit_of(played: Played) -> Suit:
    card: Card | None = played.card
    assert card is not None
    return SUIT_OF[card]
