"""The EGA machine: 640x350 in sixteen colors on a 4:3 monitor."""

from game.paint.looks.monitor import Monitor

TITLE = "PC"
MONITOR = Monitor(size=(640, 350))
