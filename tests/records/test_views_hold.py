"""What one seat, or the public, has seen of a deal holds, whatever happened in it."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lasttrick.cards import Card, Seat, parse_cards
from lasttrick.engine import Declare, Play, State, leave, legal, play, start
from lasttrick.games import GAME_NAMES, Table, game_from_text, load_game
from lasttrick.records import record_of, verify, view_record
from tests.chance import chance_deal, one_of
from tests.records.deals import suited_deal, wild_deal
from tests.tables import drawn_table, tables


def check_holds(state: State) -> None:
    assert verify(record_of(state)) == []
    for seat in (None, *map(Seat, range(state.table.seats))):
        assert verify(view_record(state, seat)) == [], seat


@settings(max_examples=150, deadline=None)
@given(
    tables(),
    st.randoms(use_true_random=False),
    st.none() | st.integers(0, 40),
    st.sampled_from([0.0, 0.03, 0.3]),
    st.sampled_from([chance_deal, suited_deal]),
)
def test_views_of_any_deal(
    table: Table, chance: Random, moves: int | None, leaving: float, deal: object
) -> None:
    assert callable(deal)
    check_holds(wild_deal(table, chance, moves=moves, leaving=leaving, deal=deal))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_views_of_every_game(game: str) -> None:
    for seed in range(30):
        chance = Random(f"{game} {seed}")
        deal = suited_deal if seed % 2 else chance_deal
        check_holds(wild_deal(drawn_table(game, chance), chance, leaving=0.08, deal=deal))


@pytest.mark.sweep
@pytest.mark.parametrize("game", GAME_NAMES)
def test_views_of_many_deals(game: str) -> None:
    for seed in range(3000):
        chance = Random(f"many {game} {seed}")
        deal = chance.choice((chance_deal, suited_deal))
        leaving = chance.choice((0.0, 0.02, 0.1, 0.3))
        check_holds(wild_deal(drawn_table(game, chance), chance, leaving=leaving, deal=deal))


@pytest.mark.parametrize("score", ["chips", "points", "vn"])
@pytest.mark.parametrize("ace", ["stuck", "both", "sandbag", "sandbag-b"])
def test_opened_views_with_aces_to_pay_for(ace: str, score: str) -> None:
    table = load_game("cat-te").table(6, {"open": "on", "ace": ace, "score": score})
    paid = 0
    for seed in range(60):
        state = wild_deal(table, Random(seed))
        assert state.result is not None
        paid += any(gain.reason == "ace" for gain in state.result.gains)
        check_holds(state)
    assert paid or ace not in ("stuck", "both")


@pytest.mark.parametrize("claim", ["auto", "manual"])
@pytest.mark.parametrize("tie", ["strength", "turn-order", "suit-order"])
def test_dealt_wins_are_told_from_the_holder_of_a_card(claim: str, tie: str) -> None:
    chosen = {"first-lead": "2S", "claim": claim, "instant-tie": tie}
    seen: Counter[tuple[bool, int]] = Counter()
    for seed in range(80):
        table = load_game("cat-te").table(2 + seed % 5, chosen)
        chance = Random(seed)
        state = suited_deal(table, chance, dealer=chance.randrange(table.seats))
        while not state.over:
            turn = state.turn
            assert turn is not None
            if chance.random() < 0.1:
                state = leave(state, one_of(_still_in(state), chance))
                continue
            moves = legal(state)
            claims = tuple(m for m in moves if isinstance(m, Declare) and m.what == "instant-win")
            state = play(state, turn, one_of(claims or moves, chance))
        claimed = sum(getattr(event, "what", None) == "instant-win" for event in state.log)
        seen[state.start.leader != table.leader(state.start.dealer), min(claimed, 2)] += 1
        check_holds(state)
    assert seen[True, 2]


def _still_in(state: State) -> tuple[Seat, ...]:
    return tuple(Seat(s) for s in range(state.table.seats) if s not in state.out)


def test_claim_before_everybody_else_leaves() -> None:
    table = load_game("cat-te").table(2, {"claim": "manual"})
    hands = [parse_cards("AH KH QH JH 9H 8H"), parse_cards("AC KD QS JC 9C 8C")]
    state = _started(table, hands, dealer=0)
    state = play(state, Seat(0), Declare("instant-win"))
    state = leave(state, Seat(1))
    assert state.result is not None
    assert state.result.by == "walkover"
    check_holds(state)


@pytest.mark.parametrize("last", ["last-card", "chung-suit"])
@pytest.mark.parametrize("five", ["blind", "sequential-open"])
@pytest.mark.parametrize("ace", ["stuck", "off"])
def test_players_who_leave_in_the_last_tricks(last: str, five: str, ace: str) -> None:
    chosen = {"trick-six": last, "trick-five": five, "ace": ace}
    late = 0
    for seed in range(120):
        chance = Random(f"{last} {five} {ace} {seed}")
        state = chance_deal(load_game("cat-te").table(chance.randint(3, 6), chosen), chance)
        leaves_in = chance.choice((4, 5, 5, 6))
        while not state.over:
            assert state.turn is not None
            state = play(state, state.turn, one_of(legal(state), chance))
            laid = tuple(p.seat for p in state.trick if p.seat not in state.out)
            if laid and state.trick_number == leaves_in and chance.random() < 0.4:
                late += 1
                state = leave(state, one_of(laid, chance))
        check_holds(state)
    assert late > 20


HANDS = ("2C 3H 4D 5D JS AC", "7C 2H 3D 7D TC 9S", "4S 5S 6S 8D 9H QS")
FOUR_TRICKS = "0:2C 1:7C 2:4S* 1:2H 2:6S* 0:3H 0:5D 1:7D 2:8D 2:5S 0:4D* 1:3D*"


def before_the_fifth_trick(**options: str) -> State:
    table = load_game("cat-te").table(3, {"direction": "clockwise", **options})
    return _played(_started(table, list(map(parse_cards, HANDS)), dealer=0), FOUR_TRICKS)


def test_suit_of_a_trick_whose_leader_left() -> None:
    """A card that was laid face down names no suit for the last trick, though it is turned up."""
    state = leave(_played(before_the_fifth_trick(**{"trick-six": "chung-suit"}), "2:9H"), Seat(2))
    check_holds(state)
    state = _played(state, "0:JS* 1:TC* 0:AC 1:9S")
    assert state.result is not None
    assert state.result.winner == 0
    check_holds(state)


def test_ace_of_a_player_who_left_with_a_card_face_down() -> None:
    state = leave(_played(before_the_fifth_trick(ace="stuck"), "2:9H 0:JS*"), Seat(0))
    state = _played(state, "1:TC* 2:QS 1:9S")
    assert state.result is not None
    assert [gain.seat for gain in state.result.gains if gain.reason == "ace"] == [0, 2]
    check_holds(state)


def test_hidden_card_of_another_game_names_no_suit_either() -> None:
    game = game_from_text(
        'extends = "cat-te"\nname = "House"\n'
        '[face-down]\nthrough = 5\nblind = "-"\n[options.trick-six]\ndefault = "chung-suit"\n'
    )
    for seed in range(150):
        chance = Random(seed)
        check_holds(wild_deal(game.table(3), chance, leaving=0.06))


def _started(table: Table, hands: list[tuple[Card, ...]], dealer: int) -> State:
    held = {card for hand in hands for card in hand}
    talon = tuple(card for card in table.pack if card not in held)
    return start(table, Seat(dealer), hands, talon)


def _played(state: State, script: str) -> State:
    for word in script.split():
        seat, _, card = word.partition(":")
        (code,) = parse_cards(card.removesuffix("*"))
        state = play(state, Seat(int(seat)), Play(code, down=card.endswith("*")))
    return state
