"""An audit that could not ask is never taken for one that found nothing."""

from __future__ import annotations

import pytest

from tests import auditing

KNOWN = {"name": "left-pad", "version": "1.0", "vulns": []}


def test_answers_of_pip_audit() -> None:
    assert auditing.of_python({"dependencies": [KNOWN]}) == []
    bad = {**KNOWN, "vulns": [{"id": "CVE-1"}]}
    assert auditing.of_python({"dependencies": [KNOWN, bad]}) == ["left-pad 1.0: CVE-1"]
    skipped = {"name": "left-pad", "skip_reason": "Dependency not found"}
    nothing: tuple[object, ...] = (None, [], {}, {"dependencies": [KNOWN, skipped]})
    for none in nothing:
        assert auditing.of_python(none) is None


def test_answers_of_npm() -> None:
    assert auditing.of_browser({"vulnerabilities": {}}) == []
    assert auditing.of_browser({"vulnerabilities": {"vite": {"severity": "high"}}}) == [
        "vite: high"
    ]
    nothing: tuple[object, ...] = (None, [], {"error": {"code": "ENOTFOUND"}})
    for none in nothing:
        assert auditing.of_browser(none) is None


def test_it_says_so_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter([{"dependencies": [KNOWN]}, None])
    monkeypatch.setattr(auditing, "_asked", lambda *_: next(answers))
    assert auditing.main() == auditing.NOT_ASKED
    first, second = capsys.readouterr().out.splitlines()
    assert first == "Python: 0 known faults."
    assert second.startswith("Browser: the database of known faults cannot be reached")
