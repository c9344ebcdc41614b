"""The word that calls the tutor in a terminal, and sends him away."""

from game.scenes.front.setting_rows import SettingRows
from game.scenes.front.window_session import WindowSession
from game.scenes.rows import RowScene
from game.scenes.table.game_context import GameContext
from game.session.typed import NotUnderstood
from game.sheets.spots import LineSpot
from game.sheets.teller import sentence
from game.terminal.conversation import Conversation

WITH_THE_NEXT = "This table has no tutor unless he was chosen before: he comes with the next game."


class SpokenTutor:
    """`tutor` says when he warns, and `tutor on`, or a value of the same line in the options, sets it."""

    def __init__(self, session: WindowSession, conversation: Conversation) -> None:
        self.session, self.conversation = session, conversation
        self._context: GameContext | None = None
        conversation.words["tutor"] = self._called

    def sit_down(self, context: GameContext) -> None:
        """Warn at this table from now on."""
        self._context = context

    def _called(self, text: str) -> None:
        """Set what is typed, or say what can be."""
        row = SettingRows(self.session).tutor()
        menu = RowScene(row.words, lambda: [row])
        try:
            is_set = bool(text) and menu.set_value(f"{row.words} {text}")
        except NotUnderstood as error:
            self.conversation.say(str(error))
            return
        if is_set:
            self.conversation.say(f"{row.words}, {row.value_words}. {sentence(row.note)}")
            self._takes_effect()
        else:
            self.conversation.say(menu.asks_for_value(LineSpot(0)))

    def _takes_effect(self) -> None:
        """Have him speak at the table that is played at, if hints are to be had there."""
        context, word = self._context, self.session.settings.tutor
        if not context or context.is_over or not context.coach:
            return
        if context.manner.hints or context.coach.speaks_from:
            context.coach.speak_from(word)
        elif word != "off":
            self.conversation.say(WITH_THE_NEXT)
