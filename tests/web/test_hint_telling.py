"""The browser says every hint in the very words of the terminal, in every language."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from lasttrick.coach.hints import Hint, HintWording, can_hint, hint_by
from lasttrick.engine import State, view
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.players import Careful
from lasttrick.server.hinting import told_of_hint
from lasttrick.texts import LANGUAGES, Faces, Style, Texts
from lasttrick.texts.catalog import messages_of
from tests.chance import chance_deal, walk
from tests.web.node import node

NAMES = ("Ama", "Kofi", "Sena", "Yao", "Esi", "Mai", "Otto", "Linh")
STYLES: tuple[Style, ...] = ("symbols", "words")


def _moments(game: str) -> list[State]:
    """Return moments of a deal in which a card is to be played."""
    table = load_game(game).table(3 if game == "letzter-stich-3" else 4)
    chance = Random(f"hints/{game}")
    deal = chance_deal(table, chance)
    return [s for s, seat, _ in walk(deal, chance) if can_hint(view(s, seat))][::2]


def _as_sent(found: Hint) -> Hint:
    """Return a hint with its numbers as exact as they are sent."""
    plays = [p._replace(win=round(p.win, 4), points=round(p.points, 3)) for p in found.plays]
    return found._replace(plays=tuple(plays))


def _vector(state: State, language: str, style: Style) -> dict[str, object]:
    table, seat = state.table, state.turn
    texts, seen = Texts(language), view(state, seat)
    names = NAMES[: table.seats]
    found = _as_sent(hint_by(Careful(Random(1)), seen))
    wording = HintWording(texts, Faces(texts, style), names)
    return {
        "what": f"{language}: {table.game}, trick {state.trick_number}, seat {seat}",
        "language": language,
        "style": style,
        "names": names,
        "chips": table.pays_chips,
        "hint": told_of_hint(found),
        "told": {
            "suggests": wording.suggests(found),
            "reasons": [wording.reason(reason, found.best) for reason in found.reasons],
            "promises": [wording.promise(each, found, table) for each in found.plays],
        },
    }


def test_the_browser_says_hints_as_the_terminal_does(tmp_path: Path) -> None:
    vectors = [
        _vector(state, language, STYLES[number % 2])
        for game in GAME_NAMES
        for number, state in enumerate(_moments(game))
        for language in LANGUAGES
    ]
    assert len(vectors) > 300
    messages = {each: messages_of(each) + messages_of(each, "hints") for each in LANGUAGES}
    file = tmp_path / "hints.json"
    file.write_bytes(msgspec.json.encode({"messages": messages, "vectors": vectors}))
    said = node(
        "node_modules/vitest/vitest.mjs",
        *("run", "--reporter=dot", "tests/hints.test.ts"),
        env={"HINTS": str(file), "NO_COLOR": "1"},
    )
    assert said.returncode == 0, said.stdout[-6000:]
    assert " passed" in said.stdout
