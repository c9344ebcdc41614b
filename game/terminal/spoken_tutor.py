"""The word that calls the tutor in a terminal, and sends him away."""

from collections.abc import Callable

from game.rules.in_words import capital, either
from game.scenes.front.setting_rows import SettingRows
from game.scenes.rows import Row, RowScene
from game.scenes.table.game_context import GameContext
from game.scenes.typed_settings import ON_OR_OFF
from game.session.typed import NotUnderstood
from game.sheets.teller import sentence
from game.terminal.conversation import BACK_WORD
from game.terminal.session_in_lines import SessionInLines

IS_OFF = "The tutor is off."
TUTOR, LEFT = "tutor", ("", BACK_WORD, "leave")
"""The word that calls him, and what leaves him as he is."""
WITH_THE_NEXT = "From your next game: "
"""Said before the setting, at a table that has no tutor unless he was chosen before."""


class SpokenTutor:
    """`tutor` says when he warns, and `tutor on`, or a value of the same line in the options, sets it."""

    def __init__(self, session: SessionInLines) -> None:
        self.session, self.conversation = session, session.conversation
        self._context: GameContext | None = None
        self.conversation.words[TUTOR] = self._called

    def sit_down(self, context: GameContext) -> None:
        """Warn at this table from now on."""
        self._context = context

    def _called(self, text: str) -> None:
        """Set what is typed, or ask for it, and say how it is."""
        row = SettingRows(self.session).tutor()

        def read(typed: str) -> None:
            value = typed.lower().removeprefix(TUTOR).strip()
            if value not in LEFT:
                RowScene(row.words, lambda: [row]).set_value(f"{row.words} {value}")

        try:
            read(text) if text else self._ask(row, read)
        except NotUnderstood as error:
            self.conversation.say(str(error))
            return
        begins = self._takes_effect()
        told = f"{begins}{row.words}, {row.value_words}. {sentence(row.note)}"
        self.conversation.say(IS_OFF if self.session.settings.tutor == "off" else told)

    def _ask(self, row: Row, read: Callable[[str], None]) -> None:
        """Ask when he is to warn; its answers are words of other things elsewhere."""
        values = capital(either(row.offered))
        with self.conversation.answering({*row.offered, *ON_OR_OFF, *LEFT, TUTOR}):
            self.conversation.ask(
                lambda: f"{row.words}? {values}, Enter for {row.value_words}:", read, sentence(row.note)
            )

    def _takes_effect(self) -> str:
        """Have him speak at the table that is played at, or say that he comes with the next game."""
        context = self._context
        if not (context and context.coach) or context.is_over:
            return ""
        if not context.has_hints:
            return WITH_THE_NEXT
        context.coach.speak_from(self.session.settings.tutor)
        return ""
