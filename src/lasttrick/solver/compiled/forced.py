"""Alpha-beta for one seat against all the others: the shadow of ``search.ForcedSearch``."""

from __future__ import annotations

from lasttrick.kernels.bits import highest, lowest, ones
from lasttrick.kernels.compiled import CHOICE, CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.layout import Row
from lasttrick.kernels.legality import answers
from lasttrick.kernels.masks import LANE, NO_CARD
from lasttrick.kernels.seating import next_in
from lasttrick.solver.compiled.memory import Memory, keep, recall, row_of
from lasttrick.solver.compiled.packed_past import (
    award_in,
    faded,
    led,
    payer_in,
    taken,
    takers_in,
    winner_in,
)
from lasttrick.solver.compiled.stakes import Stakes, Worth

_SPARE_BITS = (13, 14, 15, 29, 30, 31, 45, 46, 47, 61, 62)
"""Places that no card has: there the leader and who is out are written beside the cards."""


@kernel
def unlike(stakes: Stakes, cards: int, live: int) -> int:
    """Return the lowest card of each group of cards that make no difference to each other.

    Args:
        stakes: the deal.
        cards: what can be laid.
        live: all the cards that are still in play.
    """
    rest, kept = cards, cards
    while rest:
        bit = rest & -rest
        rest ^= bit
        place = lowest(bit)
        below = highest(live & (bit - 1) & LANE << (place & 48))
        if below >= 0 and cards >> below & 1:
            if not stakes.marked or stakes.marks[below] == stakes.marks[place]:
                kept ^= bit
    return kept


@kernel
def position_key(held: int, leader: int, out: int) -> int:
    """Return the cards in play, with who leads and who is out between the suits."""
    key = held | leader << 13 | (out & 7) << 29 | (out >> 3 & 7) << 45
    return key | (out >> 6) << 61


@kernel
def worth_of_end(
    rules: CompiledTable,
    stakes: Stakes,
    worth: Worth,
    hands: Row,
    winner: int,
    award: int,
    out: int,
) -> int:
    """Return what an end is worth, with what being out and holding aces costs."""
    value = worth[winner, award - stakes.least_award]
    if out:
        for seat in range(rules.seats):
            if out >> seat & 1:
                value += stakes.for_out[seat]
                if rules.stuck:
                    aces = ones(hands[seat] & rules.aces)
                    value += aces * (stakes.for_ace[seat] + stakes.for_paid_ace[winner])
    return value


