"""A shuffle that was promised: the derivation, what is refused, and the page that explains it."""

from __future__ import annotations

import contextlib
import io
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from lasttrick.cards import Seat, codes
from lasttrick.engine import (
    begin_deal,
    begin_match,
    chance_cut,
    commitment,
    fairly_shuffled,
)
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.records import (
    UNKNOWN,
    Deal,
    Record,
    RecordedFair,
    decode,
    encode,
    fair_faults,
    from_text,
    record_of,
    to_text,
    verify,
)
from lasttrick.records.files import verdict_of
from tests.chance import played_out
from tests.records.deals import a_record

PAGE = (Path(__file__).parents[2] / "docs" / "fair-deals.md").read_text("utf-8")
SECRET = bytes([7]) * 32


def a_fair_record(game: str = "sipa", seats: int = 4, secret: bytes = SECRET) -> Record:
    table = load_game(game).table(seats)
    match = begin_match(table, Seat(1))
    cut = chance_cut(table, match.deal_dealer, Random(4))
    state = played_out(begin_deal(match, fairly_shuffled(table.pack, secret), cut), Random(5))
    return record_of(state, fair=RecordedFair(commitment(secret), secret.hex()))


def faults(record: Record) -> list[str]:
    return [fault.code for fault in fair_faults(record)]


def test_the_page_does_by_hand_what_the_engine_does() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(program, {})
    (shown,) = re.findall(r"```console\n([0-9a-f]{64}\n.*?)```", PAGE, flags=re.DOTALL)
    assert printed.getvalue() == shown
    pack = fairly_shuffled(load_game("sipa").table(4).pack, SECRET)
    assert shown.split("\n")[:2] == [commitment(SECRET), codes(pack)]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_fair_records_hold_in_every_game(game: str) -> None:
    record = a_fair_record(game, 3 if game == "letzter-stich-3" else 4)
    assert faults(record) == []
    assert verify(record) == []
    assert decode(encode(record)) == record
    assert from_text(to_text(record)) == record


def test_what_is_refused() -> None:
    record = a_fair_record()
    fair = record.fair
    assert fair is not None
    assert faults(a_record("agram", 3)) == ["record/no-secret"]
    assert verify(a_record("agram", 3)) == []
    other = replace(record, fair=replace(fair, commitment="0" * 64))
    assert faults(other) == ["record/commitment-differs"]
    assert [fault.code for fault in verify(other)] == ["record/commitment-differs"]
    hands = record.deal.hands
    swapped = replace(record, deal=Deal((hands[1], hands[0], *hands[2:]), record.deal.talon))
    assert set(faults(swapped)) == {"record/shuffle-differs"}
    wrong = replace(record, fair=RecordedFair(commitment(bytes(32)), bytes(32).hex()))
    assert set(faults(wrong)) == {"record/shuffle-differs"}


def test_unknown_cards_are_passed_over() -> None:
    record = a_fair_record()
    hands = tuple((UNKNOWN,) * len(hand) for hand in record.deal.hands)
    assert faults(replace(record, deal=Deal(hands, record.deal.talon))) == []


def test_a_verdict_asks_for_a_secret_only_where_it_is_told_to() -> None:
    record = a_record("agram", 3)
    assert verdict_of("deals.jsonl", 1, record).holds
    (fault,) = verdict_of("deals.jsonl", 1, record, fair=True).faults
    assert str(fault) == ("deals.jsonl:1: event 0: expected the secret of the shuffle, found none")


def test_every_place_is_as_likely() -> None:
    first = Counter(fairly_shuffled(range(3), number.to_bytes(32, "big")) for number in range(6000))
    assert len(first) == 6
    assert all(850 < count < 1150 for count in first.values())


def test_a_secret_gives_the_same_pack_for_ever() -> None:
    assert fairly_shuffled(range(8), bytes(32)) == fairly_shuffled(range(8), bytes(32))
    assert sorted(fairly_shuffled(range(52), SECRET)) == list(range(52))
