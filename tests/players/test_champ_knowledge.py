"""What the champ thinks with, held against plain counting."""

from random import Random
from time import process_time

import pytest

from game.players.bsd import Bsd
from game.players.race import EndOfPlay, Race
from game.players.search.opponent_model import opponent_model
from game.players.search.play_search import SLICE as SEARCH_SLICE
from game.players.search.play_search import PlayMoment, PlaySearch, add_up, points_apart
from game.players.search.rank_play import Turn, play_so_far
from game.players.search.situation import Situation, habit_of, spread_out
from game.players.tables.habit import POINTS, THREAT, Habit, rule_of_thumb, stage_of
from game.players.tables.odds import MOST_LACKING, WIN_STEPS, cribs_seen_from, form_odds, place
from game.players.tables.running_count import RunningCounts
from game.players.tables.show_odds import (
    CribOdds,
    Unseen,
    from_others,
    mean,
    rank_hands,
    rank_key,
    ranks_of,
    row,
    ways,
)
from game.rules.cards import PACK, RANKS, Card, Suit, parse_cards
from game.rules.counting import ONE, peg, points, rank_points, show_points
from game.rules.forms import FORMS, Form
from tests.players.positions import views
from tools.tables.features import features, finer_features

EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=str)


def test_piles_peg_as_the_rules_do() -> None:
    rng, piles = Random("piles"), RunningCounts()
    for low in (13, 6) * 500:
        pile, cards = piles.empty, []
        for card in rng.sample([card for card in PACK if card.rank <= low], 12):
            if pile.count + card.pips <= 31:
                cards.append(card)
                pile = piles.add(pile, card.rank)
                assert pile.points == points(peg(cards))
                assert pile.count == sum(card.pips for card in cards)


def test_the_usual_gain_is_the_mean_over_all_ranks() -> None:
    piles = RunningCounts()
    pile = piles.add(piles.add(piles.empty, 6), 7)
    cards = parse_cards("6C 7D")
    gains = [points(peg([*cards, Card(rank, Suit.SPADES)])) for rank in RANKS]
    assert pile.usual_gain() == pytest.approx(sum(gains) / 13)


def test_rows_count_as_the_rules_do() -> None:
    rng = Random("rows")
    for size in (2, 3, 4, 5):
        for key in rng.sample(rank_hands(size), 50):
            assert row(key) == tuple(rank_points([*ranks_of(key), starter]) for starter in RANKS)


@pytest.mark.parametrize("text", ["5S 5H JD KC", "2H 4H 6H JH", "AC 2D 3S 9H", "7C 8D 8S"])
def test_the_mean_of_a_hand_is_that_of_all_starters(text: str) -> None:
    kept = parse_cards(text)
    seen = (*kept, *parse_cards("QC QD"))
    unseen = Unseen(seen)
    shown = [show_points(kept, starter) for starter in PACK if starter not in seen]
    assert unseen.mean_shown(kept) == pytest.approx(sum(shown) / len(shown))
    assert mean(unseen.odds_shown(kept)) == pytest.approx(sum(shown) / len(shown))


def test_the_crib_is_the_mean_over_the_others_cards_and_the_starter() -> None:
    laid, seen = parse_cards("7C 8D"), parse_cards("7C 8D 2C 3H 9S KD")
    unseen = Unseen(seen)
    evenly = dict.fromkeys(rank_hands(2), 1.0)
    crib = CribOdds(unseen, from_others(unseen.ranks, [evenly], 0), {}).mean(laid)
    rng = Random("crib")
    left = [card for card in PACK if card not in seen]
    counted = []
    for _ in range(40_000):
        *others, starter = rng.sample(left, 3)
        counted.append(show_points((*laid, *others), starter, crib=True))
    assert crib == pytest.approx(sum(counted) / len(counted), abs=0.06)


def test_his_nobs_in_the_crib_is_one_for_certain() -> None:
    starter, found = Card.parse("2S"), []
    for laid, kept in (("JS 3D", "4C 5C 6D JH"), ("JH 3D", "4C 5C 6D JS")):
        unseen = Unseen((*parse_cards(laid), *parse_cards(kept), starter))
        found.append(cribs_seen_from(form_odds("six-card"), 1, unseen, 0).odds(parse_cards(laid), starter))
    with_nobs, without = found
    assert with_nobs == pytest.approx({points + 1: chance for points, chance in without.items()})


