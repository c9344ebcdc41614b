"""Every source played by its book: a whole game by buttons alone that touches all that is special of it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.devices.button import Button
from game.devices.tunes import Tune
from game.rules.cards import JACK
from game.rules.counting import peg, points
from game.rules.moves import Accept, CallMuggins, Claim, SayGo, TakeHeels
from game.rules.presets import PRESETS
from game.rules.stages.stage import Phase
from game.rules.stakes import Win
from game.scenes.cut_for_deal import CutForDealScene
from game.scenes.discard import DiscardScene
from game.scenes.game_over import GameOver
from game.scenes.help import Help
from game.scenes.overlays import Quit
from game.scenes.play import PlayScene
from game.scenes.show import ShowScene
from game.scenes.table_scene import TableScene
from game.scenes.thinking import THINKING
from game.screen.screen import Screen
from tests.scenes.driver import LONG, Home, at_home

FIRE, BACK, GO, UP, DOWN, FAST = Button.FIRE, Button.BACK, Button.GO, Button.UP, Button.DOWN, Button.FAST
SEEDS = 60

Touched = set[str]
Game = Callable[[Home], Touched]


def asked(home: Home, each_step: Callable[[], None] = lambda: None) -> Iterator[TableScene]:
    """Each moment at which the person must act, to the end; what is left open then is answered rightly."""
    for _ in range(LONG):
        if isinstance(home.scene, GameOver) and home.scene.is_told:
            return
        if home.is_asked:
            moves = len(home.game.moves)
            yield home.at
            if home.is_asked and len(home.game.moves) == moves:
                home.answer()
        elif home.sitting.mover.waits:
            home.press(FIRE)
        each_step()
        home.tick()
    raise AssertionError("the game never ended")


def one_game_with(everything: Touched, folder: Path, play: Game, first: int = 0, **settings: Any) -> None:
    """Play game after game until all that is special has happened in one; `first` is a good guess."""
    best: Touched = set()
    for seed in range(first, first + SEEDS):
        touched = play(at_home(folder, seed=seed, **settings))
        if touched >= everything:
            return
        best = max(best, touched, key=len)
    raise AssertionError(f"in no game of {SEEDS} did all happen; at best {sorted(best)}")


def true_count(home: Home) -> int:
    """What the person's own cards, or the card just played, truly count."""
    if home.game.phase is Phase.PLAY:
        return points(peg([card for _, card in home.game.view(0).pile]))
    shown = home.sitting.table.shown
    return points(shown.scores) if shown else 0


def is_dark(home: Home) -> bool:
    screen = Screen()
    home.stack.draw(screen)
    return not any(screen.surface.get_buffer().raw)


# CHAMP '87


def champ(home: Home) -> Touched:
    touched: Touched = set()
    for scene in asked(home):
        assert not isinstance(home.game.legal(0)[0], Claim | SayGo), "the table counts, and says go"
        if Tune.GO in home.ear.heard:
            touched.add("beep on go")
        if home.told():
            touched.add("reasons below the board")
        if "Esc" not in touched:
            home.press(BACK)
            assert isinstance(home.scene, Quit)
            home.press(FIRE)
            assert home.at is scene
            touched.add("Esc")
    assert max(home.game.scores) == 121
    return touched


def test_champ(tmp_path: Path) -> None:
    one_game_with({"beep on go", "reasons below the board", "Esc"}, tmp_path, champ, preset="champ")


# LOADSTAR 128


def loadstar(home: Home) -> Touched:
    touched: Touched = set()

    def watch_thinking() -> None:
        scene = home.scene
        if not isinstance(scene, TableScene) or scene.thinking is None:
            return
        if home.top.seats[1].says == THINKING and Tune.THINKING in home.ear.heard:
            touched.add("thinking....")
        if home.game.phase is Phase.LAY_AWAY and "fast and dark" not in touched:
            assert not is_dark(home)
            home.press(FAST)
            assert is_dark(home)
            home.tick(20)
            assert is_dark(home), "less would be a flash"
            home.press(FAST)
            assert not is_dark(home)
            touched.add("fast and dark")

    for scene in asked(home, watch_thinking):
        match scene:
            case CutForDealScene():
                home.press(DOWN, FIRE)
                touched.add("cut low")
            case PlayScene():
                touched |= loadstar_play(home)
            case ShowScene():
                touched |= loadstar_count(home)
    assert max(home.game.scores) == home.game.target == 61
    return touched


