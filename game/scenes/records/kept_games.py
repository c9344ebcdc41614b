"""The games that were kept, the latest first, to be looked at again."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

from game.devices.tune_player import Silence, TunePlayer
from game.review.reviewer import Reviewer
from game.rules.errors import CribbageError
from game.rules.in_words import so_many
from game.scenes.box import Box, Notice, Offered
from game.scenes.menu import MenuScene
from game.scenes.pace import USUAL_SPEED
from game.scenes.records.entered_lines import EnteredLines
from game.scenes.records.move_page import MoveDesk, replay_of
from game.scenes.records.replay import manner_at
from game.scenes.records.review_page import ReviewPage
from game.scenes.scene import Answer, GoTo, LayOver, Scene, StartOver
from game.session.entered import EnteredGame
from game.session.typed import is_numbered
from game.session.who_plays import sides_of
from game.store.ended_games import EndedGames
from game.store.kept_game import KeptGame, State, read_game
from game.store.kept_words import against, which_rules
from game.store.reading import cannot_read

NONE_YET = "No saved games yet."
NO_REAL_BOARD = "No game of a real board is saved yet."
AGAIN, REVIEW, CORRECT = "Replay it", "Review it", "Correct it"
REVIEW_WORD, REPLAY_WORD = "review", "replay"
DEEDS = (REVIEW_WORD, REPLAY_WORD)
"""What is done with the newest game in which a card was played, or with one by its number."""
NO_SUCH = "There is no game {}: {} saved, the newest first."
UNREADABLE = "unreadable"


class KeptGames(MenuScene):
    """One line a game."""

    title, note, order = "SAVED GAMES", "{fire}: replay it, or review it", "newest first"

    def __init__(self, folder: Path, speed: int = USUAL_SPEED, speaker: TunePlayer | None = None) -> None:
        super().__init__()
        self.folder, self.speed, self.speaker = folder, speed, speaker or Silence()
        self.paths, self.none = list[Path](), NONE_YET
        try:
            self.paths = EndedGames(folder).found()
        except OSError as error:
            self.none = cannot_read(EndedGames(folder).folder, error)
        self.tell = cache(_told)
        """Tells a game's line and its value, and what its card says."""

    @property
    def or_notice(self) -> Scene:
        """The list, or a word that there are no games or why they cannot be read."""
        return self if self.paths else Notice(self.none)

    @property
    def size(self) -> int:
        return len(self.paths)

    def line(self, index: int) -> tuple[str, str]:
        words, value = self.tell(self.paths[index])[:2]
        return words, value

    @property
    def card(self) -> Sequence[str]:
        """Who played, by which rules, and how it stands."""
        return self.tell(self.paths[self.chosen])[2:]

    def choose(self, index: int) -> Answer:
        try:
            return self.opened(index)
        except CribbageError as error:
            return LayOver(Notice(str(error)))

    def other_line(self, line: str) -> Answer | None:
        """Review or replay the newest at once, or the one whose number is typed behind the word."""
        return LayOver(self.named(line)) if is_numbered(line, DEEDS) else None

    def named(self, line: str) -> Scene:
        """Return the review or the replay that a line names, or a word why there is none."""
        word, _, number = line.lower().partition(" ")
        index = int(number) - 1 if number else next(filter(self._was_played, range(self.size)), 0)
        if not self.paths:
            return Notice(self.none)
        if not 0 <= index < self.size:
            return Notice(NO_SUCH.format(number, so_many(self.size, "game")))
        return self.review_of(index) if word == REVIEW_WORD else self.replay_of(index)

    def _was_played(self, index: int) -> bool:
        """Tell whether a card was played in a game, or nobody can tell."""
        try:
            return any(" play " in line for line in read_game(self.paths[index]).lines)
        except CribbageError:
            return True

    def replay_of(self, index: int) -> Scene:
        """Return the replay of a game, or a word why there is none."""
        path = self.paths[index]
        try:
            replay = replay_of(read_game(path), MoveDesk(self.folder, self.speaker, path, self.speed))
        except CribbageError as error:
            return Notice(str(error))
        replay.review = lambda: self.review_of(index)
        return replay

    def review_of(self, index: int) -> Scene:
        """Return the review of a game, or a word why there is none."""
        path = self.paths[index]
        try:
            review = ReviewPage(Reviewer.of_file(self.folder, path), self.speaker)
            review.names_as = manner_at(read_game(path)).voice
        except CribbageError as error:
            return Notice(str(error))
        return review

    def opened(self, index: int) -> Answer:
        """Open the choices for a game; `CribbageError` says why nothing can."""
        return LayOver(OneGame(self, index))


class OneGame(Box):
    """What can be done with a kept game; `CribbageError` says why nothing can."""

    stand_alone = True

    def __init__(self, kept: KeptGames, index: int) -> None:
        path = kept.paths[index]
        answers: list[Offered] = [
            (AGAIN, lambda: GoTo(kept.replay_of(index))),
            (REVIEW, lambda: GoTo(kept.review_of(index))),
        ]
        if entered := EnteredGame.of(read_game(path)):
            answers.append((CORRECT, lambda: GoTo(EnteredLines(path, entered))))
        super().__init__(kept.tell(path)[2:], answers)


def _told(path: Path) -> tuple[str, ...]:
    try:
        kept = read_game(path).played()
    except CribbageError:
        return path.stem, UNREADABLE
    sides = sides_of(kept)
    names = " - ".join(sides)
    begun, scores = kept.day or path.stem[:10], "-".join(map(str, kept.game.scores))
    about = against(sides), which_rules(kept), kept.how_it_stands
    return f"{begun}  {names}", f"{scores}{_without_end(kept)}", *about


def _without_end(kept: KeptGame) -> str:
    """Say why there is no end, if there is none."""
    deal = max(1, kept.game.deals)
    if kept.trouble:
        return f", lost from deal {deal} on"
    return "" if kept.state is State.FINISHED else f", given up in deal {deal}"


class EnteredGames(KeptGames):
    """Those of a real board: the lines of each can be corrected."""

    title, note = "REAL BOARDS", "{fire}: correct it"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        if self.paths:
            self.paths, self.none = [*filter(_entered, self.paths)], NO_REAL_BOARD

    def opened(self, index: int) -> Answer:
        path = self.paths[index]
        entered = _entered(path)
        assert entered, "it is one of these"
        return LayOver(EnteredLines(path, entered))


def _entered(path: Path) -> EnteredGame | None:
    """Return what was typed in of a game; nothing where that was none, or can't be read."""
    with suppress(CribbageError):
        return EnteredGame.of(read_game(path))
    return None


class TurnedGames(KeptGames):
    """The packs and cuts are those of the game, and the deal is turned."""

    title, note = "SWITCH SIDES", "{fire} deal"

    def __init__(self, folder: Path, turn: Callable[[Path], Scene]) -> None:
        """Take `turn`, which begins a kept game from the other side."""
        super().__init__(folder)
        self._turn = turn

    def opened(self, index: int) -> Answer:
        return StartOver(self._turn(self.paths[index]))
