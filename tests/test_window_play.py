"""Whole games through a real window, as a user plays them: one by each kind of hand alone.

The players see nothing. They press what the title and the help say can be pressed, like somebody who
never read a manual, until the finished game lies in saves/games/; then they go back to the title."""

import random
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.scenes.table.cut_input import CUT
from game.scenes.table.discard import DISCARD
from game.scenes.table.game_over import AGAIN, RECORDS, REVIEW, TITLE
from game.sheets.sheets import ButtonsSheet, TableSheet
from game.sheets.spots import HELP, HINT, LEAVE, UNDO, ButtonSpot, CutSpot, LineSpot, Spot
from game.sheets.table_state import Pegs, SeatTop, SpreadPack, TableState
from game.store.settings import load_settings
from tests.devices.virtual_pad import VirtualPad
from tests.real_window import (
    KEYPAD,
    LONGEST_GAME,
    NEEDS_A_WINDOW,
    Hands,
    press_until,
    presses,
    program,
    screen,
    write_settings,
)
from tests.scenes.driver import at_home

pytestmark = NEEDS_A_WINDOW

Place = tuple[int, int]
PAD_FIRE, PAD_START, PAD_BACK = 0, 7, 1


def finished(saves: Path) -> bool:
    """Whether a game was played to its end."""
    return any(saves.glob("games/*.txt"))


def is_under_way(saves: Path) -> bool:
    """Whether a game has been begun and not ended."""
    return saves.joinpath("unfinished.txt").exists()


# By the keypad alone.


def play_by_keypad(display: str, saves: Path, machine: str = USUAL) -> int:
    """From the title to the game hole, on to the next game, back to the title and out."""
    write_settings(saves, wait="yes", machine=machine)
    with program(display, "main.py", "--saves", str(saves)) as game:
        hands = Hands(display)
        hands.wait_for_window()
        press_until(lambda: is_under_way(saves), presses(hands, "fire"))
        press_until(lambda: finished(saves), presses(hands, "fire", "right", "fire", "fire"))
        press_until(lambda: is_under_way(saves), presses(hands, "fire"))
        if machine == USUAL:  # where a second Esc leaves CHAMP
            press_until(lambda: game.poll() is not None, presses(hands, "back"))
            return game.wait()
        hands.press(KEYPAD["back"], KEYPAD["down"], KEYPAD["fire"])
        time.sleep(0.2)  # the title asks whether to go on; if that was too soon, Esc leaves
        hands.press(KEYPAD["back"], KEYPAD["back"], KEYPAD["fire"])
        press_until(lambda: game.poll() is not None, presses(hands, "back", "up", "fire"))
        return game.wait()


# By the mouse alone.


NOTHING_THERE: Place = (2, 2)


