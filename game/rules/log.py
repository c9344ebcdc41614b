"""The log: a game as lines of text, from which any machine can play it again."""

from collections.abc import Iterable

from game.rules.cards import PACK, Cards, cards_text, parse_cards
from game.rules.errors import CribbageError, InvalidLog, bounded, quoted, whole_number
from game.rules.forms import FORMS, Form
from game.rules.house import House
from game.rules.moves import Move, parse_move
from game.rules.pack import is_seed, is_word
from game.values import frozen, replace

VERSION = 1
FIRST_LINE = f"crib log {VERSION}"

SeatMove = tuple[int, Move]


@frozen
class Heading:
    """What a game was begun with; a dealer where it was not cut for."""

    form: Form
    house: House
    seed: str
    dealer: int | None = None
    word: str = ""
    """What a player has mixed into the seed."""
    packs: tuple[tuple[str, Cards], ...] = ()
    """The packs by occasion, where no seed has made them, but several machines together, or a real board."""
    unseen: tuple[tuple[str, Cards], ...] = ()
    """The cards of a pack that stand for such as nobody saw."""
    boards: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """The scores after a deal, as they stood on the board."""

    def to_lines(self) -> list[str]:
        """Write the first lines of a log."""
        lines = [FIRST_LINE, f"form {self.form}", f"house {self.house}", f"seed {self.seed}"]
        lines += [f"word {self.word}"] if self.word else []
        lines += [] if self.dealer is None else [f"dealer {self.dealer}"]
        lines += [f"pack {occasion} {cards_text(cards)}" for occasion, cards in self.packs]
        lines += [f"unseen {occasion} {cards_text(cards)}" for occasion, cards in self.unseen]
        return lines + [f"board {occasion} {' '.join(map(str, scores))}" for occasion, scores in self.boards]


def move_line(seat: int, move: Move) -> str:
    """Write one line of a log."""
    return f"{seat} {move}"


def parse_move_line(line: str) -> SeatMove:
    """Read the text of `move_line`."""
    word, _, rest = line.partition(" ")
    try:
        seat = whole_number(word)
    except ValueError:
        raise InvalidLog(f"'{quoted(line)}' does not begin with a seat.") from None
    return seat, parse_move(rest)


@frozen
class Log:
    """A log as read: its heading, and its moves with the numbers of their lines."""

    heading: Heading
    moves: tuple[tuple[int, SeatMove], ...]


OF_A_DEAL = ("pack", "unseen", "board")
HEADING_WORDS = ("form", "house", "seed", "word", "dealer", *OF_A_DEAL)
"""What lines of a heading begin with; those of a deal name it besides."""


def read_log(lines: Iterable[str], above: int = 0) -> Log:
    """Read a log, or say which line cannot be read, counted with those that stand above the log."""
    rows = bounded(lines, above)
    if not rows or rows[0] != FIRST_LINE:
        raise InvalidLog(
            f"Line {above + 1}: this is not a log that this game can read (it reads '{FIRST_LINE}')."
        )
    written, moves, number = _Written(), list[tuple[int, SeatMove]](), above + 1
    try:
        for row in rows[1:]:
            name, _, rest = row.partition(" ")
            if name not in HEADING_WORDS:
                break
            number += 1
            written.add(name, rest)
        heading = written.heading()
        for row in rows[number - above :]:
            number += 1
            moves.append((number, parse_move_line(row)))
    except CribbageError as error:
        raise InvalidLog(f"Line {number}: {error}") from None
    return Log(heading, tuple(moves))


class _Written:
    """What a heading has told so far: its words, and the cards and boards of its deals."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}
        self.packs: dict[str, Cards] = {}
        self.unseen: dict[str, Cards] = {}
        self.boards: dict[str, tuple[int, ...]] = {}

    def add(self, name: str, rest: str) -> None:
        """Take a line; none can come twice."""
        occasion, _, told = rest.partition(" ")
        if name == "pack":
            occasion, self.packs[occasion] = _pack(rest)
        elif name == "unseen":
            self.unseen[occasion] = _unseen(self.packs.get(occasion, ()), told)
        elif name == "board":
            self.boards[occasion] = _board(told)
        called = f"{name} {occasion}" if name in OF_A_DEAL else name
        if called in self.words:
            raise InvalidLog(f"the {called} is there a second time.")
        _check(name, rest)
        self.words[called] = rest

    def heading(self) -> Heading:
        """Put it together."""
        heading = replace(
            _heading(self.words),
            packs=tuple(self.packs.items()),
            unseen=tuple(self.unseen.items()),
            boards=tuple(self.boards.items()),
        )
        for occasion, scores in heading.boards:
            if len(scores) != heading.form.sides or max(scores) > heading.house.target_of(heading.form):
                raise InvalidLog(f"the board of deal {quoted(occasion)} cannot stand so.")
        return heading


def _check(name: str, rest: str) -> None:
    if name == "form" and rest not in FORMS:
        raise InvalidLog(f"unknown form '{quoted(rest)}'.")
    if name == "seed" and not is_seed(rest):
        raise InvalidLog("a seed is one word or several on one line.")
    if name == "word" and not is_word(rest):
        raise InvalidLog("a word to add must be short.")
    if name == "house":
        House.from_log(rest)


def _pack(rest: str) -> tuple[str, Cards]:
    """Read the occasion, and the 52 cards after it."""
    words = rest.split(" ")
    occasion, named = " ".join(words[: -len(PACK)]), words[-len(PACK) :]
    cards = parse_cards(" ".join(named))
    if len(cards) != len(PACK) or not occasion:
        raise InvalidLog(f"a pack is the name of its deal, and {len(PACK)} cards.")
    return occasion, cards


def _unseen(pack: Cards, text: str) -> Cards:
    """Read the cards of a pack that nobody saw."""
    cards = parse_cards(text)
    if not cards or not {*cards} <= {*pack}:
        raise InvalidLog("cards that nobody saw are some of their deal's pack.")
    return cards


def _board(text: str) -> tuple[int, ...]:
    """Read the scores on a board."""
    try:
        return tuple(map(whole_number, text.split()))
    except ValueError as error:
        raise InvalidLog(f"{error}.") from None


def _heading(words: dict[str, str]) -> Heading:
    for name in ("form", "house", "seed"):
        if not words.get(name):
            raise InvalidLog(f"the {name} is missing before it ends.")
    form = FORMS[words["form"]]
    dealer = words.get("dealer")
    if dealer is not None and dealer not in map(str, range(form.seats)):
        raise InvalidLog(f"there is no seat {quoted(dealer)} to deal.")
    house = House.from_log(words["house"])
    return Heading(form, house, words["seed"], None if dealer is None else int(dealer), words.get("word", ""))
