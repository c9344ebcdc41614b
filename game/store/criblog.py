"""criblog: the games won and lost at BSD's table, under initials or none, as its manual page has it."""

import re
from pathlib import Path

from game.rules.outcome import Outcome
from game.store.kept_game import CLUB, SEED, TURNED, WIRE, KeptGame
from game.store.line_file import LineFile
from game.store.setting_words import PERSON
from game.values import frozen

FILE_NAME = "criblog"
PRESET = "bsd"
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

    def add(self, kept: KeptGame) -> str | None:
        """Add a game that has ended, if somebody played it alone against the program."""
        game = logged(kept)
        return self._file.add(game.to_line(), lambda other: other == game.to_line()) if game else None

    def words(self) -> str:
        """Tell the games won by each; nothing where none was played."""
        games = self._file.all()
        won, lost = sum(game.won for game in games), sum(game.lost for game in games)
        return f"BSD's log, skunks counted: YOU won {lost}, ME won {won}." if games else ""

    def reset(self) -> str | None:
        return self._file.remove(lambda _: True, _PATIENCE)


def logged(kept: KeptGame) -> LoggedGame | None:
    """Return what a game adds to the log; nothing where its cards were chosen, or others took part."""
    others = {SEED, TURNED, CLUB, WIRE} & kept.extras.keys()
    people = [seat for seat, sitter in enumerate(kept.seats) if sitter.partition(" ")[0] == PERSON]
    if kept.extras.get("preset") != PRESET or others or len(people) != 1 or len(kept.seats) != 2:
        return None
    outcome = kept.played().game.outcome
    return _logged(kept.extras.get("begun", ""), outcome, people[0]) if outcome else None


def _logged(begun: str, outcome: Outcome, person: int) -> LoggedGame | None:
    won = outcome.seat != person
    game = LoggedGame(begun, outcome.worth * won, outcome.worth * (not won))
    return game if _read(game.to_line()) else None


def _read(line: bytes) -> LoggedGame | None:
    found = _LINE.fullmatch(line)
    return LoggedGame(found[1].decode(), int(found[2]), int(found[3])) if found else None
