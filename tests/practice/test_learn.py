"""The lessons say what the rules count."""

from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from game.players.player import think_through
from game.players.weigh.weighing import careful_options
from game.practice.items import Item, items_of, scores_of, sets_of, total_of, what_is_wrong, with_total
from game.practice.learn import (
    LESSONS,
    Beat,
    Count,
    Lay,
    Lesson,
    NewCount,
    Number,
    Pick,
    PlayCard,
    Take,
    They,
    ToCrib,
    worth_of,
)
from game.practice.learned import learned, next_lesson, note_of
from game.practice.own_count import OwnCount
from game.rules.cards import Card, Cards, parse_cards
from game.rules.counting import Kind, peg, points
from game.rules.position_reader import read_position

_, PAIRS, RUNS, FLUSH, HAND, CRIB, PLAY, _ = LESSONS


def laid(lesson: Lesson) -> Iterator[tuple[Beat, Cards, Card | None]]:
    """Each thing in a lesson, with the cards that lie there then."""
    hand: Cards = ()
    starter = None
    for beat in lesson.beats:
        if isinstance(beat, Lay):
            hand = parse_cards(beat.hand)
            starter = Card.parse(beat.starter) if beat.starter else None
        yield beat, hand, starter


def test_every_set_that_is_to_be_taken_scores() -> None:
    taken = [
        (lesson.title, len(sets_of(hand, starter, beat.kind)))
        for lesson in LESSONS
        for beat, hand, starter in laid(lesson)
        if isinstance(beat, Take)
    ]
    assert taken == [("Fifteens", 4), ("Runs", 2), ("Flush and nobs", 1)]


@pytest.mark.parametrize(
    ("lesson", "totals"),
    [(RUNS, [10]), (FLUSH, [9, 5]), (HAND, [14, 12])],
    ids=["runs", "flush and nobs", "a hand"],
)
def test_the_totals_that_are_said_are_what_the_rules_count(lesson: Lesson, totals: list[int]) -> None:
    hands = [(hand, starter) for beat, hand, starter in laid(lesson) if isinstance(beat, Lay)]
    assert [total_of(*one) for one in hands] == totals


def test_items_add_up_to_the_whole_hand() -> None:
    for lesson in LESSONS:
        for beat, hand, starter in laid(lesson):
            if isinstance(beat, Count | Number) and hand:
                kinds = beat.kinds if isinstance(beat, Count) else tuple(Kind)
                *_, last = items_of(hand, starter, kinds)
                of_kinds = [score for score in scores_of(hand, starter) if score.kind in kinds]
                assert last.total == points(of_kinds)


def test_a_card_is_called_by_its_suit_where_another_of_its_rank_lies_there() -> None:
    first, second, *_ = items_of(parse_cards("5H 6D 7C 8H"), Card.parse("7S"), tuple(Kind))
    assert (first.words, first.short) == ("Seven of clubs and eight: fifteen for 2.", "fifteen: 7♣ 8 for 2")
    assert second.words == "Seven of spades and eight: fifteen for 2."


def test_the_suit_of_a_card_is_not_taken_for_that_of_the_one_before_it() -> None:
    first, second, *_ = items_of(parse_cards("7C 8S 9H 9S"), Card.parse("8H"), tuple(Kind))
    assert first.words == "Seven and the eight of hearts: fifteen for 2."
    assert second.words == "Seven and the eight of spades: fifteen for 2."
    run, *_ = items_of(parse_cards("AC 2C 3C 3H"), Card.parse("6D"), (Kind.RUN,))
    assert run.words == "Ace, two and three of clubs: a run of three for 3."


def test_three_sevens_are_three_pairs_and_four_are_six() -> None:
    counts = [
        (len(sets_of(hand, None, Kind.PAIR)), beat.choices[beat.right])
        for beat, hand, _ in laid(PAIRS)
        if isinstance(beat, Pick)
    ]
    assert counts == [(3, "3"), (6, "6")]


def test_the_flush_with_the_starter_is_five() -> None:
    picked = next((beat, hand, starter) for beat, hand, starter in laid(FLUSH) if isinstance(beat, Pick))
    beat, hand, starter = picked
    assert [points([one]) for one in scores_of(hand, starter) if one.kind is Kind.FLUSH] == [5]
    assert beat.choices[beat.right] == "5"


@pytest.mark.parametrize("deals", [True, False], ids=["own crib", "their crib"])
def test_the_discard_that_is_taught_is_the_best_one(*, deals: bool) -> None:
    beat, hand, _ = next(one for one in laid(CRIB) if isinstance(one[0], ToCrib) and one[0].deals is deals)
    assert isinstance(beat, ToCrib)
    cards = "".join(map(str, hand))
    view = read_position(f"scores=0:0 dealer={'me' if deals else 'them'} hand={cards}")
    best, *_ = think_through(careful_options(view))
    assert best.stands_for(parse_cards(beat.best))
    right, wrong = (worth_of(hand, parse_cards(two), deals=deals) for two in (beat.best, beat.other))
    assert right.together > wrong.together


def test_the_figures_of_the_crib_are_those_of_the_odds() -> None:
    hand = parse_cards("2C 3D 7S 8S 8H KD")
    own = worth_of(hand, parse_cards("2C 3D"), deals=True)
    assert (own.hand, own.crib, round(own.together, 1)) == (8.0, 7.1, 15.1)
    theirs = worth_of(hand, parse_cards("3D KD"), deals=False)
    assert (theirs.hand, theirs.crib, round(theirs.together, 1)) == (8.3, 4.5, 3.8)


