"""Keeps an unfinished match in a file, so that it can be continued."""

import pickle
from pathlib import Path

from game.store.safe_files import cannot_write, replace_with
from game.tournament.contest import Pairing
from game.tournament.tally import Tally


class KeptError(ValueError):
    """A file that holds no such match, or takes none; the sentence says so."""


class Kept:
    """All matches of one file: of each how many decks were played, and their results."""

    def __init__(self, path: Path, match: Pairing) -> None:
        self.path, self._match = path, match
        self._all: dict[Pairing, tuple[int, Tally]] = {}
        if path.exists():
            try:
                self._all = dict(pickle.loads(path.read_bytes()))
            except Exception:
                raise KeptError(f"{path} holds no match to continue.") from None
        self.decks, self.tally = self._all.get(match, (0, Tally()))

    def note(self, part: Tally) -> None:
        """Note one deck more."""
        self.decks += 1
        self.tally.add(part)

    def write(self) -> None:
        """Write the file: the old one or the new one is there, whatever happens."""
        self._all[self._match] = self.decks, self.tally
        try:
            replace_with(self.path, pickle.dumps(self._all))
        except OSError as error:
            raise KeptError(cannot_write(self.path, error)) from None
