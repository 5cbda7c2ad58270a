"""Drawing for seats and for the first deal, equal cards drawn again."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lasttrick.cards import codes, parse_cards, rank_of
from lasttrick.engine import draw_for_seats
from lasttrick.games import GAME_NAMES, Table, load_game
from tests.stacked import Stacked, numbers_for, on_top


def arranged(table: Table, drawn: str) -> Stacked:
    return Stacked(numbers_for(table.pack, on_top(table.pack, parse_cards(drawn))))


def rounds(table: Table, drawn: str) -> tuple[list[str], Sequence[int], int]:
    seating = draw_for_seats(table, arranged(table, drawn))
    told = [
        " ".join(f"{player}:{codes([card])}" for player, card in draw.cards.items())
        for draw in seating.rounds
    ]
    return told, seating.seats, seating.dealer


def test_highest_card_deals_first_and_players_sit_as_they_came() -> None:
    table = load_game("agram").table(4)
    assert rounds(table, "9C TD AH 3S") == (["0:9C 1:TD 2:AH 3:3S"], (0, 1, 2, 3), 2)


def test_only_those_who_tie_for_the_highest_draw_again() -> None:
    table = load_game("agram").table(4)
    assert rounds(table, "TC 3D TH 3S TS TD 5C 4C") == (
        ["0:TC 1:3D 2:TH 3:3S", "0:TS 2:TD", "0:5C 2:4C"],
        (0, 1, 2, 3),
        0,
    )


def test_cards_rank_as_in_the_game() -> None:
    assert rounds(load_game("letzter-stich").table(4), "KC TD 8H 9S")[1:] == ((1, 0, 3, 2), 0)
    natural = load_game("letzter-stich").table(4, {"rank": "natural"})
    assert rounds(natural, "KC TD 8H 9S")[1:] == ((0, 1, 3, 2), 0)
    assert rounds(load_game("mali").table(2), "QC TD")[2] == 1


def test_letzter_stich_sits_in_the_order_of_the_cards_and_equal_ones_draw_again() -> None:
    table = load_game("letzter-stich").table(4)
    told, seats, dealer = rounds(table, "KC KD 8H 9S 9D AC TC")
    # Players 0 and 1 draw again; the nine that 0 draws has been drawn by 3, so 0 draws once more.
    assert told == ["0:KC 1:KD 2:8H 3:9S", "0:9D 1:AC", "0:TC"]
    assert seats == (1, 0, 3, 2)
    assert dealer == 0


@given(st.sampled_from(GAME_NAMES), st.integers(0, 2**32), st.data())
@settings(max_examples=100, deadline=None)
def test_draw_settles_who_deals(game: str, seed: int, data: st.DataObject) -> None:
    held = load_game(game)
    table = held.table(data.draw(st.sampled_from(list(held.seats()))))
    seating = draw_for_seats(table, Random(seed))
    assert seating == draw_for_seats(table, Random(seed))
    assert sorted(seating.seats) == list(range(table.seats))
    last = {player: card for draw in seating.rounds for player, card in draw.cards.items()}
    height = {player: -table.ranks.index(rank_of(card)) for player, card in last.items()}
    if table.rules.seats.draw == "seats":
        assert [height[player] for player in seating.seats] == sorted(height.values(), reverse=True)
        assert len(set(height.values())) == table.seats
        assert seating.dealer == 0
    else:
        final = seating.rounds[-1].cards
        assert seating.dealer == max(final, key=lambda player: height[player])
        assert seating.seats == tuple(range(table.seats))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_only_letzter_stich_draws_for_seats(game: str) -> None:
    draw = load_game(game).table(load_game(game).seats().start).rules.seats.draw
    assert draw == ("seats" if game.startswith("letzter") else "dealer")
