"""Scenes that lie over a game for a moment: the question before leaving, the pause, the curtain."""

from collections.abc import Callable, Sequence

from game.scenes.lists.list_scene import MenuScene
from game.scenes.scene import Answer, LayOver, Leave, StartOver, TakeOff
from game.scenes.sitting.sitting import Sitting
from game.screen.screen import Screen


class Question(MenuScene):
    """A box with a few answers; the first is the one that does least."""

    covers = False

    def __init__(self, lines: Sequence[str], answers: Sequence[tuple[str, Callable[[], Answer]]]) -> None:
        super().__init__()
        self.lines = lines
        self.answers = answers

    @property
    def size(self) -> int:
        """How many answers there are."""
        return len(self.answers)

    def choose(self, index: int) -> Answer:
        """Do what the answer says."""
        return self.answers[index][1]()

    def back(self) -> Answer:
        """Nothing was asked."""
        return TakeOff()

    def draw(self, screen: Screen) -> None:
        """The box over what lies below."""
        screen.box(self.lines, [words for words, _ in self.answers], self.chosen)


class Quit(Question):
    """Esc asks before it leaves a game, and the game is kept."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(
            ["Leave the table?", "", "The game is kept:", "you can go on with it."],
            [
                ("Play on", TakeOff),
                ("To the title", lambda: StartOver(sitting.ways.title())),
                ("Leave the program", Leave),
            ],
        )


class Notice(Question):
    """A word to be acknowledged."""

    def __init__(self, *lines: str) -> None:
        super().__init__(lines, [("Go on", TakeOff)])


class Curtain(Question):
    """Nothing of the table is seen until the next person has sat down."""

    covers = True

    def __init__(self, sitting: Sitting, seat: int) -> None:
        name = sitting.table.sitters[seat].name
        lines = [f"{name}, it is your turn.", "", "The others look away."]
        super().__init__(lines, [("Press the button", self._lift)])
        self.sitting = sitting
        self.seat = seat

    def back(self) -> Answer:
        """The table can be left from here."""
        return LayOver(Quit(self.sitting))

    def _lift(self) -> Answer:
        self.sitting.let_look(self.seat)
        return TakeOff()

    def draw(self, screen: Screen) -> None:
        """A box on an empty picture."""
        screen.clear()
        super().draw(screen)
