"""The deal: how many cards to whom, whose crib, three for last, and the starter's heels."""

import pytest

from game.rules.cards import PACK
from game.rules.counting import Reason
from game.rules.events import Dealt, Pegged, Phase
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from tests.rules.positions import Position, at_lay_away, at_starter, pegged
from tests.rules.scripted_packs import ScriptedPacks

SHAPES = [  # form, seats, dealt, laid away, from the pack, target
    ("five-card", 2, 5, 2, 0, 61),
    ("six-card", 2, 6, 2, 0, 121),
    ("seven-card", 2, 7, 2, 0, 181),
    ("three-handed", 3, 5, 1, 1, 61),
    ("four-handed-five-card", 4, 4, 1, 0, 61),
    ("four-handed", 4, 5, 1, 0, 121),
    ("four-handed-seven-card", 4, 6, 1, 0, 181),
]


@pytest.mark.parametrize(("form", "seats", "dealt", "away", "from_pack", "target"), SHAPES)
def test_d8_cards_dealt_laid_away_and_played_for(
    form: str, seats: int, dealt: int, away: int, from_pack: int, target: int
) -> None:
    game = Game(FORMS[form], House(), "deal", dealer=0)
    assert game.target == target
    assert game.waiting == (*range(1, seats), 0)
    assert [len(game.view(seat).hand) for seat in range(seats)] == [dealt] * seats
    assert all(len(move.cards) == away for move in game.legal(0) if hasattr(move, "cards"))
    assert seats * away + from_pack == 4
    position = Position(game)
    while game.phase is Phase.LAY_AWAY:
        position.do(game.legal(game.waiting[0])[0])
    assert len(game.deal.crib) == 4


def test_d8_every_form_is_listed() -> None:
    assert {shape[0] for shape in SHAPES} == set(FORMS)


def test_d8_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    game = Game(FORMS["three-handed"], House(), "test", dealer=1, packs=ScriptedPacks({}))
    assert game.view(2).hand == PACK[0:15:3]
    assert game.view(0).hand == PACK[1:15:3]
    assert game.view(1).hand == PACK[2:15:3]


def test_d9_card_from_the_pack_lies_in_the_three_handed_crib_unseen() -> None:
    position = at_lay_away("three-handed", "2 4 6 8", "3 5 7 9", "A T Q 9", from_pack="KS")
    assert [str(card) for card in position.game.deal.from_pack] == ["KS"]
    assert all("KS" not in repr(position.game.view(seat)) for seat in range(3))
    position.lay_away()
    assert position.game.deal.crib == (*(cards[0] for cards in position.laid), PACK[-1])
    assert PACK[-1] not in position.game.deal.stock


@pytest.mark.parametrize("form", FORMS)
def test_d6_deal_passes_to_the_left(form: str) -> None:
    game = Game(FORMS[form], House(target=181), "passing", dealer=0)
    position = Position(game)
    while game.deals < 6:
        position.do(game.legal(game.waiting[0])[0])
    dealers = [event.dealer for event in position.events if isinstance(event, Dealt)]
    assert dealers[:6] == [number % FORMS[form].seats for number in range(6)]


def test_d10_non_dealer_of_the_first_five_card_deal_has_three_for_last() -> None:
    for dealer, other in ((0, 1), (1, 0)):
        game = Game(FORMS["five-card"], House(), "three", dealer=dealer)
        assert game.scores[other] == 3
        assert game.scores[dealer] == 0
        assert isinstance(game.opening[0], Pegged)
        assert game.opening[0].reason is Reason.THREE_FOR_LAST


def test_d10_three_for_last_is_scored_once() -> None:
    position = Position(Game(FORMS["five-card"], House(), "three", dealer=0))
    while position.game.deals < 3:
        position.do(position.game.legal(position.game.waiting[0])[0])
    reasons = [event.reason for event in position.events if isinstance(event, Pegged)]
    assert reasons.count(Reason.THREE_FOR_LAST) == 1


@pytest.mark.parametrize("form", [name for name in FORMS if name != "five-card"])
def test_d10_no_three_for_last_in_other_forms_unless_the_house_wants_it(form: str) -> None:
    assert Game(FORMS[form], House(), "three", dealer=0).scores == [0] * FORMS[form].sides
    assert Game(FORMS[form], House(three_for_last=True), "three", dealer=0).scores[1] == 3


def test_d10_the_house_may_leave_it_out() -> None:
    assert Game(FORMS["five-card"], House(three_for_last=False), "three", dealer=0).scores == [0, 0]


@pytest.mark.parametrize("starter", ["JC", "JD", "JH", "JS"])
def test_s1_jack_turned_up_is_two_for_the_dealer_at_once(starter: str) -> None:
    position = at_starter("six-card", "2 3 4 5", "6 7 8 9", starter=starter)
    assert position.cut() == ["B 2 heels"]
    assert position.game.phase is Phase.PLAY


def test_s1_no_other_starter_pegs() -> None:
    for starter in ("TC", "QD", "KH", "5S"):
        assert at_starter("six-card", "2 3 4 6", "6 7 8 9", starter=starter).cut() == []


def test_s1_heels_count_for_the_dealers_side_in_partners() -> None:
    position = at_starter("four-handed", "2 3 4 5", "6 7 8 9", "A T Q K", "A T Q K", starter="JC", dealer=3)
    assert position.cut() == ["D 2 heels"]
    assert position.scores == (0, 2)


@pytest.mark.parametrize("score", [119, 120])
def test_s2_heels_win_before_a_card_is_played(score: int) -> None:
    position = at_starter("six-card", "2 3 4 5", "6 7 8 9", starter="JC", scores=(100, score))
    position.cut()
    outcome = position.game.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.scores) == (1, Reason.HEELS, (100, 121))
    assert position.game.waiting == ()
    assert position.game.deal.played == []


def test_s2_heels_at_118_do_not_win() -> None:
    position = at_starter("six-card", "2 3 4 5", "6 7 8 9", starter="JC", scores=(100, 118))
    assert position.cut() == ["B 2 heels"]
    assert position.game.outcome is None


def test_s2_stink_hole_bars_heels_from_the_last_hole_alone() -> None:
    stuck = at_starter(
        "six-card", "2 3 4 5", "6 7 8 9", starter="JC", scores=(100, 120), house="stink_hole=yes"
    )
    assert stuck.cut() == []
    assert stuck.scores == (100, 120)
    free = at_starter(
        "six-card", "2 3 4 5", "6 7 8 9", starter="JC", scores=(100, 119), house="stink_hole=yes"
    )
    assert free.cut() == ["B 2 heels"]
    assert free.game.outcome is not None


def test_s4_the_jack_turned_up_is_not_reckoned_again() -> None:
    position = at_starter("six-card", "KH QH 2S 3S", "6C 6D AC AD", starter="JH", laid=["9C 4D", "8C 2D"])
    texts = position.cut() + position.play_on()
    assert texts[0] == "B 2 heels"
    assert position.shown()[0] == "A 9"
    assert sum(text == "B 2 heels" for text in texts) == 1
    assert position.game.deals == 2


def test_opening_events_tell_the_deal() -> None:
    game = Game(FORMS["five-card"], House(), "open", dealer=1)
    dealt = game.opening[-1]
    assert isinstance(dealt, Dealt)
    assert dealt.hands == (game.view(0).hand, game.view(1).hand)
    assert pegged(game.opening) == ["A 3 three for last"]
