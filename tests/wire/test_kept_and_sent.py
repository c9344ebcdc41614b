"""What a side keeps is its own and whole; what it sends is no flood; what it cannot take is refused."""

import socket
import stat
from collections import deque
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

pytest.importorskip("nacl")

from nacl.secret import SecretBox

from game import wire
from game.players.player import think_through
from game.rules.forms import FORMS
from game.rules.moves import Claim, Cut
from game.session.far_opening import _addresses
from game.values import replace
from game.wire import writing
from game.wire.checked import LONGEST_LINE, LONGEST_TALK
from game.wire.encryption import LONGEST_FRAME, sealed
from game.wire.far_table import FarTable
from game.wire.faults import Guilty, Rubbish
from game.wire.heading import WHO, WireSide, who_row
from game.wire.invitation import Invitation, NoInvitation, read_address
from game.wire.lines import NOTHING, Lines
from game.wire.locks import letters_of
from game.wire.party import Party
from game.wire.record import Record
from game.wire.side import Side, signing_key
from game.wire.slots import AN_ONLOOKERS_MOMENT, MOST_IN_A_SECOND, ONLOOKER, Peer, Slot
from game.wire.states import States
from game.wire.talk import A_MINUTE
from game.wire.wire_file import WireFile
from tests.conftest import CheckText
from tests.wire.parties import heading_of, secret_of
from tests.wire.test_vectors import VECTORS


def test_a_file_with_secrets_is_for_nobody_else_and_loses_a_torn_row_alone(tmp_path: Path) -> None:
    file = WireFile(tmp_path / "friend.wire")
    file.append("mine 0")
    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600
    with file.path.open("a") as torn:
        torn.write("1 0 half a li")
    file.append("1 0 a line")
    assert file.rows == ["mine 0", "1 0 a line"]
    for _ in range(2):
        file.forget()
        assert not file.rows


def test_letters_go_out_at_their_pace() -> None:
    invitation = Invitation.parse(VECTORS["invitation"]["line"])
    friend, onlooker = Slot(invitation, 1), Slot(invitation, ONLOOKER)
    now = 1000.0
    friend.sent.extend([now] * (MOST_IN_A_SECOND - 1))
    assert friend.may_be_sent(now)
    friend.sent.append(now)
    assert not friend.may_be_sent(now + 1)
    assert friend.may_be_sent(now + 1.01)
    onlooker.sent_at = now
    assert not onlooker.may_be_sent(now + AN_ONLOOKERS_MOMENT / 2)
    assert len({onlooker, Slot(invitation, ONLOOKER)}) == 2, "two who look on are two"
    assert onlooker.may_be_sent(now + AN_ONLOOKERS_MOMENT)


@pytest.mark.parametrize(
    ("has", "told", "may"),
    [((None, None), 0, False), ((3, None), 3, False), ((3, 0), 3, True), ((3, 0), 4, False)],
)
def test_a_side_that_was_away_hears_all_others_before_it_speaks(
    has: tuple[int | None, ...], told: int, may: bool
) -> None:
    slots = [SimpleNamespace(has=lines, told=told) for lines in has]
    party = SimpleNamespace(slots=slots, _lines=3)
    assert Party._has_heard.fget(party) is may  # type: ignore[attr-defined]


def test_seats_and_sides_of_a_heading_fit_each_other() -> None:
    heading = heading_of()
    for change in (
        {"seats": (*heading.seats, heading.seats[0])},
        {"seats": (heading.seats[0], heading.seats[0])},
        {"sides": (*heading.sides, heading.sides[0])},
    ):
        with pytest.raises(Rubbish):
            replace(heading, **change)


def test_the_numbers_that_both_programs_go_by_are_these(check_text: CheckText) -> None:
    """Whoever changes one of them speaks to no other program any more, or is taken for a flood by it."""
    told = []
    for path in sorted(Path(wire.__path__[0]).glob("*.py")):
        held = vars(import_module(f"game.wire.{path.stem}")) if path.stem != "__init__" else {}
        told += [
            f"{path.stem} {name} = {value!r}"
            for name, value in held.items()
            if name.lstrip("_").isupper() and isinstance(value, int | float)
        ]
    check_text("numbers_of_the_wire", told)


