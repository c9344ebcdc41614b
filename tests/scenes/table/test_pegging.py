"""Pegging for oneself: a number beside the card, muggins as a word, and no question after every card."""

import pytest

from game.devices.button import Button, Press
from game.rules.cards import parse_cards
from game.rules.moves import Accept, CallMuggins, Claim, Play, SayGo
from game.scenes.table.play import GO, HEELS, IT_STANDS
from game.sheets.sheets import TableSheet
from game.sheets.spots import MUGGINS, PEG, ButtonSpot, CardSpot
from game.sheets.table_state import InHand
from tests.rules.positions import at_lay_away
from tests.scenes.driver import Visit, past_the_discard
from tests.scenes.seen import Moment, moment

BACKSPACE, DOWN, FIRE, RIGHT, UP = Button.BACKSPACE, Button.DOWN, Button.FIRE, Button.RIGHT, Button.UP
ACC = "counting=acc go_by_hand=yes"


def playing(own: str, other: str, plays: str) -> Visit:
    """The other seat leads, and a landlubber of a puppet claims nothing for anything."""
    position = at_lay_away("six-card", own, other, house=ACC, dealer=0)
    visit = past_the_discard(position, plays)
    player = visit.context.table.players[1]
    assert player
    player.claim_play = lambda _: 0  # type: ignore[assignment,method-assign]
    visit.until_still()
    assert moment(visit.at) is Moment.PLAY
    return visit


def kinds(visit: Visit) -> list[type]:
    return [type(move) for seat, move in visit.game.moves if seat == 0]


def test_the_first_card_of_a_count_is_neither_counted_nor_called() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC")
    assert visit.at.entry is None
    assert visit.at.button_names == [GO, HEELS, PEG]
    visit.play("6D")
    assert kinds(visit)[-3:] == [Accept, Play, Claim]


def test_who_types_nothing_claims_nothing() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC")
    visit.play("5H")
    assert visit.game.moves[-1] == (0, Claim(0))
    visit.until_still()
    assert visit.game.scores[0] == 0, "fifteen was there"


@pytest.mark.parametrize("typed", [True, False])
def test_a_number_goes_with_the_card(typed: bool) -> None:
    """Typed on the keys, or with the stick: down to the word, fire, up and up, fire."""
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC")
    visit.go_to("5H")
    if typed:
        visit.number(2)
    else:
        visit.press(DOWN)
        assert visit.at.lit_word == PEG
        visit.press(FIRE, UP, UP, FIRE)
    assert visit.game.moves[-2:] == [(0, Play(visit.game.deal.played[-1][1])), (0, Claim(2))]
    visit.until_still()
    assert visit.game.scores[0] == 2


def test_letters_stand_for_the_words() -> None:
    visit = playing("5H 6D TS QC", "TC TD 7S 4C", "TC TD")
    assert visit.at.types(Press(Button.MUTE, letter="M")), "no silence"
    assert not visit.at.types(Press(Button.HELP, letter="H"))
    visit.go_to("TS")
    visit.stack.press(Press(None, letter="P"))
    assert visit.at.entry
    visit.number(2)
    assert visit.game.moves[-1] == (0, Claim(2))
    visit.until_still()
    before = visit.game.scores[0]
    visit.stack.press(Press(Button.MUTE, letter="M"))
    assert visit.at.entry
    visit.number(6)
    assert visit.game.scores[0] == before + 6


def test_ten_takes_two_figures() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC")
    visit.go_to("5H")
    visit.stack.press(Press(None, digit=1))
    visit.stack.press(Press(Button.GO, digit=0))
    assert visit.at.entry
    assert visit.at.entry.digits == "10"
    visit.press(FIRE)
    assert visit.game.moves[-1] == (0, Claim(10))


def test_a_number_puts_out_no_light_of_the_guide() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC")
    visit.top.lit_quietly = parse_cards("5H")
    visit.stack.click(ButtonSpot(PEG))
    table, *_ = visit.at.picture()
    assert isinstance(table, TableSheet)
    assert table.top.lit_quietly == parse_cards("5H")


def test_nought_alone_is_a_go() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC")
    visit.stack.press(Press(Button.GO, digit=0))
    assert visit.top.message == "You can play a card"
    assert Accept not in kinds(visit), "the count can still be called"


def test_the_mouse_pegs_and_a_number_can_be_left_again() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC")
    visit.stack.click(ButtonSpot(PEG))
    assert visit.at.entry
    visit.stack.press(Press(None, digit=2))
    visit.press(BACKSPACE)
    assert visit.at.entry
    visit.press(BACKSPACE)
    assert visit.at.entry is None
    assert visit.at.asked == 0
    visit.play("KS")
    assert visit.game.moves[-1] == (0, Claim(0))


def test_a_number_that_no_card_pegs_is_refused_before_the_card_is_played() -> None:
    visit = playing("5H 6D KS QC", "TC TD 7S 4C", "TC")
    moves = len(visit.game.moves)
    visit.go_to("5H")
    for digit in (1, 9):
        visit.stack.press(Press(None, digit=digit))
    assert visit.top.message == "14 at most."
    assert len(visit.game.moves) == moves
    visit.number(0)
    assert len(visit.game.moves) == moves + 3


def test_muggins_is_called_while_the_next_card_is_chosen() -> None:
    visit = playing("5H 6D TS QC", "TC TD 7S 4C", "TC TD")
    visit.play("TS")
    visit.until_still()  # the third ten was not counted
    before = visit.game.scores[0]
    visit.press(RIGHT, DOWN)
    assert visit.at.lit_word == MUGGINS
    visit.press(FIRE)
    visit.number(6)
    assert visit.game.moves[-1] == (0, CallMuggins(6))
    assert visit.game.scores[0] == before + 6
    visit.until_still()
    assert visit.at.button_names[-1:] == [PEG], "the card is still to be chosen"


def test_where_no_card_can_answer_it_is_asked_whether_the_count_stands() -> None:
    visit = playing("AH 2D 3S QC", "TC TD KC KD", "TC TD KC KD")
    while visit.at.button_names[-1:] != [IT_STANDS]:
        visit.answer()
        visit.until_still()
    assert visit.top.message == "SEAT1 counts 0"
    assert visit.at.entry is None
    assert visit.at.lit_word == IT_STANDS
    visit.click(CardSpot(InHand(0, 0)))
    assert visit.at.lit_word == IT_STANDS
    visit.press(DOWN)
    assert visit.at.lit_word == MUGGINS
    visit.press(DOWN, FIRE)
    assert visit.game.moves[-1] == (0, Accept())


def test_a_go_lets_the_count_stand_too() -> None:
    visit = playing("KH KD KS 2D", "TC TD 9S 4C", "TC TD 9S")
    visit.play("2D")
    visit.until_still()
    while visit.game.view(0).playable:
        visit.answer()
        visit.until_still()
    visit.press(Button.GO)
    assert [move for _, move in visit.game.moves][-2:] == [Accept(), SayGo()]
