"""The cut for deal: low, middle, high or any card; a tie cuts again; the low card deals."""

from functools import partial
from pathlib import Path

import pytest

from game.devices.button import Button, Press
from game.devices.tunes import Tune
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.cards import Card, parse_cards
from game.rules.events import CutForDeal
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import Cut
from game.scenes.table.acting import LEAST_STEPS_TO_READ
from game.scenes.table.cut_for_deal import SpreadInput
from game.sheets.sheets import TableSheet
from game.sheets.spots import CutSpot
from game.sheets.table_state import Pegs, SeatTop, TableState, Verdict
from game.sheets.table_told import opening
from tests.rules.positions import Position
from tests.rules.scripted_packs import ScriptedPacks
from tests.scenes.driver import Visit, at_home, at_table
from tests.scenes.ink import InkScreen
from tests.scenes.seen import Moment, input_of, moment
from tests.scenes.shown import shown

FIRE, UP, DOWN, LEFT, RIGHT = Button.FIRE, Button.UP, Button.DOWN, Button.LEFT, Button.RIGHT


def asked_to_cut(folder: Path) -> tuple[Visit, SpreadInput]:
    visit = at_home(folder)
    visit.until(lambda: visit.is_asked)
    return visit, input_of(visit.at, SpreadInput)


def test_it_asks_and_points_at_the_middle(tmp_path: Path) -> None:
    visit, asked = asked_to_cut(tmp_path)
    assert visit.top.message == "Cut a card: the low cut deals"
    assert asked.depth == 26


@pytest.mark.parametrize(
    ("buttons", "depth"),
    [
        ((), 26),
        ((UP,), 41),
        ((DOWN,), 11),
        ((UP, UP), 41),
        ((DOWN, DOWN), 11),
        ((DOWN, UP), 26),
        ((RIGHT,), 27),
        ((DOWN, LEFT), 10),
        ((LEFT,) * 60, 4),
        ((RIGHT,) * 60, 48),
        ((RIGHT, RIGHT, DOWN), 26),
    ],
)
def test_low_middle_high_or_any_card(buttons: tuple[Button, ...], depth: int, tmp_path: Path) -> None:
    visit, asked = asked_to_cut(tmp_path)
    visit.press(*buttons)
    assert asked.depth == depth
    visit.press(FIRE)
    assert visit.game.moves == [(0, Cut(depth))]


def test_a_click_cuts_where_the_mouse_points(tmp_path: Path) -> None:
    visit, _ = asked_to_cut(tmp_path)
    visit.stack.click(CutSpot(33))
    assert visit.game.moves == [(0, Cut(33))]


def test_the_card_cut_is_shown_before_the_seat(tmp_path: Path) -> None:
    visit, _ = asked_to_cut(tmp_path)
    visit.press(FIRE)
    visit.tick()
    (shown,) = visit.at.scenes.cut_for_deal.cuts
    assert shown == (0, 26, visit.game.pack("cut 1")[26])
    assert Tune.CUT in visit.ear.heard
    visit.stack.draw(Screen(switched_on(USUAL)))


def scripted(*packs: str) -> Visit:
    """Two people cut these packs: the same depth of 26 lays out the cards in order."""
    hidden = parse_cards("KS KH KD KC QS QH QD QC JS JH JD JC TS TH TD TC 9S 9H 9D 9C 8S 8H 8D 8C 7S 7H")
    tops = {f"cut {number}": hidden + parse_cards(pack) for number, pack in enumerate(packs, 1)}
    game = Game(FORMS["six-card"], House(), "test", packs=ScriptedPacks(tops))
    return at_table(Position(game), people=2)


def cut_by_both(visit: Visit) -> None:
    for _ in range(2):
        visit.until(lambda: visit.is_asked)
        visit.press(FIRE)


def test_the_low_card_deals() -> None:
    visit = scripted("5H 3D")
    cut_by_both(visit)
    visit.until(lambda: visit.top.verdict is not None)
    assert visit.top.verdict == Verdict(1, "Low cut: SEAT1 deals", "SEAT1 3♦, SEAT0 5♥")
    assert not visit.top.message, "it is said once"
    assert visit.top.dealer == 1
    visit.until(lambda: moment(visit.scene) is Moment.DEAL)


def test_what_is_played_and_who_cut_which_card_is_told_before_the_first_score() -> None:
    visit = scripted("5H 5D", "2H AC")
    told = ["Six cards", "121 up. S at 90: skunk, S at 60: double skunk"]
    assert [line.text for line in opening(visit.top)] == told
    cut_by_both(visit)
    cut_by_both(visit)
    visit.until(lambda: visit.top.verdict is not None)
    told += ["Cut for deal", "SEAT0: 2♥", "SEAT1: A♣"]
    assert [line.text for line in opening(visit.top)] == told
    visit.until(lambda: visit.top.deal == 1)
    assert [line.text for line in opening(visit.top)] == [*told, "Deal 1"]


def test_a_tie_is_told_and_cut_again() -> None:
    visit = scripted("5H 5D", "2H AC")
    cut_by_both(visit)
    visit.until(lambda: visit.top.message == "A tie: cut again")
    scene = visit.at
    assert moment(scene) is Moment.CUT_FOR_DEAL
    assert [str(cut.card) for cut in scene.scenes.cut_for_deal.cuts] == ["5H", "5D"]
    cut_by_both(visit)
    assert [str(cut.card) for cut in scene.scenes.cut_for_deal.cuts] == ["2H"]
    visit.until(lambda: visit.top.verdict is not None)
    assert visit.top.dealer == 1


