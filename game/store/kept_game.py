"""A kept game: who sits where, then the log, in plain lines; it is unfinished, finished or given up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from pathlib import Path

from game.rules.errors import CribbageError, InvalidLog, bounded, quoted
from game.rules.game import Game
from game.rules.in_words import so_many
from game.rules.log import FIRST_LINE as LOG_LINE
from game.rules.log import parse_move_line, read_log
from game.rules.match import Match, match_before
from game.rules.match_length import Stand
from game.rules.pack import seal
from game.store.folder import UNFINISHED
from game.store.reading import read_text
from game.store.setting_words import ENGINE, PERSON
from game.values import fresh, frozen, replace

FIRST_LINE = "crib game 1"
_VERSIONED = [line.rpartition(" ")[0] for line in (FIRST_LINE, LOG_LINE)]
TURNED = "other-side-of"  # the name of the line that tells which kept game was played with these cards first
DUPLICATE = "duplicate"  # the name of the line that tells which word's cards these are, and against whom
CLUB = "club"  # the name of the line that tells of which evening and round of the club it is
CLUB_OPEN = "club.open"  # what a program has to itself as long as somebody there is at the club
SEED = "chosen-seed"  # the name of a line that stands where somebody chose what is shuffled from
WIRE = "wire"  # the name of the line that tells which file holds what all sides have signed
BY_WIRE = "by-wire"  # the name of the line that tells with whom it was played
MATCH = "match"  # the name of the line that tells how long its match is, and the games won before it
NOT_DEALT = "not dealt yet"
WON = "won"  # the name of the line that tells the same at their worth
ENTERED = "entered-"  # how the names of the lines begin that tell what was written down of a real board
HINTS = "hints"  # the name of the line that tells before which moves one was given
GUIDED = "guided"  # the name of the line that stands where the guide explained a first game, in our own words
TYPED_IN = "This game was typed in from a real board: no seal can tell anything of its cards."
LONGEST_SITTER = 60  # letters: the seat, a level and a name; the command of a program may be longer


class State(Enum):
    """What has become of a kept game."""

    UNFINISHED = "unfinished"
    FINISHED = "finished"
    GIVEN_UP = "given up"


@frozen
class KeptGame:
    """Who sits where (`person ANN`, `champ`), whose record it is, the log, and the rest of its lines."""

    seats: tuple[str, ...] = ()
    initials: str = ""
    lines: tuple[str, ...] = ()
    """The log; none where it cannot be read."""
    extras: dict[str, str] = fresh(default_factory=dict)
    above: int = 0
    """How many lines stood above the log where it was read."""
    place: Path | None = None
    """Where it was read, if that was a file."""
    reached: Game | None = None
    """The game as far as its log goes, once that was played."""
    trouble: str = ""
    """Why it goes no further, with the line."""
    is_whole: bool = False
    """Whether the file holds exactly the text understood."""

    def __eq__(self, other: object) -> bool:
        """Tell whether it is the same game, wherever and however well it was read."""
        return isinstance(other, KeptGame) and self._text == other._text

    @property
    def _text(self) -> tuple[object, ...]:
        return self.seats, self.initials, self.lines, self.extras

    @property
    def state(self) -> State:
        """What has become of it, as far as its log was played."""
        if self.reached and self.reached.outcome:
            return State.FINISHED
        is_waiting = self.place and self.place.name.startswith(UNFINISHED)
        return State.UNFINISHED if is_waiting else State.GIVEN_UP

    @property
    def path(self) -> Path:
        assert self.place, "it was read from a file"
        return self.place

    @property
    def game(self) -> Game:
        assert self.reached, "it can be read, and was played"
        return self.reached

    def begun_at(self, moment: str) -> KeptGame:
        """Add the seal to this game, and the moment it was begun unless that is known."""
        return replace(self, extras={"begun": moment, "seal": seal(self.seed)} | self.extras)

    def signed(self, initials: str, unnamed: str) -> KeptGame:
        """Put this game under initials, which are from now on the name of whoever played it unnamed.

        What he was called is given: whoever reads a game alone need not read the words of a table."""
        you, named = (f"{PERSON} {name}" for name in (unnamed, initials))
        seats = tuple(named if who == you else who for who in self.seats)
        return replace(self, initials=initials, seats=seats)

    @property
    def source(self) -> str:
        """The source by whose rules it is played; nothing where nobody wrote it down."""
        return self.extras.get("preset", "")

    @property
    def duplicate(self) -> str:
        """The word whose cards these are, where it is a duplicate."""
        return self.extras.get(DUPLICATE, "").partition(" ")[0]

    @property
    def wire_file(self) -> str:
        """The name of the file that holds what all sides have signed, where they played far away."""
        return Path(self.extras.get(WIRE, "")).name

    @property
    def is_guided(self) -> bool:
        """Whether it is a first game, which the guide explained in the house's own words."""
        return GUIDED in self.extras

    @property
    def day(self) -> str:
        """The day on which it was begun; nothing where nobody wrote it down."""
        return self.extras.get("begun", "")[:10]

    @property
    def hints(self) -> list[int]:
        """Before which moves, counted from none, the coach was asked or spoke up."""
        return [int(word) for word in self.extras.get(HINTS, "").split() if word.isdecimal()]

    @property
    def how_it_stands(self) -> str:
        """The score, the deal and the target, in words; of a game that is over, the deal that ended it."""
        if self.state is State.FINISHED:
            return f"{self._scores}, ended in deal {self.game.deals}"
        told = ", ".join(self.score_and_deal)
        return f"{told}, playing to {self.game.target}" if self.game.deals else told

    @property
    def score_and_deal(self) -> Sequence[str]:
        """How it stands, where there is little room, part by part: the deal comes last."""
        return (self._scores, f"deal {self.game.deals}") if self.game.deals else (NOT_DEALT,)

    @property
    def _scores(self) -> str:
        return "-".join(map(str, self.game.scores))

    @property
    def stand(self) -> Stand | None:
        """How its match stood before it, if that has an end."""
        return self.match.stand(self.game)

    @property
    def match(self) -> Match:
        """The match it belongs to, as it was before this game."""
        game, extras = self.game, self.extras
        return match_before(game.form, game.house, extras.get(MATCH, ""), extras.get(WON, ""))

    @property
    def seed(self) -> str:
        """What the packs are shuffled from."""
        return read_log(self.lines).heading.seed

    def played(self) -> KeptGame:
        """Play the log as far as it goes; `InvalidLog` where it cannot begin, or others sit than it takes.

        The line that its trouble names is counted with those that stand above the log."""
        rows = self.lines
        first = next((place for place, row in enumerate(rows) if row[:1].isdecimal()), len(rows))
        game = Game.from_lines(rows[:first], self.above)
        if len(self.seats) != game.form.seats:
            sat = f"This game is for {game.form.seats}, but the file seats {len(self.seats)}."
            raise InvalidLog(f"Line {self.above}: {sat}")
        for place, row in enumerate(rows[first:], first):
            try:
                game.apply(*parse_move_line(row))
            except CribbageError as error:
                why = f"Line {self.above + place + 1}: {error}"
                return replace(self, lines=rows[:place], reached=game, trouble=why)
        return replace(self, reached=game)

    def to_lines(self) -> list[str]:
        seats = [f"seat {number} {who}" for number, who in enumerate(self.seats)]
        extras = [f"{name} {word}" for name, word in self.extras.items()]
        return [FIRST_LINE, f"initials {self.initials}".rstrip(), *seats, *extras, *self.lines]

    @classmethod
    def from_lines(cls, lines: Iterable[str], place: Path | None = None) -> KeptGame:
        """Read the text of `to_lines`; `InvalidLog` says why it cannot be read."""
        rows = bounded(lines)
        for number, row in enumerate(rows, 1):
            name, _, version = row.rpartition(" ")
            if name in _VERSIONED and version.isdecimal() and row not in (FIRST_LINE, LOG_LINE):
                raise InvalidLog(f"Line {number}: '{quoted(row)}' was written by another version of CRIB.")
        if not rows or rows[0] != FIRST_LINE:
            raise InvalidLog(f"Line 1: not a saved game (those begin '{FIRST_LINE}').")
        if LOG_LINE not in rows:
            raise InvalidLog(f"Line {len(rows)}: the moves are missing (they begin '{LOG_LINE}').")
        start = rows.index(LOG_LINE)
        words = [row.partition(" ") for row in rows[1:start]]
        seats = tuple(rest.partition(" ")[2] for name, _, rest in words if name == "seat")
        for number, (name, _, rest) in enumerate(words, 2):
            if name in ("seat", "initials") and len(_without_command(rest)) > LONGEST_SITTER:
                raise InvalidLog(f"Line {number}: '{quoted(rest)}' is too long for a name.")
        extras = {name: rest for name, _, rest in words if name not in ("seat", "")}
        return cls(seats, extras.pop("initials", ""), tuple(rows[start:]), extras, start, place)


