"""What the five scenes of a game share: each acts out its events, asks, hears answers, and is explained."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from game.devices.button import Press
from game.devices.tunes import Tune
from game.handbook.help_page import About
from game.rules.errors import IllegalMove
from game.rules.events import Event, Phase
from game.rules.moves import Moves
from game.rules.question import Question
from game.rules.spoken import refused
from game.scenes.scene import STAY, Answer, Scene
from game.scenes.table.acting import Movement
from game.scenes.table.counts import Counts
from game.scenes.table.game_context import GameContext
from game.scenes.table.input import Input
from game.sheets.sheet import Sheet
from game.sheets.sheets import TableSheet
from game.sheets.spots import Spot
from game.sheets.table_state import SpreadPack
from game.values import replace

Leads = Mapping[type[Event], Phase]
Offer = Callable[[Input, Moves], None]


class Moment(Scene):
    """One of the five scenes: all that is seen, asked, heard and explained in it, and nothing of another.

    The table plays one after the other: it has what they share, the clock, the coach and the ways out."""

    asked: Input | None = None
    """The question that somebody is asked in it, until it is answered."""
    offer: Offer
    """Takes an answer to the table."""
    phases: tuple[Phase, ...]
    """The phases of the game that are seen in it."""
    events: ClassVar[Leads]
    """What leads to it, and to which of its phases; all else happens in any."""

    def __init__(self, context: GameContext, counts: Counts) -> None:
        super().__init__()
        self.stale = False  # it begins as part of the table's picture, which is drawn anew anyway
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

    # The hands.

    def press(self, press: Press) -> Answer:
        return self._hear(lambda asked: asked.press(press))

    def click(self, spot: Spot | None) -> Answer:
        return self._hear(lambda asked: asked.click(spot))

    def _hear(self, answer: Callable[[Input], Moves]) -> Answer:
        """Offer an answer, or refuse what cannot be one."""
        if asked := self.asked:
            try:
                self.offer(asked, answer(asked))
            except IllegalMove as error:
                self.acting.sound(Tune.ERROR)
                self.top.message = self.top.refusal = refused(self.context.voice, error)
                asked.refused()
        return STAY

    def hover(self, spot: Spot | None) -> None:
        super().hover(spot)
        if self.asked:
            self.stale |= self.asked.hover(spot)

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        if self.asked and self.asked.types(press):
            return True
        return at_keyboard and press.is_one_of(self.asked.typed_letters if self.asked else "TH")

    # What is seen and explained.

    def picture(self) -> Sequence[Sheet]:
        """Draw the table, and over it the number that is typed; its cards have a quiet light."""
        top, entry = self.top.snapshot(), self.asked.entry if self.asked else None
        if entry and top.count_panel and not top.lit:
            top.lit_quietly = tuple(card for card in (*top.cards_counted, top.starter) if card)
        if entry and top.count_panel:
            top.count_panel = replace(top.count_panel, is_asked=True)
        table = TableSheet(top, self.acting.flights, self.spread())
        refusal = self.top.message * self.top.is_refused
        return [table, entry.sheet(self.top, self.pointed, refusal)] if entry else [table]

    def help(self) -> Scene:
        return self.context.help(About.COUNTING if self.asked and self.asked.entry else self.about)

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

    def spread(self) -> SpreadPack | None:
        """Return the pack, where it lies spread over the table."""
        return None
