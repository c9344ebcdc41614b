"""HINT at the table: a hint, the page, and back with a choice that is not made yet."""

from pathlib import Path

import pytest

from game.coaching.coach import Analysis
from game.devices.button import Button
from game.handbook.rule_pages import coach_pages
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.cards import parse_cards, signs_text
from game.scenes.help_pages import RulesHelp
from game.scenes.table import beside
from game.scenes.table.beside import CoachScene
from game.scenes.table.curtain import Curtain
from game.scenes.table.discard import DISCARD, LayAwayInput
from game.sheets.spots import BACK, HINT, ButtonSpot, LineSpot, Spot
from game.sheets.table_state import InHand
from game.store.ended_games import EndedGames
from game.store.kept_game import read_as_far_as_it_goes, read_game
from game.store.statistics import record_of
from tests.coaching.analyses import dealt, led
from tests.rules.positions import Position, at_play
from tests.scenes.driver import Visit, at_home, at_table, when_asked
from tests.scenes.seen import Moment, input_of, moment
from tests.scenes.shown import page_seen, spots_on


def coached(position: Position, tutor: str = "") -> Visit:
    """A table at which the coach can be asked."""
    visit = at_table(position, tutor=tutor)
    visit.until_still()
    return visit


def page_of(visit: Visit) -> CoachScene:
    return visit.on(CoachScene)


def opened(position: Position) -> Visit:
    """With the careful figures on the page."""
    visit = coached(position)
    visit.press(Button.HINT, Button.HINT)
    visit.until(lambda: (page := page_of(visit).page) is not None and page.is_careful)
    return visit


def spots(visit: Visit) -> set[Spot | None]:
    return spots_on(visit.drawn(Screen(switched_on(USUAL))))


def test_the_first_press_says_where_to_look_and_stays_at_the_table() -> None:
    visit = coached(dealt())
    asked = visit.top.message
    visit.press(Button.HINT)
    visit.until(lambda: visit.top.message != asked)
    assert moment(visit.scene) is Moment.LAY_AWAY
    assert visit.is_asked


def test_a_hint_to_cards_that_were_long_weighed_is_still_waited_for() -> None:
    visit = coached(dealt())
    scene, asked = visit.at, visit.top.message
    assert scene.beside
    assert scene.asked is not None
    analysis = scene.beside.coach.analysis(scene.asked)
    while not analysis.is_careful:  # as it goes on while somebody thinks of what to type
        analysis.step()
    visit.press(Button.HINT)
    visit.until(lambda: scene.is_still)
    assert visit.top.message != asked


@pytest.mark.parametrize("hands", ["button", "mouse"])
def test_the_second_opens_the_page_and_it_is_left_again(hands: str) -> None:
    visit = coached(dealt())
    assert ButtonSpot(HINT) in spots(visit)
    for _ in range(2):
        visit.press(Button.HINT) if hands == "button" else visit.click(ButtonSpot(HINT))
    assert page_of(visit)
    visit.tick()
    assert ButtonSpot(BACK) in spots(visit)
    visit.press(Button.BACK) if hands == "button" else visit.click(ButtonSpot(BACK))
    assert visit.is_asked


def test_help_on_the_page_tells_what_its_signs_mean() -> None:
    visit = coached(dealt())
    visit.press(Button.HINT, Button.HINT, Button.HELP)
    assert page_seen(visit.on(RulesHelp)).title == coach_pages()[0].title
    visit.press(Button.BACK)
    assert page_of(visit)


def test_first_figures_come_at_once_and_give_way_to_careful_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "for_a_while", lambda step, *_: step())
    visit = coached(dealt())
    visit.press(Button.HINT, Button.HINT)
    visit.until(lambda: page_of(visit).page is not None)
    first = page_of(visit).page
    assert first
    assert not first.is_careful
    visit.until(lambda: page_of(visit).page is not first)
    page = page_of(visit).page
    assert page
    assert page.is_careful


def test_before_the_first_figures_it_says_that_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Analysis, "step", lambda _: False)
    visit = coached(dealt())
    visit.press(Button.HINT, Button.HINT)
    visit.stack.draw(Screen(switched_on(USUAL)))
    visit.press(Button.DOWN, Button.LATER, Button.FIRE)
    assert visit.is_asked


def test_the_hand_below_shows_what_the_line_keeps() -> None:
    visit = opened(dealt())
    shown = page_of(visit)._table()
    best = page_of(visit).analysis.options[0].cards
    hand = page_of(visit).top.seats[0].hand
    assert {card for at, card in enumerate(hand) if at in shown.seats[0].faded} == {*best}
    visit.press(Button.BACK)
    assert not visit.top.seats[0].faded


@pytest.mark.parametrize("hands", ["button", "mouse"])
def test_a_choice_is_taken_to_the_table_and_not_made(hands: str) -> None:
    visit = opened(dealt())
    second = page_of(visit).analysis.options[1].cards
    if hands == "button":
        visit.press(Button.DOWN, Button.FIRE)
    else:
        assert LineSpot(1) in spots(visit)
        visit.click(LineSpot(1))
    assert {*input_of(visit.at, LayAwayInput).chosen} == {*second}
    assert not visit.game.view(0).laid_away
    visit.press(Button.FIRE)
    assert {*visit.game.view(0).laid_away} == {*second}


