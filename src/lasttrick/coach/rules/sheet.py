"""Writing the rules of a table: each section from the rules that the engine plays by."""

from __future__ import annotations

from collections.abc import Iterator

from lasttrick.cards import SUITS, Card, parse_card, rank_of, suit_letter, suit_of
from lasttrick.coach.rules.awards import award_blocks
from lasttrick.coach.rules.blocks import Block, Heading, Items, Paragraph, Rows, Sheet, Story
from lasttrick.coach.rules.questions import question_blocks
from lasttrick.games import Game, Table
from lasttrick.texts import (
    Faces,
    Texts,
    dealt_hand_name,
    game_text,
    option_about,
    option_name,
    rank_name,
    value_name,
)

__all__ = ["Block", "Heading", "Items", "Paragraph", "Rows", "Sheet", "brief_sheet", "rule_sheet"]


def rule_sheet(game: Game, table: Table, texts: Texts, example: tuple[str, ...] = ()) -> Sheet:
    """Return the rules of exactly this table.

    Args:
        game: what is played.
        table: with which options, by how many.
        texts: the language.
        example: the lines of an example deal, told in the same language.
    """
    writer = SheetWriter(game, table, texts)
    blocks = list(writer.blocks())
    if example:
        blocks += [
            Heading(texts("heading-example")),
            Paragraph(texts("example-intro")),
            Story(example),
        ]
    blocks += writer.source()
    return Sheet(texts.language, writer.title(), tuple(blocks))


def brief_sheet(game: Game, table: Table, texts: Texts) -> Sheet:
    """Return what somebody who knows such games has to know of this table."""
    writer = SheetWriter(game, table, texts)
    return Sheet(texts.language, writer.title(), tuple(writer.brief()))


