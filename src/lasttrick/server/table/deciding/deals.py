"""Beginning matches and deals, cutting, and every move up to the count."""

from __future__ import annotations

from lasttrick.cards import CODES, Card, Seat, parse_card
from lasttrick.engine import (
    SECRET_BYTES,
    Cut,
    Declare,
    Move,
    Play,
    commitment,
    cut_pack,
    cutter,
    draw_for_seats,
)
from lasttrick.errors import CardError, IllegalMove
from lasttrick.records.making import result_part
from lasttrick.records.record import CutEvent
from lasttrick.server.protocol.commands import CutPack, DeclareWord, PlayCard
from lasttrick.server.protocol.happenings import By
from lasttrick.server.table.deciding.story import Story, not_now
from lasttrick.server.table.facts import (
    BotSat,
    Counted,
    Dealt,
    MatchBegan,
    MatchWon,
    Moved,
    ReadySaid,
    Resigned,
    Shuffled,
)
from lasttrick.server.table.position import DEFAULT_BOT, Deal, Position


def start(story: Story) -> None:
    """Begin a match, or another one after it, bots in the open chairs.

    Raises:
        ServerError: ``host/only`` or ``table/not-now``.
    """
    host = story.require_host()
    if story.position.stage not in ("gathering", "over"):
        raise not_now("A match is on.", story.position)
    _fill_chairs(story)
    table = story.position.table
    drawn = draw_for_seats(table, story.chance)
    rounds = tuple(
        {player: CODES[card] for player, card in draw.cards.items()} for draw in drawn.rounds
    )
    if story.position.settings.seats_by_draw:
        seats, dealer = drawn.seats, int(drawn.dealer)
    else:
        seats, dealer = tuple(range(table.seats)), drawn.seats[drawn.dealer]
    story.tell(MatchBegan(at=story.now, rounds=rounds, seats=seats, dealer=dealer))
    story.seat = seats.index(host)
    next_deal(story)


def next_deal(story: Story) -> None:
    """Shuffle for the next deal, bots in the open chairs; deal at once where nobody cuts.

    Raises:
        ServerError: ``table/not-now``.
    """
    match = story.position.match
    if match is None or story.position.stage != "counted":
        raise not_now("There is no deal to go on with.", story.position)
    _fill_chairs(story)
    secret = story.chance.randbytes(SECRET_BYTES)
    story.tell(
        Shuffled(
            at=story.now,
            number=match.number,
            commitment=commitment(secret),
            secret=secret.hex(),
        )
    )
    if cutter(match.deal_table, match.deal_dealer) is None:
        story.tell(Dealt(at=story.now, cut=None, by="self"))
        _count(story)


def ready(story: Story) -> None:
    """Be ready for the next deal, which begins when everyone is.

    Raises:
        ServerError: ``seat/none`` or ``table/not-now``.
    """
    seat = story.own_seat()
    if story.position.stage != "counted":
        raise not_now("There is no deal to be ready for.", story.position)
    if seat not in story.position.ready:
        story.tell(ReadySaid(at=story.now, seat=seat))
    if everyone_ready(story.position):
        next_deal(story)


def everyone_ready(position: Position) -> bool:
    """Say whether every person who is not covered for wants the next deal."""
    return all(
        seat in position.ready
        for seat, chair in enumerate(position.chairs)
        if chair.person is not None and chair.bot is None
    )


def cut(story: Story, command: CutPack) -> None:
    """Cut the pack.

    Raises:
        ServerError: ``seat/none`` or ``table/not-now``.
        IllegalMove: ``play/not-your-turn`` or ``play/bad-cut``.
    """
    seat = story.own_seat()
    deal = _deal(story)
    if deal.state is not None:
        raise not_now("The pack has been cut.", story.position)
    place = _place(story, deal, seat)
    if (command.at is None) != command.tap:
        raise IllegalMove("play/bad-cut", "Expected a number of cards, or a tap.")
    cut_as(story, Cut(place, command.at), "self")


