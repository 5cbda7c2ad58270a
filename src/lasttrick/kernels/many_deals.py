"""Many deals at once: by compiled code where it can be had, otherwise by the engine.

A seed gives the same results either way, and with any number of threads: each deal has
chance of its own, by its number. Neither numba nor NumPy is imported before the first call.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

from lasttrick.cards import Seat
from lasttrick.games import Table
from lasttrick.kernels import by_engine
from lasttrick.kernels.availability import available
from lasttrick.kernels.lanes import Lane, as_seed
from lasttrick.kernels.masks import mask_of
from lasttrick.kernels.policy import Policy
from lasttrick.kernels.tally import WAYS_TO_WIN, Tally, together

Masks = Sequence[Sequence[int]]


def play_random(
    table: Table,
    deals: int,
    seed: int,
    threads: int = 1,
    *,
    dealer: int = 0,
    number: int = 1,
    pool: int | None = None,
) -> Tally:
    """Deal and play so many deals, every legal play and answer with equal chance.

    Args:
        table: the rules.
        deals: how many.
        seed: any whole number.
        threads: how many to play in; with compiled code each can keep a core busy.
        dealer: whose deal each of them is, so that seats are places at the table.
        number: which deal of a match each of them is: a first one may be led by the holder
            of a card.
        pool: what is in the middle to be won; None without a limit.
    """
    return _played(table, None, deals, seed, threads, dealer, number, pool)


def play_policy(
    table: Table,
    policies: Sequence[Policy],
    deals: int,
    seed: int,
    threads: int = 1,
    *,
    dealer: int = 0,
    number: int = 1,
    pool: int | None = None,
) -> Tally:
    """Deal and play so many deals, each seat by its policy.

    Args:
        table: the rules.
        policies: one for each seat, made by :func:`lasttrick.kernels.policy`.
        deals: how many.
        seed: any whole number; the same gives the same cards as in :func:`play_random`.
        threads: how many to play in.
        dealer: whose deal each of them is.
        number: which deal of a match each of them is.
        pool: what is in the middle to be won; None without a limit.

    Raises:
        ValueError: unless there is a policy for each seat.
    """
    if len(policies) != table.seats:
        raise ValueError(f"Expected {table.seats} policies, but got {len(policies)}.")
    return _played(table, policies, deals, seed, threads, dealer, number, pool)


def deal_hands(table: Table, deals: int, seed: int) -> Masks:
    """Return the hands of so many deals, as :func:`play_random` deals them.

    Returns:
        A row for each deal with a mask for each seat (:mod:`lasttrick.kernels.masks`): an
        array of NumPy where it can be had.
    """
    seed = as_seed(seed)
    if not by_kernels(table):
        dealt = (by_engine.deal(table, Lane(seed, at))[0] for at in range(deals))
        return [[mask_of(table, hand) for hand in hands] for hands in dealt]
    import numpy as np

    from lasttrick.kernels.bulk import dealt_hands
    from lasttrick.kernels.compiled import compiled
    from lasttrick.kernels.layout import blank
    from lasttrick.kernels.position import Position

    hands: Any = np.zeros((deals, table.seats), np.int64)
    dealt_hands(compiled(table), blank(Position), hands, seed, 0)
    rows: Masks = hands
    return rows


def legal_mask(table: Table, hand: int, suit: int, best: int, trick: int) -> tuple[int, int]:
    """Return the cards that may be laid: face up, and face down.

    For one hand; a kernel calls ``lasttrick.kernels.legality`` itself.

    Args:
        table: the rules.
        hand: the cards held, as a mask.
        suit: the suit that counts in the trick; -1 for its lead.
        best: the place of the best card so far; -1 where none counts.
        trick: the number of the trick, from 1.
    """
    return by_engine.legal_masks(table, hand, suit, best, trick)


def by_kernels(table: Table) -> bool:
    """Say whether compiled code plays this table here."""
    if not available():
        return False
    from lasttrick.kernels.compiled import fits

    return fits(table)


def _played(
    table: Table,
    policies: Sequence[Policy] | None,
    deals: int,
    seed: int,
    threads: int,
    dealer: int,
    number: int,
    pool: int | None,
) -> Tally:
    seed = as_seed(seed)
    if not by_kernels(table):
        return by_engine.play_deals(
            table, policies, seed=seed, deals=deals, dealer=Seat(dealer), number=number, pool=pool
        )
    import numpy as np

    from lasttrick.kernels.bulk import Counts, policy_deals, random_deals
    from lasttrick.kernels.compiled import compiled
    from lasttrick.kernels.layout import blank
    from lasttrick.kernels.position import Position

    rules = compiled(table)
    shares = None if policies is None else np.array(policies, np.int64)
    middle = -1 if pool is None else pool

    def part(first: int, size: int) -> Tally:
        position, counts = blank(Position), blank(Counts)
        if shares is None:
            random_deals(rules, position, counts, seed, first, size, dealer, number, middle)
        else:
            policy_deals(rules, position, counts, shares, seed, first, size, dealer, number, middle)
        return Tally(
            size,
            int(counts.cards),
            {by: int(counts.endings[at]) for at, by in enumerate(WAYS_TO_WIN, start=1)},
            *(
                tuple(int(row[seat]) for seat in range(table.seats))
                for row in (counts.wins, counts.points, counts.squares)
            ),
        )

    bounds = [deals * each // threads for each in range(threads + 1)]
    sizes = [after - before for before, after in pairwise(bounds)]
    with ThreadPoolExecutor(threads) as pool_of_threads:
        return together(pool_of_threads.map(part, bounds, sizes), table.seats)
