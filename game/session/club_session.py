"""An evening at the club: the book, your next table, the other tables, and the card that you fill in."""

from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from secrets import token_hex

from game.club.book import BUSY, WATCHED, Book
from game.club.club_words import bracket, list_board, scorecard, season_board, standings_board
from game.club.evening import YOU, Evening, Meeting, first_like
from game.club.other_tables import FORM, HOUSE, OtherTables, your_result
from game.club.other_tables import PRESET as PRESET
from game.club.scoring import Entry, Result, why_not_signed
from game.players.characters import CHARACTERS
from game.rules.errors import CribbageError
from game.rules.game import Game
from game.rules.presets import PRESETS
from game.session.next_table import lone_table
from game.session.session import Session
from game.session.who_sits import shipmate_here
from game.sheets.page_parts import Grid
from game.store.ended_games import EndedGames
from game.store.judged import NOBODY
from game.store.kept_game import CLUB, KeptGame, read_game
from game.store.statistics import now
from game.table import Sitter, Table


class ClubSession:
    """What the window and a terminal share of it."""

    def __init__(self, session: Session, kind: str, *, is_demo: bool = False) -> None:
        """Continue the evening of this kind that was left, or begin one; a demo plays your side too.

        `CribbageError` says why nobody can come in now."""
        self.session, self.is_demo = session, is_demo
        self.initials = WATCHED if is_demo else session.settings.initials
        self.book = Book(session.run_options.saves)
        self._hold = self.book.open()
        if not self._hold:
            raise CribbageError(BUSY)
        unfinished = self.book.unfinished(self.initials, kind) or self._begun_by_nobody(kind)
        self.evening = unfinished or self._begun(kind)
        self.is_left = False
        """Whether somebody has gone home."""
        self.look_again()
        self.others = OtherTables(self.evening, self._note)

    def _begun_by_nobody(self, kind: str) -> Evening | None:
        """Return the evening of whoever has given initials since, where the book does not know them yet."""
        is_new = not (self.is_demo or self.book.evenings(self.initials))
        if evening := self.book.unfinished(NOBODY, kind) if is_new else None:
            self.session.tell(self.book.name(evening, self.initials))
        return evening

    def _begun(self, kind: str) -> Evening:
        wished = self.session.run_options.seed
        seed = sha256(wished.encode()).hexdigest()[:16] if wished else token_hex(8)
        evening = Evening(0, kind, self.initials or NOBODY, now(), seed, shipmate_here(self.session))
        self.session.tell(self.book.begin(evening))
        return evening

    def _note(self, result: Result) -> None:
        self.session.tell(self.book.note(self.evening, result))

    def look_again(self) -> None:
        """Note your game that has ended meanwhile, by its last move or given up: it is among those kept."""
        self.session.look()
        if not (meeting := self.evening.next_meeting):
            return
        wanted = self._words_of(meeting), self.evening.seed_of(meeting)
        for path in EndedGames(self.session.run_options.saves).paths:
            with suppress(CribbageError):
                kept = read_game(path)
                if (kept.extras.get(CLUB), kept.seed) == wanted:
                    self._note(your_result(meeting, kept.played().game))
                    return

    def is_done_with(self, kind: str) -> bool:
        """Tell whether who comes back for this finds another evening: his own, or the next."""
        is_another = self.is_demo or self.initials != self.session.settings.initials
        return kind != self.evening.kind or (self.is_left and (self.evening.is_over or is_another))

    @property
    def you(self) -> str:
        return self.initials or "YOU"

    @property
    def pages(self) -> dict[str, Callable[[], Grid]]:
        """What can be read between games, each under the word for it."""
        evening, you, year = self.evening, self.you, self.evening.date[:4]
        return {
            "scorecard": lambda: scorecard(evening),
            "standings": lambda: standings_board(evening, you),
            **({"bracket": lambda: bracket(evening, you)} if evening.ties else {}),
            "year's list": lambda: list_board(self.book.evenings(self.initials), year, you),
            "season": lambda: season_board(self.book.evenings(self.initials), year),
        }

    def unfinished_game(self) -> KeptGame | None:
        """Return the game of this evening that was left."""
        ours = (kept for kept in self.session.look() if kept.lines and CLUB in kept.extras)
        return next((kept for kept in ours if kept.seed.partition(" ")[0] == self.evening.seed), None)

    @property
    def is_under_way(self) -> bool:
        """Tell whether you have sat down this evening, and it is not over."""
        return not self.evening.is_over and bool(self.evening.yours or self.unfinished_game())

    @property
    def is_kept(self) -> bool:
        """Whether the evening and its games are on the disk; what is not is tried once more."""
        return self.book.is_on_disk and self.session.unfinished.are_all_on_disk

    @property
    def waits_for_others(self) -> bool:
        """Tell whether they still play a round that you have finished, or one that yours is drawn from."""
        meetings = self.evening.meetings
        others = [meeting.round for meeting in meetings if YOU not in meeting]
        if not (mine := next((one for one in meetings if one.player == YOU), None)):
            return bool(others) and self.evening.to_sign is None
        return any(first_like(mine.round) <= number < mine.round for number in others)

    def new_table(self) -> Table:
        """Return the table of your next game."""
        meeting = self.evening.next_meeting
        assert meeting, "there is a game to be played"
        you = Sitter(self.you, self.session.level if self.is_demo else None)
        game = Game(FORM, HOUSE if self.is_demo else PRESETS[PRESET].house, self.evening.seed_of(meeting))
        words = {"preset": PRESET, CLUB: self._words_of(meeting)}
        return lone_table(self.session, game, [you, self.others.sitter(meeting.rival)], words, self.initials)

    def _words_of(self, meeting: Meeting) -> str:
        """Write of which game of which evening it is: two evenings of one seed have the same cards."""
        return " ".join(map(str, (self.evening.number, *meeting)))

    def write(self, entry: Entry) -> str:
        """Write a game on your card; return what the other says, who signs it if it agrees with the board."""
        result = self.evening.to_sign
        assert result, "a game is played and not on the card"
        name = CHARACTERS[result.rival].name
        if trouble := why_not_signed(entry, result.entry, name):
            return trouble
        self.session.tell(self.book.sign(self.evening, result.round))
        return f"{name} signs your card."
