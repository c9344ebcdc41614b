"""Discarding: cards fade, and go to the crib with the last of them, or where that is asked once confirmed."""

from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

from game.devices.button import Button
from game.rules.cards import Card, parse_cards
from game.rules.moves import LayAway
from game.rules.presets import PRESETS
from game.rules.prompts import discard_the_rest
from game.scenes.table.discard import DISCARD, LayAwayInput
from game.sheets.spots import UNDO, ButtonSpot, CardSpot
from game.sheets.table_state import InHand
from game.sheets.table_told import happened, happened_besides
from tests.rules.positions import at_lay_away
from tests.scenes.driver import Visit, at_table, when_asked
from tests.scenes.seen import Moment, input_of

FIRE, LEFT, RIGHT, UP, DOWN = Button.FIRE, Button.LEFT, Button.RIGHT, Button.UP, Button.DOWN
HANDS = ("2H 5D 5S JC", "3H 6D 8S KC")
LAID = ("9C KD", "AC AD")
SORTED = parse_cards("2H 5D 5S 9C JC KD")


def choosing(form: str = "six-card", *, confirms: bool = True) -> tuple[Visit, LayAwayInput]:
    hands, laid = (HANDS, LAID) if form == "six-card" else (("2H 5D 5S", "3H 6D 8S"), LAID)
    visit = at_table(at_lay_away(form, *hands, laid=laid, dealer=1), confirms=confirms)
    visit.until(lambda: visit.is_asked)
    return visit, input_of(visit.at, LayAwayInput)


def own_moves(visit: Visit) -> list[object]:
    return [move for seat, move in visit.game.moves if seat == 0]


def test_it_points_at_the_first_card_and_says_whose_crib() -> None:
    visit, asked = choosing()
    assert asked.hand == [*SORTED]
    assert visit.top.cursor == InHand(0, 0)
    assert visit.top.message == "Discard two cards to SEAT1's crib"


def test_the_highlight_goes_round_the_ends() -> None:
    visit, _ = choosing()
    visit.press(LEFT)
    assert visit.top.cursor == InHand(0, 5)
    visit.press(RIGHT, RIGHT)
    assert visit.top.cursor == InHand(0, 1)


def test_a_card_chosen_fades_and_stays_in_the_hand() -> None:
    visit, asked = choosing()
    visit.press(FIRE)
    assert asked.faded == {0}
    assert asked.hand == [*SORTED]
    assert not own_moves(visit)


def test_the_highlight_goes_on_to_the_next_card_that_is_not_chosen() -> None:
    visit, asked = choosing()
    visit.press(FIRE)
    assert visit.top.cursor == InHand(0, 1)
    assert visit.top.message == "Discard one more card to SEAT1's crib"
    visit.press(FIRE)
    assert asked.faded == {0, 1}
    visit, asked = choosing()
    visit.press(LEFT, FIRE)
    assert visit.top.cursor == InHand(0, 0)


@pytest.mark.parametrize(
    ("preset", "asks"),
    [
        ("champ", "Discard one more card into the crib"),
        ("loadstar", "Discard one more card to the crib"),
        ("hoyle", "Lay out one more card for crib"),
        ("acc", "Discard one more to the crib"),
        ("bsd", "Discard a card -->"),
    ],
)
def test_each_voice_counts_down_what_is_still_to_be_discarded(preset: str, asks: str) -> None:
    assert discard_the_rest(PRESETS[preset].manner.voice, 1, "ANN") == asks


def test_a_card_chosen_may_be_taken_back() -> None:
    visit, asked = choosing()
    visit.press(FIRE, LEFT)
    assert visit.top.message == "{fire}: take this card back"
    visit.press(FIRE)
    assert asked.faded == set()
    assert visit.top.cursor == InHand(0, 0)


def test_backspace_takes_back_the_card_chosen_last() -> None:
    visit, asked = choosing()
    visit.choose("KD", "9C")
    assert visit.at.may_take_back
    visit.click(ButtonSpot(UNDO))
    assert asked.faded == {5}
    assert visit.top.cursor == InHand(0, 3)
    visit.press(Button.BACKSPACE)
    assert asked.faded == set()
    assert not own_moves(visit)
    assert not visit.at.may_take_back


def test_both_may_be_taken_back_until_they_are_confirmed() -> None:
    visit, asked = choosing()
    visit.choose("9C", "KD")
    assert asked.names == [DISCARD]
    assert visit.at.lit_word == DISCARD
    visit.press(LEFT)
    assert visit.at.lit_word == ""
    assert visit.top.cursor == InHand(0, 5)
    visit.press(FIRE)
    assert asked.faded == {3}
    assert asked.names == []
    visit.go_to("9C")
    visit.press(FIRE)
    assert asked.faded == set()
    assert not own_moves(visit)


def test_fire_on_a_third_card_leads_to_laying_the_others_away() -> None:
    visit, asked = choosing()
    visit.choose("9C", "KD")
    visit.press(LEFT)
    visit.go_to("2H")
    visit.press(FIRE)
    assert asked.faded == {3, 5}
    assert visit.top.cursor is None
    visit.press(FIRE)
    assert own_moves(visit) == [LayAway(parse_cards("9C KD"))]


def test_down_leads_to_laying_away_from_any_card() -> None:
    visit, _ = choosing()
    visit.press(DOWN)
    assert visit.top.cursor == InHand(0, 0)
    visit.choose("9C", "KD")
    visit.press(LEFT, LEFT, LEFT, DOWN)
    assert visit.top.cursor is None
    visit.press(FIRE)
    assert own_moves(visit) == [LayAway(parse_cards("9C KD"))]


