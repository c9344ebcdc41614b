"""Why one choice is better than another: right, or nothing."""

import pytest

from game.coaching.coach_page import CoachPage
from game.coaching.reasons import because, gain, reasons
from game.players.weigh.option import Option, PointsFrom
from game.rules.cards import parse_cards
from game.rules.house import COUNTINGS
from game.sheets.marks import small_cards
from game.values import replace
from tests.coaching.analyses import card, dealt, keep, led, made_up
from tests.players.positions import playing_view

PONE, DEALER, PLAYING = dealt().game.view(0), dealt(dealer=0).game.view(0), led().game.view(0)


def why(better: Option, other: Option, *, deals: bool = False) -> str:
    view = PLAYING if better.hand == 0 else DEALER if deals else PONE
    return because(view, better, other, small_cards)


def test_the_two_largest_parts_are_named_with_their_figures() -> None:
    assert why(keep("2H 9H", 9.0, -4.0), keep("5D JC", 5.0, -4.5)) == (
        "[2H] [9H] over [5D] [JC]: the hand keeps 4.0 more, and their crib gets 0.5 less, "
        "since the fifteen would feed it."
    )
    assert why(keep("9S QD", 9.0, -4.0), keep("3D 7C", 8.2, -4.8)) == (
        "[9S] [QD] over [3D] [7C]: the hand keeps 0.8 more, and their crib gets 0.8 less."
    )
    assert why(keep("2H 9H", 8.0, -4.0), keep("JC KD", 9.0, -9.0)).endswith(
        "their crib gets 5.0 less, but the hand keeps 1.0 less."
    )
    assert "your crib gets 5.0 more" in why(keep("2H 9H", 8.0, 9.0), keep("5D JC", 9.0, 4.0), deals=True)
    assert "you peg 2.5 more" in why(keep("2H 9H", 8.0, -4.0, 5.5), keep("5D JC", 8.0, -4.0))
    assert "they peg 2.0 less" in why(keep("2H 9H", 8.0, -4.0, conceded=1.0), keep("5D JC", 8.0, -4.0))
    assert "it scores 2 more at once" in why(card("KD", 2, 0.5, 1.0), card("5D", 0, 0.5, 1.0))
    assert "they peg 2.0 less" in why(card("KD", 0, 0.5, 1.0), card("5D", 0, 2.5, 1.0))
    assert "you peg 2.0 more later" in why(card("KD", 0, 0.5, 3.0), card("5D", 0, 0.5, 1.0))


def test_how_often_a_card_is_scored_on_is_told_where_the_reply_decides() -> None:
    ace, ten = (
        replace(card("AC", 0, 0.3, 1.0), answered=0.164),
        replace(card("TD", 0, 1.3, 1.0), answered=0.508),
    )
    assert why(ace, ten) == (
        "[AC] over [TD]: they score 16% of the time, not 51%, since nobody makes fifteen on a card "
        "below five."
    )
    assert "they peg 1.0 less" in why(ace, replace(ten, answered=0.164)), "no column has the reply alone"


def test_how_often_is_no_reason_where_its_points_say_the_contrary() -> None:
    """Scored on less often, but for more when it is: that is told in points."""
    four = replace(card("4S", 2, 1.2, 1.0), answered=0.40)
    nine = replace(card("9C", 0, 0.9, 1.0), answered=0.50)
    assert why(four, nine) == ("[4S] over [9C]: it scores 2 more at once, but they peg 0.3 more.")


def test_where_the_two_largest_do_not_make_the_most_of_it_a_third_is_named_and_else_the_rest() -> None:
    best, other = keep("2H 9H", 8.0, -4.0, 4.0, 2.0), keep("JC KD", 7.0, -5.0, 3.0, 3.0)
    assert why(best, other).endswith("the hand keeps 1.0 more, and their crib gets 1.0 less.")
    best, other = keep("2H 9H", 8.0, -5.0, 4.0, 2.0), keep("JC KD", 9.1, -6.1, 3.0, 2.0)
    assert why(best, other).endswith(
        "their crib gets 1.1 less, and you peg 1.0 more, but the hand keeps 1.1 less."
    )
    best, other = keep("2H 9H", 8.0, -5.0, 4.0, 2.0), keep("JC KD", 10.4, -7.0, 2.5, 3.5)
    assert why(best, other).endswith("but the hand keeps 2.4 less; all else adds 3.0 games in 100.")


