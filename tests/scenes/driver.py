"""A visit to the table without a window: scenes are driven by buttons and by steps of the clock.

`at_home(folder)` spends an evening as the program does; `at_table(position)` sits down in a position
that a test has set up, against players that do as they are told."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from game import machines
from game.coaching.coach import Coach
from game.devices.button import Button, Press
from game.devices.speaker import Speaker
from game.devices.tunes import Tune
from game.rules.cards import Card, parse_cards
from game.rules.counting import show_points
from game.rules.game import Game
from game.rules.moves import Accept, ChooseTarget, Claim, Cut, LayAway, Play, SayGo
from game.rules.preset import Manner
from game.rules.question import WhatToPlay
from game.rules.voice import HOUSE, Voice
from game.scenes.front.open_scene import first_scene, open_scene
from game.scenes.front.window_session import WindowSession
from game.scenes.menu import AnswerScene, MenuScene
from game.scenes.pace import DEAF_STEPS, Pace
from game.scenes.rows import RowScene
from game.scenes.scene import Scene, Way
from game.scenes.stack import Shows, Stack
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.scenes.table.guided import Guided
from game.scenes.table.host import Host
from game.session.run_options import RunOptions
from game.sheets.sheets import EndingWords
from game.sheets.spots import Spot
from game.sheets.table_state import Pegs, TableState
from game.store.settings import Settings
from game.table import Sitter, Table
from tests.rules.positions import Position
from tests.scenes.puppet import Puppet
from tests.scenes.seen import Moment, moment

T = TypeVar("T")
S = TypeVar("S", bound=Shows)
LONG = 20_000  # steps that no test should need
ASKED_BEFORE: Mapping[str, object] = {"guide": "no"}
USUAL: Mapping[str, object] = {
    "level": "landlubber",
    "speed": 5,
    "wait": False,
    "machine": machines.USUAL,
    **ASKED_BEFORE,
}


class Ear(Speaker):
    """A speaker that only remembers what it was to play."""

    def __init__(self) -> None:
        super().__init__(volume=0, muted=False)
        self.heard: list[Tune] = []

    def play(self, tune: Tune) -> None:
        self.heard.append(tune)


def _nowhere(way: Way) -> Scene:
    raise AssertionError(f"this visit does not lead to {way}")


class TellingHost(Host):
    """Tells these words of a game, and signs it with a sentence."""

    def __init__(self, tell: Callable[[], EndingWords] = EndingWords) -> None:
        super().__init__()
        self._tell = tell

    @property
    def ending_words(self) -> EndingWords:
        return self._tell()

    @property
    def may_sign(self) -> bool:
        return True

    def sign(self, initials: str) -> str:
        return f"{initials} it is."


class Visit:
    """A stack of scenes, and hands to press buttons with."""

    def __init__(self, scene: Scene, ear: Ear, opened: Callable[[Way], Scene] = _nowhere) -> None:
        self.stack = Stack(scene, opened)
        self.ear = ear

    # What is seen.

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        top = self.stack.top
        assert top, "the program has ended"
        return top

    def on(self, kind: type[T]) -> T:
        """The scene on top, which is of this kind."""
        scene = self.scene
        assert isinstance(scene, kind), scene
        return scene

    @property
    def at(self) -> GameScene:
        """The scene on top, which is one of a game."""
        return self.on(GameScene)

    @property
    def row_scene(self) -> RowScene:
        """The scene on top, which is a list of settings and doors."""
        return self.on(RowScene)

    @property
    def lines(self) -> list[str]:
        """The words of each line of the list on top."""
        if isinstance(self.scene, AnswerScene):
            return [*self.scene.choices]
        return [row.words for row in self.row_scene.rows]

    @property
    def context(self) -> GameContext:
        scene = self.scene
        assert isinstance(scene, GameScene | GameOver), scene
        return scene.context

    @property
    def game(self) -> Game:
        return self.context.table.game

    @property
    def top(self) -> TableState:
        return self.context.top

    @property
    def is_asked(self) -> bool:
        """Whether a person is to act."""
        scene = self.scene
        return isinstance(scene, GameScene) and scene.asked is not None

    def told(self) -> list[str]:
        """The reasons below the board, but for the lines between deals."""
        return [reason.text for reason in self.top.reasons if not reason.is_divider]

    def read(self) -> tuple[str, ...]:
        """The items of a count that were read so far."""
        return tuple(self.top.count_panel.words) if self.top.count_panel else ()

    def drawn(self, screen: S) -> S:
        """The screen, with what is seen on it."""
        self.stack.draw(screen)
        return screen

    # What is done.

    def press(self, *buttons: Button) -> None:
        """Press without haste: each button hears again."""
        for button in buttons:
            self._let_hear()
            self.stack.press(Press(button))

    def click(self, spot: Spot | None) -> None:
        """Click without haste."""
        self._let_hear()
        self.stack.click(spot)

    def _let_hear(self) -> None:
        if context := getattr(self.scene, "context", None):
            context.debounce.forget()
        elif isinstance(self.scene, Guided):
            for _ in range(DEAF_STEPS):
                self.scene.debounce.tick()

    def go_to_line(self, words: str) -> None:
        """Go down to a line of the list on top."""
        assert isinstance(self.scene, MenuScene), self.scene
        self.press(*[Button.DOWN] * ((self.lines.index(words) - self.scene.chosen) % self.scene.size))

    def take_line(self, words: str) -> None:
        """Go down to a line of the list on top, and fire."""
        self.go_to_line(words)
        self.press(Button.FIRE)

    def call_go(self) -> None:
        """The stick up, then fire."""
        self._let_hear()
        self.stack.press(Press(Button.GO, fired=True))

    def number(self, number: int) -> None:
        """Type a number and fire."""
        self._let_hear()
        for digit in str(number):
            self.stack.press(Press(None, digit=int(digit)))
        self.press(Button.FIRE)

    def tick(self, steps: int = 1) -> None:
        for _ in range(steps):
            self.stack.tick()

    def until(self, found: Callable[[], bool]) -> int:
        """Let the clock go on until something is so; how many steps it took."""
        for step in range(LONG):
            if found():
                return step
            self.tick()
        raise AssertionError("it never came")

    def until_still(self) -> None:
        """Go on, past all that waits for the button, until a person is asked or the game is over."""
        for _ in range(LONG):
            if self.is_asked or (self.game.outcome and not self._goes_on()):
                return
            if self.context.acting.mover.waits:
                self.press(Button.FIRE)
            self.tick()
        raise AssertionError("nobody was ever asked")

    def _goes_on(self) -> bool:
        return bool(self.context.events) or self.context.acting.mover.is_moving

    def until_asked(self, wanted: Moment) -> None:
        """Answer everything as best one can until somebody is asked at this moment of a game."""
        for _ in range(LONG):
            self.until_still()
            if moment(self.scene) is wanted and (self.is_asked or self.game.outcome):
                return
            self.answer()
        raise AssertionError(f"nobody was asked: {wanted}")

    def until_moment(self, wanted: Moment) -> None:
        """Answer everything until this moment of a game is seen."""
        self.answer_until(lambda: moment(self.scene) is wanted)

    def until_scene(self, scene: type[Scene]) -> None:
        """Answer everything until this scene is there, and hears."""
        self.answer_until(lambda: isinstance(self.scene, scene))
        self.until(lambda: not (self.scene.debounce and self.scene.debounce.deaf_to_all))

    def step_on(self) -> None:
        """Answer what is asked, press where the button is waited for, and let a step pass."""
        if self.is_asked:
            self.answer()
        elif self.context.acting.mover.waits:
            self.press(Button.FIRE)
        self.tick()

    def answer_until(self, found: Callable[[], bool]) -> None:
        """Go on, past all that waits for the button or asks, until something is so."""
        for _ in range(LONG):
            if found():
                return
            self.step_on()
        raise AssertionError("it never came")

    def until_waiting(self) -> None:
        """Go on until the table waits for the button."""
        self.until(lambda: self.context.acting.mover.waits)

    def answer(self) -> None:
        """Make the first legal move, by the buttons."""
        seat = self.at.asked
        assert seat is not None, f"{self.at} asks nothing"
        match self.game.legal(seat)[0]:
            case Cut() | ChooseTarget():
                self.press(Button.FIRE)
            case LayAway(cards):
                self.lay_away(*cards)
            case Play(card):
                self.play(card)
            case SayGo():
                self.press(Button.GO)
            case Claim():
                self.number(self._count(seat))
            case Accept() if moment(self.at) is Moment.PLAY:
                self._play_on(seat)
            case _:
                self.number(0)

    def _play_on(self, seat: int) -> None:
        """Let a count of the play stand: with the next card or go, or by itself."""
        view = self.game.view(seat)
        if not isinstance(self.context.table.question(seat), WhatToPlay):
            self.press(Button.FIRE)
        elif view.playable:
            self.play(view.playable[0])
        else:
            self.press(Button.GO)

    def _count(self, seat: int) -> int:
        """What the cards shown truly count; in the play, nothing."""
        shown = self.game.view(seat).to_count
        return show_points(shown.cards, shown.starter, crib=shown.crib) if shown else 0

    def play(self, card: Card | str) -> None:
        """Go to a card of the person asked, and fire."""
        self.go_to(card)
        self.press(Button.FIRE)

    def go_to(self, card: Card | str) -> None:
        """Move the highlight to a card."""
        scene = self.at
        assert scene.asked is not None
        wanted = Card.parse(card) if isinstance(card, str) else card
        index = self.top.seats[scene.asked].hand.index(wanted)
        for _ in self.top.seats[scene.asked].hand:
            if getattr(self.top.cursor, "index", None) == index:
                return
            self.press(Button.RIGHT)
        raise AssertionError(f"the highlight never came to {wanted}")

    def choose(self, *cards: Card | str) -> None:
        """Choose cards for the crib, but do not confirm."""
        assert moment(self.at) is Moment.LAY_AWAY
        for card in cards:
            self.play(card)

    def lay_away(self, *cards: Card | str) -> None:
        """Choose, and confirm where that is asked."""
        self.choose(*cards)
        if self.context.confirms_discard:
            self.press(Button.FIRE)


class Home(Visit):
    """A visit with everything that lasts from one game to the next."""

    def __init__(self, session: WindowSession) -> None:
        assert isinstance(session.speaker, Ear)
        super().__init__(first_scene(session), session.speaker, partial(open_scene, session))
        self.session = session


def at_home(folder: Path, *, begin: bool = True, demo: bool = False, **settings: object) -> Home:
    """An evening from its first scene on, in a game just begun unless a test says otherwise."""
    chosen = Settings()
    club, seed = str(settings.pop("club", "")), str(settings.pop("seed", 7))
    has_target = bool(settings.pop("has_target", False))
    run_options = RunOptions(folder, begin=begin, demo=demo, club=club, seed=seed, has_target=has_target)
    for name, value in {**USUAL, **settings}.items():
        setattr(chosen, name, value)
    return Home(WindowSession(chosen, run_options, Ear()))


def when_asked(wanted: Moment, folder: Path, **settings: Any) -> Home:
    """An evening in which somebody is asked at this moment of a game."""
    home = at_home(folder, **settings)
    home.until_asked(wanted)
    return home


def at_the_end(folder: Path, **settings: Any) -> Home:
    """An evening whose first game is over, and its ending rests."""
    home = at_home(folder, **settings)
    home.until_scene(GameOver)
    home.until_still()
    return home


def at_table(
    position: Position,
    plays: str = "",
    *,
    people: int = 1,
    wait: bool = False,
    speed: int = 5,
    calls: int = 0,
    tutor: str | None = None,
    confirms: bool = False,
    voice: Voice = HOUSE,
    names: Sequence[str] = ("SEAT0", "SEAT1", "SEAT2", "SEAT3"),
) -> Visit:
    """Sit down where the cards were just dealt; seats that are no person's do as the test says.

    With a word for the tutor the coach can be asked."""
    game, ear = position.game, Ear()
    sitters = [Sitter(name) for name in names[: game.form.seats]]
    table = Table(game, sitters)
    order = parse_cards(plays)
    for seat in range(people, game.form.seats):
        table.sitters[seat] = Sitter(sitters[seat].name, "puppet")
        table.players[seat] = Puppet(position.laid[seat], order, calls)
    coach = None if tutor is None else Coach(table, tutor)
    manner = Manner(voice)
    context = GameContext(
        table, ear, Pace(speed, wait), manner=manner, coach=coach, confirms_discard=confirms
    )
    context.top.pegs = [Pegs(score) for score in game.scores]
    return Visit(GameScene(context), ear)


def past_the_discard(position: Position, plays: str = "", **how: Any) -> Visit:
    """Sit down where the cards were just dealt, and discard as the position says."""
    visit = at_table(position, plays, **how)
    visit.until(lambda: visit.is_asked)
    visit.lay_away(*position.laid[0])
    return visit
