"""The deal: one card at a time, the own ones turned up at the end, the others never."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.devices.tunes import Tune
from game.machines.power import switched_on
from game.paint.table.layout import Layout
from game.rules.forms import FORMS
from game.sheets.table_state import InHand, OnPack
from tests.rules.positions import at_lay_away
from tests.scenes.driver import Visit, at_home, at_table
from tests.scenes.seen import Moment, moment

FORM = FORMS["six-card"]


def dealing(folder: Path, speed: int = 3) -> Visit:
    visit = at_home(folder, speed=speed)
    visit.until_still()
    visit.press(Button.FIRE)
    visit.until(lambda: moment(visit.scene) is Moment.DEAL and visit.context.acting.mover.is_moving)
    return visit


def cards_dealt(visit: Visit) -> list[int]:
    return [len(seat.hand) for seat in visit.top.seats]


def test_cards_come_one_at_a_time_to_the_non_dealer_first(tmp_path: Path) -> None:
    visit = dealing(tmp_path)
    seen = [cards_dealt(visit)]
    while moment(visit.scene) is Moment.DEAL and visit.context.acting.mover.is_moving:
        if cards_dealt(visit) != seen[-1]:
            seen.append(cards_dealt(visit))
        visit.tick()
    first = FORM.left_of(visit.game.dealer)
    expected = [[0, 0]]
    for turn in range(2 * FORM.dealt):
        expected.append([*expected[-1]])
        expected[-1][(first + turn) % 2] += 1
    assert seen == expected


def test_a_card_flies_from_the_pack_to_its_place(tmp_path: Path) -> None:
    visit = dealing(tmp_path, speed=1)
    (flight,) = visit.context.acting.flights
    assert (flight.card, flight.start, flight.progress) == (None, OnPack(), 0)
    assert flight.end == InHand(FORM.left_of(visit.game.dealer), 0)
    visit.tick(3)
    assert 0 < visit.context.acting.flights[0].progress < 1


def test_nothing_is_face_up_before_all_are_dealt(tmp_path: Path) -> None:
    visit = dealing(tmp_path)
    while any(len(seat.hand) < FORM.dealt for seat in visit.top.seats):
        assert not any(card for seat in visit.top.seats for card in seat.hand)
        visit.tick()


def test_then_the_own_hand_is_turned_up_in_order_and_no_other(tmp_path: Path) -> None:
    visit = dealing(tmp_path)
    visit.until(lambda: moment(visit.scene) is Moment.LAY_AWAY)
    own, other = visit.top.seats
    assert own.hand == sorted(visit.game.deal.hands[0])
    assert other.hand == [None] * FORM.dealt


def test_each_card_ticks_and_all_at_once_rustle(tmp_path: Path) -> None:
    visit = dealing(tmp_path)
    visit.ear.heard.clear()
    dealt = sum(cards_dealt(visit))
    visit.until(lambda: sum(cards_dealt(visit)) == 2 * FORM.dealt)
    assert visit.ear.heard.count(Tune.CARD) == 2 * FORM.dealt - dealt - 1
    visit.context.acting.pace.fast = True
    visit.answer_until(lambda: visit.game.deals == 2)
    visit.until(lambda: Tune.DEAL in visit.ear.heard)


def test_it_says_who_deals(tmp_path: Path) -> None:
    visit = dealing(tmp_path)
    assert visit.top.message in ("Your deal", "Champ's deal")
    assert visit.top.dealer == visit.game.dealer
    assert visit.top.pack


def test_any_press_deals_the_rest_at_once_and_does_nothing_else(tmp_path: Path) -> None:
    visit = dealing(tmp_path)
    moves = len(visit.game.moves)
    visit.press(Button.FIRE)
    assert cards_dealt(visit) == [FORM.dealt] * 2
    assert not visit.context.acting.flights
    assert len(visit.game.moves) == moves


@pytest.mark.parametrize("name", FORMS)
def test_every_form_deals_its_hands_and_its_crib(name: str) -> None:
    form = FORMS[name]
    hand = " ".join("2468T"[: form.kept])
    visit = at_table(at_lay_away(name, *[hand] * form.seats))
    visit.until(lambda: not visit.context.events and not visit.context.acting.mover.is_moving)
    assert cards_dealt(visit) == [form.dealt] * form.seats
    assert visit.top.crib == [None] * form.from_pack


@pytest.mark.parametrize("preset", ["champ", "hoyle"])
def test_the_cards_of_the_old_deal_are_gathered_to_the_pack_and_riffled(preset: str, tmp_path: Path) -> None:
    visit = at_home(tmp_path, speed=3, preset=preset)
    visit.answer_until(lambda: len(visit.context.acting.flights) == 12)
    flights = visit.context.acting.flights
    assert {flight.end for flight in flights} == {OnPack()}
    assert not any(flight.card for flight in flights), "they are face down"
    assert cards_dealt(visit) == [0, 0]
    assert not Layout(switched_on("ega").look, visit.top).has_crib, "the next one may have another owner"
    visit.ear.heard.clear()
    visit.until(lambda: Tune.CUT in visit.ear.heard)
    assert not [flight for flight in visit.context.acting.flights if flight.end == OnPack()]


def test_gathering_takes_no_time_of_its_own(tmp_path: Path) -> None:
    """It is taken from the look at the backs, before the own ones are turned up."""
    lengths = []
    for number, deals in enumerate((1, 2)):
        visit = at_home(tmp_path / str(number), speed=3)
        visit.answer_until(lambda deals=deals, visit=visit: visit.game.deals == deals)  # type: ignore[misc]
        visit.until(lambda visit=visit: visit.top.message.endswith(" deal"))  # type: ignore[misc]
        lengths.append(visit.until(lambda visit=visit: any(visit.top.seats[0].hand)))  # type: ignore[misc]
    assert lengths[0] == lengths[1] + round(60 * 0.3), "the message comes when all are gathered"
