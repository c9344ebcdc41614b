"""A deal of each source on its own machine: what is seen and heard is its own, and nothing it never had."""

import re
from pathlib import Path

import pytest

from game.devices.tunes import Tune
from game.rules.counting import Reason
from game.rules.events import (
    Claimed,
    CountCleared,
    CountSettled,
    CutForDeal,
    DealerChosen,
    Dealt,
    Event,
    HandShown,
    LaidAway,
    MugginsCalled,
    PackCut,
    Pegged,
    Played,
    StarterCut,
    TargetChosen,
    WentGo,
    Won,
)
from game.rules.moves import LayAway
from game.rules.presets import PRESETS
from game.scenes.table.acting import Movement
from game.scenes.table.five_scenes import FiveScenes
from game.sheets.table_state import AmongPlayed
from game.store.ended_games import EndedGames
from tests.scenes.driver import Home, at_home
from tests.scenes.seen_in_a_game import seen_in_a_game

EVERYWHERE = r"[0-9a-f]{8}|\bseal\b|\bseed\b|SHUFFLE|\blaps?\b|deal 1\b|lay away|laid away|SKIPPER"
BUT_LOADSTAR = r"the button|thinking\.\.\.\.|\bLOW\b|\bMIDDLE\b|\bHIGH\b"
NEVER = {
    "champ": r"heels|pair royal|starter|last card|nineteen|muggins|skunk|\bholes?\b",
    "loadstar": r"heels|nineteen|\brun\b|\bholes?\b",
    "amiga": r"nobs|pair royal|nineteen|lurch|skunk|muggins|\bholes?\b",
    "bsd": r"your turn|\bcounts\b|starter|\bholes?\b|CHAMP|COMPUTER",
    "hoyle": r"\bjack\b|\bdeck\b|face card|nobs|muggins|nineteen.|skunk",  # a count of nineteen is said
    "acc": r"as counted|it holds|\bholes\b",
}
"""What stands in no source, so on none of its tables (none of these is a word of the help)."""


SIX = {CountCleared, Reason.GO}
EVENTS: dict[str, set[object]] = {
    "champ": {*SIX, Reason.HEELS},
    "loadstar": {*SIX, Reason.HEELS, TargetChosen},
    "amiga": {Reason.HEELS, Reason.THREE_FOR_LAST},
    "bsd": {*SIX, Reason.HEELS, CountSettled, Reason.PENALTY},
    "hoyle": {Reason.HEELS, Reason.THREE_FOR_LAST, PackCut},
    "acc": {*SIX, Claimed, CountSettled, MugginsCalled, Reason.MUGGINS},
}
EVERYWHERE_HAPPENS = {
    *(CutForDeal, DealerChosen, Dealt, LaidAway, StarterCut, Played, WentGo, HandShown, Pegged, Won),
    *(Reason.PLAY, Reason.LAST_CARD, Reason.HAND, Reason.CRIB),
}
"""What a game goes through besides, so that nothing of it can be said unseen."""
GAMES = {"champ": 1, "loadstar": 3, "amiga": 6, "bsd": 3, "hoyle": 1, "acc": 1}
"""Seeds of games in which all of it happens."""


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_says_nothing_that_its_source_has_not(
    preset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, happened = PRESETS[preset], set[object]()
    acted = FiveScenes.act

    def act(scenes: FiveScenes, event: Event) -> Movement:
        happened.update({type(event), event.reason} if isinstance(event, Pegged) else {type(event)})
        return acted(scenes, event)

    monkeypatch.setattr(FiveScenes, "act", act)
    home = at_home(
        tmp_path,
        preset=preset,
        form=source.forms[0],
        target=61,
        level="deckhand",
        machine="source",
        explain=source.manner.explains,
        wait=True,
        speed=4,
        seed=GAMES[preset],
    )
    never = f"{EVERYWHERE}|{NEVER[preset]}" + (f"|{BUT_LOADSTAR}" if preset != "loadstar" else "")
    seen = seen_in_a_game(home, source.machine)
    assert happened >= EVERYWHERE_HAPPENS | EVENTS[preset]
    assert not sorted(words for words in seen if re.search(never, words))
    assert not sorted(words for words in seen if "|" in words or "{name}" in words)
    assert not sorted(words for words in seen if re.search(r"\bMe\b|YOU's|You's", words))
    heard = {*home.ear.heard}
    assert (Tune.THINKING in heard) == (preset == "loadstar")
    assert Tune.THEIR_GO not in heard or preset != "champ"


@pytest.mark.parametrize("preset", PRESETS)
def test_who_sits_across_the_table(preset: str, tmp_path: Path) -> None:
    home = at_home(tmp_path, begin=False)
    home.session.settings.preset = "acc" if preset != "acc" else "champ"
    home.session.settings.take_out(preset)
    assert home.session.level == PRESETS[preset].level
    voice = PRESETS[preset].manner.voice
    again = at_home(tmp_path / "table", preset=preset, level=PRESETS[preset].level, form="six-card")
    assert [seat.name for seat in again.top.seats] == ["YOU", voice.rival.upper()]


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "bsd"])
def test_only_the_champ_keeps_the_ink_of_a_finished_count_and_its_felt_free(
    preset: str, tmp_path: Path
) -> None:
    home = at_home(tmp_path, preset=preset, form="six-card", machine=PRESETS[preset].machine)
    is_champ = preset == "champ"
    home.answer_until(lambda: home.top.counted > 0)
    assert home.top.is_faded(AmongPlayed(0, 0)) != is_champ
    home.answer_until(lambda: home.top.count_panel is not None and home.top.count_panel.total is not None)
    assert home.top.count_panel
    assert bool(home.top.count_panel.title) != is_champ
    assert home.top.ivory_pegs == (preset == "hoyle")


@pytest.mark.parametrize("preset", PRESETS)
def test_who_discards_first_is_as_the_source_has_it(preset: str, tmp_path: Path) -> None:
    """Two programs discard before they ask; in the books and on the Amiga the non-dealer begins."""
    home = at_home(tmp_path, preset=preset, form="six-card", level="deckhand", machine="ega")
    home.answer_until(lambda: home.game.deals > 2)
    first = [seat for seat, move in home.game.moves if isinstance(move, LayAway)][:4:2]
    in_turn = preset in ("amiga", "hoyle", "acc")
    assert len({*first}) == (2 if in_turn else 1), "the deal alternates"


def test_on_the_amiga_who_played_last_says_go_too(tmp_path: Path) -> None:
    for preset, says in (("amiga", True), ("champ", False)):
        home = at_home(tmp_path / preset, preset=preset, form="six-card", level="deckhand", seed=3)
        said = set[str]()

        def until_over(home: Home = home, said: set[str] = said) -> bool:
            last = home.context.last_to_play
            if last is not None and home.top.count:
                said.add(home.top.seats[last].says)
            return home.game.deals > 3

        home.answer_until(until_over)
        assert ("Go" in said or "go" in said) == says


def test_a_guided_first_game_seats_the_landlubber(tmp_path: Path) -> None:
    for guide, level in (("yes", "landlubber"), ("no", "champ")):
        home = at_home(tmp_path / guide, preset="champ", level="champ", guide=guide)
        assert {sitter.level for sitter in home.context.table.sitters} == {None, level}
    games = EndedGames(tmp_path / "again").folder
    games.mkdir(parents=True)
    (games / "00001-1987-11-18.txt").write_text("")
    again = at_home(tmp_path / "again", preset="champ", level="champ", guide="yes")
    assert {sitter.level for sitter in again.context.table.sitters} == {None, "champ"}
