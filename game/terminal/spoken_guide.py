"""The words that call the guide in a terminal, end it, and read its steps again."""

from collections.abc import Sequence

from game.devices.button import with_keys
from game.handbook.guide import Guide
from game.handbook.guided_steps import Step
from game.scenes.scene import Way
from game.scenes.table.game_context import GameContext
from game.sheets.teller import headed
from game.terminal.conversation import BACK_WORD, SWITCHED, Word
from game.terminal.help_in_lines import KEYS
from game.terminal.session_in_lines import SessionInLines

OFFER = "Never played? Type learn for eight short lessons, or guide to have each step of a game explained."
OFFER_IN_A_GAME = "Type guide to have each step of your first game explained."
ON = "The guide explains each step when it comes. Type off to end it, guide back to hear an earlier step."
WHERE = "Type home to be offered a game."
OFF = "The guide is off. Type guide to have it back."
NOT_AT_THE_CLUB = "No guide at the club. It explains the games you play at home."
NOTHING_TOLD = "The guide has explained nothing yet."
NOTHING_TOLD_SINCE = "The guide has explained nothing since you went on with this game."


class SpokenGuide:
    """The word `guide` calls it or reads its steps, `off` ends it."""

    def __init__(self, session: SessionInLines) -> None:
        self.session, self.conversation = session, session.conversation
        self.words: dict[str, Word] = {"guide": self._called, "off": self._off}
        self._at, self._known = 0, (self._guide, 0)
        """Which step was read last, and of whom and of how many."""

    @property
    def _context(self) -> GameContext | None:
        """The game at whose table people sit, or the one that was sat down to last."""
        amid = self.session.amid
        return amid if amid and amid.coach else self.session.context

    @property
    def _guide(self) -> Guide | None:
        return self._context.guide if self._context else None

    def _called(self, text: str) -> None:
        """Have it explain from now on, or read its steps: the newest step, or one before."""
        context, guide, steps = self._context, self._guide, self._steps
        is_back = text.lower() == BACK_WORD
        if SWITCHED.get(text.lower()) is False:
            self._off()
        elif context and not context.is_over and context.host.after is Way.CLUB:
            self.conversation.say(NOT_AT_THE_CLUB)
        elif is_back and steps:
            newest = len(steps) - 1
            at = self._at if self._known == (guide, len(steps)) else newest  # that one was just told
            self._read(steps, max(0, at - 1))
        elif not guide or guide.is_gone:
            self.session.change("guide", "yes")
            is_elsewhere = self.conversation.is_aside and (not context or context.is_over)
            self.conversation.say(ON, *[WHERE] * is_elsewhere)
            self._explain_at_once()
        elif not steps:
            self.conversation.say(NOTHING_TOLD_SINCE if guide.was_taken_up else NOTHING_TOLD)
        else:
            self._read(steps, len(steps) - 1)

    @property
    def _steps(self) -> list[Step]:
        """What was told, as far as it is for whoever looks on: of a hand its owner alone hears."""
        told = self._guide.told if self._guide else []
        return [step for step, seat in told if not step.is_of_a_hand or self._may_hear(seat)]

    def _may_hear(self, seat: int) -> bool:
        """Whether nobody but the owner of a hand looks on."""
        context = self._context
        return not context or len(context.table.people) < 2 or context.top.looks_on == seat

    def _read(self, steps: Sequence[Step], at: int) -> None:
        self._at, self._known, step = at, (self._guide, len(steps)), steps[at]
        self.conversation.say(headed(step.title, with_keys(step.words, KEYS)))

    def _explain_at_once(self) -> None:
        """Explain the question of this moment, in a game that has begun without it or sent it away; behind
        another room it waits till it is asked again."""
        context = self._context
        if not context or context.is_over:
            return
        table, guide = context.table, context.guide
        if guide:
            guide.come_back()
        elif coach := context.coach:
            starter = context.voice.starter
            guide = context.guide = Guide(coach, starter, lambda: self.session.change("guide", "no"))
        seat = None if self.conversation.is_aside else table.turn
        asked = None if seat is None else table.question(seat)
        if guide and asked and seat is not None and self._may_hear(seat):
            while guide.asked(asked, seat):
                self._read(steps := self._steps, len(steps) - 1)

    def _off(self, _: str = "") -> None:
        """End it for good, in this game and in others."""
        if self._guide:
            self._guide.leave()
        self.session.change("guide", "no")
        self.conversation.say(OFF)
