"""The guide in a terminal: each step of a first game in a line, when it has happened or is asked for."""

from game.devices.button import with_keys
from game.handbook.guide import Guide
from game.rules.events import Event
from game.rules.question import Question
from game.screen.table_words import TableWords
from game.session.session import Session
from game.table import Table
from game.terminal.conversation import Conversation

IN_LINES = TableWords(
    board="",
    dealer="The line of each deal names the dealer",
    cards="",
    reasons="in the line of the points",
    score="Type score to hear the scores",
    says="type it behind the card, such as 5h 2",
)
TYPED = {"fire": "Enter", "go": "type go", "help": "Help"}
OFFER = "Is this your first game? Type guide, and each step is explained when it comes."
ON = "The guide explains each step when it comes. Type off to end it, guide back to hear an earlier step."
OFF = "The guide is off. Type guide to have it back."
NOTHING_TOLD = "The guide has explained nothing yet."
BACK = "back"


class SpokenGuide:
    """Speaks after the line of an event and before a question; the word `guide` calls it, `off` ends it."""

    def __init__(self, session: Session, conversation: Conversation) -> None:
        self.session, self.conversation = session, conversation
        self._guide: Guide | None = None
        self._table: Table | None = None
        self._starter, self._at = "", 0
        self._asked: tuple[Question, int] | None = None
        conversation.words |= {"guide": self._called, "off": self._off}

    @property
    def is_wanted(self) -> bool:
        return self.session.settings.guide == "yes"

    def sit_down(self, table: Table, starter: str) -> None:
        """Begin with another game; forget the steps of the one before."""
        self._table, self._starter, self._asked = table, starter, None
        self._guide = Guide(table, starter, lambda: self._want("no")) if self.is_wanted else None

    def after(self, event: Event) -> None:
        """Explain the line that was just told."""
        if self._guide and self._guide.after(event):
            self._tell_newest()

    def asked(self, asked: Question | None, seat: int) -> None:
        """Explain somebody's question of this moment."""
        self._asked = (asked, seat) if asked else None
        if self._guide and asked and self._guide.asked(asked, seat):
            self._tell_newest()

    def _want(self, word: str) -> None:
        self.session.change("guide", word)

    def _tell_newest(self) -> None:
        assert self._guide
        self._at = len(self._guide.told) - 1
        self.conversation.tell(self._line)

    @property
    def _line(self) -> str:
        """The step that is read, by its title."""
        assert self._guide
        step, _ = self._guide.told[self._at]
        return f"{step.title}. {with_keys(step.words, {**TYPED, **IN_LINES.by_mark})}"

    # The words.

    def _called(self, text: str) -> None:
        """Have it explain from now on, or read its steps: the newest step, or one before."""
        if text.lower() == "off":
            self._off()
        elif not self._guide or self._guide.is_gone:
            self._want("yes")
            self.conversation.say(ON)
            if self._table and not self._table.is_over:
                self.sit_down_again()
        elif not self._guide.told:
            self.conversation.say(NOTHING_TOLD)
        else:
            self._at = max(0, self._at - 1) if text.lower() == BACK else len(self._guide.told) - 1
            self.conversation.say(f"{self._guide.place(self._at)}. {self._line}")

    def sit_down_again(self) -> None:
        """Explain at once the question of this moment, in a game that has begun without it."""
        assert self._table
        asked = self._asked
        self.sit_down(self._table, self._starter)
        if asked:
            self.asked(*asked)

    def _off(self, _: str = "") -> None:
        """End it for good, in this game and in others."""
        if self._guide:
            self._guide.leave()
        self._want("no")
        self.conversation.say(OFF)
