"""Sides that play each other without a line between them: every line said is handed to the others."""

from collections.abc import Callable, Sequence
from random import Random

from game.rules.cards import Card
from game.rules.forms import FORMS
from game.rules.house import House
from game.rules.moves import Cut, Move, Play
from game.rules.pack import BLANKS
from game.wire.checked import lines_of
from game.wire.faults import Guilty
from game.wire.heading import WireHeading, WireSeat, WireSide
from game.wire.locks import digest
from game.wire.record import Record
from game.wire.side import Side, signing_key

Words = tuple[str, ...] | None
Bend = Callable[["Cheat", Words], Words]


def secret_of(side: int, name: str = "test") -> bytes:
    return digest("test", f"{name} {side}".encode())


def heading_of(
    form: str = "six-card", house: str = "usual", seats: Sequence[int] = (), name: str = "test"
) -> WireHeading:
    """`seats` says at which side each seat sits; one side a seat where nothing is said."""
    at = seats or range(FORMS[form].seats)
    keys = [bytes(signing_key(secret_of(side, name)).verify_key) for side in range(max(at) + 1)]
    sides = [WireSide(key, digest("chance", f"{name}".encode() + key)[:16]) for key in keys]
    whos = [WireSeat(side, f"person P{seat}") for seat, side in enumerate(at)]
    return WireHeading(FORMS[form], House.parse(house), tuple(whos), tuple(sides), None, 1, "-")


def sides_of(heading: WireHeading, name: str = "test") -> list[Side]:
    return [Side(Record(heading), me, secret_of(me, name)) for me in range(len(heading.sides))]


class Open:
    """A seal that seals nothing."""

    transcript = bytes(32)

    def opened(self, letter: bytes) -> list[str]:
        return lines_of(letter)

    def sealed(self, lines: list[str]) -> bytes:
        return "\n".join(lines).encode()


class Cheat(Side):
    """A changed program: what it would say is bent, and said although its own record refuses it."""

    bend: Bend = staticmethod(lambda _, said: said)
    refused: Words = None

    def _next(self) -> Words:
        self.refused = self.bend(self, super()._next())
        return self.refused

    def act(self) -> bool:
        try:
            spoke = super().act()
            self.refused = None
        except Guilty:
            return False
        return spoke

    def hear(self, line: str) -> bool:
        """What this machine knows of its own cards does not keep it from lying about them."""
        words = line.split(" ")
        if words[1] != str(self.me) or words[3] not in ("go", "play"):
            return super().hear(line)
        hand = self.states.game.deal.hands[self.states.seat]
        held = [*hand]
        if words[3] == "go":
            hand[:] = BLANKS[: len(hand)]
            is_new = super().hear(line)
            hand[:] = held
            return is_new
        true = self.states.face(int(words[4]))
        hand[:] = [Card.parse(words[5]) if card == true else card for card in hand]
        try:
            return super().hear(line)
        except Guilty:
            hand[:] = held
            raise

    def says(self) -> str | None:
        """The line that its own record would not take."""
        return self.record.signed(self._key, self.me, *self.refused) if self.refused else None


def any_move(side: Side, seat: int, random: Random) -> Move:
    """One of the moves that this side may make, as far as it sees its cards."""
    if side.states.state == "coin":
        return Cut(random.randrange(4, 49 - seat))
    legal = side.states.game.legal(seat)
    return random.choice([move for move in legal if isinstance(move, Play)] or [*legal])


def play(sides: Sequence[Side], random: Random, deals: int = 99) -> Guilty | None:
    """Until so many deals are audited, somebody is found guilty, or nobody speaks any more."""
    spoke = True
    while spoke and sides[0].states.game.deals <= deals:
        spoke = False
        for side in sides:
            while (seat := side.undecided) is not None:
                side.decide(seat, any_move(side, seat, random))
            before = len(side.record.lines)
            spoke |= side.act()
            lines = side.record.lines[before:]
            if isinstance(side, Cheat) and (line := side.says()):
                lines = [*lines, line]
            if guilty := hand_on(lines, [other for other in sides if other is not side]):
                return guilty
    return sides[0].states.verdict


def hand_on(lines: Sequence[str], others: Sequence[Side]) -> Guilty | None:
    """What was said reaches the others; who is found guilty of it at once, if anybody is."""
    for line in lines:
        for other in others:
            try:
                other.hear(line)
            except Guilty as guilty:
                return guilty
    return None
