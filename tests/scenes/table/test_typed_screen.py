"""The screen of cribbage(6), letter by letter: what lies where, and when."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.machines.tty.plans import HIGH, WIDE
from game.machines.tty.typed_table import draw_typed_table
from game.rules.cards import parse_cards
from game.sheets.message_window import ROWS, MessageWindow
from game.sheets.table_state import CountPanel, Pegs, PlayedCard, SeatTop, TableState

COLUMNS, LINES = 80, 24
OWN, PROGRAM = 0, 1


class Letters:
    """A picture of letters alone: what is written last in a cell stands there."""

    def __init__(self) -> None:
        self.cells = [[" "] * COLUMNS for _ in range(LINES)]
        self.canvas = self
        self.spotting = SimpleNamespace(note=lambda *_: None)

    def clear(self) -> None:
        """It is new."""

    def text(self, at: tuple[int, int], words: str, *_: Any) -> None:
        column, line = at[0] // WIDE, at[1] // HIGH
        assert column + len(words) <= COLUMNS, words
        self.cells[line][column : column + len(words)] = words

    @property
    def lines(self) -> list[str]:
        return ["".join(cells).rstrip() for cells in self.cells]


def screen(top: TableState, messages: MessageWindow | None = None) -> list[str]:
    letters = Letters()
    draw_typed_table(cast(Any, letters), top, messages or MessageWindow())
    return letters.lines


def dealt(dealer: int, hand: str = "6H 7D 8D 9S 9D TH") -> TableState:
    """The table when the cards are dealt."""
    seats = [SeatTop("YOU", [*parse_cards(hand)]), SeatTop("ME", [None] * 6)]
    return TableState(seats, [Pegs(), Pegs()], dealer=dealer)


def turned(dealer: int) -> TableState:
    """The table when the starter lies there."""
    top = dealt(dealer, "7D 8D 9S 9D")
    top.seats[PROGRAM].hand = [None] * 4
    [top.starter] = parse_cards("JD")
    return top


def play(top: TableState, cards: str, count: int) -> TableState:
    top.played = [PlayedCard(number % 2, card) for number, card in enumerate(parse_cards(cards))]
    top.count = count
    return top


@pytest.mark.parametrize(("dealer", "column"), [(OWN, 0), (PROGRAM, 26)])
def test_the_box_of_the_crib_stands_at_its_owners_side_before_anybody_discards(
    dealer: int, column: int
) -> None:
    lines = screen(dealt(dealer))
    assert lines[17].index("CRIB") == column + 1
    assert [line[column : column + 7] for line in lines[18:23]] == ["+-----+", *["|     |"] * 3, "+-----+"]
    assert "|JD   |" in screen(turned(dealer))[19][column:]


def test_the_program_has_no_cards_on_the_screen_before_the_cut() -> None:
    assert not any(line[26:37].strip() for line in screen(dealt(OWN))[:16])
    assert screen(turned(OWN))[0][26:33] == "+-----+"


@pytest.mark.parametrize(
    ("cards", "count", "line", "written"),
    [("", 0, 4, (14, "0")), ("8H", 8, 6, (15, "8")), ("8H 6H 7H", 21, 10, (16, "21"))],
)
def test_the_count_stands_below_the_cards_and_is_nothing_before_the_first(
    cards: str, count: int, line: int, written: tuple[int, str]
) -> None:
    column, figures = written
    lines = screen(play(turned(OWN), cards, count))
    assert lines[line][column - 1 : column + 3].strip() == figures
    assert lines[line].index(figures, 11) == column


def test_no_count_stands_while_hands_are_counted() -> None:
    top = turned(PROGRAM)
    top.count_panel = CountPanel(OWN, is_crib=False, title="")
    assert not screen(top)[4][12:24].strip()


def test_a_dealers_own_hand_is_away_while_the_programs_is_counted() -> None:
    top = turned(OWN)
    top.count_panel = CountPanel(PROGRAM, is_crib=False, title="")
    assert not any(line[:12].strip() for line in screen(top)[:16])
    top.count_panel = CountPanel(OWN, is_crib=False, title="")
    assert "|7D   |" in screen(top)[1][:12]


@pytest.mark.parametrize(("dealer", "column"), [(OWN, 0), (PROGRAM, 26)])
def test_the_crib_is_counted_where_its_owners_hand_was(dealer: int, column: int) -> None:
    top = turned(dealer)
    top.crib = [*parse_cards("AS AH 4S KD")]
    top.count_panel = CountPanel(dealer, is_crib=True, title="")
    assert screen(top)[1][column : column + 7] == "|AS   |"


# The window of messages.


def written(messages: MessageWindow) -> Sequence[str]:
    return [line[38:] for line in screen(dealt(OWN), messages)[10:]]


def test_the_window_has_its_rows_below_the_board_and_a_line_between() -> None:
    messages = MessageWindow()
    for number in range(ROWS):
        messages.say(f"message {number}")
    lines = screen(dealt(OWN), messages)
    assert not lines[9][38:].strip()
    assert lines[10][39:] == "message 0"
    assert lines[23][38:] == f"*message {ROWS - 1}"


def test_what_is_too_long_goes_on_one_letter_in_and_its_mark_stands_before_its_beginning() -> None:
    messages = MessageWindow()
    messages.say("Explanation: 4 points in fifteens, 0 points in pairs, 3 in runs")
    messages.wait("--More--")
    first, second, *_ = written(messages)
    assert first == "*Explanation: 4 points in fifteens, 0"
    assert second == "  points in pairs, 3 in runs--More--"


def test_the_longest_score_has_a_row_of_its_own_and_one_letter_more_goes_on_below() -> None:
    messages = MessageWindow()
    messages.say("I get 2 points playing THREE of DIAMONDS")
    messages.say("I get 12 points playing THREE of DIAMONDS")
    assert written(messages)[:3] == [
        " I get 2 points playing THREE of DIAMONDS",
        "*I get 12 points playing THREE of",
        "  DIAMONDS",
    ]


def test_what_asks_to_be_read_stays_there_and_takes_a_row_where_there_is_no_room() -> None:
    messages = MessageWindow()
    messages.say("x" * 31)
    messages.wait("--More--")
    messages.read_on()
    messages.say("x" * 32)
    messages.wait("--More--")
    messages.read_on()
    messages.say("next")
    assert written(messages)[:4] == [f" {'x' * 31}--More--", f" {'x' * 32}", "  --More--", "*next"]


def test_a_line_takes_the_place_of_its_question_and_one_letter_stands_behind_it() -> None:
    messages = MessageWindow()
    messages.ask_behind("L or S?", 1)
    messages.typed = "l"
    assert messages.take() == "l"
    messages.ask("Discard a card -->")
    assert messages.cursor == (1, len("Discard a card --> "))
    messages.typed = "5h"
    assert messages.cursor == (1, 2)
    assert written(messages)[:2] == [" L or S? L", "*5H"]
