"""The files of the handbook: whole lines in sections, and drawn cards that can be dealt."""

import pytest

from game.handbook.texts import HANDBOOK, filled, sections
from game.rules.cards import parse_cards

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