def test_a_card_is_pointed_at_and_not_played() -> None:
    visit = opened(led())
    last = page_of(visit).analysis.options[-1].cards
    visit.press(Button.UP, Button.FIRE)
    assert moment(visit.at) is Moment.PLAY
    assert visit.top.cursor == InHand(0, visit.top.seats[0].hand.index(last[0]))
    assert not visit.top.played


def test_the_wheel_and_the_page_keys_move_by_several_lines() -> None:
    visit = opened(dealt())
    visit.press(Button.LATER)
    assert page_of(visit).chosen == 4
    visit.press(*[Button.LATER] * 9)
    assert page_of(visit).chosen == page_of(visit).size - 1
    visit.press(*[Button.EARLIER] * 9)
    assert page_of(visit).chosen == 0


def test_every_line_can_be_seen() -> None:
    visit = opened(dealt())
    seen: set[Spot | None] = set()
    for _ in range(2):
        seen |= spots(visit)
        visit.press(Button.UP)
    assert {LineSpot(at) for at in range(page_of(visit).size)} <= seen


def test_whoever_has_chosen_finds_a_star() -> None:
    visit = coached(dealt())
    input_of(visit.at, LayAwayInput).point_at(parse_cards("2H 9H"))
    visit.press(Button.HINT, Button.HINT)
    visit.until(lambda: page_of(visit).page is not None)
    page = page_of(visit).page
    assert page
    assert page.starred is not None
    assert {*page.options[page.starred].cards} == {*parse_cards("2H 9H")}


def test_where_only_one_card_can_be_played_there_is_no_hint() -> None:
    visit = at_table(at_play("six-card", "AH JC QC KD", "TC TD TS 9S"), "TC", tutor="")
    visit.until_still()
    visit.play("KD")
    visit.until_still()
    assert ButtonSpot(HINT) in spots(visit)
    visit.play("QC")
    visit.until_still()
    assert visit.game.view(0).playable == parse_cards("AH")
    assert ButtonSpot(HINT) not in spots(visit)
    visit.press(Button.HINT)
    assert visit.top.message == f"Only one choice: {signs_text(parse_cards('AH'))}."
    assert visit.top.asides[-1] == "Only one choice: [AH]."


def test_the_demo_has_no_coach(tmp_path: Path) -> None:
    assert at_home(tmp_path, demo=True).context.coach is None


def test_a_hint_is_kept_with_the_game_and_in_the_record(tmp_path: Path) -> None:
    home = when_asked(Moment.LAY_AWAY, tmp_path, initials="ANN")
    before = len(home.game.moves)
    home.press(Button.HINT, Button.HINT, Button.BACK)
    saved = read_as_far_as_it_goes(tmp_path / "unfinished.txt")
    assert saved
    assert saved.hints == [before]
    again = at_home(tmp_path, begin=False, initials="ANN")
    again.tick()
    again.press(Button.FIRE)
    assert again.context.table.hints == [before]
    again.until_still()
    while not again.game.outcome:
        again.until_still()
        if again.is_asked:
            again.answer()
    [path] = EndedGames(tmp_path).paths
    kept = read_game(path)
    assert kept.hints == [before]
    record = record_of(kept)
    assert record
    assert record.has_hints


def test_the_table_below_the_page_is_not_drawn_again_and_again() -> None:
    visit = opened(dealt())
    visit.stack.draw(Screen(switched_on(USUAL)))
    visit.tick()
    assert not visit.stack.stale


def test_what_is_another_position_is_another_analysis() -> None:
    """After a move was taken back there may be as many moves again, and other cards."""
    visit = coached(dealt())
    coach = visit.context.coach
    assert coach
    first = coach.analysis(0)
    assert coach.analysis(0) is first
    coach.table.game = dealt("6D 8S KC TD", "3H AC", scores=(5, 0)).game
    assert coach.analysis(0) is not first


def test_every_person_at_the_table_is_told_of_the_own_cards_alone(tmp_path: Path) -> None:
    home = at_home(tmp_path, seats=("person", "person"), names=("ANN", "BEN"))
    asked: set[int] = set()
    while len(asked) < 2:
        if isinstance(home.scene, Curtain):
            home.press(Button.FIRE)
        elif moment(home.scene) is Moment.LAY_AWAY and home.is_asked:
            seat = home.at.asked
            assert seat is not None
            home.press(Button.HINT, Button.HINT)
            check_view(page_of(home), seat)
            asked.add(seat)
            home.press(Button.BACK)
            home.answer()
        elif home.is_asked:
            home.answer()
        home.tick()


def check_view(page: CoachScene, seat: int) -> None:
    """Nothing of another seat is on the page, nor on the table below it."""
    assert page.analysis.view.seat == seat
    assert {*page.top.seats[seat].hand} == {*page.analysis.view.hand}
    assert not any(card for at, one in enumerate(page.top.seats) if at != seat for card in one.hand)


def test_after_a_choice_is_picked_the_word_that_fire_takes_is_lit_though_hint_was_clicked() -> None:
    visit = coached(dealt())
    visit.stack.hover(ButtonSpot(HINT))
    visit.press(Button.HINT, Button.HINT)
    visit.until(lambda: (page := page_of(visit).page) is not None and page.is_careful)
    visit.press(Button.FIRE)
    assert visit.at.lit_word == DISCARD
