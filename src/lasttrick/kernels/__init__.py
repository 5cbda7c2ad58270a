"""The same play as the engine, compiled for bulk work and driven by the same game data.

The engine is the law, and the kernels are its shadow: a differential test plays the same
deals through both. What stands here imports neither numba nor NumPy before it has to, and
works without them, by the engine. The compiled functions themselves are for other compiled
code: ``compiled`` and ``position`` say how a table and a deal are held, ``legality``,
``tricks``, ``asking`` and ``award`` move a deal on.
"""

from lasttrick.kernels.availability import available, speed_hint
from lasttrick.kernels.many_deals import (
    Masks,
    deal_hands,
    legal_mask,
    play_policy,
    play_random,
)
from lasttrick.kernels.policy import ROLES, WAYS, Policy, Role, Way, always, policy
from lasttrick.kernels.tally import Tally
from lasttrick.kernels.warming import WarmUp, warm_up_in_background

__all__ = [
    "ROLES",
    "WAYS",
    "Masks",
    "Policy",
    "Role",
    "Tally",
    "WarmUp",
    "Way",
    "always",
    "available",
    "deal_hands",
    "legal_mask",
    "play_policy",
    "play_random",
    "policy",
    "speed_hint",
    "warm_up_in_background",
]
