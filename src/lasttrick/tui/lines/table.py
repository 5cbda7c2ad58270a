"""A match played in lines of text."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Literal

from lasttrick.cards import Seat
from lasttrick.coach.hints import HintWording, can_hint
from lasttrick.engine import Cut, Declare, Move, View, is_revoke
from lasttrick.errors import CardError, IllegalMove
from lasttrick.texts import Faces, Telling, Texts
from lasttrick.tui.lines.asking import LEAVING, Quit, Read, Write, asked
from lasttrick.tui.lines.narration import narrated
from lasttrick.tui.lines.replies import read_answer, read_move, read_number
from lasttrick.tui.lines.showing import Showing, rules_in_short
from lasttrick.tui.local_match import PERSON, LocalMatch

Wait = Literal["never", "deal", "trick"]
"""After what a key is asked for: nothing, every deal, every trick."""


class LineTable:
    """Shows a local match as lines and asks for the person's moves."""

    def __init__(
        self,
        game: LocalMatch,
        *,
        read: Read,
        write: Write,
        texts: Texts,
        faces: Faces,
        sleep: Callable[[float], None] = time.sleep,
        pause: float = 0.0,
        wait: Wait = "never",
    ) -> None:
        """Open the table.

        Args:
            game: the match in play.
            read: asks a question and returns what was typed; raises EOFError at the end of
                input.
            write: shows a line, or several.
            texts: the language.
            faces: how cards are written.
            sleep: lets so many seconds pass.
            pause: seconds that a bot seems to think.
            wait: after what a key is asked for.
        """
        self._game = game
        self._read = read
        self._write = write
        self._texts = texts
        self._faces = faces
        self._sleep = sleep
        self._pause = pause
        self._wait = wait
        self._told = 0

    def run(self) -> None:
        """Play the match to its end.

        Raises:
            Quit: when the person leaves before it.
        """
        if self._game.seating is not None:
            self._tell_draw()
        while not self._game.match.over:
            if self._game.dealing:
                self._catch_up()
            else:
                self._deal()
            self._play_deal()
            self._count()
        self._write("")
        self._write(self._match_telling.match_over(self._game.match))

    @property
    def _telling(self) -> Telling:
        """What tells of the seats of the deal."""
        return Telling(self._texts, self._faces, self._game.names, self._game.me)

    @property
    def _showing(self) -> Showing:
        """What shows the deal to the person."""
        return Showing(self._texts, self._faces, self._telling)

    @property
    def _match_telling(self) -> Telling:
        """What tells of the seats of the match; a deal after a tie may seat only some of them."""
        sitters = self._game.sitters
        me = next((Seat(seat) for seat, s in enumerate(sitters) if s.kind == PERSON), None)
        return Telling(self._texts, self._faces, [s.name for s in sitters], me)

    def _tell_draw(self) -> None:
        seating = self._game.seating
        assert seating is not None
        telling = self._match_telling
        seats = {player: Seat(seat) for seat, player in enumerate(seating.seats)}
        for number, draw in enumerate(seating.rounds):
            drawn = "  ".join(
                f"{telling.called(seats[player])} {self._faces.card(card)}"
                for player, card in draw.cards.items()
            )
            self._write(self._texts("draw-again" if number else "draw-for-deal", cards=drawn))

    def _deal(self) -> None:
        game = self._game
        self._write("")
        self._write(self._texts("deal-number", number=game.match.number))
        if game.match.number == 1:
            self._write(self._match_telling.totals(game.match))
        cut = None
        if game.cutter is not None and game.cutter == game.me:
            cut = self._ask_cut(game.me)
        game.deal(cut)
        self._told = 0
        self._tell()

    def _ask_cut(self, me: Seat) -> Cut | None:
        table = self._game.match.deal_table
        most = len(table.pack) - 1
        tap = table.rules.deal.cut == "cut-or-tap"
        kind = "cut-or-tap" if tap else "cut"
        while True:
            typed = self._ask(self._texts(f"ask-{kind}", most=most))
            if not typed:
                return None
            if tap and typed.lower() in ("t", "tap"):
                return Cut(me, None)
            lifted = read_number(typed, 1, most)
            if lifted is not None:
                return Cut(me, lifted)
            if not self._common(typed):
                self._write(self._texts(f"expected-{kind}", most=most, typed=typed[:20]))

    def _play_deal(self) -> None:
        game = self._game
        while not game.view.over:
            view = game.view
            if view.turn == game.me and game.me is not None:
                self._my_move(view, game.me)
            else:
                if self._pause:
                    self._sleep(self._pause)
                game.bot_move()
            self._tell()

    def _my_move(self, view: View, me: Seat) -> None:
        if len(view.legal) == 1 and view.phase != "play":
            self._game.move(me, view.legal[0])
            return
        if len(view.legal) == 1 and len(view.hand) == 1:
            self._write(self._texts("last-card-plays"))
            self._game.move(me, view.legal[0])
            return
        self._show(self._showing.hand(view))
        if view.phase != "play":
            self._write(self._texts(f"ask-{view.phase}"))
            answers = [m for m in view.legal if isinstance(m, Declare)]
            for number, answer in enumerate(answers, start=1):
                self._write(f"  {number}) {self._telling.choice(answer, view.table)}")
        while self._game.view.log == view.log:
            if view.phase == "play":
                typed = self._ask(self._telling.asks_card(view))
                if not self._common(typed) and not self._at_turn(typed, view, me):
                    self._lay(typed, view, me)
            else:
                typed = self._ask(self._texts("ask-answer")) or "1"
                if not self._common(typed) and not self._at_turn(typed, view, me):
                    self._answer(typed, view, me)

    def _lay(self, typed: str, view: View, me: Seat) -> None:
        """Play the card that was typed, or say why it cannot be played."""
        try:
            move = read_move(typed, view.table.in_order(view.hand), view.legal, self._texts)
        except CardError:
            self._write(self._texts("expected-card", most=len(view.hand), typed=typed[:20]))
            return
        if is_revoke(view, move):
            sure = self._ask(self._texts("ask-revoke"))
            if sure.casefold() not in self._texts("answers-yes").split():
                return
        self._try(lambda: self._game.move(me, move))

    def _answer(self, typed: str, view: View, me: Seat) -> None:
        """Give the answer that was typed, or say what was expected."""
        chosen = read_answer(typed, view.legal)
        if chosen is None:
            self._write(self._texts("expected-answer", most=len(view.legal), typed=typed[:20]))
            return
        answer: Move = chosen
        self._try(lambda: self._game.move(me, answer))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except IllegalMove as error:
            self._write(self._telling.refusal(error))

    def _common(self, typed: str) -> bool:
        """Do what a word asks for that is understood everywhere; say whether it was one."""
        match typed.strip().lower():
            case "?" | "h" | "help":
                self._write(self._texts("help-at-table"))
            case word if word in LEAVING:
                raise Quit
            case "score":
                self._write(self._match_telling.totals(self._game.match))
            case "rules":
                self._write(rules_in_short(self._game.table, self._texts))
            case _:
                return False
        return True

    def _at_turn(self, typed: str, view: View, me: Seat) -> bool:
        """Do what a word asks for that is understood in a deal; say whether it was one."""
        word, _, rest = typed.strip().lower().partition(" ")
        match word:
            case "":
                self._show(self._showing.hand(view))
            case "last" | "l":
                self._show(self._showing.last(view))
            case "legal":
                self._show(self._showing.legal(view))
            case "hint":
                self._show(self._hint(view))
            case "peek":
                self._try(lambda: self._game.move(me, Declare("peek")))
            case "flag":
                self._flag(me, rest.strip())
            case _:
                return False
        return True

    def _hint(self, view: View) -> list[str]:
        """Return which card to play, why, and what each card promises."""
        if not self._game.hints:
            return [self._texts("hint-off")]
        if not can_hint(view):
            return [self._texts("hint-not-now")]
        wording = HintWording(self._texts, self._faces, self._game.names)
        return wording.lines(self._game.hint(view), view.table)

    def _flag(self, me: Seat, name: str) -> None:
        if self._game.table.rules.enforce.revokes != "flagged":
            self._write(self._texts("flag-nothing"))
            return
        names = {n.lower(): Seat(seat) for seat, n in enumerate(self._game.names) if seat != me}
        if name in names:
            self._try(lambda: self._game.accuse(me, names[name]))
            return
        others = ", ".join(n for seat, n in enumerate(self._game.names) if seat != me)
        self._write(self._texts("flag-whom", names=others, typed=name[:20]))

    def _catch_up(self) -> None:
        """Tell again what somebody who comes back has to know."""
        view = self._game.view
        story = narrated(view, self._telling)
        self._told = len(story)
        self._write("")
        self._write(self._texts("deal-goes-on", number=self._game.match.number))
        self._write(self._match_telling.totals(self._game.match))
        self._write(self._telling.deal_begins(view.dealer, view.leader))
        if view.tricks:
            self._show(self._showing.last(view)[-1:])

    def _tell(self) -> None:
        """Say what has happened since this was last called."""
        lines = narrated(self._game.view, self._telling)
        for line in lines[self._told :]:
            self._write(line.text)
            if line.ends_trick and not self._game.view.over:
                if self._wait == "trick":
                    self._ask(self._texts("ask-go-on"))
                self._write("")
        self._told = len(lines)

    def _count(self) -> None:
        """Say what the deal was worth, and put it to the totals."""
        game = self._game
        telling, table = self._telling, game.table
        self._write("")
        self._show(self._showing.opened(game.view))
        self._show(telling.deal_over(game.score(), table))
        self._write(self._match_telling.totals(game.match))
        if self._wait != "never" and not game.match.over:
            while self._common(self._ask(self._texts("ask-next-deal"))):
                pass

    def _show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)

    def _ask(self, question: str) -> str:
        return asked(self._read, question)
