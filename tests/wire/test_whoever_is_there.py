"""Whoever is at the other end: nothing unchecked is kept, nobody ends anybody else's game."""

import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from itertools import combinations
from pathlib import Path

import pytest

pytest.importorskip("nacl")

from game.devices.button import Button
from game.rules.cards import Cards
from game.rules.errors import CribbageError
from game.rules.moves import LayAway
from game.scenes.box import Box
from game.scenes.front.open_scene import first_scene, open_scene
from game.scenes.front.title import Title
from game.scenes.front.window_session import WindowSession
from game.session.far_away import FarAway
from game.session.far_wish import FarWish
from game.session.run_options import RunOptions
from game.session.session import Session
from game.store.lock import forget_lock, take
from game.store.setting_words import opponent_word
from game.store.settings import Settings
from game.wire import tcp
from game.wire.checked import LONGEST_LINE, lines_of
from game.wire.encryption import GUEST, HOST, hello_of, new_box, public_of
from game.wire.faults import Rubbish
from game.wire.heading import FIRST_ROW
from game.wire.invitation import Invitation, NoInvitation, read_address
from game.wire.locks import letters_of
from game.wire.names import names_at
from game.wire.news import A_MINUTE, MOST, WireNews
from game.wire.party import Party
from game.wire.proof import verify_by_wire
from game.wire.slots import ONLOOKER, Peer, Slot
from game.wire.tcp import TcpCarrier
from game.wire.wire_file import forget_old, open_tables
from game.wire.writing import ROOM, letter
from tests.scenes.driver import Ear, Visit
from tests.sources import HOUSE
from tests.wire.parties import Open, heading_of
from tests.wire.programs import LOOPBACK
from tests.wire.test_bad_calls import until
from tests.wire.test_port import AtTable
from tests.wire.test_port import pair as pair

HOLDS = """
import sys, time
from pathlib import Path
from game.store import lock
lock.MOMENT = 20
taken = lock.take(Path(sys.argv[1]))
print("taken" if taken else "not", flush=True)
time.sleep(1)
"""
SIX_BYTES = b"CRIB1G"
SOON = 5.0
KEY, CHANCE = "A" * 43, "A" * 22


def say(party: Party, role: bytes, *lines: str) -> None:
    """Say lines in a letter that is sealed as it must be."""
    party.slots[0].key = party.slots[0].key or party.vk
    peer = Peer(party.slots[0], Open(), lambda _: None, role, is_known=True)  # type: ignore[arg-type]
    party.hear(peer, "\n".join(lines).encode())


@pytest.mark.parametrize(
    "who", ["person \x1b[2J", f"person {'x' * 300}", "person", "PERSON A", "person  A", "person A\rB", ""]
)
def test_no_guest_ends_the_host_by_what_he_is_called(pair: tuple[AtTable, AtTable], who: str) -> None:
    host = pair[0]
    before = [*host.far.party.rows]
    with pytest.raises(Rubbish):
        say(host.far.party, GUEST, f"row seat 1 1 {who}", f"sit {CHANCE}")
    assert host.far.party.rows == before
    host.step()
    until(lambda: bool(host.table), *pair)


@pytest.mark.parametrize(
    "row",
    [
        "game 1 -\rmine 0",
        f"game 1 {KEY}",
        "game 1 x",
        "dealer 1",
        "house usual\x85",
        "form six-card\x0b",
        f"house {'x' * 1001}",
    ],
)
def test_no_host_writes_into_the_file_of_a_guest(pair: tuple[AtTable, AtTable], row: str) -> None:
    """Not as an offer, nor as the whole heading: each row is checked before it is kept."""
    guest = pair[1].far
    file, kind = guest.evening.file, row.partition(" ")[0]
    rows = [FIRST_ROW, "game 1 -", "form five-card", "house usual", "dealer cut"]
    rows += ["seat 0 0 person ANN", f"seat 1 1 {guest.party.who(1)}"]
    spoilt = [row if one.startswith(f"{kind} ") else one for one in rows]
    sides = [
        f"side 0 {KEY} {CHANCE}",
        f"side 1 {letters_of(guest.party.vk)} {letters_of(guest.party.chance)}",
    ]
    before = file.rows
    for said in (spoilt, [*spoilt, *sides], [*rows, f"side 0 {KEY} \r{CHANCE}"]):
        with pytest.raises(CribbageError):
            say(guest.party, HOST, *(f"row {one}" for one in said))
        assert not guest.party.rows
    assert file.rows == before


