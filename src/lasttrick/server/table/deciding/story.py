"""The facts that one command comes to, told one after the other."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from lasttrick.errors import ServerError
from lasttrick.server.table.facts import AnyFact, Asked
from lasttrick.server.table.following import Step, remembered, step
from lasttrick.server.table.position import Chair, Person, Position


class Story:
    """What a decision has come to so far.

    Attributes:
        position: where the facts so far lead.
        steps: the facts so far, each with what it changes.
        now: the time that they carry.
        chance: where secrets, cuts and draws come from.
        seat: whose command it is, wherever they sit now; None for a watcher or the table.
        secret: a secret to tell in the answer.
        code: a code to tell in the answer.
    """

    def __init__(self, position: Position, *, now: float, chance: Random, seat: int | None) -> None:
        self.position = position
        self.steps: list[Step] = []
        self.now = now
        self.chance = chance
        self.seat = seat
        self.secret: str | None = None
        self.code: str | None = None

    def tell(self, fact: AnyFact) -> None:
        """Add a fact.

        Raises:
            LastTrickError: what the rules say against it; then it is not added.
        """
        self.steps.append(step(self.position, fact))
        self.position = self.steps[-1].after

    def sign(self, command_id: str) -> None:
        """Let the last fact say which command this was, so that its repetition is known."""
        if self.steps:
            asked = Asked(self.seat, command_id)
            before, fact, _ = self.steps[-1]
            self.position = remembered(self.position, asked)
            self.steps[-1] = Step(before, replace(fact, asked=asked), self.position)

    @property
    def facts(self) -> tuple[AnyFact, ...]:
        """The facts so far."""
        return tuple([each.fact for each in self.steps])

    def own_seat(self) -> int:
        """Return the seat of who asks.

        Raises:
            ServerError: ``seat/none``.
        """
        if self.seat is None:
            raise ServerError("seat/none", "You watch: sit down first.")
        return self.seat

    def require_host(self) -> int:
        """Return the seat of the host, who asks.

        Raises:
            ServerError: ``seat/none`` or ``host/only``.
        """
        seat = self.own_seat()
        if seat != self.position.host:
            raise ServerError("host/only", "Only the host can do that.", host=self.position.host)
        return seat

    def require_between_deals(self) -> None:
        """Raise ``table/not-now`` while a deal is on."""
        if self.position.dealing:
            raise not_now("Wait until the deal is over.", self.position)

    def chair(self, seat: int) -> Chair:
        """Return a chair.

        Raises:
            ServerError: ``command/bad-field``, for one that there is not.
        """
        chairs = self.position.chairs
        if seat >= len(chairs):
            raise ServerError(
                "command/bad-field", f"Expected a seat from 0 to {len(chairs) - 1}.", id=None
            )
        return chairs[seat]

    def person(self) -> Person:
        """Return who asks. Errors as :meth:`own_seat`."""
        person = self.position.chairs[self.own_seat()].person
        if person is None:
            raise ServerError("seat/none", "You watch: sit down first.")
        return person


def not_now(sentence: str, position: Position) -> ServerError:
    """Return the refusal of what the table is not at."""
    return ServerError("table/not-now", sentence, stage=position.stage)
