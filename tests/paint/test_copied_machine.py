"""A machine's folder copied under another name is another machine, which draws what the first draws."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame.image import tobytes

from game import machines
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.sheets.pages import MenuSheet, reading_page
from game.sheets.sheet import Sheet
from game.sheets.sheets import TableSheet, TitleSheet
from tests.paint.tables import TABLES

NAMES = ("amiga", "c128", "ega", "tty")
FOLDERS = Path(machines.__file__).parent
MINE = "mine"
PICTURES: list[list[Sheet]] = [
    [TitleSheet(["New game", "Leave"], 0)],
    [MenuSheet("OPTIONS", [("Game", "six-card"), ("Pace", "3")], 1, "How fast")],
    [reading_page("HOW TO PLAY", ["# The game", "= 5C 5D"], "{back} back")],
    [TableSheet(TABLES["show"]())],
]


@pytest.fixture
def others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of machines beside that of the game, which is forgotten afterwards."""
    monkeypatch.setattr(machines, "__path__", [*machines.__path__, str(tmp_path)])
    machines.names.cache_clear()
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith(f"{machines.__name__}.{MINE}")]:
        del sys.modules[name]
    machines.names.cache_clear()


@pytest.mark.parametrize("name", NAMES)
def test_it_has_its_own_name_and_imports_nothing_of_the_first(name: str, others: Path) -> None:
    shutil.copytree(FOLDERS / name, others / MINE, ignore=shutil.ignore_patterns("__pycache__"))
    assert MINE in machines.names()
    mine, first = Screen(switched_on(MINE)), Screen(switched_on(name))
    assert mine.machine.name == MINE
    assert mine.machine.look is not first.machine.look
    for sheets in PICTURES:
        mine.show(sheets)
        first.show(sheets)
        assert tobytes(mine.surface, "P") == tobytes(first.surface, "P")
    for file in (others / MINE).glob("*.py"):
        assert f"machines.{name}" not in file.read_text(encoding="utf-8")
