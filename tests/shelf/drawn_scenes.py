"""Scenes on every machine, a line each with the sums of its pixels: `drawn_scenes EVERY FIRST`."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zlib import crc32

from pygame import image

from game import machines
from game.machines.power import switched_on
from game.paint.screen import Screen
from tests.scenes.every_scene import EVERY_SCENE


def pixels(screen: Screen) -> str:
    return f"{crc32(image.tobytes(screen.surface, 'P')):08x}"


def drawn(machine: str, name: str) -> str:
    """The sums of a scene, and of it with all that can be clicked framed."""
    screen = Screen(switched_on(machine))
    with TemporaryDirectory() as folder:
        EVERY_SCENE[name](Path(folder), screen)
    alone = pixels(screen)
    for spot in screen.spots:
        screen.frame(spot)
    return f"{alone} {pixels(screen)}"


def main(every: int, first: int) -> None:
    """Draw them, or every so many of them."""
    for name in [*EVERY_SCENE][first::every]:
        for machine in machines.names():
            print(machine, name, drawn(machine, name))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