@pytest.mark.parametrize("sign", ["\r", "\x00", "\x0b", "\x1b", "\x7f", "\u00e9", "\x85"])
def test_a_letter_holds_signs_from_space_to_tilde(sign: str) -> None:
    assert lines_of(b"say 1 ~ ~\nsay 2 x\n\n\n") == ["say 1 ~ ~", "say 2 x"]
    with pytest.raises(Rubbish):
        lines_of(f"say 1 a{sign}b".encode())
    with pytest.raises(Rubbish):
        lines_of(f"1 0 {KEY} seed {KEY}{sign} {'A' * 86}".encode())


def test_a_line_is_as_long_as_one_may_be() -> None:
    line = f"1 0 {KEY} lock {{}} {'A' * 86}"
    room = LONGEST_LINE - len(line.format(""))
    assert lines_of(line.format("x" * room).encode())
    with pytest.raises(Rubbish):
        lines_of(line.format("x" * (room + 1)).encode())


def test_how_a_match_stands_is_heard_before_it_alone_and_never_fills_the_disk(
    pair: tuple[AtTable, AtTable],
) -> None:
    guest = pair[1].far
    until(lambda: bool(pair[1].table), *pair)
    before, match = guest.evening.file.rows, guest.party.match
    for n in range(200):
        say(guest.party, HOST, f"match 3 {n} 0")
    for words in ("x", f"3 {'9' * 2000}", "3 0 0 0 0 0 0 0 0 0"):
        with pytest.raises(Rubbish):
            say(guest.party, HOST, f"match {words}")
    assert (guest.evening.file.rows, guest.party.match) == (before, match)


def test_talk_without_end_keeps_ten_rows_a_minute(pair: tuple[AtTable, AtTable]) -> None:
    """What comes too soon is not acknowledged: it comes again, and nothing is lost by it."""
    guest = pair[1].far
    until(lambda: bool(pair[1].table), *pair)
    for n in range(1, 200):
        say(guest.party, HOST, f"say {n} hello")
    assert sum(row.startswith("heard ") for row in guest.evening.file.rows) == 10
    assert guest.party.slots[0].heard == len(guest.party.talk.lines) == 10
    guest.party.now += 61
    say(guest.party, HOST, "say 11 again")
    assert guest.party.talk.lines[-1] == (0, "again")


# The door.


def knocks(port: int, many: int, said: bytes) -> list[socket.socket]:
    """Open so many connections at once that say the same, and no more."""
    found = []
    for _ in range(many):
        line = socket.create_connection((LOOPBACK, port), timeout=1)
        line.sendall(said)
        found.append(line)
    return found


def flooded(host: AtTable, guest: AtTable, many: int, renewed_every: float, said: bytes) -> float:
    """Keep so many strangers at the door; return how long the guest takes to be in all the same."""
    port, strangers, last = host.far.invitations[0].port, list[socket.socket](), 0.0
    begun = time.monotonic()
    try:
        while not (host.table and guest.table) and time.monotonic() < begun + 4 * SOON:
            if time.monotonic() - last > renewed_every:
                for line in strangers:
                    line.close()
                strangers, last = knocks(port, many, said), time.monotonic()
            host.step()
            if time.monotonic() - begun > 0.5:  # they are there first
                guest.step()
    finally:
        for line in strangers:
            line.close()
    assert guest.table
    return time.monotonic() - begun


@pytest.mark.parametrize(("many", "renewed_every"), [(24, 0.3), (24, 60.0), (9, 0.25), (100, 0.5)])
def test_strangers_at_the_door_keep_no_friend_out(
    pair: tuple[AtTable, AtTable], many: int, renewed_every: float
) -> None:
    took = flooded(*pair, many, renewed_every, SIX_BYTES)
    assert took < SOON, f"{took:.1f} s"


