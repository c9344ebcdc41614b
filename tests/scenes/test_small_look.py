"""Every scene on a machine of forty columns and two colours: nothing runs over an edge."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from pygame import Rect

from game.devices.button import Button
from game.rules.cards import PACK
from game.scenes.box import Notice
from game.scenes.front.cabinet import Cabinet, HouseRules, Seats, TableCard
from game.scenes.help_pages import Help
from game.scenes.records.kept_games import KeptGames
from game.scenes.records.record_list import Records
from game.scenes.records.replay import Replay
from game.scenes.scene import Scene
from game.scenes.table.game_over import GameOver
from game.scenes.table.sitting import Curtain
from game.screen import page_layout
from game.screen.cloth import number_pad
from game.screen.looks.inks import PanelInks
from game.screen.looks.monitor import Point
from game.screen.looks.palette import Ink
from game.screen.paint import panels
from game.screen.paint.canvas import Canvas
from game.screen.screen import Screen
from game.screen.sheets import TableSheet
from game.screen.spots import LineSpot
from game.screen.tabletop import CutShown, SpreadPack
from tests.rules.positions import at_lay_away
from tests.scenes.at_the_show import at_the_show
from tests.scenes.driver import Ear, Visit, at_home, at_table
from tests.scenes.front.test_waiting_list import leave, spoil
from tests.scenes.practice.practice_pictures import PRACTICE
from tests.scenes.records.test_record_list import keep_game, some_games, some_judged_games
from tests.scenes.review.review_pictures import REVIEW
from tests.scenes.seen import Moment
from tests.scenes.shown import draw
from tests.scenes.test_pictures import MOMENTS
from tests.screen.small_look import INSIDE, WHITE, small_screen
from tests.screen.tables import TABLES
from tests.store.games import saved_game

DOWN, RIGHT, FIRE = Button.DOWN, Button.RIGHT, Button.FIRE
HELP_PAGES = 12
FRAME = set("╔═╗║╚╝▲▼")
Draw = Callable[[Path, Screen], None]


class Word(NamedTuple):
    """A line that was written, and the panel that was drawn last before it."""

    area: Rect
    words: str
    panel: Rect | None

    @property
    def is_on_its_frame(self) -> bool:
        """Whether words that stand on a panel run over its sides, or the edges above and below."""
        if not self.panel or not self.panel.colliderect(self.area) or FRAME & set(self.words):
            return False
        letter = self.area.width // max(len(self.words), 1)
        inside = self.panel.inflate(-2 * letter, 0)
        return not inside.contains(self.area)


class Watch:
    """Remembers what is written and filled on a picture."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words: list[Word] = []
        self.fills: list[Rect] = []
        self.panel: Rect | None = None
        text, fill, draw_panel = Canvas.text, Canvas.fill, panels.draw_panel

        def watched_text(canvas: Canvas, at: Point, words: str, ink: Ink, back: Ink | None = None) -> None:
            if canvas.surface.get_size() == canvas.look.size:
                area = Rect(at, (canvas.look.width(words), canvas.look.cell[1]))
                self.words.append(Word(area, words, self.panel))
            text(canvas, at, words, ink, back)

        def watched_fill(canvas: Canvas, area: Rect, ink: Ink) -> None:
            if canvas.surface.get_size() == canvas.look.size:
                self.fills.append(Rect(area))
            fill(canvas, area, ink)

        def watched_panel(canvas: Canvas, area: Rect, inks: PanelInks, title: str = "") -> None:
            self.panel = Rect(area)
            self.fills.append(self.panel)
            draw_panel(canvas, area, inks, title)

        monkeypatch.setattr(Canvas, "text", watched_text)
        monkeypatch.setattr(Canvas, "fill", watched_fill)
        for module in (page_layout, number_pad):
            monkeypatch.setattr(module, "draw_panel", watched_panel)

    def clipped(self, whole: Rect) -> list[object]:
        """What runs over the edge of the picture, or over the frame of the panel that it stands on."""
        over = [word for word in self.words if not whole.contains(word.area) or word.is_on_its_frame]
        return [*over, *(area for area in self.fills if not whole.contains(area))]


def of_visit(make: Callable[[Path], Visit]) -> Draw:
    return lambda folder, screen: make(folder).stack.draw(screen)


def over_home(make: Callable[..., Scene], **settings: Any) -> Draw:
    """A scene of the evening, laid over the title."""

    def draw(folder: Path, screen: Screen) -> None:
        home = at_home(folder, begin=False, **settings)
        home.stack.lay_over(make(home.evening))
        home.stack.draw(screen)

    return draw


def help_page(page: int) -> Draw:
    """A page of the longest help, read to its end."""

    def draw(folder: Path, screen: Screen) -> None:
        home = at_home(folder, begin=False, preset="acc")
        home.stack.lay_over(Help(home.evening.form, home.evening.settings.house_rules))
        home.press(*[RIGHT] * page)
        for _ in range(15):
            home.stack.draw(screen)
            home.press(Button.LATER)

    return draw


def records(folder: Path) -> Records:
    some_games(folder)
    some_judged_games(folder)
    keep_game(folder, "a")
    return Records(folder)


def record(page: int) -> Draw:
    def draw(folder: Path, screen: Screen) -> None:
        visit = Visit(records(folder), Ear())
        visit.press(DOWN, DOWN, FIRE, *[RIGHT] * page)
        visit.stack.draw(screen)

    return draw


def record_list(folder: Path, screen: Screen) -> None:
    visit = Visit(records(folder), Ear())
    visit.press(DOWN)
    visit.stack.draw(screen)


