"""The desk: what is answered to a position, and that everybody names the same best choice in it."""

import re
from collections.abc import Iterator
from functools import partial
from random import Random
from types import SimpleNamespace

import pytest

from game.coaching.ask import answer_lines, ask_lines, asked, rolled_out_lines, rollouts_of, verdict
from game.coaching.coach import Analysis
from game.coaching.how_long import HowLong
from game.players.champ import Champ
from game.players.player import think_through
from game.players.weigh.rollouts import RolledOut
from game.players.weigh.weighing import careful_options, decision, judge
from game.rules.cards import Cards, parse_cards
from game.rules.errors import InvalidPosition
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway, Play
from game.rules.position_line import position_line
from game.rules.position_reader import read_position
from game.rules.view import View
from game.session.playing_out import plays_out
from game.sheets.marks import small_cards
from game.values import replace
from tests.rules.random_games import choose

DISCARD = "scores=45:60 dealer=me hand=5H5SJDQCKS2H"
EQUAL = "dealer=me hand=5H5S9D laid=KDQS starter=7C played=them:TH,me:4H,them:KS"
CARD = "scores=114:117 dealer=them hand=4H6D9S starter=7C laid=KDQS played=me:2C,them:8D"
ACC = "house=acc dealer=them "
AT_THIRTY_ONE = (
    "me=seat1 hand=JH laid=6C7H starter=TD played=me:8H,them:5H,me:4H,them:6S,me:5D,them:3H count=31"
    " shown=them:3H claimed=0"
)


@pytest.mark.parametrize(
    ("line", "word", "said"),
    [
        (DISCARD, "discard?", "27.7% to win"),
        (CARD, "card?", "1: [4H] makes 14: "),
        (CARD.replace("hand=4H6D9S", "hand=4H") + ",me:6D,them:3S,me:9S", "not your turn", "isn't your turn"),
        (ACC + "hand=4H6D9S laid=KDQS starter=7C played=me:2C shown=me:2C", "count?", "Say 0."),
        (
            f"{ACC}{AT_THIRTY_ONE}",
            "count?",
            "Thirty-one for two and a run of four is six. Call muggins for 6.",
        ),
        (f"{ACC}{AT_THIRTY_ONE[:-1]}6", "count?", "is six. Let it stand."),
        (
            ACC + "hand=4H6D9S laid=KDQS starter=7C played=me:2C,them:2H shown=them:2H claimed=0",
            "card?",
            "",
        ),
        ("dealer=them hand=4H6D9S2C laid=KDQS done=them", "cut?", "Cut as you like"),
        (EQUAL, "card?", "These are worth the same: [5H] [5S]."),
        ("me=seat0", "cut?", "Cut as you like"),
    ],
)
def test_what_is_asked_follows_from_what_lies_there(line: str, word: str, said: str) -> None:
    view = read_position(line)
    assert asked(view) == word
    assert any(said in answer for answer in ask_lines(view, small_cards))


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("45-160", "160 is past the target, 121. Such as: 5S 6D 7C 8H KH KD mine 45-60"),
        ("121-60", "The game is won already. Such as: 5S 6D 7C 8H KH KD mine 45-60"),
        ("best of 5, 3-1", "Best of 5 is over once a side has 3. Such as: .+ best of 5, 2-1"),
    ],
)
def test_who_typed_no_word_of_a_line_is_told_of_none(more: str, said: str) -> None:
    with pytest.raises(InvalidPosition, match=f"^{said}$"):
        [*answer_lines(f"5S 6D 7C 8H KH KD mine {more}", small_cards)]


def test_two_cards_are_ahead_and_one_is() -> None:
    other = RolledOut(parse_cards("2D"), 0.4, 0.02, 0.1, 0.015, 1700)
    for cards, verb in (("4H", "is"), ("4H 9S", "are")):
        results = RolledOut(parse_cards(cards), 0.5, 0.01, 0.0, 0.0, 1700), other
        rollouts = SimpleNamespace(results=partial(tuple, results), is_sure=True)
        told = verdict(rollouts, small_cards)  # type: ignore[arg-type]
        assert told.startswith(f"{small_cards(results[0].cards)} {verb} 10.0%")


def test_played_out_it_says_how_sure_it_is() -> None:
    lines = [*ask_lines(read_position(CARD), small_cards, plays_out(HowLong(deals=200), print))]
    assert lines[0] == "Played out in 200 deals, the same for each choice. ± holds 95 times in 100."
    assert lines[4].startswith("[4H] is ")
    assert lines[4].endswith(" ahead, but not for sure yet.")
    assert sum("±" in line for line in lines) == 5


