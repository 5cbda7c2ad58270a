"""The course of a match at the full-screen table, from the draw to the last deal.

It reads as the match goes: deal, play, count. What takes time is done away from the screen,
which stays free for keys.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from lasttrick.cards import Seat
from lasttrick.engine import Cut, Declare, Move, Result, Trick, View, is_revoke
from lasttrick.errors import IllegalMove
from lasttrick.texts import Telling, Texts
from lasttrick.tui.lines.narration import narrated
from lasttrick.tui.lines.showing import Showing
from lasttrick.tui.local_match import LocalMatch
from lasttrick.tui.screens.card_question import CardQuestion
from lasttrick.tui.screens.cut_question import CutQuestion
from lasttrick.tui.screens.drawing.panel import Panel
from lasttrick.tui.screens.drawing.scene import Moment, trick_that_ended
from lasttrick.tui.screens.questions import Choice, GoOn
from lasttrick.tui.screens.snapshot import match_telling_of, moment_of, telling_of
from lasttrick.tui.screens.stage import Outcome, Stage, Wish
from lasttrick.tui.settings import BOT_SECONDS, TRICK_SECONDS

T = TypeVar("T")


class Course:
    """Plays a match through, on a stage."""

    def __init__(self, local: LocalMatch, stage: Stage, texts: Texts) -> None:
        """Take the match, where it is shown, and the language."""
        self._local = local
        self._stage = stage
        self._texts = texts
        self._moment = moment_of(local)
        self._earlier: list[str] = []

    async def run(self) -> Outcome:
        """Play the match to its end; say what the person wants then.

        Raises:
            Left: the person leaves before it.
            OSError: the match cannot be written down.
            RecordError: the match has gone on elsewhere.
            PlayerError: a bot has failed.
        """
        local = self._local
        self._tell_draw()
        self._show()
        while True:
            if not local.dealing:
                await self._deal()
            self._show()
            await self._play_deal()
            if (outcome := await self._count()) is not None:
                return outcome

    @property
    def _view(self) -> View:
        assert self._moment.view is not None
        return self._moment.view

    @property
    def _telling(self) -> Telling:
        return telling_of(self._moment, self._texts, self._stage.faces)

    @property
    def _match_telling(self) -> Telling:
        return match_telling_of(self._local, self._texts, self._stage.faces)

    def _tell_draw(self) -> None:
        """Tell how the seats and the first deal were drawn."""
        seating = self._local.seating
        if seating is None or self._local.dealing:
            return
        telling, faces = self._match_telling, self._stage.faces
        seats = {player: Seat(seat) for seat, player in enumerate(seating.seats)}
        lines = []
        for number, draw in enumerate(seating.rounds):
            drawn = "  ".join(
                f"{telling.called(seats[player])} {faces.card(card)}"
                for player, card in draw.cards.items()
            )
            lines.append(self._texts("draw-again" if number else "draw-for-deal", cards=drawn))
        self._earlier += lines
        match = self._local.match
        deals = telling.does("event-deals", match.dealer)
        panel = [*lines, "", deals, "", telling.totals(match)]
        self._stage.open_panel(Panel(self._texts("deal-number", number=match.number), panel))

    async def _deal(self) -> None:
        """Have the pack cut and the cards dealt."""
        local = self._local
        cut: Cut | None = None
        me = local.me
        if me is not None and local.cutter == me:
            table = local.match.deal_table
            tap = table.rules.deal.cut == "cut-or-tap"
            cut = await self._stage.ask(CutQuestion(me, len(table.pack) - 1, self._texts, tap=tap))
        else:
            await self._stage.ask(GoOn(self._texts("ask-next-deal")))
        await self._do(lambda: local.deal(cut))
        self._stage.open_panel(None)

    async def _play_deal(self) -> None:
        while not self._view.over:
            try:
                await self._step()
            except Wish as wish:
                await self._declare(wish.declares)

    async def _step(self) -> None:
        """Let whoever's turn it is do one thing."""
        view, me = self._view, self._moment.me
        if me is not None and view.turn == me:
            move = await self._my_move(view)
            await self._move(lambda: self._local.move(me, move))
            return
        seconds = BOT_SECONDS[self._stage.settings.bot_delay]
        if seconds:
            assert view.turn is not None
            name = self._moment.names[view.turn]
            await self._stage.ask(GoOn(self._texts("screen-thinks", name=name)), seconds=seconds)
        await self._move(self._local.bot_move)

    async def _my_move(self, view: View) -> Move:
        """Return what the person does."""
        if len(view.legal) == 1 and (view.phase != "play" or len(view.hand) == 1):
            return view.legal[0]
        texts, telling = self._texts, self._telling
        if view.phase != "play":
            answers = [(telling.choice(m, view.table), m) for m in view.legal]
            answer = await self._stage.ask(Choice(texts(f"ask-{view.phase}"), answers, texts))
            assert answer is not None
            return answer
        while True:
            question = CardQuestion(
                telling.asks_card(view), view, texts, self._stage.faces, telling
            )
            play = await self._stage.ask(question)
            assert play is not None
            if not is_revoke(view, play) or await self._sure():
                return play

    async def _sure(self) -> bool:
        """Ask whether a revoke is meant."""
        texts = self._texts
        answers = [(texts("choice-pass"), False), (texts("screen-revoke-yes"), True)]
        return bool(await self._stage.ask(Choice(texts("screen-revoke"), answers, texts)))

    async def _declare(self, declares: Declare) -> None:
        """Declare what nobody asked for, or tell why it cannot be."""
        me, local = self._moment.me, self._local
        if me is None:
            return
        against = declares.against
        try:
            if against is not None:
                await self._move(lambda: local.accuse(me, against))
            else:
                await self._move(lambda: local.move(me, declares))
        except IllegalMove as error:
            await self._stage.ask(GoOn(self._telling.refusal(error)))

    async def _move(self, act: Callable[[], None]) -> None:
        """Make a move; let the trick lie for a while that it has ended."""
        before = self._view
        await self._do(act)
        ended = trick_that_ended(before, self._view)
        if ended is None:
            self._show()
            return
        self._show(stays=ended)
        if self._view.over:
            # The panel comes over it next: it stays until the person has seen it.
            await self._stage.ask(GoOn(self._texts("screen-trick-stays")))
        else:
            seconds = TRICK_SECONDS[self._stage.settings.trick_stays]
            await self._stage.ask(GoOn(self._texts("ask-go-on")), seconds=seconds)
        self._show()

    async def _count(self) -> Outcome | None:
        """Say what the deal was worth; after the last one ask what comes now."""
        local, texts = self._local, self._texts
        view, telling, table = self._view, self._telling, self._view.table
        story = [line.text for line in narrated(view, telling)]
        number = view.number
        result: Result = await self._do(local.score)
        match = local.match
        worth = telling.deal_over(result, table)
        self._earlier += [*story, *worth]
        lines = [*self._decided(view, telling), *worth, "", self._match_telling.totals(match)]
        if not match.over:
            lines.append(self._deals_next())
        opened = Showing(texts, self._stage.faces, telling).opened(view)
        if opened:
            lines += ["", *opened]
        if not match.over:
            over = texts("screen-deal-over", number=number)
            self._stage.open_panel(Panel(over, lines, deal=number))
            self._show()
            return None
        won = self._match_telling.match_over(match)
        self._earlier.append(won)
        self._stage.open_panel(Panel(won, lines, deal=number))
        self._show()
        answers: list[tuple[str, Outcome]] = [
            (texts("screen-again"), "again"),
            (texts("screen-to-menu"), "menu"),
            (texts("screen-leave"), "gone"),
        ]
        return await self._stage.ask(Choice(texts("screen-match-over"), answers, texts))

    def _decided(self, view: View, telling: Telling) -> list[str]:
        """Return the trick that decided the deal, as it lay; nothing where it never came to it."""
        table = view.table
        place = table.deciding - view.first_trick
        if place >= len(view.tricks):
            return []
        trick = view.tricks[place]
        cards = telling.trick_line(trick.plays)
        return [self._texts("trick-open", trick=table.deciding, cards=cards), ""]

    def _deals_next(self) -> str:
        """Say who deals next."""
        telling = telling_of(moment_of(self._local), self._texts, self._stage.faces)
        return telling.does("screen-deals-next", self._local.match.deal_dealer)

    async def _do(self, work: Callable[[], T]) -> T:
        """Do something with the match, and take in how it stands then."""

        def worked() -> tuple[T, Moment]:
            done = work()
            return done, moment_of(self._local)

        done, self._moment = await self._stage.away(worked)
        return done

    def _show(self, *, stays: Trick | None = None) -> None:
        view = self._moment.view
        now = [] if view is None else [line.text for line in narrated(view, self._telling)]
        self._stage.show(self._moment, [*self._earlier, *now], stays=stays)
