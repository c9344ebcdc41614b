"""The question what becomes of a game that waits: it is gone on with, set aside, or waits on."""

from collections.abc import Sequence

from game.evening.waiting_games import WaitingGames
from game.rules.presets import PRESETS
from game.scenes.questions.overlays import Question
from game.scenes.scene import Answer, StartOver, TakeOff, Way
from game.screen.screen import Screen
from game.store.setting_words import LONGEST_NAME
from game.store.waiting import Waiting

GO_ON = ("Go on", StartOver(Way.WAITING_GAME))
SET_ASIDE = ("Set it aside", StartOver(Way.WITHOUT_WAITING_GAME))
NOT_NOW = ("Not now", TakeOff())


class Resume(Question):
    """Asked once over the title, which offers the game afterwards too."""

    def __init__(
        self, games: WaitingGames, waiting: Waiting, others: Sequence[tuple[str, Answer]] = (NOT_NOW,)
    ) -> None:
        super().__init__(about(waiting), [GO_ON, *others] if waiting.saved else [NOT_NOW, SET_ASIDE])
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

    def draw(self, screen: Screen) -> None:
        screen.clear()
        super().draw(screen)


def about(waiting: Waiting) -> list[str]:
    """Whose it is, who plays, by which rules, how it stands, and what of it cannot be read."""
    trouble = [waiting.trouble] if waiting.trouble else []
    if not waiting.saved:
        return trouble
    whose = f"A game of {waiting.initials}" if waiting.initials else "A game"
    words = [f"{whose} waits to be gone on with.", "", names(waiting), rules(waiting), stand(waiting)]
    return [*words, "", *trouble] if trouble else words


def names(waiting: Waiting) -> str:
    """Who plays; partners are named by who cut for the deal."""
    assert waiting.saved, "it can be read"
    people = [seat.partition(" ")[2][:LONGEST_NAME] for seat in waiting.saved.seats]
    return " against ".join(people) if len(people) == 2 else ", ".join(people)


def rules(waiting: Waiting) -> str:
    """Which game it is, and when it was begun."""
    assert waiting.saved, "it can be read"
    assert waiting.game, "it can be read"
    preset = PRESETS.get(waiting.saved.extras.get("preset", ""))
    words = [*([preset.title] if preset else ()), waiting.game.form.title]
    begun = waiting.saved.extras.get("begun", "")[:10]
    return ", ".join([*words, f"begun {begun}"] if begun else words)


def stand(waiting: Waiting) -> str:
    """How it stands."""
    assert waiting.game, "it can be read"
    scores = " : ".join(map(str, waiting.game.scores))
    deals = waiting.game.deals
    return f"{scores} of {waiting.game.target} holes, deal {deals}" if deals else "not dealt yet"
