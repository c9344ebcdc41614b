"""The clipboard of the desktop, which belongs to the window; a game in a terminal has none."""

import sys

NO_CLIPBOARD = (ImportError, AttributeError, NotImplementedError, RuntimeError)
"""What pygame raises where it has no clipboard: `error` is a RuntimeError."""


def copy_text(text: str) -> bool:
    """Copy a text, and tell whether this system took it."""
    if not _is_a_window():
        return False
    try:
        from pygame import scrap

        scrap.put_text(text)
    except NO_CLIPBOARD:
        return False
    return True


def pasted_text() -> str:
    """Return the last thing copied, if this system tells."""
    if not _is_a_window():
        return ""
    try:
        from pygame import scrap

        return str(scrap.get_text()).strip()
    except NO_CLIPBOARD:
        return ""


def _is_a_window() -> bool:
    """Tell whether there can be a window: whoever plays in a terminal needs no pygame."""
    return "pygame" in sys.modules
