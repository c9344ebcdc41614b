"""Sentences that nobody understood once: none of them is said any more."""

from game.rules.counting import Reason
from game.rules.outcome import STAKES, outcome_of
from game.rules.presets import PRESETS
from game.rules.spoken import unit_of, worth_for
from tests.sources import HOUSE

UNSAID = (
    ' is left over"',
    "at home there",
    "points better in all",
    "Then: ",
    "to many the best game",
    "in the game hole, and",
    "One of you waits, the other calls",
    "What can your cards peg",
    "in a game is fast mode",
    "Cut the deck for the {starter}",
    "all else wins",
    "is against it by",
    "favors it by",
)


def test_no_text_of_the_game_has_them() -> None:
    paths = [*(HOUSE / "game").rglob("*.py"), *(HOUSE / "assets" / "handbook").rglob("*.*")]
    texts = {path: path.read_text() for path in paths}
    found = [(path.name, words) for path, text in texts.items() for words in UNSAID if words in text]
    assert not found


def test_game_points_are_somebodys() -> None:
    voice = PRESETS["acc"].manner.voice
    outcome = outcome_of((107, 121), 1, 1, Reason.HAND, STAKES["2-3-3"])
    unit = unit_of(STAKES["2-3-3"])
    assert worth_for(voice, outcome, unit, "OPPONENT") == "2 game points for Opponent"
    assert worth_for(voice, outcome, unit, "YOU") == "2 game points for you"
