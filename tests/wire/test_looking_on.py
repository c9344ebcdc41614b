"""Onlookers see the table as it lies, check all of it themselves, and know no card before its time."""

import time
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("nacl")

from game.rules.cards import Blank
from game.rules.events import Dealt, Event, Won
from game.scenes.front.open_scene import first_scene, open_scene
from game.scenes.front.window_session import WindowSession
from game.scenes.table.far_scene import FarScene
from game.scenes.table.game_over import GameOver
from game.session.far_wish import FarWish
from game.session.looking_on import LookingOn, far_away
from game.session.run_options import RunOptions
from game.session.session import Session
from game.store.settings import Settings
from game.wire.encryption import GUEST, WATCHER, hello_of, new_box, public_of
from game.wire.faults import Rubbish
from game.wire.party import Party
from game.wire.slots import ONLOOKER, Peer, Slot
from game.wire.writing import introduction
from tests.scenes.driver import Ear, Visit
from tests.wire.parties import Open
from tests.wire.programs import LOOPBACK
from tests.wire.test_port import AtTable
from tests.wire.test_port import pair as pair

ENOUGH = 60.0  # seconds


def watch(folder: Path, line: str) -> LookingOn:
    folder.mkdir()
    far = far_away(Session(Settings(), RunOptions(folder)), FarWish(False, line))
    assert isinstance(far, LookingOn)
    return far


def told(far: LookingOn) -> list[Event]:
    """What is told to it, held against what nobody at the table has shown."""
    if far.table is None or far.table.is_over:
        return [*far.sit_down().news()] if far.poll() else []
    events, states = [*far.table.news()], far.table.states
    if states.game.deals and str(states.game.deals) not in states.packs:
        deal = states.game.deal
        shown = {card for _, card in deal.played} | {deal.starter}
        hands = [card for hand in deal.hands for card in hand]
        assert {*states.known.values()} <= shown
        assert all(isinstance(card, Blank) or card in shown for card in hands)
    return events


def test_an_onlooker_sees_the_game_and_no_hidden_card(pair: tuple[AtTable, AtTable], tmp_path: Path) -> None:
    """One from the first card on, another who comes in the middle."""
    line = str(pair[0].far.invitations[0].for_onlookers)
    first, late = watch(tmp_path / "first", line), watch(tmp_path / "late", line)
    until, seen = time.monotonic() + ENOUGH, list[Event]()
    while time.monotonic() < until and not all(
        far.table and far.table.game.deals > 2 for far in (first, late)
    ):
        for side in pair:
            side.step()
        seen += told(first)
        if first.table and first.table.game.deals > 1:
            told(late)
    records = [far.party.record for far in (first, late)]
    assert all(record and {"1", "2"} <= record.states.packs.keys() for record in records)
    deals = [event for event in seen if isinstance(event, Dealt)]
    assert [deal.number for deal in deals[:2]] == [1, 2]
    assert all(isinstance(card, Blank) for deal in deals for hand in deal.hands for card in hand)
    assert not [*(tmp_path / "first").iterdir()]
    first.leave()
    late.leave()


@pytest.mark.slow
def test_an_onlooker_goes_from_the_first_game_of_a_match_into_the_second(tmp_path: Path) -> None:
    host = AtTable(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"), match="3")
    line = str(host.far.invitations[0])
    guest = AtTable(tmp_path / "guest", FarWish(False, line))
    onlooker = watch(tmp_path / "onlooker", str(host.far.invitations[0].for_onlookers))
    until, seen = time.monotonic() + ENOUGH, dict[int, list[Event]]()
    while time.monotonic() < until and not seen.get(2):
        for side in (host, guest):
            side.step()
        events = told(onlooker)
        if onlooker.table and events:
            seen.setdefault(onlooker.table.side.record.heading.number, []).extend(events)
    assert isinstance(seen[1][-1], Won)
    assert seen[2], "the second game is told, too"
    assert onlooker.match
    assert sum(onlooker.match.won) == 1
    assert onlooker.match.won == host.far.match.won  # type: ignore[union-attr]
    onlooker.leave()
    for side in (guest, host):
        side.far.leave()


def test_an_onlookers_line_gives_no_seat_and_no_talk(pair: tuple[AtTable, AtTable]) -> None:
    host, _ = pair
    invitation = host.far.invitations[0]
    watched = invitation.for_onlookers
    assert watched.for_onlookers == watched
    assert str(watched).startswith("crib1w:")
    assert watched.key not in (invitation.key, invitation.shared)
    with pytest.raises(Rubbish):
        host.far.carrier._slot_of(hello_of(watched.shared, GUEST, public_of(new_box())))  # type: ignore[attr-defined]
    slot = host.far.carrier._slot_of(hello_of(watched.shared, WATCHER, public_of(new_box())))  # type: ignore[attr-defined]
    assert slot.side == ONLOOKER
    assert host.far.party.onlookers == [slot]


def test_what_an_onlooker_says_is_not_heard(pair: tuple[AtTable, AtTable]) -> None:
    host, _ = pair
    party = host.far.party
    slot = Slot(host.far.invitations[0].for_onlookers, ONLOOKER)
    peer = Peer(slot, Open(), lambda _: None, WATCHER)  # type: ignore[arg-type]
    stranger = Party(Random(1).randbytes(32), ONLOOKER, [], [])
    lines = [introduction(stranger, peer), "say 1 hello", f"sit {'A' * 22}", "row seat 1 1 person EVE"]
    party.hear(peer, "\n".join(lines).encode())
    assert not party.talk.lines
    assert party.side is None
    assert not any("EVE" in row for row in party.rows)


@pytest.mark.slow
def test_a_window_looks_on(pair: tuple[AtTable, AtTable], tmp_path: Path) -> None:
    host, guest = pair
    wish = FarWish(False, str(host.far.invitations[0]), looks_on=True)
    options = RunOptions(tmp_path / "window", friend=wish)
    options.saves.mkdir()
    ear = Ear()
    session = WindowSession(Settings(speed=5, wait=False), options, ear)
    session.pace.fast = True
    window = Visit(first_scene(session), ear, lambda way: open_scene(session, way))
    until = time.monotonic() + ENOUGH
    while time.monotonic() < until and not isinstance(window.scene, GameOver):
        host.step()
        guest.step()
        window.stack.tick()
        if isinstance(window.scene, FarScene) and window.game.deals and not window.top.count_panel:
            played = {card for _, card in window.game.deal.played}
            held = {card for seat in window.top.seats for card in seat.hand if card}
            assert held <= played
    assert isinstance(window.scene, GameOver)
    assert not [
        path for path in options.saves.rglob("*") if "unfinished" in path.name or "games" in path.name
    ]
    session.hang_up()
