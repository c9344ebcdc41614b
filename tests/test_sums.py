"""The keepers of check sums and of texts can fail."""

from pathlib import Path

import pytest

from tests import sums, texts
from tests.programs import in_a_child, wait_for


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sums, "FOLDER", tmp_path / "sums")
    monkeypatch.setattr(texts, "FOLDER", tmp_path)


def test_what_was_written_down_is_held_and_the_first_change_told() -> None:
    seen = {"title": sums.of("a"), "menu": sums.of("b"), "table": sums.of("c")}
    sums.check("page", "another", seen, redraw=True)
    sums.check("page", "walk", seen, redraw=True)
    sums.check("page", "walk", seen)
    with pytest.raises(AssertionError, match="walk has changed: menu"):
        sums.check("page", "walk", {**seen, "menu": sums.of("B"), "table": sums.of("C")})
    with pytest.raises(AssertionError, match="has 2 steps, and had 3"):
        sums.check("page", "walk", {"title": sums.of("a"), "menu": sums.of("b")})
    sums.check("page", "another", seen)


def test_what_is_not_written_down_fails() -> None:
    with pytest.raises(AssertionError, match="--redraw"):
        sums.check("page", "walk", {})


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
            sums.check("page", f"{first}{number}", {"title": sums.of(first)}, redraw=True)

    children = [in_a_child(lambda first=first: write(first)) for first in "ab"]  # type: ignore[misc]
    assert [wait_for(child) for child in children] == [0, 0]
    assert len((sums.FOLDER / "page.txt").read_text().splitlines()) == 120
