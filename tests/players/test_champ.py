"""What the champ does at the table."""

import pytest

from game.players.champ import Champ
from game.players.player import think_through
from game.players.search.searching import searched
from game.players.search.situation import Effort, Situation
from game.players.tables.odds import form_odds
from game.rules.cards import Card, parse_cards
from game.rules.forms import FORMS
from game.rules.house import House
from game.values import replace
from tests.players.positions import laying_view, playing_view

EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=str)


def test_it_keeps_the_best_hand_there_is() -> None:
    assert set(Champ().lay_away(laying_view("5C 5D 5H JS 2C 9D", dealer=False))) == set(parse_cards("2C 9D"))


def test_it_does_not_give_the_other_a_pair_of_fives() -> None:
    away = Champ().lay_away(laying_view("5C 5D 2H 8S TC KD", dealer=False))
    assert Card.parse("5C") not in away
    assert Card.parse("5D") not in away


def test_it_takes_thirty_one() -> None:
    view = replace(playing_view("AC 2D", "TC 9D TH"), laid_away=parse_cards("2C 7D"))
    assert str(Champ().play(view)) == "2D"


def test_it_does_not_lead_a_five_from_a_plain_hand() -> None:
    view = replace(playing_view("5C 7D 9H KC"), laid_away=parse_cards("2C 2D"), dealer=1)
    assert str(Champ().play(view)) != "5C"


def test_it_takes_the_points_that_win_before_more_points() -> None:
    view = replace(playing_view("JC TC 5S AC", "KC", starter="TS"), laid_away=parse_cards("QC 8D"))
    assert str(Champ().play(view)) == "TC"
    assert str(Champ().play(replace(view, scores=(119, 100)))) == "5S"


def test_in_a_lost_game_it_keeps_what_saves_the_skunk() -> None:
    away = Champ().lay_away(laying_view("4S 5C 7C 8H 9C 9S", dealer=False, scores=(80, 117)))
    assert set(away) == set(parse_cards("4S 5C"))


def test_it_does_not_hope_for_a_go_from_the_stink_hole() -> None:
    """With nine or queen a go would do; from there only queen and ace are home, by thirty-one."""
    view = playing_view("9C AD QD", "6D 4C TS", starter="KS")
    view = replace(view, scores=(120, 118), laid_away=parse_cards("2C 3D"))
    known = [
        think_through(searched(Situation(replace(view, house=house), form_odds("six-card")), Effort()))
        for house in (House(), House(stink_hole=True))
    ]
    assert known[0][9].worth > 0.99
    assert known[0][12].worth > 0.99
    assert known[1][9].worth < 0.5
    assert known[1][12].worth > 0.9


def test_it_knows_that_the_other_has_his_nobs() -> None:
    """Who is home first hangs on that one point, and with it what is led."""
    plays = {}
    for jack in ("JH", "JS"):
        view = playing_view("8D 5S 8C", f"7C TC {jack}", starter="9H")
        leads = replace(view, pile=(), count=0, scores=(107, 111), laid_away=parse_cards("KC KD"))
        plays[jack] = str(Champ().play(leads))
    assert plays == {"JH": "8C", "JS": "5S"}


def test_a_thought_in_steps_ends_where_the_thought_at_once_does() -> None:
    view = laying_view("2C 6D 7H 8S TC KD", dealer=True, scores=(90, 95))
    thought = Champ().think_lay_away(view)
    for _ in range(10):
        next(thought)
    assert think_through(thought) == Champ().lay_away(view)
