"""An evening at the club in lines of text: each game, the card filled in, and how all stand."""

from collections.abc import Callable, Sequence

from game.club.book import season
from game.club.club_words import (
    BRACKET_HEADS,
    CARD_HEADS,
    STANDING_HEADS,
    bracket_rows,
    card_rows,
    end_of_evening,
    introduction,
    season_lines,
    standing_rows,
)
from game.club.scoring import Entry
from game.players.characters import CHARACTERS
from game.session.club_session import ClubSession
from game.store.kept_game import KeptGame
from game.table import Table
from game.terminal.conversation import Conversation, NotUnderstood

HOW_TO_WRITE = "Write the points and the spread, such as 2 +14 or 0 -5."
GO_ON = "Enter for the next game, card, {}, or leave:"


def entry(text: str) -> Entry:
    """Read the card's line for a game: `3 +35`."""
    words = text.split()
    if len(words) != 2 or not words[0].isdecimal() or not words[1].lstrip("+-").isdecimal():
        raise NotUnderstood(HOW_TO_WRITE)
    if len(words[0]) > 1 or len(words[1]) > 4:
        raise NotUnderstood(HOW_TO_WRITE)
    return Entry(int(words[0]), int(words[1]))


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
            self.conversation.say("Your last game here is unfinished. You continue it.")
            self._go_on(kept)
            self.club.look_again()
        self._fill_in()
        while meeting := self.club.meeting:
            self.conversation.say(*introduction(self.club.evening, meeting.round, meeting.rival))
            self._play(self.club.new_table())
            self.club.look_again()
            self._fill_in()
            self.club.others.finish()
            if self.club.meeting and not self.club.is_demo:
                self._pause()
        self._end()

    def _fill_in(self) -> None:
        """Fill in your scorecard, until the other signs it."""
        while result := self.club.evening.to_sign:
            rival = CHARACTERS[result.rival].name.upper()
            if self.club.is_demo:
                self.club.write(self.club.true_entry)
            else:
                words = f"Your scorecard, against {rival}: points and spread?"
                refused = self.club.write(self.conversation.ask(words, entry))
                if refused:
                    self.conversation.say(refused)
                    continue
            self.conversation.say(f"{rival} signs it.")

    def _pause(self) -> None:
        words = {"card": self._tell_card, "standings": self._tell_standings}
        on_the_wall = {"bracket": self._tell_bracket} if self.club.evening.ties else {}
        asked = GO_ON.format("standings, bracket" if on_the_wall else "standings")
        with self.conversation.understanding(words | on_the_wall):
            self.conversation.ask(asked, lambda _: None)

    def _tell_card(self, _: str = "") -> None:
        self._tell(CARD_HEADS, card_rows(self.club.evening))

    def _tell_standings(self, _: str = "") -> None:
        self._tell(STANDING_HEADS, standing_rows(self.club.evening.standings, self.club.you))

    def _tell_bracket(self, _: str = "") -> None:
        self._tell(BRACKET_HEADS, bracket_rows(self.club.evening, self.club.you))

    def _tell(self, heads: str, rows: Sequence[str]) -> None:
        """Write a table, in columns as wide as their words."""
        cells = [row.split("\t") for row in (heads, *rows)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        for row in cells:
            self.conversation.say(
                "  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip()
            )

    def _end(self) -> None:
        """Tell the card, the standings, and the season once everybody's games are over."""
        self.club.others.finish()
        evening = self.club.evening
        self._tell_card()
        self._tell_standings()
        if evening.ties:
            self._tell_bracket()
        self.conversation.say(*end_of_evening(evening, self.club.you))
        evenings = self.club.book.evenings(evening.initials)
        year = evening.date[:4]
        self.conversation.say(*season_lines(season(evenings, year), season(evenings), year))
