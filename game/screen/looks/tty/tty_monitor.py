"""The tube of the terminal, with a little room above and below its lines."""

from game.screen.looks.monitor import Monitor

MONITOR = Monitor(size=(640, 350), shape=(4, 3))
