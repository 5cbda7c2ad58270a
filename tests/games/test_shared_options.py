"""The options that most games share: what each value of them does, in every game."""

from random import Random

import pytest

from lasttrick.cards import Seat
from lasttrick.engine import Match, Result, begin_match, packets, result_of, score_deal, view
from lasttrick.games import GAME_NAMES, Value, load_game
from tests.chance import chance_deal, moments, played_out
from tests.games.shows import A_NUMBER, EVERY_GAME, shows

every_game = pytest.mark.parametrize("name", GAME_NAMES)
with_points_or_chips = pytest.mark.parametrize(
    "name",
    [
        name
        for name in GAME_NAMES
        if "score" in (options := load_game(name).options)
        and options["score"].names() == ("points", "chips")
    ],
)
with_shared_ties = pytest.mark.parametrize(
    "name", [name for name in GAME_NAMES if name != "eighty-three"]
)


def seats_of(name: str) -> int:
    return load_game(name).seats().start + (len(load_game(name).seats()) > 1)


def won(match: Match, seat: int, points: int = 1) -> Match:
    """Return the match after a deal that this seat wins, with nothing else to count."""
    gained = tuple(points if other == seat else 0 for other in range(len(match.playing)))
    return score_deal(match, Result("deciding-trick", Seat(seat), gained, Seat(seat), ()))


@shows(EVERY_GAME, "direction", "clockwise", "counterclockwise")
@every_game
@pytest.mark.parametrize(("value", "step"), [("clockwise", 1), ("counterclockwise", -1)])
def test_direction_turns_deal_and_play(name: str, value: str, step: int) -> None:
    seats = seats_of(name)
    table = load_game(name).table(seats, {"direction": value})
    dealer = Seat(1)
    given = [packet.seat for packet in packets(table, dealer, table.pack)][:seats]
    assert given == [(1 + step * turn) % seats for turn in range(1, seats + 1)]
    for seed in range(20):
        end = played_out(chance_deal(table, Random(seed), dealer=1), Random(seed))
        for trick in end.tricks[:4]:
            lead = trick.leader
            assert [p.seat for p in trick.plays] == [
                (lead + step * turn) % seats for turn in range(seats)
            ]


DEFAULT_DIRECTIONS = {
    **dict.fromkeys(GAME_NAMES, "counterclockwise"),
    **dict.fromkeys(("spar", "eighty-three", "letzter-stich", "letzter-stich-3"), "clockwise"),
}


@every_game
def test_direction_by_default_is_that_of_the_rule_book(name: str) -> None:
    assert load_game(name).choose()["direction"] == DEFAULT_DIRECTIONS[name]


@shows(EVERY_GAME, "next-dealer", "winner", "rotate")
@every_game
def test_deal_goes_to_the_winner_or_to_the_next_in_turn(name: str) -> None:
    seats = seats_of(name)
    dealers: dict[str, list[int]] = {"winner": [], "rotate": []}
    winners: list[int | None] = []
    for value, found in dealers.items():
        table = load_game(name).table(seats, {"next-dealer": value})
        for seed in range(30):
            result = result_of(played_out(chance_deal(table, Random(seed)), Random(seed)))
            found.append(result.next_dealer)
            if value == "winner":
                winners.append(result.winner)
    assert dealers["winner"] == winners
    assert len(set(winners)) == seats
    assert set(dealers["rotate"]) == {load_game(name).table(seats).next_to(Seat(0))}


@every_game
def test_deal_by_default_is_that_of_the_rule_book(name: str) -> None:
    rotating = ("eighty-three", "letzter-stich", "letzter-stich-3")
    assert load_game(name).choose()["next-dealer"] == ("rotate" if name in rotating else "winner")


@shows(EVERY_GAME, "history", "none", "last", "all")
@every_game
@pytest.mark.parametrize("value", ["none", "last", "all"])
def test_history_says_which_tricks_one_may_look_at_again(name: str, value: str) -> None:
    table = load_game(name).table(seats_of(name), {"history": value})
    seen = set()
    for state in moments(chance_deal(table, Random(5)), Random(5)):
        looked = view(state, Seat(0)).may_look_back
        tricks = view(state, Seat(0)).tricks
        assert looked == {"none": (), "last": tricks[-1:], "all": tricks}[value]
        seen.add(len(tricks))
    assert max(seen) >= 3


@every_game
def test_history_by_default_is_that_of_the_rule_book(name: str) -> None:
    piles = ("spar", "jeu-de-carte")
    assert load_game(name).choose()["history"] == ("all" if name in piles else "last")


@shows(EVERY_GAME, "open", "off", "on")
@every_game
def test_open_shows_all_cards_after_the_deal_and_only_then(name: str) -> None:
    assert load_game(name).choose()["open"] == "off"
    for value in ("off", "on"):
        table = load_game(name).table(seats_of(name), {"open": value})
        for state in moments(chance_deal(table, Random(3)), Random(3)):
            for seat in (None, Seat(0), Seat(1)):
                opened = view(state, seat).opened
                if value == "on" and state.over:
                    assert opened == (state.start.hands, state.start.talon, state.log, state.tricks)
                else:
                    assert opened is None


