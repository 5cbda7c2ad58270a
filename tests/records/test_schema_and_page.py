"""The schema and the page say what the code does."""

import io
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import lasttrick.records
from lasttrick.cards import Seat
from lasttrick.games import GAME_NAMES, game_from_text
from lasttrick.records import (
    check,
    decode,
    encode,
    from_text,
    record_of,
    schema,
    to_text,
    verify,
    verify_file,
    view_record,
)
from lasttrick.records.schema import written_schema
from tests.records.deals import Json, a_deal, a_record, shape

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
VALID = Draft202012Validator(schema())


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, flags=re.DOTALL)


def test_schema_is_written_down_twice() -> None:
    assert (ROOT / "src/lasttrick/records/schema.json").read_text("utf-8") == written_schema()
    assert (ROOT / "docs/record.schema.json").read_text("utf-8") == written_schema()
    Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize("game", GAME_NAMES)
def test_written_records_fit_the_schema(game: str) -> None:
    seats = 3 if game == "letzter-stich-3" else 4
    VALID.validate(shape(a_record(game, seats)))
    VALID.validate(shape(view_record(a_deal(game, seats), Seat(0))))


def test_custom_games_fit_the_schema() -> None:
    game = game_from_text('extends = "agram"\nname = "House"\n')
    state = a_deal("agram", 3)
    table = game.table(3, dict(state.table.options))
    data = shape(record_of(state._replace(start=state.start._replace(table=table))))
    VALID.validate(data)
    del data["definition"]
    assert not VALID.is_valid(data)


def no_seat(data: Json) -> None:
    del data["events"][1]["seat"]


def no_cut(data: Json) -> None:
    del data["events"][0]["at"]


def odd_card(data: Json) -> None:
    data["deal"]["talon"][0] = "10C"


def odd_status(data: Json) -> None:
    data["status"] = "won"


@pytest.mark.parametrize("spoil", [no_seat, no_cut, odd_card, odd_status])
def test_schema_refuses(spoil: object) -> None:
    assert callable(spoil)
    data = shape(a_record())
    spoil(data)
    assert not VALID.is_valid(data)


def test_examples_of_the_page_hold() -> None:
    (line, table_line) = blocks("json")
    for example in (line, table_line):
        record = decode(" ".join(example.split("\n")))
        assert verify(record) == []
    record = decode(" ".join(line.split("\n")))
    assert check(record).unchecked == ()
    assert encode(decode(encode(record))) == encode(record)
    (text,) = blocks("text")
    assert from_text(text) == record
    assert to_text(record) == text


def test_faults_of_the_page_are_those_of_the_code() -> None:
    record = from_text(blocks("text")[0])
    spoilt = to_text(record).replace("points 0 2", "points 0 1")
    assert spoilt != to_text(record)
    stream = io.BytesIO(encode(from_text(spoilt)))
    said = [str(fault) for verdict in verify_file(stream) for fault in verdict.faults]
    assert "\n".join(said).replace("-:1:", "deals.jsonl:1:") == blocks("console")[0].strip()


def test_unreadable_lines_of_the_page_are_those_of_the_code() -> None:
    good = encode(a_record("agram", 2))
    lines = (good, good.replace(b'"seat":0', b'"seat":9', 1), good.replace(b'"dealer":0,', b""))
    assert len(set(lines)) == 3
    stream = io.BytesIO(b"\n".join(lines))
    said = [str(fault) for verdict in verify_file(stream) for fault in verdict.faults]
    expected = re.sub(r"events\[\d\]", "events[#]", blocks("console")[1].strip())
    found = re.sub(r"events\[\d\]", "events[#]", "\n".join(said))
    assert found.replace("-:", "deals.jsonl:") == expected


def test_page_lists_every_code() -> None:
    source = ROOT / "src" / "lasttrick" / "records"
    used = set()
    for path in source.rglob("*.py"):
        used |= set(re.findall(r'"(record/[a-z-]+)"', path.read_text("utf-8")))
    assert used == set(re.findall(r"`(record/[a-z-]+)`", PAGE))


def test_public_names() -> None:
    names = lasttrick.records.__all__
    assert sorted(names, key=lambda name: (not name.isupper(), name[0].islower(), name)) == names
    for name in names:
        assert getattr(lasttrick.records, name) is not None
