"""The clipboard of the desktop; a game in a terminal has none."""

NO_CLIPBOARD = (ImportError, AttributeError, NotImplementedError, RuntimeError)
"""What happens without pygame, and what it raises where it has no clipboard: `error` is a RuntimeError."""


def copy_text(text: str) -> bool:
    """Copy a text, and tell whether this system took it."""
    try:
        from pygame import scrap

        scrap.put_text(text)
    except NO_CLIPBOARD:
        return False
    return True


def pasted_text() -> str:
    """Return the last thing copied, if this system tells."""
    try:
        from pygame import scrap

        return str(scrap.get_text()).strip()
    except NO_CLIPBOARD:
        return ""