def loadstar_play(home: Home) -> Touched:
    touched: Touched = set()
    view = home.game.view(0)
    too_high = [card for card in view.hand if card not in view.playable]
    if too_high:
        home.play(too_high[0])
        assert home.top.message == "That card would pass 31."
        assert Tune.ERROR in home.ear.heard
        touched.add("past 31")
    if view.playable:
        home.press(GO)
        assert home.top.message == "You can still play a card."
        touched.add("no go")
    else:
        home.call_go()
        assert home.game.moves[-1] == (0, SayGo())
        touched.add("go by hand")
    return touched


def loadstar_count(home: Home) -> Touched:
    true, other = true_count(home), home.game.scores[1]
    if true == 0:
        return set()
    home.number(12 if true < 12 else 29)
    home.until_still()
    assert home.game.scores[1] == other
    assert isinstance(home.game.legal(0)[0], Claim), "counted too high: count again"
    home.number(true - 2 if true > 2 else 0)
    missed = 2 if true > 2 else true
    assert home.game.outcome or home.game.scores[1] == other + missed
    return {"count again", "it takes what is missed"}


def test_loadstar(tmp_path: Path) -> None:
    everything = {"cut low", "thinking....", "fast and dark", "past 31", "no go", "go by hand"}
    counting = {"count again", "it takes what is missed"}
    settings: dict[str, Any] = {"preset": "loadstar", "target": 61, "house": "counting=loadstar"}
    one_game_with(everything | counting, tmp_path, loadstar, **settings)


@pytest.mark.parametrize("preset", [name for name in PRESETS if name != "loadstar"])
def test_no_other_source_goes_dark(preset: str, tmp_path: Path) -> None:
    home = at_home(tmp_path, preset=preset)
    home.answer_until(lambda: isinstance(home.scene, TableScene) and home.scene.thinking is not None)
    home.press(FAST)
    assert not is_dark(home)


# AMIGA V1.0


def amiga(home: Home) -> Touched:
    touched: Touched = set()
    if any(score == 3 for score in home.game.scores) and not home.game.moves:
        touched.add("three for last")
    for scene in asked(home):
        home.press(Button.HELP)
        assert isinstance(home.scene, Help)
        home.press(BACK)
        assert home.at is scene
        touched.add(f"help in {type(scene).__name__}")
        if home.game.phase is Phase.LAY_AWAY and 3 in home.game.scores and home.game.deals == 1:
            touched.add("three for last")
        touched.add(f"{len(home.top.seats[0].hand)} cards")
    return touched


@pytest.mark.parametrize(
    ("form", "target", "special"),
    [
        ("five-card", 61, {"three for last", "5 cards"}),
        ("six-card", 121, {"6 cards"}),
        ("seven-card", 181, {"7 cards"}),
        ("four-handed-five-card", 61, {"4 cards"}),
        ("four-handed", 121, {"5 cards"}),
        ("four-handed-seven-card", 181, {"6 cards"}),
    ],
)
def test_amiga(form: str, target: int, special: Touched, tmp_path: Path) -> None:
    helped = {f"help in {name}" for name in ("CutForDealScene", "DiscardScene", "PlayScene")}
    one_game_with(helped | special, tmp_path, amiga, preset="amiga", form=form)
    assert PRESETS["amiga"].house.target_of(at_home(tmp_path, preset="amiga", form=form).game.form) == target


# BSD


def bsd(home: Home) -> Touched:
    touched: Touched = set()
    for scene in asked(home):
        if isinstance(scene, ShowScene):
            touched.add(bsd_count(home, touched))
    return touched