def test_played_out_every_line_names_the_same_best() -> None:
    """At 45 to 60 five discards are within their error of each other: the lead changes as they are played.

    Each choice is told once, its chance before its figures."""
    bests = set()
    for deals in (100, 150, 200):
        lines = [*ask_lines(read_position(DISCARD), small_cards, plays_out(HowLong(deals=deals), print))]
        first = lines[1].removeprefix("1: ").partition(".")[0]
        assert re.search(r" to win\. Hand \d+\.\d, crib [+-]\d+\.\d, .* points \d+\.\d\.", lines[1])
        assert sum(line.startswith("1: ") for line in lines) == 1
        assert lines[-1].startswith((f"{first} over ", f"{first} or "))
        bests.add(first)
    assert bests


def test_where_no_choice_wins_that_comes_first() -> None:
    lines = [*answer_lines("5S 6D 7C 8H KH KD theirs 100-118", small_cards)]
    assert lines[0] == "Whatever you do, you win less than 1 game in 1000 here."
    assert not any("either will do" in line for line in lines)
    points = [float(line.partition(" points ")[2].partition(",")[0]) for line in lines[1:]]
    assert len(points) == 5
    assert points == sorted(points, reverse=True)


def test_no_choice_far_from_home_has_no_chance_at_all() -> None:
    lines = [*answer_lines("5S 6D 7C 8H KH KD theirs 45-60", small_cards)]
    assert lines[-1].startswith("13: ")
    assert " 0.0% to win" not in lines[-1]


@pytest.mark.parametrize(
    ("score", "first"),
    [
        ("mine 45-60", "Discard [7C] [8H]; [KD] [KH] are as good."),
        ("theirs 45-60", "Discard [KD] [KH]; [8H] [KD] or [8H] [KH] are as good."),
    ],
)
def test_what_to_do_is_said_first_and_what_is_as_good_once(score: str, first: str) -> None:
    lines = [*answer_lines(f"5S 6D 7C 8H KH KD {score}", small_cards)]
    in_columns = [*answer_lines(f"5S 6D 7C 8H KH KD {score}", small_cards, in_columns=True)]
    assert lines[0] == in_columns[0] == first
    assert lines[-1].startswith("13: ")
    assert " ".join(in_columns[1].split()) == "hand crib you peg they peg points to win"
    assert in_columns[2].startswith(" 1: ")


def test_what_was_played_out_is_told_with_how_far_each_is_behind() -> None:
    best = RolledOut(parse_cards("4H"), 0.5, 0.01, 0.0, 0.0, 1700)
    sure = ": that is wrong at most once in 100"
    likely, open_ = ", very likely, but not for sure yet", ", but not for sure yet"
    for is_sure, error, margin, word in (
        (True, 0.015, "2.9", sure),
        (False, 0.015, "2.9", likely),
        (False, 0.06, "11.8", open_),
    ):
        other = RolledOut(parse_cards("9S"), 0.4, 0.02, 0.1, error, 1700)
        rollouts = SimpleNamespace(results=partial(list, (best, other)), played=1700, is_sure=is_sure)
        assert [*rolled_out_lines(rollouts, small_cards)] == [  # type: ignore[arg-type]
            "Played out in 1,700 deals, the same for each choice. ± holds 95 times in 100.",
            "1: [4H]. 50.0% ± 2.0% to win.",
            f"2: [9S]. 40.0% ± 4.0% to win, 10.0% ± {margin}% behind.",
            f"[4H] is 10.0% ± {margin}% ahead{word}.",
        ]


def decisions(number: int, seed: str) -> Iterator[View]:
    """Decisions of random games at six cards."""
    random = Random(seed)
    while True:
        game = Game(FORMS["six-card"], House(), f"{seed} {number}", dealer=random.randrange(2))
        while game.waiting:
            seat, move = choose(game, random)
            found = decision(game, seat, move)
            if found and random.random() < 0.2:
                yield found.view
                number -= 1
                if not number:
                    return
            game.apply(seat, move)


def best_of_all(view: View) -> set[Cards]:
    """The best choice by the desk, the coach, the review and the champ at the same effort."""
    read = read_position(position_line(view))
    coach, desk = Analysis(view), Analysis(read)
    coach.finish()
    desk.finish()
    first = desk.options[0].cards
    move = LayAway(first) if not view.kept else Play(first[0])
    judged = think_through(judge(view, move))
    champ = think_through(careful_options(replace(read)))
    assert rollouts_of(desk).choices[0] == first
    return {first, coach.options[0].cards, judged.best.cards, champ[0].cards}


def test_everybody_names_the_same_best_choice() -> None:
    Champ.get_ready(FORMS["six-card"])
    for view in decisions(3, "alike"):
        assert len(best_of_all(view)) == 1, position_line(view)


@pytest.mark.slow
def test_everybody_names_the_same_best_choice_a_thousand_times() -> None:
    Champ.get_ready(FORMS["six-card"])
    for view in decisions(1000, "alike"):
        assert len(best_of_all(view)) == 1, position_line(view)
