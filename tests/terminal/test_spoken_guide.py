"""The guide in text: the steps of the window in lines, off in a word, called again and read backwards."""

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from game.practice.own_count import NOW_YOU
from game.scenes.table.game_scene import NO_HINT_NOW
from game.scenes.table.guided_count import A_NUMBER, A_NUMBER_HOW, COUNTED_ENOUGH, OR_IS_SHOWN
from game.session.run_options import RunOptions
from game.store.settings import Settings, load_settings
from game.terminal.between_games import FIRST_RIVALS
from game.terminal.conversation import Conversation
from game.terminal.scenes_in_lines import TO_LEAVE
from game.terminal.session_in_lines import SessionInLines
from game.terminal.spoken_guide import (
    NOT_AT_THE_CLUB,
    NOTHING_TOLD,
    NOTHING_TOLD_SINCE,
    OFF,
    OFFER,
    ON,
    WHERE,
)
from game.terminal.text_session import OTHER_WORDS, TextSession
from tests.terminal.reader import Reader
from tests.terminal.talk import Answer, Typist, lines_of, talk


def typed_in(folder: Path, answer: Answer, **chosen: Any) -> list[str]:
    """A session of these settings: all lines that are said."""
    heard = StringIO()
    settings = Settings(**{"level": "landlubber", **chosen})
    conversation = Conversation(Typist(heard, answer), heard)
    TextSession(SessionInLines(settings, RunOptions(folder, seed="7"), conversation)).run(is_chosen=True)
    return heard.getvalue().splitlines()


def at_the_discard(*typed: str) -> Answer:
    """Play on, type these lines at the discard, and leave."""
    lines, reader = iter(typed), Reader(2)
    return lambda heard: next(lines, None) if "Discard two" in heard else reader.answer(heard)


@pytest.mark.parametrize(("preset", "seed"), [("champ", "champ"), ("acc", "acc5")])
def test_each_step_of_a_first_game_is_explained_once_after_it_has_happened(
    preset: str, seed: str, tmp_path: Path
) -> None:
    said = typed_in(tmp_path, Reader(seed, until="another").answer, guide="yes", preset=preset)
    (deal,) = (
        at for at, line in enumerate(said) if "and gets the crib" in line or "and get the crib" in line
    )
    assert "of 121." in said[deal - 1]
    (fifteen,) = (
        at for at, line in enumerate(said) if line.startswith("Fifteen. ") and "made the count 15" in line
    )
    assert "ifteen" in said[fifteen - 1] or "15" in said[fifteen - 1]
    (end,) = (at for at, line in enumerate(said) if line.startswith("The end. "))
    assert "Now see the review" in said[end]
    assert said.count(COUNTED_ENOUGH) == (preset == "champ"), "it says when it counts no more"
    assert "{" not in "".join(said)
    assert sum("The crib comes last" in line for line in said) == 1
    assert sum(line.startswith(("A better discard. ", "Your discard. ")) for line in said) == 1
    assert load_settings(tmp_path)[0].guide == "no"


def test_it_is_called_up_read_backwards_and_off_in_a_word(tmp_path: Path) -> None:
    lines = "guide", *["guide back"] * 3, "guide", "off", "guide back", "guide"
    first, then = iter(["guide"]), at_the_discard(*lines)
    said = typed_in(tmp_path, lambda heard: next(first, None) or then(heard))
    assert OFFER in said
    assert ON in said
    assert any(line.startswith("Their crib. ") for line in said)
    assert any(line.startswith("The deal. ") for line in said)
    assert any(line.startswith("Cut the deck. ") for line in said), "a heading said again is told once"
    after = said[said.index(OFF) + 1 :]
    assert any(line.startswith(("Their crib. ", "Also scores. ", "What scores. ")) for line in after)
    assert said.count(ON) == 2
    assert NOTHING_TOLD not in said


def test_guide_no_is_guide_off(tmp_path: Path) -> None:
    said = talk(lines_of("champ", "10", "guide no"), "--seed", "3", saves=tmp_path)[1].splitlines()
    assert OFF in said
    assert ON not in said


def test_what_it_said_of_a_discard_is_taken_back_with_it(tmp_path: Path) -> None:
    reproach = "A better discard. The two 4s would win "
    typed = "guide", "", "9c 10s", "undo", "4d 4s", "again", "guide back", "undo", "9c 10s", "again"
    words = "--seed", "12", "--preset", "champ"
    said = talk(lines_of(*typed), *words, saves=tmp_path)[1].splitlines()
    found = [at for at, line in enumerate(said) if line.startswith(reproach)]
    again, back, anew = (
        [at for at, line in enumerate(said) if line.endswith(f": {word}")]
        for word in ("again", "guide back", "9c 10s")
    )
    assert len(found) == 3, "of the discard, of the next one, and again"
    assert found[0] < again[0] < back[0] < anew[1] < found[1] < again[1] < found[2]


