"""The mouse in the program: a machine's own pointer, and the menu below its right button."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.devices.button import Click, Hover, LetGo, Point, Pull
from game.paint.looks.monitor import Monitor, Pointer
from game.scenes.box import Quit
from game.scenes.front.title import Title
from game.scenes.help_pages import Help
from game.scenes.table.game_scene import GameScene
from game.scenes.table.leaving import OnceMore
from game.sheets.spots import ButtonSpot, CardSpot, LineSpot, Spot
from game.sheets.table_state import InHand
from game.window.app import App
from game.window.own_pointer import OwnPointer
from game.window.pointing import PullDown
from tests.scenes.seen import Moment, moment
from tests.window.test_app import key, started

FAR_AWAY = (600, 700)


def is_asked(app: App) -> bool:
    return isinstance(app.stack.top, GameScene) and app.stack.top.asked is not None


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = started(tmp_path, begin=True)
    app.session.change("machine", "amiga")
    app.frame(1)
    key(pygame.K_RETURN)
    while not (moment(app.stack.top) is Moment.LAY_AWAY and is_asked(app)):
        app.frame(5)
        key(pygame.K_RETURN)
    pygame.event.clear()
    app.frame(1)
    yield app
    pygame.display.quit()


def at_title(saves: Path) -> App:
    """An Amiga, switched on."""
    app = started(saves)
    app.session.change("machine", "amiga")
    app.frame(1)
    key(pygame.K_RETURN)
    app.frame(1)
    assert isinstance(app.stack.top, Title)
    return app


def where(app: App, spot: Spot) -> Point:
    """The middle of something that can be clicked, in the window."""
    app.frame(0)
    area = app.screen.spotting.area(spot)
    assert area, spot
    picture, (wide, high) = app.window.area, app.screen.machine.look.size
    return (
        picture.left + area.centerx * picture.width // wide,
        picture.top + area.centery * picture.height // high,
    )


def hold(app: App, *spots: Spot) -> None:
    """The right button pressed at the upper edge, and the mouse led over these."""
    app._obey(Pull((100, 5)))
    for spot in spots:
        app._obey(Hover(where(app, spot)))


def let_go(app: App, point: Point) -> None:
    app._obey(LetGo(point))
    app.frame(0)


def words(app: App) -> dict[str, int]:
    """The items of the column that hangs open, by their words."""
    app.frame(0)
    return {spot.words: spot.index for spot in app.screen.spots if isinstance(spot, LineSpot)}


def item(app: App, name: str) -> LineSpot:
    return LineSpot(words(app)[name])


def test_the_right_button_held_shows_a_menu_and_let_go_takes_what_is_pointed_at(app: App) -> None:
    table = app.stack.top
    hold(app, ButtonSpot("Table"))
    let_go(app, where(app, item(app, "Help")))
    assert isinstance(app.stack.top, Help)
    key(pygame.K_ESCAPE)
    app.frame(1)
    assert app.stack.top is table
    hold(app, ButtonSpot("Game"))
    let_go(app, where(app, item(app, "Quit")))
    assert isinstance(app.stack.top, Quit)


def test_a_menu_leaves_nothing_on_the_table_when_the_next_opens(app: App) -> None:
    pictures = []
    for titles in (["Settings"], ["Game", "Table", "Settings"]):
        hold(app, *map(ButtonSpot, titles))
        app.frame(0)
        pictures.append(app.screen.surface.get_buffer().raw)
        let_go(app, FAR_AWAY)
    assert pictures[0] == pictures[1]


def test_let_go_elsewhere_nothing_is_chosen(app: App) -> None:
    table = app.stack.top
    for point in (FAR_AWAY, (-5, 99999)):
        hold(app, ButtonSpot("Game"))
        let_go(app, point)
        assert app.stack.top is table
    hold(app)
    key(pygame.K_ESCAPE)
    app.frame(1)
    assert app.stack.top is table


def test_a_right_click_leaves_the_menu_open_for_a_click(app: App) -> None:
    hold(app)
    let_go(app, (100, 5))
    app._obey(Click(where(app, ButtonSpot("Table"))))
    app._obey(Click(where(app, item(app, "Help"))))
    assert isinstance(app.stack.top, Help)


def test_a_mouse_faster_than_the_picture_meets_what_was_there_before(app: App) -> None:
    card = where(app, CardSpot(InHand(0, 0)))
    gadget = where(app, ButtonSpot("HELP"))
    app._obey(Pull(card))
    for point in (gadget, card):
        app._obey(Hover(point))
    menu = app.stack.top
    assert isinstance(menu, PullDown)
    menu.hover(ButtonSpot("Table"))
    long_ago = where(app, item(app, "Help"))
    menu.hover(ButtonSpot("Settings"))
    app._obey(Hover(long_ago))
    assert menu.item is None
    let_go(app, long_ago)
    assert moment(app.stack.top) is Moment.LAY_AWAY


def test_a_line_of_the_list_below_is_no_item(tmp_path: Path) -> None:
    app = at_title(tmp_path)
    line = where(app, LineSpot(1))
    app._obey(Pull(line))
    app._obey(Hover(line))
    app._obey(Click(line))
    assert isinstance(app.stack.top, Title)


def test_what_cannot_be_chosen_now_is_a_ghost(app: App) -> None:
    hold(app, ButtonSpot("Game"))
    menu = app.stack.top
    assert isinstance(menu, PullDown)
    can = {item.words for item, offer in menu.offers.items() if offer}
    assert {"Hint", "Help", "Quit"} <= can
    assert can.isdisjoint({"New game", "Records", "Options", "Go"})
    let_go(app, where(app, item(app, "New game")))
    assert moment(app.stack.top) is Moment.LAY_AWAY


def test_keys_walk_through_the_menu_past_its_ghosts(app: App) -> None:
    hold(app)
    for code in (pygame.K_RIGHT, pygame.K_UP, pygame.K_RETURN):
        key(code)
    app.frame(1)
    assert isinstance(app.stack.top, Quit)


def test_the_program_hears_of_its_own_buttons(app: App) -> None:
    hold(app, ButtonSpot("Settings"))
    assert app.settings.muted
    let_go(app, where(app, item(app, "Sound on, off")))
    assert not app.settings.muted


def test_lines_of_the_title_are_found_by_their_words(tmp_path: Path) -> None:
    app = at_title(tmp_path)
    hold(app, ButtonSpot("Settings"))
    let_go(app, where(app, item(app, "Options")))
    assert type(app.stack.top).__name__ == "OptionsScene"


def test_on_other_machines_a_right_click_leads_back(tmp_path: Path) -> None:
    app = started(tmp_path, begin=True)
    app._obey(Pull((100, 5)))
    assert isinstance(app.stack.top, OnceMore)
    app._obey(LetGo((300, 300)))
    assert isinstance(app.stack.top, OnceMore)


def test_the_machine_has_a_pointer_of_its_own_while_the_mouse_moves(app: App) -> None:
    app._obey(Hover((300, 300)))
    worn = pygame.mouse.get_cursor()
    assert worn.type == "color"
    assert pygame.mouse.get_visible()
    app._obey(Hover((310, 300)))
    assert pygame.mouse.get_cursor() == worn
    key(pygame.K_F3)
    app.frame(1)
    assert not pygame.mouse.get_visible()
    app._obey(Hover((300, 300)))
    assert pygame.mouse.get_visible()
    key(pygame.K_F3)
    app.frame(1)
    app.session.change("machine", "ega")
    assert pygame.mouse.get_visible()


def test_a_moving_pointer_needs_no_new_picture(app: App) -> None:
    app.frame(1)
    for point in ((100, 300), (110, 320), (200, 200)):
        app._obey(Hover(point))
        assert not app.stack.stale


@pytest.mark.parametrize(("wide", "size"), [(640, 1), (1280, 2), (1, 0)])
def test_a_pointer_is_as_large_as_its_picture_in_the_window(
    wide: int, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    worn: list[tuple[Point, pygame.Surface]] = []
    monkeypatch.setattr(pygame, "Cursor", lambda tip, picture: (tip, picture))
    monkeypatch.setattr(pygame.mouse, "set_cursor", worn.append)
    monkeypatch.setattr(pygame.mouse, "set_visible", lambda _: True)
    own = OwnPointer()
    own.become(lambda: Pointer(pygame.Surface((16, 10)), (1, 1), (3, 2)))
    own.show(pygame.Rect(0, 0, wide, 400 * wide // 640), Monitor(size=(640, 400)))
    ((tip, picture),) = worn
    assert picture.get_size() == (max(1, 16 * size), max(1, 10 * size))
    assert tip == (3 * size, 2 * size)


def test_a_mouse_that_lies_where_the_window_opens_points_at_nothing(tmp_path: Path) -> None:
    app = at_title(tmp_path)
    title, line = app.stack.top, where(app, LineSpot(2))
    assert isinstance(title, Title)
    for point in (line, (line[0] + 3, line[1])):
        app._obey(Hover(point))
        assert title.chosen == 0
    for point in ((1, 1), line):
        app._obey(Hover(point))
    assert title.chosen == 2
