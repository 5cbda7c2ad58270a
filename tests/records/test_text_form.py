"""The text form for people."""

from msgspec.structs import replace

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import Cut, Play, begin_match, play, start
from lasttrick.errors import RecordError
from lasttrick.games import load_game
from lasttrick.records import (
    Record,
    SeatedPlayer,
    from_text,
    match_part,
    read_text,
    record_of,
    to_text,
    verify,
)
from tests.records.deals import AMA, KOFI, a_record

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
    names = ["", 'Ama, the "Great"', "Ama\nAma", "10C", "talon", "Zoë", "Zoë", "O'Neill"]
    for name in names:
        seats = tuple(SeatedPlayer(n, "bot", n) for n in (name, "Ama", "Zoë"))
        record = replace(a_record("agram", 3), seats=seats)
        assert from_text(to_text(record)) == record


def test_options_that_are_not_those_of_the_game() -> None:
    record = a_record("agram", 3)
    for options in ({}, {"speed": 3}, record.options | {"target": "5"}, {"direction": "up"}):
        odd = replace(record, options=options)
        assert from_text(to_text(odd)) == odd


def test_taken_tricks_may_be_left_out() -> None:
    text = "\n".join(line.partition(" > ")[0] for line in to_text(golden()).split("\n"))
    assert from_text(text) == golden()
