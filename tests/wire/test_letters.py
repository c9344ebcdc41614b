"""By a broker that stands in this program: what lies in its boxes, and what strangers may do to them."""

import os
import socket
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

pytest.importorskip("nacl")
pytest.importorskip("paho.mqtt.client")

from paho.mqtt import client as mqtt

from game.scenes.front.title import Title
from game.scenes.front.window_session import WindowSession
from game.session.far_away import FarAway, on_day, wish_to_go_on
from game.session.far_wish import FarWish
from game.session.looking_on import LookingOn, far_away
from game.session.run_options import RunOptions
from game.session.session import Session
from game.store.settings import Settings
from game.wire import broker
from game.wire.broker import LONGEST_RECORD, SOMEBODY_CALLED, BrokerCarrier
from game.wire.encryption import GUEST, HELLO, LONGEST_FRAME, hello_of, new_box, public_of
from game.wire.slots import Slot
from game.wire.wire_file import open_tables
from tests.scenes.driver import Ear
from tests.wire.post_office import PostOffice
from tests.wire.programs import LOOPBACK
from tests.wire.test_bad_calls import until
from tests.wire.test_port import AtTable

BROKER = "mqtt://ann:t%40a@127.0.0.1:1883"
ENOUGH = 60.0  # seconds
TUESDAY = time.mktime((2026, 11, 17, 20, 0, 0, 0, 0, -1))
A_DAY = 24 * 60 * 60
SLOW = pytest.mark.slow


@pytest.fixture
def office(monkeypatch: pytest.MonkeyPatch) -> Iterator[PostOffice]:
    """No letter waits for its turn here: what is slow about a broker is not what is looked at."""
    made = PostOffice()
    monkeypatch.setattr(mqtt, "Client", made.client)
    monkeypatch.setattr(Slot, "may_be_sent", lambda *_: True)
    monkeypatch.setattr(broker, "PUT_RIGHT", 0.1)
    yield made
    assert not made.clients, "somebody has not hung up"


def table(folder: Path, form: str = "five-card") -> list[AtTable]:
    """A host by this broker, and whom he has invited."""
    host = AtTable(folder / "host", FarWish(True, "", BROKER), form)
    lines = map(str, host.far.invitations)
    return [host, *(AtTable(folder / line[-5:], FarWish(False, line)) for line in lines)]


def step(office: PostOffice, *sides: AtTable | LookingOn) -> None:
    for side in sides:
        if isinstance(side, AtTable):
            side.step()
        elif side.table:
            side.table.news()
        elif side.poll():
            side.sit_down()
        office.deliver()


def play(office: PostOffice, sides: Sequence[AtTable | LookingOn], deals: int = 99) -> None:
    """Play so many deals, or the game to its end."""
    until = time.monotonic() + ENOUGH
    tables = [side.table for side in sides]
    while time.monotonic() < until and not all(
        table and (table.is_over or table.game.deals > deals) for table in tables
    ):
        step(office, *sides)
        tables = [side.table for side in sides]
    assert all(table and (table.is_over or table.game.deals > deals) for table in tables)


def leave(*sides: AtTable) -> None:
    for side in sides:
        side.far.leave()


@SLOW
def test_a_game_goes_on_whatever_strangers_write_and_its_boxes_are_empty_in_the_end(
    office: PostOffice, tmp_path: Path
) -> None:
    office.random = Random(7)
    sides = table(tmp_path)
    play(office, sides)
    assert office.written_by_strangers > 100
    records = [side.far.party.record for side in sides]
    assert records[0]
    assert records[1]
    assert records[0].lines == records[1].lines
    assert not any(side.far.party.verdict or side.far.party.news for side in sides)
    office.random = None
    until, at_rest = time.monotonic() + ENOUGH, 0
    while at_rest < 3 and time.monotonic() < until:  # the last letters are still to be read
        step(office, *sides)
        at_rest = 0 if any(side.far.party.is_needed for side in sides) else at_rest + 1
    leave(*sides[::-1])
    ours = [slot.invitation.topic for slot in sides[0].far.party.slots]
    left = {topic.removeprefix(f"{ours[0]}/") for topic in office.retained if topic.startswith(ours[0])}
    assert not left & {f"{side}/{box}" for side in (0, 1) for box in ("hello", "letter")}
    assert not [*tmp_path.glob("*/*.wire")]


