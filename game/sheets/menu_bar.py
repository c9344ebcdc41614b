"""A menu that is pulled down from the upper edge of the picture, on a machine that had one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.devices.button import Button, with_keys
from game.sheets.spots import BACK, HELP, HINT, LEAVE, UNDO, ButtonSpot, LineSpot, Spot
from game.values import frozen, replace


@frozen
class MenuItem:
    """What can be chosen, and the key that does the same."""

    words: str
    stands_for: Sequence[str] = ()
    """The words on the picture that it clicks: the first that is there. A line may say more than that."""
    button: Button | None = None
    """What it presses, whatever is on the picture."""
    key: str = ""

    def spot(self, spots: Sequence[Spot]) -> Spot | None:
        """Return the spot it would click now."""
        return next((spot for words in self.stands_for for spot in spots if _is_called(spot, words)), None)


def _is_called(spot: Spot, words: str) -> bool:
    match spot:
        case ButtonSpot(name):
            return name == words
        case LineSpot():
            return spot.words.startswith(words)
    return False


MenuBar = Mapping[str, Sequence[MenuItem]]
"""The words of the bar, and what hangs below each."""


PULLED_DOWN: MenuBar = {
    "Game": (
        MenuItem("New game", ("New game", "Next game", "PLAY AGAIN")),
        MenuItem("Continue", ("Continue", "Keep playing")),
        MenuItem("Choose a game", ("Game",)),
        MenuItem("Practice", ("Practice",)),
        MenuItem("Review", ("↑ REVIEW", "Review")),
        MenuItem("Records", ("Records", "↓ RECORDS")),
        MenuItem("Title", ("TITLE", "Title")),
        MenuItem("Quit", (LEAVE, BACK, "Quit"), Button.BACK, "{back}"),
    ),
    "Table": (
        MenuItem("Discard", ("DISCARD",)),
        MenuItem("Go", ("GO",), key="{go}"),
        MenuItem("Heels", ("HEELS",)),
        MenuItem("Hint", (HINT,), key="{hint}"),
        MenuItem("Undo", (UNDO,), key="{backspace}"),
        MenuItem("Read the table", button=Button.TELL, key="{tell}"),
        MenuItem("Help", (HELP,), Button.HELP, "{help}"),
    ),
    "Settings": (
        MenuItem("Options", ("Options",)),
        MenuItem("Sound on, off", button=Button.MUTE, key="{mute}"),
        MenuItem("Full screen", button=Button.FULL_SCREEN, key="{full_screen}"),
        MenuItem("Next machine", button=Button.MACHINE, key="{machine}"),
    ),
}
"""What hangs from the bar of a machine that has one."""


def with_names(menu: MenuBar, names: Mapping[str, str]) -> MenuBar:
    """Return the same with each key called by its name."""
    return {
        title: [replace(item, key=with_keys(item.key, names)) for item in items]
        for title, items in menu.items()
    }


@frozen
class OpenMenu:
    """The menu as it is held: which column hangs open, the cursor, and what cannot be chosen now."""

    column: int | None = None
    item: int | None = None
    ghosts: frozenset[str] = frozenset()
