"""What is to be drawn of a moment, taken from what the person may know and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from lasttrick.cards import Card, Seat
from lasttrick.engine import Declared, Match, Played, Trick, View


@dataclass(frozen=True, kw_only=True)
class Moment:
    """Everything that the screen knows: it draws from nothing else.

    Attributes:
        view: the deal as the person knows it; None between deals.
        match: where the match stands.
        names: the names by seat of the deal.
        bots: what sits in each seat of the deal; None for the person.
        me: the person's seat in the deal; None while only others play on after a tie.
    """

    view: View | None
    match: Match
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    me: Seat | None

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat of the deal has so far, in points or in chips."""
        match = self.match
        have = match.totals if match.stacks is None else match.stacks
        return tuple(have[seat] for seat in match.playing)


@dataclass(frozen=True, kw_only=True)
class SeatScene:
    """One seat as it is drawn.

    Attributes:
        seat: which.
        name: its name.
        mine: whether the person sits there.
        bot: what sits there; None for the person.
        cards: how many cards it holds.
        won: how many tricks it has won in this deal.
        total: what it has in the match.
        chips: whether these are chips.
        deals: whether it dealt.
        leads: whether it led the first trick of the deal.
        turn: whether it is its turn.
        takes: whether it has taken the trick that lies there.
        out: whether it has dropped out.
        aside: whether a card of it is set aside.
        aside_card: that card, where the person may know it.
    """

    seat: Seat
    name: str
    mine: bool
    bot: str | None
    cards: int
    won: int
    total: int
    chips: bool
    deals: bool
    leads: bool
    turn: bool
    takes: bool
    out: bool
    aside: bool
    aside_card: Card | None


@dataclass(frozen=True, kw_only=True)
class LaidScene:
    """A card in the middle.

    Attributes:
        seat: who laid it.
        card: which; None where the person may not know it.
        down: whether it lies face down, so that only its owner knows it.
        best: whether it is the best so far, or has won.
    """

    seat: Seat
    card: Card | None
    down: bool
    best: bool


@dataclass(frozen=True, kw_only=True)
class Scene:
    """The felt as it is drawn.

    Attributes:
        seats: clockwise, beginning with the one at the bottom.
        middle: the cards of the trick, in the order of play.
        clockwise: whether play goes clockwise.
        pool: stones, pot or pool in the middle; None without.
        stones: whether these are stones.
        finished: whether the trick is over and only stays to be seen.
    """

    seats: tuple[SeatScene, ...]
    middle: tuple[LaidScene, ...]
    clockwise: bool
    pool: int | None
    stones: bool
    finished: bool


def scene_of(moment: Moment, view: View, *, stays: Trick | None = None) -> Scene:
    """Return what is to be drawn.

    Args:
        moment: the match and who sits where.
        view: the deal as the person knows it.
        stays: a finished trick that stays to be seen, though the deal has moved on.
    """
    table = view.table
    winners = [trick.winner for trick in view.tricks]
    dry = _set_aside(view)
    first = moment.me or Seat(0)
    pays = table.rules.pay
    pot = table.rules.award.plain * table.seats if pays.ante else None
    seats = []
    for place in range(table.seats):
        seat = Seat((first + place) % table.seats)
        seats.append(
            SeatScene(
                seat=seat,
                name=moment.names[seat],
                mine=seat == moment.me,
                bot=moment.bots[seat],
                cards=view.sizes[seat],
                won=winners.count(seat),
                total=moment.totals[seat],
                chips=table.pays_chips,
                deals=seat == view.dealer,
                leads=seat == view.leader,
                turn=stays is None and seat == view.turn,
                takes=stays is not None and seat == stays.winner,
                out=seat in view.out,
                aside=seat in dry,
                aside_card=dry.get(seat),
            )
        )
    return Scene(
        seats=tuple(seats),
        middle=_middle(view, stays),
        clockwise=table.step == 1,
        pool=view.pool if view.pool is not None else pot,
        stones=bool(table.rules.match.stones),
        finished=stays is not None,
    )


def _middle(view: View, stays: Trick | None) -> tuple[LaidScene, ...]:
    if stays is None:
        return tuple(
            LaidScene(seat=p.seat, card=p.card, down=p.down, best=_holds(p, view.holder, view.best))
            for p in view.trick
        )
    return tuple(
        LaidScene(seat=p.seat, card=p.card, down=p.down, best=p.seat == stays.winner)
        for p in stays.plays
    )


def _holds(play: Played, holder: Seat | None, best: Card | None) -> bool:
    return best is not None and play.seat == holder


def _set_aside(view: View) -> dict[Seat, Card | None]:
    """Return who has a card set aside, and which as far as the person may know."""
    if view.trick_number >= view.table.tricks or view.over:
        return {}
    return {
        event.seat: view.aside if event.seat == view.seat else event.card
        for event in view.log
        if isinstance(event, Declared) and event.what in ("dry", "show-dry")
    }


def trick_that_ended(before: View | None, after: View) -> Trick | None:
    """Return the trick that a move has ended; None when it has ended none."""
    done = 0 if before is None else len(before.tricks)
    return after.tricks[-1] if len(after.tricks) > done else None
