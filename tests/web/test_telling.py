"""The browser tells every deal in the very words of the terminal, in every language."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from lasttrick.cards import Seat
from lasttrick.engine import Move, begin_match, legal, play, score_deal, view, why_not
from lasttrick.engine.moves import FACE_DOWN, FACE_UP
from lasttrick.engine.state import State
from lasttrick.errors import IllegalMove
from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.server.table import showing
from lasttrick.server.table.hand_showing import legal_moves, sight_of
from lasttrick.texts import LANGUAGES, Faces, Style, Telling, Texts
from lasttrick.texts.catalog import messages_of
from lasttrick.tui.lines.narration import narrated
from tests.chance import chance_deal, walk
from tests.web.node import node

NAMES = ("Ama", "Kofi", "Sena", "Yao", "Esi", "Mai", "Otto", "Linh")
STYLES: tuple[Style, ...] = ("symbols", "words")


@pytest.fixture(scope="module")
def vectors(tmp_path_factory: pytest.TempPathFactory) -> Path:
    deals = [deal for name in GAME_NAMES for deal in deals_of(name)]
    told = [
        vector
        for number, (what, state, look) in enumerate(deals)
        for language in LANGUAGES
        for vector in [told_by_python(what, state, look, language, STYLES[number % 2])]
    ]
    file = tmp_path_factory.mktemp("vectors") / "told.json"
    messages = {language: messages_of(language) for language in LANGUAGES}
    file.write_bytes(msgspec.json.encode({"messages": messages, "vectors": told}))
    return file


def deals_of(name: str) -> list[tuple[str, State, Seat | None]]:
    """Return deals of a game: as it is usually played, by every preset, whole and in the middle."""
    game, chance = load_game(name), Random(f"browser/{name}")
    deals: list[tuple[str, State, Seat | None]] = []
    for preset in (None, *game.presets):
        seats = game.seats({} if preset is None else dict(game.presets[preset].options))
        for count in {seats[0], seats[-1], 4 if 4 in seats else seats[0]}:
            table = game.table(count, preset=preset)
            deal = chance_deal(table, chance, dealer=count - 1)
            moments = [state for state, _, _ in walk(deal, chance)]
            half = moments[int(chance.random() * len(moments))]
            for state, _, move in walk(deal, chance):
                deal = play(state, state.turn or Seat(0), move)
            what = f"{name} {preset or 'as usual'} for {count}"
            me = Seat(int(chance.random() * count))
            deals += [(f"{what}, whole", deal, me), (f"{what}, half", half, half.turn)]
        deals.append((f"{name} {preset or 'as usual'}, watched", deal, None))
    return deals


def refused(state: State, look: Seat | None) -> list[IllegalMove]:
    """Return one refusal of each kind."""
    if look is None:
        return []
    found: dict[tuple[str, bool], IllegalMove] = {}
    for move in (*FACE_UP, *FACE_DOWN):
        error = why_not(view(state, look), move)
        if error is not None and error.facts.get("card", "") is not None:
            found.setdefault((error.code, error.facts.get("best") is None), error)
    return list(found.values())


def told_by_python(
    what: str, state: State, look: Seat | None, language: str, style: Style
) -> dict[str, object]:
    table: Table = state.table
    texts, seen = Texts(language), view(state, look)
    names = NAMES[: table.seats]
    telling = Telling(texts, Faces(texts, style), names, look)
    match = begin_match(table, Seat(0))
    if state.result is not None:
        match = score_deal(match, state.result)
    refusals = refused(state, look)
    moves: tuple[Move, ...] = legal(state) if look == state.turn and look is not None else ()
    return {
        "what": f"{language}: {what}",
        "language": language,
        "style": style,
        "names": names,
        "deal": showing.dealt_part(
            sight_of(seen), begin_match(table, Seat(0)), showing.Promise("", None)
        ),
        "match": showing.match_part(match),
        "refusals": [{"code": e.code, "facts": dict(e.facts)} for e in refusals],
        "choices": legal_moves(seen) if moves else (),
        "told": {
            "story": [line.text for line in narrated(seen, telling)],
            "over": [
                line.strip()
                for line in (telling.deal_over(state.result, table) if state.result else ())
            ],
            "totals": telling.totals(match),
            "refusals": [telling.refusal(error) for error in refusals],
            "choices": [telling.choice(move, table) for move in moves],
        },
    }


def test_the_browser_tells_deals_as_the_terminal_does(vectors: Path) -> None:
    said = node(
        "node_modules/vitest/vitest.mjs",
        *("run", "--reporter=dot", "tests/telling.test.ts"),
        env={"VECTORS": str(vectors), "NO_COLOR": "1"},
    )
    assert said.returncode == 0, said.stdout[-6000:]
    assert " passed" in said.stdout


def test_the_units_of_the_browser_client() -> None:
    said = node("node_modules/vitest/vitest.mjs", "run", "--reporter=dot", env={"NO_COLOR": "1"})
    assert said.returncode == 0, said.stdout[-6000:]


def test_the_types_of_the_browser_client() -> None:
    said = node("node_modules/typescript/bin/tsc", "--noEmit")
    assert said.returncode == 0, said.stdout[-6000:]
