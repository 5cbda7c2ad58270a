"""A new question which cards may be played, taken out of a deal between careful players."""

from __future__ import annotations

from random import Random

from lasttrick.coach.practice.legal_question import LegalQuestion, practice_deal, question_at
from lasttrick.engine import legal, play, view
from lasttrick.games import Table
from lasttrick.players import ask, make_player

_TRIED = 8
_WITHOUT_CHOICE = 0.75
"""How often a moment in which not every card may be played is looked for."""


def new_legal_key(table: Table, chance: Random) -> str | None:
    """Return the key of a question for this table; None where no deal of several has one.

    Moments in which not everything may be played are asked about more often than they come.
    """
    wanted = chance.random() < _WITHOUT_CHOICE
    spare: list[LegalQuestion] = []
    for _ in range(_TRIED):
        asked = _questions(table, int(chance.random() * 2**53))
        fitting = [q for q in asked if (len(q.answer) < len(q.state.hands[q.seat])) == wanted]
        if fitting:
            return fitting[int(chance.random() * len(fitting))].key
        spare += asked
    return spare[int(chance.random() * len(spare))].key if spare else None


def _questions(table: Table, deal: int) -> list[LegalQuestion]:
    """Return every question of one deal."""
    players = [
        make_player("careful", Random(f"practice/{deal}/{seat}")) for seat in range(table.seats)
    ]
    state = practice_deal(table, deal)
    places: list[str] = []
    found = []
    while state.turn is not None:
        question = question_at(state, f"{deal}/{'.'.join(places)}")
        if question is not None:
            found.append(question)
        move = ask(players[state.turn], view(state, state.turn))
        places.append(str(legal(state).index(move)))
        state = play(state, state.turn, move)
    return found
