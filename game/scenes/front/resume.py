"""The question what becomes of a game that waits: it is gone on with, set aside, or waits on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.evening.waiting_games import WaitingGames
from game.evening.waiting_words import how_it_stands, which_rules, who_plays, whose_game
from game.scenes.questions.overlays import Question
from game.scenes.scene import Answer, StartOver, TakeOff, Way

if TYPE_CHECKING:
    from game.store.waiting import Waiting

GO_ON = ("Go on", StartOver(Way.WAITING_GAME))
SET_ASIDE = ("Set it aside", StartOver(Way.WITHOUT_WAITING_GAME))
NOT_NOW = ("Not now", TakeOff())
IF_ASIDE = "Set aside, it ends here; it can be seen under Records."


class Resume(Question):
    """Asked once over the title, which offers the game afterwards too."""

    def __init__(
        self, games: WaitingGames, waiting: Waiting, others: Sequence[tuple[str, Answer]] = (NOT_NOW,)
    ) -> None:
        answers: list[tuple[str, Answer]] = [GO_ON, *others] if waiting.saved else [NOT_NOW, SET_ASIDE]
        may_look = not waiting.trouble and any(words.startswith(SET_ASIDE[0]) for words, _ in answers)
        super().__init__([*about(waiting), *["", IF_ASIDE] * may_look], answers)
        self.games = games
        self.waiting = waiting

    def choose(self, index: int) -> Answer:
        self.games.chosen = self.waiting
        return super().choose(index)


class BeforeNewGame(Resume):
    """Of the same initials no second game is begun without a question."""

    covers = True

    def __init__(self, games: WaitingGames, waiting: Waiting) -> None:
        anew = ("Set it aside, and begin another", StartOver(Way.NEW_GAME_INSTEAD))
        super().__init__(games, waiting, [anew, ("To the title", self.back())])

    def back(self) -> Answer:
        return StartOver(Way.TITLE)


def about(waiting: Waiting) -> list[str]:
    """Whose it is, who plays, by which rules, how it stands, and what of it cannot be read."""
    trouble = [waiting.trouble] if waiting.trouble else []
    if not waiting.saved:
        return trouble
    whose = f"{whose_game(waiting)} waits to be gone on with."
    words = [whose, "", who_plays(waiting), which_rules(waiting), how_it_stands(waiting)]
    return [*words, "", *trouble] if trouble else words
