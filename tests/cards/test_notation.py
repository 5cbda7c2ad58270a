"""How cards are written and read."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lasttrick.cards import (
    EVERY_CARD,
    RANKS,
    SUIT_OF,
    SUITS,
    card_code,
    card_of,
    card_symbol,
    codes,
    parse_card,
    parse_cards,
    parse_ranks,
    rank_name,
    rank_of,
    spoken,
    suit_letter,
    suit_name,
    suit_of,
)
from lasttrick.errors import CardError
from tests.refusing import tried

CARDS = st.sampled_from(EVERY_CARD)


def test_there_are_52_cards_of_four_suits_and_thirteen_ranks() -> None:
    assert len(EVERY_CARD) == 52
    assert {(rank_of(card), suit_of(card)) for card in EVERY_CARD} == {
        (rank, suit) for rank in RANKS for suit in SUITS
    }
    assert all(card_of(rank_of(card), suit_of(card)) == card for card in EVERY_CARD)
    assert [SUIT_OF[card] for card in EVERY_CARD] == [suit_of(card) for card in EVERY_CARD]
    assert all(one < two for one, two in pairwise(EVERY_CARD))


@given(CARDS)
def test_what_is_written_reads_back(card: int) -> None:
    held = EVERY_CARD[card]
    assert parse_card(card_code(held)) == held
    assert parse_card(card_symbol(held)) == held


@pytest.mark.parametrize(
    "text",
    [
        "TC",
        "tc",
        "10C",
        "10c",
        "10♣",
        "♣10",
        "T♣",
        "♣T",
        "CT",
        "c10",
        " TC ",
        "10♧",
        "♧10",
        "10♣\ufe0f",
    ],
)
def test_ten_of_clubs_may_be_written_in_many_ways(text: str) -> None:
    assert card_code(parse_card(text)) == "TC"


@pytest.mark.parametrize(
    "text",
    ["", " ", "T", "C", "1C", "11C", "TX", "CC", "TT", "TCC", "0C", "TC TD", "?", "é♣", "x" * 999],
)
def test_text_that_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert caught.value.code == "cards/not-a-card"
    assert len(caught.value.message) < 100


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_refused(text: str) -> None:
    card, refused = tried(lambda: parse_card(text))
    assert (card in EVERY_CARD) if refused is None else (refused.code == "cards/not-a-card")


def test_cards_have_spaces_or_commas_between_them_and_come_once() -> None:
    assert codes(parse_cards("TC, 9d,AS  ♥3")) == "TC 9D AS 3H"
    assert parse_cards("") == ()
    with pytest.raises(CardError) as caught:
        parse_cards("TC 10♣")
    assert (caught.value.code, caught.value.facts["card"]) == ("cards/twice", "TC")


@given(st.lists(CARDS, unique=True))
def test_cards_written_read_back(cards: list[int]) -> None:
    held = tuple(EVERY_CARD[card] for card in cards)
    assert parse_cards(codes(held)) == held


def test_ranks_are_read_highest_first_or_in_any_order() -> None:
    assert [rank_name(rank) for rank in parse_ranks("A 10 t".replace(" t", ""))] == ["ace", "ten"]
    assert parse_ranks("") == ()
    with pytest.raises(CardError) as caught:
        parse_ranks("A T 10")
    assert caught.value.code == "cards/twice"
    for wrong in ("1", "AK", "X", "é"):
        with pytest.raises(CardError) as caught:
            parse_ranks(wrong)
        assert caught.value.code == "cards/not-a-rank"


def test_names_for_people() -> None:
    ten, ace = parse_cards("TC AS")
    assert (card_symbol(ten), spoken(ten)) == ("10♣", "ten of clubs")
    assert (card_symbol(ace), spoken(ace)) == ("A♠", "ace of spades")
    assert [suit_letter(suit) for suit in SUITS] == ["C", "D", "H", "S"]
    assert [suit_name(suit) for suit in SUITS] == ["clubs", "diamonds", "hearts", "spades"]
    assert len({spoken(card) for card in EVERY_CARD}) == 52