@pytest.mark.parametrize("form", ["six-card", "five-card"])
def test_the_message_always_says_what_fire_does(form: str) -> None:
    """Whatever was pressed before, the words that are read are those of what comes."""
    chance = Random(4)
    visit, asked = choosing(form)
    for _ in range(300):
        visit.press(chance.choice([FIRE, LEFT, RIGHT, UP, DOWN, Button.GO, Button.HINT, Button.BACKSPACE]))
        if not visit.is_asked:
            visit, asked = choosing(form)
        says, chosen, at = visit.top.message, set(asked.faded), asked.at
        twin = deepcopy(visit)
        twin.press(FIRE)
        assert ("discard to" in says and visit.top.cursor is None) == (not twin.is_asked)
        if twin.is_asked:
            now = twin.top.seats[0].faded
            assert ("take this card back" in says) == (now == chosen - {at} != chosen)
            assert says.startswith("Discard") == (now == chosen | {at} != chosen)
            assert ("discard to" in says) == (now == chosen)


def test_two_clicks_discard() -> None:
    visit, _ = choosing(confirms=False)
    for index in (3, 5):
        visit.stack.click(CardSpot(InHand(0, index)))
    assert own_moves(visit) == [LayAway(parse_cards("9C KD"))]


def test_what_the_coach_has_chosen_waits_for_one_press() -> None:
    visit, asked = choosing(confirms=False)
    asked.point_at(parse_cards("9C KD"))
    assert not own_moves(visit)
    assert asked.names == [DISCARD]
    visit.press(FIRE)
    assert own_moves(visit) == [LayAway(parse_cards("9C KD"))]


def test_nothing_goes_without_confirming() -> None:
    visit, asked = choosing()
    visit.choose("9C", "KD")
    visit.tick(600)
    assert asked.faded == {3, 5}
    visit.press(UP, Button.GO, Button.HINT, Button.FAST)
    visit.tick(600)
    assert not own_moves(visit)
    assert visit.game.deal.hands[0] == [*parse_cards("2H 5D 5S JC 9C KD")]


def test_confirmed_they_slide_to_the_crib_face_down() -> None:
    visit, _ = choosing()
    visit.lay_away("9C", "KD")
    assert own_moves(visit) == [LayAway(parse_cards("9C KD"))]
    visit.until(lambda: bool(visit.context.acting.flights))
    assert [flight.card for flight in visit.context.acting.flights] == [None, None]
    visit.until(lambda: not visit.context.acting.flights)
    assert visit.top.crib.count(None) == len(visit.top.crib) == 2 * len(visit.game.moves)
    assert visit.top.seats[0].hand == [*parse_cards("2H 5D 5S JC")]
    assert not visit.top.seats[0].faded


def test_a_press_that_fires_when_nothing_is_asked_lays_nothing_away() -> None:
    visit, _ = choosing()
    visit.lay_away("9C", "KD")
    visit.press(FIRE, FIRE, FIRE)
    assert len(own_moves(visit)) == 1


def test_stick_up_and_fire_is_fire_here() -> None:
    visit, asked = choosing()
    visit.call_go()
    assert asked.faded == {0}


def test_the_mouse_chooses_and_confirms() -> None:
    visit, asked = choosing()
    visit.stack.click(CardSpot(InHand(1, 0)))
    visit.stack.click(None)
    assert asked.faded == set()
    for index in (3, 5):
        visit.stack.click(CardSpot(InHand(0, index)))
    assert asked.faded == {3, 5}
    visit.stack.click(CardSpot(InHand(0, 5)))
    assert asked.faded == {3}
    visit.stack.click(ButtonSpot(DISCARD))
    assert not own_moves(visit)
    visit.stack.click(CardSpot(InHand(0, 5)))
    visit.stack.click(ButtonSpot(DISCARD))
    assert own_moves(visit) == [LayAway(parse_cards("9C KD"))]


def test_where_one_card_is_laid_away_one_is_asked_for() -> None:
    position = at_lay_away("three-handed", "2H 5D 5S JC", "3H 6D 8S KC", "4H 7D 9S QC", dealer=0)
    visit = at_table(position)
    visit.until(lambda: visit.is_asked)
    assert visit.top.message == "Discard a card to SEAT0's crib"
    card = visit.top.seats[0].hand[2]
    assert isinstance(card, Card)
    visit.lay_away(card)
    assert own_moves(visit) == [LayAway((card,))]


def test_marks_give_way_to_the_words_of_a_whole_choice(tmp_path: Path) -> None:
    home = when_asked(Moment.LAY_AWAY, tmp_path, muted=True, confirm_discard=True)
    home.context.acting.speaker.muted = True
    assert home.at.marks == ["SILENT"]
    home.press(Button.FIRE, Button.FIRE)
    assert home.at.marks == []


def test_after_the_own_discard_no_other_is_told_as_if_it_were_now() -> None:
    """The terminal and the Amiga still said of who had discarded before that he discards."""
    position = at_lay_away("six-card", *HANDS, laid=LAID, dealer=1)
    visit = at_table(position, names=("YOU", "CHAMP"))
    visit.until(lambda: visit.is_asked)
    assert [happened(visit.top), happened_besides(visit.top)[-1]] == ["CHAMP discards.", "CHAMP discards"]
    visit.lay_away(*LAID[0].split())
    visit.tick()
    assert [happened(visit.top), *happened_besides(visit.top)] == [""]
    visit.until_asked(Moment.STARTER)
    visit.answer()
    visit.until(lambda: visit.top.starter is not None)
    assert "starter" in happened(visit.top), "and what comes next is told again"
