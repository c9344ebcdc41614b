"""What is written on any picture, as it is written."""

from typing import NamedTuple

import pytest
from pygame import Rect

from game.paint.brushes.canvas import Canvas
from game.paint.looks.monitor import Ink, Point


class Line(NamedTuple):
    """Words, and where they stand."""

    words: str
    area: Rect


def written_lines(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """All that is written from now on, in the order in which it is."""
    lines, text = list[Line](), Canvas.text

    def noted(canvas: Canvas, at: Point, words: str, ink: Ink, back: Ink | None = None) -> None:
        lines.append(Line(words, Rect(at, (canvas.look.width(words), canvas.look.cell[1]))))
        text(canvas, at, words, ink, back)

    monkeypatch.setattr(Canvas, "text", noted)
    return lines
