"""Choices played out are told of now and then, and not at every deal."""

from types import SimpleNamespace

import pytest

from game.session import playing_out
from game.session.playing_out import plays_out


def test_how_far_it_is_is_said_each_five_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = [100.0, 101.0, 104.9, 105.0, 106.0, 109.9, 110.5]
    monkeypatch.setattr(playing_out, "monotonic", iter(seconds).__next__)
    monkeypatch.setattr(playing_out, "playing_out", lambda *_: seconds[1:])
    how_long, said = SimpleNamespace(so_far=lambda _, so_long: f"{so_long:g} s"), list[str]()
    plays_out(how_long, said.append)(None)  # type: ignore[arg-type]
    assert said == ["5 s.", "10.5 s."]
