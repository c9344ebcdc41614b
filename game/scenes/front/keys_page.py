"""Keys and buttons of pads: a line for each thing they do, on which another one is chosen by pressing it."""

import re
from collections.abc import Mapping, Sequence

from game.devices.button import Button, NamedKey, Press
from game.devices.key_titles import key_title, pad_names, pad_title
from game.devices.pad_layout import read_pads
from game.scenes.front.window_session import WindowSession
from game.scenes.menu import MenuScene
from game.scenes.scene import STAY, Answer
from game.sheets.pages import MenuSheet
from game.sheets.spots import Spot
from game.values import replace

DOES: Mapping[Button, str] = {
    Button.FIRE: "select",
    Button.LEFT: "left",
    Button.RIGHT: "right",
    Button.UP: "up",
    Button.DOWN: "down",
    Button.GO: "go",
    Button.BACK: "back, quit",
    Button.HELP: "help",
    Button.HINT: "hint",
    Button.TELL: "read the table",
    Button.EARLIER: "earlier scores",
    Button.LATER: "later scores",
    Button.FAST: "fast mode",
    Button.MUTE: "sound on, off",
    Button.MACHINE: "next machine",
    Button.FULL_SCREEN: "full screen",
    Button.BACKSPACE: "undo",
    Button.POSITION: "copy position",
}
AS_USUAL, LISTENING = "Standard keys", "press it now"
LEAVES, WAITS = "escape", "{} cancel"
HELD_ON_KEYPAD, NEXT_ON_KEYPAD = "+Keypad ", re.compile(r"(Keypad \w+), Keypad ")


