"""A match played in lines of text."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Literal

from lasttrick.cards import Seat
from lasttrick.engine import Cut, Declare, Move, View, is_revoke
from lasttrick.errors import CardError, IllegalMove
from lasttrick.tui.lines.faces import Faces, in_order
from lasttrick.tui.lines.narration import narrated
from lasttrick.tui.lines.replies import read_answer, read_move, read_number
from lasttrick.tui.lines.short_rules import short_rules
from lasttrick.tui.lines.showing import (
    hand_lines,
    last_lines,
    legal_lines,
    opened_lines,
    score_line,
)
from lasttrick.tui.lines.words import QUESTIONS, Words
from lasttrick.tui.local_match import PERSON, LocalMatch

Wait = Literal["never", "deal", "trick"]
"""After what a key is asked for: nothing, every deal, every trick."""

HELP = """\
A card: 10c, tc, 10♣, 10 clubs or its number; 10c* lays it face down, where one can choose.
legal: which cards you may play, and why not the others.
last, or l: the tricks that may be looked at again.
score: what everyone has, and what ends the match.
rules: what counts at this table.
peek: see the bottom card of the talon, where the rules allow it.
flag NAME: accuse a player of a revoke, where the rules allow it.
quit, or q: stop here; the match is kept, and --resume goes on with it."""


class Quit(Exception):  # noqa: N818 - it is no error to leave the table
    """The person has left the table; the match is kept as it stands."""


class LineTable:
    """Shows a local match as lines and asks for the person's moves."""

    def __init__(
        self,
        game: LocalMatch,
        *,
        read: Callable[[str], str],
        write: Callable[[str], None],
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
            faces: how cards are written.
            sleep: lets so many seconds pass.
            pause: seconds that a bot seems to think.
            wait: after what a key is asked for.
        """
        self._game = game
        self._read = read
        self._write = write
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
        self._write(self._match_words.match_over(self._game.match))

    @property
    def _words(self) -> Words:
        """The words for the seats of the deal."""
        return Words(self._game.names, self._game.me, self._faces)

    @property
    def _match_words(self) -> Words:
        """The words for the seats of the match, of which a deal after a tie may seat only some."""
        sitters = self._game.sitters
        me = next((Seat(seat) for seat, s in enumerate(sitters) if s.kind == PERSON), None)
        return Words([s.name for s in sitters], me, self._faces)

    def _tell_draw(self) -> None:
        seating = self._game.seating
        assert seating is not None
        words = self._match_words
        seats = {player: Seat(seat) for seat, player in enumerate(seating.seats)}
        for number, draw in enumerate(seating.rounds):
            drawn = "  ".join(
                f"{words.called(seats[player])} {self._faces.card(card)}"
                for player, card in draw.cards.items()
            )
            self._write(f"{'Equal cards draw again' if number else 'The draw'}: {drawn}")

    def _deal(self) -> None:
        game = self._game
        self._write("")
        self._write(f"Deal {game.match.number}")
        if game.match.number == 1:
            self._write(score_line(game.match, self._match_words))
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
        choices = f"1 to {most}, t to tap," if tap else f"1 to {most},"
        while True:
            typed = self._ask(f"You cut. How many cards do you lift? ({choices} Enter for any) ")
            if not typed:
                return None
            if tap and typed.lower() in ("t", "tap"):
                return Cut(me, None)
            lifted = read_number(typed, 1, most)
            if lifted is not None:
                return Cut(me, lifted)
            if not self._common(typed):
                self._write(f"Expected {choices} or Enter, but got {typed[:20]!r}.")

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
            self._write("Your last card plays itself.")
            self._game.move(me, view.legal[0])
            return
        self._show(hand_lines(view, self._words, self._faces))
        if view.phase != "play":
            self._write(QUESTIONS[view.phase])
            answers = [m for m in view.legal if isinstance(m, Declare)]
            for number, answer in enumerate(answers, start=1):
                self._write(f"  {number}) {self._words.choice(answer, view.table)}")
        while self._game.view.log == view.log:
            if view.phase == "play":
                typed = self._ask(self._question(view))
                if not self._common(typed) and not self._at_turn(typed, view, me):
                    self._lay(typed, view, me)
            else:
                typed = self._ask("Your answer (Enter for 1): ") or "1"
                if not self._common(typed) and not self._at_turn(typed, view, me):
                    self._answer(typed, view, me)

    def _question(self, view: View) -> str:
        table, trick = view.table, view.trick_number
        decides = ", which decides" if trick == table.deciding else ""
        what = "your card" if view.trick else "you lead"
        return f"Trick {trick} of {table.tricks}{decides}, {what}: "

    def _lay(self, typed: str, view: View, me: Seat) -> None:
        """Play the card that was typed, or say why it cannot be played."""
        try:
            move = read_move(typed, in_order(view.hand, view.table), view.legal)
        except CardError as error:
            self._write(f"{error.message} ? helps.")
            return
        if is_revoke(view, move):
            sure = self._ask("That is a revoke; the others may flag it. Play it? (y/N) ")
            if sure.lower() not in ("y", "yes"):
                return
        self._try(lambda: self._game.move(me, move))

    def _answer(self, typed: str, view: View, me: Seat) -> None:
        """Give the answer that was typed, or say what was expected."""
        chosen = read_answer(typed, view.legal)
        if chosen is None:
            self._write(
                f"Expected a number from 1 to {len(view.legal)}, but got {typed[:20]!r}. ? helps."
            )
            return
        answer: Move = chosen
        self._try(lambda: self._game.move(me, answer))

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except IllegalMove as error:
            self._write(self._words.refusal(error))

    def _common(self, typed: str) -> bool:
        """Do what a word asks for that is understood everywhere; say whether it was one."""
        match typed.strip().lower():
            case "?" | "h" | "help":
                self._write(HELP)
            case "q" | "quit" | "exit":
                raise Quit
            case "score":
                self._write(score_line(self._game.match, self._match_words))
            case "rules":
                self._show(short_rules(self._game.table, self._faces))
            case _:
                return False
        return True

    def _at_turn(self, typed: str, view: View, me: Seat) -> bool:
        """Do what a word asks for that is understood in a deal; say whether it was one."""
        word, _, rest = typed.strip().lower().partition(" ")
        match word:
            case "":
                self._show(hand_lines(view, self._words, self._faces))
            case "last" | "l":
                self._show(last_lines(view, self._words))
            case "legal":
                self._show(legal_lines(view, self._words, self._faces))
            case "peek":
                self._try(lambda: self._game.move(me, Declare("peek")))
            case "flag":
                self._flag(me, rest.strip())
            case _:
                return False
        return True

    def _flag(self, me: Seat, name: str) -> None:
        if self._game.table.rules.enforce.revokes != "flagged":
            self._write("At this table a revoke is refused, so there is nothing to flag.")
            return
        names = {n.lower(): Seat(seat) for seat, n in enumerate(self._game.names) if seat != me}
        if name in names:
            self._try(lambda: self._game.accuse(me, names[name]))
            return
        others = ", ".join(n for seat, n in enumerate(self._game.names) if seat != me)
        self._write(f"Expected whom you flag ({others}), but got {name[:20]!r}.")

    def _catch_up(self) -> None:
        """Tell again what somebody who comes back has to know."""
        view = self._game.view
        story = narrated(view, self._words)
        self._told = len(story)
        self._write("")
        self._write(f"Deal {self._game.match.number} goes on.")
        self._write(score_line(self._game.match, self._match_words))
        self._write(self._words.deal_begins(view))
        if view.tricks:
            self._show(last_lines(view, self._words)[-1:])

    def _tell(self) -> None:
        """Say what has happened since this was last called."""
        lines = narrated(self._game.view, self._words)
        for line in lines[self._told :]:
            self._write(line.text)
            if line.ends_trick and not self._game.view.over:
                if self._wait == "trick":
                    self._ask("Enter goes on. ")
                self._write("")
        self._told = len(lines)

    def _count(self) -> None:
        """Say what the deal was worth, and put it to the totals."""
        game = self._game
        words, table = self._words, game.table
        self._write("")
        self._show(opened_lines(game.view, words, self._faces))
        self._show(words.deal_over(game.score(), table))
        self._write(score_line(game.match, self._match_words))
        if self._wait != "never" and not game.match.over:
            while self._common(self._ask("Enter deals the next hands. ")):
                pass

    def _show(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)

    def _ask(self, question: str) -> str:
        try:
            return self._read(question).strip()
        except EOFError:
            raise Quit from None
