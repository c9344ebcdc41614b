"""The order of the pack can be checked by anyone, and a cut turns it round."""

from hashlib import sha256

import pytest

from game.rules.cards import PACK, parse_cards
from game.rules.errors import InvalidHand, InvalidHouse, InvalidLog
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.pack import ShuffledPacks, cut, cut_depths, seal
from tests.rules.scripted_packs import ScriptedPacks


def _order_by_hand(seed: str, deal: int) -> list[str]:
    names = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]
    return sorted(names, key=lambda name: sha256(f"{seed}:{deal}:{name}".encode()).hexdigest())


@pytest.mark.parametrize("deal", [1, 2, 17])
def test_order_of_a_deal_follows_from_the_seed(deal: int) -> None:
    assert [str(card) for card in ShuffledPacks("wasco")(str(deal))] == _order_by_hand("wasco", deal)


def test_order_is_the_same_on_every_machine() -> None:
    assert " ".join(map(str, ShuffledPacks("1987")("1")[:6])) == "3D 8D 7H KC 2H TH"


def test_every_pack_is_complete_and_every_occasion_has_its_own() -> None:
    packs = [ShuffledPacks("wasco")(occasion) for occasion in ("1", "2", "cut 1", "cut 2")]
    assert all(sorted(pack) == sorted(PACK) for pack in packs)
    assert len(set(packs)) == 4


def test_every_card_comes_to_the_top_about_as_often() -> None:
    tops = [ShuffledPacks(str(seed))("1")[0] for seed in range(5200)]
    assert all(60 < tops.count(card) < 145 for card in PACK)  # 100 on average; five deviations are 50


def test_d3_four_cards_stay_in_each_packet() -> None:
    assert list(cut_depths(8)) == [4]
    assert (cut_depths(52)[0], cut_depths(52)[-1]) == (4, 48)


def test_cut_rotates_the_pack() -> None:
    assert cut(PACK, 10) == PACK[10:] + PACK[:10]


def test_scripted_pack_is_completed() -> None:
    pack = ScriptedPacks({"1": parse_cards("5H JC")})("1")
    assert [str(card) for card in pack[:3]] == ["5H", "JC", "AC"]
    assert sorted(pack) == sorted(PACK)
    assert ScriptedPacks({})("1") == PACK


def test_scripted_pack_with_a_card_twice_is_refused() -> None:
    card = PACK[0]
    with pytest.raises(InvalidHand, match="twice"):
        ScriptedPacks({"1": (card, card)})("1")


def test_seal_proves_the_seed() -> None:
    assert seal("wasco") == sha256(b"wasco").hexdigest()
    assert seal("wasco") != seal("Wasco")


def test_a_word_brings_other_cards_and_leaves_the_seal() -> None:
    plain, mixed_in = (Game(FORMS["six-card"], House(), "1987", word=word) for word in ("", "horseshoe"))
    assert plain.seal == mixed_in.seal == seal("1987")
    assert plain.pack("1") == ShuffledPacks("1987")("1")
    assert mixed_in.pack("1") == ShuffledPacks("1987 horseshoe")("1") != plain.pack("1")
    assert mixed_in.pack("cut 1") != plain.pack("cut 1")


@pytest.mark.parametrize("word", ["a\nb", " a", "\x1b", "A" * 41])
def test_a_word_that_is_none_is_refused(word: str) -> None:
    with pytest.raises(InvalidHouse):
        Game(FORMS["six-card"], House(), "1987", word=word)
    heading = Game(FORMS["six-card"], House(), "1987", word="good").to_lines()
    with pytest.raises(InvalidLog, match=r"^Line 5: "):
        Game.from_lines([line.replace("good", word) for line in heading])


def test_a_log_keeps_the_word() -> None:
    game = Game(FORMS["six-card"], House(), "1987", dealer=1, word="my own words")
    again = Game.from_lines(game.to_lines())
    assert again.to_lines() == game.to_lines()
    assert again.heading == game.heading
    assert again.pack("1") == game.pack("1")
