"""Words that may be typed at any question, are told something, and answer nothing."""

from collections.abc import Mapping, Sequence
from functools import partial

from game.devices.button import with_keys
from game.scenes.scene import ToldInLines
from game.scenes.table.game_scene import GameScene
from game.sheets.pages import MenuSheet
from game.terminal.conversation import Word
from game.terminal.help_in_lines import HOME, KEYS, TO_READ, game_words, help_lines, on_a_word
from game.terminal.news_of_scenes import latest_deal
from game.terminal.screen_of_lines import ScreenOfLines

AGAIN, SCORE, TABLE, HELP, SEAL, VALUES = "again", "score", "table", "help", "seal", "values"
NO_TABLE = "There is no table here."
NOTHING_YET = "Nothing has happened yet."


class ToldWhenAsked:
    """Tells what lies on the table, what was told, and what can be typed."""

    def __init__(self, screen: ScreenOfLines) -> None:
        self.screen, self.conversation = screen, screen.conversation

    @property
    def words(self) -> set[str]:
        """The words that are asked here: some tell of a game, and some of a place that has help."""
        always = {AGAIN, SCORE, TABLE}
        if self.screen.game:
            return {*always, HELP, SEAL}
        has_values = self.screen.menu and self.screen.menu.values_help
        return {*always, *[HELP] * bool(self._typed_help), *[VALUES] * bool(has_values)}

    @property
    def of_a_game(self) -> Mapping[str, Word]:
        """What tells of the game that is played, whatever else is asked beside it."""
        words = self.words - {AGAIN} if self.screen.is_at_a_game else ()
        return {word: partial(self.tell, word, is_beside=True) for word in words}

    def tell(self, word: str, wanted: str, *, is_beside: bool = False) -> None:
        """Tell what one of these words asks; behind it may stand which line is wanted, or which page.

        `is_beside`: another question stands, which does not name the hand."""
        if word == HELP and wanted and not self.screen.game:
            here = on_a_word(wanted.lower(), self._typed_help)
            self.conversation.say(*here) if here else self.conversation.words[HELP](wanted)
        else:
            self.conversation.say(*self._lines(word, wanted, is_beside=is_beside))

    def _lines(self, word: str, wanted: str, *, is_beside: bool) -> Sequence[str]:
        game, menu = self.screen.game, self.screen.menu
        if word == SEAL and game:
            return [f"Deck seal: {game.context.table.game.seal}."]
        if word == VALUES and menu:
            return menu.values_told(wanted)
        if word == HELP:
            return self._help_in_a_game(game, wanted) if game else [*self._typed_help, HOME, *TO_READ]
        if word == AGAIN and menu:
            menu.ask_no_more()
        return self._news_again if word == AGAIN else self._table(word, is_beside=is_beside)

    @property
    def _news_again(self) -> Sequence[str]:
        """A list, or what is new to whoever asks; where nothing is, as after `undo`, all of this deal."""
        if isinstance(self.screen.sheets[-1], MenuSheet):
            return self.screen.all_told
        told = self.conversation.told if self.screen.game else []
        of_this_deal = [line for line in latest_deal(told) if line]
        news = self.conversation.again(self.screen.listener)
        return news or of_this_deal or self.screen.all_told or [NOTHING_YET]

    def _table(self, word: str, *, is_beside: bool) -> Sequence[str]:
        """Return the score alone, or all that lies there."""
        top, teller = self.screen.top, self.screen.teller
        # a curtain or an ending hides no more than hands
        behind = [self.screen.game.context.top] if self.screen.game else []
        if not (tables := self.screen.tables or behind):
            return [NO_TABLE]
        score, *lying = teller.lying(tables[-1])
        if refused := isinstance(top, ToldInLines) and top.no_score:
            score = refused
        scores = [score, *(map(teller.named, top.told_of_score) if isinstance(top, ToldInLines) else ())]
        if word == SCORE:
            return scores
        hand = "" if top.asks_line.names_hand and not is_beside else teller.hand(tables[-1])
        more = top.told_of_table if isinstance(top, ToldInLines) else ()
        return [*scores * (not refused), *lying, *[hand] * bool(hand), *map(teller.named, more)]

    def _help_in_a_game(self, scene: GameScene, wanted: str) -> Sequence[str]:
        context, game = scene.context, scene.context.table.game
        scene.say_how()
        words = scene.typed_help or game_words(context.why_no_hints, context.no_undo)
        is_asked = self.screen.top is scene
        here = [*scene.asks_line.help, *words] if is_asked else self._typed_help or words
        return [*help_lines(game.form, game.house, context.voice, wanted, self.screen.cards, here)]

    @property
    def _typed_help(self) -> Sequence[str]:
        """What can be typed at this list or page."""
        top, menu = self.screen.top, self.screen.menu
        of_values = menu.values_help if menu else ()
        told = top.asks_line.help or of_values or top.typed_help or self.screen.asked.help
        return [with_keys(line, KEYS) for line in told]
