"""The program at run time: sixty steps a second, the hands read, the top scene asked, the picture shown."""

import gc
from collections.abc import Callable
from functools import partial
from time import perf_counter, sleep

import pygame

from game.devices.button import DIRECTIONS, Button, Click, Gesture, Hover, NamedKey, PadLost, Press
from game.devices.controls import Hands
from game.devices.key_titles import as_on_pad
from game.devices.keyboard import key_names, read_keys
from game.devices.pad_layout import read_pads
from game.devices.speaker import Speaker
from game.devices.speech import Speech, found
from game.devices.tunes import Tune
from game.devices.waiting import wait_for_a_hand
from game.interrupts import hear
from game.machines import names
from game.machines.power import switched_on
from game.paint.looks.card_plan import CardStyle, Faces, SuitInks
from game.paint.machine import Machine
from game.paint.pages.title_page import icon
from game.paint.screen import Screen
from game.scenes.box import Notice
from game.scenes.front.open_scene import first_scene, open_scene
from game.scenes.front.power_on_scene import PowerOn
from game.scenes.front.window_session import WindowSession
from game.scenes.menu import MenuScene
from game.scenes.pace import STEPS_A_SECOND, Metronome
from game.scenes.scene import FIRE, STAY, Answer, Buttons, Scene
from game.scenes.stack import Stack
from game.session.run_options import RunOptions
from game.store.settings import Settings
from game.window.opening import FITS, read_the_rest
from game.window.own_pointer import OwnPointer
from game.window.pointing import OneButton, Pointing
from game.window.screen_reader import ScreenReader
from game.window.window import NoDisplay, Window, save_shot

SAVED, NOT_SAVED = "Your games and settings are saved.", "What came last could not be saved."
SPENT_ON_A_STEP = 0.001  # seconds, if there is something that can wait
STEPS_ASLEEP = STEPS_A_SECOND  # taken at once, at the most, where nothing moves
STEPS_OF_A_WALK = 4  # and where a highlight walks by itself
ROOM_TO_THINK = 0.008  # seconds before the next step, which no thought makes late
OWN_BUTTONS = (Button.FULL_SCREEN, Button.MUTE, Button.MACHINE, Button.TELL)
SEEN_AGAIN = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED)
SELDOM = 2_000, 5, 1_000_000
"""How much piles up before garbage is looked for: young, older, and never all, for players remember much."""
PADS = frozenset({pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION})
KEYS_AND_PADS = PADS | {pygame.KEYDOWN}


def machine_wanted(settings: Settings) -> Machine:
    """Return the machine that the settings ask for, switched on as far as it was not."""
    return switched_on(settings.machine_now, contrast=settings.contrast)


def cards_wanted(settings: Settings) -> CardStyle:
    """Return the colors and the faces of the cards."""
    return CardStyle(
        SuitInks.FOUR_COLORS if settings.four_colour else SuitInks.USUAL,
        Faces.LARGE if settings.big_index or settings.contrast else Faces.USUAL,
    )