@SLOW
@pytest.mark.parametrize(
    ("form", "loses", "alters"),
    [("five-card", 0.2, 0.0), ("six-card", 0.1, 0.1), ("three-handed", 0.1, 0.1), ("five-card", 0.4, 0.2)],
)
def test_a_game_ends_by_a_broker_that_loses_doubles_reorders_and_alters(
    office: PostOffice,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    form: str,
    loses: float,
    alters: float,
) -> None:
    """Whoever gets no answer asks again; here after a moment, so that this takes no hours."""
    monkeypatch.setattr(broker, "ASKS_AGAIN", 0.02)
    office.random, office.loses, office.alters = Random(form), loses, alters
    sides = table(tmp_path, form)
    play(office, sides)
    print(f"{form}: {office.lost} letters lost, {office.altered} altered")
    records = [side.far.party.record for side in sides]
    assert len({tuple(record.lines) for record in records if record}) == 1
    assert not any(side.far.party.verdict for side in sides)
    office.random = None
    leave(*sides)


def test_a_letter_that_is_lost_is_asked_for_after_a_second_or_two(office: PostOffice, tmp_path: Path) -> None:
    sides = table(tmp_path)
    play(office, sides, deals=1)
    record = sides[0].far.party.record
    assert record
    before, lost_at = len(record.lines), time.monotonic()
    while time.monotonic() < lost_at + 0.5:
        for side in sides:
            side.step()
        office._late.clear()  # whatever they say
    while len(record.lines) < before + 6 and time.monotonic() < lost_at + 10:
        step(office, *sides)
    assert time.monotonic() - lost_at < 4
    leave(*sides)


def test_a_hello_that_is_lost_is_said_again(office: PostOffice, tmp_path: Path) -> None:
    sides = table(tmp_path)
    office.retained.clear()
    office._late.clear()
    for side in sides:
        carrier = side.far.carrier
        assert isinstance(carrier, BrokerCarrier)
        carrier._came.queue.clear()
    begun = time.monotonic()
    play(office, sides, deals=0)
    assert time.monotonic() - begun < 6, "each of the two was greeted a second time"
    leave(*sides)


def test_a_hello_that_the_broker_forgets_in_mid_game_is_said_again(
    office: PostOffice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broker, "ASKS_AGAIN", 0.1)
    host, guest = sides = table(tmp_path)
    play(office, sides, deals=1)
    leave(guest)
    office.retained.clear()
    time.sleep(0.3)
    session = Session(guest.far.session.settings, guest.far.session.run_options)
    guest.far, guest.table = FarAway(session, FarWish(False, str(host.far.invitations[0]))), None
    taken, begun = office.taken, time.monotonic()
    play(office, sides, deals=2)
    assert time.monotonic() - begun < 6
    for _ in range(200):
        office.deliver()
        host.far.carrier.poll()
        guest.far.carrier.poll()
    assert office.taken - taken < 200, "two who have met do not greet each other without end"
    leave(*sides)


@pytest.mark.usefixtures("office")
def test_a_broker_that_answers_at_once_is_no_trouble(tmp_path: Path) -> None:
    host = AtTable(tmp_path / "host", FarWish(True, "", BROKER))
    assert host.far.carrier.trouble == ""
    host.far.leave()


def test_of_a_flood_no_more_waits_than_can_be_read(office: PostOffice, tmp_path: Path) -> None:
    """Nobody looks at the line for a while, and a stranger writes without end; then the game goes on."""
    sides = table(tmp_path)
    play(office, sides, deals=1)
    for side in sides:
        carrier, slot = side.far.carrier, side.far.party.slots[0]
        assert isinstance(carrier, BrokerCarrier)
        box = carrier._topic(slot, own=False, box="letter")
        for n in range(2 * broker.MOST_WAITING):
            carrier._let_in(box, bytes(1 << 20 if n < 4 else 99))
        assert carrier._came.qsize() == broker.MOST_WAITING
        assert max(len(payload) for _, payload in carrier._came.queue) == LONGEST_RECORD + 1
        own = carrier._topic(slot, own=True, box="letter")
        office.retained[own] = b"nothing"
        side.step()
        assert office.retained[own] != b"nothing"
    play(office, sides, deals=2)
    leave(*sides)


