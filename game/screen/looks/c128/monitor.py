"""The monitor of the C-128, which shows a border too."""

from game.screen.looks.monitor import Monitor

MONITOR = Monitor(size=(384, 240), shape=(4, 3))
