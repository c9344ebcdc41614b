"""A game looked at again, event by event, forwards and backwards, with all cards open."""

from collections.abc import Iterator
from copy import deepcopy
from typing import NamedTuple

from game.devices.button import Button, Press
from game.devices.speaker import Speaker
from game.rules.events import Dealt
from game.rules.game import Game
from game.scenes.moments.game_scenes import act_out, begin
from game.scenes.scene import STAY, Answer, Scene, StartOver, TakeOff, Way
from game.scenes.sitting.pace import Pace
from game.scenes.sitting.sitting import Sitting
from game.screen.screen import Screen
from game.screen.spots import ButtonSpot, Spot
from game.screen.tabletop import Tabletop
from game.store.saved import SavedGame, play_again
from game.table import Sitter, Table

BACK, ON = "◄", "►"
KEYS = "← → steps  ↑ ↓ deals  Esc back"


class Frame(NamedTuple):
    """The table after an event, and how many deals had been dealt."""

    top: Tabletop
    deal: int


class Replay(Scene):
    """Left and right step, up and down turn to another deal; pictures once seen are kept."""

    def __init__(self, saved: SavedGame, after: Way | None = None) -> None:
        """`after` leads on where the replay lies over nothing."""
        super().__init__()
        self._after = after
        self.game = play_again(saved.lines)[0]
        self.pictures: list[Frame] = []
        self._film = _film(self.game, [Sitter(_name(seat)) for seat in saved.seats])
        self.at = 0
        self._reaches(0)

    def press(self, press: Press) -> Answer:
        """Step, turn to another deal, or leave."""
        self.stale = True
        match press.button:
            case Button.BACK:
                return StartOver(self._after) if self._after else TakeOff()
            case Button.LEFT:
                self._step(-1)
            case Button.UP:
                self._turn_to_deal(self.deal - (self.at == self._first_of(self.deal)))
            case Button.DOWN:
                self._turn_to_deal(self.deal + 1)
            case _ if press.button is Button.RIGHT or press.chosen:
                self._step(1)
        return STAY

    def click(self, spot: Spot | None) -> Answer:
        """A click steps on, one on the arrow that points back steps back."""
        self.stale = True
        self._step(-1 if spot == ButtonSpot(BACK) else 1)
        return STAY

    @property
    def deal(self) -> int:
        """The number of the deal that is seen; 0 before the first."""
        return self.pictures[self.at].deal

    def _step(self, step: int) -> None:
        if self.at + step >= 0 and self._reaches(self.at + step):
            self.at += step

    def _turn_to_deal(self, deal: int) -> None:
        at = self._first_of(max(0, deal))
        while not self._reaches(at) or self.pictures[at].deal < deal:
            if not self._reaches(at):
                return
            at += 1
        self.at = at

    def _first_of(self, deal: int) -> int:
        return next(
            (at for at, picture in enumerate(self.pictures) if picture.deal == deal), len(self.pictures)
        )

    def _reaches(self, at: int) -> bool:
        """Go on with the film until this picture is there."""
        while len(self.pictures) <= at and (picture := next(self._film, None)):
            self.pictures.append(picture)
        return at < len(self.pictures)

    def draw(self, screen: Screen) -> None:
        """The table as it was."""
        screen.tabletop(self.pictures[self.at].top)
        screen.buttons([BACK, ON])


def _name(seat: str) -> str:
    level, _, name = seat.partition(" ")
    return name or level


def _film(finished: Game, sitters: list[Sitter]) -> Iterator[Frame]:
    """The table after every event. People sit in all seats, so that nobody thinks anything again."""
    game = Game.begun(finished.heading)
    silence = Speaker(volume=0, muted=True)
    sitting = Sitting(Table(game, sitters), silence, Pace(fast=True), demo=True)
    deal = 0
    for number, (scene, event) in enumerate(act_out(begin(sitting), finished.moves), 1):
        deal += isinstance(event, Dealt)
        top = deepcopy(scene.top)
        top.message = f"Deal {deal}, step {number}   {top.message or KEYS}"
        yield Frame(top, deal)
