"""The word that calls the tutor in a terminal, and sends him away."""

from collections.abc import Callable

from game.rules.in_words import capital, either
from game.scenes.front.setting_rows import SettingRows
from game.scenes.rows import Row, RowScene
from game.scenes.typed_settings import ON_OR_OFF
from game.session.typed import NotUnderstood
from game.sheets.teller import sentence
from game.terminal.conversation import BACK_WORD, Conversation
from game.terminal.session_in_lines import SessionInLines

IS_OFF = "The tutor is off."
TUTOR, LEFT = "tutor", ("", BACK_WORD, "leave")
"""The word that calls him, and what leaves him as he is."""
WITH_THE_NEXT = "From your next game: "
"""Said before the setting, at a table that has no tutor unless he was chosen before."""


def call_tutor(session: SessionInLines, text: str) -> None:
    """Set when he warns, by a value of the line in the options, or ask for it; say how it is."""
    row = SettingRows(session).tutor()

    def read(typed: str) -> None:
        value = typed.lower().removeprefix(TUTOR).strip()
        if value not in LEFT:
            RowScene(row.words, lambda: [row]).set_value(f"{row.words} {value}")

    try:
        read(text) if text else _ask(session.conversation, row, read)
    except NotUnderstood as error:
        session.conversation.say(str(error))
        return
    begins = _takes_effect(session)
    told = f"{begins}{row.words}, {row.value_words}. {sentence(row.note)}"
    session.conversation.say(IS_OFF if session.settings.tutor == "off" else told)


def _ask(conversation: Conversation, row: Row, read: Callable[[str], None]) -> None:
    """Ask when he is to warn; its answers are words of other things elsewhere."""
    values = capital(either(row.offered))
    with conversation.answering_alone({*row.offered, *ON_OR_OFF, *LEFT, TUTOR}):
        conversation.ask(
            lambda: f"{row.words}? {values}, Enter for {row.value_words}:", read, sentence(row.note)
        )


def _takes_effect(session: SessionInLines) -> str:
    """Have him speak at the table that is played at, or say that he comes with the next game."""
    context = session.amid
    if not (context and context.coach):
        return ""
    if not context.has_hints:
        return WITH_THE_NEXT
    context.coach.speak_from(session.settings.tutor)
    return ""
