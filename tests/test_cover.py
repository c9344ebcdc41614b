"""The cover shows what the title screen draws."""

import pytest

from game import machines
from game.cover import PICTURES_OF_TITLES
from game.machines import switched_on
from game.screen.screen import Screen
from game.screen.sheets import TitleSheet
from tests import pictures

ONE_MOMENT = "One moment, the cards are being shuffled...."


@pytest.mark.parametrize("name", machines.names())
def test_the_cover_is_the_title_without_its_lines(
    name: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a change of the title `pytest --redraw` draws the cover anew."""
    monkeypatch.setattr(pictures, "REFERENCES", PICTURES_OF_TITLES)
    screen = Screen(switched_on(name))
    screen.show([TitleSheet((), footer=ONE_MOMENT)])
    redraw = bool(request.config.getoption("--redraw"))
    pictures.check(screen.surface, name, redraw=redraw, rgb=screen.machine.look.palette.rgb)
