"""Practising the deciding trick, and what a deal is worth: one question after another."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lasttrick.cards import Seat
from lasttrick.coach.practice import (
    FIXED,
    LastTrickQuestion,
    PointsQuestion,
    changed_key,
    last_trick_question,
    points_question,
)
from lasttrick.engine import Declared, Dropped, result_of, view
from lasttrick.texts import Telling
from lasttrick.tui.lines.narration import told
from lasttrick.tui.lines.practice_session import Session
from lasttrick.tui.lines.showing import Showing

_NUMBER = re.compile(r"[+-]?[0-9]{1,6}")


class EndingPractice:
    """Single questions, those that come back before new ones."""

    def __init__(self, session: Session) -> None:
        """Practise in this session."""
        self._session = session
        self._texts = session.texts
        self._names = session.letters()
        self._telling = Telling(session.texts, session.faces, self._names, None)
        self._latest = ""

    def run(self) -> None:
        """Ask questions until there have been enough, or the person leaves.

        Raises:
            Quit: then.
        """
        session = self._session
        new = self._new_keys()
        while True:
            key = session.progress.due()
            again = key is not None
            if key is None:
                key = next(new)
            question: LastTrickQuestion | PointsQuestion | None
            if session.kind == "last":
                question = last_trick_question(session.table, key)
            else:
                question = points_question(session.table, key)
            if question is None:
                if again:
                    session.forget(key)
                continue
            session.write("")
            if again:
                session.write(self._texts("practice-again"))
            if isinstance(question, PointsQuestion):
                self._ask_points(question)
            elif question.asks == "card":
                self._ask_card(question)
            else:
                self._ask_winner(question)
            self._latest = key
            session.counted()

    def _new_keys(self) -> Iterator[str]:
        if self._session.kind == "last":
            yield from FIXED
        while True:
            key = self._session.new_key()
            yield key
            other = changed_key(key) if self._session.kind == "last" else None
            if other is not None:
                yield other

    def _ask_winner(self, question: LastTrickQuestion) -> None:
        session, telling, table = self._session, self._telling, question.state.table
        before, after = question.before, question.state
        if question.changed is not None and self._latest == _unchanged(question.key):
            old, new = map(session.faces.card, question.changed)
            session.write(self._texts("practice-changed", old=old, new=new))
        leader = after.tricks[-1].leader
        first_trick = before.start.first_trick
        lines = told(table, after.log, after.tricks, telling, first_trick=first_trick)
        earlier = len(told(table, before.log, before.tricks, telling, first_trick=first_trick))
        session.show(line.text for line in lines[:earlier])
        session.show_hands(before, telling, leader, but=None)
        number = table.deciding
        if len(before.hands[leader]) > 1 or table.laying[number] in ("choice", "blind"):
            session.show(line.text for line in lines[earlier:] if not line.ends_trick)
        else:
            session.write(telling.does("event-leads-first", leader))
        names = ", ".join(self._names[seat] for seat in table.order_from(leader))
        message = "practice-ask-last" if number == table.tricks else "practice-ask-winner"
        asked = self._texts(message, trick=number, names=names)
        right = self._asked_name(asked) == question.answer
        session.judged(question.key, right=right)
        session.show(line.text for line in lines[earlier:])
        if not right:
            kept_suit = number == table.tricks and table.rules.tricks.last_suit != "led"
            session.write(self._texts("last-suit" if kept_suit else "trick-won"))

    def _asked_name(self, question: str) -> Seat:
        """Ask for a name until one is typed."""
        while True:
            typed = self._session.ask(question)
            for seat, name in enumerate(self._names):
                if typed.casefold() == name.casefold():
                    return Seat(seat)
            names = self._texts.either(sorted(self._names))
            self._session.write(
                self._texts("practice-expected-name", names=names, typed=typed[:20])
            )

    def _ask_card(self, question: LastTrickQuestion) -> None:
        session, state = self._session, question.state
        seat = state.turn
        assert seat is not None
        telling = Telling(self._texts, session.faces, self._names, seat)
        session.show_hands(question.before, telling, state.trick[0].seat, but=seat)
        session.write(self._texts("on-the-table", cards=telling.trick_line(state.trick)))
        session.show_own(state.hands[seat])
        said = session.ask_cards(self._texts("practice-ask-must"), state.hands[seat], none=False)
        session.judged(question.key, right=said == {question.answer})
        showing = Showing(self._texts, session.faces, telling)
        session.show(showing.legal(view(state, seat)))

    def _ask_points(self, question: PointsQuestion) -> None:
        session, telling, end = self._session, self._telling, question.end
        session.show(self._told_deal(question))
        kind = "practice-ask-chips" if end.table.pays_chips else "practice-ask-points"
        asked = self._texts(kind, name=telling.name(question.seat))
        session.judged(question.key, right=self._asked_number(asked) == question.answer)
        session.show(telling.deal_over(result_of(end), end.table))
        amount = self._texts(
            "amount-chips" if end.table.pays_chips else "amount-points",
            sign="−" if question.answer < 0 else "+",
            count=abs(question.answer),
        )
        name = telling.called(question.seat)
        session.write(self._texts("practice-in-all", name=name, amount=amount))

    def _told_deal(self, question: PointsQuestion) -> Iterator[str]:
        """Yield what has to be known of a deal to count it."""
        faces, telling, end = self._session.faces, self._telling, question.end
        begun = end.start
        if begun.first_trick == 1:
            for seat in end.table.order_from(Seat(0)):
                cards = faces.cards(end.table.in_order(begun.hands[seat]))
                yield telling.does("held", seat, cards=cards)
        aside = [
            self._texts(
                "set-aside-hidden" if event.what == "dry" else "set-aside-shown",
                name=telling.called(event.seat),
                card=faces.card(event.card),
            )
            for event in end.log
            if isinstance(event, Declared) and event.what in ("dry", "show-dry")
        ]
        if aside:
            yield self._texts("set-aside", cards=", ".join(aside))
        for number, trick in enumerate(end.tricks, start=begun.first_trick):
            line = telling.trick_line(trick.plays)
            laid = self._texts("trick-open", trick=number, cards=line)
            yield f"{laid}   {telling.trick_won(trick)}"
        for event in end.log:
            shown = isinstance(event, Declared) and event.what in ("instant-win", "redeal")
            if shown or isinstance(event, Dropped):
                yield telling.event(event, None) or ""

    def _asked_number(self, question: str) -> int:
        """Ask for a number, perhaps below nought, until one is typed."""
        while True:
            typed = self._session.ask(question)
            plain = typed.replace("−", "-").replace("–", "-").replace(" ", "")
            if _NUMBER.fullmatch(plain):
                return int(plain)
            self._session.write(self._texts("practice-expected-number", typed=typed[:20]))


def _unchanged(key: str) -> str:
    """Return the key of the question from which this one differs in a suit."""
    return FIXED[0] if key == FIXED[1] else key[:-1]
