"""A table as the original: what is the house's is off it at once, and the keys still work."""

from pathlib import Path
from typing import Any

import pytest

from game.devices.button import Button
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.events import Phase
from game.rules.presets import PRESETS
from game.sheets.spots import HELP, HINT, LEAVE, UNDO
from game.sheets.table_state import CountPanel
from game.sheets.table_told import opening
from tests.paint.written import written_lines
from tests.scenes.driver import Home, at_home
from tests.scenes.seen import Moment

TABLES = [name for name, preset in PRESETS.items() if not preset.manner.is_typed]


def bare(folder: Path, preset: str = "champ", **settings: Any) -> Home:
    usual: dict[str, Any] = {
        "as_original": True,
        "machine": PRESETS[preset].machine,
        "level": "landlubber",
    }
    return at_home(folder, preset=preset, **usual | settings)


def words(home: Home) -> list[str]:
    return [*home.at.clickable.names]


@pytest.mark.parametrize("preset", TABLES)
def test_no_hint_and_no_undo_stands_there_and_both_work(preset: str, tmp_path: Path) -> None:
    home = bare(tmp_path, preset)
    home.until_asked(Moment.LAY_AWAY)
    has_hints = home.at.may_hint
    home.press(Button.FIRE)
    assert home.at.may_take_back
    assert words(home) == [HELP, LEAVE]
    home.press(Button.BACKSPACE)
    assert not home.top.seats[home.top.below].faded
    asked = home.top.message
    home.press(Button.HINT)
    home.until(lambda: not has_hints or home.top.message != asked)


def test_beside_other_tables_they_stand(tmp_path: Path) -> None:
    home = bare(tmp_path, as_original=False)
    home.until_asked(Moment.LAY_AWAY)
    home.press(Button.FIRE)
    assert words(home) == [UNDO, HINT, HELP, LEAVE]


def test_no_marks_stand_there(tmp_path: Path) -> None:
    home = bare(tmp_path, muted=True)
    home.until_asked(Moment.LAY_AWAY)
    assert not home.at.marks


@pytest.mark.parametrize("preset", TABLES)
def test_only_loadstar_has_a_box_for_who_deals(preset: str, tmp_path: Path) -> None:
    home = bare(tmp_path, preset, wait=True)
    home.answer_until(lambda: home.top.dealer is not None and home.context.acting.mover.waits)
    assert bool(home.top.verdict) == (preset == "loadstar")
    assert ("deal" in home.top.message.lower()) == (preset != "loadstar")


def test_no_box_beside_the_hands_that_are_counted(tmp_path: Path) -> None:
    home = bare(tmp_path)
    home.answer_until(lambda: home.game.phase is Phase.SHOW or home.game.deals == 2)
    panels: list[CountPanel] = []
    while len(home.top.played) or home.top.count_panel or not panels:
        home.tick()
        panels += [home.top.count_panel] if home.top.count_panel else []
    assert {panel.total for panel in panels} == {None}


def test_one_switch_keeps_the_words(tmp_path: Path) -> None:
    home = bare(tmp_path, one_button=10)
    home.until_asked(Moment.LAY_AWAY)
    assert HINT in words(home)


@pytest.mark.parametrize("preset", ["hoyle", "acc"])
def test_no_marks_of_a_lurch_or_skunk_stand_on_the_board(preset: str, tmp_path: Path) -> None:
    assert not bare(tmp_path, preset).top.lines
    assert bare(tmp_path / "ours", preset, as_original=False).top.lines


def test_nothing_is_told_before_the_first_score(tmp_path: Path) -> None:
    assert not opening(bare(tmp_path).top)
    assert opening(bare(tmp_path / "ours", as_original=False).top)


@pytest.mark.parametrize("machine", ["c128", "ega", "tty"])
@pytest.mark.parametrize("as_original", [False, True])
def test_no_lap_stands_there(
    machine: str, as_original: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = bare(tmp_path, as_original=as_original, machine=machine)
    home.until_asked(Moment.LAY_AWAY)
    written = written_lines(monkeypatch)
    home.stack.draw(Screen(switched_on(machine)))
    assert any("lap" in words.lower() for words, _ in written) != as_original
