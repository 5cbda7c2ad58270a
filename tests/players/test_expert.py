"""That expert thinks as long as it may, weighs worlds by what was played, and plays without it."""

from math import log, prod
from random import Random

import numpy as np
import pytest

from lasttrick.cards import Seat
from lasttrick.engine import Play, View, legal, play, view
from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.kernels.compiled import compiled
from lasttrick.kernels.layout import layout
from lasttrick.kernels.position import Position
from lasttrick.players import Budget, Careful
from lasttrick.players.beliefs import Beliefs, World, state_of
from lasttrick.players.expert import Expert
from lasttrick.players.foresight.learnt import PlayingOn
from lasttrick.players.foresight.likelihood import weights_of, wildness_at
from lasttrick.players.foresight.placing import Placing
from lasttrick.players.foresight.retracing import Retracing, at_first_lead
from lasttrick.players.policy import family_of, shares
from lasttrick.players.policy.compiled.choosing import room_to_think
from lasttrick.players.policy.compiled.playing_on import weigh_worlds
from lasttrick.players.policy.compiled.sighting import Shown, see
from lasttrick.players.policy.seeing import sight_of
from lasttrick.players.policy.sight import LENGTH
from tests.chance import chance_deal, walk
from tests.players.tables import last_tricks

APART = ("pack", "next_card", "dealt", "answered", "in_trick")
"""What no play looks at, or only in the trick in progress, where ``played`` tells the same."""
DOUBT = 0.15


def table_of(rules: str) -> Table:
    options: dict[str, object] = {"dry": "on"} if "," in rules else {}
    game = load_game(rules.partition(",")[0])
    return game.table(game.seats(options)[-1], options)


def plays_of(seen: View) -> tuple[Play, ...]:
    return tuple(move for move in seen.legal if isinstance(move, Play))


def retold_by_engine(seen: View, world: World) -> tuple[float, list[float]]:
    """Play the world again with the engine.

    Returns:
        The logarithm of how likely all plays of others were, and for each seat how likely it
        plays any card.
    """
    now = state_of(seen, world)
    state = at_first_lead(now)
    by_policy: list[list[float]] = [[] for _ in now.hands]
    at_random: list[list[float]] = [[] for _ in now.hands]
    laid = [each for trick in now.tricks for each in trick.plays] + list(now.trick)
    for seat, card, down in laid:
        assert card is not None
        # What answered blind lies face up by now.
        down = down or Play(card) not in legal(state)
        known = shares(view(state, seat), list(plays_of(view(state, seat))))
        chance = next(s.chance for s in known if s.play == Play(card, down))
        by_policy[seat].append((1 - DOUBT) * chance + DOUBT / len(known))
        at_random[seat].append(1 / len(known))
        state = play(state, seat, Play(card, down))
    wildness = 1 - 0.5 ** (1 / (len(now.hands) - 1))
    likely, wild = 0.0, []
    for seat in map(Seat, range(len(now.hands))):
        of_wild = wildness * prod(at_random[seat])
        of_either = of_wild + (1 - wildness) * prod(by_policy[seat])
        wild.append(0.0 if seat == seen.seat else of_wild / of_either)
        likely += 0.0 if seat == seen.seat else log(of_either)
    return likely, wild


