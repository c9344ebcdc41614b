"""How a hand is told: twelve of them in the words of every source, and what is said breath by breath."""

import pytest

from game.rules.cadence import TableTalk, explained
from game.rules.cards import Card, parse_cards
from game.rules.counting import peg, points, show
from game.rules.events import HandShown
from game.rules.in_words import number_word
from game.rules.presets import PRESETS
from game.rules.spoken import aloud, hand_told, no_flush, nothing, steps
from game.rules.voice import HOUSE, YOU
from tests.rules.hands import TWELVE, counted

EIGHT, SIXTEEN = (
    "fifteen two, four, six, eight",
    "fifteen two, four, six, eight, ten, twelve, fourteen, sixteen",
)
TOLD = {
    "champ": (
        "29 points -- 16 for fifteens, 12 for four of a kind, 1 for his Nobs",
        "14 points -- 6 for fifteens, 6 for runs, 2 for the pair",
        "16 points -- 12 for runs, 4 for the pairs",
        "21 points -- 6 for fifteens, 9 for runs, 6 for three of a kind",
        "16 points -- 6 for fifteens, 8 for runs, 2 for the pair",
        "20 points -- 4 for fifteens, 12 for runs, 4 for the pairs",
        "20 points -- 12 for fifteens, 6 for three of a kind, 2 for the pair",
        "12 points -- 8 for fifteens, 4 for the pairs",
        "12 points -- 8 for fifteens, 4 for the run",
        "4 points -- 3 for the run, 1 for his Nobs",
        "5 points -- 5 for the flush",
        "0 points",
    ),
    "loadstar": (
        "16 for 15's, 12 for the quadruplet, 1 for His Nobs: 29 total points",
        "6 for 15's, 6 for sequences, 2 for the pair: 14 total points",
        "12 for sequences, 4 for the pairs: 16 total points",
        "6 for 15's, 9 for sequences, 6 for the triplet: 21 total points",
        "6 for 15's, 8 for sequences, 2 for the pair: 16 total points",
        "4 for 15's, 12 for sequences, 4 for the pairs: 20 total points",
        "12 for 15's, 6 for the triplet, 2 for the pair: 20 total points",
        "8 for 15's, 4 for the pairs: 12 total points",
        "8 for 15's, 4 for the sequence: 12 total points",
        "3 for the sequence, 1 for His Nobs: 4 total points",
        "5 for the flush: 5 total points",
        "No points",
    ),
    "amiga": (
        "Fifteen sixteen, a Double Pairs Royal 28, One for His Nob 29",
        "Fifteen six, a Pair 8, two Runs of three 14",
        "two Pairs 4, four Runs of three 16",
        "Fifteen six, a Pairs Royal 12, three Runs of three 21",
        "Fifteen six, a Pair 8, two Runs of four 16",
        "Fifteen four, two Pairs 8, four Runs of three 20",
        "Fifteen twelve, a Pairs Royal 18, a Pair 20",
        "Fifteen eight, two Pairs 12",
        "Fifteen eight, a Run of four 12",
        "a Run of three 3, One for His Nob 4",
        "a Flush of Five 5",
        "No score",
    ),
    "bsd": (
        *(f"Your hand scores {n}" for n in (29, 14, 16, 21, 16, 20, 20, 12, 12, 4, 5)),
        "Your hand scores 19",
    ),
    "hoyle": (
        "fifteen sixteen, twelve for the double pair-royal, and one for his nob, making twenty-nine",
        "fifteen six, pair, and double run of three—fourteen in all",
        "two pairs and run of three four times repeated—sixteen in all",
        "fifteen six, a pair-royal, and run of three thrice repeated—twenty-one in all",
        "fifteen six, pair, and double run of four—sixteen in all",
        "fifteen four, two pairs, and run of three four times repeated—twenty in all",
        "fifteen twelve, pair-royal, and pair—twenty in all",
        "fifteen eight, and two pairs—twelve in all",
        "fifteen eight, and run of four—twelve in all",
        "run of three, and one for his nob—four in all",
        "a flush: five",
        "nothing",
    ),
    "acc": (
        f"{SIXTEEN}, four of a kind is twenty-eight and his nobs twenty-nine",
        "fifteen two, four, six and a double run is fourteen",
        "a double double run is sixteen",
        "fifteen two, four, six and a triple run is twenty-one",
        "fifteen two, four, six and a double run of four is sixteen",
        "fifteen two, four and a double double run is twenty",
        f"{EIGHT}, ten, twelve, three of a kind is eighteen, a pair twenty",
        f"{EIGHT}, a pair is ten and a pair twelve",
        f"{EIGHT} and a run of four is twelve",
        "a run of three and his nobs is four",
        "a flush is five",
        "nineteen (zero)",
    ),
}
EXPLAINED = (
    "His Nobs, 16 points in fifteens, 12 points in pairs, 0 in runs",
    "6 points in fifteens, 2 points in pairs, 6 in runs",
    "No fifteens, 4 points in pairs, 12 in runs",
    "6 points in fifteens, 6 points in pairs, 9 in runs",
    "6 points in fifteens, 2 points in pairs, 8 in runs",
    "4 points in fifteens, 4 points in pairs, 12 in runs",
    "12 points in fifteens, 8 points in pairs, 0 in runs",
    "8 points in fifteens, 4 points in pairs, 0 in runs",
    "8 points in fifteens, 0 points in pairs, 4 in runs",
    "His Nobs, No fifteens, 0 points in pairs, 3 in runs",
    "Five-flush, No fifteens, No pairs/runs",
    "No fifteens, No pairs/runs",
)
"""What -e adds after a miscount."""


