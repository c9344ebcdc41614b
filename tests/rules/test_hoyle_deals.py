"""Hoyle's two imaginary deals of five-card cribbage, card by card, to `A 20, B 27`."""

from game.rules.cards import Cards, parse_cards
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Cut, LayAway
from game.rules.presets import PRESETS
from tests.rules.positions import Position
from tests.rules.scripted_packs import ScriptedPacks


def _pack(elder: str, dealer: str, packet: str, starter: str) -> Cards:
    """A card to each in turn, the elder hand first; the starter lies under a packet of four."""
    pairs = zip(parse_cards(elder), parse_cards(dealer), strict=True)
    return (*(card for pair in pairs for card in pair), *parse_cards(packet), *parse_cards(starter))


FIRST = _pack("QH 6H 9C 8D 7S", "AH TH TC 5S 4D", "2C 2D 2H 2S", "QC")
SECOND = _pack("KH 8H 7S 8D 3C", "5D 9D 3S TH 6C", "2C 2D 2H 2S", "6D")


def _game(house: House) -> Position:
    packs = ScriptedPacks({"1": FIRST, "2": SECOND})
    return Position(Game(FORMS["five-card"], house, "hoyle", dealer=1, packs=packs))


def _first_deal(position: Position) -> None:
    assert position.scores == (3, 0)
    position.do(LayAway(parse_cards("QH 9C")), LayAway(parse_cards("AH 4D")), Cut(4))
    assert position.play("A7 BT A8 B5") == ["B 1 last card"]


def _second_deal(position: Position) -> None:
    position.do(LayAway(parse_cards("KH 3C")), LayAway(parse_cards("6C 9D")), Cut(4))
    assert position.play("B8H AT B8D A5") == ["A 2 play"]


def test_two_deals_end_at_a_20_b_27() -> None:
    position = _game(House())
    _first_deal(position)
    assert position.shown() == ["A 5", "B 8", "B crib 6"]
    assert position.scores == (8, 15)
    _second_deal(position)
    assert position.shown()[3:] == ["B 12", "A 2", "A crib 8"]
    assert position.scores == (20, 27)
    assert position.game.dealer == 1


def test_two_deals_in_the_house_of_hoyle_with_the_pack_cut() -> None:
    turned = {
        number: pack[-10:] + pack[:-10]  # ten cards that the cut puts below
        for number, pack in {"1": _whole(FIRST), "2": _whole(SECOND)}.items()
    }
    game = Game(FORMS["five-card"], PRESETS["hoyle"].house, "hoyle", dealer=1, packs=ScriptedPacks(turned))
    position = Position(game)
    position.do(Cut(10))
    _first_deal(position)
    position.do(Cut(10))
    _second_deal(position)
    assert position.scores == (20, 27)


def _whole(top: Cards) -> Cards:
    return ScriptedPacks({"1": top})("1")
