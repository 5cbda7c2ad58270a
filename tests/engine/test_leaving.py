"""A player who leaves a deal of Cắt Tê: treated as dropped, and nothing hidden comes to light."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import Dropped, State, leave, legal, play, view
from lasttrick.errors import IllegalMove
from lasttrick.games import GAME_NAMES, load_game
from tests.chance import chance_deal, one_of
from tests.engine.knowing import exchanged, known_cards, story
from tests.replaying import replayed
from tests.scripted import begun, moves, played

HANDS = ["9H 2C 3C 4C 5C 6C", "AH TH 2D 8S 9S JS", "QH 5H KD 3S 4S 7S"]


def test_last_one_left_wins_an_ordinary_win() -> None:
    deal = leave(played(begun("cat-te", HANDS), "0:9H"), Seat(2))
    assert deal.log[-1] == Dropped(Seat(2), "left")
    assert (deal.turn, deal.over) == (1, False)
    end = leave(deal, Seat(0))
    assert end.result is not None
    assert (end.result.by, end.result.winner) == ("walkover", 1)
    assert end.result.points == (-1, 2, -1)
    assert end.result.next_dealer == 1


def test_leader_who_leaves_hands_the_lead_to_the_next_in_the_order_of_play() -> None:
    deal = played(begun("cat-te", HANDS), "0:9H 2:5H* 1:8S* > 0")
    after = leave(deal, Seat(0))
    assert after.turn == 2
    assert set(legal(after)) == moves("QH KD 3S 4S 7S")


def test_card_of_a_player_who_left_can_win_nothing_but_names_the_suit() -> None:
    deal = leave(played(begun("cat-te", HANDS), "0:9H"), Seat(0))
    assert set(legal(deal)) == moves("QH QH* 5H 5H* KD* 3S* 4S* 7S*")
    after = played(deal, "2:5H 1:AH* > 2")
    assert after.turn == 2


def test_trick_that_nobody_left_in_the_deal_beat_tells_no_hidden_card() -> None:
    deal = played(begun("cat-te", HANDS), "0:9H 2:KD*")
    after = played(leave(deal, Seat(0)), "1:8S*")
    assert after.tricks[0].winner == 2
    hidden = set(parse_cards("KD 8S"))
    for seat, unknown in ((None, hidden), (Seat(0), hidden), (Seat(1), set(parse_cards("KD")))):
        seen = view(after, seat)
        assert seen.tricks[0].card not in unknown
        assert [p.card for p in seen.tricks[0].plays if p.card in unknown] == []


@pytest.mark.parametrize("game", [name for name in GAME_NAMES if name != "cat-te"])
def test_nobody_can_drop_out_of_another_game(game: str) -> None:
    deal = chance_deal(load_game(game).table(load_game(game).seats().start), Random(1))
    with pytest.raises(IllegalMove) as caught:
        leave(deal, Seat(0))
    assert caught.value.code == ("play/deal-over" if deal.over else "play/cannot-leave")


def test_nobody_leaves_twice_or_after_the_end() -> None:
    deal = leave(begun("cat-te", HANDS), Seat(2))
    with pytest.raises(IllegalMove) as caught:
        leave(deal, Seat(2))
    assert caught.value.code == "play/cannot-leave"
    end = leave(deal, Seat(1))
    with pytest.raises(IllegalMove) as caught:
        leave(end, Seat(0))
    assert caught.value.code == "play/deal-over"


def check_moment(state: State, chance: Random) -> None:
    for seat in (None, *(Seat(number) for number in range(state.table.seats))):
        hidden = [card for card in state.table.pack if card not in known_cards(state, seat)]
        mixed = chance.sample(hidden, k=len(hidden))
        other = exchanged(state, dict(zip(hidden, mixed, strict=True)))
        assert view(other, seat) == view(state, seat), f"{seat}: {story(state)}"


@given(
    st.integers(2, 6),
    st.sampled_from(["auto", "manual"]),
    st.sampled_from(["blind", "sequential-open"]),
    st.sampled_from(["last-card", "chung-suit"]),
    st.integers(0, 2**32),
)
@settings(max_examples=60, deadline=None)
def test_deal_that_players_leave_still_ends_well(
    seats: int, claim: str, fifth: str, sixth: str, seed: int
) -> None:
    options = {
        "claim": claim,
        "trick-five": fifth,
        "trick-six": sixth,
        "ace": "both",
        "instant": "literal",
    }
    chance = Random(seed)
    state = chance_deal(load_game("cat-te").table(seats, options), chance)
    while not state.over:
        assert state.turn is not None
        assert state.turn not in state.out
        assert legal(state)
        if chance.random() < 0.06:
            state = leave(
                state,
                one_of(tuple(s for s in map(Seat, range(seats)) if s not in state.out), chance),
            )
        else:
            assert state.turn is not None
            state = play(state, state.turn, one_of(legal(state), chance))
        check_moment(state, chance)
    assert state.result is not None
    assert state.result.winner not in state.out
    assert sum(state.result.points) == 0
    assert replayed(state) == state