@pytest.mark.parametrize("preset", PRESETS)
def test_twelve_hands_are_told_word_for_word(preset: str) -> None:
    voice = PRESETS[preset].manner.voice
    for text, words in zip(TWELVE, TOLD[preset], strict=True):
        cards = parse_cards(text.partition(" + ")[0])
        assert hand_told(voice, counted(text), YOU, crib=False, cards=cards) == words


def test_bsd_explains_a_miscount_word_for_word() -> None:
    assert tuple(explained(counted(text)) for text in TWELVE) == EXPLAINED


@pytest.mark.parametrize("preset", PRESETS)
def test_the_steps_of_a_count_come_to_its_total_and_name_its_cards(preset: str) -> None:
    voice = PRESETS[preset].manner.voice
    for text in TWELVE[:-1]:
        scores = counted(text)
        breaths = steps(voice, scores)
        assert {step.total for step in breaths[-1:]} <= {points(scores)}
        cards = {card for score in scores for card in score.cards}
        assert {card for step in breaths for card in step.cards} in (cards, set())
        assert bool(breaths) == (preset != "bsd")


@pytest.mark.parametrize(
    ("number", "word"), [(0, "zero"), (2, "two"), (19, "nineteen"), (20, "twenty"), (29, "twenty-nine")]
)
def test_numbers_are_words(number: int, word: str) -> None:
    assert number_word(number) == word


def test_each_breath_names_its_cards_and_the_total_so_far() -> None:
    breaths = TableTalk().steps(show(parse_cards("4D 4H 5S 6D"), Card.parse("KC")))
    assert [breath.total for breath in breaths] == [2, 4, 6, 14]
    assert breaths[-1].cards == parse_cards("4D 4H 5S 6D")


@pytest.mark.parametrize(
    ("hand", "starter", "said"),
    [
        ("7C 7D 8S 9H KC", "KD", "fifteen two, four, a double run is twelve and a pair fourteen"),
        ("QC KD JH 2H", "7S", "a run of three is three"),
        ("4D 4C 7H KC", "QH", "fifteen two and a pair is four"),
        ("AC 2D 3C 9C TD", "JS", "fifteen two, four, six and two runs of three is twelve"),
        ("4H 4S 5H 5S 6H", "6S", "fifteen two, four, six, eight, ten, twelve, fourteen, sixteen, "),
    ],
)
def test_hands_of_every_shape_are_told_at_the_table(hand: str, starter: str, said: str) -> None:
    scores = show(parse_cards(hand), Card.parse(starter))
    assert aloud(HOUSE, scores, parse_cards(hand)).startswith(said)


