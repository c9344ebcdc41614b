"""A menu that may be longer than the picture: the lines around the chosen one are seen."""

from abc import abstractmethod
from collections.abc import Sequence

from game.scenes.lists.list_scene import MenuScene
from game.scenes.scene import Answer, TakeOff
from game.screen.sheets import Lazily, MenuSheet, Seen, Sheet


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

    def was_shown(self, seen: Seen) -> None:
        """The lines follow the choice when it leaves them."""
        self.first = seen.first

    def picture(self) -> Sequence[Sheet]:
        lines = Lazily(self.size, self.line)
        return [
            MenuSheet(
                *(self.title, lines, self.chosen, self.note, self.card, self.pointed),
                first=self.first,
                is_list=True,
            )
        ]
