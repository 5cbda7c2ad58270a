"""Walks over the life of a table by commands of chance, sensible ones and hostile ones."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from lasttrick.cards import CODES
from lasttrick.engine import Play, chance_cut, legal
from lasttrick.errors import LastTrickError
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.server.protocol.settings import Settings
from lasttrick.server.table.deciding import Decision, decide
from lasttrick.server.table.facts import AnyFact, Opened
from lasttrick.server.table.following import opened
from lasttrick.server.table.own_moves import closed, come_back, covered, gone_on, made
from lasttrick.server.table.position import Position
from lasttrick.server.table.rules import rules_of
from tests.server.playing_tables import a_command
from tests.tables import sizes

START = 1_000_000.0


def every_table() -> Iterator[tuple[str, str | None, int]]:
    """Yield every game, each of its presets, at every size."""
    for game in GAME_NAMES:
        held = load_game(game)
        for preset in (None, *held.presets):
            options = {} if preset is None else {**held.presets[preset].options}
            for seats in sizes(game, options):
                yield game, preset, seats


def opening(game: str, preset: str | None, seats: int, settings: Settings | None = None) -> Opened:
    rules = rules_of(load_game(game).table(seats, preset=preset))
    return Opened(
        at=START,
        id="walk-walk",
        public=False,
        game=rules.game,
        options=rules.options,
        definition=rules.definition,
        seats=rules.seats,
        settings=settings or Settings(),
    )


def walk(first: Opened, chance: Random, steps: int) -> Iterator[Decision]:
    """Yield what comes of each step: mostly moves that can be made, among much that cannot."""
    position = opened(first)
    now = START
    for number in range(steps):
        now += chance.random() * 3
        try:
            decision = _step(position, number, now, chance)
        except LastTrickError as error:
            assert "/" in error.code
            continue
        position = decision.position
        yield decision


def _step(position: Position, number: int, now: float, chance: Random) -> Decision:
    roll = chance.random()
    if roll < 0.12:
        by = chance.choice([None, *range(len(position.chairs))])
        return decide(
            position, a_command(hostile(number, chance)), _sitting(position, by), now, chance
        )
    if roll < 0.2:
        seat = chance.randrange(len(position.chairs))
        own = chance.choice((covered, come_back))
        return own(position, seat, now, chance)
    return _sensible(position, number, now, chance)


def _sitting(position: Position, by: int | None) -> int | None:
    return by if by is not None and position.chairs[by].person is not None else None


def _sensible(position: Position, number: int, now: float, chance: Random) -> Decision:
    def ask(by: int | None, **command: Any) -> Decision:
        return decide(position, a_command({"id": f"s{number}", **command}), by, now, chance)

    if position.stage == "closed":
        return closed(position, "again", now, chance)
    if not position.dealing and (position.host is None or chance.random() < 0.2):
        chair_wanted = chance.randrange(len(position.chairs))
        return ask(None, type="sit", seat=chair_wanted, name=f"P{number}")
    if position.stage in ("gathering", "over"):
        return ask(position.host, type="start")
    if position.stage == "counted":
        return gone_on(position, now, chance)
    seat, deal = position.to_act, position.deal
    assert seat is not None
    assert deal is not None
    chair = position.chairs[seat]
    if deal.state is None:
        cut = chance_cut(deal.match.deal_table, deal.match.deal_dealer, chance)
        assert cut is not None
        if chair.by == "self":
            return ask(seat, type="cut", at=cut.at)
        return made(position, cut.seat, cut, chair.by, now, chance)
    move = chance.choice(legal(deal.state))
    assert deal.state.turn is not None
    if chair.by != "self":
        return made(position, deal.state.turn, move, chair.by, now, chance)
    if isinstance(move, Play):
        return ask(seat, type="play", card=CODES[move.card], down=move.down)
    card = None if move.card is None else CODES[move.card]
    return ask(seat, type="declare", what=move.what, card=card, against=move.against)


def hostile(number: int, chance: Random) -> dict[str, Any]:
    """Return a command that is well formed and mostly out of place."""
    seat, card = chance.randrange(8), chance.choice(CODES)
    words = ["pass", "redeal", "instant-win", "dry", "show-dry", "peek", "flag"]
    commands: list[dict[str, Any]] = [
        {"type": "sit", "seat": seat, "name": f"H{number}"},
        {"type": "sit", "name": "P1"},
        {"type": "leave"},
        {"type": "start"},
        {"type": "cut", "at": chance.randrange(60)},
        {"type": "cut", "tap": True},
        {"type": "cut", "tap": True, "at": 3},
        {"type": "play", "card": card, "down": chance.random() < 0.5},
        {"type": "play", "card": "?"},
        {"type": "declare", "what": chance.choice(words)},
        {"type": "declare", "what": "flag", "against": seat},
        {"type": "declare", "what": chance.choice(words), "card": card},
        {"type": "resign"},
        {"type": "ready"},
        {"type": "arrange", "game": chance.choice(GAME_NAMES)},
        {"type": "arrange", "seats": chance.randrange(2, 9)},
        {"type": "arrange", "settings": {"chat": chance.choice(["all", "off"]), "clock": None}},
        {"type": "arrange", "options": {"direction": "clockwise"}},
        {"type": "seat-bot", "seat": seat, "bot": "random"},
        {"type": "seat-bot", "seat": seat, "bot": "nobody"},
        {"type": "clear-seat", "seat": seat},
        {"type": "hand-over", "seat": seat},
        {"type": "say", "text": "hello"},
        {"type": "phrase", "phrase": "thanks"},
        {"type": "device-code"},
        {"type": "new-secret"},
        {"type": "ping"},
    ]
    # An id that comes again now and then: the same command must not be carried out twice.
    return {"id": f"h{number % 40}", **chance.choice(commands)}


def facts_of(first: Opened, decisions: list[Decision]) -> list[AnyFact]:
    return [first, *(fact for decision in decisions for fact in decision.facts)]
