"""Every table that the built-in games can be played at: sizes, presets, options, and mixtures."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from lasttrick.errors import OptionError
from lasttrick.games import GAME_NAMES, Table, Value, load_game

Chosen = dict[str, Value]

BESIDE: dict[tuple[str, str, str], Chosen] = {
    ("spar", "stack-suit", "distinct"): {"stack": "all"},
    ("fapfap", "naturals", "gabon"): {"deck": 31},
    ("fapfap", "naturals", "cameroon"): {"deck": 32},
}
"""What a value needs beside it, where it cannot stand alone."""

MATCH_ONLY = ("target", "deals", "tie", "batch", "history", "most", "least", "stones")
"""Options that change nothing in the play of a deal."""


def sizes(game: str, options: Chosen) -> list[int]:
    """Return the numbers of seats that can play, those that options refuse left out."""
    return list(load_game(game).seats(options))


def single_choices(game: str) -> Iterator[tuple[str, Chosen]]:
    """Yield the default, every preset, and every value of every option alone, each with a name."""
    held = load_game(game)
    yield "default", {}
    for key, preset in held.presets.items():
        yield f"preset {key}", {**preset.options}
    for name, option in held.options.items():
        values: list[Value] = [*option.names()]
        if option.range is not None:
            values += [option.range[0], option.range[0] + 1]
        for value in values:
            beside = BESIDE.get((game, name, str(value)), {})
            yield f"{name}={value}", {name: value, **beside}


def single_tables(game: str, *, deal_only: bool = False) -> Iterator[tuple[str, Table]]:
    """Yield the tables of all single choices at every size."""
    for label, options in single_choices(game):
        if deal_only and label.partition("=")[0] in MATCH_ONLY:
            continue
        for seats in sizes(game, options):
            yield f"{game} {label} {seats}", load_game(game).table(seats, options)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Draw a game under any legal mixture of its options, at any size."""
    game = draw(st.sampled_from(GAME_NAMES))
    return drawn_table(game, draw(st.randoms(use_true_random=False)))


def drawn_table(game: str, chance: Random) -> Table:
    """Return a table under a mixture of options: each that would be refused is left out."""
    held = load_game(game)
    options: Chosen = {}
    for name in chance.sample(list(held.options), k=chance.randint(0, len(held.options))):
        option = held.options[name]
        values: list[Value] = [*option.names()]
        if option.range is not None:
            values += [option.range[0], min(option.range[1], option.range[0] + 3)]
        tried = {**options, name: chance.choice(values)}
        try:
            held.choose(tried)
        except OptionError:
            continue
        options = tried
    return held.table(chance.choice(sizes(game, options)), options)
