"""Help on the show: what a hand counts, by the number of cards in it, with hands to look at."""

from game.handbook.page_parts import drawn, priced, prose
from game.rules.cards import Card, parse_cards
from game.rules.counting import points, show
from game.rules.forms import Form
from game.rules.spoken import aloud

# Hands and starters by the cards kept; the last of each is the best there is.
EXAMPLES = {
    3: (("7D 6H 6S", "5C"), ("KD 5H 5S", "5C"), ("5H 5S 5D", "5C")),
    4: (("4D 4H 5S 6D", "KC"), ("9C 6D 5H 4S", "4C"), ("5H 5S 5D JC", "5C")),
    5: (("7C 8D 8S 9H JC", "KC"), ("2H 4H 6H 8H TH", "KH"), ("4H 4S 5H 5S 6H", "6S")),
}
BEST_CRIB = ("5H 5S 5D JC", "5C")


def the_show(form: Form, starter: str) -> list[str]:
    """The order, and what counts."""
    kept = form.kept
    return [
        *prose(
            "The hands are counted in turn from the dealer's left, the dealer's last, and then the crib. "
            "Each is pegged before the next: who is out first has won. "
            f"The {starter} counts as a card of each."
        ),
        "",
        *priced(
            ("every set of cards that adds up to fifteen", 2),
            ("every run of three or more", "1 a card"),
            ("a pair", 2),
            ("three of a rank", 6),
            ("four of a rank", 12),
            (f"all {kept} cards in hand of one suit", kept),
            (f"the same with the {starter}", kept + 1),
            (f"the jack of the {starter}'s suit", 1),
        ),
        "",
        *prose(
            f"In the crib only five of a suit, with the {starter}, are a flush. Of a long run the shorter "
            "ones in it do not count, but two ways through a run are two runs: 4 5 5 6 counts six and the "
            f"pair. The jack of the {starter}'s suit is one for his nobs; one turned up was heels, and is "
            "no nobs.",
            _nineteen(kept),
        ),
    ]


def _nineteen(kept: int) -> str:
    if kept == max(EXAMPLES):
        return "Nothing is sometimes called nineteen; but hands as long as these can hold a true nineteen."
    return "Nothing is sometimes called nineteen, since no hand can count that."


def hands_to_count(form: Form) -> list[str]:
    """Two hands of the size that is played, counted aloud by the rules themselves."""
    first, second, _ = EXAMPLES[form.kept]
    return [*_example(*first), "", *_example(*second)]


def the_best(form: Form) -> list[str]:
    """The best hand there is, and the best crib where it has more cards."""
    lines = _example(*EXAMPLES[form.kept][-1])
    if form.kept < len(parse_cards(BEST_CRIB[0])):
        lines += ["", "The crib has a card more, and so the best count of all:", "", *_example(*BEST_CRIB)]
    return lines


def _example(hand: str, starter: str) -> list[str]:
    cards, turned_up = parse_cards(hand), Card.parse(starter)
    scores = show(cards, turned_up)
    return [*drawn(cards, (turned_up,)), f"{points(scores)}: {aloud(scores)}"]
