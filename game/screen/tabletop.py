"""What lies on the table: plain data that scenes edit and the screen draws."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.cards import Card


@dataclass(frozen=True)
class InHand:
    """The place of one card in a seat's hand, counted from the left."""

    seat: int
    index: int


@dataclass(frozen=True)
class AmongPlayed:
    """The place of one card that a seat has played, in order of play."""

    seat: int
    index: int


@dataclass(frozen=True)
class InCrib:
    """The place of one card in the crib."""

    index: int


@dataclass(frozen=True)
class OnPack:
    """The top of the pack, where the starter lies."""


Place = InHand | AmongPlayed | InCrib | OnPack


class Flight(NamedTuple):
    """A card on its way over the table, from 0.0 at its start to 1.0 at its end."""

    card: Card | None
    start: Place
    end: Place
    progress: float


class CutShown(NamedTuple):
    """A card that somebody cut from the spread pack: who, where, and what."""

    seat: int
    name: str
    depth: int
    card: Card


class SpreadPack(NamedTuple):
    """The pack fanned across the table: where it may be cut, where the cursor is, what was cut."""

    size: int
    depths: Sequence[int] = ()
    cursor: int | None = None
    shown: Sequence[CutShown] = ()
    marks: Mapping[int, str] = {}


class Pegs(NamedTuple):
    """A side's two pegs by their holes; 0 is the start, and the front peg is the score."""

    front: int = 0
    back: int = 0


class ReasonLine(NamedTuple):
    """What tells a score, and the side it belongs to (None: to nobody); a divider begins a deal."""

    side: int | None
    text: str
    is_divider: bool = False


@dataclass
class SeatTop:
    """One seat's part of the table. A card that is None lies face down."""

    name: str
    hand: list[Card | None] = field(default_factory=list)
    faded: set[int] = field(default_factory=set)
    played: list[Card | None] = field(default_factory=list)
    counted: int = 0
    """How many of the played cards belong to earlier counts, and are dimmed."""
    says: str = ""


@dataclass
class Tabletop:
    """Everything that lies on the table, lies written beside it, or stands in the board."""

    seats: list[SeatTop]
    pegs: list[Pegs]
    target: int = 121
    partners: bool = False
    dealer: int | None = None
    crib: list[Card | None] = field(default_factory=list)
    starter: Card | None = None
    pack: bool = False
    count: int | None = None
    reasons: list[ReasonLine] = field(default_factory=list)
    reasons_back: int = 0
    """How many of the latest reasons are left out, to read those before them."""
    message: str = ""
    cursor: Place | None = None
    lit: frozenset[Card] = frozenset()
    below: int = 0
    """The seat at the lower edge: whose table it is to look at."""

    def side(self, seat: int) -> int:
        """The side that a seat plays for."""
        return seat % 2 if self.partners else seat

    def side_names(self) -> list[str]:
        """Each side by the names that play for it."""
        return ["+".join(self._names(side)) for side in range(len(self.pegs))]

    def _names(self, side: int) -> Sequence[str]:
        return [seat.name for number, seat in enumerate(self.seats) if self.side(number) == side]
