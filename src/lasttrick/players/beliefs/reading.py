"""What a view leaves open: who may hold what, read from every play and declaration in it.

A discard tells that the suit led was gone. A card laid face down tells what the rule of
laying gives away: that it did not beat, that its owner followed or could not, or nothing. It
binds what its owner still held when it was laid, and nothing that was set aside.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lasttrick.cards import SUIT_OF, Card, Seat, Suit, rank_of
from lasttrick.engine import Declared, Dropped, Played, View
from lasttrick.games import Table
from lasttrick.players.beliefs.places import ANY_CARD, OF_SUIT, Cards, Place, Told, Unknown, set_of
from lasttrick.players.memory import shown_dry_cards, unseen_cards


class Answer(NamedTuple):
    """A card laid in answer to a lead, with the trick as it lay before."""

    seat: Seat
    trick: int
    card: Card | None
    suit: Suit
    best: Card | None


def unknown(view: View, *, loose: bool = False) -> Unknown:
    """Return what a seat, or the public, does not know of a deal.

    Where revokes are left to the players to find, everyone is taken to have followed suit,
    unless the view shows that a seat did not.

    Args:
        view: the deal as that seat or the public knows it, before it is over.
        loose: whether to read nothing from what somebody had to play.
    """
    unseen = unseen_cards(view)
    all_unseen = set_of(unseen)
    answers = tuple(_answers(view))
    free: list[Place] = []
    chains: list[tuple[Place, ...]] = []
    for seat in _others(view):
        chain, apart = _places_of(view, seat, [a for a in answers if a.seat == seat], loose=loose)
        free += apart
        if any(told.bars & all_unseen for place in chain for told in place.told):
            chains.append(tuple(chain))
        else:
            free += chain
    free += _returned(view)
    free.append(Place("talon", None, _unseen_talon(view), ANY_CARD))
    where = _of_lead_holder(view)
    if where is not None:
        free = [_kept_out(view, place, *where) for place in free]
        chains = [tuple(_kept_out(view, place, *where) for place in chain) for chain in chains]
    return Unknown(unseen, tuple(place for place in free if place.size), tuple(chains), loose)


def _others(view: View) -> tuple[Seat, ...]:
    """Return the seats whose cards are not known."""
    if view.seat is None:
        return view.table.order_from(view.leader)
    return view.table.order_from(view.seat)[1:]


def hidden_dry(view: View) -> frozenset[Seat]:
    """Return the other seats that have set a card aside face down."""
    return frozenset(
        event.seat
        for event in view.log
        if isinstance(event, Declared) and event.what == "dry" and event.seat != view.seat
    )


def redealt(view: View) -> tuple[Seat, ...]:
    """Return the seats that took new cards, in that order."""
    return tuple(
        event.seat for event in view.log if isinstance(event, Declared) and event.what == "redeal"
    )


def known_in_hand(view: View, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that another seat is known to hold: shown in a claim, or taken up."""
    if view.phase == "claim":
        claims = [event for event in view.log if isinstance(event, Declared)]
        return tuple(card for event in claims if event.seat == seat for card in event.shown)
    dry = shown_dry_cards(view).get(seat)
    taken_up = dry is not None and _last_trick_begun(view) and view.sizes[seat] > 0
    return (dry,) if dry is not None and taken_up else ()


def known_by_rule(view: View, seat: Seat, trick: int) -> Card | None:
    """Return the card that a seat can only have laid in a trick, whether seen or not."""
    return shown_dry_cards(view).get(seat) if trick == view.table.tricks else None


def _last_trick_begun(view: View) -> bool:
    return view.phase == "play" and view.trick_number == view.table.tricks


def _answers(view: View) -> Iterator[Answer]:
    """Yield every answer to a lead by another seat, in order."""
    table = view.table
    tricks = [trick.plays for trick in view.tricks]
    flat = [
        (number, played, place == 0)
        for number, plays in enumerate((*tricks, view.trick), view.first_trick)
        for place, played in enumerate(plays)
    ]
    at, suit, best = 0, None, None
    lying: list[Played] = []
    out: set[Seat] = set()
    for event in view.log:
        if isinstance(event, Dropped) and event.by == "left":
            out.add(event.seat)
            best = _best(table, lying, suit, out)
        if not isinstance(event, Played):
            continue
        number, played, leads = flat[at]
        at += 1
        laid = Played(played.seat, played.card, event.down)
        if leads:
            assert laid.card is not None
            suit, best, lying = _suit_of(view, number, laid.card), None, []
        elif laid.seat != view.seat:
            assert suit is not None
            card = laid.card
            if card is None:
                card = known_by_rule(view, laid.seat, number)
            yield Answer(laid.seat, number, card, suit, best)
        lying.append(laid)
        best = _best(table, lying, suit, out)


def _suit_of(view: View, number: int, lead: Card) -> Suit:
    """Return the suit that counts in a trick: of the lead, or kept from the trick before."""
    before = number - view.first_trick - 1
    keeps = view.table.rules.tricks.last_suit == "won-the-lead"
    if keeps and number == view.table.tricks and before >= 0:
        return SUIT_OF[view.tricks[before].card]
    return SUIT_OF[lead]


