"""The messages of a program that is typed at: lines one below the other, and the one that is being typed."""

from collections.abc import Sequence
from textwrap import wrap

from game.values import fresh, mutable, replace

ROWS, WIDTH = 14, 38


@mutable
class MessageWindow:
    """So many rows, written from the top down and then from the top again."""

    rows: list[str] = fresh(default_factory=lambda: [""] * ROWS)
    newest: int = -1
    typed: str | None = None
    """What is typed behind the newest so far; nothing where no line is asked for."""
    waiting: str = ""
    """What stands behind the newest while it waits to be read."""
    games: Sequence[int] = ()
    """The games won by each side in the match."""
    keys: str = ""
    """The keys of the house, once somebody has asked for them."""

    def snapshot(self) -> "MessageWindow":
        return replace(self, rows=[*self.rows])

    def say(self, words: str, room: int = 0) -> None:
        """Write words, on as many rows as they take; so many letters are to follow them."""
        for line in wrap(words, WIDTH - room) or [""]:
            self.newest = (self.newest + 1) % ROWS
            self.rows[self.newest] = line

    def ask(self, prompt: str, room: int) -> None:
        """Write the question, and wait for a line of so many letters."""
        self.say(prompt, room + 1)
        self.typed = ""

    def take(self) -> str:
        """End the line that is being typed; what it says."""
        typed, self.typed = self.typed or "", None
        self.rows[self.newest] = f"{self.rows[self.newest]} {typed}"
        return typed

    def wait(self, words: str) -> None:
        """Ask for the newest to be read, on its own row where there is no room behind it."""
        if len(self.rows[self.newest]) + len(words) > WIDTH:
            self.say("")
        self.waiting = words

    def read_on(self) -> None:
        """Let the next line, once this was read, take the row that was only there to ask for it."""
        self.waiting = ""
        if not self.rows[self.newest]:
            self.newest = (self.newest - 1) % ROWS

    @property
    def in_order(self) -> list[tuple[int, str]]:
        """The rows as they were written, the newest with all that stands behind it last."""
        rows = [(self.newest + step) % ROWS for step in range(1, ROWS)]
        return [*((row, self.rows[row]) for row in rows), (self.newest, self.latest)]

    @property
    def latest(self) -> str:
        """The newest row with all that stands behind it."""
        typed = "" if self.typed is None else f" {self.typed}"
        return f"{self.rows[self.newest]}{typed}{self.waiting}"