def test_what_is_told_is_the_difference_of_what_is_shown() -> None:
    """12.6 beside 8.1 and 3.5 beside 5.9: whoever checks finds 4.5 and 2.4, whatever is behind them."""
    best, other = keep("3S KH", 12.56, 3.54), keep("3S 5D", 8.14, 5.94)
    assert "the hand keeps 4.5 more, but your crib gets 2.4 less" in why(best, other, deals=True)
    best, other = keep("3S KH", 12.56, 3.54, 4.24, 2.66), keep("3S 5D", 8.14, 5.94)
    words = CoachPage(made_up(best, other)).columns[4].cells
    assert words == ("17.6", "14.0"), "the sum of what stands beside it"


def test_what_is_left_near_home_is_no_figure_to_say() -> None:
    """At 119 to 120 a point is worth a sixth of a game, and the hand is never counted."""
    view = replace(PONE, scores=(119, 120))
    best, other = (
        replace(keep(cards, hand, crib, conceded=conceded, chance=chance), worth=0.16)
        for cards, hand, crib, conceded, chance in (
            ("2S 9S", 2.0, -7.0, 1.0, 0.5),
            ("AH 2S", 4.8, -4.2, 2.0, 0.43),
        )
    )
    assert sum(one.share for one in reasons(best, other)) == pytest.approx(0.07)
    assert "all else" not in because(view, best, other, small_cards)


def test_the_pattern_stands_behind_the_part_that_it_explains() -> None:
    """What a five led is answered with is no reason why one pegs more later."""
    best, other = (
        replace(card("JC", 0, 0.5, 3.4), answered=0.26),
        replace(card("5D", 0, 1.5, 1.0), answered=0.58),
    )
    assert why(best, other) == (
        "[JC] over [5D]: you peg 2.4 more later and they peg 1.0 less, and they score 26% of the time, "
        "not 58%, since a five led is fifteen for every ten."
    )


def test_one_card_of_a_rank_has_its_article() -> None:
    view = replace(playing_view("AC AD KH", ""), pile=())
    words = because(view, card("AC", 0, 0.5, 1.0), card("KH", 0, 2.5, 1.0), small_cards)
    assert words.endswith("since whoever pairs an ace meets your other one.")


def test_the_tutor_says_in_what_another_choice_is_ahead_and_names_no_card() -> None:
    assert (
        gain(PONE, keep("2H 9H", 9.0, -4.0), keep("5D JC", 5.0, -4.5))
        == "A better discard: the hand keeps 4.0 more."
    )
    now, later = card("KD", 2, 0.5, 1.6), card("5D", 0, 0.5, 1.0)
    assert gain(PLAYING, now, later) == "A better card: it scores 2 more at once."
    by_hand = replace(PLAYING, house=replace(PLAYING.house, counting=COUNTINGS["acc"]))
    assert by_hand.house.counting.in_play, "who pegs for himself is not told of points now"
    assert gain(by_hand, now, later) == "A better card: you peg 0.6 more later."
    near = replace(PONE, scores=(94, 68))
    by_score = gain(near, keep("2H 9H", 9.0, -4.0, chance=0.9), keep("5D JC", 5.0, -4.0, chance=0.3))
    assert by_score == "A better discard: the hand keeps 4.0 more.", "where the score itself has no word"


def test_where_there_is_no_room_the_parts_are_figures() -> None:
    best, other = keep("2H 9H", 8.0, -4.0), keep("5D 5S", 9.0, -9.0)
    told = because(PONE, best, other, room=60)
    assert told == "[2H] [9H] over [5D] [5S]: their crib 5.0 less, hand 1.0 less."
    mine = keep("2H 9H", 8.0, 9.0, conceded=1.0), keep("5D 5S", 8.0, 4.0)
    assert because(DEALER, *mine, room=60).endswith(": your crib 5.0 more, they peg 2.0 less.")
    answered = card("KD", 2, 0.5, 1.0), card("5D", 0, 2.0, 1.0)
    assert because(PLAYING, *answered, room=40).endswith(": at once 2.0 more, they peg 1.5 less.")


