"""Several people at one terminal: a hand is told only to the person whose turn it is."""

import re
from pathlib import Path

import pytest

from game.terminal.told_when_asked import NO_TABLE
from tests.terminal.reader import Reader
from tests.terminal.talk import PseudoTerminal, lines_of, talk

TWO = "seats = person, person\nnames = ANN, BEN\n"
CURTAIN = re.compile(r"(\w+), your turn\. Everybody else: no peeking! Press Enter: $")
ASKED = re.compile(r"(\w+)[:,] [^\n]*[:?] $")
HAND = re.compile(r"(\w+): .*Your hand: ([^.]*)\.")
WORDS = ("--preset", "hoyle", "--form", "seven-card", "--seed", "4")


def test_nobody_is_told_a_hand_before_the_others_look_away(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text(TWO)
    looks = ""
    hands = 0
    for line in talk(Reader(7).answer, *WORDS, saves=tmp_path)[1].splitlines():
        if turn := CURTAIN.search(line):
            looks = turn[1]
        elif told := HAND.match(line):
            assert told[1] == looks
            hands += 1
        else:
            assert "our hand" not in line
    assert hands > 20


def test_of_what_the_guide_advises_nobody_else_hears(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text(f"{TWO}guide = yes\n")
    reader, at_curtain = Reader(8, until="play"), iter(("guide", "guide back", "guide", ""))
    advice, others = list[str](), list[str]()

    def answer(heard: str) -> str | None:
        advised = re.findall(r"(?:Their|Your) crib\. Discard .*", heard)
        if len(reader.moves) == 3 and CURTAIN.search(heard):  # one has discarded, the other not
            others.append(heard)
            return next(at_curtain)
        if others and len(reader.moves) == 3:
            others.append(heard)
            return ("again", "guide", "guide back", "guide back", None)[len(others) - 5]
        advice.extend(advised)
        return reader.answer(heard)

    talk(answer, "--preset", "champ", "--seed", "4", saves=tmp_path)
    assert advice
    assert len(others) > 8
    assert not any(advice[-1] in heard for heard in others)
    assert "Discard" in others[4], "his own is told"
    assert not any("crib. Discard" in heard for heard in others[1:4]), "nothing before he looks"


@pytest.mark.parametrize("names", ["ANN, BEN", "ANN, ANN"])
def test_while_people_change_places_nothing_of_the_last_hand_can_be_asked_for(
    names: str, tmp_path: Path
) -> None:
    (tmp_path / "settings.txt").write_text(TWO.replace("ANN, BEN", names))
    reader = Reader(8, until="play")
    talk(reader.answer, *WORDS, saves=tmp_path)
    said = talk(lines_of("", "table", "again", "", "table"), saves=tmp_path)[1]
    before, after = said.split("no peeking! Press Enter: \n")
    assert "You discarded" not in before
    assert NO_TABLE not in before, "it lies there for both"
    assert "You discarded" in after
    laid = re.search(r"You discarded (.*)\.", after)
    assert laid
    assert not any(card in before for card in laid[1].split(", "))


def test_only_enter_or_ready_turns_a_hand_over(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text(TWO)
    talk(Reader(8, until="play").answer, *WORDS, saves=tmp_path)
    said = talk(lines_of("", "foo", "5h", "ready"), saves=tmp_path)[1]
    before, after = said.split("no peeking! Press Enter: ready\n")
    assert "'5h' is not a choice. Type ready, or press Enter.\n" in before
    assert "our hand" not in before
    assert "our hand" in after


def test_the_last_hand_goes_out_of_sight_and_what_happened_is_told(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text(TWO)
    program = PseudoTerminal("--text", "--preset", "champ", "--seed", "4", saves=tmp_path, COLUMNS="200")
    reader = Reader(9)
    in_sight, hidden, last = "", 0, ""
    while len(reader.moves) < 20 and (line := reader.answer(heard := program.hear())) is not None:
        if (asked := ASKED.search(heard)) and in_sight not in ("", asked[1]):
            assert "\n" * 24 in heard
            in_sight = ""
            hidden += 1
        elif "\n" * 24 in last and CURTAIN.search(last):
            assert ": discarded." in heard or re.search(r", \d+\.\n", heard)
        last = heard
        in_sight = next((told[1] for told in HAND.finditer(heard)), in_sight)
        program.type(f"{line}\n".encode())
    program.end()
    program.hear()
    assert hidden > 5
