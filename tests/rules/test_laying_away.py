"""Laying away: what may go to the crib, in what order, and that it stays there."""

from itertools import combinations

import pytest

from game.rules.cards import parse_cards
from game.rules.errors import IllegalMove
from game.rules.events import Phase
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway, SayGo
from tests.rules.positions import at_lay_away


def test_d11_non_dealer_is_asked_first_and_the_dealer_last() -> None:
    assert at_lay_away("six-card", "2 4 6 8", "3 5 7 9").turn == "AB"
    assert at_lay_away("six-card", "2 4 6 8", "3 5 7 9", dealer=0).turn == "BA"
    assert at_lay_away("three-handed", "2 4 6 8", "3 5 7 9", "A T Q 9", dealer=1).turn == "CAB"


def test_d11_any_order_comes_to_the_same() -> None:
    first, second = (at_lay_away("six-card", "2 4 6 8", "3 5 7 9") for _ in range(2))
    for seat in (0, 1):
        first.do(LayAway(first.laid[seat]), seat=seat)
    for seat in (1, 0):
        second.do(LayAway(second.laid[seat]), seat=seat)
    assert first.game.phase is second.game.phase is Phase.CUT_STARTER
    assert [first.game.view(seat) for seat in (0, 1)] == [second.game.view(seat) for seat in (0, 1)]
    assert first.game.deal.crib == second.game.deal.crib


def test_d12_card_laid_away_cannot_be_recalled() -> None:
    position = at_lay_away("six-card", "2 4 6 8", "3 5 7 9")
    position.do(LayAway(position.laid[0]), seat=0)
    assert position.game.legal(0) == ()
    kept = position.game.view(0).hand
    with pytest.raises(IllegalMove, match="stay in the crib"):
        position.do(LayAway(kept[:2]), seat=0)
    assert position.game.view(0).hand == kept


@pytest.mark.parametrize(
    ("form", "choices"),
    [
        ("five-card", 10),
        ("six-card", 15),
        ("seven-card", 21),
        ("three-handed", 5),
        ("four-handed-five-card", 4),
        ("four-handed", 5),
        ("four-handed-seven-card", 6),
    ],
)
def test_every_choice_is_legal(form: str, choices: int) -> None:
    game = Game(FORMS[form], House(), "choices", dealer=0)
    for seat in game.waiting:
        hand = game.view(seat).hand
        legal = game.legal(seat)
        assert legal == tuple(LayAway(cards) for cards in combinations(hand, FORMS[form].laid_away))
        assert len(legal) == choices


def test_cards_may_be_named_in_any_order() -> None:
    position = at_lay_away("six-card", "2 4 6 8", "3 5 7 9")
    position.do(LayAway(position.laid[0][::-1]), seat=0)
    assert set(position.game.view(0).laid_away) == set(position.laid[0])


@pytest.mark.parametrize("number", [0, 1, 3, 6])
def test_two_cards_exactly(number: int) -> None:
    position = at_lay_away("six-card", "2 4 6 8", "3 5 7 9")
    with pytest.raises(IllegalMove, match="Discard two cards"):
        position.do(LayAway(position.game.view(0).hand[:number]), seat=0)


def test_one_card_exactly_with_three_and_four() -> None:
    position = at_lay_away("three-handed", "2 4 6 8", "3 5 7 9", "A T Q 9")
    with pytest.raises(IllegalMove, match="Discard one card"):
        position.do(LayAway(position.game.view(0).hand[:2]), seat=0)


def test_same_card_twice_is_refused() -> None:
    position = at_lay_away("six-card", "2 4 6 8", "3 5 7 9")
    card = position.game.view(0).hand[0]
    with pytest.raises(IllegalMove, match="two different cards"):
        position.do(LayAway((card, card)), seat=0)


def test_other_peoples_cards_are_refused() -> None:
    position = at_lay_away("six-card", "2 4 6 8", "3 5 7 9")
    with pytest.raises(IllegalMove, match="don't have"):
        position.do(LayAway(position.laid[1]), seat=0)
    mixed = (position.laid[0][0], position.laid[1][0])
    with pytest.raises(IllegalMove, match="don't have"):
        position.do(LayAway(mixed), seat=0)
    assert len(position.game.view(0).hand) == 6


def test_nothing_else_can_be_done() -> None:
    position = at_lay_away("six-card", "2 4 6 8", "3 5 7 9")
    with pytest.raises(IllegalMove, match="to the crib first"):
        position.do(SayGo(), seat=0)


def test_hands_are_kept_as_they_were_held() -> None:
    position = at_lay_away("six-card", "2H 4D 6C 8S", "3 5 7 9", laid=["KC QC", "KD QD"])
    position.do(LayAway(parse_cards("KC QC")), seat=0)
    view = position.game.view(0)
    assert view.kept == view.hand == parse_cards("2H 4D 6C 8S")
    assert view.laid_away == parse_cards("KC QC")
    assert position.game.view(1).kept == ()
