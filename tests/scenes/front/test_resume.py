"""A game that was left goes on at the very card."""

from pathlib import Path

import pytest

from game.devices.button import Button
from game.rules.forms import FORMS
from game.rules.moves import Claim
from game.rules.presets import PRESETS
from game.scenes.front.title import Title
from game.scenes.table.game_over import GameOver
from game.store.wasco_file import Wasco
from tests.scenes.driver import Home, at_home, at_the_end, when_asked
from tests.scenes.seen import Moment


def on_the_table(visit: Home) -> tuple[object, ...]:
    """What lies on the table and stands in the board, but for what is said."""
    top = visit.top
    return (
        [(seat.name, seat.hand) for seat in top.seats],
        (top.played, top.counted),
        list(top.pegs),
        (top.dealer, top.crib, top.starter, top.count, top.pack),
        top.reasons,
    )


def go_on(folder: Path, **settings: object) -> Home:
    """The program started again, and the first line of the title chosen."""
    visit = at_home(folder, begin=False, demo=False, **settings)
    assert visit.on(Title).lines[0][0] == "Continue game"
    visit.press(Button.FIRE)
    return visit


def kinds() -> list[tuple[str, str]]:
    return [(preset.name, form) for preset in PRESETS.values() for form in preset.forms]


@pytest.mark.parametrize(("preset", "form"), kinds())
def test_left_at_any_question_it_goes_on_there(preset: str, form: str, tmp_path: Path) -> None:
    first = at_home(tmp_path, preset=preset, form=form)
    for question in range(24):
        first.until_still()
        if first.game.outcome:
            break
        if question % 3 == 0 and first.game.moves:
            second = go_on(tmp_path, preset=preset, form=form)
            second.until_still()
            assert second.game.moves == first.game.moves
            assert (type(second.at), second.at.asked) == (type(first.at), first.at.asked)
            assert on_the_table(second) == on_the_table(first)
        first.answer()


def test_both_halves_make_one_game(tmp_path: Path) -> None:
    whole, half = at_home(tmp_path / "whole"), at_home(tmp_path / "half")
    whole.answer_until(lambda: whole.game.outcome is not None)
    while not half.game.outcome:
        half.until_still()
        if half.is_asked:
            half.answer()
        if len(half.game.moves) % 11 == 5:
            half = go_on(tmp_path / "half")
        half.tick()
    assert half.game.moves == whole.game.moves
    assert half.game.outcome == whole.game.outcome


def test_it_goes_on_in_silence(tmp_path: Path) -> None:
    first = at_home(tmp_path)
    first.answer_until(lambda: first.game.deals == 3)
    assert go_on(tmp_path).ear.heard == []


def test_a_finished_game_waits_no_longer_and_lies_among_the_games(tmp_path: Path) -> None:
    visit = at_the_end(tmp_path)
    visit.press(Button.BACK)
    assert visit.on(Title).lines[0][0] != "Continue game"
    (kept,) = (tmp_path / "games").glob("*.txt")
    assert "seed 7" in kept.read_text()


@pytest.mark.parametrize("form", ["three-handed", "four-handed"])
def test_people_sit_where_they_sat(form: str, tmp_path: Path) -> None:
    names = ("ANN", "BEN")
    first = at_home(tmp_path, preset="hoyle", form=form, names=names)
    while first.stack.top is not None and not (tmp_path / "unfinished.txt").read_text().count("play"):
        if first.is_asked:
            first.answer()
        else:
            first.press(Button.FIRE)
            first.tick()
    second = go_on(tmp_path, preset="hoyle", form=form, names=names)
    seats = [seat.name for seat in second.top.seats]
    assert set(names) < set(seats)
    assert len(seats) == FORMS[form].seats


def test_initials_set_for_a_game_stay_with_it_when_it_is_gone_on_with(tmp_path: Path) -> None:
    first = at_home(tmp_path, initials="ANN")
    first.answer_until(lambda: first.game.deals == 2)
    again = go_on(tmp_path, initials="BEN")
    assert again.context.table.sitters[0].name == "ANN"
    again.until_scene(GameOver)
    again.until_still()
    assert [record.initials for record in Wasco(tmp_path).latest()] == ["ANN"]


def test_a_count_that_a_crash_came_before_is_asked_for(tmp_path: Path) -> None:
    home = when_asked(Moment.PLAY, tmp_path, preset="acc")
    home.answer()
    file = tmp_path / "unfinished.txt"
    lines = file.read_text(encoding="utf-8").splitlines()
    card = max(at for at, line in enumerate(lines) if line.startswith("0 play"))
    file.write_text("\n".join([*lines[: card + 1], ""]), encoding="utf-8")
    again = go_on(tmp_path)
    again.until_asked(Moment.PLAY)
    assert again.at.entry
    again.number(0)
    assert again.game.moves[-1] == (0, Claim(0))
