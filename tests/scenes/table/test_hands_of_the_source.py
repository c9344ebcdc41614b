"""How each original is worked: how many presses a discard, a card and leaving take, and which keys point."""

from collections.abc import Callable
from pathlib import Path
from shutil import rmtree

import pytest

from game.devices.button import Button, Press
from game.rules.events import Phase
from game.rules.presets import PRESETS
from game.scenes.box import Quit
from game.scenes.front.title import Title
from game.scenes.help_pages import Help
from game.scenes.table.game_scene import GameScene
from game.scenes.table.leaving import OnceMore, Requester
from game.scenes.table.typed_game import TypedGame
from game.scenes.table.typed_prompts import OpeningPrompt
from game.sheets.table_state import InHand
from tests.scenes.driver import Home, at_home, when_asked
from tests.scenes.seen import Moment, moment


def at_the_original(
    tmp_path: Path, preset: str, moment: Moment = Moment.LAY_AWAY, **settings: object
) -> Home:
    return when_asked(moment, tmp_path, **{"preset": preset, "machine": "source"} | settings)


def figure(home: Home, digit: int) -> None:
    """A key of the upper row."""
    home.stack.press(Press(Button.GO if digit == 0 else None, digit))


# Leaving.


def test_champ_ends_at_the_second_press_and_keeps_the_game(tmp_path: Path) -> None:
    home = at_the_original(tmp_path, "champ")
    home.press(Button.BACK)
    assert isinstance(home.scene, OnceMore)
    home.press(Button.BACK)
    assert home.stack.top is None
    assert (tmp_path / "unfinished.txt").exists()


@pytest.mark.parametrize("machine", ["tty", "c128"])
def test_away_from_its_machine_nothing_says_that_a_second_press_leaves(machine: str, tmp_path: Path) -> None:
    home = at_the_original(tmp_path, "champ", machine=machine)
    home.press(Button.BACK)
    assert home.on(Quit).lines[0] == "Quit this game?"
    home.press(Button.BACK)
    assert isinstance(home.scene, GameScene)


@pytest.mark.parametrize("preset", ["champ", "amiga", "hoyle"])
def test_where_nothing_can_be_written_leaving_says_that_the_game_is_lost(tmp_path: Path, preset: str) -> None:
    """On the disk as it was before the game it would be saved."""
    home = at_the_original(tmp_path / "saves", preset)
    rmtree(tmp_path / "saves")
    (tmp_path / "saves").touch()
    home.answer()
    home.press(Button.BACK)
    scene = home.scene
    said = [scene.words] if isinstance(scene, OnceMore) else [*scene.lines]  # type: ignore[attr-defined]
    assert any("lost" in words for words in said), said
    assert not any("is saved" in words for words in said)


def test_a_key_that_does_something_does_it_though_leaving_was_asked(tmp_path: Path) -> None:
    home = at_the_original(tmp_path, "champ")
    home.press(Button.BACK)
    home.stack.press(Press(Button.HELP))
    assert home.on(Help)
    home.press(Button.BACK)
    assert isinstance(home.scene, GameScene)
    before = home.top.cursor
    home.press(Button.BACK, Button.RIGHT)
    assert isinstance(home.scene, GameScene)
    assert home.top.cursor != before


def test_esc_puts_a_hint_away_before_it_asks_to_leave(tmp_path: Path) -> None:
    home = when_asked(Moment.LAY_AWAY, tmp_path)
    asked = home.top.message
    home.press(Button.HINT)
    home.until(lambda: home.top.message != asked)
    home.press(Button.BACK)
    assert isinstance(home.scene, GameScene)
    assert home.top.message == asked
    home.press(Button.BACK)
    assert home.on(OnceMore)


@pytest.mark.parametrize("press", [Press(Button.FIRE), Press(None, letter="X")], ids=str)
def test_any_other_key_plays_on(press: Press, tmp_path: Path) -> None:
    home = at_the_original(tmp_path, "champ")
    before = home.game.moves
    home.press(Button.BACK)
    home.stack.press(press)
    assert isinstance(home.scene, GameScene)
    assert home.game.moves == before
    assert not home.top.seats[0].faded


def test_the_amiga_has_a_requester_and_a_second_press_is_yes(tmp_path: Path) -> None:
    home = at_the_original(tmp_path, "amiga")
    home.press(Button.BACK)
    assert [words for words, _ in home.on(Requester).answers] == ["Yes", "No"]
    home.press(Button.FIRE)
    assert isinstance(home.scene, GameScene)
    home.press(Button.BACK, Button.BACK)
    assert isinstance(home.scene, Title)


