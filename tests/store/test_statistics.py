from collections import defaultdict
from random import Random

import pytest

from game.rules.cards import PACK, parse_cards
from game.rules.counting import points, show_points
from game.rules.events import DealerChosen, Dealt, HandShown, Pegged
from game.rules.forms import FORMS
from game.rules.game import Game
from game.rules.presets import PRESETS
from game.store.kept_game import SEED, KeptGame
from game.store.statistics import dealt_value, record_of
from game.store.usual_figures import EXPECTED
from game.store.wasco_line import GameRecord, PointsInHands
from game.values import parts, replace
from tests.store.games import finished_game, read_record, saved_game

FORM_NAMES = sorted(FORMS)


def of_game(saved: KeptGame) -> GameRecord:
    record = record_of(saved)
    assert record
    return record


@pytest.mark.parametrize("form", FORM_NAMES)
def test_every_form_leaves_a_line_that_reads_back(form: str) -> None:
    record = of_game(saved_game(form=form))
    read = read_record(record.to_line().encode())
    rounded = tuple(float(f"{points:.1f}") for points in record.luck)
    assert read == replace(record, luck=rounded)
    assert len(record.scores) == len(record.hands) == len(record.luck) == FORMS[form].sides


@pytest.mark.parametrize("form", FORM_NAMES)
def test_it_counts_what_was_seen_at_the_table(form: str) -> None:
    finished = finished_game("41", form)
    game = Game(finished.form, finished.house, finished.seed)
    events = [*game.opening, *(event for seat, move in finished.moves for event in game.apply(seat, move))]
    pegged: defaultdict[int, int] = defaultdict(int)
    hands: defaultdict[int, list[int]] = defaultdict(list)
    for event in events:
        if isinstance(event, Pegged) and event.reason.is_pegging:
            pegged[event.side] += event.holes
        if isinstance(event, HandShown) and not event.crib:
            hands[game.form.side(event.seat)].append(points(event.scores))
    record = of_game(saved_game("41", form))
    assert sorted(record.pegged) == sorted(pegged[side] for side in range(game.form.sides))
    assert sorted(map(str, record.hands)) == sorted(
        str(PointsInHands(sum(own), len(own))) for own in hands.values()
    )
    assert record.deals == sum(isinstance(event, Dealt) for event in events)
    assert sorted(record.scores) == sorted(game.scores)
    assert max(record.scores) == game.target


def test_the_players_own_figures_stand_first() -> None:
    saved = saved_game()
    swapped = replace(saved, seats=saved.seats[::-1])
    own, theirs = of_game(saved), of_game(swapped)
    assert own.scores == theirs.scores[::-1]
    assert own.luck == theirs.luck[::-1]
    assert own.won is not theirs.won
    assert own.won == (own.scores[0] == 121)


def test_partners_who_changed_places_are_found_again() -> None:
    game = finished_game("moved 4", "four-handed", "cut_for_partners=yes")
    again = Game(game.form, game.house, game.seed)
    events = [event for seat, move in game.moves for event in again.apply(seat, move)]
    [places] = [event.places for event in events if isinstance(event, DealerChosen)]
    seat = places.index(1)  # where the person sits who cut second
    assert game.form.side(seat) != game.form.side(1)
    seats = ("bsd A", "person B", "bsd C", "bsd D")
    record = of_game(KeptGame(seats, "ABC", tuple(game.to_lines())))
    side = game.form.side(seat)
    assert record.scores == (game.scores[side], game.scores[1 - side])
    assert record.level == "bsd"


def test_a_game_of_nobody_leaves_no_line() -> None:
    assert record_of(saved_game(initials="")) is None
    assert record_of(replace(saved_game(), initials="../")) is None
    assert record_of(replace(saved_game(), seats=("bsd A", "bsd B"))) is None


def test_an_unfinished_game_leaves_no_line() -> None:
    assert record_of(replace(saved_game(), lines=saved_game().lines[:-1])) is None


