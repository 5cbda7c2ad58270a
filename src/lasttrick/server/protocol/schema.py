"""The protocol as a JSON Schema, for programs in other languages."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import msgspec

from lasttrick.server.protocol.commands import Frame
from lasttrick.server.protocol.messages import AnyMessage

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def make_schema() -> dict[str, Any]:
    """Work the schema out from the structs. ``protocol.schema.json`` is its written form."""
    (frame, message), parts = msgspec.json.schema_components(
        [Frame, AnyMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": _DIALECT,
        "title": "The protocol of a table: what a client may send, and what it is sent",
        "anyOf": [{"$ref": "#/$defs/ClientFrame"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientFrame": frame, "ServerMessage": message, **parts},
    }


def written_schema() -> str:
    """Return the schema as ``protocol.schema.json`` and ``docs/protocol.schema.json`` hold it."""
    return json.dumps(make_schema(), indent=2, ensure_ascii=False) + "\n"


def schema() -> dict[str, Any]:
    """Return the JSON Schema (draft 2020-12) of the protocol, as it is shipped."""
    text = (resources.files(__package__) / "protocol.schema.json").read_text("utf-8")
    shipped: dict[str, Any] = json.loads(text)
    return shipped
