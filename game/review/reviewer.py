"""Reviews a kept game, notes what it finds, and can write that down beside it."""

from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path

from game.practice.rounds import collect, mistake_of
from game.review.opened_move import OpenedMove
from game.review.review_text import review_lines
from game.review.reviewing import Reviewing
from game.rules.errors import CribbageError
from game.rules.pack import seal
from game.store.ended_games import EndedGames, first_side, review_of
from game.store.judged import COUNTED, NOBODY, SEAL_NOTED, JudgedGame, JudgedGames
from game.store.kept_game import KeptGame, read_game
from game.store.practice_files import Mistakes
from game.store.safe_files import write_lines
from game.values import replace


def keep_mistakes(folder: Path, review: Reviewing, path: Path | None) -> str | None:
    """Keep the mistakes of a game judged to its end and kept there; any trouble comes back as a sentence."""
    names = [review.name(seat) for seat in range(len(review.seats))]
    judged = [(one.decision, one.judgment) for one in review.of(review.persons)]
    return Mistakes(folder).add(collect(review.game, judged, names, date.today(), _kept(folder, path)))


def _kept(folder: Path, path: Path | None) -> str:
    return path.name if path and path.parent == EndedGames(folder).folder else ""


PRACTICED = "Added to your mistakes. It comes up in practice today."


def practice_today(folder: Path, opened: OpenedMove, path: Path | None) -> str:
    """Put a move among the mistakes that are asked today, whatever the calendar; a sentence that says so."""
    mistakes, today, kept = Mistakes(folder), date.today(), _kept(folder, path)
    made = mistake_of(opened.game, opened.made, opened.judgment, opened.names, today, kept)
    due = replace(made, due=today)
    return mistakes.add([due]) or mistakes.put(due, due) or PRACTICED


NOT_KEPT = "That game isn't among your saved games."


class Reviewer:
    """Judges a game slice by slice; a game that is judged to its end goes into `judged.txt`."""

    def __init__(
        self,
        folder: Path,
        review: Reviewing,
        path: Path | None = None,
        complain: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Take `path`, where the game is kept; that of a game under way is found once it is over."""
        self.review = review
        self.folder = folder
        self._path = path
        self._complain = complain
        self._is_noted = False
        self._first: Reviewer | None = None
        self._left: Reviewer | None = None

    @classmethod
    def of_file(cls, folder: Path, path: Path) -> "Reviewer":
        """Open the review of a kept game, as far as it can be played again."""
        return cls(folder, opened(path)[0], path)

    def step(self) -> bool:
        """Judge for some milliseconds; whether there is more to judge now."""
        more = self.review.step()
        if self.review.is_whole and not self._is_noted:
            self._is_noted = True
            self._note()
        if more or (self._first and self._first.step()):
            return True
        if self._left and not self._left.step():
            self._left = None
        return self._left is not None

    def _note(self) -> None:
        """Note the game unless nobody has kept it; one that was noted gives no mistakes once more."""
        saved, noted = self._saved, JudgedGames(self.folder)
        game = judged_game(saved, self.review) if saved else None
        if game and noted.has(game):
            return
        for trouble in (
            noted.add(game) if game else None,
            keep_mistakes(self.folder, self.review, self.path),
        ):
            if trouble:
                self._complain(trouble)

    @property
    def path(self) -> Path | None:
        if not self._path:
            log = tuple(self.review.game.to_lines())
            self._path = next((path for path in EndedGames(self.folder).paths if _log(path) == log), None)
        return self._path

    @property
    def _saved(self) -> KeptGame | None:
        """The game as it is kept; the folder holds the last hundred."""
        with suppress(CribbageError):
            return read_game(self.path) if self.path else None
        return None

    @property
    def first(self) -> "Reviewer | None":
        """The review of the game whose other side this one is, as long as that is kept."""
        if not self._first and (saved := self._saved):
            self.judge_too(first_side(self.folder, saved))
        return self._first

    def judge_too(self, first: Path | None) -> None:
        """Judge the game whose other side this one is, where there is time left."""
        with suppress(CribbageError):
            self._first = Reviewer.of_file(self.folder, first) if first else None

    def judge_later(self, left: "Reviewer | None") -> None:
        """Judge later the games before this one that were left before all of them was judged."""
        if left and not left.review.game.outcome:
            left = left._left  # it can be gone on with, and those before it wait no longer
        if left and (not left.review.is_whole or left._left):
            self._left = left

    def write_down(self) -> str:
        """Write the review as text beside the game; return a sentence that says where, or why not."""
        path = self.path
        if not path:
            return NOT_KEPT
        beside = review_of(path)
        return write_lines(beside, review_lines(self.review)) or f"Saved as {beside.name}."


def opened(path: Path) -> tuple[Reviewing, str]:
    """Open a kept game before its first move, and tell why it goes no further than it does."""
    kept = read_game(path).played()
    return Reviewing(lambda: kept.game, kept.seats, stand=kept.stand), kept.trouble


def _log(path: Path) -> tuple[str, ...]:
    try:
        return read_game(path).lines
    except CribbageError:
        return ()


def judged_game(saved: KeptGame, review: Reviewing) -> JudgedGame | None:
    """Return the line of a game: that of the first person, if there was one."""
    if not review.persons:
        return None
    person = review.persons[0]
    return JudgedGame(
        saved.initials or NOBODY,
        saved.extras.get("begun") or "-",
        str(review.game.form),
        review.counted(person),
        COUNTED,
        len(review.of({person})),
        seal(saved.seed)[:SEAL_NOTED],
    )
