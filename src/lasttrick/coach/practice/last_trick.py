"""Questions about the deciding trick, all hands open: who wins it, and what must be played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal, NamedTuple

from lasttrick.cards import SUIT_OF, SUITS, Card, Seat, card_of, codes, parse_cards, rank_of
from lasttrick.engine import Hand, Play, State, ending, legal, play, shuffled
from lasttrick.games import Table

FIXED = ("fixed-1", "fixed-2", "fixed-3")
"""The endings that come first, for three: the ace of the suit led wins; it still does when
the ten becomes an ace of another suit; and whoever holds a card of the suit must play it,
the three of clubs or the lowest club of a pack without it."""

_FIXED_CARDS = {"fixed-1": "7C AC TC", "fixed-2": "7C AC AH", "fixed-3": "7C AC 3C AH"}
_CHANGED = "b"
_TRIED = 60


class Ending(NamedTuple):
    """The hands before some last tricks, and the cards that are played from them in turn."""

    table: Table
    trick: int
    leader: Seat
    hands: tuple[Hand, ...]
    cards: Hand


class LastTrickQuestion(NamedTuple):
    """What is asked about an ending."""

    key: str
    asks: Literal["winner", "card"]
    """Who wins the deciding trick; or which card the seat to move must play."""
    before: State
    """The moment at which the trick that is asked about begins."""
    state: State
    """The moment after the cards that are shown: with ``winner``, after the whole trick."""
    answer: int
    """A seat, or a card."""
    changed: tuple[Card, Card] | None = None
    """The card whose suit was changed since the question before, and what it became."""


def can_practise_last(table: Table) -> bool:
    """Say whether a deal of this table can begin just before its deciding trick."""
    return _begins(table) >= 2 and table.seats >= 2


def changed_key(key: str) -> str | None:
    """Return the key of the same ending with one suit changed; None where it was changed."""
    return key + _CHANGED if key.isdecimal() else None


def last_trick_question(table: Table, key: str) -> LastTrickQuestion | None:
    """Return the question of a key: a fixed one, a number, or a number with a suit changed.

    Returns:
        The question; None where this table has no such ending.
    """
    if key in FIXED:
        return _fixed(table, key)
    number = key.removesuffix(_CHANGED)
    if not number.isdecimal() or not can_practise_last(table):
        return None
    made = _of_chance(table, Random(f"practice/last/{number}"))
    if key == number:
        return _who_wins(key, made)
    return _changed(key, made)


def _fixed(table: Table, key: str) -> LastTrickQuestion | None:
    cards = parse_cards(_FIXED_CARDS[key])
    asks_card = key == "fixed-3"
    if asks_card and cards[2] not in table.pack:
        clubs = [card for card in table.pack if SUIT_OF[card] == SUIT_OF[cards[0]]]
        low = next((card for card in reversed(clubs) if card not in cards), cards[2])
        cards = (*cards[:2], low, cards[3])
    if table.seats != 3 or any(card not in table.pack for card in cards):
        return None
    trick = table.deciding - asks_card
    if trick < 2 or table.rules.tricks.last_suit != "led":
        return None
    each = table.tricks - trick + 1
    held = [list(cards[:1]), list(cards[1:2]), list(cards[2:])]
    spare = [card for card in table.pack if SUIT_OF[card] not in map(SUIT_OF.__getitem__, cards)]
    for hand in held:
        while len(hand) < each and spare:
            hand.append(spare.pop())
    if any(len(hand) != each for hand in held):
        return None
    hands: list[Hand] = [()] * 3
    for seat, hand in zip(table.order_from(Seat(0)), held, strict=True):
        hands[seat] = tuple(hand)
    made = Ending(table, trick, Seat(0), tuple(hands), cards[: 2 if asks_card else 3])
    if not asks_card:
        asked = _who_wins(key, made)
        ten, ace = parse_cards("TC AH")
        return asked._replace(changed=(ten, ace)) if asked and key == "fixed-2" else asked
    state = _replayed(made)
    if state is None or {move.card for move in legal(state) if isinstance(move, Play)} != {
        cards[2]
    }:
        return None
    return LastTrickQuestion(key, "card", _begun(made), state, cards[2])


def _begins(table: Table) -> int:
    """Return with which trick an ending begins: one earlier where that trick fixes the suit."""
    return table.deciding - (table.rules.tricks.last_suit == "won-the-lead")


def _begun(made: Ending) -> State:
    return ending(made.table, Seat(0), made.hands, trick=made.trick, leader=made.leader)


def _replayed(made: Ending) -> State | None:
    """Return the deal after the cards of an ending; None where one of them is not legal."""
    state = _begun(made)
    for card in made.cards:
        way = next((m for m in legal(state) if isinstance(m, Play) and m.card == card), None)
        if way is None or state.turn is None:
            return None
        state = play(state, state.turn, way)
    return state


def _of_chance(table: Table, chance: Random) -> Ending:
    """Return an ending in which somebody follows suit in the deciding trick, if one is found."""
    begins = _begins(table)
    each = table.tricks - begins + 1
    for _ in range(_TRIED):
        pack = shuffled(table.pack, chance)
        hands = tuple(pack[seat * each : (seat + 1) * each] for seat in range(table.seats))
        leader = Seat(int(chance.random() * table.seats))
        state = ending(table, Seat(0), hands, trick=begins, leader=leader)
        cards: list[Card] = []
        while len(state.tricks) <= table.deciding - begins:
            assert state.turn is not None
            may = [move for move in legal(state) if isinstance(move, Play)]
            card = may[int(chance.random() * len(may))].card
            way = next(move for move in may if move.card == card)
            cards.append(card)
            state = play(state, state.turn, way)
        played = cards[-table.seats :]
        if sum(SUIT_OF[card] == SUIT_OF[played[0]] for card in played) > 1:
            break
    return Ending(table, begins, leader, hands, tuple(cards))


def _who_wins(key: str, made: Ending) -> LastTrickQuestion | None:
    state = _replayed(made)
    if state is None:
        return None
    first = made.cards[: -made.table.seats]
    before = _replayed(made._replace(cards=first))
    assert before is not None
    return LastTrickQuestion(key, "winner", before, state, state.tricks[-1].winner)


def _changed(key: str, made: Ending) -> LastTrickQuestion | None:
    """Return the question with the suit of one card changed; half of them change the winner."""
    chance = Random(f"practice/last/{key}")
    base = _who_wins(key, made)
    assert base is not None
    others: list[LastTrickQuestion] = []
    for old in made.cards[-made.table.seats :]:
        for suit in SUITS:
            new = card_of(rank_of(old), suit)
            if new not in made.table.pack or any(new in hand for hand in made.hands):
                continue
            asked = _who_wins(key, _with(made, old, new))
            if asked is not None:
                others.append(asked._replace(changed=(old, new)))
    others.sort(key=lambda asked: codes(asked.changed or ()))
    wanted = chance.random() < 0.5
    fitting = [asked for asked in others if (asked.answer != base.answer) == wanted] or others
    return fitting[int(chance.random() * len(fitting))] if fitting else None


def _with(made: Ending, old: Card, new: Card) -> Ending:
    def exchanged(cards: Sequence[Card]) -> Hand:
        return tuple(new if card == old else card for card in cards)

    hands = tuple(exchanged(hand) for hand in made.hands)
    return made._replace(hands=hands, cards=exchanged(made.cards))
