"""Practice: questions that the engine answers, and how well a person has answered them.

A question is pure data. It is made from a table and a key, always the same for the same
two, so that a key is all that has to be kept of a question that is to come back.
"""

from lasttrick.coach.practice.last_trick import (
    FIXED,
    LastTrickQuestion,
    can_practise_last,
    changed_key,
    last_trick_question,
)
from lasttrick.coach.practice.legal_question import (
    LegalQuestion,
    legal_question,
    question_at,
)
from lasttrick.coach.practice.moments import (
    ME,
    Moment,
    careful_move,
    first_moment,
    moment_at,
    next_moment,
)
from lasttrick.coach.practice.new_question import new_legal_key
from lasttrick.coach.practice.points_question import (
    PointsQuestion,
    can_practise_points,
    points_question,
)
from lasttrick.coach.practice.progress import (
    SPACING,
    Kind,
    Progress,
    Tally,
    game_label,
    progress_file,
    table_label,
)
from lasttrick.coach.practice.tables import (
    USUAL_GAME,
    can_practise,
    games_to_practise,
    practice_seats,
    practice_table,
)

__all__ = [
    "FIXED",
    "ME",
    "SPACING",
    "USUAL_GAME",
    "Kind",
    "LastTrickQuestion",
    "LegalQuestion",
    "Moment",
    "PointsQuestion",
    "Progress",
    "Tally",
    "can_practise",
    "can_practise_last",
    "can_practise_points",
    "careful_move",
    "changed_key",
    "first_moment",
    "game_label",
    "games_to_practise",
    "last_trick_question",
    "legal_question",
    "moment_at",
    "new_legal_key",
    "next_moment",
    "points_question",
    "practice_seats",
    "practice_table",
    "progress_file",
    "question_at",
    "table_label",
]
