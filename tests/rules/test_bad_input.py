"""Whatever is asked wrongly is refused by name in one plain sentence, and the game is as it was."""

from collections.abc import Callable

import pytest

from game.rules.cards import Card, parse_cards
from game.rules.errors import CribbageError, IllegalMove, InvalidCard, InvalidHand, InvalidHouse
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Accept, CallMuggins, Claim, Cut, LayAway, Move, Play, SayGo, TakeHeels
from tests.rules.positions import Position, at_lay_away, at_play, at_starter
from tests.rules.random_games import state

HANDS = ("4H 5H KC QC", "6D TD TH 9S")


def at_table(house: str = "") -> Position:
    return at_play("six-card", *HANDS, laid=["2C 3D", "2D 3C"], starter="8S", house=house)


def near_31(house: str = "") -> Position:
    position = at_play("six-card", "TH 9C 4S KD", "QD 8S AC 7H", house=house)
    position.play("AT BQ A9")
    return position


def at_the_show() -> Position:
    position = at_play("six-card", *HANDS, house="counting=bsd")
    position.play_on()
    return position


def at_the_end() -> Position:
    position = at_play("six-card", *HANDS, scores=(119, 0))
    position.play("A4 B6 A5")
    return position


BAD: dict[str, tuple[Callable[[], Position], int, Move]] = {
    "three cards laid away": (lambda: at_lay_away("six-card", *HANDS), 0, LayAway(parse_cards("4H 5H KC"))),
    "a card laid away twice": (lambda: at_lay_away("six-card", *HANDS), 0, LayAway((Card.parse("4H"),) * 2)),
    "another's card laid away": (lambda: at_lay_away("six-card", *HANDS), 0, LayAway(parse_cards("4H 6D"))),
    "a card played before the starter": (lambda: at_starter("six-card", *HANDS), 0, Play(Card.parse("4H"))),
    "a cut too deep": (lambda: at_starter("six-card", *HANDS), 0, Cut(37)),
    "a cut too thin": (lambda: at_starter("six-card", *HANDS), 0, Cut(3)),
    "a cut by the dealer": (lambda: at_starter("six-card", *HANDS), 1, Cut(20)),
    "a card past 31": (near_31, 1, Play(Card.parse("8S"))),
    "a go while a card could be played": (near_31, 1, SayGo()),
    "a go by hand while a card could be played": (lambda: near_31("go_by_hand=yes"), 1, SayGo()),
    "a move out of turn": (at_table, 1, Play(Card.parse("6D"))),
    "another's card": (at_table, 0, Play(Card.parse("6D"))),
    "a card laid away before": (at_table, 0, Play(Card.parse("2C"))),
    "a cut in the middle of the play": (at_table, 0, Cut(20)),
    "a claim while the table counts": (at_table, 0, Claim(2)),
    "muggins while the table counts": (at_table, 0, CallMuggins(2)),
    "nothing to accept": (at_table, 0, Accept()),
    "heels that are not there": (at_table, 1, TakeHeels()),
    "a claim of 30": (at_the_show, 0, Claim(30)),
    "a claim below nothing": (at_the_show, 0, Claim(-1)),
    "a claim by the other": (at_the_show, 1, Claim(2)),
    "a card played in the show": (at_the_show, 0, Play(Card.parse("4H"))),
    "a move after the end": (at_the_end, 1, Play(Card.parse("TD"))),
    "a go after the end": (at_the_end, 0, SayGo()),
    "a seat that is not there": (at_table, 2, Play(Card.parse("4H"))),
    "a seat below nothing": (at_table, -1, Play(Card.parse("4H"))),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_move_is_refused_and_changes_nothing(case: str) -> None:
    make, seat, move = BAD[case]
    position = make()
    before, log = state(position.game), position.game.to_lines()
    with pytest.raises(IllegalMove) as refused:
        position.game.apply(seat, move)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert sentence[0].isupper()
    assert "\n" not in sentence
    assert state(position.game) == before
    assert position.game.to_lines() == log


def test_game_goes_on_after_a_refusal() -> None:
    position = at_table()
    with pytest.raises(IllegalMove):
        position.do(SayGo())
    assert position.play("A4 B6 A5") == ["A 5 play"]


def test_errors_have_names_of_their_own() -> None:
    with pytest.raises(InvalidCard):
        Card.parse("1X")
    with pytest.raises(InvalidCard, match="5HXX"):
        parse_cards("5HXX")
    with pytest.raises(InvalidHand):
        parse_cards("5H 5H")
    for error in (InvalidCard, InvalidHand, IllegalMove, InvalidHouse):
        assert issubclass(error, CribbageError)


@pytest.mark.parametrize("seed", ["", " ", "two\nlines", " blank before", "two  blanks"])
def test_seed_that_no_log_could_hold_is_refused(seed: str) -> None:
    with pytest.raises(InvalidHouse, match="seed"):
        Game(FORMS["six-card"], House(), seed)


@pytest.mark.parametrize("dealer", [-1, 2, 4])
def test_dealer_who_has_no_seat_is_refused(dealer: int) -> None:
    with pytest.raises(InvalidHouse, match=f"no seat {dealer}"):
        Game(FORMS["six-card"], House(), "seed", dealer=dealer)
