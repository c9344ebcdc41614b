"""Typing a count: by figures, by up and down, by the mouse; and never before fire."""

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.paint.table.buttons import FIELD, NumberPad, number_pad
from game.rules.cards import Card, parse_cards
from game.rules.counting import MOST_POINTS
from game.rules.errors import IllegalMove
from game.rules.events import Claimed
from game.rules.house import Penalty
from game.rules.presets import PRESETS
from game.rules.question import WhatItCounts, WhetherItStands
from game.rules.view import ToCount
from game.scenes.table.input import CountEntry
from game.session.questions import TOO_HIGH
from game.sheets.sheets import DONE, KEYS, LESS, MORE, TAKE_BACK, NumberSheet, TableSheet
from game.sheets.spots import ButtonSpot
from game.sheets.table_state import CountPanel, Pegs, SeatTop, TableState
from tests.paint.tables import TABLES
from tests.scenes.at_the_show import counting
from tests.scenes.driver import at_home
from tests.scenes.every_scene import muggins_aloud
from tests.scenes.ink import InkScreen
from tests.scenes.seen import Moment
from tests.scenes.shown import shown

FIRE, UP, DOWN, LEFT = Press(Button.FIRE), Press(Button.UP), Press(Button.DOWN), Press(Button.LEFT)
CALL = "Muggins: how many missed, or 0?"
NAMES = {2: "show", 3: "three_seats", 4: "four_seats_shown"}
"""A table of n in the tests."""


TO_COUNT = ToCount(0, crib=False, cards=parse_cards("5D 5S JC QH"), starter=Card.parse("5H"))


def typed(*presses: Press | int, usual: str = "") -> CountEntry:
    entry = CountEntry("What does it count?", usual)
    for press in presses:
        assert entry.press(Press(None, digit=press) if isinstance(press, int) else press) is None
    return entry


def test_the_one_of_ten_is_never_taken_as_one() -> None:
    entry = typed(1, 0)
    assert entry.digits == "10"
    assert entry.press(FIRE) == 10


def test_fire_alone_is_told_that_a_number_is_missing() -> None:
    with pytest.raises(IllegalMove, match="Type a number, then "):
        typed().press(FIRE)


@pytest.mark.parametrize("machine", ["amiga", "tty"])
def test_it_is_seen_where_the_question_stands_in_the_place_of_messages(machine: str, tmp_path: Path) -> None:
    home, screen = at_home(tmp_path, preset="acc", seed=3, machine=machine), InkScreen(switched_on(machine))
    home.until_asked(Moment.SHOW)
    home.press(Button.FIRE)
    home.stack.draw(screen)
    assert any(words.startswith("Type a number, then ") for words in screen.words)
    assert not screen.faults


def test_fire_alone_says_what_is_usual() -> None:
    assert typed(usual="0").press(FIRE) == 0


def test_the_first_figure_takes_the_place_of_what_is_usual() -> None:
    assert typed(8, usual="0").press(FIRE) == 8


@pytest.mark.parametrize(
    ("presses", "number"),
    [
        ((UP,), 1),
        ((UP, UP, DOWN), 1),
        ((DOWN,), 0),
        ((DOWN, DOWN), MOST_POINTS),
        ((DOWN, UP), 1),
        ((1, 2, LEFT), 1),
        ((1, 2, Press(Button.BACKSPACE), 4), 14),
        ((1, 2, 3), 23),
        ((0, 7), 7),
        ((9, UP), 10),
    ],
)
def test_numbers_by_keys_and_pad(presses: tuple[Press | int, ...], number: int) -> None:
    assert typed(*presses).press(FIRE) == number


def test_the_arrows_stay_within_what_can_be() -> None:
    entry = CountEntry("How many?", most=29)
    entry.press(DOWN)
    assert entry.digits == "0", "down from nothing is nothing, for Enter claims what stands there"
    entry.press(DOWN)
    assert entry.digits == "29"
    entry.press(UP)
    assert entry.digits == "0"


