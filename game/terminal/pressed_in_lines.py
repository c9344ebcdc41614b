"""What is typed as it is done on a scene: a button, a choice, a value, a line, or letters one by one."""

from collections.abc import Mapping

from game.devices.button import Button, Press
from game.rules.errors import quoted
from game.rules.events import Phase
from game.rules.voice import ME
from game.scenes.box import Quit
from game.scenes.rows import DoorRow
from game.scenes.table.game_scene import NO_HINT_NOW
from game.session.typed import NotUnderstood
from game.sheets.pictures import fire_does
from game.sheets.sheets import BoxSheet
from game.sheets.spots import LineSpot, Spot
from game.terminal.answers_between_games import comes_between
from game.terminal.asked_in_lines import letter_press
from game.terminal.conversation import BACK_WORD, YES_OR_NO, hang_up
from game.terminal.screen_of_lines import ScreenOfLines
from game.terminal.shared_words import NOTHING_ASKED

LEAVE = "leave"
BUTTONS: Mapping[str, Button] = {
    BACK_WORD: Button.BACK,
    LEAVE: Button.BACK,
    "hint": Button.HINT,
    "hint again": Button.HINT,
    "undo": Button.BACKSPACE,
    "position": Button.POSITION,
}
"""Words that are buttons at the window."""
HERE = "That is where you are."
FURTHER_BACK = "Not here. Type home, then {}."
OR_AGAIN = "Type {0} again if that is what you mean to write, or home and then {0}."
NOTHING_COMES = "Nothing comes of that here."
TOO_LATE = "Too late: {} answered."
NOTHING_OF = {
    Button.HINT: NO_HINT_NOW,
    Button.BACKSPACE: "Nothing to take back now.",
    Button.POSITION: NOTHING_ASKED,
}


class PressedInLines:
    """The hands on a screen of lines. `NotUnderstood` says why nothing comes of what was typed."""

    def __init__(self, screen: ScreenOfLines) -> None:
        self.screen, self.stack, self.conversation = screen, screen.stack, screen.conversation
        self._doubted = ""
        """What was typed where a word is written, and leads somewhere between games."""

    # A word that is a button.

    def press(self, word: str) -> None:
        """Press the button of a word, and say so where nothing comes of it.

        Who goes back from a page that was left as it was told is told the list that it was on, and who goes
        back from the values of a line is told that line."""
        button, screen = BUTTONS[word], self.screen
        if word == BACK_WORD and screen.has_just_left_a_page:
            screen.news.say(*screen.list_told)
            return
        if button is Button.BACK and screen.menu and screen.menu.is_value_asked:
            screen.menu.ask_no_more()
            screen.news.say(screen.list_told[screen.menu.chosen])
            return
        top, said, listener, asked = screen.top, screen.news.lines_said, screen.listener, screen.question()
        game = screen.game if screen.is_at_a_game else None
        if button is Button.BACK and game and game.beside:
            game.beside.hides_hint()  # it is told here, and does not stand over the question
        screen.press(button)
        if word == LEAVE and isinstance(self.stack.top, Quit):  # at any table it saves the game and quits
            hang_up()
        if button is Button.BACK:
            self.conversation.was_answered(listener)
        screen.until_asked()
        is_same = self.stack.top is top and screen.question() == asked
        if is_same and screen.news.lines_said == said:
            why = self._why_no_undo if button is Button.BACKSPACE else ""
            raise NotUnderstood(why or NOTHING_OF.get(button, NOTHING_COMES))

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

    # An answer.

    def answer(self, text: str) -> None:
        """Take it as the line that is asked for, or else as what the picture offers."""
        listener = self.screen.listener
        try:
            self._take(text)
        except ValueError:  # what is refused may have changed the picture
            self.stack.draw(self.screen)
            if comes_between(text) and self.conversation.is_aside and text != self._doubted:
                is_here = self.screen.asked.title.lower().startswith(text.lower())
                raise NotUnderstood(HERE if is_here else FURTHER_BACK.format(text.lower())) from None
            raise
        self._doubted = ""
        self._forget_line()
        self.conversation.was_answered(listener)

    def _take(self, text: str) -> None:
        if self.screen.top.asks_line.words:
            self.stack.type_line(text)
        elif not text:
            if menu := self.screen.menu:
                self._ask_for_value(LineSpot(menu.chosen))
            self.screen.press(Button.FIRE)
        elif self.screen.asked.choices and not self.screen.asked.takes_a_line:
            self._choose(text)
        else:
            self._type(text)

    def _choose(self, text: str) -> None:
        if (menu := self.screen.menu) and menu.set_value(text):
            return
        try:
            chosen = self.screen.asked.chosen(text)
        except NotUnderstood:
            if self._takes_all_the_same(text):
                return
            if menu and not text.isdecimal() and (values := menu.values_asked):
                raise NotUnderstood(f"'{quoted(text)}' will not do. {values}") from None
            raise
        self._ask_for_value(chosen.spot)
        self.screen.let_hear()
        self.stack.click(chosen.spot)

    def _ask_for_value(self, spot: Spot | None) -> None:
        """Tell what a line can be that has several values: nobody changes rules or opponents unasked."""
        if (menu := self.screen.menu) and (values := menu.asks_for_value(spot)):
            raise NotUnderstood(values)

    def _takes_all_the_same(self, text: str) -> bool:
        """Take what names no choice, if it means something here."""
        letter, (word, _, rest) = letter_press(text[0]), text.partition(" ")
        if self.stack.type_other_line(text):
            return True
        if rest and (meant := self.conversation.words.get(word.lower())):
            meant(rest)  # its word alone is the beginning of a choice
            return True
        is_box = isinstance(self.screen.sheets[-1], BoxSheet)
        if is_box and text.lower() in YES_OR_NO and self.screen.top.types(letter, at_keyboard=True):
            self.screen.let_hear()
            self.stack.press(letter)
        elif text.lower() == fire_does(self.screen.sheets):  # the question has named it
            self.screen.press(Button.FIRE)
        elif self.screen.top.types(letter):
            self._type(text)
        elif self._is_meant_for_below(text):
            self.screen.press(Button.BACK)
            self.stack.draw(self.screen)
            self._choose(text)
        else:
            return False
        return True

    def _is_meant_for_below(self, text: str) -> bool:
        """Tell whether a box lies over a list that has a line of this name, whose question still stands."""
        is_box = isinstance(self.screen.sheets[-1], BoxSheet)
        return is_box and not self.screen.game and self.screen.is_choice_below(text)

    def _type(self, text: str) -> None:
        """Type a text letter by letter, where one is written."""
        if not self.screen.top.types(letter_press(text[0])):
            raise NotUnderstood(f"'{quoted(text)}' is not a choice here.")
        if comes_between(text) and self._doubted != text:
            self._doubted = text
            raise NotUnderstood(OR_AGAIN.format(text.lower()))
        sheet = self.screen.sheets[-1]
        for _ in (isinstance(sheet, BoxSheet) and sheet.typed) or "":  # whoever types means it to stand alone
            self.stack.press(Press(Button.BACKSPACE))
        for sign in text:
            self.stack.press(letter_press(sign))
        self.screen.press(Button.FIRE)

    def _forget_line(self) -> None:
        """Let the line of a setting that is chosen be told again, even if nothing has changed in it; one that
        leads somewhere has told of it there."""
        if (menu := self.screen.menu) and not isinstance(menu.rows[menu.chosen], DoorRow):
            self.screen.news.forget(menu, ("line", menu.title, menu.chosen))
