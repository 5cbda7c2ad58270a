"""Compiling in the background: nobody waits for it, and what fails is never ready."""

import pytest

from lasttrick.kernels import warming
from lasttrick.kernels.warming import WarmUp

EASY = ("lasttrick.kernels.availability:available",)
LONG = 60.0


def test_it_is_ready_when_another_process_has_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    warming._marker(EASY).unlink(missing_ok=True)
    assert WarmUp(EASY).wait(LONG)
    assert warming._marker(EASY).exists()

    monkeypatch.setattr(warming, "_compiled_apart", lambda _tasks: pytest.fail("compiled again"))
    again = WarmUp(EASY)
    assert again.wait(LONG)
    assert again.ready


def test_what_cannot_be_compiled_is_never_ready() -> None:
    broken = ("lasttrick.kernels.availability:nothing_of_this_name",)
    assert warming._compiled_apart(broken) != 0
    assert not warming._marker(broken).exists()


def test_it_waits_for_nothing_where_nothing_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "available", lambda: False)
    cold = WarmUp(EASY)
    assert not cold.ready
    assert not cold.wait(0)


def test_every_function_in_bulk_is_called_once() -> None:
    warming.warm_up()
