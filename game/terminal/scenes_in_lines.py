"""The window's scenes in lines of text: what is new is told, and what is typed is pressed, chosen or written.

No scene knows of it. A scene that is written for the window can be played here at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic

from game.devices.button import Button, Press
from game.rules.errors import quoted
from game.rules.events import Phase
from game.rules.presets import PRESETS
from game.rules.voice import ME
from game.scenes.box import Quit
from game.scenes.front.more_ways import WAYS
from game.scenes.front.open_scene import open_scene
from game.scenes.menu import PageScene
from game.scenes.pace import DEAF_STEPS, STEPS_A_SECOND
from game.scenes.rows import DoorRow, RowScene
from game.scenes.scene import Scene, Way
from game.scenes.stack import Stack
from game.scenes.table.game_scene import NO_HINT_NOW
from game.scenes.table.guided import TURN_OFF
from game.session.telling import CardNames
from game.session.typed import NotUnderstood
from game.sheets.pictures import fire_does
from game.sheets.sheets import BoxSheet
from game.sheets.spots import LineSpot, Spot
from game.terminal.asked_in_lines import OF_QUIT, AskedInLines, letter_press
from game.terminal.asking import NOTHING_ASKED
from game.terminal.conversation import BACK_WORD, YES_OR_NO, Conversation, hang_up
from game.terminal.screen_of_lines import ScreenOfLines
from game.terminal.session_in_lines import SessionInLines
from game.terminal.told_when_asked import HELP, TABLE, ToldWhenAsked

LEAVE, NO = "leave", "no"
ALWAYS_TAKEN = {"quit crib", TURN_OFF.lower()}
"""Choices of a box that take no word away: quit and guide are understood at any question."""
TYPED_AT_ANY: Mapping[str, Button] = {
    BACK_WORD: Button.BACK,
    LEAVE: Button.BACK,
    "hint": Button.HINT,
    "hint again": Button.HINT,
    "undo": Button.BACKSPACE,
    "position": Button.POSITION,
}
"""Words that are buttons at the window."""
AT_ANY_WITH_MORE = {*TYPED_AT_ANY} - {BACK_WORD, "hint again"}
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
FURTHER_BACK = "Not here. Type back until you are offered a game, then {}."
TO_UNDO = "Type undo to take back your last move, or leave to save the game and quit."
ONLY_LEAVE = "Type leave to save the game and quit."
END_PRACTICE = "Type leave to end the practice."
COMES_BETWEEN = {
    *("choose", "more", "options", "records", "review", "replay", *map(str.lower, WAYS)),
    *(*PRESETS, "house rules", "scorecard", "standings", "season"),
}
"""Words that lead somewhere between games."""
NOTHING_COMES = "Nothing comes of that here."
TOO_LATE = "Too late: {} answered."
NOTHING_OF = {
    Button.HINT: NO_HINT_NOW,
    Button.BACKSPACE: "Nothing to take back now.",
    Button.POSITION: NOTHING_ASKED,
}


class ScenesInLines:
    """Plays scenes till the last of them is left."""

    def __init__(
        self, conversation: Conversation, cards: CardNames, stack: Stack, *, goes_back: bool
    ) -> None:
        """Take `goes_back`: whether a game that is played leads back to anything."""
        self.conversation, self.stack, self._goes_back = conversation, stack, goes_back
        self.screen = ScreenOfLines(conversation, cards, stack)
        self.told = ToldWhenAsked(self.screen, cards)
        self._asked_at = 0.0

    def run(self) -> None:
        """Ask one question after the other, with all that happens in between."""
        before, self.conversation.beside = self.conversation.beside, self.stack.idle
        try:
            while self.screen.until_asked():
                self.screen.change_places()
                self._asked_at = monotonic()
                with self.conversation.answering(self._words_of_answers):
                    self.conversation.ask(self.screen.question, self._answer)
        finally:
            self.conversation.beside = before
            self.stack.close()

    @property
    def _top(self) -> Scene:
        return self.screen.top

    @property
    def _asked(self) -> AskedInLines:
        return self.screen.asked

    @property
    def _words_of_answers(self) -> set[str]:
        """Words that mean something of this picture, whatever else they mean at any question."""
        names = {choice.words.lower() for choice in self._asked.choices} - ALWAYS_TAKEN
        chosen = (word for word in self.conversation.words if any(name.startswith(word) for name in names))
        return {*TYPED_AT_ANY, *self.told.words, *self._values_typed, *chosen}

    @property
    def _values_typed(self) -> Sequence[str]:
        """Values of the line that is chosen: off is that line's, where it is any."""
        return self._top.values_typed if isinstance(self._top, RowScene) else ()

    def _answer(self, text: str) -> None:
        """Press what was typed; the clock of the scene has gone on meanwhile."""
        text = SAME_AT_A_TABLE.get(text.lower(), text) if self._is_at_a_game else text
        text = "" if self._top.asks_line.holds and text.lower() in GOES_ON else text
        text = OF_QUIT.get(text.lower(), text) if isinstance(self._top, Quit) else text
        word = self._word_typed(text.lower())
        if word in self.told.words:
            self.told.tell(word, text.partition(" ")[2].strip())
            return
        if not self._top.asks_line.holds:
            for _ in range(max(DEAF_STEPS, round((monotonic() - self._asked_at) * STEPS_A_SECOND))):
                self.stack.tick()
        if word == LEAVE and self._leaves_the_program:
            hang_up()
        if word in TYPED_AT_ANY:
            self._press_word(word)
            return
        listener = self.screen.listener
        (self._take_in_a_game if self._is_at_a_game else self._take)(text)
        self._forget_line()
        self.conversation.was_answered(listener)

    def _take_in_a_game(self, text: str) -> None:
        """Take an answer; what leads elsewhere between games, or is none, is told the way out."""
        if text.lower() in COMES_BETWEEN:
            raise NotUnderstood(f"{BETWEEN_GAMES} {self._how_to_leave}")
        if text.lower() == BACK_WORD:
            raise NotUnderstood(self._way_out)
        try:
            self._take(text)
        except ValueError as error:
            if text.lower() != NO:
                raise
            raise NotUnderstood(f"{error} {self._way_out}") from None

    def _word_typed(self, text: str) -> str:
        """Return which of the words it is that mean something at any question, whatever is typed behind it.

        A choice by that name comes first."""
        if text == LEAVE and isinstance(self._top, Quit):
            return ""
        if text in TYPED_AT_ANY and (text != BACK_WORD or self._goes_back or not self._is_at_a_game):
            return text
        first = text.partition(" ")[0]
        is_choice = any(choice.words.lower().startswith(text) for choice in self._asked.choices)
        is_written = (self._asked.takes_a_line and text != NO) or self._asked.takes_a_word
        is_own = is_choice or (is_written and text != HELP)
        if text == NO and not is_own and self._leads_back:
            return BACK_WORD
        is_word = first in AT_ANY_WITH_MORE | self.told.words
        return first if is_word and not is_own else ""

    @property
    def _leads_back(self) -> bool:
        """Whether a list, a page, a box or a film is asked, where a no can only mean the way back."""
        line = self._top.asks_line
        is_answer = bool(line.words) and not line.holds and not isinstance(self._top, PageScene)
        return not is_answer and NO not in self._values_typed

    @property
    def _leaves_the_program(self) -> bool:
        """Whether there is nowhere else to go from here."""
        return not self._goes_back and self._is_at_a_game

    @property
    def _is_at_a_game(self) -> bool:
        """Whether a game is played, and its question is asked of somebody at the keys."""
        return bool(self.screen.game and self._top.asks_line.words)

    @property
    def _way_out(self) -> str:
        """How to get back from a question of the game."""
        game = self.screen.game
        can_undo = game and not game.context.no_undo and (game.has_noted or game.may_take_back)
        return TO_UNDO if can_undo else self._how_to_leave

    @property
    def _how_to_leave(self) -> str:
        """How to leave the game, or what is asked of one that nobody plays."""
        game = self.screen.game
        return END_PRACTICE if game and game.context.no_hints else ONLY_LEAVE

    @property
    def _why_no_undo(self) -> str:
        """Why nothing can be taken back now: never here, or somebody has answered the own move already."""
        if not (scene := self.screen.game):
            return ""
        table = scene.context.table
        moves = table.game.moves
        is_answered = moves and table.game.phase is Phase.PLAY and moves[-1][0] != table.turn
        if scene.context.no_undo or not is_answered:
            return scene.context.no_undo
        name = table.names[moves[-1][0]]
        return TOO_LATE.format("I have" if name == ME else f"{name} has")

    def _forget_line(self) -> None:
        """Let the line of a setting that is chosen be told again, even if nothing has changed in it; one that
        leads somewhere has told of it there."""
        top = self.stack.top
        if isinstance(top, RowScene) and not isinstance(top.rows[top.chosen], DoorRow):
            self.screen.news.forget(top, ("line", top.title, top.chosen))

    def _take(self, text: str) -> None:
        if self._top.asks_line.words:
            self.stack.type_line(text)
        elif not text:
            if isinstance(self._top, RowScene):
                self._ask_for_value(LineSpot(self._top.chosen))
            self.screen.press(Button.FIRE)
        elif self._asked.choices and not self._asked.takes_a_line:
            self._choose(text)
        else:
            self._type(text)

    def _choose(self, text: str) -> None:
        if isinstance(self._top, RowScene) and self._top.set_value(text):
            return
        try:
            chosen = self._asked.chosen(text)
        except NotUnderstood:
            if self._takes_all_the_same(text):
                return
            if text.lower() in COMES_BETWEEN:
                raise NotUnderstood(FURTHER_BACK.format(text.lower())) from None
            raise
        self._ask_for_value(chosen.spot)
        self.screen.let_hear()
        self.stack.click(chosen.spot)

    def _ask_for_value(self, spot: Spot | None) -> None:
        """Tell what a line can be that has several values: nobody changes rules or opponents unasked."""
        if isinstance(self._top, RowScene) and (values := self._top.asks_for_value(spot)):
            self.stack.draw(self.screen)
            raise NotUnderstood(values)

    def _takes_all_the_same(self, text: str) -> bool:
        """Take what names no choice, if it means something here."""
        letter, (word, _, rest) = letter_press(text[0]), text.partition(" ")
        if self._passes_on(text):
            return True
        if rest and (meant := self.conversation.words.get(word.lower())):
            meant(rest)  # its word alone is the beginning of a choice
            return True
        if text.lower() in YES_OR_NO and self._top.types(letter, at_keyboard=True):
            self.screen.let_hear()
            self.stack.press(letter)
        elif text.lower() == fire_does(self.screen.sheets):  # the question has named it
            self.screen.press(Button.FIRE)
        elif self._top.types(letter):
            self._type(text)
        else:
            return False
        return True

    def _passes_on(self, text: str) -> bool:
        """Type a line past the choices; where it is refused below them, they are gone all the same."""
        try:
            return self.stack.type_other_line(text)
        except ValueError:
            self.stack.draw(self.screen)
            raise

    def _type(self, text: str) -> None:
        """Type a text letter by letter, where one is written."""
        if not self._top.types(letter_press(text[0])):
            raise NotUnderstood(f"'{quoted(text)}' is not a choice here.")
        sheet = self.screen.sheets[-1]
        for _ in (isinstance(sheet, BoxSheet) and sheet.typed) or "":  # whoever types means it to stand alone
            self.stack.press(Press(Button.BACKSPACE))
        for sign in text:
            self.stack.press(letter_press(sign))
        self.screen.press(Button.FIRE)

    def _press_word(self, word: str) -> None:
        """Press the button of a word, and say so where nothing comes of it.

        Who goes back from a page that was left as it was told is told the list that it was on."""
        button = TYPED_AT_ANY[word]
        if word == BACK_WORD and self.screen.has_just_left_a_page:
            self.screen.news.say(*self.screen.list_told)
            return
        top, said, listener = self.stack.top, self.screen.news.lines_said, self.screen.listener
        asked = self.screen.question()
        if button is Button.BACK and self._is_at_a_game:
            self._put_hint_away()
        self.screen.press(button)
        if word == LEAVE and isinstance(self.stack.top, Quit):  # at any table it saves the game and quits
            hang_up()
        if button is Button.BACK:
            self.conversation.was_answered(listener)
        self.screen.until_asked()
        is_same = self.stack.top is top and self.screen.question() == asked
        if is_same and self.screen.news.lines_said == said:
            why = self._why_no_undo if button is Button.BACKSPACE else ""
            raise NotUnderstood(why or NOTHING_OF.get(button, NOTHING_COMES))

    def _put_hint_away(self) -> None:
        """Let back lead out of a game at once: here a hint is told, and does not stand over the question."""
        if (game := self.screen.game) and game.beside:
            game.beside.hides_hint()


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
    ScenesInLines(session.conversation, session.cards, stack, goes_back=goes_back).run()
