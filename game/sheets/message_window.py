"""The messages of a program that is typed at: lines one below the other, and the one that is being typed."""

from collections.abc import Sequence
from textwrap import wrap

from game.values import fresh, mutable, replace

ROWS, WIDTH = 14, 40
INDENT = " "
"""Before each row but the first of what takes several."""


@mutable
class MessageWindow:
    """Rows that are written from the top down, and then from the top again."""

    rows: list[str] = fresh(default_factory=lambda: [""] * ROWS)
    newest: int = -1
    began: int = -1
    """The first row of the newest, where it takes several."""
    typed: str | None = None
    """What is typed so far; nothing where no line is asked for."""
    is_typed_over: bool = False
    """Whether a line takes the place of its question, and does not stand behind it."""
    waiting: str = ""
    """What stands behind the newest while it waits to be read."""
    games: Sequence[int] = ()
    """The games won by each side in the match."""
    keys: str = ""
    """The keys of the house, once somebody has asked for them."""

    def snapshot(self) -> "MessageWindow":
        return replace(self, rows=[*self.rows])

    def go_on(self, before: "MessageWindow") -> None:
        """Go on below what stands in another window."""
        self.rows, self.newest, self.began = [*before.rows], before.newest, before.began

    def clear(self) -> None:
        """Begin at the top of an empty window."""
        self.go_on(MessageWindow())

    def clear_below(self) -> None:
        """Clear the rows below the newest."""
        self.rows[self.newest + 1 :] = [""] * (ROWS - 1 - self.newest)

    def say(self, words: str, room: int = 0) -> None:
        """Write words, on as many rows as they take; `room` letters are to follow them."""
        self.began = (self.newest + 1) % ROWS
        for line in wrap(words, WIDTH - room, subsequent_indent=INDENT) or [""]:
            self._write(line)

    def _write(self, line: str) -> None:
        self.newest = (self.newest + 1) % ROWS
        self.rows[self.newest] = line

    def ask(self, prompt: str) -> None:
        """Write the question, and wait for a line that takes its place."""
        self.say(prompt, 1)
        self.typed, self.is_typed_over = "", True

    def ask_behind(self, prompt: str, room: int) -> None:
        """Write the question, and leave room for n letters behind it."""
        self.say(prompt, room + 1)
        self.typed, self.is_typed_over = "", False

    def take(self) -> str:
        """End the line that is being typed; what it says."""
        self.rows = self.written
        typed, self.typed = self.typed or "", None
        return typed

    def wait(self, words: str) -> None:
        """Ask for the newest to be read, on a row of its own where there is no room behind it."""
        if len(self.rows[self.newest]) + len(words) >= WIDTH:
            self._write(INDENT)
        self.waiting = words

    def read_on(self) -> None:
        """Leave what was asked where it stands."""
        self.rows, self.waiting = self.written, ""

    @property
    def written(self) -> list[str]:
        """The rows, with what is typed and what asks to be read."""
        rows = [*self.rows]
        if self.typed and self.is_typed_over:
            rows[self.began] = self.typed.upper()
        elif self.typed:
            rows[self.newest] += f" {self.typed.upper()}"
        rows[self.newest] += self.waiting
        return rows

    @property
    def cursor(self) -> tuple[int, int] | None:
        """The row and the column in which the next letter is typed, if any is."""
        if self.typed is None:
            return None
        row = self.began if self.typed and self.is_typed_over else self.newest
        return row, len(self.written[row]) + (not self.typed)

    @property
    def in_order(self) -> list[tuple[int, str]]:
        """The rows as they were written, the newest with all that stands behind it last."""
        written = self.written
        return [(row, written[row]) for row in ((self.newest + step) % ROWS for step in range(1, ROWS + 1))]
