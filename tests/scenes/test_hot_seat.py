"""People and players in any seat: a curtain falls between two people, and nobody sees the other's cards."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.devices.button import Button, Press
from game.machines import USUAL
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.events import Phase
from game.scenes.box import Quit
from game.scenes.front.title import Title
from game.scenes.table.curtain import Curtain
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.sheets.sheets import BlankSheet, BoxSheet
from game.sheets.spots import LineSpot
from game.sheets.table_state import InHand
from tests.scenes.driver import Home, at_home
from tests.scenes.seen import Moment, moment

FIRE, BACK = Button.FIRE, Button.BACK
TWO: dict[str, Any] = {"seats": ("person", "person"), "names": ("ANN", "BERT")}
HELD = (Phase.LAY_AWAY, Phase.CUT_STARTER, Phase.PLAY)


def played(home: Home) -> Iterator[Home]:
    """Every step of a game, people answering as they must."""
    for _ in range(40_000):
        if isinstance(home.scene, GameOver):
            return
        yield home
        if isinstance(home.scene, Curtain):
            home.press(FIRE)
        elif home.is_asked:
            home.answer()
        elif home.context.acting.mover.waits:
            home.press(FIRE)
        home.tick()
    raise AssertionError("the game never ended")


def until_curtain(home: Home) -> Curtain:
    for _ in played(home):
        if isinstance(home.scene, Curtain):
            return home.scene
    raise AssertionError("no curtain fell")


def pixels(screen: Screen) -> bytes:
    return bytes(screen.surface.get_buffer().raw)


def is_open(hand: list[object]) -> bool:
    return any(card is not None for card in hand)


@pytest.mark.parametrize("preset", ["champ", "hoyle", "acc"])
def test_no_frame_between_curtain_and_press_shows_a_card(preset: str, tmp_path: Path) -> None:
    """Neither on the tabletop nor in the picture, which is the same whatever anybody holds."""
    home = at_home(tmp_path, preset=preset, speed=5, **TWO)
    home.session.pace.fast = True
    screen, bare, curtains = Screen(switched_on(USUAL)), Screen(switched_on(USUAL)), 0
    for _ in played(home):
        if not isinstance(home.scene, Curtain) or curtains > 12:
            continue
        curtains += 1
        for _ in range(3):
            home.stack.draw(screen)
            bare.show(
                [BlankSheet(is_curtain=True), BoxSheet(home.scene.lines, ["Ready"], 0, keys=home.scene.keys)]
            )
            assert pixels(screen) == pixels(bare)
            assert not any(is_open([*seat.hand]) for seat in home.scene.context.top.seats)
            home.press(Button.LEFT, Button.UP)
            home.tick()
    assert curtains > 6


@pytest.mark.parametrize("form", ["six-card", "three-handed", "four-handed-five-card"])
def test_only_the_hand_of_the_person_asked_is_ever_open(form: str, tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="hoyle", form=form, seats=("person", "landlubber", "person", "person"))
    home.session.pace.fast = True
    for _ in played(home):
        if isinstance(home.scene, GameScene) and home.game.phase in HELD and not home.context.events:
            hands = [seat.hand for seat in home.top.seats]
            open_hands = [seat for seat, hand in enumerate(hands) if is_open([*hand])]
            assert open_hands in ([], [home.context.viewer.seat])
            if home.at.asked is not None and home.game.phase is not Phase.CUT_STARTER:
                assert home.at.asked == home.context.viewer.seat


def test_a_new_deal_is_dealt_face_down_until_somebody_looks(tmp_path: Path) -> None:
    home = at_home(tmp_path, **TWO)
    home.session.pace.fast = True
    for _ in played(home):
        if isinstance(home.scene, GameScene) and home.game.deals == 2 and any(home.game.deal.laid_away):
            return
        if isinstance(home.scene, GameScene) and home.game.deals == 2 and home.game.phase is Phase.LAY_AWAY:
            is_dealt = not home.context.events and not home.context.acting.mover.is_moving
            if is_dealt and home.at.asked is None:
                assert not any(is_open([*seat.hand]) for seat in home.top.seats)


def test_who_looks_sits_at_the_lower_edge(tmp_path: Path) -> None:
    home = at_home(tmp_path, **TWO)
    screen, seen = Screen(switched_on(USUAL)), set()
    for _ in played(home):
        if home.is_asked and moment(home.at) is Moment.PLAY:
            home.stack.draw(screen)
            seat = home.at.asked
            assert seat == home.top.below
            wide, high = screen.surface.get_size()
            spots = [screen.spot_at((x, high - 60)) for x in range(230, wide, 8)]
            assert any(getattr(spot, "place", None) == InHand(seat, 0) for spot in spots)
            seen.add(seat)
            if len(seen) == 2:
                return


def test_no_curtain_falls_where_there_is_nothing_to_hide(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="hoyle", house="counting=hoyle", **TWO)
    home.session.pace.fast = True
    before: Moment | None = None
    for _ in played(home):
        if isinstance(home.scene, Curtain):
            assert home.scene.context.table.game.phase in (Phase.LAY_AWAY, Phase.PLAY)
            assert before not in (Moment.CUT_FOR_DEAL, Moment.SHOW)
        before = moment(home.scene)
        if isinstance(home.scene, GameScene) and home.game.deals == 3:
            return


def test_one_person_among_players_never_sees_a_curtain(tmp_path: Path) -> None:
    seats = ("landlubber", "person", "landlubber")
    home = at_home(tmp_path, preset="hoyle", form="three-handed", seats=seats)
    home.session.pace.fast = True
    for _ in played(home):
        assert not isinstance(home.scene, Curtain)
    assert home.top.below == 1


def test_the_curtain_names_who_is_to_sit_down(tmp_path: Path) -> None:
    curtain = until_curtain(at_home(tmp_path, **TWO))
    name = curtain.context.table.sitters[curtain.seat].name
    assert curtain.lines[0] == f"{name}, your turn."
    assert name in ("ANN", "BERT")


def test_only_fire_or_a_click_on_the_line_lifts_it(tmp_path: Path) -> None:
    home = at_home(tmp_path, **TWO)
    until_curtain(home)
    for button in (Button.LEFT, Button.UP, Button.GO, Button.FAST, Button.HINT):
        home.press(button)
    home.stack.press(Press(None, digit=7))
    assert isinstance(home.scene, Curtain)
    home.stack.click(LineSpot(0))
    assert isinstance(home.scene, GameScene)


def test_the_table_can_be_left_from_behind_the_curtain_and_gone_on_with(tmp_path: Path) -> None:
    home = at_home(tmp_path, **TWO)
    curtain = until_curtain(home)
    home.press(BACK)
    assert isinstance(home.scene, Quit)
    home.press(Button.DOWN, FIRE)
    assert isinstance(home.scene, Title)
    again = at_home(tmp_path, begin=False, **TWO)
    again.press(FIRE)
    assert not any(is_open([*seat.hand]) for seat in again.top.seats)
    assert until_curtain(again).seat == curtain.seat


def test_who_is_moved_by_the_cut_for_partners_takes_the_lower_edge_along(tmp_path: Path) -> None:
    seats, moved = ("landlubber", "landlubber", "person", "landlubber"), set()
    for seed in range(6):
        home = at_home(tmp_path / str(seed), preset="hoyle", form="four-handed", seats=seats, seed=seed)
        home.until_asked(Moment.LAY_AWAY)
        assert home.at.asked == home.context.viewer.seat == home.top.below
        assert all(home.top.seats[home.top.below].hand)
        moved.add(home.top.below)
    assert len(moved) > 1
