"""Every scene there is, to be drawn on a machine, alone or with others on a sheet."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pygame
from pygame import Surface

from game.club.evening import YOU
from game.club.scoring import Result
from game.devices.button import Button
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.cards import PACK
from game.rules.errors import MOST_INITIALS
from game.rules.pack import HEIGHTS, depth_at
from game.rules.presets import PRESETS
from game.rules.voice import HOUSE
from game.scenes.box import Notice
from game.scenes.front.choose_game import ChooseGame, HouseRules, Seats, TableCard
from game.scenes.front.club_scene import ClubScene
from game.scenes.help_pages import Help
from game.scenes.records.kept_games import KeptGames
from game.scenes.records.record_list import Records
from game.scenes.scene import Scene
from game.scenes.spelling import Spelling
from game.scenes.table.curtain import Curtain
from game.scenes.table.discard import DISCARD
from game.sheets.charts import Compared, Comparison, Curve, Graph, Scale, Share, Sums
from game.sheets.page_parts import Choices, Estimate, Grid, Part
from game.sheets.pages import PageSheet
from game.sheets.sheets import WHILE_TALKING, ButtonsSheet, TableSheet
from game.sheets.spots import UNDO
from game.sheets.table_state import CutShown, InHand, Pegs, ReasonLine, SpreadPack
from tests import sums
from tests.paint.tables import TABLES
from tests.rules.positions import at_lay_away
from tests.scenes.at_the_show import at_the_show
from tests.scenes.driver import Ear, Visit, at_home, at_table, at_the_end, when_asked
from tests.scenes.front.test_ask_scene import at_the_desk, played_out
from tests.scenes.front.test_unfinished_list import leave, spoil
from tests.scenes.ink import InkScreen
from tests.scenes.practice.practice_pictures import PRACTICE
from tests.scenes.records.test_record_list import keep_game, some_games, some_judged_games
from tests.scenes.replays import replayed
from tests.scenes.review.review_pictures import REVIEW
from tests.scenes.seen import Moment
from tests.scenes.shown import S, draw
from tests.scenes.table.test_coach_pictures import COACHED
from tests.scenes.test_pictures import MOMENTS, keys_page, picture_options
from tests.store.games import saved_game

DOWN, RIGHT, FIRE = Button.DOWN, Button.RIGHT, Button.FIRE
HELP_PAGES = 14
Draw = Callable[[Path, Screen], None]


def _visited(make: Callable[[], Visit]) -> Draw:
    def draw(_: Path, screen: Screen) -> None:
        make().stack.draw(screen)

    return draw


def of_visit(make: Callable[[Path], Visit]) -> Draw:
    return lambda folder, screen: make(folder).stack.draw(screen)


def of_machine(make: Callable[[Path, str], Visit]) -> Draw:
    """A page that names the machine, or its keys."""
    return lambda folder, screen: make(folder, screen.machine.name).stack.draw(screen)


def over_home(make: Callable[..., Scene], **settings: Any) -> Draw:
    """A scene of the session, laid over the title."""

    def draw(folder: Path, screen: Screen) -> None:
        home = at_home(folder, begin=False, **settings)
        home.stack.lay_over(make(home.session))
        home.stack.draw(screen)

    return draw


def help_page(page: int) -> Draw:
    """A page of the longest help, read to its end."""

    def draw(folder: Path, screen: Screen) -> None:
        home = at_home(folder, begin=False, preset="acc")
        home.stack.lay_over(Help(home.session.form, home.session.settings.house_rules))
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
        visit.press(FIRE, *[RIGHT] * page)
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
    visit = Visit(replayed(saved_game(form="four-handed")), Ear())
    visit.press(*[RIGHT] * 70)
    visit.stack.draw(screen)


def curtain(_: Path, screen: Screen) -> None:
    visit = at_table(at_lay_away("six-card", "2H 5D 5S JC", "3H 6D 8S KC"), people=2)
    visit.until(lambda: isinstance(visit.scene, Curtain))
    visit.stack.draw(screen)


def muggins_aloud(_: Path, screen: Screen) -> None:
    at_the_show("counting=acc", wait=True, said=4, voice=PRESETS["acc"].manner.voice).stack.draw(screen)


def muggins(_: Path, screen: Screen) -> None:
    at_the_show("counting=hoyle go_by_hand=yes stakes=2-3-3", wait=True, said=4).stack.draw(screen)


def in_a_game(wanted: Moment | None, **settings: Any) -> Draw:
    """Where a person is asked; with no moment its end."""

    def draw(folder: Path, screen: Screen) -> None:
        home = when_asked(wanted, folder, **settings) if wanted else at_the_end(folder, **settings)
        home.stack.draw(screen)

    return draw


def last_to_cut(seats: str) -> Draw:
    """A card cut by everybody with the longest names, but for the one that is asked."""

    def draw(_: Path, screen: Screen) -> None:
        top = TABLES[seats]()
        top.message, top.told = "Cut the deck for the deal: low, middle or high", ()
        for seat in top.seats:
            seat.hand, seat.says = [], ""
        top.played, top.is_gathered, top.dealer, top.cuts_for_partners = [], False, None, top.partners
        top.crib, top.pack, top.starter, top.count = [], False, None, None
        top.pegs, top.reasons, top.turn, top.cursor = [Pegs() for _ in top.pegs], [], 0, None
        top.seats[0].says = HOUSE.your_turn
        shown = [
            CutShown(number, 10 * number, card)
            for number in range(1, len(top.seats))
            for card in [PACK[5 * number]]
        ]
        depths = range(4, 49)
        marks = {depth_at(depths, height): height.upper() for height in HEIGHTS}
        screen.show([TableSheet(top, spread=SpreadPack(52, depths, [*marks][-1], shown, marks))])

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
        top = TABLES[name]()
        to_click = [ButtonsSheet([DISCARD, UNDO], DISCARD)] * bool(top.seats[0].faded)
        screen.show([TableSheet(top), *to_click])

    return draw


def friends_talk(_: Path, screen: Screen) -> None:
    """A table with a friend far away, before a new count, while an answer is typed."""
    top = TABLES["thirty_one"]()
    top.seats[0].says, top.seats[1].name, top.seats[1].says = "your turn", "BARTHOLOM2", ""
    top.turn, top.counted, top.count, top.cursor = 0, len(top.played), 0, InHand(0, 1)
    top.message, top.told = "Play a card", ()
    top.reasons = [line._replace(who=top.seats[line.side or 0].name) for line in top.reasons]
    said = (1, "nice one. I owe you a cup of tea"), (0, "it is. no hurry"), (1, "is that your crib again??")
    top.reasons += [
        ReasonLine(side, f"{top.seats[side].name}: {words}", is_talk=True) for side, words in said
    ]
    top.talk = "and I need it, look at the score, you are nearly home"
    screen.show([TableSheet(top), WHILE_TALKING])


def house_rules(line: int) -> Draw:
    def draw(folder: Path, screen: Screen) -> None:
        home = at_home(folder, begin=False)
        home.stack.lay_over(HouseRules(home.session))
        home.press(*[DOWN] * line)
        home.stack.draw(screen)

    return draw


def club_night(*, signing: bool) -> Draw:
    """After three games of a night, one of them still to be written on the card."""

    def draw(folder: Path, screen: Screen) -> None:
        home = at_home(folder, club="night", seed="club")
        club = home.on(ClubScene).club
        club.evening.date = "2026-11-18T20:15:00"
        random = Random("the other tables")
        for meeting in club.evening.meetings:
            if YOU not in meeting:
                club.book.note(club.evening, Result(*meeting, random.choice((-40, -21, -8, 5, 17, 33))))
        for spread in (17, -9, 34):
            assert club.evening.next_meeting
            club.book.note(club.evening, Result(*club.evening.next_meeting, spread))
            if spread != 34 or not signing:
                club.write(club.evening.yours[-1].entry)
        screen.show(home.scene.picture())

    return draw


def options(line: int) -> Draw:
    def draw(folder: Path, screen: Screen) -> None:
        visit = MOMENTS["options"](folder)
        visit.press(*[DOWN] * line)
        visit.stack.draw(screen)

    return draw


ROWS = [(f"row {at}", f"{at * 7}", "x" * (at % 4)) for at in range(12)]
ESTIMATES = [Estimate(50 - 3 * at, at % 3) for at in range(12)]
SUMS = Sums(
    [[Share("half", "", 30, 0), Share("nobody's", "", 20)], [Share("a", "", 9, 1), Share("most", "", 71, 0)]]
)
COMPARED = Comparison([Compared("skunks", 3, 5.5), Compared("margin", 12.25, 4)])
CURVES = [Curve("own", [0, 0.4, 0.3, 0.9], labels={2: "2"}), Curve("theirs", [1, 0.2, 0.6], is_dotted=True)]
GRAPH = Graph(CURVES, Scale(0, 1, [(0, "0"), (0.5, "50"), (1, "100")], [(0, "1"), (0.5, "2")]))
NOTICE = "A sentence that tells what went wrong, and is longer than forty letters.", "Two."
PARTS = {
    "list": [
        [Part("LIST", Grid(("name", "n", "m"), ROWS, 7, ESTIMATES), "seven", share=2, is_now=True)],
        [Part("", SUMS)],
    ],
    "figures": [[Part("USUAL", COMPARED), Part("", GRAPH)], [Part("", Choices(("one", "two"), 1))]],
}
"""Parts of pages with figures that no game has brought yet."""


def page_of_parts(name: str) -> Draw:
    def draw(_: Path, screen: Screen) -> None:
        screen.show([PageSheet("PARTS", name, PARTS[name], "{back} back")])

    return draw


EVERY_SCENE: Mapping[str, Draw] = {
    **{name: of_visit(moment) for name, moment in {**MOMENTS, **PRACTICE, **REVIEW}.items()},
    **{name: _visited(make) for name, make in COACHED.items()},
    **{f"table {name}": table(name) for name in TABLES},
    **{f"help {page + 1}": help_page(page) for page in range(HELP_PAGES)},
    **{f"record {page + 1}": record(page) for page in range(6)},
    **{f"house rules {line}": house_rules(line) for line in (5, 12)},
    **{f"options {line}": options(line) for line in (2, 5)},
    **{f"cut {seats}": last_to_cut(seats) for seats in ("thirty_one", "three_seats", "four_seats")},
    **{f"choose_game {preset}": over_home(ChooseGame, preset=preset) for preset in ("champ", "acc")},
    **{f"card {preset}": over_home(TableCard, preset=preset) for preset in ("loadstar", "hoyle")},
    **{f"parts {name}": page_of_parts(name) for name in PARTS},
    **{page.__name__: of_machine(page) for page in (picture_options, keys_page)},
    "friends talk": friends_talk,
    "seats": over_home(
        Seats, preset="hoyle", form="four-handed", seats=("person", "landlubber", "person", "bsd")
    ),
    "spelling": over_home(lambda _: Spelling("Initials", MOST_INITIALS, lambda: "AN", lambda _: None)),
    "club night": club_night(signing=False),
    "scorecard": club_night(signing=True),
    "desk": of_visit(lambda _: at_the_desk("AH 4H 5H 5S 7D QS")),
    "desk empty": of_visit(lambda _: at_the_desk("", Button.HINT)),
    "desk of the play": of_visit(
        lambda _: at_the_desk(
            "AH 4H 5H 5S 7D QS KD", Button.HINT, Button.HINT, FIRE, RIGHT, FIRE, RIGHT, RIGHT, then="JS 5H 4D"
        )
    ),
    "desk played out": of_visit(lambda _: played_out()),
    "records": record_list,
    "kept games": kept_games,
    "replay": replay,
    "curtain": curtain,
    "notice": over_home(lambda _: Notice(*NOTICE)),
    "a game waits": waiting(),
    "unfinished list": waiting(DOWN, FIRE),
    "another game": waiting(Button.BACK, DOWN, FIRE),
    "muggins": muggins,
    "muggins aloud": muggins_aloud,
    "seven cards": in_a_game(Moment.LAY_AWAY, preset="amiga", form="seven-card"),
    "three handed": in_a_game(Moment.PLAY, preset="hoyle", form="three-handed"),
    "three handed claim": in_a_game(Moment.SHOW, preset="hoyle", form="three-handed", house="counting=hoyle"),
    "partners claim": in_a_game(Moment.SHOW, preset="hoyle", form="four-handed", house="counting=hoyle"),
    "three handed over": in_a_game(None, preset="hoyle", form="three-handed"),
    "partners over": in_a_game(None, preset="hoyle", form="four-handed"),
}

COLORS = "colors"
"""What all sums but this one are free of."""


class Drawn(NamedTuple):
    """A scene as it is seen, and the sums of all that is there."""

    surface: Surface
    sums: Mapping[str, str]
    faults: Sequence[str]
    """Words that are not whole."""


def scene_on(screen: S, name: str, folder: Path) -> S:
    """The screen, with this scene on it."""
    EVERY_SCENE[name](folder, screen)
    return screen


@cache
def drawn(machine: str, name: str) -> Drawn:
    """A scene on a machine, drawn once for all that is asked of its picture."""
    with TemporaryDirectory() as folder:
        screen = scene_on(InkScreen(switched_on(machine)), name, Path(folder))
    screen.frame_each()
    return Drawn(screen.surface.copy(), sums_of(screen), [*screen.faults])


def sums_of(screen: Screen) -> dict[str, str]:
    """What is seen, what is heard, what can be clicked, all of that framed, and its colors."""
    bare = _pixels(screen)
    words, spots = sums.of(screen.in_full), sums.of(repr(screen.spots))
    for spot in screen.spots:
        screen.frame(spot)
    framed = _pixels(screen)
    picture, frames = (sums.of(sums.shapes(seen, screen.surface.get_width())) for seen in (bare, framed))
    colors = sums.of(bare + framed)
    return {"picture": picture, "words": words, "spots": spots, "frames": frames, COLORS: colors}


def _pixels(screen: Screen) -> bytes:
    return pygame.image.tobytes(screen.surface, "P")
