"""What holds at a table and could not be seen otherwise is marked on it."""

from pathlib import Path
from typing import Any

import pytest
from pygame import image

from game.devices.button import Button
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.house import House
from game.rules.presets import PRESETS
from game.scenes.table.game_scene import PRESS_A_KEY
from game.sheets.sheets import ButtonsSheet, TableSheet
from game.sheets.table_state import Pegs, SeatTop, TableState
from tests.paint.tables import thirty_one
from tests.scenes.driver import Home, at_home, when_asked
from tests.scenes.ink import InkScreen
from tests.scenes.seen import Moment


def asked(home: Home) -> Home:
    home.until(lambda: home.is_asked)
    return home


def test_a_table_by_the_book_has_no_marks(tmp_path: Path) -> None:
    assert asked(at_home(tmp_path)).context.marks == []


def test_fast_and_silence_are_marked_as_long_as_they_last(tmp_path: Path) -> None:
    home = asked(at_home(tmp_path))
    home.press(Button.FAST)
    home.session.change("muted", True)
    assert home.context.marks == ["FAST", "SILENT"]
    home.press(Button.FAST)
    assert home.context.marks == ["SILENT"]


@pytest.mark.parametrize(
    ("settings", "marks"),
    [
        ({"preset": "champ", "house": "stakes=lurch"}, ["HOUSE"]),
        ({"preset": "champ", "form": "seven-card"}, ["HOUSE"]),
        ({"preset": "champ", "target": 61}, ["HOUSE"]),
        ({"preset": "bsd", "target": 61}, []),
        ({"preset": "loadstar", "house": "counting=loadstar"}, []),
        ({"preset": "hoyle", "form": "four-handed"}, []),
    ],
)
def test_rules_that_are_not_the_sources_own_are_marked(
    settings: dict[str, Any], marks: list[str], tmp_path: Path
) -> None:
    assert at_home(tmp_path, **settings).context.marks == marks


def test_a_source_plays_its_own_house() -> None:
    for preset in PRESETS.values():
        assert all(preset.plays(form, preset.house) for form in preset.forms)
    assert not PRESETS["acc"].plays("six-card", House())


def test_marks_are_seen(tmp_path: Path) -> None:
    home = when_asked(Moment.PLAY, tmp_path)
    screen = home.drawn(Screen(switched_on(USUAL)))
    before = bytes(screen.surface.get_buffer().raw)
    home.session.change("muted", True)
    home.stack.draw(screen)
    assert bytes(screen.surface.get_buffer().raw) != before


def test_the_demo_says_which_key_ends_it(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False, demo=True)
    words = [sheet for sheet in home.scene.picture() if isinstance(sheet, ButtonsSheet)]
    assert [[*sheet.names] for sheet in words] == [[PRESS_A_KEY]]


def test_a_long_message_is_not_written_over() -> None:
    """What is asked goes before the marks, and before the air around the words to click."""
    screen, message = Screen(switched_on(USUAL)), "Play to how many, once round or twice: 61, 91 or 121"
    wide, high = len(message) * 8 + 12, screen.surface.get_height()
    top = TableState([SeatTop("YOU"), SeatTop("LANDLUBBER")], [Pegs(), Pegs()], message=message)
    pictures = []
    for marks in ([], ["FAST", "SILENT", "HOUSE"]):
        screen.show([TableSheet(top), ButtonsSheet(["HINT", "HELP", "LEAVE"], marks=marks)])
        pictures.append(image.tobytes(screen.surface.subsurface((0, 0, wide, high)), "RGB"))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        ("ANN BOB CAROL DAVE", "ABCD"),
        ("YOU LANDLUBBER LANDLUBBER_B LANDLUBBER_C", "YLBC"),
        ("CAROL COMPUTER COMPUTER_B COMPUTER_C", "AOBC"),
        ("ANN ANN ANN", "AN"),
    ],
)
def test_a_seat_has_a_letter_that_no_other_has(names: str, letters: str) -> None:
    seats = [SeatTop(name.replace("_", " ")) for name in names.split()]
    assert "".join(TableState(seats, [Pegs(), Pegs()]).initials) == letters


def test_on_the_pc_marks_stand_so_far_apart_that_they_are_no_sentence() -> None:
    """They read "silent house"."""
    screen = InkScreen(switched_on("ega"))
    screen.show([TableSheet(thirty_one()), ButtonsSheet(["HELP", "LEAVE"], "", ["SILENT", "HOUSE"])])
    assert "SILENT  HOUSE" in screen.words
