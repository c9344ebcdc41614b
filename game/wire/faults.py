"""What can be wrong with what comes over the wire."""

from game.rules.errors import CribbageError


class Rubbish(CribbageError):
    """Not from the other side, or not for us: the connection ends, and the game is unharmed."""


class Gap(Rubbish):
    """Lines are missing before this one, or are others: they are asked for, and nobody is guilty yet."""


class Guilty(CribbageError):
    """Signed by a side, and not allowed: the line is the proof."""

    def __init__(self, side: int, line: int, why: str) -> None:
        super().__init__(side, line, why)
        self.side, self.line, self.why = side, line, why

    def __str__(self) -> str:
        return f"line {self.line}: {self.why}"
