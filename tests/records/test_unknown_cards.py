"""Records whose cards are not all known: what they prove, and what is left open."""

from random import Random

import pytest

from lasttrick.cards import Seat
from lasttrick.engine import PASS, Declared, play
from lasttrick.games import game_from_text, load_game
from lasttrick.records import (
    Check,
    DeclareEvent,
    Record,
    RevealEvent,
    check,
    from_text,
    to_text,
    verify,
    view_record,
)
from tests.chance import chance_deal
from tests.records.deals import a_deal, a_record, reshaped, shape, wild_deal

TABLE_NOTES = """
game     sipa
seat 0   Ama, human
seat 1   Kofi, human
dealer   Ama
hand     Ama  ? ? ? ? ?
hand     Kofi ? ? ? ? ?
talon    ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
trick 1  Kofi 8S, Ama KS
trick 2  Ama 9D, Kofi ?*
trick 3  Ama TD, Kofi JD
trick 4  Kofi 7H, Ama ?*
trick 5  Kofi 7C, Ama ?*
result   Kofi wins by deciding-trick, points 0 4, next dealer Kofi
status   finished
"""


def noted(text: str = TABLE_NOTES) -> Check:
    return check(from_text(text))


def only_fault(text: str) -> tuple[str, int | None]:
    (fault,) = noted(text).faults
    return fault.code, fault.event


def test_real_table() -> None:
    checked = noted()
    assert checked.faults == ()
    assert checked.winners == (0, 0, 1, 1, 1)


@pytest.mark.parametrize(
    ("old", "new", "code", "event"),
    [
        ("Ama KS", "Ama 8S", "record/card-twice", 2),
        ("Ama KS", "Ama 7S", "record/illegal-play", 2),
        ("Ama KS", "Ama 6S", "record/not-held", 2),
        ("Ama TD, Kofi JD", "Kofi TD, Ama JD", "record/illegal-play", 5),
        ("Kofi JD", "Kofi ?*", "record/illegal-play", 7),
        ("points 0 4", "points 0 2", "record/points-differ", 10),
        ("next dealer Kofi", "next dealer Ama", "record/next-dealer-differs", 10),
        ("Kofi wins by", "Ama wins by", "record/winner-differs", 10),
        ("by deciding-trick", "by sweep", "record/ending-differs", 10),
        ("finished", "in-progress", "record/status-differs", 10),
        ("hand     Kofi ?", "hand     Kofi", "record/bad-deal", 0),
        ("hand     Kofi ? ?", "hand     Kofi KS ?", "record/not-held", 2),
        ("hand     Kofi ? ?", "hand     Kofi 2C ?", "record/bad-deal", 0),
        ("trick 5  Kofi 7C, Ama ?*\n", "", "record/unfinished", 8),
        ("trick 2  Ama 9D", "trick 2  Ama ?*", "record/illegal-play", 3),
    ],
)
def test_what_real_table_notes_prove(old: str, new: str, code: str, event: int) -> None:
    text = TABLE_NOTES.replace(old, new)
    assert text != TABLE_NOTES
    assert (code, event) in [(f.code, f.event) for f in noted(text).faults]


def test_hands_that_the_play_shows_are_checked_whole() -> None:
    data = shape(a_record("agram", 3, seed=2))
    data["deal"]["hands"] = [["?"] * 6] * 3
    data["deal"]["talon"] = ["?"] * 17
    checked = check(reshaped(data))
    assert checked.faults == ()
    assert checked.unchecked == ("which undealt card lies where",)
    assert len(checked.winners) == 6
    data["result"]["points"] = [1, 1, 1]
    assert verify(reshaped(data))


REVOKE = """
game     mali
seat 0   Ama
seat 1   Kofi
dealer   Ama
hand     Ama  ? ? ? ? ?
hand     Kofi ? ? ? ? ?
talon    ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
trick 1  Kofi 8S, Ama 9D
trick 2  Kofi 8H, Ama 9S
status   in-progress
"""


def test_suit_that_was_held_back() -> None:
    (fault,) = noted(REVOKE).faults
    assert (fault.code, fault.event) == ("record/revoke", 2)
    assert fault.expected == "seat 0 to play 9S, which it still has in event 4"


def test_suit_that_the_known_hand_shows() -> None:
    assert only_fault(REVOKE.replace("Ama  ? ?", "Ama  QS ?")) == ("record/illegal-play", 2)


def test_hidden_discard_says_that_the_suit_is_missing() -> None:
    text = REVOKE.replace("mali", "jeu-de-carte").replace("Ama 9D", "Ama ?*")
    text = text.replace("Kofi 8H", "Kofi TS")
    assert only_fault(text) == ("record/revoke", 2)


def test_only_the_result_was_kept() -> None:
    kept = "\n".join(line for line in TABLE_NOTES.split("\n") if not line.startswith("trick"))
    checked = noted(kept)
    assert checked.faults == ()
    assert checked.unchecked == ("how the cards were played: only the result was kept",)
    assert only_fault(kept.replace("dealer Kofi", "dealer Ama"))[0] == "record/next-dealer-differs"
    assert only_fault(kept.replace("points 0 4", "points 0"))[0] == "record/points-differ"


