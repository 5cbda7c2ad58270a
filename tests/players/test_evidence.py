from random import Random

import pytest

from lasttrick.cards import Seat
from lasttrick.engine import PASS, Declare, State, view
from lasttrick.players import LEVELS, make_player, proven_revokes
from lasttrick.players.evidence import accusation
from tests.players.tables import view_to_move
from tests.scripted import begun, played

FLAGS: dict[str, object] = {"enforce": "flag"}
HANDS = ["AC KC QC 7D 6D", "9C 8C AD KD QD"]
# Seat 1 holds the 8 of clubs when it throws the king of diamonds on clubs, and wins the deal.
REVOKED = "1:AD 0:6D > 1 1:9C 0:QC > 0 0:KC 1:KD > 0 0:AC 1:8C > 0 0:7D 1:QD > 1"


def revoked() -> State:
    state = played(begun("spar", HANDS, options=FLAGS), REVOKED)
    assert state.phase == "flag"
    return played(state, "1:pass")


def test_a_card_of_the_suit_played_later_proves_a_revoke() -> None:
    assert proven_revokes(view(revoked(), Seat(0))) == (1,)


def test_a_discard_alone_proves_nothing() -> None:
    state = played(begun("spar", HANDS, options=FLAGS), REVOKED.partition(" 0:AC")[0])
    assert proven_revokes(view(state, Seat(0))) == ()


def test_a_dry_card_owes_nothing_to_the_suit_led() -> None:
    hands = ["AC KC QC AD 7H", "6C KD QD JD TD"]
    deal = "1:dry=6C 0:pass 1:KD 0:AD > 0 0:KC 1:QD > 0 0:QC 1:JD > 0 0:7H 1:TD > 0 0:AC 1:6C > 0"
    state = played(begun("spar", hands, options=FLAGS | {"dry": "on"}), deal)
    assert proven_revokes(view(state, Seat(0))) == ()


def test_without_a_duty_to_follow_there_is_no_revoke() -> None:
    hands = ["AC 9C 8D 7D 6H 5S", "KC 9D 8S 7S 6C 5C"]
    state = played(begun("cat-te", hands), "0:9C 1:9D* > 0 0:AC 1:5C* > 0")
    assert proven_revokes(view(state, Seat(1))) == ()


@pytest.mark.parametrize("level", ["novice", "careful"])
def test_who_has_lost_the_deal_flags_a_proven_revoke(level: str) -> None:
    seen = view_to_move(revoked())
    assert make_player(level, Random(1)).choose(seen, seen.legal) == Declare(
        "flag", against=Seat(1)
    )


def test_the_random_player_accuses_nobody() -> None:
    seen = view_to_move(revoked())
    player = make_player("random", Random(1))
    assert {player.choose(seen, seen.legal) for _ in range(50)} == {PASS}


def test_the_winner_does_not_undo_its_win() -> None:
    hands = [HANDS[0], "9C 8C AD KD 8H"]
    won = REVOKED.replace("1:QD > 1", "1:8H > 0")
    seen = view_to_move(played(begun("spar", hands, options=FLAGS), f"{won} 1:pass"))
    assert proven_revokes(seen) == (1,)
    assert accusation(seen, seen.legal) is None


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_nobody_flags_without_a_proof(level: str) -> None:
    clean = "1:AD 0:6D > 1 1:9C 0:QC > 0 0:KC 1:8C > 0 0:AC 1:KD > 0 0:7D 1:QD > 1 1:pass"
    seen = view_to_move(played(begun("spar", HANDS, options=FLAGS), clean))
    assert make_player(level, Random(1)).choose(seen, seen.legal) == PASS
