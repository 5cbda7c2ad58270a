"""The equilibrium of a sequence form by linear programming, exact to the last digits.

It needs SciPy: ``pip install 'lasttrick[solve]'``.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from lasttrick.errors import SolverError
from lasttrick.solver.equilibria.sequence_form import Choices, Reals, SequenceForm


def by_linear_program(form: SequenceForm) -> tuple[float, tuple[Reals, Reals]]:
    """Return the value for seat 0, and the plans of both seats.

    Raises:
        SolverError: ``solver/needs-scipy`` where it is not installed.
    """
    if find_spec("scipy") is None:
        raise SolverError(
            "solver/needs-scipy",
            "Expected SciPy for a linear program: pip install 'lasttrick[solve]'.",
        )
    sparse: Any = import_module("scipy.sparse")
    first, second = form.choices
    shape = (first.sequences, second.sequences)
    pays = sparse.csr_matrix((form.pays, (form.first, form.second)), shape)
    value, plan = _maximin(pays, first, second)
    _, answer = _maximin(-pays.T, second, first)
    return value, (plan, answer)


def _maximin(pays: Any, own: Choices, other: Choices) -> tuple[float, Reals]:
    """Return what a seat gets at least by its best plan, and that plan.

    The variables are the plan, and for each information set of the other seat what it is
    worth there, times how likely; the first of these is the value.
    """
    sparse: Any = import_module("scipy.sparse")
    optimize: Any = import_module("scipy.optimize")
    own_flow, other_flow = _flow(sparse, own), _flow(sparse, other)
    cost = np.zeros(own.sequences + other_flow.shape[0])
    cost[own.sequences] = -1.0
    once = np.zeros(own_flow.shape[0])
    once[0] = 1.0
    nothing = sparse.csr_matrix((own_flow.shape[0], other_flow.shape[0]))
    found = optimize.linprog(
        cost,
        A_ub=sparse.hstack([-pays.T, other_flow.T], "csr"),
        b_ub=np.zeros(other.sequences),
        A_eq=sparse.hstack([own_flow, nothing], "csr"),
        b_eq=once,
        bounds=[(0, None)] * own.sequences + [(None, None)] * other_flow.shape[0],
        method="highs",
    )
    if found.x is None:
        raise SolverError("solver/not-solved", f"The linear program has failed: {found.message}")
    return -float(found.fun), np.asarray(found.x[: own.sequences], np.float64)


def _flow(sparse: Any, choices: Choices) -> Any:
    """Return the equations of a plan: the first sequence is 1, each set shares its parent's."""
    sets = len(choices.parents)
    ways = np.diff(choices.begins)
    rows = np.concatenate([[0], np.repeat(np.arange(1, sets + 1), ways), np.arange(1, sets + 1)])
    columns = np.concatenate([[0], np.arange(1, choices.sequences), choices.parents])
    signs = np.concatenate([[1.0], np.ones(choices.sequences - 1), -np.ones(sets)])
    return sparse.csr_matrix((signs, (rows, columns)), (sets + 1, choices.sequences))
