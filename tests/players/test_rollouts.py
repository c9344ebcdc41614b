"""What comes of choices that are played out."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from game.players.player import think_through
from game.players.search.playouts import _not_yet_beaten
from game.players.search.situation import Foretold
from game.players.weigh.intervals import mean_and_error
from game.players.weigh.rollouts import Rollouts, rows_of
from game.rules.cards import Cards, parse_cards
from game.rules.forms import FORMS, Form
from game.rules.view import View
from tests.players.positions import laying_view, playing_view, views

FEW = 30


def rolled(view: View, choices: list[Cards], deals: int = FEW) -> Rollouts:
    rollouts = Rollouts(view, choices)
    think_through(rollouts.think(deals))
    return rollouts


def choices_of(view: View) -> list[Cards]:
    if view.kept:
        return [(card,) for card in {card.rank: card for card in view.playable}.values()]
    return [tuple(sorted(view.hand)[at : at + view.form.laid_away]) for at in (0, 2)]


@pytest.mark.parametrize("form", FORMS.values(), ids=str)
def test_every_form_is_played_out_and_the_best_stands_first(form: Form) -> None:
    for view in views(form, form.seats + 2, "rolled"):
        choices = choices_of(view)
        results = rolled(view, choices, 3).results()
        assert {one.cards for one in results} == {*choices}
        assert results[0].behind == 0
        assert [one.behind for one in results] == sorted(one.behind for one in results)
        assert all(0 <= one.chance <= 1 for one in results)


def test_giving_the_other_two_fives_is_far_behind() -> None:
    view = laying_view("5C 5D 2H 8S TC KD", dealer=False)
    best, worst = rolled(view, [parse_cards("2H 8S"), parse_cards("5C 5D")], 60).results()
    assert best.cards == parse_cards("2H 8S")
    assert worst.behind > 3 * worst.behind_error > 0


def test_a_five_led_is_worse_than_a_four() -> None:
    view = playing_view("4C 5D 6H JS")
    results = rolled(view, [parse_cards("4C"), parse_cards("5D")], 100).results()
    assert results[0].cards == parse_cards("4C")


def test_the_same_question_has_the_same_answer_whether_asked_at_once_or_in_parts() -> None:
    view = laying_view("5C 6D 7H 8S TC KD", dealer=True)
    choices = [parse_cards("TC KD"), parse_cards("5C TC")]
    parts = rolled(view, choices, 7)
    think_through(parts.think(FEW))
    assert parts.results() == rolled(view, choices).results()


def test_the_best_is_said_to_be_so_for_sure_and_all_that_was_asked_for_is_played() -> None:
    rollouts = Rollouts(
        laying_view("5C 5D 2H 8S TC KD", dealer=False),
        [parse_cards("2H 8S"), parse_cards("5C 5D")],
    )
    assert not rollouts.is_sure
    think_through(rollouts.think(400))
    assert rollouts.is_sure
    assert rollouts.played == 400


def test_choices_that_are_the_same_are_never_told_apart() -> None:
    laid = parse_cards("5C 5D")
    twice = rolled(laying_view("5C 5D 2H 8S TC KD", dealer=False), [laid, laid], 300)
    assert not twice.is_sure
    _, other = twice.results()
    assert other.behind == 0
    assert other.behind_margin == pytest.approx(0.01)


def test_other_processes_play_the_same_deals_and_bring_the_same_answer() -> None:
    view = laying_view("5C 6D 7H 8S TC KD", dealer=True)
    choices = [parse_cards("TC KD"), parse_cards("5C TC")]
    shared = Rollouts(view, choices)
    with ThreadPoolExecutor(2) as workers:
        think_through(shared.think_with(130, workers, 2))
    alone = rolled(view, choices, 130)
    assert shared.rows == alone.rows
    assert rows_of(view, tuple(choices), range(3, 5)) == alone.rows[3:5]


def test_each_margin_is_that_of_95_in_100() -> None:
    first, second = rolled(playing_view("4C 5D 6H JS"), [parse_cards("4C"), parse_cards("5D")], 100).results()
    assert second.behind_margin == pytest.approx(1.984 * second.behind_error, rel=0.001)
    assert first.margin == pytest.approx(1.984 * first.error, rel=0.01)


def test_the_error_is_that_of_a_mean() -> None:
    mean, error = mean_and_error([0.0, 1.0, 0.0, 1.0])
    assert mean == 0.5
    assert error == pytest.approx(1 / 12**0.5)


def test_nothing_is_known_before_the_first_deal() -> None:
    assert Rollouts(playing_view("4C 5D 6H JS"), [parse_cards("4C")]).results() == ()


@pytest.mark.parametrize(
    ("weights", "worths", "clearly", "left"),
    [
        ((1.0, 1.0), {1: (2.0, 2.0), 2: (1.0, 1.0), 3: (2.0, 1.9)}, 0.25, [1, 3]),
        ((0.5, 0.5), {1: (2.0, 2.0), 2: (1.9, 1.9), 3: (1.7, 1.7)}, 0.25, [1, 2]),
        ((0.1, 0.1), {1: (2.0, 2.0), 2: (1.9, 1.9), 3: (1.7, 1.7)}, 0.25, [1, 2]),
        ((1.0, 1.0), {4: (0.0, 9.0), 5: (4.0, 4.0)}, 0.0, [4, 5]),
    ],
)
def test_a_card_that_is_surely_or_clearly_behind_is_left_out(
    weights: tuple[float, ...], worths: dict[int, tuple[float, ...]], clearly: float, left: list[int]
) -> None:
    found = {
        rank: [(weight, Foretold(worth)) for weight, worth in zip(weights, own, strict=True)]
        for rank, own in worths.items()
    }
    assert _not_yet_beaten(found, [*worths], clearly) == left
