"""A screen of lines: what is new on scenes is told, and their clock runs until somebody is asked."""

import re
from collections.abc import Sequence
from contextlib import suppress

from game.devices.button import Button, Press, with_keys
from game.players.player import Thought
from game.rules.voice import Voice
from game.scenes.pace import DEAF_STEPS
from game.scenes.reading_pages import Leafing
from game.scenes.rows import RowScene
from game.scenes.scene import Scene, ToldInLines
from game.scenes.stack import Stack
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene
from game.session.typed import NotUnderstood
from game.sheets.pages import PageSheet
from game.sheets.scrolling import Seen
from game.sheets.sheet import Sheet
from game.sheets.sheets import AdviceSheet, BalloonSheet, BlankSheet, BoxSheet, EndingSheet, TableSheet
from game.sheets.spots import BACK, GO_ON, ButtonSpot
from game.sheets.table_state import TableState
from game.terminal.asked_in_lines import AskedInLines
from game.terminal.help_in_lines import KEYS
from game.terminal.news_of_scenes import NewsOfScenes, tables_on
from game.terminal.session_in_lines import SessionInLines

DONE = "Done. Press Enter:"
_NUMBERED = re.compile(r"\d+: ")


class ScreenOfLines:
    """Shows what lies on a stack of scenes, in place of the window's screen and its clock."""

    def __init__(self, session: SessionInLines, stack: Stack) -> None:
        self.conversation, self.cards, self.stack = session.conversation, session.cards, stack
        self.teller, self._voice_before = self.cards.teller, self.cards.voice
        self.news = NewsOfScenes(self.conversation, self.teller)
        self.sheets: list[Sheet] = []
        """What can be read now: those since the last that began a picture."""
        self._looks_on: int | None = None
        """Whose hand can be seen on the terminal, where several people play."""
        self._is_hidden = False
        """Whether what happened has gone out of sight with that hand."""
        self._lines_read = 0
        """How many lines were said when a page was told to its end and left: `back` is back from it."""
        self._waited_for: Scene | None = None
        """The scene of which it was told why it asks nothing yet."""

    @property
    def top(self) -> Scene:
        assert self.stack.top, "nobody is asked where all is over"
        return self.stack.top

    @property
    def asked(self) -> AskedInLines:
        return AskedInLines(self.top, self.sheets)

    def question(self) -> str:
        """Ask what the picture asks."""
        return self.teller.named(self.asked.question())

    @property
    def listener(self) -> int | None:
        return self.top.listener if isinstance(self.top, ToldInLines) else None

    @property
    def game(self) -> GameScene | None:
        """The game whose table, curtain or ending is seen, if one is."""
        is_seen = any(isinstance(sheet, TableSheet | EndingSheet) for sheet in self.sheets)
        return self.news.game if is_seen or self._is_curtain else None

    @property
    def is_at_a_game(self) -> bool:
        """Whether a game is played, and its question is asked of somebody at the keys."""
        return bool(self.game and self.top.asks_line.words)

    @property
    def amid(self) -> GameContext | None:
        """The game that is seen and goes on, whatever is asked over it."""
        return self.game.context if self.game and not self.game.context.is_over else None

    @property
    def menu(self) -> RowScene | None:
        """The menu of settings that is asked, if one is."""
        return self.stack.top if isinstance(self.stack.top, RowScene) else None

    @property
    def has_just_left_a_page(self) -> bool:
        """Whether a page was told to its end and left, and nothing was said since."""
        return 0 < self._lines_read == self.news.lines_said

    @property
    def tables(self) -> list[TableState]:
        return tables_on(self.sheets)

    @property
    def _is_curtain(self) -> bool:
        return any(isinstance(sheet, BlankSheet) and sheet.is_curtain for sheet in self.sheets)

    @property
    def all_told(self) -> list[str]:
        """Everything on the picture."""
        return [line for sheet in self.sheets for _, line in sheet.told(self.teller) if line]

    @property
    def list_told(self) -> list[str]:
        """What can be called by its number on the picture, or everything where nothing can."""
        return [line for line in self.all_told if _NUMBERED.match(line)] or self.all_told

    # What happens.

    def until_asked(self) -> bool:
        """Let the clock run until somebody is asked, or the last scene is left."""
        while self.stack.top:
            if self.stack.stale:
                self.stack.draw(self)
            if self._waits or not self._is_rough:
                self.news.tell(self.top, self.sheets)
            if not self.tables and not self.top.asks_line.is_urgent and self.stack.idle():
                continue  # away from a table most questions come when all is done that can wait
            if not self._waits:
                self._wait_or_tick()
            elif button := self._reads_on:
                page, is_page = self.top, isinstance(self.sheets[-1], PageSheet)
                leaves = button is Button.RIGHT and not self.conversation.wants_more(self.is_choice_below)
                self.press(Button.BACK if leaves else button)
                is_read = is_page and not (leaves or self.news.breaks_off) and self.stack.top is not page
                self._lines_read = self.news.lines_said if is_read else 0
            else:
                return True
        return False

    def is_choice_below(self, text: str) -> bool:
        """Tell whether the list behind a page has a line of this name."""
        if not (below := self.stack.below):
            return False
        asked = AskedInLines(below, [sheet.named(KEYS) for sheet in below.picture()])
        with suppress(NotUnderstood):
            return bool(asked.choices and asked.chosen(text))
        return False

    @property
    def _waits(self) -> bool:
        """Whether it is for somebody to do something now, even if a clock runs meanwhile."""
        return self.top.is_still or (line := self.top.asks_line).by_clock or line.holds

    def _wait_or_tick(self) -> None:
        """Let time go by; what lasts long can be stopped by whoever sits at a terminal."""
        top, line = self.top, self.top.asks_line
        if line.not_yet and self._waited_for is not top:
            self._waited_for = top
            self.news.say(line.not_yet)
        if not line.stops or not self.conversation.is_at_a_terminal:
            self._tick()
            return

        def goes_on() -> Thought[None]:
            while self.stack.top is top and not self._waits:
                self._tick()
                yield

        self.conversation.wait_for(goes_on(), with_keys(line.words, KEYS), DONE)
        if self.stack.top is top and not self._waits:
            self.press(Button.FIRE)

    def _tick(self) -> None:
        """Step the clock; of a table that is left the last lines are told."""
        top = self.top
        self.stack.tick()
        if self.stack.top is not top:
            for table in tables_on(top.picture()):
                self.news.tell_table(table)

    @property
    def _is_rough(self) -> bool:
        """Whether figures are seen that are only rough as yet."""
        has_figures = any(isinstance(sheet, AdviceSheet | EndingSheet | PageSheet) for sheet in self.sheets)
        return has_figures and not self.top.plays_itself

    @property
    def _reads_on(self) -> Button | None:
        """What leads on where there is nothing to choose: a line that was told can be heard again."""
        offered = [choice.spot for choice in self.asked.choices]
        if self.top.asks_line.words:
            return None
        if isinstance(self.sheets[-1], BalloonSheet):
            return Button.FIRE
        if offered == [ButtonSpot(GO_ON)] or (len(offered) == 1 and isinstance(self.sheets[-1], BoxSheet)):
            return Button.FIRE
        if isinstance(self.top, Leafing) and self.top.has_more:
            return Button.RIGHT
        is_told = not offered and ButtonSpot(BACK) in self.top.stops(self.sheets, [])
        return Button.BACK if is_told else None if offered else Button.FIRE

    def show(self, sheets: Sequence[Sheet]) -> Seen:
        """Take the picture of one scene, as a screen does."""
        for sheet in sheets:
            named = sheet.named(KEYS)
            self.sheets = [named] if sheet.begins else [*self.sheets, named]
        seen = [sheet.top.voice for sheet in self.sheets if isinstance(sheet, TableSheet | EndingSheet)]
        self.cards.voice = seen[-1] if seen else self.stack.names_as or self._voice_of_game
        return Seen()

    def leave(self) -> None:
        """Leave the cards named as in the game that was played, or as they were before."""
        self.cards.voice = self._voice_of_game

    @property
    def _voice_of_game(self) -> Voice:
        """Return how cards are named where no table is seen: what is looked at aside has its own voice."""
        return self.news.game.context.voice if self.news.game else self._voice_before

    # Who looks on.

    def change_places(self) -> None:
        """Hide one hand from the next person, who is told what has happened meanwhile."""
        before, self._looks_on = self._looks_on, self._who_looks_on
        if before is not None and before != self._looks_on:
            self.conversation.hide()
            self._is_hidden = self.conversation.is_at_a_terminal
        listener = self.listener
        if self._is_hidden and listener is not None:
            self._is_hidden = False
            self.conversation.say(*self.conversation.again(listener))

    @property
    def _who_looks_on(self) -> int | None:
        if self._is_curtain:
            return None
        return self.tables[-1].looks_on if self.tables else self._looks_on

    # What is pressed.

    def press(self, button: Button) -> None:
        self.let_hear()
        self.stack.press(Press(button))

    def let_hear(self) -> None:
        """Let the time of a typed line go by: whoever types it does not hammer, nor has just left a page."""
        self._lines_read = 0
        for _ in range(DEAF_STEPS):
            self.stack.tick()
