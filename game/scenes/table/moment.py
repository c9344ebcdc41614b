"""What the five scenes of a game share: each acts out its events, asks its questions, and is explained."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.handbook.page_parts import About
from game.rules.events import Event, Phase
from game.rules.question import Question
from game.scenes.table.acting import Movement
from game.scenes.table.counts import Counts
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import Input
from game.sheets.table_state import SpreadPack

Leads = Mapping[type[Event], Phase]


class Moment(ABC):
    """One of the five scenes: all that is seen, asked and explained in it, and nothing of another."""

    phases: tuple[Phase, ...]
    """The phases of the game that are seen in it."""
    events: ClassVar[Leads]
    """What leads to it, and to which of its phases; all else happens in any."""

    def __init__(self, context: GameContext, counts: Counts) -> None:
        self.context, self.top, self.acting = context, context.top, context.acting
        self.counts = counts
        self.phase = self.phases[0]
        self.voice, self.form, self.house = context.voice, counts.form, counts.house

    def begin(self, phase: Phase) -> None:
        """Begin one of its phases."""
        self.phase = phase

    @abstractmethod
    def act(self, event: Event) -> Movement:
        """Act out one of its events."""

    @abstractmethod
    def ask(self, asked: Question, seat: int) -> Input:
        """Return the input for one of its questions."""

    def answered(self, asked: Input) -> None:
        """Note where the hands were when they answered."""

    @property
    def about(self) -> About:
        """Where the help opens."""
        return About.GAME

    def marks(self, names: Sequence[str]) -> list[str]:
        """Return what holds at this table, beside the words to click."""
        return self.context.marks

    def lit(self, pointed: str, own: str) -> str:
        """Return the word that is lit: the one under the mouse, or the one that fire would take."""
        return pointed or own

    def spread(self, asked: Input | None) -> SpreadPack | None:
        """Return the pack, where it lies spread over the table."""
        return None
