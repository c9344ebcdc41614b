"""What the judge says of choices."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random

import pytest

from game.players.champ import Champ
from game.players.player import think_through
from game.players.search.opponent_model import OpponentModel
from game.players.search.playouts import likely_deals
from game.players.search.rank_play import Turn
from game.players.search.situation import Effort, Situation
from game.players.tables.odds import form_odds
from game.players.weigh.option import Option, Options, PointsFrom
from game.players.weigh.weighing import (
    CAREFUL,
    Judgment,
    Mark,
    careful_options,
    chief_part,
    judge,
    mark_of,
    quick_options,
)
from game.rules.cards import Card, parse_cards
from game.rules.events import Phase
from game.rules.forms import FORMS, TARGETS, Form
from game.rules.game import Game
from game.rules.house import House
from game.rules.moves import LayAway, Play
from game.rules.view import View
from game.values import replace
from tests.players.efforts import LITTLE
from tests.players.hidden_cards import (
    twins,
    with_other_hidden_cards,
)
from tests.players.positions import decisions, laying_view, playing_view, views

ALIKE = 0.0001  # to the champ
EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=str)


def judged(view: View, move: LayAway | Play) -> Judgment:
    """The move as the judge sees it."""
    return think_through(judge(view, move))


def weighed(view: View, effort: Effort = LITTLE) -> Options:
    """The options of a view, with little effort."""
    return think_through(careful_options(view, effort))


def to_play(form: Form, seed: str) -> View:
    """A view of a seat that must play one of several cards."""
    found = (view for view in views(form, 500, seed) if view.kept)
    return next(view for view in found if len({card.rank for card in view.playable}) > 2)


def test_giving_the_other_two_fives_is_a_blunder() -> None:
    view = laying_view("5C 5D 2H 8S TC KD", dealer=False)
    made = judged(view, LayAway(parse_cards("5D 5C")))
    assert made.mark is Mark.BLUNDER
    assert made.taken.cards == parse_cards("5C 5D")
    assert made.cost == made.best.chance - made.taken.chance > 0.04


def test_the_best_costs_nothing() -> None:
    view = laying_view("5C 5D 5H JS 2C 9D", dealer=False)
    made = judged(view, LayAway(parse_cards("9D 2C")))
    assert made.cost == 0
    assert made.mark is Mark.NONE


def test_a_point_that_wins_now_is_worth_the_game() -> None:
    view = replace(playing_view("5C 9D 2S", "9H AS"), laid_away=parse_cards("2C 2D"), scores=(119, 120))
    assert weighed(view)[0].cards == parse_cards("5C")
    assert weighed(view)[0].chance == pytest.approx(1)
    assert judged(view, Play(Card.parse("9D"))).mark is Mark.BLUNDER


@pytest.mark.parametrize(
    ("cost", "mark"),
    [(0.0099, Mark.NONE), (0.01, Mark.DOUBTFUL), (0.02, Mark.ERROR), (0.04, Mark.BLUNDER)],
)
def test_a_mark_goes_by_the_cost(cost: float, mark: Mark) -> None:
    assert mark_of(cost) is mark


@EVERY_FORM
@pytest.mark.parametrize("target", TARGETS)
def test_there_is_a_chance_to_win_in_every_form_to_any_target(form: Form, target: int) -> None:
    house = House.parse(f"target={target} stakes=lurch counting=acc")
    for scores in ([0] * form.sides, [*range(target - form.sides, target)]):
        view = replace(to_play(form, "parts"), house=house, scores=tuple(scores))
        assert all(0 <= option.chance <= 1 for option in weighed(view))


@EVERY_FORM
@pytest.mark.parametrize("phase", [Phase.LAY_AWAY, Phase.PLAY])
@pytest.mark.parametrize("near", [False, True])
def test_one_ruler_in_every_form(form: Form, phase: Phase, near: bool) -> None:
    view = (
        Game(form, House(), "parts", dealer=0).view(1) if phase is Phase.LAY_AWAY else to_play(form, "parts")
    )
    target = 121 if form.target == 61 else form.target  # far from home there is in every form
    score = target - 12 if near else 0
    view = replace(view, house=House(target=target), scores=(score,) * form.sides)
    options = weighed(view)
    assert len(options) > 1
    assert [*options] == sorted(options, key=lambda option: -option.chance)
    for option in options:
        assert sum(points for _, points in option.parts) == pytest.approx(option.points)
        assert 0 <= option.chance <= 1
        assert option.pegged >= 0
        if not near:
            behind = options[0].points - option.points
            assert options[0].chance - option.chance == pytest.approx(option.worth * behind)
    for found in (options, think_through(quick_options(view))):
        assert {cards for option in found for cards in option.alike} == choices(view)


def choices(view: View) -> set[tuple[Card, ...]]:
    """All that may be chosen."""
    if view.kept:
        return {(card,) for card in view.playable}
    game = Game(view.form, House(), "parts", dealer=0)
    return {tuple(sorted(move.cards)) for move in game.legal(view.seat) if isinstance(move, LayAway)}


def test_cards_of_one_rank_are_one_choice() -> None:
    options = weighed(playing_view("5C 9D 9S", "9H AS"))
    assert [option.alike for option in options if option.cards[0].rank == 9] == [
        ((Card.parse("9D"),), (Card.parse("9S"),))
    ]


def test_a_judged_choice_keeps_its_very_cards() -> None:
    options = weighed(playing_view("5C 9D 9S", "9H AS"))
    for chosen in ("9D", "9S"):
        judgment = Judgment(parse_cards(chosen), options)
        assert judgment.taken.cards == parse_cards(chosen)
        assert judgment.is_best is (options[0].cards[0].rank == 9)


def test_a_suit_counts_where_it_does() -> None:
    plain = weighed(laying_view("2C 4D 6H 8S TC TD", dealer=True))
    assert any(option.alike == (parse_cards("2C TC"),) for option in plain)  # suited in the crib
    flush = weighed(laying_view("2C 4C 6C 8C TC TD", dealer=True))
    worth = {option.cards: option.hand for option in flush}
    assert worth[parse_cards("6C TC")] < worth[parse_cards("6C TD")] - 3
    same = weighed(laying_view("2C 4D 6H 8S TC TD", dealer=False))
    assert any(option.stands_for(parse_cards("TC 4D")) for option in same)
    merged = weighed(laying_view("2C 2D 6H 8S TH KS", dealer=False))
    assert any(len(option.alike) == 2 for option in merged)


@EVERY_FORM
def test_cards_that_were_not_seen_change_no_figure(form: Form) -> None:
    rng, number = Random("judge"), 8 if form.name == "six-card" else 2
    for game, twin in islice(twins(rng, form), number):
        seat = game.waiting[0]
        assert weighed(twin.view(seat)) == weighed(game.view(seat))
    for at in range(number):
        game = Game(form, House(), f"judge {at}", dealer=at % form.seats)
        scores = [form.target - 6 - 15 * side if at % 2 else 0 for side in range(form.sides)]
        seat = (at // 2) % form.seats
        twin = with_other_hidden_cards(game, seat, rng)
        game.scores, twin.scores = scores, [*scores]
        assert twin.deal.hands != game.deal.hands
        assert weighed(twin.view(seat)) == weighed(game.view(seat))


def test_the_same_view_brings_the_same_figures_whatever_was_asked_before() -> None:
    seen = [to_play(FORMS[name], "same") for name in ("six-card", "three-handed", "seven-card")]
    forth = [weighed(view) for view in seen]
    assert [weighed(view) for view in reversed(seen)] == forth[::-1]


def test_more_effort_looks_at_more_hands() -> None:
    view = replace(playing_view("3C 7D 9H", "KC 6D"), laid_away=parse_cards("2C JD"))
    least = Effort(work=1, pilot_hands=2, fewest_hands=2)
    all_hands = Effort(work=10**9, most_hands=10**4, weighed_hands=10**4)
    assert weighed(view, least) != weighed(view, all_hands)
    assert weighed(view, replace(all_hands, most_hands=455)) == weighed(view, all_hands)


@EVERY_FORM
@pytest.mark.parametrize(
    "lacks", [None, *(pytest.param(some, marks=pytest.mark.slow) for some in (50, 22)), 8]
)
@pytest.mark.parametrize("number", [2, pytest.param(12, marks=pytest.mark.slow)])
def test_it_lays_away_as_the_champ_does(form: Form, lacks: int | None, number: int) -> None:
    for view in views(form, number, "champ"):
        if not view.kept:
            target = view.target
            scores = view.scores if lacks is None else [target - lacks - side for side in range(form.sides)]
            seen = replace(view, scores=tuple(scores))
            options, away = weighed(seen), Champ().lay_away(seen)
            taken = next(option for option in options if option.stands_for(away))
            assert options[0].chance - taken.chance < ALIKE


def test_a_race_is_run_by_the_scores() -> None:
    views_of_it = [laying_view("2C 6D 7H 8S TC KD", dealer=True, scores=(0, score)) for score in (0, 110)]
    even, behind = ({option.cards: option.chance for option in weighed(view)} for view in views_of_it)
    assert all(behind[cards] < chance for cards, chance in even.items())


def option(points: dict[PointsFrom, float], chance: float) -> Option:
    """An option of these parts."""
    total = sum(points.values())
    parts = tuple(points.items())
    return Option(parse_cards("5C"), (parse_cards("5C"),), 0, 0, 0, 0, 0, total, chance, parts, worth=0.02)


def test_the_reason_is_the_part_that_makes_half_of_it_or_none() -> None:
    best = option({PointsFrom.NOW: 2, PointsFrom.REPLY: -1, PointsFrom.LATER: 1}, 0.60)
    assert (
        chief_part(best, option({PointsFrom.NOW: 2, PointsFrom.REPLY: -2, PointsFrom.LATER: 0.5}, 0.57))
        is PointsFrom.REPLY
    )
    assert (
        chief_part(best, option({PointsFrom.NOW: 0, PointsFrom.REPLY: 0, PointsFrom.LATER: 1}, 0.58))
        is PointsFrom.NOW
    )
    even = option({PointsFrom.NOW: 1.3, PointsFrom.REPLY: -1.7, PointsFrom.LATER: 0.3}, 0.558)
    assert chief_part(best, even) is None
    assert chief_part(best, best) is None
    assert (
        chief_part(best, option({PointsFrom.NOW: 2, PointsFrom.REPLY: -1.5, PointsFrom.LATER: 1}, 0.40))
        is None
    )


def test_decisions_are_those_with_a_choice_and_seen_as_they_were() -> None:
    game = Game(FORMS["six-card"], House(), "decisions", dealer=0)
    seen = {}
    while game.waiting and game.deals < 3:
        seat = game.waiting[0]
        seen[len(game.moves)] = game.view(seat)
        game.apply(seat, game.legal(seat)[0])
    found = list(decisions(game))
    assert {made.view == seen[made.at] for made in found} == {True}
    assert all(made.move == game.moves[made.at][1] for made in found)
    assert sum(isinstance(made.move, LayAway) for made in found) == 4
    cards = [made for made in found if isinstance(made.move, Play)]
    assert cards
    assert all(len({card.rank for card in made.view.playable}) > 1 for made in cards)


def test_of_more_seats_and_cards_fewer_deals_are_played_out() -> None:
    """A review of four-handed seven cards has to be ready within ten seconds."""
    form = FORMS["four-handed-seven-card"]
    known = Situation(to_play(form, "fewer"), form_odds(form.name))
    deals = think_through(likely_deals(known, CAREFUL, Random(1)))
    assert 5_000 < len(deals) * len(known.fitting) * sum(known.past.left) <= 6_000


def test_no_hand_is_held_against_the_play_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Late in the play of four few hands are left, and drawing them again costs nothing."""
    thought_of: Counter[tuple[int, int]] = Counter()
    would_have = OpponentModel.would_have

    def counted(model: OpponentModel, hand: int, turns: Sequence[Turn]) -> float:
        thought_of[turns[0].place, hand] += 1
        return would_have(model, hand, turns)

    monkeypatch.setattr(OpponentModel, "would_have", counted)
    view = next(
        view
        for view in views(FORMS["four-handed"], 200, "late in the play")
        if len(view.hand) == 2 and len({card.rank for card in view.playable}) == 2
    )
    think_through(careful_options(view, LITTLE))
    assert max(thought_of.values()) == 1
