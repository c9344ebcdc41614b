"""What the champ does at the table, and what it advises."""

from dataclasses import replace

import pytest

from game.players.champ import Champ
from game.players.levels import LEVELS
from game.players.player import think_through
from game.rules.cards import Card, Cards, parse_cards
from game.rules.counting import show_points
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.phase import Phase
from tests.players.positions import answer, laying_view, playing_view

EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=str)


def test_it_keeps_the_best_hand_there_is() -> None:
    assert set(Champ().lay_away(laying_view("5C 5D 5H JS 2C 9D", dealer=False))) == set(parse_cards("2C 9D"))


def test_it_does_not_give_the_other_a_pair_of_fives() -> None:
    away = Champ().lay_away(laying_view("5C 5D 2H 8S TC KD", dealer=False))
    assert Card.parse("5C") not in away
    assert Card.parse("5D") not in away


def test_it_takes_thirty_one() -> None:
    view = replace(playing_view("AC 9D", "TC TD TH"), laid_away=parse_cards("2C 2D"))
    assert str(Champ().play(view)) == "AC"


def test_it_does_not_lead_a_five_from_a_plain_hand() -> None:
    view = replace(playing_view("5C 7D 9H KC"), laid_away=parse_cards("2C 2D"), dealer=1)
    assert str(Champ().play(view)) != "5C"


def test_it_takes_the_points_that_win_before_more_points() -> None:
    laid = parse_cards("2C 2D")
    view = replace(playing_view("5C 9D 9S", "9H AS"), laid_away=laid, scores=(119, 100))
    assert str(Champ().play(replace(view, count=10))) == "5C"


@EVERY_FORM
def test_it_advises_on_every_option(form: Form) -> None:
    game = Game(form, House(), "advice", dealer=0)
    champ, others = Champ(), LEVELS["bsd"]
    laying = champ.advise(game.view(0))
    assert len({advice.cards for advice in laying}) == len(game.legal(0))
    assert all(0 <= advice.chance <= 1 for advice in laying)
    while game.phase is not Phase.PLAY or game.waiting != (0,):
        seat = game.waiting[0]
        game.apply(seat, answer(others(), game, seat))
    view = game.view(0)
    advice = champ.advise(view)
    assert {option.cards for option in advice} == {(card,) for card in view.playable}
    assert view.starter
    assert {option.hand for option in advice} == {show_points(view.kept, view.starter)}
    assert all(option.pegged >= 0 and 0 <= option.chance <= 1 for option in advice)


def test_the_first_advice_is_what_it_lays_away_itself() -> None:
    view = laying_view("2C 6D 7H 8S TC KD", dealer=True, scores=(100, 101))
    assert Champ().advise(view)[0].cards == Champ().lay_away(view)


def chances(scores: tuple[int, int]) -> dict[Cards, float]:
    """The chance of each way to lay away at these scores."""
    view = laying_view("2C 6D 7H 8S TC KD", dealer=True, scores=scores)
    return {option.cards: option.chance for option in Champ().advise(view)}


def test_a_race_is_run_by_the_scores() -> None:
    even, behind = chances((0, 0)), chances((0, 110))
    assert all(behind[cards] < chance for cards, chance in even.items())


def test_a_thought_in_steps_ends_where_the_thought_at_once_does() -> None:
    view = laying_view("2C 6D 7H 8S TC KD", dealer=True, scores=(90, 95))
    thought = Champ().think_lay_away(view)
    for _ in range(10):
        next(thought)
    assert think_through(thought) == Champ().lay_away(view)
