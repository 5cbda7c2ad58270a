"""What every practice does: ask, help, keep the answers, and show the progress."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from random import Random
from string import ascii_uppercase

from lasttrick.cards import Card, Seat
from lasttrick.coach.practice import Kind, Progress
from lasttrick.engine import Move, Play, State
from lasttrick.errors import CardError
from lasttrick.games import Table, game_of
from lasttrick.texts import Faces, Telling, Texts, game_text
from lasttrick.tui.lines.asking import LEAVING, Quit, Read, Write, asked
from lasttrick.tui.lines.replies import read_cards, read_move
from lasttrick.tui.lines.showing import rules_in_short
from lasttrick.tui.places import place_names


class Session:
    """One sitting of practice."""

    def __init__(
        self,
        table: Table,
        kind: Kind,
        *,
        read: Read,
        write: Write,
        texts: Texts,
        faces: Faces,
        progress: Progress,
        chance: Random,
        count: int | None,
    ) -> None:
        """Sit down to practise.

        Args:
            table: the rules.
            kind: what is practised.
            read: asks a question and returns what was typed; raises EOFError at the end of
                input.
            write: shows a line, or several.
            texts: the language.
            faces: how cards are written.
            progress: keeps the answers.
            chance: where new questions come from.
            count: how many questions are asked; None goes on until the person leaves.
        """
        self.table = table
        self.kind = kind
        self.texts = texts
        self.faces = faces
        self.progress = progress
        self.chance = chance
        self._read = read
        self.write = write
        self._left = count
        self._told_not_kept = False
        self._scored_at: int | None = None

    def begin(self) -> None:
        """Say what is practised, and whether what was kept could be read."""
        game = game_text(self.texts, game_of(self.table), "name")
        self.write(self.texts(f"practice-begins-{self.kind}", game=game, seats=self.table.seats))
        self._tell_set_aside()

    def score(self) -> None:
        """Show how many answers were right, and what comes back, if that is not just shown."""
        tally = self.progress.tally
        if tally.asked == self._scored_at:
            return
        self._scored_at = tally.asked
        self.write("")
        self.write(
            self.texts(
                "practice-score",
                right=tally.day_right,
                asked=tally.day_asked,
                allright=tally.right,
                all=tally.asked,
            )
        )
        if tally.waiting:
            self.write(self.texts("practice-waiting", count=len(tally.waiting)))

    def new_key(self) -> str:
        """Return the key of a new question, a number of chance."""
        return str(int(self.chance.random() * 2**53))

    def ask(self, question: str, *, empty: bool = False) -> str:
        """Ask until something else is typed than what is understood everywhere.

        Args:
            question: what is asked.
            empty: whether Enter alone is an answer.

        Raises:
            Quit: when the person leaves.
        """
        while True:
            typed = asked(self._read, question)
            match typed.lower():
                case "" if not empty:
                    pass
                case "h" if self.kind == "last" and "H" in self.letters():
                    return typed  # the eighth player is called so
                case "?" | "h" | "help":
                    self.write(self.texts(f"practice-help-{self.kind}"))
                case word if word in LEAVING:
                    raise Quit
                case "rules":
                    self.write(rules_in_short(self.table, self.texts))
                case _:
                    return typed

    def ask_cards(self, question: str, hand: Iterable[Card], *, none: bool) -> frozenset[Card]:
        """Ask for cards of a hand, as cards or by their numbers, until that is what is typed."""
        held = self.table.in_order(hand)
        while True:
            typed = self.ask(question)
            if none and typed == "0":
                return frozenset()
            try:
                cards = read_cards(typed, held, self.texts)
            except CardError:
                cards = frozenset()
            foreign = [card for card in cards if card not in held]
            if foreign:
                self.write(self.texts("refused-not-held", card=self.faces.card(foreign[0])))
            elif cards:
                return cards
            else:
                self.write(self.texts("practice-expected-cards", most=len(held), typed=typed[:20]))

    def read_play(self, typed: str, hand: Sequence[Card], legal: Sequence[Move]) -> Play | None:
        """Return the play that was typed; None, and what was expected is said, if it is none."""
        try:
            return read_move(typed, hand, legal, self.texts)
        except CardError:
            self.write(self.texts("expected-card", most=len(hand), typed=typed[:20]))
            return None

    def judged(self, key: str, *, right: bool) -> None:
        """Say whether an answer was right, and keep it."""
        self.write(self.texts("practice-right" if right else "practice-wrong"))
        try:
            self.progress.answered(key, right=right)
        except OSError as error:
            if not self._told_not_kept:
                self._told_not_kept = True
                reason = error.strerror or str(error)
                self.write(self.texts("practice-not-kept", reason=reason))
        self._tell_set_aside()

    def counted(self) -> None:
        """Count a question that has been asked and explained.

        Raises:
            Quit: when it was the last one.
        """
        if self._left is not None:
            self._left -= 1
            if self._left <= 0:
                raise Quit

    def forget(self, key: str) -> None:
        """Let a question that this table cannot ask not come back."""
        with contextlib.suppress(OSError):
            self.progress.forget(key)

    def show(self, lines: Iterable[str]) -> None:
        """Write lines."""
        for line in lines:
            self.write(line)

    def show_hands(self, state: State, telling: Telling, first: Seat, *, but: Seat | None) -> None:
        """Write the hands of everybody still in the deal, in the order of play."""
        for seat in self.table.order_from(first):
            if seat not in state.out and seat != but and state.hands[seat]:
                cards = self.faces.cards(self.table.in_order(state.hands[seat]))
                self.write(self.texts("practice-hand", name=telling.called(seat), cards=cards))

    def show_own(self, hand: Iterable[Card]) -> None:
        """Write the hand of the person who is asked, each card numbered."""
        numbered = "  ".join(
            f"{number}){self.faces.card(card)}"
            for number, card in enumerate(self.table.in_order(hand), start=1)
        )
        self.write(self.texts("your-hand", cards=numbered))

    def letters(self) -> tuple[str, ...]:
        """Return names for seats of which none is the person's: A, then B plays after it."""
        table = self.table
        names = [""] * table.seats
        for number, seat in enumerate(table.order_from(Seat(0))):
            within = table.seats <= len(ascii_uppercase)
            names[seat] = ascii_uppercase[number] if within else str(number + 1)
        return tuple(names)

    def places(self) -> tuple[str, ...]:
        """Return names for all seats, the person's first."""
        if self.table.seats > 8:
            return self.letters()
        return (self.texts("you-first"), *place_names(self.texts, self.table.seats))

    def _tell_set_aside(self) -> None:
        if self.progress.set_aside is not None:
            self.write(self.texts("practice-damaged", file=str(self.progress.set_aside)))
            self.progress.set_aside = None
