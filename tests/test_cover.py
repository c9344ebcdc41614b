"""The cover shows what the title screen draws."""

import pytest

from game.cover import PICTURE
from game.screen.screen import Screen
from tests import pictures
from tests.conftest import CheckPicture

ONE_MOMENT = "One moment, the cards are being shuffled...."


def test_the_cover_is_the_title_without_its_lines(
    check_picture: CheckPicture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a change of the title `pytest --redraw` draws the cover anew."""
    monkeypatch.setattr(pictures, "REFERENCES", PICTURE.parent)
    screen = Screen()
    screen.title((), footer=ONE_MOMENT)
    check_picture(screen.surface, PICTURE.stem)