def test_spoilt_words_of_the_heading_do_not_reach_the_record() -> None:
    spoilt = replace(
        saved_game(), extras={"begun": "yesterday", "preset": "ch mp"}, seats=("person A", "b@d B")
    )
    line = of_game(spoilt).to_line().encode()
    assert read_record(line).preset == "own"
    assert read_record(line).level == "-"


def test_the_best_hand_is_the_dearest_of_ones_own() -> None:
    record = of_game(saved_game())
    total, _, cards = record.best.partition(":")
    hand, _, starter = cards.partition("+")
    spaced = " ".join(hand[at : at + 2] for at in range(0, len(hand), 2))
    assert show_points(parse_cards(spaced), parse_cards(starter)[0]) == int(total)


def test_what_a_hand_could_hold_is_its_best_keep_over_every_starter() -> None:
    cards = parse_cards("5H 5S 5D JC 2H 9D")
    keep = cards[:4]
    starters = [card for card in PACK if card not in cards]
    mean = sum(show_points(keep, starter) for starter in starters) / 46
    assert dealt_value(cards, 4) == mean > 14


@pytest.mark.slow
@pytest.mark.parametrize("form", FORM_NAMES)
def test_what_is_usual_is_what_random_hands_are_worth(form: str) -> None:
    chance = Random(f"usual {form}")
    hands = 4000
    dealt, usual = FORMS[form], EXPECTED[form]
    values = [dealt_value(tuple(chance.sample(PACK, dealt.dealt)), dealt.kept) for _ in range(hands)]
    assert sum(values) / hands == pytest.approx(usual.dealt, abs=4 * usual.spread / hands**0.5)


def test_a_game_with_hints_is_marked() -> None:
    saved = saved_game()
    assert of_game(saved).preset == "champ"
    assert of_game(replace(saved, extras={**saved.extras, "hints": "12 40"})).preset == "champ+hints"


def test_so_is_one_whose_seed_was_chosen() -> None:
    saved = saved_game()
    seeded = replace(saved, extras={**saved.extras, SEED: "yes"})
    assert of_game(seeded).preset == "champ+seed"
    assert of_game(replace(seeded, extras={**seeded.extras, "hints": "12"})).preset == "champ+seed+hints"


@pytest.mark.parametrize("counting", ["automatic", "loadstar"])
@pytest.mark.parametrize("target", [61, 91, 121])
def test_x1_loadstar_is_recorded_as_loadstar_with_muggins_and_whatever_target(
    counting: str, target: int
) -> None:
    house = PRESETS["loadstar"].house.with_setting("counting", counting).with_setting("target", str(target))
    game = finished_game("1987", "six-card", str(house))
    saved = KeptGame(("person ANN", "deckhand COMPUTER"), "ABC", tuple(game.to_lines()))
    assert of_game(saved).preset == "loadstar"


def test_x1_any_other_rule_is_recorded_as_ones_own() -> None:
    house = PRESETS["loadstar"].house.with_setting("go_by_hand", "no")
    game = finished_game("1987", "six-card", str(house))
    saved = KeptGame(("person ANN", "deckhand COMPUTER"), "ABC", tuple(game.to_lines()))
    assert of_game(saved).preset == "own"


def test_what_is_usual_in_each_form_is_this() -> None:
    """Each deal of a record is measured by it: a figure that slips makes everybody lucky."""
    assert {form: (*parts(usual).values(),) for form, usual in EXPECTED.items()} == {
        "five-card": (4.99, 1.68, 4.51, 4.74, 1.38),
        "six-card": (8.31, 2.64, 8.07, 4.84, 2.76),
        "seven-card": (13.19, 3.99, 13.06, 4.89, 3.97),
        "three-handed": (6.63, 2.63, 6.57, 4.30, 2.77),
        "four-handed": (6.63, 2.63, 6.51, 4.48, 2.76),
        "four-handed-five-card": (3.91, 1.76, 3.63, 4.44, 0.85),
        "four-handed-seven-card": (10.86, 3.85, 10.68, 4.40, 3.85),
    }
