"""A friend far away: a whole game, directly and by a broker, left in the middle, while a third looks on."""

import re
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.doors.needed import need
from tests.wire.programs import ENOUGH, LOOPBACK, Side, invitation_of, until_done

QUICK = ("--form", "five-card", "--level", "landlubber")


@pytest.fixture(autouse=True)
def _extras() -> None:
    try:
        import nacl
        import paho.mqtt.client
    except ModuleNotFoundError as error:
        pytest.skip(f"this Python has no {error.name}: pip install -r requirements-wire.txt")
    else:
        assert nacl
        assert paho.mqtt.client


def until_said(side: Side, words: str) -> None:
    """Until a program has said this."""
    until = time.monotonic() + ENOUGH
    while not re.search(words, side.text):
        assert time.monotonic() < until, side.text[-600:]
        time.sleep(0.02)


# Two of one name are told apart by letters.
SCORES = r"LANDLUBB\w*(?: B)? (\d+), LANDLUBB\w*(?: B)? (\d+), of 61"


def whole_game(folder: Path, *words: str) -> None:
    """Begin, leave, come back and play on to the end; and look at what all three were told."""
    sides: Sequence[Side] = [Side(folder / name, QUICK) for name in ("host", "guest", "onlooker")]
    host, guest, onlooker = sides
    onlooker.words = []
    with host, guest, onlooker:
        host.start(*words)
        invitation = invitation_of(host)
        (watch,) = re.findall(r"--watch (crib1w:\S+)", host.text)
        onlooker.start("--watch", watch)
        guest.start("--call", invitation)
        until_said(guest, rf"deal\. {SCORES}")
        guest.kill()
        guest.start("--call", invitation)
        until_done(host, guest, onlooker)
    last = [re.findall(rf"{SCORES}\. Won by (\d+)", side.text) for side in (host, guest)]
    assert last[0] == last[1] != []
    for side in sides:
        assert "Every deal was audited, and the cards were fair." in side.text
    kept = [side.kept.read_text(encoding="utf-8").partition("\nseed")[2] for side in (host, guest)]
    assert kept[0].split("\n")[-5:] == kept[1].split("\n")[-5:]


def test_a_game_by_a_direct_line(tmp_path: Path) -> None:
    whole_game(tmp_path, "--wait", f"{LOOPBACK}:0")


def test_a_game_through_a_broker(tmp_path: Path) -> None:
    need("mosquitto")
    from tests.wire.test_by_a_broker import Broker

    with Broker(tmp_path) as broker:
        whole_game(tmp_path, "--wait", "--via", f"mqtt://{LOOPBACK}:{broker.port}")
