"""An evening at the club in lines of text: each game, the card filled in, and what hangs on the wall."""

import re
from collections.abc import Callable

from game.club.club_words import end_of_evening, introduction
from game.club.scoring import Entry
from game.players.characters import CHARACTERS
from game.rules.in_words import listed
from game.session.club_session import ClubSession
from game.store.kept_game import KeptGame
from game.store.wasco_page import in_columns
from game.table import Table
from game.terminal.conversation import Conversation, NotUnderstood
from game.terminal.typed import word_of

GOES_ON = "You left a game here. Back to the table."


def entry(text: str) -> Entry:
    """Read the card's line for a game: `3 +35`."""
    if not (found := re.fullmatch(r"(\d) ([+-]?\d{1,3})", text, re.ASCII)):
        raise NotUnderstood("Write the points and the spread, such as 2 +14 or 0 -5.")
    return Entry(int(found[1]), int(found[2]))


class ClubInText:
    """Plays an evening to its end, game by game."""

    def __init__(
        self,
        club: ClubSession,
        conversation: Conversation,
        play: Callable[[Table], None],
        go_on: Callable[[KeptGame], bool],
    ) -> None:
        """Take `play`, which plays a new table to its end, and `go_on`, which plays a game that was left."""
        self.club, self.conversation = club, conversation
        self._play, self._go_on = play, go_on

    def run(self) -> None:
        """Play the rest of the evening, one game after the other."""
        if kept := self.club.unfinished_game():
            self.conversation.say(GOES_ON)
            self._go_on(kept)
        self._fill_in()
        while meeting := self.club.evening.next_meeting:
            if self.club.evening.yours and not self.club.is_demo:
                self._pause()
            self.conversation.say(*introduction(self.club.evening.event, meeting))
            self._play(self.club.new_table())
            self._fill_in()
        for name in self.club.pages:
            self._tell(name)
        self.conversation.say(*end_of_evening(self.club.evening, self.club.you))

    def _fill_in(self) -> None:
        """Fill in your scorecard, until the other signs it."""
        self.club.look_again()
        while result := self.club.evening.to_sign:
            words = f"Your card against {CHARACTERS[result.rival].seat_name}: points and spread?"
            written = result.entry if self.club.is_demo else self.conversation.ask(words, entry)
            self.conversation.say(self.club.write(written))
        self.club.others.finish()

    def _pause(self) -> None:
        pages = {name: name for name in self.club.pages}
        words = f"Enter for the next game, or {listed([*pages, 'leave'], 'or')}:"
        while name := self.conversation.ask(words, word_of(pages, "")):
            self._tell(name)

    def _tell(self, name: str) -> None:
        """Tell a page without its lines that are still empty."""
        grid = self.club.pages[name]()
        rows = [row for row in grid.rows if any(row[1:])]
        self.conversation.say(f"{name.capitalize()}:", *in_columns([grid.heads, *rows]))
