"""What a seat must and must not know, worked out from the whole log without the views."""

from collections.abc import Iterable
from dataclasses import dataclass

from lasttrick.cards import Card, Seat, card_code, codes
from lasttrick.engine import (
    Declared,
    Dropped,
    Event,
    Gain,
    Hand,
    Played,
    Result,
    Revealed,
    State,
    Trick,
)


def known_cards(state: State, seat: Seat | None) -> set[Card]:
    """Return the cards of which this seat knows where they are or were."""
    begun = state.start
    if state.over and begun.table.options["open"] == "on":
        return set(begun.table.pack)
    known: set[Card] = set()
    if seat is not None:
        known |= {*begun.hands[seat], *state.hands[seat]}
    for event in state.log:
        match event:
            case Played(player, card, down) if card is not None and (player == seat or not down):
                known.add(card)
            case Revealed(_, card):
                known.add(card)
            case Declared(player, what, card, _, shown):
                known |= set(shown)
                if card is not None and (what == "show-dry" or player == seat):
                    known.add(card)
            case _:
                pass
    return known


def exchanged(state: State, swap: dict[Card, Card]) -> State:
    """Return the state with cards exchanged wherever they stand, whether that can be or not."""

    def one(card: Card | None) -> Card | None:
        return None if card is None else swap.get(card, card)

    def sure(card: Card) -> Card:
        return swap.get(card, card)

    def hand(cards: Iterable[Card]) -> Hand:
        return tuple(sure(card) for card in cards)

    def plays(laid: Iterable[Played]) -> tuple[Played, ...]:
        return tuple(p._replace(card=one(p.card)) for p in laid)

    def event(happened: Event) -> Event:
        match happened:
            case Played():
                return happened._replace(card=one(happened.card))
            case Declared():
                return happened._replace(card=one(happened.card), shown=hand(happened.shown))
            case Revealed():
                return happened._replace(card=sure(happened.card))
            case _:
                return happened

    def result(ended: Result) -> Result:
        gains: tuple[Gain, ...] = tuple(g._replace(cards=hand(g.cards)) for g in ended.gains)
        return ended._replace(gains=gains)

    return state._replace(
        start=state.start._replace(
            hands=tuple(map(hand, state.start.hands)), talon=hand(state.start.talon)
        ),
        hands=tuple(map(hand, state.hands)),
        aside=tuple(map(one, state.aside)),
        trick=plays(state.trick),
        best=one(state.best),
        tricks=tuple(Trick(plays(t.plays), t.winner, sure(t.card)) for t in state.tricks),
        log=tuple(map(event, state.log)),
        talon=hand(state.talon),
        result=None if state.result is None else result(state.result),
    )


@dataclass
class Told:
    """What the log tells about every seat, as a careful onlooker with all cards would note it."""

    hands: list[list[Card]]
    aside: list[Card | None]
    out: list[Seat]
    tricks: list[tuple[list[Played], Seat]]
    trick: list[Played]


def told(state: State) -> Told:
    """Follow the log from the dealt cards, with its own idea of who wins a trick."""
    table = state.start.table
    note = Told([list(h) for h in state.start.hands], [None] * table.seats, [], [], [])
    talon = list(state.start.talon)
    for event in state.log:
        match event:
            case Declared(seat, "redeal"):
                note.hands[seat], talon = talon[: table.tricks], talon[table.tricks :]
            case Declared(seat, "dry" | "show-dry", card):
                assert card is not None
                note.hands[seat].remove(card)
                note.aside[seat] = card
            case Dropped(seat):
                note.out.append(seat)
            case Played(seat, card):
                assert card is not None
                note.hands[seat].remove(card)
                note.trick.append(event)
                if len(note.trick) == table.seats - len(note.out):
                    _taken(state, note)
            case _:
                pass
    return note


def _taken(state: State, note: Told) -> None:
    rules = state.start.table.rules
    number = len(note.tricks) + 1
    blind = number == rules.face_down.blind
    shown = [p._replace(down=False) for p in note.trick] if blind else note.trick
    order = rules.pack.ranks.split()
    suit = _suit(shown[0].card)
    if number == state.start.table.tricks and rules.tricks.last_suit == "won-the-lead":
        suit = _suit(_winning(note.tricks[-1], order))
    counting = [p for p in shown if not p.down and _suit(p.card) == suit]
    best = min(counting, key=lambda p: order.index(_rank(p.card)), default=shown[0])
    note.tricks.append((shown, best.seat))
    note.trick = []
    if number == state.start.table.tricks - 1:
        for seat, card in enumerate(note.aside):
            if card is not None:
                note.hands[seat].append(card)
        note.aside = [None] * len(note.aside)


def _winning(trick: tuple[list[Played], Seat], order: list[str]) -> Card | None:
    return next(p.card for p in trick[0] if p.seat == trick[1])


def _suit(card: Card | None) -> str:
    assert card is not None
    return card_code(card)[1]


def _rank(card: Card | None) -> str:
    assert card is not None
    return card_code(card)[0]


def masked(plays: Iterable[Played], seat: Seat | None) -> list[Played]:
    """Return plays as this seat may see them."""
    return [Played(p.seat, None, down=True) if p.down and p.seat != seat else p for p in plays]


def masked_log(state: State, seat: Seat | None) -> list[Event]:
    """Return the log as this seat was told it, also when the cards are opened in the end."""
    seen: list[Event] = []
    for event in state.log:
        if isinstance(event, Played) and event.down and event.seat != seat:
            seen.append(Played(event.seat, None, down=True))
        elif isinstance(event, Declared) and event.what == "dry" and event.seat != seat:
            seen.append(Declared(event.seat, "dry"))
        else:
            seen.append(event)
    return seen


def story(state: State) -> str:
    """Tell a deal in a line, for a test that fails."""
    hands = " / ".join(codes(hand) for hand in state.start.hands)
    return f"{state.table} dealer {state.start.dealer}: {hands}: {state.log}"
