"""Each original's help begins with its own rules, in its order and its terms."""

import re
from pathlib import Path

import pytest

from game.handbook import texts
from game.handbook.help_page import About, Page
from game.handbook.own_rules import own_pages
from game.handbook.rule_pages import rule_pages
from game.machines import names
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.rules.cards import parse_cards
from game.rules.counting import FIFTEEN, show_points
from game.rules.forms import FORMS
from game.rules.in_words import number_word
from game.rules.presets import PRESETS
from game.scenes.front.open_scene import open_scene
from game.scenes.help_pages import Help
from game.scenes.scene import Way
from game.sheets.spots import LineSpot
from tests.scenes.driver import at_home
from tests.scenes.shown import page_seen, read_on
from tests.terminal.talk import lines_of, talk

OWN_RULES = {
    name: texts.pages(f"own_rules/{name}") for name in ("champ", "loadstar", "amiga", "bsd", "hoyle")
}
FOREIGN = {
    "champ": "pack, court card, knave, starter, heels, pair royal, pairs royal, muggins, hole, peg ",
    "loadstar": "pack of, court card, knave, heels, turn-up, run of, hole, peg ",
    "amiga": "deck, face card, knave, starter, nobs, pegs one, peg , muggins, skunk, pair royal",
    "bsd": "deck, court card, knave, non-dealer, pairs royal, his nob ",
    "hoyle": "deck, face card, jack, starter, nobs, muggins, skunk, discard",
}
"""Words of other tables, which no source uses in these rules."""
NUMBERED = {
    ("amiga", "POINTS SCORED IN PLAY"): "1234567",
    ("amiga", "POINTS IN THE SHOW"): "1234567",
    ("amiga", "6 AND 7 CARDS, 4 PLAYERS"): "123",
    ("champ", "RULES FOR TWO"): "123",
    ("champ", "PEG PLAY"): "4abcdefghi",
    ("champ", "SCORING THE HANDS"): "5abcde6",
    ("champ", "A FEW POINTS"): "12345678",
}


def pages(source: str) -> list[Page]:
    preset = PRESETS[source]
    return rule_pages(FORMS[preset.forms[0]], preset.house, preset.manner.voice)


def words(page: Page) -> str:
    return " ".join(page.lines)


@pytest.mark.parametrize("source", OWN_RULES)
def test_they_stand_first_and_the_houses_after(source: str) -> None:
    own, all_pages = OWN_RULES[source], pages(source)
    assert [page.title for page in all_pages[: len(own)]] == [page.title for page in own]
    assert all_pages[len(own)].title == "HOW TO PLAY"
    assert {page.section for page in all_pages[: len(own)]} == {PRESETS[source].title}


@pytest.mark.parametrize("source", OWN_RULES)
def test_no_two_pages_have_one_name_in_the_contents(source: str) -> None:
    listed = [page.name for page in pages(source)]
    assert len({*listed}) == len(listed)


@pytest.mark.parametrize("source", OWN_RULES)
def test_where_the_house_has_others_they_are_not_told(source: str) -> None:
    preset = PRESETS[source]
    other = preset.house.with_setting("stink_hole", "yes")
    assert not own_pages(source, FORMS[preset.forms[0]], other)


@pytest.mark.parametrize("source", OWN_RULES)
def test_help_opens_at_the_own_page_of_the_moment(source: str) -> None:
    preset = PRESETS[source]
    for about in (About.GAME, About.PLAY, About.SHOW):
        page = page_seen(Help(FORMS[preset.forms[0]], preset.house, preset.manner.voice, about))
        assert page.title in {own.title for own in OWN_RULES[source]}


@pytest.mark.parametrize("source", OWN_RULES)
def test_they_speak_in_the_sources_terms(source: str) -> None:
    told = " ".join(map(words, OWN_RULES[source])).lower()
    assert not [word for word in FOREIGN[source].split(", ") if word in told]


@pytest.mark.parametrize(("source", "title"), NUMBERED)
def test_rule_by_rule_in_its_order(source: str, title: str) -> None:
    [page] = [page for page in OWN_RULES[source] if page.title == title]
    numbers = "".join(
        found[1] for line in page.lines if (found := re.match(r"(\w)[.)]? ", line)) and found[1] != "A"
    )
    assert numbers.startswith(NUMBERED[source, title])


def test_what_is_drawn_counts_as_it_says() -> None:
    every = [(page, line) for own in OWN_RULES.values() for page in own for line in page.lines]
    for page, line in every:
        hand, _, starter = line.removeprefix("= ").partition(" + ")
        if line.startswith("= ") and page.about is About.SHOW and starter:
            told = {29: "29", 14: "14", 16: "16"}[show_points(parse_cards(hand), parse_cards(starter)[0])]
            assert told in words(page) or "twenty-nine" in words(page)


def test_hoyle_leads_a_card_that_makes_fifteen_with_its_pair_and_its_fellow() -> None:
    told = " ".join(map(words, OWN_RULES["hoyle"]))
    advice = re.search(r"Of ([a-z ,]+) lead the first; if it is paired, the second makes fifteen", told)
    assert advice
    for couple in advice[1].split(", "):
        led, kept = map([number_word(number) for number in range(11)].index, couple.split(" and "))
        assert 2 * led + kept == FIFTEEN, couple


@pytest.mark.parametrize("machine", names())
@pytest.mark.parametrize("source", OWN_RULES)
def test_every_page_of_the_contents_can_be_reached_and_is_listed(source: str, machine: str) -> None:
    preset, screen = PRESETS[source], Screen(switched_on(machine))
    helped = Help(FORMS[preset.forms[0]], preset.house, preset.manner.voice)
    for sheet in helped.pages:
        seen, within = screen.show([sheet]), read_on(sheet).within
        assert seen.of <= 2.5 * seen.rows or within.sections[within.at] != preset.title
        listed = [spot.index for spot in screen.spots if isinstance(spot, LineSpot) and spot.words]
        assert within.at in listed or not (listed or (within.at < 4 and machine != "c128"))


def test_bsds_instructions_are_its_own(tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False, preset="bsd")
    rules = open_scene(home.session, Way.RULES)
    assert isinstance(rules, Help)
    assert page_seen(rules).title == "CRIBBAGE"
    said = talk(lines_of("yes", *[""] * 4), "--preset", "bsd", saves=tmp_path)[1]
    assert all(f"\n{page.name}." in said for page in OWN_RULES["bsd"])
