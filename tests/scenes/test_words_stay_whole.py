"""No picture paints over its own words, or writes them into each other."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.devices.button import Button, Press
from game.machines import USUAL, names
from game.machines.power import switched_on
from game.paint.looks.card_plan import CardStyle, Faces, SuitInks
from game.paint.screen import Screen
from game.rules.forms import FORMS
from game.rules.presets import PRESETS
from game.scenes.front.title import Title
from game.scenes.help_pages import Help
from game.scenes.table.game_over import GameOver
from game.scenes.table.guide_balloon import GuideBalloon
from game.scenes.table.guided_count import GuidedCount
from game.sheets.scrolling import Seen
from game.sheets.sheet import Sheet
from game.sheets.sheets import BlankSheet
from game.sheets.table_state import Pegs
from tests.rules.positions import at_lay_away
from tests.scenes.driver import LONG, Home, at_home, past_the_discard
from tests.scenes.every_scene import EVERY_SCENE, drawn
from tests.scenes.ink import InkScreen
from tests.scenes.shown import draw

KINDS = [(preset.name, form) for preset in PRESETS.values() for form in preset.forms]
LONGEST = "BARTHOLOM1"
AT_A_GLANCE = (
    "title",
    "discard",
    "show",
    "partners",
    "help 4",
    "drill",
    "record 4",
    "desk",
    "table seven_cards",
)
"""Scenes in which all that is drawn is there once; the others are looked at by the slow tests."""
SEEDS = 3
TO_GO = 24
"""Points to the game hole: two deals, or three, with the highest scores."""
FOR_WEAK_EYES = CardStyle(SuitInks.FOUR_COLORS, Faces.LARGE)


class Screens(Screen):
    """All machines at once."""

    def __init__(self, *, for_weak_eyes: bool = False) -> None:
        style = [FOR_WEAK_EYES] * for_weak_eyes
        self.screens = [InkScreen(switched_on(name, contrast=for_weak_eyes), *style) for name in names()]
        self.machine = self.screens[0].machine

    def show(self, sheets: Sequence[Sheet]) -> Seen:
        seen = [screen.show(sheets) for screen in self.screens]
        return min(seen, key=lambda one: one.rows)

    def show_on_one(self, number: int, home: Home) -> None:
        """Show what is seen on one of the machines."""
        home.stack.draw(self.screens[number % len(self.screens)])

    @property
    def faults(self) -> list[str]:
        return [f"{screen.machine.name}: {fault}" for screen in self.screens for fault in screen.faults]


@pytest.mark.parametrize("name", EVERY_SCENE)
def test_in_every_scene_words_are_whole(name: str) -> None:
    faults = [f"{machine}: {fault}" for machine in names() for fault in drawn(machine, name).faults]
    assert faults == []


@pytest.mark.parametrize("name", PRESETS)
def test_what_is_refused_while_only_go_is_left_is_whole(name: str) -> None:
    house, cards = "go_by_hand=yes undo=yes", ("5H 6D KS QC", "TC TD 7S 4C")
    position, screens = at_lay_away("six-card", *cards, house=house, dealer=0), Screens()
    visit = past_the_discard(position, cards[1], voice=PRESETS[name].manner.voice, tutor="off")
    visit.until_still()
    for _ in range(2):
        visit.play("KS" if visit.top.count == 10 else "QC")
        visit.until_still()
    assert visit.top.is_refused
    visit.stack.draw(screens)
    assert not screens.faults


@pytest.mark.slow
@pytest.mark.parametrize("machine", names())
@pytest.mark.parametrize("source", ["champ", "loadstar", "amiga", "bsd", "hoyle"])
def test_in_every_picture_of_the_help_of_a_source(source: str, machine: str) -> None:
    preset, screen = PRESETS[source], InkScreen(switched_on(machine))
    scene = Help(FORMS[preset.forms[0]], preset.house, preset.manner.voice)
    for page in range(len(scene.pages)):
        scene.turn_to(page)
        draw(scene, screen)
        while scene.first < scene._seen.last_first:
            scene.press(Press(Button.LATER))
            draw(scene, screen)
    assert not screen.faults


@pytest.mark.usefixtures("faint_coach", "faint_judge")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] * (name not in AT_A_GLANCE)) for name in EVERY_SCENE]
)
def test_in_every_scene_for_weak_eyes(name: str, tmp_path: Path) -> None:
    """In high contrast, four colors and large print."""
    screens = Screens(for_weak_eyes=True)
    EVERY_SCENE[name](tmp_path, screens)
    assert screens.faults == []


def near_the_end(folder: Path, preset: str, form: str, **settings: Any) -> Home:
    """A game of long names and high scores."""
    home = at_home(folder, preset=preset, form=form, names=(LONGEST,), **settings)
    game = home.game
    game.scores[:] = [game.target - TO_GO] * game.form.sides
    home.top.pegs = [Pegs(score) for score in game.scores]
    return home


def moments(home: Home) -> Iterator[None]:
    """Each picture of a game at rest, to its end; what is asked is answered, what is told is read."""
    for _ in range(LONG):
        scene = home.scene
        is_still = isinstance(scene, GuideBalloon | GuidedCount) or not home.context.acting.mover.is_moving
        if home.stack.stale and (is_still or home.context.acting.mover.waits):
            yield
        if isinstance(scene, GuidedCount) and scene.entry:
            home.number(scene.total)
        elif isinstance(scene, GuideBalloon | GuidedCount):
            home.press(Button.FIRE)
        elif isinstance(scene, GameOver) and not home.context.acting.mover.is_moving:
            return
        elif home.is_asked:
            home.answer()
        elif home.context.acting.mover.waits:
            home.press(Button.FIRE)
        home.tick()
    raise AssertionError("the game never ended")


def test_on_the_title_of_a_newcomer_whatever_is_lit(tmp_path: Path) -> None:
    title, screens = at_home(tmp_path, begin=False, guide="ask"), Screens()
    title.press(Button.BACK)  # the question whether it is the first game
    assert isinstance(title.scene, Title)
    assert title.scene.lines[0][0] == "Learn to play"
    for index in range(title.scene.size):
        title.scene.chosen = index
        title.stack.draw(screens)
    assert screens.faults == []


def test_in_the_first_game_with_the_guide(tmp_path: Path) -> None:
    """One machine after the other: what is wrong is seen for longer than one picture."""
    home, screens = near_the_end(tmp_path, "champ", "six-card", wait=True, guide="yes"), Screens()
    for number, _ in enumerate(moments(home)):
        screens.show_on_one(number, home)
    assert screens.faults == []


@pytest.mark.parametrize("form", FORMS)
def test_in_a_game_of_every_form(form: str, tmp_path: Path) -> None:
    preset = next(preset.name for preset in reversed([*PRESETS.values()]) if form in preset.forms)
    home, screens = near_the_end(tmp_path, preset, form, wait=True), Screens()
    for number, _ in enumerate(moments(home)):
        screens.show_on_one(number, home)
    assert screens.faults == []


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "form"), KINDS)
def test_in_every_picture_of_a_game_of_every_kind(preset: str, form: str, tmp_path: Path) -> None:
    for seed in range(SEEDS):
        home = near_the_end(tmp_path / str(seed), preset, form, seed=seed, wait=True, guide="yes")
        screens = Screens()
        for _ in moments(home):
            home.stack.draw(screens)
        assert screens.faults == []


def test_what_covers_words_or_touches_them_is_told() -> None:
    """The instrument itself can fail."""
    screen = InkScreen(switched_on(USUAL))
    look, canvas = screen.machine.look, screen._picture.canvas

    def paint(_: object, __: object) -> None:
        canvas.text((40, 40), "painted over", look.inks.lit)
        canvas.text((240, 40), "cut off", look.inks.lit)
        canvas.text((640 - 20, 80), "off the edge", look.inks.lit)
        canvas.text((40, 120), "left", look.inks.lit)
        canvas.text((40 + look.width("left"), 120), "right", look.inks.lit)
        canvas.text((40, 160), "a shadow", look.inks.shadow)
        canvas.text((41, 161), "a shadow", look.inks.lit)
        canvas.fill(Rect(40, 40, look.width("painted over"), look.cell[1]), look.inks.felt)
        canvas.text((40, 200), "HELP", look.inks.lit, look.inks.felt)
        canvas.fill(Rect(40 - 8, 200, 8, look.cell[1]), look.inks.lit)
        canvas.fill(Rect(240, 40, 12, look.cell[1]), look.inks.felt)

    screen._paint[BlankSheet] = partial(screen._paint_one, paint)
    screen.show([BlankSheet()])
    assert [*screen.faults] == [
        "'painted over' has lost all its ink (BlankSheet)",
        "'cut off' has lost some of its ink (BlankSheet)",
        "'off the edge' has lost much of its ink (BlankSheet)",
        "'left' runs into 'right' (BlankSheet, BlankSheet)",
        "'HELP' melts into what is beside it (BlankSheet)",
    ]
