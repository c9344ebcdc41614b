"""The keepers of check sums and of texts can fail."""

from pathlib import Path

import pytest

from tests import sums, texts
from tests.programs import in_a_child, wait_for


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sums, "FOLDER", tmp_path / "sums")
    monkeypatch.setattr(texts, "FOLDER", tmp_path)


def test_what_was_written_down_is_held_and_each_change_told() -> None:
    seen = {"picture": sums.of("a"), "words": sums.of("b"), "spots": sums.of("c")}
    assert sums.changed("page", "another", seen, redraw=True) == []
    assert sums.changed("page", "title", seen, redraw=True) == []
    assert sums.changed("page", "title", seen) == []
    others = {**seen, "picture": sums.of("A"), "spots": sums.of("C")}
    assert sums.changed("page", "title", others) == ["picture", "spots"]
    assert sums.changed("page", "title", {"picture": sums.of("a"), "words": sums.of("b")}) == ["spots"]
    assert sums.changed("page", "title", {**seen, "frames": sums.of("d")}) == ["frames"]
    assert sums.changed("page", "another", seen) == []


def test_what_is_not_written_down_fails() -> None:
    with pytest.raises(AssertionError, match="--redraw"):
        sums.changed("page", "title", {})


def test_shapes_are_the_same_in_other_colors_and_no_others() -> None:
    plain = bytes([1, 1, 2, 1, 2, 2, 1, 1, 1])
    assert sums.shapes(plain, 3) == sums.shapes(plain.translate(bytes([0, 7, 5, *range(3, 256)])), 3)
    for at in range(1, 9):
        moved = bytes([*plain[:at], 3 - plain[at], *plain[at + 1 :]])
        assert sums.shapes(plain, 3) != sums.shapes(moved, 3), at


def test_the_first_line_of_a_text_that_is_another_is_told() -> None:
    texts.check("page", ["one", "two"], redraw=True)
    texts.check("page", ["one", "two"])
    for told in (["one"], ["one", "2"], ["one", "", "two"]):
        with pytest.raises(AssertionError, match=r"page.txt:2 was 'two'"):
            texts.check("page", told)
    with pytest.raises(AssertionError, match="--redraw"):
        texts.check("another", [])


def test_two_processes_renew_one_file_and_neither_loses_a_line() -> None:
    def write(first: str) -> None:
        for number in range(60):
            sums.changed("page", f"{first}{number}", {"title": sums.of(first)}, redraw=True)

    children = [in_a_child(lambda first=first: write(first)) for first in "ab"]  # type: ignore[misc]
    assert [wait_for(child) for child in children] == [0, 0]
    assert len((sums.FOLDER / "page.txt").read_text().splitlines()) == 120
