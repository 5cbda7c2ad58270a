"""When the full screen opens, and what it is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from lasttrick.cli import full_screen, play
from lasttrick.cli.full_screen import nearest_delay, stay_for
from lasttrick.texts import Texts
from lasttrick.tui.local_match import LocalMatch
from tests.cli.conftest import Command

SitDown = Callable[[str, Texts], LocalMatch]


class Screen:
    """Stands where the full screen would open, and keeps what it was told."""

    def __init__(self) -> None:
        self.over: Mapping[str, Any] | None = None
        self.sit_down: SitDown | None = None

    def __call__(self, over: Mapping[str, Any], sit_down: SitDown | None = None) -> None:
        self.over, self.sit_down = over, sit_down


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Screen:
    monkeypatch.setenv("LASTTRICK_MATCHES", str(tmp_path))
    screen = Screen()
    for module in (play, full_screen):
        monkeypatch.setattr(module, "can_open", lambda: True)
        monkeypatch.setattr(module, "open_screen", screen)
    return screen


def test_bare_opens_the_menu(lasttrick: Command, screen: Screen) -> None:
    assert lasttrick().code == 0
    assert (screen.over, screen.sit_down) == ({}, None)
    lasttrick("--lang", "pt_BR")
    assert screen.over == {"language": "pt"}


def test_bare_in_a_language_that_there_is_none_of(lasttrick: Command, screen: Screen) -> None:
    ran = lasttrick("--lang", "xx")
    assert ran.code == 2
    assert "There is no language 'xx'" in ran.err
    assert screen.over is None


def test_play_overrides_no_setting_unless_told(lasttrick: Command, screen: Screen) -> None:
    assert lasttrick("play", "agram").code == 0
    assert screen.over == {}
    assert screen.sit_down is not None
    local = screen.sit_down("Ama", Texts("fr"))
    assert [sitter.name for sitter in local.sitters if sitter.kind == "human"] == ["Ama"]


@pytest.mark.parametrize(
    ("words", "over"),
    [
        (["--lang", "de"], {"language": "de"}),
        (["--name", "Kofi"], {"name": "Kofi"}),
        (["--pack", "two-colour"], {"pack": "two-colour"}),
        (["--pack", "plain"], {"pack": "ascii"}),
        (["--ascii"], {"pack": "ascii"}),
        (["--pause", "0"], {"bot_delay": "none"}),
        (["--pause", "5"], {"bot_delay": "long"}),
        (["--wait", "trick"], {"trick_stays": "key"}),
        (["--wait", "never"], {"trick_stays": "short"}),
    ],
)
def test_flags_go_before_settings(
    lasttrick: Command, screen: Screen, words: list[str], over: Mapping[str, str]
) -> None:
    assert lasttrick("play", "agram", *words).code == 0
    assert screen.over == over


def test_a_match_is_resumed_on_the_whole_screen(lasttrick: Command, screen: Screen) -> None:
    assert lasttrick("play", "spar", "--plain", "--seed", "1", typed="\n").code == 0
    assert screen.over is None
    assert lasttrick("play", "--resume").code == 0
    assert screen.sit_down is not None
    assert screen.sit_down("Ama", Texts("en")).table.game == "spar"


@pytest.mark.parametrize("flag", ["--plain", "--words"])
def test_flags_that_keep_the_lines(lasttrick: Command, screen: Screen, flag: str) -> None:
    assert "Deal 1" in lasttrick("play", "agram", flag, typed="q\n").out
    assert screen.over is None


def test_what_is_wrong_is_said_before_the_screen_opens(lasttrick: Command, screen: Screen) -> None:
    assert lasttrick("play", "agram", "--players", "9").code == 2
    assert lasttrick("play", "agram", "--bots", "careful,novice").code == 2
    assert screen.over is None


def test_without_a_terminal_nothing_opens(lasttrick: Command) -> None:
    ran = lasttrick()
    assert ran.code == 0
    assert ran.out.startswith("Usage: lasttrick")


def test_a_dumb_terminal_cannot_show_a_whole_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal:
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("sys.stdout", Terminal())
    monkeypatch.setenv("TERM", "dumb")
    assert not full_screen.can_open()
    monkeypatch.setenv("TERM", "xterm")
    assert full_screen.can_open()


def test_the_nearest_settings() -> None:
    assert [nearest_delay(seconds) for seconds in (0, 0.3, 1.0, 9.0)] == [
        "none",
        "short",
        "usual",
        "long",
    ]
    assert stay_for("trick") == "key"
