"""The cut for the deal, the cut of the pack, and the cut of the starter."""

import pytest

from game.rules.cards import PACK, parse_cards
from game.rules.errors import IllegalMove
from game.rules.events import CutForDeal, CutTied, DealerChosen, PackCut, Phase, StarterCut
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Cut
from tests.rules.positions import Position, at_lay_away, at_starter
from tests.rules.scripted_packs import ScriptedPacks


def cut_for_deal(form: str, *tries: str, house: str = "") -> Position:
    """A game whose seats are going to cut these cards, in order, each by lifting four."""
    tops = {}
    for number, cards in enumerate(map(parse_cards, tries), 1):
        packet = tuple(card for card in PACK if card not in cards)[:4]
        tops[f"cut {number}"] = packet + cards
    return Position(Game(FORMS[form], House.parse(house), "test", packs=ScriptedPacks(tops)))


def cut_all(position: Position) -> None:
    """One cut by every seat; the card cut before is out of the pack, so the next lies in its place."""
    for _ in range(position.game.form.seats):
        position.do(Cut(4))


def chosen(position: Position) -> DealerChosen:
    """How the cut was settled."""
    return next(event for event in position.events if isinstance(event, DealerChosen))


@pytest.mark.parametrize(("cards", "dealer"), [("5H 9C", 0), ("9C 5H", 1), ("2C AS", 1), ("KD QS", 1)])
def test_d1_lower_cut_deals_and_the_ace_is_lowest(cards: str, dealer: int) -> None:
    position = cut_for_deal("six-card", cards)
    assert position.turn == "A"
    cut_all(position)
    assert chosen(position).dealer == position.game.dealer == dealer
    assert [str(event.card) for event in position.events if isinstance(event, CutForDeal)] == cards.split()


def test_d1_suits_are_equal() -> None:
    for cards in ("5H 5C", "5C 5H", "5S 5D"):
        position = cut_for_deal("six-card", cards, "3H 9C")
        cut_all(position)
        assert position.game.phase is Phase.CUT_FOR_DEAL


def test_d1_lowest_of_three_and_of_four_deals() -> None:
    for form, cards, dealer in (("three-handed", "9C 8C 2D", 2), ("four-handed", "KC 3D 9S 4H", 1)):
        position = cut_for_deal(form, cards)
        cut_all(position)
        assert position.game.dealer == dealer
        assert chosen(position).places == tuple(range(position.game.form.seats))


def test_d2_tie_is_cut_again_from_a_full_pack() -> None:
    position = cut_for_deal("six-card", "8H 8C", "8H 8D", "8H 3C")
    assert len(position.game.legal(0)) == 52 - 2 * 4 + 1
    cut_all(position)
    assert len(position.game.legal(0)) == 52 - 2 * 4 + 1
    cut_all(position)
    assert [event for event in position.events if isinstance(event, CutTied)] == [
        CutTied(parse_cards("8H 8C")),
        CutTied(parse_cards("8H 8D")),
    ]
    cut_all(position)
    assert position.game.dealer == 1


def test_d2_only_a_tie_of_the_lowest_matters_where_each_plays_for_himself() -> None:
    position = cut_for_deal("three-handed", "8H 8C 2D")
    cut_all(position)
    assert position.game.dealer == 2


def test_d3_each_packet_of_the_cut_for_deal_keeps_four() -> None:
    position = cut_for_deal("six-card", "8H 3C")
    assert position.game.legal(0) == tuple(Cut(depth) for depth in range(4, 49))
    position.do(Cut(48))
    assert position.game.legal(1) == tuple(Cut(depth) for depth in range(4, 48))


@pytest.mark.parametrize(
    ("form", "stock", "deepest"),
    [
        ("six-card", 40, 36),
        ("five-card", 42, 38),
        ("seven-card", 38, 34),
        ("three-handed", 36, 32),
        ("four-handed-five-card", 36, 32),
        ("four-handed", 32, 28),
        ("four-handed-seven-card", 28, 24),
    ],
)
def test_d3_legal_depths_for_the_starter(form: str, stock: int, deepest: int) -> None:
    game = Game(FORMS[form], House(), "stock", dealer=0)
    position = Position(game)
    while game.phase is Phase.LAY_AWAY:
        position.do(game.legal(game.waiting[0])[0])
    assert len(game.deal.stock) == stock
    assert game.legal(1) == tuple(Cut(depth) for depth in range(4, deepest + 1))
    assert game.view(1).cut_depths == range(4, deepest + 1)


@pytest.mark.parametrize("depth", [-1, 0, 3, 37, 52])
def test_d3_cut_too_thin_or_too_deep_is_refused(depth: int) -> None:
    position = at_starter("six-card", "4 4 K K", "7 J 5 Q")
    with pytest.raises(IllegalMove, match="leave four in each packet"):
        position.do(Cut(depth))
    assert position.game.phase is Phase.CUT_STARTER


@pytest.mark.parametrize(("form", "cutter"), [("six-card", "A"), ("three-handed", "A"), ("four-handed", "A")])
def test_d4_player_at_the_dealers_left_cuts_the_starter(form: str, cutter: str) -> None:
    hands = ["2 4 6 8", "3 5 7 9", "A T Q 9", "K T 8 6"][: FORMS[form].seats]
    position = at_starter(form, *hands)
    assert position.turn == cutter
    with pytest.raises(IllegalMove, match="not your turn"):
        position.do(Cut(4), seat=position.game.dealer)


