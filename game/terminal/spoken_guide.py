"""The words that call the guide in a terminal, end it, and read its steps again."""

from game.coaching.coach import Coach
from game.devices.button import with_keys
from game.handbook.guide import Guide
from game.scenes.table.game_context import GameContext
from game.session.session import Session
from game.sheets.teller import headed
from game.terminal.conversation import Conversation
from game.terminal.help_in_lines import KEYS

OFFER = "Never played? Type learn for eight short lessons, or guide to have each step of a game explained."
ON = "The guide explains each step when it comes. Type off to end it, guide back to hear an earlier step."
OFF = "The guide is off. Type guide to have it back."
NOTHING_TOLD = "The guide has explained nothing yet."
BACK = "back"


class SpokenGuide:
    """The word `guide` calls it or reads its steps, `off` ends it."""

    def __init__(self, session: Session, conversation: Conversation) -> None:
        self.session, self.conversation = session, conversation
        self._context: GameContext | None = None
        self._at = 0
        conversation.words |= {"guide": self._called, "off": self._off}

    @property
    def _guide(self) -> Guide | None:
        return self._context.guide if self._context else None

    def begin(self, coach: Coach, starter: str) -> Guide | None:
        """Return a guide for a new game, if one is wanted."""
        is_wanted = self.session.settings.guide == "yes"
        return Guide(coach, starter, lambda: self._want("no")) if is_wanted else None

    def sit_down(self, context: GameContext) -> None:
        """Read the steps of this game from now on."""
        self._context, self._at = context, 0

    def _want(self, word: str) -> None:
        self.session.change("guide", word)

    def _called(self, text: str) -> None:
        """Have it explain from now on, or read its steps: the newest step, or one before."""
        guide = self._guide
        is_back = text.lower() == BACK
        if text.lower() == "off":
            self._off()
        elif is_back and guide and guide.told:
            self._at = max(0, self._at - 1)
            self._read(guide)
        elif not guide or guide.is_gone:
            self._want("yes")
            self.conversation.say(ON)
            self._explain_at_once()
        elif not guide.told:
            self.conversation.say(NOTHING_TOLD)
        else:
            self._at = len(guide.told) - 1
            self._read(guide)

    def _read(self, guide: Guide) -> None:
        step, _ = guide.told[self._at]
        self.conversation.say(headed(step.title, with_keys(step.words, KEYS)))

    def _explain_at_once(self) -> None:
        """Explain the question of this moment, in a game that has begun without it or sent it away."""
        if not self._context or self._context.is_over:
            return
        table, guide = self._context.table, self._guide
        if guide:
            guide.come_back()
        elif coach := self._context.coach:
            guide = self._context.guide = self.begin(coach, self._context.voice.starter)
        seat = table.turn
        asked = None if seat is None else table.question(seat)
        if guide and asked and seat is not None and guide.asked(asked, seat):
            self._at = len(guide.told) - 1
            self._read(guide)

    def _off(self, _: str = "") -> None:
        """End it for good, in this game and in others."""
        if self._guide:
            self._guide.leave()
        self._want("no")
        self.conversation.say(OFF)
