"""The section of a rule sheet that says what a deal is worth."""

from __future__ import annotations

from collections.abc import Iterator

from lasttrick.coach.rules.blocks import Block, Heading, Items, Paragraph, Rows
from lasttrick.games import Table
from lasttrick.texts import Texts, dealt_hand_name, rank_name


def award_blocks(table: Table, texts: Texts) -> Iterator[Block]:
    """Yield what the deal is worth, as a table, and who pays it."""
    rules = table.rules
    yield Heading(texts("heading-award"))
    worth = {
        "opponents-pay": "award-header-chips",
        "pool": "award-header-share",
    }.get(rules.pay.kind, "award-header-points")
    header = (texts("award-header-how"), texts(worth))
    yield Rows(header, tuple((how, str(points)) for how, points in award_rows(table, texts)))
    if rules.award.low.suits == "distinct":
        yield Paragraph(texts("award-low-distinct"))
    more = list(_more(table, texts))
    if more:
        yield Items(tuple(more))
    paying = " ".join(_paying(table, texts))
    if paying:
        yield Paragraph(paying)


def award_rows(table: Table, texts: Texts) -> Iterator[tuple[str, int]]:
    """Yield the ways to win a deal, each with what it is worth."""
    rules = table.rules
    award, low = rules.award, rules.award.low
    yield texts("award-plain"), award.plain
    for letter, points in low.cards.items():
        rank = rank_name(texts, letter)
        first = low.table[0] if low.table is not None else points
        yield texts("award-low", rank=rank), first
    for length, points in _runs(table):
        if len(low.cards) == 1:
            (letter,) = low.cards
            rank = rank_name(texts, letter)
            yield texts("award-low-run", rank=rank, tricks=length), points
    if len(low.cards) > 1 and low.run != 1 and low.table is None:
        ranks = sorted(low.cards.items(), key=lambda item: -item[1])
        for place, (one, worth) in enumerate(ranks):
            for other, more in ranks[place:]:
                names = texts.both([rank_name(texts, one), rank_name(texts, other)])
                yield texts("award-low-mixed", ranks=names), worth + more
    if rules.dry.allowed:
        for letter, points in low.cards.items():
            rank = rank_name(texts, letter)
            yield texts("award-dry-hidden", rank=rank), points * rules.dry.hidden_times
            yield texts("award-dry-shown", rank=rank), points * rules.dry.shown_times
    if rules.tricks.sweep is not None:
        yield texts("award-sweep"), award.sweep
    if rules.instant_win.hands:
        yield texts("award-instant"), rules.instant_win.pays


def _runs(table: Table) -> Iterator[tuple[int, int]]:
    """Yield what a run of two and more tricks won with the one low card is worth."""
    low = table.rules.award.low
    if not low.cards:
        return
    if low.table is not None:
        yield from enumerate(low.table[1:], start=2)
        return
    longest = table.tricks if low.run == "all" else min(low.run, table.tricks)
    points = max(low.cards.values())
    yield from ((length, points * length) for length in range(2, longest + 1))


def _more(table: Table, texts: Texts) -> Iterator[str]:
    award = table.rules.award
    if award.low.run == "all" and len(award.low.cards) > 1:
        yield texts("award-low-more")
    if award.not_with_rank is not None:
        rank = rank_name(texts, award.not_with_rank)
        yield f"+{award.not_with_points} {texts('award-not-with', rank=rank)}"
    if award.last_trick_lost:
        yield f"+{award.last_trick_lost} {texts('award-last-lost')}"
    if award.dealt.hands:
        hands = texts.either([dealt_hand_name(texts, hand, table) for hand in award.dealt.hands])
        yield f"+{award.dealt.points} {texts('award-dealt', hands=hands)}"


def _paying(table: Table, texts: Texts) -> Iterator[str]:
    pay = table.rules.pay
    if pay.ante:
        yield texts("pay-ante", count=table.rules.award.plain)
    elif pay.kind in ("winner", "dropped-lose"):
        if not table.rules.award.dealt.hands:
            yield texts("pay-winner")
        if pay.kind == "dropped-lose":
            yield texts("pay-dropped")
    else:
        message = {
            "per-opponent": "pay-per-opponent",
            "opponents-pay": "pay-opponents",
            "pool": "pay-pool",
        }[pay.kind]
        yield texts(message, fill=pay.fill)
    if table.pays_chips:
        yield texts("pay-chips", batch=table.rules.match.batch)


def lowest_paid(table: Table) -> str | None:
    """Return the letter of the low card that pays most; None where none pays more."""
    low = table.rules.award.low.cards
    return max(low, key=lambda letter: low[letter], default=None)
