"""Practice in a terminal: the same questions, answered in lines."""

import io
import re
from datetime import date
from pathlib import Path

from game.evening.host import Host
from game.rules.cards import parse_cards
from game.rules.counting import show_points
from game.run_options import RunOptions
from game.store.mistakes import Mistakes
from game.store.practice_notes import PracticeNotes
from game.store.settings import Settings
from game.terminal.card_names import CardNames
from game.terminal.conversation import Conversation
from game.terminal.spoken_practice import SpokenPractice
from tests.practice.test_boxes import a_mistake
from tests.terminal.talk import Answer, Typist

TODAY = date.today()
_TO_COUNT = re.compile(r"The (hand|crib): ([^.]*), with (\w+)\. What does it count\?")
_HAND = re.compile(r"Your hand: ([^.]*)\. For")


def practised(folder: Path, thing: str, answer: Answer) -> str:
    """All that was said while one thing was practised."""
    heard = io.StringIO()

    def choose(text: str) -> str | None:
        return thing if "Practise what?" in text else answer(text)

    conversation = Conversation(Typist(heard, choose), heard)  # type: ignore[arg-type]
    SpokenPractice(Host(Settings(), RunOptions(folder)), conversation, CardNames()).choose()
    return heard.getvalue()


def count(text: str) -> str:
    found = _TO_COUNT.search(text)
    assert found, text
    hand = parse_cards(found[2].replace("10", "T"))
    [starter] = parse_cards(found[3].replace("10", "T"))
    return str(show_points(hand, starter, crib=found[1] == "crib"))


def lay_away(text: str) -> str:
    found = _HAND.search(text)
    assert found, text
    first, second, *_ = found[1].split(", ")
    return f"{first} {second}"


def test_a_drill_that_is_all_right(tmp_path: Path) -> None:
    told = practised(tmp_path, "drill", count)
    assert told.count("Right: ") == 10
    assert "10 of 10 right in " in told
    assert PracticeNotes(tmp_path).lines[-1].startswith(f"drill {TODAY} right 10 of 10")


def test_a_wrong_count_is_told_with_its_reasons(tmp_path: Path) -> None:
    assert "It counts " in practised(tmp_path, "drill", lambda _: "29")


def test_the_hand_of_the_day_is_asked_once(tmp_path: Path) -> None:
    told = practised(tmp_path, "hand", lay_away)
    line = told.splitlines()[-1]
    assert line.startswith(f"CRIB {TODAY}  ")
    assert "1: " in told
    assert practised(tmp_path, "hand", lay_away).splitlines()[-1] == line


def test_a_quiz_tells_how_it_went(tmp_path: Path) -> None:
    assert "of 5 right, gave away" in practised(tmp_path, "quiz", lay_away).splitlines()[-1]


def test_mistakes_come_on_their_day(tmp_path: Path) -> None:
    assert "None of your mistakes" in practised(tmp_path, "mistakes", lay_away)
    kept = Mistakes(tmp_path)
    kept.add([a_mistake()])
    if kept.all()[0].due > TODAY:
        kept.path.write_text(kept.path.read_text().replace(f"due {kept.all()[0].due}", f"due {TODAY}"))
    assert "Then: " in practised(tmp_path, "mistakes", lay_away)
    assert kept.all()[0].due > TODAY


def test_nothing_is_practised_by_enter(tmp_path: Path) -> None:
    assert practised(tmp_path, "", lay_away).count("\n") == 1
