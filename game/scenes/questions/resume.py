"""The question that is asked where a game was left: go on, or not now."""

from game.scenes.questions.overlays import Question
from game.scenes.scene import StartOver, TakeOff, Way
from game.store.saved import SavedGame, play_again


class Resume(Question):
    """Asked once over the title, which offers the game afterwards too."""

    def __init__(self, saved: SavedGame) -> None:
        super().__init__(_words(saved), [("Go on", StartOver(Way.WAITING_GAME)), ("Not now", TakeOff())])


def _words(saved: SavedGame) -> list[str]:
    """Who plays, and how it stands; partners are named by who cut for the deal."""
    game = play_again(saved.lines)[0]
    names = [seat.partition(" ")[2] for seat in saved.seats]
    stand = " : ".join(map(str, game.scores))
    return [
        "A game waits to be gone on with.",
        "",
        " against ".join(names) if len(names) == 2 else ", ".join(names),
        f"{stand} of {game.target} holes, deal {game.deals}" if game.deals else "not dealt yet",
    ]