@pytest.mark.parametrize(
    ("lengths", "many"),
    [
        ([writing.ROOM - 1], 1),
        ([writing.ROOM], 0),
        ([99, writing.ROOM - 101, 9], 2),
        ([99, writing.ROOM - 100, 9], 1),
        ([writing.ROOM, 9, 9], 0),
        ([9] * 60, 39),
    ],
)
def test_a_letter_has_room_for_so_many_lines(lengths: list[int], many: int) -> None:
    """The longest letter with the most talk, and the most that can be said of a game, still goes out."""
    record = SimpleNamespace(lines=["1" * length for length in lengths], heads=[bytes(32)])
    talk = SimpleNamespace(said=["x" * LONGEST_TALK] * A_MINUTE)
    party = SimpleNamespace(record=record, talk=talk, said_at=1, proof="", kept_lines=0)
    slot = Slot(Invitation.parse(VECTORS["invitation"]["line"]), 1, heard=1)
    lines = [*writing._of_the_game(party, slot)]  # type: ignore[arg-type]
    assert sum(line.startswith("1") for line in lines) == many
    others = ["x" * (LONGEST_TALK + 8)] * (writing.OTHER_LINES - len(lines) + many)
    assert len(sealed(SecretBox(bytes(32)), [*lines, *others])) <= LONGEST_FRAME


@pytest.mark.parametrize(
    ("sitter", "row"),
    [
        ("person ANN LEE", "person ANN LEE"),
        ("bsd  ~A!  ", "bsd ~A!"),
        ("champ \x1b[2JAnnä\x7f", "champ ?[2JAnn??"),
        ("person ", "person FRIEND"),
        ("person 12345678901234567890123", "person 12345678901234567890"),
    ],
)
def test_who_sits_is_written_so_that_a_heading_holds_it(sitter: str, row: str) -> None:
    assert who_row(sitter) == row
    assert WHO.fullmatch(row)


@pytest.mark.parametrize(
    ("broker", "me", "rows", "sat", "needed"),
    [
        *(("", 0, (), (0,), False), ("", 0, (), (0, 1), True), ("mqtt", 0, (), (0,), True)),
        *(("", 1, (), (), False), ("mqtt", 1, (), (), True)),
        *(("", 1, ("x",), (), True), ("mqtt", 1, ("x",), (), True)),
    ],
)
def test_before_a_game_it_is_kept_for_whom_somebody_waits(
    broker: str, me: int, rows: tuple[str, ...], sat: tuple[int, ...], needed: bool
) -> None:
    party = Party(bytes(32), me, [Slot(Invitation.new("there", 1, broker), 1 - me)], [*rows])
    party._sat = dict.fromkeys(sat, WireSide(bytes(32), bytes(16)))
    assert party.is_needed is needed
    party.has_sat = False
    assert party.is_needed is (needed and not (me and rows))
    assert party.say("hello") == ""
    assert [party.say("hello") for _ in range(10)][8:] == [
        "",
        "Ten lines a minute are enough; wait a little.",
    ]


@pytest.mark.parametrize(
    ("text", "usual", "read"),
    [
        ("there:6121", None, ("there", 6121)),
        ("a.b-c_d:0", None, ("a.b-c_d", 0)),
        ("there:65535", 1, ("there", 65535)),
        ("[::1]:6121", None, ("::1", 6121)),
        ("[fe80::1%eth0]", 1883, ("fe80::1%eth0", 1883)),
        ("there", 8883, ("there", 8883)),
        *(
            (text, 1883, None)
            for text in ("there:65536", "there:", "there:-1", ":5", "a b:5", "a\u00e9:5", "a/b:5")
        ),
        *((text, None, None) for text in ("there", "[::1]", "", "there:655351", "there:x", "there:\u00b2")),
    ],
)
def test_an_address_is_a_host_and_a_port(text: str, usual: int | None, read: tuple[str, int] | None) -> None:
    if read:
        assert read_address(text, usual) == read
        return
    with pytest.raises(NoInvitation, match="is not an address"):
        read_address(text, usual)


@pytest.mark.parametrize(("wished", "made"), [(-3, 4), (4, 4), (30, 30), (47, 47), (48, 47), (99, 47)])
def test_a_player_cuts_for_the_deal_where_a_cut_is_one(wished: int, made: int) -> None:
    far = SimpleNamespace(
        states=SimpleNamespace(state="coin"),
        game=SimpleNamespace(view=lambda _: None),
    )
    player = SimpleNamespace(cut=lambda _: wished)
    assert think_through(FarTable._decided(far, player, 1)) == Cut(made)  # type: ignore[arg-type]


NOT_KNOWN = """slot.key slot.hello slot.box slot.peer slot.has slot.reached slot.is_due slot.is_sign_alone
slot.sent_at slot.heard_at slot.heard slot.acknowledged slot.program slot.said_at slot.told slot.owes
slot.sent slot.pause slot.has_hung_up peer.cipher peer.is_known peer.has_introduced party.rows party.seats
party.chance party.said_at party.side
party.onlookers party.news party.match party.next_rows party.proof party.guilty party._sat party.now
party.has_sat party.once_known party.program party.trouble party.unkept party.asks_again party._tries_at"""


