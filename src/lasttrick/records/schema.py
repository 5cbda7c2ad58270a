"""The shape of a record as a JSON Schema, for programs in other languages."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import msgspec

from lasttrick.records.record import FORMAT, Record

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def make_schema() -> dict[str, Any]:
    """Work the schema out from the structs. ``schema.json`` is its written form."""
    (shape,), parts = msgspec.json.schema_components([Record], ref_template="#/$defs/{name}")
    record = parts.pop("Record")
    record["properties"]["format"] = {"const": FORMAT}
    cut = parts["CutEvent"]
    cut["oneOf"] = [
        {"required": ["at"], "properties": {"at": {"type": "integer"}}},
        {"required": ["tap"], "properties": {"tap": {"const": True}}},
    ]
    record["if"] = {"properties": {"game": {"const": "custom"}}}
    record["then"] = {"required": ["definition"]}
    assert shape == {"$ref": "#/$defs/Record"}
    return {
        "$schema": _DIALECT,
        "title": "A deal of a last-trick game",
        **{key: value for key, value in record.items() if key != "title"},
        "$defs": parts,
    }


def written_schema() -> str:
    """Return the schema as ``schema.json`` and ``docs/record.schema.json`` hold it."""
    return json.dumps(make_schema(), indent=2, ensure_ascii=False) + "\n"


def schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of a record, as it is shipped."""
    text = (resources.files(__package__) / "schema.json").read_text("utf-8")
    shipped: dict[str, Any] = json.loads(text)
    return shipped
