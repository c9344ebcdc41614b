"""criblog: the games won and lost at BSD's table, under initials or none, as its manual page has it."""

import re
from pathlib import Path

from game.store.line_file import LineFile
from game.values import frozen

FILE_NAME = "criblog"
_PATIENCE = 5.0  # seconds that somebody at a terminal waits for another program
_LINE = re.compile(rb"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d): won (\d{5}), lost (\d{5})")
_HEADING = "# criblog: games at BSD's table, as its own log has them: the program won, the program lost.\n"


@frozen
class LoggedGame:
    """When a game was begun, and how many games the program won or lost by it: a skunk is two."""

    begun: str
    won: int
    lost: int

    def to_line(self) -> bytes:
        return f"{self.begun}: won {self.won:05}, lost {self.lost:05}".encode()


class Criblog:
    """The log in one folder. What goes wrong comes back as a sentence."""

    def __init__(self, folder: Path) -> None:
        self._file = LineFile(folder / FILE_NAME, _read, _HEADING)

    def add(self, game: LoggedGame) -> str | None:
        """Add a game, unless its line is there."""
        line = game.to_line()
        return self._file.add(line, lambda other: other == line)

    def words(self) -> str:
        """Tell the games won by each; nothing where none was played."""
        games = self._file.all()
        won, lost = sum(game.won for game in games), sum(game.lost for game in games)
        return f"BSD's log, skunks counted: YOU won {lost}, ME won {won}." if games else ""

    def reset(self) -> str | None:
        return self._file.remove(lambda _: True, _PATIENCE)


def _read(line: bytes) -> LoggedGame | None:
    found = _LINE.fullmatch(line)
    return LoggedGame(found[1].decode(), int(found[2]), int(found[3])) if found else None