def _without_command(seat: str) -> str:
    """Return who sits in a seat, by its number; of a program the name alone."""
    number, _, who = seat.partition(" ")
    return f"{number} {who.partition(' ')[2]}" if who.startswith(f"{ENGINE}:") else seat


def kept_in(path: Path | str) -> KeptGame:
    """Read a kept game without playing it; `CribbageError` says why it cannot be read."""
    text = read_text(path)
    if text is None:
        raise CribbageError(f"No game found in '{path}'.")
    return KeptGame.from_lines(text.split("\n")[:-1])


def read_game(path: Path) -> KeptGame:
    """Read it for whoever does something with its file."""
    return replace(kept_in(path), place=path)


def read_as_far_as_it_goes(path: Path) -> KeptGame:
    """Read and play a kept game; a last line that was torn off counts for nothing."""
    text = read_text(path)
    if text is None:
        return KeptGame(place=path, trouble=f"Can't read {path.name}, or it is longer than any game.")
    *lines, torn = text.split("\n")
    return understand(path, lines, is_torn=bool(torn))


def understand(path: Path, lines: list[str], *, is_torn: bool = False) -> KeptGame:
    """Read a kept game from the lines of a file."""
    try:
        kept = KeptGame.from_lines(lines, path).played()
    except CribbageError:
        return KeptGame(place=path, trouble=UNREADABLE.format(path.name))
    trouble = _damaged(kept, path.name) if kept.trouble else ""
    return replace(kept, trouble=trouble, is_whole=not is_torn and kept.to_lines() == lines)


