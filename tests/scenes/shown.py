"""Sheets on a screen, a scene without its stack, and how much of a page and of a list is seen at once."""

from typing import TypeVar

from game.paint.pages.pages_to_read import page_lines
from game.paint.screen import Screen
from game.scenes.reading_pages import Leafing
from game.scenes.scene import Scene
from game.sheets.page_parts import Reading
from game.sheets.pages import PageSheet
from game.sheets.sheet import Sheet
from game.sheets.spots import Spot

T = TypeVar("T")
S = TypeVar("S", bound=Screen)


def shown(screen: S, *sheets: Sheet) -> S:
    """The screen, with these sheets on it."""
    screen.show(sheets)
    return screen


def only_sheet(scene: Scene, kind: type[T]) -> T:
    """The one sheet of a scene, which is of this kind."""
    (sheet,) = scene.picture()
    assert isinstance(sheet, kind)
    return sheet


def spots_on(screen: Screen) -> set[Spot | None]:
    """All that can be clicked on it, found as a mouse would."""
    wide, high = screen.surface.get_size()
    return {screen.spot_at((x, y)) for x in range(0, wide, 4) for y in range(0, high, 7)}


def draw(scene: Scene, screen: Screen) -> None:
    scene.was_shown(screen.show(scene.picture()))


def rows_of_a_page(screen: Screen) -> int:
    return page_lines(screen.machine.look)


def lines_of_a_list(screen: Screen) -> int:
    return screen.machine.look.pages.menu.lines_seen


def read_on(sheet: Sheet) -> Reading:
    """What is read on a page of text."""
    assert isinstance(sheet, PageSheet)
    assert sheet.reading
    return sheet.reading


def page_seen(scene: Leafing) -> Reading:
    """The page that lies open."""
    return read_on(scene.pages[scene.at])


def pages_of(scene: Leafing) -> list[Reading]:
    """All that can be leafed through, where all of it is text."""
    return [*map(read_on, scene.pages)]