def play_by_mouse(display: str, saves: Path, machine: str = USUAL) -> int:
    """Clicks on what can be seen: lines, cards, the pack, words."""
    write_settings(saves, wait="no", machine=machine)
    with program(display, "main.py", "--saves", str(saves)) as game:
        hands = Hands(display)
        hands.wait_for_window()
        lines, cards, words = points(saves, machine)
        wide, high = switched_on(machine).look.monitor.size

        def click(spot: Place) -> None:
            if window := hands.place():
                left, top, width, height = window
                hands.click((left + spot[0] * width // wide, top + spot[1] * height // high))

        def clicks(*places: Place) -> Iterator[None]:
            while True:
                for place in places:
                    click(place)
                    yield

        press_until(lambda: is_under_way(saves), clicks(lines[0]))
        press_until(lambda: finished(saves), _some_clicks(click, cards, words))
        for _ in range(14):  # what still moves, and the result, which waits for a click of its own
            time.sleep(0.5)
            click(NOTHING_THERE)
        leave = words[LEAVE]  # where another game was begun: on CHAMP's table twice
        press_until(lambda: game.poll() is not None, clicks(words[TITLE], lines[-1], leave, leave))
        return game.wait()


def _some_clicks(
    click: Callable[[Place], None],
    cards: list[Place],
    words: Mapping[str, Place],
) -> Iterator[None]:
    chance = random.Random(1)
    while True:
        for place in (*chance.sample(cards, 2), words[DISCARD], words["middle"], *chance.sample(cards, 6)):
            click(place)
            yield


def points(saves: Path, machine: str) -> tuple[list[Place], list[Place], dict[str, Place]]:
    """Where a player sees the lines of the title, the cards of the own hand, and the words to click."""
    picture = Screen(switched_on(machine))
    home = at_home(saves.with_name("looked_at"), begin=False)
    home.stack.draw(picture)
    by_line = {spot.index: place for spot, place in _spots(picture).items() if isinstance(spot, LineSpot)}
    lines = [by_line[line] for line in sorted(by_line)]
    cards = []
    for number in (6, 4, 3, 2, 1):
        picture.show(
            [
                TableSheet(
                    TableState([SeatTop("A", [None] * number), SeatTop("B")], [Pegs(), Pegs()], pack=True)
                )
            ]
        )
        cards += [
            place for spot, place in _spots(picture).items() if place[1] > picture.surface.get_height() // 2
        ]
    picture.show([ButtonsSheet((AGAIN, REVIEW, RECORDS, TITLE), AGAIN, is_large=True)])
    words = {spot.name: place for spot, place in _spots(picture).items() if isinstance(spot, ButtonSpot)}
    for deeds in ((CUT, HINT, UNDO), (DISCARD, HINT)):  # whoever cuts may take the discard back
        picture.show([ButtonsSheet([*deeds, HELP, LEAVE])])
        words |= {spot.name: place for spot, place in _spots(picture).items() if isinstance(spot, ButtonSpot)}
    table = TableState([SeatTop("A"), SeatTop("B")], [Pegs(), Pegs()])
    picture.show([TableSheet(table, spread=SpreadPack(52, range(4, 49)))])
    cuts = {spot.depth: place for spot, place in _spots(picture).items() if isinstance(spot, CutSpot)}
    words["middle"] = cuts[min(cuts, key=lambda depth: abs(depth - 26))]
    return lines, cards, words


def _spots(picture: Screen) -> dict[Spot, Place]:
    """The middle of everything that can be clicked."""
    found: dict[Spot, list[Place]] = {}
    wide, high = picture.surface.get_size()
    for across in range(0, wide, 3):
        for down in range(0, high, 3):
            if spot := picture.spot_at((across, down)):
                found.setdefault(spot, []).append((across, down))
    return {spot: _middle(places) for spot, places in found.items()}


def _middle(places: list[Place]) -> Place:
    across, down = zip(*places, strict=True)
    return sum(across) // len(across), sum(down) // len(down)


# By a pad alone: it has to be plugged in by the program's own SDL.

WITH_A_PAD = "import sys, tests.test_window_play as play; sys.exit(play.play_with_pad(sys.argv[1]))"


def play_by_pad(display: str, saves: Path, machine: str = USUAL) -> int:
    """The pad plays by itself, one step each time the program reads its events."""
    write_settings(saves, wait="yes", machine=machine)
    with program(display, "-c", WITH_A_PAD, str(saves)) as game:
        return game.wait(LONGEST_GAME)


def play_with_pad(saves: str) -> int:
    """The program, with a pad in it."""
    import pygame

    from game.commands.commandline import main

    pygame.joystick.init()
    with VirtualPad(player=lambda pad: _pad_player(pad, Path(saves))):
        return main(["--saves", saves])


def _pad_player(pad: VirtualPad, saves: Path) -> Iterator[None]:
    for _ in range(30):
        yield
    yield from pad.tap(PAD_FIRE)
    while not finished(saves):
        yield from pad.tap(PAD_FIRE)
        yield from pad.hint("right")
        yield from pad.tap(PAD_FIRE)
        yield from pad.call_go()
    while not is_under_way(saves):
        yield from pad.tap(PAD_FIRE)
    yield from pad.tap(PAD_START)
    yield from pad.hint("down")
    yield from pad.tap(PAD_FIRE)
    for _ in range(12):  # the title asks whether to go on
        yield
    yield from pad.tap(PAD_BACK)
    yield from pad.tap(PAD_BACK)
    yield from pad.tap(PAD_FIRE)


PLAYS: Mapping[str, Callable[[str, Path, str], int]] = {
    "keypad": play_by_keypad,
    "mouse": play_by_mouse,
    "pad": play_by_pad,
}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, tuple[Path, Future[int]]]]:
    """All of them are played at once, each on a screen of its own: they wait far more than they work."""

    def play(how: str, saves: Path) -> int:
        with screen() as display:
            return PLAYS[how](display, saves, USUAL)

    folder = tmp_path_factory.mktemp("games")
    with ThreadPoolExecutor(len(PLAYS)) as players:
        yield {how: (folder / how, players.submit(play, how, folder / how)) for how in PLAYS}


@pytest.mark.parametrize("how", PLAYS)
def test_a_whole_game_is_played_by(how: str, games: dict[str, tuple[Path, Future[int]]]) -> None:
    saves, game = games[how]
    assert game.result() == 0
    (log,) = saves.glob("games/*.txt")
    assert "seed" in log.read_text()
    assert load_settings(saves)[1] == []
