"""The title: what can be done, and which keys do it."""

from collections.abc import Callable, Sequence

from game.devices.button import Press
from game.rules.presets import PRESETS
from game.scenes.front.evening import Evening
from game.scenes.front.guide_offer import HowToPlay, to_the_table
from game.scenes.front.resume import NOT_NOW, Resume
from game.scenes.front.waiting_list import WaitingList
from game.scenes.lists.list_scene import MenuScene
from game.scenes.questions.overlays import Notice
from game.scenes.scene import Answer, GoTo, LayOver, Leave, Scene, Way, distinct
from game.scenes.sitting.pace import STEPS_A_SECOND
from game.screen.sheets import Sheet, TitleSheet
from game.screen.spots import Spot

KEYS = "{move} or keypad {keypad.move} move   {fire} is the button   {help} help   {back} back"
SEALED = "{{move}} move   {{fire}} begins: {seal}   {{help}} help   {{back}} back"
DEMO_AFTER_SECONDS = 30


class Title(MenuScene):
    """Left alone for half a minute, it plays by itself."""

    def __init__(self, evening: Evening) -> None:
        super().__init__()
        self.evening = evening
        self.games = evening.waiting.look(evening.initials)
        self.seal = evening.tell_seal()
        self.idle_steps = 0

    @property
    def lines(self) -> list[tuple[str, Callable[[], Answer]]]:
        evening = self.evening
        lines: list[tuple[str, Callable[[], Answer]]] = [
            (self._new_game_words(), lambda: to_the_table(evening)),
            (f"The cabinet: {PRESETS[evening.settings.preset].title}", lambda: LayOver(Way.CABINET)),
            ("Options", lambda: LayOver(Way.OPTIONS)),
            ("How to play", lambda: LayOver(HowToPlay(evening))),
            ("Records", lambda: LayOver(Way.RECORDS)),
            ("Practice", lambda: LayOver(Way.PRACTICE)),
            ("Watch a game", lambda: GoTo(Way.DEMO)),
            ("Leave", Leave),
        ]
        if self.games:
            words = "Go on with the game" if len(self.games) == 1 else f"Go on: {len(self.games)} games wait"
            lines.insert(0, (words, self._go_on))
        return lines

    def _go_on(self) -> Answer:
        """At once, unless there is something to be decided."""
        waiting = self.evening.waiting
        if len(self.games) > 1:
            return LayOver(WaitingList(waiting))
        [waiting.chosen] = self.games
        return LayOver(Resume(waiting, waiting.chosen)) if waiting.chosen.trouble else GoTo(Way.WAITING_GAME)

    def _new_game_words(self) -> str:
        """How the match stands, once a game of it has been won."""
        won = self.evening.match.won
        return f"Next game ({' : '.join(map(str, won))})" if any(won) else "New game"

    @property
    def size(self) -> int:
        return len(self.lines)

    @property
    def initials(self) -> str:
        return "".join(words[0] for words, _ in self.lines)

    def choose(self, index: int) -> Answer:
        return self.lines[index][1]()

    def choose_typed(self, index: int) -> Answer:
        return self.choose(index)

    def back(self) -> Answer:
        """Esc at the bottom points at leaving; a second one leaves."""
        if self.chosen == self.size - 1:
            return Leave()
        self.chosen = self.size - 1
        return super().back()

    def press(self, press: Press) -> Answer:
        """Any press puts the demo off, and so does the mouse."""
        self.idle_steps = 0
        return super().press(press)

    def hover(self, spot: Spot | None) -> None:
        self.idle_steps = 0
        super().hover(spot)

    def click(self, spot: Spot | None) -> Answer:
        """Even one that hits nothing puts the demo off: somebody is there."""
        self.idle_steps = 0
        return super().click(spot)

    def tick(self) -> Answer:
        """Say what went wrong before; after half a minute alone, play."""
        complaints, waiting = self.evening.complaints, self.evening.waiting
        if complaints:
            notice = Notice(*distinct(complaints))
            complaints.clear()
            return LayOver(notice)
        has_asked, waiting.has_asked = waiting.has_asked, True
        if self.games and not has_asked:
            others = [("Other games", GoTo(WaitingList(waiting)))] if self.games[1:] else []
            return LayOver(Resume(waiting, self.games[0], [*others, NOT_NOW]))
        self.idle_steps += 1
        if self.idle_steps > DEMO_AFTER_SECONDS * STEPS_A_SECOND:
            return GoTo(Way.DEMO)
        return super().tick()

    @property
    def is_still(self) -> bool:
        """The half minute may be counted in larger steps."""
        return True

    def help(self) -> Scene:
        return self.evening.help()

    def picture(self) -> Sequence[Sheet]:
        return [TitleSheet([words for words, _ in self.lines], self.chosen, self._footer)]

    @property
    def _footer(self) -> str:
        """On the line that begins a game stands what its cards are sealed with."""
        begins = self.lines[self.chosen][0] == self._new_game_words()
        return SEALED.format(seal=self.seal) if begins and self.seal else KEYS
