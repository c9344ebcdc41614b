"""The Amiga: 640x256 in sixteen of 4096 colors, two of them rewritten from line to line."""

from game.paint.looks.monitor import Monitor

TITLE = "Amiga"
MONITOR = Monitor(size=(640, 256))
