"""Every option of the rule book exists here, and a test shows what each of its values does."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from lasttrick.games import GAME_NAMES, Value, load_game
from tests.games.shows import A_NUMBER, EVERY_GAME

RULE_BOOK: dict[str, tuple[str, str, Sequence[Value]]] = {
    "agram.direction": ("agram", "direction", ["counterclockwise", "clockwise"]),
    "agram.deal": ("agram", "next-dealer", ["winner", "rotate"]),
    "agram.history": ("agram", "history", ["last", "none", "all"]),
    "agram.chief": ("agram", "chief", ["out", "in"]),
    "agram session": ("agram", "target", [5, "open", 1, 21]),
    "agram fixed hands": ("agram", "deals", ["off", 1, 12, "n", "2n", "3n"]),
    "agram stakes": ("agram", "score", ["points", "chips"]),
    "tie": ("agram", "tie", ["play-on", "tied-only", "share"]),
    "sinksink.direction": ("sink-sink", "direction", ["counterclockwise", "clockwise"]),
    "mali.rank": ("mali", "rank", ["mali", "natural"]),
    "mali.max": ("mali", "most", [6, 5]),
    "mali.chief": ("mali", "chief", ["out", "in"]),
    "fapfap.deck": ("fapfap", "deck", [35, 31, 32]),
    "fapfap.kora": ("fapfap", "kora", ["1-2-4", "1-2-3-4", "1-2-3"]),
    "fapfap.naturals": ("fapfap", "naturals", ["off", "gabon", "cameroon"]),
    "fapfap match": ("fapfap", "target", [10, 5, 21, "open"]),
    "fapfap stakes": ("fapfap", "score", ["points", "chips"]),
    "spar.direction": ("spar", "direction", ["clockwise", "counterclockwise"]),
    "spar.chief": ("spar", "chief", ["out", "in"]),
    "spar.cards": ("spar", "cards", [5, 7]),
    "spar singly or five at once": ("spar", "packets", ["two", "single", "whole"]),
    "spar.stack": ("spar", "stack", [1, 2, "all"]),
    "spar.stackSuit": ("spar", "stack-suit", ["any", "distinct"]),
    "spar.dry": ("spar", "dry", ["off", "on"]),
    "spar.weakRedeal": ("spar", "weak-redeal", ["off", "on"]),
    "spar.peek": ("spar", "peek", ["off", "on"]),
    "spar target": ("spar", "target", [10, 30, 50, "open"]),
    "spar.stones": ("spar", "stones", ["off", 10, 30]),
    "spar stakes": ("spar", "score", ["points", "chips"]),
    "spar.enforce": ("spar", "enforce", ["block", "flag"]),
    "sipa.max": ("sipa", "most", [5, 6]),
    "sipa chief": ("sipa", "chief", ["out", "in"]),
    "sipa.hide": ("sipa", "hide", ["not-beating", "void-only", "off"]),
    "sipa target": ("sipa", "target", [10, 6, 12, 24]),
    "sipa stakes": ("sipa", "score", ["points", "chips"]),
    "sipa.four": ("sipa", "four-sevens", [6, 8]),
    "catte.min": ("cat-te", "least", [2, 3]),
    "catte.direction": ("cat-te", "direction", ["counterclockwise", "clockwise"]),
    "catte.firstLead": ("cat-te", "first-lead", ["dealer", "2S"]),
    "catte.instant": ("cat-te", "instant", ["four-of-a-kind", "literal"]),
    "catte.low6": ("cat-te", "low-six", ["off", "on"]),
    "catte.instantTie": ("cat-te", "instant-tie", ["strength", "turn-order", "suit-order"]),
    "catte.claim": ("cat-te", "claim", ["auto", "manual"]),
    "catte.t5": ("cat-te", "trick-five", ["blind", "sequential-open"]),
    "catte.t6": ("cat-te", "trick-six", ["last-card", "chung-suit"]),
    "catte.variant": ("cat-te", "variant", ["free", "khmer"]),
    "catte.ace": ("cat-te", "ace", ["sandbag", "sandbag-b", "stuck", "both", "off"]),
    "catte.points": ("cat-te", "score", ["chips", "points", "vn"]),
    "catte.pay": ("cat-te", "pay", ["per-opponent", "pot"]),
    "catte.reveal": ("cat-te", "open", ["off", "on"]),
    "catte match": ("cat-te", "deals", [10, 1, "off"]),
    "catte chips": ("cat-te", "batch", [20, 1, 100]),
    "e83 target": ("eighty-three", "target", [10, 5, 21]),
    "e83.tie": ("eighty-three", "tie", ["raise", "most-deals", "sudden-death"]),
    "letzter.firstLead": ("letzter-stich", "first-lead", ["right", "left"]),
    "letzter.rank": ("letzter-stich", "rank", ["ten-high", "natural", "courts-low"]),
    "letzter points": ("letzter-stich", "worth", [50, 10, 20, "stake", "pool"]),
    "letzter length": ("letzter-stich", "deals", ["2n", "n", "3n"]),
    "letzter target": ("letzter-stich", "target", ["open", 500]),
    "letzter3.pack": ("letzter-stich-3", "pack", [28, 24]),
    "letzter3 first lead": ("letzter-stich-3", "first-lead", ["right", "left"]),
    "letzter3 ranking": ("letzter-stich-3", "rank", ["ten-high", "natural", "courts-low"]),
    "benin total": ("jeu-de-carte", "target", [24, 10]),
    "garame deck": ("garame", "deck", [31, 32]),
    "garame naturals": ("garame", "naturals", ["gabon", "cameroon", "off"]),
    "garame kora": ("garame", "kora", ["1-2-4", "1-2-3-4", "1-2-3"]),
}
"""By its name in the rule book: our game and option, and its values, the default first."""


@pytest.mark.parametrize("name", RULE_BOOK)
def test_option_of_the_rule_book_exists_with_its_default_and_values(name: str) -> None:
    game, option, values = RULE_BOOK[name]
    held = load_game(game).options[option]
    assert load_game(game).choose()[option] == values[0]
    for value in values:
        assert held.read(option, value) == value
        assert held.read(option, str(value)) == value
    assert held.about


def options() -> list[tuple[str, str, str]]:
    """Return every value of every option of every game; a number where there is a range."""
    return [
        (game, name, value)
        for game in GAME_NAMES
        for name, option in load_game(game).options.items()
        for value in (*option.names(), *([A_NUMBER] if option.range else []))
    ]


def marks() -> Iterator[tuple[str, str, str]]:
    """Read the ``@shows`` marks of the tests beside this one."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            assert node.name.startswith("test_") or not node.decorator_list
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "shows":
                    games, option, *values = [
                        {"EVERY_GAME": EVERY_GAME, "A_NUMBER": A_NUMBER}[word.id]
                        if isinstance(word, ast.Name)
                        else str(ast.literal_eval(word))
                        for word in mark.args
                    ]
                    for game in GAME_NAMES if games == EVERY_GAME else games.split():
                        yield from ((game, option, value) for value in values)


