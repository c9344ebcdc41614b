"""Every text fits its place, with the longest names and in every game of every source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game import machines
from game.devices.button import Button
from game.devices.keyboard import key_names
from game.handbook.guided_steps import guide_words
from game.machines.power import switched_on
from game.review.deal_by_deal import deal_row
from game.review.review_words import DECISION_HEADS, decision_row
from game.review.reviewer import Reviewer
from game.review.reviewing import Reviewing
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway, Play, cards_chosen
from game.rules.presets import PRESETS
from game.scenes.front.choose_game import HouseRules, Seats, TableCard
from game.scenes.front.keys_page import KeysPage, PadPage
from game.scenes.front.options import OptionsScene, controls, display, play, sound
from game.scenes.help_pages import Help, RulesHelp
from game.scenes.practice.table_question import Answered
from game.scenes.records.review_scene import ReviewScene
from game.scenes.table.game_scene import GameScene
from game.scenes.table.guided import TURN_OFF
from game.sheets.marks import PRICE_MARK
from game.sheets.pages import reading_page
from game.sheets.sheets import NEXT, BoxSheet
from game.sheets.spots import LineSpot
from game.values import replace
from tests.scenes.by_the_book import asked
from tests.scenes.driver import Ear, Visit, at_home
from tests.scenes.words_at_table import Listener, beyond_their_plates, off_the_page, without_room
from tests.store.games import any_move

LONGEST = "BARTHOLOM1"  # the others are LANDLUBBER or LANDLUBB 2
ALWAYS_SO = {
    "↓ RECORDS": "a word to click, whose arrow is the direction",
    "↑ REVIEW": "another",
    "' is not a choice. Press Enter, or type back.": "it answers a typed line, which no other key ends",
    "ready, or press Enter": "so does this",
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
    told = guide_words(home.game.form, home.context.voice.starter, home.game.target)
    for step in told.values():
        heard.show([BoxSheet([step.words], [NEXT, TURN_OFF])])
    home.context.guide = None

    def show() -> None:
        if home.stack.stale:
            home.stack.draw(heard)

    for _ in asked(home, show):
        show()
    assert heard.messages
    assert heard.reasons
    assert heard.endings
    for name in machines.names():
        look = switched_on(name).look
        assert not sorted(without_room(look, heard)), name
        assert not sorted(beyond_their_plates(look, heard)), name


@pytest.mark.parametrize("form", FORMS)
def test_every_page_of_help_and_every_menu_fits(form: str, tmp_path: Path) -> None:
    home, heard = at_home(tmp_path, begin=False, preset="acc", form=form, names=(LONGEST,)), Listener()
    house = home.session.settings.house_rules
    for pages in (Help(FORMS[form], house), RulesHelp(house)):
        for page in pages.pages:
            heard.show([page.named(key_names())])
    home.session.settings.keys["full_screen"] = ["home", "insert", "page_up", "f7", "f8"]
    options = (OptionsScene, play, sound, controls, display, KeysPage, PadPage)
    for make in (HouseRules, Seats, TableCard, *options):
        heard.show(make(home.session).picture())
    for name in machines.names():
        outside = [
            text for text in off_the_page(switched_on(name).look, heard) if not text.startswith(PRICE_MARK)
        ]
        assert not outside, name


@pytest.mark.usefixtures("faint_judge", "faint_coach")
@pytest.mark.parametrize("form", FORMS)
def test_every_text_of_a_review_fits(form: str, tmp_path: Path) -> None:
    game = Game(FORMS[form], House(), "long", dealer=0)
    while game.deals < 3:
        game.apply(*any_move(game))
    others = [f"landlubber LANDLUBB {seat + 1}" for seat in range(1, game.form.seats)]
    review = Reviewing(lambda: game, (f"person {LONGEST}", *others))
    review.finish()
    heard = Listener()
    visit = Visit(ReviewScene(Reviewer(tmp_path, review), Ear()), Ear())
    visit.tick()
    menu = visit.on(ReviewScene)
    for line in range(menu.size):
        visit.stack.draw(heard)
        visit.click(LineSpot(line))
        visit.stack.draw(heard)
        if isinstance(visit.scene, GameScene):
            answer(visit, heard)
        visit.press(Button.BACK)
    assert heard.reasons_why
    early = max(review.judged, key=lambda one: one.cost)
    view = replace(early.decision.view, scores=(118,) * game.form.sides)
    late = replace(early, decision=replace(early.decision, deal=12, view=view))
    heard.show(
        [
            reading_page("LATE", [DECISION_HEADS, decision_row(late, 999)]),
            reading_page("LATE", [deal_row("12", 999, [-200, -100, -100, 400])]),
        ]
    )
    for look in (switched_on(name).look for name in machines.names()):
        assert not sorted({*off_the_page(look, heard), *without_room(look, heard)}), look.cell


def answer(visit: Visit, heard: Listener) -> None:
    """Whatever comes first is chosen, and every line of the answer is looked at."""
    at = visit.on(GameScene)
    while at.asked is None:
        visit.tick()
    visit.stack.draw(heard)
    move = at.context.table.game.legal(at.asked)[0]
    assert isinstance(move, LayAway | Play)
    assert at.input
    at.input.point_at(cards_chosen((move,)))
    visit.press(Button.FIRE)
    if isinstance(visit.scene, GameScene):
        visit.press(Button.FIRE)
    visit.until(lambda: isinstance(visit.scene, Answered) and visit.scene.judgment is not None)
    assert isinstance(visit.scene, Answered)
    for _ in range(visit.scene.size):
        visit.stack.draw(heard)
        visit.press(Button.DOWN)


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
