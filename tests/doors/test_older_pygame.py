"""The older pygame in the place of pygame-ce: the same game on each machine, nearly to the dot."""

import subprocess
import sys
from pathlib import Path

import pytest
from pygame import Surface, image

from game import machines
from tests.programs import start
from tests.shelf.programs import environment, run
from tests.sources import HOUSE

OLDER = "pygame==2.6.*"
A_SECOND = ("--demo", "--seed", "1", "--preset", "champ", "--frames", "90", "--speed", "5")
LETTERS_MAY_DIFFER = 0.02


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return environment(tmp_path_factory.mktemp("older"), OLDER)


def begin(python: Path, machine: str, shot: Path) -> "subprocess.Popen[bytes]":
    """Watch a game for a second."""
    words = ("--machine", machine, "--saves", str(shot.with_suffix("")), "--screenshot", str(shot))
    program: subprocess.Popen[bytes] = start([str(python), str(HOUSE / "main.py"), *A_SECOND, *words])
    return program


def differing(one: Surface, other: Surface) -> float:
    """What part of two pictures differs."""
    first, second = (image.tobytes(shown, "RGB") for shown in (one, other))
    assert len(first) == len(second)
    return sum(a != b for a, b in zip(first, second, strict=True)) / len(first)


def test_every_machine_is_the_same(older: Path, tmp_path: Path) -> None:
    said = run(older, "-c", "import pygame; print('version', pygame.ver)", at=tmp_path)
    assert "version 2.6" in said
    assert "pygame-ce" not in said
    shots = {
        machine: (tmp_path / f"{machine}-old.png", tmp_path / f"{machine}.png")
        for machine in machines.names()
    }
    windows = [
        begin(python, machine, shot)
        for machine, both in shots.items()
        for python, shot in zip((older, Path(sys.executable)), both, strict=True)
    ]
    assert [window.wait(60) for window in windows] == [0] * len(windows)
    for machine, both in shots.items():
        assert differing(*map(image.load, both)) < LETTERS_MAY_DIFFER, machine