def test_four_of_a_suit_in_the_crib_are_explained() -> None:
    def told(starter: str, *, is_crib: bool = True, cards: str = "2H 4H 6H 8H") -> str:
        return no_flush(HOUSE, HandShown(0, is_crib, parse_cards(cards), Card.parse(starter), ()))

    assert told("KS")
    assert not told("KH")
    assert not told("KS", is_crib=False)
    assert not told("KC", cards="2H 4H 6H 8S")


def test_a_hand_of_nothing_has_no_steps() -> None:
    for preset in PRESETS.values():
        assert preset.manner.voice.cadence.steps(()) == []


def test_nineteen_is_said_only_where_it_cannot_be_held() -> None:
    for preset in ("bsd", "acc"):
        voice = PRESETS[preset].manner.voice
        assert nothing(voice, parse_cards("2C 4D 6H 8S")) in ("nineteen (zero)", "19")
        assert nothing(voice, parse_cards("2C 4D 6H 8S TC")) in ("no score", "0")
    for preset in ("champ", "loadstar", "amiga", "hoyle"):
        assert "nineteen" not in nothing(PRESETS[preset].manner.voice, parse_cards("2C 4D 6H 8S"))


@pytest.mark.parametrize(
    ("hand", "starter", "needed", "said"),
    [
        ("5H 5S 5D JC", "5C", 3, "fifteen two, fifteen makes the game"),
        ("4D 4H 5S 6D", "KC", 1, "fifteen makes the game"),
        ("4D 4H 5S 6D", "KC", 8, "fifteen two, four, six and a double run makes the game"),
        ("2H 4H 6H 8H", "KH", 5, "a flush makes the game"),
    ],
)
def test_a_count_goes_no_further_than_the_game(hand: str, starter: str, needed: int, said: str) -> None:
    cards = parse_cards(hand)
    scores = show(cards, Card.parse(starter))
    assert aloud(HOUSE, scores, cards, needed) == said
    *before, last = steps(HOUSE, scores, needed)
    assert all(step.total < needed for step in before)
    assert last.total >= needed, "an item counts what it counts, though the peg goes no further"
    assert aloud(HOUSE, scores, cards, points(scores) + 1) == aloud(HOUSE, scores, cards)


@pytest.mark.parametrize(
    ("needed", "said"),
    [
        (5, "Fifteen six"),
        (6, "Fifteen six"),
        (7, "Fifteen six, a Pair 8"),
        (None, "Fifteen six, a Pair 8"),
    ],
)
def test_amigas_items_keep_name_and_sum_where_the_game_needs_less(needed: int | None, said: str) -> None:
    cards, [starter] = parse_cards("5C JC JH KH"), parse_cards("2D")
    assert aloud(PRESETS["amiga"].manner.voice, show(cards, starter), cards, needed) == said


def test_a_card_played_can_make_two_things() -> None:
    assert [score.points for score in peg(parse_cards("TC 9D 6H 6S"))] == [2, 2]


def test_champ_shows_the_whole_total_first_and_still_adds_up_item_by_item() -> None:
    steps = PRESETS["champ"].manner.voice.cadence.steps(counted(TWELVE[1]))
    assert [step.total for step in steps] == [6, 12, 14]
    assert {step.shown for step in steps} == {14}


@pytest.mark.parametrize(
    ("hand", "starter", "told"), [("2H 4H 6H", "KS", "a Flush 3"), ("2H 4H 6H", "KH", "a Flush of Four 4")]
)
def test_the_amiga_counts_its_flushes_from_four_on(hand: str, starter: str, told: str) -> None:
    cards = parse_cards(hand)
    assert aloud(PRESETS["amiga"].manner.voice, show(cards, Card.parse(starter)), cards) == told
