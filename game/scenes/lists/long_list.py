"""A menu that may be longer than the picture: the lines around the chosen one are seen."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace

from game.scenes.lists.list_scene import MenuScene
from game.scenes.scene import Answer, Stop, TakeOff
from game.screen.screen import Screen
from game.screen.spots import LineSpot, Spot


class LongMenu(MenuScene):
    """Lines with their values, and a card about the one that is chosen."""

    title = ""
    note = ""
    first = 0
    """The first line that is seen."""

    @abstractmethod
    def line(self, index: int) -> tuple[str, str]:
        """One line with its value."""

    @property
    def card(self) -> Sequence[str]:
        """What there is to read about the chosen line."""
        return ()

    def back(self) -> Answer:
        return TakeOff()

    def hover(self, spot: Spot | None) -> None:
        """What is pointed at is counted from the first line that is seen."""
        super().hover(self._in_full(spot))

    def click(self, spot: Spot | None) -> Answer:
        return super().click(self._in_full(spot))

    def stops(self, spots: Sequence[Spot]) -> Sequence[Stop]:
        """As `hover` counts them."""
        return [
            replace(stop, index=stop.index - self.first) if isinstance(stop, LineSpot) else stop
            for stop in super().stops(spots)
        ]

    def _in_full(self, spot: Spot | None) -> Spot | None:
        return replace(spot, index=spot.index + self.first) if isinstance(spot, LineSpot) else spot

    def draw(self, screen: Screen) -> None:
        """The lines that are seen: they follow the choice when it leaves them."""
        self.first = min(max(self.first, self.chosen - screen.menu_lines + 1), self.chosen)
        seen = range(self.size)[self.first : self.first + screen.menu_lines]
        lines = [self.line(index) for index in seen]
        unseen = self.first, self.size - seen.stop
        screen.menu(
            self.title, lines, self.chosen - self.first, self.note, self.card, self.pointed, unseen=unseen
        )
