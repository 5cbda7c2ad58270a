"""``lasttrick record``: what it says of deals that hold and of those that do not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lasttrick.games import load_game
from lasttrick.lab import simulate
from lasttrick.records import RecordFile
from tests.cli.conftest import Command


@pytest.fixture
def deals(tmp_path: Path) -> Path:
    """Return a file with four deals of three-seat Sipa."""
    path = tmp_path / "deals.jsonl"
    table = load_game("sipa").table(3)
    with RecordFile(path) as file:
        for record in simulate(table, ["careful"] * 3, deals=4, seed=11):
            file.write(record)
    return path


def test_verify_holds(lasttrick: Command, deals: Path) -> None:
    ran = lasttrick("record", "verify", str(deals))
    assert (ran.code, ran.out) == (0, "")
    assert ran.err == "4 deals, all hold.\n"


def test_verify_names_file_line_and_event_and_goes_on(lasttrick: Command, deals: Path) -> None:
    lines = deals.read_text().splitlines()
    wrong = json.loads(lines[1])
    wrong["result"]["points"] = [9, 9, 9]
    lines[1] = json.dumps(wrong)
    lines[2] = "{"
    deals.write_text("\n".join(lines) + "\n")
    ran = lasttrick("record", "verify", str(deals))
    assert ran.code == 1
    assert f"{deals}:2: " in ran.out
    assert "expected" in ran.out
    assert "found [9, 9, 9]" in ran.out
    assert f"{deals}:3: " in ran.out
    assert ran.err == "4 deals, 2 wrong.\n"


def test_verify_reads_standard_input(lasttrick: Command, deals: Path) -> None:
    assert lasttrick("record", "verify", "-", typed=deals.read_text()).code == 0


def test_verify_of_something_else_stops_soon(
    lasttrick: Command, deals: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.jsonl"
    other.write_text("no record\n" * 50)
    ran = lasttrick("record", "verify", str(other), str(deals))
    assert ran.code == 1
    *faults, last = ran.out.splitlines()
    assert len(faults) == 10
    assert faults[0] == f"{other}:1: expected one JSON object, found 'no record' near byte 4"
    assert last == f"{other}: does not look like a file of records; the rest was not read"
    assert ran.err == "14 deals, 10 wrong.\n"


def test_verify_goes_on_after_many_bad_lines_among_good_ones(
    lasttrick: Command, deals: Path
) -> None:
    content = deals.read_text()
    deals.write_text(content + "no record\n" * 50 + content)
    ran = lasttrick("record", "verify", str(deals))
    assert ran.code == 1
    assert len(ran.out.splitlines()) == 50
    assert ran.err == "58 deals, 50 wrong.\n"


@pytest.mark.parametrize("name", ["empty.jsonl", "empty.txt"])
def test_verify_of_an_empty_file(lasttrick: Command, tmp_path: Path, name: str) -> None:
    empty = tmp_path / name
    empty.write_text("\n")
    ran = lasttrick("record", "verify", str(empty))
    assert (ran.code, ran.out) == (1, f"{empty}: holds no deals\n")
    assert ran.err == "0 deals.\n"


def test_verify_names_the_line_of_a_text(lasttrick: Command, deals: Path) -> None:
    text = deals.with_suffix(".txt")
    written = lasttrick("record", "show", str(deals)).out
    text.write_text(written.replace("dealer ", "boss   ", 1))
    line = written.split("dealer ")[0].count("\n") + 1
    ran = lasttrick("record", "verify", str(text))
    assert ran.code == 1
    assert ran.out.startswith(f"{text}:{line}: expected a line that begins with game, ")
    ran = lasttrick("record", "show", str(text))
    assert ran.code == 1
    assert ran.err.startswith(f"{text}:{line}: expected a line that begins with game, ")


def test_verify_of_a_missing_file_is_misuse(lasttrick: Command) -> None:
    ran = lasttrick("record", "verify", "nowhere.jsonl")
    assert ran.code == 2
    assert ran.err == "lasttrick: nowhere.jsonl: No such file or directory\n"


def test_show_and_convert_go_there_and_back(
    lasttrick: Command, deals: Path, tmp_path: Path
) -> None:
    text = tmp_path / "deals.txt"
    assert lasttrick("record", "convert", str(deals), "--to", "text", "--out", str(text)).code == 0
    assert text.read_text() == lasttrick("record", "show", str(deals)).out
    back = lasttrick("record", "convert", str(text), "--to", "jsonl")
    assert back.out == deals.read_text()


def test_convert_never_leaves_half_a_file(lasttrick: Command, deals: Path, tmp_path: Path) -> None:
    with deals.open("a") as file:
        file.write("nonsense\n")
    out = tmp_path / "out.txt"
    ran = lasttrick("record", "convert", str(deals), "--to", "text", "--out", str(out))
    assert ran.code == 1
    assert f"{deals}:5: " in ran.err
    assert list(tmp_path.iterdir()) == [deals]
    out.write_text("precious")
    ran = lasttrick("record", "convert", str(deals), "--to", "text", "--out", str(out))
    assert (ran.code, out.read_text()) == (2, "precious")


def test_show_one_deal(lasttrick: Command, deals: Path) -> None:
    whole = lasttrick("record", "show", str(deals), "--deal", "2").out
    assert whole.count("game ") == 1
    assert json.loads(lasttrick("record", "show", str(deals), "--deal", "2", "--json").out)
    ran = lasttrick("record", "show", str(deals), "--deal", "9")
    assert ran.code == 2
    assert "has 4 deals" in ran.err


def test_replay_tells_the_deal(lasttrick: Command, deals: Path) -> None:
    ran = lasttrick("record", "replay", str(deals), "--deal", "1")
    assert ran.code == 0
    assert "leads" in ran.out
    assert "wins the deal with the last trick" in ran.out


def test_replay_of_a_seat_shows_no_hidden_card(lasttrick: Command, deals: Path) -> None:
    everything = lasttrick("record", "replay", str(deals)).out
    seen = lasttrick("record", "replay", str(deals), "--seat", "1").out
    assert "lays a card face down" not in everything
    assert "careful 0 lays a card face down" in seen
    assert "careful 0: " not in seen
    ran = lasttrick("record", "replay", str(deals), "--seat", "5")
    assert ran.code == 2
    assert "seat from 0 to 2" in ran.err


def test_replay_of_a_wrong_deal_stops_there(lasttrick: Command, deals: Path) -> None:
    wrong = json.loads(deals.read_text().splitlines()[0])
    wrong["events"] = [e for e in wrong["events"] if e["event"] != "play"][:1] + [
        {"event": "play", "seat": 0, "card": "AC"}
    ] * 2
    deals.write_text(json.dumps(wrong))
    ran = lasttrick("record", "replay", str(deals))
    assert ran.code == 1
    assert "event" in ran.err
    assert "Traceback" not in ran.err
