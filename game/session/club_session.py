"""An evening at the club: the book, your next table, the other tables, and the card that you fill in."""

from contextlib import suppress
from hashlib import sha256
from secrets import token_hex

from game.club.book import BUSY, WATCHED, Book, Evening
from game.club.night import Meeting
from game.club.one_number import shipmate_for
from game.club.other_tables import FORM, HOUSE, OtherTables, sitter, spread_of
from game.club.other_tables import PRESET as PRESET
from game.club.scoring import Entry, Result, true_entry, why_not_signed
from game.players.characters import CHARACTERS
from game.rules.errors import CribbageError
from game.rules.game import Game
from game.rules.presets import PRESETS
from game.session.next_table import club_table
from game.session.session import Session
from game.store.ended_games import EndedGames
from game.store.judged import NOBODY, JudgedGames
from game.store.kept_game import CLUB, KeptGame, read_game
from game.store.statistics import now
from game.table import Sitter, Table


class ClubClosed(Exception):
    """Nobody can come in now; the sentence says why."""


class ClubSession:
    """What the window and a terminal share of it."""

    def __init__(self, session: Session, kind: str, *, is_demo: bool = False) -> None:
        """Continue the evening that was left, or begin one; in a demo the computer plays your side too."""
        self.session, self.is_demo = session, is_demo
        self.initials = WATCHED if is_demo else session.settings.initials
        self.book = Book(session.run_options.saves)
        self._hold = self.book.open()
        if not self._hold:
            raise ClubClosed(BUSY)
        self.evening = self.book.unfinished(self.initials) or self._begun(kind)
        self.is_left = False
        """Whether somebody has gone home."""
        self._find_what_ended()
        self.others = OtherTables(
            self.evening.seed, self.evening.shipmate, lambda: self.evening.meetings, self._note
        )

    def _begun(self, kind: str) -> Evening:
        initials, wished = self.initials, self.session.run_options.seed
        seed = sha256(wished.encode()).hexdigest()[:16] if wished else token_hex(8)
        shipmate = shipmate_for(JudgedGames(self.session.run_options.saves).of(initials or NOBODY))
        evening = Evening(0, kind, initials or NOBODY, now(), seed, shipmate)
        self.session.tell(self.book.begin(evening))
        return evening

    def _note(self, result: Result) -> None:
        self.session.tell(self.book.note(self.evening, result))

    def _find_what_ended(self) -> None:
        """Note your game that ended while the book was closed: by its last move, or given up."""
        self.session.look()
        if not (meeting := self.evening.next_meeting):
            return
        for path in EndedGames(self.session.run_options.saves).paths:
            with suppress(CribbageError):
                kept = read_game(path)
                if kept.extras.get(CLUB) == self._words(meeting):
                    self._note(Result(*meeting, spread_of(kept.played().game, 0)))
                    return

    def _words(self, meeting: Meeting) -> str:
        return " ".join(map(str, (self.evening.number, *meeting)))

    @property
    def is_done_with(self) -> bool:
        """Whether who comes back finds another evening: his own, or the next."""
        is_anothers = self.is_demo or self.initials != self.session.settings.initials
        return self.is_left and (self.evening.is_over or is_anothers)

    @property
    def true_entry(self) -> Entry:
        """Return your line on the card for the game that is to be signed."""
        assert self.evening.to_sign, "a game is played and not on the card"
        return true_entry(self.evening.to_sign.spread)

    @property
    def you(self) -> str:
        return self.initials or "YOU"

    @property
    def meeting(self) -> Meeting | None:
        """Return your next game, once those that must be played before it have been."""
        if not self.evening.next_meeting and not self.others.is_done:
            self.others.finish()
        return self.evening.next_meeting

    def unfinished_game(self) -> KeptGame | None:
        """Return the game of this evening that was left."""
        word = f"{self.evening.number} "
        return next(
            (kept for kept in self.session.look() if kept.extras.get(CLUB, "").startswith(word)), None
        )

    def new_table(self) -> Table:
        """Return the table of your next game; its outcome goes into the book."""
        meeting = self.meeting
        assert meeting, "there is a game to be played"
        you = Sitter(self.you, self.session.level if self.is_demo else None)
        game = Game(FORM, HOUSE if self.is_demo else PRESETS[PRESET].house, self._seed_of(meeting))
        words = {"preset": PRESET, CLUB: self._words(meeting)}
        sitters = [you, sitter(meeting.rival, self.evening.shipmate)]
        return club_table(self.session, game, sitters, words, self.initials)

    def _seed_of(self, meeting: Meeting) -> str:
        return " ".join(map(str, (self.evening.seed, *meeting)))

    def look_again(self) -> None:
        """Take over the last lines of the book."""
        self.evening = self.book.evening(self.evening.number) or self.evening

    def write(self, entry: Entry) -> str:
        """Write a game on your card; what the other says if it does not agree with the board."""
        result = self.evening.to_sign
        assert result, "a game is played and not on the card"
        trouble = why_not_signed(entry, result.spread, CHARACTERS[result.rival].name)
        if not trouble:
            self.session.tell(self.book.sign(self.evening, result.round))
        return trouble