@pytest.mark.parametrize("rules", [*GAME_NAMES, "spar, dry"])
def test_worlds_played_again_come_to_the_moment_and_are_as_likely_as_they_were(rules: str) -> None:
    table, chance, compared = table_of(rules), Random(5), 0
    numbers = compiled(table)
    network = weights_of(family_of(table))
    for state, _, _ in walk(chance_deal(table, chance), chance):
        if state.phase != "play" or chance.random() < 0.7:
            continue
        seen = view(state, state.turn)
        beliefs = Beliefs(seen)
        worlds = [beliefs.world(chance) for _ in range(2)]
        placing = Placing(seen, worlds[0])
        hands = placing.hands(worlds)
        begun, played = Retracing(seen, worlds[0]).retraced(worlds, hands)
        shown = np.zeros(2, layout(Shown)).view(np.recarray)
        likely, wild = np.zeros(2), np.zeros((2, table.seats))
        assert seen.seat is not None
        wildness = wildness_at(table.seats)
        room, own = room_to_think(len(network[2])), seen.seat
        weigh_worlds(
            numbers, begun, shown, network, room, played, own, DOUBT, wildness, likely, wild
        )
        now = placing.positions(worlds, hands)
        sight = np.zeros(LENGTH, np.int64)
        for number, world in enumerate(worlds):
            for field in layout(Position).names or ():
                if field not in APART:
                    again, true = getattr(begun[number], field), getattr(now[number], field)
                    assert np.array_equal(again, true), field
            see(numbers, begun[number], shown[number], sight)
            assert sight.tolist() == sight_of(seen)
            true_likely, true_wild = retold_by_engine(seen, world)
            assert likely[number] == pytest.approx(true_likely, abs=1e-3)
            assert wild[number] == pytest.approx(true_wild, abs=1e-3)
            compared += 1
    assert compared > 1


@pytest.mark.usefixtures("no_compiled_code")
def test_until_it_can_think_it_plays_what_it_has_learnt() -> None:
    for seed in range(5):
        state = chance_deal(load_game("agram").table(3), Random(seed))
        seen = view(state, state.turn)
        player = Expert(Random(1), Budget(seconds=0.005))
        likeliest = max(shares(seen, list(plays_of(seen))), key=lambda share: share.chance).play
        assert player.choose(seen, seen.legal) == likeliest
        assessed = player.assess(seen, seen.legal)
        assert assessed.best == likeliest
        assert assessed.plays == Careful(Random(1)).assess(seen, seen.legal).plays
        assert assessed.worlds == 0


def test_what_it_chooses_is_what_it_says_is_best() -> None:
    chance = Random(4)
    for state, _, _ in walk(chance_deal(load_game("sipa").table(3), chance), chance):
        seen = view(state, state.turn)
        if state.phase == "play" and len(plays_of(seen)) > 1:
            budget = Budget(worlds=16)
            assessed = Expert(Random(1), budget).assess(seen, seen.legal)
            assert Expert(Random(1), budget).choose(seen, seen.legal) == assessed.best


def test_a_card_that_always_wins_is_seen_to() -> None:
    # Every other heart is gone or lower, and both others can be led to in turn.
    state = last_tricks("agram", ["AH AD", "4C 5C"], trick=5, leader=0)
    seen = view(state, state.turn)
    beliefs, chance = Beliefs(seen), Random(3)
    worlds = [beliefs.world(chance) for _ in range(12)]
    came = PlayingOn(seen, plays_of(seen)).outcomes(worlds, [0, 1], seed=1)
    assert came.wins.all()
    assert np.ptp(came.points) == 0


def test_a_world_in_which_others_would_have_played_so_counts_more() -> None:
    state = chance_deal(load_game("agram").table(2), Random(3))
    for _ in range(3):
        assert state.turn is not None
        seen = view(state, state.turn)
        known = shares(seen, list(plays_of(seen)))
        state = play(state, state.turn, max(known, key=lambda share: share.chance).play)
    seen = view(state, state.turn)
    beliefs, chance = Beliefs(seen), Random(3)
    worlds = [beliefs.world(chance) for _ in range(64)]
    came = PlayingOn(seen, plays_of(seen)).outcomes(worlds, [0], seed=1)
    weights = np.exp(came.likely) / np.exp(came.likely).sum()
    likely = np.array([retold_by_engine(seen, world)[0] for world in worlds])
    assert weights == pytest.approx(np.exp(likely) / np.exp(likely).sum(), rel=1e-2)
    assert weights.max() > 1.2 * weights.min()
