"""The stack of scenes: the top one has the hands, and its answers are done here."""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.devices.button import Button, NamedKey, Press
from game.rules.voice import Voice
from game.scenes.box import Box
from game.scenes.pace import DEAF_TO_ALL_STEPS, Mouse
from game.scenes.scene import (
    Answer,
    Buttons,
    GoTo,
    LayOver,
    Leave,
    PassOn,
    Scene,
    StartOver,
    Stay,
    TakeOff,
    Way,
)
from game.sheets.scrolling import Seen
from game.sheets.sheet import Sheet
from game.sheets.sheets import AskingSheet, NumberSheet
from game.sheets.spots import BUTTONS_OF_WORDS, ButtonSpot, Spot

ASKING = AskingSheet, NumberSheet
"""Sheets that are nothing but a question, and its answers."""


class Shows(Protocol):
    """What pictures are shown on: a screen of dots, or lines of text."""

    def show(self, sheets: Sequence[Sheet]) -> Seen: ...


class Stack:
    """Scenes one over the other; empty when the program is to end."""

    def __init__(self, scene: Scene, open_scene: Callable[[Way], Scene], own: Buttons | None = None) -> None:
        """Take `open_scene`, which finds the scene of a way, and `own`, the program's own buttons."""
        self._scenes = [scene]
        self._open_scene = open_scene
        self._own: Buttons = {**(own or {}), Button.HELP: self._help}
        self.is_typed_at = False
        """Whether the machine is one at which people type."""
        self._pressed: tuple[Press, Scene] | None = None
        """The last press, and what it was for."""
        self._stale = True

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def below(self) -> Scene | None:
        """What comes back when the top one is left."""
        return self._scenes[-2] if len(self._scenes) > 1 else None

    @property
    def names_as(self) -> Voice | None:
        """In whose words cards are told of; nothing where no scene says so."""
        return next((scene.names_as for scene in reversed(self._scenes) if scene.names_as), None)

    @property
    def stale(self) -> bool:
        return self._stale or any(scene.stale for scene in self._seen)

    @property
    def has_help(self) -> bool:
        return self.top is not None and self.top.help() is not None

    @property
    def _seen(self) -> list[Scene]:
        """The lowest scene that can be seen, and all above it."""
        covering = [at for at, scene in enumerate(self._scenes) if scene.covers]
        return self._scenes[covering[-1] if covering else 0 :]

    @property
    def is_hurried(self) -> bool:
        """Whether everything is to be seen as soon as it happens."""
        return self.top is not None and self.top.pace is not None and self.top.pace.fast

    @property
    def due_after(self) -> int | None:
        """How many steps from now something happens in a still scene after all; None: nothing by itself."""
        if not self.top or self.top.leads_on_after is None:
            return None
        return max(1, self.top.leads_on_after + 1 - self.top.steps_alone)

    @property
    def takes_keys(self) -> bool:
        """Whether a key is being chosen."""
        return self.top is not None and self.top.takes_keys

    def press(self, press: Press) -> None:
        """Decide what a press means, here and nowhere else; the first of these that holds.

        A letter or a figure, where one is typed. A button of the program: the help, full screen, silence.
        A button of the scene: at the table to leave, a hint, undo. Or an answer to what the scene asks."""
        top = self.top
        if top is None:
            return
        before, self._pressed = self._pressed, (press, top)
        if self.is_typed_at and before and self._ends_a_line(press, top, *before):
            return
        top.steps_alone = 0
        has_sign = press.letter is not None or bool(press.typed)
        is_typed = has_sign and top.types(press, at_keyboard=self.is_typed_at)
        if is_typed:
            press = press.as_typed
        elif has_sign and press.is_sign_alone:
            return
        button = Button.FIRE if press.fired else press.button
        is_shown_first = bool(top.debounce and top.debounce.deaf_to_all)
        for buttons in (self._own, {} if is_shown_first else top.buttons):
            does = buttons.get(button)
            if not does or is_typed or top.types(press, at_keyboard=self.is_typed_at):
                continue  # what erases, say, while something is typed
            if answer := does(press):
                self._stale = True
                self._do(answer)
                return
        if not (top.debounce and top.debounce.swallows(press)):
            self._stale = True
            self._do(top.press(press))

    def _ends_a_line(self, press: Press, top: Scene, before: Press, scene: Scene) -> bool:
        """Tell whether it is the Return behind a letter that was an answer without one.

        Whoever types lines ends each, and means by that nothing which the letter has brought."""
        is_return, is_new = press.chosen and not press.letter, top is not scene
        return is_return and is_new and before.sign.isalpha() and top.steps_alone < DEAF_TO_ALL_STEPS

    def _help(self, _: Press) -> Answer | None:
        """Lay the help over whatever has some."""
        page = self.top.help() if self.top else None
        return LayOver(page) if page else None

    def name_key(self, key: NamedKey) -> None:
        if self.top:
            self._stale = True
            self._do(self.top.name_key(key))

    def click(self, spot: Spot | None) -> None:
        """Hand a click to the scene on top; on nothing in particular it still hurries what moves.

        A click on a word that stands for a button presses that button."""
        if self.top:
            self.top.steps_alone = 0
        if isinstance(spot, ButtonSpot) and spot.name in BUTTONS_OF_WORDS:
            self.press(Press(BUTTONS_OF_WORDS[spot.name]))
        elif (top := self.top) and not (top.debounce and top.debounce.swallows(Mouse.CLICK)):
            self._stale = True
            self._do(top.click(spot))

    def type_line(self, line: str) -> None:
        if self.top:
            self._stale = True
            self._do(self.top.asks_line.take(line))

    def type_other_line(self, line: str) -> bool:
        """Type a line that names no choice; whether it means something all the same."""
        answer = self.top.other_line(line) if self.top else None
        if answer:
            self._do(answer)
        return answer is not None

    def _take(self, choice: Press | Spot | str) -> None:
        match choice:
            case Press():
                self.press(choice)
            case str():
                self.type_line(choice)
            case _:
                self.click(choice)

    def hover(self, spot: Spot | None) -> None:
        if self.top:
            self.top.steps_alone = 0
            self.top.hover(spot)

    def mouse_moved(self) -> None:
        """Note that the mouse is no longer where it clicked last."""
        if self.top and self.top.debounce:
            self.top.debounce.mouse_moved()

    def tick(self) -> None:
        """Step the clock; the scenes below the top one stand still."""
        if top := self.top:
            top.steps_alone += 1
            if top.debounce:
                top.debounce.tick()
            self._do(top.tick())

    def idle(self) -> bool:
        return self.top is not None and self.top.idle()

    def close(self) -> None:
        self._do(Leave())

    def redraw(self) -> None:
        """Draw again: the picture was lost."""
        self._stale = True

    def lay_over(self, scene: Scene) -> None:
        """Lay a scene over whatever there is; where all is over, over nothing."""
        if self.top:
            self._do(LayOver(scene))

    def draw(self, screen: Shows) -> None:
        """Show all that can be seen; below a box the table rests, and nothing else asks anything."""
        seen = self._seen
        for at, scene in enumerate(seen):
            sheets = scene.picture()
            if boxes := [box for box in seen[at + 1 :] if isinstance(box, Box)]:
                sheets = [boxes[-1].below(sheet) for sheet in sheets if not isinstance(sheet, ASKING)]
            scene.was_shown(screen.show(sheets))
            scene.stale = False
        self._stale = False

    def _do(self, answer: Answer) -> None:
        match answer:
            case Stay():
                return
            case GoTo(scene):
                self._lift(-1, self._opened(scene))
            case LayOver(scene):
                if self.top:
                    self.top.pointed = ""  # the mouse is over what is laid there now
                self._scenes.append(self._opened(scene))
            case TakeOff():
                self._lift(-1)
            case PassOn(choice):
                self._lift(-1)
                self._take(choice)
            case StartOver(scene):
                self._lift(0, self._opened(scene))
            case Leave():
                self._lift(0)
        self._stale = True

    def _lift(self, first: int, *instead: Scene) -> None:
        """Lift the scenes from one of them up, and lay another there."""
        lifted, self._scenes[first:] = self._scenes[first:], instead
        for scene in lifted:
            scene.was_lifted()

    def _opened(self, scene: Scene | Way) -> Scene:
        return self._open_scene(scene) if isinstance(scene, Way) else scene
