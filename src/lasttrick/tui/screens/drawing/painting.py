"""All the sheets of the table, drawn from one picture of it for the room there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from textual.geometry import Size

from lasttrick.engine import Trick
from lasttrick.texts import Telling, Texts
from lasttrick.tui.screens.card_question import CardQuestion
from lasttrick.tui.screens.drawing.canvas import Canvas
from lasttrick.tui.screens.drawing.deck import Deck
from lasttrick.tui.screens.drawing.felt import Felt
from lasttrick.tui.screens.drawing.hand import hand_drawn
from lasttrick.tui.screens.drawing.header import header_drawn
from lasttrick.tui.screens.drawing.keys import keys_drawn
from lasttrick.tui.screens.drawing.panel import Panel
from lasttrick.tui.screens.drawing.prompt import prompt_drawn
from lasttrick.tui.screens.drawing.scene import Moment, scene_of
from lasttrick.tui.screens.drawing.split import Split, split
from lasttrick.tui.screens.drawing.story import story_drawn
from lasttrick.tui.screens.questions import Question


@dataclass(frozen=True, kw_only=True)
class Picture:
    """What the screen shows, apart from what it asks.

    Attributes:
        moment: the match as the person knows it.
        story: what has been told.
        known: how many sentences of it the person has seen when asked last.
        stays: a finished trick that stays to be seen.
        panel: what stands instead of the felt.
        dealt: the moment at which cards were seen last; None before the first deal.
    """

    moment: Moment
    story: tuple[str, ...] = ()
    known: int = 0
    stays: Trick | None = None
    panel: Panel | None = None
    dealt: Moment | None = None

    def after(self, moment: Moment, story: Sequence[str], stays: Trick | None) -> Picture:
        """Return the picture of another moment."""
        dealt = self.dealt if moment.view is None else moment
        return replace(self, moment=moment, story=tuple(story), stays=stays, dealt=dealt)

    def with_panel(self, panel: Panel | None) -> Picture:
        """Return the picture with another panel, or without one."""
        return replace(self, panel=panel)

    def read(self) -> Picture:
        """Return the picture once the person has answered: what was told is known."""
        return replace(self, known=len(self.story))


def painted(
    picture: Picture,
    question: Question[Any] | None,
    telling: Telling,
    texts: Texts,
    deck: Deck,
    size: Size,
) -> Mapping[str, Canvas]:
    """Return what each sheet shows, by its name; a sheet that is not named is not shown.

    Args:
        picture: what there is to show.
        question: what is asked; None while nothing is.
        telling: tells of the seats of the match.
        texts: the language.
        deck: how cards look.
        size: the room there is.
    """
    width, height = size
    answers = () if question is None else question.answers
    parts = split(width, height, len(picture.moment.names), len(answers))
    if parts is None:
        small = deck.sheet(width, 1)
        small.write(0, 0, texts("screen-too-small"))
        return {"small": small}
    moment, deal, trick = picture.moment, _deal(picture), _trick(picture)
    sheets = {
        "header": header_drawn(texts, deck, telling, moment, deal, trick, width),
        "prompt": _prompt(question, deck, parts),
        "keys": keys_drawn(texts, deck, width),
    }
    new = len(picture.story) - picture.known
    if parts.panel:
        sheets["side"] = story_drawn(
            deck, picture.story, parts.panel, parts.panel_height, new=new, edge=True
        )
    else:
        sheets["story"] = story_drawn(
            deck, picture.story, parts.width, parts.story, new=new, edge=False
        )
    view, panel = picture.moment.view, picture.panel
    if panel is not None or view is None:
        shown = panel if panel is not None else Panel("", ())
        sheets["felt"] = shown.drawn(deck, parts.width, parts.felt + parts.hand)
        return sheets
    scene = scene_of(picture.moment, view, stays=picture.stays)
    sheets["felt"] = Felt(texts, deck).drawn(scene, parts.width, parts.felt)
    sheets["hand"] = _hand(picture, question, deck, parts)
    return sheets


def _deal(picture: Picture) -> int:
    """Return the number of the deal that is shown, or that the panel tells of."""
    moment, panel = picture.moment, picture.panel
    if panel is not None and panel.deal is not None:
        return panel.deal
    if moment.view is not None:
        return moment.view.number
    return moment.match.number - moment.match.over


def _trick(picture: Picture) -> int | None:
    """Return the number of the trick that lies on the table; None while none can."""
    view = picture.moment.view
    if view is None or picture.panel is not None:
        return None
    number = view.trick_number - (1 if picture.stays is not None else 0)
    return min(number, view.table.tricks)


def _hand(picture: Picture, question: Question[Any] | None, deck: Deck, parts: Split) -> Canvas:
    view = picture.moment.view
    cards = () if view is None else view.table.in_order(view.hand)
    if isinstance(question, CardQuestion):
        return hand_drawn(
            deck,
            question.cards,
            parts.width,
            parts.hand,
            may=question.may,
            lit=question.chosen,
            down=question.down,
        )
    return hand_drawn(deck, cards, parts.width, parts.hand, may=None)


def _prompt(question: Question[Any] | None, deck: Deck, parts: Split) -> Canvas:
    if question is None:
        return deck.sheet(parts.width, parts.prompt)
    return prompt_drawn(
        deck,
        parts.width,
        parts.prompt,
        asks=question.asks,
        typed=question.typed,
        note=question.note,
        answers=question.answers,
        lit=question.lit,
    )
