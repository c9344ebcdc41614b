"""The terminal: eighty columns, twenty-four lines, and one phosphor that glows in three strengths."""

from game.paint.looks.monitor import Monitor, TerminalLine

TITLE = "terminal"

BAUD, BITS_OF_A_LETTER, FRAMES_A_SECOND = 19200, 10, 60
FIRST_LETTER = (0, 7, 8, 14)

MONITOR = Monitor(
    size=(640, 350),
    line=TerminalLine(BAUD // BITS_OF_A_LETTER // FRAMES_A_SECOND, FIRST_LETTER),
)