def test_a_figure_is_refused_as_soon_as_the_number_is_more_than_can_be() -> None:
    entry = CountEntry("How many?", usual="0", most=29)
    entry.press(Press(None, digit=4))
    with pytest.raises(IllegalMove, match=r"29 at most\."):
        entry.press(Press(None, digit=1))
    with pytest.raises(IllegalMove, match="Type a number"):
        entry.press(FIRE)


@pytest.mark.parametrize(
    ("asked", "most"),
    [(WhatItCounts(TO_COUNT, frozenset({0, 12, 28})), 28), (WhetherItStands(Claimed(0, 4), TO_COUNT), 25)],
)
def test_a_question_knows_the_most_that_can_be_answered(
    asked: WhatItCounts | WhetherItStands, most: int
) -> None:
    assert asked.most == most


def test_keypad_figures_are_figures_and_no_directions() -> None:
    entry = typed(Press(Button.DOWN, digit=2), Press(Button.GO, digit=0))
    assert entry.press(FIRE) == 20


def test_the_stick_held_up_fires_too() -> None:
    assert typed(4).press(Press(Button.GO, fired=True)) == 4


def test_it_begins_again() -> None:
    entry = typed(1, 2)
    entry.clear()
    assert entry.digits == ""


@pytest.mark.parametrize(
    ("names", "number"), [("12", 12), ("1" + TAKE_BACK + "4", 4), (MORE * 3 + LESS, 2), ("0", 0)]
)
def test_numbers_by_mouse(names: str, number: int) -> None:
    entry = CountEntry("What does it count?")
    for name in names:
        assert entry.click(ButtonSpot(name)) is None
    assert entry.click(ButtonSpot(DONE)) == number


def test_a_click_beside_the_figures_is_nothing() -> None:
    assert CountEntry("", usual="0").click(ButtonSpot("GO")) is None
    assert CountEntry("", usual="0").click(None) is None


@pytest.mark.parametrize("machine", [USUAL, "amiga", "c128"])
def test_every_figure_can_be_clicked(machine: str) -> None:
    screen = shown(
        Screen(switched_on(machine)),
        TableSheet(TableState([SeatTop("A"), SeatTop("B")], [Pegs(), Pegs()])),
        NumberSheet("LANDLUBBER counts 12. Muggins: how many missed?", "12"),
    )
    wide, high = screen.surface.get_size()
    seen = {screen.spot_at((x, y)) for x in range(0, wide, 4) for y in range(0, high, 4)}
    assert {ButtonSpot(name) for row in KEYS for name in row} <= seen


def test_a_question_breaks_where_its_sentences_end() -> None:
    """What is typed stands on a line of its own, large, with room for that: 0 stands there for none."""
    prompt = f"SEAT1 counts 4. {PRESETS['champ'].manner.voice.call}"
    asked = number_pad(switched_on(USUAL).look, NumberSheet(prompt, "0", "", 2, True))
    assert asked.lines == ["SEAT1 counts 4.", "Muggins: how many missed?", "0_"]
    below_the_board = number_pad(switched_on(USUAL).look, NumberSheet(prompt, "0", "", 2))
    assert below_the_board.lines == asked.lines
    short = number_pad(switched_on(USUAL).look, NumberSheet("I count 4. More?", "0", "", 2, True))
    assert short.lines == ["I count 4. More?", "0_"]


def test_the_first_count_that_may_be_muggins_tells_of_zero(tmp_path: Path) -> None:
    home, told = at_home(tmp_path, preset="acc"), list[str]()
    while len(told) < 2:
        home.until_asked(Moment.SHOW)
        if isinstance(home.context.table.question(0), WhetherItStands):
            (asked,) = (sheet.prompt for sheet in home.scene.picture() if isinstance(sheet, NumberSheet))
            told.append(asked.partition(". ")[2])
        home.answer()
    assert told == ["Muggins: how many missed, or 0?", "Muggins: how many missed?"], (
        "once, behind the question"
    )


