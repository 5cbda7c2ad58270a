"""``lasttrick serve`` says where it is, or in one line why it cannot be."""

from __future__ import annotations

import importlib.util
import json
import socket
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from urllib.request import urlopen

import pytest

from lasttrick.cli import serve
from lasttrick.games import load_game
from tests.cli.conftest import Command
from tests.server.serving import serving


def test_it_says_what_to_install(lasttrick: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec

    def without(name: str) -> ModuleSpec | None:
        return None if name == "uvicorn" else found(name)

    monkeypatch.setattr(serve, "find_spec", without)
    ran = lasttrick("serve")
    assert ran.code == 2
    assert ran.err.splitlines()[0].endswith("pip install 'lasttrick[server]'")


@pytest.mark.parametrize("verb", ["games", "players", "rules agram", "deal agram", "serve --help"])
def test_nothing_of_the_server_is_imported_by_other_verbs(verb: str) -> None:
    program = (
        "import sys; from lasttrick.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'sqlalchemy', 'starlette', 'uvicorn', 'websockets', 'lasttrick.server'}\n"
        "sys.exit(','.join(heavy & set(sys.modules)) or 0)\n"
    )
    ran = subprocess.run([sys.executable, "-c", program, *verb.split()], capture_output=True)
    assert ran.returncode == 0, ran.stderr.decode()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "70000"], "70000"),
        (["--host", "192.0.2.1", "--port", "0"], "192.0.2.1, port 0"),
        (["--database", "mysql://x"], "Expected a file"),
        (["--game", "chess"], "chess"),
        (["--game", "./none.toml"], "Cannot read none.toml"),
        (["--game", "./wrong.toml"], "wrong.toml:3: target:"),
        (["--game", "agram", "--game", "sipa"], "one built-in"),
        (["--game", "./house.toml", "--game", "./house.toml"], "two are 'House'"),
        (["--base-path", "/a/../b"], "/a/../b"),
        (["--base-path", '/"onload='], "Expected a path"),
        (["--trusted-proxies", "10.0.0.0/99"], "10.0.0.0/99"),
        (["--metrics", "here:there"], "here:there"),
        (["--metrics", "127.0.0.1:70000"], "127.0.0.1:70000"),
        (["--drain", "-1"], "-1"),
        (["--log", "xml"], "xml"),
        (["now"], "now"),
    ],
)
def test_calls_that_are_wrong(
    lasttrick: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("house.toml").write_text('extends = "agram"\nname = "House"\n')
    Path("wrong.toml").write_text('extends = "agram"\nname = "Wrong"\ntarget = 5\n')
    ran = lasttrick("serve", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) <= 2


def test_a_database_that_cannot_be_is_told_in_a_line(lasttrick: Command, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ama,\n" * 200)
    ran = lasttrick("serve", "--port", "0", "--database", str(letter))
    assert ran.code == 2
    assert "Cannot open the database" in ran.err


def test_a_port_that_is_taken_is_told_if_it_was_wanted(lasttrick: Command) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = lasttrick("serve", "--port", port)
    assert ran.code == 2
    assert f"Cannot listen on 127.0.0.1, port {port}" in ran.err


def test_the_usual_port_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve, "_DEFAULT_PORT", port)
        with serve._listen("127.0.0.1", None) as listening:
            assert listening.getsockname()[1] != port


def test_it_names_the_page_of_a_game_and_answers(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with serving(database, tmp_path / "log", "--game", "Cat Te") as server:
        assert server.address.endswith("/?game=cat-te")
        with urlopen(server.address.replace("/?game=cat-te", "/healthz")) as answer:
            assert json.load(answer) == {"ok": True}
    assert [event["event"] for event in server.events()] == ["serving", "ending", "ended"]
    assert server.events()[0]["database"] == database


def test_games_of_the_host_are_offered_before_the_built_in_ones(tmp_path: Path) -> None:
    for name in ("House", "Sunday"):
        (tmp_path / f"{name}.toml").write_text(f'extends = "sipa"\nname = "{name}"\n')
    files = [str(tmp_path / f"{name}.toml") for name in ("House", "Sunday")]
    database = str(tmp_path / "tables.sqlite")
    arguments = ("--game", files[0], "--game", files[1])
    with serving(database, tmp_path / "log", *arguments) as server:
        assert server.address.endswith("/?game=custom")
        with urlopen(server.address.replace("/?game=custom", "/api/games")) as answer:
            told = json.load(answer)
    assert [game["name"] for game in told[:3]] == ["House", "Sunday", "Agram"]
    assert [game["id"] for game in told[:3]] == ["custom", "custom", "agram"]
    assert told[0]["definition"]["name"] == "House"
    assert told[2]["definition"] is None
    assert set(told[0]["options"]) == set(load_game("sipa").options)


def test_addresses_of_both_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    with serve._listen("127.0.0.1", 0) as listening:
        assert serve._address(listening) == f"http://127.0.0.1:{listening.getsockname()[1]}"
    monkeypatch.setattr(socket, "gethostname", lambda: "kitchen")
    with serve._listen("0.0.0.0", 0) as listening:
        assert serve._address(listening) == f"http://kitchen:{listening.getsockname()[1]}"


@pytest.mark.parametrize(
    ("platform", "environment", "there"),
    [
        ("darwin", {}, True),
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "firefox"}, True),
    ],
)
def test_a_browser_without_a_window_is_none(
    monkeypatch: pytest.MonkeyPatch, platform: str, environment: dict[str, str], there: bool
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert serve._has_browser() is there
