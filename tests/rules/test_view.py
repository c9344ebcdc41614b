"""A view holds all that its seat may know, and nothing that it may not."""

from collections.abc import Iterator

import pytest

from game.rules.cards import Card, Cards, parse_cards
from game.rules.counting import Score
from game.rules.events import Claimed
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Accept, Claim, Play
from game.rules.view import ToCount
from game.values import parts
from tests.rules.at_the_count import at_count
from tests.rules.cards_in import cards_in
from tests.rules.positions import at_lay_away, at_play, at_starter

SIX = ("2H 4D 6C 8S", "3H 5D 7C 9S")
LAID = ["KC QC", "KD QD"]


def seen(cards: str) -> set[Card]:
    return set(parse_cards(cards))


def test_before_the_cut_there_is_nothing_to_see() -> None:
    view = Game(FORMS["six-card"], House(), "view").view(0)
    assert (view.dealer, view.hand, view.starter, view.scores) == (None, (), None, (0, 0))
    assert not cards_in(view)
    assert view.cut_depths == range(4, 49)


def test_own_cards_alone_are_seen_before_the_starter() -> None:
    position = at_lay_away("six-card", *SIX, laid=LAID)
    assert cards_in(position.game.view(0)) == seen("2H 4D 6C 8S KC QC")
    assert cards_in(position.game.view(1)) == seen("3H 5D 7C 9S KD QD")
    position.lay_away()
    assert cards_in(position.game.view(0)) == seen("2H 4D 6C 8S KC QC")


def test_starter_is_seen_by_all_once_it_is_cut() -> None:
    position = at_starter("six-card", *SIX, laid=LAID, starter="TH")
    assert all(position.game.view(seat).starter is None for seat in (0, 1))
    position.cut()
    assert all(str(position.game.view(seat).starter) == "TH" for seat in (0, 1))


def test_played_cards_are_seen_by_all() -> None:
    position = at_play("six-card", *SIX, laid=LAID, starter="TH")
    position.play("A4 B5 A6")
    view = position.game.view(1)
    assert [(seat, str(card)) for seat, card in view.pile] == [(0, "4D"), (1, "5D"), (0, "6C")]
    assert view.played == view.pile
    assert view.count == 15
    assert view.cards_left == (2, 3)
    assert cards_in(view) == seen("3H 5D 7C 9S KD QD TH 4D 6C")
    assert view.hand == parse_cards("3H 7C 9S")
    assert view.kept == parse_cards("3H 5D 7C 9S")


def test_pile_is_cleared_and_played_cards_are_remembered() -> None:
    position = at_play("six-card", "T 9 6 K", "Q 8 7 7")
    position.play("AT BQ A9")
    view = position.game.view(0)
    assert (view.pile, view.count) == ((), 0)
    assert len(view.played) == 3


def test_gone_is_seen() -> None:
    position = at_play("six-card", "T 9 6 K", "Q 8 7 7", house="go_by_hand=yes")
    position.play("AT BQ A9 Bgo")
    assert position.game.view(0).called_go == {1}


def test_playable_cards_do_not_pass_31() -> None:
    position = at_play("six-card", "T 9 6 K", "Q 2 7 7")
    position.play("AT BQ A9")
    assert [str(card)[0] for card in position.game.view(1).playable] == ["2"]


def test_w11_partner_sees_no_more_than_anybody_else() -> None:
    hands = ("2 4 6 8", "3 5 7 9", "A T Q 9", "K T 8 6")
    position = at_play("four-handed", *hands)
    partners = (position.game.view(0), position.game.view(2))
    for own, other in (partners, partners[::-1]):
        hidden: Cards = other.kept + other.laid_away
        assert not cards_in(own) & set(hidden)


def test_crib_is_ours_when_the_dealer_is_on_our_side() -> None:
    two = at_play("six-card", *SIX)
    assert [two.game.view(seat).crib_is_ours for seat in (0, 1)] == [False, True]
    four = at_lay_away("four-handed", "2 4 6 8", "3 5 7 9", "A T Q 9", "K T 8 6")
    assert [four.game.view(seat).crib_is_ours for seat in range(4)] == [False, True, False, True]


def test_view_knows_the_target_and_the_scores() -> None:
    position = at_play("six-card", *SIX, scores=(7, 9), house="target=61")
    view = position.game.view(0)
    assert (view.target, view.scores) == (61, (7, 9))


def test_view_cannot_be_changed_and_does_not_change() -> None:
    position = at_play("six-card", *SIX)
    view = position.game.view(0)
    again = position.game.view(0)
    assert view == again
    with pytest.raises(AttributeError, match="never changes"):
        view.count = 3  # type: ignore[misc]
    position.play("A4")
    assert view == again
    assert view.count == 0


def test_a_hand_to_be_counted_is_seen_by_all_but_not_what_it_counts() -> None:
    position = at_count("hoyle", 10, 20)
    for seat in (0, 1):
        view = position.game.view(seat)
        deal = position.game.deal
        assert deal.starter
        assert view.to_count == ToCount(0, False, deal.kept[0], deal.starter)
        assert view.claimed is None


def test_a_count_that_can_be_called_does_not_tell_whether_it_is_right() -> None:
    views = []
    for own in ("5C 5D TH TS", "5C 5D 2H 3S"):
        position = at_play("six-card", own, "7 6 6 9", laid=LAID, starter="AS", house="counting=hoyle")
        position.play_on()
        position.pegs_at(10, 20)
        position.do(Claim(4))
        views.append(position.game.view(1))
    assert views[0].claimed == views[1].claimed == Claimed(0, 4)
    assert views[0].scores == views[1].scores
    for view in views:
        assert not [part for part in parts_of((view.claimed, view.to_count)) if isinstance(part, Score)]


def test_nothing_is_to_be_counted_once_the_count_is_settled() -> None:
    position = at_count("hoyle", 10, 20)
    position.do(Claim(8), Accept())
    view = position.game.view(0)
    assert view.to_count
    assert (view.to_count.seat, view.claimed) == (1, None)
    position.do(Claim(0), Accept(), Claim(0), Accept())
    assert (position.game.view(0).to_count, position.game.view(0).claimed) == (None, None)


def test_a_card_that_is_counted_lies_on_the_pile() -> None:
    position = at_play("six-card", *SIX, house="counting=acc")
    position.do(Play(position.game.view(0).hand[0]), Claim(0))
    view = position.game.view(1)
    assert (view.to_count, view.claimed) == (None, Claimed(0, 0))
    position.do(Accept())
    assert position.game.view(1).claimed is None


def parts_of(value: object) -> Iterator[object]:
    """Everything that a value is made of."""
    yield value
    if hasattr(value, "__match_args__"):
        for part in parts(value).values():
            yield from parts_of(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from parts_of(part)


def test_no_view_knows_the_seed() -> None:
    game = Game(FORMS["six-card"], House(), "a secret seed", dealer=0)
    assert "a secret seed" not in repr(game.view(0))