def test_who_has_the_key_and_never_says_who_he_is_is_not_held_for_long(pair: tuple[AtTable, AtTable]) -> None:
    host, guest = pair
    invitation = host.far.invitations[0]
    lines = []
    for _ in range(60):
        lines += knocks(invitation.port, 1, hello_of(invitation.shared, GUEST, public_of(new_box())))
        host.step()
    carrier = host.far.carrier
    assert isinstance(carrier, TcpCarrier)
    assert len(carrier._open) <= tcp.MOST_UNKNOWN + 1
    until(lambda: bool(host.table and guest.table), *pair)
    for line in lines:
        line.close()


def test_strangers_make_room_for_whom_a_friend_is_known_by(
    pair: tuple[AtTable, AtTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of those without a key the oldest goes; from where a friend has called, nobody but the last."""
    host, guest = pair
    until(lambda: bool(host.table and guest.table), *pair)
    carrier = host.far.carrier
    assert isinstance(carrier, TcpCarrier)
    assert carrier._friends == {LOOPBACK}
    monkeypatch.setattr(tcp, "MOST_STRANGERS", 2)
    lines = knocks(host.far.invitations[0].port, 2, b"CRIB")
    until(lambda: sum(one.peer is None for one in carrier._open) == 2, host)
    friend, stranger = (one for one in carrier._open if one.peer is None)
    stranger.host = "10.0.0.9"
    lines += knocks(host.far.invitations[0].port, 1, b"CRIB")
    until(lambda: stranger not in carrier._open, host)
    assert friend in carrier._open
    lines += knocks(host.far.invitations[0].port, 1, b"CRIB")
    until(lambda: friend not in carrier._open, host)
    for line in lines:
        line.close()


@pytest.mark.parametrize("has_the_key", [False, True])
def test_who_goes_on_sending_keeps_nobody_at_the_table(
    pair: tuple[AtTable, AtTable], has_the_key: bool
) -> None:
    """To part is to hear the last lines of those who play, and of nobody else, and not for long."""
    host = pair[0]
    invitation, is_over = host.far.invitations[0], threading.Event()
    hello = hello_of(invitation.shared, GUEST, public_of(new_box())) if has_the_key else b"C"
    lines = knocks(invitation.port, 3, hello)
    until(lambda: len(host.far.carrier._open) == 3, host)  # type: ignore[attr-defined]

    def drip() -> None:
        until = time.monotonic() + 2 * SOON
        while not is_over.wait(0.02) and time.monotonic() < until:
            for line in lines:
                with suppress(OSError):
                    line.send(b"C")

    stranger = threading.Thread(target=drip)
    stranger.start()
    began = time.monotonic()
    host.far.leave()
    took = time.monotonic() - began
    is_over.set()
    stranger.join()
    for line in lines:
        line.close()
    assert took < 1, f"{took:.1f} s"


def test_what_comes_over_and_over_is_one_line_a_minute() -> None:
    news = WireNews()
    for second in range(200):
        news.tell_once("seat", "Taken.", second)
    assert news == ["Taken.", *["Taken. (59 more since the last time.)"] * 3]
    assert 200 / A_MINUTE < len(news) <= 1 + 200 / A_MINUTE + 1
    for _ in range(100):
        news.tell("New.")
    assert len(news) == MOST


def test_a_seat_that_is_wanted_again_and_again_is_told_once(pair: tuple[AtTable, AtTable]) -> None:
    host = pair[0].far
    until(lambda: bool(pair[0].table and pair[1].table), *pair)
    other = Party(bytes(32), 1, host.party.slots, [])
    for _ in range(79):
        peer = Peer(host.party.slots[0], Open(), lambda _: None, GUEST)  # type: ignore[arg-type]
        proof = other.key.sign(b"crib1 iam " + bytes(32) + GUEST).signature
        with pytest.raises(Rubbish):
            host.party.hear(peer, f"iam {letters_of(other.vk)} {letters_of(proof)}".encode())
    assert sum("a seat that is taken" in news for news in host.party.news) == 1


def test_a_friend_is_heard_whoever_talked_in_his_seat_before(tmp_path: Path) -> None:
    """Till somebody has sat down the seat is for whoever has the line, and the last of them is the friend."""
    host = AtTable(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"))
    party, slot = host.far.party, host.far.party.slots[0]
    for secret, words in ((bytes(32), ("heard 7", "say 1 boo", "say 2 boo")), (b"x" * 32, ("say 1 hello",))):
        other = Party(secret, 1, party.slots, [])
        peer = Peer(slot, Open(), lambda _: None, GUEST)  # type: ignore[arg-type]
        proof = letters_of(other.key.sign(b"crib1 iam " + bytes(32) + GUEST).signature)
        party.hear(peer, "\n".join([f"iam {letters_of(other.vk)} {proof}", *words]).encode())
    assert [words for _, words in party.talk.lines] == ["boo", "boo", "hello"]
    assert (slot.heard, slot.acknowledged) == (1, 0)
    host.far.leave()


def test_a_friend_who_leaves_when_all_is_over_is_no_trouble(pair: tuple[AtTable, AtTable]) -> None:
    guest = pair[1]
    until(lambda: bool(guest.table), *pair)
    guest.far.carrier.trouble = "Nobody answers."
    assert guest.far.trouble == "Nobody answers."
    until(lambda: all(side.is_over and not side.far.party.is_needed for side in pair), *pair, seconds=60)
    guest.far.carrier.trouble = "Nobody answers."
    assert not guest.far.trouble


def test_who_looks_on_says_nothing_that_is_refused() -> None:
    """Though a host has told the heading alone: whoever looks on has no seat to sit down in."""
    slot = Slot(Invitation.new(LOOPBACK, 1).for_onlookers, 0)
    slot.peer = Peer(slot, Open(), lambda _: None, HOST, is_known=True)  # type: ignore[arg-type]
    party = Party(bytes(32), ONLOOKER, [slot], [], program="0.7.0")
    party.begin(heading_of())
    said = lines_of(letter(party, slot))
    assert [line.partition(" ")[0] for line in said] == ["iam", "program", "have"]


# Who is who.


def test_nobody_is_called_you_but_you() -> None:
    seats = [(0, "person ANN"), (1, "person ANN")]
    assert names_at(seats, 0) == ["YOU", "ANN"]
    assert names_at(seats, 1) == ["ANN", "YOU"]
    assert names_at(seats, -1) == ["ANN", "ANN B"]
    assert names_at([(0, "person you"), (1, "bsd YOU")], 1) == ["FRIEND", "FRIEND B"]
    for name in ("YOU:", "Y.O.U", "Y O U", "-you-"):
        assert names_at([(0, "person ANN"), (1, f"person {name}")], 0)[1] == "FRIEND"
    assert names_at([(0, "person A"), (1, "person A"), (2, "person A")], 2) == ["A", "A B", "YOU"]


def test_a_program_that_fails_by_wire_is_named_once_and_its_command_is_nobody_elses(tmp_path: Path) -> None:
    """The champ plays on for it from the cut for the deal to the end."""
    script = tmp_path / "fails.py"
    script.write_text("import sys\nfor line in sys.stdin: print('no', flush=True)\n")
    level = opponent_word(f"engine:{sys.executable} {script}")
    host = AtTable(tmp_path / "host", FarWish(True, f"{LOOPBACK}:0"), level=level)
    guest = AtTable(tmp_path / "guest", FarWish(False, str(host.far.invitations[0])))
    until(lambda: host.is_over and guest.is_over, host, guest, seconds=60)
    assert not guest.far.session.complaints
    (told,) = host.far.session.complaints
    assert told.startswith("FAILS.PY can't play on: ")
    assert guest.far.party.name_of(0) == "FAILS.PY"
    for side in (guest, host):
        side.far.leave()
        assert len([*(side.far.session.run_options.saves / "games").glob("0*.txt")]) == 1
    assert not [
        path for path in (tmp_path / "guest").rglob("*") if path.is_file() and b"fails" in path.read_bytes()
    ]


# The address.


@pytest.mark.parametrize(
    "address",
    [
        "10.0.0..7:6121",
        ".:6121",
        f"{'x' * 64}.org:6121",
        f"{'x.' * 130}:6121",
        f"there:{'9' * 5000}",
        "a:b:6121",
    ],
)
def test_a_slip_in_an_address_is_a_sentence(address: str, tmp_path: Path) -> None:
    if address != "a:b:6121":
        with pytest.raises(NoInvitation, match="is not an address"):
            read_address(address)
    for line in (f"crib1:{address}:{'A' * 32}", f"crib1:mqtt://{address}:{'A' * 32}"):
        try:
            side = AtTable(tmp_path / f"{len(line)}", FarWish(False, line))
        except CribbageError:
            continue
        until(lambda far=side.far: bool(far.trouble), side)  # type: ignore[misc]
        side.far.leave()


def again(side: AtTable, wish: FarWish) -> FarAway:
    """Start the program of this side once more."""
    options = side.far.session.run_options
    side.far, side.table = FarAway(Session(side.far.session.settings, options), wish), None
    return side.far


@pytest.fixture
def begun(pair: tuple[AtTable, AtTable]) -> tuple[AtTable, AtTable]:
    until(lambda: bool(pair[0].table and pair[0].table.game.deals), *pair)
    for side in pair:
        side.far.leave()
    return pair


def invited(far: FarAway) -> list[str]:
    """The lines that its file remembers, in the order in which they were learned."""
    return [row.partition(" ")[2] for row in far.evening.file.rows if row.startswith("invitation ")]


def free_port() -> int:
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        port: int = free.getsockname()[1]
        return port


def test_what_was_heard_before_a_break_is_not_said_again(pair: tuple[AtTable, AtTable]) -> None:
    until(lambda: bool(pair[0].table and pair[0].table.game.deals and pair[1].table), *pair)
    host, guest = (side.far for side in pair)
    for n in (1, 2, 3):
        say(guest.party, HOST, f"say {n} hello")
    line = str(host.invitations[0])
    guest.leave()
    back = again(pair[1], FarWish(False, line))
    assert back.party.slots[0].heard == 3
    say(back.party, HOST, "say 3 hello")
    say(back.party, HOST, "say 4 well?")
    assert [words for _, words in back.party.talk.lines] == ["well?"]


def test_a_game_given_up_lies_among_those_that_ended_and_waits_no_more(
    begun: tuple[AtTable, AtTable],
) -> None:
    host, _ = begun
    folder = host.far.session.run_options.saves
    assert [*folder.glob("unfinished*.txt")]
    far = again(host, FarWish(True, str(host.far.invitations[0])))
    far.give_up()
    assert not [*folder.glob("unfinished*.txt")]
    assert not [*folder.glob("*.wire")]
    assert [*(folder / "games").glob("*.txt")]
    far.leave()


def test_the_line_that_is_typed_wins_over_the_file_on_both_sides(begun: tuple[AtTable, AtTable]) -> None:
    host, guest = begun
    old = host.far.invitations[0]
    new = str(old).replace(f":{old.port}:", f":{free_port()}:")
    waiting, calling = again(host, FarWish(True, new)), again(guest, FarWish(False, new))
    now = waiting.invitations[0].address
    assert waiting.has_moved
    assert waiting.party.news == [f"Waiting at {now}. Send your friend the line with this address."]
    assert calling.party.news == [f"Calling {now}, not {old.address} as before."]
    deals = host.table.game.deals if host.table else 1
    until(lambda: bool(host.table and host.table.game.deals > deals), host, guest)
    for side in begun:
        side.far.leave()
        assert invited(side.far)[-1] == new
    kept = again(guest, FarWish(False, str(old)))
    assert str(kept.party.once_known[0]) == f"invitation {old}"
    assert str(kept.invitations[0]) == str(old)


def test_a_new_address_is_not_learned_from_a_line_alone(begun: tuple[AtTable, AtTable]) -> None:
    _, guest = begun
    old = guest.far.invitations[0]
    far = again(guest, FarWish(False, str(old).replace(f":{old.port}:", f":{free_port()}:")))
    until(lambda: "Nobody answers at" in far.trouble, guest)
    assert str(far.invitations[0].port) in far.trouble
    far.leave()
    assert invited(far) == [str(old)]


def test_who_types_the_other_command_is_told_which_one_it_is(begun: tuple[AtTable, AtTable]) -> None:
    host, guest = begun
    line = str(host.far.invitations[0])
    for side, waits, word in ((host, False, "--wait"), (guest, True, "--call")):
        with pytest.raises(CribbageError, match=f"use {word}"):
            again(side, FarWish(waits, line))


def test_a_crowd_at_a_table_is_no_invitation_that_nobody_knows(tmp_path: Path) -> None:
    """Who is hung up on before he has shown the key is told all that it may be."""
    with socket.create_server((LOOPBACK, 0)) as door:
        line = f"crib1:{LOOPBACK}:{door.getsockname()[1]}:{'A' * 32}"
        guest = AtTable(tmp_path / "guest", FarWish(False, line))
        guest.step()
        door.accept()[0].close()
        until(lambda: "or too many call" in guest.far.trouble, guest)
        guest.far.leave()


# The file.


@pytest.mark.parametrize("row", ["invitation crib1:x", "seat 1", "heard 9 9", "theirs 9 x"])
def test_a_damaged_file_is_a_sentence_every_time(begun: tuple[AtTable, AtTable], row: str) -> None:
    file, kind = begun[1].far.evening.file, f"{row.split(' ')[0]} "
    kept = [one for one in file.rows if not one.startswith(kind)]
    file.path.write_text("".join(f"{one}\n" for one in [*kept, row]))
    for _ in range(2):
        with pytest.raises(CribbageError):
            again(begun[1], FarWish(False, str(begun[1].far.invitations[0])))


def test_a_game_whose_file_is_spoilt_can_be_given_up_where_that_is_said(
    begun: tuple[AtTable, AtTable],
) -> None:
    """At the window: what was signed lies beside it, and no secret is left."""
    file, saves = begun[0].far.evening.file, begun[0].far.session.run_options.saves
    file.path.write_text("".join(f"{row}\n" for row in file.rows if not row.startswith("side 1 ")))
    session = WindowSession(Settings(), RunOptions(saves), Ear())
    visit = Visit(first_scene(session), Ear(), lambda way: open_scene(session, way))
    visit.press(Button.FIRE)
    assert isinstance(visit.scene, Box)
    assert "damaged" in visit.scene.lines[0]
    visit.press(Button.DOWN, Button.FIRE)
    assert isinstance(visit.scene, Title)
    assert not [*saves.glob("friend-*"), *saves.glob("unfinished*")]
    (record,) = (saves / "games").glob("*.wire")
    assert "mine " not in record.read_text()
    assert not session.complaints


@pytest.mark.parametrize("row", ["", "invitation crib1:x\n"])
def test_a_table_without_an_invitation_closes_the_door_to_no_other(tmp_path: Path, row: str) -> None:
    (tmp_path / "friend-1.wire").write_text(f"mine 0 A B C\n{row}")
    assert open_tables(tmp_path) == []


@pytest.mark.parametrize("how", ["changed", "missing", "not allowed"])
def test_what_is_damaged_of_the_record_is_said_again_by_the_friend(
    begun: tuple[AtTable, AtTable], how: str
) -> None:
    host, guest = begun
    file, record = host.far.evening.file, host.far.party.record
    assert record
    rows, line = file.rows, record.lines[1]
    at = rows.index(line)
    wrong = [record.signed(host.far.party.key, 0, "claim", "99")]
    file.path.write_text(
        "".join(
            f"{row}\n"
            for row in {
                "changed": [*rows[:at], line.replace(" ", " 9", 1), *rows[at + 1 :]],
                "missing": [*rows[:at], *rows[at + 1 :]],
                "not allowed": [*rows, *wrong],
            }[how]
        )
    )
    far = again(host, FarWish(True, str(host.far.invitations[0])))
    again(guest, FarWish(False, str(host.far.invitations[0])))
    assert "was damaged" in " ".join(far.party.news)
    host.table = guest.table = None
    until(lambda: all(side.is_over and side.far.party.is_told for side in begun), *begun, seconds=60)
    for side in begun:
        side.far.leave()
        assert verify_by_wire(next((side.far.session.run_options.saves / "games").glob("0*")))[0]


def places(side: AtTable, cards: Cards) -> tuple[str, ...]:
    """The places of its cards, as its line says them."""
    own = side.far.party.side
    assert own
    return tuple(map(str, sorted(own._place(0, card) for card in cards)))


def test_nothing_is_said_in_the_stead_of_lines_that_were_lost_here(pair: tuple[AtTable, AtTable]) -> None:
    """An old backup is back, somebody answers otherwise, and only then the friend comes, who has them all."""
    host, guest = pair
    until(lambda: bool(host.table and host.table.game.deals > 3), *pair, seconds=60)
    for side in pair:
        side.far.leave()
    file, line = host.far.evening.file, str(host.far.invitations[0])
    record = host.far.party.record
    assert record
    lost = max(n for n, one in enumerate(record.said) if (one.kind, one.side) == ("lay", 0))
    assert sum(map(len, record.lines[:lost])) > ROOM, "they come in more letters than one"
    file.path.write_text("".join(f"{row}\n" for row in file.rows[: file.rows.index(record.lines[lost])]))
    again(host, FarWish(True, line))
    assert host.far.poll()
    host.table, guest.table = host.far.sit_down(), None
    host.table.news()
    ways = combinations(host.table.game.view(0).hand, 2)
    laid = next(cards for cards in ways if places(host, cards) != record.said[lost].words)
    host.table.answer(0, (LayAway(laid),))
    again(guest, FarWish(False, line))
    until(lambda: all(side.is_over for side in pair), *pair, seconds=60)
    assert [side.far.party.verdict for side in pair] == [None, None]
    for side in pair:
        side.far.leave()


def test_a_game_of_many_lines_is_read_again(begun: tuple[AtTable, AtTable]) -> None:
    """More than a page of settings may have: a game of four sides comes to more than one MiB."""
    file = begun[1].far.evening.file
    with file.path.open("a") as more:
        more.write("at 1\n" * 300_000)
    assert again(begun[1], FarWish(False, str(begun[1].far.invitations[0]))).party.record


def test_a_game_that_is_over_leaves_no_lock(pair: tuple[AtTable, AtTable], tmp_path: Path) -> None:
    until(lambda: all(side.is_over and side.far.party.is_told for side in pair), *pair, seconds=60)
    for side in pair:
        side.far.leave()
    assert not [*tmp_path.rglob("*.wire*")][2:], "the two records alone"
    assert not [*tmp_path.rglob(".friend*")]


def test_locks_of_games_that_are_gone_go_at_the_next_start_but_for_those_in_use(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    names = [".WASCO.lock", *(f".friend-{number}.wire.lock" for number in (1, 2, 3))]
    for name in names:
        (tmp_path / name).touch()
    (tmp_path / "friend-2.wire").touch()
    with (tmp_path / names[3]).open() as used:
        fcntl.flock(used, fcntl.LOCK_EX)
        forget_old(tmp_path)
    assert sorted(path.name for path in tmp_path.glob(".*")) == [names[0], *names[2:]]


def test_a_lock_that_was_taken_away_is_nobodys(tmp_path: Path) -> None:
    """Who waited for it meanwhile would have another than whoever comes later."""
    path = tmp_path / "friend.wire"
    first = take(path)
    assert first
    other = subprocess.Popen([sys.executable, "-c", HOLDS, str(path)], cwd=HOUSE, stdout=subprocess.PIPE)
    time.sleep(0.05)
    forget_lock(path)
    del first
    assert other.stdout
    assert other.stdout.readline() == b"taken\n"
    assert take(path) is None
    other.communicate(timeout=10)


def test_a_signed_line_with_another_sign_in_it_is_nobodys(pair: tuple[AtTable, AtTable]) -> None:
    """It is not kept, so that it spoils no proof; the same line without it is one."""
    host, guest = pair
    until(lambda: bool(host.table and host.table.game.deals), *pair)
    record, party = host.far.party.record, host.far.party
    assert record
    before = host.far.evening.file.rows
    line = record.signed(guest.far.party.key, 1, "seed", "A" * 43 + "\r")
    with pytest.raises(Rubbish):
        say(party, GUEST, line)
    assert (party.guilty, host.far.evening.file.rows) == (None, before)
    plain = record.signed(guest.far.party.key, 1, "seed", "A" * 43)
    say(party, GUEST, plain)
    assert party.guilty
    assert host.far.evening.file.rows == [*before, f"proof {plain}"]
