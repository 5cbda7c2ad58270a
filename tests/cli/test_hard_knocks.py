"""The command under bad streams, hostile files, and two tables on one match."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lasttrick.errors import RecordError
from lasttrick.games import load_game
from lasttrick.lab import simulate
from lasttrick.records import RecordFile, encode
from lasttrick.texts import Texts
from lasttrick.tui.kept_match import KeptMatch, unfinished
from lasttrick.tui.local_match import LocalMatch
from tests.cli.conftest import Command

LASTTRICK = f"{sys.executable} -m lasttrick"
ESCAPE = "\x1b]0;taken\x07\n\u202eEvil"


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", line],
        capture_output=True,
        env={**os.environ, **environment},
    )


@pytest.fixture
def deals(tmp_path: Path) -> Path:
    path = tmp_path / "deals.jsonl"
    with RecordFile(path) as file:
        for record in simulate(load_game("agram").table(2), ["random"] * 2, deals=3, seed=1):
            file.write(record)
    return path


@pytest.mark.parametrize("verb", ["simulate agram -k 20000", "games", "games spar"])
def test_a_reader_who_goes_is_no_error(verb: str) -> None:
    done = shell(f"{LASTTRICK} {verb} | head -c 1")
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("record verify {deals} 2>/dev/full", 0),
        ("games nosuch 2>/dev/full", 2),
        ("games >/dev/full", 2),
        ("play agram <&-", 0),
        ("record verify - <&-", 1),
        ("simulate agram >&-", 0),
        ("simulate agram 2>&-", 0),
        ("simulate agram --out /dev/full --force", 2),
    ],
)
def test_bad_streams_end_with_the_right_code(deals: Path, line: str, code: int) -> None:
    done = shell(
        f"{LASTTRICK} {line.format(deals=deals)}", LASTTRICK_MATCHES=str(deals.parent / "m")
    )
    assert done.returncode == code
    assert b"Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_any_encoding_of_the_terminal_will_do(encoding: str) -> None:
    for verb in ("games cat-te", "deal agram --seed 1", "play --help"):
        done = shell(f"{LASTTRICK} {verb}", PYTHONIOENCODING=encoding)
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "agram", "--pause", "nan"],
        ["play", "agram", "--name", "\x1b[2J"],
        ["play", "agram", "--name", ""],
        ["play", "agram", "-n", "2", "--bots", ""],
        ["play", "agram", "--bots", "careful,,careful"],
        ["simulate", "agram", "--bots", ",,,"],
        ["games", "/dev/zero"],
        ["games", "."],
    ],
)
def test_wrong_values_are_misuse(lasttrick: Command, arguments: list[str]) -> None:
    ran = lasttrick(*arguments)
    assert ran.code == 2
    assert "Traceback" not in ran.err
    assert "\x1b" not in ran.err
    assert ran.err.count("\n") <= 2


def test_names_in_a_record_cannot_speak_to_the_terminal(
    lasttrick: Command, tmp_path: Path, deals: Path
) -> None:
    record = json.loads(deals.read_bytes().splitlines()[0])
    record["seats"][0]["name"] = ESCAPE
    record["result"]["gains"][0]["reason"] = ESCAPE
    deals.write_text(json.dumps(record) + "\n")
    for verb in (["show"], ["replay"], ["verify"], ["convert", "--to", "text"]):
        ran = lasttrick("record", verb[0], str(deals), *verb[1:])
        assert not set("\x1b\x07\u202e") & set(ran.out + ran.err)
        assert "\nEvil" not in ran.out + ran.err


@pytest.mark.parametrize(
    "written",
    [
        'name = "{}"',
        'name = "A"\nsummary = "{}"',
        'name = "A"\nplace = "{}"',
        'name = "A"\nalso = ["{}"]',
        'name = "A"\n[source]\nsays = "{}"',
        'name = "A"\n[options.chief]\nabout = "{}"',
        'name = "A"\n[presets.x]\nname = "{}"\noptions = {{}}',
        'name = "A"\n[presets."{}"]\nname = "X"\noptions = {{}}',
    ],
)
def test_texts_of_a_game_file_cannot_speak_to_the_terminal(
    lasttrick: Command, tmp_path: Path, written: str
) -> None:
    house = tmp_path / "house.toml"
    house.write_text('extends = "agram"\n' + written.format("\\u001b]0;x\\u0007"))
    ran = lasttrick("games", str(house))
    assert ran.code == 2
    assert not set("\x1b\x07") & set(ran.out + ran.err)


def test_a_path_cannot_speak_to_the_terminal(lasttrick: Command) -> None:
    ran = lasttrick("record", "verify", "\x1b]0;x\x07.jsonl")
    assert ran.code == 2
    assert "\x1b" not in ran.err


def test_two_tables_on_one_match_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    table = load_game("agram").table(2)
    first = LocalMatch(table, "P", ["novice"], texts=Texts("en"), seed=1, kept=KeptMatch(path))
    first.deal()
    second = LocalMatch.taken_up(KeptMatch(path), seed=2)
    go_on(first)
    before = path.read_bytes()
    with pytest.raises(RecordError) as caught:
        go_on(second)
    assert caught.value.code == "record/gone-on-elsewhere"
    assert path.read_bytes() == before


def go_on(local: LocalMatch) -> None:
    """Let whoever is to move make a move."""
    if local.me is not None and local.view.turn == local.me:
        local.move(local.me, local.view.legal[0])
    else:
        local.bot_move()


def test_what_is_no_match_in_the_folder_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deals: Path
) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    monkeypatch.setenv("LASTTRICK_MATCHES", str(folder))
    (folder / "dangling.jsonl").symlink_to(tmp_path / "nowhere")
    (folder / "folder.jsonl").mkdir()
    (folder / "binary.jsonl").write_bytes(b"\xff\x00\x01")
    three = next(simulate(load_game("agram").table(3), ["random"] * 3, deals=1, seed=1))
    mixed = deals.read_bytes().splitlines()[0] + b"\n" + encode(three) + b"\n"
    (folder / "mixed.jsonl").write_bytes(mixed)
    (folder / "good.jsonl").write_bytes(deals.read_bytes().splitlines()[0] + b"\n")
    assert "good" in [waiting.kept.id for waiting in unfinished()]
