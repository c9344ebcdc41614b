"""A friend far away in lines of text: what may be typed while nothing is asked, and the offer in words."""

import io
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("nacl")

from game.session.far_wish import FarWish
from game.session.session import RunOptions, Session
from game.store.settings import Settings
from game.terminal.far_away import FarInText
from tests.wire.programs import LOOPBACK
from tests.wire.test_port import AtTable
from tests.wire.test_port import pair as pair

ENOUGH = 20.0  # seconds


def in_text(folder: Path, wish: FarWish, monkeypatch: pytest.MonkeyPatch, *typed: str) -> FarInText:
    folder.mkdir(exist_ok=True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    return FarInText(Session(Settings(), RunOptions(folder)), wish)


def test_who_waits_can_talk_and_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wish = FarWish(True, f"{LOOPBACK}:0")
    table = in_text(tmp_path / "host", wish, monkeypatch, "say I am here", "quit")
    assert not table.run()
    assert [words for _, words in table.far.party.talk.lines] == ["I am here"]
    assert "Table open" in capsys.readouterr().out


def test_an_offer_is_read_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = AtTable(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"))
    wish = FarWish(False, str(host.far.invitations[0]))
    guest = in_text(tmp_path / "guest", wish, monkeypatch, "no")
    poll = guest.far.carrier.poll

    def both(patience: float = 0.0) -> None:
        host.step()
        poll(patience and 0.001)

    monkeypatch.setattr(guest.far.carrier, "poll", both)
    assert not guest.run()
    told = capsys.readouterr().out
    assert "DECKHAND offers five cards to 61.\nStakes: 1 game a win.\nNext deal: cut again.\n" in told
    assert "Sit down? Yes or no, or Enter for yes: no" in told
    assert "=" not in told
    assert "partners" not in told
    host.far.leave()


def test_who_comes_back_invites_nobody_and_hears_whose_move_it_is(
    pair: tuple[AtTable, AtTable], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    until = time.monotonic() + ENOUGH
    while not all(side.table and side.table.game.deals for side in pair) and time.monotonic() < until:
        for side in pair:
            side.step()
    invitation = str(pair[0].far.invitations[0])
    for side in pair:
        side.far.leave()
    folder = pair[0].far.session.run_options.saves
    assert not in_text(folder, FarWish(True, invitation), monkeypatch, "quit").run()
    told = capsys.readouterr().out
    assert "Send your friend" not in told
    assert f"The game is saved. Continue with --wait {invitation}" in told
    assert "move" in told.splitlines()[-1]
