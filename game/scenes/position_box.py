"""The position of the moment in one line, copied; apart from the other boxes, since the title reads those."""

from game.devices.clipboard import copy_text
from game.rules.match_length import Stand
from game.rules.position_line import position_line
from game.rules.view import View
from game.scenes.box import Box, Notice

POSITION_COPIED, POSITION_SHOWN = "The position is copied:", "The position:"


def position_box(view: View, stand: Stand | None) -> Box:
    """Show the moment in one line, which is copied where the system takes it."""
    line = position_line(view, stand)
    words = POSITION_COPIED if copy_text(line) else POSITION_SHOWN
    return Notice(words, "", line)
