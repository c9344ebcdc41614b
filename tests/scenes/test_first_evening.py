"""First evenings of people who have never played: from the title through the lessons and a first game.

Each is a script of presses. All that is said on the way must answer twelve questions."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.devices.button import Button, Press
from game.machines import names
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.practice.learn import LESSONS, Beat, Number, Pick
from game.practice.learned import learned
from game.scenes.front.title import LEARN, RECORDS, Title
from game.scenes.practice.learn_list import AfterTheLast, LearnList
from game.scenes.practice.lesson_scene import LessonScene
from game.scenes.practice.two_discards import TwoDiscards
from game.scenes.scene import Scene
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.scenes.table.guide_balloon import GuideBalloon
from game.scenes.table.guided_count import GuidedCount
from game.session.session import FIRST_RIVAL
from game.sheets.sheets import BalloonSheet
from game.sheets.spots import ButtonSpot, CardSpot, LineSpot, Spot
from game.sheets.table_state import InHand
from game.store.practice_files import PracticeNotes
from tests.scenes.driver import LONG, at_home

FIRE, HINT = Button.FIRE, Button.HINT
ANSWERS = {
    "what a fifteen is worth": r"adding up to 15 score 2",
    "which cards count ten": r"Face cards count ten",
    "why three of a kind are six": r"each seven pairs with both others",
    "one run or two": r"Two runs and the pair",
    "a flush of four or of five": r"a flush, 4 points.*(starter|fits)",
    "his nobs": r"jack of the starter's suit is his nobs",
    "whose the crib is": r"the dealer's extra hand",
    "what to keep out of their crib": r"Their crib: no fives, no pairs",
    "what happens at 31": r"Thirty-one for two",
    "what a go is": r"No card of theirs fits: go",
    "who counts first": r"The dealer counts last: your hand first",
    "how a game is won": r"Whoever has 121 first wins",
    "his heels": r"A jack turned up is his heels: 2 for the dealer",
    "a flush in the crib": r"A flush there needs all five of a suit",
    "the last card": r"the very last card scores 1",
    "a skunk": r"loses with 90 or less is skunked",
}
"""What somebody must have been told who is asked twelve questions afterwards."""
A_PRESS, AN_EVENING = 4, 40 * 60
"""Seconds to read and press, and of a first evening before the first game is under way."""


class Evening:
    """Somebody at a machine: each picture is drawn on it, and what is said is kept."""

    def __init__(self, folder: Path, machine: str) -> None:
        self.home = at_home(folder, guide="ask", begin=False, seed=3, machine=machine)
        self.screens = [Screen(switched_on(machine))]
        self.said: list[str] = []
        self.presses = 0
        self.guessed: list[Beat] = []

    @property
    def scene(self) -> Scene:
        return self.home.scene

    def look(self) -> None:
        """Draw the picture on the machine that is switched on now, and read it."""
        screen = self.screens[self.presses % len(self.screens)]
        self.home.stack.redraw()
        self.home.stack.draw(screen)
        for sheet in self.scene.picture():
            if isinstance(sheet, BalloonSheet) and self.said[-1:] != [sheet.words]:
                self.said.append(sheet.words)

    def press(self, button: Button) -> None:
        self.presses += 1
        self.home.press(button)
        self.look()

    def click(self, spot: Spot) -> None:
        self.presses += 1
        self.home.click(spot)
        self.look()

    def point_at(self, spot: Spot) -> None:
        """Click the middle of a thing as it is painted; nothing may lie over it."""
        screen = self.screens[0]
        area = screen.spotting.area(spot)
        assert area, spot
        within = screen.machine.look.inside.topleft
        assert screen.spot_at(area.move(within).center) == spot
        self.click(spot)

    def learn(self, does: Callable[["Evening"], None]) -> None:
        """Go through the lessons that are left, each thing done by `does`."""
        for _ in range(400):
            if isinstance(self.scene, AfterTheLast):
                return
            does(self)
        raise AssertionError("the lessons never ended")

    def play(self) -> list[str]:
        """Play to the end of the game; what the guide said."""
        home, told = self.home, []
        for _ in range(LONG):
            match self.scene:
                case GuidedCount(entry=None, words=words) | GuideBalloon(words=words):
                    told.append(words)
                    home.press(FIRE)
                case GuidedCount(total=total):
                    home.number(total)
                case GameOver():
                    return told
                case _ if home.is_asked:
                    home.answer()
                case GameScene() if home.context.acting.mover.waits:
                    home.press(FIRE)
            if isinstance(self.scene, GameScene):
                home.tick()
        raise AssertionError("the game never ended")

    def knows(self) -> None:
        """Hold what was said against the twelve questions, and the time that it took."""
        said = " ".join(self.said)
        assert not [question for question, answer in ANSWERS.items() if not re.search(answer, said)]
        assert self.presses * A_PRESS < AN_EVENING


KEYS = {"F": FIRE, "L": Button.LEFT, "R": Button.RIGHT, "U": Button.UP, "D": Button.DOWN}
BY_KEYS = (
    "F DF U RF RF LF LF RRRRF RF LF LF LLLF FF",
    "FF RF RF F FFF F 6 FF",
    "F F RRRRF LF LF LLF F RF RRF F F F F",
    "F F RRF LF F FF F RF DF F F F",
    "F FFFF F 10F 12F FFFFF",
    "F RRF RRRF F F F RF F F F F",
    "F F F F RF F F RF RF F F F F F RF F F F F F F",
    "FFFF RRF LF FF",
)
"""Somebody's evening at the keys of a PC, lesson by lesson, with what he tried that was wrong."""
AFTER_A_SLIP = (
    "That makes 20, not 15. Take another: 3 left.",
    "1? More: every seven pairs with every other one.",
    "2? More: every seven pairs with every other one.",
    "These are not in a row, such as 8 9 10.",
    "No: it is a jack, and of the starter's suit.",
    "10 is too low. Did you see every fifteen and the pair?",
    "That would make 32: over 31. Try another card.",
    "They? They deal, so they count last, and your 5 are enough.",
)


