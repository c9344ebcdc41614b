"""The forms of the game, one row each: how many play, and how many cards they are dealt and discard."""

from game.values import frozen

# By the number of seats and the seat that begins: asked at every card, so looked up.
_ROUNDS = {
    seats: [tuple((first + step) % seats for step in range(seats)) for first in range(seats)]
    for seats in (2, 3, 4)
}


@frozen
class Form:
    """One form of cribbage. Seats are numbered to the left; partners sit opposite each other."""

    name: str
    title: str
    seats: int
    dealt: int
    laid_away: int
    target: int
    from_pack: int = 0
    partners: bool = False
    three_for_last: bool = False
    played_out: bool = True

    @property
    def kept(self) -> int:
        """How many cards a seat plays."""
        return self.dealt - self.laid_away

    @property
    def sides(self) -> int:
        """How many scores are kept."""
        return self.seats // 2 if self.partners else self.seats

    def side(self, seat: int) -> int:
        """Return whose score a seat's points go to."""
        return seat % self.sides

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def round_from(self, seat: int) -> tuple[int, ...]:
        """List all seats in turn, beginning with this one."""
        return _ROUNDS[self.seats][seat]

    def __str__(self) -> str:
        return self.name


FORMS = {
    form.name: form
    for form in (
        # Five-card play stops at the first thirty-one or go (P18).
        Form("five-card", "Five cards", 2, 5, 2, 61, three_for_last=True, played_out=False),
        Form("six-card", "Six cards", 2, 6, 2, 121),
        Form("seven-card", "Seven cards", 2, 7, 2, 181),
        Form("three-handed", "Three players", 3, 5, 1, 61, from_pack=1),
        Form("four-handed", "Partners, five cards", 4, 5, 1, 121, partners=True),
        Form("four-handed-five-card", "Partners, four cards", 4, 4, 1, 61, partners=True, played_out=False),
        Form("four-handed-seven-card", "Partners, six cards", 4, 6, 1, 181, partners=True),
    )
}
TARGETS = (61, 91, 121, 181)
