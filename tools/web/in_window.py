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
from game.commands.words import Misspelt, read_words
from game.devices.speech import Speech
from game.paint.looks.monitor import Monitor, Point
from game.rules.errors import CribbageError
from game.scenes.box import Notice
from game.scenes.pace import Metronome
from game.store.folder import own_folder
from game.window.app import STEPS_ASLEEP, STEPS_OF_A_WALK, App
from game.window.line import Wire
from game.window.screen_reader import ScreenReader
from game.window.window import Fit

Post = Callable[[str, Any], None]
IN_THE_ADDRESS = {
    *("machine", "preset", "form", "level", "target", "match", "seed", "demo", "duplicate", "speed", "mute"),
    *("tutor", "new", "club", "tournament"),
}
NEVER = float("inf")
CHANGING = {"open", "os.remove", "os.rename"}
NAMED = {
    "Enter": "RETURN",
    "Escape": "ESCAPE",
    "ArrowUp": "UP",
    "ArrowDown": "DOWN",
    "ArrowLeft": "LEFT",
    "ArrowRight": "RIGHT",
    "NumpadDecimal": "KP_PERIOD",
    "NumpadAdd": "KP_PLUS",
    "NumpadSubtract": "KP_MINUS",
    "NumpadEnter": "KP_ENTER",
    "NumpadMultiply": "KP_MULTIPLY",
    "NumpadDivide": "KP_DIVIDE",
}
BUTTONS = (pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT)


def key_code(name: str, place: str) -> int:
    """Return pygame's number of a key by what it types; on the keypad by its place."""
    if place.startswith("Numpad"):
        name = NAMED.get(place, place.replace("Numpad", "KP"))
    named = NAMED.get(name, name.upper())
    if len(name) == 1:
        return ord(name.lower())
    return int(getattr(pygame, f"K_{named}", pygame.K_UNKNOWN))


class PageWindow:
    """The page as a window: a picture goes there as color numbers, and the browser enlarges it."""

    fit, scan_lines, glow, size = Fit.SHARP, False, False, (960, 720)
    monitor: Monitor

    def __init__(self, post: Post) -> None:
        self.full_screen, self.is_seen = False, True
        self._post, self._wire = post, Wire()
        self._shown: tuple[Any, bytes] | None = None
        self._palette: Any = None

    @property
    def is_late(self) -> bool:
        return self._wire.is_late

    @property
    def area(self) -> Rect:
        return Rect((0, 0), self.monitor.size)

    def show(self, picture: Surface, frames: int = 0) -> None:
        """Send what has changed."""
        seen = self._wire.bring(picture, self.monitor.line, frames if self._shown else 0)
        palette, pixels = seen.get_palette(), pygame.image.tobytes(seen, "P")
        if palette is not self._palette:
            self._palette = palette
            self._post("palette", bytes(part for color in palette for part in color))
            self._shown = None
        if (picture.get_size(), pixels) != self._shown:
            self._shown = picture.get_size(), pixels
            self._post("picture", [*picture.get_size(), pixels])

    def lost(self) -> None:
        self._shown = None

    def fill_screen(self, full_screen: bool) -> None:
        self.full_screen = full_screen
        self._post("full", full_screen)

    def resized(self) -> None:
        """Take no size: the page sees to it."""

    def picture_point(self, point: Point) -> Point:
        return point


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

    def __init__(self, kept: Mapping[str, str], post: Post, taken: Callable[[], Any], address: str) -> None:
        home = own_folder()
        assert home, "a page has one"
        self._shelf, self._has_changed = Shelf(home, kept), True
        self._raw, self._taken = post, taken
        sys.addaudithook(self._notice)
        mixer.to_page[:] = [self._post]  # type: ignore[attr-defined]
        self.window = PageWindow(self._post)
        settings, run_options, said = _asked(address)
        window: Any = self.window
        self.app = App(settings, run_options, window)
        speech = PageSpeech(self._post)
        self.app.screen_reader = PageReader(self.app.stack, self.app.screen, speech, wanted=True)
        if said:
            self.app.stack.lay_over(Notice(*said))
        self.app.speaker.open()
        self._metronome, self._most = Metronome(), 0
        self._has_ended = False

    def step(self) -> float:
        """Do what is due; return in how many seconds the next step is, or that only a hand brings it."""
        for kind, what in self._taken():
            self._take(kind, what)
        app = self.app
        if self._has_ended or not self.window.is_seen:
            return NEVER
        slept = self._metronome.steps_due(self._most) if self._most else 0
        app.frame(self._metronome.steps_due(), slept)
        self._keep()
        if not app.is_running:
            return self._end()
        if not app.is_still:
            self._most = 0
            app.think(self._metronome.rest)
            return self._metronome.rest()
        walks = app.one_button.tenths > 0
        self._most = STEPS_OF_A_WALK if walks else STEPS_ASLEEP
        blinks = app.screen.blinks_after
        return self._metronome.rest(min(self._most, blinks or self._most)) if walks or blinks else NEVER

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
                is_press = kind == "press"
                done = pygame.MOUSEBUTTONDOWN if is_press else pygame.MOUSEBUTTONUP
                event.post(event.Event(done, pos=(x, y), button=BUTTONS[button]))
            case "wheel":
                event.post(event.Event(pygame.MOUSEWHEEL, y=what))
            case "paste":
                pygame.copied[0] = what  # type: ignore[attr-defined]
                self._key(True, "v", "", "", pygame.KMOD_CTRL)
            case "seen":
                self.window.is_seen = what
                event.post(event.Event(pygame.WINDOWSHOWN if what else pygame.WINDOWFOCUSLOST))
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


def _asked(address: str) -> tuple[Any, Any, tuple[str, ...]]:
    """Read what the address asks for; what cannot be understood is told, and nothing of it is done."""
    words = parse_qsl(address.removeprefix("?"), keep_blank_values=True)
    try:
        for name, _ in words:
            if name not in IN_THE_ADDRESS:
                raise Misspelt(f"This page does not know the word '{name[:20]}'.")
        typed = [f"--{name}={value}" if value else f"--{name}" for name, value in words]
        return *prepare(read_words(typed), VERSION), ()
    except (Misspelt, CribbageError) as error:
        return *prepare({}, VERSION), ("The address of this page:", "", str(error)[:120])
