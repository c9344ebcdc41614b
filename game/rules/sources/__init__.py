"""The sources, a file each: `PRESET` is its row, and the voice in it the words at its table.

Terms, order and short calls are the source's own; whole sentences are written anew."""

NAMES = ("champ", "loadstar", "amiga", "bsd", "hoyle", "acc")
"""In the order in which they are listed."""
