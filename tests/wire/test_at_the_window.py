"""A window waits, and a friend calls: both play the same game, hear each other, and stand a lost line."""

import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Surface

pytest.importorskip("nacl")

from game.devices.button import Button, Press
from game.machines import names
from game.machines.power import switched_on
from game.paint.screen import Screen
from game.players.player import think_through
from game.scenes.box import Box, TypedBox
from game.scenes.front import friend_page
from game.scenes.front.friend_page import DIALLED, LAMPS, NO_CARRIER, FriendOrCall, FriendPage
from game.scenes.front.open_scene import first_scene, open_scene
from game.scenes.front.title import Title
from game.scenes.front.window_session import WindowSession
from game.scenes.pace import DEAF_TO_ALL_STEPS
from game.scenes.scene import STAY, Scene, TakeOff
from game.scenes.table.far_scene import FarScene, LostLine
from game.scenes.table.game_over import GameOver
from game.session.far_away import FarAway
from game.session.far_wish import FarWish
from game.session.looking_on import far_away
from game.session.run_options import RunOptions
from game.session.session import Session
from game.sheets.page_parts import Modem, Part
from game.sheets.pages import PageSheet
from game.store.kept_game import read_game
from game.store.settings import Settings
from game.wire.far_table import FarTable
from game.wire.faults import Guilty
from game.wire.party import TOO_LONG
from game.wire.slots import Peer
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
        if not self.table or self.table.is_over:
            self.table = self.far.sit_down() if self.far.poll() else self.table
            return
        self.table.news()
        if (seat := self.table.turn) is not None:
            moves = self.table.unasked or think_through(self.table.think(seat))
            self.table.answer(seat, moves)


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Visit]:
    options = RunOptions(tmp_path / "window", demo=True, friend=FarWish(True, "127.0.0.1:0"))
    options.saves.mkdir()
    settings = Settings(level="deckhand", form="five-card", speed=5, wait=False, match="3")
    ear = Ear()
    session = WindowSession(settings, options, ear)
    session.pace.fast = True
    visit = Visit(first_scene(session), ear, lambda way: open_scene(session, way))
    yield visit
    session.hang_up()


def seat_both(window: Visit, friend: Friend) -> None:
    until = time.monotonic() + ENOUGH
    while not (isinstance(window.scene, FarScene) and friend.table) and time.monotonic() < until:
        friend.step()
        window.stack.tick()


def friend_of(window: Visit, folder: Path) -> Friend:
    page = window.on(FriendPage)
    (invitation,) = map(str, page.far.invitations)
    assert page._lamps() == {"OH", "TR", "MR", "AA"}
    slot = page.far.party.slots[0]
    slot.peer, slot.read_at = Peer(slot, None, lambda _: None, b"G"), page.far.party.now  # type: ignore[arg-type]
    assert {"CD", "RD"} <= page._lamps()
    slot.peer = None
    assert any(invitation in str(sheet) for sheet in page.picture())
    return Friend(folder, invitation)


def test_a_whole_game_between_a_window_and_a_friend(window: Visit, tmp_path: Path) -> None:
    friend = friend_of(window, tmp_path / "friend")
    page = window.on(FriendPage)
    seat_both(window, friend)
    first, until = friend.table, time.monotonic() + ENOUGH
    assert first
    while time.monotonic() < until:
        friend.step()
        window.stack.tick()
        page.far.poll()  # as the program does, whatever lies over the table: its last words may be late
        if isinstance(window.scene, FarScene) and len(window.scene.top.reasons) == 1:
            friend.far.party.say("nice one, I owe you a cup of tea")
        if isinstance(window.scene, GameOver) and first.is_over:
            break
    assert isinstance(window.scene, GameOver)
    assert first.is_over
    words = [line.text for line in window.context.top.reasons]
    assert any("a cup of tea" in text for text in words)
    window.until(lambda: window.scene.is_still)
    window.stack.press(Press(Button.FIRE))
    while time.monotonic() < until and not (isinstance(window.scene, FarScene) and window.game.deals):
        friend.step()
        window.stack.tick()
    assert friend.far.party.record
    assert friend.far.party.record.heading.number == 2
    assert window.context.match
    assert sum(window.context.match.won) == 1
    games = [read_game(next((tmp_path / who / "games").glob("0*"))) for who in ("window", "friend")]
    assert games[0].lines == games[1].lines


