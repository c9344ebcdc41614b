"""What the sides agree on before a game: its rows, who sits where, and what each keeps of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.wire.encryption import GUEST, HOST, WATCHER
from game.wire.faults import Guilty, Rubbish
from game.wire.heading import CHANCE, FIRST_GAME, MOST_SIDES, WireHeading, WireSide, checked_offer, who_row
from game.wire.locks import bytes_of, letters_of, number_of
from game.wire.names import names_at
from game.wire.news import WireNews
from game.wire.record import Record
from game.wire.side import Side, signing_key
from game.wire.slots import ONLOOKER, Slot
from game.wire.talk import Talk

NOBODY = "person FRIEND"
FRIEND = "Your friend"
"""Who has no name yet."""
Row = str


def why_it_waits(error: OSError) -> str:
    """Return the sentence for a game that the disk does not take."""
    why = (error.strerror or "the disk refuses").lower()
    return f"Can't save the game: {why}. It waits here until that works."


@dataclass
class Agreement:
    """`me` is 0 for the host, and `ONLOOKER` for whoever looks on.

    `keep` puts a row on the disk before anybody hears of it."""

    secret: bytes
    me: int
    slots: list[Slot]
    rows: list[Row]
    """The heading as far as it is agreed on: the host's offer, or its outcome."""
    seats: dict[int, str] = field(default_factory=dict)
    """Who sits at this machine, by seat."""
    chance: bytes = b""
    keep: Callable[[Row], None] = lambda _: None
    program: str = ""
    agrees: bool = True
    """Whether the people here sit down to what the host offers."""
    said_at: int = 0
    """When this side said its last line, in seconds as a calendar counts them."""

    def __post_init__(self) -> None:
        self.key = signing_key(self.secret)
        self.vk = bytes(self.key.verify_key)
        self.side: Side | None = None
        self.talk = Talk()
        self.onlookers: list[Slot] = []
        """Who looks on, each by a connection of his own; nobody waits for them."""
        self.news = WireNews()
        """Sentences for the table."""
        self.trouble = ""
        """Why what was said here cannot be kept; the game waits meanwhile."""
        self.unkept: list[Row] = []
        """What came and is not on the disk yet."""
        self.once_known: list[Row] = []
        """What is to be kept as soon as a friend has shown who he is."""
        self.match = ""
        """The match: its length, what each side had won before this game, and in how many games."""
        self.next_rows: list[Row] = []
        """The next game of it, as the host offers it."""
        self.proof = ""
        """The line that proved somebody guilty at once."""
        self.guilty: Guilty | None = None
        self._sat: dict[int, WireSide] = {}
        self.now = 0.0
        self.has_sat = bool(self.rows)
        """Whether it is kept to what this side has sat down."""
        if self.me == 0:
            self._sat[0] = WireSide(self.vk, self.chance)

    # What is kept.

    def put_down(self, row: Row) -> None:
        """Keep what has come; where the disk does not take it, it waits, and so does the game."""
        self.unkept.append(row)
        self.catches_up()

    def catches_up(self) -> bool:
        """Keep what waits for the disk; tell whether that is all there now."""
        try:
            while self.unkept:
                self.keep(self.unkept[0])
                del self.unkept[0]
        except OSError as error:
            self.cannot_keep(error)
            return False
        return True

    def cannot_keep(self, error: OSError) -> None:
        """Say why the game waits."""
        self.trouble = why_it_waits(error)

    # The heading.

    @property
    def record(self) -> Record | None:
        return self.side.record if self.side else None

    def begin(self, heading: WireHeading, *, is_kept: bool = False) -> None:
        """Begin the game once all sit, or continue from what was kept of it."""
        side = Side(Record(heading), self.me, self.secret, self.keep)
        self.rows = heading.to_rows()
        if not is_kept:
            for row in self.rows:
                self.put_down(row)
        self.side = side
        for slot in self.slots:
            slot.key, slot.is_due = heading.sides[slot.side].key, True

    def turn_over(self, rows: list[Row], chance: bytes, keep: Callable[[Row], None]) -> None:
        """Leave a game that is over for the next of the match, with the same people and keys."""
        self.side, self.rows, self.chance, self.keep, self.next_rows = None, rows, chance, keep, []
        self.agrees, self.has_sat = True, False
        self._sat = {} if self.me else {0: WireSide(self.vk, chance)}
        for slot in (*self.slots, *self.onlookers):
            slot.has, slot.reached, slot.told, slot.is_due = None, 0, 0, True

    def _follows(self, rows: list[Row]) -> bool:
        """Tell whether these rows are the next game of the match."""
        if not self.side or self.side.states.state != "over":
            return False
        record = self.side.record
        return rows[1:2] == [f"game {record.heading.number + 1} {letters_of(record.gid)}"]

    def _heading(self, sides: Sequence[WireSide]) -> WireHeading:
        rows = [row for row in self.rows if not row.startswith("side ")]
        rows += [f"side {n} {letters_of(side.key)} {letters_of(side.chance)}" for n, side in enumerate(sides)]
        return WireHeading.parse(rows)

    def sit_down(self) -> None:
        """Agree to the offer for the people here."""
        self.agrees = True
        self.owe_letters()

    def sits_down(self) -> bool:
        """Keep what this side sits down to before it says so; tell whether it may be said."""
        if not self.has_sat:
            self.has_sat = True
            for row in (*(f"offer {row}" for row in self.rows), *[f"match {self.match}"] * bool(self.match)):
                self.put_down(row)
        return not self.unkept

    def owe_letters(self, *, but: Slot | None = None) -> None:
        """Owe everybody a letter, but for whoever told the news."""
        for slot in (*self.slots, *self.onlookers):
            slot.is_due |= slot is not but

    @property
    def role(self) -> bytes:
        """As whom it meets the others."""
        return WATCHER if self.me == ONLOOKER else GUEST if self.me else HOST

    def is_seated(self, slot: Slot) -> bool:
        """Tell whether somebody has sat down there; till then the seat is for whoever has the invitation."""
        return bool(self.side) or (slot.side in self._sat if self.me == 0 else self.has_sat)

    # What the others say of it.

    def _hear_of_seats(self, slot: Slot, name: str, rest: str) -> bool:
        """Sit a guest down, or hear from the host which side this is, and how the match stands."""
        if name == "sit" and self.me == 0 and slot.key:
            self._sat.setdefault(slot.side, WireSide(slot.key, bytes_of(rest, CHANCE)))
        elif name == "you" and self.me and not self.side:
            self.me = number_of(rest, range(1, MOST_SIDES))
        elif name == "match" and self._may_be_told_of_match:
            self.match = rest
        return name in ("sit", "you", "match")

    @property
    def _may_be_told_of_match(self) -> bool:
        """Whether it is the host's to say: before the first game of it, till somebody here sits down."""
        is_open = not self.has_sat and not self.side and self.rows[1:2] in ([], [FIRST_GAME])
        return self.me == ONLOOKER or (self.me > 0 and is_open)

    def _take_seat(self, slot: Slot, row: Row) -> None:
        """Seat those whom a guest names in the seats that he was offered."""
        if self.me:
            return
        words = row.split(" ")[:3]
        at = next((n for n, mine in enumerate(self.rows) if mine.split(" ")[:3] == words), None)
        if words[0] == "seat" and words[2:] == [str(slot.side)] and at is not None and not self.side:
            self.rows[at] = row

    def _offered(self, rows: list[Row]) -> None:
        """Read the host's rows: an offer, or the whole heading once everybody has sat down."""
        sides = [row for row in rows if row.startswith("side ")]
        if self._follows(rows) and self.me == ONLOOKER:
            self.turn_over([], b"", self.keep)
        if self.side:
            self.next_rows = checked_offer(rows) if self._follows(rows) else self.next_rows
            return
        if not self.rows:
            self.owe_letters()
        if len(sides) <= self.me:
            self._take_offer(checked_offer(rows))
            return
        heading = WireHeading.parse(rows)
        if self.me != ONLOOKER:
            self._check_heading(heading, rows)
        self.begin(heading)

    def _take_offer(self, rows: list[Row]) -> None:
        """Take the host's offer; one to which somebody here has sat down stays as it is."""
        if not self.has_sat:
            self.rows = rows

    def _check_heading(self, heading: WireHeading, rows: list[Row]) -> None:
        """Check that the game is the one that was offered, and that this side has its seats in it."""
        own = heading.sides[self.me]
        seats = {seat for seat, one in enumerate(heading.seats) if one.side == self.me}
        if own != WireSide(self.vk, self.chance) or heading.sides[0].key != self.slots[0].key:
            raise Rubbish("a heading with another side in it")
        offered = [row for row in self.rows if not row.startswith(("seat ", "side "))]
        if offered != [row for row in rows if not row.startswith(("seat ", "side "))] or not self.agrees:
            raise Rubbish("another game than the one that was offered")
        if any(heading.seats[seat].who != self.who(seat) for seat in seats):
            raise Rubbish("somebody else in our seat")

    # Who they are.

    def who(self, seat: int) -> str:
        """Return who sits in a seat of this machine's, as the others hear of it."""
        return who_row(self.sitter(seat))

    def sitter(self, seat: int) -> str:
        """Return the same with the whole command, where it is a program."""
        return self.seats.get(seat) or next(iter(self.seats.values()), NOBODY)

    @property
    def seated(self) -> list[tuple[int, str]]:
        """The side of each seat that was offered, and who sits there, as far as that is told."""
        rows = [row.split(" ", 3) for row in self.rows if row.startswith("seat ")]
        return [(int(side), who) for _, _, side, who in rows]

    @property
    def own_seats(self) -> list[int]:
        """The seats that this side was offered, or has."""
        return [seat for seat, (side, _) in enumerate(self.seated) if side == self.me]

    def name_of(self, side: int) -> str:
        """Name a side by who sits first at it: YOU here, and two who are called the same told apart."""
        seated, names = self.seated, names_at(self.seated, self.me)
        return next((name for (at, _), name in zip(seated, names, strict=True) if at == side), FRIEND)

    def program_of(self, side: int) -> str:
        """Name the program at a side."""
        return "Your program" if side == self.me else f"{self.name_of(side)}'s program"
