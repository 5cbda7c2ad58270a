from collections import Counter
from random import Random

from lasttrick.engine import Play
from lasttrick.players import RandomPlayer
from tests.players.tables import view_to_move
from tests.scripted import begun, played


def test_every_legal_card_is_as_likely() -> None:
    seen = view_to_move(begun("agram", ["TC 8C 7D 6D 5H 4S", "AC 9D 8D 7H 6H 3S"]))
    player = RandomPlayer(Random(1))
    counts = Counter(player.choose(seen, seen.legal) for _ in range(6000))
    assert set(counts) == set(seen.legal)
    assert all(900 < count < 1100 for count in counts.values())


def test_it_never_asks_for_the_bottom_card() -> None:
    hands = ["AC KC QC JC TC", "9C 8C AD KD QD"]
    state = begun("spar", hands, options={"peek": "on"})
    seen = view_to_move(played(state, "1:AD 0:TC 1:KD 0:JC 1:QD 0:QC"))
    player = RandomPlayer(Random(1))
    assert all(isinstance(player.choose(seen, seen.legal), Play) for _ in range(50))


def test_it_declares_by_chance() -> None:
    seen = view_to_move(begun("spar", ["AC AD AH KS 6C", "9C 7C 9D 6D 9H"], options={"dry": "on"}))
    player = RandomPlayer(Random(1))
    assert {player.choose(seen, seen.legal) for _ in range(200)} == set(seen.legal)
