"""Choices played out are told of now and then, and not at every deal."""

from types import SimpleNamespace

import pytest

from game.coaching.how_long import HowLong
from game.session import playing_out
from game.session.playing_out import plays_out


def test_how_far_it_is_is_said_each_five_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = [100.0, 101.0, 104.9, 105.0, 106.0, 109.9, 110.5]
    monkeypatch.setattr(playing_out, "monotonic", iter(seconds).__next__)
    monkeypatch.setattr(playing_out, "playing_out", lambda *_: seconds[1:])
    how_long = SimpleNamespace(so_far=lambda _, so_long: f"{so_long:g} s", words="for ten seconds")
    said = list[str]()
    plays_out(how_long, said.append)(None)  # type: ignore[arg-type]
    assert said == ["Playing it out for ten seconds.", "5 s.", "10.5 s."]


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("3", "for 3 seconds"),
        ("1", "for 1 second"),
        ("5000-deals", "in 5,000 deals"),
        ("0.5%", "until it is known to 0.5%"),
    ],
)
def test_how_long_it_takes_is_told_in_words(word: str, told: str) -> None:
    assert HowLong.parse(word).words == told
