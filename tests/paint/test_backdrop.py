"""What stands behind a menu: one's own table, darkened, and before there is one the title's picture."""

from pathlib import Path

import pytest
from pygame import Rect, image

from game.machines.power import switched_on
from game.paint.brushes.canvas import Canvas, draw_shadow, every_other_dot
from game.paint.looks.monitor import Point
from game.paint.screen import Screen
from game.scenes.box import Notice
from game.scenes.front.options import display
from game.sheets.sheets import BlankSheet, BoxSheet, TableSheet, TitleSheet
from game.sheets.table_state import Pegs, SeatTop, TableState
from tests.scenes.driver import Home, at_home, when_asked
from tests.scenes.every_scene import scene_on
from tests.scenes.ink import InkScreen
from tests.scenes.seen import Moment
from tests.scenes.shown import shown


def behind(screen: Screen, home: Home) -> bytes:
    """What is seen beside the menu: the lowest rows of the cloth."""
    home.stack.lay_over(display(home.session))
    home.stack.draw(screen)
    look = screen.machine.look
    table = look.table.cloth
    strip = screen.surface.subsurface((table.left, table.bottom - 60, table.width, 30))
    return bytes(strip.copy().get_buffer().raw)


@pytest.mark.parametrize(("machine", "is_seen"), [("ega", True), ("amiga", False)])
def test_ones_own_table_stands_behind_a_menu_and_nobodys_before_there_is_one(
    machine: str, is_seen: bool, tmp_path: Path
) -> None:
    """On the Amiga two windows leave no more than scraps of it: there the cloth is bare."""
    fresh, screen = Screen(switched_on(machine)), Screen(switched_on(machine))
    before = behind(fresh, at_home(tmp_path, begin=False, machine=machine))
    home = when_asked(Moment.PLAY, tmp_path, machine=machine)
    home.stack.draw(screen)
    after = behind(screen, home)
    assert (after != before) is is_seen, "the own hand lies there"


@pytest.mark.parametrize(
    "sheet", [BlankSheet(is_curtain=True), TitleSheet(["New game"], 0), TitleSheet(["Continue: deal 2"], 0)]
)
def test_behind_a_curtain_and_at_the_title_nobodys_table_stands(
    sheet: BlankSheet | TitleSheet, tmp_path: Path
) -> None:
    screen, home = InkScreen(switched_on("ega")), when_asked(Moment.PLAY, tmp_path)
    home.stack.draw(screen)
    screen.show([sheet])
    assert screen._picture.behind is None


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_ones_own_table_stands_darkened_behind_a_question(machine: str, tmp_path: Path) -> None:
    screen, home = InkScreen(switched_on(machine)), when_asked(Moment.PLAY, tmp_path, machine=machine)
    home.stack.draw(screen)
    ground = int(screen.machine.look.inks.ground)
    lit = image.tobytes(screen.surface, "P")
    home.stack.lay_over(Notice("A card is missing."))
    home.stack.draw(screen)
    asked = image.tobytes(screen.surface, "P")
    assert asked.count(ground) > lit.count(ground) + len(lit) // 4, "every other dot is out"


def test_a_black_card_that_is_chosen_is_as_black_as_others_on_a_darkened_table() -> None:
    """Gray and then darkened, it could not be read while the tutor asked about it."""
    inks = switched_on("ega").look.inks
    black = inks.paper.outline
    assert inks.darker[inks.paper.faded[black]] == black


@pytest.mark.parametrize("at", [(40, 40), (41, 40), (40, 41), (41, 41)])
def test_a_shadow_on_a_darkened_table_is_the_same_wherever_it_begins(at: Point) -> None:
    """Of every other dot it left all that are lit in one place, and none in another."""
    look = switched_on("ega").look
    surface = look.palette.blank((200, 200))
    canvas = Canvas(look, surface)
    canvas.fill(surface.get_rect(), look.inks.felt)
    surface.blit(every_other_dot(look, surface.get_size(), look.inks.shadow), (0, 0))
    draw_shadow(canvas, Rect(at, (80, 80)))
    below = surface.subsurface(Rect(at, (80, 80)).move(look.shadow))
    assert [*image.tobytes(below, "P")].count(look.inks.felt) == 80 * 80 // 4


def test_before_there_is_a_table_the_title_stands_darkened_behind_a_menu(tmp_path: Path) -> None:
    screen, home = InkScreen(switched_on("ega")), at_home(tmp_path, begin=False)
    screen.show([TitleSheet(["New game"], 0)])
    corner = Rect(0, 0, 640, 40)
    lit = image.tobytes(screen.surface.subsurface(corner), "P")
    home.stack.lay_over(display(home.session))
    home.stack.draw(screen)
    inks, behind_it = screen.machine.look.inks, image.tobytes(screen.surface.subsurface(corner), "P")
    assert all(
        now in (inks.ground, inks.darker.get(before, before))
        for before, now in zip(lit, behind_it, strict=True)
    )
    assert behind_it.count(inks.wood.face) > 200, "the name"


@pytest.mark.parametrize(("scene", "yellow"), [("options", "OPTIONS"), ("picture_options", "DISPLAY")])
def test_of_two_menus_only_the_title_of_the_one_with_the_keys_is_lit(
    scene: str, yellow: str, tmp_path: Path
) -> None:
    screen = scene_on(InkScreen(switched_on("ega")), scene, tmp_path)
    inks = screen.machine.look.inks.panel
    titles = [one for one in screen.lines if one.words in ("OPTIONS", "DISPLAY", "PC, 1987")]
    backs = {one.words: screen.surface.get_at_mapped((one.area.left - 4, one.area.centery)) for one in titles}
    assert {words for words, back in backs.items() if back == inks.bar} == {yellow}
    assert [*backs.values()].count(inks.head) == 1


QUIT = BoxSheet(["Quit?"], ["Keep playing", "Title"])


def before_the_deal(*, pack: bool) -> TableSheet:
    """A table that is empty but for a pack."""
    return TableSheet(TableState([SeatTop("YOU"), SeatTop("B")], [Pegs(), Pegs()], pack=pack))


@pytest.mark.parametrize("machine", ["ega", "amiga"])
def test_a_table_on_which_nothing_can_be_clicked_is_darkened_too(machine: str) -> None:
    """As while it is said who plays with whom."""
    screen = shown(Screen(switched_on(machine)), before_the_deal(pack=False), QUIT)
    cloth = screen.machine.look.table.cloth
    corner = screen.surface.subsurface((cloth.right - 50, cloth.centery, 40, 20))
    dark = [*image.tobytes(corner, "P")].count(int(screen.machine.look.inks.ground))
    assert dark >= 40 * 20 // 2, "every other dot is out"


def test_a_question_over_a_lone_pack_stands_where_it_stands_over_nothing() -> None:
    over_pack, over_none = (
        shown(InkScreen(switched_on("ega")), before_the_deal(pack=pack), QUIT).areas_of("Quit?")
        for pack in (True, False)
    )
    assert over_pack == over_none
