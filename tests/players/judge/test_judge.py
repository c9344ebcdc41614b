"""What the judge says of choices."""

import pytest

from game.players.judge.decisions import decisions
from game.players.judge.judgement import Judgement, Mark, mark_of
from game.players.judge.weighing import judge, quick_options
from game.players.player import think_through
from game.players.tables.odds import form_odds
from game.rules.cards import Card, parse_cards
from game.rules.forms import FORMS, Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway, Play
from game.rules.view import View
from tests.players.positions import laying_view, playing_view

EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=str)


def judged(view: View, move: LayAway | Play) -> Judgement:
    """The move as the judge sees it."""
    return think_through(judge(view, move, form_odds(view.form.name)))


def test_giving_the_other_two_fives_is_a_blunder() -> None:
    view = laying_view("5C 5D 2H 8S TC KD", dealer=False)
    made = judged(view, LayAway(parse_cards("5D 5C")))
    assert made.mark is Mark.BLUNDER
    assert made.taken.cards == parse_cards("5C 5D")
    assert made.cost == made.best.value - made.taken.value > 0.04


def test_the_best_costs_nothing() -> None:
    view = laying_view("5C 5D 5H JS 2C 9D", dealer=False)
    made = judged(view, LayAway(parse_cards("9D 2C")))
    assert made.cost == 0
    assert made.mark is Mark.NONE
    assert made.why is None


def test_a_card_that_wins_is_best() -> None:
    view = playing_view("5C 9D 9S", "9H AS")
    made = judged(view, Play(Card.parse("9D")))
    assert {option.cards[0].rank for option in made.options} == {5, 9}


@pytest.mark.parametrize(
    ("cost", "in_points", "mark"),
    [
        (0.0099, False, Mark.NONE),
        (0.01, False, Mark.DOUBTFUL),
        (0.02, False, Mark.ERROR),
        (0.04, False, Mark.BLUNDER),
        (0.49, True, Mark.NONE),
        (0.5, True, Mark.DOUBTFUL),
        (1.0, True, Mark.ERROR),
        (2.0, True, Mark.BLUNDER),
    ],
)
def test_marks(cost: float, in_points: bool, mark: Mark) -> None:
    assert mark_of(cost, in_points=in_points) is mark


@EVERY_FORM
def test_parts_add_up_in_every_form(form: Form) -> None:
    view = Game(form, House(), "parts", dealer=0).view(1)
    options = think_through(quick_options(view, form_odds(form.name)))
    for option in options:
        assert sum(value for _, value in option.parts) == pytest.approx(option.points)
        assert (option.chance is None) == (form.sides > 2)
    assert list(options) == sorted(options, key=lambda option: -option.value)


def test_decisions_are_those_with_a_choice_and_seen_as_they_were() -> None:
    game = Game(FORMS["six-card"], House(), "decisions", dealer=0)
    seen = {}
    while game.waiting and game.deals < 3:
        seat = game.waiting[0]
        seen[len(game.moves)] = game.view(seat)
        game.apply(seat, game.legal(seat)[0])
    found = list(decisions(game))
    assert {made.view == seen[made.at] for made in found} == {True}
    assert all(made.move == game.moves[made.at][1] for made in found)
    assert sum(isinstance(made.move, LayAway) for made in found) == 4
    assert all(len(made.view.playable) > 1 for made in found)
