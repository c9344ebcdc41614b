"""A game that was better than all of its player's before is told as a record."""

from pathlib import Path

import pytest

from game.store.standings import news
from game.store.unfinished import UnfinishedGames
from game.store.wasco_file import Wasco
from tests.store.games import record, saved_game

BEFORE: dict[str, object] = {"result": "won", "scores": (121, 100), "best": "16:AHAS2D3C+3H"}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"scores": (121, 90)}, "A record for ABC: widest win."),
        ({"scores": (121, 100)}, ""),
        ({"scores": (100, 121), "result": "lost"}, ""),
        ({"best": "17:THJSQDQC+TS"}, "A record for ABC: best hand 17."),
        (
            {"best": "17:THJSQDQC+TS", "scores": (121, 60)},
            "A record for ABC: widest win, best hand 17.",
        ),
        ({"best": "29:5H5S5DJC+5C", "initials": "XYZ"}, ""),
        ({"best": "20:5H5S6D+5C", "form": "five-card"}, ""),
    ],
)
def test_what_is_better_than_all_before_is_told(
    tmp_path: Path, changes: dict[str, object], words: str
) -> None:
    wasco = Wasco(tmp_path)
    assert wasco.add(record(0, "ABC", **BEFORE)) is None
    latest = record(1, str(changes.pop("initials", "ABC")), **(BEFORE | changes))
    assert news(latest, wasco.count()) == words


def test_the_first_game_of_all_is_none(tmp_path: Path) -> None:
    assert not news(record(), Wasco(tmp_path).count())


def test_it_is_known_when_the_game_has_ended(tmp_path: Path) -> None:
    saved = saved_game()
    wasco, unfinished = Wasco(tmp_path), UnfinishedGames(tmp_path)
    wasco.add(record(result="won", scores=(121, 120), best="2:2H4S6D8C+8H"))
    assert not unfinished.begin(saved)
    assert not unfinished.news
    assert unfinished.finish() is None
    assert unfinished.news.startswith("A record for ABC")
    unfinished.begin(saved_game("2"))
    assert not unfinished.news
