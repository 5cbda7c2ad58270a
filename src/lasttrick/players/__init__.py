"""Whoever can sit down: players that get a view and the legal moves and answer with one."""

from lasttrick.players.assessment import Assessment, PlayWorth, Share
from lasttrick.players.budget import DEFAULT_BUDGET, SERVER_BUDGET, TERMINAL_BUDGET, Budget
from lasttrick.players.careful import Careful
from lasttrick.players.evidence import proven_revokes
from lasttrick.players.expert import Expert
from lasttrick.players.novice import Novice
from lasttrick.players.player import Mixing, Player, PlayerFactory
from lasttrick.players.random_player import RandomPlayer
from lasttrick.players.registry import (
    LEVELS,
    UNLISTED,
    Level,
    known_player,
    make_player,
    player_names,
)
from lasttrick.players.seated import ask, play_out
from lasttrick.players.steady import Steady

__all__ = [
    "DEFAULT_BUDGET",
    "LEVELS",
    "SERVER_BUDGET",
    "TERMINAL_BUDGET",
    "UNLISTED",
    "Assessment",
    "Budget",
    "Careful",
    "Expert",
    "Level",
    "Mixing",
    "Novice",
    "PlayWorth",
    "Player",
    "PlayerFactory",
    "RandomPlayer",
    "Share",
    "Steady",
    "ask",
    "known_player",
    "make_player",
    "play_out",
    "player_names",
    "proven_revokes",
]
