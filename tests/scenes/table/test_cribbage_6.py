"""A whole game of the real cribbage(6), as a terminal of 80 by 24 showed it, and ours with the same cards.

`cribbage_6.txt` has the screens one after the other, without their messages: where cards, crib, count,
board and pegs stood each time the program waited for a key. The game was one to 61, with the first deal
of the next."""

import re
from pathlib import Path

import pytest

from game.rules.cards import Card
from game.sheets.message_window import MessageWindow
from game.sheets.table_state import CountPanel, Pegs, PlayedCard, SeatTop, TableState
from tests.scenes.table.test_typed_screen import OWN, PROGRAM, screen

SCREENS = (Path(__file__).parent / "cribbage_6.txt").read_text().split("\n----\n")
LEFT = {"own": 0, "played": 12, "program": 26}
BOARD = 38
CRIB_LINE = 17
TARGET = 61


def cards(lines: list[str], left: int) -> list[Card | None]:
    """Read the cards that lie one over the other; those without a face are none."""
    found: list[Card | None] = []
    while left + len(found) < BOARD and 2 * len(found) + 1 < CRIB_LINE:
        corner = lines[2 * len(found) + 1][left + len(found) :][:6]
        if not (match := re.fullmatch(r"\|(..)   (?:\||-|$)?", corner)):
            break
        found.append(Card.parse(match[1]) if match[1].strip() else None)
    return found


def numbers(lines: list[str], pattern: str) -> list[int]:
    return [int(number) for line in lines[:9] for number in re.findall(pattern, line[BOARD:])]


def read(text: str) -> tuple[TableState, MessageWindow]:
    """Lay our table as the real program's lay there."""
    lines = [line.ljust(80) for line in text.splitlines()]
    lines += [" " * 80] * (24 - len(lines))
    lie = {where: cards(lines, left) for where, left in LEFT.items()}
    box = lines[CRIB_LINE].index("CRIB") - 1
    starter = lines[CRIB_LINE + 2][box + 1 : box + 3]
    top = TableState(
        [SeatTop("YOU", lie["own"]), SeatTop("ME", lie["program"])],
        [Pegs(front=score) for score in numbers(lines, r"Score: +(\d+)")],
        target=TARGET,
        dealer=PROGRAM if box else OWN,
        starter=Card.parse(starter) if starter.strip() else None,
    )
    top.played = [PlayedCard(OWN, card) for card in lie["played"] if card]
    count = re.search(r" (\d+) ", lines[4 + 2 * len(top.played)][9 + len(top.played) : 26])
    if count:
        top.count = int(count[1])
    elif top.starter:
        top.count_panel = CountPanel(OWN, is_crib=False, title="")
    return top, MessageWindow(games=numbers(lines, r"Games: +(\d+)") or (0, 0))


def stars(line: str) -> str:
    return line[BOARD:]


@pytest.mark.parametrize("number", range(len(SCREENS)))
def test_our_screen_is_the_real_one_with_the_same_cards(number: int) -> None:
    text = SCREENS[number].rstrip("\n")
    top, messages = read(text)
    for side, pegs in enumerate(top.pegs):
        rows = slice(2, 4) if side == OWN else slice(5, 7)
        lines = text.splitlines()
        for back in range(pegs.front + 1):
            top.pegs[side] = Pegs(pegs.front, back)
            if [*map(stars, screen(top, messages)[rows])] == [*map(stars, lines[rows])]:
                break
        else:
            pytest.fail(f"no peg of ours stands like these: {lines[rows]}")
    assert "\n".join(screen(top, messages)).rstrip() == text


def test_the_game_is_there_from_the_first_deal_to_the_second_game() -> None:
    both = [numbers(text.splitlines(), r"Score: +(\d+)") for text in SCREENS]
    assert both[0] == [0, 0]
    assert max(both)[PROGRAM] >= TARGET or max(score for score, _ in both) >= TARGET
    sides = {read(text)[0].dealer for text in SCREENS}
    assert sides == {OWN, PROGRAM}
    assert any(read(text)[0].count == 0 for text in SCREENS)