@pytest.mark.parametrize("preset", ["loadstar", "hoyle", "acc"])
def test_elsewhere_the_house_asks(preset: str, tmp_path: Path) -> None:
    home = at_the_original(tmp_path, preset, Moment.CUT_FOR_DEAL)
    home.press(Button.BACK)
    assert ("RUN/STOP" in home.on(Quit).lines[0]) == (preset == "loadstar")


# Discards and cards.


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "bsd"])
def test_two_fires_discard_and_one_plays(preset: str, tmp_path: Path) -> None:
    """Counted from when one is asked; a third press changes nothing of the discard, and is no card."""
    home = at_the_original(tmp_path, preset)
    seat = home.context.table.people[0]
    assert home.context.table.game.form.laid_away == 2
    assert fires(home, lambda: bool(home.game.view(seat).laid_away), Button.RIGHT) == 2
    laid, moves = home.game.view(seat).laid_away, len(home.game.moves)
    home.stack.press(Press(Button.FIRE))
    assert home.game.view(seat).laid_away == laid
    assert len(home.game.moves) == moves
    home.until_asked(Moment.PLAY)
    cards = len(home.game.view(seat).hand)
    assert fires(home, lambda: len(home.game.view(seat).hand) < cards) == 1


def fires(home: Home, done: Callable[[], bool], between: Button | None = None) -> int:
    """How many fires it takes until something is so; between them the highlight goes on."""
    for number in range(1, 10):
        home.press(Button.FIRE)
        if done():
            return number
        if between:
            home.press(between)
    raise AssertionError("it never was")


# CRIBBAGE 128.


def test_both_rows_of_figures_point(tmp_path: Path) -> None:
    home = at_the_original(tmp_path, "loadstar")
    hand = len(home.top.seats[0].hand)
    for digit, at in ((5, 1), (5, 2), (4, 1), (4, 0), (4, hand - 1)):
        figure(home, digit)
        assert home.top.cursor == InHand(0, at)
    assert not home.top.typed


def test_a_card_is_typed_there_if_it_begins_with_a_letter(tmp_path: Path) -> None:
    home = at_the_original(tmp_path, "loadstar")
    figure(home, 7)
    assert not home.top.typed
    home.stack.press(Press(None, letter="J"))
    assert [*home.top.typed] == ["J"]


def test_the_deal_is_cut_for_with_8_and_2(tmp_path: Path) -> None:
    home = at_the_original(tmp_path, "loadstar", Moment.CUT_FOR_DEAL)
    depths = []
    for digit in (2, 2, 8):
        figure(home, digit)
        depths.append(home.at.input.depth)  # type: ignore[union-attr]
    assert depths[0] >= depths[1] < depths[2]


def test_a_discard_is_forgiven_until_the_first_card(tmp_path: Path) -> None:
    home = at_the_original(tmp_path, "loadstar")
    home.answer_until(
        lambda: home.is_asked and moment(home.scene) is Moment.LAY_AWAY and home.top.dealer == 1
    )
    assert len(home.top.seats[0].hand) == 6
    home.press(Button.FIRE, Button.RIGHT, Button.FIRE)
    home.until_asked(Moment.PLAY)
    assert not home.top.played
    home.press(Button.BACKSPACE)
    home.until_asked(Moment.LAY_AWAY)
    assert len(home.top.seats[0].hand) == 6


# The keys of the house stand beside those of each original.


@pytest.mark.parametrize("preset", PRESETS)
def test_the_keys_of_the_readme_work_beside_its_own(preset: str, tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=True, demo=False, preset=preset, machine="source", random_cut=True)
    while isinstance(home.scene, OpeningPrompt):
        home.press(Button.FIRE)
    home.until(lambda: isinstance(home.scene, GameScene) and _is_at_the_discard(home))
    home.press(Button.RIGHT)
    table = home.at
    typed = table.messages.typed if isinstance(table, TypedGame) else ""
    assert typed or home.top.cursor
    home.press(*[Button.HELP] * (1 + isinstance(table, TypedGame)))
    assert isinstance(home.scene, Help)
    home.press(Button.HELP)
    assert home.stack.top is table
    home.press(Button.BACK)
    assert home.stack.top is not table


def _is_at_the_discard(home: Home) -> bool:
    """Answer whatever comes before it."""
    if home.game.phase is Phase.LAY_AWAY and home.is_asked and not home.at.acting.mover.is_moving:
        return not isinstance(home.scene, TypedGame) or home.scene.messages.typed is not None
    if home.at.acting.mover.waits or home.is_asked:
        home.press(Button.FIRE)
    return False
