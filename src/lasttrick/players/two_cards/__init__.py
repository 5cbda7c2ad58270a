"""The last two tricks of a deal between two, played by an equilibrium.

Each seat may hold whatever the other one cannot rule out, weighed by how likely the policy
would have played so far as that seat has.
"""

from lasttrick.players.two_cards.looking import Decided, decided

__all__ = ["Decided", "decided"]
