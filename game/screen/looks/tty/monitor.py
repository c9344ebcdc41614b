"""The tube of the terminal, with a little room above and below its lines."""

from game.screen.looks.monitor import Line, Monitor

BAUD, BITS_OF_A_LETTER, FRAMES_A_SECOND = 19200, 10, 60
FIRST_LETTER = (0, 7, 8, 14)

MONITOR = Monitor(
    size=(640, 350),
    shape=(4, 3),
    line=Line(BAUD // BITS_OF_A_LETTER // FRAMES_A_SECOND, FIRST_LETTER),
)
