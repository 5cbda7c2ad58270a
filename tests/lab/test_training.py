"""Training: the same from the same seed, the same after a stop, and better than it was."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from lasttrick.cli import main
from lasttrick.errors import RecordError
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.lab.training.curriculum import lesson
from lasttrick.lab.training.learning import Weights, gradients, look_ahead, new_weights
from lasttrick.lab.training.self_play import desk, room_for, self_play
from lasttrick.lab.training.training import Settings, Training, resumed
from lasttrick.lab.training.trial import won_against_random
from lasttrick.players.policy import FAMILIES, family_of
from lasttrick.players.policy.network import read

SMALL = Settings("plain", seed=3, steps=60, hidden=16, choices=1024)


def bits(weights: Sequence[object]) -> list[bytes]:
    return [np.asarray(part).tobytes() for part in weights]


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
    assert not again.over
    while not again.over:
        again.take_step()
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
    assert after > before + 0.04


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
def test_lessons_are_of_the_family(family: str) -> None:
    chance = Random(1)
    lessons = [lesson(each, chance) for each in FAMILIES if each == family for _ in range(40)]
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


def test_gradients_are_the_slopes_of_the_loss() -> None:
    """Compare with differences of the error of the values, which has nothing of the policy."""
    weights, room = new_weights(4, 1), room_for(64)
    table = lesson("low", Random(1))
    _, at = self_play(table.rules, desk(4), tuple(weights), 0, 0.5, 0.0, 7, 0, 2, 1.0, room, 0, 64)
    assert at > 5

    def loss(changed: Weights) -> float:
        _, error = gradients(changed, room, at, warmth=0.1, bound=5, trust=0.0)
        return error / 2

    found, _ = gradients(weights, room, at, warmth=0.1, bound=5, trust=0.0)
    for unit in range(4):
        step = 1e-2
        moved = []
        for sign in (1, -1):
            out = weights.out.copy()
            out[unit, 1] += sign * step
            moved.append(loss(weights._replace(out=out)))
        assert (moved[0] - moved[1]) / (2 * step) == pytest.approx(found.out[unit, 1], abs=1e-3)


def test_a_choice_is_judged_by_the_next_one_and_by_the_end() -> None:
    later = np.array([2, 3, -1, -1])
    values = np.array([0, 0, 0.5, -0.5], np.float32)
    returns = np.array([1, -1, 1, -1], np.float32)
    aims = np.zeros(4, np.float32)
    look_ahead(later, values, returns, 0.5, aims)
    assert aims.tolist() == [0.75, -0.75, 1, -1]


def test_the_command_trains_and_goes_on(tmp_path: Path) -> None:
    call = ["lab", "train", "early", "--steps", "2", "--seed", "4", "--out", str(tmp_path / "kept")]
    first = CliRunner().invoke(main, call)
    assert first.exit_code == 0, first.output
    network = tmp_path / "kept.bin"
    content = network.read_bytes()
    assert read(content).about["trained"]["steps"] == 2
    assert "eighty-three at 2, 3, 4 seats won from random: " in first.output
    network.unlink()
    again = CliRunner().invoke(main, call)
    assert again.output == first.output
    assert network.read_bytes() == content
    refused = CliRunner().invoke(main, [*call, "--steps", "3"])
    assert refused.exit_code == 2
    assert "this very training" in refused.output