class App:
    """One run of the program."""

    def __init__(self, settings: Settings, run_options: RunOptions, window: Window) -> None:
        self.settings = settings
        self.run_options = run_options
        self.window = window
        self.screen = Screen(machine_wanted(settings), cards_wanted(settings))
        self.hands = Hands()
        self.pointer = OwnPointer()
        self._is_by_pad = False
        complaints = self._follow_keys()
        self.speaker = Speaker(volume=settings.volume, muted=settings.muted)
        self._plug_in()
        self._has_switched = False
        self.session = WindowSession(settings, run_options, self.speaker)
        self.session.complaints += complaints
        self.session.followers.append(self._follow_settings)
        own: Buttons = dict.fromkeys(OWN_BUTTONS, self._own_button)
        self.stack = Stack(first_scene(self.session), partial(open_scene, self.session), own)
        self.stack.is_typed_at = self.screen.machine.is_typed_at
        self.screen_reader = ScreenReader(self.stack, self.screen, Speech(found()), wanted=settings.speech)
        self.one_button = OneButton(self.stack, self.screen)
        self.pointing = Pointing(self.one_button, window, self.pointer)
        self.one_button.tenths = settings.one_button
        self.steps = 0
        self._top: Scene | None = None
        self._is_busy = False

    def run(self) -> None:
        """Run until the last scene is left, the window is closed, or the steps wished for are over."""
        self.screen_reader.begin()
        self._show()
        pygame.display.set_icon(icon(self.screen.machine.look))
        self.hands.open_pads()
        self.speaker.open()
        read_the_rest()
        metronome, slept = Metronome(), 0
        try:
            while self.is_running:
                self.frame(metronome.steps_due(), slept)
                slept = self._rest(metronome)
        finally:
            self.stack.close()
            self.session.hang_up()
            self._close()

    @property
    def is_running(self) -> bool:
        wished = self.run_options.frames
        return self.stack.top is not None and (wished is None or self.steps < wished)

    @property
    def is_still(self) -> bool:
        """Whether nothing will happen until somebody does something."""
        top = self.stack.top
        is_late = self.window.is_late and self.window.is_seen
        return top is not None and top.is_still and not (self._is_busy or self.hands.hold_anything or is_late)

    @property
    def due_after(self) -> int | None:
        """How many steps from now something happens where nothing moves; None until a hand does something."""
        walk = STEPS_OF_A_WALK if self.one_button.tenths else None
        alone = self.stack.due_after
        return min(filter(None, (walk, alone, self.screen.blinks_after)), default=None)

    def _rest(self, metronome: Metronome) -> int:
        """Rest until the next step; where nothing moves, until a hand does something or the blinking is to
        change.

        Return how many steps were slept through."""
        if not self.is_still:
            self.think(metronome.rest)
            sleep(metronome.rest())
            return 0
        most = min(self.due_after or STEPS_ASLEEP, STEPS_ASLEEP)
        wait_for_a_hand(metronome.rest(most))
        return metronome.steps_due(most)

    def frame(self, steps: int, slept: int = 0) -> None:
        """Read the hands, take the steps that are due, and show the picture if it has changed.

        What was slept through came before the hand that woke us."""
        begun = perf_counter()
        self._take(slept)
        self._read_events()
        self._take(steps)
        if self._has_switched and self.stack.top:
            self._power_on()
        elif self.stack.top and self.window.is_seen:
            if self.screen.blinks(slept + steps) or self.stack.stale or self.window.is_late:
                self._show(max(steps, 1))
        elif self.stack.top and self.screen_reader.listens and self.stack.stale:
            self._draw()  # nobody sees it, but it is heard
        self._is_busy = True
        while self._is_busy and perf_counter() - begun < SPENT_ON_A_STEP:
            self._go_on_with_what_can_wait()

    def think(self, rest: Callable[[], float]) -> None:
        """Think between two steps, when there is time for work that can wait."""
        while self._is_busy and rest() > ROOM_TO_THINK:
            self._go_on_with_what_can_wait()

    def _go_on_with_what_can_wait(self) -> None:
        self._is_busy = self.speaker.get_ready() or self.stack.idle() or self.screen.draw_ahead()

    def _take(self, steps: int) -> None:
        for _ in range(steps):
            if self.is_running:
                self._step()

    def _step(self) -> None:
        self.steps += 1
        for press in self.hands.tick():
            self._obey(press)
        self.stack.tick()
        self.session.hold_the_line()
        if self.one_button.tick():
            self.screen_reader.speech.hush()
        if self.stack.top is not self._top:
            self._top = self.stack.top
            self.hands.release()

    def _read_events(self) -> None:
        events = pygame.event.get()
        for event in events:
            if event.type == pygame.QUIT:
                self.stack.close()
            elif event.type in (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED):
                self.window.resized()
                self.stack.redraw()
            elif event.type in SEEN_AGAIN:
                self.window.lost()
                self.stack.redraw()
            elif event.type in KEYS_AND_PADS:
                self.pointer.hide()
                self._call_keys(by_pad=event.type in PADS)
        by_name = self.stack.takes_keys and not self.one_button.tenths
        for gesture in self.hands.read(events, by_name=by_name):
            self._obey(gesture)

    def _obey(self, gesture: Gesture) -> None:
        if not isinstance(gesture, Hover):
            self.screen_reader.speech.hush()
        match gesture:
            case Press(Button.FIRE) | Press(fired=True) | Click() if self.one_button.tenths:
                self.one_button.press()
            case NamedKey():
                self.stack.name_key(gesture)
            case Press():
                self._tick_in_menus(gesture)
                self.stack.press(gesture)
            case PadLost(name):
                self._call_keys(by_pad=False)
                self.stack.lay_over(Notice(f"{name} was unplugged.", "The game waits for you."))
            case _:
                self.pointing.follow(gesture)

    def _own_button(self, press: Press) -> Answer:
        """Press the program's own buttons, in every scene."""
        match press.button:
            case Button.FULL_SCREEN:
                self.session.change("full_screen", not self.window.full_screen)
            case Button.MUTE:
                self.session.change("muted", not self.settings.muted)
            case Button.MACHINE:
                at = names().index(self.screen.machine.name) + 1
                self.session.change("machine", names()[at % len(names())])
            case _:
                self.screen_reader.tell_all()
        return STAY

    def _tick_in_menus(self, press: Press) -> None:
        """Tick when the choice of a list moves, and in other menus when it is made."""
        if isinstance(self.stack.top, MenuScene):
            if press.chosen:
                self.speaker.play(Tune.FIRE)
            elif press.button in DIRECTIONS:
                self.speaker.play(Tune.TICK)

    def _follow_settings(self) -> None:
        """Set the window and the cards as the settings say, whoever changed them."""
        settings, window = self.settings, self.window
        if window.full_screen != settings.full_screen:
            window.fill_screen(settings.full_screen)
            settings.full_screen = window.full_screen
        self._follow_keys()
        self.one_button.tenths = settings.one_button
        self.screen_reader.want(settings.speech)
        window.fit, window.scan_lines = FITS[settings.picture], settings.scan_lines
        window.glow = settings.glow
        self.screen.show_cards(cards_wanted(settings))
        wanted = machine_wanted(settings)
        if self.screen.machine.name != wanted.name:
            self._switch_on(wanted)
        elif self.screen.machine.look is not wanted.look:
            self.screen.become(wanted)
        self.stack.redraw()

    def _follow_keys(self) -> tuple[str, ...]:
        """Set keys and pads as the settings say, and name them on every page; return complaints."""
        keys, complaints = read_keys(self.settings.keys, left_hand=self.settings.left_hand)
        pads, more = read_pads(self.settings.pads)
        self.hands.follow(keys, pads)
        self._names = key_names(keys, pads)
        self._show_keys()
        return complaints + more

    def _show_keys(self) -> None:
        self.screen.show_keys(as_on_pad(self._names) if self._is_by_pad else self._names)

    def _call_keys(self, *, by_pad: bool) -> None:
        """Name the keys, or the buttons of the pad: whichever was in hand last."""
        if by_pad != self._is_by_pad:
            self._is_by_pad = by_pad
            self._show_keys()
            self.stack.redraw()

    def _switch_on(self, machine: Machine) -> None:
        """Switch to another machine, on which all that lies on the table goes on lying there."""
        self.pointing.close_menu()
        self.screen.become(machine)
        self._plug_in()
        self.stack.is_typed_at = machine.is_typed_at
        self._has_switched = True

    def _plug_in(self) -> None:
        machine = self.screen.machine
        self.window.monitor = machine.look.monitor
        self.window.lost()
        self.pointer.become(machine.pointer)
        self.speaker.speak_with(machine.voices)

    def _power_on(self) -> None:
        """Show its first words while its voices are made, piece by piece."""
        self._has_switched = False
        if isinstance(self.stack.top, PowerOn):
            self.stack.press(FIRE)
        self.stack.lay_over(PowerOn(self.screen.machine.power_on))
        self._show()

    def _show(self, frames: int = 0) -> None:
        """Show the changes, as far as they come over the machine's line in n frames; in none, all."""
        if self.stack.stale or not frames:
            self._draw()
        self.window.show(self.screen.surface, 0 if self.stack.is_hurried else frames)

    def _draw(self) -> None:
        self.stack.draw(self.screen)
        self.one_button.draw()
        self.screen_reader.announce()

    def _close(self) -> None:
        """Remember the size of the window; keep the last picture if it was asked for."""
        self.settings.remember_window(self.window.size)
        self.session.settings_changed()
        self.screen_reader.speech.close()
        pygame.quit()
        if self.run_options.screenshot:
            save_shot(self.screen.surface, self.run_options.screenshot)


def run(settings: Settings, run_options: RunOptions, window: Window) -> int:
    """Play until the player has had enough; the exit code of the program."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
    app: App | None = None
    try:
        app = App(settings, run_options, window)
        hear()
        app.run()
    except pygame.error as error:
        saved = SAVED if app is None or app.session.is_all_kept else NOT_SAVED
        raise NoDisplay(f"Lost the screen ({error}). {saved}") from error
    return 0
