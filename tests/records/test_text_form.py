"""The text form for people."""

import io
import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import Cut, Play, begin_match, play, start
from lasttrick.errors import RecordError
from lasttrick.games import game_from_text, load_game
from lasttrick.records import (
    Record,
    SeatedPlayer,
    from_text,
    match_part,
    read_text,
    read_text_file,
    record_of,
    to_text,
    verify,
    view_record,
)
from tests.chance import chance_deal, played_out
from tests.records.deals import AMA, KOFI, a_deal, a_record

GOLDEN = """\
game     sipa
options  direction=clockwise, target=6
match    deal 1, id "market day, stall 3", target 6, before 0 0, after 0 2
seat 0   Ama, human
seat 1   Kofi, bot careful
dealer   Ama
hand     Ama  AC KC QD JD AH
hand     Kofi TC KD 9D 7S 8S
talon    QC JC 9C 8C 7C AD TD 8D 7D KH QH JH TH 9H 8H 7H KS QS JS TS 9S
tap      Kofi
trick 1  Kofi 8S, Ama AH* > Kofi
trick 2  Kofi KD, Ama JD* (clock) > Kofi
trick 3  Kofi 9D, Ama QD > Ama
trick 4  Ama AC, Kofi TC* > Ama
trick 5  Ama KC, Kofi 7S* > Ama
result   Ama wins by deciding-trick, points 1 0, next dealer Ama
gain     Ama +1 deciding-trick, KC
status   finished
"""


def golden() -> Record:
    table = load_game("sipa").table(2, {"direction": "clockwise", "target": 6})
    hands = [parse_cards("AC KC QD JD AH"), parse_cards("TC KD 9D 7S 8S")]
    held = {*hands[0], *hands[1]}
    talon = tuple(card for card in table.pack if card not in held)
    state = start(table, Seat(0), hands, talon, cut=Cut(Seat(1), None))
    script = "1:8S 0:AH* 1:KD 0:JD* 1:9D 0:QD 0:AC 1:TC* 0:KC 1:7S*"
    for word in script.split():
        seat, _, card = word.partition(":")
        (code,) = parse_cards(card.removesuffix("*"))
        state = play(state, Seat(int(seat)), Play(code, down=card.endswith("*")))
    match = match_part(begin_match(table, Seat(0)), state.result, id="market day, stall 3")
    return record_of(state, seats=[AMA, KOFI], match=match, acted={5: "clock"})


def test_golden() -> None:
    assert to_text(golden()) == GOLDEN.replace("after 0 2", "after 1 0")
    assert from_text(to_text(golden())) == golden()
    assert [fault.code for fault in verify(from_text(GOLDEN))] == ["record/match-differs"]


def test_several_in_one_file() -> None:
    records = [a_record(seed=seed) for seed in range(3)]
    text = to_text(*records)
    assert [passage.record for passage in read_text(text)] == records
    spoilt = text.replace("dealer", "boss", 1)
    first, *others = read_text(spoilt)
    assert isinstance(first.record, RecordError)
    assert first.line == 1
    assert [passage.record for passage in others] == records[1:]


def test_names_of_all_kinds() -> None:
    for name in NAMES:
        for other in ("Zoë", "0", "1", "2", "public"):
            check_names(a_record("agram", 3), name, "Ama", other)


NAMES = (
    *("", " ", "-", "*", ">", ",", '"', "\\", "0", "1", "2", "7", "+2", "٣", "Ⅳ", "10C", "TC"),
    *("public", "talon", "nobody", "next", "points", "none", "wins", "shows", "against", "seat"),
    *(
        "trick 1",
        "Seat 1",
        'Ama, the "Great"',
        "Ama\nAma",
        "Ama\rtrick 2",
        "\x1b[2J",
        "\x00",
        "\x7f",
    ),
    *("\x85", "\u2028", "\u202eama", "\u2066", "\u200f", "\xa0", "\ufeff", "\U000e0041", "עמה"),
    *("Zoë", "O'Neill", "e\u0301", "😀", "x" * 300, "#", "(clock)", "human", "bot", "game"),
)

WORDS = st.one_of(st.sampled_from(NAMES), st.text(max_size=8), st.integers(0, 9).map(str))


def check_names(record: Record, *names: str) -> str:
    """Give a record these names everywhere, and hold its text form against it."""
    seats = tuple(SeatedPlayer(name, "bot", name) for name in names)
    match = None if record.match is None else replace(record.match, id=names[0])
    result = record.result
    if result is not None and result.gains is not None:
        gains = tuple(replace(gain, reason=names[-1]) for gain in result.gains)
        result = replace(result, gains=gains)
    named = replace(record, seats=seats, match=match, result=result)
    text = to_text(named)
    assert "".join(text.split("\n")).isprintable()
    assert from_text(text) == named
    assert [passage.record for passage in read_text(text + "\n" + text)] == [named, named]
    return text


