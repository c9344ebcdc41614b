"""High contrast, on every machine: words stand out from what they are written on; all else stays."""

from collections import Counter
from itertools import product
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.machines import names
from game.machines.power import switched_on
from game.paint.brushes.canvas import Canvas
from game.paint.looks.card_plan import CardStyle, Faces, SuitInks
from game.paint.looks.contrast import in_high_contrast
from game.paint.looks.inks import PanelInks
from game.paint.looks.look import Look
from game.paint.looks.monitor import Ink, Point
from game.paint.screen import Screen
from game.session.run_options import RunOptions
from game.sheets.sheets import TableSheet
from game.sheets.spots import LineSpot
from game.store.settings import Settings
from game.window.app import App
from game.window.opening import open_window
from tests.conftest import CheckPicture
from tests.paint.tables import TABLES
from tests.pictures import colors
from tests.scenes.every_scene import EVERY_SCENE, scene_on
from tests.scenes.shown import shown

BODY_TEXT = 7.0
"""The ratio that is asked of text for weak eyes."""
TEXT = 4.5
"""What is asked of text for anybody."""
SIGNS = 3.0
"""And of what is only a sign, or large."""


def contrast(look: Look, one: Ink, other: Ink) -> float:
    """The ratio of two colors' luminance, as it is measured for the web."""

    def luminance(ink: Ink) -> float:
        parts = [part / 255 for part in look.palette.rgb[ink]]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


each_machine = pytest.mark.parametrize("name", names())


def panel_pairs(panel: PanelInks) -> list[tuple[Ink, Ink]]:
    on_panel = [panel.frame, panel.title, panel.words, panel.value]
    return [*product(on_panel, [panel.back]), (panel.bar_words, panel.bar)]


@each_machine
def test_words_stand_out_from_what_they_are_written_on(name: str) -> None:
    look = in_high_contrast(switched_on(name).look)
    inks = look.inks
    pairs = [
        *((inks.reasons, inks.ground), (inks.older_reasons, inks.ground), (inks.button_words, inks.button)),
        *((inks.on_felt, inks.felt), (inks.lit, inks.felt), (inks.crib, inks.felt)),
        *((inks.plate.words, inks.plate.back), (inks.plate.now_words, inks.plate.now)),
        *(
            (inks.wood.words, inks.wood.face),
            (inks.paper.lit, inks.felt),
            (inks.paper.paper, inks.paper.outline),
        ),
        *((side.inlay_words, side.inlay) for side in inks.sides),
        *panel_pairs(inks.panel),
        *panel_pairs(inks.counter),
        *panel_pairs(inks.race.panel),
    ]
    assert min(contrast(look, *pair) for pair in pairs) >= BODY_TEXT
    assert min(contrast(look, side.words, inks.ground) for side in inks.sides) >= TEXT
    cards = [
        (ink, inks.paper.lit)
        for ink in inks.suits[SuitInks.USUAL].values()
        if not look.grain.has_only_letters
    ]
    signs = [*cards, (inks.plate.chip_words, inks.plate.chip)]
    assert min(contrast(look, *pair) for pair in signs) >= SIGNS


def ratios(look: Look, monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """What is written from now on, and how well it stands out from what is behind it."""
    found: dict[str, float] = {}
    text = Canvas.text

    def measured(canvas: Canvas, at: Point, words: str, ink: Ink, back: Ink | None = None) -> None:
        text(canvas, at, words, ink, back)
        area = Rect(at, (look.width(words), look.cell[1])).clip(canvas.surface.get_rect())
        pixels = Counter(pygame.image.tobytes(canvas.surface.subsurface(area), "P"))
        del pixels[ink]
        if pixels and any(letter.isalnum() for letter in words):
            found[words] = contrast(look, ink, pixels.most_common(1)[0][0])

    monkeypatch.setattr(Canvas, "text", measured)
    return found


@pytest.mark.parametrize("name", ["c128", "tty"])
@pytest.mark.parametrize("scene", ["title", "discard", "show", "game_over", "help 4", "record 2"])
def test_what_machines_paint_themselves_stands_out_too(
    name: str, scene: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = switched_on(name, contrast=True)
    screen, found = Screen(machine, CardStyle(faces=Faces.LARGE)), ratios(machine.look, monkeypatch)
    EVERY_SCENE[scene](tmp_path, screen)
    assert not {words: ratio for words, ratio in found.items() if ratio < TEXT}
    assert screen.surface.get_at_mapped((0, 0)) == machine.look.inks.border


@each_machine
def test_it_is_the_same_machine_with_the_same_colors(name: str) -> None:
    usual, dark = switched_on(name), switched_on(name, contrast=True)
    assert dark.look is switched_on(name, contrast=True).look
    assert (dark.look.palette, dark.look.monitor) == (usual.look.palette, usual.look.monitor)
    assert dark.painters == usual.painters
    screen = shown(Screen(dark), TableSheet(TABLES["discard"]()))
    assert colors(screen.surface) <= set(usual.look.palette.rgb)


@each_machine
def test_the_highlight_is_thicker(name: str) -> None:
    usual, dark = switched_on(name).look.table, switched_on(name, contrast=True).look.table
    (across, down), (now_across, now_down) = usual.cursor_frame, dark.cursor_frame
    assert now_across == across + min(across, 4)  # not over the card beside it
    assert now_down == 2 * down


def test_a_table_for_weak_eyes(check_picture: CheckPicture) -> None:
    screen = Screen(switched_on("ega", contrast=True), CardStyle(faces=Faces.LARGE))
    screen.show([TableSheet(TABLES["show"]())])
    check_picture(screen.surface, "table_contrast")


def test_it_is_switched_on_and_off_while_the_program_runs(tmp_path: Path) -> None:
    settings = Settings(muted=True)
    app = App(settings, RunOptions(tmp_path), open_window(settings))
    usual = app.screen.machine.look
    app.session.change("contrast", True)
    assert app.screen.machine.look is in_high_contrast(usual)
    app.frame(1)
    app.session.change("contrast", False)
    assert app.screen.machine.look is usual


@pytest.mark.parametrize("name", ["ega", "amiga"])
def test_what_is_written_on_a_shelf_stands_out(name: str, tmp_path: Path) -> None:
    """Of the booklet its title, and of the lifted disk the plate with its name."""
    screen = scene_on(Screen(switched_on(name, contrast=True)), "choose_game champ", tmp_path)
    look, spotting = screen.machine.look, screen.spotting
    booklet, disk = (spotting.area(LineSpot(*of)) for of in ((5, "ACC"), (0, "CHAMP '87")))
    assert booklet
    assert disk
    plate = Rect(0, disk.bottom - look.cell[1], 64, look.cell[1] - 2)
    for area in (
        Rect(booklet.left + 4, booklet.top + 4, 64, 2 * look.cell[1]),
        plate.move(disk.left + 16, 0),
    ):
        inks = Counter(pygame.image.tobytes(screen.surface.subsurface(area), "P"))
        (paper, _), (pen, _) = inks.most_common(2)
        assert contrast(look, Ink(paper), Ink(pen)) >= BODY_TEXT


@pytest.mark.parametrize("machine", ["ega", "amiga", "c128"])
def test_what_is_written_on_paper_is_seen(machine: str) -> None:
    """A side's color may be as light as the paper itself."""
    for plain in (True, False):
        look = switched_on(machine, contrast=not plain).look
        inks = [look.inks.on_paper(side) for side in (0, 1)]
        assert min(contrast(look, ink, look.inks.paper.paper) for ink in inks) >= SIGNS
