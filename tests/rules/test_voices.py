"""Six voices: each has every phrase, speaks otherwise than the others, and has its source's own terms."""

import re
import string
from collections.abc import Iterator
from itertools import combinations

import pytest

from game.rules import spoken
from game.rules.cards import Card, parse_cards
from game.rules.counting import Reason, peg, show
from game.rules.errors import IllegalMove
from game.rules.events import CountSettled, Paid, Pegged
from game.rules.forms import FORMS
from game.rules.in_words import capital
from game.rules.outcome import STAKES, outcome_of
from game.rules.presets import PRESETS
from game.rules.voice import HOUSE, YOU, Voice
from game.values import parts

VOICES = {name: preset.manner.voice for name, preset in PRESETS.items()}
PHRASES = tuple(
    name
    for name, phrase in parts(Voice()).items()
    if isinstance(phrase, str) and name not in ("rival", "jack")
)
LEAST_APART = 20
FACTS = {
    *("name", "NAME", "cards", "number", "whose", "card", "starter", "count", "items", "n", "word", "points"),
    *(
        "length",
        "why",
        "total",
        "told",
        "said",
        "true",
        "costs",
        "gained",
        "margin",
        "most",
        "scores",
        "target",
        "how",
        "in_words",
    ),
    *("worth", "depth", "targets", "fire", "go", "back"),
}
NAMES = [YOU, "BEN"]
SEVEN = show(parse_cards("4D 5S 6D KC"), Card.parse("2H"))

QUOTES = """
champ starter cut 3
champ heels Jack 3
champ count_box TOTAL 4b
champ three_alike three of a kind 5a
champ four_alike four of a kind 5
champ run run of 4f
champ go go 4h
loadstar cut_for_deal Cut the deck 161
loadstar deals_first deal 163
loadstar tie cut again 164
loadstar discard discard two cards to the crib 180
loadstar starter starter 30
loadstar heels His Nibs 32
loadstar pair Pair 77
loadstar three_alike Triplet 82
loadstar four_alike Quadruplet 84
loadstar run card sequence 95
loadstar thirty_one 31 46
loadstar go Go 42
loadstar past_31 31 189
loadstar count_again Too HIGH 196
loadstar too_low Too LOW 197
loadstar muggins MUGGINS 194
loadstar waiting press the button 165
loadstar thinking thinking.... 174
amiga target up D1
amiga three_for_last Three for Last intro
amiga starter Start intro
amiga heels Two For His Heels intro
amiga fifteen Fifteen P5
amiga pair a Pair P1
amiga three_alike a Pairs Royal P2
amiga four_alike a Double Pairs Royal P3
amiga run Run of P4
amiga thirty_one Thirty-one P6
amiga go Go P7
amiga last_pegged One for Last P7
bsd discard Discard a card --> crib.c
bsd crib CRIB io.c
bsd heels two for his heels crib.c
bsd play Your play: crib.c
bsd scored You got {points} support.c
bsd go You have a GO crib.c
bsd go_pegged You get one support.c
bsd last_card You play your last card io.c
bsd past_31 Total > 31 -- try again crib.c
bsd not_held That's not in your hand io.c
bsd ambiguous Ambiguous rank io.c
bsd not_understood Sorry, I missed that io.c
bsd count_hand Your hand scores crib.c
bsd count_crib Your crib scores crib.c
bsd explanation Explanation: crib.c
bsd wins YOU WON! score.c
bsd wins I WON! score.c
bsd skunk YOU SKUNKED ME! crib.c
bsd double_skunk I DOUBLE SKUNKED YOU! crib.c
bsd again Another game? crib.c
bsd loser_deals Loser (me) gets first crib crib.c
bsd waiting --More-- io.c
hoyle cut_for_deal deal, the lowest dealing play
hoyle starter start play
hoyle heels two for his heels play
hoyle jack knave play
hoyle thirty_one thirty-one exactly play
hoyle pair two for a pair play
hoyle three_alike six for a pair-royal play
hoyle four_alike twelve for a double pair-royal play
hoyle run a run of play
hoyle last_pegged last card play
hoyle lurch lurched end
acc heels his heels 1.6
acc three_alike three of a kind 7.2
acc four_alike four of a kind 7.2
acc starter starter card 1.6
acc go go 7.1
"""
"""Preset, phrase, the source's own words, and where they stand in it."""