def test_d4_starter_is_the_top_of_the_lower_packet() -> None:
    position = at_starter("six-card", "4 4 K K", "7 J 5 Q", starter="9S")
    stock = position.game.deal.stock
    position.cut(11)
    assert position.game.deal.starter == stock[11]
    assert StarterCut(0, 11, stock[11]) in position.events


def test_d5_starter_waits_until_all_have_laid_away() -> None:
    position = at_lay_away("three-handed", "2 4 6 8", "3 5 7 9", "A T Q 9")
    for seat, cards in enumerate(position.laid):
        assert position.game.phase is Phase.LAY_AWAY
        with pytest.raises(IllegalMove, match=r"Discard to the crib|already discarded"):
            position.do(Cut(4), seat=0)
        assert position.game.deal.starter is None
        position.do(position.game.legal(seat)[0], seat=seat)
        assert len(cards) == 1
    assert position.game.phase is Phase.CUT_STARTER


def test_pack_is_cut_before_the_deal_where_the_house_has_it() -> None:
    game = Game(
        FORMS["six-card"], House.parse("cut_before_deal=yes"), "test", dealer=1, packs=ScriptedPacks({})
    )
    position = Position(game)
    assert game.phase is Phase.CUT_PACK
    assert position.turn == "A"
    assert game.legal(0) == tuple(Cut(depth) for depth in range(4, 49))
    assert game.view(0).hand == ()
    with pytest.raises(IllegalMove, match="not your turn"):
        position.do(Cut(20), seat=1)
    position.do(Cut(20))
    assert PackCut(0, 20) in position.events
    turned = PACK[20:] + PACK[:20]
    assert game.view(0).hand == turned[0:12:2]
    assert game.view(1).hand == turned[1:12:2]


def test_pack_is_cut_before_every_deal() -> None:
    game = Game(FORMS["six-card"], House.parse("cut_before_deal=yes"), "test", dealer=1)
    position = Position(game)
    for number in (1, 2, 3):
        assert (game.phase, game.deals) == (Phase.CUT_PACK, number)
        while game.deals == number:
            position.do(game.legal(game.waiting[0])[0])


@pytest.mark.parametrize(
    ("cards", "places"),
    [
        ("2C 3C KC QC", (0, 2, 1, 3)),  # A and B have the lowest: B moves opposite
        ("2C KC 3C QC", (0, 1, 2, 3)),
        ("KC 3C 2C QC", (0, 1, 3, 2)),  # B and C against A and D
        ("9C 3C KC 2C", (0, 1, 2, 3)),
    ],
)
def test_w9_two_lowest_play_two_highest_and_sit_opposite(cards: str, places: tuple[int, ...]) -> None:
    position = cut_for_deal("four-handed", cards, house="cut_for_partners=yes")
    cut_all(position)
    assert chosen(position).places == places
    lowest_first = sorted(range(4), key=lambda cutter: parse_cards(cards)[cutter].rank)
    seats = [places.index(cutter) for cutter in lowest_first]
    assert abs(seats[0] - seats[1]) == 2
    assert position.game.dealer == seats[0]


def test_w9_tie_between_second_and_third_is_cut_again() -> None:
    position = cut_for_deal("four-handed", "2C 3C 3D KC", house="cut_for_partners=yes")
    cut_all(position)
    assert any(isinstance(event, CutTied) for event in position.events)
    assert position.game.phase is Phase.CUT_FOR_DEAL


def test_w9_the_two_highest_may_be_alike() -> None:
    position = cut_for_deal("four-handed", "2C 3C KC KD", house="cut_for_partners=yes")
    cut_all(position)
    assert position.game.phase is Phase.LAY_AWAY


def test_w9_partners_sit_opposite_without_a_cut_for_them() -> None:
    position = cut_for_deal("four-handed", "2C 3C 3D KC")
    cut_all(position)
    assert chosen(position) == DealerChosen(0, (0, 1, 2, 3))


FROM_TOP = "starter_from_top=yes"


def test_d13_nobody_cuts_where_the_top_card_is_turned_over() -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9", starter="7C", house=FROM_TOP)
    top = position.game.deal.stock[0]
    assert position.game.phase is Phase.PLAY
    assert position.game.deal.starter == top
    assert StarterCut(1, 0, top) in position.events
    assert position.turn == "A"


@pytest.mark.parametrize(("score", "pegs"), [(0, "B 2 heels"), (120, "B 1 heels")])
def test_d13_a_jack_on_top_is_his_heels_which_win_too(score: int, pegs: str) -> None:
    position = at_lay_away("six-card", "4 5 K Q", "6 T T 9", house=FROM_TOP, scores=(0, score))
    others = (card for card in position.game.deal.stock if str(card) != "JH")
    position.game.deal.stock = (*parse_cards("JH"), *others)
    assert position.lay_away() == [pegs]
    assert bool(position.game.outcome) == (score == 120)


def test_d13_a_log_of_a_house_that_cuts_still_cuts() -> None:
    position = at_starter("six-card", "4 5 K Q", "6 T T 9", house="go_by_hand=yes")
    assert position.game.phase is Phase.CUT_STARTER
