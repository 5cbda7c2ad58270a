"""``lasttrick simulate``: bytes that never change, whole lines, and files that are not lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

from lasttrick.records import decode, verify
from tests.cli.conftest import Command


def test_same_seed_same_bytes(lasttrick: Command) -> None:
    one = lasttrick("simulate", "sipa", "-n", "3", "-k", "20", "--seed", "7")
    two = lasttrick("simulate", "sipa", "-n", "3", "-k", "20", "--seed", "7")
    assert one.code == 0
    assert one.out == two.out
    assert len(one.out.splitlines()) == 20


def test_bots_for_all_or_one_a_seat(lasttrick: Command) -> None:
    ran = lasttrick("simulate", "agram", "-n", "3", "--bots", "careful,random,novice")
    assert [p.bot for p in decode(ran.out).seats] == ["careful", "random", "novice"]
    ran = lasttrick("simulate", "agram", "-n", "3", "--bots", "careful,random")
    assert ran.code == 2
    assert "3 with commas between, but got 2" in ran.err
    ran = lasttrick("simulate", "agram", "--bots", "genius")
    assert ran.code == 2
    assert "random, novice, careful" in ran.err


def test_an_existing_file_is_not_overwritten(lasttrick: Command, tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    out.write_text("precious")
    ran = lasttrick("simulate", "agram", "--out", str(out))
    assert ran.code == 2
    assert "--force" in ran.err
    assert out.read_text() == "precious"
    assert lasttrick("simulate", "agram", "--out", str(out), "--force").code == 0
    assert verify(decode(out.read_bytes())) == []


def test_a_wrong_call_makes_no_file(lasttrick: Command, tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    assert lasttrick("simulate", "agram", "--bots", "genius", "--out", str(out)).code == 2
    assert not out.exists()


def test_interrupting_leaves_whole_lines(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    command = [sys.executable, "-m", "lasttrick", "simulate", "agram", "-k", "1000000"]
    with subprocess.Popen(
        [*command, "--out", str(out)],
        stderr=subprocess.PIPE,
        # Whoever runs the tests may have had the interrupt ignored, and children inherit that.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    ) as process:
        while not out.exists() or out.stat().st_size < 20_000:
            assert process.poll() is None
            os.sched_yield()
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        said = process.stderr.read().decode()
    assert process.returncode == 130
    assert "Traceback" not in said
    content = out.read_bytes()
    assert content.endswith(b"\n")
    assert all(verify(decode(line)) == [] for line in content.splitlines())
