"""Every code that a record can be refused with, once."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from lasttrick.errors import RecordError
from lasttrick.games import load_game
from lasttrick.records import decode, encode, from_text, state_of, table_of, to_text, verify
from tests.records.deals import Json, a_record, reshaped, shape

GOOD = encode(a_record("agram", 3, seed=1))


def of_bytes(line: bytes, longest: int = 1_000_000) -> str:
    with pytest.raises(RecordError) as caught:
        decode(line, longest=longest)
    assert caught.value.message.startswith("expected ")
    assert caught.value.facts["expected"]
    return caught.value.code


def test_codes_of_reading() -> None:
    assert of_bytes(GOOD, longest=100) == "record/too-long"
    assert of_bytes(b"{") == "record/not-json"
    assert of_bytes(b"deal") == "record/not-json"
    assert of_bytes(b"") == "record/not-json"
    assert of_bytes(b'{"a":' + b"[" * 200_000) == "record/too-deep"
    assert of_bytes(b'{"a":' * 150_000) == "record/too-deep"
    assert of_bytes(b"[]") == "record/wrong-shape"
    assert of_bytes(b"{}") == "record/wrong-shape"
    assert of_bytes(GOOD.replace(b"record/1", b"record/2")) == "record/unknown-format"
    assert of_bytes(b'{"format":"lasttrick-record/2"}') == "record/unknown-format"
    assert of_bytes(GOOD.replace(b'"agram"', b'"whist"')) == "record/unknown-game"
    assert of_bytes(GOOD.replace(b'"agram"', b'"custom"')) == "record/no-definition"
    assert of_bytes(GOOD.replace(b'"AC"', b'"XC"')) == "record/not-a-card"


@pytest.mark.parametrize(
    ("old", "new", "path", "message"),
    [
        (b'"seat":0', b'"seat":"Ama"', "events[3].seat", 'to be a number, found "Ama"'),
        (b'"seat":0', b'"seat":9', "events[3].seat", "to be a number <= 7, found 9"),
        (b'"status":"finished"', b'"status":"won"', "status", "in-progress or abandoned"),
        (b'"kind":"human"', b'"kind":"cat"', "seats[0].kind", 'human or bot, found "cat"'),
        (b'"dealer":0', b'"dealer":null', "dealer", "to be a number, found null"),
        (b'"dealer":0', b'"dealer":[' + b"1," * 99 + b"1]", "dealer", "found [1, 1, 1, 1, 1, 1"),
        (b'"dealer":0', b'"dealer":' + b"9" * 5000, "dealer", "a number of a few digits"),
        (b'"direction":"count', b'"direction":[],"x":"', "options[...]", "a text, found a list"),
        (b'"seat":0,', b"", "events[3].seat", "expected the field events[3].seat, found none"),
        (b'"event":"cut"', b'"event":"shuffle"', "events[0].event", "cut, declare, drop, play or"),
    ],
)
def test_wrong_shape_names_the_place(old: bytes, new: bytes, path: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(RecordError) as caught:
        decode(GOOD.replace(old, new, 1))
    assert caught.value.code == "record/wrong-shape"
    assert caught.value.facts["path"] == path
    assert message in caught.value.message
    assert "`" not in caught.value.message


def test_long_lines_are_quoted_in_part() -> None:
    for line in (b"x" * 5000, b'{"format":' + b"x" * 5000, b'{"format":"' + b"x" * 5000):
        with pytest.raises(RecordError) as caught:
            decode(line)
        assert len(caught.value.message) < 100
    for text in ("x" * 5000, f"game agram\noptions {'x' * 5000}"):
        with pytest.raises(RecordError) as caught:
            from_text(text)
        assert len(caught.value.message) < 150


def test_definition_that_is_too_deep() -> None:
    data = shape(a_record())
    inner: Json = {}
    data["definition"] = inner
    for _ in range(40):
        inner["a"] = {}
        inner = inner["a"]
    with pytest.raises(RecordError) as caught:
        reshaped(data)
    assert caught.value.code == "record/too-deep"


def test_names_that_are_not_text() -> None:
    record = a_record()
    player = replace(record.seats[0], name="\ud800")
    with pytest.raises(RecordError) as caught:
        encode(replace(record, seats=(player, *record.seats[1:])))
    assert caught.value.code == "record/not-text"


def _no_result(data: Json) -> None:
    del data["result"]
    del data["match"]


def _illegal_play(data: Json) -> None:
    data["events"][1]["card"] = data["events"][2]["card"]


def _unfinished(data: Json) -> None:
    data["events"].pop()


def _option(data: Json) -> None:
    data["options"]["direction"] = "up"


def _definition(data: Json) -> None:
    data["game"] = "custom"
    data["options"] = {}
    data["definition"] = {"name": "House", "deal": {"cards": {}}, "pack": {"ranks": "A"}}


def _seats(data: Json) -> None:
    data["seats"] *= 2


def _deal(data: Json) -> None:
    data["deal"]["talon"].pop()


def _cut(data: Json) -> None:
    data["events"][0]["at"] = 99


def _status(data: Json) -> None:
    data["status"] = "abandoned"


def _ending(data: Json) -> None:
    data["result"]["by"] = "sweep"


def _winner(data: Json) -> None:
    data["result"]["winner"] = None


def _points(data: Json) -> None:
    data["result"]["points"] = [0, 0]


def _next_dealer(data: Json) -> None:
    data["result"]["next_dealer"] = (data["result"]["next_dealer"] + 1) % 3


def _gains(data: Json) -> None:
    data["result"]["gains"][0]["reason"] = "luck"


def _match(data: Json) -> None:
    data["match"]["target"] = 99


def _event(data: Json) -> None:
    data["events"].insert(5, {"event": "drop", "seat": 0})


def _card_twice(data: Json) -> None:
    data["deal"]["talon"][0] = "?"
    data["deal"]["talon"][1] = data["deal"]["talon"][2]


def _not_held(data: Json) -> None:
    data["deal"]["talon"][0] = "?"
    data["deal"]["hands"][0][0] = "?"
    data["deal"]["talon"][1] = data["events"][1]["card"]


CODES: dict[str, Callable[[Json], None]] = {
    "record/bad-options": _option,
    "record/bad-definition": _definition,
    "record/bad-seats": _seats,
    "record/bad-deal": _deal,
    "record/bad-cut": _cut,
    "record/illegal-play": _illegal_play,
    "record/event-differs": _event,
    "record/unfinished": _unfinished,
    "record/status-differs": _status,
    "record/no-result": _no_result,
    "record/ending-differs": _ending,
    "record/winner-differs": _winner,
    "record/points-differ": _points,
    "record/next-dealer-differs": _next_dealer,
    "record/gains-differ": _gains,
    "record/match-differs": _match,
    "record/card-twice": _card_twice,
}


@pytest.mark.parametrize("code", CODES)
def test_codes_of_checking(code: str) -> None:
    data = shape(a_record("agram", 3, seed=1))
    CODES[code](data)
    assert code in [fault.code for fault in verify(reshaped(data))]


def test_an_option_that_is_missing_is_at_its_default() -> None:
    record = a_record("agram", 3, seed=1)
    for name in record.options:
        data = shape(record)
        del data["options"][name]
        older = reshaped(data)
        assert verify(older) == []
        assert name not in older.options
        assert table_of(older) == table_of(record)
        assert from_text(to_text(older)) == older
    data["options"] = {"deals": 3}
    assert (
        table_of(reshaped(data)).options["target"] == load_game("agram").options["target"].default
    )


@pytest.mark.parametrize("name", ["speed", "Direction", "DIRECTION", ""])
def test_an_option_that_the_game_does_not_have(name: str) -> None:
    data = shape(a_record("agram", 3, seed=1))
    data["options"][name] = data["options"].pop("direction")
    (fault,) = verify(reshaped(data))
    assert fault.code == "record/bad-options"
    assert fault.found == repr(name)


def test_unknown_cards_cannot_be_replayed() -> None:
    data = shape(a_record("agram", 3, seed=1))
    data["deal"]["talon"][0] = "?"
    with pytest.raises(RecordError) as caught:
        state_of(reshaped(data))
    assert caught.value.code == "record/unknown-cards"


def test_codes_of_text() -> None:
    text = to_text(a_record("agram", 3, seed=1))
    for wrong, code in (
        (text.replace("dealer", "boss"), "record/bad-text"),
        (text.replace("trick 2", "trick 7"), "record/bad-text"),
        (text.replace("game     agram", "game     whist"), "record/unknown-game"),
        (text.replace("talon    ", "talon    XX "), "record/not-a-card"),
        (text.replace("seat 1", "options  speed=9\nseat 1"), "record/bad-text"),
        (text.replace("seat 1", "options  target=x\nseat 1"), "record/bad-options"),
        (text.replace("> 0", "> 1"), "record/winner-differs"),
        ("", "record/bad-text"),
        (text + text, "record/bad-text"),
    ):
        assert wrong != text
        with pytest.raises(RecordError) as caught:
            from_text(wrong)
        assert caught.value.code == code
        assert isinstance(caught.value.facts["line"], int)