def test_the_later_play_is_told_in_the_figures_of_its_columns() -> None:
    """Nobody finds a net figure of 1.6 points in any column."""
    best = replace(card("QS", 0, 1.5, 3.1), pegged=2.7, conceded=1.2)
    other = replace(card("7D", 0, 1.2, 1.5), pegged=1.9, conceded=1.7)
    assert "you peg 0.8 more later and they peg 0.5 less" in why(best, other)
    assert "you peg 0.8 more later, but they peg 0.5 more" in why(best, replace(other, conceded=0.7))
    assert " peg " not in why(best, replace(other, pegged=2.7, conceded=0.7)), "the contrary is no reason"


def test_what_speaks_for_a_choice_comes_before_what_speaks_against_it() -> None:
    ace = replace(card("AH", 3, 1.5, 1.0), pegged=2.0, conceded=1.5)
    two = replace(card("2S", 0, 1.2, 0.8), pegged=1.8, conceded=1.2)
    assert why(ace, two) == (
        "[AH] over [2S]: it scores 3 more at once, and you peg 0.2 more later, but they peg 0.3 more."
    )


def test_no_sentence_turns_twice() -> None:
    later = replace(card("3C", 0, 1.0, 3.4, chance=0.61), pegged=3.0, conceded=1.5)
    now = replace(card("4C", 2, 0.6, 1.4, chance=0.5), pegged=1.0, conceded=0.7)
    assert why(later, now) == (
        "[3C] over [4C]: at this score it wins 11.0 more games in 100, and you peg 2.0 more later, "
        "but they peg 0.8 more, and it scores 2 less at once."
    )


def test_where_there_is_no_room_the_later_play_is_told_as_its_columns() -> None:
    """At a desk that shows what each side pegs nobody finds 1.6 points of later cards."""
    best = replace(card("QS", 0, 1.5, 3.1), pegged=2.7, conceded=1.2)
    other = replace(card("7D", 0, 1.2, 1.5), pegged=1.9, conceded=1.7)
    assert because(PLAYING, best, other, room=40).endswith(": you peg 0.8 more, they peg 0.5 less.")


def test_where_there_is_no_room_the_score_is_told_as_what_it_comes_to() -> None:
    """A page has the chances beside it: 9.3% less would be of no two of them."""
    best = replace(card("KD", 0, 0.5, 1.0), chance=0.558, worth=0.066)
    other = replace(card("5D", 0, 2.5, 1.0), chance=0.519, worth=0.066)
    told = because(PLAYING, best, other, room=40)
    assert told.endswith(": they peg 2.0 less: it wins 3.9 more games in 100.")


def test_what_points_do_not_tell_is_the_score() -> None:
    better, other = (
        replace(keep(*of, chance=chance), worth=0.02)
        for of, chance in ((("2H 9H", 5.0, -4.0), 0.6), (("5D JC", 9.0, -4.0), 0.5))
    )
    told = [one._replace(share=round(one.share, 9)) for one in reasons(better, other)]
    assert told[0] == (PointsFrom.POSITION, 0.0, 0.18)
    assert why(better, other).endswith(
        "at this score it wins 10.0 more games in 100, but the hand keeps 4.0 less."
    )
    dear = replace(keep("2H 9H", 9.0, -4.0, chance=0.52), worth=0.02)
    assert why(dear, replace(keep("5D JC", 5.0, -4.0, chance=0.5), worth=0.02)).endswith(
        "the hand keeps 4.0 more, but at this score those points are worth 6.0 games in 100 less than usual."
    )
    near = replace(keep("2H 9H", 9.0, -4.0, chance=0.578), worth=0.02)
    assert why(near, replace(keep("5D JC", 5.0, -4.0, chance=0.5), worth=0.02)).endswith(
        "the hand keeps 4.0 more."
    ), "0.2% less than usual are no reason"
    assert why(keep("2H 9H", 5.0, -4.0), keep("5D JC", 5.0, -4.0)) == ""


