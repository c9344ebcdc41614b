"""A game of the computer's in lines: at a terminal each deal comes when it is wanted."""

from game.devices.button import Button
from game.rules.match import Match
from game.rules.match_length import read_length
from game.scenes.front.window_host import DemoHost
from game.scenes.scene import STAY, Answer, AskedLine, TakeOff
from game.scenes.table.game_context import GameContext
from game.scenes.table.game_scene import GameScene, leave_the_table
from game.session.next_table import demo_table
from game.session.typed import NotUnderstood
from game.terminal.scenes_in_lines import play_scene
from game.terminal.session_in_lines import SessionInLines

NEXT_DEAL = "This deal? {fire} to watch it, or leave:"


class WatchedGame(GameScene):
    """As any demo, but that each deal after the first is asked for where somebody reads along."""

    typed_help = (
        "Enter: the next deal. table: the cards as they lie. score: the score.",
        "leave: no more of it.",
    )
    only_leave = "Type leave to stop watching."

    def __init__(self, context: GameContext, *, waits: bool) -> None:
        super().__init__(context, lead_on=leave_the_table)
        self._waits_for_reader, self._asked_for = waits, 1
        self.buttons = {Button.BACK: lambda _: TakeOff()}

    @property
    def asks_line(self) -> AskedLine:
        if not self._waits_for_reader or self.top.deal <= self._asked_for:
            return super().asks_line
        return AskedLine(NEXT_DEAL, self._go_on, holds=True)

    def _go_on(self, line: str) -> Answer:
        if line:
            raise NotUnderstood("Press Enter, or type leave.")
        self._asked_for = self.top.deal
        return STAY


def watch(session: SessionInLines) -> None:
    """Watch the players alone: a game, or all of a match that has an end; a word's cards are one game."""
    length = None if session.run_options.duplicate else read_length(session.settings.match)
    match = Match(session.form, session.settings.house_rules, length=length)
    while _watch_game(session, match) and match.length and not match.is_over:
        pass


def _watch_game(session: SessionInLines, match: Match) -> bool:
    """Watch a game, to its end unless it is left; in a match that has one say how it stands then."""
    table = demo_table(session, match)
    context = DemoHost(session, table, session.settings.preset).lay_table()
    play_scene(session, WatchedGame(context, waits=session.conversation.is_at_a_terminal))
    session.complain()
    if not table.game.outcome:
        return False
    match.finish(table.game)
    session.conversation.say(*context.lines.ended(match if match.length else None))
    return True
