"""Everything that a person reads, in the languages of the people who play these games."""

from lasttrick.texts.catalog import Texts, messages_of
from lasttrick.texts.faces import Faces, Style
from lasttrick.texts.languages import LANGUAGES, language_from, language_of
from lasttrick.texts.naming import GameText, dealt_hand_name, game_text, option_about, rank_name
from lasttrick.texts.telling import Telling

__all__ = [
    "LANGUAGES",
    "Faces",
    "GameText",
    "Style",
    "Telling",
    "Texts",
    "dealt_hand_name",
    "game_text",
    "language_from",
    "language_of",
    "messages_of",
    "option_about",
    "rank_name",
]
