"""What a picture asks whoever types lines: the question, in words, and who reads the answer."""

from collections.abc import Sequence

from game.devices.button import Press, with_keys
from game.rules.in_words import capital, either
from game.scenes.box import Quit
from game.scenes.rows import NONE, RowScene
from game.scenes.scene import Scene
from game.session import typed
from game.sheets.pages import MenuSheet, PageSheet
from game.sheets.pictures import choices, fire_does
from game.sheets.sheet import Choice, Sheet
from game.sheets.sheets import BoxSheet, EndingSheet
from game.terminal.conversation import BACK_WORD
from game.terminal.help_in_lines import KEYS
from game.values import replace

DEEDS = {
    *("add", "call", "change", "choose", "compare", "continue", "copy", "deal", "do", "keep", "open"),
    *("play", "replay", "save", "select", "set", "sign", "stop", "think", "wait"),
}
"""What begins with these Enter is *to* do; it is *for* all else, such as yes, or charts."""
OF_QUIT, OF_ENDING, OF_ALL_ELSE = {"title": "leave"}, {"title": "go home"}, {"title": BACK_WORD}
"""What is called otherwise in lines, where a game is left, over or not begun: nobody has met a title."""
PAIR = 2
LONGEST_MENU = 4
"""How many choices a question names; more are called by number."""


class AskedInLines:
    """The picture of one scene, as far as it asks for something."""

    def __init__(self, scene: Scene, sheets: Sequence[Sheet]) -> None:
        self.scene, self.sheets, self._sheet = scene, sheets, sheets[-1]
        """The sheet on top is the one that asks."""
        is_ending = any(isinstance(sheet, EndingSheet) for sheet in sheets)
        called = OF_QUIT if isinstance(scene, Quit) else OF_ENDING if is_ending else OF_ALL_ELSE
        self.choices = [replace(one, words=called.get(one.words, one.words)) for one in choices(sheets)]

    def question(self) -> str:
        """Ask what the picture asks, and say what can be typed."""
        if words := self.scene.asks_line.words:
            return with_keys(words, KEYS)
        offered, usual = [choice.words for choice in self.choices], self.usual
        if isinstance(self._sheet, BoxSheet):
            return self._of_a_box(offered, usual)
        if self.takes_a_word:
            clears = f"{NONE} to clear it, " * bool(self.word_before)
            return f"{usual}? Type it, {clears}or {self._numbers} for another line, or back:"
        if isinstance(self.scene, RowScene) and self.scene.is_value_asked:
            return f"{usual}? Type one of these, another line, or back:"
        named = [words for words in [self._numbers] * self.has_numbers or offered if words != usual]
        does = fire_does(self.sheets)
        to = "for" if self.has_numbers else _to(usual) if usual else ""
        enter = [f"Enter {to} {usual}"] if usual else [f"Enter {_to(does)} {does}"] if does else []
        title = f"{self.title}? " if offered and self.title else ""
        return f"{title}{_or([*named, *enter, BACK_WORD])}"

    @property
    def _numbers(self) -> str:
        """The numbers of the choices, as they are asked for."""
        most = len(self.choices)
        return f"1 {'or' if most == PAIR else 'to'} {most}" if most > 1 else "1"

    def _of_a_box(self, offered: Sequence[str], usual: str) -> str:
        named = [*["type it"] * self.takes_a_line, *(words for words in offered if words != usual)]
        enter = f"Enter {_to(usual)} {usual}"
        if named == [BACK_WORD]:  # it comes last, as it does below a list
            return f"{enter}, or {BACK_WORD}:"
        return _or([*named, enter])

    @property
    def help(self) -> Sequence[str]:
        """What is told of a box whose question says all: that its answers need not be typed whole."""
        if not isinstance(self._sheet, BoxSheet) or not self.choices:
            return ()
        if self.takes_a_line:  # the name of a choice would be one
            return (f"Type what is asked for, as you like to write it, or back. Enter is {self.usual}.",)
        names = either([choice.words for choice in self.choices])
        begun = "either" if len(self.choices) == PAIR else "it"
        return (f"Type {names}, or the beginning of {begun}. Enter is {self.usual}.",)

    @property
    def has_numbers(self) -> bool:
        """Whether the choices are called by number."""
        offered, sheet = self.choices, self._sheet
        if isinstance(sheet, BoxSheet):
            return False
        is_list = isinstance(sheet, MenuSheet)
        is_told_so = isinstance(sheet, PageSheet) and sheet.is_numbered
        is_by_number = bool(offered and offered[0].words == "1")
        return is_list or is_told_so or is_by_number or len(offered) > LONGEST_MENU

    @property
    def takes_a_line(self) -> bool:
        """Whether a line can be written into the box that is asked."""
        return isinstance(self._sheet, BoxSheet) and self.scene.types(letter_press("a"))

    @property
    def takes_a_word(self) -> bool:
        """Whether a word is asked for, to be written into the line of a menu that is chosen."""
        return isinstance(self.scene, RowScene) and self.scene.is_word_asked

    @property
    def title(self) -> str:
        """What the menu or the page is called that is seen."""
        pages = (sheet for sheet in reversed(self.sheets) if isinstance(sheet, MenuSheet | PageSheet))
        return next((page.heading for page in pages), "")

    @property
    def usual(self) -> str:
        """The choice that Enter takes, where there is one."""
        return next((sheet.pointed_at for sheet in reversed(self.sheets) if sheet.pointed_at), "")

    @property
    def word_before(self) -> str:
        """The word that stands in the line of a menu; one in brackets is nobody's."""
        sheet = self._sheet
        word = sheet.lines[sheet.chosen][1] if isinstance(sheet, MenuSheet) else ""
        return "" if word.startswith("(") else word

    def chosen(self, text: str) -> Choice:
        """Read a choice: by its name, and where the choices are numbered by its number as well."""
        names: dict[str, Choice] = {}
        for place, choice in enumerate(self.choices, 1):
            names[f"{choice.words} ({place})" if choice.words in names else choice.words] = choice
        usual = self.choices[0]
        if self.has_numbers:
            return typed.one_of(names, usual)(text)
        back = [BACK_WORD] * (not isinstance(self._sheet, BoxSheet))
        return typed.word_of(names, usual, either([*names, *back]))(text)


def _or(answers: Sequence[str]) -> str:
    return f"{capital(either(answers))}:"


def _to(does: str) -> str:
    """Return the word between Enter and what it does."""
    first = does.lower().split()[0]
    return "to go" if first == "to" else "to" if first in DEEDS else "for"


def letter_press(sign: str) -> Press:
    """Return the press of a letter or a figure."""
    digit = int(sign) if sign.isascii() and sign.isdecimal() else None
    return Press(None, digit=digit, letter=sign.upper() if digit is None else None, typed=sign)