def typed(window: Visit, words: str) -> None:
    for sign in words:
        window.stack.press(Press(None, typed=sign))


def test_the_page_of_the_line_copies_it_and_hangs_up(window: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(friend_page, "copy_text", copy)
    page = window.on(FriendPage)
    invitation, words = page.far.invitations[0], page.choices
    for word in words[:-1]:
        page.choose(words.index(word))
    assert copied == [str(invitation), str(invitation.for_onlookers)]
    window.press(*[Button.UP] * (1 + page.chosen), Button.FIRE)
    assert isinstance(window.scene, Title)


def test_a_guest_finds_his_own_name_at_the_table_that_he_is_offered(window: Visit, tmp_path: Path) -> None:
    invitation = str(window.on(FriendPage).far.invitations[0])
    (tmp_path / "guest").mkdir()
    session = WindowSession(Settings(names=("BOB",)), RunOptions(tmp_path / "guest"), Ear())
    page, until = friend_page_of(session, FarWish(False, invitation)), time.monotonic() + ENOUGH
    while not page.far.offer and time.monotonic() < until:
        window.stack.tick()
        page.tick()
    assert page._seats == [("BOB", "here"), ("DECKHAND", "here")]
    session.hang_up()


def test_talk_is_typed_at_the_table(window: Visit, tmp_path: Path) -> None:
    """Type a line while the friend's line is lost or not; it goes out with Enter, and no key means a card."""
    friend = friend_of(window, tmp_path / "friend")
    seat_both(window, friend)
    scene = window.on(FarScene)
    typed(window, '"is that your crib again??')
    assert scene.top.prompt == "Say: is that your crib again??_"
    window.stack.press(Press(Button.BACKSPACE))
    window.stack.press(Press(Button.FIRE))
    assert scene.top.prompt != '"'
    until = time.monotonic() + ENOUGH
    while not friend.far.party.talk.lines and time.monotonic() < until:
        friend.step()
        window.stack.tick()
    assert friend.far.party.talk.lines == [(0, "is that your crib again?")]
    typed(window, f'"{"x" * 130}')
    assert scene.top.talk == "x" * 120
    window.stack.press(Press(Button.BACK))
    assert scene.top.talk is None
    for _ in range(9):
        typed(window, '"tea')
        window.stack.press(Press(Button.FIRE))
    assert not scene.top.message
    typed(window, '"tea')
    window.stack.press(Press(Button.FIRE))
    assert "Ten lines" in scene.top.message
    scene.far.party.talk.is_on = False
    typed(window, '"hello')
    assert scene.top.talk is None
    friend.session.hang_up()


def test_a_game_that_ends_while_a_line_is_typed_stays_until_that_is_sent(
    window: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end nothing took it, and initials were asked for below it or not at all."""
    friend = friend_of(window, tmp_path / "friend")
    seat_both(window, friend)
    scene = window.on(FarScene)
    typed(window, '"')
    monkeypatch.setattr(scene, "turn", None)
    monkeypatch.setattr(FarTable, "turn", None)
    monkeypatch.setattr(scene, "_lead_on", lambda _: TakeOff())
    scene.acting.mover.finish()
    scene.context.events.clear()
    assert scene.tick() == STAY
    scene.press(Press(Button.BACK))
    assert isinstance(scene.tick(), TakeOff)
    friend.session.hang_up()


def test_a_program_that_breaks_the_rules_is_named_and_the_game_ends(window: Visit, tmp_path: Path) -> None:
    friend = friend_of(window, tmp_path / "friend")
    seat_both(window, friend)
    window.on(FarScene).far.party.guilty = Guilty(1, 7, "two answers")
    window.stack.tick()
    assert isinstance(window.scene, Box)
    name = friend.session.settings.initials or friend.far.party.name_of(1)
    words = " ".join(window.scene.lines)
    assert words == f"{name}'s program broke the rules: line 7: two answers. The game counts for nobody."
    window.stack.press(Press(Button.FIRE))
    assert isinstance(window.scene, Box), "a hand that played a card has not read it"
    window.tick(DEAF_TO_ALL_STEPS)
    window.stack.press(Press(Button.FIRE))
    assert isinstance(window.scene, Title)
    friend.session.hang_up()


def test_a_line_is_typed_or_a_sentence_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    tmp_path.mkdir(exist_ok=True)
    session = WindowSession(Settings(), RunOptions(tmp_path), Ear())
    visit = Visit(FriendOrCall(lambda wish: friend_page_of(session, wish)), Ear())
    for line, sentence in (
        ("nonsense", "not an invitation"),
        ("crib1:127.0.0.1:1:SHORT", "cut off"),
        ("crib7:127.0.0.1:1:SHORT", "update the older"),
        (f"crib1:127.0.0.1:1:{'1' * 32}", "misspelled"),
    ):
        visit.stack.press(Press(Button.DOWN))
        visit.stack.press(Press(Button.FIRE))
        assert isinstance(visit.scene, TypedBox)
        typed(visit, line)
        assert visit.scene.typed == line
        visit.stack.press(Press(Button.FIRE))
        assert sentence in str(visit.scene.picture())
        while not isinstance(visit.scene, FriendOrCall):
            visit.stack.press(Press(Button.BACK))
        visit.stack.press(Press(Button.UP))
    visit.stack.press(Press(Button.DOWN))
    visit.stack.press(Press(Button.FIRE))
    typed(visit, "crib1:127.0.0.1:1:" + "A" * 32)
    visit.stack.press(Press(Button.FIRE))
    assert isinstance(visit.scene, FriendPage)
    session.hang_up()


def friend_page_of(session: WindowSession, wish: FarWish) -> FriendPage:
    return FriendPage(far_away(session, wish), lambda _: visit_nothing())


def visit_nothing() -> Scene:
    raise AssertionError("nobody answers there")


def test_a_lost_line_is_told_and_goes_by_itself(window: Visit, tmp_path: Path) -> None:
    friend = friend_of(window, tmp_path / "friend")
    seat_both(window, friend)
    scene = window.on(FarScene)
    far = scene.far
    friend.session.hang_up()
    for slot in far.party.slots:
        slot.heard_at = far.party.now - TOO_LONG - 1
    window.stack.tick()
    assert isinstance(window.scene, LostLine)
    (lost,) = (seat for seat in scene.top.seats if seat.is_lost)
    assert lost.says == "off 11 s"
    window.stack.press(Press(None, letter="S"))
    assert isinstance(window.scene, LostLine), "a letter of a card that is typed answers nothing"
    again = Friend(tmp_path / "friend", str(far.invitations[0]))
    until = time.monotonic() + ENOUGH
    while time.monotonic() < until:
        again.step()
        window.stack.tick()
        if isinstance(window.scene, FarScene):
            scene.tell_silence()
            assert not lost.is_lost
            return
    raise AssertionError("the box stays")


def test_a_game_is_acted_out_though_the_next_is_offered_already(window: Visit, tmp_path: Path) -> None:
    seat_both(window, friend_of(window, tmp_path / "friend"))
    far = window.on(FarScene).far
    far.party.turn_over([], bytes(32), lambda _: None)
    window.tick()
    assert isinstance(window.scene, FarScene)


def modem(machine: str, line: str, lit: frozenset[str] = frozenset()) -> Surface:
    screen = Screen(switched_on(machine))
    part = Part("THE LINE", Modem([*DIALLED, NO_CARRIER, line], LAMPS, lit), is_dark=True)
    screen.show([PageSheet("PLAY A FRIEND", "", [[part]], "")])
    return screen.surface


@pytest.mark.parametrize("machine", names())
def test_a_sentence_on_the_line_is_whole_and_lit_lamps_are_lighter(machine: str) -> None:
    sentence = "Nobody answers at cribbage.example.org, port 6121: connection refused. Trying again"
    drawn = [pygame.image.tobytes(modem(machine, sentence + end), "RGB") for end in ".!"]
    assert drawn[0] != drawn[1], "its end is cut off"
    dark, lit = (
        sum(pygame.image.tobytes(modem(machine, sentence, lamps), "RGB"))
        for lamps in (frozenset[str](), frozenset(LAMPS))
    )
    assert lit > dark or not switched_on(machine).look.grain.is_fine