def quotes() -> Iterator[tuple[str, str, str]]:
    for line in QUOTES.strip().splitlines():
        preset, phrase, rest = line.split(" ", 2)
        yield preset, phrase, rest.rpartition(" ")[0]


@pytest.mark.parametrize(("preset", "phrase", "words"), [*quotes()])
def test_the_terms_and_calls_of_a_source_are_in_its_phrases(preset: str, phrase: str, words: str) -> None:
    assert words.lower() in str(getattr(VOICES[preset], phrase)).replace("{cards}", "two cards").lower()


@pytest.mark.parametrize(("one", "other"), [*combinations(VOICES, 2)])
def test_any_two_voices_differ_in_many_phrases(one: str, other: str) -> None:
    apart = [name for name in PHRASES if getattr(VOICES[one], name) != getattr(VOICES[other], name)]
    assert len(apart) >= LEAST_APART


@pytest.mark.parametrize("preset", VOICES)
def test_every_phrase_can_be_said_of_anybody(preset: str) -> None:
    voice = VOICES[preset]
    for name in PHRASES:
        phrase = getattr(voice, name)
        marks = {mark for _, mark, _, _ in string.Formatter().parse(phrase) if mark}
        assert marks <= FACTS, f"{preset}: {name} has {marks - FACTS}"
        for whom in (YOU, voice.rival.upper(), "ABC"):
            assert "|" not in voice.say(phrase, whom)


def test_the_program_that_says_i_never_speaks_of_itself_otherwise() -> None:
    voice = VOICES["bsd"]
    own = {name: voice.say(getattr(voice, name), "ME", name="x") for name in PHRASES}
    said = {name: words for name, words in own.items() if re.search(r"\bMe\b", words)}
    assert not said


def test_phrases_have_forms_for_you_for_the_program_and_for_others() -> None:
    voice = VOICES["bsd"]
    told = [voice.say(voice.scored, name, points="2 points", card="x") for name in (YOU, "ME", "ABC")]
    assert told == ["You got 2 points", "I get 2 points playing x", "ABC gets 2 points playing x"]
    assert HOUSE.say(HOUSE.crib, "ABC") == "ABC's crib"
    assert VOICES["champ"].say(HOUSE.crib, "CHAMP") == "Champ's crib"


@pytest.mark.parametrize(
    ("preset", "card", "words"),
    [
        ("champ", "JH", "Jack of hearts"),
        ("bsd", "AS", "ACE of SPADES"),
        ("hoyle", "JH", "knave of hearts"),
        ("acc", "TD", "ten of diamonds"),
        ("amiga", "QC", "Queen of clubs"),
        ("champ", "KD", "King of diamonds"),
        ("loadstar", "AS", "Ace of spades"),
        ("hoyle", "KD", "king of diamonds"),
    ],
)
def test_a_card_is_called_as_the_source_calls_it(preset: str, card: str, words: str) -> None:
    assert VOICES[preset].named(Card.parse(card)) == words


MADE = {
    "champ": ("2 points: pair", "3 points: run of 3", "4 points: total = 31, pair", "1 point for the go"),
    "loadstar": ("2 points: Pair", "3 points: three-card sequence", "4 points: 31, Pair", "1 point for a Go"),
    "amiga": ("A Pair, 2", "Run of three, 3", "Thirty-one, a Pair, 4", "Go, 1"),
    "bsd": ("You got 2 points", "You got 3 points", "You got 4 points", "You get one point"),
    "hoyle": (
        "Two for a pair",
        "Three for a run of three",
        "Thirty-one exactly, and two; two for a pair: four",
        "One for last card",
    ),
    "acc": (
        "Pair for two",
        "Run of three for three",
        "Thirty-one for two and pair for two",
        "One for the go",
    ),
}


