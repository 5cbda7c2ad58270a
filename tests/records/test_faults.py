"""Whatever is changed in a record that follows from the rest of it is found."""

from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lasttrick.cards import Seat
from lasttrick.errors import RecordError
from lasttrick.games import GAME_NAMES, Table
from lasttrick.records import (
    Fault,
    RecordFile,
    decode,
    encode,
    fault_of,
    from_text,
    record_of,
    to_text,
    verify,
    verify_file,
    view_record,
)
from lasttrick.records.fault import refusal
from tests.records.deals import Json, a_record, reshaped, shape, wild_deal
from tests.tables import tables

Path = tuple[str | int, ...]

FREE = {
    "seats.#.name",
    "match.id",
    "match.number",
    "events.#.at",
}
"""What nothing else in a record depends on. Of most options one deal shows nothing either."""


def leaves(data: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the places of everything in a shape that has no parts."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from leaves(value, (*path, index))
    else:
        yield path


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def changed(data: Json, path: Path, value: object) -> Json:
    fresh = deepcopy(data)
    at(fresh, path[:-1])[path[-1]] = value
    return fresh


def another(value: object) -> list[object]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if value is None:
        return [0]
    if isinstance(value, str) and len(value) == 2:
        return ["AH" if value != "AH" else "TC", "2C", "not a card"]
    return ["something else"]


def found(data: Json) -> list[str]:
    """Return the codes of what is wrong, in reading or in checking."""
    try:
        return [fault.code for fault in verify(reshaped(data))]
    except RecordError as error:
        return [error.code]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_changed_field_is_found(game: str) -> None:
    seats = 3 if game == "letzter-stich-3" else 4
    data = shape(a_record(game, seats, seed=3))
    for path in leaves(data):
        name = ".".join("#" if isinstance(step, int) else step for step in path)
        if name in FREE or (path[0] == "options" and name != "options.direction"):
            continue
        for value in another(at(data, path)):
            free = game == "cat-te" and path[0] == "events"
            if value != at(data, path) and not free:
                assert found(changed(data, path, value)), (path, value)


@pytest.mark.parametrize("game", ["agram", "sipa", "cat-te"])
def test_every_missing_event_is_found(game: str) -> None:
    data = shape(a_record(game, 4, seed=3))
    for place in range(1, len(data["events"])):
        fewer = deepcopy(data)
        del fewer["events"][place]
        assert found(fewer), place
        double = deepcopy(data)
        double["events"].insert(place, data["events"][place])
        assert found(double), place


@settings(max_examples=40, deadline=None)
@given(tables(), st.randoms(use_true_random=False), st.data())
def test_changes_never_raise_anything_but_record_errors(
    table: Table, chance: Random, draw: st.DataObject
) -> None:
    state = wild_deal(table, chance)
    record = draw.draw(st.sampled_from([record_of(state), view_record(state, Seat(0))]))
    data = shape(record)
    paths = [path for path in leaves(data) if path[0] != "definition"]
    for _ in range(20):
        path = draw.draw(st.sampled_from(paths))
        junk = st.sampled_from(["?", "AS", "TC", "2H", 0, 1, 7, -1, None, True, "pass", "flag"])
        with suppress(RecordError):
            changed_record = reshaped(changed(data, path, draw.draw(junk)))
            verify(changed_record)
            with suppress(RecordError):
                assert from_text(to_text(changed_record)) == changed_record


def test_the_words_of_a_fault(tmp_path: Any) -> None:
    data = shape(a_record("agram", 2, seed=1))
    data["events"][1]["seat"] = 0
    path = tmp_path / "deals.jsonl"
    path.write_bytes(b"\n" + encode(reshaped(data)) + b"\n{}\n" + encode(a_record()) + b"\n")
    first, second, third = verify_file(path)
    (fault,) = first.faults
    assert str(fault).startswith(f"{path}:2: event 2: expected seat 1 playing ")
    assert ", found seat 0 playing " in str(fault)
    assert str(second.faults[0]) == f"{path}:3: expected the field format, found none"
    assert third.holds
    assert third.line == 4


def test_all_that_differs_in_a_result() -> None:
    data = shape(a_record("agram", 3, seed=1))
    result = data["result"]
    result["winner"] = (result["winner"] + 1) % 3
    result["points"] = [5, 5, 5]
    result["next_dealer"] = result["winner"]
    result["by"] = "sweep"
    faults = verify(reshaped(data))
    assert {fault.code for fault in faults} == {
        *("record/ending-differs", "record/winner-differs", "record/points-differ"),
        *("record/next-dealer-differs", "record/match-differs"),
    }
    assert {fault.event for fault in faults} == {len(data["events"])}


def test_gains_may_be_left_out() -> None:
    data = shape(a_record("agram", 3, seed=1))
    del data["result"]["gains"]
    assert verify(reshaped(data)) == []


def test_fields_that_are_not_known_are_passed_over() -> None:
    data = shape(a_record("agram", 3, seed=1))
    plain = reshaped(data)
    for part in (data, data["deal"], data["events"][1], data["seats"][0], data["result"]):
        part["from_the_future"] = {"a": [1, 2]}
    assert reshaped(data) == plain


def test_fault_without_a_file() -> None:
    fault = Fault("record/unfinished", 3, "more", "less")
    assert str(fault) == "event 3: expected more, found less"


@given(st.text(), st.text(), st.text())
@example("\x1b[2J\n", "\u202e\u2066", "\r\x85\u2028")
def test_what_a_fault_says_can_be_printed(expected: str, found: str, file: str) -> None:
    fault = Fault("record/points-differ", 1, expected, found, file, 2)
    assert str(fault).isprintable()
    error = refusal("record/bad-text", expected, found, line=3)
    assert error.message.isprintable()
    assert str(error.facts["expected"]).isprintable()
    assert str(error.facts["found"]).isprintable()
    assert str(fault_of(error).in_file(file, 2)).isprintable()


@pytest.mark.parametrize("odd", ["\x1b]0;x\x07", "\u202e", "\n", "\x85", "\u2028", "\ud800"])
def test_what_stands_in_a_record_is_quoted_printably(odd: str) -> None:
    data = shape(a_record("agram", 2, seed=1))
    for path in leaves(data):
        said: list[str] = []
        try:
            said += map(str, verify(reshaped(changed(data, path, odd))))
        except RecordError as error:
            said.append(error.message)
        assert all(map(str.isprintable, said)), path
    for wrong in (f"game {odd}", f"game agram\n{odd}", f"game agram\noptions {odd}=1"):
        with pytest.raises(RecordError) as caught:
            from_text(wrong)
        assert caught.value.message.isprintable()


def test_bad_lines_stop_nothing(tmp_path: Any) -> None:
    path = tmp_path / "deals.jsonl"
    with RecordFile(path) as file:
        file.write(a_record(seed=1))
    with path.open("ab") as raw:
        raw.write(b"[[[[\n" + b"\xff\xfe\n" + b'{"format":"other/9"}\n')
    with RecordFile(path) as file:
        file.write(a_record(seed=2))
    assert [verdict.holds for verdict in verify_file(path)] == [True, False, False, False, True]
    assert decode(path.read_bytes().splitlines()[-1]) == a_record(seed=2)
