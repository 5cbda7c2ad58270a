"""Games and tables are shared by everybody, and nobody can change them."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from lasttrick.games import GAME_NAMES, Game, Table, game_from_definition, game_from_text, load_game
from tests.chance import chance_deal

OWN = game_from_text('extends = "sipa"\nname = "Ours"\n')


@pytest.mark.parametrize("name", GAME_NAMES)
def test_definition_is_a_copy_each_time(name: str) -> None:
    game = load_game(name)
    before = copy.deepcopy(game.definition)
    for spoiled in (game.definition, game.table(game.seats()[0]).definition):
        spoiled["pack"] = {"ranks": "A"}
        spoiled["deal"]["packets"].append(9)
        spoiled["options"]["direction"]["default"] = "nowhere"
    assert game.definition == before
    assert game.table(game.seats()[0]).definition == before


def test_what_is_done_to_one_definition_changes_no_game_above_it() -> None:
    load_game("agram").definition["pack"]["ranks"] = "A K"
    assert load_game("sink-sink").definition["pack"]["ranks"] == "A T 9 8 7 6 5 4 3"
    ours = game_from_text('extends = "agram"\nname = "Ours"\n')
    assert len(ours.table(3).pack) == 35


def test_definition_that_came_in_may_be_changed_afterwards() -> None:
    definition = load_game("spar").definition
    game = game_from_definition(definition)
    definition["deal"]["packets"].append(4)
    definition["options"].clear()
    assert game.table(3).packets == (3, 2)
    assert "stack" in game.options


SPOILING: dict[str, Callable[[Any, Any], object]] = {
    "an option": lambda game, _: game.options.clear(),
    "the values of an option": lambda game, _: game.options["hide"].values.clear(),
    "what a value rewrites": lambda game, _: game.options["hide"].values["off"].update(x=1),
    "what an option implies": lambda game, _: game.options["deals"].implies.clear(),
    "the default of an option": lambda game, _: setattr(game.options["hide"], "default", "off"),
    "a preset": lambda game, _: game.presets.clear(),
    "the options of a preset": lambda game, _: game.presets["six"].options.clear(),
    "the id": lambda game, _: setattr(game, "id", "agram"),
    "the source": lambda game, _: game.source.inferred.clear(),
    "the seats of a table": lambda _, table: setattr(table, "seats", 2),
    "the rules of a table": lambda _, table: setattr(table, "rules", None),
    "the definition of a table": lambda _, table: setattr(table, "definition", {}),
    "the pack of a table": lambda _, table: delattr(table, "pack"),
    "a rule": lambda _, table: setattr(table.rules.award, "plain", 9),
    "the low cards of the rules": lambda _, table: table.rules.award.low.cards.update(A=9),
    "the low cards of a table": lambda _, table: table.low_points.clear(),
    "the options of a table": lambda _, table: table.options.update(direction="clockwise"),
}


@pytest.mark.parametrize("what", SPOILING)
@pytest.mark.parametrize("game", [load_game("sipa"), OWN], ids=["built in", "own"])
def test_nothing_of_a_game_or_table_can_be_changed(what: str, game: Game) -> None:
    table = game.table(3)
    with pytest.raises((AttributeError, TypeError)):
        SPOILING[what](game, table)
    assert game.table(3) == table == load_game("sipa").table(3) or game is OWN
    assert game.table(3).rules == load_game("sipa").table(3).rules


def unpickled(table: Table) -> Table:
    again = pickle.loads(pickle.dumps(table))
    assert isinstance(again, Table)
    return again


@pytest.mark.parametrize("name", GAME_NAMES)
def test_table_survives_pickling_and_is_small(name: str) -> None:
    game = load_game(name)
    for preset in (None, *game.presets):
        table = game.table(game.seats(game.choose(preset=preset))[-1], preset=preset)
        assert len(pickle.dumps(table)) < 1000
        assert unpickled(table) == table
        assert unpickled(table).options == table.options
        assert copy.deepcopy(table) == table
    assert pickle.loads(pickle.dumps(game)) is game


def test_own_game_survives_pickling() -> None:
    table = OWN.table(4, {"direction": "clockwise"})
    assert unpickled(table) == table
    assert unpickled(table).definition == OWN.definition
    again = pickle.loads(pickle.dumps(OWN))
    assert again.definition == OWN.definition
    assert again.choose() == OWN.choose()


def test_rules_and_states_survive_pickling() -> None:
    table = load_game("spar").table(3)
    assert pickle.loads(pickle.dumps(table.rules)) == table.rules
    state = chance_deal(table, Random(1))
    assert pickle.loads(pickle.dumps(state)) == state
