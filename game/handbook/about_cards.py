"""Help on the cards: the pegging, the show, hands to count and the best of them."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, combinations, product
from math import comb

from game.handbook.help_page import About, Page, drawn, hidden, streets
from game.handbook.texts import Passages
from game.rules.cards import PACK, Card, Cards, Suit, parse_cards
from game.rules.counting import (
    FOR_FIFTEEN,
    FOR_GO,
    FOR_NOBS,
    FOR_THIRTY_ONE,
    HAND_TOTALS,
    SHORTEST_RUN,
    THIRTY_ONE,
    Score,
    for_alike,
    peg,
    points,
    show,
    show_points,
)
from game.rules.forms import Form
from game.rules.house import House
from game.rules.in_words import listed, number_word
from game.rules.spoken import nothing
from game.rules.voice import HOUSE, TABLE_TALK

PLAY_SHEET = (
    "\tmakes\tfirst\tsecond",
    "[8S]\tfifteen\t\t2",
    "[9D]\ta run of three\t3\t",
    "[6C]\ta run of four\t\t4",
    "[6C]\tlast card that fits\t\t1",
    "# \ttogether\t3\t7",
)
"""What two players peg with 7 8 9 6."""
# The last card of each pegs with those before it.
RUN_EXAMPLES = ("4C 6D 5S", "3H 5C 6D 7S 4C", "2C 3D 3S 4H")


def the_play(form: Form, house: House) -> Page:
    """Tabulate the scores, and explain the go."""
    texts = Passages("rules", most=THIRTY_ONE)
    return texts.page(
        About.PLAY,
        fifteen=FOR_FIFTEEN,
        thirty_one=FOR_THIRTY_ONE,
        pair=for_alike(2),
        three=for_alike(3),
        four=for_alike(4),
        shortest=number_word(SHORTEST_RUN),
        one=FOR_GO,
        sheet=PLAY_SHEET,
        streets=streets(2, 6, 0),
        say_what=texts.words("say_what") if house.counting.in_play else "",
        others=texts.words("the_other" if form.seats == 2 else "every_other"),
        one_word=number_word(FOR_GO),
        two_word=number_word(FOR_THIRTY_ONE),
        by_hand=texts.words("go_by_hand") if house.go_by_hand else "",
        after=texts.words("played_out" if form.played_out else "play_ends"),
    )


def runs() -> Page:
    """Explain runs in the play, counted by the rules themselves."""
    texts = Passages("rules")
    rows: list[str] = []
    for text in RUN_EXAMPLES:
        cards = parse_cards(text)
        words = _what_it_pegs(peg(cards)) or texts.words("no_run")
        rows += [f"# {words}", *drawn(cards[:-1], cards[-1:])]
    return texts.page(About.RUNS, rows=rows)


def _what_it_pegs(scores: Sequence[Score]) -> str:
    """Tell the scores of a card behind their points; of one alone these are its sum already."""
    if not scores:
        return ""
    told = TABLE_TALK.told(scores)
    return f"{points(scores)}: {told if scores[1:] else told.partition(' is ')[0]}"


# Hands and starters by the cards kept; the last of each is the best there is.
HAND_EXAMPLES = {
    3: (("7D 6H 6S", "5C"), ("KD 5H 5S", "5C"), ("5H 5S 5D", "5C")),
    4: (("4D 4H 5S 6D", "KC"), ("9C 6D 5H 4S", "4C"), ("5H 5S 5D JC", "5C")),
    5: (("7C 8D 8S 9H JC", "KC"), ("2H 4H 6H 8H TH", "KH"), ("4H 4S 5H 5S 6H", "6S")),
}
MORE_EXAMPLES = {
    3: (("AC 3D 6H", "TC"), ("2C 3D 4H", "4S")),
    4: (("2C 6D 8H TS", "QC"), ("7C 7D 8H 9S", "8C")),
    5: (("2C 4D 6H 8S QC", "TD"), ("3C 3D 4H 5S 8C", "4D")),
}
"""Two more to count; the first of them counts nothing."""
BEST_HANDS = {
    3: (("5H 5S 5D", "5C"), ("6H 6S 3D", "6C")),
    4: (("5H 5S 5D JC", "5C"), ("5H 5S 5D 5C", "QC"), ("4D 4H 5S 6D", "5C")),
    5: (("4H 4S 5H 5S 6H", "6S"),),
}
BEST_CRIB = ("5H 5S 5D JC", "5C")


def the_show(form: Form, starter: str) -> Page:
    """Explain the order, and the scores."""
    texts = Passages("rules", starter=starter)
    return texts.page(
        About.SHOW,
        fifteen=FOR_FIFTEEN,
        shortest=number_word(SHORTEST_RUN),
        pair=for_alike(2),
        three=for_alike(3),
        four=for_alike(4),
        kept=form.kept,
        flush=form.kept + 1,
        nobs=FOR_NOBS,
    )


def hands_to_count(form: Form) -> Page:
    """Set four hands to count, one of them a nineteen; the rules themselves know the answers."""
    *examples, _ = HAND_EXAMPLES[form.kept]
    hands = [line for one in (*examples, *MORE_EXAMPLES[form.kept]) for line in to_count(*one)]
    return Passages("rules").page(About.HANDS, hands=hands[:-1])


def to_count(hand: str, starter: str) -> list[str]:
    """Draw a hand, its count face down."""
    cards, turned_up = parse_cards(hand), Card.parse(starter)
    return [*drawn(cards, (turned_up,)), *hidden(_by_number(_counted(cards, turned_up)))]


def first_hand(form: Form) -> list[str]:
    """Draw the first of the hands to count, and its count."""
    return _example(*HAND_EXAMPLES[form.kept][0])


def the_best(form: Form) -> Page:
    """Show the best hands, the totals that no hand has, and the odds of the best of all."""
    texts = Passages("rules")
    has_more = len(parse_cards(BEST_CRIB[0])) > form.kept
    totals = HAND_TOTALS[form.kept]
    never = [str(total) for total in range(max(totals)) if total not in totals]
    return texts.page(
        About.BEST_HAND,
        hands=[line for one in BEST_HANDS[form.kept] for line in _best_example(*one)],
        crib=texts.words("best_is_a_crib") if has_more else "",
        best_crib=_best_example(*BEST_CRIB) if has_more else "",
        never=listed(never, "or"),
        nineteen=texts.words("no_nineteen" if "19" in never else "true_nineteen"),
        deals=f"{odds_against_the_best(form):,}",
    )


@lru_cache(maxsize=16)  # forms
def odds_against_the_best(form: Form) -> int:
    """Return in how many deals one seat is dealt the best hand once, its starter included."""
    hand, starter = HAND_EXAMPLES[form.kept][-1]
    ranks = Counter(card.rank for card in (*parse_cards(hand), Card.parse(starter)))
    most = max(HAND_TOTALS[form.kept])
    suits = [combinations([Card(rank, suit) for suit in Suit], number) for rank, number in ranks.items()]
    ways = 0
    for parts in product(*suits):
        cards = tuple(chain(*parts))
        ways += sum(show_points([card for card in cards if card != up], up) == most for up in cards)
    others = comb(len(PACK) - form.kept - 1, form.dealt - form.kept)
    return round(comb(len(PACK), form.dealt) * (len(PACK) - form.dealt) / (ways * others))


def _example(hand: str, starter: str) -> list[str]:
    cards, turned_up = parse_cards(hand), Card.parse(starter)
    return [*drawn(cards, (turned_up,)), _counted(cards, turned_up)]


_FIFTEENS = re.compile(r"fifteen two((?:, (?:four|six|eight|ten|twelve|fourteen|sixteen)(?=,| and))+)")
_SUMS = re.compile(" is [a-z-]+| (?:twenty|forty)-[a-z]+")


def _best_example(hand: str, starter: str) -> list[str]:
    """Draw one of the best, and name what is in it; the sum is told before that."""
    cards, told = _example(hand, starter)
    return [cards, _SUMS.sub("", _by_number(told))]


def _by_number(told: str) -> str:
    """Say how many fifteens there are, where they are told one by one."""
    return _FIFTEENS.sub(lambda row: f"{number_word(1 + row[1].count(','))} fifteens", told)


def _counted(cards: Cards, starter: Card) -> str:
    scores = show(cards, starter)
    return f"{points(scores)}: {TABLE_TALK.told(scores) if scores else nothing(HOUSE, cards)}"
