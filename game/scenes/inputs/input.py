"""What all inputs have in common: presses, clicks and letters go in, and the moves of an answer come out."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from game.devices.button import Press
from game.rules.cards import Cards
from game.rules.moves import Moves
from game.scenes.sitting.count_entry import CountEntry
from game.screen.spots import Spot
from game.screen.tabletop import Tabletop

NOT_YET: Moves = ()
"""What was pressed is no answer yet."""


class Input(ABC):
    """One question to one seat: it keeps what is pointed at and typed, and writes only upon the tabletop."""

    plate = "your turn"
    """What stands on the plate of the person asked."""
    typed_letters = ""
    takes_figures = False
    entry: CountEntry | None = None
    """The number that is being typed."""

    def __init__(self, seat: int, top: Tabletop) -> None:
        self.seat, self.top = seat, top

    @property
    def names(self) -> Sequence[str]:
        """Words that can be clicked."""
        return ()

    @property
    def lit(self) -> str:
        """The word that fire would take."""
        return ""

    @property
    def chosen(self) -> Cards:
        """The cards chosen so far, if they are a whole choice."""
        return ()

    @property
    def takes_cards(self) -> bool:
        """Whether a card may be chosen now, so that the coach has something to say."""
        return False

    def point_at(self, cards: Cards) -> None:
        """Choose these cards, but do not answer."""

    @abstractmethod
    def press(self, press: Press) -> Moves:
        """A button, a letter or a figure."""

    def click(self, spot: Spot | None) -> Moves:
        return NOT_YET

    def hover(self, spot: Spot | None) -> bool:
        """The mouse moved; whether anything looks different now."""
        return False

    def types(self, press: Press) -> bool:
        """Whether this press is a letter or a figure here, whatever its key does otherwise."""
        return False

    def refused(self) -> None:
        """The answer would not do."""
        if self.entry:
            self.entry.clear()