@shows(
    "agram sink-sink mali fapfap spar sipa eighty-three jeu-de-carte garame",
    "score",
    "points",
    "chips",
)
@with_points_or_chips
def test_score_in_points_or_chips_of_every_opponent(name: str) -> None:
    options = {"naturals": "off"} if name == "garame" else {}
    seats = seats_of(name)
    for seed in range(20):
        paid = {}
        for value in ("points", "chips"):
            table = load_game(name).table(seats, {**options, "score": value})
            result = result_of(played_out(chance_deal(table, Random(seed)), Random(seed)))
            assert result.winner is not None
            paid[value] = result.points
            winner = result.winner
        award = paid["points"][winner]
        assert award > 0
        assert sum(paid["points"]) >= award
        others = tuple(seat for seat in range(seats) if seat != winner)
        dealt_hands = {seat: paid["points"][seat] for seat in others}
        assert set(dealt_hands.values()) == {0}
        assert paid["chips"][winner] == award * (seats - 1)
        assert [paid["chips"][seat] for seat in others] == [-award] * (seats - 1)


@shows(EVERY_GAME, "batch", A_NUMBER)
@every_game
def test_batch_is_what_everyone_starts_with_where_chips_are_paid(name: str) -> None:
    seats = seats_of(name)
    by_score = "score" in load_game(name).options
    chips = {"score": "chips"} if by_score else {"worth": "stake"}
    for batch in (7, 20):
        table = load_game(name).table(seats, {**chips, "batch": batch})
        match = begin_match(table, Seat(0))
        assert match.stacks == (batch,) * seats
        losing = Result("deciding-trick", Seat(0), (0, -batch - 1, *[0] * (seats - 2)), Seat(0), ())
        after = score_deal(match, losing).stacks
        assert after is not None
        assert after[1] == batch - 1
        assert after[0] == 2 * batch
    assert load_game(name).choose()["batch"] == 20
    points: dict[str, Value] = {"score": "points"} if by_score else {"worth": 50}
    assert begin_match(load_game(name).table(seats, points), Seat(0)).stacks is None


@shows(EVERY_GAME, "target", A_NUMBER, "open")
@every_game
def test_target_ends_the_match_and_open_never_does(name: str) -> None:
    seats = seats_of(name)
    match = begin_match(load_game(name).table(seats, {"target": 3}), Seat(0))
    match = won(won(match, 0), 1)
    assert not match.over
    match = won(match, 1, points=2)
    assert match.winners == (1,)
    match = begin_match(load_game(name).table(seats, {"target": "open", "deals": "off"}), Seat(0))
    for _ in range(200):
        match = won(match, 0)
    assert not match.over


@every_game
def test_match_by_default_is_that_of_the_rule_book(name: str) -> None:
    chosen = load_game(name).choose()
    assert (chosen["target"], chosen["deals"]) == {
        "agram": (5, "off"),
        "sink-sink": (5, "off"),
        "mali": (5, "off"),
        "fapfap": (10, "off"),
        "spar": (10, "off"),
        "sipa": (10, "off"),
        "cat-te": ("open", 10),
        "eighty-three": (10, "off"),
        "letzter-stich": ("open", "2n"),
        "letzter-stich-3": ("open", "2n"),
        "jeu-de-carte": (24, "off"),
        "garame": (10, "off"),
    }[name]


@shows(EVERY_GAME, "deals", A_NUMBER, "off", "n", "2n", "3n")
@every_game
def test_deals_fix_the_length_of_the_match(name: str) -> None:
    seats = seats_of(name)
    for value, length in ((1, 1), (4, 4), ("n", seats), ("2n", 2 * seats), ("3n", 3 * seats)):
        match = begin_match(load_game(name).table(seats, {"deals": value}), Seat(0))
        for _ in range(length - 1):
            match = won(match, 0)
            assert not match.over
        assert won(match, 0).winners == (0,)
    match = begin_match(load_game(name).table(seats, {"deals": "off", "target": "open"}), Seat(0))
    for _ in range(50):
        match = won(match, 0)
    assert not match.over


@every_game
def test_a_length_leaves_no_target_and_a_target_no_length(name: str) -> None:
    game = load_game(name)
    for length in (1, "3n"):
        assert game.choose({"deals": length})["target"] == "open"
    chosen = game.choose({"target": 77})
    assert (chosen["target"], chosen["deals"]) == (77, "off")
    chosen = game.choose({"target": 77, "deals": 9})
    assert (chosen["target"], chosen["deals"]) == (77, 9)


@shows(
    "agram sink-sink mali fapfap spar sipa cat-te letzter-stich letzter-stich-3 "
    "jeu-de-carte garame",
    "tie",
    "play-on",
    "tied-only",
    "share",
)
@with_shared_ties
def test_tie_after_the_fixed_deals(name: str) -> None:
    assert load_game(name).choose()["tie"] == "play-on"
    seats = load_game(name).seats().stop - 1
    after = {}
    for value in ("play-on", "tied-only", "share"):
        table = load_game(name).table(seats, {"deals": 2, "tie": value})
        after[value] = won(won(begin_match(table, Seat(0)), 0), 1)
    assert after["share"].winners == (0, 1)
    assert not after["play-on"].over
    assert after["play-on"].playing == tuple(range(seats))
    third = won(after["play-on"], 2)
    assert not third.over
    assert won(third, 2).winners == (2,)
    tied = after["tied-only"]
    assert not tied.over
    assert tied.tied == (0, 1)
    few = load_game(name).seats().start == 2
    assert tied.playing == ((0, 1) if few else tuple(range(seats)))
    assert won(tied, 1).winners == (1,)
