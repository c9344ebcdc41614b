"""The monitor of the Amiga, as it was where pictures had fifty fields a second."""

from game.screen.looks.monitor import Monitor

MONITOR = Monitor(size=(640, 256), shape=(4, 3))
