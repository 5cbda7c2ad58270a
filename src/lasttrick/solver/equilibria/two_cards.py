"""Two cards each and two seats: the equilibrium for all hands that both may hold, compiled.

There are two choices, the card led and the answer to it; the last trick plays itself. Only
where its answer may be laid open or hidden is there one choice more, and whoever makes it
has seen all that it pays. So what a deal pays hangs on who took the first of the two tricks,
with which card, and on the two cards left: each such case is played out once, by the rules of
the kernels, however many hands and ways lead to it.

Both seats learn by CFR+ in vector form, later rounds counting more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lasttrick.kernels.award import settle
from lasttrick.kernels.bits import highest, lowest
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.ending import end
from lasttrick.kernels.layout import layout
from lasttrick.kernels.legality import legal
from lasttrick.kernels.position import DECIDING_TRICK, Position
from lasttrick.kernels.tricks import lay
from lasttrick.solver.equilibria.sequence_form import Reals

Masks = npt.NDArray[np.int64]
"""Sets of cards, one for each hand."""

_PLACES = 64
_MOST_WAYS = 4
"""Two cards, each face up or face down."""
_FIRST_LOOK = 25
_LOOK_AGAIN = 1.5


class Holdings(NamedTuple):
    """What one seat may hold.

    Attributes:
        hands: two cards each, as masks.
        weights: how likely each is; only the shares count.
    """

    hands: Masks
    weights: Reals


class Way(NamedTuple):
    """A play of one hand in the equilibrium."""

    card: int
    """The place of the card."""
    down: bool
    chance: float
    """How likely it is."""
    points: float
    """What the deal brings its seat after it, on average over what the other may hold."""
    win: float
    """How likely its seat then is to win the deal."""


@dataclass(frozen=True)
class SolvedTwoCards:
    """Two cards each, solved.

    Attributes:
        low: what the leader gets at least, in points less the other's.
        high: what it gets at most against the answers found.
    """

    low: float
    high: float
    _tree: _Tree
    _leads: Reals
    _answers: Reals
    _tremble: float

    def leads(self, hand: int) -> tuple[Way, ...]:
        """Return what the leader does with the hand of this number, the lower card first."""
        tree = self._tree
        ways = []
        for slot in (2 * hand, 2 * hand + 1):
            chances = tree.pairs[slot][:, None] * self._answers[tree.led[slot]]
            points, win = _found(tree, tree.leaves[slot], chances, 0)
            ways.append(Way(int(tree.cards[slot]), False, float(self._leads[slot]), points, win))
        return tuple(ways)

    def answers(self, card: int, hand: int) -> tuple[Way, ...]:
        """Return what the hand of this number answers to a card; nothing where none can lead it.

        Args:
            card: the place of the card led.
            hand: the number of the hand.
        """
        tree = self._tree
        slots = np.flatnonzero((tree.cards == card) & (tree.pairs[:, hand] > 0))
        if not len(slots):
            return ()
        led = tree.led[slots[0]]
        reach = (1 - self._tremble) * self._leads[slots] + self._tremble / 2
        chances = tree.pairs[slots, hand] * reach
        ways = []
        for way in range(tree.ways[led, hand]):
            points, win = _found(tree, tree.leaves[slots, hand, way], chances, 1)
            play, chance = tree.plays[led, hand, way], self._answers[led, hand, way]
            ways.append(Way(int(play >> 1), bool(play & 1), float(chance), points, win))
        return tuple(ways)


class _Tree(NamedTuple):
    """All that can happen, by numbers.

    Each hand of the leader has two *slots*, one for each card that it can lead.
    """

    cards: Masks
    """For each slot, the place of the card led."""
    led: Masks
    """For each slot, the number of that card among all that can be led."""
    pairs: Reals
    """For each slot and hand of the other seat, how likely the two hands are."""
    ways: Masks
    """For each card led and hand, how many answers there are."""
    plays: Masks
    """For each of these, twice the place of the card, and 1 more where it is laid face down."""
    leaves: npt.NDArray[np.int32]
    """For each slot, hand and answer, the case that comes of it."""
    cases: Reals
    """For each case the points of the leader, those of the other, and who wins: 0 or 1 for
    them, -1 for nobody."""


def solve_two_cards(
    rules: CompiledTable,
    position: Any,
    holdings: tuple[Holdings, Holdings],
    *,
    gap: float = 1e-3,
    most_rounds: int = 100_000,
    tremble: float = 0.0,
) -> SolvedTwoCards | None:
    """Solve the last two tricks of a deal between two seats.

    Both know what each may hold. What hands were paid as dealt does not count. Nobody asks
    to see the talon or flags a revoke; no card is set aside, and no ace held back can still
    cost a sweep.

    Args:
        rules: the table.
        position: a record of the moment: the lead to the last trick but one. Its hands do
            not matter.
        holdings: what the leader may hold, and what the other seat may.
        gap: how far apart the bounds of the value may be, in points.
        most_rounds: how long it may learn, whatever the gap.
        tremble: how much of every lead is made by chance, so that what should not be led is
            answered well too.

    Returns:
        None where no two hands go together.
    """
    leading, answering = holdings
    apart = leading.hands[:, None] & answering.hands == 0
    pairs = leading.weights[:, None] * answering.weights * apart
    whole = pairs.sum()
    if whole <= 0:
        return None
    tree = _written_down(rules, position, leading.hands, answering.hands, pairs / whole)
    pays = (tree.cases[:, 0] - tree.cases[:, 1])[tree.leaves] * tree.pairs[:, :, None]
    lead_regrets, lead_sums = np.zeros((2, len(tree.cards)))
    answer_regrets, answer_sums = np.zeros((2, *tree.plays.shape))
    rounds = 0
    while True:
        until = min(max(_FIRST_LOOK, int(rounds * _LOOK_AGAIN)), most_rounds)
        _learn(
            pays,
            tree.led,
            tree.ways,
            lead_regrets,
            lead_sums,
            answer_regrets,
            answer_sums,
            tremble,
            rounds,
            until,
        )
        rounds = until
        leads, answers = np.zeros_like(lead_sums), np.zeros_like(answer_sums)
        _share_leads(lead_sums, leads)
        _share_answers(tree.ways, answer_sums, answers)
        low, high = _bounds(pays, tree.led, tree.ways, leads, answers, tremble)
        if high - low <= gap or rounds >= most_rounds:
            return SolvedTwoCards(low, high, tree, leads, answers, tremble)


def _found(tree: _Tree, leaves: Any, chances: Any, seat: int) -> tuple[float, float]:
    """Return the points of the leader (0) or the other (1), and its chance to win."""
    cases, whole = tree.cases[leaves], chances.sum()
    if whole <= 0:
        return 0.0, 0.0
    points = (cases[..., seat] * chances).sum() / whole
    win = ((cases[..., 2] == seat) * chances).sum() / whole
    return float(points), float(win)


def _written_down(
    rules: CompiledTable, position: Any, leading: Masks, answering: Masks, pairs: Reals
) -> _Tree:
    slots, hands = 2 * len(leading), len(answering)
    cards = np.zeros(slots, np.int64)
    _cards_to_lead(leading, cards)
    by_number, led = np.unique(cards, return_inverse=True)
    room: Any = np.zeros(1, layout(Position)).view(np.recarray)
    ways = np.zeros((len(by_number), hands), np.int64)
    plays = np.zeros((len(by_number), hands, _MOST_WAYS), np.int64)
    base = np.atleast_1d(np.array(position)).view(np.recarray)
    _answers_to(rules, base, room, by_number, answering, ways, plays)
    most = int(ways.max())
    plays = np.ascontiguousarray(plays[:, :, :most])
    leaves = np.zeros((slots, hands, most), np.int32)
    by_slot = np.repeat(pairs, 2, axis=0)
    taken = np.full((_PLACES, 2 * _PLACES), -1, np.int32)
    known = np.full((2 * _PLACES, _PLACES, _PLACES), -1, np.int32)
    cases = np.empty((leaves.size, 3))
    number = _play_out(
        rules,
        base,
        room,
        leading,
        answering,
        cards,
        led,
        by_slot,
        ways,
        plays,
        taken,
        known,
        leaves,
        cases,
    )
    return _Tree(cards, led, by_slot, ways, plays, leaves, cases[:number])


@kernel
def _cards_to_lead(leading: Masks, cards: Masks) -> None:
    for hand in range(len(leading)):
        cards[2 * hand] = lowest(leading[hand])
        cards[2 * hand + 1] = highest(leading[hand])


@kernel
def _answers_to(
    rules: CompiledTable,
    base: Any,
    room: Any,
    cards: Masks,
    answering: Masks,
    ways: Masks,
    plays: Masks,
) -> None:
    """Write down what each hand may answer to each card."""
    for number in range(len(cards)):
        room[0] = base[0]
        position = room[0]
        lay(rules, position, cards[number], 0)
        for hand in range(len(answering)):
            position.hands[position.turn] = answering[hand]
            up, down = legal(rules, position)
            way = 0
            while up:
                plays[number, hand, way] = 2 * lowest(up)
                up &= up - 1
                way += 1
            while down:
                plays[number, hand, way] = 2 * lowest(down) + 1
                down &= down - 1
                way += 1
            ways[number, hand] = way


@kernel
def _play_out(
    rules: CompiledTable,
    base: Any,
    room: Any,
    leading: Masks,
    answering: Masks,
    cards: Masks,
    led: Masks,
    pairs: Reals,
    ways: Masks,
    plays: Masks,
    taken: Any,
    known: Any,
    leaves: Any,
    cases: Reals,
) -> int:
    """Find out what comes of every lead and answer, and return how many cases there are.

    Args:
        rules: the table.
        base: the moment.
        room: room for one position.
        leading: the hands of the leader.
        answering: those of the other seat.
        cards: as in ``_Tree``, and so are the next four.
        led: the number of each card led.
        pairs: how likely two hands are.
        ways: how many answers there are.
        plays: what they are.
        taken: -1, for each card led and play in answer; filled in is twice the card that
            takes the trick, and 1 more where the leader does.
        known: -1, for each of these and the two cards left; filled in is the case.
        leaves: filled in as in ``_Tree``.
        cases: filled in as in ``_Tree``.
    """
    leader, trick, number = base[0].turn, base[0].trick, 0
    other = 1 - leader
    for slot in range(len(cards)):
        card = cards[slot]
        hand = leading[slot // 2]
        kept = lowest(hand & ~(1 << card))
        for reply in range(len(answering)):
            if pairs[slot, reply] <= 0.0:
                continue
            for way in range(ways[led[slot], reply]):
                play = plays[led[slot], reply, way]
                left = lowest(answering[reply] & ~(1 << (play >> 1)))
                takes = taken[card, play]
                case = -1 if takes < 0 else known[takes, kept, left]
                if case < 0:
                    room[0] = base[0]
                    position = room[0]
                    position.hands[leader] = hand
                    position.hands[other] = answering[reply]
                    lay(rules, position, card, 0)
                    lay(rules, position, play >> 1, play & 1)
                    takes = 2 * position.won_with[trick] + int(position.won_by[trick] == leader)
                    taken[card, play] = takes
                    case = known[takes, kept, left]
                if case < 0:
                    case = known[takes, kept, left] = number
                    number += 1
                    _finish(rules, room, leader, cases[case])
                leaves[slot, reply, way] = case
    return number


@kernel
def _finish(rules: CompiledTable, room: Any, leader: int, case: Reals) -> None:
    """Play the last trick, if there is one, and write down what the deal pays."""
    position = room[0]
    if position.by == 0:
        lay(rules, position, lowest(position.hands[position.turn]), 0)
        seat = position.turn
        up, down = legal(rules, position)
        if up and down:
            # All that it pays has been seen by whoever answers.
            before = room[0:1].copy()
            _lay_last(rules, position, lowest(up), 0)
            open_pays = position.points[seat] - position.points[1 - seat]
            after = room[0:1].copy()
            room[0] = before[0]
            _lay_last(rules, position, lowest(down), 1)
            if open_pays >= position.points[seat] - position.points[1 - seat]:
                room[0] = after[0]
        else:
            _lay_last(rules, position, lowest(up | down), int(up == 0))
    else:
        settle(rules, position)
    case[0] = position.points[leader]
    case[1] = position.points[1 - leader]
    case[2] = position.winner if position.winner < 0 else int(position.winner != leader)


@kernel
def _lay_last(rules: CompiledTable, position: Position, card: int, down: int) -> None:
    lay(rules, position, card, down)
    if position.by == 0:
        # Revokes could be flagged now, and are not.
        position.by = DECIDING_TRICK
        end(position, position.won_by[rules.deciding])
    settle(rules, position)


@kernel
def _share_leads(weights: Reals, chances: Reals) -> None:
    for slot in range(0, len(weights), 2):
        whole = weights[slot] + weights[slot + 1]
        chances[slot] = weights[slot] / whole if whole > 0.0 else 0.5
        chances[slot + 1] = 1.0 - chances[slot]


@kernel
def _share_answers(ways: Masks, weights: Reals, chances: Reals) -> None:
    for led in range(len(ways)):
        for hand in range(ways.shape[1]):
            whole = 0.0
            for way in range(ways[led, hand]):
                whole += weights[led, hand, way]
            for way in range(ways[led, hand]):
                even = 1.0 / ways[led, hand]
                chances[led, hand, way] = weights[led, hand, way] / whole if whole > 0.0 else even


@kernel
def _worth_of_leads(pays: Reals, led: Masks, answers: Reals, worth: Reals) -> None:
    """Write down what each lead brings, times how likely its hand is."""
    for slot in range(len(pays)):
        answer, whole = answers[led[slot]], 0.0
        for hand in range(pays.shape[1]):
            for way in range(pays.shape[2]):
                whole += pays[slot, hand, way] * answer[hand, way]
        worth[slot] = whole


@kernel
def _worth_of_answers(pays: Reals, led: Masks, leads: Reals, tremble: float, worth: Reals) -> None:
    """Write down what each answer brings, times how likely its hand and the lead are."""
    worth[:] = 0.0
    for slot in range(len(pays)):
        reach = (1.0 - tremble) * leads[slot] + 0.5 * tremble
        if reach > 0.0:
            answer = worth[led[slot]]
            for hand in range(pays.shape[1]):
                for way in range(pays.shape[2]):
                    answer[hand, way] -= reach * pays[slot, hand, way]


@kernel
def _learn(
    pays: Reals,
    led: Masks,
    ways: Masks,
    lead_regrets: Reals,
    lead_sums: Reals,
    answer_regrets: Reals,
    answer_sums: Reals,
    tremble: float,
    after: int,
    until: int,
) -> None:
    """Let both seats learn in turn for some rounds, the later ones counting more."""
    leads, answers = np.zeros_like(lead_sums), np.zeros_like(answer_sums)
    lead_worth, answer_worth = np.zeros_like(lead_sums), np.zeros_like(answer_sums)
    _share_leads(lead_regrets, leads)
    _share_answers(ways, answer_regrets, answers)
    for number in range(after + 1, until + 1):
        weight = float(number) ** 2
        _worth_of_leads(pays, led, answers, lead_worth)
        for slot in range(0, len(leads), 2):
            here = leads[slot] * lead_worth[slot] + leads[slot + 1] * lead_worth[slot + 1]
            for each in range(slot, slot + 2):
                lead_sums[each] += weight * leads[each]
                lead_regrets[each] = max(0.0, lead_regrets[each] + lead_worth[each] - here)
        _share_leads(lead_regrets, leads)
        _worth_of_answers(pays, led, leads, tremble, answer_worth)
        for card in range(len(ways)):
            for hand in range(ways.shape[1]):
                here = 0.0
                for way in range(ways[card, hand]):
                    here += answers[card, hand, way] * answer_worth[card, hand, way]
                for way in range(ways[card, hand]):
                    gain = answer_worth[card, hand, way] - here
                    answer_sums[card, hand, way] += weight * answers[card, hand, way]
                    regret = max(0.0, answer_regrets[card, hand, way] + gain)
                    answer_regrets[card, hand, way] = regret
        _share_answers(ways, answer_regrets, answers)


@kernel
def _bounds(
    pays: Reals, led: Masks, ways: Masks, leads: Reals, answers: Reals, tremble: float
) -> tuple[float, float]:
    """Return what the leader gets against the best answers, and the best leader gets."""
    lead_worth, answer_worth = np.zeros_like(leads), np.zeros_like(answers)
    _worth_of_answers(pays, led, leads, tremble, answer_worth)
    low = 0.0
    for card in range(len(ways)):
        for hand in range(ways.shape[1]):
            best = answer_worth[card, hand, 0]
            for way in range(1, ways[card, hand]):
                best = max(best, answer_worth[card, hand, way])
            low -= best
    _worth_of_leads(pays, led, answers, lead_worth)
    high = 0.0
    for slot in range(0, len(leads), 2):
        one, other = lead_worth[slot], lead_worth[slot + 1]
        high += (1.0 - tremble) * max(one, other) + 0.5 * tremble * (one + other)
    return low, high