@kernel
def search(
    rules: CompiledTable,
    stakes: Stakes,
    worth: Worth,
    memory: Memory,
    turn_of: int,
    hands: Row,
    held: int,
    out: int,
    number: int,
    turn: int,
    waiting: int,
    suit: int,
    best: int,
    holder: int,
    leader: int,
    lead: int,
    past: int,
    alpha: int,
    beta: int,
) -> int:
    """Return what the seat can force, exact between alpha and beta, else a bound.

    Args:
        rules: the table.
        stakes: the deal and whose question it is.
        worth: what each end is worth.
        memory: what is known of positions.
        turn_of: the number of the question, by which the memory tells questions apart.
        hands: what each seat holds; as it was when the search returns.
        held: all the cards in play that are in hand or set aside.
        out: who dropped out, as bits.
        number: of the trick.
        turn: who lays a card.
        waiting: how many have still to lay one in this trick.
        suit: the suit that counts, or -1.
        best: the best card so far, or -1.
        holder: who laid it, or -1.
        leader: who led the trick.
        lead: the card led; -1 before.
        past: what is left to be counted, packed.
        alpha: what is assured.
        beta: what the others have assured.
    """
    leading = lead == NO_CARD
    remembered = leading and number < rules.tricks
    key = row = 0
    least, most = stakes.least, stakes.most
    if remembered:
        key = position_key(held, turn, out)
        if rules.stuck and out:
            for seat in range(rules.seats):
                if out >> seat & 1:
                    key |= hands[seat] & rules.aces
        row = row_of(memory, key, past)
        least, most = recall(memory, row, key, past, turn_of, least, most)
        if least >= beta or least == most:
            return least
        if most <= alpha:
            return most
        alpha, beta = max(alpha, least), min(beta, most)
    first_alpha, first_beta = alpha, beta
    if leading:
        shown, hidden = hands[turn], 0
        leader = turn
    else:
        shown, hidden = answers(rules, hands[turn], suit, best, number)
        if rules.laying[number] != CHOICE:
            shown, hidden = shown | hidden, 0
    live = held | 1 << best if best != NO_CARD else held
    shown = unlike(stakes, shown, live)
    hidden = unlike(stakes, hidden, live)
    own = turn == stakes.seat
    result = stakes.least - 1 if own else stakes.most + 1
    while shown | hidden:
        down = not shown
        if down:
            card = highest(hidden)
            hidden ^= 1 << card
        else:
            card = highest(shown)
            shown ^= 1 << card
        next_suit, next_lead, next_past = suit, lead, past
        if leading:
            next_lead = card
            if suit < 0:
                next_suit = card >> 4
            next_past = led(rules, stakes, past, number, turn, card, held & rules.aces)
        next_best, next_holder = best, holder
        if not down and card >> 4 == next_suit and card > best:
            next_best, next_holder = card, turn
        hands[turn] ^= 1 << card
        now_held = held ^ 1 << card
        if waiting > 1:
            value = search(
                rules,
                stakes,
                worth,
                memory,
                turn_of,
                hands,
                now_held,
                out,
                number,
                next_in(rules, turn, out),
                waiting - 1,
                next_suit,
                next_best,
                next_holder,
                leader,
                next_lead,
                next_past,
                alpha,
                beta,
            )
        else:
            if next_holder < 0:
                next_holder, next_best = leader, next_lead
            next_past = taken(rules, stakes, next_past, number, leader, next_holder, next_best)
            now_out = out
            over = True
            value = 0
            if number == rules.tricks:
                winner, award = winner_in(next_past), award_in(next_past)
                if winner != next_holder:
                    award += rules.last_trick_lost
                value = worth_of_end(rules, stakes, worth, hands, winner, award, out)
            elif number == rules.sweep_after and takers_in(next_past) == 1 << next_holder:
                award = rules.sweep
                value = worth_of_end(rules, stakes, worth, hands, next_holder, award, out)
                payer = payer_in(next_past)
                if payer >= 0:
                    value += stakes.for_ace[payer] + stakes.for_paid_ace[next_holder]
            else:
                over = False
                if number == rules.drop_out_after:
                    now_out |= (1 << rules.seats) - 1 & ~takers_in(next_past)
                    for seat in range(rules.seats):
                        if now_out >> seat & 1:
                            now_held &= ~hands[seat]
                    if ones(now_out) == rules.seats - 1:
                        over = True
                        award = rules.plain
                        value = worth_of_end(
                            rules, stakes, worth, hands, next_holder, award, now_out
                        )
            if not over:
                next_suit = -1
                lifted = rules.asks_dry and number + 1 == rules.tricks
                if lifted:
                    for seat in range(rules.seats):
                        hands[seat] |= stakes.aside[seat]
                if rules.keeps_suit and number + 1 == rules.tricks:
                    next_suit = next_best >> 4
                value = search(
                    rules,
                    stakes,
                    worth,
                    memory,
                    turn_of,
                    hands,
                    now_held,
                    now_out,
                    number + 1,
                    next_holder,
                    rules.seats - ones(now_out),
                    next_suit,
                    NO_CARD,
                    -1,
                    next_holder,
                    NO_CARD,
                    faded(rules, next_past, number + 1),
                    alpha,
                    beta,
                )
                if lifted:
                    for seat in range(rules.seats):
                        hands[seat] &= ~stakes.aside[seat]
        hands[turn] ^= 1 << card
        if own:
            result = max(result, value)
            alpha = max(alpha, result)
        else:
            result = min(result, value)
            beta = min(beta, result)
        if alpha >= beta:
            break
    if remembered:
        if result > first_alpha:
            least = result
        if result < first_beta:
            most = result
        keep(memory, row, key, past, turn_of, least, most)
    return result
