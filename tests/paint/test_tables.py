"""The tabletops of the tests are such as come up in games."""

from itertools import pairwise

import pytest

from game.rules.cards import Card
from game.rules.counting import THIRTY_ONE
from game.sheets.table_state import TableState
from tests.paint.tables import TABLES


def cards_of(top: TableState, seat: int) -> list[Card | None]:
    """What a seat holds and has played."""
    return [*top.seats[seat].hand, *(card for player, card in top.played if player == seat)]


@pytest.mark.parametrize("name", ["three_seats", "four_seats"])
def test_the_count_is_the_last_figure_on_a_sheet(name: str) -> None:
    top = TABLES[name]()
    assert top.count == top.running_counts[-1]


@pytest.mark.parametrize("name", TABLES)
def test_no_card_is_there_twice_and_no_game_is_over(name: str) -> None:
    top = TABLES[name]()
    dealt = [card for seat in range(len(top.seats)) for card in cards_of(top, seat)]
    seen = [card for card in (*dealt, *top.crib, top.starter) if card]
    assert len({*seen}) == len(seen)
    assert len({len(cards_of(top, seat)) for seat in range(len(top.seats))}) == 1 or not top.is_gathered
    assert all(back <= front < top.target for front, back in top.pegs)


@pytest.mark.parametrize("name", [name for name, make in TABLES.items() if make().played])
def test_nobody_was_passed_over_who_had_a_card_to_play(name: str) -> None:
    top = TABLES[name]()
    seats = len(top.seats)
    for at, ((last, _), (seat, _)) in enumerate(pairwise(top.played), 1):
        over = seats if at in top.later_counts else (seat - last - 1) % seats
        held = [card for step in range(1, over + 1) for card in _held(top, at, (last + step) % seats)]
        assert all(top.running_counts[at - 1] + card.pips > THIRTY_ONE for card in held), top.played[at]


@pytest.mark.parametrize("name", [name for name, make in TABLES.items() if make().played])
def test_whoever_is_asked_has_a_card_to_play(name: str) -> None:
    top = TABLES[name]()
    known = [] if top.turn is None else [card for card in top.seats[top.turn].hand if card]
    assert not known or any((top.count or 0) + card.pips <= THIRTY_ONE for card in known)


def _held(top: TableState, at: int, seat: int) -> list[Card]:
    """Return what of a hand is known before a card was played."""
    later = [card for player, card in top.played[at:] if player == seat]
    return [card for card in (*top.seats[seat].hand, *later) if card]