OPEN_UNKNOWN = """
game     mali
seat 0   Ama
seat 1   Kofi
dealer   Ama
hand     Ama  ? ? ? ? ?
hand     Kofi ? ? ? ? ?
talon    ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
trick 1  Kofi 8S, Ama ?
trick 2  Ama 8H, Kofi 9H
trick 3  Kofi 8D, Ama 7C
status   in-progress
"""


def test_card_that_nobody_noted_may_have_won() -> None:
    checked = noted(OPEN_UNKNOWN)
    assert checked.faults == ()
    assert checked.winners == (0, 1, 1)
    assert checked.unchecked
    later = OPEN_UNKNOWN.replace("Ama 8H, Kofi 9H", "Kofi 9H, Ama 8H")
    assert noted(later).winners == (1, 1, 1)


def test_drops_in_a_view() -> None:
    state = next(
        deal
        for deal in (a_deal("cat-te", 5, seed=seed) for seed in range(50))
        if len(deal.out) == 2 and deal.result is not None and deal.result.by == "deciding-trick"
    )
    record = view_record(state, None)
    assert verify(record) == []
    data = shape(record)
    first = next(n for n, e in enumerate(data["events"]) if e["event"] == "drop")
    del data["events"][first]
    (fault,) = verify(reshaped(data))
    assert (fault.code, fault.event) == ("record/event-differs", first + 1)


def test_reveals_in_a_view() -> None:
    state = next(
        deal
        for deal in (a_deal("cat-te", 4, seed=seed) for seed in range(50))
        if deal.result is not None and deal.result.by == "deciding-trick"
    )
    data = shape(view_record(state, None))
    place = next(n for n, e in enumerate(data["events"]) if e["event"] == "reveal")
    del data["events"][place]
    assert verify(reshaped(data))


def test_own_new_hand_is_in_the_view() -> None:
    for seed in range(200):
        state = a_deal("spar", 2, seed, **{"weak-redeal": "on"})
        renewed = [e.seat for e in state.log if isinstance(e, Declared) and e.what == "redeal"]
        if renewed:
            break

    def new_cards(record: Record) -> list[int]:
        events = (event for event in record.events if isinstance(event, DeclareEvent))
        return [len(event.cards) for event in events if event.what == "redeal"]

    own = view_record(state, renewed[0])
    other = view_record(state, Seat(1 - renewed[0]))
    assert new_cards(own) == [5]
    assert new_cards(other) == [0]
    assert verify(own) == verify(other) == []
    assert from_text(to_text(own)) == own


@pytest.mark.parametrize("game", ["agram", "sipa", "spar", "cat-te", "eighty-three"])
def test_changed_winner_is_found_in_every_view(game: str) -> None:
    chance = Random(game)
    for seed in range(10):
        state = a_deal(game, 4, seed=seed)
        seat = chance.choice([None, Seat(0), Seat(1)])
        data = shape(view_record(state, seat))
        data["result"]["winner"] = (data["result"]["winner"] + 1) % 4
        assert "record/winner-differs" in [fault.code for fault in verify(reshaped(data))]


def test_first_answer_shows_who_leads() -> None:
    game = game_from_text(
        'extends = "agram"\nname = "House"\n'
        'lead.holder = "7C"\nredeal.nothing-above = "9"\ndeal.packets = [3]\n'
    )
    beginners = set()
    for seed in range(20):
        state = chance_deal(game.table(4), Random(seed))
        state = play(state, state.start.leader, PASS)
        beginners.add(state.start.leader)
        record = view_record(state, None)
        assert verify(record) == []
        turn = (state.start.leader + 2) % 4
        wrong = shape(record)
        wrong["events"].append({"event": "declare", "seat": turn, "what": "pass"})
        assert state.turn != turn
        assert [fault.code for fault in verify(reshaped(wrong))] == ["record/illegal-play"]
    assert len(beginners) > 1


def test_claims_of_seats_that_are_not_there() -> None:
    data = shape(view_record(a_deal("spar", 2, 1, dry="on"), None))
    data["events"].append({"event": "declare", "seat": 7, "what": "dry", "card": "?"})
    assert [fault.code for fault in verify(reshaped(data))] == ["record/illegal-play"]


@pytest.mark.parametrize("ace", load_game("cat-te").options["ace"].names())
def test_cards_laid_unseen_in_an_opened_view(ace: str) -> None:
    table = load_game("cat-te").table(3, {"open": "on", "ace": ace})
    revealed = 0
    for seed in range(150):
        state = wild_deal(table, Random(seed))
        record = view_record(state, None)
        assert verify(record) == []
        revealed += isinstance(record.events[-1], RevealEvent)
    assert (revealed > 0) == (ace != "off")
