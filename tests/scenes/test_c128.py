"""The C-128 obeys its machine in every scene: its sixteen colours, two in a cell, sprites of one above."""

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.devices.button import Button
from game.machines.c128 import cloth as c128_cloth
from game.machines.c128 import cut as c128_cut
from game.machines.c128 import sprites as c128_sprites
from game.machines.c128 import title as c128_title
from game.machines.c128.colours import VIC_RGB, VicColour
from game.machines.c128.machine import MACHINE
from game.machines.c128.plates import DEALER
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.table.game_scene import GameScene
from game.scenes.table.sitting import THINKING
from game.screen.looks.monitor import Point
from game.screen.looks.palette import CLEAR
from game.screen.paint.canvas import Canvas
from game.screen.screen import Screen
from game.screen.sheets import BoxSheet, TableSheet
from tests import pictures
from tests.scenes.driver import at_home
from tests.scenes.every_scene import EVERY_SCENE, SHEETS, contact_sheet, drawn
from tests.screen.tables import TABLES

KEPT = (
    *("title", "cut_for_deal", "cards_cut", "discard", "thirty_one", "show", "claim", "game_over"),
    *("table three_seats", "table four_seats", "help 4", "record 5"),
)
WIDE, HIGH, CELL = 320, 200, 8
SPRITE, MOST_SPRITES = (24, 21), 8


class Sprites:
    """Catches the sprites, so that the cells below them can be seen."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shapes: list[Surface] = []
        for module in (c128_sprites, c128_cut, c128_title):
            for lay in ("lay_sprite", "lay_small_sprite"):
                if hasattr(module, lay):
                    monkeypatch.setattr(module, lay, self._catch)

    def _catch(self, canvas: Canvas, shape: Surface, at: Point) -> None:
        self.shapes.append(shape)


def numbers(surface: Surface) -> bytes:
    """The colours by their numbers."""
    return pygame.image.tobytes(surface, "P")


def crowded(pixels: bytes) -> list[Point]:
    """The cells with more than two colours, by column and row."""
    return [
        (column, row)
        for row in range(HIGH // CELL)
        for column in range(WIDE // CELL)
        if len(
            set().union(
                *(pixels[(row * CELL + line) * WIDE + column * CELL :][:CELL] for line in range(CELL))
            )
        )
        > 2
    ]


@pytest.mark.parametrize("name", EVERY_SCENE)
def test_two_colours_a_cell_and_sprites_of_one(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sprites, screen = Sprites(monkeypatch), Screen(MACHINE)
    EVERY_SCENE[name](tmp_path, screen)
    whole, inside = screen.surface, MACHINE.look.inside
    assert whole.get_size() == (384, 240)
    assert whole.get_bitsize() == 8
    assert max(numbers(whole)) < 16
    assert inside.size == (WIDE, HIGH)
    assert not crowded(numbers(whole.subsurface(inside).copy()))
    border = {whole.get_at_mapped((x, y)) for x in range(384) for y in (0, 19, 220, 239)}
    assert len(border) == 1
    assert len(sprites.shapes) <= MOST_SPRITES
    for shape in sprites.shapes:
        assert shape.get_width() <= SPRITE[0]
        assert shape.get_height() <= SPRITE[1]
        assert len(set(numbers(shape)) - {CLEAR}) == 1


@pytest.mark.parametrize("name", KEPT)
def test_a_scene_is_drawn_as_it_was(name: str, request: pytest.FixtureRequest) -> None:
    redraw = bool(request.config.getoption("--redraw"))
    pictures.check(drawn(MACHINE.name, name), f"c128_{name.replace(' ', '_')}", redraw=redraw, rgb=VIC_RGB)


def test_the_highlight_changes_its_colour_and_nothing_is_drawn_anew(tmp_path: Path) -> None:
    """As the machine's cursor does, and less often than three times a second."""
    screen = Screen(MACHINE)
    EVERY_SCENE["discard"](tmp_path, screen)
    lit = screen.surface.copy()
    steps = next(step for step in range(1, 60) if screen.blinks(1))
    assert steps >= STEPS_A_SECOND // 3
    changed = {
        (before, after)
        for before, after in zip(numbers(lit), numbers(screen.surface), strict=True)
        if before != after
    }
    assert changed == {(VicColour.YELLOW, VicColour.WHITE)}
    assert not any(screen.blinks(1) for _ in range(steps - 1))
    assert screen.blinks(1)
    assert numbers(screen.surface) == numbers(lit)


def test_the_highlight_rests_where_nobody_comes(tmp_path: Path) -> None:
    """As it was at first; what is drawn anew blinks again."""
    screen = Screen(MACHINE)
    EVERY_SCENE["discard"](tmp_path, screen)
    lit = screen.surface.copy()
    while any(screen.blinks(1) for _ in range(60)):
        pass
    assert numbers(screen.surface) == numbers(lit)
    EVERY_SCENE["discard"](tmp_path, screen)
    assert any(screen.blinks(1) for _ in range(60))


def test_a_question_over_the_table_stops_it(tmp_path: Path) -> None:
    screen = Screen(MACHINE)
    EVERY_SCENE["discard"](tmp_path, screen)
    screen.show([BoxSheet(["Leave the table?"], ["Play on"])])
    assert not any(screen.blinks(1) for _ in range(100))


def test_fast_and_thinking_there_is_nothing_but_border(tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, preset="loadstar"), Screen(MACHINE)
    home.until(lambda: home.is_asked)
    home.stack.draw(screen)
    border = screen.surface.get_at_mapped((0, 0))
    home.press(Button.FAST)
    home.answer_until(lambda: isinstance(home.scene, GameScene) and home.scene.is_blank)
    home.stack.draw(screen)
    assert set(numbers(screen.surface)) == {border}


def test_what_the_computer_says_stands_in_reverse() -> None:
    """Black on white, as `thinking....` does."""
    screen, top = Screen(MACHINE), TABLES["discard"]()
    seat = 1 - top.below
    top.seats[seat].says = THINKING
    screen.show([TableSheet(top)])
    says = MACHINE.look.table.by_seats[2].seats[1].plate.word
    inks = numbers(screen.surface.subsurface(says.move(MACHINE.look.inside.topleft)).copy())
    assert set(inks) == {VicColour.BLACK, VicColour.WHITE}
    assert inks.count(VicColour.WHITE) > inks.count(VicColour.BLACK)


def test_nothing_on_a_plate_abuts() -> None:
    """The longest name, what is said, the dealer and the score keep apart by a cell."""
    plate = MACHINE.look.table.by_seats[2].seats[0].plate
    parts = [plate.name, plate.word, plate.chip, plate.band, plate.score]
    for left, right in pairwise(parts):
        assert right.left - left.right >= CELL
    assert plate.name.width == 10 * CELL
    assert plate.word.width == len(THINKING) * CELL
    assert plate.chip.width == len(DEALER) * CELL


def test_no_more_cards_fly_than_there_are_sprites() -> None:
    assert 2 * c128_cloth.MOST_FLYING + 1 <= MOST_SPRITES


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_of_scenes_is_drawn_as_it_was(name: str, request: pytest.FixtureRequest) -> None:
    sheet, redraw = contact_sheet(MACHINE, name), bool(request.config.getoption("--redraw"))
    pictures.check(sheet, f"c128_sheet_{name}", redraw=redraw, rgb=VIC_RGB)
