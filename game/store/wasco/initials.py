"""Initials, under which games are recorded."""

MOST_INITIALS = 3


def are_initials(word: str) -> bool:
    """Whether somebody may be recorded under these, in capitals."""
    return word.isascii() and word.isalnum() and len(word) <= MOST_INITIALS
