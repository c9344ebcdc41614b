"""F5: the moment on the table, in a replay and in a review, as one line that reads back."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.devices.keyboard import DEFAULT_KEYS, KEY_CODES
from game.rules.position_line import position_line
from game.rules.position_reader import read_position
from game.scenes import position_box
from game.scenes.box import Notice
from tests.scenes.driver import Ear, Visit, at_home
from tests.scenes.replays import replayed
from tests.store.games import saved_game


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    lines: list[str] = []
    monkeypatch.setattr(position_box, "copy_text", lambda line: not lines.append(line))  # type: ignore[func-returns-value]
    return lines


def test_the_moment_on_the_table_is_copied(tmp_path: Path, copied: list[str]) -> None:
    assert DEFAULT_KEYS[KEY_CODES["f5"], False] is Button.POSITION
    home = at_home(tmp_path)
    home.until(lambda: home.at.asked is not None)
    view = home.at.context.table.game.view(home.at.asked or 0)
    home.press(Button.POSITION)
    assert "".join(home.on(Notice).lines[2:]).replace(" ", "") == copied[0].replace(" ", "")
    assert read_position(copied[0]).hand == view.hand
    assert copied == [position_line(view)]


def test_a_moment_of_a_replay_is_copied(copied: list[str]) -> None:
    visit = Visit(replayed(saved_game(form="six-card")), Ear())
    visit.press(*[Button.RIGHT] * 12, Button.POSITION)
    assert isinstance(visit.scene, Notice)
    assert read_position(copied[0]).asks
