"""What is said to an answer: whether it is right, and everything that explains why."""

from __future__ import annotations

from lasttrick.cards import CODES, Seat
from lasttrick.coach.practice import LastTrickQuestion, LegalQuestion, PointsQuestion
from lasttrick.engine import State, result_of, view
from lasttrick.records.making import code_tuple, events_of, result_part
from lasttrick.server.protocol.practice import AnswerPart
from lasttrick.server.table.hand_showing import cards_why, legal_moves, trick_part

Question = LegalQuestion | LastTrickQuestion | PointsQuestion
Answer = tuple[str, ...] | int


def judged(question: Question, answer: Answer) -> AnswerPart:
    """Return whether an answer is right, and what explains it."""
    if isinstance(question, PointsQuestion):
        end = question.end
        return AnswerPart(
            right=answer == question.answer,
            answer=question.answer,
            result=result_part(result_of(end)),
        )
    if isinstance(question, LegalQuestion):
        cards = code_tuple(question.state.table.in_order(question.answer))
        return _of_cards(question.state, question.seat, cards, answer)
    if question.asks == "card":
        assert question.state.turn is not None
        wanted = (CODES[question.answer],)
        return _of_cards(question.state, question.state.turn, wanted, answer)
    state, table = question.state, question.state.table
    kept_suit = table.deciding == table.tricks and table.rules.tricks.last_suit != "led"
    return AnswerPart(
        right=answer == question.answer,
        answer=question.answer,
        log=events_of(state.log)[len(question.before.log) :],
        trick=trick_part(state.tricks[-1]),
        note="last-suit" if kept_suit else "trick-won",
    )


def _of_cards(state: State, seat: Seat, wanted: tuple[str, ...], answer: Answer) -> AnswerPart:
    seen = view(state, seat)
    why, revokes = cards_why(seen)
    return AnswerPart(
        right=not isinstance(answer, int) and set(answer) == set(wanted),
        answer=wanted,
        legal=legal_moves(seen),
        why=why,
        revokes=revokes,
    )
