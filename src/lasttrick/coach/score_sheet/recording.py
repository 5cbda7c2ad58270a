"""A score sheet as records: what is known of deals with real cards, which is how they ended.

No card is known and no event but the result, so ``lasttrick record verify`` holds the seats, the
options, the number of cards, the totals and the next dealer against the rules, and says of the
rest that only the result was kept.
"""

from __future__ import annotations

from lasttrick.coach.score_sheet.sheet import Deal, ScoreSheet
from lasttrick.games import CUSTOM
from lasttrick.records import Record, SeatedPlayer
from lasttrick.records.making import match_part, result_part
from lasttrick.records.record import FORMAT, UNKNOWN
from lasttrick.records.record import Deal as RecordedDeal


def records_of(sheet: ScoreSheet) -> list[Record]:
    """Return a record for each deal of a sheet, in the order in which they were played."""
    return [_record(sheet, deal) for deal in sheet.deals]


def _record(sheet: ScoreSheet, deal: Deal) -> Record:
    table = deal.before.deal_table
    hands = ((UNKNOWN,) * table.tricks,) * table.seats
    return Record(
        format=FORMAT,
        game=table.game,
        options=dict(table.options),
        seats=tuple(SeatedPlayer(sheet.names[seat], "human") for seat in deal.before.playing),
        dealer=deal.before.deal_dealer,
        deal=RecordedDeal(hands, (UNKNOWN,) * table.talon_size),
        events=(),
        status="finished",
        result=result_part(deal.result),
        match=match_part(deal.before, deal.result),
        definition=table.definition if table.game == CUSTOM else None,
    )
