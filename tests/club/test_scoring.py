"""What a club counts: two for a win, three for a skunk; ties go by games won and then by spread."""

import pytest

from game.club.scoring import Entry, Result, game_points, standings, why_not_signed


@pytest.mark.parametrize(
    ("spread", "points"), [(1, 2), (30, 2), (31, 3), (121, 3), (-1, 0), (-31, 0), (-121, 0)]
)
def test_a_win_is_two_points_a_skunk_three_and_a_loss_none(spread: int, points: int) -> None:
    assert game_points(spread) == points


def test_ties_go_by_games_won_and_then_by_spread() -> None:
    results = [
        Result(1, "skunker", "x", 31),
        Result(2, "skunker", "y", 31),
        Result(1, "winner", "y", 5),
        Result(2, "winner", "x", 5),
        Result(3, "winner", "z", 5),
        Result(1, "wide", "z", 20),
        Result(2, "wide", "z", 20),
        Result(3, "wide", "x", 20),
    ]
    order = [one.player for one in standings(("skunker", "winner", "wide"), results[:0])]
    assert order == ["skunker", "winner", "wide"]
    found = standings(("skunker", "winner", "wide", "x", "y", "z"), results)
    assert [(one.player, one.points) for one in found[:3]] == [("wide", 6), ("winner", 6), ("skunker", 6)]


def test_twelve_points_qualify() -> None:
    six = [Result(number, "you", "x", 5) for number in range(6)]
    first, last = standings(("x", "you"), six)
    assert (first.player, first.points, first.qualifies) == ("you", 12, True)
    assert not last.qualifies
    assert not standings(("x", "you"), six[1:])[0].qualifies


def test_a_card_is_signed_that_agrees_with_the_board() -> None:
    won, lost = Result(1, "you", "club-dot", 31).entry, Result(1, "you", "club-dot", -4).entry
    assert not why_not_signed(Entry(3, 31), won, "Dot")
    assert not why_not_signed(Entry(0, -4), lost, "Dot")
    assert "the spread is +31" in why_not_signed(Entry(2, 30), won, "Dot")
    assert "the spread is -4" in why_not_signed(Entry(2, 4), lost, "Dot")
    assert "it's 3 points" in why_not_signed(Entry(2, 31), won, "Dot")


@pytest.mark.parametrize(
    ("spread", "told"),
    [(14, "You won, 121 to 107."), (-35, "You lost, 86 to 121."), (-1, "You lost, 120 to 121.")],
)
def test_a_card_that_is_asked_for_tells_the_final_score(spread: int, told: str) -> None:
    assert Result(1, "you", "wally", spread).told == told
