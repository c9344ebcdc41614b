"""The hint says what to look at in these very cards, and leaves discard and card to whoever asks."""

import re
from collections import Counter

import pytest

from game.coaching import hints
from game.coaching.coach import LITTLE_BETWEEN, Analysis, hint
from game.machines import names
from game.machines.power import switched_on
from game.players.weigh.option import Option, PointsFrom
from game.practice.quiz import some_position
from game.rules.cards import letters
from game.rules.forms import FORMS
from game.sheets.spots import HELP, HINT, LEAVE, UNDO
from tests.coaching.analyses import card, dealt, keep, led, made_up
from tests.rules.positions import at_play
from tests.scenes.words_at_table import Listener, without_room

FAR_BEHIND = keep("9H KD", 1.0, -9.0, chance=0.2)
POSITIONS = 24


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (
            [keep("2H 9H", 8.0, -4.0, chance=0.6), keep("5D 5S", 9.0, -9.0, chance=0.5)],
            "Their crib would like a pair of fives",
        ),
        (
            [keep("JC 9H", 8.0, -4.0, 5.0, chance=0.6), keep("5D KD", 9.0, -4.2, 2.5, chance=0.5)],
            "Low cards peg well: keep your 2?",
        ),
        (
            [keep("2H 9H", 8.0, -4.0, 3.0, 1.0, 0.6), keep("5D JC", 9.0, -4.2, 3.0, 4.0, 0.5)],
            "Think what they can peg on your cards",
        ),
        (
            [keep("2H 9H", 9.0, -4.0, chance=0.6), keep("5D JC", 5.0, -4.5, chance=0.5)],
            "5 5 J K make four 15s: keep them?",
        ),
        ([keep("2H 9H", 5.0, -4.0, chance=0.6), keep("5D JC", 9.0, -5.0, chance=0.5)], hints.THE_SCORE),
        ([keep("2H 9H", 9.0, -4.0, chance=0.6), keep("5D JC", 9.0, -4.0, chance=0.6)], LITTLE_BETWEEN),
        (
            [keep("2H 9H", 9.0, -4.0, chance=0.6), keep("5D JC", 8.0, -3.0, chance=0.6)],
            "It's close: the hand or the crib",
        ),
    ],
)
def test_a_discard(options: list[Option], words: str) -> None:
    others = [] if words.startswith("It's close") else [FAR_BEHIND]
    assert hint(made_up(*options, *others)) == words


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ([card("KD", 2, 0.5, 1.0, 0.6), card("5D", 0, 0.5, 1.0, 0.5)], "You can score here"),
        (
            [card("KD", 0, 0.5, 1.0, 0.6), card("5D", 2, 4.5, 1.0, 0.5)],
            hints.NOT_ONLY_POINTS,
        ),
        (
            [card("KD", 0, 0.5, 1.0, 0.6), card("5D", 0, 2.5, 1.0, 0.5)],
            "A five led is fifteen for every ten",
        ),
        ([card("KD", 0, 0.5, 3.0, 0.6), card("JC", 0, 0.5, 1.0, 0.5)], "What do you keep for later?"),
        (
            [card("KD", 0, 0.2, 1.4, 0.6), card("JC", 0, 0.5, 1.0, 0.5)],
            "Look at what you keep and their reply",
        ),
    ],
)
def test_a_card(options: list[Option], words: str) -> None:
    assert hint(made_up(*options, position=led())) == words


def test_what_a_card_makes_is_said_and_not_which_card_makes_it() -> None:
    position = led(theirs="6D 8S KC TD")
    position.game.apply(*next((0, move) for move in position.game.legal(0) if "5D" in str(move)))
    view = position.game.view(0)
    best, other = card("KD", 2, 0.5, 1.0, 0.6), card("JC", 0, 0.5, 1.0, 0.5)
    assert hints.of_part(view, best, other, PointsFrom.NOW) == "One of your cards makes fifteen"


def test_who_pegs_for_himself_is_not_told_that_there_are_points() -> None:
    options = card("KD", 2, 0.5, 1.0, 0.6), card("5D", 0, 0.5, 1.0, 0.5)
    counting = led(house="counting=acc")
    assert hint(made_up(*options, position=counting)) == hints.ALL_TOGETHER


def named(words: str) -> list[str]:
    """The cards that a sentence names."""
    figures = re.match(r"(?:Your )?([\dAJQK ]+) (?:make|are|fit)", words)
    return figures[1].split() if figures else []


def test_in_true_positions_no_hint_names_a_discard_and_each_has_room() -> None:
    heard, of_cards = Listener(), 0
    for number in range(POSITIONS):
        analysis = Analysis(some_position(FORMS["six-card"], f"hint {number}").view)
        analysis.finish()
        words, view = hint(analysis), analysis.view
        heard.messages.add((words, ("DISCARD", UNDO, HINT, HELP, LEAVE)))
        kept = [letters(held)[:-1] for held in view.hand if held not in analysis.options[0].cards]
        of_cards += bool(named(words))
        assert not Counter(named(words)) - Counter(kept), words
    assert of_cards > POSITIONS // 4, "most hints are about these very cards"
    assert not [words for name in names() for words in without_room(switched_on(name).look, heard)]


def test_a_true_position_has_a_hint() -> None:
    analysis = Analysis(dealt().game.view(0))
    analysis.finish()
    assert hint(analysis)


@pytest.mark.parametrize(("cards", "words"), [("2H", hints.ONE_FOR_YOURS), ("2H 9H", hints.YOUR_CRIB)])
def test_whoever_gives_one_card_to_the_crib_is_not_asked_for_two(cards: str, words: str) -> None:
    best = keep(cards, 5.0, 9.0, chance=0.6)
    view = dealt(dealer=0).game.view(0)
    assert hints.of_part(view, best, best, PointsFrom.CRIB) == words


@pytest.mark.parametrize(("best", "is_told"), [("3S", False), ("9C", True)])
def test_the_lowest_is_to_be_kept_only_where_neither_of_a_pair_of_it_is_played(
    best: str, is_told: bool
) -> None:
    position = at_play("six-card", "3C 3S 6S 9C", "5D 8S KC TD", laid=("2H 9H", "3H AC"), starter="7C")
    view, option = position.game.view(0), card(best, 0, 0.5, 3.0, 0.6)
    assert (hints.of_part(view, option, option, PointsFrom.LATER) == hints.KEEP_LOWEST) is is_told


@pytest.mark.parametrize(
    ("shown", "heard"),
    [
        ("Low cards peg well: keep your A 2?", "Low cards peg well: keep your ace and two?"),
        ("Low cards peg well: keep your A 3 3?", "Low cards peg well: keep your ace and threes?"),
        ("2 3 K K make two 15s: keep them?", "Two, three and the kings make two 15s: keep them?"),
        ("7 8 9 are in a row: keep them?", "Seven, eight and nine are in a row: keep them?"),
        (hints.ALL_TOGETHER, hints.ALL_TOGETHER),
    ],
)
def test_a_hint_that_is_heard_names_the_ranks(shown: str, heard: str) -> None:
    assert hints.ranks_by_name(shown) == heard
