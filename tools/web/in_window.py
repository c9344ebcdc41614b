"""The window edition in a page: the same `App`, stepped by a worker, with the page for its window."""

import sys
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import parse_qsl

import pygame
from in_browser import NO_COPY, Shelf  # type: ignore[import-not-found]
from pygame import Rect, Surface, event, mixer

from game.commands.commandline import VERSION
from game.commands.start_game import prepare
from game.commands.words import Misspelled, read_words
from game.devices.button import Press
from game.devices.speech import Speech
from game.paint.looks.monitor import Monitor, Point
from game.rules.errors import CribbageError
from game.scenes.box import Notice
from game.scenes.pace import Metronome
from game.scenes.scene import Scene
from game.store.folder import own_folder
from game.window.app import STEPS_ASLEEP, App
from game.window.line import PictureOverLine
from game.window.screen_reader import ScreenReader
from game.window.window import Fit, picture_size

Post = Callable[[str, Any], None]
IN_THE_ADDRESS = {
    *("machine", "preset", "form", "level", "target", "match", "seed", "demo", "duplicate", "speed", "mute"),
    *("tutor", "new", "club", "tournament"),
}
ASK = "ask"
NEVER = float("inf")
LONGEST = 120
SETTINGS = "settings.txt"
ROW = 2  # what the page tells of a point: halves of a pixel
CHANGING = {"open", "os.remove", "os.rename"}
NAMED = {"ENTER": "RETURN", "KP_ADD": "KP_PLUS", "KP_SUBTRACT": "KP_MINUS", "KP_DECIMAL": "KP_PERIOD"}
A_LETTER, A_FIGURE = Press(None, letter="Z", typed="z"), Press(None, digit=0, typed="0")
BUTTONS = (pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT)


def key_code(name: str, place: str) -> int:
    """Return pygame's number of a key by what it types; on the keypad by its place."""
    if place.startswith("Numpad"):
        name = place.replace("Numpad", "KP_")
    elif len(name) == 1:
        return ord(name.lower())
    name = name.removeprefix("Arrow").upper()
    return int(getattr(pygame, f"K_{NAMED.get(name, name)}", pygame.K_UNKNOWN))


class PageWindow:
    """The page as a window: a picture goes there as color numbers, and the browser enlarges it."""

    fit, scan_lines, glow, size = Fit.SHARP, False, False, (960, 720)
    monitor: Monitor

    def __init__(self, post: Post, room: Point) -> None:
        self.full_screen, self.is_seen, self.room = False, True, room
        self._post, self._wire = post, PictureOverLine()
        self._shown: tuple[Any, bytes] | None = None
        self._palette: Any = None
        self._look: list[Any] = []

    @property
    def is_late(self) -> bool:
        return self._wire.is_late

    @property
    def area(self) -> Rect:
        return Rect((0, 0), self.monitor.size)

    def show(self, picture: Surface, frames: int = 0) -> None:
        """Send what has changed."""
        self._show_tube()
        seen = self._wire.bring(picture, self.monitor.line, frames if self._shown else 0)
        palette, pixels = seen.get_palette(), pygame.image.tobytes(seen, "P")
        if palette != self._palette:
            self._palette = palette
            self._post("palette", bytes(part for color in palette for part in color))
            self._shown = None
        if (picture.get_size(), pixels) != self._shown:
            self._shown = picture.get_size(), pixels
            self._post("picture", [*picture.get_size(), pixels])

    def _show_tube(self) -> None:
        lines = self.monitor.size[1]
        look = [*picture_size(self.monitor, self.room, self.fit), lines, self.scan_lines, self.glow]
        if look != self._look:
            self._look = look
            self._post("look", look)

    def lost(self) -> None:
        self._shown = None

    def fill_screen(self, full_screen: bool) -> None:
        self.full_screen = full_screen
        self._post("full", full_screen)

    def resized(self) -> None:
        """Take no size: the page tells of its room."""

    def picture_point(self, point: Point) -> Point:
        return point[0] // ROW, point[1] // ROW


class PageSpeech(Speech):
    """The live region of the page, which a screen reader speaks."""

    def __init__(self, post: Post) -> None:
        super().__init__(None)
        self._post = post

    def say(self, line: str) -> None:
        if line.strip():
            self._post("speak", line)


class PageReader(ScreenReader):
    """Writes down whatever is new, whether or not somebody wants the game's own voice."""

    def want(self, wanted: bool) -> None:
        """Go on writing."""

    def tell_all(self) -> None:
        self.speech.say(self.screen.in_full)


