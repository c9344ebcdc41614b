"""HOYLE and ACC by their books: the lurch, partners cut for, muggins, heels and go by hand."""

from pathlib import Path
from typing import Any

from game.devices.button import Button
from game.rules.cards import JACK
from game.rules.counting import peg, points
from game.rules.events import Phase
from game.rules.moves import Accept, CallMuggins, Claim, Play, SayGo, TakeHeels
from game.rules.outcome import Win
from game.scenes.table.game_over import GameOver
from game.scenes.table.game_scene import GameScene
from tests.scenes.by_the_book import Touched, asked, call, one_game_with, true_count
from tests.scenes.driver import Home, at_home
from tests.scenes.seen import Moment, moment

DOWN, FIRE, UP = Button.DOWN, Button.FIRE, Button.UP


# HOYLE
def hoyle(home: Home) -> Touched:
    touched: Touched = set()
    for scene in asked(home):
        if home.game.phase is Phase.CUT_PACK:
            touched.add("cut before the deal")
        if isinstance(home.game.legal(0)[0], Accept):
            touched |= call(home)
        elif moment(scene) is Moment.SHOW:
            home.number(true_count(home))
    outcome = home.game.outcome
    assert outcome
    assert len(home.top.pegs) == home.game.form.sides
    if Win.LURCH in [beaten.win for beaten in outcome.beaten]:
        assert outcome.worth == 2 * sum(beaten.win is Win.LURCH for beaten in outcome.beaten)
        assert isinstance(home.scene, GameOver)
        assert home.scene.ending
        assert "lurch" in home.scene.ending.worth.casefold()
        touched.add("lurch")
    return touched


def test_hoyle_three_handed_to_a_lurch_with_muggins_by_the_old_law(tmp_path: Path) -> None:
    everything = {"cut before the deal", "muggins", "let it stand", "lurch"}
    settings: dict[str, Any] = {"preset": "hoyle", "form": "three-handed", "house": "counting=hoyle"}
    one_game_with(everything, tmp_path, hoyle, first=42, **settings)


def test_hoyle_partners_are_cut_for(tmp_path: Path) -> None:
    sides = set()
    for seed in range(8):
        home = at_home(tmp_path / str(seed), preset="hoyle", form="four-handed", seed=seed)
        home.until_asked(Moment.LAY_AWAY)
        names, dealer = home.top.side_names(), home.top.dealer
        assert dealer is not None
        assert home.context.table.sitters[dealer].name == home.top.seats[dealer].name
        sides.add(names[0])
    assert len(sides) > 1, "the same partners every time"


# ACC
def acc(home: Home) -> Touched:
    touched: Touched = set()
    for scene in asked(home):
        legal = home.game.legal(0)
        if moment(scene) is Moment.PLAY:
            touched |= acc_in_play(home, scene)
        elif isinstance(legal[0], Accept):
            touched |= call(home)
        elif isinstance(legal[0], Claim):
            touched.add("count in the show")
            home.number(true_count(home))
    if home.game.outcome and home.game.outcome.worth == 3:
        touched.add("three game points")
    return touched


def acc_in_play(home: Home, scene: GameScene) -> Touched:
    """Heels once, then muggins if any, then a card with what it counts: never a question between."""
    assert scene.entry is None, "no panel after a card"
    legal = home.game.legal(0)
    claimed = home.game.view(0).claimed
    if TakeHeels() in legal:
        return acc_play(home, True, False)
    if claimed:
        missed = true_count(home) - claimed.said
        if missed <= 0:
            return {"let it stand"}
        home.press(DOWN, FIRE)
        home.number(missed)
        assert home.game.moves[-1] == (0, CallMuggins(missed))
        return {"muggins"}
    if not isinstance(legal[0], Play):
        return acc_play(home, False, True)
    touched = acc_play(home, False, False)
    card = legal[0].card
    pegs = points(peg([*(laid for _, laid in home.game.view(0).pile), card]))
    if touched or not pegs:
        return touched
    home.go_to(card)
    home.number(pegs)
    assert home.game.moves[-1] == (0, Claim(pegs))
    return {"count in the play"}


def acc_play(home: Home, has_heels: bool, must_go: bool) -> Touched:
    before = home.game.scores[0]
    home.press(UP, FIRE)
    if has_heels:
        starter = home.game.deal.starter
        assert starter
        assert starter.rank == JACK
        assert home.game.outcome or home.game.scores[0] == before + 2
        return {"heels by hand"}
    if must_go:
        assert (0, SayGo()) in home.game.moves[-2:]
        return {"go by hand"}
    assert home.top.message == "You can play: that is a renege"
    return set()


def test_a_game_of_acc_has_all_that_is_accs(tmp_path: Path) -> None:
    counts = {"count in the play", "count in the show", "muggins", "let it stand"}
    one_game_with({"heels by hand", "go by hand"} | counts, tmp_path, acc, preset="acc")


def test_acc_three_match_points_for_a_skunk(tmp_path: Path) -> None:
    one_game_with({"three game points"}, tmp_path, acc, preset="acc")
