"""Records of games that somebody made up, which nobody has checked before they are read."""

import tomllib
from contextlib import suppress
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lasttrick.cards import Seat
from lasttrick.errors import GameError, RecordError
from lasttrick.games import game_from_definition
from lasttrick.games.merge import patched
from lasttrick.records import decode, encode, record_of, table_of, verify, view_record
from tests.chance import chance_deal, played_out
from tests.games.own_file import WHOLE
from tests.games.test_own_files_by_chance import KEYS, VALUES
from tests.records.deals import Json, a_record

GOOD_VALUES = st.sampled_from(
    [
        *('"must"', '"free"', '"choice"', '"discards"', '"not-beating"', '"all"', '"distinct"'),
        *('"won-the-lead"', '"opponents-pay"', '"pool"', '"2S"', "[1]", "[1, 3]", "2", "3", "4"),
        *("true", '"A"', '"manual"', '[{ pattern = "four-of-a-kind" }]', "{ 7 = 2 }"),
        *('"flagged"', '[{ pattern = "all-below", rank = "9" }, { pattern = "one-suit" }]'),
    ]
)


BASE = tomllib.loads(WHOLE.replace('"maybe"', '"on"'))


@st.composite
def definitions(draw: st.DrawFn) -> Json:
    """Draw a whole game with some of its keys written by chance."""
    written: Json = {}
    for key, value in draw(st.lists(st.tuples(KEYS, GOOD_VALUES | VALUES), max_size=4)):
        with suppress(ValueError):
            written[key] = tomllib.loads(f"value = {value}")["value"]
    return patched(BASE, written)


@settings(max_examples=500, deadline=None)
@given(definitions(), st.integers(2, 4), st.randoms(use_true_random=False))
def test_definitions_of_chance_give_nothing_but_record_errors(
    definition: Json, seats: int, chance: Random
) -> None:
    options: dict[str, str | int] = {}
    with suppress(GameError):
        game = game_from_definition(definition)
        options = {name: option.default for name, option in game.options.items()}
    record = replace(
        a_record("agram", seats), game="custom", definition=definition, options=options
    )
    verify(record)
    try:
        table = table_of(record)
    except RecordError:
        return
    state = played_out(chance_deal(table, chance), chance)
    for whole in (record_of(state), view_record(state, Seat(0)), view_record(state, None)):
        assert verify(whole) == []
        assert decode(encode(whole)) == whole
