"""The cut of the pack, and the starter: low, in the middle or high."""

from pathlib import Path

import pytest

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.rules.moves import Cut
from game.rules.presets import PRESETS
from game.rules.voice import HOUSE, Voice
from game.sheets.sheets import ButtonsSheet
from game.sheets.spots import ButtonSpot, CardSpot, Spot
from game.sheets.table_state import OnPack
from game.sheets.table_told import stage
from tests.rules.positions import at_lay_away, at_starter
from tests.scenes.driver import Visit, at_home, at_table, when_asked
from tests.scenes.seen import Moment, moment

FIRE, UP, DOWN = Button.FIRE, Button.UP, Button.DOWN
HANDS = ("2H 5D 5S JC", "3H 6D 8S KC")


HEIGHTS = PRESETS["loadstar"].manner.voice


def cutting(voice: Voice = HEIGHTS) -> Visit:
    visit = at_table(at_starter("six-card", *HANDS, dealer=1), voice=voice)
    visit.until_still()
    assert moment(visit.at) is Moment.STARTER
    return visit


def test_it_points_at_the_pack() -> None:
    visit = cutting()
    assert visit.top.cursor == OnPack()
    assert visit.top.message == "Cut for the starter: middle"
    assert visit.at.button_names == ["LOW", "MIDDLE", "HIGH"]


def test_where_no_height_is_named_one_word_cuts_or_a_click_on_the_pack() -> None:
    for spot in (ButtonSpot("CUT"), CardSpot(OnPack())):
        visit = cutting(HOUSE)
        assert visit.at.button_names == ["CUT"]
        (words,) = (sheet for sheet in visit.scene.picture() if isinstance(sheet, ButtonsSheet))
        assert (visit.top.cursor, words.lit) == (OnPack(), ""), "one thing is lit: the deck in its frame"
        assert visit.top.message == "Cut for the starter"
        visit.stack.press(Press(None, letter="H"))
        visit.stack.click(spot)
        assert visit.game.moves[-1] == (0, Cut(20))


def test_where_no_height_is_named_directions_go_by_a_card() -> None:
    visit = cutting(HOUSE)
    visit.press(UP, UP, DOWN)
    assert visit.top.message == "Cut for the starter: 21 cards"
    visit.press(FIRE)
    assert visit.game.moves[-1] == (0, Cut(21))


@pytest.mark.parametrize(
    ("buttons", "depth"),
    [((), 20), ((UP,), 31), ((DOWN,), 9), ((UP, UP, DOWN), 20), ((Button.LEFT,), 9), ((Button.RIGHT,), 31)],
)
def test_low_middle_or_high(buttons: tuple[Button, ...], depth: int) -> None:
    visit = cutting()
    visit.press(*buttons, FIRE)
    assert visit.game.moves[-1] == (0, Cut(depth))


@pytest.mark.parametrize(
    ("spot", "depth"),
    [(ButtonSpot("LOW"), 9), (ButtonSpot("HIGH"), 31), (CardSpot(OnPack()), 20)],
)
def test_the_mouse_cuts(spot: Spot, depth: int) -> None:
    visit = cutting()
    visit.stack.click(spot)
    assert visit.game.moves[-1] == (0, Cut(depth))


def test_the_starter_is_turned_up_after_the_cut() -> None:
    visit = cutting()
    visit.press(FIRE)
    assert visit.top.starter is None
    visit.until(lambda: visit.top.starter is not None)
    assert visit.top.starter == visit.game.deal.starter
    assert Tune.CUT in visit.ear.heard


def test_a_jack_is_two_for_his_heels_and_says_so() -> None:
    visit = at_table(at_starter("six-card", *HANDS, starter="JD", dealer=0))
    visit.until_still()
    assert str(visit.top.starter) == "JD"
    assert visit.told()[-1] == "Two for his heels"
    assert visit.top.pegs[0].front == 2


def test_where_the_house_cuts_before_the_deal_it_asks(tmp_path: Path) -> None:
    for seed in "1234":
        visit = at_home(tmp_path, preset="hoyle", seed=seed)
        visit.until_still()
        visit.press(FIRE)
        visit.until_still()
        if moment(visit.at) is Moment.CUT_PACK:
            break
    assert visit.top.message == "Cut the pack"
    assert visit.top.pack
    visit.press(UP, FIRE)
    assert str(visit.game.moves[-1][1]) == "cut 27"


def test_the_pack_is_cut_for_the_next_dealer_and_no_longer_for_the_last(tmp_path: Path) -> None:
    visit = when_asked(Moment.PLAY, tmp_path, preset="hoyle", seed="1")
    visit.until_asked(Moment.CUT_PACK)
    assert visit.top.dealer == visit.game.dealer != visit.top.turn
    assert stage(visit.top) == "Deal 3, 121 up"


@pytest.mark.parametrize(
    ("figures", "depth"), [((1, 2), 12), ((3, 6), 36), ((9, 9), 36), ((2,), 4), ((1, 2, 3), 23), ((1, 0), 10)]
)
def test_d14_the_starter_may_be_cut_by_a_number(figures: tuple[int, ...], depth: int) -> None:
    visit = cutting()
    for figure in figures:
        visit.stack.press(Press(None if figure else Button.GO, digit=figure))
    assert visit.top.message == f"Cut for the starter: {depth} cards"
    visit.press(FIRE)
    assert visit.game.moves[-1] == (0, Cut(depth))


def test_d14_a_height_takes_the_number_back_and_the_keypad_types_none() -> None:
    visit = cutting()
    visit.stack.press(Press(None, digit=7))
    visit.stack.press(Press(UP, digit=8))
    assert visit.top.message == "Cut for the starter: high"
    visit.press(FIRE)
    assert visit.game.moves[-1] == (0, Cut(31))


def test_d13_the_top_card_is_turned_over_and_nobody_is_asked() -> None:
    visit = at_table(at_lay_away("six-card", *HANDS, dealer=1, house="starter_from_top=yes"))
    visit.until_asked(Moment.PLAY)
    assert visit.top.starter == visit.game.deal.starter == visit.game.deal.stock[0]
    assert moment(visit.at) is Moment.PLAY