@pytest.mark.parametrize(
    ("better", "other", "named"),
    [
        (keep("2H 9H", 8.0, -4.0), keep("5S JC", 9.0, -9.0), "since the fifteen would feed it"),
        (keep("2H 9H", 8.0, -4.0), keep("5D 5S", 9.0, -9.0), "since the pair of fives would feed it"),
        (keep("2H 9H", 8.0, -4.0), keep("4D 5S", 9.0, -9.0), "since the five would feed it"),
        (keep("2H 9H", 8.0, -4.0), keep("3D 4S", 9.0, -9.0), "since the start of a run would feed it"),
        (keep("2H 9H", 8.0, -4.0), keep("JC KD", 9.0, -9.0), "5.0 less, but"),
        (card("JC", 0, 0.5, 1.0), card("5D", 0, 2.5, 1.0), "since a five led is fifteen for every ten"),
        (card("5D", 0, 0.5, 1.0), card("KD", 0, 2.5, 1.0), "since whoever pairs a five meets your other one"),
        (card("5D", 2, 0.5, 1.0), card("KD", 0, 0.5, 1.0), "2 more at once."),
    ],
)
def test_a_pattern_is_named_where_there_is_one(better: Option, other: Option, named: str) -> None:
    assert named in why(better, other)


@pytest.mark.parametrize(
    ("better", "other", "named"),
    [
        ("2H", "6H", "since any ten makes 31 of 21"),
        ("2H", "8S", "since a second eight is a pair to be tripled"),
        ("2H", "9H", "since nine on eight opens a run"),
        ("2H", "KD", ""),
    ],
)
def test_a_pattern_is_named_upon_what_lies_there(better: str, other: str, named: str) -> None:
    view = replace(playing_view("2H 6H 8S 9H KD", "7D 8D"), count=15)
    options = card(better, 0, 0.5, 1.0), card(other, 0, 2.5, 1.0)
    words = because(view, *options, small_cards)
    assert named in words if named else "since" not in words


@pytest.mark.parametrize(
    ("count", "last", "other"),
    [(14, "QD", "JS"), (13, "9D", "JS"), (17, "KD", "JS"), (24, "7D", "7S"), (15, "7D", "8S")],
)
def test_no_pattern_is_named_whose_third_card_goes_over_31(count: int, last: str, other: str) -> None:
    """Upon a queen at fourteen a jack makes 24: neither king nor ten can be played after it."""
    view = replace(playing_view(f"2H {other}", f"2D {last}"), count=count)
    words = because(view, card("2H", 0, 0.5, 1.0), card(other, 0, 2.5, 1.0), small_cards)
    assert ("opens a run" in words) == (count == 15)
    assert "tripled" not in words


@pytest.mark.parametrize(
    ("hand", "good", "bad", "named"),
    [
        ("8H 9C 9H TS QS KD", "QS KD", "9C 9H", "since you keep a double run"),
        ("4H 5C 6H KS JS 2D", "JS 2D", "4H 5C", "since you keep a run of three"),
        ("7D 8H 9H TC KC 5S", "5S KC", "5S TC", "since you keep a run of four"),
        ("6H 6C 6D KS JS 2D", "JS 2D", "6H 6C", "since you keep three sixes"),
        ("6H 6C 9D KS JS 2D", "JS 2D", "6H 6C", "keeps 4.0 more."),
        ("6H 6C 6D KS JS 2D", "JS 2D", "KS 2D", "keeps 4.0 more."),
    ],
)
def test_what_is_kept_together_is_named(hand: str, good: str, bad: str, named: str) -> None:
    view = replace(PONE, hand=parse_cards(hand))
    assert named in because(view, keep(good, 9.0, -4.0), keep(bad, 5.0, -4.0), small_cards)


@pytest.mark.parametrize(
    ("better", "words"),
    [
        (keep("2H 9H", 5.0, -4.0, conceded=2.0, chance=0.6), "play off and let them peg less"),
        (keep("2H 9H", 5.0, -4.0, pegged=4.0, chance=0.6), "play on and peg all you can"),
    ],
)
def test_near_home_one_plays_on_or_off(better: Option, words: str) -> None:
    near = replace(PONE, scores=(100, 110))
    assert words in because(near, better, keep("5D JC", 9.0, -4.0, chance=0.5), small_cards)


@pytest.mark.parametrize(("own", "told"), [(90, False), (91, True)])
def test_nobody_plays_on_or_off_before_the_last_street(own: int, told: bool) -> None:
    better = keep("2H 9H", 5.0, -4.0, conceded=2.0, chance=0.6)
    view = replace(PONE, scores=(own, 40))
    words = because(view, better, keep("5D JC", 9.0, -4.0, chance=0.5), small_cards)
    assert ("play off" in words) == told
    assert "at this score" in words
