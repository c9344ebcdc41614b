"""Tabletops as they come up in games, from the barest to the fullest."""

from game.rules.cards import Card, parse_cards
from game.rules.counting import show as show_scores
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
    return ", ".join(_count_panel(0, "", cards, starter).words)


def _backs(number: int) -> list[Card | None]:
    return [None] * number


def discard() -> TableState:
    """Six cards each, two of them chosen for the crib, the other side thinking."""
    return TableState(
        [
            SeatTop("YOU", _cards("5H 5D TC JS QD KH"), faded={1, 4}, says="your turn"),
            SeatTop("COMPUTER", _backs(4), says="discards"),
        ],
        [Pegs(), Pegs()],
        form="Six cards",
        lines=SKUNKS,
        turn=0,
        dealer=0,
        crib=_backs(2),
        pack=True,
        message="Lay two cards away for your own crib.",
        cursor=InHand(0, 2),
    )


def thirty_one() -> TableState:
    """A count that has just been made up, seven cards dealt, with long names."""
    return TableState(
        [
            SeatTop("CLEMENTINE", _cards("5H 9C"), says="your turn"),
            SeatTop("COMPUTER", _backs(1), says="thirty-one"),
        ],
        [Pegs(87, 79), Pegs(104, 102)],
        form="Seven cards",
        turn=0,
        lines=SKUNKS,
        played=_played("1KD 09H 1TS 0JS 1TD 0AC 1TH"),
        counted=3,
        is_gathered=True,
        dealer=0,
        crib=_backs(4),
        starter=STARTER,
        pack=True,
        count=31,
        reasons=[ReasonLine(1, "one for the go"), ReasonLine(1, "thirty-one for two")],
        message="Choose a card.",
        cursor=InHand(0, 1),
    )


def show() -> TableState:
    """A hand being counted, the crib turned up, one side at the game hole."""
    return TableState(
        [SeatTop("YOU", _cards("5H 5D TC JS"), says="counts"), SeatTop("COMPUTER", _cards("4H 5S 6D 6C"))],
        [Pegs(121, 118), Pegs(120, 101)],
        turn=0,
        lines=SKUNKS,
        is_gathered=True,
        count_panel=_count_panel(0, "YOUR CRIB", "AC 2C 3C 9D", "5C", is_crib=True),
        dealer=0,
        crib=_cards("AC 2C 3C 9D"),
        starter=Card.parse("5C"),
        pack=True,
        reasons=[ReasonLine(1, _told("4H 5S 6D 6C", "5C")), ReasonLine(0, _told("5H 5D TC JS", "5C"))],
        lit=frozenset(parse_cards("AC 2C 3C")),
        message="Press the button.",
    )


def seven_cards() -> TableState:
    """Seven cards each, three times round the board."""
    return TableState(
        [SeatTop("YOU", _cards("5H 5D TC JS QD KH AD"), faded={1, 6}), SeatTop("COMPUTER", _backs(7))],
        [Pegs(60, 51), Pegs(99, 91)],
        form="Seven cards",
        target=181,
        dealer=0,
        pack=True,
        cursor=InHand(0, 3),
    )


def three_seats() -> TableState:
    """Three sides on the three-row board, one out."""
    return TableState(
        [
            SeatTop("ANNABELLE1", _cards("5H 9C")),
            SeatTop("BARTHOLOM2", _backs(3), says="go"),
            SeatTop("CHRISTINA3", _backs(2), says="thinking...."),
        ],
        [Pegs(61, 50), Pegs(44, 41), Pegs(60, 59)],
        form="Three players",
        target=61,
        lines=(BoardLine(30, "L", "lurch"),),
        turn=2,
        played=_played("2TH 0KD 19H 23C 03S"),
        counted=3,
        is_gathered=True,
        dealer=1,
        crib=_backs(4),
        starter=STARTER,
        pack=True,
        count=6,
        reasons=[ReasonLine(1, "one for the go"), ReasonLine(0, "a pair is two")],
    )


def four_seats() -> TableState:
    """The busiest table: six dealt to each of four, all but one played."""
    return TableState(
        [
            SeatTop("ANNABELLE1", _cards("5H 9C 3D"), says="your turn"),
            SeatTop("BARTHOLOM2", _backs(1), says="go"),
            SeatTop("CHRISTINA3", _backs(1)),
            SeatTop("DOMINIQUE4"),
        ],
        [Pegs(181, 170), Pegs(180, 177)],
        target=181,
        partners=True,
        turn=0,
        lines=(BoardLine(150, "S", "skunk"), BoardLine(120, "S", "double skunk")),
        played=_played("38C 2AH 0KD 19H 3TS 2AS 14H 3QD 18S 2AC 39D 3JC 14C 2AD 04D"),
        counted=12,
        is_gathered=True,
        dealer=2,
        crib=_backs(4),
        starter=STARTER,
        pack=True,
        count=9,
        reasons=[
            ReasonLine(run % 2, f"fifteen two and a run of {run} makes {run + 2}", who=who)
            for run, who in enumerate(
                ("DOMINIQUE4", "ANNABELLE1", "BARTHOLOM2", "CHRISTINA3", "DOMINIQUE4"), 3
            )
        ],
        message="Play a card.",
        cursor=InHand(0, 1),
    )


def four_seats_dealt() -> TableState:
    """Six cards before each of four seats."""
    top = four_seats()
    top.form = "Partners, six cards"
    for seat in top.seats:
        seat.hand, seat.says = _backs(6), ""
    top.seats[0].hand = _cards("5H 9C 3D 3S AC KS")
    top.crib, top.starter, top.count, top.reasons = [], None, None, []
    top.message = "Discard two cards for your partner's crib."
    top.played, top.counted, top.is_gathered = [], 0, False
    return top


def four_seats_shown() -> TableState:
    """All hands and the crib turned up."""
    top = four_seats_dealt()
    for seat, cards in zip(
        top.seats, ("5H 9C 3D 3S KD", "9H 8H 7H 6H QC", "AH 2H 3H 4H TD", "TC JC QS KC AS"), strict=True
    ):
        seat.hand = _cards(cards)
    top.crib, top.starter, top.cursor, top.turn = _backs(4), STARTER, None, 3
    top.is_gathered, top.message, top.reasons = True, "Press the button.", four_seats().reasons
    top.seats[3].says = "counts"
    top.count_panel = _count_panel(3, "DOMINIQUE4'S HAND", "TC JC QS KC AS", "JD")
    top.lit = frozenset(top.count_panel.steps[-1].cards)
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