BY_MOUSE = (
    "c0 c2 c3 c4 c2 c4 c5 c0 c1 Show_me",
    "1 3 5 6",
    "c0 c1 c4 c0 c1 c3 c0 c2 c3",
    "9 5 c1 c2",
    "n6 n12",
    "c2 c3 c0 c1",
    "c1 c0 c0 c2 c1 c0",
    "They You",
)
"""Somebody's evening with the mouse of an Amiga: cards, answers and numbers; between them Next."""
AFTER_A_CLICK = (
    "That makes 20, not 15.",
    "5? More: the fourth seven pairs with all three others.",
    "These are not in a row, such as 8 9 10.",
    "6 is too low. Did you see every fifteen and every run of three?",
    "That would make 35: over 31.",
)


def by_show_me(evening: Evening) -> None:
    evening.press(FIRE if isinstance(evening.scene, TwoDiscards) else HINT)


def by_the_mouse(evening: Evening) -> None:
    """Click the first word: Next, an answer or Show me."""
    scene = evening.scene
    words = [*scene.answers] if isinstance(scene, LessonScene) else []
    wanted = next((word for word in ("Next", "Show me") if word in words), "")
    evening.click(LineSpot(words.index(wanted)) if wanted else CardSpot(InHand(0, 0)))


def by_a_guess(evening: Evening) -> None:
    """Click something that is wrong, or all cards in turn, once at each question; then have it shown."""
    scene = evening.scene
    task = scene.course.task if isinstance(scene, LessonScene) else None
    if not task or task in evening.guessed:
        by_the_mouse(evening)
        return
    evening.guessed.append(task)
    match task:
        case Pick(choices=choices, right=right):
            evening.click(LineSpot((right + 1) % len(choices)))
        case Number():
            evening.home.number(1)
            evening.look()
        case _ if isinstance(scene, LessonScene):
            for at in range(len(scene.course.hand)):
                if scene.cards and at < len(scene.course.hand):
                    evening.click(CardSpot(InHand(0, at)))


def by_one_switch(evening: Evening) -> None:
    """Press at the stop of the answer that does it."""
    scene = evening.scene
    if not isinstance(scene, LessonScene):
        evening.press(FIRE)
        return
    stops = scene.stops(scene.picture(), [])
    at = [*scene.answers].index("Show me" if scene.course.task else "Next")
    assert LineSpot(at) in stops
    evening.click(LineSpot(at))


def evening_of(folder: Path, machine: str) -> Evening:
    """Come to the title, and take its first line."""
    evening = Evening(folder, machine)
    assert isinstance(evening.scene, Title)
    assert evening.scene.lines[0][0] == LEARN
    assert RECORDS not in dict(evening.scene.lines)
    evening.press(FIRE)
    assert isinstance(evening.scene, LearnList)
    evening.press(FIRE)
    return evening


@pytest.mark.parametrize("does", [by_show_me, by_the_mouse, by_one_switch, by_a_guess])
@pytest.mark.parametrize("machine", names())
def test_the_lessons_answer_twelve_questions(
    machine: str, does: Callable[[Evening], None], tmp_path: Path
) -> None:
    evening = evening_of(tmp_path, machine)
    evening.learn(does)
    evening.knows()
    assert learned(PracticeNotes(tmp_path).lines) == {*range(len(LESSONS))}
    told = " ".join(evening.said)
    assert not [task for task in evening.guessed if isinstance(task, Pick) and task.wrong not in told]
    if evening.guessed:
        wrong = ("That makes", "not in a row", "is too low", "would make 35: over 31")
        assert all(any(words in said for said in evening.said) for words in wrong)


