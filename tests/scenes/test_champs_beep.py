"""CHAMP beeps when the go is yours: when the other cannot play, and when he is out of cards (P7)."""

from pathlib import Path

import pytest

from game.devices.tunes import Tune
from game.rules.counting import Reason
from game.rules.events import Events, Pegged, WentGo
from game.rules.moves import Move
from game.rules.presets import PRESETS
from game.rules.spoken import why
from game.table import Table
from tests.scenes.driver import at_home


def test_the_speaker_beeps_once_for_each_go_of_yours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[object] = []
    apply = Table.apply

    def heard(table: Table, seat: int, move: Move) -> Events:
        events = apply(table, seat, move)
        happened.extend(events)
        return events

    monkeypatch.setattr(Table, "apply", heard)
    home = at_home(tmp_path, preset="champ", level="deckhand", machine="ega", seed=5)
    home.answer_until(lambda: bool(home.game.outcome) and not home.context.events)
    pegged = [event for event in happened if isinstance(event, Pegged)]
    goes = [event for event in pegged if event.reason in (Reason.GO, Reason.LAST_CARD) and event.seat == 0]
    assert home.ear.heard.count(Tune.GO) == len(goes)
    assert Tune.THEIR_GO not in home.ear.heard
    assert {event.reason for event in goes} == {Reason.GO, Reason.LAST_CARD}
    assert any(isinstance(event, WentGo) for event in happened)
    voice = PRESETS["champ"].manner.voice
    assert {why(voice, event, "YOU", home.game.target) for event in goes} == {"1 point for the go"}
