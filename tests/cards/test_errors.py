"""The tree of errors: a code, a sentence and facts, and whole across processes."""

import pickle

import pytest

from lasttrick import errors
from lasttrick.errors import LastTrickError

KINDS = [
    kind
    for kind in vars(errors).values()
    if isinstance(kind, type) and issubclass(kind, LastTrickError)
]


@pytest.mark.parametrize("kind", KINDS)
def test_error_comes_through_pickle_whole(kind: type[LastTrickError]) -> None:
    error = kind("play/must-follow", "You hold 5C.", card="AH", held=("5C",), turn=2)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (again.code, again.message, str(again)) == (error.code, error.message, "You hold 5C.")
    assert dict(again.facts) == {"card": "AH", "held": ("5C",), "turn": 2}


def test_tree_is_the_one_in_the_docstring() -> None:
    assert errors.__doc__ is not None
    for kind in KINDS:
        assert kind.__name__ in errors.__doc__
    assert all(kind.__base__ in (LastTrickError, Exception) for kind in KINDS)
    assert len(KINDS) >= 8
