"""Kept games of which nothing can be seen any more: a sentence says so."""

import errno
import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from game.devices.button import Button
from game.review.reviewer import Reviewer
from game.scenes.box import Notice
from game.scenes.records.kept_games import KeptGames, OneGame
from game.store.ended_games import EndedGames
from game.store.folder import ENDED
from game.values import replace
from tests.scenes.driver import Ear, Visit
from tests.scenes.records.test_record_list import SCREEN, keep_game
from tests.store.games import finished_game, saved_game

FIRE, DOWN = Button.FIRE, Button.DOWN


def gone(path: Path) -> None:
    path.unlink()


def of_no_form(path: Path) -> None:
    path.write_text(path.read_text().replace("\nform six-card", "\nform nine-card"))


def without_a_seat(path: Path) -> None:
    path.write_text(path.read_text().replace("\nseat 1 ", "\nseated 1 "))


def without_a_move(path: Path) -> None:
    lines = path.read_text().splitlines()
    path.write_text("\n".join(line for line in lines if not line[:1].isdecimal()) + "\n")


@pytest.mark.parametrize(
    ("spoil", "buttons"),
    [
        (of_no_form, [FIRE]),
        (of_no_form, [DOWN, FIRE]),
        (without_a_seat, [FIRE]),
        (without_a_seat, [DOWN, FIRE]),
        (without_a_move, [FIRE]),
        (gone, [DOWN, FIRE]),
    ],
)
def test_a_spoilt_game_says_why_it_is_not_opened(
    spoil: Callable[[Path], None], buttons: Sequence[Button], tmp_path: Path
) -> None:
    keep_game(tmp_path, "a")
    [path] = EndedGames(tmp_path).paths
    if spoil is not gone:
        spoil(path)
    hands = Visit(KeptGames(tmp_path), Ear())
    hands.press(FIRE)
    assert isinstance(hands.scene, OneGame)
    if spoil is gone:
        spoil(path)
    hands.press(*buttons)
    hands.stack.draw(SCREEN)
    assert isinstance(hands.scene, Notice)
    hands.press(FIRE)
    assert isinstance(hands.scene, KeptGames)


@pytest.mark.parametrize("down", [0, 1])
def test_the_line_that_is_named_is_that_of_the_file(down: int, tmp_path: Path) -> None:
    keep_game(tmp_path, "a")
    [path] = EndedGames(tmp_path).paths
    of_no_form(path)
    hands = Visit(KeptGames(tmp_path), Ear())
    hands.press(FIRE, *[DOWN] * down, FIRE)
    assert isinstance(hands.scene, Notice)
    rows = path.read_text().splitlines()
    assert hands.scene.lines[0].startswith(f"Line {rows.index('form nine-card') + 1}: ")


@pytest.mark.usefixtures("faint_judge")
def test_a_game_that_goes_while_it_is_judged_is_not_noted(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    short = replace(saved_game(), lines=tuple(finished_game(form="five-card").to_lines()))
    path.write_text("\n".join(short.to_lines()) + "\n")
    reviewer = Reviewer.of_file(tmp_path, path)
    path.unlink()
    while reviewer.step():
        pass
    assert reviewer.review.is_whole
    assert reviewer.first is None


def test_games_that_cannot_be_looked_for_are_not_called_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: Path) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(os, "scandir", fails)
    notice = KeptGames(tmp_path).or_notice
    assert isinstance(notice, Notice)
    assert notice.lines == (f"Can't read {tmp_path / ENDED}: {os.strerror(errno.EIO)}.",)
