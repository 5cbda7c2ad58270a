"""The twelve games by default, written a second time and as plainly as can be.

Nothing here comes from the package: cards are texts, rules are lines of code. It counts the
ways in which a deal can be played to its end, and that number is compared with the engine's.
"""

from dataclasses import dataclass, field

ORDER = {
    "agram": "AT9876543",
    "sink-sink": "AT9876543",
    "mali": "AKTQ98J7",
    "fapfap": "AT9876543",
    "spar": "AKQJT9876",
    "sipa": "AKQJT987",
    "cat-te": "AKQJT98765432",
    "eighty-three": "AKQJT98765432",
    "letzter-stich": "ATKQJ987",
    "letzter-stich-3": "ATKQJ97",
    "jeu-de-carte": "AKQJT987",
    "garame": "T9876543",
}
CLOCKWISE = ("spar", "eighty-three", "letzter-stich", "letzter-stich-3")
TRICKS = {
    "agram": 6,
    "cat-te": 6,
    "eighty-three": 6,
    "letzter-stich": 7,
    "letzter-stich-3": 8,
}
"""How many cards a hand has; five where nothing is said. Letzter Stich: with four players."""

Hands = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Position:
    """The end of a deal: who is to lead which trick with which cards left."""

    game: str
    hands: Hands
    leader: int
    trick: int
    takers: tuple[int, ...] = ()
    """Who took the tricks before, as far as it matters."""
    out: frozenset[int] = frozenset()


@dataclass
class Count:
    """How many ways there are, and how often each seat wins."""

    ways: int = 0
    wins: dict[int, int] = field(default_factory=dict)


def count(position: Position) -> Count:
    """Try every legal way to play."""
    found = Count()
    _trick(position, position.leader, position.hands, [], found)
    return found


def _trick(
    position: Position, seat: int, hands: Hands, laid: list[tuple[int, str]], found: Count
) -> None:
    """Try every card of the seat to move; ``laid`` holds a star behind a card laid face down."""
    for token in _choices(position, hands[seat], laid):
        card = token[:2]
        left = tuple(c for c in hands[seat] if c != card)
        after = (*hands[:seat], left, *hands[seat + 1 :])
        now = [*laid, (seat, token)]
        if len(now) < len(hands) - len(position.out):
            _trick(position, _next(position, seat), after, now, found)
        else:
            _taken(position, after, now, found)


def _next(position: Position, seat: int) -> int:
    step = 1 if position.game in CLOCKWISE else -1
    seat = (seat + step) % len(position.hands)
    return _next(position, seat) if seat in position.out else seat


def _higher(game: str, card: str, best: str) -> bool:
    order = ORDER[game]
    return card[1] == best[1] and order.index(card[0]) < order.index(best[0])


def _best(game: str, laid: list[tuple[int, str]]) -> tuple[int, str]:
    holder, best = laid[0]
    for seat, token in laid[1:]:
        if not token.endswith("*") and _higher(game, token, best):
            holder, best = seat, token
    return holder, best


def _choices(position: Position, hand: tuple[str, ...], laid: list[tuple[int, str]]) -> list[str]:
    game = position.game
    if not laid:
        return list(hand)
    led = laid[0][1][1]
    _, best = _best(game, laid)
    if game == "cat-te":
        if position.trick == 5:
            return [card + "*" for card in hand]
        if position.trick == 6:
            return list(hand)
        return [card for card in hand if _higher(game, card, best)] + [c + "*" for c in hand]
    allowed = [card for card in hand if card[1] == led] or list(hand)
    if game == "sipa":
        return [card if _higher(game, card, best) else card + "*" for card in allowed]
    if game == "jeu-de-carte":
        return [card if card[1] == led else card + "*" for card in allowed]
    return allowed


def _taken(position: Position, hands: Hands, laid: list[tuple[int, str]], found: Count) -> None:
    game = position.game
    if game == "cat-te" and position.trick == 5:
        laid = [(seat, token[:2]) for seat, token in laid]
    taker, _ = _best(game, laid)
    takers = (*position.takers, taker)
    if position.trick == TRICKS.get(game, 5):
        winner = takers[-2] if game == "eighty-three" else taker
        return _end(winner, found)
    out = position.out
    if game == "cat-te" and position.trick == 4:
        if len(set(takers)) == 1:
            return _end(taker, found)
        out = frozenset(range(len(hands))) - set(takers)
    next_position = Position(game, hands, taker, position.trick + 1, takers, out)
    return _trick(next_position, taker, hands, [], found)


def _end(winner: int, found: Count) -> None:
    found.ways += 1
    found.wins[winner] = found.wins.get(winner, 0) + 1