def test_ways_count_what_is_left() -> None:
    left = [4] * 13
    left[4] = 3
    assert ways(rank_key(parse_cards("5C 5D KH")), left) == 3 * 4


@EVERY_FORM
def test_the_history_ends_where_the_game_stands(form: Form) -> None:
    for view in views(form, 400, "history"):
        if view.kept and view.playable:
            found = play_so_far(view, RunningCounts())
            assert view.dealer is not None
            at = [place(form, seat, view.dealer) for seat in range(form.seats)]
            holding = {seat for seat in range(form.seats) if view.cards_left[seat]}
            gone = {seat for seat in holding if found.gone >> at[seat] & 1}
            assert found.pile.count == view.count
            assert gone == view.called_go & holding
            assert tuple(found.left[at[seat]] for seat in range(form.seats)) == view.cards_left


def test_a_hand_that_could_have_played_did_not_say_go() -> None:
    habit = Habit([form_odds("six-card").habit], 2.0)
    pile = habit.piles.empty
    for rank in (10, 10, 5):
        pile = habit.piles.add(pile, rank)
    go = [Turn(0, 0, pile, 2)]
    stranger = opponent_model("six-card", (), 1, habit)
    assert stranger.would_have(rank_key(parse_cards("KC QD")), go) == pytest.approx(1.0)
    assert stranger.would_have(rank_key(parse_cards("KC AD")), go) == 0.0


def test_what_a_card_is_worth_at_a_glance_is_the_sum_of_its_features() -> None:
    odds, rng = form_odds("six-card"), Random("glance")
    habit = Habit(odds.by_stage, odds.sharpness)
    for _ in range(300):
        hand, pile = rng.choice(rank_hands(4)), habit.piles.empty
        for rank in rng.choices(RANKS, k=rng.randint(0, 2)):
            pile = habit.piles.add(pile, rank)
        others = rng.randint(0, 4)
        for rank, worth in habit.worths(pile, hand, others):
            longer, kept = habit.piles.add(pile, rank), hand - ONE[rank]
            found = features(longer, pile, kept, rank, others) + finer_features(longer, pile, kept, rank)
            weights = odds.by_stage[stage_of(3, others)]
            pegged = weights[POINTS] * longer.points
            threat = weights[THREAT] * longer.usual_gain() if others else 0.0
            assert worth == pytest.approx(sum(weights[at] for at in found) + pegged + threat)


def test_the_rule_of_thumb_is_the_old_programs() -> None:
    for view in views(FORMS["six-card"], 300, "thumb"):
        if view.kept and view.playable:
            known = Situation(view, form_odds("six-card"))
            assert rule_of_thumb(known.past.pile, known.hand) == Bsd().play(view).rank


def test_those_who_play_by_thumb_make_its_card_likelier() -> None:
    odds = form_odds("six-card")
    weights, sharpness = odds.by_stage, odds.sharpness
    looking, all_sorts = Habit(weights, sharpness), Habit(weights, sharpness, by_thumb=0.25)
    for hand in rank_hands(4)[::40]:
        card = rule_of_thumb(looking.piles.empty, hand)
        before = dict(looking.choices(looking.piles.empty, hand, 4)).get(card, 0.0)
        after = dict(all_sorts.choices(all_sorts.piles.empty, hand, 4))
        assert after[card] == pytest.approx(0.25 + 0.75 * before, abs=0.06)
        assert sum(after.values()) == pytest.approx(1)


def test_a_belief_is_spread_over_all_that_is_likely() -> None:
    weighed = [(hand, 1.0) for hand in range(1000)]
    chosen = spread_out(weighed, 10)
    assert [hand for hand, _ in chosen] == [50, 150, 250, 350, 450, 550, 650, 750, 850, 950]
    assert sum(weight for _, weight in chosen) == pytest.approx(1)


def searcher(room: tuple[int, int] = (999, 999)) -> PlaySearch[float]:
    """Who counts points; so many holes are left to each."""
    habit = habit_of(form_odds("six-card"))
    return PlaySearch(habit, opponent_model("six-card", (), 1, habit), points_apart, add_up, room, True)


