"""A whole game through a real window on every machine, by each kind of hand alone."""

from pathlib import Path

import pytest

from game import machines
from game.store.settings import load_settings
from tests.real_window import NEEDS_A_WINDOW, screen
from tests.test_window_play import PLAYS

pytestmark = [*NEEDS_A_WINDOW, pytest.mark.slow]
OTHERS = [name for name in machines.names() if name != machines.USUAL]


@pytest.mark.parametrize("how", PLAYS)
@pytest.mark.parametrize("machine", OTHERS)
def test_a_whole_game_is_played(machine: str, how: str, tmp_path: Path) -> None:
    saves = tmp_path / "saves"
    with screen() as display:
        assert PLAYS[how](display, saves, machine) == 0
    (log,) = saves.glob("games/*.txt")
    assert "seed" in log.read_text()
    settings, complaints = load_settings(saves)
    assert (settings.machine_now, complaints) == (machine, [])