@pytest.mark.parametrize("machine", names())
def test_an_evening_by_keys_alone_with_slips(machine: str, tmp_path: Path) -> None:
    evening = evening_of(tmp_path, machine)
    for at, keys in enumerate(BY_KEYS):
        assert isinstance(evening.scene, LessonScene)
        assert evening.scene.at == at
        for key in keys.replace(" ", ""):
            if key in KEYS:
                evening.press(KEYS[key])
            else:
                evening.home.stack.press(Press(None, digit=int(key), typed=key))
                evening.look()
    assert isinstance(evening.scene, AfterTheLast)
    assert not [words for words in AFTER_A_SLIP if not any(words in said for said in evening.said)]
    evening.knows()


def by_word(evening: Evening, word: str) -> None:
    """Click a card, the keys of a number, or an answer; first Next as long as it is offered."""
    while isinstance(evening.scene, LessonScene) and "Next" in evening.scene.answers:
        evening.point_at(LineSpot([*evening.scene.answers].index("Next")))
    scene = evening.scene
    assert isinstance(scene, LessonScene)
    if word[0] == "c":
        evening.point_at(CardSpot(InHand(0, int(word[1:]))))
    elif word[0] == "n":
        for key in (*word[1:], "OK"):
            evening.point_at(ButtonSpot(key))
    else:
        evening.point_at(LineSpot([*scene.answers].index(word.replace("_", " "))))
    if isinstance(evening.scene, TwoDiscards):
        evening.press(FIRE)


@pytest.mark.parametrize("machine", names())
def test_an_evening_with_the_mouse_alone_with_slips(machine: str, tmp_path: Path) -> None:
    evening = evening_of(tmp_path, machine)
    for at, words in enumerate(BY_MOUSE):
        for word in words.split():
            by_word(evening, word)
            assert isinstance(evening.scene, LessonScene)
            assert evening.scene.at == at
    while isinstance(evening.scene, LessonScene):
        evening.point_at(LineSpot([*evening.scene.answers].index("Next")))
    assert isinstance(evening.scene, AfterTheLast)
    assert not [words for words in AFTER_A_CLICK if not any(words in said for said in evening.said)]
    evening.knows()


@pytest.mark.parametrize("machine", names())
def test_the_first_game_follows_and_the_title_has_records_then(machine: str, tmp_path: Path) -> None:
    evening = evening_of(tmp_path, machine)
    evening.learn(by_show_me)
    evening.press(FIRE)
    assert isinstance(evening.scene, GameScene)
    assert evening.home.session.level == FIRST_RIVAL
    told = evening.play()
    assert any("Add a card" in words for words in told)
    title = at_home(tmp_path, begin=False, guide="ask").scene
    assert isinstance(title, Title)
    assert RECORDS in dict(title.lines)
    assert title.lines[0][0] != LEARN


@pytest.mark.parametrize("machine", names())
def test_machines_change_and_all_is_left_and_taken_up_tomorrow(machine: str, tmp_path: Path) -> None:
    evening = evening_of(tmp_path, machine)
    evening.screens = [Screen(switched_on(name)) for name in names()]
    while not (isinstance(evening.scene, LessonScene) and evening.scene.at == 3):
        by_show_me(evening)
    evening.press(Button.BACK)
    tomorrow = Evening(tmp_path, machine)
    tomorrow.press(FIRE)
    assert isinstance(tomorrow.scene, LearnList)
    assert (tomorrow.scene.done, tomorrow.scene.chosen) == ({0, 1, 2}, 3)
    tomorrow.press(FIRE)
    tomorrow.learn(by_show_me)
    evening.said += tomorrow.said
    evening.knows()


@pytest.mark.parametrize("machine", names())
def test_a_hand_that_hits_every_key_loses_nothing(machine: str, tmp_path: Path) -> None:
    evening = evening_of(tmp_path, machine)
    buttons = [button for button in Button if button is not Button.BACK]
    for at in range(200):
        if not isinstance(evening.scene, LessonScene | TwoDiscards):
            break
        evening.home.stack.press(Press(buttons[at * 5 % len(buttons)]))
    while not isinstance(evening.scene, Title | LearnList | AfterTheLast):
        evening.press(Button.BACK)
    if isinstance(evening.scene, LearnList):
        assert evening.scene.done == learned(PracticeNotes(tmp_path).lines)
