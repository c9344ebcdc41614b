"""The monitor of the EGA machine."""

from game.screen.looks.monitor import Monitor

EGA_MONITOR = Monitor(size=(640, 350), shape=(4, 3))
