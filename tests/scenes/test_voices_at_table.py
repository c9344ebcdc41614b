"""A deal of each source on its own machine: what is seen and heard is its own, and nothing it never had."""

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from game.devices.button import Button
from game.devices.tunes import Tune
from game.machines.power import switched_on
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
    Phase,
    Played,
    StarterCut,
    TargetChosen,
    WentGo,
    Won,
)
from game.rules.presets import PRESETS
from game.scenes.table.acting import Movement
from game.scenes.table.acts import Acts
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from game.scenes.table.typed_game import TypedGame
from game.scenes.table.typed_prompts import AgainPrompt, Prompt, SignPrompt
from game.screen.screen import Screen
from game.screen.sheets import ButtonsSheet, EndingSheet, NumberSheet, TableSheet
from tests.scenes.driver import Home, at_home

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


def texts(home: Home) -> Iterator[str]:
    """All that can be read of the picture, and what a voice would say of it."""
    for sheet in home.scene.picture():
        match sheet:
            case TableSheet(top) if top.messages:
                yield from (words for _, words in top.messages.in_order)
            case TableSheet(top):
                yield from (top.message, *(seat.says for seat in top.seats))
                yield from (seat.name for seat in top.seats)
                yield from (reason.text for reason in top.reasons)
                yield top.voice.count_box if top.count is not None else ""
                if top.count_panel:
                    yield from (top.count_panel.title, *top.count_panel.words)
                if top.verdict:
                    yield top.verdict.heading
            case NumberSheet(prompt=prompt):
                yield prompt
            case ButtonsSheet(names=names):
                yield from names
            case EndingSheet(ending=ending):
                yield from (ending.heading, ending.sentence, ending.worth)


def answer(home: Home, step: int) -> None:
    """Answer whatever is asked: at a prompt with one of the things that the arrows write there."""
    scene = home.scene
    if isinstance(scene, Prompt | SignPrompt):
        home.press(Button.FIRE)
    elif isinstance(scene, TypedGame):
        is_cut = scene.context.table.game.phase in (Phase.CUT_FOR_DEAL, Phase.CUT_STARTER)
        home.press(*[Button.RIGHT] * (not is_cut and 1 + step % 4), Button.FIRE)
    else:
        home.answer()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_says_nothing_that_its_source_has_not(
    preset: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, happened = PRESETS[preset], set[object]()
    acted = Acts.of

    def of(acts: Acts, event: Event) -> Movement:
        happened.update({type(event), event.reason} if isinstance(event, Pegged) else {type(event)})
        return acted(acts, event)

    monkeypatch.setattr(Acts, "of", of)
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
    screen = Screen(switched_on(source.machine))
    never = f"{EVERYWHERE}|{NEVER[preset]}" + (f"|{BUT_LOADSTAR}" if preset != "loadstar" else "")
    seen: set[str] = set()
    for step in count():
        if isinstance(home.scene, GameOver | AgainPrompt):
            break
        seen |= {*texts(home)}
        asks = home.is_asked or isinstance(home.scene, Prompt | SignPrompt)
        if asks and not (isinstance(home.scene, GameScene) and home.context.acting.mover.is_moving):
            screen.show(home.scene.picture())
            answer(home, step)
        elif isinstance(home.scene, GameScene) and home.context.acting.mover.waits:
            home.press(Button.FIRE)
        home.tick(3)
    seen |= {*texts(home)}
    home.stack.draw(screen)
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
