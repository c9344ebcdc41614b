"""A position as anybody types it, and what is asked back."""

import re

import pytest

from game.rules.cards import Card, parse_cards
from game.rules.counting import show
from game.rules.errors import CribbageError, InvalidPosition
from game.rules.match_length import Length, Stand
from game.rules.position_line import position_line
from game.rules.position_reader import read_position, read_stand
from game.rules.position_typed import completed, typed_hand, typed_position

HELD = "5S 6D 7C 8H KH KD"
LINE = "dealer=me hand=5S6D7C8HKHKD"


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (f"{HELD} mine 45-60", f"scores=45:60 {LINE}"),
        ("5s,6d,7c,8h,kh,kd, my crib, 45:60", f"scores=45:60 {LINE}"),
        ("theirs 5S6D7C8HKHKD", LINE.replace("me", "them")),
        ("I deal 5S 6D 7C 8H KH KD", LINE),
        (f"non-dealer {HELD}", LINE.replace("me", "them")),
        (f"dealer {HELD}", LINE),
        (f"{HELD} 100 - 7 they deal match=5,1:2", f"match=5,1:2 scores=100:7 {LINE.replace('me', 'them')}"),
        (f"house=acc {HELD} mine", f"house=acc {LINE}"),
        (f"scores=45:60 {LINE}", f"scores=45:60 {LINE}"),
        (f"{HELD} mine 45 60", f"scores=45:60 {LINE}"),
        (f"5 100 {HELD} mine", f"scores=5:100 {LINE}"),
        ("five of spades, 6 of diamonds 7C 8 h king of hearts, KD mine 45-60", f"scores=45:60 {LINE}"),
        (f"{HELD} mine 45 to 60", f"scores=45:60 {LINE}"),
        (f"{HELD} mine best of 5, 2 to 1", f"match=5,2:1 {LINE}"),
        (f"{HELD} mine 45 60 best of 5, 2-1", f"match=5,2:1 scores=45:60 {LINE}"),
    ],
)
def test_cards_crib_and_score_are_a_position(typed: str, line: str) -> None:
    assert typed_position(typed) == line
    read_position(line)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type your cards, whose crib it is and the score"),
        (HELD, "Whose crib is it? Add mine or theirs, and the score, yours first, such as: 5S"),
        ("5S 6D", "You typed 2 cards, and 6 are dealt: such as 5S"),
        ("5S 6D mine", "You typed 2 cards, and 6 are dealt: such as 5S"),
        ("5S 6D 7C 8H XX mine", "'xx' is neither a card"),
        ("5S 6D 7C 8H KH KD yours 45-60", "Whose crib is it? Add mine or theirs"),
        ("5S 5S 7C 8H KH KD mine", "5S is there more than once. Such as: 5S"),
        ("5 6 7 8 K K mine", "has no suit: type each card with its own, C, D, H or S. Such as: 5S"),
        ("5S 6D 7C 8H 4D", "To count a hand, type its starter apart: 5S 6D 7C 8H starter 4D"),
        ("mine", "Your cards first, such as 5S 6D 7C 8H KH KD."),
        ("45-60", "Your cards first, such as 5S 6D 7C 8H KH KD."),
        (f"{HELD} mine 45-60 50-60", "'45-60' and '50-60' are two scores. Such as: 5S"),
        ("5S 6D 7C 8H KH nine mine", "'nine' has no suit: type each card with its own"),
        (f"{HELD} mine 45", "'45' is one score: type both, yours first. Such as: 5S"),
        (f"{HELD} mine 45-60 5", "'5' has no suit: type each card with its own"),
        ("hello", "is neither a card nor a word of a position. Such as: 5S 6D"),
    ],
)
def test_what_matters_is_asked_back_with_an_example(typed: str, said: str) -> None:
    with pytest.raises(CribbageError, match=re.escape(said)):
        typed_position(typed)


@pytest.mark.parametrize(
    ("before", "typed", "meant"),
    [
        (HELD, "mine", f"{HELD} mine"),
        (HELD, "45 60", f"{HELD} 45 60"),
        (f"{HELD} mine 45-60", "theirs", f"{HELD} 45-60 theirs"),
        (f"{HELD} mine 45-60", "50:60", f"{HELD} mine 50:60"),
        (f"{HELD} mine 45-60", "best of 5, 2-1", f"{HELD} mine 45-60 best of 5, 2-1"),
        (f"{HELD} mine 45-60", "5S 6D", "5S 6D"),
        ("", "mine", "mine"),
    ],
)
def test_what_is_typed_after_it_completes_a_position(before: str, typed: str, meant: str) -> None:
    assert completed(typed, before).split() == meant.split()


def test_a_hand_and_its_starter_are_known() -> None:
    for typed in ("5S 6D 7C 8H starter 4D", "5S 6D 7C 8H, cut four of diamonds"):
        counted = typed_hand(typed)
        assert counted
        assert (counted.cards, counted.starter) == (parse_cards("5S 6D 7C 8H"), Card.parse("4D"))
        assert not counted.crib
    crib = typed_hand("5S 6S 7S 8S starter KD, in the crib")
    assert crib
    assert crib.crib
    assert crib.scores == show(parse_cards("5S 6S 7S 8S"), Card.parse("KD"), crib=True)
    assert typed_hand(f"{HELD} mine") is None
    for wrong in ("5S 6D 7C starter 4D", "5S 6D 7C 8H starter 5S"):
        with pytest.raises(CribbageError):
            typed_hand(wrong)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (
            "5S 6D 7C 8H starter KD theirs 100-118",
            "only counted: leave out theirs and 100-118. To",
        ),
        ("5S 6D 7C 8H starter KD mine", "Four cards and a starter are only counted: leave out mine."),
        ("5S 6D 7C 8H starter", "Which card is the starter? Such as: starter KD"),
    ],
)
def test_what_a_hand_to_count_has_too_much_is_named(typed: str, said: str) -> None:
    with pytest.raises(InvalidPosition, match=re.escape(said)):
        typed_hand(typed)


@pytest.mark.parametrize("me", ["", "me=seat1 "])
def test_how_a_match_stands_is_a_word_that_reads_back(me: str) -> None:
    line = f"scores=45:60 {me}dealer=me hand=5S6D7C8HKHKD"
    for word in ("match=5,2:1", "match=12-points,4:6"):
        stand = read_stand(f"{line} {word}")
        assert stand
        assert f" {word}" in position_line(read_position(line), stand)
        assert read_stand(position_line(read_position(line), stand)) == stand
    assert read_stand(line) is None
    assert read_stand(f"{line} match=5,2:1") == Stand(Length.parse("5"), (1, 2) if me else (2, 1))


@pytest.mark.parametrize("word", ["match=4,0:0", "match=5,3:0", "match=5", "match=5,a:b", "match=5,1:1:1"])
def test_a_match_that_cannot_be_is_refused_with_an_example(word: str) -> None:
    with pytest.raises(InvalidPosition, match="match="):
        read_position(f"dealer=me hand=5S6D7C8HKHKD {word}")
