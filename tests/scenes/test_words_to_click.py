"""The words to click: help, and the way back, on every table and in every list."""

from pathlib import Path

import pytest
from pygame.image import tobytes

from game.devices.button import Button
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.scenes.box import Quit
from game.scenes.front.title import Title
from game.scenes.help_pages import Help
from game.sheets.sheets import ButtonsSheet, TableSheet
from game.sheets.spots import BACK, HELP, LEAVE, ButtonSpot, LineSpot, Spot
from tests.paint.tables import TABLES
from tests.scenes.driver import Home, at_home
from tests.scenes.seen import Moment
from tests.scenes.shown import spots_on

LINES_OF_THE_TITLE_THAT_LEAD_TO_A_PAGE = 1, 2, 4


def spots(home: Home) -> set[Spot | None]:
    """All that can be clicked in the picture."""
    return spots_on(home.drawn(Screen(switched_on(USUAL))))


@pytest.mark.parametrize("wanted", [Moment.CUT_FOR_DEAL, Moment.LAY_AWAY])
def test_every_table_has_help_and_a_way_out(wanted: Moment, tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="acc")
    home.until_moment(wanted)
    table = home.scene
    assert {ButtonSpot(HELP), ButtonSpot(LEAVE)} <= spots(home)
    home.click(ButtonSpot(HELP))
    assert isinstance(home.scene, Help)
    assert ButtonSpot(BACK) in spots(home)
    home.click(ButtonSpot(BACK))
    assert home.scene is table
    home.click(ButtonSpot(LEAVE))
    assert isinstance(home.scene, Quit)


@pytest.mark.parametrize("line", LINES_OF_THE_TITLE_THAT_LEAD_TO_A_PAGE)
def test_every_page_and_list_leads_back(line: int, tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.click(LineSpot(line))
    assert not isinstance(home.scene, Title)
    assert ButtonSpot(BACK) in spots(home)
    home.click(ButtonSpot(BACK))
    assert isinstance(home.scene, Title)


def test_a_menu_opened_under_a_pointer_that_lies_still_keeps_its_own_choice(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.stack.hover(LineSpot(2))
    home.press(Button.FIRE)
    home.tick(100)
    spots(home)
    assert getattr(home.scene, "chosen", None) == 0


@pytest.mark.parametrize("letters", range(40, 55))
def test_words_to_click_cut_off_no_message_that_has_room_beside_them(letters: int) -> None:
    """A gap before the first of them took the end of "F2 hides it"."""
    top, names = TABLES["discard"](), ["UNDO", "HINT", "HELP", "LEAVE"]
    top.message = "t" * letters
    screen, drawn = Screen(switched_on(USUAL)), list[bytes]()
    for sheets in ([TableSheet(top)], [TableSheet(top), ButtonsSheet(names)]):
        screen.show(sheets)
        drawn.append(tobytes(screen.surface.subsurface(screen._picture.message), "P"))
    assert drawn[0] == drawn[1]
