"""A match on this machine: one person, bots in the other chairs, and nothing lost on the way.

The faces of the terminal show it; this keeps the rules, the bots and the record together.
Faces get views from it, never a state.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Literal

from lasttrick.cards import Seat
from lasttrick.coach.hints import Hint, hint
from lasttrick.engine import (
    Cut,
    Hand,
    Match,
    Move,
    Result,
    Seating,
    State,
    View,
    begin_deal,
    begin_match,
    chance_cut,
    cutter,
    draw_for_seats,
    flag,
    play,
    result_of,
    score_deal,
    shuffled,
    view,
)
from lasttrick.games import Table
from lasttrick.players import TERMINAL_BUDGET, Player, ask, make_player
from lasttrick.records import SeatedPlayer, match_part, record_of
from lasttrick.texts import Texts
from lasttrick.tui.kept_match import KeptMatch
from lasttrick.tui.places import place_names

PERSON: Literal["human"] = "human"
BOT: Literal["bot"] = "bot"


class LocalMatch:
    """A match in play.

    Attributes:
        sitters: who sits in each seat of the match.
        match: where the match stands.
        seating: how the seats and the first deal were drawn; None for a match taken up again.
        kept: where it is written down after every move.
        hints: whether the person may have hints; the record knows nothing of it.
    """

    def __init__(
        self,
        table: Table,
        person: str,
        bots: Sequence[str],
        *,
        texts: Texts,
        seed: int,
        kept: KeptMatch | None = None,
        hints: bool = True,
    ) -> None:
        """Draw for the seats and the first deal.

        Args:
            table: the rules.
            person: the name of the person.
            bots: the names of the players in the other chairs, clockwise from the person's left.
            texts: the language in which the others are named by their places.
            seed: gives the cards, and by itself what the bots leave to chance.
            kept: where to write the match down; None to keep nothing.
            hints: whether the person may have hints.
        """
        self._chance = Random(seed)
        self.seating: Seating | None = draw_for_seats(table, self._chance)
        self.sitters = _seated(person, bots, self.seating.seats.index(0), texts)
        self.match: Match = begin_match(table, self.seating.dealer)
        self.kept = kept
        self.hints = hints
        self._state: State | None = None
        self._pack: Hand = ()
        self._bots = _bots(self.sitters, seed)
        self._hinting = Random(f"{seed}/hints")
        self._shuffle()

    @classmethod
    def taken_up(cls, kept: KeptMatch, *, seed: int, hints: bool = True) -> LocalMatch:
        """Return the match that was kept, as it stood.

        Raises:
            RecordError: when what was kept cannot be read or does not hold.
        """
        self = cls.__new__(cls)
        self.seating = None
        self.kept = kept
        self.hints = hints
        self.match, self.sitters, self._state = kept.restored()
        self._chance = Random(seed)
        self._pack = ()
        self._bots = _bots(self.sitters, seed)
        self._hinting = Random(f"{seed}/hints")
        if self._state is None and not self.match.over:
            self._shuffle()
        return self

    @property
    def table(self) -> Table:
        """The rules of the deal in play, or of the next one."""
        return self._state.table if self._state is not None else self.match.deal_table

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat of the deal."""
        return tuple(self.sitters[seat].name for seat in self.match.playing)

    @property
    def me(self) -> Seat | None:
        """The seat of the person in the deal; None while only others play on after a tie."""
        for place, seat in enumerate(self.match.playing):
            if self.sitters[seat].kind == PERSON:
                return Seat(place)
        return None

    @property
    def dealing(self) -> bool:
        """Whether a deal is in play."""
        return self._state is not None

    @property
    def cutter(self) -> Seat | None:
        """Who cuts for the next deal, by its seats; None where nobody does."""
        return cutter(self.match.deal_table, self.match.deal_dealer)

    @property
    def view(self) -> View:
        """The deal as the person knows it."""
        return view(self._running, self.me)

    def hint(self, seen: View) -> Hint:
        """Return a hint for a view in which the person is to play a card. It takes a moment."""
        return hint(seen, self._hinting, TERMINAL_BUDGET)

    def deal(self, cut: Cut | None = None) -> None:
        """Deal the next hands, with the cut of the person or one of chance."""
        if cut is None:
            cut = chance_cut(self.match.deal_table, self.match.deal_dealer, self._chance)
        self._state = begin_deal(self.match, self._pack, cut)
        self._keep()

    def move(self, seat: Seat, move: Move) -> None:
        """Make a move for a seat.

        Raises:
            IllegalMove: and nothing has changed.
        """
        self._state = play(self._running, seat, move)
        self._keep()

    def accuse(self, seat: Seat, against: Seat) -> None:
        """Let a seat flag another, in turn or out of it.

        Raises:
            IllegalMove: and nothing has changed.
        """
        self._state = flag(self._running, seat, against)
        self._keep()

    def bot_move(self) -> None:
        """Let the bot whose turn it is make its move."""
        state = self._running
        assert state.turn is not None
        bot = self._bots[self.match.playing[state.turn]]
        assert bot is not None
        self.move(state.turn, ask(bot, view(state, state.turn)))

    def score(self) -> Result:
        """Count the deal that is over, and get ready for the next one. Returns its result."""
        result = result_of(self._running)
        self.match = score_deal(self.match, result)
        self._state = None
        if self.kept is not None:
            self.kept.finish_deal()
            if self.match.over:
                self.kept.finish_match()
        if not self.match.over:
            self._shuffle()
        return result

    @property
    def _running(self) -> State:
        assert self._state is not None, "no deal is in play"
        return self._state

    def _shuffle(self) -> None:
        self._pack = shuffled(self.match.deal_table.pack, self._chance)

    def _keep(self) -> None:
        if self.kept is None:
            return
        match, state = self.match, self._running
        seats = [self.sitters[seat] for seat in match.playing]
        part = match_part(match, state.result, id=self.kept.id)
        self.kept.write(record_of(state, seats=seats, match=part))


def _seated(person: str, bots: Sequence[str], seat: int, texts: Texts) -> tuple[SeatedPlayer, ...]:
    """Return who sits where, the person in this seat and the others named by their places."""
    others = [
        SeatedPlayer(place, BOT, bot)
        for place, bot in zip(place_names(texts, len(bots) + 1), bots, strict=True)
    ]
    around = [SeatedPlayer(person, PERSON), *others]
    return tuple(around[(place - seat) % len(around)] for place in range(len(around)))


def _bots(sitters: Sequence[SeatedPlayer], seed: int) -> list[Player | None]:
    """Return the bots by seat; what they leave to chance never moves the cards."""
    return [
        make_player(sitter.bot or "", Random(f"{seed}/{seat}"), TERMINAL_BUDGET)
        if sitter.kind == BOT
        else None
        for seat, sitter in enumerate(sitters)
    ]