@pytest.mark.parametrize("machine", [USUAL, "amiga"])
@pytest.mark.parametrize("has_slip", [True, False])
def test_the_keys_lie_over_no_peg(machine: str, has_slip: bool) -> None:
    look = switched_on(machine).look
    pad = number_pad(look, NumberSheet("YOU: how many?", "12", "", 2, has_slip))
    assert not pad.area.colliderect(look.table.board)
    assert pad.fits(look, 0)
    assert sorted(name for row in pad.keys for name in row) == sorted(name for row in KEYS for name in row)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("prompt", ["YOU: how many?", f"BARTHOLOMW counts 14. {CALL}", f"B counts 4. {CALL}"])
def test_the_number_is_large_by_its_question_however_long(prompt: str, seats: int) -> None:
    """Of four it stood in a line of the question, small, where that has two lines and more."""
    look, sheet = switched_on(USUAL).look, NumberSheet(prompt, "0", "", seats, has_slip=True)
    screen, pad = InkScreen(switched_on(USUAL)), number_pad(look, sheet)
    top = TABLES[NAMES[seats]]()
    top.played = []  # a count comes after the play
    shown(screen, TableSheet(top), sheet)
    assert pad.area == look.table.by_seats[seats].show.pad
    assert "0_" not in screen.words, "it is not written in letters of the usual size"
    asked = [line.area for line in screen.lines if line.words.strip() and line.words in pad.lines]
    assert asked
    assert all(pad.area.contains(area) for area in asked)
    assert not screen.faults


def test_what_a_number_costs_that_is_too_high_is_told_below_its_question() -> None:
    """At the foot it was read by nobody, and went when anything else was told there."""
    visit, screen = counting("counting=hoyle"), InkScreen(switched_on(USUAL))
    visit.press(Button.FIRE)
    visit.drawn(screen)
    (told,), (asked,) = map(screen.areas_of, ("If too high,", "How many?"))
    assert told.top == asked.bottom
    keys = screen.machine.look.table.by_seats[2].show
    assert Rect(keys.pad.topleft, (keys.asked, keys.pad.height)).contains(told), "it ran below the keys"
    assert not screen.faults


@pytest.mark.parametrize(("machine", "enter"), [("ega", "Enter"), ("c128", "RETURN")])
def test_the_foot_names_the_keys_of_a_count_while_it_is_free(machine: str, enter: str) -> None:
    visit, screen = counting("counting=hoyle"), InkScreen(switched_on(machine))
    visit.drawn(screen)
    [keys] = screen.areas_of(f"Type it, or {MORE} {LESS}, then {enter}.")
    look = screen.machine.look
    assert look.table.message.move(look.inside.topleft).contains(keys)
    assert not screen.faults


