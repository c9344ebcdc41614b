"""Two windows on two screens play each other, each at a machine of its own choice, while a third looks on."""

import time
from contextlib import ExitStack
from pathlib import Path

import pytest

pytest.importorskip("nacl")

from game.store.kept_game import read_game
from game.wire.proof import verify_by_wire
from tests.real_window import KEYPAD, NEEDS_A_WINDOW, Hands, program, screen, write_settings
from tests.wire.programs import LOOPBACK

pytestmark = NEEDS_A_WINDOW
ENOUGH = 240.0  # seconds; a machine that does nothing else needs twenty


def invitation_in(saves: Path) -> str:
    """The line that the window shows, from the file beside the game."""
    until = time.monotonic() + ENOUGH
    while time.monotonic() < until:
        rows = [row for path in saves.glob("*.wire") for row in path.read_text(encoding="ascii").split("\n")]
        for row in rows:
            if row.startswith("invitation "):
                return row.partition(" ")[2]
        time.sleep(0.05)
    raise AssertionError("no table was opened")


def test_a_whole_game_from_window_to_window(tmp_path: Path) -> None:
    saves = {name: tmp_path / name for name in ("host", "guest", "onlooker")}
    for folder, machine in zip(saves.values(), ("ega", "tty", "amiga"), strict=True):
        folder.mkdir()
        write_settings(folder, machine=machine, speed="5", wait="no", guide="no", form="five-card")
    with ExitStack() as opened:

        def window(name: str, *words: str) -> None:
            display = opened.enter_context(screen())
            started = opened.enter_context(program(display, "main.py", "--saves", str(saves[name]), *words))
            hands = Hands(display)
            hands.wait_for_window()
            hands.press(KEYPAD["fast"])
            assert started.poll() is None

        window("host", "--demo", "--level", "deckhand", "--wait", f"{LOOPBACK}:0")
        invitation = invitation_in(saves["host"])
        window("onlooker", "--watch", invitation)
        window("guest", "--demo", "--level", "landlubber", "--call", invitation)
        until = time.monotonic() + ENOUGH
        while time.monotonic() < until and not all(ended(saves[name]) for name in ("host", "guest")):
            time.sleep(0.1)
        games = [ended(saves[name]) for name in ("host", "guest")]
    assert [len(paths) for paths in games] == [1, 1]
    assert all(verify_by_wire(paths[0])[0] for paths in games)
    assert read_game(games[0][0]).lines == read_game(games[1][0]).lines
    assert not ended(saves["onlooker"])


def ended(saves: Path) -> list[Path]:
    return [*(saves / "games").glob("0*.txt")]
