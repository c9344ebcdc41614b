"""Tabletops as they come up in games, from the barest to the fullest."""

from game.rules.cards import Card, parse_cards
from game.screen.tabletop import InHand, Pegs, ReasonLine, SeatTop, Tabletop

STARTER = Card.parse("JD")


def _cards(text: str) -> list[Card | None]:
    return list(parse_cards(text))


def _backs(number: int) -> list[Card | None]:
    return [None] * number


def discard() -> Tabletop:
    """Six cards each, two of them chosen for the crib, the other side thinking."""
    return Tabletop(
        [
            SeatTop("YOU", _cards("5H 5D TC JS QD KH"), faded={1, 4}),
            SeatTop("COMPUTER", _backs(6), says="thinking...."),
        ],
        [Pegs(), Pegs()],
        dealer=0,
        pack=True,
        message="Lay two cards away for your own crib.",
        cursor=InHand(0, 2),
    )


def thirty_one() -> Tabletop:
    """A count that has just been made up, with long names."""
    return Tabletop(
        [
            SeatTop("BARTHOLOMW", _cards("5H 9C"), played=_cards("KD JS"), counted=1),
            SeatTop("COMPUTER", _backs(1), played=_cards("9H 2S 4D"), counted=2, says="go"),
        ],
        [Pegs(87, 79), Pegs(104, 101)],
        dealer=1,
        crib=_backs(4),
        starter=STARTER,
        pack=True,
        count=31,
        reasons=[ReasonLine(0, "fifteen two"), ReasonLine(1, "thirty-one for two and a pair makes four")],
        message="Choose a card.",
        cursor=InHand(0, 1),
    )


def show() -> Tabletop:
    """A hand being counted, the crib turned up, one side at the game hole."""
    return Tabletop(
        [SeatTop("YOU", _cards("5H 5D TC JS")), SeatTop("COMPUTER", _cards("4H 5S 6D 6C"))],
        [Pegs(121, 118), Pegs(120, 101)],
        dealer=0,
        crib=_cards("AC 2C 3C 9C"),
        starter=Card.parse("5C"),
        pack=True,
        reasons=[ReasonLine(0, "fifteen two, fifteen four, fifteen six and a pair royal makes twelve")],
        lit=frozenset(parse_cards("5H TC 5C")),
    )


def seven_cards() -> Tabletop:
    """Seven cards each, three times round the board."""
    return Tabletop(
        [SeatTop("YOU", _cards("5H 5D TC JS QD KH AD"), faded={1, 6}), SeatTop("COMPUTER", _backs(7))],
        [Pegs(60, 51), Pegs(99, 91)],
        target=181,
        dealer=0,
        pack=True,
        cursor=InHand(0, 3),
    )


def three_seats() -> Tabletop:
    """Three sides on the three-row board, one out."""
    return Tabletop(
        [
            SeatTop("ANNABELLE1", _cards("5H 9C"), played=_cards("KD 3S")),
            SeatTop("BARTHOLOM2", _backs(3), played=_cards("9H"), says="go"),
            SeatTop("CHRISTINA3", _backs(2), played=_cards("AH 3C"), says="thinking...."),
        ],
        [Pegs(61, 50), Pegs(44, 41), Pegs(60, 59)],
        target=61,
        dealer=1,
        crib=_backs(4),
        starter=STARTER,
        pack=True,
        count=26,
        cursor=InHand(0, 0),
    )


def four_seats() -> Tabletop:
    """The busiest table: six dealt to each of four, all but one played."""
    return Tabletop(
        [
            SeatTop("ANNABELLE1", _cards("5H 9C 3D 3S"), played=_cards("KD")),
            SeatTop("BARTHOLOM2", _backs(3), played=_cards("9H TS"), counted=1, says="go"),
            SeatTop("CHRISTINA3", _backs(1), played=_cards("AH AS AC AD"), counted=2, says="go"),
            SeatTop("DOMINIQUE4", _backs(5), says="thinking...."),
        ],
        [Pegs(181, 170), Pegs(180, 177)],
        target=181,
        partners=True,
        dealer=2,
        crib=_backs(4),
        starter=STARTER,
        pack=True,
        count=20,
        reasons=[
            ReasonLine(run % 2, f"fifteen two and a run of {run} makes {run + 2}") for run in range(3, 8)
        ],
        message="Play a card.",
        cursor=InHand(0, 1),
    )


def four_seats_dealt() -> Tabletop:
    """Six cards before each of four seats."""
    top = four_seats()
    for seat in top.seats:
        seat.hand, seat.played, seat.says = _backs(6), [], ""
    top.seats[0].hand = _cards("5H 9C 3D 3S AC KS")
    top.crib, top.starter, top.count, top.reasons = [], None, None, []
    return top


def four_seats_shown() -> Tabletop:
    """All hands and the crib turned up."""
    top = four_seats_dealt()
    for seat, cards in zip(
        top.seats, ("5H 9C 3D 3S KD", "9H 8H 7H 6H QC", "AH 2H 3H 4H TD", "TC JC QS KC AS"), strict=True
    ):
        seat.hand = _cards(cards)
    top.crib, top.starter, top.cursor = _cards("5C 5D 5S 2C"), STARTER, None
    return top


TABLES = {
    make.__name__: make
    for make in (
        discard,
        thirty_one,
        show,
        seven_cards,
        three_seats,
        four_seats,
        four_seats_dealt,
        four_seats_shown,
    )
}
