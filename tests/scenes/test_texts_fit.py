"""Every text fits its place, with the longest names and in every game of every source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.handbook.guided_steps import guide_words
from game.rules.forms import FORMS
from game.rules.presets import PRESETS
from game.screen.looks import machines
from game.screen.machine import switched_on
from tests.scenes.by_the_book import asked
from tests.scenes.driver import at_home
from tests.scenes.words_at_table import Listener, beyond_their_plates, without_room
from tests.screen.small_look import small_look

LONGEST = "BARTHOLOM1"  # the others are LANDLUBBER or LANDLUBB 2
ALWAYS_SO = {
    ". Esc leaves it as it is": "while a key is chosen it cannot be another",
    "↓ RECORDS": "a word to click, whose arrow is the direction",
    "↑ REVIEW": "another",
}
GAMES = [
    (preset.name, form, muggins)
    for preset in PRESETS.values()
    for form in preset.forms
    for muggins in ([False, True] if preset.muggins else [False])
]


@pytest.mark.parametrize(("preset", "form", "muggins"), GAMES)
def test_every_text_of_a_whole_game_fits(preset: str, form: str, muggins: bool, tmp_path: Path) -> None:
    source = PRESETS[preset]
    counting = source.muggins.with_muggins if muggins and source.muggins else source.house.counting
    house = f"counting={counting}" if muggins else ""
    home = at_home(tmp_path, preset=preset, form=form, house=house, names=(LONGEST,), wait=True, guide="yes")
    heard = Listener()
    for words in guide_words(home.game.form, home.game.house, home.sitting.manner.starter).values():
        heard.box([words], ["Go on", "No more of this"])
    home.sitting.guide = None

    def show() -> None:
        if home.stack.stale:
            home.stack.draw(heard)

    for _ in asked(home, show):
        show()
    assert heard.messages
    assert heard.reasons
    assert heard.endings
    assert not sorted(without_room(small_look(tmp_path), heard))
    for name in machines.names():
        look = switched_on(name).look
        assert not sorted(without_room(look, heard)), name
        assert not sorted(beyond_their_plates(look, heard)), name


def test_all_forms_are_played() -> None:
    assert {form for _, form, _ in GAMES} == set(FORMS)


@cache
def words_of_the_game() -> list[tuple[Path, str]]:
    """Every string of the scenes and the handbook that is no docstring."""
    return [*_words_of_the_game()]


def _words_of_the_game() -> Iterator[tuple[Path, str]]:
    for path in (*Path("game/scenes").rglob("*.py"), *Path("game/handbook").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                yield path, node.value


def test_one_thing_has_one_word() -> None:
    """What the hands press is the button, as in CRIBBAGE 128: press the button."""
    assert not [found for found in words_of_the_game() if re.search(r"(?<![{.])\b[Ff]ires?\b", found[1])]


def test_no_text_names_a_key_but_by_its_mark() -> None:
    """A key that was changed is called by its own name on every page."""
    key = re.compile(r"\b(Esc|Enter|Backspace|Tab|F\d|Page (Up|Down)|Alt\+|Arrows?)\b|[←→↑↓]")
    named = [
        (path.name, words)
        for path, words in words_of_the_game()
        if key.search(words) and words not in ALWAYS_SO
    ]
    assert not named
