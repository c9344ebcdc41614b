"""Keys and buttons of pads are chosen by pressing them, and are named so on every page."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.devices.button import Button, NamedKey
from game.devices.keyboard import read_keys
from game.scenes.front.keys_page import AS_USUAL, DOES, LISTENING, KeysPage, PadPage
from game.session.run_options import RunOptions
from game.sheets.pages import MenuSheet
from game.sheets.spots import LineSpot
from game.store.settings import Settings, load_settings
from game.window.app import App
from game.window.opening import open_window
from tests.paint.written import written_lines
from tests.scenes.driver import Home, at_home
from tests.scenes.shown import only_sheet

FIRE, BACK, GO, HELP = Button.FIRE, Button.BACK, Button.GO, Button.HELP


class Chooser:
    """Somebody on a page of keys."""

    def __init__(self, folder: Path, page: type[KeysPage]) -> None:
        self.home: Home = at_home(folder, begin=False)
        self.page = page(self.home.session)
        self.home.stack.lay_over(self.page)

    def choose(self, button: Button, *words: str, of_pad: bool = False, does: Button | None = None) -> None:
        self.page.chosen = self.page.things.index(button)
        self.home.press(FIRE)
        for word in words:
            self.press(word, of_pad=of_pad, does=does)

    def press(self, word: str, *, of_pad: bool = False, does: Button | None = None) -> None:
        if not of_pad:
            owners = [button for button, words in self.page.words.items() if word in words]
            does = owners[0] if owners else None
        self.home.stack.name_key(NamedKey(word, does, of_pad))

    def keys(self, button: Button) -> str:
        """What stands on the line of a button."""
        return self.page.line(self.page.things.index(button))[1]


@pytest.fixture
def keys(tmp_path: Path) -> Chooser:
    return Chooser(tmp_path, KeysPage)


@pytest.fixture
def pads(tmp_path: Path) -> Chooser:
    return Chooser(tmp_path, PadPage)


def test_keys_are_called_as_on_the_other_pages_of_a_machine(keys: Chooser) -> None:
    keys.home.session.settings.machine = "c128"
    assert keys.keys(Button.FIRE).startswith("RETURN, Space")
    assert keys.keys(Button.BACK).startswith("ESC")
    assert [keys.page.called(word) for word in ("a", "backspace")] == ["A", "DEL"]
    assert keys.page.called("alt+return") == "Alt+RETURN"


def test_everything_that_a_key_can_do_has_its_line() -> None:
    assert DOES.keys() == set(Button)


def test_a_new_key_comes_first_and_is_remembered(keys: Chooser, tmp_path: Path) -> None:
    keys.choose(FIRE)
    assert keys.page.takes_keys
    assert keys.keys(FIRE) == LISTENING
    keys.press("j")
    assert not keys.page.takes_keys
    assert keys.keys(FIRE) == "J, Enter, Space, Keypad Enter"
    kept, complaints = load_settings(tmp_path)
    assert (kept.keys, complaints) == ({"fire": ["j", "return", "space", "kp_enter"]}, [])
    assert read_keys(kept.keys)[1] == ()


def test_a_key_that_was_there_is_taken_away_but_not_the_last(keys: Chooser) -> None:
    keys.choose(GO, "g")
    assert keys.keys(GO) == "0, Keypad 0"
    keys.choose(Button.MUTE, "m")
    assert keys.keys(Button.MUTE) == "M"
    assert "the only key" in keys.page.note


def test_a_key_of_something_else_is_told_and_taken_by_a_second_press(keys: Chooser) -> None:
    keys.choose(FIRE, "h")
    assert keys.page.note == "H means help. Press it again to change that."
    assert keys.page.takes_keys
    keys.press("h")
    assert keys.keys(FIRE) == "H, Enter, Space, Keypad Enter"
    assert keys.keys(HELP) == "F1, ?, Help, Keypad /"


def test_the_last_key_of_something_else_stays_there(keys: Chooser) -> None:
    keys.choose(FIRE, "m", "m")
    assert keys.keys(Button.MUTE) == "M"
    assert keys.page.note == "M stays: it is the only key for sound on, off."


def test_esc_changes_nothing_and_always_leads_back(keys: Chooser) -> None:
    keys.choose(FIRE, "escape")
    assert keys.page.note == "Nothing changed"
    assert "Esc" in keys.keys(BACK)
    assert keys.home.session.settings.keys == {}


def test_the_foot_names_what_cancels_while_it_waits_and_nothing_else(keys: Chooser) -> None:
    def foot() -> str:
        return only_sheet(keys.page, MenuSheet).footer

    assert "open" in foot()
    keys.choose(Button.LEFT)
    assert foot() == "Esc cancel"


def test_a_click_or_another_device_ends_the_waiting(keys: Chooser) -> None:
    keys.choose(FIRE, "5", of_pad=True)
    assert keys.page.takes_keys
    keys.home.click(None)
    assert not keys.page.takes_keys
    assert keys.home.session.settings.keys == {}


def test_a_mouse_that_moves_while_it_waits_changes_nothing(keys: Chooser) -> None:
    keys.choose(FIRE)
    keys.home.stack.hover(LineSpot(keys.page.size - 1))
    keys.press("j")
    assert keys.keys(FIRE).startswith("J")
    keys.press("z")
    assert "Z" not in keys.keys(FIRE), "nothing waits any more"


def test_everything_can_be_as_usual_again(keys: Chooser, tmp_path: Path) -> None:
    keys.choose(FIRE, "j")
    keys.page.chosen = keys.page.size - 1
    assert keys.page.line(keys.page.chosen)[0] == AS_USUAL
    keys.home.press(FIRE)
    assert load_settings(tmp_path)[0].keys == {}


def test_a_pads_button_takes_the_place_of_the_old_one(pads: Chooser, tmp_path: Path) -> None:
    pads.choose(FIRE, "1", of_pad=True, does=BACK)
    assert pads.page.note == "B means back, quit. Press it again to change that."
    pads.press("1", of_pad=True, does=BACK)
    assert (pads.keys(FIRE), pads.keys(BACK)) == ("B", "Start")
    pads.choose(BACK, "0", of_pad=True)
    assert (pads.keys(FIRE), pads.keys(BACK)) == ("B", "A")
    assert load_settings(tmp_path)[0].pads == {"fire": ["1"], "back": ["0"]}


def test_a_pad_keeps_its_fire(pads: Chooser) -> None:
    pads.choose(GO, *["0", "0"], of_pad=True, does=FIRE)
    assert pads.keys(FIRE) == "A"
    assert pads.page.note.startswith("A stays")


# In the program.


@pytest.mark.parametrize(
    "own", [lambda settings: settings.keys.update(back=["x"]), lambda settings: setattr(settings, "keys", {})]
)
def test_the_title_names_the_keys_as_they_are(
    own: Callable[[Settings], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, written = Settings(muted=True), written_lines(monkeypatch)
    own(settings)
    app = App(settings, RunOptions(tmp_path), open_window(settings))
    app.frame(1)
    name = "X" if settings.keys else "Esc"
    assert f"{name} quit" in "".join(words for words, _ in written)
    settings.keys["back"] = ["y"]
    written.clear()
    app.session.settings_changed()
    app.frame(1)
    assert "Y quit" in "".join(words for words, _ in written)


def test_a_key_is_chosen_by_a_true_press(tmp_path: Path) -> None:
    settings = Settings(muted=True)
    app = App(settings, RunOptions(tmp_path), open_window(settings))
    page = KeysPage(app.session)
    app.stack.lay_over(page)
    for code in (pygame.K_RETURN, pygame.K_F6, pygame.K_F6):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        app.frame(1)
    assert settings.keys["fire"] == ["f6", "return", "space", "kp_enter"]
    assert page.takes_keys, "the new key is the button already"