def test_a_first_game_that_was_left_goes_on_in_its_own_words(tmp_path: Path) -> None:
    typed_in(tmp_path, at_the_discard("off"), guide="yes")
    assert "guided yes" in (tmp_path / "unfinished.txt").read_text().splitlines()
    asked, reader = iter(["yes"]), Reader("champ", until="another")
    said = typed_in(tmp_path, lambda heard: next(asked, None) or reader.answer(heard), guide="no")
    assert any(line.startswith("The starter: ") for line in said)
    assert not any(line.startswith("The cut: ") for line in said), "as CHAMP would say"


def test_back_is_the_step_before_the_one_just_told(tmp_path: Path) -> None:
    said = typed_in(tmp_path, at_the_discard("guide back"), guide="yes")
    asked = next(at for at, line in enumerate(said) if line.endswith("guide back"))
    told = [line for line in said[:asked] if line.startswith(("What scores. ", "Also scores. "))]
    assert said[asked + 1] == told[-1]


def test_a_hint_at_its_discard_says_what_to_look_at_and_the_next_opens_the_coach(tmp_path: Path) -> None:
    said = typed_in(tmp_path, at_the_discard("hint", "hint"), guide="yes")
    advice = next(at for at, line in enumerate(said) if line.startswith(("Their crib. ", "Your crib. ")))
    asked, hint, again = said[advice + 1 : advice + 4]
    assert asked.endswith("hint")
    assert again.endswith("hint")
    assert NO_HINT_NOW not in said
    assert hint.endswith((".", "?", "!"))
    assert any(line.startswith("1: ") for line in said[advice + 4 :])


def test_after_a_game_was_left_it_says_since_when_nothing_was_explained(tmp_path: Path) -> None:
    reader, lines = Reader("guided"), iter(["guide back", "guide"])

    def leaves(heard: str) -> str | None:
        return None if re.search(r"\bCount \d", heard) else reader.answer(heard)

    typed_in(tmp_path, leaves, guide="yes")
    said = typed_in(tmp_path, lambda heard: "" if "to continue" in heard else next(lines, None), guide="yes")
    assert said.count(NOTHING_TOLD_SINCE) == 2
    assert NOTHING_TOLD not in said


@pytest.mark.usefixtures("true_names")
@pytest.mark.parametrize(("answer", "rival"), [("play", "CHAMP"), ("", "LANDLUBBER")])
def test_after_a_first_game_that_was_lost_its_rival_may_stay(answer: str, rival: str, tmp_path: Path) -> None:
    reader, asked = Reader("champ"), list[str]()

    def again(heard: str) -> str | None:
        if "LANDLUBBER again" in heard:
            asked.append(heard)
            return answer if asked[1:] else "help"
        if asked:
            return None
        return "yes" if "choose (another game)" in heard else reader.answer(heard)

    said = typed_in(tmp_path, again, guide="yes", preset="champ", level="champ")
    assert "Play or Enter for LANDLUBBER again:" in asked[0]
    at = said.index("CHAMP wants to sit down in place of LANDLUBBER.")
    assert next(line for line in said[at:] if "YOU against" in line).endswith(f"YOU against {rival}.")
    words = OTHER_WORDS.format("CHAMP '87")
    assert said.count(words) == 1, "what was the starter is the cut from here on"
    assert said.index(words) > at


def test_words_of_another_table_are_told_after_a_game_that_was_left_for_home(tmp_path: Path) -> None:
    _, said = talk(lines_of("guide", "", "home", "bsd", "keep", *[""] * 5), saves=tmp_path)
    assert said.count(OTHER_WORDS.format("BSD")) == 1


class Counter(Reader):
    """Plays as well as anybody, and counts the hand that is left to it: wrong, then as it was told."""

    def __init__(self, *counts: str) -> None:
        super().__init__("champ", until="another")
        self.counts = iter(counts)

    def answer(self, heard: str) -> str | None:
        is_counted = any(question in heard for question in (A_NUMBER, OR_IS_SHOWN))
        return next(self.counts, None) if is_counted else super().answer(heard)


_TOLD = re.compile(r"[A-Z]+: now \d+\.$")
"""How the table tells a hand when the guide has counted it."""


