"""What a scene is: it answers presses and steps of the clock, and gives its picture."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import Enum, auto
from typing import TypeVar

from game.devices.button import Button, NamedKey, Press
from game.rules.voice import Voice
from game.scenes.pace import Debounce, Pace
from game.sheets.pictures import stops
from game.sheets.scrolling import Seen
from game.sheets.sheet import Sheet
from game.sheets.spots import ButtonSpot, Spot
from game.values import frozen

T = TypeVar("T")
Stop = Spot | None
"""Something that can be clicked, or nothing in particular."""


def distinct(things: Iterable[T]) -> list[T]:
    """Return each of them once, in the order in which they came."""
    return [*dict.fromkeys(things)]


class Way(Enum):
    """Where a scene leads that does not know the scene there."""

    TITLE = auto()
    NEW_GAME = auto()
    NEW_GAME_BESIDE = auto()
    NEW_GAME_INSTEAD = auto()
    OFFER = auto()
    UNFINISHED_LIST = auto()
    UNFINISHED_GAME = auto()
    WITHOUT_UNFINISHED_GAME = auto()
    DEMO = auto()
    RECORDS = auto()
    CHOOSE_GAME = auto()
    HOUSE_RULES = auto()
    OPTIONS = auto()
    HELP = auto()
    RULES = auto()
    REVIEW = auto()
    PRACTICE = auto()
    LEARN = auto()
    REPLAY = auto()
    ASK = auto()
    MORE_WAYS = auto()
    CLUB = auto()
    CLUB_GAME = auto()
    FRIEND = auto()


class Stay:
    """Nothing changes."""


@frozen
class GoTo:
    """This scene is over; another takes its place."""

    scene: "Scene | Way"


@frozen
class LayOver:
    """Another scene is laid over this one."""

    scene: "Scene | Way"


class TakeOff:
    """This scene is lifted off the one below."""


@frozen
class PassOn:
    """This scene is lifted off, and the choice in it is pressed, clicked or typed below."""

    choice: Press | Spot | str


@frozen
class StartOver:
    """All scenes are lifted off, and this one begins."""

    scene: "Scene | Way"


class Leave:
    """The program ends."""


Answer = Stay | GoTo | LayOver | TakeOff | PassOn | StartOver | Leave
STAY = Stay()
Buttons = Mapping[Button | None, Callable[[Press], Answer | None]]
"""What a button does wherever it is pressed, or nothing if it does nothing of its own just now."""


@frozen
class AskedLine:
    """What whoever types lines is asked, with what can be typed, and what takes the line.

    A `ValueError` of it says why a line is no answer."""

    words: str = ""
    take: Callable[[str], Answer] = lambda _: STAY
    by_clock: bool = False
    """Whether it is asked while a clock runs."""
    stops: bool = False
    """Whether it is asked while something goes on that an answer stops."""
    holds: bool = False
    """Whether the clock of the scene stands still while it is asked."""
    is_urgent: bool = False
    """Whether it is asked, or the picture is, before all is done that can wait."""
    help: Sequence[str] = ()
    """What whoever asks for help is told, where that is another than the scene's."""
    not_yet: str = ""
    """What is told at once of why nothing is asked yet."""
    answers: Collection[str] = ()
    """What is an answer here, whatever its first word means at any question."""
    names_hand: bool = False
    """Whether its words name the hand that it asks of."""


NO_LINE = AskedLine()


