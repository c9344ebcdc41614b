"""The monitor of the EGA machine."""

from game.screen.looks.monitor import Monitor

MONITOR = Monitor(size=(640, 350), shape=(4, 3))
