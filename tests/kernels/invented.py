"""Rules that no game has, put together by chance: what mechanisms do beside each other."""

from random import Random
from typing import Any

from lasttrick.errors import LastTrickError
from lasttrick.games import Table, game_from_definition

RANKS = (
    "A K Q J T 9 8 7",
    "A T K Q J 9 7",
    "A K Q J T 9 8 7 6 5 4 3 2",
    "T 9 8 7 6 5 4 3",
    "6 A 7",
)

CHOICES: dict[str, list[Any]] = {
    "deal.direction": ["clockwise", "counterclockwise"],
    "deal.next-dealer": ["winner", "rotate"],
    "lead.first": ["next", "dealer", "left", "right"],
    "lead.holder": ["7H"],
    "follow.duty": ["must", "must-beat", "free", "free"],
    "face-down.which": ["none", "discards", "not-beating", "choice", "choice"],
    "face-down.through": [1, 2, 3, 4],
    "face-down.blind": [2, 3, 4, 5],
    "tricks.deciding": [1, 2, 3, 4, 5],
    "tricks.drop-out-after": [1, 2, 3, 4],
    "tricks.sweep": [1, 2, 3, 4],
    "tricks.last-suit": ["led", "won-the-lead"],
    "award.plain": [1, 5, -2],
    "award.sweep": [3],
    "award.low.cards": [{"7": 2}, {"7": 3, "T": 0}, {"A": 1, "9": 4}],
    "award.low.run": [1, 2, 3, "all"],
    "award.low.table": [[2], [2, 5], [1, 2, 4, 9, 11, 12]],
    "award.low.suits": ["any", "distinct"],
    "award.not-with-rank": ["A", "7", "2"],
    "award.not-with-points": [3, -1],
    "award.last-trick-lost": [1, -3],
    "award.dealt.hands": [[{"pattern": "one-suit"}], [{"pattern": "all-below", "rank": "T"}]],
    "award.dealt.points": [2],
    "pay.kind": ["winner", "per-opponent", "opponents-pay", "dropped-lose", "pool"],
    "instant-win.pays": [4],
    "instant-win.claim": ["automatic", "manual"],
    "instant-win.tie": ["strength", "category", "turn", "suit"],
    "instant-win.hands": [
        [{"pattern": "three-of", "rank": "7"}, {"pattern": "three-of", "rank": "9"}],
        [{"pattern": "four-of-a-suit", "double-with": "A"}, {"pattern": "one-suit"}],
        [{"pattern": "sum-at-most", "sum": 40}, {"pattern": "four-of-a-kind"}],
        [{"pattern": "four-of-a-kind"}, {"pattern": "all-below", "rank": "J", "double-with": "7"}],
    ],
    "aces.sandbag": ["off", "led-first-three", "own-first-three", "own-first-three"],
    "aces.stuck": [True],
    "dry.allowed": [True],
    "dry.hidden-times": [1, 3],
    "redeal.nothing-above": ["T", "Q", "A"],
    "enforce.revokes": ["flagged"],
    "enforce.penalty": [2],
}


def invented_table(chance: Random) -> Table:
    """Return a table under rules made up by chance; what is refused is made up again."""
    while True:
        try:
            return _table(chance)
        except LastTrickError:
            continue


def _table(chance: Random) -> Table:
    cards, ranks = chance.randint(1, 9), chance.choice(RANKS)
    seats = chance.randint(2, max(2, min(8, 4 * len(ranks.split()) // cards)))
    definition: dict[str, Any] = {
        "name": "Invented",
        "seats": {"least": seats, "most": seats},
        "pack": {"ranks": ranks, "without": ["AS"] if chance.random() < 0.3 else []},
        "deal": {"cards": cards, "packets": [1]},
    }
    for key in chance.sample(list(CHOICES), k=chance.randint(2, 14)):
        *sections, last = key.split(".")
        inner = definition
        for section in sections:
            inner = inner.setdefault(section, {})
        inner[last] = chance.choice(CHOICES[key])
    return game_from_definition(definition).table(seats)
