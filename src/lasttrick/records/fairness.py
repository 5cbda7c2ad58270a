"""Whether the cards of a record are those that a secret had settled before the cut.

``docs/fair-deals.md`` explains how to check the same without this program.
"""

from __future__ import annotations

from collections.abc import Iterator

from lasttrick.cards import Seat
from lasttrick.engine import commitment, cut_pack, dealt, fairly_shuffled
from lasttrick.errors import RecordError
from lasttrick.records.fault import Fault
from lasttrick.records.making import code_tuple
from lasttrick.records.record import UNKNOWN, Record, RecordedFair
from lasttrick.records.replaying import checked_dealer, cut_of
from lasttrick.records.tables import table_of


def fair_faults(record: Record) -> tuple[Fault, ...]:
    """Return what speaks against the shuffle of a record; nothing if it can be trusted.

    The codes are ``record/no-secret``, ``record/commitment-differs`` and
    ``record/shuffle-differs``. Cards that the record does not know are passed over.
    """
    if record.fair is None:
        return (Fault("record/no-secret", 0, "the secret of the shuffle", "none"),)
    try:
        return tuple(_faults(record, record.fair))
    except RecordError:
        return ()  # its table, dealer or cut is wrong, and named so by whoever checks the rest


def _faults(record: Record, fair: RecordedFair) -> Iterator[Fault]:
    secret = bytes.fromhex(fair.secret)
    promised = commitment(secret)
    if promised != fair.commitment:
        expected = f"the commitment {promised}"
        yield Fault("record/commitment-differs", 0, expected, fair.commitment)
    table = table_of(record)
    dealer: Seat = checked_dealer(record)
    pack = fairly_shuffled(table.pack, secret)
    cut = cut_of(record, table)
    if cut is not None:
        pack = cut_pack(table, pack, cut)
    hands, talon = dealt(table, dealer, pack)
    for place, (hand, written) in enumerate(zip(hands, record.deal.hands, strict=False)):
        yield from _cards(f"for seat {place}", code_tuple(hand), written)
    yield from _cards("in the talon", code_tuple(talon), record.deal.talon)


def _cards(where: str, settled: tuple[str, ...], written: tuple[str, ...]) -> Iterator[Fault]:
    pairs = zip(settled, written, strict=False)
    if len(settled) != len(written) or any(UNKNOWN != w != s for s, w in pairs):
        expected, found = " ".join(settled), " ".join(written)
        yield Fault("record/shuffle-differs", 0, f"{expected} {where}", found or "no cards")
