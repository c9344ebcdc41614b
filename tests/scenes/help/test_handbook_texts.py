"""The files of the handbook: whole lines in sections, and drawn cards that can be dealt."""

import re
from itertools import product
from random import Random

import pytest

from game.devices.button import Button
from game.handbook.guided_steps import Lead, Told, guide_words, held_by
from game.handbook.texts import HANDBOOK, Filling, Passages, Section, filled, sections
from game.players.weigh.option import PointsFrom
from game.rules.cards import parse_cards
from game.rules.counting import peg
from game.rules.forms import FORMS
from game.rules.house import House
from game.scenes.help_pages import Help, RulesHelp
from game.values import replace
from tests.rules.random_games import any_setting, every_setting
from tests.scenes.shown import pages_of

FILES = sorted(path.relative_to(HANDBOOK).with_suffix("").as_posix() for path in HANDBOOK.rglob("*.txt"))


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_made_of_sections(name: str) -> None:
    text = (HANDBOOK / f"{name}.txt").read_text(encoding="utf-8")
    assert text.startswith("; ")
    assert text.isascii()
    assert len(sections(name)) == text.count("\n[") > 0
    for _, _, lines in sections(name):
        assert lines[0]
        assert lines[-1]
        assert all(line == line.strip() and "  " not in line for line in lines)


@pytest.mark.parametrize("name", FILES)
def test_the_cards_that_it_draws_can_be_dealt(name: str) -> None:
    for _, _, lines in sections(name):
        for line in lines:
            if line.startswith("= "):
                cards = parse_cards(line[2:].replace(" +", ""))
                assert len({*cards}) == len(cards)


def test_braces_are_filled_in_and_keys_stay() -> None:
    assert filled(["{two} or {fire}"], two="2") == ["2 or {fire}"]


def test_a_brace_is_written_as_its_word_is_to_stand() -> None:
    assert filled(["{Side}: {side}, {SIDE}"], side="theirs") == ["Theirs: theirs, THEIRS"]


def test_what_is_filled_with_nothing_leaves_no_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["Count. {again}", "", "{cards}", "", "{crib}", "", "End."]
    monkeypatch.setattr("game.handbook.texts.sections", lambda _: [Section("SHOW", "", lines)])
    assert Passages("any").lines("SHOW", again="", cards=["= 5H", "= JC"], crib="") == [
        *("Count.", "", "= 5H", "= JC", "", "End.")
    ]


PARTS_AND_LEADS = (
    (None, "lead_pair"),
    (PointsFrom.CRIB, "lead_least"),
    (PointsFrom.PEGGED, "lead_rest"),
)


def test_each_section_is_told_in_some_game_and_each_brace_filled(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[tuple[str, str]] = set()
    lines_of = Passages.lines

    def lines(passages: Passages, key: str, **words: Filling) -> list[str]:
        asked.add((passages.name, key))
        return lines_of(passages, key, **words)

    monkeypatch.setattr(Passages, "lines", lines)
    told: list[str] = []
    random = Random("all sections")
    for form, house in [*every_setting(), *(any_setting(random) for _ in range(100))]:
        told += [line for page in pages_of(Help(form, house, seal="0f")) for line in page.lines]
    hands = "4H 5D 6C 7S", "AH 3D 8D QC", "2H 6H 8H QH"
    for form, kept, (part, why), is_ours in product(FORMS.values(), hands, PARTS_AND_LEADS, (True, False)):
        cards = parse_cards(kept), parse_cards("5H 5S")
        fifteen = peg(parse_cards("5H 5C 5D"))
        of = Told("ANN", True, "ANN", *cards, ahead_in=part, cost=0.02, scores=fifteen)
        of = replace(of, crib_is_ours=is_ours, lead=Lead(cards[0][0], why), held=held_by(cards[0]))
        steps = [*guide_words(form, "start", 61, of).values(), *guide_words(form, "start", 61).values()]
        told += [words for step in steps for words in (step.title, step.words)]
    told += [line for page in pages_of(RulesHelp(House())) for line in page.lines]
    files = ("rules", "coach", "tips", "guide", "table")
    assert asked >= {(name, section.key) for name in files for section in sections(name)}
    keys = {name for line in told for name in re.findall(r"{(\w+)}", line)}
    assert keys <= {*(button.word for button in Button), "later", "move"}
