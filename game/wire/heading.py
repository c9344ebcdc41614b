"""The heading of a game by wire: what both sides agree on before the first line, and its name."""

import re
from collections.abc import Iterable

from game.rules.errors import CribbageError
from game.rules.forms import FORMS, Form
from game.rules.house import House
from game.store.setting_words import ENGINE
from game.values import frozen
from game.wire import checked
from game.wire.faults import Rubbish
from game.wire.locks import bytes_of, digest, letters_of, number_of

FIRST_ROW = "crib wire 1"
FIRST_GAME = "game 1 -"
MOST_SIDES = 4
KEY, CHANCE = 32, 16  # bytes
WHO = re.compile(checked.WHO)


@frozen
class WireSeat:
    """Who sits in a seat, and at which machine."""

    side: int
    who: str


@frozen
class WireSide:
    """A machine: what it signs with, and what it drew for this game so that no packs come twice."""

    key: bytes
    chance: bytes


@frozen
class WireHeading:
    """Rows that read back; `before` is the name of the game before this one in a match, or a dash."""

    form: Form
    house: House
    seats: tuple[WireSeat, ...]
    sides: tuple[WireSide, ...]
    dealer: int | None
    number: int
    before: str

    def __post_init__(self) -> None:
        played = {seat.side for seat in self.seats}
        if len(self.seats) != self.form.seats or played != set(range(len(self.sides))):
            raise Rubbish("a heading in which seats and sides do not fit each other")

    def to_rows(self) -> list[str]:
        game = f"game {self.number} {self.before}"
        rows = offered_rows(self.form, self.house, self.seats, self.dealer, game)
        for number, side in enumerate(self.sides):
            rows.append(f"side {number} {letters_of(side.key)} {letters_of(side.chance)}")
        return rows

    @property
    def gid(self) -> bytes:
        """The name of the game: every signature and every point hangs on it."""
        return digest("game", "".join(f"{row}\n" for row in self.to_rows()).encode("ascii"))

    @classmethod
    def parse(cls, rows: Iterable[str]) -> "WireHeading":
        """Read the text of `to_rows`; `Rubbish` says that it is no heading."""
        lines = [*rows]
        try:
            heading = cls._read(lines)
        except Rubbish:
            raise
        except CribbageError as error:
            raise Rubbish(f"no heading of a game: {error}") from None
        except (ValueError, LookupError):
            raise Rubbish("rows that are no heading of a game") from None
        if heading.to_rows() != lines:
            raise Rubbish("a heading that is not written as this version writes it")
        return heading

    @classmethod
    def _read(cls, lines: list[str]) -> "WireHeading":
        if lines[:1] != [FIRST_ROW]:
            raise Rubbish(
                f"a game of another version: '{lines[0][:40]}', and this program plays '{FIRST_ROW}'"
            )
        words = [line.split(" ") for line in lines]
        seats = [line for line in words if line[0] == "seat"]
        sides = [line for line in words if line[0] == "side"]
        one = dict(line.split(" ", 1) for line in lines if not line.startswith(("seat ", "side ")))
        form, dealer = FORMS[one["form"]], one["dealer"]
        number, _, before = one["game"].partition(" ")
        return cls(
            form,
            House.parse(one["house"]),
            tuple(
                WireSeat(number_of(line[2], range(MOST_SIDES)), _who(" ".join(line[3:]))) for line in seats
            ),
            tuple(WireSide(bytes_of(line[2], KEY), bytes_of(line[3], CHANCE)) for line in sides),
            None if dealer == "cut" else number_of(dealer, range(form.seats)),
            number_of(number, range(1, 10**5)),
            before if before == "-" else letters_of(bytes_of(before, KEY)),
        )


def offered_rows(
    form: Form, house: House, seats: Iterable[WireSeat], dealer: int | None = None, game: str = FIRST_GAME
) -> list[str]:
    """Write what a host offers: all rows but those of the sides, which stand behind them."""
    deals = "cut" if dealer is None else dealer
    rows = [FIRST_ROW, game, f"form {form}", f"house {house}", f"dealer {deals}"]
    return rows + [f"seat {at} {seat.side} {seat.who}" for at, seat in enumerate(seats)]


def checked_offer(rows: list[str]) -> list[str]:
    """Return what a host offers, if it is a heading as soon as every side is in it; else `Rubbish`."""
    offered = [row for row in rows if not row.startswith("side ")]
    sides = {row.split(" ")[2] for row in offered if row.startswith("seat ")}
    nobody = f"{letters_of(bytes(KEY))} {letters_of(bytes(CHANCE))}"
    heading = WireHeading.parse([*offered, *(f"side {side} {nobody}" for side in range(len(sides)))])
    if heading.number == 1 and (heading.dealer is not None or heading.before != "-"):
        raise Rubbish("a first game for which nobody cuts")
    return offered


def _who(text: str) -> str:
    if not WHO.fullmatch(text):
        raise ValueError("nobody is called so")
    return text


def who_row(sitter: str) -> str:
    """Write who sits, as a heading can hold it: plain letters, and not too many."""
    level, _, name = sitter.partition(" ")
    level = ENGINE if level.startswith(f"{ENGINE}:") else level  # its command is nobody else's affair
    plain = "".join(sign if "!" <= sign <= "~" or sign == " " else "?" for sign in name)
    return f"{level} {plain[:20].strip() or 'FRIEND'}"
