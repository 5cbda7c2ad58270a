"""The practice of legal cards as a person sees it who learns from every answer."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from lasttrick.coach.practice import Progress
from lasttrick.games import GAME_NAMES, load_game, usual_seats
from lasttrick.texts import Faces, Texts
from lasttrick.tui.lines.practice_session import Session
from lasttrick.tui.lines.practising import practise

HAND = re.compile(r"^(Left|Right|Across|Far-left|Far-right): [2-9TJQKA][CDHS]( |$)", re.MULTILINE)


class Learner:
    """Names one card too few where it knows nothing, and what it was told the next time."""

    def __init__(self, deals: int) -> None:
        self.lines: list[str] = []
        self._known: dict[str, str] = {}
        self._hand = ""
        self._asked = ""
        self._left = deals

    def write(self, text: str) -> None:
        self.lines.append(text)
        if text.startswith("Your hand: "):
            self._hand = "/".join(self.lines[-2:])
        for told in ("Face up: ", "Face down: "):
            if text.startswith(told) and (told == "Face up: " or "face up" not in self._asked):
                self._known[self._asked] = (
                    f"{self._known.get(self._asked, '')} {text.removeprefix(told)}"
                )

    def read(self, question: str) -> str:
        self.lines.append(question)
        if "may be" in question:
            self._asked = self._hand + question
            return self._known.pop(self._asked, "1")
        if question.startswith("Enter deals"):
            self._left -= 1
            return "" if self._left else "q"
        return ""


@pytest.mark.parametrize("name", GAME_NAMES)
def test_deals_go_to_their_end_open_first_and_then_closed(tmp_path: Path, name: str) -> None:
    game, texts = load_game(name), Texts("en")
    table = game.table(usual_seats(game, {}))
    learner = Learner(deals=2)
    session = Session(
        table,
        "legal",
        read=learner.read,
        write=learner.write,
        texts=texts,
        faces=Faces(texts, "letters"),
        progress=Progress(tmp_path / "progress.json", table, "legal"),
        chance=Random(name),
        count=None if table.duty != "free" else 40,
    )
    practise(session)
    said = "\n".join(learner.lines)
    opened, _, rest = said.partition("Deal 2, with hands closed")
    assert "Deal 1, with all hands open" in opened
    assert " the deal" in opened
    assert HAND.search(opened)
    assert "*" not in said.replace("(* may", "")
    if table.duty != "free":
        closed = rest.partition("This one comes back:")[0]
        assert closed
        assert not HAND.search(closed)
        assert "This one comes back:" in said
    assert "Right in all: " in "".join(learner.lines[-3:])
