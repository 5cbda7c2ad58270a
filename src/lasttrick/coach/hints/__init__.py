"""Hints: why a card is good, true by what its own seat may know, and what each card promises."""

from lasttrick.coach.hints.explaining import every_reason, told_of
from lasttrick.coach.hints.hint import Assessor, Hint, can_hint, can_pay_otherwise, hint, hint_by
from lasttrick.coach.hints.reason import Kind, Reason
from lasttrick.coach.hints.wording import HintWording

__all__ = [
    "Assessor",
    "Hint",
    "HintWording",
    "Kind",
    "Reason",
    "can_hint",
    "can_pay_otherwise",
    "every_reason",
    "hint",
    "hint_by",
    "told_of",
]
