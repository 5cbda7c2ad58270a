"""The section of a rule sheet that answers what people ask."""

from __future__ import annotations

from collections.abc import Iterator

from lasttrick.cards import parse_card, rank_of, suit_letter, suit_of
from lasttrick.coach.rules.awards import lowest_paid
from lasttrick.coach.rules.blocks import Block, Heading, Paragraph
from lasttrick.games import Table
from lasttrick.texts import Faces, Texts, rank_name


def question_blocks(table: Table, texts: Texts) -> Iterator[Block]:
    """Yield the questions, each with its answer for this table."""
    yield Heading(texts("heading-questions"))
    for question, answer in _answers(table, texts):
        yield Paragraph(f"{question} {answer}")


def _answers(table: Table, texts: Texts) -> Iterator[tuple[str, str]]:
    rules = table.rules
    yield texts("question-off-suit"), texts("answer-off-suit")
    yield texts("question-tricks"), texts("answer-tricks", deciding=table.deciding)
    if len(rules.pack.without) == 1:
        card = parse_card(rules.pack.without[0])
        highest = next(other for other in table.pack if suit_of(other) == suit_of(card))
        yield (
            texts("question-without", cards=Faces(texts).card(card)),
            texts(
                "answer-without",
                count=len(table.pack),
                suit=suit_letter(suit_of(card)),
                rank=rank_name(texts, rank_of(highest)),
            ),
        )
    more = rules.seats.most + 1
    if isinstance(rules.deal.cards, int):
        needed = more * table.tricks
        if needed > len(table.pack):
            answer = texts(
                "answer-more-pack",
                seats=more,
                cards=table.tricks,
                needed=needed,
                count=len(table.pack),
            )
        else:
            answer = texts("answer-more-limit", most=rules.seats.most)
        yield texts("question-more", seats=more), answer
    low = lowest_paid(table)
    if low is not None:
        yield texts("question-low", rank=rank_name(texts, low)), texts("answer-low")
    yield texts("question-length"), texts("answer-length")