@settings(max_examples=200, deadline=None)
@given(st.lists(WORDS, min_size=3, max_size=3), st.sampled_from([None, 0, 1, 2]), st.booleans())
def test_any_names(names: list[str], seat: Seat | None, whole: bool) -> None:
    state = a_deal("cat-te", 3, seed=4)
    check_names(a_record("cat-te", 3, seed=4) if whole else view_record(state, seat), *names)


def test_seats_go_by_number_where_one_has_no_plain_name() -> None:
    plain = check_names(a_record("agram", 2), "Ama", "Kofi")
    assert "\ndealer   Ama\n" in plain
    for names in (("Ama", "0"), ("Ama", "Ama"), ("Ama", "Kofi B"), ("public", "Ama"), ("Ama", "א")):
        text = check_names(a_record("agram", 2), *names)
        assert "\ndealer   0\n" in text
        assert "\nhand     1 " in text


def test_name_that_is_the_number_of_another_seat() -> None:
    seats = (SeatedPlayer("1", "human"), SeatedPlayer("0", "human"))
    text = to_text(replace(a_record("agram", 2), seats=seats))
    assert from_text(text.replace("dealer   0", "dealer   1")).dealer == 1


def test_everything_else_that_does_not_print_is_escaped() -> None:
    game = game_from_text('extends = "agram"\nname = "House"\n')
    record = record_of(played_out(chance_deal(game.table(2), Random(1)), Random(1)))
    assert record.definition is not None
    for odd in ("\x1b]0;x\x07", "\u202e", "\x85\u2028", "\U000e0041"):
        definition = {**record.definition, "summary": odd}
        changed = replace(record, definition=definition, options={"direction": odd})
        text = to_text(changed)
        assert "".join(text.split("\n")).isprintable()
        assert from_text(text) == changed


def test_names_that_are_half_of_a_character() -> None:
    seats = (SeatedPlayer("\ud800", "human"), SeatedPlayer("Ama", "human"))
    text = to_text(replace(a_record("agram", 2), seats=seats))
    assert text.encode()
    with pytest.raises(RecordError) as caught:
        from_text(text)
    assert caught.value.code == "record/not-text"


def test_file_of_text(tmp_path: Path) -> None:
    records = [a_record(seed=seed) for seed in range(3)]
    path = tmp_path / "deals.txt"
    text = to_text(*records)
    for content in (text.encode(), b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()):
        path.write_bytes(content)
        for source in (path, str(path), io.BytesIO(content)):
            assert [passage.record for passage in read_text_file(source)] == records


def test_bytes_that_are_no_text_spoil_one_record() -> None:
    records = [a_record(seed=seed) for seed in range(3)]
    content = to_text(*records).encode().replace(b"Seat 0", b"Seat \xff", 1)
    first, *others = read_text_file(io.BytesIO(content))
    assert isinstance(first.record, RecordError)
    assert (first.record.code, first.record.facts["line"]) == ("record/not-text", 3)
    assert first.record.message.isprintable()
    assert [passage.record for passage in others] == records[1:]


def test_file_of_text_that_is_too_long() -> None:
    content = to_text(a_record()).encode()
    assert len(list(read_text_file(io.BytesIO(content), longest=len(content)))) == 1
    (passage,) = read_text_file(io.BytesIO(content), longest=len(content) - 1)
    assert isinstance(passage.record, RecordError)
    assert passage.record.code == "record/too-long"
    with open("/dev/zero" if os.path.exists("/dev/zero") else os.devnull, "rb") as endless:
        assert len(list(read_text_file(endless, longest=1000))) <= 1


def test_record_that_is_too_long_stops_nothing() -> None:
    good = a_record()
    text = "game agram\n" + "tap 0\n" * 1_000_000 + to_text(good)
    first, second = read_text(text)
    assert isinstance(first.record, RecordError)
    assert (first.record.code, first.record.facts["line"]) == ("record/too-long", 1)
    assert (second.record, second.line) == (good, 1_000_002)


def test_options_that_are_not_those_of_the_game() -> None:
    record = a_record("agram", 3)
    for options in ({}, {"speed": 3}, record.options | {"target": "5"}, {"direction": "up"}):
        odd = replace(record, options=options)
        assert from_text(to_text(odd)) == odd


def test_taken_tricks_may_be_left_out() -> None:
    text = "\n".join(line.partition(" > ")[0] for line in to_text(golden()).split("\n"))
    assert from_text(text) == golden()
