"""The screen of a program that is typed at: cards down the left, the board above its window of messages."""

from collections.abc import Iterable, Sequence

from game.paint.brushes.picture import Picture
from game.paint.looks.board_plan import FIVE, STREET, in_fives
from game.rules.cards import Card
from game.sheets.message_window import MessageWindow
from game.sheets.spots import CardSpot
from game.sheets.table_state import InHand, Pegs, TableState

from .plans import Glow, chars

CARD_WIDE, CARD_HIGH = 7, 5
EDGE, SIDE = "+-----+", "|     |"
ACROSS, DOWN = 1, 2
"""How far the next card of a row lies from the last."""
OWN, PLAYED, THEIRS, BOARD = 0, 12, 26, 38
COUNT = 13, 4
"""The column and the line of the count, while no card lies there."""
CRIB = 17
"""The line of the crib's name; the box is in the line below, at the dealer's cards."""
SCORES, STREETS = (1, 7), (2, 5)
"""The lines of the board for each player, who reads, and then the program."""
BOARD_WIDE, GAMES = 41, 28
MESSAGES = 10
KEYS_LINE = 23
PEG = "*"
NAMES = ("YOU", "ME")


def draw_typed_table(picture: Picture, top: TableState, messages: MessageWindow) -> None:
    """Draw the whole screen; before the first deal there is nothing on it but messages."""
    picture.clear()
    if any(seat.hand for seat in top.seats) or top.played:
        screen = _TypedTable(picture, top)
        screen.board(messages.games)
        screen.cards(OWN, screen.lying(top.below), top.below)
        screen.cards(PLAYED, [card for _, card in top.played[top.counted :]])
        screen.cards(THEIRS, screen.lying(1 - top.below))
        screen.count()
        screen.crib()
    _draw_messages(picture, messages)


def _draw_messages(picture: Picture, messages: MessageWindow) -> None:
    for row, words in enumerate(messages.written):
        picture.canvas.text(chars(BOARD + 1, MESSAGES + row, 1).topleft, words, Glow.NORMAL)
    if messages.began >= 0:
        picture.canvas.text(chars(BOARD, MESSAGES + messages.began, 1).topleft, PEG, Glow.NORMAL)
    if messages.cursor:
        row, column = messages.cursor
        at = chars(BOARD + 1 + column, MESSAGES + row, 1).topleft
        picture.canvas.text(at, " ", Glow.DARK, Glow.NORMAL)
    picture.canvas.text(chars(0, KEYS_LINE, 1).topleft, messages.keys[:BOARD], Glow.DIM)


class _TypedTable:
    def __init__(self, picture: Picture, top: TableState) -> None:
        self.picture, self.top = picture, top

    def _write(self, column: int, line: int, words: str) -> None:
        self.picture.canvas.text(chars(column, line, 1).topleft, words, Glow.NORMAL, Glow.DARK)

    def _box(self, column: int, line: int, card: Card | None) -> None:
        name = "" if card is None else str(card)
        for below, words in enumerate((EDGE, f"|{name:5}|", SIDE, f"|{name:>5}|", EDGE)):
            self._write(column, line + below, words)

    def cards(self, column: int, cards: Iterable[Card | None], seat: int | None = None) -> None:
        """Draw cards one over the other, read by their upper left corners; those of a seat can be clicked."""
        for number, card in enumerate(cards):
            left, upper = column + number * ACROSS, number * DOWN
            self._box(left, upper, card)
            if seat is not None:
                area = chars(left, upper, CARD_WIDE, CARD_HIGH)
                self.picture.spotting.note(area, CardSpot(InHand(seat, number)))

    def lying(self, seat: int) -> Sequence[Card | None]:
        """Return the cards that lie at a seat, but for the count before its own: the program's after the cut;
        the crib where it is counted."""
        top, counted = self.top, self.top.count_panel
        if counted and counted.is_crib and seat == top.dealer:
            return top.crib
        is_before_its_own = counted is not None and not counted.is_crib and counted.seat != top.dealer == seat
        lies = seat == top.below or top.starter is not None
        return top.seats[seat].hand if lies and not is_before_its_own else ()

    def count(self) -> None:
        """Write the count alone, two lines below the last card of it; it is 0 before the first."""
        if self.top.starter is not None and self.top.count_panel is None:
            number = len(self.top.played) - self.top.counted
            column, line = COUNT
            self._write(column + number * ACROSS, line + number * DOWN, f"{self.top.count or 0:2}")

    def crib(self) -> None:
        """Draw the box of the crib at the dealer's side, with the starter as soon as it is turned up."""
        column = OWN if self.top.dealer == self.top.below else THEIRS
        self._write(column + ACROSS, CRIB, "CRIB")
        self._box(column, CRIB + 1, self.top.starter)

    def board(self, games: Sequence[int]) -> None:
        """Draw two rows of thirty holes for each player, out and back."""
        holes = ":".join(["." * FIVE] * (STREET // FIVE))
        own = self.top.below
        for line, (end, sign) in ((0, "+-"), (4, "| "), (8, "+-")):
            self._write(BOARD, line, f"{end}{sign * (BOARD_WIDE - 2)}{end}")
        for place, side in enumerate((own, 1 - own)):
            won = f"Games: {games[side]:3}" if any(games) else ""
            score = f"  Score: {self.top.pegs[side].front:3}{NAMES[place]:>8}"
            self._write(BOARD, SCORES[place], f"|{score:{GAMES - 1}}{won:{BOARD_WIDE - 1 - GAMES}}|")
            for below in range(2):
                self._write(BOARD, STREETS[place] + below, f"|  {holes}  |")
            self._pegs(STREETS[place], self.top.pegs[side])

    def _pegs(self, line: int, pegs: Pegs) -> None:
        """Draw pegs; the one behind stands below the other before the first score."""
        for score in (pegs.front, pegs.back if pegs.front else -1):
            is_beside = not 0 < score < self.top.target
            column, below = (-1, int(score != 0)) if is_beside else in_fives(score)
            self._write(BOARD + 3 + column, line + below, PEG)
