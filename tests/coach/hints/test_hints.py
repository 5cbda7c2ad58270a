from random import Random
from typing import get_args

import pytest

from lasttrick.cards import CLUBS, HEARTS, Seat, parse_card, parse_cards
from lasttrick.coach.hints import (
    HintWording,
    Kind,
    Reason,
    can_hint,
    can_pay_otherwise,
    hint,
    hint_by,
)
from lasttrick.engine import Move, Play, State, View, ending, play, view
from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.players import Assessment, Budget, Careful, PlayWorth
from lasttrick.texts import LANGUAGES, Faces, Style, Texts
from tests.chance import chance_deal, walk
from tests.scripted import begun, played


class _Thinks:
    """Has made up its mind: one card is best, and this is what each promises."""

    def __init__(self, best: str, *promised: float) -> None:
        self._best = Play(parse_card(best))
        self._promised = promised

    def assess(self, view: View, legal: tuple[Move, ...]) -> Assessment:
        plays = [move for move in legal if isinstance(move, Play)]
        promised = self._promised or (0.5,) * len(plays)
        worth = [PlayWorth(p, win, win) for p, win in zip(plays, promised, strict=True)]
        return Assessment(tuple(worth), self._best, worlds=0)


def _told(state: State, best: str, *promised: float) -> list[str]:
    assert state.turn is not None
    seen = view(state, state.turn)
    found = hint_by(_Thinks(best, *promised), seen)
    wording = HintWording(Texts("en"), Faces(Texts("en")), ("Ama", "Kofi", "Esi"))
    return [wording.suggests(found), *(wording.reason(r, found.best) for r in found.reasons)]


def _last_two(*hands: str, leader: int = 0) -> State:
    table = load_game("agram").table(len(hands))
    return ending(table, Seat(0), list(map(parse_cards, hands)), trick=5, leader=Seat(leader))


def test_a_nine_wins_once_the_ace_and_the_ten_are_gone() -> None:
    deal = begun("sink-sink", ["9H 8H 3D 8S 4C", "AH 5C 5D 5S 6C", "TH 7C 7D 7S 8C"], dealer=1)
    assert "gone" not in " ".join(_told(deal, "9H"))
    deal = played(deal, "0:8H 2:TH 1:AH 1:5S 0:8S 2:7S")
    assert _told(deal, "9H") == ["Play 9♥.", "Nobody can beat 9♥: A♥ and 10♥ are gone."]


def test_two_sure_tricks_are_told_as_the_deal_that_they_win() -> None:
    deal = _last_two("AH AD", "3H 3D", "4H 4D")
    assert _told(deal, "AH") == [
        "Play A♥.",
        "After this trick you lead A♦, which nobody can beat, and that trick decides.",
        "Nobody can beat A♥: no card of its suit is higher.",
    ]


def test_a_card_is_kept_for_the_deciding_trick() -> None:
    deal = play(_last_two("TH 9D", "3C AD", "4H 4D"), Seat(0), Play(parse_card("TH")))
    seat = deal.turn
    assert seat == 2
    deal = play(deal, seat, Play(parse_card("4H")))
    assert _told(deal, "3C") == [
        "Play 3♣.",
        "None of your cards takes this trick.",
        "You keep A♦, which nobody can beat.",
    ]
    assert _told(deal, "AD")[1:] == [
        "None of your cards takes this trick.",
        "You keep 3♣ for the trick that decides.",
    ]


def test_the_lead_is_left_to_a_player_without_a_suit() -> None:
    deal = begun("sink-sink", ["AC 9D 8H 4H 3D", "6D 5S TD 7H 9S"], dealer=0)
    deal = played(deal, "1:6D 0:9D 0:AC 1:5S 0:3D 1:TD 1:7H")
    assert _told(deal, "4H") == [
        "Play 4♥.",
        "You could take this trick, but you leave the lead to Kofi, who has no clubs.",
        "You keep 8♥ for the trick that decides.",
    ]
    assert _told(deal, "8H") == [
        "Play 8♥.",
        "Nobody plays after you, so 8♥ takes the trick.",
        "Whoever takes this trick leads to the one that decides.",
        "You keep 4♥ for the trick that decides.",
    ]


def test_there_is_a_hint_only_where_a_card_is_to_be_played() -> None:
    table = load_game("spar").table(3, {"dry": "on"})
    phases = set()
    for state, seat, _ in walk(chance_deal(table, Random(3)), Random(3)):
        phases.add(state.phase)
        assert can_hint(view(state, seat)) is (state.phase == "play")
        assert not can_hint(view(state, table.next_to(seat)))
    assert phases == {"dry", "play"}


def test_cards_that_promise_the_same_are_called_alike() -> None:
    deal = begun("sink-sink", ["3C 4C 5C 3D 4D", "3H 4H 5H 3S 4S"], dealer=1)
    assert _told(deal, "3C")[1:] == ["All your cards promise the same."]
    assert _told(deal, "3C", 0.25, 0.2, 0.2, 0.2, 0.2)[1:] == [
        "It does best over all the cards that the others may still hold."
    ]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_hint_tells_every_legal_card_and_at_most_three_reasons(game: str) -> None:
    table = load_game(game).table(3 if game == "letzter-stich-3" else 4)
    for state, seat, _ in walk(chance_deal(table, Random(game)), Random(game)):
        seen = view(state, seat)
        if can_hint(seen):
            found = hint(seen, Random(1), Budget(worlds=8, seconds=0.0))
            assert sorted(each.play for each in found.plays) == sorted(seen.legal)
            assert found.best in seen.legal
            assert 1 <= len(found.reasons) <= 3
            assert all(0 <= each.win <= 1 for each in found.plays)


def test_points_are_told_where_a_deal_can_bring_more_than_one() -> None:
    pays = {game for game in GAME_NAMES if can_pay_otherwise(_table(game))}
    assert {"agram", "sink-sink", "mali"}.isdisjoint(pays)
    assert {"fapfap", "spar", "sipa", "cat-te", "eighty-three"} <= pays


def _table(game: str) -> Table:
    held = load_game(game)
    return held.table(held.seats({})[0])


def test_losses_are_told_with_their_sign() -> None:
    table = load_game("cat-te").table(3)
    wording = HintWording(Texts("en"), Faces(Texts("en")), ("Ama", "Kofi", "Esi"))
    state = ending(
        table,
        Seat(0),
        [parse_cards("AH KH"), parse_cards("3H 3D"), parse_cards("4H 4D")],
        trick=5,
        leader=Seat(0),
    )
    found = hint_by(Careful(Random(1)), view(state, Seat(0)))
    worst = found.plays[0]._replace(points=-1.26, win=0.004)
    assert wording.promise(worst, found, table) == "A♥: 0%, chips −1.3"
    nothing = worst._replace(points=-0.04)
    assert wording.promise(nothing, found, table) == "A♥: 0%, chips +0.0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_in_every_language(language: str) -> None:
    texts = Texts(language)
    styles: tuple[Style, ...] = ("symbols", "words")
    kinds: tuple[Kind, ...] = get_args(Kind)
    for style in styles:
        wording = HintWording(texts, Faces(texts, style), ("Ama", "Kofi", "Esi"))
        for kind in kinds:
            for cards, seats in ((1, 1), (3, 2)):
                reason = Reason(
                    kind,
                    cards=parse_cards("AH TH 9H")[:cards],
                    seats=(Seat(1), Seat(2))[:seats],
                    suit=(CLUBS, HEARTS)[cards == 3],
                    trick=4,
                )
                said = wording.reason(reason, Play(parse_card("8H")))
                assert said.endswith(".")
                assert "{" not in said
