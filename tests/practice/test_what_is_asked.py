"""The quiz, the hand of the day and the drill: what they choose, and what is kept of them."""

import pytest

from game.players.player import think_through
from game.players.weigh.weighing import Judgment, careful_options
from game.practice.counting_drill import HANDS, DrillResult, best_of, drill
from game.practice.quiz import LEAST_GAP, MOST_GAP, DayResult, hands_of, is_worth_asking, quiz
from game.rules.cards import cards_text, parse_cards
from game.rules.counting import show_points
from game.rules.forms import FORMS
from tests.coaching.analyses import keep

SIX = FORMS["six-card"]
THAT_DAY = [
    "4D 7D KD 7C 4S AD",
    "3H 3D TH 7D 6D 4H",
    "KS 6S AC 7C 5C 6C",
    "5S JH 5D 8H 3S 8S",
    "7S KH TH 3H 8C 2H",
]
LAID = tuple(map(parse_cards, ("3S KH", "5D 6D", "AC 2C", "TH JH", "9S 9C")))


@pytest.mark.parametrize("form", ["six-card", "three-handed"])
def test_in_the_quiz_the_best_choice_is_plainly_better(form: str) -> None:
    for position in think_through(quiz(FORMS[form], "a seed", 2)):
        options = think_through(careful_options(position.view))
        points = sorted((option.points for option in options), reverse=True)
        assert options[0].points == points[0]
        assert LEAST_GAP <= points[0] - points[1] <= MOST_GAP
        assert Judgment(options[1].cards, options).mark


def test_a_seed_brings_the_same_quiz() -> None:
    once, again = (think_through(quiz(SIX, "a", 2)) for _ in range(2))
    assert once == again
    assert once != think_through(quiz(SIX, "b", 2))


def test_a_day_brings_the_same_hands_to_everybody_and_other_ones_the_next() -> None:
    hands = [cards_text(position.view.hand) for position in hands_of("2026-11-22")]
    assert hands == THAT_DAY, "every version deals the hands of a day alike"
    assert not {position.view.hand for position in hands_of("2026-11-22")} & {
        position.view.hand for position in hands_of("2026-11-23")
    }


@pytest.mark.parametrize("day", range(10, 20))
def test_some_cribs_are_ones_own_and_some_are_not(day: int) -> None:
    own = sum(position.view.crib_is_ours for position in hands_of(f"2026-11-{day}"))
    assert own in (2, 3)


def test_the_result_of_a_day_reads_back_and_its_line_spoils_nothing() -> None:
    result = DayResult("2026-11-22", LAID, 4, "gave away 3.1 %")
    assert DayResult.parse(str(result)) == result
    assert result.line == "CRIB 2026-11-22: 4 of 5 right, gave away 3.1 %"


def test_a_result_is_of_its_hands_where_every_card_is() -> None:
    hands = [parse_cards(cards) for cards in THAT_DAY]
    laid = tuple(hand[:2] for hand in hands)
    assert DayResult("2026-11-22", laid, 4, "gave away 3.1 %").is_of_its_hands
    for at in range(len(hands)):
        others = (*laid[:at], LAID[at], *laid[at + 1 :])
        assert not DayResult("2026-11-22", others, 4, "gave away 3.1 %").is_of_its_hands


@pytest.mark.parametrize("line", ["", "# day", "day 2026-11-22 right 4 gave away 3.1 % laid 3S-KH", "drill"])
def test_other_lines_are_none_of_a_day(line: str) -> None:
    assert DayResult.parse(line) is None


@pytest.mark.parametrize("form", FORMS)
def test_the_drill_asks_hands_and_cribs_as_the_form_keeps_them(form: str) -> None:
    row = FORMS[form]
    hands = drill(row, "seed")
    assert len(hands) == HANDS
    assert 0 < sum(hand.crib for hand in hands) < HANDS / 2
    for hand in hands:
        assert len(set(hand.cards) | {hand.starter}) == row.dealt - row.laid_away + 1
        assert hand.points == show_points(hand.cards, hand.starter, crib=hand.crib)


def test_most_of_its_hands_count_something() -> None:
    counts = [hand.points for seed in range(20) for hand in drill(SIX, str(seed)) if not hand.crib]
    assert sum(counts) / len(counts) > 6
    assert min(counts) < 3


def test_more_right_is_better_than_faster() -> None:
    slow, fast = DrillResult("2026-11-22", 10, 10, 80.0), DrillResult("2026-11-22", 9, 10, 20.0)
    lines = ["# x", str(slow), "day", str(fast), str(DrillResult("2026-11-21", 10, 10, 90.5))]
    assert best_of(lines) == slow
    assert best_of(["nothing"]) is None
    assert DrillResult.parse(str(fast)) == fast


@pytest.mark.parametrize(
    ("second", "chance", "is_worth"),
    [
        (9.0, 0.5, True),
        (9.5, 0.5, True),
        (7.0, 0.5, True),
        (9.6, 0.5, False),
        (6.9, 0.5, False),
        (9.0, 0.6, False),
    ],
)
def test_it_is_asked_where_the_best_stands_out_but_not_too_far(
    second: float, chance: float, *, is_worth: bool
) -> None:
    best, far = keep("2H 9H", 10.0, 0.0, chance=0.6), keep("5D 5S", 2.0, 0.0, chance=0.1)
    next_best = keep("9H KD", second, 0.0, chance=chance)
    assert is_worth_asking((best, next_best, far)) is is_worth
