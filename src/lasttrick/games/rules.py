"""What a game's rules consist of: the sections of a game file, once its options are chosen.

Each class is one section of the TOML file, and each field one key (with hyphens for
underscores). The defaults are what most games of the family do; a file only states
what differs. ``docs/game-file.md`` explains every key to a card player.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import force_setattr

from lasttrick.games.frozen import frozen, thawed

Direction = Literal["clockwise", "counterclockwise"]
Pattern = Literal[
    "four-of-a-kind", "one-suit", "four-of-a-suit", "three-of", "all-below", "sum-at-most"
]
CardText = Annotated[str, Meta(min_length=2, max_length=4)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
NoLoss = Annotated[int, Meta(ge=0, le=1_000_000)]


class Section(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A part of the rules. Immutable throughout; an unknown key in a file is an error."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            held = getattr(self, name)
            if isinstance(held, dict | list):
                force_setattr(self, name, frozen(held))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by fields: the proxies that guard a table cannot be pickled themselves."""
        fields = {name: thawed(getattr(self, name)) for name in self.__struct_fields__}
        return (_made_again, (type(self), fields))


def _made_again(kind: type[Section], fields: dict[str, Any]) -> Section:
    return kind(**fields)


class Seats(Section, frozen=True):
    """How many can sit down, and with how many it is best."""

    least: Annotated[int, Meta(ge=2, le=8)] = 2
    most: Annotated[int, Meta(ge=2, le=8)] = 8
    best: tuple[int, int] | None = None
    draw: Literal["dealer", "seats"] = "dealer"
    """``seats``: draw cards and sit in their order; ``dealer``: draw for the first deal only."""


class Pack(Section, frozen=True):
    """Which cards are used, and how they rank: the highest first, alike in every suit."""

    ranks: str = "A K Q J T 9 8 7 6 5 4 3 2"
    without: tuple[CardText, ...] = ()


class Dealing(Section, frozen=True):
    """How the cards come to the hands, and who does it next time."""

    cards: Annotated[
        Count | Mapping[str, Count],
        Meta(description="a number, or a table from players to cards"),
    ]
    """Cards for each hand; where it depends on the seats, a table from seats to cards."""
    packets: Annotated[tuple[Count, ...], Meta(min_length=1)] = (1,)
    """Packet sizes, begun again until every hand is full."""
    direction: Direction = "counterclockwise"
    """The way the deal goes round, and the play with it."""
    cut: Literal["never", "cut", "cut-or-tap"] = "cut"
    """The player at the dealer's right cuts; a tap leaves the pack as it is."""
    next_dealer: Literal["winner", "rotate"] = "winner"


class Lead(Section, frozen=True):
    """Who leads to the first trick."""

    first: Literal["next", "dealer", "left", "right"] = "next"
    """``next`` is the player after the dealer in the direction of play."""
    holder: CardText | None = None
    """In the first deal of a match whoever holds this card leads instead, if anybody does."""


class Follow(Section, frozen=True):
    """What a hand owes to the suit led."""

    duty: Literal["must", "must-beat", "free"] = "must"


class FaceDown(Section, frozen=True):
    """Which cards are laid so that only their owner knows them."""

    which: Literal["none", "discards", "not-beating", "choice"] = "none"
    """``choice``: a follower shows a card that beats the best one, or hides any card."""
    through: Count | None = None
    """The last trick to which this applies; without it, all of them."""
    blind: Count | None = None
    """A trick whose answers are all laid face down, any card, and then turned up together."""


class Tricks(Section, frozen=True):
    """Which trick decides, and what earlier tricks can do."""

    deciding: Count | Literal["last"] = "last"
    drop_out_after: Count | None = None
    """After this trick everyone who has none drops out of the deal."""
    sweep: Count | None = None
    """Whoever wins all of the first so many tricks wins the deal at once."""
    last_suit: Literal["led", "won-the-lead"] = "led"
    """The suit that counts in the last trick: of the card led, or of the one that won the lead."""


class LowCards(Section, frozen=True):
    """More points for taking the deciding trick, and those just before it, with low cards."""

    cards: Mapping[str, NoLoss] = field(default_factory=dict)
    """What a trick won with a card of this rank is worth."""
    run: Annotated[int, Meta(ge=1, le=13)] | Literal["all"] = 1
    """How many tricks, counted back from the deciding one, can add up."""
    table: Annotated[tuple[NoLoss, ...], Meta(min_length=1)] | None = None
    """Instead of adding: the award for a run of one, two, three such tricks."""
    suits: Literal["any", "distinct"] = "any"
    """``distinct``: neighbours in the run must be of different suits."""


class DealtHand(Section, frozen=True):
    """A hand that is worth something as it is dealt."""

    pattern: Pattern
    rank: str | None = None
    """For ``three-of`` and ``all-below``: the rank."""
    sum: Count | None = None
    """For ``sum-at-most``: the number that the ranks may add up to."""
    double_with: str | None = None
    """A hand of this kind that holds a card of this rank pays double."""


