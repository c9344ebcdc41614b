import pytest

from game.store.wasco_line import COLUMNS, HEADING, WITH_HINTS, is_record, is_remark
from tests.store.games import read_record, record


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"initials": "7"},
        {
            "scores": (61, 40, 33),
            "pegged": (1, 2, 3),
            "luck": (0.0, -0.1, 99.9),
            "result": "lost-double-skunk",
        },
        {"best": "-", "level": "person/bsd", "preset": "own"},
        {"seed": r"a b\c ü 🂡"},
        {"seed": "."},
    ],
)
def test_a_line_reads_back(changes: dict[str, object]) -> None:
    line = record(**changes).to_line().encode()  # type: ignore[arg-type]
    assert is_record(line)
    assert is_record(line + b"\r")
    assert read_record(line) == record(**changes)  # type: ignore[arg-type]


def test_the_columns_are_documented_at_the_head_of_the_file() -> None:
    assert " ".join(COLUMNS) in HEADING
    assert all(is_remark(line) for line in HEADING.encode().split(b"\n"))


def test_a_line_torn_off_anywhere_is_no_record() -> None:
    line = record(7).to_line().encode()
    assert not any(is_record(line[:end]) for end in range(len(line)))
    assert not any(is_record(line[start:]) for start in range(4, len(line)))


@pytest.mark.parametrize("word", ["won ", "121/97", "2026-11-18T20:15:00", "six-card", "+4.5"])
def test_a_line_with_a_wrong_word_is_no_record(word: str) -> None:
    line = record().to_line()
    assert word in line
    spoilt = line.replace(word, f"{word.strip()}x ").encode()
    assert not is_record(spoilt)


def test_lines_of_a_later_version_are_left_alone() -> None:
    assert is_remark(b"v2 something else")
    assert not is_remark(b"V2 something else")
    assert not is_record(f"v2 {record().to_line()}".encode())


def test_a_game_with_hints_says_so_behind_its_preset() -> None:
    hinted = record(preset=f"champ{WITH_HINTS}")
    assert hinted.has_hints
    assert not record().has_hints
    assert read_record(hinted.to_line().encode()) == hinted


def test_the_margin_is_to_the_best_of_the_others() -> None:
    assert record(scores=(61, 40, 55)).margin == 6
    assert record(scores=(97, 121), result="lost").margin == -24
    assert not record(result="lost-skunk").won
