"""Help on the cards: the pegging, the show, hands to count and the best of them."""

from collections import Counter
from functools import lru_cache
from itertools import chain, combinations, product
from math import comb

from game.handbook.help_page import drawn, hidden, priced, prose
from game.rules.cards import PACK, Card, Cards, Suit, parse_cards
from game.rules.counting import (
    FOR_FIFTEEN,
    FOR_GO,
    FOR_NOBS,
    FOR_THIRTY_ONE,
    HAND_TOTALS,
    SHORTEST_RUN,
    THIRTY_ONE,
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

# The last card of each pegs with those before it.
RUN_EXAMPLES = ("4C 6D 5S", "3H 5C 6D 7S 4C", "2C 3D 3S 4H")


def what_a_card_pegs(house: House) -> list[str]:
    """Tabulate the scores."""
    lines = [
        *prose(
            "The player at the dealer's left plays a card, then the next player, and so on. Add up the cards "
            "as they fall: face cards are ten, aces one. A card pegs for everything it makes:"
        ),
        "",
        *priced(
            ("a count of fifteen", FOR_FIFTEEN),
            ("a count of thirty-one", FOR_THIRTY_ONE),
            ("a pair with the card before", for_alike(2)),
            ("a third card of that rank in a row", for_alike(3)),
            ("a fourth", for_alike(4)),
            (f"each card of a run of {number_word(SHORTEST_RUN)} or more", 1),
            ("go, or the last card of all", FOR_GO),
        ),
        "",
        "Here the second card makes fifteen, the third a run of three, the fourth a run of four:",
        *drawn(parse_cards("7H 8S 9D 6C")),
    ]
    if house.counting.in_play:
        lines += ["", *prose("Say what each card pegs. The table pegs a go for you.")]
    return lines


def the_go(form: Form, house: House) -> list[str]:
    """Explain the go, and when a new count begins."""
    others = "the other" if form.seats == 2 else "every other player in turn"
    go, most = number_word(FOR_GO), number_word(FOR_THIRTY_ONE)
    must = (
        f"Nobody goes over {THIRTY_ONE}. If you can play, you must. If you can't, say go: {others} plays on "
        f"as long as a card fits. The last card pegs {go}, or {most} at {THIRTY_ONE}."
    )
    by_hand = f"Here you say go yourself. You can't say it while a card fits, or play over {THIRTY_ONE}."
    if form.played_out:
        after = "Then a new count starts at zero. The next player who has cards leads, until all are played."
    else:
        after = f"At {THIRTY_ONE}, or when nobody can play, the play is over. Cards left in hand stay there."
    return ["# The go", *prose(must, *([by_hand] if house.go_by_hand else []), after)]


def runs() -> list[str]:
    """Explain runs in the play, counted by the rules themselves."""
    lines = prose(
        "The cards of a run may fall in any order, with nothing in between. Queen, king, ace is not a run. "
        "The last card of each row pegs:"
    )
    for text in RUN_EXAMPLES:
        cards = parse_cards(text)
        scores = peg(cards)
        words = (
            f"{points(scores)}: {TABLE_TALK.told(scores)}"
            if scores
            else "zero: the second three breaks the run"
        )
        lines += [f"# {words}", *drawn(cards[:-1], cards[-1:])]
    return lines


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


def the_show(form: Form, starter: str) -> list[str]:
    """Explain the order, and the scores."""
    kept = form.kept
    return [
        *prose(
            "Count the hands in turn from the dealer's left, the dealer's last, then the crib. Peg each "
            "before the next: the first one out wins. "
            f"The {starter} belongs to every hand."
        ),
        "",
        *priced(
            ("every set of cards that makes fifteen", FOR_FIFTEEN),
            (f"each card of a run of {number_word(SHORTEST_RUN)} or more", 1),
            ("a pair", for_alike(2)),
            ("three of a rank", for_alike(3)),
            ("four of a rank", for_alike(4)),
            (f"all {kept} cards in hand of one suit", kept),
            (f"the same with the {starter}", kept + 1),
            (f"the jack of the {starter}'s suit", FOR_NOBS),
        ),
        "",
        *prose(
            f"In the crib a flush needs all five of a suit, with the {starter}. Count a long run once, but "
            "both ways through a double run: 4 5 5 6 is six and the pair. The jack of the "
            f"{starter}'s suit is {number_word(FOR_NOBS)} for his nobs.",
            _nineteen(kept),
        ),
    ]


def _nineteen(kept: int) -> str:
    if kept == max(HAND_EXAMPLES):
        return "Players call zero nineteen. But a hand this long can hold a true nineteen."
    return "Players call zero nineteen, because no hand can count that."


def hands_to_count(form: Form) -> list[str]:
    """Set four hands to count, one of them a nineteen; the rules themselves know the answers."""
    *examples, _ = HAND_EXAMPLES[form.kept]
    lines: list[str] = []
    for hand, starter in (*examples, *MORE_EXAMPLES[form.kept]):
        lines += to_count(hand, starter)
    return lines[:-1]


def to_count(hand: str, starter: str) -> list[str]:
    """Draw a hand, its count face down."""
    cards, turned_up = parse_cards(hand), Card.parse(starter)
    return [*drawn(cards, (turned_up,)), *hidden(_counted(cards, turned_up))]


def first_hand(form: Form) -> list[str]:
    """Draw the first of the hands to count, and its count."""
    return _example(*HAND_EXAMPLES[form.kept][0])


def the_best(form: Form) -> list[str]:
    """Show the best hands, the totals that no hand has, and the odds of the best of all."""
    kept, crib = form.kept, len(parse_cards(BEST_CRIB[0]))
    lines = [line for hand, starter in BEST_HANDS[kept] for line in _example(hand, starter)]
    if kept < crib:
        lines += ["", "The crib has one more card, so the best count of all is there:", *_example(*BEST_CRIB)]
    totals = HAND_TOTALS[kept]
    never = [str(total) for total in range(max(totals)) if total not in totals]
    return [
        *lines,
        "",
        f"No hand counts {listed(never, 'or')}.",
        f"Your chance of the best: one in {odds_against_the_best(form):,} deals, if you keep it.",
    ]


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


def _counted(cards: Cards, starter: Card) -> str:
    scores = show(cards, starter)
    return f"{points(scores)}: {TABLE_TALK.told(scores) if scores else nothing(HOUSE, cards)}"
