"""Practising which cards may be played: whole deals, with open hands first, then closed."""

from __future__ import annotations

from lasttrick.cards import Card
from lasttrick.coach.practice import (
    ME,
    LegalQuestion,
    Moment,
    careful_move,
    first_moment,
    legal_question,
    next_moment,
    question_at,
)
from lasttrick.engine import Move, State, is_revoke, view, why_not
from lasttrick.texts import Telling
from lasttrick.tui.lines.narration import narrated, told
from lasttrick.tui.lines.practice_session import Session
from lasttrick.tui.lines.showing import Showing


class LegalPractice:
    """Deals in which the person says before each reply what may be played."""

    def __init__(self, session: Session) -> None:
        """Practise in this session."""
        self._session = session
        self._texts = session.texts
        names = session.places()
        self._telling = Telling(session.texts, session.faces, names, ME)
        self._showing = Showing(session.texts, session.faces, self._telling)
        self._told = 0

    def run(self) -> None:
        """Play deals until the person leaves.

        Raises:
            Quit: then.
        """
        number, opened = 1, True
        while True:
            self._what_comes_back()
            self._session.write("")
            message = "practice-deal-open" if opened else "practice-deal-closed"
            self._session.write(self._texts(message, number=number))
            self._deal(opened=opened)
            self._session.score()
            typed = self._session.ask(self._texts("practice-ask-next"), empty=True)
            opened = typed.lower() == "o"
            number += 1

    def _what_comes_back(self) -> None:
        session = self._session
        while (key := session.progress.due()) is not None:
            question = legal_question(session.table, key)
            if question is None:
                session.forget(key)
                continue
            session.write("")
            session.write(self._texts("practice-again"))
            self._show(question.state, opened=True)
            self._ask(question)
            session.counted()

    def _deal(self, *, opened: bool) -> None:
        session = self._session
        moment = first_moment(session.table, int(session.new_key()))
        self._told = 0
        while moment.state.turn is not None:
            self._tell(moment.state, opened=opened)
            moment = next_moment(moment, self._my_move(moment, opened=opened))
        self._tell(moment.state, opened=opened)
        session.write("")
        if moment.state.result is not None:
            session.show(self._telling.deal_over(moment.state.result, session.table))

    def _my_move(self, moment: Moment, *, opened: bool) -> Move:
        session, state, plays = self._session, moment.state, moment.plays
        if len(state.hands[ME]) == 1 and len(plays) == 1:
            session.write(self._texts("last-card-plays"))
            return plays[0]
        self._show(state, opened=opened)
        question = question_at(state, moment.key)
        if question is not None:
            self._ask(question)
            session.counted()
        if len(plays) == 1:
            return plays[0]
        return self._chosen(moment)

    def _chosen(self, moment: Moment) -> Move:
        """Return the move that the person wants to make, or leaves to a bot."""
        session, state, seen = self._session, moment.state, view(moment.state, ME)
        hand = session.table.in_order(state.hands[ME])
        question = self._texts("practice-ask-play" if state.trick else "practice-ask-lead")
        while True:
            typed = session.ask(question, empty=True)
            if not typed:
                return careful_move(moment)
            move = session.read_play(typed, hand, seen.legal)
            if move is None:
                continue
            if is_revoke(seen, move):
                session.write(self._texts("legal-revoke", card=session.faces.card(move.card)))
                continue
            refusal = why_not(seen, move)
            if refusal is None:
                return move
            session.write(self._telling.refusal(refusal))

    def _show(self, state: State, *, opened: bool) -> None:
        """Show the moment without a word of what may be played."""
        session = self._session
        seen = view(state, ME)
        if opened:
            session.show_hands(state, self._telling, ME, but=ME)
        if state.trick:
            cards = self._telling.trick_line(state.trick if opened else seen.trick)
            session.write(self._texts("on-the-table", cards=cards))
        session.show(self._showing.set_aside(seen))
        session.show_own(seen.hand)

    def _ask(self, question: LegalQuestion) -> None:
        session, state = self._session, question.state
        message = "practice-ask-shown" if question.asks == "shown" else "practice-ask-legal"
        said = session.ask_cards(
            self._texts(message, trick=state.trick_number, tricks=state.table.tricks),
            state.hands[question.seat],
            none=question.asks == "shown",
        )
        session.judged(question.key, right=said == question.answer)
        for message, cards in (
            ("practice-left-out", question.answer - said),
            ("practice-too-many", said - question.answer),
        ):
            if cards:
                session.write(self._texts(message, cards=self._written(cards)))
        session.show(self._showing.legal(view(state, question.seat)))
        session.write("")

    def _written(self, cards: frozenset[Card]) -> str:
        return self._session.faces.cards(self._session.table.in_order(cards))

    def _tell(self, state: State, *, opened: bool) -> None:
        """Say what has happened since this was last called."""
        if opened:
            lines = told(state.table, state.log, state.tricks, self._telling)
        else:
            lines = narrated(view(state, ME), self._telling)
        for line in lines[self._told :]:
            self._session.write(line.text)
            if line.ends_trick and state.result is None:
                self._session.write("")
        self._told = len(lines)
