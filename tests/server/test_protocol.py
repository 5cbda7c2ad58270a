"""Frames read, messages written, and the schema and the page that say what both are."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from lasttrick.errors import LastTrickError, ServerError
from lasttrick.server.protocol.commands import AnyCommand, Hello, PlayCard
from lasttrick.server.protocol.happenings import AnyHappening
from lasttrick.server.protocol.messages import AnyMessage, encode, refused
from lasttrick.server.protocol.reading import LONGEST_FRAME, read_frame
from lasttrick.server.protocol.schema import schema, written_schema
from lasttrick.server.protocol.settings import Settings, SettingsChange
from tests.server.walking import hostile

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SHAPE = schema()


def valid(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SHAPE["$defs"]})


def refusal(frame: bytes | str) -> ServerError:
    with pytest.raises(ServerError) as caught:
        read_frame(frame)
    return caught.value


def test_frames_become_commands() -> None:
    assert read_frame('{"type":"hello"}') == Hello()
    frame = b'{"type":"play","id":"a7","card":"TC","more":[1]}'
    assert read_frame(frame) == PlayCard(id="a7", card="TC")


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "command/not-json"),
        ("{", "command/not-json"),
        (b"\xff", "command/not-json"),
        ("[" * 50_000, "command/not-json"),
        ('{"type":"say","id":"a","text":"\\ud800"}', "command/not-json"),
        (" " * (LONGEST_FRAME + 1), "command/too-long"),
        ("[]", "command/unknown"),
        ("{}", "command/unknown"),
        ('{"type":"cheat","id":"a"}', "command/unknown"),
        ('{"type":7,"id":"a"}', "command/unknown"),
        ('{"type":"welcome","id":"a"}', "command/unknown"),
        ('{"type":"leave"}', "command/bad-field"),
        ('{"type":"leave","id":""}', "command/bad-field"),
        ('{"type":"leave","id":"' + "a" * 41 + '"}', "command/bad-field"),
        ('{"type":"play","id":"a","card":7}', "command/bad-field"),
        ('{"type":"sit","id":"a","name":"Ama","seat":8}', "command/bad-field"),
        ('{"type":"sit","id":"a","name":"Ama","seat":-1}', "command/bad-field"),
        ('{"type":"sit","id":"a","name":"Ama","secret":"short"}', "command/bad-field"),
        ('{"type":"cut","id":"a","at":' + "9" * 400 + "}", "command/bad-field"),
        ('{"type":"declare","id":"a","what":"victory"}', "command/bad-field"),
        ('{"type":"say","id":"a","text":"' + "a" * 301 + '"}', "command/bad-field"),
        ('{"type":"arrange","id":"a","settings":{"clock":1}}', "command/bad-field"),
        ('{"type":"hello","since":-1}', "command/bad-field"),
    ],
)
def test_what_is_no_command_is_refused(frame: bytes | str, code: str) -> None:
    assert refusal(frame).code == code


def test_a_refusal_names_the_command_where_it_can() -> None:
    assert refusal('{"type":"play","id":"a7"}').facts["id"] == "a7"
    assert refusal('{"type":"cheat","id":"a7"}').facts["id"] == "a7"
    assert refusal('{"type":"cheat","id":[]}').facts["id"] is None


@given(st.one_of(st.binary(max_size=80), st.text(max_size=80)))
def test_nothing_else_is_raised(frame: bytes | str) -> None:
    try:
        read_frame(frame)
    except LastTrickError as error:
        assert error.code.startswith("command/")


_SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=5))


@given(
    st.sampled_from([kind.__struct_config__.tag for kind in AnyCommand.__args__]),
    st.dictionaries(
        st.sampled_from(["id", "seat", "name", "card", "text", "at", "options", "settings"]),
        st.one_of(_SCALARS, st.lists(_SCALARS, max_size=2)),
    ),
)
def test_fields_of_any_kind_are_taken_or_refused(tag: object, fields: dict[str, object]) -> None:
    frame = json.dumps({"type": tag, **fields})
    try:
        read_frame(frame)
    except ServerError as error:
        assert error.code in ("command/bad-field", "command/not-json")


def test_settings_change_only_what_is_named() -> None:
    before = Settings(clock=30.0)
    assert SettingsChange().applied(before) == before
    assert SettingsChange(clock=None).applied(before) == Settings()
    assert SettingsChange(chat="off").applied(before) == Settings(clock=30.0, chat="off")


def test_the_schema_is_what_the_types_say() -> None:
    shipped = ROOT / "src/lasttrick/server/protocol/protocol.schema.json"
    assert shipped.read_text("utf-8") == written_schema()
    assert (ROOT / "docs/protocol.schema.json").read_text("utf-8") == written_schema()
    Draft202012Validator.check_schema(SHAPE)


def test_frames_and_messages_fit_the_schema() -> None:
    frames, messages = valid("ClientFrame"), valid("ServerMessage")
    for number in range(200):
        frames.validate(hostile(number, Random(number)))
    assert not frames.is_valid({"type": "play", "id": "a"})
    error = ServerError("seat/taken", "Kofi sits there.", seat=1)
    messages.validate(json.loads(encode(refused("a7", error))))


def test_the_page_names_every_message_and_every_code() -> None:
    for kinds in (AnyCommand, AnyMessage, AnyHappening):
        for kind in kinds.__args__:
            tag = kind.__struct_config__.tag
            assert f"`{tag}`" in PAGE or f'"type": "{tag}"' in PAGE, tag
    raised = set()
    for path in (ROOT / "src/lasttrick/server").rglob("*.py"):
        raised |= set(
            re.findall(r'"((?:command|seat|host|chat|hint|table)/[a-z-]+)"', path.read_text())
        )
    assert raised - set(re.findall(r"`([a-z]+/[a-z-]+)`", PAGE)) == set()