class SheetWriter:
    """Writes the sections of one table's rules."""

    def __init__(self, game: Game, table: Table, texts: Texts) -> None:
        """Take what is played, at which table, and the language to write in."""
        self.game = game
        self.table = table
        self.texts = texts
        self.faces = Faces(texts)

    def title(self) -> str:
        """Return the title of the sheet."""
        place = game_text(self.texts, self.game, "place")
        name = game_text(self.texts, self.game, "name")
        if place:
            return self.texts("sheet-title-place", game=name, place=place)
        return self.texts("sheet-title", game=name)

    def blocks(self) -> Iterator[Block]:
        """Yield all sections but the example and the source."""
        yield Paragraph(game_text(self.texts, self.game, "summary"))
        yield from self._section("aim", self._aim())
        yield from self._section("players", self._players())
        yield from self._pack()
        yield from self._section("deal", self._deal())
        yield from self._section("play", self._play())
        yield from self._section("hidden", self._hidden())
        yield from self._win()
        yield from award_blocks(self.table, self.texts)
        yield from self._section("penalties", self._penalties())
        yield from self._section("match", self._match())
        yield from self._house()
        yield from question_blocks(self.table, self.texts)

    def brief(self) -> Iterator[Block]:
        """Yield the sections in which tables differ."""
        yield from self._pack()
        yield from self._section("play", self._play())
        yield from self._section("hidden", self._hidden())
        yield from self._win()
        yield from award_blocks(self.table, self.texts)
        yield from self._section("penalties", self._penalties())
        yield from self._section("match", self._match())

    def source(self) -> list[Block]:
        """Return where the rules come from."""
        says = game_text(self.texts, self.game, "source")
        inferred = game_text(self.texts, self.game, "inferred")
        blocks: list[Block] = []
        if says:
            blocks.append(Paragraph(self.texts("source-says", says=says)))
        if inferred:
            blocks.append(Paragraph(self.texts("source-inferred", things=inferred)))
        return [Heading(self.texts("heading-source")), *blocks] if blocks else []

    def _section(self, name: str, sentences: Iterator[str]) -> Iterator[Block]:
        text = " ".join(sentences)
        if text:
            yield Heading(self.texts(f"heading-{name}"))
            yield Paragraph(text)

    def _aim(self) -> Iterator[str]:
        table = self.table
        if table.deciding == table.tricks:
            yield self.texts("aim-last")
        else:
            yield self.texts("aim-trick", deciding=table.deciding, tricks=table.tricks)
        yield self.texts("aim-no-trumps")

    def _players(self) -> Iterator[str]:
        seats = self.table.rules.seats
        if seats.least == seats.most:
            yield self.texts("players-exactly", seats=seats.least)
            return
        yield self.texts(
            "players-count", least=seats.least, most=seats.most, seats=self.table.seats
        )
        if seats.best is not None:
            least, most = seats.best
            if least == most:
                yield self.texts("players-best-one", least=least)
            else:
                yield self.texts("players-best", least=least, most=most)

    def _pack(self) -> Iterator[Block]:
        table, texts = self.table, self.texts
        yield Heading(texts("heading-pack"))
        yield Paragraph(texts("pack-count", count=len(table.pack)))
        yield Items(
            tuple(
                texts(
                    "pack-order",
                    suit=texts(f"suit-name-{suit_letter(suit)}"),
                    cards=self.faces.cards(card for card in table.pack if suit_of(card) == suit),
                )
                for suit in SUITS
            )
        )
        without = self._without()
        if without:
            text = texts("pack-without", cards=self.faces.cards(without))
            if len(without) == 1:
                highest = next(c for c in table.pack if suit_of(c) == suit_of(without[0]))
                text += " " + texts(
                    "pack-shorter",
                    suit=suit_letter(suit_of(highest)),
                    rank=rank_name(self.texts, rank_of(highest)),
                )
            yield Paragraph(text)

    def _without(self) -> list[Card]:
        return [parse_card(text) for text in self.table.rules.pack.without]

    def _deal(self) -> Iterator[str]:
        table, rules, texts = self.table, self.table.rules, self.texts
        yield texts("draw-seats" if rules.seats.draw == "seats" else "draw-dealer")
        yield texts(
            {"cut": "cut-right", "cut-or-tap": "cut-or-tap", "never": "cut-never"}[rules.deal.cut]
        )
        if set(table.packets) == {1}:
            packets = texts("packets-one")
        elif len(table.packets) == 1:
            packets = texts("packets-all")
        else:
            packets = texts("packets", sizes=texts.both([str(size) for size in table.packets]))
        yield texts(
            "deal-each", cards=table.tricks, packets=packets, direction=rules.deal.direction
        )
        yield texts("talon", count=table.talon_size)
        if rules.redeal.nothing_above is not None:
            yield texts("redeal", rank=rank_name(self.texts, rules.redeal.nothing_above))
        if rules.dry.allowed:
            lows = [rank_name(self.texts, rank) for rank in rules.award.low.cards]
            yield texts("dry", ranks=texts.either(lows))

    def _play(self) -> Iterator[str]:
        rules, texts = self.table.rules, self.texts
        yield texts(f"lead-{rules.lead.first}")
        if rules.lead.holder is not None:
            yield texts("lead-holder", card=self.faces.card(parse_card(rules.lead.holder)))
        yield texts("play-round", direction=rules.deal.direction)
        yield texts(f"duty-{rules.follow.duty}")
        if rules.follow.duty == "must":
            yield texts("duty-no-beat")
        yield texts("trick-won")
        if rules.tricks.last_suit == "won-the-lead":
            yield texts("last-suit")
        if rules.peek.allowed:
            yield texts("peek")
        yield texts(f"look-back-{rules.match.look_back}")

    def _hidden(self) -> Iterator[str]:
        rule, texts = self.table.rules.face_down, self.texts
        if not self.table.hides:
            yield texts("hidden-none")
            return
        if rule.which == "choice" and rule.through is None:
            yield texts("hidden-choice-all")
        elif rule.which == "choice":
            yield texts("hidden-choice", through=rule.through or 0)
        elif rule.which != "none":
            yield texts(f"hidden-{rule.which}")
        if rule.which == "discards":
            yield texts("hidden-know-discards")
        elif rule.which != "none":
            yield texts("hidden-know")
        if rule.blind is not None:
            yield texts("hidden-blind", trick=rule.blind)
        if self.table.rules.dry.allowed:
            yield texts("hidden-dry")
        yield texts("hidden-opened" if self.table.rules.match.open_after else "hidden-for-good")

    def _win(self) -> Iterator[Block]:
        table, rules, texts = self.table, self.table.rules, self.texts
        yield Heading(texts("heading-win"))
        sentences = []
        if rules.tricks.sweep is not None:
            sentences.append(texts("win-sweep", tricks=rules.tricks.sweep))
        if rules.tricks.drop_out_after is not None:
            sentences.append(texts("win-drop", trick=rules.tricks.drop_out_after))
        if table.deciding == table.tricks:
            sentences.append(texts("win-last", tricks=table.tricks))
        else:
            sentences.append(texts("win-trick", deciding=table.deciding, tricks=table.tricks))
        yield Paragraph(" ".join(sentences))
        instant = rules.instant_win
        if instant.hands:
            yield Paragraph(texts("win-instant"))
            yield Items(tuple(dealt_hand_name(texts, hand, table) for hand in instant.hands))
            yield Paragraph(texts(f"tie-{instant.tie}"))
            if instant.claim == "manual":
                yield Paragraph(texts("win-instant-claim"))

    def _penalties(self) -> Iterator[str]:
        rules, texts = self.table.rules, self.texts
        if rules.enforce.revokes == "flagged":
            yield texts("penalty-flag", points=rules.enforce.penalty)
        if rules.aces.sandbag == "led-first-three":
            yield texts("penalty-sandbag")
        if rules.aces.sandbag == "own-first-three":
            yield texts("penalty-sandbag-own")
        if rules.aces.stuck:
            yield texts("penalty-stuck")
        kept = rules.aces.stuck or rules.aces.sandbag != "off"
        if rules.enforce.revokes == "refused" and not kept:
            yield texts("penalty-none")

    def _match(self) -> Iterator[str]:
        table, rules, texts = self.table, self.table.rules, self.texts
        yield texts(f"next-{rules.deal.next_dealer}")
        ends = False
        if table.target is not None:
            ends = True
            yield texts("match-target", target=table.target)
            if rules.match.raise_by is not None:
                yield texts("match-raise", by=rules.match.raise_by)
        if table.deals_in_match is not None:
            ends = True
            yield texts("match-deals", deals=table.deals_in_match)
        if rules.match.stones:
            ends = True
            yield texts("match-stones", stones=rules.match.stones)
        if not ends:
            yield texts("match-open")
        elif (
            table.deals_in_match is not None
            or rules.match.stones
            or (rules.award.dealt.hands and rules.match.raise_by is None)
        ):
            yield texts(f"tie-{rules.match.tie}")

    def _house(self) -> Iterator[Block]:
        chosen = [
            self.texts(
                "house-rule",
                option=option_name(self.texts, self.game, name),
                value=value_name(self.texts, self.game, name, value),
                about=option_about(self.texts, self.game, name),
            )
            for name, value in self.table.options.items()
            if value != self.game.options[name].default
        ]
        yield Heading(self.texts("heading-house"))
        yield Items(tuple(chosen)) if chosen else Paragraph(self.texts("house-none"))
