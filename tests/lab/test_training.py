"""Training: the same from the same seed, the same after a stop, and better than it was."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from lasttrick.errors import RecordError
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.lab.training.curriculum import lesson
from lasttrick.lab.training.learning import (
    Weights,
    gradients,
    look_ahead,
    new_weights,
    nothing_learnt,
    stepped,
)
from lasttrick.lab.training.self_play import desk, room_for, self_play
from lasttrick.lab.training.training import Settings, Training, resumed
from lasttrick.lab.training.trial import won_against_random
from lasttrick.players.policy import FAMILIES, Family, family_of

SMALL = Settings(
    "plain", seed=3, steps=60, hidden=16, choices=768, pace=(2e-2, 3e-3), tremble=(0.2, 0.1)
)


def bits(weights: Weights) -> list[bytes]:
    return [part.tobytes() for part in weights]


def test_it_comes_to_the_same_after_a_stop(tmp_path: Path) -> None:
    file = tmp_path / "kept.npz"
    settings = Settings("free", seed=5, steps=6, hidden=8, choices=256)
    whole, stopped = Training(settings), Training(settings)
    for _ in range(6):
        whole.take_step()
    for _ in range(3):
        stopped.take_step()
    stopped.save(file)
    again = resumed(file, settings)
    for _ in range(3):
        again.take_step()
    assert again.over
    assert bits(again.learnt.weights) == bits(whole.learnt.weights)
    assert bits(again.learnt.mean) == bits(whole.learnt.mean)
    assert again.learnt[4:] == whole.learnt[4:]
    assert again.network() == whole.network()
    other = Training(Settings("free", seed=6, steps=6, hidden=8, choices=256))
    other.take_step()
    assert bits(other.learnt.weights) != bits(whole.learnt.weights)


def test_it_learns_to_win() -> None:
    training = Training(SMALL)
    before = won_against_random("plain", training.learnt.mean, 3, 1000)
    while not training.over:
        training.take_step()
    after = won_against_random("plain", training.learnt.weights, 3, 1000)
    assert before < 0.36
    assert after > before + 0.08


@pytest.mark.parametrize("content", [b"", b"no training", None])
def test_another_file_is_not_gone_on_with(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "kept.npz"
    if content is None:
        Training(Settings("plain", seed=1, steps=1, hidden=4)).save(file)
    else:
        file.write_bytes(content)
    with pytest.raises(RecordError, match="this very training") as refused:
        resumed(file, Settings("plain", seed=2, steps=1, hidden=4))
    assert refused.value.code == "record/other-run"


@pytest.mark.parametrize("family", FAMILIES)
def test_lessons_are_of_the_family(family: Family) -> None:
    chance = Random(1)
    lessons = [lesson(family, chance) for _ in range(40)]
    assert {family_of(each.table) for each in lessons} == {family}
    assert len({each.table.seats for each in lessons}) > 3
    assert min(each.scale for each in lessons) > 0


def test_every_game_at_every_size_is_taught() -> None:
    wanted = {(game, seats) for game in GAME_NAMES for seats in load_game(game).seats()}
    chance, seen = Random(2), set()
    for family in FAMILIES:
        for _ in range(400):
            table = lesson(family, chance).table
            seen.add((table.game, table.seats))
    assert wanted <= seen


def test_gradients_of_the_critic_are_the_slopes_of_its_error() -> None:
    weights, room = new_weights(4, 1), room_for(64)
    table = lesson("low", Random(1))
    _, at = self_play(table.rules, desk(4), weights.policy, 0, 0.5, 0.0, 7, 0, 2, 1.0, room, 0, 64)
    assert at > 5

    def found(changed: Weights) -> tuple[Weights, float]:
        return gradients(changed, room, at, warmth=0.1, tremble=0.5, bound=5, trust=0.0)

    slopes = found(weights)[0].critic_of_play
    step = 1e-2
    for place in [(0, 0), (1, 1), (7, 2), (19, 3)]:
        errors = []
        for sign in (1, -1):
            moved = weights.critic_of_play.copy()
            moved[place] += sign * step
            errors.append(found(weights._replace(critic_of_play=moved))[1])
        slope = (errors[0] - errors[1]) / (2 * step)
        assert slope / 2 == pytest.approx(slopes[place], rel=0.05, abs=1e-4)


def test_preferences_follow_what_the_critic_says() -> None:
    """Let the critic praise high cards: after a few steps the policy prefers them."""
    learnt, room = nothing_learnt(8, 1), room_for(600)
    praised = np.zeros_like(learnt.weights.critic_of_play)
    praised[13] = 1.0
    weights = learnt.weights._replace(
        critic_of_moment=np.zeros_like(learnt.weights.critic_of_moment),
        critic_of_play=praised,
        critic_out=np.ones(8, np.float32),
    )
    learnt = learnt._replace(weights=weights)
    table = lesson("plain", Random(1))

    def mean_height(weights: Weights) -> float:
        _, at = self_play(
            table.rules, desk(8), weights.policy, 0, 0.0, 0.0, 7, 0, 99, 1.0, room, 0, 500
        )
        return float(room.plays[room.chosen[:at], 13].mean())

    before = mean_height(learnt.weights)
    for _ in range(20):
        _, at = self_play(
            table.rules, desk(8), learnt.weights.policy, 0, 0.1, 0.0, 7, 0, 99, 1.0, room, 0, 500
        )
        slopes, _ = gradients(learnt.weights, room, at, warmth=0.1, tremble=0.1, bound=5, trust=0)
        still = (np.zeros_like(part) for part in slopes.critic)
        learnt = stepped(learnt, Weights(*slopes.policy, *still), 1e-2)
    assert mean_height(learnt.weights) > before + 0.05


def test_a_choice_is_judged_by_the_next_one_and_by_the_end() -> None:
    later = np.array([2, 3, -1, -1])
    values = np.array([0, 0, 0.5, -0.5], np.float32)
    returns = np.array([1, -1, 1, -1], np.float32)
    aims = np.zeros(4, np.float32)
    look_ahead(later, values, returns, 0.5, aims)
    assert aims.tolist() == [0.75, -0.75, 1, -1]