@pytest.mark.parametrize("preset", VOICES)
def test_points_of_the_play_are_told_in_the_words_of_the_source(preset: str) -> None:
    voice, told = VOICES[preset], []
    for cards in ("6H 6S", "5H 7S 6D", "TC 9D 6H 6S"):
        scores = peg(parse_cards(cards))
        holes = sum(score.points for score in scores)
        told.append(spoken.why(voice, Pegged(0, 0, holes, 40, Reason.PLAY, scores), YOU, 121))
    told.append(spoken.why(voice, Pegged(0, 0, 1, 40, Reason.GO), YOU, 121))
    assert tuple(map(capital, told)) == MADE[preset]


@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("preset", VOICES)
def test_whatever_is_pegged_has_words(preset: str, reason: Reason) -> None:
    for holes in (1, 2, -15):
        words = spoken.why(VOICES[preset], Pegged(0, 0, holes, 40, reason), YOU, 121)
        assert words
        assert "{" not in words


@pytest.mark.parametrize(
    ("preset", "said", "paid", "words"),
    [
        ("champ", 7, (), ""),
        ("champ", 5, (Paid(1, 2),), "You said 5. It is 7: 2 for BEN."),
        ("champ", 9, (Paid(0, -15), Paid(1, 2)), "You said 9. It is 7: YOU 15 back, 2 for BEN."),
        ("loadstar", 5, (Paid(1, 2),), "Too LOW: computer adds 2 to his score"),
        ("bsd", 9, (Paid(1, 2),), "Really only 7 points; I get 2"),
        ("bsd", 5, (), "You left some: 7, not 5!"),
        ("acc", 9, (Paid(1, 2),), "Overpeg: 2 for BEN"),
        ("acc", 5, (Paid(1, 2),), "Muggins: 2 for BEN"),
        ("acc", 5, (), "You said 5. It is 7: 2 lost."),
    ],
)
def test_a_miscount_says_what_it_cost(preset: str, said: int, paid: tuple[Paid, ...], words: str) -> None:
    settled = CountSettled(0, said, SEVEN, paid)
    assert spoken.miscount(VOICES[preset], settled, NAMES, NAMES, FORMS["six-card"], 30) == words


@pytest.mark.parametrize(
    ("said", "paid", "was_open", "words"),
    [
        (9, (Paid(1, 2),), False, "You said 9. It is 7: 2 for BEN, who sits next."),
        (9, (Paid(0, -15), Paid(1, 2)), False, "You said 9. It is 7: YOU 15 back, 2 for BEN, who sits next."),
        (5, (Paid(2, 2),), True, "You said 5. It is 7: 2 for CY, who called."),
    ],
)
def test_of_two_others_it_is_said_why_this_one_has_the_points(
    said: int, paid: tuple[Paid, ...], was_open: bool, words: str
) -> None:
    names = (*NAMES, "CY")
    settled = CountSettled(0, said, SEVEN, paid, was_open)
    assert spoken.miscount(VOICES["champ"], settled, names, names, FORMS["three-handed"], 30) == words


@pytest.mark.parametrize(
    ("preset", "said", "words"),
    [
        ("loadstar", 6, ""),
        ("acc", 6, ""),
        ("bsd", 6, "You left some: 7, not 6!"),
        ("bsd", 9, "Really only 7 points; I get 0"),
    ],
)
def test_a_miscount_that_wins_costs_nothing_and_is_told_by_bsd_alone(
    preset: str, said: int, words: str
) -> None:
    settled = CountSettled(0, said, SEVEN)
    assert spoken.miscount(VOICES[preset], settled, NAMES, NAMES, FORMS["six-card"], 6) == words


@pytest.mark.parametrize(
    ("preset", "words"),
    [
        ("hoyle", "It counts 14: fifteen six, pair, and double run of three"),
        ("champ", "It counts 14: fifteen two, four, six and a double run"),
    ],
)
def test_what_a_miscounted_hand_counts_is_told_once(preset: str, words: str) -> None:
    settled = CountSettled(0, 5, show(parse_cards("4D 4H 5S 6D"), Card.parse("KC")))
    assert spoken.explanation(VOICES[preset], settled) == words


@pytest.mark.parametrize(
    ("right", "words"),
    [(0, "Nothing was missed"), (1, "Only 1 point to take"), (5, "Only 5 points to take")],
)
def test_a_call_for_too_much_hears_how_much_was_missed(right: int, words: str) -> None:
    assert spoken.less_missed(VOICES["acc"], right) == words