class DealtAward(Section, frozen=True):
    """Points for everyone who was dealt one of these hands, whoever wins the deal."""

    hands: tuple[DealtHand, ...] = ()
    points: Points = 1


class Award(Section, frozen=True):
    """What the deal is worth to the player who wins the deciding trick."""

    plain: Points = 1
    sweep: Points = 2
    low: LowCards = field(default_factory=LowCards)
    not_with_rank: str | None = None
    """A rank; taking the deciding trick with any other earns ``not-with-points`` more."""
    not_with_points: Points = 1
    last_trick_lost: Points = 0
    """More for a winner of an earlier deciding trick who does not win the last one."""
    dealt: DealtAward = field(default_factory=DealtAward)


class Pay(Section, frozen=True):
    """Who gives what to whom for the award."""

    kind: Literal["winner", "per-opponent", "opponents-pay", "dropped-lose", "pool"] = "winner"
    """``winner`` scores the award; ``per-opponent`` scores it once for each opponent;
    ``opponents-pay``: each opponent pays it (chips); ``dropped-lose``: the winner scores it
    and each player who dropped out loses one; ``pool``: it comes once for each player out of
    a common pool that all fill when it is empty."""
    ante: bool = False
    """Every player puts the plain award into a pot before the deal, and the winner takes it."""
    fill: Count = 2
    """What each player puts into an empty pool."""


class InstantWin(Section, frozen=True):
    """Hands that win the deal as they are dealt, the best kind first."""

    hands: tuple[DealtHand, ...] = ()
    pays: Points = 1
    claim: Literal["automatic", "manual"] = "automatic"
    tie: Literal["strength", "category", "turn", "suit"] = "strength"
    """Between two such hands: the better kind, then the stronger hand, then the earlier
    seat in the order of play (``strength``); strength only between low sums (``category``);
    the earlier seat alone (``turn``); as ``strength``, but the suit before the seat (``suit``)."""


class Aces(Section, frozen=True):
    """What an ace kept too long costs its owner, in points or chips."""

    sandbag: Literal["off", "led-first-three", "own-first-three"] = "off"
    stuck: bool = False
    """A player who drops out pays one for each ace still in hand."""


class Dry(Section, frozen=True):
    """Setting a low card aside before the first lead, for the deciding trick."""

    allowed: bool = False
    hidden_times: Count = 2
    shown_times: Count = 4


class Redeal(Section, frozen=True):
    """A weak hand may be changed for new cards before the first lead, once a deal."""

    nothing_above: str | None = None
    """The rank above which such a hand holds no card; without it nobody may."""


class Peek(Section, frozen=True):
    """In the last trick but one a player may ask to see the bottom card of the talon."""

    allowed: bool = False


class Enforce(Section, frozen=True):
    """Whether the table stops a player who does not follow suit, or leaves it to the others."""

    revokes: Literal["refused", "flagged"] = "refused"
    penalty: Points = 3


class MatchRules(Section, frozen=True):
    """How deals make a match."""

    target: Count | Literal["open"] = "open"
    """The points that win it."""
    raise_by: Count | None = None
    """On a tie at the target, the target goes up by so much until one player leads."""
    deals: Count | Literal["off", "n", "2n", "3n"] = "off"
    """How many deals are played; ``2n`` is twice as many as there are players."""
    stones: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Stones in the middle, one a point; the match ends when they are gone."""
    tie: Literal["play-on", "tied-only", "share", "most-deals"] = "play-on"
    batch: Count = 20
    """Chips in a batch, where chips are paid."""
    look_back: Literal["none", "last", "all"] = "last"
    """Which finished tricks anyone may look at again."""
    open_after: bool = False
    """Whether the hidden cards and the talon are shown when a deal is over."""


class Rules(Section, frozen=True):
    """All the rules of one game with its options chosen."""

    deal: Dealing
    seats: Seats = field(default_factory=Seats)
    pack: Pack = field(default_factory=Pack)
    lead: Lead = field(default_factory=Lead)
    follow: Follow = field(default_factory=Follow)
    face_down: FaceDown = field(default_factory=FaceDown)
    tricks: Tricks = field(default_factory=Tricks)
    award: Award = field(default_factory=Award)
    pay: Pay = field(default_factory=Pay)
    instant_win: InstantWin = field(default_factory=InstantWin)
    aces: Aces = field(default_factory=Aces)
    dry: Dry = field(default_factory=Dry)
    redeal: Redeal = field(default_factory=Redeal)
    peek: Peek = field(default_factory=Peek)
    enforce: Enforce = field(default_factory=Enforce)
    match: MatchRules = field(default_factory=MatchRules)
