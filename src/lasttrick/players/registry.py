"""Players by name: the built-in ones, and those that other packages bring.

Another package adds a player with an entry point in the group ``lasttrick.players`` that
names a factory: a class or function that takes a ``random.Random``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import NamedTuple

from lasttrick.errors import PlayerError
from lasttrick.players.budget import EXPERT_BUDGET, Budget
from lasttrick.players.careful import Careful
from lasttrick.players.novice import Novice
from lasttrick.players.player import Player, PlayerFactory
from lasttrick.players.random_player import RandomPlayer
from lasttrick.players.steady import Steady

GROUP = "lasttrick.players"
"""The group of entry points in which players are registered."""


class Level(NamedTuple):
    """One built-in player, as a menu shows it."""

    name: str
    about: str
    """What to expect of it, in one line."""
    factory: PlayerFactory


def expert(chance: Random, budget: Budget = EXPERT_BUDGET) -> Player:
    """Return the player ``expert``; what it needs is imported only now."""
    from lasttrick.players.expert import Expert

    return Expert(chance, budget)


def _policy(chance: Random) -> Player:
    """Return the player ``policy``; what it needs is imported only now."""
    from lasttrick.players.policy import Policy

    return Policy(chance)


def _pimc(chance: Random) -> Player:
    """Return the player ``pimc``; what it needs is imported only now."""
    from lasttrick.players.pimc import Pimc

    return Pimc(chance)


LEVELS: tuple[Level, ...] = (
    Level("random", "plays any legal card", RandomPlayer),
    Level("novice", "plays with sense, but remembers nothing", Novice),
    Level("careful", "remembers every card and plans for the deciding trick", Careful),
    Level("steady", "imagines the hidden hands and tries every card in each of them", Steady),
    Level("expert", "weighs the hidden hands by what was played, and has learnt to play", expert),
)
"""The built-in players, the weakest first."""

UNLISTED: tuple[Level, ...] = (
    Level("policy", "plays each card as often as learning by self-play has told it", _policy),
    Level("pimc", "solves 100 hidden worlds as if all hands lay open", _pimc),
)
"""Built-in players to study and to build on: they can be named, but no menu offers them."""

# Reading entry points means searching every installed package, so a built-in player is
# never looked up there; a plain source tree that nobody installed has none anyhow.
_BUILT_IN: Mapping[str, PlayerFactory] = {
    level.name: level.factory for level in (*LEVELS, *UNLISTED)
}

_WITH_A_BUDGET: Mapping[str, Callable[[Random, Budget], Player]] = {
    "steady": Steady,
    "expert": expert,
}
"""The built-in players that think as long as they are given."""


def player_names() -> tuple[str, ...]:
    """Return the names for a menu: the built-in players by strength, then others by name."""
    return (*(level.name for level in LEVELS), *sorted(_brought()))


def make_player(name: str, chance: Random, budget: Budget | None = None) -> Player:
    """Return a player by name.

    Args:
        name: ``random``, ``novice``, ``careful``, ``steady``, ``expert``, ``policy``, ``pimc``,
            or one that another package brings.
        chance: where the player takes all its chance from.
        budget: how much a player that imagines the hidden hands may think about a move; None
            for as much as it does by itself.

    Raises:
        PlayerError: ``player/unknown``, with the names known; ``player/broken``, when what
            another package has registered cannot be loaded or makes no player.
    """
    if budget is not None and name in _WITH_A_BUDGET:
        return _WITH_A_BUDGET[name](chance, budget)
    factory = _BUILT_IN.get(name)
    if factory is not None:
        return factory(chance)
    brought = _brought()
    if name not in brought:
        raise _unknown(name)
    return _made(brought[name], chance)


def known_player(name: str) -> str:
    """Return the name of a player, whether menus offer it or not.

    Raises:
        PlayerError: ``player/unknown``, with the names known.
    """
    if name not in _BUILT_IN and name not in player_names():
        raise _unknown(name)
    return name


def _unknown(name: str) -> PlayerError:
    known = player_names()
    return PlayerError(
        "player/unknown",
        f"There is no player {name[:40]!r}. The players are {', '.join(known)}.",
        player=name[:40],
        known=known,
    )


def _brought() -> dict[str, EntryPoint]:
    """Return what other packages have registered, unloaded; a built-in name stays ours."""
    found = entry_points(group=GROUP)
    return {entry.name: entry for entry in found if entry.name not in _BUILT_IN}


def _made(entry: EntryPoint, chance: Random) -> Player:
    try:
        load: Callable[[], PlayerFactory] = entry.load
        player = load()(chance)
    except Exception as error:
        raise _broken(entry, f"{type(error).__name__}: {str(error)[:200]}") from error
    if not callable(getattr(player, "choose", None)) or not hasattr(player, "name"):
        raise _broken(entry, "what it makes has no name or cannot choose")
    return player


def _broken(entry: EntryPoint, why: str) -> PlayerError:
    return PlayerError(
        "player/broken",
        f"The player {entry.name} ({entry.value}) cannot be made: {why}.",
        player=entry.name,
        entry_point=entry.value,
    )
