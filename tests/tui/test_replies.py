"""What a person types, in every language, and what is meant by it."""

from __future__ import annotations

import pytest

from lasttrick.cards import EVERY_CARD, Card, card_code, parse_card, parse_cards
from lasttrick.cards.notation import RANK_LETTERS
from lasttrick.engine import Declare, Move, Play
from lasttrick.errors import CardError
from lasttrick.texts import LANGUAGES, Faces, Texts
from lasttrick.tui.lines.replies import read_answer, read_cards, read_move, read_ranks

ENGLISH = Texts("en")


def meant(typed: str, hand: str, language: str = "en") -> str:
    """Return the card that is played from a hand, as its code, with a star if face down."""
    move = read_move(typed, parse_cards(hand), (), Texts(language))
    return card_code(move.card) + ("*" if move.down else "")


@pytest.mark.parametrize(
    "typed",
    [
        *("tc", "TC", "10c", "10♣", "♣10", " 10C ", "2", "10 clubs", "10 of clubs", "t club"),
        *("ten", "the ten of clubs", "clubs ten", "t c", "10♣\ufe0e", "10♧"),
    ],
)
def test_a_card_can_be_typed_in_many_ways(typed: str) -> None:
    hand = parse_cards("9C TC 4H")
    moves = [Play(card) for card in hand]
    assert read_move(typed, hand, moves, ENGLISH) == Play(parse_card("TC"))


@pytest.mark.parametrize("typed", ["9c*", "9c down", "9c d", "1*", "1 *"])
def test_a_mark_lays_a_card_face_down(typed: str) -> None:
    hand = parse_cards("9C TC")
    both = [Play(hand[0]), Play(hand[0], down=True)]
    assert read_move(typed, hand, both, ENGLISH) == Play(hand[0], down=True)
    assert read_move("9c", hand, both, ENGLISH) == Play(hand[0])


