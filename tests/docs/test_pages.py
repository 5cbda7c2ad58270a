"""What the pages say is so: their code runs, their commands parse, their links lead somewhere."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from lasttrick.cli.app import command
from lasttrick.games import load_game
from lasttrick.lab import simulate
from lasttrick.records import RecordFile

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def fences(language: str) -> Iterator[tuple[str, str]]:
    for page in PAGES:
        for kind, text in FENCE.findall(page.read_text("utf-8")):
            if kind == language:
                yield str(page.relative_to(ROOT)), text


def commands() -> Iterator[tuple[str, str]]:
    for language in ("", "sh", "console"):
        for page, text in fences(language):
            for line in text.splitlines():
                said = re.split(r"\s{3,}|\s#\s", line.strip())[0].removeprefix("$ ")
                if said.startswith("lasttrick"):
                    yield page, said


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand in a folder that holds the files of which the pages speak."""
    monkeypatch.chdir(tmp_path)
    for name in ("house.toml", "our-house.toml"):
        Path(name).write_text('extends = "agram"\nname = "House"\n')
    table = load_game("agram").table(2)
    with RecordFile("deals.jsonl") as file:
        for record in simulate(table, ["random"] * 2, deals=9, seed=1):
            file.write(record)


@pytest.mark.parametrize(("page", "code"), list(fences("python")))
def test_python_in_a_page_runs(page: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, page, "exec"), {"__name__": page})


@pytest.mark.parametrize(("page", "said"), list(commands()))
def test_commands_in_a_page_can_be_called(page: str, said: str) -> None:
    for part in said.split(" | "):
        words = shlex.split(part.split(" > ")[0])
        assert words.pop(0) == "lasttrick"
        group: click.Command = command
        context = click.Context(command, info_name="lasttrick")
        while isinstance(group, click.Group) and words and not words[0].startswith("-"):
            _, inner, words = group.resolve_command(context, words)
            assert inner is not None
            group = inner
        group.make_context("lasttrick", words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_in_a_page_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target
