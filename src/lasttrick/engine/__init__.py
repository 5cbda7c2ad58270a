"""How a deal is played, what each seat may know of it, and how deals make a match."""

from lasttrick.engine.asking import flag
from lasttrick.engine.beginning import ending, start
from lasttrick.engine.dealing import (
    Packet,
    chance_cut,
    cut_pack,
    cutter,
    dealt,
    packets,
    shuffled,
)
from lasttrick.engine.dealt_hands import instant_winner
from lasttrick.engine.events import Cut, Declared, Dropped, Event, Played, Revealed
from lasttrick.engine.fair import SECRET_BYTES, commitment, fairly_shuffled
from lasttrick.engine.legality import lawful, legal
from lasttrick.engine.match import Match, begin_deal, begin_match, score_deal
from lasttrick.engine.moves import PASS, Declare, Move, Play
from lasttrick.engine.playing import play, result_of
from lasttrick.engine.refusal import is_revoke, why_not
from lasttrick.engine.seating import Draw, Seating, draw_for_seats
from lasttrick.engine.state import Gain, Hand, Phase, Result, Start, State, Trick
from lasttrick.engine.tricks import leave
from lasttrick.engine.views import Opened, View, public_of, view

__all__ = [
    "PASS",
    "SECRET_BYTES",
    "Cut",
    "Declare",
    "Declared",
    "Draw",
    "Dropped",
    "Event",
    "Gain",
    "Hand",
    "Match",
    "Move",
    "Opened",
    "Packet",
    "Phase",
    "Play",
    "Played",
    "Result",
    "Revealed",
    "Seating",
    "Start",
    "State",
    "Trick",
    "View",
    "begin_deal",
    "begin_match",
    "chance_cut",
    "commitment",
    "cut_pack",
    "cutter",
    "dealt",
    "draw_for_seats",
    "ending",
    "fairly_shuffled",
    "flag",
    "instant_winner",
    "is_revoke",
    "lawful",
    "leave",
    "legal",
    "packets",
    "play",
    "public_of",
    "result_of",
    "score_deal",
    "shuffled",
    "start",
    "view",
    "why_not",
]
