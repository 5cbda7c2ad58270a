"""What a player may believe: the deals that could lie behind what it has seen.

``Beliefs(view).world(chance)`` draws one of them, each with equal chance; ``state_of`` makes
a state of it, for the solver to look at. ``every_hand`` lists the hands of one seat.
"""

from lasttrick.players.beliefs.counting import TooManyWays
from lasttrick.players.beliefs.listing import every_hand
from lasttrick.players.beliefs.sampling import Beliefs
from lasttrick.players.beliefs.weighing import likely
from lasttrick.players.beliefs.worlds import World, state_of

__all__ = ["Beliefs", "TooManyWays", "World", "every_hand", "likely", "state_of"]
