"""A scene drawn without its stack, and how much of a page and of a list a screen shows at once."""

from game.paint.pages.page_layout import page_lines
from game.paint.screen import Screen
from game.scenes.reading_pages import Leafing
from game.scenes.scene import Scene
from game.sheets.sheets import TextSheet


def draw(scene: Scene, screen: Screen) -> None:
    scene.was_shown(screen.show(scene.picture()))


def rows_of_a_page(screen: Screen) -> int:
    return page_lines(screen.machine.look)


def lines_of_a_list(screen: Screen) -> int:
    return screen.machine.look.pages.menu.lines_seen


def page_seen(scene: Leafing) -> TextSheet:
    """The page that lies open."""
    page = scene.pages[scene.at]
    assert isinstance(page, TextSheet)
    return page


def pages_of(scene: Leafing) -> list[TextSheet]:
    """All that can be leafed through, where all of it is text."""
    return [page for page in scene.pages if isinstance(page, TextSheet)]
