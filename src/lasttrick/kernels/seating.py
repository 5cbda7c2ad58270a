"""Going round the table: the shadow of ``Table.next_to`` and ``Table.order_from``."""

from __future__ import annotations

from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel


@kernel
def next_to(rules: CompiledTable, seat: int) -> int:
    """Return who plays after this seat."""
    seat += rules.step
    return seat - rules.seats if seat >= rules.seats else seat


@kernel
def next_in(rules: CompiledTable, seat: int, out: int) -> int:
    """Return who plays after this seat among those who are not out."""
    seat = next_to(rules, seat)
    while out >> seat & 1:
        seat = next_to(rules, seat)
    return seat


@kernel
def leader(rules: CompiledTable, dealer: int) -> int:
    """Return who leads the first trick, unless a rule names the holder of a card."""
    return (dealer + rules.lead_step) % rules.seats
