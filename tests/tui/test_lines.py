"""Sentences and stories of the table in lines."""

from __future__ import annotations

from random import Random

import click
import pytest

from lasttrick.cards import Seat, parse_card, parse_cards
from lasttrick.engine import Declare, Play, ending, legal, play, view
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.players import ask, make_player
from lasttrick.texts import Faces, Telling, Texts
from lasttrick.tui.lines.colours import painter
from lasttrick.tui.lines.narration import narrated
from tests.chance import chance_deal, walk

ENGLISH = Texts("en")
PLAIN = Faces(ENGLISH, "letters")


def test_a_face_down_card_shows_its_back_only() -> None:
    table = load_game("sipa").table(2)
    hands = [parse_cards("KD 9S"), parse_cards("8D AH")]
    deal = ending(table, Seat(1), hands, trick=4, leader=Seat(0))
    deal = play(deal, Seat(0), Play(parse_card("KD")))
    deal = play(deal, Seat(1), Play(parse_card("8D"), down=True))
    mine = [
        line.text
        for line in narrated(view(deal, Seat(0)), Telling(ENGLISH, PLAIN, ["A", "B"], Seat(0)))
    ]
    hers = [
        line.text
        for line in narrated(view(deal, Seat(1)), Telling(ENGLISH, PLAIN, ["A", "B"], Seat(1)))
    ]
    assert mine[1:] == ["You lead KD.", "B lays a card face down.", "You win the trick with KD."]
    assert hers[1:] == ["A leads KD.", "You lay 8D face down.", "A wins the trick with KD."]


def test_the_blind_trick_is_told_in_the_order_in_which_it_is_known() -> None:
    table = load_game("cat-te").table(3)
    hands = [parse_cards("8D QD"), parse_cards("5H TS"), parse_cards("KH KD")]
    deal = ending(table, Seat(0), hands, trick=5, leader=Seat(1))
    for seat, move in ((1, "5H"), (0, "8D*"), (2, "KH*")):
        deal = play(deal, Seat(seat), Play(parse_card(move[:2]), down=move.endswith("*")))
    story = [line.text for line in narrated(view(deal, None), Telling(ENGLISH, PLAIN, "ABC", None))]
    assert story[1:] == [
        "B leads 5H.",
        "A lays a card face down.",
        "C lays a card face down.",
        "A turns up 8D.",
        "C turns up KH.",
        "C wins the trick with KH.",
    ]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_story_only_grows(name: str) -> None:
    game = load_game(name)
    for seats in game.seats():
        table = game.table(seats)
        words = Telling(ENGLISH, PLAIN, [f"P{seat}" for seat in range(seats)], Seat(0))
        chance = Random(seats)
        players = [make_player("novice", chance) for _ in range(seats)]
        deal = chance_deal(table, chance)
        told: list[str] = []
        while deal.turn is not None:
            deal = play(deal, deal.turn, ask(players[deal.turn], view(deal, deal.turn)))
            lines = [line.text for line in narrated(view(deal, Seat(0)), words)]
            assert lines[: len(told)] == told
            told = lines
        assert deal.result is not None
        assert all(words.deal_over(deal.result, table))


def test_a_hand_is_shown_suit_by_suit_the_highest_first() -> None:
    table = load_game("mali").table(4)
    assert table.in_order(parse_cards("7C QD TD AC KD")) == list(parse_cards("AC 7C KD TD QD"))


def test_colours_can_be_switched_off() -> None:
    ace = parse_card("AH")
    painted = Faces(ENGLISH, colour=painter("four-colour", {})).card(ace)
    assert painted != "A♥"
    assert click.unstyle(painted) == "A♥"
    assert painter("plain", {}) is None
    assert painter("four-colour", {"NO_COLOR": "1"}) is None


def test_every_legal_declaration_has_words() -> None:
    table = load_game("spar").table(3, {"dry": "on", "weak-redeal": "on", "enforce": "flag"})
    words = Telling(ENGLISH, PLAIN, "ABC", Seat(0))
    chance = Random(3)
    seen = set()
    for _ in range(200):
        for state, _, _ in walk(chance_deal(table, chance), chance):
            seen |= {m.what for m in legal(state) if isinstance(m, Declare)}
            assert all(words.choice(move, table) for move in legal(state))
    assert seen == {"pass", "redeal", "dry", "show-dry", "flag"}
