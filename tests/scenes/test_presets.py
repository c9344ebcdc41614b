"""CHAMP, AMIGA and BSD by their books: a whole game each that touches all that is special."""

import re
from pathlib import Path

import pytest

from game.devices.button import Button
from game.devices.tunes import Tune
from game.rules.events import Phase
from game.rules.moves import Claim, SayGo
from game.rules.presets import PRESETS
from game.scenes.help_pages import Help
from game.scenes.table.leaving import OnceMore
from tests.scenes.by_the_book import Touched, asked, one_game_with, true_count
from tests.scenes.driver import Home, at_home
from tests.scenes.seen import Moment, moment

BACK, FIRE = Button.BACK, Button.FIRE


# CHAMP '87
def champ(home: Home) -> Touched:
    touched: Touched = set()
    for scene in asked(home):
        assert not isinstance(home.game.legal(0)[0], Claim | SayGo), "the table counts, and says go"
        if Tune.GO in home.ear.heard:
            touched.add("beep on go")
        assert not any("the go" in reason or "last card" in reason for reason in home.told())
        if home.told():
            touched.add("reasons below the board")
        if "Esc" not in touched:
            home.press(BACK)
            assert home.on(OnceMore).words.endswith("your game is saved")
            home.press(FIRE)
            assert home.at is scene
            touched.add("Esc")
    assert max(home.game.scores) == 121
    return touched


def test_a_game_of_champ_has_all_that_is_champs(tmp_path: Path) -> None:
    one_game_with({"beep on go", "reasons below the board", "Esc"}, tmp_path, champ, preset="champ")


def test_while_cards_of_champs_are_lit_it_says_for_what(tmp_path: Path) -> None:
    """The reason below the board is told only when all is counted, and there is no list beside it."""
    home = at_home(tmp_path, preset="champ", seed=1)
    home.answer_until(lambda: bool(home.top.count_panel and home.top.lit))
    assert re.match(r"\d+ for ", home.top.message), home.top.message


# AMIGA V1.0
def amiga(home: Home) -> Touched:
    touched: Touched = set()
    if any(score == 3 for score in home.game.scores) and not home.game.moves:
        touched.add("three for last")
    for scene in asked(home):
        home.press(Button.HELP)
        assert isinstance(home.scene, Help)
        home.press(BACK)
        assert home.at is scene
        touched.add(f"help in {scene.scenes.on.phase.name}")
        if home.game.phase is Phase.LAY_AWAY and 3 in home.game.scores and home.game.deals == 1:
            touched.add("three for last")
        touched.add(f"{len(home.top.seats[0].hand)} cards")
    return touched


@pytest.mark.parametrize(
    ("form", "target", "special"),
    [
        ("five-card", 61, {"three for last", "5 cards"}),
        ("six-card", 121, {"6 cards"}),
        ("seven-card", 181, {"7 cards"}),
        ("four-handed-five-card", 61, {"4 cards"}),
        ("four-handed", 121, {"5 cards"}),
        ("four-handed-seven-card", 181, {"6 cards"}),
    ],
)
def test_a_game_of_the_amiga_has_all_that_is_the_amigas(
    form: str, target: int, special: Touched, tmp_path: Path
) -> None:
    helped = {f"help in {name}" for name in ("CUT_FOR_DEAL", "LAY_AWAY", "PLAY")}
    one_game_with(helped | special, tmp_path, amiga, preset="amiga", form=form)
    assert PRESETS["amiga"].house.target_of(at_home(tmp_path, preset="amiga", form=form).game.form) == target


# BSD
def bsd(home: Home) -> Touched:
    touched: Touched = set()
    for scene in asked(home):
        if moment(scene) is Moment.SHOW:
            touched.add(bsd_count(home, touched))
    return touched


def bsd_count(home: Home, touched: Touched) -> str:
    """Too high, too low, nineteen, and right: each once, as the hands allow."""
    true, own, other = true_count(home), *home.game.scores
    if true == 0:
        home.number(19)
        assert home.game.scores == [own, other]
        return "nineteen"
    said, pegged, penalty, name = true, true, 0, "right"
    if "too high" not in touched:
        said, penalty, name = (12 if true < 12 else 29), 2, "too high"
    elif "too low" not in touched and true > 1:
        said, pegged, name = 1, 1, "too low"
    home.number(said)
    assert home.game.outcome or home.game.scores == [own + pegged, other + penalty]
    return name


def test_a_game_of_bsd_has_all_that_is_bsds(tmp_path: Path) -> None:
    everything = {"nineteen", "too high", "too low", "right"}
    one_game_with(everything, tmp_path, bsd, preset="bsd", target=61, explain=False)


# The words of each source.


@pytest.mark.parametrize(
    ("preset", "word"),
    [
        ("champ", "Cut the deck"),
        ("amiga", "Cut the pack for the Start"),
        ("bsd", "Cut the deck -- how many cards down?"),
        ("hoyle", "Cut for the start"),
        ("acc", "Cut for the starter card"),
    ],
)
def test_each_source_has_its_word_for_the_card_turned_up(preset: str, word: str, tmp_path: Path) -> None:
    home = at_home(tmp_path, preset=preset)
    home.answer_until(lambda: home.is_asked and home.game.phase is Phase.CUT_STARTER)
    assert home.top.message == word