class KeysPage(MenuScene):
    """The page of the keyboard: a new key is added before the others, one that was there is taken away."""

    title = "KEYS"
    about = "{fire}, then a key: adds it, or removes it if it was there"
    things: Sequence[Button] = [*DOES]
    is_of_pads = False
    """Whether it takes the buttons of pads, and no keys."""

    def __init__(self, session: WindowSession) -> None:
        super().__init__()
        self.session = session
        self.settings = session.settings
        self.note = self.about
        self.words = self._words_now()
        self.takes_from: NamedKey | None = None
        """The key that somebody must press twice, because it does something else."""

    @property
    def own(self) -> dict[str, list[str]]:
        return self.settings.keys

    def _words_now(self) -> Mapping[Button, list[str]]:
        """Read the keyboard only now: the codes of its keys are the window's."""
        from game.devices.keyboard import read_keys, words_by_button

        return words_by_button(read_keys(self.settings.keys, left_hand=self.settings.left_hand)[0])

    def titles(self, button: Button) -> list[str]:
        """Name its keys, as the screen calls it; the five of the keypad has two words, by Num Lock."""
        return [*dict.fromkeys(map(self.called, self.words[button]))]

    def called(self, word: str) -> str:
        """Name a key as its machine does on every page; a letter is none of a pad's buttons."""
        title = key_title(word)
        return title if word.isalpha() and len(word) == 1 else self._on_machine(title)

    def _on_machine(self, title: str) -> str:
        """Name a key as its machine does, held with Alt as well."""
        from game.machines.power import switched_on

        key = title.removeprefix("Alt+")
        return title.removesuffix(key) + switched_on(self.settings.machine_now).keys.get(key, key)

    @property
    def size(self) -> int:
        return len(self.things) + 1

    def line(self, index: int) -> tuple[str, str]:
        if index == len(self.things):
            return AS_USUAL, ""
        button = self.things[index]
        listens = self.takes_keys and index == self.chosen
        return DOES[button], LISTENING if listens else self._in_short(button)

    def _in_short(self, button: Button) -> str:
        """Name its keys: two of the keypad in a row as such once, Alt and Enter for both keys of Enter."""
        titles = self.titles(button)
        told = dict.fromkeys(
            twin if (twin := self._on_machine(title.replace(HELD_ON_KEYPAD, "+"))) in titles else title
            for title in titles
        )
        return NEXT_ON_KEYPAD.sub(r"\1, ", ", ".join(told)) or "-"

    def menu(self) -> MenuSheet:
        """While it waits every other key is an answer."""
        page = super().menu()
        return replace(page, footer=WAITS.format(self.called(LEAVES))) if self.takes_keys else page

    def choose(self, index: int) -> Answer:
        """Wait for a key, or take back all that was changed."""
        if index < len(self.things):
            self.takes_keys, self.takes_from = True, None
            button = self.things[index]
            self.note = f"Press a key for {DOES[button]} (now {', '.join(self.titles(button)) or 'none'})"
        else:
            self.own.clear()
            self._changed("All standard again")
        return STAY

    def type_in(self, press: Press) -> bool:
        """End the waiting when anything else is pressed."""
        self._stop(self.about)
        return super().type_in(press)

    def click(self, spot: Spot | None) -> Answer:
        self._stop(self.about)
        return super().click(spot)

    def hover(self, spot: Spot | None) -> None:
        """Keep the choice while it waits."""
        if not self.takes_keys:
            super().hover(spot)

    def name_key(self, key: NamedKey) -> Answer:
        """Take a named key; one that does something else must be pressed twice."""
        if not self.takes_keys:  # two came in one step
            return STAY
        button = self.things[self.chosen]
        if key.word == LEAVES and not key.of_pad:
            self._stop("Nothing changed")
        elif key.of_pad is not self.is_of_pads:
            return STAY
        elif key.does not in (None, button) and key != self.takes_from:
            self.takes_from = key
            self.note = f"{self.title_of(key)} means {_what(key)}. Press it again to change that."
        elif refusal := self.refusal(key, button):
            self._stop(refusal)
        else:
            self.give(key, button)
            self._changed("")
            self.note = f"{DOES[button]}: {', '.join(self.titles(button))}"
        return STAY

    def _stop(self, note: str) -> None:
        self.takes_keys, self.note = False, note

    def _changed(self, note: str) -> None:
        self.session.settings_changed()
        self.words = self._words_now()
        self._stop(note)

    # What a page for other devices has otherwise.

    def title_of(self, key: NamedKey) -> str:
        return self.called(key.word)

    def refusal(self, key: NamedKey, button: Button) -> str:
        """Refuse, in a sentence, if what the key does now could not be done any more."""
        last = key.does and self.words[key.does] == [key.word]
        return f"{self.title_of(key)} stays: it is the only key for {_what(key)}." if last else ""

    def give(self, key: NamedKey, button: Button) -> None:
        """Give this button the key from now on, or take it away."""
        words = self.words
        if key.does:
            self.own[key.does.word] = [word for word in words[key.does] if word != key.word]
        if key.does is not button:
            self.own[button.word] = [key.word, *words[button]]


class PadPage(KeysPage):
    """The page of the pads: the stick always points, and each thing has one button."""

    title = "PAD BUTTONS"
    about = "{fire}, then a button: it replaces the one there now"
    things: Sequence[Button] = [
        *(Button.FIRE, Button.GO, Button.BACK, Button.HELP, Button.HINT, Button.BACKSPACE),
        *(Button.TELL, Button.EARLIER, Button.FAST),
    ]
    is_of_pads = True

    @property
    def own(self) -> dict[str, list[str]]:
        return self.settings.pads

    def titles(self, button: Button) -> list[str]:
        return pad_names(button, read_pads(self.own)[0])

    def title_of(self, key: NamedKey) -> str:
        return pad_title(int(key.word))

    def refusal(self, key: NamedKey, button: Button) -> str:
        """Refuse to leave a pad without fire, of no use."""
        if key.does is not Button.FIRE or button is Button.FIRE:
            return ""
        return f"{self.title_of(key)} stays: first choose another button for {_what(key)}."

    def give(self, key: NamedKey, button: Button) -> None:
        for words in self.own.values():
            if key.word in words:
                words.remove(key.word)
        self.own[button.word] = [key.word]
        for word in [word for word, numbers in self.own.items() if not numbers]:
            del self.own[word]


def _what(key: NamedKey) -> str:
    return DOES[key.does] if key.does else ""
