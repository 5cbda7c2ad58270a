"""Who sits at a table with real cards, and who deals first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lasttrick.cards import Seat
from lasttrick.coach.score_sheet import ScoreSheet
from lasttrick.coach.score_sheet.naming import LONGEST, name_fault, named, tidy
from lasttrick.engine import draw_for_seats
from lasttrick.errors import printable
from lasttrick.games import Table
from lasttrick.texts import Faces, Texts
from lasttrick.tui.lines.asking import LEAVING, Quit, Read, Write, asked


def sat_down(
    table: Table,
    names: Sequence[str] | None,
    *,
    read: Read,
    write: Write,
    texts: Texts,
    faces: Faces,
    chance: Random,
) -> ScoreSheet:
    """Return an empty sheet, once everybody has a name and the first dealer is known.

    Args:
        table: the rules.
        names: who sits where, clockwise; None to ask for it.
        read: asks a question; raises EOFError at the end of input.
        write: shows a line.
        texts: the language.
        faces: how cards are written.
        chance: draws the cards, where they are to be drawn.

    Raises:
        Quit: when the person leaves.
    """
    around = list(names) if names is not None else _names(table, read, write, texts)
    write("  ".join(f"{number}) {name}" for number, name in enumerate(around, start=1)))
    while True:
        typed = _answer(read, write, texts("score-ask-dealer"), texts)
        if not typed:
            return _drawn(table, around, write, texts, faces, chance)
        dealer = named(typed, around)
        if dealer is not None:
            return ScoreSheet(table, tuple(around), Seat(dealer))
        known = ", ".join(around)
        write(texts("score-expected-name", names=known, typed=printable(typed[:20])))


def _names(table: Table, read: Read, write: Write, texts: Texts) -> list[str]:
    write(texts("score-ask-names", seats=table.seats))
    names: list[str] = []
    while len(names) < table.seats:
        number = len(names) + 1
        usual = texts("score-player", number=number)
        name = tidy(_answer(read, write, f"  {number}:", texts)) or usual
        fault = name_fault(name, names)
        if fault is None:
            names.append(name)
        else:
            shown = printable(name[:20])
            write(texts("score-bad-name", fault=fault, typed=shown, most=LONGEST))
    return names


def _answer(read: Read, write: Write, question: str, texts: Texts) -> str:
    while True:
        typed = asked(read, question)
        match typed.lower():
            case word if word in LEAVING:
                raise Quit
            case "?" | "h" | "help":
                write(texts("score-help-seats"))
            case _:
                return typed


def _drawn(
    table: Table,
    names: Sequence[str],
    write: Write,
    texts: Texts,
    faces: Faces,
    chance: Random,
) -> ScoreSheet:
    """Draw for the first deal, and for the seats where the game wants it; say what was drawn."""
    seating = draw_for_seats(table, chance)
    for number, draw in enumerate(seating.rounds):
        drawn = "  ".join(f"{names[p]} {faces.card(card)}" for p, card in draw.cards.items())
        write(texts("draw-again" if number else "draw-for-deal", cards=drawn))
    around = tuple(names[player] for player in seating.seats)
    if around != tuple(names):
        write(texts("score-seats-drawn", names=", ".join(around)))
    return ScoreSheet(table, around, seating.dealer)
