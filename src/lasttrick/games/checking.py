"""Whether rules fit together at a table: each part of them may be right and the whole wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lasttrick.cards import card_code, rank_name, rank_of
from lasttrick.errors import TableError
from lasttrick.games.parsing import bad

if TYPE_CHECKING:
    from lasttrick.games.table import Table


def check_seats(table: Table) -> None:
    """Refuse more seats than the pack can serve, and any number that the game does not want.

    Raises:
        TableError: ``table/pack-too-small``, ``table/too-many-seats`` or
            ``table/too-few-seats``.
    """
    seats, cards, pack = table.seats, table.tricks, len(table.pack)
    limits = table.rules.seats
    needed = seats * cards
    if needed > pack:
        raise TableError(
            "table/pack-too-small",
            f"{seats} players with {cards} cards each need {seats} x {cards} = {needed} cards, "
            f"but the pack of {table.name} has {pack}; at most "
            f"{min(limits.most, pack // cards)} can play.",
            seats=seats,
            cards=cards,
            needed=needed,
            pack=pack,
            least=limits.least,
            most=limits.most,
        )
    if not limits.least <= seats <= limits.most:
        only = limits.least == limits.most
        wanted = f"{limits.least}" if only else f"{limits.least} to {limits.most}"
        raise TableError(
            "table/too-many-seats" if seats > limits.most else "table/too-few-seats",
            f"{table.name} is for {wanted} players, but {seats} want to sit down.",
            seats=seats,
            least=limits.least,
            most=limits.most,
        )


def check_rules(table: Table) -> None:
    """Refuse rules that contradict each other.

    Raises:
        GameError: ``game/bad-definition``, with ``key`` naming the rule.
    """
    _check_draw(table)
    _check_tricks(table)
    _check_hiding(table)
    _check_ranks(table)
    _check_low_cards(table)
    if table.rules.dry.allowed:
        _check_dry(table)
    if table.rules.enforce.revokes == "flagged" and table.duty != "must":
        raise bad("enforce.revokes", "Expected follow.duty = must beside flags for revokes.")
    if table.rules.pay.ante and table.rules.pay.kind != "opponents-pay":
        raise bad("pay.ante", "Expected pay.kind = opponents-pay beside it.")


def _check_tricks(table: Table) -> None:
    tricks, face_down = table.rules.tricks, table.rules.face_down
    for key, trick in (
        ("tricks.deciding", table.deciding),
        ("tricks.drop-out-after", tricks.drop_out_after),
        ("tricks.sweep", tricks.sweep),
        ("face-down.blind", face_down.blind),
        ("face-down.through", face_down.through),
    ):
        if trick is not None and trick > table.tricks:
            raise bad(key, f"Expected a trick up to {table.tricks}, but got {trick}.")
    for key, last in (
        ("tricks.sweep", tricks.sweep),
        ("tricks.drop-out-after", tricks.drop_out_after),
    ):
        if last is not None and last >= table.deciding:
            raise bad(
                key, f"Expected a trick before the deciding one, {table.deciding}, not {last}."
            )


def _check_hiding(table: Table) -> None:
    rule = table.rules.face_down
    if rule.which == "choice" and table.duty != "free":
        raise bad("face-down.which", "Expected follow.duty = free beside a choice to hide.")
    if rule.blind == 1:
        raise bad("face-down.blind", "Expected a trick after the first.")


def _check_ranks(table: Table) -> None:
    for key, kinds in (
        ("instant-win.hands", table.instant_hands),
        ("award.dealt.hands", table.dealt_awards),
    ):
        for kind in kinds:
            if kind.pattern == "all-below" and kind.rank not in table.ranks:
                below = "none" if kind.rank is None else rank_name(kind.rank)
                raise bad(key, f"Expected a rank of the pack, but got {below}.")
    if table.weak_limit is not None and table.weak_limit not in table.ranks:
        raise bad("redeal.nothing-above", "Expected a rank of the pack.")
    holder = table.lead_holder
    if holder is not None and holder not in table.pack:
        raise bad("lead.holder", f"Expected a card of the pack, not {card_code(holder)}.")


def _check_low_cards(table: Table) -> None:
    for rank in table.low_points:
        if rank not in table.ranks:
            raise bad("award.low.cards", f"Expected ranks of the pack, but got {rank_name(rank)}.")
    run = table.rules.award.low.run
    if run != "all" and run > table.deciding:
        raise bad(
            "award.low.run",
            f"Expected a run of at most {table.deciding} tricks, or all, but got {run}.",
        )


def _check_dry(table: Table) -> None:
    if not table.low_points:
        raise bad("dry.allowed", "Expected award.low.cards: only such a card can be dry.")
    if table.deciding != table.tricks or table.tricks == 1:
        raise bad(
            "dry.allowed",
            "Expected two cards or more and the last trick as tricks.deciding: a dry card "
            "waits for the last trick.",
        )


def _check_draw(table: Table) -> None:
    """Refuse a draw that could go on for ever, since no ranks settle it."""
    ranks = len({rank_of(card) for card in table.pack})
    needed = table.seats if table.rules.seats.draw == "seats" else 2
    if ranks < needed:
        raise bad(
            "seats.draw",
            f"Expected a pack of {needed} ranks or more to draw from, but got {ranks}.",
        )
