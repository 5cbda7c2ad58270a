"""The verbs that show games, deal cards, and help."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from lasttrick.cli.app import VERBS
from lasttrick.games import GAME_NAMES, load_game
from tests.cli.conftest import Command


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help_with_an_example(lasttrick: Command, verb: str) -> None:
    ran = lasttrick(verb, "--help")
    assert ran.code == 0
    assert "Usage: lasttrick" in ran.out
    if verb == "record":
        for inner in ("verify", "show", "replay", "convert"):
            assert "Example" in lasttrick(verb, inner, "--help").out
    else:
        assert f"lasttrick {verb}" in ran.out.partition("Example")[2]


def test_help_imports_nothing_of_the_game() -> None:
    program = (
        "import sys; sys.argv = ['lasttrick', '--help']\n"
        "from lasttrick.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "bad = [n for n in sys.modules if n.startswith(('lasttrick.games', 'msgspec'))]\n"
        "assert not bad, bad\n"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True).returncode == 0


def test_without_a_terminal_the_bare_command_shows_help(lasttrick: Command) -> None:
    ran = lasttrick()
    assert ran.code == 0
    assert "Verbs:" in ran.out


def test_version(lasttrick: Command) -> None:
    assert lasttrick("--version").out.startswith("lasttrick, version ")


def test_unknown_verb_is_misuse(lasttrick: Command) -> None:
    ran = lasttrick("pley")
    assert ran.code == 2
    assert "pley" in ran.err
    assert "Traceback" not in ran.err


def test_games_lists_every_game(lasttrick: Command) -> None:
    out = lasttrick("games").out
    for name in GAME_NAMES:
        assert name in out


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_game_shows_every_option_and_preset(lasttrick: Command, name: str) -> None:
    out = lasttrick("games", name).out
    game = load_game(name)
    for option in game.options:
        assert f"  {option} = " in out
    for preset in game.presets.values():
        assert preset.name in out
        assert preset.about in out


def test_presets_are_shown_in_the_language_and_chosen_by_what_is_shown(lasttrick: Command) -> None:
    out = lasttrick("games", "spar", "--lang", "fr").out
    assert "  two-tricks (Deux plis)" in out
    assert "      les 6 et les 7 des deux derniers plis s’additionnent" in out
    assert "      Plis additionnés" in out
    assert "stack=2" not in out
    for written in ("two-tricks", "Two tricks", "deux plis", "Hai vòng"):
        ran = lasttrick("deal", "spar", "--preset", written, "--seed", "1", "--json")
        assert json.loads(ran.out)["options"]["stack"] == 2
    ran = lasttrick("deal", "spar", "--preset", "trois plis")
    assert ran.code == 2
    assert "no preset 'trois plis'" in ran.err


def test_options_and_values_are_shown_as_they_are_typed_and_in_words(
    lasttrick: Command, tmp_path: Path
) -> None:
    out = lasttrick("games", "agram", "--lang", "de").out
    assert "  next-dealer = winner (Nächster Geber: wer gewonnen hat)\n" in out
    assert "      winner (wer gewonnen hat) oder rotate (reihum)\n" in out
    house = tmp_path / "house.toml"
    house.write_text('extends = "agram"\nname = "House"\n')
    out = lasttrick("games", str(house), "--lang", "de").out
    assert "  next-dealer = winner\n" in out
    assert "      winner oder rotate\n" in out


def test_games_as_json(lasttrick: Command) -> None:
    facts = json.loads(lasttrick("games", "--json").out)
    assert [game["id"] for game in facts] == list(GAME_NAMES)
    spar = json.loads(lasttrick("games", "spar", "--json").out)
    assert spar["options"]["stack"] == {
        "about": spar["options"]["stack"]["about"],
        "default": 1,
        "values": ["all"],
        "range": [1, 2],
    }


def test_players_shows_the_levels_weakest_first(lasttrick: Command) -> None:
    names = [player["name"] for player in json.loads(lasttrick("players", "--json").out)]
    assert names[:5] == ["random", "novice", "careful", "steady", "expert"]
    assert "careful" in lasttrick("players").out


def test_deal_gives_the_same_cards_for_the_same_seed(lasttrick: Command) -> None:
    one = lasttrick("deal", "agram", "--seed", "7")
    two = lasttrick("deal", "agram", "--seed", "7")
    assert one.out == two.out
    assert lasttrick("deal", "agram", "--seed", "8").out != one.out


def test_deal_as_json_deals_the_whole_pack(lasttrick: Command) -> None:
    facts = json.loads(lasttrick("deal", "mali", "-n", "6", "--seed", "1", "--json").out)
    cards = [card for hand in facts["hands"] for card in hand] + facts["talon"]
    assert len(cards) == len(set(cards)) == 31
    assert "AS" not in cards


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["deal", "agram", "-n", "6"], "6 x 6 = 36"),
        (["deal", "agrum"], "agram"),
        (["deal", "agram", "-o", "direction"], "name=value"),
        (["deal", "agram", "-o", "direction=up"], "counterclockwise or clockwise"),
        (["deal", "agram", "-o", "colour=red"], "no option 'colour'"),
        (["deal", "agram", "-o", "deals=3", "-o", "deals=4"], "one value of deals"),
        (["deal", "agram", "--preset", "x"], "bicycle"),
        (["deal", "./nowhere.toml"], "nowhere.toml"),
        (["deal", "spar", "-o", "stack-suit=distinct"], "exclude each other"),
        (["deal", "agram", "-n", "zero"], "zero"),
    ],
)
def test_wrong_calls_say_what_was_expected(
    lasttrick: Command, arguments: list[str], said: str
) -> None:
    ran = lasttrick(*arguments)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err
    assert ran.out == ""


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_a_script(lasttrick: Command, shell: str) -> None:
    assert "_LASTTRICK_COMPLETE" in lasttrick("completion", shell).out
