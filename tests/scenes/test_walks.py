"""Walks through the scenes by hands that press anything; after each step all is so that must always be."""

import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import machines
from game.devices.button import Button, NamedKey, Press
from game.machines import names
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.scenes.box import Notice, back_to_title
from game.scenes.front import choose_game, keys_page, options, rooms
from game.scenes.front.open_scene import open_scene
from game.scenes.front.power_on_scene import PowerOn
from game.scenes.front.title import Title
from game.scenes.front.window_session import WindowSession
from game.scenes.menu import AnswerScene
from game.scenes.pace import STEPS_A_SECOND
from game.scenes.records import move_page
from game.scenes.scene import Scene, Way
from game.scenes.table.game_scene import GameScene
from game.scenes.table.typed_prompts import YES, AgainPrompt, QuitPrompt, SignPrompt
from game.session.shuffle import Shuffle
from game.sheets.pictures import stops
from game.sheets.scrolling import Seen
from game.sheets.sheet import Sheet
from game.sheets.sheets import BalloonSheet, BlankSheet, BoxSheet, EndingWords, NumberSheet, TableSheet
from game.sheets.spots import CardSpot, CutSpot, Spot
from game.sheets.table_state import InHand, OnPack
from game.store.kept_game import read_game
from tests.conftest import CheckText
from tests.scenes.driver import Ear, Home, TellingHost, Visit, at_home, at_the_end, when_asked
from tests.scenes.every_scene import records
from tests.scenes.front.test_ask_scene import at_the_desk
from tests.scenes.front.test_unfinished_list import leave, spoil
from tests.scenes.practice.practice_pictures import PRACTICE
from tests.scenes.records.test_record_list import keep_game
from tests.scenes.review.review_pictures import REVIEW
from tests.scenes.review.test_review_page import on_the_page, opened
from tests.scenes.seen import Moment
from tests.scenes.table.test_typed_game import at_terminal

USUAL_MACHINE = machines.USUAL
Start = Callable[[Path], Visit]
STEPS = 30
MOST_BACK = 60
USUAL = [Button.FIRE] * 5 + [Button.DOWN, Button.RIGHT] * 3 + [Button.UP, Button.LEFT]
CARDS: list[Spot] = [CardSpot(OnPack()), CutSpot(20), *(CardSpot(InHand(0, index)) for index in range(6))]
TODAY = date(1987, 11, 18)


class Today(date):
    @classmethod
    def today(cls) -> date:  # type: ignore[override]
        return TODAY


