"""The felt of every game at every size: what is drawn of a moment, and what is not."""

from __future__ import annotations

from random import Random

import pytest

from lasttrick.cards import Seat
from lasttrick.engine import State, begin_match, view
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.texts import Texts
from lasttrick.tui.screens.drawing.deck import Deck
from lasttrick.tui.screens.drawing.felt import Felt
from lasttrick.tui.screens.drawing.scene import Moment, Scene, scene_of
from tests.chance import chance_deal, moments

ENGLISH = Texts("en")
SIZES = [(40, 9), (60, 10), (80, 12), (82, 22), (120, 30), (200, 50)]


def moment_in(state: State, me: Seat | None) -> Moment:
    table = state.table
    return Moment(
        view=view(state, me),
        match=begin_match(table, Seat(0)),
        names=tuple(f"Seat{seat}" for seat in range(table.seats)),
        bots=tuple(None if seat == me else "novice" for seat in range(table.seats)),
        me=me,
    )


def scene_in(state: State, me: Seat | None) -> Scene:
    moment = moment_in(state, me)
    assert moment.view is not None
    return scene_of(moment, moment.view)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_moment_of_every_game_can_be_drawn_at_every_size(name: str) -> None:
    game = load_game(name)
    for seats in game.seats():
        chance = Random(seats)
        deal = moments(chance_deal(game.table(seats), chance), chance)
        for number, state in enumerate(deal):
            width, height = SIZES[number % len(SIZES)]
            for pack in ("four-colour", "ascii"):
                felt = Felt(ENGLISH, Deck(ENGLISH, pack))
                scene = scene_in(state, Seat(number % seats))
                drawn = felt.drawn(scene, width, height).text()
                assert drawn.count("You") == 1
                others = [seat.name for seat in scene.seats if not seat.mine]
                assert all(other in drawn for other in others), drawn
                assert pack != "ascii" or drawn.isascii()


def test_the_person_sits_at_the_bottom_and_the_next_seats_follow_clockwise() -> None:
    state = chance_deal(load_game("sink-sink").table(5), Random(1))
    assert [seat.seat for seat in scene_in(state, Seat(3)).seats] == [3, 4, 0, 1, 2]


def test_a_table_of_others_alone_is_shown_without_a_person() -> None:
    state = chance_deal(load_game("agram").table(3), Random(1))
    scene = scene_in(state, None)
    assert [seat.seat for seat in scene.seats] == [0, 1, 2]
    assert not any(seat.mine for seat in scene.seats)


@pytest.mark.parametrize("name", ["sipa", "cat-te", "jeu-de-carte"])
def test_a_card_laid_face_down_is_known_to_its_owner_alone(name: str) -> None:
    chance = Random(4)
    seen = 0
    for _ in range(20):
        deal = moments(chance_deal(load_game(name).table(4), chance), chance)
        for state in deal:
            for play in state.trick:
                for me in map(Seat, range(4)):
                    laid = next(c for c in scene_in(state, me).middle if c.seat == play.seat)
                    assert laid.down == play.down
                    assert laid.card == (None if play.down and me != play.seat else play.card)
                    seen += play.down
    assert seen > 50


def test_one_card_of_a_trick_is_marked_as_the_best() -> None:
    chance = Random(2)
    for state in moments(chance_deal(load_game("agram").table(4), chance), chance):
        best = [card.card for card in scene_in(state, Seat(0)).middle if card.best]
        assert best == ([state.best] if state.trick else [])


def test_a_card_set_aside_is_seen_by_those_who_may_know_it() -> None:
    table = load_game("spar").table(3, {"dry": "on"})
    chance = Random(7)
    hidden = shown = 0
    for _ in range(60):
        for state in moments(chance_deal(table, chance), chance):
            for seat in scene_in(state, Seat(0)).seats:
                if not seat.aside:
                    continue
                hidden += seat.aside_card is None
                shown += seat.aside_card is not None
                assert seat.aside_card in (None, state.aside[seat.seat])
    assert hidden
    assert shown
