"""A table: one game under chosen options for a number of seats, worked out for play.

Everything that a deal asks again and again (who comes next, which card beats which,
what is laid face down in which trick) is answered here once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from lasttrick.cards import (
    EVERY_CARD,
    SUIT_OF,
    SUITS,
    Card,
    Rank,
    Seat,
    card_code,
    card_of,
    parse_card,
    parse_ranks,
    rank_of,
)
from lasttrick.errors import CardError, GameError, TableError
from lasttrick.games.definition import Value
from lasttrick.games.rules import DealtHand, Rules

Laying = Literal["open", "discards", "not-beating", "choice", "blind"]
"""How the answers to one trick are laid."""


class Table:
    """The rules of exactly this table.

    Attributes:
        game: the id of the game.
        name: its name as people write it.
        rules: all the rules, with the options applied.
        seats: how many sit down.
        options: every option with its value.
        definition: the whole game as plain data.
        pack: every card in use, suit by suit, the highest first.
        cards: how many each hand holds.
        talon_size: how many are not dealt.
        tricks: how many tricks a deal has at most.
        deciding: the number of the trick that decides, from 1.
        power: for each of the 52 cards, how high it ranks in its suit (0 is the lowest);
            -1 for a card that is not in the pack.
        hides: whether anything is ever laid so that others do not see it.
        duty: what a hand owes to the suit led.
        plain: whether every card is laid face up and must follow, and no more.
        peeks: whether the bottom card of the talon can be asked for.
        packets: the sizes of the packets that make one hand, in order.
        step: 1 where play goes clockwise, -1 where it goes counterclockwise.
        following: for each seat, who plays after it.
        ranks: the ranks in use, the highest first.
        not_with_rank: the rank with which the deciding trick earns no more; None if all do.
        weak_limit: the rank above which a hand that may be changed holds nothing.
        lead_holder: the card whose holder leads in the first deal of a match.
        low_points: by rank, what a trick won with a low card can be worth.
        laying: how the answers to each trick are laid; index 0 is not used.
    """

    def __init__(
        self,
        game: str,
        name: str,
        rules: Rules,
        seats: int,
        options: Mapping[str, Value],
        definition: Mapping[str, Any],
    ) -> None:
        """Work the rules out for so many seats.

        Raises:
            TableError: the pack cannot serve the seats, or the game does not want so many.
            GameError: ``game/bad-definition``, for rules that contradict each other.
        """
        self.game = game
        self.name = name
        self.rules = rules
        self.seats = seats
        self.options = options
        self.definition = definition
        self.ranks = _ranks(rules)
        self.power, self.pack = _pack(rules, self.ranks)
        self.cards = self._cards_for_each()
        self._refuse_wrong_seats()
        self.talon_size = len(self.pack) - seats * self.cards
        self.tricks = self.cards
        self.deciding = self.tricks if rules.tricks.deciding == "last" else rules.tricks.deciding
        self.packets = self._packets()
        self.step = 1 if rules.deal.direction == "clockwise" else -1
        self.laying = tuple(self._laying_of(trick) for trick in range(self.tricks + 1))
        self.following = tuple(Seat((seat + self.step) % seats) for seat in range(seats))
        self._orders = tuple(
            tuple(Seat((seat + self.step * turn) % seats) for turn in range(seats))
            for seat in range(seats)
        )
        self.duty = rules.follow.duty
        self.hides = rules.dry.allowed or any(laying != "open" for laying in self.laying[1:])
        self.plain = rules.follow.duty == "must" and set(self.laying[1:]) == {"open"}
        self.peeks = rules.peek.allowed
        self._check()
        self.not_with_rank = _optional_rank("award.not-with-rank", rules.award.not_with_rank)
        self.weak_limit = _optional_rank("redeal.nothing-above", rules.redeal.nothing_above)
        self.lead_holder = (
            None if rules.lead.holder is None else _one_card("lead.holder", rules.lead.holder)
        )
        self.low_points: Mapping[Rank, int] = {
            _one_rank("award.low.cards", rank): points
            for rank, points in rules.award.low.cards.items()
        }

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

    def next_to(self, seat: Seat) -> Seat:
        """Return who plays after this seat."""
        return self.following[seat]

    def order_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all the seats in the order of play, beginning with this one."""
        return self._orders[seat]

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
        return Table(self.game, self.name, self.rules, seats, self.options, self.definition)

    def _cards_for_each(self) -> int:
        cards = self.rules.deal.cards
        if isinstance(cards, int):
            return cards
        if not cards or not all(seats.isdecimal() for seats in cards):
            raise _bad(
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

    def _refuse_wrong_seats(self) -> None:
        needed = self.seats * self.cards
        limits = self.rules.seats
        if needed > len(self.pack):
            raise TableError(
                "table/pack-too-small",
                f"{self.seats} players with {self.cards} cards each need {self.seats} x "
                f"{self.cards} = {needed} cards, but the pack of {self.name} has "
                f"{len(self.pack)}; at most {min(limits.most, len(self.pack) // self.cards)} "
                "can play.",
                seats=self.seats,
                cards=self.cards,
                needed=needed,
                pack=len(self.pack),
                least=limits.least,
                most=limits.most,
            )
        if not limits.least <= self.seats <= limits.most:
            wanted = (
                f"{limits.least}"
                if limits.least == limits.most
                else f"{limits.least} to {limits.most}"
            )
            raise TableError(
                "table/too-many-seats" if self.seats > limits.most else "table/too-few-seats",
                f"{self.name} is for {wanted} players, but {self.seats} want to sit down.",
                seats=self.seats,
                least=limits.least,
                most=limits.most,
            )

    def _packets(self) -> tuple[int, ...]:
        """Return the packets for one hand in order, or refuse ones that do not fill it."""
        packets: list[int] = []
        while sum(packets) < self.cards:
            packets.append(self.rules.deal.packets[len(packets) % len(self.rules.deal.packets)])
        if sum(packets) != self.cards:
            raise _bad(
                "deal.packets",
                f"Expected packets that make {self.cards} cards, but "
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

    def _check(self) -> None:
        rules = self.rules
        for key, trick in (
            ("tricks.deciding", self.deciding),
            ("tricks.drop-out-after", rules.tricks.drop_out_after),
            ("tricks.sweep", rules.tricks.sweep),
            ("face-down.blind", rules.face_down.blind),
            ("face-down.through", rules.face_down.through),
        ):
            if trick is not None and trick > self.tricks:
                raise _bad(key, f"Expected a trick up to {self.tricks}, but got {trick}.")
        if rules.face_down.which == "choice" and rules.follow.duty != "free":
            raise _bad("face-down.which", "Expected follow.duty = free beside a choice to hide.")
        if rules.enforce.revokes == "flagged" and rules.follow.duty != "must":
            raise _bad("enforce.revokes", "Expected follow.duty = must beside flags for revokes.")
        for key, last in (
            ("tricks.sweep", rules.tricks.sweep),
            ("tricks.drop-out-after", rules.tricks.drop_out_after),
        ):
            if last is not None and last >= self.deciding:
                raise _bad(
                    key, f"Expected a trick before the deciding one, {self.deciding}, not {last}."
                )
        for key, hands in (
            ("instant-win.hands", rules.instant_win.hands),
            ("award.dealt.hands", rules.award.dealt.hands),
        ):
            for hand in hands:
                _check_pattern(key, hand)
                below = hand.rank if hand.pattern == "all-below" else None
                if below is not None and _one_rank(key, below) not in self.ranks:
                    raise _bad(key, f"Expected a rank of the pack, but got {below}.")
        for rank in rules.award.low.cards:
            _one_rank("award.low.cards", rank)
        self._check_draw()
        if rules.award.not_with_rank is not None:
            _one_rank("award.not-with-rank", rules.award.not_with_rank)
        if rules.redeal.nothing_above is not None:
            weak = _one_rank("redeal.nothing-above", rules.redeal.nothing_above)
            if weak not in self.ranks:
                raise _bad("redeal.nothing-above", "Expected a rank of the pack.")
        if rules.lead.holder is not None:
            holder = _one_card("lead.holder", rules.lead.holder)
            if holder not in self.pack:
                raise _bad("lead.holder", f"Expected a card of the pack, not {card_code(holder)}.")
        if rules.dry.allowed:
            self._check_dry()
        if rules.face_down.blind is not None and rules.face_down.blind == 1:
            raise _bad("face-down.blind", "Expected a trick after the first.")
        if rules.pay.ante and rules.pay.kind != "opponents-pay":
            raise _bad("pay.ante", "Expected pay.kind = opponents-pay beside it.")

    def _check_dry(self) -> None:
        if not self.rules.award.low.cards:
            raise _bad("dry.allowed", "Expected award.low.cards: only such a card can be dry.")
        if self.deciding != self.tricks or self.cards == 1:
            raise _bad(
                "dry.allowed",
                "Expected two cards or more and the last trick as tricks.deciding: a dry card "
                "waits for the last trick.",
            )

    def _check_draw(self) -> None:
        """Refuse a draw that could go on for ever, since no ranks settle it."""
        ranks = len({rank_of(card) for card in self.pack})
        needed = self.seats if self.rules.seats.draw == "seats" else 2
        if ranks < needed:
            raise _bad(
                "seats.draw",
                f"Expected a pack of {needed} ranks or more to draw from, but got {ranks}.",
            )


def _ranks(rules: Rules) -> tuple[Rank, ...]:
    try:
        ranks = parse_ranks(rules.pack.ranks)
    except CardError as error:
        raise _bad("pack.ranks", error.message) from None
    if not ranks:
        raise _bad("pack.ranks", "Expected ranks, the highest first, but got none.")
    return ranks


def _pack(rules: Rules, ranks: tuple[Rank, ...]) -> tuple[tuple[int, ...], tuple[Card, ...]]:
    without = [_one_card("pack.without", text) for text in rules.pack.without]
    cards = [card_of(rank, suit) for suit in SUITS for rank in ranks]
    for card in without:
        if card not in cards:
            raise _bad("pack.without", f"{card_code(card)} is not in the pack anyhow.")
    pack = tuple(card for card in cards if card not in without)
    height = {rank: len(ranks) - 1 - place for place, rank in enumerate(ranks)}
    power = tuple(height[rank_of(card)] if card in pack else -1 for card in EVERY_CARD)
    return power, pack


def _check_pattern(key: str, hand: DealtHand) -> None:
    if hand.pattern in ("three-of", "all-below"):
        if hand.rank is None:
            raise _bad(key, f"Expected rank beside pattern {hand.pattern}.")
        _one_rank(key, hand.rank)
    if hand.pattern == "sum-at-most" and hand.sum is None:
        raise _bad(key, "Expected sum beside pattern sum-at-most.")
    if hand.double_with is not None:
        _one_rank(key, hand.double_with)


def _optional_rank(key: str, text: str | None) -> Rank | None:
    return None if text is None else _one_rank(key, text)


def _one_rank(key: str, text: str) -> Rank:
    try:
        (rank,) = parse_ranks(text)
    except (CardError, ValueError):
        raise _bad(key, f"Expected one rank (A K Q J T 9 … 2), but got {text[:20]!r}.") from None
    return rank


def _one_card(key: str, text: str) -> Card:
    try:
        return parse_card(text)
    except CardError as error:
        raise _bad(key, error.message) from None


def _bad(key: str, message: str) -> GameError:
    return GameError("game/bad-definition", f"{key}: {message}", key=key, expected=message)
