"""What can be wrong with what a player asks for, each with a sentence he can read."""


class CribbageError(ValueError):
    """Anything the rules refuse."""


class InvalidCard(CribbageError):
    """A word that names no card."""


class InvalidHand(CribbageError):
    """Cards that cannot be held together."""


class InvalidMove(CribbageError):
    """A word that names no move."""


class InvalidHouse(CribbageError):
    """House rules that cannot be read, or that do not fit the form."""


class IllegalMove(CribbageError):
    """A move that the rules do not allow now."""


class InvalidLog(CribbageError):
    """A log that cannot be played back; the sentence names the line."""
