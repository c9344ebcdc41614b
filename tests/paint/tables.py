"""Tabletops as they come up in games, from the barest to the fullest."""

from game.rules.cards import Card, parse_cards
from game.rules.counting import show as show_scores
from game.rules.in_words import capital
from game.rules.spoken import steps
from game.rules.voice import HOUSE
from game.sheets.table_state import (
    BoardLine,
    CountPanel,
    InHand,
    Pegs,
    PlayedCard,
    ReasonLine,
    SeatTop,
    TableState,
)

SKUNKS = (BoardLine(90, "S", "skunk"), BoardLine(60, "S", "double skunk"))
STARTER = Card.parse("JD")


def _cards(text: str) -> list[Card | None]:
    return list(parse_cards(text))


def _played(text: str) -> list[PlayedCard]:
    """Cards in the order in which they were played, each behind its seat: `0KD 1TS`."""
    return [PlayedCard(int(word[0]), Card.parse(word[1:])) for word in text.split()]


def _count_panel(seat: int, title: str, cards: str, starter: str, *, is_crib: bool = False) -> CountPanel:
    """A count that has been read."""
    scores = show_scores(parse_cards(cards), Card.parse(starter), crib=is_crib)
    read = tuple(steps(HOUSE, scores))
    return CountPanel(seat, is_crib, title, [step.words for step in read], read[-1].total, read)


def _told(cards: str, starter: str) -> str:
    """Tell what a hand counts in one line, as it stands among the reasons."""
    return capital(", ".join(_count_panel(0, "", cards, starter).words))


def _backs(number: int) -> list[Card | None]:
    return [None] * number


def discard() -> TableState:
    """Six cards each, two of them chosen for the crib, the other side's two laid there."""
    return TableState(
        [
            SeatTop("YOU", _cards("5H 5D TC JS QD KH"), faded={1, 4}, says="your turn"),
            SeatTop("COMPUTER", _backs(4), says="discarded"),
        ],
        [Pegs(), Pegs()],
        form="Six cards",
        lines=SKUNKS,
        turn=0,
        dealer=0,
        crib=_backs(2),
        pack=True,
        message="{fire}: discard to your crib",
        told=("COMPUTER discards.",),
    )


def thirty_one() -> TableState:
    """A count that has just been made up, seven cards dealt, with long names."""
    return TableState(
        [
            SeatTop("CLEMENTINE", _cards("5H 9C")),
            SeatTop("COMPUTER", _backs(1), says="31"),
        ],
        [Pegs(87, 85), Pegs(104, 102)],
        form="Seven cards",
        lines=SKUNKS,
        played=_played("1KD 09H 1TS 0JS 1TD 03C 18H"),
        counted=3,
        is_gathered=True,
        dealer=0,
        crib=_backs(4),
        starter=STARTER,
        pack=True,
        count=31,
        reasons=[
            ReasonLine(0, "Two for his heels", who="CLEMENTINE", points=2),
            ReasonLine(1, "One for the go", who="COMPUTER", points=1),
            ReasonLine(1, "Thirty-one for two", who="COMPUTER", points=2),
        ],
        told=("COMPUTER: eight of hearts, 31.",),
    )


def show() -> TableState:
    """The crib being counted, both sides a few holes from home."""
    return TableState(
        [SeatTop("YOU", _cards("5H 5D TC JS"), says="count"), SeatTop("COMPUTER", _cards("4H 5S 6D 6C"))],
        [Pegs(116, 109), Pegs(120, 96)],
        turn=0,
        lines=SKUNKS,
        is_gathered=True,
        count_panel=_count_panel(0, "Your crib", "AC 2C 3C 9D", "5C", is_crib=True),
        dealer=0,
        crib=_cards("AC 2C 3C 9D"),
        starter=Card.parse("5C"),
        pack=True,
        reasons=[ReasonLine(1, _told("4H 5S 6D 6C", "5C")), ReasonLine(0, _told("5H 5D TC JS", "5C"))],
        lit=frozenset(parse_cards("AC 2C 3C")),
        message=HOUSE.waiting,
        waits=True,
    )


def seven_cards() -> TableState:
    """Seven cards, two of them chosen for the crib, three times round the board."""
    return TableState(
        [
            SeatTop("YOU", _cards("AD 5H 5D TC JS QD KH"), faded={0, 2}, says="your turn"),
            SeatTop("COMPUTER", _backs(5), says="discarded"),
        ],
        [Pegs(60, 51), Pegs(99, 91)],
        form="Seven cards",
        target=181,
        turn=0,
        dealer=0,
        crib=_backs(2),
        pack=True,
        message="{fire}: discard to your crib",
        told=("COMPUTER discards.",),
    )


