"""Every game, preset and size, walked over by commands of chance: nothing but refusals goes wrong,
and facts alone lead to the same place."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from lasttrick.engine import commitment
from lasttrick.server.audience import Around, Telling, welcome
from lasttrick.server.protocol.messages import encode
from lasttrick.server.table.facts import Shuffled, decode_fact, encode_fact
from lasttrick.server.table.following import after, opened, rebuilt, step
from lasttrick.server.table.position import Position
from lasttrick.server.table.showing import deal_view
from tests.server.secrecy import known_by, leaks
from tests.server.walking import every_table, facts_of, opening, walk

TABLES = [
    pytest.param(*table, marks=() if place % 3 == 0 else pytest.mark.sweep)
    for place, table in enumerate(every_table())
]
"""Every table; two of three of them only in the long form."""

AROUND = Around((), 0)


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
def test_facts_alone_rebuild_the_position(game: str, preset: str | None, seats: int) -> None:
    first = opening(game, preset, seats)
    decisions = list(walk(first, Random(f"{game}/{preset}/{seats}"), 110))
    assert len(decisions) > 50
    facts = facts_of(first, decisions)
    read_again = [decode_fact(encode_fact(fact)) for fact in facts]
    assert read_again == facts
    assert rebuilt(read_again) == decisions[-1].position


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
def test_no_audience_is_told_a_card_that_it_may_not_know(
    game: str, preset: str | None, seats: int
) -> None:
    first = opening(game, preset, seats)
    decisions = list(walk(first, Random(f"{game}-{preset}-{seats}"), 50))
    position = opened(first)
    for fact in facts_of(first, decisions)[1:]:
        telling = Telling(step(position, fact))
        position = after(position, fact)
        for seat in (None, *range(len(position.chairs))):
            told = [welcome(position, seat, AROUND), telling.message(seat)]
            for message in told:
                if message is not None:
                    check(json.loads(encode(message)), position, seat)


def check(message: dict[str, object], position: Position, seat: int | None) -> None:
    view = deal_view(position, seat)
    known = set() if view is None else known_by(view)
    text = json.dumps(message)
    assert leaks(message, known) == set(), text
    deal = position.deal
    if deal is not None and deal.secret is not None and not deal.counted:
        assert deal.secret not in text
    for chair in position.chairs:
        for hashed in () if chair.person is None else chair.person.secrets:
            assert hashed not in text


def test_every_shuffle_keeps_its_promise() -> None:
    decisions = list(walk(opening("agram", None, 4), Random(3), 300))
    shuffles = [f for d in decisions for f in d.facts if isinstance(f, Shuffled)]
    assert len(shuffles) > 3
    for fact in shuffles:
        assert commitment(bytes.fromhex(fact.secret)) == fact.commitment
    assert len({fact.secret for fact in shuffles}) == len(shuffles)


def test_the_rules_are_written_with_every_option() -> None:
    first = opening("spar", None, 3)
    assert msgspec.to_builtins(first)["options"] == first.options
    assert opened(first).table.options == first.options