def test_the_cards_whose_points_are_asked_for_have_a_light() -> None:
    """On the PC the box of another's hand stands beside one's own."""
    table, *_ = counting("counting=hoyle").scene.picture()
    assert isinstance(table, TableSheet)
    assert {*table.top.lit_quietly} == {*TO_COUNT.cards, TO_COUNT.starter}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_has_a_field_amid_the_room_beside_its_question(seats: int) -> None:
    """Between the words and the keys it was a small line in a large black box, and then close below them."""
    look, sheet = switched_on(USUAL).look, NumberSheet("YOU: how many?", "", "", seats, has_slip=True)
    screen, pad = Screen(switched_on(USUAL)), number_pad(look, sheet)
    screen.show([TableSheet(TABLES[NAMES[seats]]()), sheet])
    rows, left = range(pad.area.top, pad.area.bottom), pad.area.left + pad.asked - 48
    column = [screen.surface.get_at_mapped((left, y)) for y in rows]
    inside = [y for y, ink in enumerate(column, pad.area.top) if ink == look.inks.counter.back]
    above, below = inside[0] - pad.area.top, pad.area.bottom - inside[-1]
    assert below >= 3 * look.stroke[1]
    assert abs(above - below) <= 2 * look.stroke[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_keys_of_a_count_keep_off_the_rule_above_them_and_the_frame_below(seats: int) -> None:
    """Of more than two the first row touched the rule."""
    look, sheet = switched_on(USUAL).look, NumberSheet("YOU: how many?", "", "", seats, has_slip=True)
    screen = shown(InkScreen(switched_on(USUAL)), sheet)
    keys, show = screen.spotting.areas(ButtonSpot), look.table.by_seats[seats].show
    assert min(key.top for key in keys) - show.count_panel.top - look.table.count_panel.title >= 2
    assert show.count_panel.bottom + show.free_below - 1 - max(key.bottom for key in keys) >= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("usual", ["", "0"])
def test_the_keys_of_each_count_lie_on_its_slip(seats: int, usual: str) -> None:
    """One's own count, another's and the crib's are asked for in one place, which their list takes then."""
    look, top, pads = switched_on(USUAL).look, TABLES[NAMES[seats]](), list[NumberPad]()
    for is_crib in (False, True):
        top.count_panel = CountPanel(0, is_crib, "YOUR HAND")
        entry = CountEntry("SKIPPER counts 14. Muggins: how many missed, or 0?", usual)
        pads.append(number_pad(look, entry.sheet(top, "")))
    held, crib = pads
    assert held == crib
    assert held.area == look.table.by_seats[seats].show.pad
    assert held.fits(look, 0)
    assert held.lines[-1].endswith(f"{usual}_")


@pytest.mark.parametrize("seats", [3, 4])
def test_the_keys_of_a_count_are_as_wide_among_many_as_for_two(seats: int) -> None:
    """Eight of them stood in a row, hardly wider than their figures."""
    look = switched_on(USUAL).look
    few, many = (
        number_pad(look, NumberSheet("YOU: how many?", "", "", number, has_slip=True))
        for number in (2, seats)
    )
    assert many.keys == few.keys
    assert many.key[0] >= few.key[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_beside_a_balloon_of_the_guide_the_keys_stay_on_the_slip_that_makes_room_for_it(seats: int) -> None:
    look = switched_on(USUAL).look
    stakes = f"if too high, {TOO_HIGH[Penalty.EXCESS]}"
    asked = NumberSheet("How many?", "", "", seats, has_slip=True, is_guided=True, stakes=stakes)
    pad = number_pad(look, asked)
    assert look.table.by_seats[seats].show.count_panel.contains(pad.area)
    assert pad.words_high(look) + 2 * look.stroke[1] <= pad.area.height, "one stood on the frame"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_on_the_slip_of_a_count_keys_have_air_beside_the_longest_question(seats: int) -> None:
    look = switched_on(USUAL).look
    prompt = "BARTHOLOMW counts 14. Muggins: how many missed?"
    pad = number_pad(look, NumberSheet(prompt, "12", "", seats, has_slip=True))
    assert pad.area == look.table.by_seats[seats].show.pad
    assert 1 < len(pad.keys[-1]) < len(pad.keys[0])
    assert all(step > key for step, key in zip(pad.step, pad.key, strict=True))
    assert pad.asked + len(pad.keys[0]) * pad.step[0] <= pad.area.width


def test_on_the_pc_a_figure_stands_clear_of_the_field_it_is_typed_into(tmp_path: Path) -> None:
    machine = switched_on("ega")
    screen, look = Screen(machine), machine.look
    muggins_aloud(tmp_path, screen)
    seen, wide, counter = screen.surface, FIELD * look.cell[0], look.inks.counter
    lines = [
        pygame.image.tobytes(seen.subsurface(0, y, seen.get_width(), 1), "P")
        for y in range(seen.get_height())
    ]
    back = bytes([counter.back])
    edge = back + bytes([counter.frame]) * wide + back
    top, bottom = (y for y, line in enumerate(lines) if edge in line)
    left = lines[top].index(edge) + 1 + look.stroke[0]
    assert {lines[y][left : left + wide // 2] for y in (top + 1, bottom - 1)} == {back * (wide // 2)}
