"""The C-128: 320x200 in a border, forty columns, sixteen colors of which two share a cell."""

from game.paint.looks.monitor import Monitor

TITLE = "C-128"
MONITOR = Monitor(size=(384, 240))
