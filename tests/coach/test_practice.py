"""The questions of the practice, and how wrong answers come back."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from random import Random

import pytest

from lasttrick.cards import SUIT_OF, Card, parse_card, rank_of
from lasttrick.coach.practice import (
    FIXED,
    SPACING,
    Progress,
    can_practise_points,
    changed_key,
    last_trick_question,
    legal_question,
    points_question,
    question_at,
    table_label,
)
from lasttrick.coach.practice.legal_question import practice_deal
from lasttrick.engine import Play, State, is_revoke, legal, play, result_of, view, why_not
from lasttrick.games import GAME_NAMES, Table, load_game

AGRAM = load_game("agram").table(3)
MANY = 60


def tables(name: str) -> list[Table]:
    game = load_game(name)
    most = 3 if 3 in game.seats() else game.seats()[0]
    return [game.table(most), *(game.table(most, preset=preset) for preset in game.presets)]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_legal_questions_have_the_answer_of_the_engine(name: str) -> None:
    asked = 0
    for table in tables(name):
        chance = Random(name)
        for number in range(6):
            state = practice_deal(table, number)
            places: list[int] = []
            while state.turn is not None:
                key = f"{number}/{'.'.join(map(str, places))}"
                question = question_at(state, key)
                assert legal_question(table, key) == question
                if question is not None:
                    asked += 1
                    seen = view(state, state.turn)
                    for card in state.hands[state.turn]:
                        up = why_not(seen, Play(card)) is None
                        down = why_not(seen, Play(card, down=True)) is None
                        if is_revoke(seen, Play(card)) or is_revoke(seen, Play(card, True)):
                            up = down = False
                        fits = up if question.asks == "shown" else up or down
                        assert (card in question.answer) == fits
                moves = legal(state)
                places.append(int(chance.random() * len(moves)))
                state = play(state, state.turn, moves[places[-1]])
    assert asked > 20


@pytest.mark.parametrize(
    "key",
    ["", "x", "7/x", "7/99", "7/0.0.99", "-1/0", "7/0..1", "9" * 5000 + "/0", "7/" + "9" * 5000],
)
def test_a_key_that_leads_nowhere_asks_nothing(key: str) -> None:
    assert legal_question(AGRAM, key) is None
    assert last_trick_question(AGRAM, key) is None
    assert points_question(load_game("spar").table(3), key) is None


def hand_winner(state: State) -> int:
    """Name the winner of the latest trick by the words of the rule book."""
    table, trick = state.table, state.tricks[-1]
    led = trick.plays[0].card
    assert led is not None
    suit = SUIT_OF[led]
    if table.rules.tricks.last_suit == "won-the-lead" and table.deciding == table.tricks:
        suit = SUIT_OF[state.tricks[-2].card]
    of_suit = [p for p in trick.plays if p.card is not None and SUIT_OF[p.card] == suit]
    of_suit = [p for p in of_suit if not p.down]
    if not of_suit:
        return trick.leader
    return max(of_suit, key=lambda p: table.power[p.card or Card(0)]).seat


@pytest.mark.parametrize("name", GAME_NAMES)
def test_deciding_tricks_are_won_as_the_rules_say(name: str) -> None:
    for table in tables(name):
        changed = winners = 0
        for number in range(MANY):
            question = last_trick_question(table, str(number))
            assert question is not None
            assert question == last_trick_question(table, str(number))
            assert len(question.state.tricks) + question.state.start.first_trick - 1 == (
                table.deciding
            )
            assert question.answer == hand_winner(question.state)
            other = last_trick_question(table, changed_key(str(number)) or "")
            if other is None:
                continue
            assert other.changed is not None
            old, new = other.changed
            assert rank_of(old) == rank_of(new)
            assert SUIT_OF[old] != SUIT_OF[new]
            before = {card for hand in question.before.hands for card in hand}
            after = {card for hand in other.before.hands for card in hand}
            assert (before - after, after - before) == ({old}, {new})
            assert other.answer == hand_winner(other.state)
            changed += 1
            winners += other.answer != question.answer
        assert changed > MANY // 2
        assert 0 < winners < changed


def test_the_suit_of_the_trick_before_can_count() -> None:
    table = load_game("cat-te").table(3, {"trick-six": "chung-suit"})
    for number in range(MANY):
        question = last_trick_question(table, str(number))
        assert question is not None
        assert len(question.state.tricks) == 2
        assert question.answer == hand_winner(question.state)


def test_the_fixed_endings() -> None:
    first, second, third = (last_trick_question(AGRAM, key) for key in FIXED)
    assert first is not None
    assert second is not None
    assert third is not None
    order = AGRAM.order_from(first.state.tricks[-1].leader)
    cards = [play.card for play in first.state.tricks[-1].plays]
    assert cards == [parse_card(text) for text in ("7C", "AC", "TC")]
    assert first.answer == order[1]
    cards = [play.card for play in second.state.tricks[-1].plays]
    assert cards == [parse_card(text) for text in ("7C", "AC", "AH")]
    assert second.answer == order[1]
    assert second.changed == (parse_card("TC"), parse_card("AH"))
    assert third.asks == "card"
    assert third.state.turn == order[2]
    assert set(third.state.hands[order[2]]) == {parse_card("AH"), parse_card("3C")}
    assert third.answer == parse_card("3C")


@pytest.mark.parametrize("name", GAME_NAMES)
def test_fixed_endings_are_asked_wherever_the_pack_has_the_cards(name: str) -> None:
    table = tables(name)[0]
    has = table.seats == 3 and parse_card("AH") in table.pack
    questions = [last_trick_question(table, key) for key in FIXED]
    assert [question is not None for question in questions[:2]] == [has, has]
    assert (questions[2] is not None) == (has and table.duty != "free")


@pytest.mark.parametrize("name", GAME_NAMES)
def test_points_have_the_answer_of_the_engine(name: str) -> None:
    for table in tables(name):
        if not can_practise_points(table):
            assert points_question(table, "1") is None
            continue
        answers = set()
        for number in range(MANY):
            question = points_question(table, str(number))
            assert question is not None
            assert question == points_question(table, str(number))
            result = result_of(question.end)
            assert question.answer == result.points[question.seat]
            paid = sum(gain.points for gain in result.gains if gain.seat == question.seat)
            assert question.answer == paid
            answers.add(question.answer)
        assert len(answers) > 1


def test_points_can_be_practised_where_deals_differ() -> None:
    can = {name for name in GAME_NAMES if can_practise_points(tables(name)[0])}
    assert can >= {"fapfap", "spar", "sipa", "cat-te", "eighty-three"}
    assert "agram" not in can


class Day:
    """A calendar that a test turns."""

    def __init__(self) -> None:
        self.day = date(2026, 1, 1)

    def __call__(self) -> date:
        return self.day


def kept(tmp_path: Path, day: Day | None = None) -> Progress:
    return Progress(tmp_path / "deep" / "progress.json", AGRAM, "last", day or Day())


def test_right_answers_are_counted_for_the_day_and_in_all(tmp_path: Path) -> None:
    day = Day()
    progress = kept(tmp_path, day)
    progress.answered("1", right=True)
    progress.answered("2", right=False)
    assert (progress.tally.day_asked, progress.tally.day_right) == (2, 1)
    day.day = date(2026, 1, 2)
    again = kept(tmp_path, day)
    again.answered("3", right=True)
    assert (again.tally.day_asked, again.tally.day_right) == (1, 1)
    assert (again.tally.asked, again.tally.right) == (3, 2)


def test_a_wrong_answer_comes_back_at_growing_distances(tmp_path: Path) -> None:
    progress = kept(tmp_path)
    progress.answered("hard", right=False)
    distances = []
    for number in range(60):
        key = progress.due()
        if key == "hard":
            distances.append(number)
        progress.answered(key or f"easy-{number}", right=True)
    gaps = [
        later - earlier - 1 for earlier, later in zip([-1, *distances], distances, strict=False)
    ]
    assert gaps == list(SPACING)
    assert progress.tally.waiting == []


def test_a_second_wrong_answer_begins_again(tmp_path: Path) -> None:
    progress = kept(tmp_path)
    progress.answered("hard", right=False)
    progress.answered("hard", right=True)
    assert progress.due() is None
    progress.answered("easy", right=True)
    assert progress.due() == "hard"
    progress.answered("hard", right=False)
    assert progress.due() == "hard"
    assert [waiting.box for waiting in progress.tally.waiting] == [0]


def test_what_waits_is_asked_at_its_own_table_only(tmp_path: Path) -> None:
    kept(tmp_path).answered("hard", right=False)
    path = tmp_path / "deep" / "progress.json"
    other = load_game("agram").table(3, {"direction": "clockwise"})
    assert table_label(other) == "3 direction=clockwise"
    assert Progress(path, other, "last").due() is None
    assert Progress(path, AGRAM, "legal").due() is None
    assert Progress(path, load_game("spar").table(3), "last").due() is None
    assert kept(tmp_path).due() == "hard"


def test_two_practices_at_once_lose_nothing(tmp_path: Path) -> None:
    one, two = kept(tmp_path), kept(tmp_path)
    one.answered("1", right=True)
    two.answered("2", right=False)
    one.answered("3", right=True)
    assert kept(tmp_path).tally.asked == 3
    assert kept(tmp_path).due() == "2"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"format": "lasttrick-progress/2"}',
        '{"practice": {"agram": {"last": {"asked": -1}}}}',
        '{"practice": {"agram": {"song": {}}}}',
        "\udcff",
        "[" * 100_000,
    ],
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "deep" / "progress.json"
    path.parent.mkdir()
    for number in (1, 2):
        content = text.encode("utf-8", "surrogateescape")
        path.write_bytes(content)
        progress = kept(tmp_path)
        assert progress.set_aside == path.with_name(f"progress.json.damaged-{number}")
        assert progress.set_aside.read_bytes() == content
        progress.answered("1", right=True)
        assert kept(tmp_path).tally.asked == 1


def test_damage_in_the_middle_of_a_practice_loses_nothing(tmp_path: Path) -> None:
    progress = kept(tmp_path)
    progress.answered("1", right=True)
    (tmp_path / "deep" / "progress.json").write_text("{")
    progress.answered("2", right=True)
    assert progress.set_aside is not None
    assert kept(tmp_path).tally.asked == 2


def test_a_file_that_cannot_be_written_does_not_stop_the_counting(tmp_path: Path) -> None:
    progress = kept(tmp_path)
    (tmp_path / "deep").write_text("a file where a folder is wanted")
    for number in (1, 2):
        with pytest.raises(OSError, match="deep"):
            progress.answered(str(number), right=True)
    assert progress.tally.asked == 2


def test_the_file_is_plain_json_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    kept(tmp_path).answered("1", right=False)
    path = tmp_path / "deep" / "progress.json"
    assert [file.name for file in path.parent.iterdir()] == ["progress.json"]
    facts = json.loads(path.read_text("utf-8"))
    assert facts["format"] == "lasttrick-progress/1"
    assert facts["practice"]["agram"]["last"]["waiting"] == [
        {"question": "1", "table": "3", "box": 0, "due": 1}
    ]
