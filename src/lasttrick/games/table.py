"""A table: one game under chosen options for a number of seats, worked out for play.

Everything that a deal asks again and again (who comes next, which card beats which,
what is laid face down in which trick) is answered here once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

from lasttrick.cards import EVERY_CARD, SUIT_OF, Card, Rank, Seat, rank_of
from lasttrick.errors import TableError
from lasttrick.games.checking import check_rules, check_seats
from lasttrick.games.definition import Options
from lasttrick.games.frozen import SetOnce
from lasttrick.games.parsing import (
    bad,
    cards_of,
    dealt_kinds,
    one_card,
    one_rank,
    optional_rank,
    ranks_in_order,
)
from lasttrick.games.rules import Rules

if TYPE_CHECKING:
    from lasttrick.games.game import Game

Laying = Literal["open", "discards", "not-beating", "choice", "blind"]
"""How the answers to one trick are laid."""


class Table(SetOnce):
    """The rules of exactly this table. It cannot be changed.

    Attributes:
        game: the id of the game.
        name: its name as people write it.
        rules: all the rules, with the options applied.
        seats: how many sit down.
        options: every option with its value.
        pack: every card in use, suit by suit, the highest first.
        talon_size: how many are not dealt.
        tricks: how many tricks a deal has at most; as many as each hand holds cards.
        deciding: the number of the trick that decides, from 1.
        power: for each of the 52 cards, how high it ranks in its suit (0 is the lowest);
            -1 for a card that is not in the pack.
        hides: whether anything is ever laid so that others do not see it.
        duty: what a hand owes to the suit led.
        plain: whether every card is laid face up and must follow, and no more.
        peeks: whether the bottom card of the talon can be asked for.
        packets: the sizes of the packets that make one hand, in order.
        step: 1 where play goes clockwise, -1 where it goes counterclockwise.
        ranks: the ranks in use, the highest first.
        not_with_rank: the rank with which the deciding trick earns no more; None if all do.
        weak_limit: the rank above which a hand that may be changed holds nothing.
        lead_holder: the card whose holder leads in the first deal of a match.
        low_points: by rank, what a trick won with a low card can be worth.
        instant_hands: the kinds of hands that win as they are dealt, the best first.
        dealt_awards: the kinds of hands that are worth points as they are dealt.
        laying: how the answers to each trick are laid; index 0 is not used.
    """

    def __init__(self, of: Game, rules: Rules, seats: int, options: Options) -> None:
        """Work the rules out for so many seats; :meth:`Game.table` is the way to a table.

        Args:
            of: the game.
            rules: its rules under the options.
            seats: how many sit down.
            options: every option with its value.

        Raises:
            TableError: the pack cannot serve the seats, or the game does not want so many.
            GameError: ``game/bad-definition``, for rules that contradict each other.
        """
        self._of = of
        self.game = of.id
        self.name = of.name
        self.rules = rules
        self.seats = seats
        self.options: Options = MappingProxyType(dict(options))
        self.ranks = ranks_in_order(rules.pack)
        self.pack = cards_of(rules.pack, self.ranks)
        self.power = self._powers()
        self.tricks = self._cards_for_each()
        check_seats(self)
        self.talon_size = len(self.pack) - seats * self.tricks
        self.deciding = self.tricks if rules.tricks.deciding == "last" else rules.tricks.deciding
        self.packets = self._packets()
        self.step = 1 if rules.deal.direction == "clockwise" else -1
        self.laying = tuple(self._laying_of(trick) for trick in range(self.tricks + 1))
        self._orders = tuple(
            tuple(Seat((seat + self.step * turn) % seats) for turn in range(seats))
            for seat in range(seats)
        )
        self._next = tuple(order[1 % seats] for order in self._orders)
        self.duty = rules.follow.duty
        self.hides = rules.dry.allowed or any(laying != "open" for laying in self.laying[1:])
        self.plain = rules.follow.duty == "must" and set(self.laying[1:]) == {"open"}
        self.peeks = rules.peek.allowed
        self._read_texts()
        check_rules(self)

    def _read_texts(self) -> None:
        """Read the ranks, cards and hands that the rules name, so that play reads no text."""
        rules = self.rules
        self.not_with_rank = optional_rank("award.not-with-rank", rules.award.not_with_rank)
        self.weak_limit = optional_rank("redeal.nothing-above", rules.redeal.nothing_above)
        holder = rules.lead.holder
        self.lead_holder = None if holder is None else one_card("lead.holder", holder)
        self.low_points: Mapping[Rank, int] = MappingProxyType(
            {one_rank("award.low.cards", r): p for r, p in rules.award.low.cards.items()}
        )
        self.instant_hands = dealt_kinds("instant-win.hands", rules.instant_win.hands)
        self.dealt_awards = dealt_kinds("award.dealt.hands", rules.award.dealt.hands)

    def __repr__(self) -> str:
        return f"<Table {self.game}, {self.seats} seats>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return (self.game, self.name, self.seats, self.rules) == (
            other.game,
            other.name,
            other.seats,
            other.rules,
        )

    def __hash__(self) -> int:
        return hash((self.game, self.seats))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by game, options and seats: all the rest follows from them."""
        return (_again, (self._of, self.seats, dict(self.options)))

    @property
    def definition(self) -> dict[str, Any]:
        """The whole game as plain data; a copy each time."""
        return self._of.definition

    def next_to(self, seat: Seat) -> Seat:
        """Return who plays after this seat."""
        return self._next[seat]

    def order_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all the seats in the order of play, beginning with this one."""
        return self._orders[seat]

    def in_order(self, hand: Iterable[Card]) -> list[Card]:
        """Return the cards of a hand as one holds them: suit by suit, the highest first."""
        return sorted(hand, key=self.pack.index)

    def right_of(self, seat: Seat) -> Seat:
        """Return the seat at the right of this one, who cuts when it deals."""
        return Seat((seat - 1) % self.seats)

    def left_of(self, seat: Seat) -> Seat:
        """Return the seat at the left of this one."""
        return Seat((seat + 1) % self.seats)

    def leader(self, dealer: Seat) -> Seat:
        """Return who leads the first trick, unless a rule names the holder of a card."""
        match self.rules.lead.first:
            case "next":
                return self.next_to(dealer)
            case "dealer":
                return dealer
            case "left":
                return self.left_of(dealer)
            case "right":
                return self.right_of(dealer)

    def beats(self, card: Card, best: Card) -> bool:
        """Say whether a card beats the best one so far: a higher card of its suit."""
        return SUIT_OF[card] == SUIT_OF[best] and self.power[card] > self.power[best]

    @property
    def pays_chips(self) -> bool:
        """Whether points can be negative: chips that go from one to another."""
        return self.rules.pay.kind in ("opponents-pay", "pool")

    @property
    def deals_in_match(self) -> int | None:
        """After how many deals the match is over; None if it has no fixed length."""
        deals = self.rules.match.deals
        if deals == "off":
            return None
        if isinstance(deals, int):
            return deals
        return {"n": 1, "2n": 2, "3n": 3}[deals] * self.seats

    @property
    def target(self) -> int | None:
        """The points that win the match; None if it has no target."""
        return None if self.rules.match.target == "open" else self.rules.match.target

    def with_seats(self, seats: int) -> Table:
        """Return the same game and options for another number of seats."""
        return Table(self._of, self.rules, seats, self.options)

    def _cards_for_each(self) -> int:
        cards = self.rules.deal.cards
        if isinstance(cards, int):
            return cards
        if not cards or not all(seats.isdecimal() for seats in cards):
            raise bad(
                "deal.cards",
                "Expected a table from each number of seats to cards, such as { 4 = 7, 5 = 6 }.",
            )
        if str(self.seats) in cards:
            return cards[str(self.seats)]
        wanted = " or ".join(sorted(cards))
        few = self.seats < min(int(seats) for seats in cards)
        raise TableError(
            "table/too-few-seats" if few else "table/too-many-seats",
            f"{self.name} is for {wanted} players, but {self.seats} want to sit down.",
            seats=self.seats,
            least=self.rules.seats.least,
            most=self.rules.seats.most,
        )

    def _packets(self) -> tuple[int, ...]:
        """Return the packets for one hand in order, or refuse ones that do not fill it."""
        packets: list[int] = []
        while sum(packets) < self.tricks:
            packets.append(self.rules.deal.packets[len(packets) % len(self.rules.deal.packets)])
        if sum(packets) != self.tricks:
            raise bad(
                "deal.packets",
                f"Expected packets that make {self.tricks} cards, but "
                f"{' + '.join(map(str, packets))} = {sum(packets)}.",
            )
        return tuple(packets)

    def _laying_of(self, trick: int) -> Laying:
        rule = self.rules.face_down
        if trick == rule.blind:
            return "blind"
        if rule.which == "none" or (rule.through is not None and trick > rule.through):
            return "open"
        return rule.which

    def _powers(self) -> tuple[int, ...]:
        height = {rank: len(self.ranks) - 1 - place for place, rank in enumerate(self.ranks)}
        used = set(self.pack)
        return tuple(height[rank_of(card)] if card in used else -1 for card in EVERY_CARD)


def _again(of: Game, seats: int, options: Options) -> Table:
    return of.table(seats, options)
