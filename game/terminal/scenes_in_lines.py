"""The window's scenes in lines of text: what is new on their sheets is told, and what is typed is pressed.

No scene knows of it. A scene that is written for the window can be played here at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic

from game.devices.button import Button, Press, with_keys
from game.players.player import Thought
from game.rules.errors import quoted
from game.rules.events import Phase
from game.rules.presets import PRESETS
from game.rules.voice import ME
from game.scenes.box import Quit
from game.scenes.front.open_scene import open_scene
from game.scenes.front.window_session import WindowSession
from game.scenes.menu import PageScene
from game.scenes.pace import DEAF_STEPS, STEPS_A_SECOND
from game.scenes.reading_pages import Leafing
from game.scenes.rows import RowScene
from game.scenes.scene import Scene, ToldInLines, Way
from game.scenes.stack import Stack
from game.scenes.table.game_scene import NO_HINT_NOW, NO_HINTS, GameScene
from game.scenes.table.guided import TURN_OFF
from game.session.telling import CardNames
from game.session.typed import NotUnderstood
from game.sheets.pages import PageSheet
from game.sheets.pictures import fire_does
from game.sheets.scrolling import Seen
from game.sheets.sheet import Sheet
from game.sheets.sheets import (
    AdviceSheet,
    BalloonSheet,
    BlankSheet,
    BoxSheet,
    EndingSheet,
    TableSheet,
    TitleSheet,
)
from game.sheets.spots import BACK, GO_ON, ButtonSpot, LineSpot, Spot
from game.sheets.table_state import TableState
from game.sheets.teller import Teller
from game.terminal.asked_in_lines import AskedInLines, letter_press
from game.terminal.asking import NOTHING_ASKED
from game.terminal.conversation import BACK_WORD, YES_OR_NO, Conversation, hang_up
from game.terminal.help_in_lines import KEYS, TO_READ, game_words, help_lines
from game.terminal.news_of_scenes import NewsOfScenes, latest_deal, tables_on

AGAIN, SCORE, TABLE, HELP, SEAL, VALUES = "again", "score", "table", "help", "seal", "values"
LEAVE, NO, TITLE = "leave", "no", "title"
ALWAYS_TAKEN = {"quit crib", TURN_OFF.lower()}
"""Choices of a box that take no word away: quit and guide are understood at any question."""
TYPED_AT_ANY: Mapping[str, Button] = {
    BACK_WORD: Button.BACK,
    LEAVE: Button.BACK,
    "hint": Button.HINT,
    "hint again": Button.HINT,
    "undo": Button.BACKSPACE,
    "position": Button.POSITION,
}
"""Words that are buttons at the window."""
AT_ANY_WITH_MORE = {AGAIN, SCORE, TABLE, *TYPED_AT_ANY} - {BACK_WORD, "hint again"}
"""Words that are taken with more behind them; `hint 3` is a hint."""
SAME_AT_A_TABLE = {
    "coach": "hint",
    "read the table": TABLE,
    "read table": TABLE,
    **{one: f"{HELP} {one}" for one in ("rules", "tips", "stories")},
}
"""What the window calls them, and newcomers with it."""
GOES_ON = ("more", "next", "yes")
"""What people type for Enter where a film stands between two deals."""
NO_TABLE = "There is no table here."
BETWEEN_GAMES = "That comes between games. Type leave to save this one, or help."
FURTHER_BACK = "That comes between games. Type back till you are asked which."
TO_UNDO = "Type undo to take back your last move, or leave to save the game and quit."
ONLY_LEAVE = "Type leave to save the game and quit."
COMES_BETWEEN = {
    *("choose", "more", "options", "records", "review", "club night", "demo"),
    *(*PRESETS, "house rules", "scorecard", "standings", "season"),
}
"""Words that lead somewhere between games."""
NOTHING_COMES = "Nothing comes of that here."
NOTHING_YET = "Nothing has happened yet."
TOO_LATE = "Too late: {} answered."
NOTHING_OF = {
    Button.HINT: NO_HINT_NOW,
    Button.BACKSPACE: "Nothing to take back now.",
    Button.POSITION: NOTHING_ASKED,
}
DONE = "Done. Press Enter:"


class ScenesInLines:
    """Plays scenes till the last of them is left."""

    def __init__(
        self, conversation: Conversation, cards: CardNames, stack: Stack, *, goes_back: bool
    ) -> None:
        """Take `goes_back`: whether a game that is played leads back to anything."""
        self.conversation, self.cards, self.stack = conversation, cards, stack
        self._teller = Teller(cards.row, lambda: cards.in_columns)
        self._news = NewsOfScenes(conversation, self._teller)
        self._asked_at, self._goes_back = 0.0, goes_back
        self.sheets: list[Sheet] = []
        """What can be read now: those since the last that began a picture."""
        self._looks_on: int | None = None
        """Whose hand can be seen on the terminal, where several people play."""
        self._is_hidden = False
        """Whether what happened has gone out of sight with that hand."""
        self._lines_read = 0
        """How many lines were said when a page was told to its end and left: `back` is back from it."""

    def run(self) -> None:
        """Ask one question after the other, with all that happens in between."""
        before, self.conversation.beside = self.conversation.beside, self.stack.idle
        try:
            while self._until_asked():
                self._change_places()
                self._asked_at = monotonic()
                with self.conversation.answering(self._words_of_answers):
                    self.conversation.ask(lambda: self._asked.question(), self._answer)
        finally:
            self.conversation.beside = before
            self.stack.close()

    @property
    def _words_of_answers(self) -> set[str]:
        """Words that mean something of this picture, whatever else they mean at any question."""
        names = {choice.words.lower() for choice in self._asked.choices} - ALWAYS_TAKEN
        chosen = (word for word in self.conversation.words if any(name.startswith(word) for name in names))
        return {*TYPED_AT_ANY, AGAIN, SCORE, TABLE, *self._words_of_a_game, *self._values_typed, *chosen}

    @property
    def _values_typed(self) -> Sequence[str]:
        """Values of the line that is chosen: off is that line's, where it is any."""
        return self._top.values_typed if isinstance(self._top, RowScene) else ()

    @property
    def _words_of_a_game(self) -> set[str]:
        """Words that tell of the game at the table, where one is played, and of a place that has help."""
        if self._game:
            return {HELP, SEAL}
        has_values = isinstance(self._top, RowScene) and self._top.values_help
        return {*[HELP] * bool(self._typed_help), *[VALUES] * bool(has_values)}

    @property
    def _top(self) -> Scene:
        assert self.stack.top, "nobody is asked where all is over"
        return self.stack.top

    @property
    def _asked(self) -> AskedInLines:
        return AskedInLines(self._top, self.sheets)

    @property
    def _waits(self) -> bool:
        """Whether it is for somebody to do something now, even if a clock runs meanwhile."""
        line = self._top.asks_line
        return self._top.is_still or line.by_clock or line.holds

    @property
    def _listener(self) -> int | None:
        return self._top.listener if isinstance(self._top, ToldInLines) else None

    # What happens.

    def _until_asked(self) -> bool:
        """Let the clock run until somebody is asked, or the last scene is left."""
        while self.stack.top:
            if self.stack.stale:
                self.stack.draw(self)
            if self._waits or not self._is_rough:
                self._news.tell(self._top, self.sheets)
            if not self._tables and not self._top.asks_line.is_urgent and self.stack.idle():
                continue  # away from a table most questions come when all is done that can wait
            if not self._waits:
                self._wait_or_tick()
            elif button := self._reads_on:
                leaves = button is Button.RIGHT and not self.conversation.wants_more()
                self._press(Button.BACK if leaves else button)
                self._lines_read = self._news.lines_said if button is Button.BACK else 0
            else:
                return True
        return False

    def _wait_or_tick(self) -> None:
        """Let time go by; what lasts long can be stopped by whoever sits at a terminal."""
        top, line = self._top, self._top.asks_line
        if not line.stops or not self.conversation.is_at_a_terminal:
            self._tick()
            return

        def goes_on() -> Thought[None]:
            while self.stack.top is top and not self._waits:
                self._tick()
                yield

        self.conversation.wait_for(goes_on(), with_keys(line.words, KEYS), DONE)
        if self.stack.top is top and not self._waits:
            self._press(Button.FIRE)

    def _tick(self) -> None:
        """Step the clock; of a table that is left the last lines are told."""
        top = self._top
        self.stack.tick()
        if self.stack.top is not top:
            for sheet in top.picture():
                if isinstance(sheet, TableSheet):
                    self._news.tell_table(sheet.top)

    @property
    def _is_rough(self) -> bool:
        """Whether figures are seen that are only rough as yet."""
        has_figures = any(isinstance(sheet, AdviceSheet | EndingSheet | PageSheet) for sheet in self.sheets)
        return has_figures and not self._top.plays_itself

    @property
    def _reads_on(self) -> Button | None:
        """What leads on where there is nothing to choose: a line that was told can be heard again."""
        offered = [choice.spot for choice in self._asked.choices]
        if self._top.asks_line.words:
            return None
        if isinstance(self.sheets[-1], BalloonSheet):
            return Button.FIRE
        if offered == [ButtonSpot(GO_ON)] or (len(offered) == 1 and isinstance(self.sheets[-1], BoxSheet)):
            return Button.FIRE
        if isinstance(self._top, Leafing) and self._top.has_more:
            return Button.RIGHT
        is_told = not offered and ButtonSpot(BACK) in self._top.stops(self.sheets, [])
        return Button.BACK if is_told else None if offered else Button.FIRE

    def show(self, sheets: Sequence[Sheet]) -> Seen:
        """Take the picture of one scene, as a screen does."""
        for sheet in sheets:
            named = sheet.named(KEYS)
            self.sheets = [named] if sheet.begins else [*self.sheets, named]
        return Seen()

    @property
    def _tables(self) -> list[TableState]:
        return tables_on(self.sheets)

    # Who looks on.

    def _change_places(self) -> None:
        """Hide one hand from the next person, who is told what has happened meanwhile."""
        before, self._looks_on = self._looks_on, self._who_looks_on
        if before is not None and before != self._looks_on:
            self.conversation.hide()
            self._is_hidden = self.conversation.is_at_a_terminal
        listener = self._listener
        if self._is_hidden and listener is not None:
            self._is_hidden = False
            self.conversation.say(*self.conversation.again(listener))

    @property
    def _who_looks_on(self) -> int | None:
        if self._is_curtain:
            return None
        return self._tables[-1].looks_on if self._tables else self._looks_on

    # What is answered.

    def _answer(self, text: str) -> None:
        """Press what was typed; the clock of the scene has gone on meanwhile."""
        text = SAME_AT_A_TABLE.get(text.lower(), text) if self._is_at_a_game else text
        text = "" if self._top.asks_line.holds and text.lower() in GOES_ON else text
        text = TITLE if text.lower() == LEAVE and isinstance(self._top, Quit) else text
        word = self._word_typed(text.lower())
        if self._game and word in self._words_of_a_game:
            self.conversation.say(*self._told_of_the_game(self._game, word, text))
            return
        if word == HELP:
            self._help_here(text.partition(" ")[2].strip())
            return
        if word == VALUES and isinstance(self._top, RowScene):
            self.conversation.say(*self._top.values_told(text.partition(" ")[2].strip()))
            return
        if word in (AGAIN, SCORE, TABLE):
            self.conversation.say(*self._asked_for(word))
            return
        if not self._top.asks_line.holds:
            for _ in range(max(DEAF_STEPS, round((monotonic() - self._asked_at) * STEPS_A_SECOND))):
                self.stack.tick()
        if word == LEAVE and self._leaves_the_program:
            hang_up()
        if word in TYPED_AT_ANY:
            self._press_word(word)
            return
        listener = self._listener
        (self._take_in_a_game if self._is_at_a_game else self._take)(text)
        self._forget_line()
        self.conversation.was_answered(listener)

    def _take_in_a_game(self, text: str) -> None:
        """Take an answer; what leads elsewhere between games, or is none, is told the way out."""
        if text.lower() in COMES_BETWEEN:
            raise NotUnderstood(BETWEEN_GAMES)
        if text.lower() == BACK_WORD:
            raise NotUnderstood(self._way_out)
        try:
            self._take(text)
        except ValueError as error:
            if text.lower() != NO:
                raise
            raise NotUnderstood(f"{error} {self._way_out}") from None

    def _word_typed(self, text: str) -> str:
        """Return which of the words it is that mean something at any question, whatever is typed behind it.

        A choice by that name comes first."""
        if text in TYPED_AT_ANY and (text != BACK_WORD or self._goes_back or not self._is_at_a_game):
            return text
        first = text.partition(" ")[0]
        is_choice = any(choice.words.lower().startswith(text) for choice in self._asked.choices)
        is_written = (self._asked.takes_a_line and text != NO) or self._asked.takes_a_word
        is_own = is_choice or (is_written and text != HELP)
        if text == NO and not is_own and self._leads_back:
            return BACK_WORD
        is_word = first in AT_ANY_WITH_MORE | self._words_of_a_game
        return first if is_word and not is_own else ""

    @property
    def _leads_back(self) -> bool:
        """Whether a list, a page, a box or a film is asked, where a no can only mean the way back."""
        line = self._top.asks_line
        is_answer = bool(line.words) and not line.holds and not isinstance(self._top, PageScene)
        return not is_answer and NO not in self._values_typed

    @property
    def _leaves_the_program(self) -> bool:
        """Whether there is nowhere else to go from here."""
        return isinstance(self.sheets[-1], TitleSheet) or (not self._goes_back and self._is_at_a_game)

    @property
    def _is_at_a_game(self) -> bool:
        """Whether a game is played, and its question is asked of somebody at the keys."""
        return bool(self._game and self._top.asks_line.words)

    @property
    def _game(self) -> GameScene | None:
        """The game whose table, curtain or ending is seen, if one is."""
        is_seen = any(isinstance(sheet, TableSheet | EndingSheet) for sheet in self.sheets)
        game = self._news.game
        return game if is_seen or self._is_curtain else None

    @property
    def _can_undo(self) -> bool:
        """Whether there is a move at this table to take back now."""
        game = self._game
        return bool(game and not self._no_undo and (game.has_noted or game.may_take_back))

    @property
    def _way_out(self) -> str:
        """How to get back from a question of the game."""
        return TO_UNDO if self._can_undo else ONLY_LEAVE

    @property
    def _no_undo(self) -> str:
        """Why nothing can be taken back at this table, or nothing."""
        return self._game.context.no_undo if self._game else ""

    @property
    def _why_no_undo(self) -> str:
        """Why nothing can be taken back now: never here, or somebody has answered the own move already."""
        if self._no_undo or not self._game:
            return self._no_undo
        table = self._game.context.table
        moves = table.game.moves
        is_answered = moves and table.game.phase is Phase.PLAY and moves[-1][0] != table.turn
        if not is_answered:
            return ""
        name = table.names[moves[-1][0]]
        return TOO_LATE.format("I have" if name == ME else f"{name} has")

    @property
    def _is_curtain(self) -> bool:
        return any(isinstance(sheet, BlankSheet) and sheet.is_curtain for sheet in self.sheets)

    def _forget_line(self) -> None:
        """Let the line of a setting that is chosen be told again, even if nothing has changed in it."""
        if isinstance(top := self.stack.top, RowScene):
            self._news.forget(top, ("line", top.title, top.chosen))

    def _take(self, text: str) -> None:
        if self._top.asks_line.words:
            self.stack.type_line(text)
        elif not text:
            if isinstance(self._top, RowScene):
                self._ask_for_value(LineSpot(self._top.chosen))
            self._press(Button.FIRE)
        elif self._asked.choices and not self._asked.takes_a_line:
            self._choose(text)
        else:
            self._type(text)

    def _asked_for(self, word: str) -> list[str]:
        """Return what a word asks to be told, which answers nothing."""
        if word == AGAIN:
            news = self.conversation.again(self._listener) or self._told_in_this_deal
            return news or self._all_told or [NOTHING_YET]
        ended = [sheet.top for sheet in self.sheets if isinstance(sheet, EndingSheet)]
        if not (tables := self._tables or ended):
            return [NO_TABLE]
        score, *lying = self._teller.lying(tables[-1])
        if refused := isinstance(self._top, ToldInLines) and self._top.no_score:
            score = refused
        if word == SCORE:
            return [score]
        hand = self._teller.hand(tables[-1])
        told = f"{' '.join(lying)} {self._asked.question()}"
        more = self._top.told_of_table if isinstance(self._top, ToldInLines) else ()
        hands = [hand] * (bool(hand) and hand.removeprefix("Your hand: ") not in told)
        return [*[score] * (not refused), *lying, *hands, *map(self._teller.named, more)]

    def _told_of_the_game(self, scene: GameScene, word: str, text: str) -> list[str]:
        """Return its help, or the seal of its deck."""
        game, voice = scene.context.table.game, scene.context.voice
        if word == SEAL:
            return [f"Deck seal: {game.seal}."]
        scene.say_how()
        wanted = text.partition(" ")[2].strip()
        refused = NO_HINTS * (not scene.context.has_hints), scene.context.no_undo
        words = scene.typed_help or game_words(*refused)
        here = [*scene.asks_line.help, *words] if self._top is scene else self._typed_help or words
        return [*help_lines(game.form, game.house, voice, wanted, self.cards, here)]

    def _help_here(self, wanted: str) -> None:
        """Tell what can be typed at this list or page; a page or a word that is named is the rules'."""
        if wanted:
            self.conversation.words[HELP](wanted)
        else:
            self.conversation.say(*self._typed_help, *TO_READ)

    @property
    def _typed_help(self) -> Sequence[str]:
        top = self._top
        of_values = top.values_help if isinstance(top, RowScene) else ()
        told = top.asks_line.help or of_values or top.typed_help or self._asked.help
        return [with_keys(line, KEYS) for line in told]

    @property
    def _told_in_this_deal(self) -> list[str]:
        """What was told of the deal, for whoever has heard it all: after `undo` nothing is newer."""
        return [line for line in latest_deal(self.conversation.told) if line] if self._game else []

    @property
    def _all_told(self) -> list[str]:
        """Everything on the picture."""
        return [line for sheet in self.sheets for _, line in sheet.told(self._teller) if line]

    def _choose(self, text: str) -> None:
        if isinstance(self._top, RowScene) and self._top.set_value(text):
            return
        try:
            chosen = self._asked.chosen(text)
        except NotUnderstood:
            if self._takes_all_the_same(text):
                return
            if text.lower() in COMES_BETWEEN:
                raise NotUnderstood(FURTHER_BACK) from None
            raise
        self._ask_for_value(chosen.spot)
        self._let_hear()
        self.stack.click(chosen.spot)

    def _ask_for_value(self, spot: Spot | None) -> None:
        """Tell what a line can be that has several values: nobody changes rules or opponents unasked."""
        if isinstance(self._top, RowScene) and (values := self._top.asks_for_value(spot)):
            self.stack.draw(self)
            raise NotUnderstood(values)

    def _takes_all_the_same(self, text: str) -> bool:
        """Take what names no choice, if it means something here."""
        letter = letter_press(text[0])
        if self._passes_on(text):
            return True
        if text.lower() in YES_OR_NO and self._top.types(letter, at_keyboard=True):
            self._let_hear()
            self.stack.press(letter)
        elif text.lower() == fire_does(self.sheets):  # the question has named it
            self._press(Button.FIRE)
        elif not isinstance(self.sheets[-1], TitleSheet) and self._top.types(letter):
            self._type(text)
        else:
            return False
        return True

    def _passes_on(self, text: str) -> bool:
        """Type a line past the choices; where it is refused below them, they are gone all the same."""
        try:
            return self.stack.type_other_line(text)
        except ValueError:
            self.stack.draw(self)
            raise

    def _type(self, text: str) -> None:
        """Type a text letter by letter, where one is written."""
        if not self._top.types(letter_press(text[0])):
            raise NotUnderstood(f"'{quoted(text)}' is not a choice here.")
        sheet = self.sheets[-1]
        for _ in (isinstance(sheet, BoxSheet) and sheet.typed) or "":  # whoever types means it to stand alone
            self.stack.press(Press(Button.BACKSPACE))
        for sign in text:
            self.stack.press(letter_press(sign))
        self._press(Button.FIRE)

    def _press(self, button: Button) -> None:
        self._let_hear()
        self.stack.press(Press(button))

    def _press_word(self, word: str) -> None:
        """Press the button of a word, and say so where nothing comes of it.

        Who goes back from a page that was left as it was told is told the list that it was on."""
        button = TYPED_AT_ANY[word]
        if word == BACK_WORD and self._lines_read and self._lines_read == self._news.lines_said:
            self._news.say(*self._all_told)
            return
        top, said, listener = self.stack.top, self._news.lines_said, self._listener
        asked = self._asked.question()
        self._press(button)
        if button is Button.BACK:
            self.conversation.was_answered(listener)
        self._until_asked()
        is_same = self.stack.top is top and self._asked.question() == asked
        if is_same and self._news.lines_said == said:
            why = self._why_no_undo if button is Button.BACKSPACE else ""
            raise NotUnderstood(why or NOTHING_OF.get(button, NOTHING_COMES))

    def _let_hear(self) -> None:
        """Let the time of a typed line go by: whoever types it does not hammer."""
        for _ in range(DEAF_STEPS):
            self.stack.tick()


def play_room(
    session: WindowSession, conversation: Conversation, cards: CardNames, way: Way, *answers: str
) -> None:
    """Open a room of the window, where these words are answers, and stay till it is left."""
    with conversation.aside(*answers):
        play_scene(session, conversation, cards, open_scene(session, way))


def play_scene(
    session: WindowSession,
    conversation: Conversation,
    cards: CardNames,
    scene: Scene,
    lead: Callable[[Way], Scene] | None = None,
    *,
    goes_back: bool = True,
) -> None:
    """Open a scene, and stay till it is left; `lead` finds the scene of a way, if not as the window does."""
    session.pace.fast, session.pace.waits = True, False  # a line is there at once
    stack = Stack(scene, lead or partial(open_scene, session))
    ScenesInLines(conversation, cards, stack, goes_back=goes_back).run()
