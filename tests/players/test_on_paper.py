"""Everybody who plays, the race, and the luck of a game, as they are written down in tests/texts."""

from collections.abc import Callable, Iterator
from functools import partial

from game.players.characters import CHARACTERS, REGULARS
from game.players.levels import LEVELS
from game.players.player import Player, Thought
from game.players.race import EndOfPlay, Race, around, is_near_home, lacking, worth_of_a_point
from game.players.search.situation import Effort
from game.players.seating import is_player, player_class
from game.players.shipmate import Shipmate
from game.players.tables.odds import form_odds
from game.players.weigh.weighing import CAREFUL, QUICK, careful_options
from game.rules.forms import FORMS
from game.rules.position_reader import read_position
from game.rules.view import View
from tests.conftest import CheckText
from tests.players.test_champ_positions import LINES
from tests.players.test_luck import played

VIEWS = [read_position(line.split(" | ")[2]) for line in LINES[:16]]
MEASURES = (0, 1, 12, 21, 25, 36, 62, 150, 200, 9999)


def answers(player: Player, views: list[View]) -> str:
    made = (sorted([player.play(view)] if view.kept else player.lay_away(view)) for view in views)
    return " ".join("".join(map(str, cards)) for cards in made)


def test_everybody_answers_as_ever(check_text: CheckText) -> None:
    told = []
    for word in (*LEVELS, *CHARACTERS):
        kind = player_class(word)
        who = CHARACTERS.get(word)
        told.append(f"{word}: {kind.name}, {kind.title}, {' '.join(who[:4]) if who else kind.character}")
        if who in (None, *REGULARS) and word != "champ":
            told.append(f"  {answers(kind(f'seed of {word}'), VIEWS[:5])}")
    for measure in MEASURES:
        kind = player_class(f"shipmate-{measure}")
        assert issubclass(kind, Shipmate)
        moves = answers(kind("seed"), VIEWS[4:6]) if measure > 20 else "as the champ"
        told.append(f"{kind.__name__}: {kind.softness():.5f} {moves}")
    words = ("shipmate", "shipmate-12345", "shipmate-x", "club-nobody", "a:b")
    told += [f"{word} {is_player(word)}" for word in words]
    check_text("players", told)


def values(*some: float) -> str:
    return " ".join(f"{one:.5f}" for one in some)


def raced(name: str) -> Iterator[str]:
    form = FORMS[name]
    race = Race(form, form_odds(name))
    for one in (0, -3, 1, 2, 7.25, 13, 31.5, 60, 61, 70, 121, 140):
        lacks = [one, *(20 + side for side in range(form.sides - 1))]
        for dealer in range(form.sides):
            yield f"{name} {lacks} {dealer}: {values(*race.before(lacks, dealer))} {race.order(dealer)}"
    yield f"stops {[race.stops_within(lack) for lack in (1, 5, 13, 30, 60, 61)]}"
    hands = [6] * form.seats
    for side in range(form.sides):
        for left in ((9, 40, 40), (40, 9, 12), (6, 6, 6), (30, 12, 30)):
            ending = EndOfPlay(race, 0, side)
            crib = ((4, 0.5), (9, 0.25), (30, 0.25))
            yield f"end {side} {left}: {values(ending.chance(left[: form.sides], hands, crib))}"


def test_the_race_is_as_ever(check_text: CheckText) -> None:
    told = [f"around {lack}: {around(lack)}" for lack in (0, 1, 1.5, 12, 13, 30, 31.5, 59, 60, 61, 70)]
    for name in ("six-card", "three-handed", "four-handed"):
        told += raced(name)
    for view in VIEWS:
        worth = values(worth_of_a_point(view, form_odds(view.form.name)))
        told.append(f"{view.scores}: {lacking(view)} near {is_near_home(view)} a point {worth}")
    check_text("race", told)


def slices(think: Callable[[], Thought[object]]) -> int:
    """Count the slices of a thought that has been thought before: the first finds less worked out already,
    and one of the next may begin by forgetting what other tests have filled the memory with."""
    return min(sum(1 for _ in think()) for _ in range(3))


def test_the_luck_of_a_game_and_the_slices_of_a_thought_are_as_ever(check_text: CheckText) -> None:
    teller = played(FORMS["five-card"], "on paper", best_first=False)
    told = [f"{one.deal} {one.stop.name} {one.at}: {values(*one.values)}" for one in teller.stations]
    for deal in teller.lucks:
        told.append(f"  {values(*deal.dealt, *deal.laid_away, *deal.starter, *deal.play)}")
    thoughts = [partial(careful_options, view, QUICK) for view in VIEWS[1:4]]
    told += [f"{slices(think)} slices" for think in thoughts]
    told += [repr(effort) for effort in (Effort(), QUICK, CAREFUL)]
    check_text("luck", told)
