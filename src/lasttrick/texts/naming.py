"""Names of what a game consists of: the game itself, its options, presets, ranks, dealt hands.

A built-in game is named by the catalog; a player's own game, which no catalog knows, by
what its file says.
"""

from __future__ import annotations

from typing import Literal

from lasttrick.cards import Rank
from lasttrick.cards.notation import RANK_LETTERS
from lasttrick.games import CUSTOM, DealtHand, Game, Table, Value
from lasttrick.games.names import folded
from lasttrick.texts.catalog import Texts
from lasttrick.texts.languages import LANGUAGES

GameText = Literal["name", "place", "summary", "source", "inferred"]


def game_text(texts: Texts, game: Game, what: GameText) -> str:
    """Return a text about a game; nothing where there is none."""
    said = _catalogued(texts, game, f"game-{game.id}-{what}")
    if said is not None:
        return said
    match what:
        case "name":
            return game.name
        case "place":
            return game.place
        case "summary":
            return game.summary
        case "source":
            return game.source.says
        case "inferred":
            return "; ".join(game.source.inferred)


def option_about(texts: Texts, game: Game, option: str) -> str:
    """Return what an option is about."""
    said = _catalogued(texts, game, f"option-{game.id}-{option}", f"option-{option}")
    return game.options[option].about if said is None else said


def option_name(texts: Texts, game: Game, option: str) -> str:
    """Return what an option is called in a list, in few words; its key in a player's own game."""
    said = _catalogued(texts, game, f"option-name-{game.id}-{option}", f"option-name-{option}")
    return option if said is None else said


def value_name(texts: Texts, game: Game, option: str, value: Value) -> str:
    """Return what a value of an option is called.

    A number is written as a number, and a value of a player's own game as its file writes it.
    """
    written = str(value)
    said = _catalogued(
        texts,
        game,
        f"value-{game.id}-{option}-{written}",
        f"value-{option}-{written}",
        f"value-{written}",
    )
    return written if said is None else said


def preset_name(texts: Texts, game: Game, preset: str) -> str:
    """Return what a preset is called, by its key."""
    said = _preset_text(texts, game, preset, "name")
    return game.presets[preset].name if said is None else said


def preset_about(texts: Texts, game: Game, preset: str) -> str:
    """Return what a preset is about, by its key; nothing where a player's own file is silent."""
    said = _preset_text(texts, game, preset, "about")
    return game.presets[preset].about if said is None else said


def preset_meant(game: Game, written: str) -> str | None:
    """Return the key of the preset that somebody wrote: the key itself, or its name.

    A name counts in any of the languages, whichever is spoken, so that what was read in one
    place can be typed in another. Case, marks and spaces do not matter.
    """
    wanted = folded(written)
    for key, preset in game.presets.items():
        if wanted in (folded(key), folded(preset.name)):
            return key
    if game.id == CUSTOM:
        return None
    for texts in map(Texts, LANGUAGES):
        for key in game.presets:
            if wanted == folded(preset_name(texts, game, key)):
                return key
    return None


def rank_name(texts: Texts, rank: Rank | str) -> str:
    """Return the name of a rank inside a sentence: ``ace``, ``7``."""
    letter = rank if isinstance(rank, str) else RANK_LETTERS[rank]
    return letter if letter.isdecimal() else texts("rank-name", rank=letter)


def dealt_hand_name(texts: Texts, hand: DealtHand, table: Table) -> str:
    """Return which hand it is that is worth something as it is dealt."""
    rank = rank_name(texts, hand.rank) if hand.rank is not None else ""
    said = texts(f"dealt-{hand.pattern}", cards=table.tricks, rank=rank, sum=hand.sum or 0)
    if hand.double_with is None:
        return said
    return texts("dealt-double", hand=said, rank=rank_name(texts, hand.double_with))


def _preset_text(
    texts: Texts, game: Game, preset: str, what: Literal["name", "about"]
) -> str | None:
    return _catalogued(texts, game, f"preset-{game.id}-{preset}-{what}", f"preset-{preset}-{what}")


def _catalogued(texts: Texts, game: Game, *messages: str) -> str | None:
    """Return the first of these messages that there is; no catalog knows a player's own game."""
    if game.id == CUSTOM:
        return None
    return next((texts(message) for message in messages if texts.has(message)), None)
