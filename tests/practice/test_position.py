"""Positions to choose in: of a game that was played, and set up anew."""

import pytest

from game.practice.position import Position, dealt, position_in
from game.rules.forms import FORMS
from game.rules.log import Heading
from game.rules.moves import LayAway
from game.values import replace
from tests.players.positions import decisions
from tests.store.games import finished_game


@pytest.mark.parametrize("form", ["six-card", "three-handed"])
def test_every_decision_of_a_game_can_be_asked_again(form: str) -> None:
    game = finished_game(form=form)
    for made in [*decisions(game)][::5]:
        again = position_in(game.heading, game.moves, made.at).view
        assert again.seat == made.seat
        assert (again.hand, again.pile, again.scores) == (made.view.hand, made.view.pile, made.view.scores)


def test_nothing_that_comes_later_is_in_it_but_what_lies_face_down() -> None:
    game = finished_game()
    for made in decisions(game):
        position = position_in(game.heading, game.moves, made.at)
        later = position.moves[made.at :]
        assert all(seat != made.seat and isinstance(move, LayAway) for seat, move in later)
        assert position.view.starter == made.view.starter


def test_nothing_is_taken_back_in_it() -> None:
    game = finished_game(house="undo=yes")
    for made in [*decisions(game)][::9]:
        position = position_in(game.heading, game.moves, made.at)
        assert not position.heading.house.lets_undo(counts=False)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("dealer", [0, 1])
def test_cards_are_dealt_with_the_pegs_where_they_are_wanted(form: str, dealer: int) -> None:
    row = FORMS[form]
    position = dealt(row, "a seed", dealer, range(20, 20 + row.sides))
    assert position.view.scores == tuple(range(20, 20 + row.sides))
    assert (position.view.dealer, len(position.view.hand), position.view.laid_away) == (dealer, row.dealt, ())


def test_who_must_choose_is_called_you() -> None:
    assert replace(dealt(FORMS["six-card"], "a", 0, (0, 0)), seat=1).names == ("CHAMP", "YOU")
    assert dealt(FORMS["three-handed"], "a", 0, (0, 0, 0)).names == ("YOU", "B", "C")
    heading = Heading(FORMS["six-card"], finished_game().house, "a", 0)
    assert Position(heading, (), 0, called=("ANN", "BEN")).names == ("ANN", "BEN")
