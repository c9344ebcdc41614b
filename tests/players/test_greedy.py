"""The greedy player, against whom the champ is measured."""

from game.players.guesses import mean_shown
from game.rules.cards import parse_cards
from game.rules.forms import FORMS
from game.rules.house import House
from game.tournament.contest import Pairing, play_deck
from game.tournament.entrants import entrant
from tests.players.greedy import Greedy
from tests.players.positions import laying_view, playing_view


def test_it_takes_the_most_points_at_once() -> None:
    assert str(Greedy().play(playing_view("3C 4D 7H KS", "5C 6D"))) == "4D"  # fifteen, and a run of three
    assert str(Greedy().play(playing_view("AC 2D 8H KS", "7D"))) == "8H"


def test_without_points_it_plays_its_highest_card() -> None:
    assert str(Greedy().play(playing_view("2C 5D 9H QS"))) == "QS"


def test_it_keeps_the_best_hand_and_lays_a_five_beside_a_king() -> None:
    dealt, kept = parse_cards("5D 6C 7C 8C 9S KH"), parse_cards("6C 7C 8C 9S")
    assert mean_shown(kept, dealt) > mean_shown(parse_cards("5D 6C 7C 8C"), dealt)
    for dealer in (True, False):
        away = Greedy().lay_away(laying_view("5D 6C 7C 8C 9S KH", dealer=dealer))
        assert set(away) == set(parse_cards("5D KH"))


def test_it_can_be_entered_against_the_levels() -> None:
    greedy = entrant("tests.players.greedy:Greedy")
    tally = play_deck(Pairing((entrant("bsd"), greedy), FORMS["six-card"], House(), "greedy"), 0)
    assert tally.games == 2
