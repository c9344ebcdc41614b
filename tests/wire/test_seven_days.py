"""A loser who never says the last seed: the winner may count the game after seven days, and not before."""

import os
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

pytest.importorskip("nacl")

from game.rules.forms import FORMS
from game.rules.house import House
from game.rules.log import Heading
from game.session.far_away import (
    CALLING,
    FRIEND_COMES,
    FRIEND_DECIDES,
    NOBODY_SITS,
    OFFERED,
    OPEN,
    OTHERS,
    FarAway,
)
from game.session.far_wish import FarWish
from game.session.run_options import RunOptions
from game.session.session import Session
from game.store.kept_game import BY_WIRE, read_game
from game.store.settings import Settings
from game.wire.proof import verify_by_wire
from game.wire.side import Side
from game.wire.wire_file import SEVEN_DAYS
from tests.wire.test_bad_calls import until
from tests.wire.test_port import AtTable
from tests.wire.test_port import pair as pair

ENOUGH = 60.0  # seconds
WON_BY_A_CARD = 1


@pytest.fixture
def chosen_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let these secrets deal a game that is won by a card, before any hand is shown."""
    monkeypatch.setattr(os, "urandom", Random(WON_BY_A_CARD).randbytes)


@pytest.mark.slow
@pytest.mark.usefixtures("chosen_chance")
def test_a_game_is_counted_after_seven_days(
    pair: tuple[AtTable, AtTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stop the loser just before his last seed, and let the winner come back: on the next day, and later."""
    act = Side.act
    monkeypatch.setattr(Side, "act", lambda side: not is_lost_here(side) and act(side))
    until(lambda: any(map(is_won_here, pair)), *pair, seconds=ENOUGH)
    winner = next(filter(is_won_here, pair))
    assert winner.table
    assert winner.far.party.side
    game = winner.far.party.side.states.game
    assert game.outcome
    me = game.outcome.winner
    dealt = sorted(game.view(me).kept)
    folder, line = winner.far.session.run_options.saves, str(winner.far.invitations[0])
    waits = winner.far.waits
    for side in pair:
        side.far.leave()
    assert not come_back(folder, line, waits=waits).may_count
    (kept,) = folder.glob("*.wire")
    os.utime(kept, (1, 1))  # a copied file has another time
    assert not come_back(folder, line, waits=waits).may_count
    today = time.time()
    monkeypatch.setattr(time, "time", lambda: today + SEVEN_DAYS + 60)
    far = come_back(folder, line, waits=waits)
    assert far.may_count
    assert far.count() == "The game counts."
    far.leave()
    (path,) = (folder / "games").glob("0*.txt")
    assert "counted after seven days" in read_game(path).extras[BY_WIRE]
    counted = read_game(path).played().game
    assert counted.outcome == game.outcome
    assert sorted(counted.view(me).kept) == dealt
    is_proven, sentences = verify_by_wire(path)
    assert not is_proven
    assert "never said the last seed" in sentences[-1]
    assert not [*folder.glob("*.wire"), *folder.glob("unfinished*")]


def come_back(folder: Path, line: str, *, waits: bool) -> FarAway:
    session = Session(Settings(form="five-card"), RunOptions(folder, demo=True))
    far = FarAway(session, FarWish(waits, line))
    far.sit_down()
    if not far.may_count:
        far.leave()
    return far


def is_won_here(side: AtTable) -> bool:
    return bool(side.far.party.side and side.far.party.side.states.awaits_the_loser == side.far.party.me)


def is_lost_here(side: Side) -> bool:
    return side.states.awaits_the_loser not in (None, side.me)


def test_a_game_whose_last_deal_cannot_be_written_down_does_not_count(
    pair: tuple[AtTable, AtTable], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, _ = pair
    until(lambda: bool(host.table and host.table.game.deals), *pair)
    assert host.table
    monkeypatch.setattr(host.table.states, "write_down", lambda: False)
    assert host.far.count() == "The last deal can't be written down, so the game doesn't count."
    assert not [*host.far.session.run_options.saves.glob("games/*")]


@pytest.mark.parametrize(
    ("awaits", "days", "may"), [(0, 8, True), (0, 6, False), (1, 8, False), (None, 8, False)]
)
def test_it_may_be_counted_by_who_waits_and_after_seven_days(
    awaits: int | None, days: int, may: bool
) -> None:
    states = SimpleNamespace(awaits_the_loser=awaits)
    party = SimpleNamespace(me=0, said_at=time.time() - days * 86400, side=SimpleNamespace(states=states))
    assert FarAway.may_count.fget(SimpleNamespace(party=party)) is may  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("looks_on", "waits", "there", "form", "agreed", "status"),
    [
        (False, True, (False, False), "", False, OPEN),
        (False, True, (True, False), "", False, OPEN),
        (False, True, (False, False), "three-handed", True, OPEN),
        (False, True, (True, False), "three-handed", True, OTHERS),
        (False, True, (False, True), "three-handed", False, OFFERED),
        (False, False, (False,), "", False, CALLING),
        (False, False, (True,), "", False, CALLING),
        (False, False, (True,), "three-handed", False, OFFERED),
        (False, False, (True,), "three-handed", True, OTHERS),
        (False, True, (True,), "six-card", True, FRIEND_DECIDES),
        (False, False, (True,), "six-card", True, FRIEND_COMES),
        (False, False, (True,), "six-card", False, OFFERED),
        (True, False, (True,), "", True, NOBODY_SITS),
        (True, False, (False,), "", True, CALLING),
    ],
)
def test_what_is_waited_for_is_told_in_a_few_words(
    looks_on: bool, waits: bool, there: tuple[bool, ...], form: str, agreed: bool, status: str
) -> None:
    far = SimpleNamespace(
        party=SimpleNamespace(
            slots=[SimpleNamespace(peer=is_there) for is_there in there], rows=[form] * bool(form)
        ),
        looks_on=looks_on,
        waits=waits,
        is_agreed=agreed,
        offer=Heading(FORMS[form], House(), "-") if form else None,
        is_by_broker=False,
    )
    assert FarAway.status.fget(far) == status  # type: ignore[attr-defined]