UNREADABLE = (
    "{} holds an unfinished game that can't be read: it is damaged, or another version of CRIB wrote it. "
    "Nothing in it is deleted."
)


def _damaged(kept: KeptGame, name: str) -> str:
    """Say how far a damaged game can be played; which line it is, `--verify` says."""
    if kept.state is State.FINISHED:
        return f"{name} is damaged after the end of its game."
    where = f"in deal {kept.game.deals}" if kept.game.deals else "at the cut for deal"
    kept_so = f"The game is kept as far as it can be read, and continues {where}."
    return f"The file of this game, {name}, is damaged. {kept_so}"


def verify(path: Path | str) -> tuple[bool, list[str]]:
    """Tell whether a game was dealt as its seal promised, and the words for it.

    The seal, shown before the cut, is the SHA-256 of the seed."""
    try:
        kept = kept_in(path)
    except CribbageError as error:
        return False, [str(error)]
    try:
        game = Game.from_lines(kept.lines, kept.above)
    except CribbageError as error:
        return False, [f"Not fair: this game was not dealt from its seed, or somebody changed it: {error}"]
    if f"{ENTERED}0" in kept.extras or game.heading.boards or game.heading.unseen:
        return False, [TYPED_IN]
    promised = kept.extras.get("seal", "")
    told = [f"seed {game.seed}", f"seal {seal(game.seed)}", *([f"word {game.word}"] if game.word else [])]
    if promised != game.seal:
        return False, [*told, f"Not fair: the file has another seal: '{quoted(promised)}'."]
    if game.outcome is None:
        return False, [*told, "The game isn't over. So far every card matches the seal."]
    if game.word:
        told.append("Your word was added after you saw the seal, so nobody could stack the deck.")
    return True, [
        *told,
        f"Fair: {so_many(game.deals, 'deal')} and {so_many(len(game.moves), 'move')} match the seal.",
    ]
