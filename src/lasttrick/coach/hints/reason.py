"""One reason for a play, as plain data that a language turns into a sentence."""

from __future__ import annotations

from typing import Literal, NamedTuple

from lasttrick.cards import Card, Seat, Suit

Kind = Literal[
    "only-card",
    "decided",
    "lost",
    "wins-deal",
    "then-wins",
    "highest",
    "higher-gone",
    "none-higher",
    "others-void",
    "last-to-play",
    "stops-sweep",
    "sweep",
    "needs-trick",
    "leads-on",
    "ducks-to-void",
    "ducks-to",
    "ducks",
    "hides",
    "cannot-take",
    "keeps-master",
    "low-pays",
    "low-run",
    "keeps-low",
    "keeps-card",
    "lone-card",
    "led-at-void",
    "all-alike",
    "best-chance",
]
"""What a reason says; the order is that in which reasons are told.

``only-card``: nothing else may be played. ``decided``: the deciding trick has been played.
``lost``: no card of the hand takes the trick, which decides. ``wins-deal``: the play takes the
trick, which decides, whatever the others hold. ``then-wins``: it takes the trick, and ``cards``
led after it take the deciding one. ``highest``, ``higher-gone`` (``cards`` above it are out of
play), ``none-higher`` (they are out of play or in the same hand), ``others-void`` (``seats`` hold
none of ``suit``) and ``last-to-play`` say why nobody beats it. ``stops-sweep``: the only one in
``seats`` has won every trick, and wins the deal with this one. ``sweep``: the seat has won every
trick, and all of the first ``trick`` win the deal. ``needs-trick``: without a trick by ``trick``
it drops out. ``leads-on``: who takes the trick leads to the deciding one. ``ducks-to``: it could
take the trick and leaves it to ``seats``; ``ducks-to-void``: who hold none of ``suit``;
``ducks``: to whoever takes it. ``hides``: nobody learns which card it is. ``cannot-take``: no
card of the hand takes the trick. ``keeps-master``: no other hand can beat ``cards``, which are
kept. ``low-pays``: the deal pays more when it is won with this card. ``low-run``: so it does when
it takes this trick and ``cards`` the tricks after it. ``keeps-low``: the deal pays more when it is
won with ``cards``, which are kept. ``keeps-card``: ``cards`` are left for the deciding trick.
``lone-card``: it is the last one of ``suit`` in the hand. ``led-at-void``: ``seats`` hold none of
``suit``, which is led. ``all-alike``: every card promises the same. ``best-chance``: it promises
the most.
"""


class Reason(NamedTuple):
    """Why a play is good, or what it does. It is true by what the view shows."""

    kind: Kind
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()
    suit: Suit | None = None
    trick: int | None = None
