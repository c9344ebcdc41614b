"""A game begun, left and gone on with in a real window, each original on its machine, and listened to."""

import re
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from itertools import cycle, product
from pathlib import Path
from typing import NamedTuple

import pytest

from game import machines
from tests.real_window import (
    KEYBOARD,
    KEYPAD,
    SCREEN,
    Hands,
    program,
    screen,
    what_is_missing,
    write_settings,
)

RETURN, F3, Y = KEYBOARD["return"], 69, 29
"""Keys of a PC: F3 tells the table."""
BACK, UP, FIRE, RIGHT = (KEYPAD[name] for name in ("back", "up", "fire", "right"))
RANKS = 38, 11, 12, 13, 14, 15, 16, 17, 18, 28, 44, 24, 45
"""The keys a, 2 to 9, t, j, q and k."""
TEN, ZERO = 10, 19
"""A cut: ten cards deep."""
SUITS = 54, 40, 43, 39
"""The keys c, d, h and s."""
CUTS_TEN_DOWN = (TEN, ZERO, RETURN)
TYPED = [
    key for rank in RANKS for keys in (CUTS_TEN_DOWN, *product((rank,), SUITS, (RETURN,))) for key in keys
]
PATIENCE, A_BREATH = 120, 0.6  # seconds


class Way(NamedTuple):
    """How an original is played on its own machine and left, and what is heard of the cut, as a pattern."""

    machine: str
    hears: str
    plays: Sequence[int] = (FIRE, RIGHT, FIRE, FIRE)
    leaves: Sequence[int] = (BACK, UP, FIRE)


WAYS = {
    "champ": Way("ega", "The cut: ", leaves=(BACK,)),
    "amiga": Way("amiga", "The Start: "),
    "loadstar": Way("c128", "The starter: "),
    "bsd": Way("tty", "cuts? the ", leaves=(BACK, Y), plays=TYPED),
}


@pytest.fixture(autouse=True, scope="module")
def _a_screen() -> None:
    if why := what_is_missing():
        pytest.skip(why)


class Somebody:
    """Sits at a window, presses its keys, and hears what it says."""

    def __init__(self, saves: Path, heard: Path, hands: Hands) -> None:
        self.saves, self.heard_file, self.hands = saves, heard, hands

    @property
    def heard(self) -> str:
        return self.heard_file.read_text(encoding="utf-8") if self.heard_file.exists() else ""

    @property
    def journal(self) -> str:
        """The game as it is written down, move by move."""
        file = self.saves / "unfinished.txt"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def until(self, is_so: Callable[[], object], keys: Sequence[int] = (), pause: float = 0.01) -> None:
        """Wait, or press these keys in turn."""
        ended, rest = time.monotonic() + PATIENCE, cycle(keys)
        while not is_so():
            assert time.monotonic() < ended, self.heard[-900:]
            if keys:
                self.hands.press(next(rest))
            time.sleep(pause)


@contextmanager
def at_the_window(saves: Path, voice: Path, leaves: Sequence[int]) -> Iterator[Somebody]:
    """Open it, and leave it by its own way out."""
    with screen() as display, program(display, "main.py", "--saves", str(saves)) as window:
        somebody = Somebody(saves, voice.with_name(display), Hands(display))
        somebody.hands.wait_for_window()
        somebody.until(lambda: somebody.heard)
        yield somebody
        somebody.until(lambda: window.poll() is not None, leaves)
        assert window.wait() == 0, window.stdout and window.stdout.read()
        somebody.heard_file.unlink()


@pytest.fixture(scope="module")
def voice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A voice that writes down what it says, a file for each screen."""
    voice = tmp_path_factory.mktemp("voice") / "spd-say"
    line = f'[ "$1" = --cancel ] || printf "%s\\n" "$3" >>"{voice.parent}/$DISPLAY"'
    voice.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    voice.chmod(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", str(voice.parent), prepend=":")
        yield voice


def plays(preset: str, saves: Path, voice: Path) -> None:
    """Begin a game, leave it in the play, and go on with it."""
    way = WAYS[preset]
    write_settings(saves, preset=preset, machine=way.machine, speech="yes", house="")
    with at_the_window(saves, voice, way.leaves) as first:
        assert first.heard.startswith("CRIB")
        first.until(lambda: first.journal, [FIRE])
        first.until(lambda: "\n0 play " in first.journal, way.plays)
        assert re.search(way.hears, first.heard)
    left = first.journal
    with at_the_window(saves, voice, way.leaves) as again:
        again.until(lambda: "Continue" in again.heard)
        again.until(lambda: re.search(way.hears, again.heard), [FIRE], A_BREATH)
        again.until(lambda: re.search(r"You hold .*The count is \d+.* of 121\b", again.heard), [F3], A_BREATH)
        again.until(lambda: again.journal.count("\n0 play ") > left.count("\n0 play "), way.plays)
    assert again.journal.startswith(left)


@pytest.fixture(scope="module")
def played(voice: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Future[None]]]:
    """All of them at once, each on screens of its own: they wait far more than they work."""
    folder = tmp_path_factory.mktemp("window")
    with ThreadPoolExecutor(len(WAYS)) as players:
        yield {preset: players.submit(plays, preset, folder / preset, voice) for preset in WAYS}


@pytest.mark.parametrize("preset", WAYS)
def test_a_first_card_is_played_and_the_game_goes_on(preset: str, played: dict[str, Future[None]]) -> None:
    played[preset].result()


def test_the_whole_screen_is_filled(tmp_path: Path) -> None:
    with screen() as display:
        hands = Hands(display)
        sizes = []
        for words in ((), ("--fullscreen",)):
            with program(display, "main.py", "--saves", str(tmp_path / "saves"), *words):
                hands.wait_for_window()
                time.sleep(A_BREATH)
                sizes.append(hands.place())
    wide, high, _ = map(int, SCREEN.split("x"))
    assert sizes[1] == (0, 0, wide, high)
    assert sizes[0]
    assert sizes[0][2:] < (wide, high)


def test_every_machine_is_at_a_window() -> None:
    assert {way.machine for way in WAYS.values()} == {*machines.names()}
