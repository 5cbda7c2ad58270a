"""What a game is: one TOML file a game, its options and presets, and the tables they make."""

from lasttrick.games.definition import Option, Options, Preset, Value, as_value
from lasttrick.games.game import Game
from lasttrick.games.library import (
    CUSTOM,
    GAME_NAMES,
    find_game,
    game_from_definition,
    game_from_text,
    game_of,
    load_game,
    read_game_file,
)
from lasttrick.games.parsing import DealtKind
from lasttrick.games.rules import DealtHand, Rules
from lasttrick.games.table import Laying, Table
from lasttrick.games.usual_seats import usual_seats

__all__ = [
    "CUSTOM",
    "GAME_NAMES",
    "DealtHand",
    "DealtKind",
    "Game",
    "Laying",
    "Option",
    "Options",
    "Preset",
    "Rules",
    "Table",
    "Value",
    "as_value",
    "find_game",
    "game_from_definition",
    "game_from_text",
    "game_of",
    "load_game",
    "read_game_file",
    "usual_seats",
]
