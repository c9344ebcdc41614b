"""Through a real mosquitto on the loopback: open, with a password, with TLS, stopped, by correspondence."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

pytest.importorskip("nacl")
pytest.importorskip("paho.mqtt.client")

from game.session.far_wish import FarWish
from tests.wire.programs import ENOUGH, LOOPBACK, Side, invitation_of, until_done
from tests.wire.test_port import AtTable, in_flight
from tests.wire.test_two_programs import held, pair

MOSQUITTO = shutil.which("mosquitto")
A_VISIT = 3.0
SOON = 0.25
MOST_VISITS = 90

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not MOSQUITTO, reason="there is no mosquitto here")]


class Broker:
    """One that forgets all when it stops; it is started where it is needed, and stopped behind that."""

    def __init__(self, folder: Path, *more: str) -> None:
        with socket.socket() as free:
            free.bind((LOOPBACK, 0))
            self.port = free.getsockname()[1]
        self.file = folder / "mosquitto.conf"
        rows = [f"listener {self.port} {LOOPBACK}", *(more or ("allow_anonymous true",))]
        self.file.write_text("\n".join(rows) + "\n", encoding="utf-8")
        self.program: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        assert MOSQUITTO
        self.program = subprocess.Popen(
            [MOSQUITTO, "-c", str(self.file)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until = time.monotonic() + 5
        while time.monotonic() < until:
            with socket.socket() as line:
                if line.connect_ex((LOOPBACK, self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("the broker does not listen")

    def stop(self) -> None:
        if self.program:
            self.program.terminate()
            self.program.wait()


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    with Broker(tmp_path) as made:
        yield made


def five_cards(folder: Path) -> tuple[Side, Side]:
    return pair(folder, "--form", "five-card")


def until_both_hold(host: Side, guest: Side) -> None:
    until_done(host, guest)
    held(host, guest)


def test_a_whole_game(broker: Broker, tmp_path: Path) -> None:
    host, guest = five_cards(tmp_path)
    with host, guest:
        host.start("--wait", "--via", f"mqtt://{LOOPBACK}:{broker.port}")
        guest.start("--call", invitation_of(host))
        until_both_hold(host, guest)


def test_a_broker_that_stops_in_mid_deal_and_forgets_all(broker: Broker, tmp_path: Path) -> None:
    host, guest = five_cards(tmp_path)
    with host, guest:
        host.start("--wait", "--via", f"mqtt://{LOOPBACK}:{broker.port}")
        guest.start("--call", invitation_of(host))
        for _ in range(2):
            time.sleep(2.5)
            broker.stop()
            time.sleep(0.5)
            broker.start()
        until_both_hold(host, guest)


def in_the_process_list(*sides: Side) -> str:
    """All words of their commands, as anybody on the machine can read them."""
    programs = [side.program for side in sides if side.program]
    return " ".join(Path(f"/proc/{program.pid}/cmdline").read_text() for program in programs)


def test_with_a_password_and_without_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = tmp_path / "words"
    subprocess.run(["mosquitto_passwd", "-b", "-c", str(words), "ann", "tea"], check=True)
    words.chmod(0o644)
    broker = Broker(tmp_path, "allow_anonymous false", f"password_file {words}", "user root")
    host, guest = five_cards(tmp_path)
    file = tmp_path / "login"
    file.write_text(f"mqtt://ann:tea@{LOOPBACK}:{broker.port}\n")
    with broker, host, guest:
        host.start("--wait", "--via", str(file))
        invitation = invitation_of(host)
        assert "tea" not in invitation
        guest.start("--call", invitation)
        until = time.monotonic() + 20
        while "refuses" not in guest.text and time.monotonic() < until:
            time.sleep(0.05)
        assert "refuses" in guest.text
        guest.kill()
        monkeypatch.setenv("CRIB_PASSWORD", "tea")
        guest.start("--call", invitation, "--via", f"mqtt://ann@{LOOPBACK}:{broker.port}")
        assert "tea" not in in_the_process_list(host, guest)
        until_both_hold(host, guest)


def test_letters_go_by_a_broker_with_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not shutil.which("openssl"):
        pytest.skip("there is no openssl here")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*made, *named, *files], check=True, capture_output=True)
    key.chmod(0o644)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    tls = (f"certfile {certificate}", f"keyfile {key}", "allow_anonymous true", "user root")
    broker = Broker(tmp_path, *tls)
    host, guest = five_cards(tmp_path)
    with broker, host, guest:
        host.start("--wait", "--via", f"mqtts://localhost:{broker.port}")
        guest.start("--call", invitation_of(host))
        until_both_hold(host, guest)


def test_a_friends_card_is_in_flight_soon(broker: Broker, tmp_path: Path) -> None:
    via = f"mqtt://{LOOPBACK}:{broker.port}"
    host = AtTable(tmp_path / "host", FarWish(True, "", via))
    guest = AtTable(tmp_path / "guest", FarWish(False, str(host.far.invitations[0]), via))
    try:
        assert in_flight(host, guest) < SOON
    finally:
        for side in (guest, host):
            side.far.leave()


def test_by_correspondence_the_sides_are_never_up_at_once(broker: Broker, tmp_path: Path) -> None:
    host, guest = five_cards(tmp_path)
    with host, guest:
        host.start("--wait", "--via", f"mqtt://{LOOPBACK}:{broker.port}")
        invitation = invitation_of(host)
        for visit in range(MOST_VISITS):
            side, way = ((host, "--wait"), (guest, "--call"))[visit % 2]
            if visit and not side.is_done:
                side.start(way, invitation)
            until = time.monotonic() + A_VISIT
            while time.monotonic() < until and not side.is_done:
                time.sleep(0.05)
            if not side.is_done:
                side.kill()
            if host.is_done and guest.is_done:
                break
        until_both_hold(host, guest)


def test_onlookers_find_the_record_in_its_boxes(broker: Broker, tmp_path: Path) -> None:
    """One is there from the start, another comes when all is played."""
    host, guest = five_cards(tmp_path)
    early, late = (Side(tmp_path / name, ()) for name in ("early", "late"))
    with host, guest, early, late:
        host.start("--wait", "--via", f"mqtt://{LOOPBACK}:{broker.port}")
        invitation = invitation_of(host)
        early.start("--watch", invitation)
        guest.start("--call", invitation)
        until_both_hold(host, guest)
        late.start("--watch", invitation)
        until_done(early, late)
    ended = late.text[late.text.index("Won by") :]
    assert early.text.endswith(ended)
    assert "Every deal was audited" in ended


def test_an_onlooker_of_the_second_game_of_a_match_sees_that_one(broker: Broker, tmp_path: Path) -> None:
    host, guest = five_cards(tmp_path)
    host.words += ["--match", "3"]
    watcher = Side(tmp_path / "watcher", ())
    with host, guest, watcher:
        host.start("--wait", "--via", f"mqtt://{LOOPBACK}:{broker.port}")
        invitation = invitation_of(host)
        guest.start("--call", invitation)
        until = time.monotonic() + ENOUGH
        while not host.ended and time.monotonic() < until:
            time.sleep(0.05)
        while "The loser deals" not in host.text and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(1)
        watcher.start("--watch", invitation)
        until_done(watcher)
    assert "wins the match" in watcher.text
    assert watcher.text.count("Won by") == host.text.count("Won by") - 1, "of the first game nothing"
