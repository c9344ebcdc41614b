"""A source: its games, its words, who sits there, and its own ways."""

from enum import Enum, auto

from game.rules.forms import FORMS
from game.rules.house import RULES, Counting, House, Undo
from game.rules.voice import HOUSE, Voice
from game.values import frozen


class Leaving(Enum):
    """How a game is left on the machine it came on."""

    ASKED = auto()
    AT_ONCE = auto()
    """The program ends at the second press."""
    BY_REQUESTER = auto()
    """Yes or no, and a second press is yes."""


@frozen
class Manner:
    """What a source says and does in its own way: nothing of it is a rule."""

    voice: Voice = HOUSE
    blanks: bool = False
    """Whether the fast mode switches the picture off."""
    explains: bool = True
    """Whether the right count is read after a player's own."""
    ivory_pegs: bool = False
    """Whether the pegs are of ivory, and not painted."""
    discards_in_turn: bool = False
    """Whether the dealer discards after the others, and not a computer before a person."""
    both_say_go: bool = False
    """Whether who played last says go too, before the point is his."""
    counts_below: bool = False
    """Whether a hand is told among the reasons alone, on its own machine."""
    pales_counted: bool = True
    """Whether the cards of a finished count pale; a discard always does."""
    tells_goes: bool = True
    """Whether a go is among the reasons."""
    hints: bool = True
    """Whether a hint can be had where no tutor was chosen."""
    beeps_for_a_go: bool = False
    """Whether one's own point for a go is heard, and not that somebody says go."""
    is_typed: bool = False
    """Whether it has a screen of its own on its machine, and is typed at there."""
    boxes_dealer: bool = False
    """Whether a box of its own says who deals first; elsewhere it is the house's."""
    is_bare: bool = False
    """Whether nothing of the house's stands on its table: no hint or undo to click, no marks, no boxes."""
    asks_cuts: bool = True
    """Whether people say there where they cut."""
    leaving: Leaving = Leaving.ASKED
    points_by_figures: bool = False
    """Whether the upper row of keys points there as the keypad does."""
    quiet: Voice | None = None
    """What it says where short messages are wanted."""


PLAIN_MANNER = Manner()


@frozen
class Muggins:
    """Who counts without and with muggins, where a source leaves it to the table."""

    without: Counting
    with_muggins: Counting
    note: str


@frozen
class Preset:
    """One source: the forms it plays (the first by choice), the targets it knows, the rules of its house."""

    name: str
    title: str
    whence: str
    known_as: str
    about: str
    house: House
    manner: Manner
    level: str
    """Who sits across the table unless somebody else is asked."""
    forms: tuple[str, ...] = ("six-card",)
    targets: tuple[int, ...] = ()  # none: each form's own
    muggins: Muggins | None = None
    machine: str = "ega"
    """On which machine it came."""

    def plays(self, form: str, house: House) -> bool:
        """Tell whether all is as the source has it, with whatever it leaves to the table (X1)."""
        is_its_target = house.target in (None, FORMS[form].target, *self.targets)
        return form in self.forms and is_its_target and not self.changed(house)

    def changed(self, house: House) -> list[str]:
        """Name the rules that are the table's own, but for the target.

        To take moves back is the table's own affair, but where the game counts (X6)."""
        usual, muggins = self.house, self.muggins
        left_open: dict[str, tuple[object, ...]] = {"undo": (Undo.FRIENDLY, Undo.NO)}
        if muggins:
            left_open["counting"] = (muggins.without, muggins.with_muggins)
        return [
            name
            for name in RULES
            if name != "target"
            and getattr(house, name) not in (getattr(usual, name), *left_open.get(name, ()))
        ]