def test_a_letter_as_long_as_a_hello_is_a_letter(
    office: PostOffice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = table(tmp_path)
    play(office, [host, guest], deals=0)
    carrier, slot, heard = host.far.carrier, host.far.party.slots[0], list[bytes]()
    assert isinstance(carrier, BrokerCarrier)
    monkeypatch.setattr(host.far.party, "hear", lambda _, payload: heard.append(payload))
    carrier._take(carrier._topic(slot, own=False, box="letter"), bytes(HELLO))
    assert heard == [bytes(HELLO)]
    leave(host, guest)


def test_nobody_asks_whoever_is_away_again_and_again(
    office: PostOffice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broker, "ASKS_AGAIN", 0.01)
    monkeypatch.setattr(broker, "TOO_LONG", 0.2)
    host, guest = table(tmp_path)
    play(office, [host, guest], deals=1)
    until, written = time.monotonic() + 1.5, 0
    while time.monotonic() < until:
        host.step()
        office._late.clear()
        if time.monotonic() < until - 1:
            written = office.taken
    assert office.taken == written
    leave(host, guest)


@pytest.mark.parametrize(
    "form",
    ["five-card", *(pytest.param(form, marks=SLOW) for form in ("three-handed", "four-handed-seven-card"))],
)
def test_whoever_looks_on_finds_each_deal_in_one_box(office: PostOffice, tmp_path: Path, form: str) -> None:
    """Such a box holds more than a letter may; an onlooker takes it, and no letter is too long."""
    sides = table(tmp_path, form)
    play(office, sides, deals=1)
    late = far_away(
        Session(Settings(), RunOptions(tmp_path)), FarWish(False, str(sides[0].far.invitations[0]), "", True)
    )
    assert isinstance(late, LookingOn)
    play(office, [*sides, late], deals=2)
    longest = max(office.largest[box] for box in office.largest if box.isdecimal())
    print(f"{form}: the longest box of a record has {longest} bytes")
    assert LONGEST_FRAME < longest < LONGEST_RECORD or form != "four-handed-seven-card"
    assert office.largest["letter"] <= LONGEST_FRAME
    assert late.party.record
    assert {"1"} <= late.party.record.states.packs.keys()
    late.leave()
    leave(*sides)


class Refusal:
    is_failure = True

    def __str__(self) -> str:
        return "Not authorized"


def test_a_broker_that_does_not_answer_is_told_with_the_reason(tmp_path: Path) -> None:
    with socket.socket() as nobody_listens:
        nobody_listens.bind((LOOPBACK, 0))
        port = nobody_listens.getsockname()[1]
        host = AtTable(tmp_path / "host", FarWish(True, "", f"mqtt://{LOOPBACK}:{port}"))
        until(
            lambda: host.far.carrier.trouble.endswith("be reached: connection refused. Trying again."), host
        )
        host.far.leave()


@pytest.mark.usefixtures("office")
def test_a_refused_login_is_told_until_one_is_taken(tmp_path: Path) -> None:
    host = AtTable(tmp_path / "host", FarWish(True, "", BROKER))
    carrier = host.far.carrier
    assert isinstance(carrier, BrokerCarrier)
    carrier._connected(carrier._client, None, None, Refusal(), None)
    told = carrier.trouble
    assert "refuses the login: not authorized." in told
    carrier._disconnected(None, None, None, "closed", None)
    assert carrier.trouble == told
    carrier._connected(carrier._client, None, None, "Success", None)
    assert not carrier.trouble
    carrier._disconnected(None, None, None, "Closed", None)
    assert carrier.trouble.endswith("is off the line (closed). Trying again.")
    host.far.leave()


def test_a_sign_of_life_stays_in_no_box(office: PostOffice, tmp_path: Path) -> None:
    sides = table(tmp_path)
    play(office, sides, deals=1)
    for side in sides:
        side.far.party.sign_of_life = 0
    for _ in range(10):
        step(office, *sides)
    assert office.passed_by["live"] > 0
    assert "live" not in office.boxes
    assert not office.passed_by["letter"]
    leave(*sides)


def test_a_leaked_line_neither_takes_a_seat_nor_stops_the_game(office: PostOffice, tmp_path: Path) -> None:
    """Somebody else calls with the invitation; he is told, and those who play hear each other as before."""
    sides = table(tmp_path)
    play(office, sides, deals=1)
    host, _ = sides
    second = AtTable(tmp_path / "second", FarWish(False, str(host.far.invitations[0])))
    box = host.far.party.slots[0].box
    for _ in range(20):
        step(office, second, host)
    assert SOMEBODY_CALLED in second.far.party.news
    assert second.table is None
    assert host.far.party.slots[0].box is box
    hello = hello_of(host.far.invitations[0].shared, GUEST, public_of(new_box()))
    office.take(f"{host.far.invitations[0].topic}/1/hello", hello, retain=True)
    assert host.table
    play(office, sides, deals=host.table.game.deals)
    leave(second, *sides)


def test_a_game_by_letters_is_taken_up_with_the_login_it_was_begun_with(
    office: PostOffice, tmp_path: Path
) -> None:
    """From the list of games that wait, too; and the line says whose move it is, and since when."""
    sides = table(tmp_path)
    play(office, sides, deals=1)
    leave(*sides)
    host = sides[0].far
    (kept,) = host.session.look()
    office.logins.clear()
    again = FarAway(
        Session(host.session.settings, host.session.run_options), wish_to_go_on(host.session, kept)
    )
    assert office.logins == [("ann", "t@a")]
    assert again.party.said_at == host.party.said_at > 0
    again.leave()
    assert not any("login" in path.read_text() for path in (tmp_path / "host" / "games").glob("*"))


def test_the_day_of_a_move_is_told_where_it_is_not_today() -> None:
    assert on_day(TUESDAY, TUESDAY + 60) == ""
    assert on_day(TUESDAY, TUESDAY + A_DAY) == " on Tuesday"
    assert on_day(TUESDAY, TUESDAY + 5 * A_DAY) == " on Tuesday"
    assert on_day(TUESDAY, TUESDAY + 7 * A_DAY) == " on November 17"
    assert on_day(TUESDAY, TUESDAY - 3 * A_DAY) == ""
    assert on_day(0, TUESDAY) == ""


def test_a_table_stays_open_and_a_guest_who_does_not_sit_down_leaves_nothing(
    office: PostOffice, tmp_path: Path
) -> None:
    host = AtTable(tmp_path / "host", FarWish(True, "", BROKER))
    line = str(host.far.invitations[0])
    leave(host)
    assert open_tables(tmp_path / "host") == [line]
    (tmp_path / "guest").mkdir()
    visitor, open_again = Session(Settings(), RunOptions(tmp_path / "guest")), FarWish(True, line)
    for session, wish in (
        (visitor, FarWish(False, line)),  # who leaves his box there
        (host.far.session, open_again),  # which is needed to seal the offer
        (visitor, FarWish(False, line)),
    ):
        far = FarAway(session, wish)
        for _ in range(3):
            far.poll()
            office.deliver()
        status, offer = far.status, far.offer
        far.leave()
    assert offer
    assert "sit down" in status
    assert not [*(tmp_path / "guest").glob("*.wire")]
    assert {topic.split("/")[2] for topic in office.retained} == {"0"}
    other = AtTable(tmp_path / "other", FarWish(False, line))
    back = FarAway(host.far.session, open_again)
    until = time.monotonic() + ENOUGH
    while not (other.table and back.party.side) and time.monotonic() < until:
        other.step()
        back.poll()
        office.deliver()
    assert other.table
    assert not open_tables(tmp_path / "host")
    back.leave()
    leave(other)


@pytest.mark.usefixtures("office")
def test_what_is_left_of_a_game_that_ended_long_ago_is_forgotten(tmp_path: Path) -> None:
    """Nobody comes to hear it; a game that goes on is never forgotten, however long it waits."""
    (tmp_path / "games").mkdir()
    for name in ("ended", "young", "waiting"):
        (tmp_path / f"friend-{name}.wire").write_text("mine 1\n")
    for name in ("ended", "young"):
        (tmp_path / "games" / f"friend-{name}.wire").write_text("1 0\n")
    for name in ("ended", "waiting"):
        os.utime(tmp_path / f"friend-{name}.wire", (1, 1))
    far = FarAway(Session(Settings(), RunOptions(tmp_path)), FarWish(True, "", BROKER))
    left = {path.name for path in tmp_path.glob("friend-*.wire")}
    far.leave()
    assert left - {far.evening.file.path.name} == {"friend-young.wire", "friend-waiting.wire"}


def test_each_of_three_sides_comes_back_as_the_side_it_was(office: PostOffice, tmp_path: Path) -> None:
    sides = table(tmp_path, "three-handed")
    play(office, sides, deals=1)
    third = sides[2]
    leave(third)
    options = third.far.session.run_options
    third.far = FarAway(
        Session(third.far.session.settings, options), FarWish(False, str(third.far.invitations[0]))
    )
    third.table = None
    assert third.far.party.me == 2
    play(office, sides, deals=2)
    assert not any(side.far.party.verdict for side in sides)
    leave(*sides)


def test_the_title_says_whose_move_it_is_and_talk_can_be_switched_off(
    office: PostOffice, tmp_path: Path
) -> None:
    sides = table(tmp_path)
    play(office, sides, deals=1)
    until = time.monotonic() + ENOUGH
    host, guest = sides
    assert host.table
    while host.far.party.side and host.far.party.side.undecided is None and time.monotonic() < until:
        guest.step()
        office.deliver()
        host.table.news()
    leave(*sides)
    options, settings = host.far.session.run_options, host.far.session.settings
    settings.talk = False
    title = Title(WindowSession(settings, RunOptions(options.saves), Ear()))
    words = [word for word, _ in title.lines]
    assert words[0] == "Your move"
    assert title.whose_move.startswith("Your move: ")
    assert title.whose_move in str(title.picture())
    far = title.session.far
    assert isinstance(far, FarAway)
    assert far.party.say("hello") == "Talk is switched off."
    far.party.talk.hear(1, "hello")
    assert not far.party.talk.lines
    title.session.hang_up()
