"""A match lasts an evening: the same people in the same seats, and the games won at their worth."""

from pathlib import Path
from typing import Any

import pytest

from game.devices.button import Button
from game.rules.events import Phase
from game.rules.in_words import so_many
from game.scenes.front.title import Title
from game.scenes.table.game_over import GameOver
from game.session.next_table import new_table
from game.store.settings import load_settings
from tests.scenes.driver import Home, at_home

FIRE, BACK = Button.FIRE, Button.BACK


def to_the_end(home: Home) -> GameOver:
    home.session.pace.fast = True
    home.until_scene(GameOver)
    home.until_still()
    return home.on(GameOver)


def won(home: Home) -> tuple[int, ...]:
    assert home.session.match.match
    return home.session.match.match.won


def test_each_win_counts_what_the_scale_says(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="bsd")
    total = [0, 0]
    for _ in range(4):
        to_the_end(home)
        outcome = home.game.outcome
        assert outcome
        total[outcome.winner] += outcome.worth
        assert won(home) == tuple(total)
        told = [f"YOU: {so_many(total[0], 'game')}", f"ME: {so_many(total[1], 'game')}"]
        assert home.told()[-2:] == told
        home.press(FIRE)
        assert [line.text for line in home.top.before[1:]] == told
        assert home.game.phase is Phase.LAY_AWAY, "the loser deals without a cut"
        assert home.game.form.side(home.game.dealer) == outcome.beaten[-1].side


def test_the_title_tells_how_the_match_stands(tmp_path: Path) -> None:
    home = at_home(tmp_path)
    to_the_end(home)
    home.press(BACK)
    assert home.on(Title).lines[0][0] == f"Next game: {won(home)[0]}-{won(home)[1]}"


def test_the_title_offers_no_next_game_of_a_match_that_is_over(tmp_path: Path) -> None:
    home = at_home(tmp_path, match="1")
    to_the_end(home)
    home.press(BACK)
    assert home.on(Title).lines[0][0] == "New game"


@pytest.mark.parametrize(("chosen", "name"), [("take_out", "bsd"), ("play_against", "deckhand")])
def test_the_title_offers_no_next_game_where_other_rules_or_people_are_chosen(
    chosen: str, name: str, tmp_path: Path
) -> None:
    home = at_home(tmp_path)
    to_the_end(home)
    home.press(BACK)
    getattr(home.session.settings, chosen)(name)
    assert home.on(Title).lines[0][0] == "New game"


@pytest.mark.parametrize("change", [("level", "deckhand"), ("form", "five-card"), ("house", "stakes=lurch")])
def test_other_rules_or_people_begin_another_match(change: tuple[str, str], tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="hoyle")
    to_the_end(home)
    setattr(home.session.settings, *change)
    home.press(FIRE)
    if change != ("house", "stakes=lurch"):  # which HOYLE has anyhow
        assert won(home) == (0, 0)
    else:
        assert sum(won(home)) > 0


def test_partners_stay_together_for_the_evening(tmp_path: Path) -> None:
    seats = ("person", "landlubber", "deckhand", "bsd")
    for seed in range(1, 6):
        home = at_home(tmp_path / str(seed), preset="hoyle", form="four-handed", seed=seed, seats=seats)
        to_the_end(home)
        sides = home.top.side_names()
        home.press(FIRE)
        assert home.top.side_names() == sides
        assert home.game.phase is not Phase.CUT_FOR_DEAL


def test_a_match_goes_on_with_its_unfinished_game(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="bsd")
    to_the_end(home)
    before = won(home)
    home.press(FIRE)
    home.answer_until(lambda: home.game.deals == 2)
    again = at_home(tmp_path, preset="bsd", begin=False)
    again.press(FIRE)
    assert won(again) == before
    to_the_end(again)
    outcome = again.game.outcome
    assert outcome
    assert sum(won(again)) == sum(before) + outcome.worth
    again.press(FIRE)
    assert sum(won(again)) == sum(before) + outcome.worth


@pytest.mark.parametrize(
    "chosen",
    [
        {"preset": "bsd", "target": 61},
        {"preset": "acc", "level": "deckhand", "match": "3"},
        {"preset": "hoyle", "form": "five-card", "house": "stakes=plain"},
        {"form": "three-handed", "seats": ("person", "deckhand", "bsd")},
    ],
)
def test_the_next_game_after_a_continued_one_is_the_same_again(
    chosen: dict[str, Any], tmp_path: Path
) -> None:
    """Only until the program ends: what was chosen before is kept."""
    before = at_home(tmp_path, **chosen)
    before.answer_until(lambda: before.game.deals == 1)
    again = at_home(tmp_path, begin=False)
    again.press(FIRE)
    to_the_end(again)
    again.press(FIRE)
    assert again.game.form == before.game.form
    assert again.game.target == before.game.target
    assert again.context.voice == before.context.voice
    assert again.context.table.cutters == before.context.table.cutters
    assert won(again) != (0, 0)
    assert load_settings(tmp_path)[0].preset == "champ"


@pytest.mark.parametrize("is_given_up", [False, True])
def test_beside_an_unfinished_game_of_a_match_another_match_begins(is_given_up: bool, tmp_path: Path) -> None:
    """It waits with its game; if that is given up it goes on with the next."""
    home = at_home(tmp_path, preset="bsd")
    to_the_end(home)
    before = won(home)
    home.press(FIRE)
    home.answer_until(lambda: home.game.deals == 2)
    (kept,) = home.session.look()
    if is_given_up:
        assert home.session.unfinished.give_up(kept)
    new_table(home.session)
    assert won(home) == (before if is_given_up else (0, 0))


def test_a_words_cards_belong_to_no_match(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="bsd")
    to_the_end(home)
    before = won(home)
    home.session.duplicate = "monday landlubber"
    home.press(FIRE)
    assert home.context.match is None
    to_the_end(home)
    assert not any(line.startswith("YOU: ") for line in home.told()[-2:])
    assert won(home) == before


def test_an_unfinished_game_keeps_the_manner_of_its_source(tmp_path: Path) -> None:
    home = at_home(tmp_path, preset="loadstar")
    home.answer_until(lambda: home.game.deals == 1)
    again = at_home(tmp_path, preset="champ", begin=False)
    again.press(FIRE)
    assert again.context.manner.blanks
    assert again.game.house.go_by_hand