def test_nothing_is_known_yet_of_who_has_not_called() -> None:
    slot = Slot(Invitation.new("there", 1), 1)
    peer = Peer(slot, None, print, b"G")  # type: ignore[arg-type]
    party = Party(bytes(32), 1, [slot], [])
    told = {
        f"{kind}.{name}": value
        for kind, one in (("slot", slot), ("peer", peer), ("party", party))
        for name, value in vars(one).items()
    }
    assert {name for name, value in told.items() if value in (None, 0, "", b"", [], {}, deque())} == {
        *NOT_KNOWN.split()
    }
    assert (slot.read_at, party.agrees, slot.invitation.looks_on) == (-1, True, False)


def test_who_must_not_decide_is_not_asked() -> None:
    for complaint, verdict in ((3, None), (0, Guilty(1, 3, "spoke out of turn"))):
        side = SimpleNamespace(complaint=complaint, states=SimpleNamespace(verdict=verdict))
        assert Side.undecided.fget(side) is None  # type: ignore[attr-defined]


def test_who_looks_on_reads_boxes_of_a_deal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    broker = pytest.importorskip("game.wire.broker")
    monkeypatch.setattr(broker, "opened", lambda _, payload: [payload.decode()])
    read: list[list[str]] = []
    slot = Slot(Invitation.new("there", 1, "mqtt").for_onlookers, 0)
    carrier = SimpleNamespace(_deals={}, party=SimpleNamespace(slots=[slot], look_at=read.append, now=5.0))
    for box in ("1", "999", "1000", "hello", "\u00b2", "", "0"):
        broker.OnlookersCarrier._take(carrier, f"crib1/x/{box}", box.encode())
    broker.OnlookersCarrier._take(carrier, "crib1/x/2", b"2" * broker.LONGEST_RECORD)
    broker.OnlookersCarrier._take(carrier, "crib1/x/3", b"3" * (broker.LONGEST_RECORD + 1))
    assert [*carrier._deals] == [1, 999, 0, 2]
    assert read[2] == ["0", "1", "999"]
    assert slot.heard_at == 5.0


def test_what_the_next_game_of_a_match_opens_with_is_told_once() -> None:
    """Three for last: whoever lays the table acts out the opening, and what comes by the line is the rest."""
    states = Record(replace(heading_of("five-card"), dealer=1)).states
    assert states.game.opening
    assert not states.events


def test_heels_that_are_let_be_go_on_with_the_play() -> None:
    states = SimpleNamespace(state="heels")
    assert Lines._no(states, 0, 7) == NOTHING  # type: ignore[arg-type]
    assert states.state == "play"


@pytest.mark.parametrize(
    ("state", "seeds", "stopped", "awaited"),
    [
        ("seed", (0,), None, 0),
        ("seed", (1,), None, None),
        ("seed", (0,), 1, None),
        ("play", (0,), None, None),
    ],
)
def test_a_loser_is_awaited_who_has_not_said_his_seed(
    state: str, seeds: tuple[int, ...], stopped: int | None, awaited: int | None
) -> None:
    """At two machines, partners at each: who has won has said his."""
    states = SimpleNamespace(
        state=state,
        seeds=dict.fromkeys(seeds, b""),
        stopped=stopped,
        side_of=[0, 1, 0, 1],
        form=FORMS["four-handed"],
        game=SimpleNamespace(outcome=SimpleNamespace(winner=0, seat=2)),
    )
    assert States.awaits_the_loser.fget(states) == awaited  # type: ignore[attr-defined]


def test_a_line_that_is_too_long_or_of_no_kind_is_none_though_it_is_signed() -> None:
    record, key = Record(heading_of("five-card")), signing_key(secret_of(0))
    before = letters_of(record.heads[-1])
    for words in (f"cut {'5' * LONGEST_LINE}", " cut 5"):
        line = f"1 0 {before} {words}"
        with pytest.raises(Rubbish, match="no line of this game"):
            record.add(f"{line} {letters_of(key.sign(record._spoken(line)).signature)}")


def test_a_count_stands_as_in_a_log_and_is_one_that_may_be_said() -> None:
    made = Mock(side_effect=lambda _, move: move)
    lines = SimpleNamespace(seat=1, _made=made, game=SimpleNamespace(legal=lambda seat: [Claim(5)][:seat]))
    assert Lines._counted(lines, "claim", 0, 1, "5") == Claim(5)  # type: ignore[arg-type, comparison-overlap]
    for word in ("05", "6"):
        with pytest.raises(ValueError, match="not now"):
            Lines._counted(lines, "claim", 0, 1, word)  # type: ignore[arg-type]
    assert made.call_count == 1


def test_the_likeliest_address_is_one_that_others_can_call(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(None, None, 0, "", (address, 0)) for address in ("127.0.1.1", "192.168.1.7", "192.168.1.7")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: found)
    monkeypatch.setattr(socket, "gethostname", lambda: "here")
    assert _addresses() == ["192.168.1.7", "here", "127.0.1.1", "127.0.0.1"]
