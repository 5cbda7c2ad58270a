"""The files in docs/examples/ that start a server start one that there is."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Sequence
from pathlib import Path

from lasttrick.cli.serve import serve

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def parses(words: Sequence[str]) -> None:
    verb = words.index("serve")
    serve.make_context("serve", list(words[verb + 1 :]), resilient_parsing=False)


def test_the_unit_of_systemd() -> None:
    text = (EXAMPLES / "lasttrick.service").read_text("utf-8").replace("\\\n", " ")
    (line,) = re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)
    parses(shlex.split(line))


def test_the_container() -> None:
    text = (EXAMPLES / "Containerfile").read_text("utf-8")
    (entry,) = re.findall(r"^ENTRYPOINT (.*)$", text, re.MULTILINE)
    parses(json.loads(entry))
    for copied in re.findall(r"^COPY (requirements/\S+)", text, re.MULTILINE):
        assert (EXAMPLES.parents[1] / copied).is_file()