class Scene(ABC):
    """One moment. `stale` says that the picture no longer shows it as it is; after a press or a click the
    stack draws it anyway."""

    typed_help: Sequence[str] = ()
    """What whoever types lines is told who asks for help: what can be done here."""
    only_leave = ""
    """What whoever types lines is told of the way out, where that is not home."""
    names_as: Voice | None = None
    """In whose words whoever types lines is told of cards here, where no table is seen."""
    takes_keys = False
    """Whether the next key is being chosen here, whatever it does otherwise."""

    def __init__(self) -> None:
        self.stale = True
        self.covers = True
        """Whether nothing of the scene below can be seen."""
        self.debounce: Debounce | None = None
        """What swallows a press that comes too soon here, where hands hurry."""
        self.pace: Pace | None = None
        """How fast its table is played, where there is one."""
        self.steps_alone = 0
        """How long no hand has done anything here."""
        self.leads_on_after: int | None = None
        """After how many steps alone it does something by itself, though it is still."""
        self.pointed = ""
        """The word under the mouse, which is lit."""
        self.buttons: Buttons = {}
        """What these do here, whatever else is asked; any other press goes to `press`."""

    def types(self, press: Press, *, at_keyboard: bool = False) -> bool:
        """Tell whether this press is a letter or a figure here, and none of its key's buttons.

        Take `at_keyboard`: whether the machine is one at which people type."""
        return False

    def press(self, press: Press) -> Answer:
        """Take a press that is neither the program's nor one of `buttons`."""
        return STAY

    def name_key(self, key: NamedKey) -> Answer:
        """Take the key that is being chosen."""
        return STAY

    @property
    def asks_line(self) -> AskedLine:
        """What is asked here of whoever types a line; nothing where a picture says all."""
        return NO_LINE

    def other_line(self, line: str) -> Answer | None:
        """Take a line that names no choice here; nothing where it means nothing."""
        return None

    def click(self, spot: Spot | None) -> Answer:
        """Take a click of the mouse on something that was drawn."""
        return STAY

    def stops(self, sheets: Sequence[Sheet], spots: Sequence[Spot]) -> Sequence[Stop]:
        """List where the highlight stops that walks by itself; nowhere that a click only leads on."""
        return stops(sheets)

    def hover(self, spot: Spot | None) -> None:
        """Note the thing under the mouse, drawn here, or nothing."""
        word = spot.name if isinstance(spot, ButtonSpot) else ""
        self.stale |= word != self.pointed
        self.pointed = word

    def tick(self) -> Answer:
        """Let a sixtieth of a second go by."""
        return STAY

    def idle(self) -> bool:
        """Do a little of the work that can wait, where a step leaves time; whether there is more of it."""
        return False

    @property
    def is_still(self) -> bool:
        """Whether nothing that is seen or heard happens here until somebody does something."""
        return type(self).tick is Scene.tick

    @property
    def plays_itself(self) -> bool:
        """Whether the clock alone leads on, and nothing that is seen waits for a better figure."""
        return False

    def help(self) -> "Scene | Way | None":
        """Return the page that the help button lays over this scene."""
        return None

    @abstractmethod
    def picture(self) -> Sequence[Sheet]:
        """Draw the scene as it is, the lowest sheet first."""

    def was_shown(self, seen: Seen) -> None:
        """Note how much was seen of a page that may be longer than the picture."""

    def was_lifted(self) -> None:
        """Keep what would be lost: the scene is over, or the program ends."""


class ToldInLines:
    """A scene of a table that tells its events in lines."""

    told_before: Sequence[str] = ()
    """The lines of the table that were told before its scene began."""
    lies_already = False
    """Whether its table came to lie so unheard."""

    @property
    def no_score(self) -> str:
        """What is told in place of the score, where none is kept."""
        return ""

    @property
    def told_of_score(self) -> Sequence[str]:
        """What is told with the score when somebody asks for it."""
        return ()

    @property
    def told_of_table(self) -> Sequence[str]:
        """What is told with the cards of its table when somebody asks for it."""
        return ()

    @property
    def listener(self) -> int | None:
        """The seat of whoever is asked here, where several people play; else nobody is told apart."""
        return None


class Passing(Scene):
    """A moment that any press and any click ends."""

    def press(self, press: Press) -> Answer:
        return TakeOff()

    def click(self, spot: Spot | None) -> Answer:
        return TakeOff()


FIRE = Press(Button.FIRE)