class Running:
    """One run of the game, from the page's opening to its end."""

    def __init__(
        self, kept: Mapping[str, str], post: Post, taken: Callable[[], Any], opened: Mapping[str, Any]
    ) -> None:
        home = own_folder()
        assert home, "a page has one"
        self._shelf, self._has_changed = Shelf(home, kept), True
        self._raw, self._taken = post, taken
        sys.addaudithook(self._notice)
        mixer.to_page[:] = [self._post]  # type: ignore[attr-defined]
        self.window = PageWindow(self._post, tuple(opened["room"]))
        asked = Asked(opened["words"])
        if opened["contrast"] and not kept.get(SETTINGS):
            asked.settings.contrast = True
        window: Any = self.window
        self.app = App(asked.settings, asked.run_options, window)
        self.app.session.pace.fast = opened["calm"]
        speech = PageSpeech(self._post)
        self.app.screen_reader = PageReader(self.app.stack, self.app.screen, speech, wanted=True)
        if asked.scene:
            self.app.stack.lay_over(asked.scene)
        self.app.speaker.open()
        self._metronome, self._most = Metronome(), 0
        self._has_ended, self._asks_for = False, ""

    def step(self) -> float:
        """Do what is due; return in how many seconds the next step is, or that only a hand brings it."""
        taken = self._taken()
        for kind, what in taken:
            self._take(kind, what)
        try:
            return self._step()
        finally:
            if taken:
                self._post("done", None)

    def _step(self) -> float:
        app = self.app
        if self._has_ended or not self.window.is_seen:
            self._most = min(self._most, STEPS_ASLEEP)  # what was not seen is not counted
            return NEVER
        slept = self._metronome.steps_due(self._most) if self._most else 0
        app.frame(self._metronome.steps_due(), slept)
        self._keep()
        if not app.is_running:
            return self._end()
        self._tell_of_letters()
        if not app.is_still:
            self._most = 0
            app.think(self._metronome.rest)
            return self._metronome.rest()
        due = app.due_after
        self._most = due or STEPS_ASLEEP
        return self._metronome.rest(due) if due else NEVER

    def _tell_of_letters(self) -> None:
        """Tell whether letters or figures are asked for, which a finger needs a keyboard for."""
        types = self.app.stack.top.types if self.app.stack.top else lambda _: False
        asks = "letters" if types(A_LETTER) else "figures" if types(A_FIGURE) else ""
        if asks != self._asks_for:
            self._asks_for = asks
            self._post("asks", asks)

    def _end(self) -> float:
        self._has_ended = True
        self.app.session.hang_up()
        self.app.session.settings_changed()
        self._keep()
        self._post("ended", None)
        return NEVER

    # What the page sends.

    def _take(self, kind: str, what: Any) -> None:
        match kind:
            case "key":
                self._key(*what)
            case "move":
                event.post(event.Event(pygame.MOUSEMOTION, pos=tuple(what)))
            case "press" | "let go":
                x, y, button = what
                done = pygame.MOUSEBUTTONDOWN if kind == "press" else pygame.MOUSEBUTTONUP
                event.post(event.Event(done, pos=(x, y), button=BUTTONS[button]))
            case "wheel":
                event.post(event.Event(pygame.MOUSEWHEEL, y=what))
            case "paste":
                pygame.copied[0] = what  # type: ignore[attr-defined]
                self._key(True, "v", "", "", pygame.KMOD_CTRL)
            case _:
                self._take_news(kind, what)

    def _take_news(self, kind: str, what: Any) -> None:
        """Take what the page tells of itself, or wants besides the game."""
        match kind:
            case "seen":
                self.window.is_seen = what
                event.post(event.Event(pygame.WINDOWSHOWN if what else pygame.WINDOWFOCUSLOST))
            case "room":
                self.window.room = tuple(what)
                event.post(event.Event(pygame.WINDOWRESIZED))
            case "full" if self.window.full_screen != what:
                self.window.full_screen = what
                self.app.session.change("full_screen", what)
            case "pack":
                self._post("packed", self._shelf.pack())
            case "unpack":
                is_put_back = self._shelf.unpack(bytes(what))
                self._post("keep", self._shelf.changed())
                self._post("unpacked" if is_put_back else "told", None if is_put_back else NO_COPY)

    def _key(self, is_down: bool, name: str, place: str, sign: str, held: int) -> None:
        kind = pygame.KEYDOWN if is_down else pygame.KEYUP
        event.post(event.Event(kind, key=key_code(name, place), mod=held, unicode=sign))

    # What is kept, before anything is told.

    def _notice(self, kind: str, what: tuple[Any, ...]) -> None:
        self._has_changed |= kind in CHANGING and (kind != "open" or what[1] != "r")

    def _keep(self) -> None:
        if self._has_changed:
            changed = self._shelf.changed()
            self._has_changed = False
            if changed:
                self._raw("keep", changed)

    def _post(self, kind: str, what: Any) -> None:
        self._keep()
        self._raw(kind, what)


class Asked:
    """What the address asks for; what cannot be understood is told, and nothing of it is done."""

    def __init__(self, address: str) -> None:
        words = parse_qsl(address.removeprefix("?"), keep_blank_values=True)
        self.scene: Scene | None = None
        try:
            for name, _ in words:
                if name not in (*IN_THE_ADDRESS, ASK):
                    raise Misspelled(f"This page does not know the word '{name[:20]}'.")
            typed = [f"--{name}={value}" if value else f"--{name}" for name, value in words if name != ASK]
            self.settings, self.run_options = prepare(read_words(typed), VERSION)
            for line in [value for name, value in words if name == ASK]:
                self.scene = _laid_out(line)
        except (Misspelled, CribbageError) as error:
            self.settings, self.run_options = prepare({}, VERSION)
            self.scene = Notice("The address of this page:", "", str(error)[:LONGEST])


def _laid_out(line: str) -> Scene:
    """Lay a position out, for the champ to be asked; the title does not wait for what reads it."""
    from game.coaching.laid_out import LaidOut
    from game.rules.position_reader import read_position
    from game.rules.position_typed import typed_position
    from game.scenes.front.ask_scene import AskScene

    table = LaidOut.of(read_position(typed_position(line)))
    return AskScene(table, f"{table.form.title.lower()}, {table.house.target_of(table.form)}")