def test_the_winner_waits_for_the_button_where_the_pace_says_so(tmp_path: Path) -> None:
    visit = at_home(tmp_path, wait=True)
    visit.until(lambda: visit.is_asked)
    visit.press(FIRE)
    visit.until(lambda: visit.context.acting.mover.waits)
    visit.tick(300)
    assert moment(visit.at) is Moment.CUT_FOR_DEAL
    visit.press(FIRE)
    visit.tick(2)
    assert moment(visit.at) is Moment.DEAL


TYPED = [((3, 0), 30), ((7,), 7), ((2,), 4), ((9, 9), 48), ((1, 2, 3), 23)]


@pytest.mark.parametrize(("figures", "depth"), TYPED)
def test_a_number_of_cards_can_be_typed(figures: tuple[int, ...], depth: int, tmp_path: Path) -> None:
    visit, asked = asked_to_cut(tmp_path)
    for figure in figures:
        visit.stack.press(Press(Button.GO if figure == 0 else None, digit=figure))
    assert asked.depth == depth
    assert str(depth) in visit.top.message
    visit.press(FIRE)
    assert visit.game.moves == [(0, Cut(depth))]


def test_the_keypad_points_and_types_nothing(tmp_path: Path) -> None:
    visit, asked = asked_to_cut(tmp_path)
    visit.stack.press(Press(Button.UP, digit=8))
    assert (asked.depth, asked.typed) == (41, 0)


def test_who_deals_stands_under_the_cards_until_it_is_read(tmp_path: Path) -> None:
    """CRIBBAGE 128: the winner of the deal is shown under the cards."""
    visit = at_home(tmp_path, wait=True, preset="loadstar")
    visit.until(lambda: visit.is_asked)
    visit.press(FIRE)
    visit.until_waiting()
    scene = visit.at
    assert moment(scene) is Moment.CUT_FOR_DEAL
    assert visit.top.verdict
    name = visit.top.seats[visit.game.dealer].name
    assert visit.top.verdict.heading == {"YOU": "You win the deal"}.get(name, "Computer wins the deal")
    assert [cut.seat for cut in scene.scenes.cut_for_deal.cuts if cut.card in visit.top.lit] == [
        visit.game.dealer
    ]


def partners_are_told(visit: Visit) -> bool:
    return "against" in visit.top.message and visit.context.acting.mover.waits


def own_cards(visit: Visit) -> list[tuple[int, Card]]:
    """What each cut last, by who cut as number so-and-so."""
    again = Game.begun(visit.game.heading)
    events = [event for seat, move in visit.game.moves for event in again.apply(seat, move)]
    return [(event.seat, event.card) for event in events if isinstance(event, CutForDeal)][-4:]


def test_w13_plates_cards_and_words_move_together(tmp_path: Path) -> None:
    has_moved = False
    for seed in range(6):
        visit = at_home(tmp_path / str(seed), preset="hoyle", form="four-handed", seed=seed, wait=True)
        visit.answer_until(partial(partners_are_told, visit))
        sides = visit.top.side_names()
        assert visit.top.message == f"{sides[0]} against {sides[1]}   {{fire}} goes on"
        assert [seat.name for seat in visit.top.seats] == [one.name for one in visit.context.table.sitters]
        scene = visit.at
        assert moment(scene) is Moment.CUT_FOR_DEAL
        assert len(scene.scenes.cut_for_deal.cuts) == 4
        cutters = [sitter.name for sitter in visit.context.table.cutters]
        for cutter, card in own_cards(visit):
            [shown] = [shown for shown in scene.scenes.cut_for_deal.cuts if shown.card == card]
            assert visit.top.seats[shown.seat].name == cutters[cutter], "the card lies where its owner sits"
        has_moved |= [seat.name for seat in visit.top.seats] != cutters
        ranks = sorted(scene.scenes.cut_for_deal.cuts, key=lambda cut: cut.card.rank)
        assert {visit.top.side(cut.seat) for cut in ranks[:2]} != {0, 1}, "the two lowest play together"
        visit.press(FIRE)
        visit.until_waiting()
        assert visit.top.dealer == ranks[0].seat
    assert has_moved


@pytest.mark.parametrize("waits", [True, False])
def test_who_deals_stands_to_be_read_however_fast_it_goes(tmp_path: Path, waits: bool) -> None:
    visit = at_home(tmp_path, wait=waits)
    visit.press(Button.FAST)
    visit.until(lambda: visit.is_asked)
    visit.press(FIRE)
    visit.until(lambda: visit.top.verdict is not None)
    if waits:
        visit.tick(300)
        assert visit.top.verdict
        visit.press(FIRE)
    else:
        assert visit.until(lambda: visit.top.verdict is None) >= LEAST_STEPS_TO_READ
    visit.until(lambda: visit.top.verdict is None)


@pytest.mark.parametrize(("preset", "has_sides"), [("loadstar", True), ("hoyle", False)])
def test_sides_are_known_before_the_cut_unless_partners_are_cut_for(
    preset: str, has_sides: bool, tmp_path: Path
) -> None:
    visit = at_home(tmp_path, preset=preset, form="four-handed")
    visit.until(lambda: visit.is_asked)
    assert visit.top.dealer is None
    assert visit.top.has_sides == has_sides


@pytest.mark.parametrize("machine", ["amiga", "ega"])
def test_no_plate_tells_partners_before_they_are_cut_for(machine: str) -> None:
    top = TableState(
        [SeatTop(name) for name in ("YOU", "ANN", "BEN", "CID")], [Pegs(), Pegs()], partners=True
    )
    for top.cuts_for_partners, top.dealer, inks in ((True, None, 1), (True, 1, 2), (False, None, 2)):
        screen = shown(InkScreen(switched_on(machine)), TableSheet(top))
        names = {seat.name for seat in top.seats}
        assert len({one.ink for one in screen.lines if one.words in names}) == inks