def three_seats() -> TableState:
    """Three sides on the three-row board, two of them a hole from home."""
    return TableState(
        [
            SeatTop("ANNABELLE1", _cards("5H")),
            SeatTop("BARTHOLOM2", _backs(2), says="go", said_go=True),
            SeatTop("CHRISTINA3", _backs(1), says="thinking...."),
        ],
        [Pegs(60, 58), Pegs(44, 42), Pegs(60, 59)],
        form="Three players",
        target=61,
        lines=(BoardLine(30, "L", "lurch"),),
        turn=2,
        played=_played("2QD 06D 14H 2TC 0AH 13C 2QS 0QH"),
        counted=5,
        is_gathered=True,
        dealer=1,
        crib=_backs(4),
        starter=STARTER,
        pack=True,
        count=23,
        reasons=[
            ReasonLine(1, "Two for his heels", who="BARTHOLOM2", points=2),
            ReasonLine(0, "Thirty-one for two", who="ANNABELLE1", points=2),
            ReasonLine(0, "A pair is two", who="ANNABELLE1", points=2),
        ],
        told=("BARTHOLOM2 says go.",),
    )


def four_seats() -> TableState:
    """The busiest table: six dealt to each of four, all but one played."""
    return TableState(
        [
            SeatTop("ANNABELLE1", _cards("4D 7S"), says="your turn"),
            SeatTop("BARTHOLOM2", _backs(1)),
            SeatTop("CHRISTINA3", _backs(1)),
            SeatTop("DOMINIQUE4", _backs(1), says="go", said_go=True),
        ],
        [Pegs(180, 177), Pegs(180, 179)],
        form="Partners, six cards",
        target=181,
        partners=True,
        turn=0,
        lines=(BoardLine(150, "S", "skunk"), BoardLine(120, "S", "double skunk")),
        played=_played("34H 0JC 19D 26C 3AH 1AC 2TS 33C 06H 16S 2AD 32H 09C 17H 28C"),
        counted=12,
        is_gathered=True,
        dealer=2,
        crib=_backs(4),
        starter=STARTER,
        pack=True,
        count=24,
        reasons=[
            ReasonLine(0, "Two for his heels", who="CHRISTINA3", points=2),
            ReasonLine(1, "Thirty-one for two and a pair is four", who="BARTHOLOM2", points=4),
            ReasonLine(1, "A pair is two", who="BARTHOLOM2", points=2),
            ReasonLine(1, "One for the go", who="DOMINIQUE4", points=1),
            ReasonLine(0, "A run of three is three", who="CHRISTINA3", points=3),
        ],
        message="Play a card",
        cursor=InHand(0, 1),
    )


def four_seats_dealt() -> TableState:
    """Six cards before each of four seats."""
    top = four_seats()
    for seat in top.seats:
        seat.hand, seat.says = _backs(6), ""
    top.seats[0].hand, top.pegs = _cards("4D 6H 7S 9C JC KH"), [Pegs(175, 165), Pegs(173, 161)]
    top.seats[0].says = top.voice.your_turn
    top.crib, top.starter, top.count, top.reasons = [], None, None, []
    top.message = "Discard one card to CHRISTINA3's crib"
    top.played, top.counted, top.is_gathered = [], 0, False
    return top


def four_seats_shown() -> TableState:
    """All hands and the crib turned up."""
    top = four_seats_dealt()
    for seat, cards in zip(
        top.seats, ("3D 3S 5H 9C KD", "6H 7H 8H 9H QC", "AH 2H 3H 4H TD", "AS TC JC QS KC"), strict=True
    ):
        seat.hand = _cards(cards)
    top.crib, top.starter, top.cursor, top.turn = _backs(4), STARTER, None, 3
    top.is_gathered, top.message = True, HOUSE.waiting
    top.reasons = [ReasonLine(0, "Two for his heels", who="CHRISTINA3", points=2)]
    top.seats[0].says, top.seats[3].says, top.waits = "", "counts", True
    top.count_panel = _count_panel(3, "DOMINIQUE4's hand", "TC JC QS KC AS", "JD")
    top.lit = frozenset(top.count_panel.steps[-1].listed[-1].cards)
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
