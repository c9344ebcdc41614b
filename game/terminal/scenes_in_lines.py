"""The window's scenes in lines of text: what is new is told, and a line is a word, a button or an answer.

No scene knows of it. A scene that is written for the window can be played here at once."""

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic

from game.scenes.box import Quit
from game.scenes.front.open_scene import open_scene
from game.scenes.menu import PageScene
from game.scenes.pace import DEAF_STEPS, STEPS_A_SECOND
from game.scenes.scene import Scene, Way
from game.scenes.stack import Stack
from game.scenes.table.guided import TURN_OFF
from game.session.typed import NotUnderstood
from game.sheets.spots import Spot
from game.terminal.answers_between_games import comes_between
from game.terminal.conversation import BACK_WORD, hang_up
from game.terminal.pressed_in_lines import BUTTONS, LEAVE, PressedInLines
from game.terminal.screen_of_lines import ScreenOfLines
from game.terminal.session_in_lines import SessionInLines
from game.terminal.told_when_asked import HELP, TABLE, VALUES, ToldWhenAsked

NO = "no"
ALWAYS_TAKEN = {"quit crib", TURN_OFF.lower()}
"""Choices of a box that take no word away: quit and guide are understood at any question."""
AT_ANY_WITH_MORE = {*BUTTONS} - {BACK_WORD, "hint again"}
"""Words that are taken with more behind them; `hint 3` is a hint."""
SAME_AT_A_TABLE = {
    "coach": "hint",
    "read the table": TABLE,
    "read table": TABLE,
    **{one: f"{HELP} {one}" for one in ("rules", "tips", "stories")},
}
"""What the window calls them, and newcomers with it."""
GOES_ON = ("more", "next", "yes")
"""What people type for Enter where a film stands between two deals."""
BETWEEN_GAMES = "That comes between games."
HOME_FIRST = "Type home to save this one, then {}."
TO_UNDO = "undo to take back your last move, "
TO_LEAVE = "Type {}home to leave this game, or quit to leave CRIB; the game is {}."


class ScenesInLines:
    """Plays scenes till the last of them is left."""

    def __init__(self, session: SessionInLines, stack: Stack, *, goes_back: bool) -> None:
        """Take `goes_back`: whether a game that is played leads back to anything."""
        self.session, self.conversation = session, session.conversation
        self.stack, self._goes_back = stack, goes_back
        self.screen = ScreenOfLines(session, stack)
        self.told, self.hands = ToldWhenAsked(self.screen), PressedInLines(self.screen)
        self._asked_at = 0.0

    def run(self) -> None:
        """Ask one question after the other, with all that happens in between."""
        before, self.conversation.beside = self.conversation.beside, self.stack.idle
        amid = self.session.amid
        try:
            while self.screen.until_asked():
                self.screen.change_places()
                self._asked_at = monotonic()
                self.session.amid = amid or self.screen.amid
                answers, told = self._words_of_answers, self.told.of_a_game
                with self.conversation.knowing(told), self.conversation.answering(answers):
                    self.conversation.ask(self.screen.question, self._answer)
        finally:
            self.conversation.beside, self.session.amid = before, amid
            self.screen.leave()
            self.stack.close()

    @property
    def _words_of_answers(self) -> set[str]:
        """Words that mean something of this picture, whatever else they mean at any question."""
        names = {choice.words.lower() for choice in self.screen.asked.choices} - ALWAYS_TAKEN
        chosen = (word for word in self.conversation.words if any(name.startswith(word) for name in names))
        own = self.screen.top.asks_line.answers
        return {*BUTTONS, *self.told.words, *self._values_typed, *chosen, *own}

    @property
    def _values_typed(self) -> Sequence[str]:
        """Values of the line that is chosen: off is that line's, where it is any."""
        return self.screen.menu.values_typed if self.screen.menu else ()

    def _answer(self, text: str) -> None:
        """Tell or do what was typed; the clock of the scene has gone on meanwhile."""
        text = SAME_AT_A_TABLE.get(text.lower(), text) if self.screen.is_at_a_game else text
        text = "" if self.screen.top.asks_line.holds and text.lower() in GOES_ON else text
        word = self._word_typed(text.lower())
        if word in self.told.words:
            self.told.tell(word, text.partition(" ")[2].strip())
            return
        if not self.screen.top.asks_line.holds:
            for _ in range(max(DEAF_STEPS, round((monotonic() - self._asked_at) * STEPS_A_SECOND))):
                self.stack.tick()
        if word == LEAVE and self.screen.is_at_a_game and not self._goes_back:
            hang_up()
        if word in BUTTONS:
            self.hands.press(word)
        elif self.screen.top.asks_line.words and (self.screen.is_at_a_game or self.screen.top.only_leave):
            self._answer_in_a_game(text)
        else:
            self.hands.answer(text)

    def _answer_in_a_game(self, text: str) -> None:
        """Take an answer; what leads elsewhere between games, or is none, is told the way out."""
        if comes_between(text):
            raise NotUnderstood(f"{BETWEEN_GAMES} {self.screen.top.only_leave or HOME_FIRST.format(text)}")
        if text.lower() == BACK_WORD:
            raise NotUnderstood(self._way_out)
        try:
            self.hands.answer(text)
        except ValueError as error:
            if text.lower() != NO:
                raise
            raise NotUnderstood(f"{error} {self._way_out}") from None

    def _word_typed(self, text: str) -> str:
        """Return which of the words it is that mean something at any question, whatever is typed behind it.

        A choice by that name comes first."""
        screen, asked = self.screen, self.screen.asked
        if text == LEAVE and isinstance(screen.top, Quit):
            return ""
        if text in BUTTONS and (text != BACK_WORD or self._goes_back or not screen.is_at_a_game):
            return text
        first = text.partition(" ")[0]
        is_choice = any(choice.words.lower().startswith(text) for choice in asked.choices)
        is_written = (asked.takes_a_line and text != NO) or asked.takes_a_word
        is_own = is_choice or (is_written and text not in (HELP, VALUES))
        if text == NO and not is_own and self._leads_back:
            return BACK_WORD
        is_word = first in AT_ANY_WITH_MORE | self.told.words
        return first if is_word and not is_own else ""

    @property
    def _leads_back(self) -> bool:
        """Whether a list, a page, a box or a film is asked, where a no can only mean the way back."""
        line = self.screen.top.asks_line
        is_answer = bool(line.words) and not line.holds and not isinstance(self.screen.top, PageScene)
        return not is_answer and NO not in self._values_typed

    @property
    def _way_out(self) -> str:
        """How to get back from a question of the game."""
        game = self.screen.game
        can_undo = game and not game.context.no_undo and (game.has_noted or game.may_take_back)
        return self.screen.top.only_leave or TO_LEAVE.format(
            TO_UNDO * bool(can_undo), "saved" if self.session.is_kept else "lost"
        )


def play_scene(
    session: SessionInLines,
    scene: Scene,
    lead: Callable[[Way], Scene] | None = None,
    *,
    goes_back: bool = True,
    at: Spot | None = None,
) -> None:
    """Open a scene, and what is `at` a spot of it, and stay till it is left; `lead` finds the scene of a way,
    if not as the window does."""
    session.pace.fast, session.pace.waits = True, False  # a line is there at once
    stack = Stack(scene, lead or partial(open_scene, session))
    if at:
        stack.click(at)
    ScenesInLines(session, stack, goes_back=goes_back).run()
