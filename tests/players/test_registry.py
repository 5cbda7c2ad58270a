import subprocess
import sys
from importlib.metadata import EntryPoint, entry_points
from random import Random

import pytest

from lasttrick.errors import PlayerError
from lasttrick.players import LEVELS, make_player, player_names, registry
from tests.players.brought import Brought


def silent(chance: Random) -> object:
    """Make something that cannot play."""
    return object()


@pytest.fixture
def other_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules[__name__]
    monkeypatch.setitem(sys.modules, "other_package", module)
    entries = [
        EntryPoint("zealous", "other_package:Brought", registry.GROUP),
        EntryPoint("absent", "no_such_package_here:Player", registry.GROUP),
        EntryPoint("silent", "other_package:silent", registry.GROUP),
        EntryPoint("careful", "other_package:Brought", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: entries)


def test_levels_are_the_built_in_players_the_weakest_first() -> None:
    assert [level.name for level in LEVELS] == ["random", "novice", "careful", "steady", "expert"]
    for level in LEVELS:
        assert make_player(level.name, Random(1)).name == level.name
        assert level.about
        assert "\n" not in level.about


def test_built_in_players_need_no_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    def unread(group: str) -> list[EntryPoint]:
        raise AssertionError("entry points were read")

    monkeypatch.setattr(registry, "entry_points", unread)
    for level in LEVELS:
        make_player(level.name, Random(1))


@pytest.mark.usefixtures("other_packages")
def test_names_are_ours_by_strength_then_the_others() -> None:
    assert player_names() == (
        "random",
        "novice",
        "careful",
        "steady",
        "expert",
        "absent",
        "silent",
        "zealous",
    )


@pytest.mark.usefixtures("other_packages")
def test_another_package_can_bring_a_player_but_not_replace_ours() -> None:
    chance = Random(1)
    brought = make_player("zealous", chance)
    assert isinstance(brought, Brought)
    assert brought.chance is chance
    assert make_player("careful", chance).name == "careful"


@pytest.mark.usefixtures("other_packages")
@pytest.mark.parametrize("name", ["absent", "silent"])
def test_a_broken_player_is_an_error_only_when_asked_for(name: str) -> None:
    with pytest.raises(PlayerError, match=f"The player {name} ") as caught:
        make_player(name, Random(1))
    assert caught.value.code == "player/broken"


@pytest.mark.usefixtures("other_packages")
def test_an_unknown_name_is_told_those_known() -> None:
    with pytest.raises(PlayerError, match="no player 'wizard'") as caught:
        make_player("wizard", Random(1))
    assert caught.value.code == "player/unknown"
    assert caught.value.facts["known"] == player_names()


def test_entry_points_register_exactly_the_built_in_players() -> None:
    ours = {
        entry.name: entry.load()
        for entry in entry_points(group=registry.GROUP)
        if entry.value.startswith("lasttrick.")
    }
    assert ours == {level.name: level.factory for level in LEVELS}


def test_players_come_without_the_floors_above() -> None:
    script = (
        "import sys, lasttrick.players\n"
        "above = ('lasttrick.cli', 'lasttrick.tui', 'numba')\n"
        "print([name for name in sys.modules if name.startswith(above)])"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
