"""The keeper of check sums can fail."""

from pathlib import Path

import pytest

from tests import sums


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sums, "FOLDER", tmp_path / "sums")


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
