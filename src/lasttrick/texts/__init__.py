"""Everything that a person reads, in the languages of the people who play these games."""

from lasttrick.texts.catalog import Texts, messages_of
from lasttrick.texts.faces import Faces, Style, rank_letter
from lasttrick.texts.languages import LANGUAGES, language_from, language_of
from lasttrick.texts.naming import (
    GameText,
    dealt_hand_name,
    game_text,
    option_about,
    option_name,
    preset_about,
    preset_meant,
    preset_name,
    rank_name,
    value_name,
)
from lasttrick.texts.spellings import Spellings, spellings_of
from lasttrick.texts.telling import Telling

__all__ = [
    "LANGUAGES",
    "Faces",
    "GameText",
    "Spellings",
    "Style",
    "Telling",
    "Texts",
    "dealt_hand_name",
    "game_text",
    "language_from",
    "language_of",
    "messages_of",
    "option_about",
    "option_name",
    "preset_about",
    "preset_meant",
    "preset_name",
    "rank_letter",
    "rank_name",
    "spellings_of",
    "value_name",
]