def moment(pile: str, hand: str, theirs: str) -> PlayMoment:
    """A moment at which this player is to play against one known hand."""
    habit = habit_of(form_odds("six-card"))
    table = habit.piles.empty
    for card in parse_cards(pile):
        table = habit.piles.add(table, card.rank)
    worlds = [(rank_key(parse_cards(theirs)), 1.0, 0)]
    own, other = len(parse_cards(hand)), len(parse_cards(theirs))
    return PlayMoment(True, table, rank_key(parse_cards(hand)), worlds, own, other, 0, 0, 0, False)


@pytest.mark.parametrize(
    ("pile", "hand", "theirs", "apart"),
    [
        ("KC", "5D", "", 3),  # fifteen, and the last card
        ("KC KD", "AD", "", 1),  # the last card alone
        ("TC JD", "AS", "TH", -2),  # the ace leaves 21 to the ten
        ("TC JD", "AS", "9H", -1),  # the nine is the last card
    ],
)
def test_the_search_counts_to_the_last_card(pile: str, hand: str, theirs: str, apart: int) -> None:
    assert searcher().value(moment(pile, hand, theirs)) == apart


@pytest.mark.parametrize(("room", "apart"), [((2, 999), 2), ((3, 999), -1), ((999, 999), -1)])
def test_the_search_ends_in_the_very_hole(room: tuple[int, int], apart: int) -> None:
    """Fifteen for two; then a pair for the other, and the last card."""
    assert searcher(room).value(moment("TC", "5D", "5H")) == apart


def test_the_search_is_cut_into_slices_by_count() -> None:
    habit = habit_of(form_odds("six-card"))
    view = next(view for view in views(FORMS["six-card"], 100, "slices") if len(view.hand) == 4 and view.kept)
    known = Situation(view, form_odds("six-card"))
    hands = [hand for hand in rank_hands(4) if ways(hand, known.unseen.ranks)][::7]
    worlds = [(hand, 1.0, 0) for hand in hands]
    searched = searcher()
    before, longest = 0, 0
    for _ in searched.ponder(PlayMoment(True, habit.piles.empty, known.hand, worlds, 4, 4, 0, 0, 0, False)):
        longest = max(longest, searched.work - before)
        before = searched.work
    assert searched.work > 20 * SEARCH_SLICE
    assert longest < 4 * SEARCH_SLICE


@EVERY_FORM
def test_the_tables_are_read_quickly(form: Form) -> None:
    form_odds.cache_clear()
    began = process_time()
    form_odds(form.name)
    assert process_time() - began < 0.3  # 30 ms on a quiet machine; busy ones take longer


def test_the_race_is_even_for_nobody_and_sure_at_home() -> None:
    odds = form_odds("six-card")
    first_dealer = odds.win[120 * MOST_LACKING + 120] / WIN_STEPS
    assert 0.55 < first_dealer < 0.57
    race = Race(FORMS["six-card"], odds)
    assert race.before((0, 1), 1) == (1.0, 0.0)
    assert race.before((1, 0), 1) == (0.0, 1.0)
    assert race.before((121, 121), 1) == pytest.approx((1 - first_dealer, first_dealer))
    pone = EndOfPlay(race, 0, 1)
    assert pone.chance((1, 1), (1, 20), [(20, 1.0)]) == 1.0
    assert pone.chance((1, 1), (0, 1), [(0, 1.0)]) == 0.0
    assert pone.chance((1, 1), (0, 0), [(0, 0.5), (1, 0.5)]) == race.before((1, 1), 1)[1] / 2
    assert 0.2 < odds.win[5 * MOST_LACKING + 5] / WIN_STEPS < 0.4  # 115 all: pone counts first


@pytest.mark.parametrize("name", [form.name for form in FORMS.values() if form.sides == 2])
def test_more_points_never_lose(name: str) -> None:
    win = form_odds(name).win
    for dealer in range(0, MOST_LACKING - 1, 7):
        for pone in range(0, MOST_LACKING - 1, 7):
            assert win[dealer * MOST_LACKING + pone] >= win[(dealer + 1) * MOST_LACKING + pone] - 60
