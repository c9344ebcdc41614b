"""Full disks, shut folders, clocks set back, and a million lines."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.store.finished import Finished
from game.store.saved import SavedGame
from game.store.settings import load_settings
from game.store.unfinished import Unfinished
from game.store.wasco.column_counts import count_file
from game.store.wasco.standings import standings_of
from game.store.wasco.wasco_file import Wasco
from tests.store.games import record, saved_game


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    options = ["mount", "-t", "tmpfs", "-o", "size=64k", "none", str(folder)]
    try:
        mounted = subprocess.run(options, capture_output=True, check=False).returncode == 0
    except OSError:
        mounted = False
    if not mounted:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(folder: Path) -> Path:
    stone = folder / "stone"
    with stone.open("wb", buffering=0) as file:
        try:
            while file.write(b"0" * 512):
                pass
        except OSError:
            pass
    return stone


def test_a_full_disk_is_told_once_and_nothing_written_is_lost(small_disk: Path) -> None:
    saved = saved_game()
    wasco, unfinished = Wasco(small_disk), Unfinished(small_disk)
    assert wasco.add(record(1)) is None
    page = {"note": "x" * 3600}  # disks are filled by the page
    unfinished.begin(SavedGame(saved.seats, saved.initials, saved.lines[:10], saved.extras | page))
    stone = fill(small_disk)
    told = [unfinished.append(line) for line in saved.lines[10:]]
    assert "No space left" in " ".join(filter(None, told)) or "no room" in " ".join(filter(None, told))
    assert sum(trouble is not None for trouble in told) == 1
    number = 2
    troubles: list[str] = []
    while not troubles:
        troubles += filter(None, [wasco.add(record(number))])
        number += 1
    assert troubles[0].startswith("WASCO cannot be written")
    assert wasco.latest() == [record(one) for one in range(1, number - 1)]
    stone.unlink()
    assert unfinished.finish() is None
    assert len(wasco.latest()) == number - 1
    assert len(Finished(small_disk).paths) == 1


def test_a_folder_that_is_shut_raises_nothing(tmp_path: Path) -> None:
    """A file where the folder should be is shut even for the one who may do everything."""
    (tmp_path / "shut").touch()
    folder = tmp_path / "shut" / "saves"
    saved = saved_game()
    unfinished = Unfinished(folder)
    assert unfinished.load() is None
    assert str(unfinished.begin(saved)).startswith("unfinished.txt cannot be written")
    assert unfinished.append("0 go") is None
    assert str(Wasco(folder).add(record())).startswith("WASCO cannot be written")
    assert Finished(folder).paths == []
    assert load_settings(folder)[1] == []


# The clock.


def test_a_clock_set_back_puts_no_game_in_the_place_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = iter(["2026-03-29T03:00:00", "2026-03-29T02:00:00", "2026-03-29T02:00:00"])
    monkeypatch.setattr("game.store.unfinished.now", lambda: next(moments))
    for seed in ("a", "b", "c"):
        saved = saved_game(seed)
        unfinished = Unfinished(tmp_path)
        unfinished.begin(SavedGame(saved.seats, "ABC", saved.lines))
        assert unfinished.finish() is None
    assert [record.seed for record in Wasco(tmp_path).latest()] == ["a", "b", "c"]
    assert len(Finished(tmp_path).paths) == 3


@pytest.mark.slow
def test_a_million_lines_are_shown_in_three_seconds(tmp_path: Path) -> None:
    lines = "".join(f"{record(number, f'P{number % 50}').to_line()}\n" for number in range(2000))
    (tmp_path / "WASCO").write_text(lines * 500)
    processors = os.cpu_count() or 1
    begun = sum(os.times()[:4])
    counts = count_file(tmp_path / "WASCO", processors)
    assert sum(standing.games for standing in standings_of(counts)) == 1_000_000
    assert (sum(os.times()[:4]) - begun) / processors < 3  # whatever else the machine has to do