@pytest.fixture(autouse=True)
def nothing_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same day, the same cards and the same copied words in each run, and no friend far away."""
    given = {"date": Today, "copy_text": lambda _: True, "pasted_text": lambda: "copied"}
    for name, module in [*sys.modules.items()]:
        for word in given.keys() & vars(module) if name.startswith("game.") else ():
            monkeypatch.setattr(module, word, given[word])
    monkeypatch.setattr("game.session.shuffle.perf_counter_ns", lambda: 1987)
    monkeypatch.setattr(Shuffle, "fresh", staticmethod(lambda: Shuffle("walk")))
    monkeypatch.setitem(rooms.ROOMS, Way.FRIEND, lambda _: back_to_title(["Nobody is there."]))


def _asks(sheet: Sheet) -> bool:
    """Tell whether a question is written on it."""
    match sheet:
        case TableSheet(top=top):
            return bool(top.prompt or top.messages)
        case NumberSheet() | BoxSheet() | BalloonSheet():
            return True
    return False


class Walk:
    """Steps from a start; where they lead out of the program it begins again."""

    def __init__(self, start: Start, folder: Path, seed: str) -> None:
        self.start, self.folder, self.chance, self.starts = start, folder, Random(seed), 0
        self.screen = Screen(switched_on(names()[sum(map(ord, seed)) % len(names())]))
        self.begin()

    def begin(self) -> None:
        folder = self.folder / str(self.starts)
        folder.mkdir()
        self.visit, self.starts = self.start(folder), self.starts + 1
        if not isinstance(self.visit, Home):
            self.visit.stack._open_scene = lambda way: Notice(way.name)
        self.look()

    def look(self) -> None:
        """See, hear and point at everything."""
        stack, top = self.visit.stack, self.visit.scene
        stack.draw(self.screen)
        assert not stack.stale, f"{type(top).__name__} is never drawn to its end"
        is_bare = all(isinstance(sheet, BlankSheet) for sheet in self.screen.sheets)
        assert is_bare or self.screen.in_full, f"{type(top).__name__} says nothing"
        self.find_the_highlight(top)
        if isinstance(top, GameScene) and top.asked is not None:
            assert any(map(_asks, self.screen.sheets)), f"{type(top).__name__} does not say what it asks"

    def find_the_highlight(self, top: Scene) -> None:
        """Point at one of the places where one button stops: it is on the picture, and keeps to it."""
        places = top.stops(self.screen.sheets, self.screen.spots)
        if self.visit.stack.takes_keys:
            return  # the next key is that which was asked for
        if places and (place := self.chance.choice(places)):
            self.visit.stack.hover(place)
            self.visit.stack.draw(self.screen)
            assert place in self.screen.spots, f"{type(top).__name__} draws no {place}"
            self.screen.frame(place)

    def go(self) -> None:
        for _ in range(STEPS):
            self.step(self.chance.randrange(12))
            if self.visit.stack.top is None:
                self.begin()
            self.look()
        self.go_back()

    def go_back(self) -> None:
        """Come out of every scene by the way back; where it asks first, nothing holds who says yes."""
        for _ in range(MOST_BACK):
            top = self.visit.stack.top
            if top is None or isinstance(top, Title):
                return
            if isinstance(top, QuitPrompt):
                self.visit.stack.press(Press(None, letter=YES, typed=YES))
            elif isinstance(top, AnswerScene) and self.chance.random() < 1 / 2:
                self.visit.press(Button.DOWN, Button.FIRE)
            else:
                self.visit.press(Button.BACK)
            if self.visit.stack.top:
                self.visit.tick(6)
        raise AssertionError(f"no way leads back out of {type(top).__name__}")

    def step(self, kind: int) -> str:
        """Do something, and tell what it was."""
        stack, chance = self.visit.stack, self.chance
        if stack.takes_keys:
            key = NamedKey(chance.choice(("a", "h", "left", "home")), chance.choice((None, Button.HELP)))
            stack.name_key(key)
            return key.word
        if kind < 5:
            button: Button = chance.choice(USUAL if kind < 4 else [*Button])
            self.visit.press(button)
            return button.word
        if kind < 7:
            spots: list[Spot | None] = [*stops(self.screen.sheets), chance.choice(CARDS)]
            spot = chance.choice(spots)
            self.visit.click(spot) if kind == 5 else stack.hover(spot)
            return f"{spot} {'clicked' if kind == 5 else 'under the mouse'}"
        if kind == 7:
            digit = chance.randrange(10)
            stack.press(Press(None, digit, typed=f"{digit}"))
            return f"{digit}"
        if kind == 8:
            sign = chance.choice("ABCDGHKLMNPQRSTUY")
            stack.press(Press(None, letter=sign, typed=sign))
            return sign
        ticks = chance.choice((1, 6, 30))
        for _ in range(ticks):
            stack.tick()
        stack.idle()
        return f"{ticks} ticks"


def over(make: Callable[[WindowSession], Scene], **settings: Any) -> Start:
    """A scene laid over the title."""

    def start(folder: Path) -> Home:
        home = at_home(folder, begin=False, **settings)
        home.stack.lay_over(make(home.session))
        return home

    return start


def room(way: Way, prepare: Callable[[Path], object] = lambda _: None) -> Start:
    """A room behind the title, with what is kept there."""

    def start(folder: Path) -> Home:
        prepare(folder)
        home = at_home(folder, begin=False, initials="ANN")
        home.stack.lay_over(open_scene(home.session, way))
        return home

    return start


def asked(moment: Moment, **settings: Any) -> Start:
    """A person asked in a game."""
    return partial(when_asked, moment, **settings)


def over_game(folder: Path) -> Home:
    home = at_the_end(folder, preset="hoyle", form="five-card", match="3")
    asked = count()
    home.context.host = TellingHost(lambda: EndingWords([f"Asked {next(asked)} times"]))
    return home


def games_wait(folder: Path) -> None:
    for initials in ("ANN", "BEN", ""):
        leave(folder, initials)
    spoil(folder, 30, "0 play XX")


def replayed(folder: Path) -> Visit:
    keep_game(folder, "a")
    kept = read_game(next((folder / "games").glob("0*")))
    replay = move_page.replay_of(kept, move_page.MoveDesk(folder, Ear()))
    visit = Visit(replay, Ear(), lambda _: Notice("elsewhere"))
    visit.press(*[Button.RIGHT] * 9)
    return visit


def listed(folder: Path) -> Visit:
    games_wait(folder)
    home = at_home(folder, begin=False)
    home.tick()
    home.press(Button.DOWN, Button.FIRE)
    return home


class AtHome(TellingHost):
    """One who has not moved to another machine."""

    is_at_home = True


def typed_end(folder: Path) -> Visit:
    """The end of a typed game, where initials are signed."""
    home = at_terminal(folder)
    home.context.host = AtHome()
    home.stack.lay_over(SignPrompt(home.context))
    return home


def typed_again(folder: Path) -> Visit:
    """The question after a typed game."""
    home = at_terminal(folder)
    home.stack.lay_over(AgainPrompt(home.context))
    return home


def played_out(_: Path) -> Visit:
    desk = at_the_desk("AH 4H 5H 5S 7D QS", Button.HINT)
    desk.stack.press(Press(None, letter="R"))
    return desk


def at_the_club(folder: Path) -> Home:
    """A game at the club, at a table where the guide has been asked for."""
    home = at_home(folder, begin=False, guide="yes")
    for way in (Way.CLUB, Way.CLUB_GAME):
        home.stack.lay_over(open_scene(home.session, way))
    return home


def pressed(visit: Visit, *buttons: Button) -> Visit:
    visit.press(*buttons)
    return visit


STARTS: Mapping[str, Start] = {
    "title": partial(at_home, begin=False),
    "first evening": partial(at_home, begin=False, guide="ask"),
    "games wait": room(Way.TITLE, games_wait),
    "choose a game": over(choose_game.ChooseGame, preset="hoyle"),
    "house rules": over(choose_game.HouseRules),
    "seats": over(choose_game.Seats, preset="hoyle", form="four-handed"),
    "card of a table": over(choose_game.TableCard, preset="acc"),
    "options": over(options.OptionsScene),
    "speed": over(options.play),
    "noise": over(options.sound),
    "controls": over(options.controls),
    "display": over(options.display),
    "keys": over(keys_page.KeysPage),
    "pad": over(keys_page.PadPage),
    "more ways": room(Way.MORE_WAYS),
    "club": room(Way.CLUB),
    "desk": room(Way.ASK),
    "practice": room(Way.PRACTICE),
    "records": room(Way.RECORDS, records),
    "help": room(Way.HELP),
    "rules": room(Way.RULES),
    "list of games": listed,
    "demo": partial(at_home, demo=True, begin=False),
    "power on": over(lambda _: PowerOn(["ONE", "TWO", "THREE"])),
    "cut for the deal": asked(Moment.CUT_FOR_DEAL, preset="amiga"),
    "discard": asked(Moment.LAY_AWAY, tutor="yes"),
    "play": asked(Moment.PLAY, preset="champ"),
    "three play": asked(Moment.PLAY, preset="hoyle", form="three-handed"),
    "partners": asked(Moment.LAY_AWAY, preset="hoyle", form="four-handed"),
    "loadstar": asked(Moment.LAY_AWAY, preset="loadstar", speed=1, wait=True),
    "muggins": asked(Moment.SHOW, preset="acc", house="counting=hoyle go_by_hand=yes"),
    "typed": at_terminal,
    "two people": partial(at_home, names=("ANN", "BEN")),
    "guided": partial(at_home, guide="yes"),
    "one button": asked(Moment.PLAY, one_button=1),
    "end": over_game,
    "replay": replayed,
    "coach": lambda folder: pressed(asked(Moment.LAY_AWAY)(folder), Button.HINT, Button.HINT),
    "typed end": typed_end,
    "typed again": typed_again,
    "typed first": partial(at_home, preset="bsd", level="bsd", machine="source"),
    "game at the club": at_the_club,
    "desk with cards": lambda _: at_the_desk("AH 4H 5H 5S 7D QS", Button.HINT),
    "desk played out": played_out,
    "desk of the play": lambda _: at_the_desk("AH 4H 5H 5S 7D QS KD", then="JS 5H 4D"),
    "move of a replay": lambda folder: pressed(replayed(folder), Button.FIRE),
    "asked deeper": lambda folder: pressed(opened(folder), *[Button.DOWN] * 3, Button.FIRE),
    "costliest moves": on_the_page,
    "move": opened,
    "line typed": lambda folder: pressed(room(Way.MORE_WAYS)(folder), Button.UP, Button.FIRE),
    **PRACTICE,
    **REVIEW,
}


@pytest.mark.usefixtures("faint_coach", "faint_judge")
@pytest.mark.parametrize("name", STARTS)
def test_every_scene_of_a_walk_is_seen_heard_and_left(name: str, tmp_path: Path) -> None:
    Walk(STARTS[name], tmp_path, name).go()


class Listener(Screen):
    """Hears what is new, and paints nothing."""

    def show(self, sheets: Sequence[Sheet]) -> Seen:
        for sheet in sheets:
            named = sheet.named(self._words)
            self.sheets = [named] if sheet.begins else [*self.sheets, named]
        return Seen()


@pytest.mark.parametrize(
    ("preset", "form"), [("champ", "six-card"), ("amiga", "four-handed"), ("acc", "six-card")]
)
def test_a_demo_tells_the_same_at_the_same_time(
    preset: str, form: str, tmp_path: Path, check_text: CheckText
) -> None:
    """What a film says in each of its seconds."""
    visit = at_home(tmp_path, demo=True, begin=False, preset=preset, form=form)
    screen, told = Listener(switched_on(USUAL_MACHINE)), []
    for second in range(20):
        for _ in range(STEPS_A_SECOND):
            visit.tick()
            if visit.stack.stale:
                visit.stack.draw(screen)
                told += [f"{second:2} {news}"] if (news := screen.news()) else []
    check_text(f"film_of_{preset}", told)
