"""What comes of each play in the worlds that a view leaves possible.

Compiled code finds out how the deal goes on, and what can be forced, in thousands of worlds
a second. Where it is not there, or not yet, the plain search looks into the last tricks only.
"""

from lasttrick.players.foresight.looking import Foresight, foresight, learnt_foresight
from lasttrick.players.foresight.readiness import compiled_is_ready

__all__ = ["Foresight", "compiled_is_ready", "foresight", "learnt_foresight"]
