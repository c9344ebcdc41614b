"""A window waits, and a friend calls: both play the same game, hear each other, and stand a lost line."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("nacl")

from game.players.player import think_through
from game.scenes.front.friend_page import FriendPage
from game.scenes.front.open_scene import first_scene, open_scene
from game.scenes.front.window_session import WindowSession
from game.scenes.table.far_scene import FarScene, LostLine
from game.scenes.table.game_over import GameOver
from game.session.far_away import FarAway
from game.session.far_wish import FarWish
from game.session.session import RunOptions, Session
from game.store.kept_game import read_game
from game.store.settings import Settings
from game.wire.far_table import FarTable
from game.wire.party import TOO_LONG
from tests.scenes.driver import Ear, Visit

ENOUGH = 60.0  # seconds: a side says no more than so many letters in each


class Friend:
    """The other side, with a player in the seat."""

    def __init__(self, folder: Path, invitation: str) -> None:
        folder.mkdir(exist_ok=True)
        options = RunOptions(folder, demo=True)
        self.session = Session(Settings(level="landlubber", form="five-card"), options)
        self.far = FarAway(self.session, FarWish(False, invitation))
        self.table: FarTable | None = None

    def step(self) -> None:
        if not self.table:
            self.table = self.far.sit_down() if self.far.poll() else None
            return
        self.table.news()
        if (seat := self.table.turn) is not None:
            moves = self.table.unasked or (think_through(self.table.think(seat)),)
            self.table.answer(seat, moves)


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Visit]:
    options = RunOptions(tmp_path / "window", demo=True, friend=FarWish(True, "127.0.0.1:0"))
    options.saves.mkdir()
    settings = Settings(level="deckhand", form="five-card", speed=5, wait=False)
    ear = Ear()
    session = WindowSession(settings, options, ear)
    session.pace.fast = True
    visit = Visit(first_scene(session), ear, lambda way: open_scene(session, way))
    yield visit
    session.hang_up()


def friend_of(window: Visit, folder: Path) -> Friend:
    page = window.scene
    assert isinstance(page, FriendPage)
    (invitation,) = map(str, page.far.invitations)
    assert any(invitation in str(sheet) for sheet in page.picture())
    return Friend(folder, invitation)


def test_a_whole_game_between_a_window_and_a_friend(window: Visit, tmp_path: Path) -> None:
    friend = friend_of(window, tmp_path / "friend")
    until = time.monotonic() + ENOUGH
    while time.monotonic() < until:
        friend.step()
        window.stack.tick()
        if isinstance(window.scene, FarScene) and len(window.scene.top.reasons) == 1:
            friend.far.party.say("nice one, I owe you a cup of tea")
        if isinstance(window.scene, GameOver) and friend.table and friend.table.is_over:
            break
    assert isinstance(window.scene, GameOver)
    assert friend.table
    assert friend.table.is_over
    games = [read_game(next((tmp_path / who / "games").glob("0*"))) for who in ("window", "friend")]
    assert games[0].lines == games[1].lines
    words = [line.text for line in window.context.top.reasons]
    assert any("a cup of tea" in text for text in words)


def test_a_lost_line_is_told_and_goes_by_itself(window: Visit, tmp_path: Path) -> None:
    friend = friend_of(window, tmp_path / "friend")
    while not isinstance(window.scene, FarScene):
        friend.step()
        window.stack.tick()
    far = window.scene.far
    friend.session.hang_up()
    for slot in far.party.slots:
        slot.heard_at = far.party.now - TOO_LONG - 1
    window.stack.tick()
    assert isinstance(window.scene, LostLine)
    again = Friend(tmp_path / "friend", str(far.invitations[0]))
    until = time.monotonic() + ENOUGH
    while time.monotonic() < until:
        again.step()
        window.stack.tick()
        if isinstance(window.scene, FarScene):
            return
    raise AssertionError("the box stays")