def test_where_there_is_one_way_it_is_meant() -> None:
    hand = parse_cards("9C TC")
    only: list[Move] = [Play(hand[0], down=True)]
    assert read_move("9c", hand, only, ENGLISH) == Play(hand[0], down=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "typed", ["0", "3", "x", "11c", "", "1c", "cc", "9999999999999", "♦♦", "of", "clubs", "*", " d"]
)
def test_what_is_no_card_is_refused(typed: str, language: str) -> None:
    with pytest.raises(CardError):
        read_move(typed, parse_cards("9C TC"), [], Texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", EVERY_CARD, ids=card_code)
def test_a_card_is_read_however_the_language_writes_it(card: Card, language: str) -> None:
    texts = Texts(language)
    shown, code = Faces(texts).card(card), card_code(card)
    rank, suit = code[0], code[1]
    letter, symbol = shown[:-1], shown[-1]
    name = texts("rank-name", rank=int(rank) if rank.isdecimal() else rank)
    suit_name = texts(f"suit-name-{suit}")
    ways = [
        *(f"{rank}{suit}", f"{suit}{rank}", shown, f"{symbol}{letter}"),
        *(f"{letter}{suit}", f"{suit}{letter}", f"{letter} {suit_name}", f"{name} {suit_name}"),
        *(f"{suit_name} {name}", f"{name} {symbol}", Faces(texts, "words").card(card)),
        Faces(ENGLISH, "words").card(card),
    ]
    for way in ways:
        for typed in (way, way.lower(), way.upper()):
            assert read_move(typed, (), (), texts) == Play(card), typed
            assert read_move(f"{typed}*", (), (), texts) == Play(card, down=True), typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rank_alone_means_the_only_card_of_it(language: str) -> None:
    texts = Texts(language)
    for letter in "AKQJT":
        shown = texts(f"rank-letter-{letter}")
        for typed in {letter, shown, shown.lower()}:
            assert meant(typed, f"{letter}C 9D 2S", language) == f"{letter}C"
            with pytest.raises(CardError):
                meant(typed, f"{letter}C {letter}D 2S", language)
            with pytest.raises(CardError):
                meant(typed, "9C 8D 2S", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_language_mean_nothing_else(language: str) -> None:
    for rank in "AKQJ":
        shown = Texts(language)(f"rank-letter-{rank}")
        assert shown == rank or shown not in RANK_LETTERS
        # Words of one letter at the table; an English q leaves it, so a queen needs her suit.
        assert shown.lower() not in {"h", "l", "t"}


@pytest.mark.parametrize(
    ("typed", "card", "language"),
    [
        ("rd", "KD", "fr"),
        ("r♦", "KD", "fr"),
        ("r", "KS", "fr"),
        ("dd", "QD", "fr"),
        ("dc", "QC", "fr"),
        ("d9", "9D", "fr"),
        ("dv", "JD", "fr"),
        ("d", "QH", "fr"),
        ("Dame de cœur", "QH", "fr"),
        ("dame de coeur", "QH", "fr"),
        ("l’as de trèfle", "AC", "fr"),
        ("Kreuz-Bube", "JC", "de"),
        ("bube", "JH", "de"),
        ("konig pik", "KS", "de"),
        ("rei de ouros", "KD", "pt"),
        ("la jota de picas", "JS", "es"),
        ("Đầm cơ", "QH", "vi"),
        ("dam co", "QH", "vi"),
        ("king of spades", "KS", "vi"),
    ],
)
def test_letters_and_words_of_the_language_are_read(typed: str, card: str, language: str) -> None:
    assert meant(typed, "KS QH JH 9H 8C", language) == card


@pytest.mark.parametrize(
    ("typed", "hand", "card", "language"),
    [
        # A number of the hand goes before a rank.
        ("2", "9C 8D 2S", "8D", "en"),
        ("9", "9C 8D 2S", "9C", "en"),
        # A d behind a space is down, not diamonds and no Dame.
        ("9 d", "9C 8D QD", "9C*", "fr"),
        ("9d", "9C 8D QD", "9D", "fr"),
        ("d d", "9C 8D QD", "QD*", "fr"),
        ("roi d", "KC 8D QD", "KC*", "fr"),
        # A code goes before the word for a rank.
        ("as", "AH 9C", "AS", "en"),
        ("as", "AH 9C", "AS", "fr"),
        ("as", "AH 9C", "AS", "es"),
        ("ás", "AH 9C", "AH", "pt"),
        ("as de copas", "AH 9C", "AH", "pt"),
        # Initials of suits are English: c is clubs, also where hearts begin with it.
        ("ac", "AH AC", "AC", "vi"),
        ("kd", "KC KD", "KD", "de"),
    ],
)
def test_what_could_be_read_in_two_ways_is_read_by_the_rule(
    typed: str, hand: str, card: str, language: str
) -> None:
    assert meant(typed, hand, language) == card


@pytest.mark.parametrize(
    ("typed", "language", "cards"),
    [
        ("10c 4h", "en", "TC 4H"),
        ("1, 3", "en", "9C 4H"),
        ("10 clubs, four of hearts", "en", "TC 4H"),
        ("10 of clubs", "en", "TC"),
        ("r d", "fr", "KS QD"),
        ("roi de pique, dame de carreau 10c", "fr", None),
        ("roi de pique, 10c, d", "fr", "KS TC QD"),
        ("as de copas, 4h", "pt", "AH 4H"),
        ("10c x", "en", None),
    ],
)
def test_several_cards_are_read_at_once(typed: str, language: str, cards: str | None) -> None:
    hand = parse_cards("9C TC 4H KS QD")
    if cards is None:
        with pytest.raises(CardError):
            read_cards(typed, hand, Texts(language))
    else:
        assert read_cards(typed, hand, Texts(language)) == set(parse_cards(cards))


@pytest.mark.parametrize(
    ("typed", "language", "ranks"),
    [
        ("6 7 6", "en", "676"),
        ("676", "en", "676"),
        ("6,7, 6", "en", "676"),
        ("10 k10", "en", "TKT"),
        ("r d 10", "fr", "KQT"),
        ("rdv", "fr", "KQJ"),
        ("roi, dame", "fr", "KQ"),
        ("sechs 7 b", "de", "67J"),
        ("r", "de", None),
        ("", "en", None),
    ],
)
def test_ranks_are_read_one_after_the_other(typed: str, language: str, ranks: str | None) -> None:
    assert read_ranks(typed, Texts(language)) == (None if ranks is None else tuple(ranks))


def test_answers_are_read_by_number_or_word() -> None:
    answers = [Declare("pass"), Declare("dry", parse_card("6H"))]
    assert read_answer("2", answers) == answers[1]
    assert read_answer("dry 6h", answers) == answers[1]
    assert read_answer("pass", answers) == answers[0]
    assert read_answer("3", answers) is None
