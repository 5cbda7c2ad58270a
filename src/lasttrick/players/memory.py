"""What a view shows and what follows from it: cards seen, and suits that a seat has not got."""

from __future__ import annotations

from lasttrick.cards import SUIT_OF, Card, Seat, Suit
from lasttrick.engine import Declared, Played, Revealed, View
from lasttrick.games import Table


def seen_cards(view: View) -> frozenset[Card]:
    """Return every card whose place this seat knows: its own, and all that have been shown."""
    seen = {*view.hand, *view.dealt}
    if view.aside is not None:
        seen.add(view.aside)
    for trick in view.tricks:
        for _, card, _ in trick.plays:
            if card is not None:
                seen.add(card)
    for event in view.log:
        match event:
            case Played(_, card, _) if card is not None:
                seen.add(card)
            case Declared(_, _, card, _, shown):
                seen.update(shown)
                if card is not None:
                    seen.add(card)
            case Revealed(_, card):
                seen.add(card)
            case _:
                pass
    return frozenset(seen)


def unseen_cards(view: View) -> tuple[Card, ...]:
    """Return the cards that may be in another hand, in the talon, or lie hidden."""
    seen = seen_cards(view)
    return tuple([card for card in view.table.pack if card not in seen])


def did_not_follow(table: Table, number: int, lead: Played, played: Played) -> bool:
    """Say whether a play shows that its hand held no card of the suit led.

    Face up, any other suit does. Face down it depends on the rule: where only discards are
    hidden, a hidden card is one; where all that does not beat is hidden, it may have
    followed; and without a duty to follow nothing is shown at all.

    Args:
        table: the rules.
        number: the trick, from 1.
        lead: the first card of the trick.
        played: a card of the same trick.
    """
    if table.duty == "free" or lead.card is None or played.seat == lead.seat:
        return False
    if played.card is None:
        return table.laying[number] == "discards"
    return SUIT_OF[played.card] != SUIT_OF[lead.card]


def voids(view: View) -> tuple[frozenset[Suit], ...]:
    """Return for each seat the suits that it has shown not to hold.

    Where revokes are left to the players to find, a discard may have been one: a suit that
    its owner has played after all is not counted.
    """
    found: list[set[Suit]] = [set() for _ in range(view.table.seats)]
    tricks = [trick.plays for trick in view.tricks]
    for number, plays in enumerate((*tricks, view.trick), view.first_trick):
        for played in plays:
            if played.card is not None:
                found[played.seat].discard(SUIT_OF[played.card])
            if did_not_follow(view.table, number, plays[0], played):
                assert plays[0].card is not None
                found[played.seat].add(SUIT_OF[plays[0].card])
    return tuple(map(frozenset, found))


def opponents(view: View) -> tuple[Seat, ...]:
    """Return the other seats that are still in the deal, in the order of play after this one."""
    assert view.seat is not None
    order = view.table.order_from(view.seat)[1:]
    return tuple([seat for seat in order if seat not in view.out])


def still_to_play(view: View) -> tuple[Seat, ...]:
    """Return the opponents who have not yet played to the trick in progress."""
    played = {play.seat for play in view.trick}
    return tuple([seat for seat in opponents(view) if seat not in played])


def shown_dry_cards(view: View) -> dict[Seat, Card]:
    """Return the low cards that others have set aside face up for the last trick."""
    return {
        event.seat: event.card
        for event in view.log
        if isinstance(event, Declared)
        and event.what == "show-dry"
        and event.card is not None
        and event.seat != view.seat
    }
