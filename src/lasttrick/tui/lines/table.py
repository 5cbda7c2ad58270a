"""A match played in lines of text."""

from __future__ import annotations

import time
from collections.abc import Callable

from lasttrick.cards import Seat
from lasttrick.engine import Cut, Declare, Move, Play, View
from lasttrick.errors import CardError, IllegalMove
from lasttrick.tui.lines.faces import Faces, in_order
from lasttrick.tui.lines.narration import narrated
from lasttrick.tui.lines.replies import read_answer, read_move
from lasttrick.tui.lines.short_rules import short_rules
from lasttrick.tui.lines.words import QUESTIONS, Words
from lasttrick.tui.local_match import LocalMatch

HELP = """\
  a card     10c, tc, 10♣ or its number; 10c* lays it face down, where there is a choice
  legal      which cards you may play, and why not the others
  last       the tricks that may be looked at again
  score      what everyone has, and what ends the match
  rules      what counts at this table, in short
  peek       see the bottom card of the talon, where the rules allow it
  flag NAME  accuse a player of a revoke, where the rules allow it
  quit       stop here; the match is kept, and lasttrick play --resume goes on"""


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
        wait: bool = False,
    ) -> None:
        """Open the table.

        Args:
            game: the match in play.
            read: asks a question and returns what was typed; raises EOFError at the end of
                input.
            write: shows a line.
            faces: how cards are written.
            sleep: lets so many seconds pass.
            pause: seconds that a bot seems to think.
            wait: whether a key is asked for after each trick.
        """
        self._sleep = sleep
        self._game = game
        self._read = read
        self._write = write
        self._faces = faces
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
            if not self._game.dealing:
                self._deal()
            else:
                self._write("The deal goes on.")
                self._catch_up()
            self._play_deal()
            self._count()
        self._write("")
        words = Words([s.name for s in self._game.sitters], self._my_seat_in_match(), self._faces)
        self._write(words.match_over(self._game.match))

    def _my_seat_in_match(self) -> Seat | None:
        return next((Seat(i) for i, s in enumerate(self._game.sitters) if s.kind == "human"), None)

    @property
    def _words(self) -> Words:
        return Words(self._game.names, self._game.me, self._faces)

    def _tell_draw(self) -> None:
        seating = self._game.seating
        assert seating is not None
        names = [s.name for s in self._game.sitters]
        words = Words(names, self._my_seat_in_match(), self._faces)
        names_of_players = {
            player: words.called(Seat(seat)) for seat, player in enumerate(seating.seats)
        }
        for number, draw in enumerate(seating.rounds):
            drawn = "  ".join(
                f"{names_of_players[player]} {self._faces.card(card)}"
                for player, card in draw.cards.items()
            )
            self._write(f"{'Drawing for the deal' if not number else 'Equal: again'}: {drawn}")

    def _deal(self) -> None:
        game = self._game
        self._write("")
        self._write(f"Deal {game.match.number}")
        self._write(self._score_line())
        cut = None
        if game.cutter is not None and game.cutter == game.me:
            cut = self._ask_cut(game.me)
        game.deal(cut)
        self._told = 0
        self._write(self._words.deal_begins(game.view))
        self._tell()

    def _ask_cut(self, me: Seat) -> Cut | None:
        table = self._game.match.deal_table
        most = len(table.pack) - 1
        tap = ", t taps it" if table.rules.deal.cut == "cut-or-tap" else ""
        while True:
            typed = self._ask(f"You cut. How many cards do you lift (1-{most}{tap})? [anywhere] ")
            if not typed:
                return None
            if tap and typed.lower() in ("t", "tap"):
                return Cut(me, None)
            if typed.isdecimal() and 1 <= int(typed) <= most:
                return Cut(me, int(typed))
            self._write(f"Expected a number from 1 to {most}{tap}, or Enter, but got {typed!r}.")

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
        if len(view.legal) == 1 and (len(view.hand) == 1 or view.phase != "play"):
            self._game.move(me, view.legal[0])
            return
        self._show_hand(view)
        answers = [m for m in view.legal if isinstance(m, Declare)]
        if view.phase != "play":
            self._write(QUESTIONS[view.phase])
            for number, answer in enumerate(answers, start=1):
                self._write(f"  {number}) {self._words.choice(answer, view.table)}")
        while self._game.view.turn == me and self._game.view.phase == view.phase:
            if view.phase == "play":
                typed = self._ask(self._question(view))
                done = self._command(typed, view, me) or self._lay(typed, view, me)
            else:
                typed = self._ask("Your answer [1]: ") or "1"
                done = self._command(typed, view, me) or self._answer(typed, view, me)
            if done and self._game.view.log != view.log:
                return

    def _question(self, view: View) -> str:
        table, trick = view.table, view.trick_number
        decides = ", which decides" if trick == table.deciding else ""
        what = "your card" if view.trick else "you lead"
        return f"Trick {trick} of {table.tricks}{decides}, {what}: "

    def _lay(self, typed: str, view: View, me: Seat) -> bool:
        """Play what was typed; say whether it was played."""
        try:
            move = read_move(typed, in_order(view.hand, view.table), view.legal)
        except CardError as error:
            self._write(f"{error.message} Type ? for help.")
            return False
        if move not in view.legal and self._is_revoke(view, move):
            sure = self._ask("That is a revoke; the others may flag it. Play it? [y/N] ")
            if sure.lower() not in ("y", "yes"):
                return False
        return self._try(me, move)

    def _answer(self, typed: str, view: View, me: Seat) -> bool:
        """Give the answer that was typed; say whether it was given."""
        chosen = read_answer(typed, view.legal)
        if chosen is None:
            most = len(view.legal)
            self._write(f"Expected a number from 1 to {most}, but got {typed!r}.")
            return False
        return self._try(me, chosen)

    def _is_revoke(self, view: View, move: Move) -> bool:
        flagged = view.table.rules.enforce.revokes == "flagged"
        return flagged and isinstance(move, Play) and move.card in view.hand

    def _command(self, typed: str, view: View, me: Seat) -> bool:
        """Do what a word that is no card asks for; say whether it was one."""
        word, _, rest = typed.strip().lower().partition(" ")
        match word:
            case "":
                self._show_hand(view)
            case "?" | "h" | "help":
                self._write(HELP)
            case "q" | "quit" | "exit":
                raise Quit
            case "last":
                self._show_last(view)
            case "score":
                self._write(self._score_line())
            case "rules":
                self._write(short_rules(self._game.table, self._faces))
            case "legal":
                self._show_legal(view)
            case "peek":
                self._try(me, Declare("peek"))
            case "flag":
                self._flag(me, rest)
            case _:
                return False
        return True

    def _try(self, me: Seat, move: Move) -> bool:
        try:
            self._game.move(me, move)
        except IllegalMove as error:
            self._write(self._words.refusal(error))
            return False
        return True

    def _flag(self, me: Seat, name: str) -> None:
        for seat, sitter in enumerate(self._game.names):
            if sitter.lower() == name.strip() and seat != me:
                try:
                    self._game.accuse(me, Seat(seat))
                except IllegalMove as error:
                    self._write(self._words.refusal(error))
                return
        others = ", ".join(other for seat, other in enumerate(self._game.names) if seat != me)
        self._write(f"Expected one of {others}, but got {name.strip()!r}.")

    def _show_hand(self, view: View) -> None:
        if view.trick:
            self._write("On the table: " + self._words.trick_line(view.trick))
        may = {move.card for move in view.legal if isinstance(move, Play)}
        shown = "  ".join(
            f"{number}{'*' if card in may else ' '}{self._faces.card(card)}"
            for number, card in enumerate(in_order(view.hand, view.table), start=1)
        )
        everything = len(may) == len(view.hand)
        note = "" if everything or not may else "   (* may be played)"
        self._write(f"Your hand: {shown}{note}")
        if view.aside is not None:
            self._write(f"Set aside: {self._faces.card(view.aside)}")

    def _show_legal(self, view: View) -> None:
        up = [m.card for m in view.legal if isinstance(m, Play) and not m.down]
        down = [m.card for m in view.legal if isinstance(m, Play) and m.down]
        if up:
            self._write(f"Face up: {self._faces.cards(up)}")
        if down:
            self._write(f"Face down: {self._faces.cards(down)}")
        for card in in_order(view.hand, view.table):
            if card not in up and card not in down:
                reason = self._game.why_not(Play(card))
                self._write(f"Not {self._faces.card(card)}: {self._words.refusal(reason)}")

    def _show_last(self, view: View) -> None:
        tricks = view.may_look_back
        if not tricks:
            self._write("No finished trick may be looked at.")
        for trick in tricks:
            self._write(f"{self._words.trick_line(trick.plays)}   {self._words.trick_won(trick)}")

    def _score_line(self) -> str:
        match = self._game.match
        names = [s.name for s in self._game.sitters]
        words = Words(names, self._my_seat_in_match(), self._faces)
        return f"{words.totals(match.totals, match.stacks)}   ({words.goal(match)})"

    def _catch_up(self) -> None:
        """Tell again what somebody who comes back has to know."""
        view = self._game.view
        self._told = len(narrated(view, self._words))
        self._write(self._score_line())
        self._show_last(view)

    def _tell(self) -> None:
        """Say what has happened since this was last called."""
        lines = narrated(self._game.view, self._words)
        for line in lines[self._told :]:
            self._write(line.text)
            if line.ends_trick and self._wait and not self._game.view.over:
                self._ask("[Enter] ")
        self._told = len(lines)

    def _count(self) -> None:
        """Say what the deal was worth, and put it to the totals."""
        game = self._game
        words, table, view = self._words, game.table, game.view
        if view.opened is not None:
            for seat, hand in enumerate(view.opened.hands):
                self._write(f"{words.called(Seat(seat))} held {self._faces.cards(hand)}.")
            self._write(f"The talon was {self._faces.cards(view.opened.talon) or 'empty'}.")
        result = game.score()
        for line in words.deal_over(result, table):
            self._write(line)
        self._write(self._score_line())

    def _ask(self, question: str) -> str:
        try:
            return self._read(question).strip()
        except EOFError:
            raise Quit from None
