"""A score sheet for people, as text; for programs, as JSON or as records; and to go on with."""

from __future__ import annotations

import json
from typing import Any, Literal, get_args

from lasttrick.coach.score_sheet.keeping import encoded
from lasttrick.coach.score_sheet.recording import records_of
from lasttrick.coach.score_sheet.sheet import ScoreSheet
from lasttrick.coach.score_sheet.wording import Wording
from lasttrick.games import game_of
from lasttrick.records import encode
from lasttrick.texts import Faces, Texts, game_text

Export = Literal["text", "json", "records", "sheet"]
EXPORTS: tuple[Export, ...] = get_args(Export)


def exported(sheet: ScoreSheet, form: Export, texts: Texts) -> str:
    """Return the whole sheet in one form."""
    if form == "json":
        return json.dumps(_facts(sheet), ensure_ascii=False, indent=2) + "\n"
    if form == "records":
        return "".join(f"{encode(record).decode()}\n" for record in records_of(sheet))
    if form == "sheet":
        return encoded(sheet).decode()
    wording = Wording(texts, Faces(texts), sheet.names)
    title = game_text(texts, game_of(sheet.table), "name")
    goal = wording.totals(sheet.match)
    return "\n".join([title, "", *wording.table(sheet), "", goal]) + "\n"


def _facts(sheet: ScoreSheet) -> dict[str, Any]:
    match = sheet.match
    names = sheet.names
    return {
        "format": "lasttrick-scores/1",
        "game": sheet.table.game,
        "name": sheet.table.name,
        "options": dict(sheet.table.options),
        "players": list(names),
        "deals": [
            {
                "number": deal.number,
                "dealer": names[deal.dealer],
                "by": deal.result.by,
                "winner": None if deal.entry.winner is None else names[deal.entry.winner],
                "points": dict(zip(names, deal.points, strict=True)),
                "gains": [
                    {
                        "player": names[deal.before.playing[gain.seat]],
                        "reason": gain.reason,
                        "points": gain.points,
                    }
                    for gain in deal.result.gains
                ],
                "totals": dict(zip(names, deal.after.totals, strict=True)),
            }
            for deal in sheet.deals
        ],
        "totals": dict(zip(names, match.totals, strict=True)),
        "chips": None if match.stacks is None else dict(zip(names, match.stacks, strict=True)),
        "pool": match.pool,
        "target": match.target,
        "winners": None if match.winners is None else [names[seat] for seat in match.winners],
    }
