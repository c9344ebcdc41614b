"""The last own move is taken back, and the table is as it was."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.cards import cards_text
from game.scenes.table.curtain import Curtain
from game.sheets.spots import UNDO, ButtonSpot
from game.store.kept_game import read_as_far_as_it_goes
from tests.scenes.driver import Home, at_home, when_asked
from tests.scenes.seen import Moment, moment


def words_to_click(visit: Home) -> bool:
    """Whether the word is there."""
    screen = visit.drawn(Screen(switched_on(USUAL)))
    width, height = screen.surface.get_size()
    return any(
        screen.spot_at((left, height - up)) == ButtonSpot(UNDO)
        for left in range(0, width, 8)
        for up in range(1, 60, 4)
    )


def as_it_lies(visit: Home) -> tuple[object, ...]:
    top = visit.top
    hands = [[card and str(card) for card in seat.hand] for seat in top.seats]
    lists = [*top.played], [*top.pegs], [*top.reasons]
    return hands, lists, top.count, top.starter, len(top.crib), top.dealer


@pytest.mark.parametrize("way", ["key", "mouse"])
def test_a_card_goes_back_to_the_hand(tmp_path: Path, way: str) -> None:
    visit = when_asked(Moment.PLAY, tmp_path, speed=3)
    before, log = as_it_lies(visit), visit.game.to_lines()
    assert not words_to_click(visit)
    visit.press(Button.FIRE)
    visit.until(lambda: visit.at.thinking is not None)
    assert words_to_click(visit)
    if way == "key":
        visit.press(Button.BACKSPACE)
    else:
        visit.click(ButtonSpot(UNDO))
    assert visit.game.to_lines() == log
    visit.until_asked(Moment.PLAY)
    assert as_it_lies(visit) == before
    saved = read_as_far_as_it_goes(tmp_path / "unfinished.txt")
    assert saved
    assert [*saved.lines] == log


def test_cards_laid_away_are_taken_up_again(tmp_path: Path) -> None:
    visit = when_asked(Moment.LAY_AWAY, tmp_path, seed=3, preset="hoyle", speed=3)
    hand = cards_text(visit.game.view(0).hand)
    visit.answer()
    visit.until(lambda: not visit.context.due and not visit.context.acting.mover.is_moving)
    visit.press(Button.BACKSPACE)
    visit.until_asked(Moment.LAY_AWAY)
    assert cards_text(visit.game.view(0).hand) == hand
    visit.answer()
    visit.until_asked(Moment.PLAY)


def test_a_game_with_moves_taken_back_is_gone_on_with(tmp_path: Path) -> None:
    visit = at_home(tmp_path, speed=3)
    for _ in range(6):
        visit.until_asked(Moment.PLAY)
        visit.press(Button.FIRE)
        if visit.context.table.to_take_back:
            visit.press(Button.BACKSPACE)
            visit.until_asked(Moment.PLAY)
            visit.press(Button.FIRE)
    saved = read_as_far_as_it_goes(tmp_path / "unfinished.txt")
    assert saved
    assert [*saved.lines] == visit.game.to_lines()


def test_two_who_share_a_screen_take_back_till_the_next_has_acted(tmp_path: Path) -> None:
    visit = at_home(tmp_path, names=("ANN", "BEN"), seats=("person", "person"))

    def until_a_card_is_asked_for() -> None:
        """Whoever comes sits down, and does what is to be done before."""
        while not (visit.is_asked and moment(visit.scene) is Moment.PLAY):
            if isinstance(visit.scene, Curtain):
                visit.press(Button.FIRE)
            elif visit.is_asked:
                visit.answer()
            visit.tick()

    until_a_card_is_asked_for()
    first, before = visit.at.asked, as_it_lies(visit)
    visit.press(Button.FIRE)
    visit.tick()
    until_a_card_is_asked_for()
    assert visit.at.asked != first
    visit.press(Button.BACKSPACE)
    until_a_card_is_asked_for()
    assert visit.at.asked == first
    assert as_it_lies(visit) == before


def test_not_where_the_game_counts(tmp_path: Path) -> None:
    visit = when_asked(Moment.PLAY, tmp_path, initials="ABC", speed=3)
    log = visit.game.to_lines()
    visit.press(Button.FIRE)
    visit.until(lambda: visit.at.thinking is not None)
    assert not words_to_click(visit)
    visit.press(Button.BACKSPACE)
    assert visit.game.to_lines()[: len(log)] == log
    assert len(visit.game.to_lines()) > len(log)


def test_whoever_cuts_the_starter_can_still_take_back(tmp_path: Path) -> None:
    for seed in range(1, 9):
        visit = when_asked(Moment.LAY_AWAY, tmp_path / str(seed), seed=seed, speed=3)
        visit.answer()
        visit.until_still()
        if moment(visit.at) is Moment.STARTER:
            visit.press(Button.BACKSPACE)
            visit.until_asked(Moment.LAY_AWAY)
            assert len(visit.game.view(0).hand) == 6
            return
    raise AssertionError("somebody else has cut each time")
