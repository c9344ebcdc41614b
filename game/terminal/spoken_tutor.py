"""The word that calls the tutor in a terminal, and sends him away."""

from game.scenes.front.setting_rows import SettingRows
from game.scenes.front.window_session import WindowSession
from game.scenes.rows import RowScene
from game.scenes.table.game_context import GameContext
from game.session.typed import NotUnderstood
from game.sheets.spots import LineSpot
from game.sheets.teller import sentence
from game.terminal.conversation import Conversation

IS_OFF = "The tutor is off."
WITH_THE_NEXT = "From your next game: "
"""Said before the setting, at a table that has no tutor unless he was chosen before."""


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
        if not is_set:
            self.conversation.say(menu.asks_for_value(LineSpot(0)))
            return
        begins = self._takes_effect()
        told = f"{begins}{row.words}, {row.value_words}. {sentence(row.note)}"
        self.conversation.say(IS_OFF if self.session.settings.tutor == "off" else told)

    def _takes_effect(self) -> str:
        """Have him speak at the table that is played at, or say that he comes with the next game."""
        context = self._context
        if not (context and context.coach) or context.is_over:
            return ""
        if not context.has_hints:
            return WITH_THE_NEXT
        context.coach.speak_from(self.session.settings.tutor)
        return ""