def _best(table: Table, plays: list[Played], suit: Suit | None, out: set[Seat]) -> Card | None:
    best: Card | None = None
    for seat, card, down in plays:
        if card is None or down or seat in out or SUIT_OF[card] != suit:
            continue
        if best is None or table.power[card] > table.power[best]:
            best = card
    return best


def _may_be_hidden(table: Table, answer: Answer) -> Cards:
    """Return the cards that may lie face down in answer to a lead."""
    match table.laying[answer.trick]:
        case "discards":
            return ANY_CARD & ~OF_SUIT[answer.suit]
        case "not-beating":
            return ANY_CARD & ~_higher(table, answer)
        case _:
            return ANY_CARD


def _higher(table: Table, answer: Answer) -> Cards:
    """Return the cards that would have taken the lead in the trick."""
    best = answer.best
    return set_of(
        card
        for card in table.pack
        if SUIT_OF[card] == answer.suit and (best is None or table.power[card] > table.power[best])
    )


def _told(table: Table, answer: Answer) -> tuple[Told, ...]:
    """Return what an answer bars from the rest of the hand, by what card it is."""
    if table.duty == "free":
        return ()
    suit, higher = OF_SUIT[answer.suit], _higher(table, answer)
    told = [Told(ANY_CARD & ~suit, suit)]
    beat = table.duty == "must-beat" and answer.best is not None
    if beat and answer.trick < table.tricks:
        told.append(Told(suit & ~higher, higher))
    return tuple(told)


def _places_of(
    view: View, seat: Seat, answers: list[Answer], *, loose: bool
) -> tuple[list[Place], list[Place]]:
    """Return the places of another seat.

    Returns:
        Its cards face down in order, then its hand; and the place of a card set aside face
        down, wherever that is by now, which no duty binds.
    """
    table = view.table
    dry = seat in hidden_dry(view)
    low = set_of(card for card in table.pack if rank_of(card) in table.low_points)
    taken_up = dry and _last_trick_begun(view)
    in_hand = set_of(known_in_hand(view, seat))
    barred: Cards = 0
    bound: list[Place] = []
    apart: list[Place] = []
    for answer in answers:
        last = dry and answer.trick == table.tricks
        later = _shown_later(view, seat, answer.trick) | in_hand
        told = () if loose or last else _told(table, answer)
        if table.rules.enforce.revokes == "flagged":
            told = tuple(each for each in told if not each.bars & later)
        if answer.card is not None:
            barred |= sum(each.bars for each in told if each.cards >> answer.card & 1)
            continue
        may = _may_be_hidden(table, answer) & (low if last else ~barred)
        for each in told:
            if each.bars & later:
                may &= ~each.cards
        told = tuple(each for each in told if each.cards & may)
        if len(told) == 1 and not may & ~told[0].cards:
            barred |= told[0].bars
            told = ()
        (apart if last else bound).append(Place("hidden", seat, 1, may, told, answer.trick))
    size = view.sizes[seat] - len(known_in_hand(view, seat))
    if taken_up:
        apart.append(Place("hand", seat, size, low))
    else:
        bound.append(Place("hand", seat, size, ANY_CARD & ~barred))
    if dry and not taken_up and view.phase != "flag":
        apart.append(Place("aside", seat, 1, low))
    return bound, apart


def _shown_later(view: View, seat: Seat, after: int) -> Cards:
    """Return the cards that a seat has shown in later tricks, and held in hand till then."""
    aside = {
        event.card
        for event in view.log
        if isinstance(event, Declared) and event.what == "show-dry" and event.seat == seat
    }
    dry = seat in hidden_dry(view)
    shown: list[Card] = []
    for number, plays in enumerate((*(t.plays for t in view.tricks), view.trick), view.first_trick):
        if number <= after or (dry and number == view.table.tricks):
            continue
        shown += [p.card for p in plays if p.seat == seat and p.card is not None]
    return set_of(card for card in shown if card not in aside)


def _returned(view: View) -> Iterator[Place]:
    """Yield the weak hands that others have given back."""
    table = view.table
    if table.weak_limit is None:
        return
    weak = table.ranks[table.ranks.index(table.weak_limit) :]
    cards = set_of(card for card in table.pack if rank_of(card) in weak)
    for seat in redealt(view):
        if seat != view.seat:
            yield Place("returned", seat, table.tricks, cards)


def _unseen_talon(view: View) -> int:
    peeked = any(isinstance(event, Declared) and event.what == "peek" for event in view.log)
    return view.talon_size - peeked


def _of_lead_holder(view: View) -> tuple[Cards, bool] | None:
    """Return the card whose holder leads a first deal, and whether somebody surely has it."""
    holder = view.table.lead_holder
    if holder is None or view.number != 1 or view.first_trick > 1:
        return None
    return 1 << holder, view.leader != view.table.leader(view.dealer)


def _kept_out(view: View, place: Place, card: Cards, held: bool) -> Place:
    """Return a place without the card that would have given its owner the first lead."""
    new = place.kind != "returned" and place.seat in redealt(view)
    owner = None if new else place.seat
    if owner == view.leader or (owner is None and not held):
        return place
    return Place(place.kind, place.seat, place.size, place.may & ~card, place.told, place.trick)
