"""A whole evening with one button: through the menus, through a game, and out again."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.forms import FORMS
from game.scenes.box import Box
from game.scenes.front.choose_game import ChooseGame
from game.scenes.front.options import OptionsScene, display
from game.scenes.front.title import Title
from game.scenes.help_pages import Help
from game.scenes.menu import MenuScene
from game.scenes.practice.practice_list import Practice
from game.scenes.rows import RowScene
from game.scenes.table.discard import LayAwayInput
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.session.run_options import RunOptions
from game.sheets.sheets import TableSheet
from game.sheets.spots import ButtonSpot, CardSpot, LineSpot
from game.sheets.table_state import InHand
from game.store.settings import Settings
from game.window.app import App
from game.window.opening import open_window
from game.window.pointing import LEAST_DEAF_STEPS, OneButton
from tests.scenes.driver import Home, at_home, when_asked
from tests.scenes.seen import Moment, input_of, moment
from tests.scenes.shown import lines_of_a_list

STAY_TENTHS = 3
A_STOP = 6 * STAY_TENTHS
LEFT_ALONE = {"HELP", "LEAVE", "UNDO", "HINT", "MUGGINS", "PEG", "HEELS"}
NEVER = 30_000  # steps


class OneHanded:
    """Somebody who sees the highlight and has one button."""

    def __init__(self, home: Home) -> None:
        self.home, self.screen = home, Screen(switched_on(USUAL))
        self.one = OneButton(home.stack, self.screen)
        self.one.tenths = STAY_TENTHS
        self.tick()

    def tick(self) -> None:
        scene = self.home.scene
        is_moving = isinstance(scene, GameScene) and scene.acting.mover.is_moving
        if self.home.stack.stale and not is_moving:
            self.home.stack.draw(self.screen)
            self.one.draw()
        self.home.stack.tick()
        self.one.tick()

    def wait_for(self, there: Callable[[], bool]) -> None:
        """Until the highlight stands where it is wanted, and the button hears."""
        for _ in range(NEVER):
            if there() and not self.one._deaf:
                return
            self.tick()
        raise AssertionError(f"the highlight never came there: {self.one._stops}")

    def take_line(self, words: str) -> None:
        """A line of the menu on top."""
        scene = self.home.scene
        assert isinstance(scene, MenuScene)
        lines = [row.words for row in scene.rows] if isinstance(scene, RowScene) else []
        lines = lines or [line for line, _ in getattr(scene, "lines", ())]
        self.take(
            lambda: self.one.stop == LineSpot(lines.index(words)) and scene.chosen == lines.index(words)
        )

    def take_word(self, word: str) -> None:
        self.take(lambda: self.one.stop == ButtonSpot(word))

    def take(self, there: Callable[[], bool]) -> None:
        self.wait_for(there)
        self.one.press()

    def is_wanted(self) -> bool:
        """Whether somebody who only wants to get on would take this."""
        stop, scene = self.one.stop, self.home.scene
        if isinstance(stop, ButtonSpot):
            return stop.name not in LEFT_ALONE
        if moment(scene) is Moment.LAY_AWAY and isinstance(stop, CardSpot):
            assert isinstance(stop.place, InHand)
            asked = input_of(scene, LayAwayInput)
            return not asked.is_complete and stop.place.index not in asked.faded
        return True

    def play_until(self, there: Callable[[], bool]) -> None:
        refused: object = None
        for _ in range(NEVER):
            if there():
                return
            here = self.home.scene, self.one.stop, len(self.one._stops)
            if here != refused:
                refused = None
            if not self.one._deaf and self.is_wanted() and not (refused and self.one.stop):
                self.one.press()
                refused = here
            self.tick()
        raise AssertionError("the game never got there")


@pytest.fixture
def person(tmp_path: Path) -> OneHanded:
    return OneHanded(at_home(tmp_path, begin=False, target=61, speed=5, wait=True))


def test_a_whole_evening(person: OneHanded) -> None:
    """Options and back, practice and back, a game to its end, the title, and out."""
    home = person.home
    person.take_line("Options")
    person.take_line("Play")
    assert isinstance(home.scene, RowScene)
    person.take_line("Pause after scores")
    assert not home.session.settings.wait
    person.take_word("BACK")
    assert isinstance(home.scene, OptionsScene)
    person.take_word("BACK")
    person.take_line("Practice")
    assert isinstance(home.scene, Practice)
    person.take_word("BACK")
    person.take_line("How to play")
    person.take(lambda: isinstance(home.scene, Box) and person.one.stop == LineSpot(1))
    assert isinstance(home.scene, Help)
    person.take_word("BACK")
    person.take_line("New game")
    assert isinstance(home.scene, GameScene)
    person.play_until(lambda: isinstance(home.scene, GameOver) and home.scene.is_still)
    person.take_word("TITLE")
    assert isinstance(home.scene, Title)
    person.take_line("Quit")
    assert home.stack.top is None


@pytest.mark.parametrize(
    ("preset", "form"),
    [("acc", "six-card"), ("bsd", "six-card"), ("loadstar", "six-card"), ("hoyle", "four-handed")],
)
def test_a_game_of_every_kind_goes_on(preset: str, form: str, tmp_path: Path) -> None:
    """Cuts, targets, counts typed on the figures, go by hand: till the second deal."""
    assert form in FORMS
    home = at_home(tmp_path, preset=preset, form=form, wait=True)
    person = OneHanded(home)
    person.play_until(lambda: isinstance(home.scene, GameScene) and home.game.deals == 2)


def test_one_thing_is_lit_a_card_or_a_word(tmp_path: Path) -> None:
    home = when_asked(Moment.PLAY, tmp_path)
    person, told = OneHanded(home), set()
    for _ in range(12 * A_STOP):
        person.tick()
        (framed,) = (sheet.top.cursor for sheet in person.screen.sheets if isinstance(sheet, TableSheet))
        if not home.stack.stale and (stop := person.one.stop):
            assert (framed is not None) == isinstance(stop, CardSpot), stop
            told.add(type(stop))
    assert told == {CardSpot, ButtonSpot}


def test_the_highlight_stays_its_time_and_comes_round(person: OneHanded) -> None:
    title = person.home.scene
    assert isinstance(title, Title)
    seen = []
    for _ in range(title.size + 1):
        seen.append(title.chosen)
        for _ in range(A_STOP):
            person.tick()
    assert seen == [*range(title.size), 0]


def test_the_button_is_deaf_after_it_has_taken_something(person: OneHanded) -> None:
    person.take_line("Options")
    person.tick()
    for _ in range(LEAST_DEAF_STEPS - 2):
        person.one.press()
        person.tick()
    assert isinstance(person.home.scene, OptionsScene)
    person.take_word("BACK")
    assert not isinstance(person.home.scene, OptionsScene)


def test_a_list_longer_than_the_picture_is_walked_to_its_end(person: OneHanded) -> None:
    person.take_line("Options")
    person.take_line("Controls")
    person.take_line("Keys")
    page = person.home.scene
    assert isinstance(page, MenuScene)
    assert page.size > lines_of_a_list(person.screen)
    person.wait_for(lambda: page.chosen == page.size - 1)
    person.take_word("BACK")
    assert person.home.scene is not page


def test_other_buttons_go_on_working_beside_it(person: OneHanded) -> None:
    person.home.stack.press(Press(Button.DOWN))
    assert person.home.on(Title).chosen == 1


def test_switched_off_it_does_nothing(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.stack.lay_over(display(home.session))
    one = OneButton(home.stack, Screen(switched_on(USUAL)))
    assert not any(one.tick() for _ in range(600))


def test_in_the_program_any_button_and_any_click_is_the_one(tmp_path: Path) -> None:
    settings = Settings(muted=True, one_button=STAY_TENTHS)
    app = App(settings, RunOptions(tmp_path), open_window(settings))
    title = app.stack.top
    assert isinstance(title, Title)
    for _ in range(3 * A_STOP):
        app.frame(1)
        if title.chosen == 2:
            break
    moved = {"pos": (3, 3), "rel": (1, 1), "buttons": (0, 0, 0), "touch": False}
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
        pygame.event.post(pygame.event.Event(kind, {**moved, "button": 1}))
    app.frame(1)
    assert isinstance(app.stack.top, ChooseGame)
