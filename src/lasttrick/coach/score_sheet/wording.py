"""What a score sheet says, in one language: ways to win, reasons, the table of all deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lasttrick.cards.notation import RANK_LETTERS
from lasttrick.coach.score_sheet.sheet import Deal, Roles, ScoreSheet
from lasttrick.coach.score_sheet.ways import Way
from lasttrick.engine.match import Match
from lasttrick.engine.state import Gain
from lasttrick.games import Table
from lasttrick.texts import Faces, Telling, Texts, rank_name

_WITH_CARDS = (
    *("deciding-trick", "low-run", "dry", "show-dry", "not-with-rank", "dealt-hand"),
    *("instant-win", "ace"),
)
"""Reasons that a deal with known cards tells with its cards."""


class Wording:
    """Says what stands on a sheet."""

    def __init__(self, texts: Texts, faces: Faces, names: Sequence[str]) -> None:
        """Take the language, how cards are written, and the names by seat of the match."""
        self._texts = texts
        self._faces = faces
        self._names = names
        self._telling = Telling(texts, faces, names, None)

    def way(self, way: Way, table: Table) -> str:
        """Say how a deal was won."""
        texts = self._texts
        match way.by:
            case "sweep":
                return texts("award-sweep")
            case "instant-win":
                return texts("score-way-double" if way.double else "award-instant")
            case "walkover":
                return texts("score-way-alone")
            case "revoke":
                return texts("score-way-void")
            case "deciding-trick":
                parts = [self._run(way)]
        if table.not_with_rank is not None and not way.run:
            rank = rank_name(texts, table.not_with_rank)
            kind = "score-way-without" if way.without_rank else "score-way-with"
            parts.append(texts(kind, rank=rank))
        if table.rules.award.last_trick_lost and table.deciding < table.tricks:
            parts.append(texts("score-way-lost" if way.last_lost else "score-way-kept"))
        return ", ".join(parts)

    def _run(self, way: Way) -> str:
        texts, run = self._texts, way.run
        if not run:
            return texts("award-plain")
        last = rank_name(texts, run[-1])
        if len(run) == 1 and way.dry is not None:
            return texts("award-dry-hidden" if way.dry == "dry" else "award-dry-shown", rank=last)
        if len(run) == 1:
            return texts("award-low", rank=last)
        if len(set(run)) == 1:
            said = texts("award-low-run", rank=last, tricks=len(run))
        else:
            ranks = ", ".join(rank_name(texts, letter) for letter in run)
            said = texts("score-way-run", ranks=ranks, tricks=len(run))
        if way.dry is not None:
            aside = "score-way-hidden" if way.dry == "dry" else "score-way-shown"
            said = f"{said}, {texts(aside)}"
        return said

    def amount(self, points: int, table: Table) -> str:
        """Write points or chips with their sign."""
        return self._texts(
            "amount-chips" if table.pays_chips else "amount-points",
            sign="−" if points < 0 else "+",
            count=abs(points),
        )

    def begins(self, match: Match, roles: Roles) -> list[str]:
        """Say which deal comes, and who deals, cuts and leads."""
        texts, does, table = self._texts, self._telling.does, match.deal_table
        said = [does("event-deals", roles.dealer)]
        if roles.cutter is not None:
            tap = table.rules.deal.cut == "cut-or-tap"
            said.append(
                texts("score-cuts-or-taps" if tap else "score-cuts", name=self._names[roles.cutter])
            )
        if roles.holder_leads and table.lead_holder is not None:
            card = self._faces.card(table.lead_holder)
            said.append(texts("score-holder-leads", card=card, name=self._names[roles.leader]))
        else:
            said.append(does("event-leads-first", roles.leader))
        lines = [texts("deal-number", number=match.number), " ".join(said)]
        if len(match.playing) < match.table.seats:
            playing = texts.both([self._names[seat] for seat in match.playing])
            lines.insert(1, texts("score-only", names=playing))
        return lines

    def counted(self, deal: Deal) -> list[str]:
        """Say what a deal was worth and why, and what it changed in the match."""
        texts, before, after = self._texts, deal.before, deal.after
        table = before.deal_table
        lines = [f"  {self._gain(gain, deal, table)}" for gain in deal.result.gains]
        if after.batches > before.batches:
            batch = table.rules.match.batch
            lines.append(texts("score-batch", batch=batch, count=after.batches))
        if before.pool is not None and not before.table.rules.match.stones:
            lines.append(texts("score-pool", count=after.pool or 0))
        if after.target is not None and after.target != before.target:
            lines.append(texts("score-raised", target=after.target))
        if after.tied is not None and after.tied != before.tied and not after.over:
            tied = texts.both([self._names[seat] for seat in after.tied])
            lines.append(texts("score-tied", names=tied))
        return [*lines, *self.standing(after)]

    def standing(self, match: Match) -> list[str]:
        """Say what everyone has, and who has won if the match is over."""
        won = [self._telling.match_over(match)] if match.over else []
        return [self._telling.totals(match), *won]

    def _gain(self, gain: Gain, deal: Deal, table: Table) -> str:
        texts, way = self._texts, deal.entry.way
        if gain.reason in ("deciding-trick", "low-run", "dry", "show-dry"):
            reason = texts("score-why-way", how=self._run(way))
        elif gain.reason in _WITH_CARDS:
            letter = "A" if table.not_with_rank is None else RANK_LETTERS[table.not_with_rank]
            reason = texts(f"score-why-{gain.reason}", rank=rank_name(texts, letter))
        else:
            reason = texts(f"gain-{gain.reason}", cards="", tricks=0)
        name = self._names[deal.before.playing[gain.seat]]
        return texts("gain", name=name, amount=self.amount(gain.points, table), reason=reason)

    def totals(self, match: Match) -> str:
        """Write what everyone has, and what ends the match."""
        return self._telling.totals(match)

    def how(self, deal: Deal) -> str:
        """Say in a few words how a deal went."""
        return self.way(deal.entry.way, deal.before.deal_table)

    def table(self, sheet: ScoreSheet) -> list[str]:
        """Write the whole sheet: a row for each deal, and the totals under them."""
        texts = self._texts
        head = [texts(f"score-head-{what}") for what in ("deal", "dealer", "winner", "how")]
        rows = [[*head, *sheet.names]]
        rows += [self._row(deal) for deal in sheet.deals]
        match = sheet.match
        totals = match.totals if match.stacks is None else match.stacks
        rows.append(["", "", "", texts("score-head-totals"), *map(str, totals)])
        lines = list(_aligned(rows, right=len(head)))
        if match.over:
            lines.append(self._telling.match_over(match))
        return lines

    def _row(self, deal: Deal) -> list[str]:
        winner = "–" if deal.entry.winner is None else self._names[deal.entry.winner]
        points = [
            "" if gained is None else f"{gained:+d}".replace("-", "−") for gained in deal.points
        ]
        points = ["0" if each == "+0" else each for each in points]
        return [str(deal.number), self._names[deal.dealer], winner, self.how(deal), *points]


def _aligned(rows: Sequence[Sequence[str]], *, right: int) -> Iterator[str]:
    """Yield rows with their cells under each other, those from one on set to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.rjust(width) if place >= right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()
