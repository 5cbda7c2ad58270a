"""Sheets of cells: what is drawn where, and what is lost beyond the edges."""

from __future__ import annotations

from lasttrick.tui.screens.drawing.canvas import Canvas, Rect, cut
from lasttrick.tui.screens.drawing.story import broken


def test_text_is_cut_off_at_the_edge_with_a_mark() -> None:
    canvas = Canvas(8, 2)
    assert canvas.write(2, 0, "far away") == 8
    assert canvas.text() == "  far a…\n"
    assert cut("Across", 4, "~") == "Acr~"
    assert cut("Across", 0) == ""


def test_signs_two_cells_wide_take_two_cells() -> None:
    canvas = Canvas(6, 1)
    canvas.write(0, 0, "卡片x")
    assert canvas.runs(0) == [("卡片x ", "")]


def test_marks_over_letters_take_no_cell() -> None:
    canvas = Canvas(6, 1)
    assert canvas.write(0, 0, "a\u0302b") == 2
    assert canvas.text() == "a\u0302b"


def test_nothing_drawn_beyond_the_edges_is_an_error() -> None:
    canvas = Canvas(3, 2)
    canvas.write(-2, 0, "abcd", "bold")
    canvas.write(0, 7, "below")
    canvas.fill(Rect(-1, -1, 9, 2), "x")
    assert canvas.text() == "xxx\n"


def test_the_last_spot_named_lies_on_top() -> None:
    canvas = Canvas(9, 3)
    canvas.spot(Rect(0, 0, 9, 3), "all")
    canvas.spot(Rect(2, 1, 2, 1), "some")
    assert [canvas.spot_at(*at) for at in ((2, 1), (4, 1), (9, 9))] == ["some", "all", None]


def test_lines_are_broken_between_words_and_set_in() -> None:
    assert broken("You win the trick.", 10) == ["You win", "  the", "  trick."]
    assert broken("  You win", 40) == ["  You win"]
    assert broken("", 10) == [""]
    assert all(len(row) <= 3 for row in broken("abcdefgh ij", 3))