def bsd_count(home: Home, touched: Touched) -> str:
    """Too high, too low, nineteen, and right: each once, as the hands allow."""
    true, own, other = true_count(home), *home.game.scores
    if true == 0:
        home.number(19)
        assert home.game.scores == [own, other]
        return "nineteen"
    said, pegged, penalty, name = true, true, 0, "right"
    if "too high" not in touched:
        said, penalty, name = (12 if true < 12 else 29), 2, "too high"
    elif "too low" not in touched and true > 1:
        said, pegged, name = 1, 1, "too low"
    home.number(said)
    assert home.game.outcome or home.game.scores == [own + pegged, other + penalty]
    return name


def test_bsd(tmp_path: Path) -> None:
    everything = {"nineteen", "too high", "too low", "right"}
    one_game_with(everything, tmp_path, bsd, preset="bsd", target=61, explain=False)


# HOYLE


def hoyle(home: Home) -> Touched:
    touched: Touched = set()
    for scene in asked(home):
        if home.game.phase is Phase.CUT_PACK:
            touched.add("cut before the deal")
        if isinstance(home.game.legal(0)[0], Accept):
            touched |= call(home)
        elif isinstance(scene, ShowScene):
            home.number(true_count(home))
    outcome = home.game.outcome
    assert outcome
    assert len(home.top.pegs) == home.game.form.sides
    if Win.LURCH in [beaten.win for beaten in outcome.beaten]:
        assert outcome.worth > len(outcome.beaten)
        assert "A lurch!" in home.top.message
        touched.add("lurch")
    return touched


def call(home: Home) -> Touched:
    """Call muggins, if the other side has missed anything."""
    claimed = home.sitting.table.claimed
    assert claimed
    missed = points(claimed.scores) - claimed.said
    if missed <= 0:
        home.press(FIRE)
        return {"let it stand"}
    home.number(missed)
    assert home.game.moves[-1] == (0, CallMuggins(missed))
    return {"muggins"}


def test_hoyle_three_handed_to_a_lurch_with_muggins_by_the_old_law(tmp_path: Path) -> None:
    everything = {"cut before the deal", "muggins", "let it stand", "lurch"}
    settings: dict[str, Any] = {"preset": "hoyle", "form": "three-handed", "house": "counting=hoyle"}
    one_game_with(everything, tmp_path, hoyle, first=42, **settings)


def test_hoyle_partners_are_cut_for(tmp_path: Path) -> None:
    sides = set()
    for seed in range(8):
        home = at_home(tmp_path, preset="hoyle", form="four-handed", seed=seed)
        home.until_asked(DiscardScene)
        names, dealer = home.top.side_names(), home.top.dealer
        assert dealer is not None
        assert home.sitting.table.sitters[dealer].name == home.top.seats[dealer].name
        sides.add(names[0])
    assert len(sides) > 1, "the same partners every time"


# ACC


def acc(home: Home) -> Touched:
    touched: Touched = set()
    for scene in asked(home):
        legal = home.game.legal(0)
        if isinstance(legal[0], Accept):
            touched |= call(home)
        elif isinstance(legal[0], Claim):
            touched.add("count in the play" if isinstance(scene, PlayScene) else "count in the show")
            home.number(true_count(home))
        elif isinstance(scene, PlayScene):
            touched |= acc_play(home, TakeHeels() in legal, isinstance(legal[0], SayGo))
    if home.game.outcome and home.game.outcome.worth == 3:
        touched.add("three match points")
    return touched


def acc_play(home: Home, has_heels: bool, must_go: bool) -> Touched:
    before = home.game.scores[0]
    home.press(UP)
    if has_heels:
        starter = home.game.deal.starter
        assert starter
        assert starter.rank == JACK
        assert home.game.outcome or home.game.scores[0] == before + 2
        return {"heels by hand"}
    assert home.top.message == "There are no heels to take."
    if must_go:
        home.press(GO)
        return {"go by hand"}
    return set()


def test_acc(tmp_path: Path) -> None:
    counts = {"count in the play", "count in the show", "muggins", "let it stand"}
    one_game_with({"heels by hand", "go by hand"} | counts, tmp_path, acc, preset="acc")


def test_acc_three_match_points_for_a_skunk(tmp_path: Path) -> None:
    one_game_with({"three match points"}, tmp_path, acc, preset="acc")