def test_the_first_hands_are_counted_item_by_item_and_the_third_alone(tmp_path: Path) -> None:
    said = typed_in(tmp_path, Counter("3", "99", "x", "hint", "hint").answer, guide="yes", preset="champ")
    first, second, third, *_ = (
        at
        for at, line in enumerate(said)
        if line == NOW_YOU or line.startswith(("Champ's hand:", "Each hand is counted with"))
    )
    for begins in (first, second, third):
        items = said[begins + 1 : next(at for at in range(begins, len(said)) if _TOLD.match(said[at]))]
        assert items
        counted = [line for line in items if not line.startswith((A_NUMBER, *"39'")) and line[-1] != "?"]
        points = [int(worth) for line in counted for worth in re.findall(r"for (\d+)\.", line)]
        assert sum(points) == int(counted[-1].split()[-1].strip("."))
    assert "3 is too low." in said[third + 2]
    assert "99 is too high" in said[third + 4]
    assert said[third + 6] == "'x' is not a number. Type one, such as 4."
    assert said[third + 8].endswith(" What else?"), "the first hint says where to look"
    assert said[third + 9] == f"{OR_IS_SHOWN} hint", "the second shows it all"
    assert said[third + 1 :].count(NOW_YOU) == 1, "the own hand of the next deal"


def test_whoever_counts_wrong_three_times_is_offered_the_count(tmp_path: Path) -> None:
    said = typed_in(tmp_path, Counter("99", "99", "99", "show").answer, guide="yes", preset="champ")
    asked = [line for line in said if line.startswith((A_NUMBER, OR_IS_SHOWN))]
    assert asked[:4] == [*[f"{A_NUMBER} 99"] * 3, f"{OR_IS_SHOWN} show"]


def test_help_at_the_guides_count_tells_of_points_and_not_of_lines(tmp_path: Path) -> None:
    said = typed_in(tmp_path, Counter("help", "show").answer, guide="yes", preset="champ")
    at = said.index(f"{A_NUMBER} help")
    assert said[at + 1] == A_NUMBER_HOW
    assert "points" in A_NUMBER_HOW


def test_the_guide_is_read_and_called_back_where_it_asks_for_a_count(tmp_path: Path) -> None:
    """Its box names "Guide off", which nobody types there."""
    said = typed_in(
        tmp_path, Counter("guide", "guide back", "off", "guide").answer, guide="yes", preset="champ"
    )
    read, before, off = (
        said[said.index(f"{A_NUMBER} {word}") + 1] for word in ("guide", "guide back", "off")
    )
    assert "is not a number" not in f"{read} {before}"
    assert (off, said.count(ON)) == (OFF, 1)


@pytest.mark.parametrize("word", ["leave", "back"])
def test_the_guides_count_is_left_like_the_game(word: str, tmp_path: Path) -> None:
    reader, lines = Reader("champ"), iter([word])

    def once(heard: str) -> str | None:
        return next(lines, None) if A_NUMBER in heard else reader.answer(heard)

    said = typed_in(tmp_path, once, guide="yes", preset="champ", level="champ")
    asked = [line for line in said if A_NUMBER in line]
    assert len(asked) == (1 if word == "leave" else 2)
    assert "Nothing comes of that here." not in said
    assert any(line == TO_LEAVE.format("", "saved") for line in said) == (word == "back")


@pytest.mark.usefixtures("true_names")
def test_whoever_calls_the_guide_at_the_title_hears_against_whom_the_first_game_is(tmp_path: Path) -> None:
    talk(lines_of("guide"), saves=tmp_path)
    for initials in ("", "ABC"):
        said = talk(lines_of(), *filter(None, [initials]), saves=tmp_path)[1]
        assert f"YOU{initials and ' (ABC)'} against LANDLUBBER. {FIRST_RIVALS}" in said


def test_a_guide_that_is_called_in_another_room_says_where_it_begins(tmp_path: Path) -> None:
    said = talk(lines_of("practice", "guide", "back", "guide"), saves=tmp_path)[1].splitlines()
    assert said.count(WHERE) == 1


def test_in_another_room_it_explains_nothing_of_the_game_that_waits(tmp_path: Path) -> None:
    typed = "practice", "guide", "back", ""
    said = talk(lines_of(*typed), "--preset", "champ", "--seed", "12", saves=tmp_path)[1]
    _, inside, after = said.split("Practice? 1 to 6")
    assert "Cut the deck. " not in inside
    assert WHERE not in said
    assert "The deal. " in after


def test_at_the_club_it_promises_nothing(tmp_path: Path) -> None:
    said = talk(lines_of("", "", "guide"), "--club", "--seed", "3", saves=tmp_path)[1]
    assert NOT_AT_THE_CLUB in said
    assert ON not in said
