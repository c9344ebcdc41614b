"""What a win is worth, and who is beaten how badly."""

import pytest

from game.rules.counting import Reason
from game.rules.outcome import LURCH, PLAIN, STAKES, Stakes, Win, outcome_of
from tests.rules.positions import at_play


@pytest.mark.parametrize(("loser", "win"), [(91, Win.PLAIN), (90, Win.SKUNK), (61, Win.SKUNK)])
def test_w2_skunk_at_ninety_or_less(loser: int, win: Win) -> None:
    assert STAKES["1-2-4"].win(121, loser) is win


@pytest.mark.parametrize(("loser", "win"), [(61, Win.SKUNK), (60, Win.DOUBLE_SKUNK), (0, Win.DOUBLE_SKUNK)])
def test_w3_double_skunk_at_sixty_or_less(loser: int, win: Win) -> None:
    assert STAKES["1-2-4"].win(121, loser) is win


@pytest.mark.parametrize(
    ("name", "plain", "skunk", "double"),
    [
        ("plain", 1, 1, 1),
        ("1-2-3", 1, 2, 3),
        ("1-2-4", 1, 2, 4),
        ("2-3-3", 2, 3, 3),
        ("2-3-4", 2, 3, 4),
    ],
)
def test_w4_each_scale_has_its_worth_by_the_losers_score(
    name: str, plain: int, skunk: int, double: int
) -> None:
    stakes = STAKES[name]
    worth = [stakes.worth(stakes.win(121, loser)) for loser in (120, 91, 90, 61, 60, 0)]
    assert worth == [plain, plain, skunk, skunk, double, double]


@pytest.mark.parametrize(("target", "half"), [(61, 31), (91, 46), (121, 61), (181, 91)])
def test_w5_lurch_below_half_way(target: int, half: int) -> None:
    assert LURCH.win(target, half) is Win.PLAIN
    assert LURCH.win(target, half - 1) is Win.LURCH
    assert LURCH.worth(Win.LURCH) == 2
    assert LURCH.worth(Win.PLAIN) == 1


def test_w5_lurch_and_skunks_are_never_both_in_force() -> None:
    assert all(
        stakes.lurch is None or stakes.skunk is stakes.double_skunk is None for stakes in STAKES.values()
    )
    assert LURCH.win(121, 75) is Win.PLAIN
    assert STAKES["1-2-4"].win(121, 0) is Win.DOUBLE_SKUNK


@pytest.mark.parametrize(
    ("loser", "win"), [(31, Win.PLAIN), (30, Win.SKUNK), (1, Win.SKUNK), (0, Win.DOUBLE_SKUNK)]
)
def test_w6_skunks_in_a_game_of_61(loser: int, win: Win) -> None:
    assert STAKES["1-2-4"].win(61, loser) is win


@pytest.mark.parametrize("stakes", STAKES.values(), ids=STAKES.keys())
@pytest.mark.parametrize("target", [61, 91, 121, 181])
def test_w12_lines_are_drawn_where_the_stakes_have_them_and_nowhere_else(stakes: Stakes, target: int) -> None:
    """Each line lies behind the last hole in which the loser would be beaten so badly."""
    last: dict[Win, int] = {}
    for loser in range(1, target):
        last[stakes.win(target, loser)] = loser
    last.pop(Win.PLAIN)
    assert stakes.lines(target) == last


def test_plain_stakes_know_no_degrees() -> None:
    assert PLAIN.win(121, 0) is Win.PLAIN


def test_w1_surplus_is_ignored_and_the_peg_stops_in_the_game_hole() -> None:
    position = at_play("six-card", "4 5 K Q", "6 T T 9", scores=(120, 0))
    assert position.play("A4 B6 A5") == ["A 1 play"]
    assert position.scores == (121, 0)


def test_w1_exact_count_wins_too() -> None:
    position = at_play("six-card", "4 5 K Q", "6 T T 9", scores=(116, 0))
    assert position.play("A4 B6 A5") == ["A 5 play"]
    assert position.game.outcome is not None


def test_w7_three_handed_stakes_are_owed_by_each_beaten_player() -> None:
    outcome = outcome_of((61, 12, 45), 0, 0, Reason.HAND, STAKES["1-2-4"])
    assert [(beaten.side, beaten.score, beaten.win) for beaten in outcome.beaten] == [
        (2, 45, Win.PLAIN),
        (1, 12, Win.SKUNK),
    ]
    assert outcome.margin == 16


@pytest.mark.parametrize(
    ("scores", "worth"), [((61, 45, 60), 1), ((61, 30, 31), 2), ((61, 30, 12), 2 + 2), ((45, 61, 45), 1)]
)
def test_w14_three_handed_win_is_one_game_and_a_lurch_counts_for_each(
    scores: tuple[int, ...], worth: int
) -> None:
    outcome = outcome_of(scores, scores.index(61), 0, Reason.HAND, LURCH)
    assert outcome.worth == worth


def test_w14_three_handed_skunks_count_for_each_and_a_plain_loser_for_nothing() -> None:
    assert outcome_of((121, 12, 100), 0, 0, Reason.HAND, STAKES["1-2-4"]).worth == 4
    assert outcome_of((121, 90, 60), 0, 0, Reason.HAND, STAKES["1-2-4"]).worth == 2 + 4
    assert outcome_of((121, 100, 120), 0, 0, Reason.HAND, STAKES["2-3-3"]).worth == 2


def test_w7_three_handed_first_to_the_target_wins() -> None:
    position = at_play("three-handed", "4 5 K Q", "5 T T 9", "6 8 8 7", scores=(59, 60, 60))
    position.play("A4 B5 C6")
    outcome = position.game.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.scores) == (2, (59, 60, 61))
    assert [beaten.side for beaten in outcome.beaten] == [1, 0]


def test_w8_partners_win_and_lose_together() -> None:
    position = at_play("four-handed", "7 3 4 K", "2 5 6 K", "6 6 7 Q", "8 T J Q", scores=(120, 45))
    position.play("A7 B2 C6")
    outcome = position.game.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.seat, outcome.scores) == (0, 2, (121, 45))
    assert [beaten.win for beaten in outcome.beaten] == [Win.DOUBLE_SKUNK]
    assert outcome.worth == 4


def test_outcome_says_by_how_much() -> None:
    outcome = outcome_of((90, 121), 1, 1, Reason.CRIB, STAKES["2-3-3"])
    assert (outcome.margin, outcome.worth, outcome.reason) == (31, 3, Reason.CRIB)