def kept_games(folder: Path, screen: Screen) -> None:
    keep_game(folder, "a")
    draw(KeptGames(folder), screen)


def replay(_: Path, screen: Screen) -> None:
    visit = Visit(Replay(saved_game(form="four-handed")), Ear())
    visit.press(*[RIGHT] * 70)
    visit.stack.draw(screen)


def curtain(_: Path, screen: Screen) -> None:
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"), people=2)
    visit.until(lambda: isinstance(visit.scene, Curtain))
    visit.stack.draw(screen)


def notice(_: Path, screen: Screen) -> None:
    draw(Notice("A sentence that tells what went wrong, and is longer than forty letters.", "Two."), screen)


def muggins(_: Path, screen: Screen) -> None:
    at_the_show("counting=hoyle go_by_hand=yes stakes=2-3-3", wait=True, said=4).stack.draw(screen)


def in_a_game(wanted: Moment | None, **settings: Any) -> Draw:
    """Where a person is asked; with no moment its end."""

    def draw(folder: Path, screen: Screen) -> None:
        home = at_home(folder, **settings)
        if wanted:
            home.until_asked(wanted)
        else:
            home.until_scene(GameOver)
            home.until_still()
        home.stack.draw(screen)

    return draw


def all_cut(seats: str) -> Draw:
    """A card cut by everybody with the longest names."""

    def draw(_: Path, screen: Screen) -> None:
        top = TABLES[seats]()
        top.message = "Cut for the deal: up and down for low, middle or high, then press the button"
        for seat in top.seats:
            seat.hand, seat.says = [], ""
        top.played = []
        top.crib, top.pack, top.starter, top.count = [], False, None, None
        shown = [
            CutShown(number, 10 * number, card) for number in range(len(top.seats)) for card in [PACK[number]]
        ]
        screen.show([TableSheet(top, spread=SpreadPack(52, range(4, 49), 46, shown, {6: "LOW", 46: "HIGH"}))])

    return draw


def waiting(*buttons: Button) -> Draw:
    """Games that wait, one of them spoilt: the question about them, and where the buttons lead."""

    def draw(folder: Path, screen: Screen) -> None:
        for initials in ("ANN", "BEN", ""):
            leave(folder, initials)
        spoil(folder, 30, "0 play XX")
        home = at_home(folder, begin=False, initials="ANN")
        home.tick()
        home.press(*buttons)
        home.stack.draw(screen)

    return draw


def table(name: str) -> Draw:
    def draw(_: Path, screen: Screen) -> None:
        screen.show([TableSheet(TABLES[name]())])

    return draw


def house_rules(line: int) -> Draw:
    def draw(folder: Path, screen: Screen) -> None:
        home = at_home(folder, begin=False)
        home.stack.lay_over(HouseRules(home.evening))
        home.press(*[DOWN] * line)
        home.stack.draw(screen)

    return draw


def options(line: int) -> Draw:
    def draw(folder: Path, screen: Screen) -> None:
        visit = MOMENTS["options"](folder)
        visit.press(*[DOWN] * line)
        visit.stack.draw(screen)

    return draw


PICTURES: Mapping[str, Draw] = {
    **{name: of_visit(moment) for name, moment in {**MOMENTS, **PRACTICE, **REVIEW}.items()},
    **{f"table {name}": table(name) for name in TABLES},
    **{f"help {page + 1}": help_page(page) for page in range(HELP_PAGES)},
    **{f"record {page + 1}": record(page) for page in range(6)},
    **{f"house rules {line}": house_rules(line) for line in (5, 12)},
    **{f"options {line}": options(line) for line in (2, 5)},
    **{f"cut {seats}": all_cut(seats) for seats in ("thirty_one", "three_seats", "four_seats")},
    **{f"cabinet {preset}": over_home(Cabinet, preset=preset) for preset in ("champ", "acc")},
    **{f"card {preset}": over_home(TableCard, preset=preset) for preset in ("loadstar", "hoyle")},
    "seats": over_home(
        Seats, preset="hoyle", form="four-handed", seats=("person", "landlubber", "person", "bsd")
    ),
    "records": record_list,
    "kept games": kept_games,
    "replay": replay,
    "curtain": curtain,
    "notice": notice,
    "a game waits": waiting(),
    "games that wait": waiting(DOWN, FIRE),
    "another game": waiting(Button.BACK, DOWN, FIRE),
    "muggins": muggins,
    "seven cards": in_a_game(Moment.LAY_AWAY, preset="amiga", form="seven-card"),
    "three handed": in_a_game(Moment.PLAY, preset="hoyle", form="three-handed"),
    "three handed over": in_a_game(None, preset="hoyle", form="three-handed"),
    "partners over": in_a_game(None, preset="hoyle", form="four-handed"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_nothing_runs_over_an_edge(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = small_screen(tmp_path)
    watch = Watch(monkeypatch)
    PICTURES[name](tmp_path, screen)
    assert watch.words or watch.fills
    assert not watch.clipped(Rect((0, 0), INSIDE))


def test_around_it_is_border_where_nothing_can_be_clicked(tmp_path: Path) -> None:
    screen = small_screen(tmp_path)
    PICTURES["title"](tmp_path, screen)
    wide, high = screen.surface.get_size()
    border = {screen.surface.get_at_mapped((x, y)) for x in range(wide) for y in (0, high - 1)}
    assert border == {WHITE}
    first, second = (
        {y for y in range(high) if screen.spot_at((wide // 2, y)) == LineSpot(line)} for line in (0, 1)
    )
    assert max(first) + 1 == min(second)
    assert len(first) == len(second) == 8
