"""What has been played behind a view, from the first lead on, in many worlds. Needs NumPy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from lasttrick.cards import Card, Seat
from lasttrick.engine import Declared, Dropped, Played, State, View
from lasttrick.kernels.masks import mask_of
from lasttrick.kernels.placing import position_of
from lasttrick.players.beliefs import World, state_of
from lasttrick.players.beliefs.reading import known_by_rule
from lasttrick.players.foresight.placing import Masks, places


class Retraced(NamedTuple):
    """The first lead in many worlds, and what has been played from there on."""

    begun: Any
    """A position for each world."""
    played: Masks
    """A row for each world: twice the place of each card laid, and 1 more face down."""


class Retracing:
    """Goes back to the first lead, in one world after the other."""

    def __init__(self, view: View, world: World) -> None:
        """Take a view, and any of the worlds behind it."""
        self._view = view
        self._places = places(view.table)
        self._plays = tuple(_plays(view))
        state = at_first_lead(state_of(view, world))
        self._base = np.atleast_1d(np.array(position_of(state)))

    def retraced(self, worlds: Sequence[World], hands: Masks) -> Retraced:
        """Return the first lead in each world, and what was played from there.

        Args:
            worlds: what lies behind the view.
            hands: what each seat holds in them now.
        """
        rows = [[self._play(world, *each) for each in self._plays] for world in worlds]
        played = np.array(rows, np.int64).reshape(len(worlds), len(self._plays))
        return Retraced(self._begun(worlds, hands, played), played)

    def _play(self, world: World, trick: int, laid: Played) -> int:
        card = laid.card
        if card is None:
            card = world.hidden.get((laid.seat, trick), known_by_rule(self._view, laid.seat, trick))
        assert card is not None
        return 2 * self._places[card] + laid.down

    def _begun(self, worlds: Sequence[World], hands: Masks, played: Masks) -> Any:
        view, seats = self._view, self._view.table.seats
        if view.table.rules.dry.allowed:
            states = [at_first_lead(state_of(view, world)) for world in worlds]
            each = [np.atleast_1d(np.array(position_of(state))) for state in states]
            return np.concatenate(each).view(np.recarray)
        held = hands.copy()
        for at, (_, laid) in enumerate(self._plays):
            held[:, laid.seat] |= np.left_shift(1, played[:, at] >> 1)
        begun = np.repeat(self._base, len(worlds))
        begun["hands"][:, :seats] = held
        for seat in range(seats):
            if seat != view.seat:
                begun["dealt"][:, seat] = [
                    mask_of(view.table, world.returned.get(Seat(seat), ())) for world in worlds
                ]
        return begun.view(np.recarray)


def at_first_lead(state: State) -> State:
    """Return the moment of a deal, in play by now, before the first card was laid."""
    first = next((at for at, event in enumerate(state.log) if isinstance(event, Played)), None)
    if first is None:
        return state
    before = state.log[:first]
    aside: list[Card | None] = [None] * state.table.seats
    for event in before:
        if isinstance(event, Declared) and event.what in ("dry", "show-dry"):
            aside[event.seat] = event.card
    held: list[list[Card]] = [list(hand) for hand in state.hands]
    for seat, card in enumerate(state.aside):
        if card is not None:
            held[seat].append(card)
    plays = [laid for trick in state.tricks for laid in trick.plays] + list(state.trick)
    for laid in plays:
        assert laid.card is not None
        held[laid.seat].append(laid.card)
    return state._replace(
        phase="play",
        turn=plays[0].seat,
        hands=tuple(
            tuple(card for card in hand if card != kept)
            for hand, kept in zip(held, aside, strict=True)
        ),
        aside=tuple(aside),
        out=(*state.start.out, *(event.seat for event in before if isinstance(event, Dropped))),
        trick=(),
        suit=None,
        best=None,
        holder=None,
        tricks=(),
        log=before,
    )


def _plays(view: View) -> Iterator[tuple[int, Played]]:
    """Yield every card as it was laid, with the number of its trick."""
    tricks = (*[trick.plays for trick in view.tricks], view.trick)
    for number, plays in enumerate(tricks, view.first_trick):
        blind = bool(plays) and view.table.laying[number] == "blind"
        for place, laid in enumerate(plays):
            # What answered blind lies face up by now.
            yield number, laid._replace(down=True) if blind and place > 0 else laid