def test_loadstars_computer_adds_what_there_is_room_for() -> None:
    settled = CountSettled(0, 2, SEVEN, (Paid(1, 1),))
    words = spoken.miscount(VOICES["loadstar"], settled, NAMES, NAMES, FORMS["six-card"], 3)
    assert words == "Too LOW: computer adds 1 to his score"


def test_a_refusal_is_told_in_the_words_of_the_source() -> None:
    error = IllegalMove("No.", "past_31")
    assert spoken.refused(VOICES["bsd"], error) == "Total > 31 -- try again"
    assert spoken.refused(HOUSE, IllegalMove("No.")) == "No."
    assert (
        spoken.refused(HOUSE, IllegalMove("No.", "not_held", card=Card.parse("TD"))) == "You don't have 10D"
    )


ENDED = {
    "champ": ("You win, 121 to 98.", "Champ wins, 121 to 98."),
    "loadstar": ("You win.", "The computer wins."),
    "amiga": ("You have won: 121 up.", "Computer has won: 121 up."),
    "bsd": ("YOU WON!", "I WON!"),
    "hoyle": ("Game: you are in the game-hole.", "Game: Adversary in the game-hole."),
    "acc": ("You are in the game hole.", "Opponent is in the game hole."),
}


@pytest.mark.parametrize("preset", VOICES)
def test_the_end_is_told_in_the_words_of_the_source(preset: str) -> None:
    voice = VOICES[preset]
    names = (YOU, voice.rival.upper())
    won = outcome_of((121, 98), 0, 0, Reason.HAND, STAKES["1-2-4"])
    lost = outcome_of((98, 121), 1, 1, Reason.GO, STAKES["1-2-4"])
    assert tuple(spoken.ended(voice, outcome, names, {0}) for outcome in (won, lost)) == ENDED[preset]


@pytest.mark.parametrize(
    ("preset", "told"),
    [
        ("amiga", "WEST & EAST have won: 121 up."),
        ("acc", "WEST & EAST are in the game hole."),
    ],
)
def test_partners_win_together(preset: str, told: str) -> None:
    lost = outcome_of((98, 121), 1, 1, Reason.GO, STAKES["1-2-4"])
    assert spoken.ended(VOICES[preset], lost, ("YOU & NORTH", "WEST & EAST"), {0}) == told


@pytest.mark.parametrize(
    ("name", "told"), [("ANN", "ANN's crib"), ("CARLOS", "CARLOS' crib"), ("YOU", "Your crib")]
)
def test_a_name_that_ends_in_s_has_its_possessive(name: str, told: str) -> None:
    assert HOUSE.say(HOUSE.crib, name) == told


def test_loadstar_claims_and_counts_one_point_as_one() -> None:
    voice = PRESETS["loadstar"].manner.voice
    assert [spoken.said_of_count(voice, said, None, YOU) for said in (1, 2)] == ["1 point", "2 points"]
    nobs = show(parse_cards("2H 4D 6S JC"), Card.parse("9C"))
    assert voice.cadence.told([score for score in nobs if score.points == 1]).endswith(": 1 total point")


def test_hoyle_counts_in_words() -> None:
    voice = PRESETS["hoyle"].manner.voice
    assert [voice.counted(count) for count in (16, 17, 18)] == ["sixteen", "seventeen", "eighteen"]


@pytest.mark.parametrize("voice", [HOUSE, *(preset.manner.voice for preset in PRESETS.values())])
def test_what_is_waited_for_is_not_a_key_alone(voice: Voice) -> None:
    """\"Enter\" at the foot of the table says nothing of what it does."""
    assert not re.fullmatch(r"\{\w+\}", voice.waiting)


def test_a_second_player_of_the_program_is_called_like_the_first() -> None:
    champ = PRESETS["champ"].manner.voice
    told = [champ.say(champ.crib, name) for name in ("CHAMP", "CHAMP B", "CHAMPION B", "SKIPPER")]
    assert told == ["Champ's crib", "Champ B's crib", "CHAMPION B's crib", "SKIPPER's crib"]
