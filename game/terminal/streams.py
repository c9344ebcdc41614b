"""The terminal itself: its lines, in whatever letters it can write."""

import os
import sys
from io import TextIOWrapper

from game.evening.host import Host, RunOptions
from game.store.settings import Settings
from game.terminal.conversation import Conversation
from game.terminal.text_evening import TextEvening


def play_in_text(settings: Settings, run_options: RunOptions, *, is_chosen: bool, is_new: bool) -> None:
    """Play until somebody has had enough; a letter that cannot be written is a question mark."""
    if sys.stdin is None or sys.stdout is None:
        raise OSError("nobody is at the terminal")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    told_already = run_options._replace(complaints=())
    TextEvening(Host(settings, told_already), Conversation(sys.stdin, sys.stdout)).run(
        is_chosen=is_chosen, is_new=is_new
    )
    try:
        sys.stdout.flush()
    except OSError:  # what nobody can hear any more is forgotten
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
