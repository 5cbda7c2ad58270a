"""Everything that can happen at a table is told, in every language."""

from __future__ import annotations

from random import Random

import pytest

from lasttrick.cards import EVERY_CARD, Seat, parse_card
from lasttrick.engine import begin_match, legal, play, score_deal, view, why_not
from lasttrick.engine.moves import FACE_DOWN, FACE_UP
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.texts import LANGUAGES, Faces, Style, Telling, Texts
from tests.chance import chance_deal, walk


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME_NAMES)
def test_whole_deals_are_told_with_nothing_left_open(name: str, language: str) -> None:
    game, texts = load_game(name), Texts(language)
    faces = Faces(texts)
    for preset in (None, *game.presets):
        seats = game.seats()[0]
        table = game.table(seats, preset=preset)
        telling = Telling(texts, faces, [f"P{seat}" for seat in range(seats)], Seat(0))
        chance = Random(language + name)
        for _ in range(4):
            deal = chance_deal(table, chance)
            for state, _, move in walk(deal, chance):
                assert telling.choice(move, table)
                deal = play(state, state.turn or Seat(0), move)
            assert deal.result is not None
            said = [
                *(telling.event(event, None) or "" for event in view(deal, Seat(0)).log),
                *(telling.trick_won(trick) for trick in deal.tricks),
                *telling.deal_over(deal.result, table),
                telling.totals(score_deal(begin_match(table, Seat(0)), deal.result)),
            ]
            for sentence in said:
                assert "{" not in sentence
                assert "None" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_told(language: str) -> None:
    texts = Texts(language)
    told = set()
    for name in ("agram", "sipa", "cat-te", "spar"):
        table = load_game(name).table(3, {"dry": "on"} if name == "spar" else {})
        telling = Telling(texts, Faces(texts), "ABC", Seat(0))
        for state, seat, _ in walk(chance_deal(table, Random(5)), Random(5)):
            for move in (*FACE_UP, *FACE_DOWN):
                for looks in (seat, table.next_to(seat)):
                    refusal = why_not(view(state, looks), move)
                    if refusal is not None and move not in legal(state):
                        told.add(refusal.code)
                        assert "{" not in telling.refusal(refusal)
    assert told >= {"play/must-follow", "play/not-held", "play/not-your-turn"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face_and_words_of_its_own(language: str) -> None:
    texts = Texts(language)
    styles: tuple[Style, ...] = ("symbols", "letters", "words")
    for style in styles:
        faces = Faces(texts, style)
        assert len({faces.card(card) for card in EVERY_CARD}) == 52
    assert len({texts(f"suit-name-{suit}") for suit in "CDHS"}) == 4
    assert len({texts(f"rank-letter-{rank}") for rank in "AKQJT"}) == 5
    assert Faces(texts).card(parse_card("TC")) == "10♣"
