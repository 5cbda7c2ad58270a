"""The tables and moments that the tests of players sit down at."""

from collections.abc import Iterator, Sequence
from random import Random

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import State, View, dealt, ending, shuffled, start, view
from lasttrick.games import GAME_NAMES, Table, load_game

ASKING: tuple[tuple[str, dict[str, object]], ...] = (
    ("spar", {"dry": "on"}),
    ("spar", {"weak-redeal": "on", "peek": "on"}),
    ("spar", {"enforce": "flag", "weak-redeal": "on", "dry": "on", "peek": "on"}),
    ("spar", {"dry": "on", "stack": "all", "stack-suit": "distinct", "cards": 7}),
    ("cat-te", {"claim": "manual", "instant": "literal"}),
    (
        "cat-te",
        {
            "trick-five": "sequential-open",
            "trick-six": "chung-suit",
            "ace": "both",
            "score": "vn",
        },
    ),
    ("letzter-stich", {"worth": "pool"}),
    ("letzter-stich", {"worth": "stake", "rank": "courts-low"}),
    ("sipa", {"four-sevens": 8, "chief": "in"}),
)
"""Options under which players are asked for more than cards, or pay and hide differently."""


def every_table() -> Iterator[Table]:
    """Yield every game at every size, with every preset and with the options above."""
    for name in GAME_NAMES:
        game = load_game(name)
        for preset in (None, *game.presets):
            for seats in game.seats(game.choose(preset=preset)):
                yield game.table(seats, preset=preset)
    for name, options in ASKING:
        game = load_game(name)
        for seats in game.seats(options):
            yield game.table(seats, options)


def chance_deal(table: Table, dealer: int, chance: Random) -> State:
    """Begin a deal of chance."""
    hands, talon = dealt(table, Seat(dealer), shuffled(table.pack, chance))
    return start(table, Seat(dealer), hands, talon)


def last_tricks(
    game: str,
    hands: Sequence[str],
    *,
    trick: int,
    leader: int,
    options: dict[str, object] | None = None,
    won_before: Sequence[int] | None = None,
) -> State:
    """Begin a deal at a late trick."""
    return ending(
        load_game(game).table(len(hands), options),
        Seat(0),
        [parse_cards(hand) for hand in hands],
        trick=trick,
        leader=Seat(leader),
        won_before=None if won_before is None else [Seat(seat) for seat in won_before],
    )


def view_to_move(state: State) -> View:
    """Return what the seat to move knows."""
    return view(state, state.turn)
