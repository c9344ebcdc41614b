"""Why one choice is better than another: right, or nothing."""

from dataclasses import replace

from game.coaching.coach_page import because, small_cards
from game.players.weigh.option import Option
from tests.coaching.analyses import card, dealt, keep, led

PONE, DEALER, PLAYING = dealt().game.view(0), dealt(dealer=0).game.view(0), led().game.view(0)


def why(better: Option, other: Option, *, deals: bool = False) -> str:
    view = PLAYING if better.hand == 0 else DEALER if deals else PONE
    return because(view, better, other, small_cards)


def test_the_part_that_makes_most_of_it_is_named_with_its_figure() -> None:
    assert why(keep("2H 9H", 9.0, -4.0), keep("5D JC", 5.0, -4.5)) == (
        "[2H] [9H] against [5D] [JC]: the hand counts 4.0 more."
    )
    assert "the crib costs you 5.0 less" in why(keep("2H 9H", 8.0, -4.0), keep("5D JC", 9.0, -9.0))
    assert "your crib counts 5.0 more" in why(keep("2H 9H", 8.0, 9.0), keep("5D JC", 9.0, 4.0), deals=True)
    assert "you peg 2.5 more" in why(keep("2H 9H", 8.0, -4.0, 5.5), keep("5D JC", 8.0, -4.0))
    assert "they peg 2.0 less" in why(keep("2H 9H", 8.0, -4.0, conceded=1.0), keep("5D JC", 8.0, -4.0))
    assert "2.0 more at once" in why(card("KD", 2, 0.5, 1.0), card("5D", 0, 0.5, 1.0))
    assert "the reply costs 2.0 less" in why(card("KD", 0, 0.5, 1.0), card("5D", 0, 2.5, 1.0))
    assert "the later play brings 2.0 more" in why(card("KD", 0, 0.5, 3.0), card("5D", 0, 0.5, 1.0))


def test_how_often_a_card_is_scored_on_is_told_where_the_reply_decides() -> None:
    ace, ten = (
        replace(card("AC", 0, 0.3, 1.0), answered=0.164),
        replace(card("TD", 0, 1.3, 1.0), answered=0.508),
    )
    assert why(ace, ten) == "[TD] led is scored on 51 times in 100, [AC] 16."
    assert "the reply costs 1.0 less" in why(ace, replace(ten, answered=0.164))


def test_where_no_part_makes_half_of_it_nothing_is_said() -> None:
    best = keep("2H 9H", 8.0, -4.0, 4.0, 2.0)
    assert why(best, keep("5D JC", 7.0, -5.0, 3.0, 3.0)) == ""


def test_who_wins_oftener_with_less_is_told_so() -> None:
    assert "wins the race oftener" in why(
        keep("2H 9H", 5.0, -4.0, chance=0.6), keep("5D JC", 9.0, -4.0, chance=0.5)
    )
    assert why(keep("2H 9H", 5.0, -4.0), keep("5D JC", 5.0, -4.0)) == ""
