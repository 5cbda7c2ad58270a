"""That weighed worlds come up as often as the model of hiding says, against all there are."""

from collections import Counter
from math import sqrt
from random import Random

from lasttrick.engine import View, view
from lasttrick.players.beliefs import Beliefs, World, likely
from tests.players.beliefs.brute_force import every_world, same_world, small_moments, small_table

TABLE = small_table(3, **{"face-down": {"which": "choice"}, "follow": {"duty": "free"}})
SENSE = 0.75


def weight(seen: View, world: World) -> float:
    """Return how likely these cards were hidden, each time from all that is hidden or held."""
    power, likelihood = seen.table.power, 1.0
    for seat in {seat for seat, _ in world.hidden}:
        laid = [card for (owner, _), card in sorted(world.hidden.items()) if owner == seat]
        held = [*laid, *world.hands[seat]]
        for card in laid:
            lowest = min(held, key=lambda held_card: (power[held_card], held.index(held_card)))
            ties = [each for each in held if power[each] == power[lowest]]
            share = (card in ties) / len(ties)
            likelihood *= SENSE * share + (1 - SENSE) / len(held)
            held.remove(card)
    return likelihood


def test_worlds_come_up_as_often_as_the_model_says() -> None:
    seen = next(
        view(state, state.turn)
        for seed in range(20)
        for state in small_moments(TABLE, seed)
        if len(Beliefs(view(state, state.turn)).world(Random(1)).hidden) >= 2
        and state.trick_number == 2
    )
    worlds = {same_world(world): weight(seen, world) for world in every_world(seen)}
    whole = sum(worlds.values())
    beliefs, chance = Beliefs(seen), Random(6)
    draws = 12 * len(worlds)
    drawn = Counter(same_world(likely(seen, beliefs.world(chance), chance)) for _ in range(draws))
    assert drawn.keys() <= worlds.keys()
    off = 0.0
    for world, likelihood in worlds.items():
        expected = draws * likelihood / whole
        off += (drawn[world] - expected) ** 2 / expected
    freedom = len(worlds) - 1
    assert off < freedom + 8 * sqrt(2 * freedom)
