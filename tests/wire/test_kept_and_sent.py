"""What a side keeps is its own and whole; what it sends is no flood; what it cannot take is refused."""

import stat
from pathlib import Path
from types import SimpleNamespace

import pytest

pytest.importorskip("nacl")

from game.values import replace
from game.wire.errors import Rubbish
from game.wire.invitation import Invitation
from game.wire.party import Party
from game.wire.slots import AN_ONLOOKERS_MOMENT, MOST_IN_A_SECOND, ONLOOKER, Slot
from game.wire.wire_file import WireFile
from tests.wire.parties import heading_of
from tests.wire.test_vectors import VECTORS


def test_a_file_with_secrets_is_for_nobody_else_and_loses_a_torn_row_alone(tmp_path: Path) -> None:
    file = WireFile(tmp_path / "friend.wire")
    file.append("mine 0")
    assert stat.S_IMODE(file.path.stat().st_mode) == 0o600
    with file.path.open("a") as torn:
        torn.write("1 0 half a li")
    file.append("1 0 a line")
    assert file.rows == ["mine 0", "1 0 a line"]


def test_letters_go_out_at_their_pace() -> None:
    invitation = Invitation.parse(VECTORS["invitation"]["line"])
    friend, onlooker = Slot(invitation, 1), Slot(invitation, ONLOOKER)
    now = 1000.0
    friend.sent.extend([now] * (MOST_IN_A_SECOND - 1))
    assert friend.may_be_sent(now)
    friend.sent.append(now)
    assert not friend.may_be_sent(now + 0.9)
    assert friend.may_be_sent(now + 1.1)
    onlooker.sent_at = now
    assert not onlooker.may_be_sent(now + AN_ONLOOKERS_MOMENT / 2)
    assert onlooker.may_be_sent(now + AN_ONLOOKERS_MOMENT)


@pytest.mark.parametrize(("has", "may"), [((None, None), False), ((3, None), False), ((3, 0), True)])
def test_a_side_that_was_away_hears_all_others_before_it_speaks(
    has: tuple[int | None, ...], may: bool
) -> None:
    party = SimpleNamespace(slots=[SimpleNamespace(has=lines) for lines in has])
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