def test_the_play_pegs_what_the_rules_peg() -> None:
    pile: Cards = ()
    for beat in PLAY.beats:
        if isinstance(beat, NewCount):
            pile = ()
        if isinstance(beat, PlayCard | They):
            pile = (*pile, Card.parse(beat.card))
            assert points(peg(pile)) == beat.points, beat
            assert sum(card.pips for card in pile) <= 31


def test_only_one_card_is_right_in_the_play() -> None:
    hand = {Card.parse(card) for card in ("5H", "10C", "7D", "3H")}
    count = 0
    for beat in PLAY.beats:
        match beat:
            case They(card):
                count += Card.parse(card).pips
            case NewCount():
                count = 0
            case PlayCard(card=card, points=0):
                assert [one for one in hand if count + one.pips <= 31] == [Card.parse(card)]
        if isinstance(beat, PlayCard):
            count += Card.parse(beat.card).pips
            hand.remove(Card.parse(beat.card))


def test_what_is_wrong_is_said_and_nothing_while_it_may_still_be_right() -> None:
    hand = parse_cards("5H QD 10S 2C 8C 7D")
    sets = sets_of(hand, None, Kind.FIFTEEN)

    def wrong(cards: str, found: str = "") -> str:
        known = [tuple(sorted(parse_cards(found)))] if found else []
        return what_is_wrong(parse_cards(cards), sets, known, Kind.FIFTEEN)

    assert wrong("10S 7D") == "That makes 17, not 15."
    assert not wrong("5H 2C")
    assert wrong("5H QD", found="5H QD") == "You have that one."


def items_in(hand: str) -> list[Item]:
    """All that counts in a hand, of which the last card is the starter."""
    *kept, starter = parse_cards(hand)
    return [*items_of(tuple(kept), starter, tuple(Kind))]


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("JH JD JS 2C 9H", "The third pair of jacks for 2: three of a kind."),
        ("6H 6D 6S 6C 2H", "The sixth pair of sixes for 2: four of a kind. That makes 12."),
    ],
)
def test_a_count_calls_three_or_four_alike_what_the_log_calls_them(hand: str, told: str) -> None:
    """The list had three pairs, and the log three of a kind."""
    items = items_in(hand)
    words = [item.words for item in with_total(items, items[-1].total)]
    assert [line for line in words if "of a kind" in line] == [told]


def test_two_pairs_are_only_pairs() -> None:
    items = items_in("JH JD 2S 2C 9H")
    assert not [item for item in with_total(items, 4) if "of a kind" in item.words]


def own_count(hand: str) -> OwnCount:
    return OwnCount(items_in(hand))


@pytest.mark.parametrize(
    ("hand", "said", "seen"),
    [
        # two fifteens, two runs, a pair
        ("7S 8S 8H 9D 2C", 2, "every fifteen"),
        ("7S 8S 8H 9D 2C", 3, "every fifteen"),
        ("7S 8S 8H 9D 2C", 8, "every fifteen"),
        ("7S 8S 8H 9D 2C", 9, "every run of three"),
        ("7S 8S 8H 9D 2C", 10, "every fifteen and the pair"),
        # a fifteen, a run
        ("3H 4D 5S JC 9D", 2, "the run of three"),
        ("3H 4D 5S JC 9D", 3, "the fifteen"),
        ("3H 4D 5S JC 9D", 4, "the fifteen"),
        # two fifteens, his nobs
        ("JD 4C 9S 2H 6D", 4, "his nobs"),
        ("JD 4C 9S 2H 6D", 3, "every fifteen"),
        # a flush alone
        ("2H 4H 6H KH QS", 1, "the flush"),
    ],
)
def test_a_count_too_low_is_asked_for_a_kind_that_it_cannot_hold(hand: str, said: int, seen: str) -> None:
    assert own_count(hand).wrong(said) == f"{said} is too low. Did you see {seen}?"


@pytest.mark.parametrize("hand", ["7S 8S 8H 9D 2C", "5H 5S 5D JC 5C", "3H 3S 4D 4S 5C", "AH 7H 7S 8H 2H"])
def test_what_is_asked_for_is_not_whole_in_any_way_to_reach_the_count(hand: str) -> None:
    items = items_in(hand)
    for some in chain.from_iterable(combinations(items, number) for number in range(len(items))):
        said = sum(item.points for item in some)
        told = OwnCount(items).wrong(said)
        assert any(item.name.removeprefix("a ") in told for item in items if item not in some), (said, told)


def test_a_wrong_count_is_shown_an_item_the_second_time() -> None:
    count = own_count("7S 8S 8H 9D 2C")
    assert count.wrong(14) == "14 is too high. Did you count something twice?"
    assert count.wrong(2) == "2 is too low. Did you see this? Seven and eight of spades: fifteen for 2."
    assert "Begin again. Seven and the eight" in count.wrong(14)
    assert not count.wrong(12)


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("7S 8S 8H 9D 2C", "Seven and the eight of hearts: fifteen for 2. What else?"),
        ("JD QS KH 2C 4H", "One thing counts: a run of three. How many points is it?"),
    ],
)
def test_a_hint_at_a_count_names_the_first_item_and_of_one_alone_its_kind(hand: str, words: str) -> None:
    assert own_count(hand).hint == words


def test_what_was_done_is_remembered() -> None:
    lines = ["lesson 1 2026-11-24", note_of(0, "2026-11-24"), note_of(2, "2026-11-24")]
    assert learned(lines) == {0, 2}
    assert (next_lesson({0, 2}), next_lesson({*range(8)})) == (1, 8)
    assert next_lesson({0, 2}, [3, 0]) == 3, "a lesson that was done is not to be done"