def test_every_value_of_every_option_is_shown_by_a_test() -> None:
    assert set(options()) - set(marks()) == set()


def test_no_test_shows_an_option_that_does_not_exist() -> None:
    assert set(marks()) - set(options()) == set()


def test_every_game_states_the_defaults_of_the_rule_book() -> None:
    """The machine-style sheet of the rule book, section 13, read from the rules."""
    sheet = {
        # game: deck, cards, packets, step, follow, deciding, award, next dealer, seats, best
        "agram": (35, 6, (3, 3), -1, "must", 6, 1, "winner", range(2, 6)),
        "sink-sink": (35, 5, (3, 2), -1, "must", 5, 1, "winner", range(2, 8)),
        "mali": (31, 5, (3, 2), -1, "must", 5, 1, "winner", range(2, 7)),
        "fapfap": (35, 5, (3, 2), -1, "must", 5, 1, "winner", range(2, 8)),
        "spar": (35, 5, (3, 2), 1, "must", 5, 1, "winner", range(2, 8)),
        "sipa": (31, 5, (3, 2), -1, "must", 5, 1, "winner", range(2, 6)),
        "cat-te": (52, 6, (1,) * 6, -1, "free", 6, 1, "winner", range(2, 7)),
        "eighty-three": (52, 6, (1,) * 6, 1, "must", 5, 2, "rotate", range(2, 9)),
        "letzter-stich": (32, 7, (1,) * 7, 1, "must", 7, 50, "rotate", range(4, 7)),
        "letzter-stich-3": (28, 8, (1,) * 8, 1, "must", 8, 50, "rotate", range(3, 4)),
        "jeu-de-carte": (31, 5, (3, 2), -1, "must", 5, 1, "winner", range(2, 7)),
        "garame": (31, 5, (3, 2), -1, "must", 5, 1, "winner", range(2, 5)),
    }
    assert tuple(sheet) == GAME_NAMES
    for name, wanted in sheet.items():
        game = load_game(name)
        table = game.table(game.seats().start)
        assert (
            len(table.pack),
            table.tricks,
            table.packets,
            table.step,
            table.rules.follow.duty,
            table.deciding,
            table.rules.award.plain,
            table.rules.deal.next_dealer,
            game.seats(),
        ) == wanted, name


def test_first_lead_cut_and_tap_by_default() -> None:
    first = {
        name: load_game(name).table(load_game(name).seats().start).rules.lead.first
        for name in GAME_NAMES
    }
    assert first == dict.fromkeys(GAME_NAMES, "next") | {
        "cat-te": "dealer",
        "letzter-stich": "right",
        "letzter-stich-3": "right",
    }
    cuts = {
        name: load_game(name).table(load_game(name).seats().start).rules.deal.cut
        for name in GAME_NAMES
    }
    assert cuts == dict.fromkeys(GAME_NAMES, "cut") | {
        "sipa": "cut-or-tap",
        "jeu-de-carte": "cut-or-tap",
    }