def cut_as(story: Story, made: Cut, by: By) -> None:
    """Cut the pack for the seat whose turn it is.

    Raises:
        IllegalMove: ``play/not-your-turn`` or ``play/bad-cut``.
    """
    deal = _deal(story)
    match = deal.match
    turn = cutter(match.deal_table, match.deal_dealer)
    if made.seat != turn:
        raise _not_your_turn(made.seat, turn)
    cut_pack(match.deal_table, match.deal_table.pack, made)
    event = CutEvent(made.seat, made.at, tap=made.at is None)
    story.tell(Dealt(at=story.now, cut=event, by=by))
    _count(story)


def play_card(story: Story, command: PlayCard) -> None:
    """Lay a card.

    Raises:
        ServerError: ``seat/none`` or ``table/not-now``.
        IllegalMove: whatever the rules say against it.
    """
    seat = story.own_seat()
    deal = _running(story)
    _own_move(story, deal, seat, Play(_card(command.card), command.down))


def declare(story: Story, command: DeclareWord) -> None:
    """Declare something. Errors as :func:`play_card`."""
    seat = story.own_seat()
    deal = _running(story)
    card = None if command.card is None else _card(command.card)
    against = None if command.against is None else Seat(command.against)
    _own_move(story, deal, seat, Declare(command.what, card, against))


def resign(story: Story) -> None:
    """Leave the deal where the rules allow it. Errors as :func:`play_card`."""
    seat = story.own_seat()
    deal = _running(story)
    place = deal.place_of(seat)
    if place is None:
        raise not_now("You do not sit in this deal.", story.position)
    story.tell(Resigned(at=story.now, seat=place))
    _count(story)


def move_as(story: Story, place: Seat, move: Move, by: By) -> None:
    """Make a move for a seat of the deal. Errors as :func:`play_card`."""
    _running(story)
    if isinstance(move, Play):
        fact = Moved(at=story.now, seat=place, card=CODES[move.card], down=move.down, by=by)
    else:
        card = None if move.card is None else CODES[move.card]
        fact = Moved(
            at=story.now, seat=place, card=card, what=move.what, against=move.against, by=by
        )
    story.tell(fact)
    _count(story)


def _own_move(story: Story, deal: Deal, seat: int, move: Move) -> None:
    place = deal.place_of(seat)
    if place is None:
        raise _not_your_turn(None, None if deal.state is None else deal.state.turn)
    move_as(story, place, move, "self")


def _count(story: Story) -> None:
    """Count the deal, if it is over, and the match with it."""
    deal = story.position.deal
    if deal is None or deal.state is None or deal.state.result is None:
        return
    story.tell(Counted(at=story.now, result=result_part(deal.state.result)))
    match = story.position.match
    if match is not None and match.winners is not None:
        story.tell(MatchWon(at=story.now, winners=match.winners))


def _fill_chairs(story: Story) -> None:
    for seat, chair in enumerate(story.position.chairs):
        if chair.open:
            story.tell(BotSat(at=story.now, seat=seat, bot=DEFAULT_BOT))


def _deal(story: Story) -> Deal:
    deal = story.position.deal
    if deal is None or not story.position.dealing:
        raise not_now("No deal is on.", story.position)
    return deal


def _running(story: Story) -> Deal:
    deal = _deal(story)
    if deal.state is None:
        raise not_now("The pack has not been cut yet.", story.position)
    return deal


def _place(story: Story, deal: Deal, seat: int) -> Seat:
    place = deal.place_of(seat)
    if place is None or seat != story.position.to_act:
        to_act = story.position.to_act
        raise _not_your_turn(place, None if to_act is None else deal.place_of(to_act))
    return place


def _not_your_turn(place: Seat | None, turn: Seat | None) -> IllegalMove:
    return IllegalMove(
        "play/not-your-turn", f"It is the turn of seat {turn}.", seat=place, turn=turn
    )


def _card(text: str) -> Card:
    try:
        return parse_card(text)
    except CardError as error:
        raise IllegalMove("play/not-held", error.message, card=None) from None
