"""The player ``policy``: chances for every play, learnt by self-play.

``sight`` is what a seat knows, ``features`` what the network is told of it, ``network`` the
weights; :mod:`lasttrick.lab.training` is how they came about.
"""

from lasttrick.players.policy.families import FAMILIES, Family, family_of
from lasttrick.players.policy.player import Policy, drawn, shares

__all__ = ["FAMILIES", "Family", "Policy", "drawn", "family_of", "shares"]
