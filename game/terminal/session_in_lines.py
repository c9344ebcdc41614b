"""A session at a terminal: lines are said and typed there, and nothing is heard."""

from game.devices.tune_player import Silence
from game.scenes.front.window_session import WindowSession
from game.scenes.scene import distinct
from game.scenes.table.game_context import GameContext
from game.session.run_options import RunOptions
from game.session.telling import CardNames
from game.store.settings import Settings
from game.table import Table
from game.terminal.conversation import Conversation


class SessionInLines(WindowSession):
    """What lasts there from one game to the next, and the conversation in which it is told."""

    is_at_window = False

    def __init__(self, settings: Settings, run_options: RunOptions, conversation: Conversation) -> None:
        super().__init__(settings, run_options, Silence())
        self.conversation = conversation
        self.cards = CardNames(are_words=lambda: settings.big_index, is_seen=conversation.shows_tables)
        self.context: GameContext | None = None
        """The game that was sat down to last."""

    @property
    def table(self) -> Table | None:
        """Its table."""
        return self.context.table if self.context else None

    def complain(self, *news: str) -> None:
        """Tell any trouble since it was last said, behind the news."""
        self.conversation.say(*news, *distinct(self.complaints))
        self.complaints.clear()
